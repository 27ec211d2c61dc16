"""What effects do, step by step (`effects.py` has their words). Importing this package registers every step."""

from . import card_steps, foe_steps, mana_steps, points, unit_steps
from .foes import beat, can_affect, foe_keys
from .needs import NEEDS, possible
from .steps import AMOUNT, COLOUR, PICK, TARGET, WAY, colour_of, later, moment_of, pick, run, which_way
from .unit_steps import unit_key, unit_of, which_unit

__all__ = [
    "AMOUNT", "COLOUR", "NEEDS", "PICK", "TARGET", "WAY", "beat", "can_affect", "card_steps", "colour_of", "foe_keys",
    "foe_steps", "later", "mana_steps", "moment_of", "pick", "points", "possible", "run", "unit_key", "unit_of",
    "unit_steps", "which_unit", "which_way",
]  # fmt: skip
