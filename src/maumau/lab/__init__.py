"""The laboratory: simulating many rounds and matches, and counting."""
