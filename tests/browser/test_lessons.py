"""Every lesson played in the browser, by clicking what its coach points at; and the coach when one strays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from undercroft.core.registry import games
from undercroft.core.text import COMPLETE
from undercroft.table.lessons import lessons_of

from .conftest import NewPage
from .player import press, raw_words, state, thing_of
from .test_pages import violations

pytestmark = pytest.mark.browser

LESSONS = [lesson.id for game in games().values() for lesson in lessons_of(game)]

COVERED = """() => {
  const [a, b] = ['#coach', '#ring'].map(it => document.querySelector(it).getBoundingClientRect());
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}"""
"""How much of what it speaks of the coach covers."""

CLICK = "it => it.dispatchEvent(new MouseEvent('click', {bubbles: true}))"


def begin(page: Page, game: str, lesson: str) -> None:
    page.goto(f"/?game={game}")
    page.locator(f"#game-{game} .lesson button[value={lesson}]").click()
    page.wait_for_url("**/m/*")


def read_on(page: Page) -> None:
    """Read what there is to read before something is to be done."""
    onward = page.locator("#coach [data-coach=next]")
    while onward.is_visible():
        onward.click()


def take(page: Page) -> None:
    """Do what the coach asks for: by the thing on the table that stands for it, else by the list."""
    key = page.locator("#coach [data-answer]").get_attribute("data-answer") or ""
    expect(page.locator("#ring")).to_be_visible()
    press(
        page,
        thing_of(page, key, on_table=True),
        lambda thing: thing.evaluate(CLICK),
    )


@pytest.mark.parametrize("lang", COMPLETE)
def test_each_lesson_is_played_to_its_end_as_its_coach_says(new_page: NewPage, axe_source: str, lang: str) -> None:
    page = new_page(lang=lang)
    for id in LESSONS:
        game, lesson = id.split("/")
        begin(page, game, lesson)
        count = 0
        while True:
            page.locator("#coach [data-answer], #coach .after").first.wait_for(state="attached")
            read_on(page)
            if page.locator("#coach .after").count():
                break
            take(page)
            count += 1
            assert count < 25, id
        expect(page.locator("#coach .after a")).to_be_visible()
        assert raw_words(page) == [] and count >= 8, id
    assert violations(page, axe_source) == []


def test_the_coach_reacts_leads_back_shows_and_hides(new_page: NewPage) -> None:
    page = new_page(lang="pl")
    begin(page, "welcome", "first")
    read_on(page)
    page.locator("#coach [data-coach=show]").click()
    expect(page.locator("#coach")).to_contain_text("Połóż go w podziemiach")
    assert page.evaluate(COVERED) == 0
    press(page, thing_of(page, "remove:torch", on_table=False), lambda thing: thing.click())
    expect(page.locator("#coach.lost")).to_contain_text("za drogo jak na słabego potwora")
    page.locator("#coach [data-undo=lesson]").click()
    expect(page.locator("#coach:not(.lost)")).to_contain_text("Połóż go w podziemiach")
    page.locator("#coach [data-coach=hide]").click()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator("#ring")).to_be_hidden()
    page.locator("#coachbtn").click()
    expect(page.locator("#coach")).to_be_visible()
    page.reload()
    expect(page.locator("#coach")).to_contain_text("Połóż go w podziemiach")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_on_small_screens_the_coach_does_not_cover_what_it_speaks_of(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(phone=size[0] < 900, viewport={"width": size[0], "height": size[1]}, lang="ru")
    begin(page, "mageknight", "move")
    read_on(page)
    for _ in range(3):
        expect(page.locator("#ring")).to_be_visible()
        assert page.evaluate(COVERED) < 200
        expect(page.locator("#coach [data-coach=show]")).to_be_in_viewport(ratio=1)
        before = state(page)["number"]
        page.locator("#coach [data-coach=show]").click()
        page.wait_for_function("before => document.querySelector('#state').dataset.number !== before", arg=before)
    assert re.search(r"[а-я]", page.locator("#coach h2:visible").inner_text())
