"""The Spells of The Lost Legion."""

from __future__ import annotations

from ...tables import Card
from ...things.cards import spell
from ...things.effects import EVERY_LAND, costing, crystal, do, either, influence, move

ROWS: dict[str, Card] = {
    "charm": spell("white", ("influence", "combat"), influence(4) + do("charm", 3), do("possess", 1)),
    "cure": spell("green", ("healing", "combat"), do("cure", 2), do("sicken", 1)),
    "mist_form": spell(
        "blue",
        ("movement", "combat"),
        move(4) + costing((*EVERY_LAND, "lake"), 2) + do("mod", "mist"),
        do("mod", "all_resist") + do("mod", "veil"),
    ),
    "offering": spell(
        "red",
        ("special", "combat"),
        crystal("red") + do("offer_up", 3),
        either(*(do("sacrifice", f"{one}_{other}", 0) for one in ("green", "white") for other in ("red", "blue"))),
    ),
}
