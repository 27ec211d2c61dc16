"""What the Ultimate printing adds to the other boxes: two-coloured cards (M5.13), an Artifact, a skill for Wolfhawk."""

from __future__ import annotations

from ...tables import Card, Skill
from ...things.cards import artifact
from ...things.effects import crystal, do, draw, either, heal, influence, move, ranged, wound
from ..base.advanced import advanced
from ..base.skills import cooperative

CARD_ROWS: dict[str, Card] = {
    "chilling_stare": advanced(
        "blue_or_white",
        "influence combat",
        either(influence(3), do("dull", 1)),
        either(influence(5), do("idle", 1, "blue")),
    ),
    "explosive_bolt": advanced(
        "red_or_white",
        ("special", "combat"),
        wound() + crystal("white") + crystal("red"),
        ranged(3) + do("rider", "blast", 1),
    ),
    "power_of_crystals": advanced(
        "blue_or_green",
        ("special", "movement healing special"),
        do("missing_crystal", 1),
        either(*(first + do("per_set", 1) for first in (move(4), heal(2), draw(2)))),
    ),
    "rush_of_adrenaline": advanced("red_or_green", "special", do("mod", "rush", 3, 0), do("mod", "rush", 3, 1)),
    "mysterious_box": artifact("special", do("open_box", 1), do("open_box", 1))._replace(strong=()),
}
SKILL_ROWS: dict[str, Skill] = {
    "wolfhawk_howl_of_the_pack": cooperative("wolfhawk", "special", do("howl", 4), do("pack", 1)),
}
