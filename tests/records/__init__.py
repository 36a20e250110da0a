"""Records, matches, positions and the referee: what is true is accepted, and everything else is told."""
