"""The table is laid: which cards take part, the dungeon, the village, the first hands (T2, T3, T27.1)."""

from __future__ import annotations

from ...core.chance import below, permute
from ...core.events import tell
from ...core.registry import GameOption
from ...core.zones import create, reveal, shuffle
from .card import STONE
from .cards import BASIC, CARDS, HERO_GROUPS, MONSTER_GROUPS, VILLAGE, of_group
from .piles import draw_hand
from .state import State

FIRST_GAME = {  # T3.1
    "monsters": ("enchanted", "ooze", "undead_doom"),
    "heroes": ("elf", "lorigg", "regian", "thyrian"),
    "village": (
        "battle_fury", "fireball", "flaming_sword", "lightstone_gem",
        "magical_aura", "short_sword", "spear", "town_guard",
    ),
}  # fmt: skip
ALL = {"monsters": MONSTER_GROUPS, "heroes": HERO_GROUPS, "village": VILLAGE}
NUMBER = {"monsters": 3, "heroes": 4, "village": 8}  # T2.2 (or more), T2.7, T2.8
STARTING = {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2}  # T2.10


OPTIONS = (
    GameOption("set", "random", ("random", "first", "chosen"), group="cards"),
    GameOption("monsters", "random", MONSTER_GROUPS, least=NUMBER["monsters"], most=len(MONSTER_GROUPS), group="cards"),
    GameOption("heroes", "random", HERO_GROUPS, least=NUMBER["heroes"], most=NUMBER["heroes"], group="cards"),
    GameOption("village", "random", VILLAGE, least=NUMBER["village"], most=NUMBER["village"], group="cards"),
    GameOption("groups", "3", ("3", "4", "5", "6", "7", "8"), group="cards"),
    GameOption("edition", "ruling", ("ruling", "ru", "pl"), group="rules"),
    GameOption("solo", "normal", ("normal", "warrior", "nightmare"), group="solo"),
    GameOption("hold", "2", ("2", "1"), group="solo"),
    GameOption("still", "ends", ("ends", "plays"), group="rules"),
)


def begin(s: State) -> None:
    """T1.1, T2: everything in its order; the first player is random (T2.11).

    T2.9: Diseases and experience need no stack: there are always more.
    """
    lay_dungeon(s, pick(s, "monsters"))
    lay_village(s, pick(s, "heroes"), pick(s, "village"))
    s.active = below(s, s.seats, "first") if s.seats > 1 else 0
    for seat in range(s.seats):
        deal(s, seat)
    s.turn = 1
    tell(s, "ts-begins", who=s.active)
    s.agenda.append(("turn",))


def pick(s: State, part: str) -> tuple[str, ...]:
    """T2.1, T2.2, T2.7, T2.8: what was chosen for this part, else T3.1 or a shuffled pile of randomizers."""
    if s.options[part] != "random":
        return tuple(s.options[part].split(","))
    if s.options["set"] == "first":
        return FIRST_GAME[part]
    pile = list(range(len(ALL[part])))
    permute(s, pile)
    count = int(s.options["groups"]) if part == "monsters" else NUMBER[part]
    return tuple(ALL[part][at] for at in sorted(pile[:count]))


def lay_dungeon(s: State, groups: tuple[str, ...]) -> None:
    """T1.4, T2.2, T2.3: ten of the monsters and the Thunderstone lie under the rest.

    T2.4, T2.5, T23.4: then the hall, without breach.
    """
    pile = create(s, [card.word for group in groups for card in of_group(group) for _ in range(card.copies)], known=0)
    shuffle(s, pile)
    bottom = pile[:10] + create(s, [STONE], known=0)
    shuffle(s, bottom)
    s.dungeon = (*bottom, *pile[10:])
    if s.seats > 1:  # T27.1: alone the hall starts empty
        for rank in range(3):
            s.hall[rank] = s.dungeon[-1 - rank]
            reveal(s, s.hall[rank])
        s.dungeon = s.dungeon[:-3]


def lay_village(s: State, heroes: tuple[str, ...], village: tuple[str, ...]) -> None:
    """T1.2, T1.3, T1.5, T2.6 to T2.8: basic cards, hero stacks with level 1 on top, village stacks.

    T27.8, T27.9, T27.13: alone, at the harder levels, half of the heroes and village cards, but all basic ones.
    """
    s.market = (*BASIC, *heroes, *village)
    half = s.seats == 1 and s.options["solo"] != "normal"
    for word in BASIC:
        s.stacks.append(tuple(create(s, [word] * CARDS[word].copies)))
    for group in heroes:
        cards = reversed(of_group(group))
        words = [card.word for card in cards for _ in range(card.copies // 2 if half else card.copies)]
        s.stacks.append(tuple(create(s, words)))
    for word in village:
        copies = CARDS[word].copies // 2 if half else CARDS[word].copies
        s.stacks.append(tuple(create(s, [word] * copies)))


def deal(s: State, seat: int) -> None:
    """T2.10, T2.12: twelve cards of the basic stacks are shuffled, six are drawn."""
    deck: list[int] = []
    for word, count in STARTING.items():
        at = s.market.index(word)
        deck.extend(s.stacks[at][-count:])
        s.stacks[at] = s.stacks[at][:-count]
    shuffle(s, deck)
    s.deck[seat] = tuple(deck)
    draw_hand(s, seat)
