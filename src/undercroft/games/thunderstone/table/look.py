"""The look of Thunderstone."""

from __future__ import annotations

from typing import Any

from ....table.look import Facts, Line, Look
from ..card import Card
from ..cards import CARDS
from ..describe import notes

ICONS = {
    "militia": "pitchfork",
    "dagger": "plain-dagger",
    "iron_rations": "meat",
    "torch": "torch",
    "disease": "virus",
    "stone_of_mystery": "rune-stone",
    "amazon_archer": "archer",
    "amazon_huntress": "bow-arrow",
    "amazon_queen": "queen-crown",
    "chalice_quester": "holy-grail",
    "chalice_defender": "templar-shield",
    "chalice_paladin": "winged-shield",
    "dwarf_guardian": "dwarf-helmet",
    "dwarf_janissary": "dwarf-face",
    "dwarf_sentinel": "dwarf-king",
    "elf_wizard": "elf-helmet",
    "elf_sorcerer": "elf-ear",
    "elf_archmage": "woman-elf-face",
    "feayn_archer": "pocket-bow",
    "feayn_marksman": "bowman",
    "feayn_sniper": "high-shot",
    "lorigg_thief": "robber",
    "lorigg_rogue": "rogue",
    "lorigg_outlaw": "cloak-dagger",
    "outlands_warrior": "barbarian",
    "outlands_slayer": "sword-wound",
    "outlands_khan": "viking-helmet",
    "redblade_killer": "bloody-sword",
    "redblade_poisoner": "poison-bottle",
    "redblade_assassin": "hooded-assassin",
    "regian_cleric": "monk-face",
    "regian_priest": "prayer",
    "regian_bishop": "pope-crown",
    "selurin_magician": "pointy-hat",
    "selurin_warlock": "warlock-hood",
    "selurin_theurge": "wizard-face",
    "thyrian_squire": "sword-brandish",
    "thyrian_knight": "mounted-knight",
    "thyrian_lord": "overlord-helm",
    "arcane_energies": "magic-swirl",
    "banish": "teleport",
    "barkeep": "beer-stein",
    "battle_fury": "enrage",
    "feast": "roast-chicken",
    "fireball": "fireball",
    "flaming_sword": "flaming-sheet",
    "goodberries": "berries-bowl",
    "hatchet": "hatchet",
    "lantern": "lantern",
    "lightstone_gem": "gem-pendant",
    "magical_aura": "aura",
    "pawnbroker": "cash",
    "polearm": "halberd",
    "short_sword": "gladius",
    "spear": "spears",
    "town_guard": "guards",
    "trainer": "teacher",
    "warhammer": "warhammer",
    "archduke_of_pain": "daemon-skull",
    "grudgebeast": "gluttonous-smile",
    "succubus": "female-vampire",
    "tormentor": "imp-laugh",
    "the_unchained": "breaking-chain",
    "darkness": "dark-squad",
    "judgement": "justice-star",
    "knightmare": "horse-head",
    "lord_mortis": "black-knight-helm",
    "the_prince": "crowned-skull",
    "ebon_fume": "dragon-head",
    "mythlurian": "dragon-breath",
    "skaladak": "spiked-dragon-head",
    "tyxr_the_old": "double-dragon",
    "uyril_unending": "sea-dragon",
    "blink_dog": "hound",
    "griffon": "griffin-symbol",
    "nixie": "mermaid",
    "pegasus": "pegasus",
    "sphinx": "egyptian-sphinx",
    "bloodskull_orc": "orc-head",
    "deadbone_troll": "troll",
    "firebrand_cyclops": "cyclops",
    "grayskin_lizard": "lizardman",
    "griknack_goblin": "goblin-head",
    "black_slime": "slime",
    "gray_ooze": "gooey-molecule",
    "green_blob": "vile-fluid",
    "noxious_slag": "acid-blob",
    "red_jelly": "jelly",
    "famine": "wheat",
    "harbinger": "raven",
    "kingdom": "crown",
    "lord_of_death": "death-skull",
    "suffering": "crown-of-thorns",
    "ghost": "ghost",
    "haunt": "spectre",
    "revenant": "half-dead",
    "spectre": "floating-ghost",
    "wraith": "grim-reaper",
}


def tone(card: Card) -> str:
    """Monsters are red, heroes blue, weapons black, items green, spells violet, villagers gold; icons say more."""
    if card.sort == "monster":
        return "red"
    if card.is_hero:
        return "blue"
    if card.weight >= 0:
        return "black"
    if "item" in card.traits:
        return "green"
    if "spell" in card.traits:
        return "violet"
    return "white" if card.sort == "disease" else "gold"


def extra(table: dict[str, Any]) -> dict[str, Any]:
    """The cards' printed numbers, the village sorted by kind, and what a forecast says."""
    kinds: dict[str, list[dict[str, Any]]] = {"heroes": [], "wares": [], "basic": []}
    for stack in table["village"]:
        kind = "heroes" if stack["levels"] else "basic" if CARDS[stack["stack"]].sort == "basic" else "wares"
        kinds[kind].append(stack)
    return {"cards": CARDS, "market": kinds, "notes": notes}


def facts(word: str) -> Facts:
    card = CARDS[word]
    found: Facts = [
        ("ts-fact-level", card.level),
        ("ts-fact-cost", card.cost if card.cost >= 0 else ""),
        ("ts-fact-health", card.health),
        ("ts-fact-strength", card.strength),
        ("ts-fact-weight", card.weight if card.weight >= 0 else ""),
        ("ts-fact-attack", card.attack),
        ("ts-fact-magic", card.magic),
        ("ts-fact-light", card.light),
        ("ts-fact-gold", card.gold),
        ("ts-fact-xp", card.xp),
        ("ts-fact-vp", card.vp),
    ]
    return [(label, value) for label, value in found if value != "" and (value or label == "ts-fact-cost")]


EXPLAINED = ("weapon", "edged", "item", "food", "spell")
"""Traits that a newcomer asks about; classes and races have no rules of their own."""
CAUSES = frozenset(("ts-breached", "ts-used", "ts-attacked"))


def lines(word: str) -> tuple[Line, ...]:
    """What the traits of a card mean, and its level."""
    card = CARDS[word]
    found: list[Line] = [
        ((f"ts-{trait}", {}), [[(f"ts-trait-{trait}", {})]]) for trait in EXPLAINED if trait in card.traits
    ]
    if card.level and card.xp:
        found.append((("ts-level-of", {"level": card.level}), [[("ts-trait-level", {"xp": card.xp})]]))
    return tuple(found)


def related(word: str) -> tuple[str, ...]:
    """The other levels of a hero."""
    group = CARDS[word].group
    return tuple(other for other, card in CARDS.items() if group and card.group == group and other != word)


LEGEND = (
    ("broadsword", "attack"),
    ("magic-palm", "magic"),
    ("sunbeams", "light"),
    ("two-coins", "gold"),
    ("upgrade", "xp"),
    ("stars-stack", "vp"),
    ("card-draw", "deck"),
    ("card-discard", "discard"),
    ("2", "strength"),
)
LOOK = Look(
    ICONS,
    {word: tone(card) for word, card in CARDS.items()},
    extra,
    facts,
    lines,
    related,
    heaps=frozenset(("ts-revealed",)),
    causes=CAUSES,
    legend=LEGEND,
    routine=frozenset(("dungeon", "shop", "village")),
    sources=frozenset(("use",)),
    emblem="rune-stone",
    tone="violet",
)
