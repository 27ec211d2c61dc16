"""Random positions in the middle of things: for every card, quest, location and hero one in which it matters."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from undercroft.core.state import chance_key
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.card import CARDS, ENTRANCE, HEROES, QUESTS, TILES
from undercroft.games.dungeoneer.dungeon import HOME, at, lay, may_lie, places

from .scene import Scene, scene

SUBJECTS = [*CARDS, *QUESTS, *TILES, *HEROES]
"""What a position is about, one after another."""
RARE = ["banishing_gate", "planar_rift", "counter_hex", "ill_omen", "diversion", "djanguba", "ramalith", "mind_fog"]
"""Cards that act on what others do: chance alone seldom brings them together."""
VARIANTS = [{option.name: option.values[1]} for option in GAME.options if option.values == ("no", "yes")]


def some(random: Random, words: list[str], most: int) -> list[str]:
    return random.sample(words, min(len(words), random.randint(0, most)))


def rare(random: Random, words: list[str]) -> list[str]:
    """Now and then one of these: what chance alone would seldom bring."""
    return [random.choice(words)] if random.random() < 0.5 else []


def dungeon(random: Random, wanted: list[str]) -> tuple[str, list[str], list[str]]:
    """A dungeon that grew by the rules, these maps among the first: as a scene tells it, its maps, and the others."""
    s = GAME.new(2, GAME.settle(2, {}), chance_key(0))
    tiles = {s.face[tile]: tile for tile in s.maps}
    lay(s, tiles.pop(ENTRANCE), HOME, 0)
    order = [word for word in wanted if word in tiles]
    order += [word for word in random.sample(list(tiles), random.randint(3, 9)) if word not in order]
    told, laid = [], [ENTRANCE]
    for word in order:
        cells = places(s, tiles[word])
        if cells:
            cell = random.choice(cells)
            turned = random.choice(may_lie(s, tiles[word], cell))
            lay(s, tiles[word], cell, turned)
            told.append(f"{word} {at(cell)}{' turned' if turned else ''}")
            laid.append(word)
    return "; ".join(told), laid, [word for word in tiles if word not in laid]


class Deal:
    """The cards that are left to hand out."""

    def __init__(self) -> None:
        self.left = Counter({card.word: card.copies for card in CARDS.values()})

    def take(self, words: list[str]) -> str:
        """As many of these as there are, as a scene tells them."""
        taken = [word for word in words if self.left[word] > 0 and not self.left.subtract([word])]
        return ", ".join(taken)


def fit_gear(random: Random, hero: str) -> list[str]:
    """Readied Boons and Treasures within the hero's limits, one Treasure of each type."""
    boons = [word for word, card in CARDS.items() if card.kind == "boon" and card.duration == "permanent"]
    found = some(random, boons, HEROES[hero].boons)
    types: set[str] = set()
    for word in random.sample(list(CARDS), len(CARDS)):
        card = CARDS[word]
        worn = card.kind == "treasure" and card.duration == "permanent" and card.type not in types
        if worn and len(types) < random.randint(0, HEROES[hero].treasures):
            types.add(card.type)
            found.append(word)
    return found + (["leaden_limbs"] if random.random() < 0.1 else [])


def middle(seed: int) -> Scene:
    """A position out of a seed."""
    random = Random(f"middle {seed}")
    subject = SUBJECTS[seed % len(SUBJECTS)]
    crowd = subject in RARE  # several heroes in one place, and monsters against all of them
    seats = random.choice((3, 4)) if crowd else random.choice((1, 2, 2, 3, 3, 4))
    options: dict[str, str] = random.choice([{}, *VARIANTS])
    heroes = random.sample(list(HEROES), seats)
    if subject in HEROES and subject not in heroes:
        heroes[random.randrange(seats)] = subject
    wanted = [subject, *(QUESTS[subject].places if subject in QUESTS else ())]
    told, laid, others = dungeon(random, wanted)
    meeting = random.choice(laid)  # heroes meet more often than chance would have it
    where = [meeting if crowd else random.choice((meeting, meeting, random.choice(laid))) for _ in range(seats)]
    where[0] = next((word for word in wanted if word in laid), where[0])
    deal, words = Deal(), random.sample(list(CARDS), len(CARDS))
    if seats == 1:
        words = [word for word in words if not CARDS[word].tags or CARDS[word].tags == ("boss",)]
    bag = set(words)
    hands = []
    held = random.randrange(1, seats) if crowd else random.randrange(seats)  # who holds the card that this is about
    for seat in range(seats):
        mine = [subject] if subject in bag and seat in ((held,) if crowd else (0, held)) else []
        mine += [word for word in rare(random, RARE) if word in bag]
        hands.append([*mine, *random.sample(words, random.randint(1, 5))])
    if seats == 1:  # D21.2: alone, the hand holds Glory cards
        hands = [[word for word in hand if CARDS[word].glory] for hand in hands]
    monsters = [word for word in words if CARDS[word].kind == "monster"]
    if crowd:
        hands[0] = [*random.sample(RARE, 2), *random.sample(monsters, 4)]
    quests = random.sample(list(QUESTS), len(QUESTS))
    if subject in QUESTS:
        quests.remove(subject)
        quests.insert(0, subject)
    personal = [", ".join(quests[2 * seat : 2 * seat + 2]) for seat in range(seats)]
    done = [", ".join(some(random, quests[9 + seat : 10 + seat], 1)) for seat in range(seats)]
    escorts = [word for word in QUESTS if len(QUESTS[word].places) == 2]
    carried = [", ".join(word for word in escorts if word in own and random.random() < 0.5) for own in personal]
    rich = [random.choice((3, 6, 12) if crowd else (0, 1, 3, 6, 12)) for _ in range(seats)]
    facts: dict[str, Any] = {
        "map": told, "where": where, "heroes": heroes, "seats": seats,
        "hand": [deal.take(hand) for hand in hands],
        "gear": [deal.take(fit_gear(random, hero)) for hero in heroes],
        "lair": [deal.take(some(random, monsters, 2)) if seats > 1 else "" for _ in range(seats)],
        "quests": personal, "done": done, "carried": carried,
        "shared": quests[8] if seats > 1 else "", "quest_deck": quests[13] if seats > 1 else "",
        "maps": ", ".join(some(random, others, 4)),
        "glory": rich, "peril": [random.choice((2, 5, 9, 20)) for _ in range(seats)] if seats > 1 else [0],
        "life": [random.choice((1, 2, 4, 6)) for _ in range(seats)],
        "level": [random.randint(1, 3) for _ in range(seats)],
        "ap": [random.randint(0, 4), *(random.choice((0, 1)) for _ in range(seats - 1))],
        "stance": [random.choice((0, 0, 0, 1, 2)) for _ in range(seats)],
    }  # fmt: skip
    phases = ("lord", "lord", "lord", "hero", "hero", "build", "evening") if seats > 1 else ("hero", "build", "evening")
    s = scene("lord" if crowd else random.choice(phases), start=False, **facts, **options)
    for quest in [s.pid(word) for word in escorts if s.pid(word) in (*s.state.quests[0], *s.state.shared)]:
        if quest not in s.state.carried[0] and quest in s.state.quests[0] and random.random() < 0.5:
            s.state.dropped = {**s.state.dropped, quest: s.state.where[0]}  # a charge left behind
    return s.go()
