"""Random positions in the middle of things: each card beside each other, in a hand, in the hall or on a hero."""

from __future__ import annotations

from random import Random

from undercroft.games.thunderstone.card import STONE, Card
from undercroft.games.thunderstone.cards import CARDS, HERO_GROUPS, VILLAGE

from ..scene import listed
from .rich import MEETINGS
from .scene import Scene, scene

WORDS = list(CARDS)
MONSTERS = [word for word, card in CARDS.items() if card.sort == "monster"]
OWNED = [word for word, card in CARDS.items() if card.sort not in ("monster", "thunderstone")]


def rarity(card: Card) -> int:
    """How often a card comes here: what random play seldom brings comes more often (high levels, effects, breaches)."""
    return 1 + card.level + 2 * len(card.uses) + (6 if card.breach else 0)


def some(random: Random, words: list[str], count: int) -> list[str]:
    return random.choices(words, [rarity(CARDS[word]) for word in words], k=count)


def pair(seed: int) -> tuple[str, str]:
    """The two cards that a position is about: in the first n × n / 2 positions every card meets every other."""
    first = seed % len(WORDS)
    return WORDS[first], WORDS[(first + 1 + seed // len(WORDS)) % len(WORDS)]


def place(random: Random, word: str, hand: list[str], hall: list[str], others: list[str], deck: list[str]) -> None:
    """Put a card where it may matter: a monster in the hall or a hand, any other in a hand or on a deck."""
    if word == STONE or (CARDS[word].sort == "monster" and random.random() < 0.7):
        hall[random.choice((1, 2) if word == STONE else (0, 1, 2))] = word
    else:
        random.choice((hand, hand, hand, others, deck)).insert(0, word)


def copied(random: Random, cards: list[str], words: list[str], count: int) -> list[str]:
    """More cards; every third is a copy of one that is there, since copies are what questions must tell apart."""
    for word in some(random, words, count):
        cards.append(random.choice(cards) if cards and random.random() < 0.35 else word)
    return cards


def middle(seed: int) -> Scene:
    """A position out of a seed."""
    random = Random(f"middle {seed}")
    hall = some(random, MONSTERS, 3)
    words = OWNED
    if random.random() < 0.5:
        words = listed(MEETINGS[random.choice(list(MEETINGS))])
        hall[1] = random.choice(("tyxr_the_old", "archduke_of_pain", hall[1]))  # about to break through
    hand: list[str] = []
    others: list[str] = []
    deck: list[str] = []
    if random.random() < 0.1:
        hall[random.choice((1, 2))] = STONE
    for word in pair(seed):
        place(random, word, hand, hall, others, deck)
    copied(random, hand, words, random.randint(2, 5))
    copied(random, others, words, random.randint(0, 5))
    copied(random, deck, words, random.randint(0, 8))
    groups = {CARDS[word].group for word in hand if CARDS[word].level}
    wares = {word for word in (*hand, *deck) if CARDS[word].sort == "village"}
    s = scene(
        ", ".join(hand),
        ", ".join(hall),
        deck=", ".join(deck),
        discard=", ".join(some(random, words, random.randint(0, 6))),
        dungeon=", ".join(some(random, MONSTERS, random.randint(0, 6))),
        seats=random.choice((1, 2, 2, 3, 3, 5)),
        xp=random.choice((0, 1, 3, 6)),
        others=", ".join(others),
        heroes=", ".join(filled(random, groups, HERO_GROUPS, 4)),
        village=", ".join(filled(random, wares, VILLAGE, 8)),
        edition=random.choice(("ruling", "ruling", "ru", "pl")),
    )
    way = random.choice(("dungeon", "dungeon", "dungeon", "village", ""))
    return busy(random, s.choose(way)) if way in s.keys else s


def filled(random: Random, wanted: set[str], names: tuple[str, ...], count: int) -> list[str]:
    """What is wanted, as far as there is room, and others to make up the number."""
    rest = [name for name in names if name not in wanted]
    random.shuffle(rest)
    return (sorted(wanted) + rest)[:count]


def busy(random: Random, s: Scene) -> Scene:
    """Weapons given, Food eaten, effects used or under way; nobody is attacked yet."""
    for _ in range(random.choice((0, 1, 2, 4, 8, 12))):
        ways = [key for key in s.keys if not key.startswith(("attack", "leave", "shop", "done"))]
        if not ways or s.state.phase not in ("dungeon", "village"):
            break
        s.choose(random.choice(ways))
    return s
