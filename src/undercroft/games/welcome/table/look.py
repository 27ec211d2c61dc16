"""The look of Welcome to the Dungeon."""

from __future__ import annotations

from typing import Any

from ....table.look import Facts, Look
from ..cards import COPIES, HEROES, MONSTERS, PIECES, STRENGTH
from .run import run_of

ICONS = {
    "goblin": "goblin-head", "skeleton": "skeleton", "orc": "orc-head", "vampire": "vampire-dracula",
    "golem": "rock-golem", "lich": "crowned-skull", "demon": "daemon-skull", "dragon": "dragon-head",
    "warrior": "visored-helm", "barbarian": "barbarian", "mage": "wizard-face", "rogue": "hooded-figure",
    "bracelet_of_protection": "bracers", "buckler": "shield", "chain_mail": "chain-mail",
    "demonic_pact": "evil-book", "dragon_spear": "sun-spear", "healing_potion": "health-potion",
    "holy_grail": "holy-grail", "invisibility_cloak": "invisible", "knight_shield": "shield",
    "leather_shield": "round-shield", "mithril_armor": "mail-shirt", "omnipotence": "all-seeing-eye",
    "plate_armor": "breastplate", "polymorph": "magic-swirl", "ring_of_power": "power-ring", "torch": "torch",
    "vorpal_axe": "battle-axe", "vorpal_dagger": "plain-dagger", "vorpal_sword": "rune-sword",
    "wall_of_fire": "firewall", "war_hammer": "warhammer",
}  # fmt: skip

ONCE = ("vorpal_axe", "healing_potion", "polymorph")
MAGIC = ("omnipotence", "demonic_pact", "polymorph", "holy_grail", "ring_of_power", "invisibility_cloak")


def tone(word: str) -> str:
    """Monsters are red, protection is blue, magic is violet, weapons and tools are green; the icon says the same."""
    if word in MONSTERS:
        return "red"
    if word in HEROES:
        return "gold"
    if PIECES[word].health:
        return "blue"
    return "violet" if word in MAGIC or word in ONCE else "green"


def extra(table: dict[str, Any]) -> dict[str, Any]:
    """The numbers that the cards show, and which types are still somewhere unknown to the viewer."""
    seen = [*table["dungeon"], *table["removed"], *table["fought"], *table["aside"], table["drawn"], table["opened"]]
    left = {monster: count - seen.count(monster) for monster, count in COPIES.items()}
    return {
        "strength": STRENGTH,
        "bonus": {piece: fact.health for piece, fact in PIECES.items()},
        "monsters": MONSTERS,
        "heroes": {hero: fact.health for hero, fact in HEROES.items()},
        "pieces": {hero: fact.pieces for hero, fact in HEROES.items()},
        "left": left,
        "once": ONCE,
    }


def facts(word: str) -> Facts:
    if word in STRENGTH:
        return [("wd-fact-strength", STRENGTH[word]), ("wd-fact-copies", COPIES[word])]
    if word in HEROES:
        return [("wd-fact-health", HEROES[word].health)]
    if word in PIECES and PIECES[word].health:
        return [("wd-fact-bonus", PIECES[word].health)]
    return []


LEGEND = (
    ("hearts", "health"),
    ("1", "strength"),
    ("trophy-cup", "success"),
    ("broken-heart", "failure"),
    ("dungeon-gate", "back"),
)
ROUTINE = frozenset(("add", "draw", "fight"))
LOOK = Look(
    ICONS, {word: tone(word) for word in ICONS}, extra, facts, stage=run_of, legend=LEGEND, routine=ROUTINE, tone="red"
)
