"""The monsters: eight groups of ten (T1.4). Light, attack and magic attack here are trophies (T18.1).

`reckoning` reads traits and battle effects (T15, T26), `battle` does what they do (T21), breaches are in `hall`.
"""

from __future__ import annotations

from typing import Any

from .. import disputed as d
from ..card import Card


def monster(group: str, word: str, copies: int, health: int, gold: int, xp: int, vp: int, **rest: Any) -> Card:
    """A monster: its traits are the words of its group, and a dragon's colour."""
    colour: tuple[str, ...] = rest.pop("colour", ())
    return Card(
        word, "monster", ("monster", *group.split("_"), *colour), copies,
        health=health, gold=gold, xp=xp, vp=vp, group=group, **rest,
    )  # fmt: skip


ALL: tuple[Card, ...] = (
    monster(
        "abyssal", "archduke_of_pain", 1, 10, 3, 3, 8,
        needs_magic=True, slays_all=("cleric", "wizard"), breach="archduke",
    ),
    monster("abyssal", "grudgebeast", 2, 4, 1, 1, 2),
    monster("abyssal", "succubus", 2, 6, 2, d.SUCCUBUS_XP, d.SUCCUBUS_VP, halved_without="magic"),
    monster("abyssal", "tormentor", 2, 8, 2, d.TORMENTOR_XP, d.TORMENTOR_VP, halved_without="weapon", slays="cleric"),
    monster("abyssal", "the_unchained", 3, 5, 1, 1, 3, diseases=1, magic=1),
    monster("doomknight_humanoid", "darkness", 2, 6, 1, 2, 4, only_armed=True, dark=1),
    monster("doomknight_humanoid", "judgement", 2, 5, 1, 1, 3, weakens=2, saps=True),
    monster("doomknight_humanoid", "knightmare", 2, 8, 1, 3, 6, dark=2, slays="fighter"),
    monster("doomknight_humanoid", "lord_mortis", 2, 4, 1, 1, 2, dark=d.LORD_MORTIS_DARK["ruling"]),
    monster("doomknight_humanoid", "the_prince", 2, 7, 1, 2, 5, weakens=2, slays="fighter"),
    monster("dragon", "ebon_fume", 1, 11, 1, 3, 8, colour=("black",), no_magic=True, slays="strongest", attack=3),
    monster("dragon", "mythlurian", 2, 8, 3, 2, 4, colour=("green",), slays="hero"),
    monster("dragon", "skaladak", 3, 7, 3, 2, 3, colour=("white",), slays="weapon"),
    monster("dragon", "tyxr_the_old", 2, 10, 2, 3, 6, colour=("red",), slays="hero", breach="tyxr", magic=2),
    monster(
        "dragon", "uyril_unending", 2, 9, 2, 2, 5, colour=("blue",), halved_without="magic", slays="militia", attack=1
    ),
    monster("enchanted", "blink_dog", 2, 3, 1, 1, 2, dark=1, fades=True),
    monster("enchanted", "griffon", 2, 7, 1, 2, 4, magic=1),
    monster("enchanted", "nixie", 2, 5, 4, 1, 1),
    monster("enchanted", "pegasus", 3, 6, 2, 1, 2, attack=d.PEGASUS_ATTACK, magic=d.PEGASUS_MAGIC),
    monster("enchanted", "sphinx", 1, 8, 2, 3, 7, only_magic=True, spoils="sphinx", magic=2),
    monster("humanoid", "bloodskull_orc", 2, 5, 3, 1, 0),
    monster("humanoid", "deadbone_troll", 2, 7, 2, 2, 5, diseases=1),
    monster("humanoid", "firebrand_cyclops", 2, 6, 1, 2, 4),
    monster("humanoid", "grayskin_lizard", 2, 6, 2, 1, 3, goads=1),
    monster("humanoid", "griknack_goblin", 2, 4, 1, 1, 1),
    monster("ooze", "black_slime", 2, 5, 1, 1, 2, slays="militia"),
    monster("ooze", "gray_ooze", 2, 6, 1, 2, 3, slays="hero", spared_by="weapon", spoils="food"),
    monster("ooze", "green_blob", 2, 5, 1, 1, 2, slays="food"),
    monster("ooze", "noxious_slag", 2, 7, 1, d.NOXIOUS_SLAG_XP, d.NOXIOUS_SLAG_VP, halves_magic=True, no_edge=True),
    monster("ooze", "red_jelly", 2, 6, 2, 2, 2, slays="weapon", light=1),
    monster("undead_doom", "famine", 2, 4, 1, 1, 2, diseases=1),
    monster("undead_doom", "harbinger", 2, 3, 2, 1, 1, slays="spell"),
    monster("undead_doom", "kingdom", 3, 5, 2, 1, 3, diseases=1),
    monster("undead_doom", "lord_of_death", 1, 9, 2, 3, 7, diseases=2),
    monster("undead_doom", "suffering", 2, 6, 2, 2, 4, weakens=2, diseases=1),
    monster("undead_spirit", "ghost", 2, 6, 1, 1, 4, halved_without="magic", weakens=2),
    monster("undead_spirit", "haunt", 2, 4, 1, 1, 2, stops=True),
    monster("undead_spirit", "revenant", 2, 7, 2, 2, 5, needs_magic=True, weakens=4, slays_weak=True),
    monster("undead_spirit", "spectre", 2, 5, 1, 1, 3, slays="militia"),
    monster("undead_spirit", "wraith", 2, 6, 2, 2, 4, slays="militia"),
)  # fmt: skip
