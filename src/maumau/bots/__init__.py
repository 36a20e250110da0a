"""Players that are no people. All of them see a `View`, never the game."""
