"""Whole matches of Thunderstone in a real browser: mouse, keyboard alone, a phone; planning a battle by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import keys, moved_on, press, raw_words, start, state, tap, wait_for_me
from .test_pages import violations

pytestmark = pytest.mark.browser

BRAVE = ("dungeon", "attack:1", "attack:2", "attack:3")


def begin(page: Page, seed: str, **options: str) -> None:
    """A match against the greedy bot."""
    start(page, ["me", "bot:greedy"], game="thunderstone", seed=seed, **options)


def brave(offered: list[str]) -> str:
    """Into the dungeon, at the first monster: the shortest way to the Thunderstone."""
    return next((key for key in BRAVE if key in offered), offered[0])


def test_by_mouse_to_the_end(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "mouse", set="first")
    answers = 0
    while wait_for_me(page):
        key = brave(keys(page))
        rank = key.removeprefix("attack:")
        thing = page.locator(f"#foe{rank} .face") if rank != key else page.locator(f"#choices button[data-key='{key}']")
        press(page, thing, lambda it: it.click())
        answers += 1
        assert answers < 400
    expect(page.locator("#result")).to_be_visible()
    assert answers > 20 and page.locator("#log li").count() > 40
    assert raw_words(page) == []


def test_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(lang="ru")
    begin(page, "keys")
    for _ in range(16):
        if not wait_for_me(page):
            break
        number = keys(page).index(brave(keys(page))) + 1
        before = state(page)["number"]
        if number < 10:
            page.keyboard.press(str(number))
            page.keyboard.press(str(number))  # confirm
        else:
            page.keyboard.press("a")
            for _ in range(number - 1):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        moved_on(page, before)
    assert int(state(page)["number"]) > 16


def test_on_a_phone_by_touch(new_page: NewPage) -> None:
    page = new_page(phone=True, lang="pl")
    begin(page, "phone")
    for _ in range(12):
        if not wait_for_me(page):
            break
        key = brave(keys(page))
        press(page, page.locator(f"#choices button[data-key='{key}']"), tap)
    assert raw_words(page) == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390  # nothing sticks out


def test_a_battle_is_planned_by_clicks(new_page: NewPage) -> None:
    """A weapon goes to a hero by the button below it; the forecast follows; undo takes it back."""
    page = new_page()
    begin(page, "5")
    wait_for_me(page)
    press(page, page.locator("#choices button[data-key=dungeon]"), lambda it: it.click())
    equip = page.locator("#hand .tsdo button[data-key^='equip:dagger']").first
    before = page.locator("#rank3 .forecast .tssum").inner_text()
    press(page, equip, lambda it: it.click())
    expect(page.locator("#hand .holds").first).to_be_visible()
    assert page.locator("#rank3 .forecast .tssum").inner_text() != before
    number = state(page)["number"]
    page.locator("#undo").click()
    moved_on(page, number)
    assert page.locator("#rank3 .forecast .tssum").inner_text() == before


def test_a_refusal_says_why(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "5")
    wait_for_me(page)
    press(page, page.locator("#choices button[data-key=village]"), lambda it: it.click())
    dear = page.locator("#village .mini.denied").first
    dear.click(force=True)
    expect(page.locator("#toasts")).to_contain_text("costs")


@pytest.mark.parametrize("phone", [False, True])
def test_the_table_shuts_nobody_out(new_page: NewPage, axe_source: str, phone: bool) -> None:
    """No violation of WCAG 2.2 A or AA at the start of a turn, in the village and in the dungeon."""
    page = new_page(phone=phone)
    begin(page, "axe")
    wait_for_me(page)
    assert violations(page, axe_source) == []
    for way, back in (("village", "done"), ("dungeon", "attack:1")):
        press(page, page.locator(f"#choices button[data-key='{way}']"), tap if phone else lambda it: it.click())
        assert violations(page, axe_source) == []
        press(page, page.locator(f"#choices button[data-key='{back}']"), tap if phone else lambda it: it.click())
        wait_for_me(page)
