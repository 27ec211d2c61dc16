"""What a game is, and where games are found (entry points `undercroft.games`, so another package can bring one)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .canvas import Size
from .decision import Decision, Effect, Kind, Refusal
from .errors import BadOption, DoesNotFit, UnknownGame, WrongNumber
from .state import State

if TYPE_CHECKING:
    from ..bots import BotMaker

log = logging.getLogger(__name__)

AUTO, ACT, MENU = 0, 1, 2
"""Steps of the agenda: AUTO asks nothing, ACT is an effect that the game starts, MENU asks which step comes next."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """A setting of a match: `values` are the choices; without them, `check` says what is wrong with a text.

    With `most` above 1 it takes some of the values, `least` to `most`, with commas between; or its default.
    """

    name: str
    default: str
    values: tuple[str, ...] = ()
    check: Callable[[str], str | None] | None = None
    least: int = 1
    most: int = 1
    group: str = ""  # the heading that it stands under: `<prefix>-group-<group>`

    @property
    def switch(self) -> bool:
        """Whether it is a thing to be ticked."""
        return set(self.values) == {"yes", "no"}

    @property
    def several(self) -> bool:
        return self.most > 1

    @property
    def bound(self) -> str:
        """How the number of values is bounded, as the texts tell it."""
        if self.least == self.most:
            return "exactly"
        return "least" if self.most == len(self.values) else "between"

    def verify(self, value: str, game: str) -> None:
        """Raise what is wrong with a value, if anything is."""
        this = f"option {self.name} of {game}"
        names = ", ".join(self.values)
        if self.several:
            if value != self.default:
                self._verify_words(value.split(","), this, names)
        elif self.values and value not in self.values:
            raise BadOption(f"{this} is one of {names}; not {value!r}")
        wrong = self.check(value) if self.check is not None else None
        if wrong:
            raise BadOption(f"{this}: {wrong}")

    def _verify_words(self, words: list[str], this: str, names: str) -> None:
        unknown = [word for word in words if word not in self.values]
        if unknown:
            raise BadOption(f"{this}: {', '.join(map(repr, unknown))} is not one of {names}")
        count = len(words)
        if len(set(words)) < count:
            raise BadOption(f"{this}: a word stands there twice")
        if not self.least <= count <= self.most:
            need = {"exactly": f"{self.least}", "least": f"{self.least} or more"}.get(self.bound)
            why = f"{this} takes {need or f'{self.least} to {self.most}'} of {names}, or {self.default}; not {count}"
            raise WrongNumber(why, self.name, self.bound, self.least, self.most, count)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. `reason` is a message id."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the reckoning: so much for each seat. Lines with one `part` (a message) stand together.

    The lines that `count` add up to the present score; the others only tell what settles a tie, or was left over.
    """

    message: str
    values: tuple[float, ...]
    args: Mapping[str, Any] = field(default_factory=dict)
    part: str = ""
    counts: bool = True


def _no_refusals(s: Any, decision: Decision) -> list[Refusal]:
    return []


def _no_reason(s: Any, decision: Decision, key: str) -> Refusal | None:
    return None


def _no_offers(s: Any, seat: int) -> Decision | None:
    return None


def _nothing_follows(options: Mapping[str, str]) -> Mapping[str, str]:
    return {}


def _fits(seats: int, options: Mapping[str, str]) -> tuple[str, dict[str, Any]] | None:
    return None


@dataclass(frozen=True)
class Game:
    """Everything the engine needs to know about a game. The functions get the game's own state."""

    name: str
    prefix: str  # of message ids and kinds: "wd"
    home: str  # the package that holds all of it: words, rulebook, table (docs/guide/game-template.md)
    min_seats: int
    max_seats: int
    rules_rev: int  # changes when behaviour changes
    state: type[State]
    new: Callable[[int, dict[str, str], bytes], Any]  # seats, options, chance key: the state before any chance
    auto: Mapping[str, Callable[..., None]]
    acts: Mapping[str, Callable[..., Effect]]
    menus: Mapping[str, Callable[..., Decision]]  # their values, as those of `offers`, are steps that answers start
    kinds: Sequence[Kind]
    verbs: str  # with which its answers' keys begin, blanks between: "draw remove"
    view: Callable[[Any, int], Any]  # state, viewer (-1 = watcher): JSON data, of the type `view_type`
    result: Callable[[Any], Result]
    view_type: Any = None  # a TypedDict: what a view holds, for whoever reads it (the API's schema, the site)
    options: Sequence[GameOption] = ()
    follows: Callable[[Mapping[str, str]], Mapping[str, str]] = _nothing_follows  # of given options: others' defaults
    fits: Callable[[int, Mapping[str, str]], tuple[str, dict[str, Any]] | None] = _fits  # why not, of options together
    refusals: Callable[[Any, Decision], list[Refusal]] = _no_refusals
    reason: Callable[[Any, Decision, str], Refusal | None] = _no_reason  # against one key that `refusals` does not list
    offers: Callable[[Any, int], Decision | None] = _no_offers
    considering: Callable[[Any], Sequence[int]] | None = None  # at a menu: seats whose bots weigh their offers now
    describe: Callable[[Any, Any, Sequence[str]], list[str]] | None = None  # the table in words: view, Text, names
    sketch: Callable[[Any, Any, Size], tuple[list[str], str]] | None = None  # its map in letters, and what they mean
    tally: Callable[[Any], Mapping[str, int]] | None = None  # of a finished match: how often each card was met
    breakdown: Callable[[Any], Sequence[ScoreLine]] | None = None  # what the scores are made of, at any time
    moments: Mapping[str, int] = field(default_factory=dict)  # events that a story tells, by weight: 1, 2, 3
    heroes: Callable[[Any], Sequence[str]] | None = None  # as whom each seat plays
    out: Callable[[Any], Sequence[int]] | None = None  # the seats that have lost and can do nothing any more
    cards: Mapping[str, str] = field(default_factory=dict)  # every card: word -> module that holds its rule
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    peers: Sequence[str] = ()  # other people's games of its sort that `undercroft bench` plays beside it
    steps: dict[str, tuple[int, Callable[..., Any]]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        steps: dict[str, tuple[int, Callable[..., Any]]] = {}
        for sort, table in ((AUTO, self.auto), (ACT, self.acts), (MENU, self.menus)):
            steps.update((name, (sort, run)) for name, run in table.items())
        assert len(steps) == len(self.auto) + len(self.acts) + len(self.menus), "two steps of one name"
        object.__setattr__(self, "steps", steps)

    @cached_property
    def folder(self) -> Path:
        """Where its package lies: `words/<lang>`, `rulebook/<lang>`, `table` are read from there."""
        return Path(str(files(self.home)))

    @cached_property
    def known_verbs(self) -> frozenset[str]:
        return frozenset(self.verbs.split())

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that it has words in."""
        return tuple(sorted(path.name for path in self.folder.joinpath("words").glob("*") if path.is_dir()))

    def room(self, seats: int) -> dict[str, str]:
        """Options with which so many can play: none but the defaults, or the first single value that makes room."""
        values = ({option.name: value} for option in self.options for value in option.values)
        return next((chosen for chosen in ({}, *values) if self.fits(seats, self.whole(chosen)) is None), {})

    def whole(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options in full: what was given, what follows from that, and the defaults of the others."""
        return {**{option.name: option.default for option in self.options}, **self.follows(options), **options}

    def settle(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a match in full, or a clear error."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.name} has {self.min_seats} to {self.max_seats} seats, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.name} has no option {name!r}; it has: {names}")
            if not isinstance(value, str):
                raise BadOption(f'option {name} of {self.name} is a text: write "{value}", not {value!r}')
            known[name].verify(value, self.name)
        chosen = self.whole(options)
        unfit = self.fits(seats, chosen)
        if unfit is not None:
            from .text import text  # here, because it imports this

            raise DoesNotFit(text("en", self.prefix)(*unfit), *unfit)
        return chosen


@cache
def games() -> dict[str, Game]:
    """All registered games by name. One that cannot be loaded is reported in the log and left out."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="undercroft.games"), key=lambda e: e.name):
        try:
            game = entry.load()
        except Exception as error:
            log.warning("game %s (%s) cannot be loaded: %s", entry.name, entry.value, error)
            continue
        if not isinstance(game, Game):
            log.warning("game %s (%s) is not a Game", entry.name, entry.value)
            continue
        if any(other.prefix == game.prefix for other in found.values()):
            log.warning("game %s (%s): another game's messages begin with %s-", entry.name, entry.value, game.prefix)
            continue
        found[game.name] = game
    return found


def game_named(name: str) -> Game:
    game = games().get(name)
    if game is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    return game
