"""The Artifacts of The Lost Legion, and its Banners (ML9)."""

from __future__ import annotations

from ...tables import Banner, Card
from ...things.cards import artifact
from ...things.effects import attack, block, do, either, fame
from ..base.artifacts import banner

ROWS: dict[str, Card] = {
    "banner_of_command": artifact(("influence", "special"), do("proclaim", 4), do("muster", 1) + fame(2)),
    "banner_of_fortitude": banner("healing", do("heal_units", 1)),
    "bow_of_starsdawn": artifact("combat", do("arrows", 2, 0), do("bow", 1)),
    "circlet_of_proficiency": artifact("special", do("proficient", 1), do("adopt", 1)),
    "druidic_staff": artifact("special", do("druid", 1), do("druid_two", 2)),
    "shield_of_the_fallen_kings": artifact(
        "combat",
        either(block(6), do("wards", 4, "physical", 2)),
        either(block(8, "cold_fire"), do("wards", 4, "cold_fire", 3)),
    ),
    "soul_harvester": artifact("combat", attack(3) + do("rider", "reap", 1), do("reap_all", 8)),
    "tome_of_all_spells": artifact("special", do("tome", "basic"), do("tome", "strong")),
}

BANNER_ROWS: dict[str, Banner] = {
    "banner_of_command": Banner(),
    "banner_of_fortitude": Banner(spares=True),
}
