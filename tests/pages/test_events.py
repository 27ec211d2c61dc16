"""Events on the page: the places that they name are there, and a turn is told in a few sentences."""

from __future__ import annotations

import re
from random import Random

import pytest

from undercroft.core.events import tell
from undercroft.core.match import new_match
from undercroft.core.motions import showing
from undercroft.core.registry import games
from undercroft.table import render
from undercroft.table.ui import Ui

from .test_render import model

ANSWERS = 150


def ids(html: str) -> set[str]:
    return set(re.findall(r'\bid="([^"]+)"', html))


def stands(place: str, viewer: int, page: set[str]) -> bool:
    """Whether a place can be found: its zone is on the page, or the seat that stands for it."""
    zone, _, seat = place.partition("@")
    if seat and (int(seat) != viewer or not zone):
        return f"pl{seat}" in page
    return zone.partition(":")[0] in page


@pytest.mark.parametrize("name", games())
def test_the_places_of_events_are_on_the_page_before_or_after(name: str) -> None:
    match, random, viewer = new_match(name, seats=2, seed=5), Random(5), 0
    page = ids(render.table_page(model(match, viewer)))
    seen, missing, told = len(match.events), set(), 0
    for _ in range(ANSWERS):
        if match.decision is None:
            break
        match.choose(random.choice(match.decision.keys))
        before, page = page, ids(render.table_page(model(match, viewer)))
        for event in match.events[seen:]:
            how = showing(match.game, event, event.shown_to(viewer))
            for places in filter(None, (how.source, how.to)):
                told += 1
                if not any(stands(place, viewer, before | page) for place in places.split()):
                    missing.add((event.message, places))
        seen = len(match.events)
    assert told > 10 and not missing


def test_a_turn_is_a_few_sentences_and_can_be_opened() -> None:
    match = new_match("dungeoneer", seats=2, seed=1)
    turn = match.state.turn = match.state.turn + 1
    for amount in (1, 1):
        tell(match.state, "dg-gains-peril", who=0, amount=amount)
    for tile in ("prison_cells", "long_gallery", "prison_cells", "treasury", "crossroads", "dark_tunnel_of_roots"):
        tell(match.state, "dg-enters", who=0, tile=tile)
    ui = Ui(model(match, 0))
    newest = ui.turns[0]
    assert {entry.event.turn for entry in newest.entries} == {turn}
    told = [(entry.sentence.striptags(), entry.times) for entry in newest.few]
    assert told[0] == ("Anna enters “Prison Cells”.", 2) and len(told) == 4 < len(newest.main)
    assert not any("Peril" in sentence for sentence, _ in told)
    html = render.table_page(model(match, 0))
    assert re.search(r"<summary>all 7 events</summary>", html) and "Peril +1" in html


def test_what_the_others_did_is_told_since_the_own_turn() -> None:
    match = new_match("welcome", seats=2, seed=1)
    tell(match.state, "wd-passed", who=1)
    ui = Ui(model(match, 0, since=-1))
    assert [entry.sentence.striptags() for entry in ui.since][-1] == f"{ui.seat_name(1)} passes."
    assert "#watch" in render.table_page(model(match, 0, since=-1))
    assert "#watch" not in render.table_page(model(match, 0))
