"""The enemy tokens of The Lost Legion (ML1.4, ML10, ML11)."""

from __future__ import annotations

from ...records import Strike
from ...tables import Enemy


def enemy(
    colour: str, copies: int, armor: int, fame: int, *strikes: Strike, abilities: str = "", resists: str = ""
) -> Enemy:
    return Enemy(colour, copies, armor, fame, strikes, tuple(abilities.split()), tuple(resists.split()))


def heroes(armor: int, *strikes: Strike, abilities: str = "", resists: str = "") -> Enemy:
    """ML12.1: people resent it when they are defeated."""
    return enemy("gray", 1, armor, 5, *strikes, abilities=abilities, resists=resists)._replace(reputation=-1)


_ = Strike

ROWS: dict[str, Enemy] = {
    "orc_skirmishers": enemy("green", 2, 4, 2, _(1), _(1)),
    "orc_war_beasts": enemy("green", 2, 5, 3, _(3), abilities="unfortified brutal", resists="fire ice"),
    "orc_trackers": enemy("green", 2, 3, 3, _(4), abilities="elusive assassination")._replace(high=6),
    "orc_stonethrowers": enemy("green", 2, 2, 4, _(7), abilities="fortified cumbersome", resists="physical"),
    "heroes_ice": heroes(4, _(3), _(3, "ice"), resists="ice"),
    "heroes_fire": heroes(4, _(4), _(2, "fire"), resists="fire"),
    "heroes_swift": heroes(5, _(3), _(2), abilities="swift"),
    "heroes_fortified": heroes(4, _(5), _(3), abilities="fortified"),
    "thugs_token": enemy("gray", 2, 5, 2, _(3), abilities="brutal")._replace(reputation=1),
    "shocktroops_token": enemy("gray", 2, 3, 3, _(5), abilities="unfortified elusive")._replace(high=6),
    "shadow": enemy("brown", 2, 4, 4, _(4, "cold_fire"), abilities="elusive arcane_immunity")._replace(high=8),
    "hydra": enemy("brown", 2, 6, 5, _(2), _(2), _(2), resists="ice"),
    "manticore": enemy("brown", 2, 6, 5, _(4), abilities="swift assassination poison", resists="fire"),
    "sorcerers_token": enemy("violet", 2, 6, 5, _(6), abilities="arcane_immunity assassination poison"),
    "magic_familiars_token": enemy("violet", 2, 7, 5, _(3), _(3), abilities="unfortified brutal"),
    "grim_legionnaires": enemy("white", 2, 10, 8, _(11), abilities="unfortified arcane_immunity"),
    "fire_catapult": enemy("white", 1, 7, 7, _(8, "fire"), abilities="fortified cumbersome"),
    "ice_catapult": enemy("white", 1, 6, 7, _(9, "ice"), abilities="fortified cumbersome"),
    "delphana_masters_token": enemy(
        "white", 2, 8, 9, _(5, "cold_fire"), abilities="assassination paralyze", resists="fire ice"
    ),
    "storm_dragon": enemy("red", 2, 7, 7, _(4, "ice"), abilities="elusive swift", resists="ice")._replace(high=14),
    "lava_dragon": enemy("red", 2, 8, 8, _(6, "fire"), abilities="fortified brutal", resists="fire"),
    "dragon_summoner": enemy("red", 2, 8, 9, abilities="arcane_immunity", resists="physical")._replace(
        summons="brown brown"
    ),
}
