"""Whole matches of Thunderstone in a real browser: keyboard alone, a phone; planning a battle by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import answer_by_keys, keys, moved_on, play, press, raw_words, start, state, tap, wait_for_me
from .test_pages import violations

pytestmark = pytest.mark.browser

BRAVE = ("dungeon", "attack:1", "attack:2", "attack:3")
ALONE = ["me", "", "", "", ""]


def begin(page: Page, seed: str, **options: str) -> None:
    """A match against the greedy bot."""
    start(page, ["me", "bot:greedy"], game="thunderstone", seed=seed, **options)


def brave(offered: list[str]) -> str:
    """Into the dungeon, at the first monster: the shortest way to the Thunderstone."""
    return next((key for key in BRAVE if key in offered), offered[0])


def shopper() -> Callable[[list[str]], str]:
    """Every other turn to the village, where the dearest card is bought; else bravely on."""
    turns = cycle(("village", "dungeon"))

    def choose(offered: list[str]) -> str:
        return next(turns) if "village" in offered else brave(offered)

    return choose


def test_by_keyboard_alone_to_the_end(new_page: NewPage) -> None:
    """Alone against the dungeon without a mouse: by number, or through the list with arrows and Enter."""
    page = new_page(lang="ru")
    start(page, ALONE, game="thunderstone", seed="30")
    choose = shopper()
    answers = 0
    while wait_for_me(page):
        offered = keys(page)
        number = offered.index(choose(offered)) + 1
        answer_by_keys(page, number, through_list=answers % 3 == 0)
        answers += 1
        assert answers < 200
    expect(page.locator("#result")).to_be_visible()
    assert answers > 10


def test_on_a_phone_by_touch_to_the_end(new_page: NewPage) -> None:
    page = new_page(phone=True, lang="pl")
    start(page, ["me", "bot:random"], game="thunderstone", seed="3")
    answers = play(page, brave, tap)
    expect(page.locator("#result")).to_be_visible()
    assert answers > 10 and raw_words(page) == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390  # nothing sticks out


def tick(page: Page, name: str) -> None:
    """Tick the box of a hero in the lobby's form, wherever it is folded away."""
    page.evaluate(
        "for (const it of document.querySelectorAll('#game-thunderstone, #game-thunderstone details')) it.open = true"
    )
    page.locator("#game-thunderstone").get_by_label(name, exact=True).check()


def test_a_set_is_chosen_with_boxes(new_page: NewPage) -> None:
    page = new_page(lang="pl")
    page.goto("/?game=thunderstone")
    form = page.locator("#game-thunderstone form[data-gives]")
    for name in ("Amazonka", "Krasnolud", "Elf"):
        tick(page, name)
    form.locator("button.primary").click()
    expect(page.locator(".formerror")).to_contain_text("trzeba wybrać dokładnie 4, a wybrano 3")
    for name in ("Amazonka", "Krasnolud", "Elf", "Thyryjczyk"):
        tick(page, name)
    form.locator("button.primary").click()
    page.wait_for_url("**/m/*")
    for group in ("amazon", "dwarf", "elf", "thyrian"):
        expect(page.locator(f"#stall-{group}")).to_be_visible()


def test_a_battle_is_planned_by_clicks(new_page: NewPage) -> None:
    """A weapon goes to a hero by the button below it or by a click on it; the forecast follows; undo takes it back."""
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
    press(page, page.locator("#hand [data-el='hand.dagger']").first, lambda it: it.click())  # only Militia can have it
    expect(page.locator("#hand .holds").first).to_be_visible()


def test_a_refusal_says_why_with_numbers(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "5")
    wait_for_me(page)
    press(page, page.locator("#choices button[data-key=village]"), lambda it: it.click())
    page.locator("#village .stall.denied").first.click(force=True)
    expect(page.locator("#toasts")).to_contain_text(re.compile(r"costs \d+ gold; you have \d"))


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
