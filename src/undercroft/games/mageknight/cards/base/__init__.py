"""The cards of the base game, one module per printed type."""

from ..card import Card
from . import advanced, artifacts, basic, skills, spells

CARDS: dict[str, dict[str, Card]] = {
    "basic": basic.CARDS,
    "advanced": advanced.CARDS,
    "spells": spells.CARDS,
    "artifacts": artifacts.CARDS,
}
SKILLS = skills.SKILLS
MODULES = {
    **{face: f"base.{name}" for name, part in CARDS.items() for face in part},
    **dict.fromkeys(SKILLS, "base.skills"),
}
