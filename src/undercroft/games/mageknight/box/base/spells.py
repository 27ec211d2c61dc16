"""The Spells of the base game."""

from __future__ import annotations

from ...tables import BASIC, Card
from ...things.cards import rival_spell, spell
from ...things.effects import attack, block, either, paying, ranged, siege, step, wound

ROWS: dict[str, Card] = {
    "burning_shield": spell(
        "red",
        "combat",
        block(4, "fire") + step("rider", "burn", 4),
        block(4, "fire") + step("rider", "destroy", 0, "red"),
    ),
    "call_to_arms": spell("white", "special", step("call_up", 1), step("muster", 1)),
    "chill": spell("blue", "combat", step("idle_weak", 0, "blue", "fire"), step("idle_weak", 4, "blue")),
    "demolish": spell(
        "red",
        "combat",
        step("open_site", 1) + step("weaken_all", 1, "red"),
        step("destroy", 1, "red") + step("weaken_all", 1, "red"),
    ),
    "energy_flow": rival_spell("green", "healing", step("flow", 2, 0), step("flow", 3, 1)),
    "expose": spell(
        "white",
        "combat",
        step("lay_bare", 1) + ranged(2),
        either(step("expose_all", "fortified") + ranged(3), step("expose_all", "resistances") + ranged(3)),
    ),
    "fireball": spell("red", "combat", ranged(5, "fire"), siege(8, "fire") + wound()),
    "flame_wall": spell(
        "red",
        "combat",
        either(attack(5, element="fire"), block(7, "fire")),
        either(step("flames", 5, "attack"), step("flames", 7, "block")),
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
        either(step("claim", 3, 0), step("claim_each", 1, 0)),
        either(step("claim", 3, 1), step("claim_each", 1, 1)),
    ),
    "mana_meltdown": rival_spell("red", "special", step("melt", 1), step("radiate", 2)),
    "meditation": spell("green", "special", step("recall", 2, "random"), step("recall", 2, "chosen")),
    "mind_read": rival_spell("white", "special", step("read_minds", 1, 0), step("read_minds", 1, 1)),
    "restoration": spell("green", "healing", step("restore", 3, 0), step("restore", 3, 1)),
    "snowstorm": spell("blue", "combat", ranged(5, "ice"), siege(8, "ice") + wound()),
    "space_bending": spell("blue", ("movement", "special"), step("bend", 2), step("bend_time", 1)),
    "tremor": spell(
        "green",
        "combat",
        either(step("weaken", 3, "green"), step("weaken_all", 2, "green")),
        either(step("weaken", 3, "green", 6), step("weaken_all", 2, "green", 4)),
    ),
    "underground_travel": spell("green", "movement", step("soar", "under_ground"), step("tunnel", 3)),
    "whirlwind": spell("white", "combat", step("idle", 1), step("destroy", 1, "white")),
    "wings_of_wind": spell("white", ("movement", "combat"), step("soar", "on_wings"), step("wings", 1)),
}
