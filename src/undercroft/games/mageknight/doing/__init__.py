"""What effects do, step by step (`effects.py` has their words). Importing this package registers every step."""

from . import card_steps, centre_steps, foe_steps, mana_steps, moves, offer_steps, others, points, unit_steps
from .centre_steps import thaw
from .foe_steps import WINGS, stop, wings_price
from .foes import attackers, beat, can_affect, foe_keys, strike_keys
from .moves import FLY
from .needs import NEEDS, fits, possible, uses_cards
from .offer_steps import enlist, learn, lessons, recruited
from .others import RESPOND, has_turn_left, motivations, use_motivation
from .steps import AMOUNT, COLOUR, PICK, TARGET, WAY, asks, colour_of, later, moment_of, pick, run, which_way
from .unit_steps import unit_key, unit_of, which_unit

__all__ = [
    "AMOUNT", "COLOUR", "FLY", "NEEDS", "PICK", "RESPOND", "TARGET", "WAY", "WINGS", "asks", "attackers", "beat",
    "can_affect", "card_steps", "centre_steps", "colour_of", "enlist", "fits", "foe_keys", "foe_steps", "has_turn_left",
    "later", "learn", "lessons", "mana_steps", "moment_of", "motivations", "moves", "offer_steps", "others", "pick",
    "points", "possible", "recruited", "run", "stop", "strike_keys", "thaw", "unit_key", "unit_of", "unit_steps",
    "use_motivation", "uses_cards", "which_unit", "which_way", "wings_price",
]  # fmt: skip
