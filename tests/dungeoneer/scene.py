"""Positions of Dungeoneer that read like the table.

    scene(map="crossroads 0,1", hand=["haste"], glory=[4]).choose("play:haste").expect(ap=[5, 0])

The Entrance lies at 0,0, a dark tunnel north of it unless another `map` is told.
A map is `word x,y`, with `turned` if it is. Lists go by seat; what is not said is empty.
The heroes are Grog, Hemp, Skarrash and Durgan unless said otherwise; they stand at the Entrance with 3 AP for seat 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.core.match import Match
from undercroft.core.record import new_record
from undercroft.core.state import chance_key
from undercroft.core.zones import look, reveal, set_owner
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.dungeon import HOME, cell_at, lay
from undercroft.games.dungeoneer.effects import BIT
from undercroft.games.dungeoneer.scores import full_life
from undercroft.games.dungeoneer.state import Ids, State

from ..scene import Position, listed

DICE: list[int] = []
"""The next results of chance: 1 to 6 for a die."""

HEROES = ("grog_nordheim", "hemp_spiritcaller", "skarrash_coalscale", "durgan_runebrand")
GROG, HEMP, SKARRASH, DURGAN = HEROES


class Scene(Position[State]):
    @property
    def reason(self) -> str:
        return self.match.result.reason if self.match.result is not None else ""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.match.result.winners if self.match.result is not None else ()

    def go(self, **changes: Any) -> Scene:
        """Run to the first question, after changing fields of the state."""
        for name, value in changes.items():
            setattr(self.state, name, value)
        self.match.go()
        return self

    @property
    def luck(self) -> tuple[int, ...]:
        return tuple(DICE)

    def dice(self, *results: int) -> Scene:
        DICE.extend(results)
        return self

    def announce(self, *words: str) -> Scene:
        """Announce these Encounters of the hand (`word>hero` where there is a choice) and let them begin."""
        for word in words:
            name, _, target = word.partition(">")
            self.choose(f"announce:{name}", *([f"on:{target}"] if target else []))
        return self.choose("resolve") if "resolve" in self.keys else self

    def offer(self, seat: int, key: str) -> Scene:
        self.match.choose(key, seat)
        return self

    def offers(self, seat: int) -> list[str]:
        return [option.key for option in self.match.offers(seat)]

    def expect(self, **wanted: Any) -> Scene:
        """Compare fields of the state or of this scene; of a list for the seats the first entries are enough."""
        for name, value in wanted.items():
            if name == "where":
                actual: Any = [self.state.face[tile] for tile in self.state.where][: len(value)]
            elif hasattr(type(self), name):
                actual = getattr(self, name)
            else:
                actual = getattr(self.state, name)
                if isinstance(actual, list) and isinstance(value, list):
                    actual = actual[: len(value)]
            assert actual == value, f"{name}: {actual!r}, expected {value!r}"
        return self

    def refuses(self, key: str, clause: str, message: str, **args: Any) -> Scene:
        return super().refuses(key, clause, f"dg-why-{message}", **args)

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        zone = getattr(self.state, name)
        return [self.state.face[pid] for pid in (zone if seat is None else zone[seat])]

    def pid(self, word: str) -> int:
        return self.state.face.index(word)


def scene(
    phase: str = "hero",
    seats: int = 2,
    heroes: Sequence[str] = HEROES,
    map: str = "dark_tunnel_of_roots 0,1",
    where: Sequence[str] = (),
    hand: Sequence[str] = (),
    gear: Sequence[str] = (),
    lair: Sequence[str] = (),
    quests: Sequence[str] = (),
    done: Sequence[str] = (),
    carried: Sequence[str] = (),
    shared: str = "",
    quest_deck: str = "",
    maps: str = "",
    deck: str | None = None,
    discards: str = "",
    glory: Sequence[int] = (),
    peril: Sequence[int] = (),
    life: Sequence[int] = (),
    level: Sequence[int] = (),
    ap: Sequence[int] = (3,),
    stance: Sequence[int] = (),
    active: int = 0,
    start: bool = True,
    **options: str,
) -> Scene:
    """A position at the beginning of a phase: turn, lord, build, hero or evening. Piles are told from the top."""
    settled = GAME.settle(seats, options)
    s: State = GAME.new(seats, settled, chance_key(1))
    left = list(range(len(s.face)))

    def take(words: str) -> Ids:
        pids: Ids = ()
        for word in listed(words):
            pid = next(pid for pid in left if s.face[pid] == word)
            left.remove(pid)
            pids += (pid,)
        return pids

    def fill(zones: list[Ids], told: Sequence[str], public: bool = True) -> None:
        for seat, words in enumerate(told):
            zones[seat] = take(words)
            for pid in zones[seat]:
                reveal(s, pid) if public else look(s, pid, seat)
                set_owner(s, pid, seat)

    s.maps, s.deck, s.peril_deck, s.quest_deck = (), (), (), ()
    for entry in ["vault_entrance 0,0", *(part.strip() for part in map.split(";") if part.strip())]:
        word, place, *turned = entry.split()
        [tile] = take(word)
        reveal(s, tile)
        lay(s, tile, cell_at(place), int(bool(turned)))
    s.hero = tuple(heroes[:seats])
    s.box = tuple(hero for hero in s.box if hero not in s.hero)
    fill(s.hand, hand, public=False)
    fill(s.gear, gear)
    fill(s.lair, lair)
    for zone in s.lair:
        for pid in zone:
            s.lives[pid] = full_life(s, pid)
    fill(s.quests, quests)
    fill(s.done, done)
    for seat, words in enumerate(carried):
        s.carried[seat] = tuple(pid for pid in s.quests[seat] if s.face[pid] in listed(words))
    s.shared = take(shared)
    s.quest_deck = take(quest_deck)[::-1]
    s.maps = take(maps)[::-1]
    s.discards = take(discards)
    for pid in (*s.shared, *s.discards):
        reveal(s, pid)
    for pid in s.discards:
        s.spotted |= BIT.get(s.face[pid], 0)
    cards = tuple(pid for pid in left if pid >= len(s.cell) and s.face[pid] not in GAME_QUESTS)
    s.deck = take(deck)[::-1] if deck is not None else tuple(pid for pid in cards if not told_apart(s, pid))
    if (deck is None and s.options["two_decks"] == "yes") or seats == 1:
        s.peril_deck = tuple(pid for pid in cards if told_apart(s, pid)) if deck is None else ()
    elif deck is None:
        s.deck = cards
    places = [s.face[tile] for tile in s.cells.values()]
    tiles = list(s.cells.values())
    for seat in range(seats):
        s.where[seat] = tiles[places.index(where[seat])] if seat < len(where) and where[seat] else s.cells[HOME]
        s.life[seat] = life[seat] if seat < len(life) else 6
        s.level[seat] = level[seat] if seat < len(level) else 1
        s.glory[seat] = glory[seat] if seat < len(glory) else 0
        s.peril[seat] = peril[seat] if seat < len(peril) else 0
        s.ap[seat] = ap[seat] if seat < len(ap) else 0
        s.stance[seat] = stance[seat] if seat < len(stance) else 0
        s.visited[seat] = 1 << s.where[seat]
    s.active = s.first = active
    s.phase = {"turn": 1, "lord": 2, "build": 3, "hero": 4, "evening": 5}[phase]
    s.agenda = [(phase,)]
    record = new_record(GAME, seats, settled, 1, "00")
    match = Match(GAME, s, record=record)
    if start:
        match.go()
    return Scene(match)


def told_apart(s: State, pid: int) -> bool:
    """Whether a card is a Peril card."""
    from undercroft.games.dungeoneer.card import CARDS

    return not CARDS[s.face[pid]].glory


GAME_QUESTS = frozenset(word for word, module in GAME.cards.items() if module.endswith(".quests"))
