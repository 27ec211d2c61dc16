"""Every card, one module for each printed type. The game's `__init__` imports them all, which fills `model`."""
