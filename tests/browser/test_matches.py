"""Whole matches of Welcome in a real browser: mouse, keyboard alone, hot seat, online, phone, each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import (
    answer_by_keys,
    bold,
    keys,
    moved_on,
    play,
    press,
    raw_words,
    start,
    start_in_lobby,
    state,
    tap,
    thing_of,
    wait_for_me,
)

pytestmark = pytest.mark.browser
PICTURES = Path(__file__).parents[2] / ".cache" / "pictures"


def test_by_mouse_against_bots(new_page: NewPage) -> None:
    page = new_page()
    start_in_lobby(page, ["me", "bot:careful", "bot:random"], seed="mouse", hero="warrior")
    expect(page.locator("h1")).to_contain_text("Welcome to the Dungeon")
    draws = bold(1)

    def choose(offered: list[str]) -> str:
        if offered[0] == "add":  # the picture that the README shows: a monster in the hand
            page.screenshot(path=PICTURES / "welcome.png")
        return draws(offered)

    assert play(page, choose) > 3
    assert (PICTURES / "welcome.png").stat().st_size > 50_000
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#ending .verified.ok")).to_be_visible()
    assert page.locator("#log li").count() > 10


def test_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    for _ in range(60):  # to the button that starts the match, as somebody without a mouse does
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('#game-welcome form button.primary') || false"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/m/*")
    choose = bold(2)
    answers = 0
    while wait_for_me(page):
        key = choose(keys(page))
        number = keys(page).index(key) + 1
        answer_by_keys(page, number, through_list=answers % 2 == 0)
        answers += 1
        assert answers < 400
    expect(page.locator("#result")).to_be_visible()


def test_hot_seat_hides_secrets_behind_a_curtain(new_page: NewPage) -> None:
    page = new_page()
    start_in_lobby(page, ["me", "device"], other="Boris", seed="curtain 0")  # a short match
    choose, curtains, turns = bold(3), 0, 0
    while not page.locator("#result").count():
        page.wait_for_selector(".curtain, #state[data-mine=true], #result", state="attached")
        if page.locator(".curtain").count():
            curtains += 1
            assert not page.locator("#state, #play, [data-word], #log").count(), (
                "the curtain shows something of the match"
            )
            page.locator(".curtain button.primary").click()
            page.wait_for_selector("#state", state="attached")
            continue
        if page.locator("#result").count():
            break
        before = state(page)["number"]
        key = choose(keys(page))
        thing = thing_of(page, key, on_table=True)
        thing.click()  # twice where it wants to be confirmed; a curtain may fall at once
        page.wait_for_selector(f".armed, .armed-card, .curtain, #state:not([data-number='{before}'])", state="attached")
        if page.locator(".armed, .armed-card").count():
            thing.click()
            page.wait_for_selector(f".curtain, #state:not([data-number='{before}'])", state="attached")
        turns += 1
        assert turns < 400
    assert curtains >= 2


def test_online_with_a_watcher_and_a_lost_connection(new_page: NewPage) -> None:
    anna, boris, watcher = new_page(), new_page(lang="pl"), new_page(lang="ru")
    start(anna, ["me", "friend"], seed="online")
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Borys")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_url("**/m/*")
    expect(anna.locator("#players")).to_contain_text("Borys")
    anna.locator("#menu > summary").click()
    watcher.goto(anna.locator(".invites label").last.locator("input").input_value())
    anna.keyboard.press("Escape")
    expect(watcher.locator("#players")).to_contain_text("Anna")
    choose = {"anna": bold(4), "boris": bold(5)}
    answers = 0
    while True:
        due = state(anna)
        if due["over"] == "true":
            break
        who, page = ("anna", anna) if due["due"] == "0" else ("boris", boris)
        other = boris if page is anna else anna
        if not wait_for_me(page):
            break
        key = choose[who](keys(page))
        if answers == 2:  # the other one loses the connection, and comes back to where the match is by then
            other.context.set_offline(True)
            watcher.context.set_offline(True)
        press(page, thing_of(page, key, on_table=True), lambda thing: thing.click())
        now = state(page)["number"]
        if answers == 2:
            assert state(other)["number"] != now
            other.context.set_offline(False)
            watcher.context.set_offline(False)
        for viewer in (other, watcher):
            viewer.wait_for_selector(f"#state[data-number='{now}']", state="attached")
        assert not watcher.locator("#choices button").count()
        answers += 1
        assert answers < 400
    for page in (anna, boris, watcher):
        expect(page.locator("#result")).to_be_visible()
    assert re.search("[а-я]", watcher.locator("#log").inner_text())
    watcher.locator("#menu > summary").click()
    watcher.locator("#menu button[value=pl]").click()
    watcher.wait_for_selector("html[lang=pl]")


def test_an_unsent_answer_is_sent_when_the_connection_is_back(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], seed="lost")
    assert wait_for_me(page)
    before = state(page)["number"]
    page.context.set_offline(True)
    button = page.locator("#choices button").first
    button.click()
    button.click()
    expect(page.locator("#offline")).to_be_visible()
    page.context.set_offline(False)
    moved_on(page, before)
    expect(page.locator("#offline")).to_be_hidden()


def test_on_a_phone(new_page: NewPage) -> None:
    page = new_page(phone=True)
    start(page, ["me", "bot:careful"], seed="phone")
    page.locator("[data-sheet]").tap()
    expect(page.locator("#side > .log")).to_be_visible()
    page.locator("#play").tap(position={"x": 20, "y": 20})
    expect(page.locator("#side > .log")).to_be_hidden()  # who plays stays in one line
    play(page, bold(6), tap)
    expect(page.locator("#result")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} px wide"


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_in_each_language(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang)
    start(page, ["me", "bot:careful", "bot:random"], name="Zoë", seed=f"words {lang}")
    assert page.locator("html").get_attribute("lang") == lang
    count, choose = 0, bold(7)
    while wait_for_me(page):
        if count % 5 == 0:
            assert not raw_words(page)
            check_clipping(page)
        press(page, thing_of(page, choose(keys(page)), on_table=count % 2 == 0), lambda thing: thing.click())
        count += 1
    assert not raw_words(page)
    switch = {"en": "ru", "ru": "pl", "pl": "en"}[lang]
    page.locator("#menu > summary").click()
    page.locator(f"#menu button[value={switch}]").click()
    page.wait_for_selector(f"html[lang={switch}]")
    assert not raw_words(page)


def check_clipping(page: Page) -> None:
    """No name or text of a card is cut off."""
    clipped = page.evaluate(
        """[...document.querySelectorAll('.card .name, .card .eff, .tiny .tn, .acts button span, .btn')]
        .filter(it => it.offsetParent && it.scrollWidth > it.clientWidth + 1 && !it.matches('.sr'))
        .filter(it => getComputedStyle(it).display !== 'inline').map(it => it.textContent)"""
    )
    assert not clipped
