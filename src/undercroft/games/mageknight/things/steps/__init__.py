"""What effects do, step by step. Importing this package registers every step."""

from . import cards, centre, foes, invocation, legion, legion_cards, mana, moves, offers, others, points, sinks, units

__all__ = [
    "cards", "centre", "foes", "invocation", "legion", "legion_cards", "mana", "moves", "offers", "others",
    "points", "sinks", "units",
]  # fmt: skip
