"""What a template asks about a match: words, answers, places on the table. Templates decide nothing themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import cached_property, lru_cache
from itertools import takewhile
from typing import Any, TypeVar

import msgspec
from babel.dates import format_date, format_timedelta
from babel.numbers import format_decimal, format_percent
from markupsafe import Markup, escape

from ..bots import bots_of
from ..core.decision import Option, Refusal, option, words
from ..core.events import Event
from ..core.match import Match
from ..core.motions import motion, showing
from ..core.registry import Game, GameOption, games
from ..core.text import Text, phrase, text
from ..core.zones import reveal_all
from . import assets
from .chronicle import Entry, Told, Turn, chronicles, folded
from .hyphens import SHY, hyphenated, longest_piece
from .lately import Lately
from .lessons import Lesson, lessons_of
from .look import Look, look_of
from .models import SeatInfo, TableModel, Visitor
from .paths import ends, world
from .stills import Still, stills

ALL_SEEING = -2
SIGNS = (("▢", "outline"), ("padlock", "padlock"), ("light-bulb", "hint"), ("i", "info"))
"""Signs of every table: an icon, or a letter, and the message `tb-legend-<name>`."""
FRESH = 3  # so many turns of the chronicle are sent with every view, so that a page that missed one has all
CHRONICLE = 120  # how many events a page tells; the replay has them all


@lru_cache(maxsize=256)
def qr(link: str) -> Markup:
    """A link as a picture for the camera of a phone."""
    import segno  # here, so that only whoever shows such a link waits for it

    code = segno.make(link, micro=False)
    return Markup(code.svg_inline(scale=4, border=2, dark="#2c2117", light="#fbf4e2"))


@lru_cache(maxsize=20_000)  # the next page tells nearly the same events
def marked(text: Text, game: str, sentence: str, words: tuple[str, ...], seats: tuple[str, ...]) -> Markup:
    """A sentence with the names of cards as links, and those of seats in bold."""
    spans: list[tuple[int, int, Markup]] = []
    for word in words:
        for form in sorted(text.forms(word), key=len, reverse=True):
            at = sentence.lower().find(form.lower())
            if at >= 0:
                tag = Markup('<a class="word" href="/rules/{}?card={}" data-word="{}">{}</a>')
                spans.append((at, at + len(form), tag.format(game, word, word, sentence[at : at + len(form)])))
                break
    for name in seats:
        at = sentence.find(name)
        if at >= 0:
            spans.append((at, at + len(name), Markup("<b>{}</b>").format(name)))
    out, done = Markup(), 0
    for start, stop, tag in sorted(spans):
        if start >= done:
            out += escape(sentence[done:start]) + tag
            done = stop
    return out + escape(sentence[done:])


@dataclass(frozen=True, slots=True)
class ListedAnswer:
    """A line of "You can"."""

    number: int  # 1, 2, …: also its key on the keyboard
    key: str
    text: Markup
    answer: Option
    commits: bool  # cannot be taken back freely
    more: bool  # leads to another question
    hint: bool  # a bot would choose it
    offer: bool = False  # may be done although another seat is asked

    @property
    def element(self) -> str:
        return self.answer.element

    @property
    def verb(self) -> str:
        return words(self.key).verb


@dataclass(frozen=True, slots=True)
class Denial:
    """Something that cannot be done now, and why."""

    key: str
    answer: Option  # what it would be if it could be given
    subject: str  # what cannot be done; empty where the reason names it
    text: str
    clause: str

    @property
    def element(self) -> str:
        return self.answer.element


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing on the table: whether an answer points at it, and the attributes that make it respond to a click."""

    can: bool
    hint: bool
    number: int  # its key on the keyboard, 0 for none
    denied: bool
    attrs: Markup

    @property
    def classes(self) -> str:
        flags = (("can", self.can), ("hinted", self.hint), ("denied", self.denied))
        return " ".join(name for name, on in flags if on)


Concerned = TypeVar("Concerned", ListedAnswer, Denial)


def _by_place(concerned: Iterable[Concerned]) -> dict[str, list[Concerned]]:
    """Answers, or refusals, by the places that they point at, and by their keys (`key draw`)."""
    found: dict[str, list[Concerned]] = {}
    for it in concerned:
        for place in {f"key {it.key}", it.answer.element, it.answer.also} - {""}:
            found.setdefault(place, []).append(it)
    return found


_drawn: Lately[Hashable, Markup] = Lately(8192)
"""Pieces of pages that are alike at many matches (cards, stalls), some hundred bytes each."""

SHORT = 4  # so many words, and alternatives need no comma between them


class Page:
    """What every page has: the visitor's language and settings, words, icons."""

    game: Game | None = None

    def __init__(self, visitor: Visitor, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.visitor = visitor
        self.lang = visitor.lang
        self.game = game
        self.names = tuple(names)
        self.look: Look = look_of(game) if game is not None else Look()
        self._table: Text = text(visitor.lang, "tb")
        self.words: Text = text(visitor.lang, game.prefix if game is not None else "")

    def t(self, message: str, **args: Any) -> str:
        """A message of the table's own: `t("undo")` is `tb-undo`."""
        return self._table(f"tb-{message}", args, self.names)

    def title(self, game: Game) -> str:
        return text(self.lang, game.prefix)(f"{game.prefix}-title")

    def game_title(self, name: str) -> str:
        found = games().get(name)
        return self.title(found) if found is not None else name

    def emblem(self, name: str) -> str:
        found = games().get(name)
        return look_of(found).emblem if found is not None else Look().emblem

    def of(self, game: Game) -> Page:
        """The words of another game, for a page that shows several."""
        return Page(self.visitor, game)

    def bot_levels(self, game: Game) -> list[str]:
        """The bots of a game, the strongest first (games list theirs from weak to strong)."""
        return list(reversed(bots_of(game)))

    def option_label(self, name: str) -> str:
        return self.say(f"{self.words.prefix}-option-{name.replace('_', '-')}")

    def option_value(self, name: str, value: str) -> str:
        message = f"{self.words.prefix}-option-{name}-{value}".replace("_", "-")
        return self.say(message) if self.has(message) else self.words.name(value)

    def say(self, message: str, /, **args: Any) -> str:
        """A message of the game: `say("wd-bid")`."""
        return self.words(message, args, self.names)

    def has(self, message: str) -> bool:
        return self.words.has(message)

    def name(self, word: str, form: str = "") -> str:
        """The name of a card or thing of the game."""
        return self.words.name(word, form)

    def hyphenated(self, title: str) -> Markup:
        """A title that breaks inside a word only where that word alone is wider than the line."""
        broken = hyphenated(title, self.lang)
        if SHY not in broken:
            return escape(broken)
        return Markup("").join(map(self._whole, filter(None, re.split(r"(?<=-)|( )", broken))))

    def _whole(self, word: str) -> Markup:
        """A word that keeps together; `wide`: it needs a line of some length for it."""
        if SHY not in word:
            return escape(word)
        return Markup('<span class="w{}">{}</span>').format(
            " wide" if longest_piece(word.replace(SHY, "")) > 9.5 else "", word
        )

    def title_of(self, word: str) -> Markup:
        """The name of a card as a title."""
        return self.hyphenated(self.name(word))

    def fit(self, title: str) -> str:
        """The size of a title, as a class: small enough that the longest part that cannot be broken has room."""
        piece = longest_piece(hyphenated(title, self.lang))
        if piece > 10.2:
            return "longest"
        return "longer" if piece > 9.5 else "long" if piece > 8 or len(title) > 11 else ""

    def effect(self, word: str) -> str:
        """What a card does, in our own words; empty where there is no text."""
        effect = self.words.name(word, "text")
        return effect if effect != self.words.name(word) else ""

    def form(self, word: str, form: str) -> str:
        """A text that belongs to a word of the game; empty where there is none."""
        found = self.words.name(word, form) if form else ""
        return found if found != self.words.name(word) else ""

    def lines(self, word: str) -> list[tuple[str, str]]:
        """What a piece does, put together by its look: headings and texts."""
        found = []
        for heading, ways in self.look.lines(word):
            told = list(dict.fromkeys(tuple(self.say(message, **args) for message, args in way) for way in ways))
            columns = zip(*told, strict=False) if len(told) > 1 else ()
            common = [same[0] for same in takewhile(lambda same: len(set(same)) == 1, columns)]  # said once
            whole = phrase([*common, self.alternatives([way[len(common) :] for way in told])], "; ")
            title = self.say(heading[0], **heading[1]) if heading else ""
            found.append((title[:1].upper() + title[1:], whole[:1].upper() + whole[1:]))
        return found

    def alternatives(self, ways: list[tuple[str, ...]]) -> str:
        """Several ways with "or" between them, each with "and" inside, so that nobody takes a choice for a list."""
        if len(ways) == 1:
            return phrase(ways[0], "; ")
        phrases = [phrase(way, f" {self.say(f'{self.words.prefix}-and')} ") for way in ways]
        pause = "" if all(len(told.split()) <= SHORT for told in phrases) else ","
        return f"{pause} {self.say(f'{self.words.prefix}-or')} ".join(phrases)

    def once(self, *what: Hashable, caller: Callable[[], str]) -> Markup:
        """A piece that is drawn from `what`, words and icons alone: drawn once, for whoever sees the same.

        `{% call ui.once("stats", word) %}…{% endcall %}`
        """
        key = (self.lang, self.game.name if self.game is not None else "", *what)
        return _drawn.get(key) or _drawn.keep(key, Markup(caller()))

    def icon(self, name: str) -> str:
        return assets.icon(name, self.game.name if self.game is not None else "")

    def symbol(self, word: str) -> str:
        """The icon's name of a card; a question mark is drawn where the look has none."""
        return self.look.icons.get(word, "")

    def tone(self, word: str) -> str:
        return self.look.tones.get(word, "plain")

    def number(self, value: float) -> str:
        """A number as the reader's language writes it."""
        return format_decimal(value, locale=self.lang).replace("-", "−")

    def percent(self, share: float) -> str:
        return format_percent(share, locale=self.lang)

    def hero_of(self, game: str, word: str) -> str:
        """A word of another game."""
        found = games().get(game)
        return text(self.lang, found.prefix).name(word) if found is not None else word

    def when(self, at: float) -> Markup:
        """The day of a moment (UTC), with the moment itself for the page's script, which says how long ago it was."""
        moment = datetime.fromtimestamp(at, UTC)
        tag = Markup('<time datetime="{}">{}</time>')
        return tag.format(moment.isoformat(timespec="seconds"), self.day(moment.date().isoformat()))

    def span(self, seconds: int) -> str:
        """So many seconds, as one says it: 2 minutes, 3 days."""
        return format_timedelta(seconds, granularity="second", threshold=1, locale=self.lang)

    def option_about(self, name: str) -> str:
        """What an option does, in a sentence; empty where there is none."""
        message = f"{self.words.prefix}-about-{name.replace('_', '-')}"
        return self.say(message) if self.has(message) else ""

    def option_facts(self, name: str) -> str:
        """For whom, how long and how hard a value of an option is; empty where that is not told."""
        message = f"{self.words.prefix}-facts-{name.replace('_', '-')}"
        return self.say(message) if self.has(message) else ""

    def storied(self, option: GameOption) -> bool:
        """Whether each value of an option has a story: such a one is chosen first, and not among the others."""
        return bool(option.values) and bool(self.option_about(f"{option.name}-{option.default}")) and not option.several

    def option_groups(self) -> list[tuple[str, list[GameOption]]]:
        """The other options of the game under their headings, in the order in which the game names them."""
        assert self.game is not None
        found: dict[str, list[GameOption]] = {}
        for one in self.game.options:
            if not self.storied(one):
                found.setdefault(one.group, []).append(one)
        return [(self.say(f"{self.words.prefix}-group-{group}") if group else "", own) for group, own in found.items()]

    def day(self, day: str) -> str:
        """A day (2026-11-16) as the reader's language writes it: 16 November."""
        return format_date(date.fromisoformat(day), "d MMMM", locale=self.lang)

    def label(self, word: str) -> str:
        """A word of the game's view for a reader: a card's name, `<prefix>-view-<word>`, or the word with spaces."""
        message = f"{self.words.prefix}-view-{word}".replace("_", "-").replace(".", "-")
        if self.has(message):
            return self.say(message)
        if self.game is not None and word in self.game.cards:
            return self.name(word)
        return word.replace("_", " ").replace(".", " ").capitalize()

    def seat_name(self, seat: int) -> str:
        return self.words.seat(seat, self.names)

    def marked(self, sentence: str, words: Iterable[str] = (), seats: Iterable[int] = ()) -> Markup:
        """A sentence with the names of cards as links (they open the side panel) and those of seats in bold."""
        game = self.game.name if self.game is not None else ""
        return marked(self.words, game, sentence, tuple(words), tuple(self.seat_name(seat) for seat in seats))

    def cards_in(self, args: dict[str, Any]) -> list[str]:
        """The words of a message's arguments that are cards."""
        cards = self.game.cards if self.game is not None else {}
        flat = [word for value in args.values() for word in (value if isinstance(value, list) else [value])]
        return [word for word in flat if isinstance(word, str) and word in cards]


def revealed(match: Match) -> Match:
    """A copy in which everybody knows every card: what an all-seeing viewer of an ended match sees."""
    copy = match.clone()
    reveal_all(copy.state, range(len(copy.state.face)))
    return copy


class Ui(Page):
    """A match as one viewer sees it."""

    game: Game

    def __init__(self, model: TableModel, whole: bool = True) -> None:
        super().__init__(model.visitor, model.match.game, [info.name for info in model.seats])
        self.model = model
        self.whole = whole  # with the still parts of boards; a page that is open has them, or fetches them
        self.match: Match = model.match
        self.viewer = model.viewer
        self.replaying = model.replay is not None
        self.all_seeing = model.open if model.replay is None else model.replay.eyes == ALL_SEEING
        self.view = (revealed(self.match) if self.all_seeing else self.match).view(max(self.viewer, -1))
        self.table: dict[str, Any] = self.view["table"]
        self.asked: dict[str, Any] | None = self.view["asked"]
        self.result: dict[str, Any] | None = self.view["result"]
        self._spots: dict[tuple[str, str, str], Spot] = {}

    # -- who

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is asked, and may answer here."""
        return self.asked is not None and self.asked["seat"] == self.viewer >= 0 and not self.replaying

    def is_me(self, seat: int) -> bool:
        """Whether a seat is the viewer's own (in a replay one may look through others' eyes)."""
        return seat in self.model.mine if self.replaying else seat == self.viewer

    @property
    def due(self) -> int | None:
        """The seat that is asked; None in a response window of others, or when the match is over."""
        return self.asked["seat"] if self.asked is not None else None

    @property
    def out_of_turn(self) -> bool:
        """Whether somebody is asked in the turn of another."""
        return self.asked is not None and self.due is not None and self.turn_of not in (self.due, -1)

    @property
    def turn_of(self) -> int:
        """The seat that has the turn; -1 where nobody has it."""
        between = self.asked is None or self.asked["kind"] in self.look.between
        return -1 if between else self.view["active"]

    @cached_property
    def cause(self) -> Markup:
        """What led to a question in another's turn, as the chronicle tells it."""
        turn = self.match.state.turn
        for event in reversed(self.match.events):
            if event.turn != turn:
                break
            if event.message in self.look.causes:
                return self.told(event)[0]
        return Markup()

    @cached_property
    def source(self) -> str:
        """The viewer's card whose effect asks the question, unless the question names it itself."""
        line = self._answer(1 + len(self.match.tail)) if self.my_turn and self.match.running is not None else None
        if line is None or line["seat"] != self.viewer:
            return ""
        assert self.asked is not None
        verb, card = words(line["key"]).verb, words(line["key"]).what.partition(".")[0]
        known = verb in self.look.sources and card in self.game.cards
        return card if known and card not in self.cards_in(self.asked["args"]) else ""

    @cached_property
    def reason(self) -> Markup:
        """What has just happened because of which the viewer is asked something else, on the viewer's own turn too."""
        line = self._answer(1) if self.my_turn else None
        if line is None or self.asked is None or line["kind"] == self.asked["kind"]:
            return Markup()
        turn = self.match.state.turn  # what ended the turn before this one is no cause
        latest = (it for it in self.match.events if (it.number, it.turn) == (self.match.number, turn))
        news = [it for it in latest if it.message in self.look.causes]
        return self.told(news[-1])[0] if news else Markup()

    def _answer(self, back: int) -> dict[str, Any] | None:
        """The line of the record with the last answer but so many."""
        lines = self.match.record.lines if self.match.record is not None else []
        return next((line for line in reversed(lines) if line.get("answer") == self.match.number - back), None)

    @property
    def number_now(self) -> int:
        """The number of the question as this browser may know it, with all seats that it holds."""
        return self.match.number_for(self.model.mine)

    @property
    def marked_first(self) -> bool:
        """Whether coach marks may be shown: at a running match in which the viewer sits, that is no lesson."""
        idle = self.replaying or self.viewer < 0 or self.result is not None or self.model.coach is not None
        return not idle and self.has(f"{self.words.prefix}-brief-goal")

    @property
    def tale(self) -> tuple[str, str] | None:
        """What this match is about, where its game has stories to choose from: the chosen one's title and text."""
        assert self.game is not None
        for one in self.game.options:
            value = self.match.state.options.get(one.name, one.default)
            if self.storied(one) and (about := self.option_about(f"{one.name}-{value}")):
                return self.option_value(one.name, value), about
        return None

    @cached_property
    def legend(self) -> list[tuple[str, str]]:
        """The signs of the page and of the game, each with what it means."""
        own = [(sign, self.t(f"legend-{name}")) for sign, name in SIGNS]
        return own + [(sign, self.say(f"{self.words.prefix}-legend-{name}")) for sign, name in self.look.legend]

    @property
    def missing_seats(self) -> tuple[SeatInfo, ...]:
        return tuple(info for info in self.model.seats if info.sort == "open")

    @property
    def ended(self) -> bool:
        """Whether the replay is that of an ended match, all of which may be shown."""
        return self.model.replay is not None and self.model.replay.open

    @property
    def branch_seat(self) -> int:
        """Whose seat is taken when a match is gone on with: one's own, else that of whoever is asked."""
        return next(iter(self.model.mine), self.due if self.due is not None else 0)

    def eyes_open(self, seat: int) -> bool:
        """Whether a replay may be seen with a seat's eyes: of a running match only with one's own."""
        return self.ended or seat in self.model.mine

    # -- what is asked

    @cached_property
    def clause(self) -> str:
        """The clause of the question, also of another's: it says why that seat is asked."""
        if self.asked is None:
            return ""
        kind = self.asked["kind"]
        return next((known.clause for known in self.game.kinds if known.name == kind), "")

    @cached_property
    def question(self) -> Markup:
        """The viewer's question in words."""
        assert self.asked is not None
        args, keys = self.asked["args"], self.match.keys if self.my_turn else ()
        return self.marked(self.words.question(self.asked["kind"], args, self.names, keys), self.cards_in(args))

    @cached_property
    def choices(self) -> tuple[ListedAnswer, ...]:
        """What the viewer can do: the same list that the terminal, bots and screen readers get."""
        decision = self.match.decision
        if decision is None or self.viewer < 0 or self.replaying:
            return ()
        own = decision.options if self.my_turn else ()
        offers = self.match.offers(self.viewer)
        found: list[ListedAnswer] = []
        for number, answer in enumerate((*own, *offers), start=1):
            commits, more = self._try(answer.key)
            sentence = escape(self.words.option(answer.message, answer.args, self.names))
            hint = answer.key == self.model.hint
            found.append(ListedAnswer(number, answer.key, sentence, answer, commits, more, hint, number > len(own)))
        return tuple(found)

    @cached_property
    def _world(self) -> Match | None:
        return world(self.match, self.viewer)

    def _try(self, *keys: str) -> tuple[bool, bool]:
        """Whether an answer commits, and whether it leads to another question of the same wish."""
        if self._world is None:
            return True, False
        trial = self._world.clone()
        before = trial.mark
        for key in keys:
            trial.choose(key, self.viewer)
        over = ends(trial, before, self.viewer)
        return over, not over and trial.running is not None

    def commits(self, keys: Sequence[str]) -> bool:
        """Whether a ready path of the game cannot be taken back freely."""
        return self._try(*keys)[0]

    @cached_property
    def denials(self) -> tuple[Denial, ...]:
        """What the viewer may expect but cannot do now, with the reason."""
        decision = self.match.decision
        if decision is None or not self.my_turn:
            return ()
        return tuple(self._denial(refusal) for refusal in self.match.refusals())

    def _denial(self, refusal: Refusal) -> Denial:
        assert self.match.decision is not None
        answer = option(self.match.decision.ask, refusal.key)
        reason = self.say(refusal.message, **refusal.args)
        named = {form.lower() for form in self.words.forms(answer.args.get("what", ""))}
        if "about" in refusal.args:
            answer = replace(answer, args={**answer.args, "about": refusal.args["about"]})
        subject = "" if any(form in reason.lower() for form in named) else self._subject(answer)
        return Denial(refusal.key, answer, subject, reason, refusal.clause)

    def _subject(self, answer: Option) -> str:
        """An answer that is refused, in the words that it would have in the list.

        Those of some need what only a legal answer has (where a way leads), or stand under a word that the question
        itself has: `<prefix>-denied-<verb>` says it then.
        """
        verb = answer.message.rsplit("-", 1)[-1]
        for message in (answer.message, f"{self.words.prefix}-denied-{verb}", f"{self.words.prefix}-{verb}"):
            if self._told_by(message, answer.args):
                return self.say(message, **answer.args)
        return self.name(answer.args.get("what", ""))

    def _told_by(self, message: str, args: dict[str, Any]) -> bool:
        """Whether there is such a message, and these arguments are enough for it."""
        home = self.words.home(message)
        return home is not None and all(name in args or name.rpartition("_")[0] in args for name in home.reads[message])

    # -- places on the table

    def spot(self, element: str = "", key: str = "", word: str = "") -> Spot:
        """The attributes of a thing at a place (`gear.torch`), or of one that stands for an answer (`draw`)."""
        if (element, key, word) not in self._spots:
            self._spots[element, key, word] = self._spot(element, key, word)
        return self._spots[element, key, word]

    @cached_property
    def bare(self) -> list[ListedAnswer]:
        """The answers that nothing stands for of what was drawn before this was first asked, at the hand's end."""
        keys = {key for _, key, _ in self._spots}
        places = {element for element, _, _ in self._spots if element}
        return [it for it in self.choices if it.key not in keys and places.isdisjoint((it.element, it.answer.also))]

    @cached_property
    def _answers_at(self) -> dict[str, list[ListedAnswer]]:
        return _by_place(self.choices)

    @cached_property
    def _denials_at(self) -> dict[str, list[Denial]]:
        return _by_place(self.denials)

    def _spot(self, element: str, key: str, word: str) -> Spot:
        place = f"key {key}" if key else element
        here = self._answers_at.get(place, [])
        denied = [] if here else self._denials_at.get(place, [])
        parts: list[tuple[str, str]] = []
        if element:
            parts.append(("data-el", element))
        if word:
            parts.append(("data-word", word))
        if len(here) == 1 and not here[0].more:
            parts.append(("data-key", here[0].key))
            if here[0].commits:
                parts.append(("data-commits", ""))
        elif here and not element:
            parts.append(("data-key", here[0].key))
        if denied:
            parts.append(("data-denied", denied[0].key))
        if not here:
            parts.append(("aria-disabled", "true"))
        attrs = Markup(" ".join(f'{name}="{escape(value)}"' for name, value in parts))
        number = here[0].number if len(here) == 1 else 0
        return Spot(bool(here), any(c.hint for c in here), number, bool(denied), attrs)

    def pointed(self, keys: Sequence[str]) -> str:
        """Answers of the viewer with the places that they point at, for the coach's script."""
        asked = {it.key: it.answer for it in self.choices}
        return msgspec.json.encode(
            [(key, asked[key].element, asked[key].also) for key in keys if key in asked]
        ).decode()

    def lesson_after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows another one of the game."""
        return next((it for it in lessons_of(self.game) if it.order > lesson.order), None)

    def still(self, id: str, thing: Any, draw: Callable[[Any], str]) -> Still:
        """A part of the board that hardly ever changes, drawn from `thing` alone."""
        return stills().still(self.model.id, (id, self.lang), thing, draw)

    # -- what happened

    @cached_property
    def chronicle(self) -> list[Entry]:
        """The events as the viewer may know them, newest first. What happened several times at once is one entry."""
        return [entry for turn in self.turns for entry in reversed(turn.entries)]

    @cached_property
    def turns(self) -> list[Turn]:
        """The same turn by turn, the newest first, each in its order."""
        if self.replaying and not self.whole:
            return []  # the page has them all
        events = self.match.events if self.model.chronicle is None else self.model.chronicle
        first = 0 if self.replaying else max(0, len(events) - CHRONICLE)
        eyes = (self.model.id, self.viewer, self.all_seeing, self.lang, self.names)
        return chronicles.turns(eyes, events, first, self._entry)[::-1]

    def told_turn(self, turn: Turn, place: int, draw: Callable[[Ui, Turn, bool], str]) -> Markup:
        """A turn of the chronicle. Of the older ones a view has only the names, for the page has them: they tell what
        only one seat knows, so none can be asked for by its revision, and who lacks one gets a whole view."""
        newest, eyes = place == 1, self.model.replay.eyes if self.model.replay is not None else None
        rev, html = turn.html((newest, eyes), lambda turn: draw(self, turn, newest))
        if self.whole or place <= FRESH:
            return Markup('<li data-rev="{}"{}').format(rev, html.removeprefix("<li"))
        return Markup('<li id="t{}" data-rev="{}" data-still></li>').format(turn.at, rev)

    @cached_property
    def since(self) -> list[Entry]:
        """What the others did since the viewer's last turn, without details."""
        first = self.model.since
        if first is None:
            return []
        found = [entry for entry in self.chronicle if entry.event.number > first and entry.seat != self.viewer]
        return [entry for entry in reversed(found) if not entry.declared.aside]

    @cached_property
    def moments(self) -> list[Entry]:
        """The turning points of a match, in their order."""
        events = self.match.events if self.model.chronicle is None else self.model.chronicle
        told = self.game.moments
        return [self._entry(at, event) for at, event in enumerate(events, start=1) if event.message in told]

    def recent(self, count: int) -> list[Entry]:
        """The last events up to where the match stands, the newest first."""
        events = self.match.events
        first = max(0, len(events) - count)
        return folded(self._entry(at, event) for at, event in enumerate(events[first:], start=first + 1))[::-1]

    @cached_property
    def stage(self) -> Any:
        """What the game's look makes of the events up to where the match stands."""
        return self.look.stage([self._plainly(at, event) for at, event in enumerate(self.match.events, start=1)])

    def _plainly(self, at: int, event: Event) -> Told:
        args = event.args if self.all_seeing else event.shown_to(self.viewer)
        return Told(at, event.message, args, self.told(event)[0])

    def _entry(self, at: int, event: Event) -> Entry:
        sentence, seat = self.told(event)
        args = event.args if self.all_seeing else event.shown_to(self.viewer)
        return Entry(at, event, sentence, seat, showing(self.game, event, args), motion(self.game, event.message))

    def told(self, event: Event) -> tuple[Markup, int]:
        """An event in words, and the seat that it is about (-1 for nobody)."""
        args = event.args if self.all_seeing else event.shown_to(self.viewer)
        seats = [args[name] for name in ("who", "whom") if isinstance(args.get(name), int)]
        words = self._table if event.message.startswith("note-") else self.words  # the table's notes name bots
        if event.message in self.look.heaps:  # what has no order is told together: Torch ×2, Militia ×3
            args = {name: sorted(it, key=it.index) if isinstance(it, list) else it for name, it in args.items()}
        args = {name: value for name, value in args.items() if name != "names"}
        sentence = words(event.message, args, event.names or self.names)
        return self.marked(sentence, self.cards_in(args), seats), seats[0] if seats else -1
