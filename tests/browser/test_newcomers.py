"""For newcomers: coach marks in a first real match, the legend of signs, "what is this?" on everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from undercroft.core.registry import games
from undercroft.core.text import COMPLETE
from undercroft.table.look import look_of
from undercroft.table.models import Visitor
from undercroft.table.ui import Page as Words

from .conftest import NewPage
from .player import keys, press, start, state, thing_of, wait_for_me
from .test_pages import violations

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("game", "phone"), [("welcome", False), ("thunderstone", True)])
def test_first_steps_are_shown_once(new_page: NewPage, axe_source: str, game: str, phone: bool) -> None:
    page = new_page(marks="on", phone=phone, bypass_csp=True)
    start(page, ["me", "bot:random"], game=game, seed="marks")
    wait_for_me(page)
    marks = page.locator("#marks")
    goal = Words(Visitor("en", ""), games()[game]).say(f"{games()[game].prefix}-brief-goal")
    expect(marks).to_contain_text(goal)
    assert violations(page, axe_source) == []
    marks.locator("[data-marks=next]").click()
    expect(marks.locator("#marks-question")).not_to_be_empty()
    expect(page.locator("#ring")).to_be_visible()
    box, asked = marks.bounding_box(), page.locator("#question").bounding_box()
    assert box is not None and asked is not None
    assert (
        box["y"] + box["height"] <= asked["y"] or box["x"] + box["width"] <= asked["x"] or box["y"] >= asked["y"] + 20
    )
    marks.locator("[data-marks=next]").click()
    marks.locator("[data-legend]").click()
    expect(page.locator("#signs")).to_be_visible()
    page.keyboard.press("Escape")
    marks.locator("[data-marks=close]").click()
    expect(marks).to_be_hidden()
    expect(page.locator("#ring")).to_be_hidden()
    page.reload()
    wait_for_me(page)
    expect(marks).to_be_hidden()  # never again, unless asked for
    page.locator("#menu > summary").click()
    page.locator("[data-marks=again]").click()
    expect(marks).to_be_visible()
    press(page, thing_of(page, keys(page)[0], on_table=False), lambda thing: thing.evaluate("it => it.click()"))


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_sign_has_an_icon_and_a_meaning(lang: str) -> None:
    for game in games().values():
        words = Words(Visitor(lang, ""), game)
        assert len(look_of(game).legend) >= 5
        for sign, name in look_of(game).legend:
            assert ": " in words.say(f"{game.prefix}-legend-{name}")
            assert len(sign) <= 2 or "#" in words.icon(sign)


@pytest.mark.parametrize(
    ("game", "card"), [("thunderstone", "#hand1 .face"), ("mageknight", "#tacticrow .face >> nth=0")]
)
def test_anything_can_be_asked_what_it_is(new_page: NewPage, game: str, card: str) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], game=game, seed="what")
    wait_for_me(page)
    number, toast = state(page)["number"], page.locator("#toasts .toast")
    for thing in (card, "#pl1 .counter >> nth=0", "#undo"):
        page.locator("#what").click()
        expect(page.locator("#what")).to_have_attribute("aria-pressed", "true")
        said = page.locator(thing).get_attribute("title")
        page.locator(thing).click(force=True)
        if said:
            expect(toast).to_contain_text(said)
        else:
            expect(page.locator("#panel h2")).not_to_be_empty()
        expect(page.locator("#what")).to_have_attribute("aria-pressed", "false")
    assert state(page)["number"] == number and page.locator(".armed, .armed-card").count() == 0
