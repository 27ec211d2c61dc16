"""The cards of the base game, one module per printed type."""
