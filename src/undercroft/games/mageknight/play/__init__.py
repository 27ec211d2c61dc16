"""A match: set-up, Rounds, turns, moving, dealing, the ends of turns, scoring."""
