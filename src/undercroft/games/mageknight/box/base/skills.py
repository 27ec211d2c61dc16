"""The skills of the four heroes of the base game (M8)."""

from __future__ import annotations

from ...tables import BASIC, Skill
from ...things.cards import skill
from ...things.effects import (
    ALL_TERRAIN,
    Either,
    Half,
    attack,
    block,
    cheaper,
    crystal,
    do,
    draw,
    either,
    heal,
    mana,
    paying,
    siege,
)
from ...things.ways import ways_of

NOTHING = Either(())


def motivation(hero: str, colour: str) -> Skill:
    """M8.3: also on other players' turns (`play/offers.py`)."""
    return skill(hero, "round", "special", do("motivate", 2, colour))


def competitive(hero: str, icons: str, effect: Half) -> Skill:
    """M8.7: acts on all other players."""
    return skill(hero, "round", icons, effect)._replace(mode="competitive")


def cooperative(hero: str, icons: str, effect: Half, centre: Half = NOTHING) -> Skill:
    """M8.7: waits in the centre for one use: `centre`, unless paying mana uses it by itself."""
    return skill(hero, "round", icons, effect)._replace(
        mode="cooperative", centre=ways_of(centre, "use", (), ("special",))
    )


def craft(hero: str, gem: str, token: str) -> Skill:
    return skill(hero, "round", "special", crystal(gem) + mana(token))


ROWS: dict[str, Skill] = {
    "arythea_burning_power": skill("arythea", "turn", "combat", either(siege(1), siege(1, "fire"))),
    "arythea_dark_fire_magic": skill(
        "arythea", "round", "special", either(mana("red") + crystal("red"), mana("black") + crystal("red"))
    ),
    "arythea_dark_negotiation": skill("arythea", "turn", "influence", do("talk", 2, 3)),
    "arythea_dark_paths": skill("arythea", "turn", "movement", do("walk", 1, 2)),
    "arythea_healing_ritual": competitive("arythea", "healing", do("pass_wound", 2)),
    "arythea_hot_swordsmanship": skill("arythea", "turn", "combat", either(attack(2), attack(2, element="fire"))),
    "arythea_invocation": skill(
        "arythea", "turn", "special", either(*(do("invoke", colour) for colour in ("red", "black", "white", "green")))
    ),
    "arythea_motivation": motivation("arythea", "red"),
    "arythea_polarization": skill("arythea", "turn", "special", do("mod", "polar")),
    "arythea_power_of_pain": skill("arythea", "turn", "special", do("mod", "pain", 2)),
    "arythea_ritual_of_pain": cooperative(
        "arythea", "healing", do("shed", 2) + do("to_centre", 1), do("mod", "pain", 3)
    ),
    "goldyx_flight": skill("goldyx", "round", "movement", either(do("soar", "beside"), do("soar", "two_spaces"))),
    "goldyx_freezing_power": skill("goldyx", "turn", "combat", either(siege(1), siege(1, "ice"))),
    "goldyx_glittering_fortune": skill("goldyx", "turn", "influence", do("glitter", 1)),
    "goldyx_green_crystal_craft": craft("goldyx", "blue", "green"),
    "goldyx_motivation": motivation("goldyx", "green"),
    "goldyx_potion_making": skill("goldyx", "round", "healing", heal(2)),
    "goldyx_red_crystal_craft": craft("goldyx", "blue", "red"),
    "goldyx_source_freeze": competitive("goldyx", "special", do("to_centre", 1)),
    "goldyx_source_opening": cooperative("goldyx", "special", do("reroll_one", 1) + do("to_centre", 1)),
    "goldyx_universal_power": skill(
        "goldyx",
        "turn",
        "special",
        either(*(paying(colour) + do("universal", colour) for colour in (*BASIC, "black"))),
    ),
    "goldyx_white_crystal_craft": craft("goldyx", "blue", "white"),
    "norowas_bonds_of_loyalty": Skill("norowas", "always", (), gained=do("more_units", 2)),
    "norowas_bright_negotiation": skill("norowas", "turn", "influence", do("talk", 3, 2)),
    "norowas_calming_the_weather": cooperative(
        "norowas", "movement", do("to_centre", 1) + cheaper(ALL_TERRAIN, 2, 1), do("calm", 1)
    ),
    "norowas_day_sharpshooting": skill("norowas", "turn", "combat", do("shoot", 2, 1)),
    "norowas_forward_march": skill("norowas", "turn", "movement", do("march_on", 3)),
    "norowas_inspiration": skill("norowas", "round", "healing", either(do("ready", 4), do("heal_unit", 1))),
    "norowas_leadership": skill(
        "norowas",
        "turn",
        "combat",
        either(do("lead", "plain_block", 3), do("lead", "attack", 2), do("lead", "ranged_attack", 1)),
    ),
    "norowas_leaves_in_the_wind": craft("norowas", "green", "white"),
    "norowas_motivation": motivation("norowas", "white"),
    "norowas_prayer_of_weather": competitive("norowas", "movement", do("to_centre", 1) + cheaper(ALL_TERRAIN, 2, 1)),
    "norowas_whispers_in_the_treetops": craft("norowas", "white", "green"),
    "tovak_cold_swordsmanship": skill("tovak", "turn", "combat", either(attack(2), attack(2, element="ice"))),
    "tovak_double_time": skill("tovak", "turn", "movement", do("walk", 2, 1)),
    "tovak_i_dont_give_a_damn": skill("tovak", "turn", "special", do("mod", "sideways", 2, 3)),
    "tovak_i_feel_no_pain": skill("tovak", "turn", "healing", do("discard_wound", 1) + draw(1)),
    "tovak_mana_exploit": competitive("tovak", "special", do("mark", 1)),
    "tovak_mana_overload": cooperative("tovak", "special", do("mark", 1)),
    "tovak_motivation": motivation("tovak", "blue"),
    "tovak_night_sharpshooting": skill("tovak", "turn", "combat", do("shoot", 1, 2)),
    "tovak_resistance_break": skill("tovak", "turn", "combat", do("break", 1)),
    "tovak_shield_mastery": skill("tovak", "turn", "combat", either(block(3), block(2, "fire"), block(2, "ice"))),
    "tovak_who_needs_magic": skill("tovak", "turn", "special", either(do("mod", "sideways", 2, 2), do("no_magic", 3))),
}
