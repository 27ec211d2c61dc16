"""The parts of a board that hardly ever change: sent once, then only named."""

from __future__ import annotations

import re

import pytest

from undercroft.table.stills import MOST, Stills, stills
from undercroft.table.ui import FRESH

from .conftest import Running

NAMED = re.compile(r'<g id="([^"]+)" data-rev="(\w+)" data-still>(.*?)</g>', re.S)


@pytest.mark.parametrize("game", ["dungeoneer", "mageknight"])
def test_a_page_has_them_and_a_view_names_them(server: Running, game: str) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random", game=game)
    page, view = ada.get(f"/m/{id}").text, ada.get(f"/m/{id}/view").text
    named = {at: rev for at, rev, inner in NAMED.findall(view) if not inner}
    assert named == {at: rev for at, rev, _ in NAMED.findall(page)} != {}
    for rev in named.values():
        part = ada.get(f"/m/{id}/still/{rev}")
        assert part.status_code == 200 and "immutable" in part.headers["cache-control"]
        assert part.text and part.text in page and part.text not in view
    assert ada.get(f"/m/{id}/view?whole=1").text.count("data-still></g>") == 0


def test_they_are_shown_only_to_those_who_may_see_the_match(server: Running) -> None:
    ada, eve = server.guest(), server.guest()
    id = ada.make("me", "bot:random", game="dungeoneer", listed="")
    other = eve.make("me", "bot:random", game="dungeoneer")
    _, rev, _ = NAMED.findall(ada.get(f"/m/{id}").text)[0]
    assert ada.get(f"/m/{id}/still/{rev}").status_code == 200
    assert eve.get(f"/m/{id}/still/{rev}").status_code == 403
    assert eve.get(f"/m/{other}/still/{rev}").status_code == 404, "a revision counts only in its own match"
    stills.cache_clear()  # as after a restart, or in another process: the page asks for the whole view then
    assert ada.get(f"/m/{id}/still/{rev}").status_code == 404


TURN = re.compile(r'<li (?:id="(t\d+)" )?data-rev="(\w+)"(?: id="(t\d+)")?([^>]*)>(.*?)</li>', re.S)


def test_a_view_names_the_older_turns_of_the_chronicle(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "me", "me", seed="turns")
    live = server.live(id)
    while live.match.state.turn < 5:
        ada.send_form(f"/m/{id}/here", {"seat": live.decision.seat if live.decision else 0})
        assert ada.answer(id, live.match.keys[0]).status_code == 204
    ada.send_form(f"/m/{id}/here", {"seat": live.decision.seat if live.decision else 0})
    whole, view = (
        [(first or second, rev, "data-still" in more) for first, rev, second, more, _ in TURN.findall(text)]
        for text in (ada.get(f"/m/{id}").text, ada.get(f"/m/{id}/view").text)
    )
    assert [turn[:2] for turn in whole] == [turn[:2] for turn in view] and len(view) > FRESH
    assert not any(named for _, _, named in whole)
    assert [named for _, _, named in view] == [False] * FRESH + [True] * (len(view) - FRESH)
    for _, rev, _ in view:  # whoever guesses a revision would learn what a seat was told
        assert ada.get(f"/m/{id}/still/{rev}").status_code == 404


def test_a_part_is_drawn_once_for_what_it_shows() -> None:
    kept, drawn = Stills(), []

    def draw(thing: object) -> str:
        drawn.append(thing)
        return f"<path d='{thing}'/>"

    first = kept.still("m", ("map", "en"), 1, draw)
    assert kept.still("m", ("map", "en"), 1, draw) is first is kept.get("m", first.rev)
    assert kept.still("m", ("map", "en"), 2, draw).rev != first.rev
    assert drawn == [1, 2]
    for thing in range(3, MOST + 3):
        kept.still("m", ("map", "en"), thing, draw)
    assert kept.get("m", first.rev) is None and len(kept.drawn) == len(kept.named) == MOST
