"""The skills of the four heroes of the base game (M8)."""

from __future__ import annotations

from ...effects import attack, block, crystal, draw, either, heal, mana, paying, siege, step
from ...heroes import BASIC
from ..card import Skill, skill


def later(hero: str, often: str, mode: str = "all") -> Skill:
    """A skill whose effect is not built yet."""
    return Skill(hero, often, (), mode, later=True)


def motivation(hero: str, colour: str) -> Skill:
    return skill(hero, "round", "special", draw(2) + step("encourage", colour))


def craft(hero: str, gem: str, token: str) -> Skill:
    return skill(hero, "round", "special", crystal(gem) + mana(token))


SKILLS: dict[str, Skill] = {
    "arythea_burning_power": skill("arythea", "turn", "combat", either(siege(1), siege(1, "fire"))),
    "arythea_dark_fire_magic": skill(
        "arythea", "round", "special", either(mana("red") + crystal("red"), mana("black") + crystal("red"))
    ),
    "arythea_dark_negotiation": skill("arythea", "turn", "influence", step("talk", 2, 3)),
    "arythea_dark_paths": skill("arythea", "turn", "movement", step("walk", 1, 2)),
    "arythea_healing_ritual": later("arythea", "round", "competitive"),
    "arythea_hot_swordsmanship": skill("arythea", "turn", "combat", either(attack(2), attack(2, element="fire"))),
    "arythea_invocation": later("arythea", "turn"),
    "arythea_motivation": motivation("arythea", "red"),
    "arythea_polarization": later("arythea", "turn"),
    "arythea_power_of_pain": skill("arythea", "turn", "special", step("mod", "pain")),
    "arythea_ritual_of_pain": later("arythea", "round", "cooperative"),
    "goldyx_flight": later("goldyx", "round"),
    "goldyx_freezing_power": skill("goldyx", "turn", "combat", either(siege(1), siege(1, "ice"))),
    "goldyx_glittering_fortune": skill("goldyx", "turn", "influence", step("glitter", 1)),
    "goldyx_green_crystal_craft": craft("goldyx", "blue", "green"),
    "goldyx_motivation": motivation("goldyx", "green"),
    "goldyx_potion_making": skill("goldyx", "round", "healing", heal(2)),
    "goldyx_red_crystal_craft": craft("goldyx", "blue", "red"),
    "goldyx_source_freeze": later("goldyx", "round", "competitive"),
    "goldyx_source_opening": later("goldyx", "round", "cooperative"),
    "goldyx_universal_power": skill(
        "goldyx", "turn", "special", either(*(paying(colour) + step("universal", colour) for colour in BASIC))
    ),
    "goldyx_white_crystal_craft": craft("goldyx", "blue", "white"),
    "norowas_bonds_of_loyalty": later("norowas", "round"),
    "norowas_bright_negotiation": skill("norowas", "turn", "influence", step("talk", 3, 2)),
    "norowas_calming_the_weather": later("norowas", "round", "cooperative"),
    "norowas_day_sharpshooting": skill("norowas", "turn", "combat", step("shoot", 2, 1)),
    "norowas_forward_march": skill("norowas", "turn", "movement", step("march_on", 3)),
    "norowas_inspiration": skill("norowas", "round", "healing", either(step("ready", 4), step("heal_unit", 1))),
    "norowas_leadership": skill(
        "norowas",
        "turn",
        "combat",
        either(step("lead", "plain_block", 3), step("lead", "attack", 2), step("lead", "ranged_attack", 1)),
    ),
    "norowas_leaves_in_the_wind": craft("norowas", "green", "white"),
    "norowas_motivation": motivation("norowas", "white"),
    "norowas_prayer_of_weather": later("norowas", "round", "competitive"),
    "norowas_whispers_in_the_treetops": craft("norowas", "white", "green"),
    "tovak_cold_swordsmanship": skill("tovak", "turn", "combat", either(attack(2), attack(2, element="ice"))),
    "tovak_double_time": skill("tovak", "turn", "movement", step("walk", 2, 1)),
    "tovak_i_dont_give_a_damn": skill("tovak", "turn", "special", step("mod", "sideways", 2, 3)),
    "tovak_i_feel_no_pain": skill("tovak", "turn", "healing", step("discard_wound", 1) + draw(1)),
    "tovak_mana_exploit": later("tovak", "round", "competitive"),
    "tovak_mana_overload": later("tovak", "round", "cooperative"),
    "tovak_motivation": motivation("tovak", "blue"),
    "tovak_night_sharpshooting": skill("tovak", "turn", "combat", step("shoot", 1, 2)),
    "tovak_resistance_break": skill("tovak", "turn", "combat", step("break", 1)),
    "tovak_shield_mastery": skill("tovak", "turn", "combat", either(block(3), block(2, "fire"), block(2, "ice"))),
    "tovak_who_needs_magic": skill(
        "tovak", "turn", "special", either(step("mod", "sideways", 2, 2), step("no_magic", 3))
    ),
}
