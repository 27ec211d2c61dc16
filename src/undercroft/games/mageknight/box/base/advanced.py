"""The Advanced Actions of the base game."""

from __future__ import annotations

from ...tables import BASIC, DIE, Card
from ...things.cards import Icons, action
from ...things.effects import (
    ALL_TERRAIN,
    EVERY_LAND,
    WILDS,
    Half,
    any_mana,
    attack,
    block,
    cheaper,
    costing,
    crystal,
    do,
    either,
    influence,
    move,
    paying,
    ranged,
    reputation,
    siege,
    wound,
)


def advanced(colour: str, icons: Icons, basic: Half, strong: Half) -> Card:
    return action(colour, icons, basic, strong, advanced=True)


OPEN_LAND = ("plains", "desert", "wasteland")

ROWS: dict[str, Card] = {
    "agility": advanced("white", "movement combat", do("agile", 2, 0), do("agile", 4, 1)),
    "ambush": advanced("green", "movement", move(2) + do("mod", "ambush", 1, 2), move(4) + do("mod", "ambush", 2, 4)),
    "blood_rage": advanced(
        "red", "combat", either(attack(2), attack(5) + wound()), either(attack(4), attack(9) + wound())
    ),
    "blood_ritual": advanced(
        "red", "special", crystal("red") + wound() + any_mana(*DIE), any_mana(*DIE, n=3) + wound() + do("distil")
    ),
    "crushing_bolt": advanced("green", ("special", "combat"), crystal("green"), siege(3)),
    "crystal_mastery": advanced("blue", "special", do("own_crystal", 1), do("mod", "refund")),
    "decompose": advanced("red", "special", do("break_down", 2), do("break_down", 1)),
    "diplomacy": advanced(
        "white",
        "influence combat",
        do("diplomat", "physical", 2),
        either(do("diplomat", "fire", 4), do("diplomat", "ice", 4)),
    ),
    "fire_bolt": advanced("red", ("special", "combat"), crystal("red"), ranged(3, "fire")),
    "frost_bridge": advanced(
        "blue", "movement", move(2) + costing(("swamp",), 1), move(4) + costing(("swamp", "lake"), 1)
    ),
    "heroic_tale": advanced("white", "influence", influence(3) + do("tale", 0, 1), influence(6) + do("tale", 1, 1)),
    "ice_bolt": advanced("blue", ("special", "combat"), crystal("blue"), ranged(3, "ice")),
    "ice_shield": advanced("blue", "combat", block(3, "ice"), block(3, "ice") + do("rider", "weaken", 3, "blue")),
    "in_need": advanced("green", "influence", do("gather", 3, 1), do("gather", 5, 2)),
    "intimidate": advanced(
        "red",
        "influence combat",
        either(influence(4) + reputation(-1), attack(3) + reputation(-1)),
        either(influence(8) + reputation(-2), attack(7) + reputation(-2)),
    ),
    "into_the_heat": advanced("red", "combat", do("units_up", 2), do("units_up", 3)),
    "learning": advanced(
        "white",
        "influence special",
        influence(2) + do("mod", "learning", 6, 0, "discard"),
        influence(4) + do("mod", "learning", 9, 0, "hand"),
    ),
    "magic_talent": advanced(
        "blue",
        "special",
        do("talent", 1),
        either(*(paying(colour) + do("gain_spell", colour) for colour in BASIC)),
    ),
    "mana_storm": advanced(
        "white",
        "special",
        do("storm", 1),
        do("reroll_source", 1) + do("more_dice", 3) + do("mod", "wild_dice"),
    ),
    "maximal_effect": advanced("red", "special", do("repeat", 3, "basic"), do("repeat", 2, "strong")),
    "path_finding": advanced(
        "green",
        "movement",
        move(2) + cheaper(ALL_TERRAIN, 1, 2),
        move(4) + costing(EVERY_LAND, 2) + costing(WILDS, 2, 1),
    ),
    "pure_magic": advanced(
        "blue",
        "movement influence combat",
        either(*(paying(c) + e for c, e in zip(BASIC, (attack(4), block(4), move(4), influence(4)), strict=True))),
        either(*(paying(c) + e for c, e in zip(BASIC, (attack(7), block(7), move(7), influence(7)), strict=True))),
    ),
    "refreshing_walk": advanced("green", "movement healing", move(2) + do("mend", 1, 0), move(4) + do("mend", 2, 0)),
    "regeneration": advanced("green", "healing", do("mend", 1, 2), do("mend", 2, 3)),
    "song_of_wind": advanced(
        "white",
        "movement",
        move(2) + cheaper(OPEN_LAND, 1),
        either(
            move(2) + cheaper(OPEN_LAND, 2),
            paying("blue") + do("move_lakes", 2) + cheaper(OPEN_LAND, 2) + costing(("lake",), 0),
        ),
    ),
    "steady_tempo": advanced(
        "blue", "movement", move(2) + do("keep_going", "bottom"), move(4) + do("keep_going", "top")
    ),
    "swift_bolt": advanced("white", ("special", "combat"), crystal("white"), ranged(4)),
    "training": advanced("green", "special", do("train", 1, "discard"), do("train", 1, "hand")),
}
