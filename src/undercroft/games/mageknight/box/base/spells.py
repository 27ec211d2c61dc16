"""The Spells of the base game."""

from __future__ import annotations

from ...tables import BASIC, Card
from ...things.cards import rival_spell, spell
from ...things.effects import attack, block, do, either, paying, ranged, siege, wound

ROWS: dict[str, Card] = {
    "burning_shield": spell(
        "red",
        "combat",
        block(4, "fire") + do("rider", "burn", 4),
        block(4, "fire") + do("rider", "destroy", 0, "red"),
    ),
    "call_to_arms": spell("white", "special", do("call_up", 1), do("muster", 1)),
    "chill": spell("blue", "combat", do("idle_weak", 0, "blue", "fire"), do("idle_weak", 4, "blue")),
    "demolish": spell(
        "red",
        "combat",
        do("open_site", 1) + do("weaken_all", 1, "red"),
        do("destroy", 1, "red") + do("weaken_all", 1, "red"),
    ),
    "energy_flow": rival_spell("green", "healing", do("flow", 2, 0), do("flow", 3, 1)),
    "expose": spell(
        "white",
        "combat",
        do("lay_bare", 1, 1) + ranged(2),
        either(do("expose_all", "fortified") + ranged(3), do("expose_all", "resistances") + ranged(3)),
    ),
    "fireball": spell("red", "combat", ranged(5, "fire"), siege(8, "fire") + wound()),
    "flame_wall": spell(
        "red",
        "combat",
        either(attack(5, element="fire"), block(7, "fire")),
        either(do("flames", 5, "attack"), do("flames", 7, "block")),
    ),
    "mana_bolt": spell(
        "blue",
        "combat",
        either(
            *(
                paying(colour) + points
                for colour, points in zip(
                    BASIC,
                    (attack(7, element="cold_fire"), attack(8, element="ice"), siege(5, "ice"), ranged(6, "ice")),
                    strict=True,
                )
            )
        ),
        either(
            *(
                paying(colour) + points
                for colour, points in zip(
                    BASIC,
                    (attack(10, element="cold_fire"), attack(11, element="ice"), siege(8, "ice"), ranged(9, "ice")),
                    strict=True,
                )
            )
        ),
    ),
    "mana_claim": rival_spell(
        "blue",
        "special",
        either(do("claim", 3, 0), do("claim_each", 1, 0)),
        either(do("claim", 3, 1), do("claim_each", 1, 1)),
    ),
    "mana_meltdown": rival_spell("red", "special", do("melt", 1), do("radiate", 2)),
    "meditation": spell("green", "special", do("recall", 2, "random"), do("recall", 2, "chosen")),
    "mind_read": rival_spell("white", "special", do("read_minds", 1, 0), do("read_minds", 1, 1)),
    "restoration": spell("green", "healing", do("restore", 3, 0), do("restore", 3, 1)),
    "snowstorm": spell("blue", "combat", ranged(5, "ice"), siege(8, "ice") + wound()),
    "space_bending": spell("blue", ("movement", "special"), do("bend", 2), do("bend_time", 1)),
    "tremor": spell(
        "green",
        "combat",
        either(do("weaken", 3, "green"), do("weaken_all", 2, "green")),
        either(do("weaken", 3, "green", 6), do("weaken_all", 2, "green", 4)),
    ),
    "underground_travel": spell("green", "movement", do("soar", "under_ground"), do("tunnel", 3)),
    "whirlwind": spell("white", "combat", do("idle", 1), do("destroy", 1, "white")),
    "wings_of_wind": spell("white", ("movement", "combat"), do("soar", "on_wings"), do("wings", 1)),
}
