"""Scenes with General Volkare: his turn comes, or a hero stands next to him.

    his_turn("swiftness", at="c02.C").volkare("c02.NE")

His deck is a list of cards, the first on top; `army` are tokens that were drawn, `counted` numbers of those that were
not. The heroes of a scene stand off the map unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.core.state import chance_key
from undercroft.core.zones import create, reveal
from undercroft.games.mageknight.records import Hold, Volkare
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import VOLKARE

from ..scene import listed
from .scene import Scene, bare, go, space_of, token

NOBODY = {"white": 0, "red": 0, "gray": 0, "green": 0}


class March(Scene):
    @property
    def v(self) -> Volkare:
        found: State = self.state
        assert found.volkare is not None
        return found.volkare

    def volkare(self, where: str) -> March:
        assert self.v.at == self.at(where), f"he is elsewhere than {where}"
        return self

    def army(self, words: str) -> March:
        assert sorted(self.faces(list(self.v.tokens))) == sorted(listed(words))
        return self

    def wounds(self, seat: int) -> int:
        return self.faces(self.state.players[seat].hand).count("wound")

    def on(self, seat: int, *wishes: str) -> March:
        """Answer for a seat as long as it is asked: the first of these that is open, or the first answer."""
        while self.match.decision is not None and self.match.decision.seat == seat:
            self.choose(next((key for key in wishes if key in self.keys), self.keys[0]))
        return self


def field(
    cards: str = "march",
    at: str = "c02.C",
    army: str = "prowlers",
    counted: dict[str, int] | None = None,
    heroes: dict[int, str] | None = None,
    scenario: str = "volkares_return",
    seats: int = 1,
    city: str = "",
    difficulty: str = "usual",
    key: int = 1,
    **more: Any,
) -> State:
    """The turn of seat 0, with Volkare on the map. `city`: a conquered city's space, with a shield of seat 0."""
    facts = {
        "tiles": "c01, c02, c03",
        "scenario": scenario,
        "sets": "lost_legion",
        "at": "start_b.C",
        "hand": "march",
        **more,
    }
    s = bare(seats=seats, **facts)
    s.options = {**s.options, "level": difficulty}
    s.rules = rules_of(seats, s.options)  # type: ignore[misc]  # a slot of the parent
    s.key, s.order = chance_key(key), (*range(seats), VOLKARE)
    for seat in range(seats):
        s.players[seat].at = space_of(s, heroes[seat]) if heroes and seat in heroes else -1
    s.now.path = [s.players[0].at]
    s.tiles = (*create(s, ["k07"], known=0), *create(s, ["c07", "c06", "c05"], known=0))
    drawn = tuple(token(s, face) for face in listed(army))
    deck = create(s, listed(cards), known=0)[::-1]
    himself = create(s, ["volkare"])[0]
    s.volkare = Volkare(space_of(s, at), deck, [], 5, {**NOBODY, **(counted or {})}, himself, "norowas", tokens=drawn)
    for pid in drawn:
        reveal(s, pid)
    if city:
        spot = space_of(s, city)
        s.holds[spot], s.shields[spot] = Hold("city", (s.board[spot].colour,), 4, (0,), 0), (0,)
    return s


def ready(s: State, *steps: tuple[Any, ...]) -> March:
    return March(go(s, *steps).match)


def his_turn(cards: str = "march", **more: Any) -> March:
    """Volkare turns up the first of these cards."""
    s = field(cards, **more)
    s.place, s.now.phase = s.seats - 1, "over"
    return ready(s)


def until(die: str, make: Callable[[int], March]) -> March:
    """The first of these scenes in which his die shows this colour."""
    return next(s for key in range(1, 99) if (s := make(key)).v.die == die)


def beside(hand: str = "march", hero: str = "c02.W", **more: Any) -> March:
    """Seat 0 on its turn, by default to the west of him."""
    heroes = {0: hero, **more.pop("heroes", {})}
    return ready(field(hand=hand, heroes=heroes, **more), ("turn",))
