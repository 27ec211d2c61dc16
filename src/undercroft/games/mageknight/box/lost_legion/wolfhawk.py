"""The hero of The Lost Legion: Wolfhawk, her cards and skills (ML1.1)."""

from __future__ import annotations

from ...tables import Card, Hero, Skill
from ...things.cards import action, skill
from ...things.effects import crystal, do, either, heal, influence, move, ranged
from ..base.skills import competitive, motivation

HERO_ROWS: dict[str, Hero] = {
    "wolfhawk": Hero({"swift_reflexes": "swiftness", "tirelessness": "stamina"}, ("white", "white", "blue")),
}

CARD_ROWS: dict[str, Card] = {
    "swift_reflexes": action(
        "white",
        "movement combat",
        either(move(2), ranged(1), do("reduce", 1)),
        either(move(4), ranged(3), do("reduce", 2)),
    ),
    "tirelessness": action(
        "blue", "movement", move(2) + do("mod", "tireless", 1, 1), move(4) + do("mod", "tireless", 1, 0)
    ),
}


def refreshing(colour: str) -> Skill:
    return skill("wolfhawk", "round", "healing", crystal(colour) + heal(1))


ROWS: dict[str, Skill] = {
    "wolfhawk_deadly_aim": skill("wolfhawk", "turn", "combat", do("mark_down", 1, 2)),
    "wolfhawk_dueling": skill("wolfhawk", "turn", "combat", do("fence", 1)),
    "wolfhawk_hawk_eyes": skill("wolfhawk", "turn", "movement", move(1) + do("keen", 1)),
    "wolfhawk_know_your_prey": skill("wolfhawk", "round", "combat", do("prey", 1)),
    "wolfhawk_motivation": motivation("wolfhawk", "fame"),
    "wolfhawk_on_her_own": skill("wolfhawk", "turn", "influence", either(influence(1), do("aloof", 3))),
    "wolfhawk_refreshing_bath": refreshing("blue"),
    "wolfhawk_refreshing_breeze": refreshing("white"),
    "wolfhawk_taunt": skill("wolfhawk", "turn", "combat", either(do("goad", 1, 0), do("goad", 2, 2))),
    "wolfhawk_wolfs_howl": competitive("wolfhawk", "special", do("howl", 4)),
}
