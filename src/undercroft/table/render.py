"""HTML of every page: each function takes what the server hands over (`models`) and gives the page as text."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PackageLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from ..core.registry import game_named, games
from ..core.text import language_names, text
from . import assets
from .clocks import CHOICES
from .ending import Ending
from .lessons import lessons_of
from .look import look_of
from .models import LobbyModel, Passkeys, TableModel, UnplayableModel, Visitor
from .rulebook import clauses_about, rulebook
from .ui import Page, Ui, qr
from .unplayable import sentence
from .wire import Statistics, Told

if TYPE_CHECKING:
    from .reference import Reference


@cache
def environment() -> Environment:
    own = {name: FileSystemLoader(game.folder / "table" / "templates") for name, game in games().items()}
    env = Environment(
        loader=ChoiceLoader([PackageLoader("undercroft.table"), PrefixLoader(own)]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    env.filters["sentence"] = lambda told: told[:1].upper() + told[1:]
    env.globals["asset"] = assets.url
    env.globals["style"] = assets.style
    env.globals["look_of"] = look_of
    env.globals["qr"] = qr
    env.globals["lessons_of"] = lessons_of
    env.globals["clocks"] = CHOICES
    env.globals["language_names"] = language_names
    env.globals["m"] = env.get_template("macros.html").module
    return env


def _render(name: str, /, **context: object) -> str:
    return environment().get_template(name).render(**context)


# -- the table


def table_page(model: TableModel) -> str:
    """A match, as a whole page."""
    ui = Ui(model)
    return _render("table.html", ui=ui, fragment=Markup(_fragment(ui)))


def table_fragment(model: TableModel, whole: bool = False) -> str:
    """A match: what is morphed into the page when something happened; the still parts of boards are only named in it,
    if not `whole`. A whole page makes the browser reload."""
    return curtain_page(model) if model.curtain is not None else _fragment(Ui(model, whole))


def _fragment(ui: Ui) -> str:
    names = [f"{ui.game.name}/table.html", "frame.html"]
    template = environment().select_template(names)
    ending = Ending(ui) if ui.result is not None else None
    return template.render(ui=ui, v=ui.table, ending=ending, **ui.look.extra(ui.table))


def curtain_page(model: TableModel) -> str:
    """Hot seat: nothing of the match is on this page; the seat whose turn it is says that it is there."""
    page = Page(model.visitor, model.match.game, [info.name for info in model.seats])
    return _render("curtain.html", ui=page, model=model)


def room_page(model: TableModel) -> str:
    """Seats are missing: who is there, the invitations, what is promised. Nothing was dealt yet."""
    page = Page(model.visitor, model.match.game, [info.name for info in model.seats])
    return _render("room.html", ui=page, model=model)


def join_page(model: TableModel) -> str:
    """Take an open seat, with a name."""
    page = Page(model.visitor, model.match.game, [info.name for info in model.seats])
    return _render("join.html", ui=page, model=model)


def unplayable_page(model: UnplayableModel) -> str:
    """A match that can only be read: why, who played, how it ended, what happened (the newest first)."""
    page = Page(model.visitor, games().get(model.game), model.names)
    told = [
        (event, sentence(page.words, event, model.viewer, model.names), event.args.get("who", -1))
        for event in reversed(model.events)
    ]
    return _render("unplayable.html", ui=page, model=model, told=told)


# -- around it


def lobby_page(model: LobbyModel) -> str:
    """The lobby; games with fewer options come first, the simplest is open."""
    games = sorted(model.games, key=lambda game: len(game.options))
    return _render("lobby.html", ui=Page(model.visitor), model=model, games=games)


def rules_page(visitor: Visitor, game: str, clause: str = "", card: str = "") -> str:
    """A game's rules, opened at a clause, or searched for a card."""
    page, book = Page(visitor, game_named(game)), rulebook(game, visitor.lang)
    find = text(book.parts[0].lang, page.words.prefix).name(card) if card else ""
    return _render("rules.html", ui=page, book=book, clause=clause, find=find)


def clause_panel(visitor: Visitor, game: str, number: str) -> str:
    """A clause in the side panel, or the clauses of a section; empty if the rules have no such number."""
    clauses = rulebook(game, visitor.lang).read(number)
    ui = Page(visitor, game_named(game))
    return _render("clause.html", ui=ui, number=number, clauses=clauses) if clauses else ""


def card_panel(visitor: Visitor, game: str, word: str) -> str:
    """A card in the side panel: our wording of its effect, its numbers, and the clauses and rulings that name it."""
    rules = game_named(game)
    page = Page(visitor, rules)
    clauses = clauses_about(rules, word, visitor.lang)
    return _render("card.html", ui=page, word=word, clauses=clauses, facts=page.look.facts(word))


def credits_page(visitor: Visitor) -> str:
    """Whose work is here; of the icons, those who drew most come first."""
    drawn: dict[str, set[str]] = {}
    for names in assets.icon_authors().values():
        for name, who in names.items():
            drawn.setdefault(who, set()).add(name)
    ordered = sorted(drawn.items(), key=lambda item: (-len(item[1]), item[0]))
    authors = [(assets.authors().get(who, [who]), sorted(names)) for who, names in ordered]
    return _render("credits.html", ui=Page(visitor), authors=authors)


def statistics_page(visitor: Visitor, told: Statistics) -> str:
    """What a visitor has played."""
    return _render("statistics.html", ui=Page(visitor), told=told)


def devices_page(visitor: Visitor, link: str, span: str) -> str:
    """A link with which the same visitor goes on in another browser."""
    return _render("device.html", ui=Page(visitor), link=link, span=span)


def device_page(visitor: Visitor, name: str, same: bool, busy: bool) -> str:
    """Such a link was opened: whose it is, whether it is this visitor's own, whether this browser has matches."""
    return _render("device.html", ui=Page(visitor), link="", name=name, same=same, busy=busy)


def offline_page(visitor: Visitor) -> str:
    """The server cannot be reached: one page without files of its own, for they could not be reached either."""
    return _render("offline.html", ui=Page(visitor))


def help_page(visitor: Visitor, told: Told, passkeys: Passkeys) -> str:
    return _render("help.html", ui=Page(visitor), told=told, passkeys=passkeys)


def api_page(visitor: Visitor, reference: Reference) -> str:
    """The API for people: its addresses and types."""
    return _render("api.html", ui=Page(visitor), ref=reference)


def error_page(visitor: Visitor, status: int, title: str, reason: str) -> str:
    """Something went wrong: what, and why, in words that are already in the visitor's language."""
    return _render("error.html", ui=Page(visitor), status=status, title=title, reason=reason)
