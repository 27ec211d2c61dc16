"""Mage Knight in a real browser: a whole solo match by keyboard, a phone, far spaces, refusals."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .player import (
    answer_by_keys,
    keys,
    moved_on,
    press,
    press_key,
    raw_words,
    start,
    state,
    tap,
    thing_of,
    wait_for_me,
)
from .test_pages import violations

pytestmark = pytest.mark.browser


def begin(page: Page, seed: str) -> None:
    start(page, ["me", ""], game="mageknight", seed=seed)


def click(thing: Locator) -> None:
    thing.click()


def hasty(random: Random, found: list[str]) -> str:
    """Explores and fights where it can, and ends turns soon."""
    for wanted in ("explore:", "resolve", "act:challenge", "act:enter"):
        for key in found:
            if key.startswith(wanted):
                return key
    for wanted in ("announce", "done"):
        if wanted in found:
            return wanted
    if "end" in found and random.random() < 0.3:
        return "end"
    return random.choice(found)


ROAD = ("step:nw", "step:ne", "step:nw")  # from the portal to the orcs of the first tile


def to_battle(page: Page, act: Callable[[Locator], None] = click) -> None:
    """Walk to the orcs that stand on the first tile in every match, and challenge them."""
    road = list(ROAD)
    for _ in range(60):
        assert wait_for_me(page)
        if page.locator("#combat").count():
            return
        found = keys(page)
        wanted = [*road[:1], "act:challenge", "done", "start"] if road else ["act:challenge"]
        chosen = next((key for key in wanted if key in found), None) or next(
            (key for verb in ("basic:move", "sideways:move", "play:", "end") for key in found if key.startswith(verb)),
            found[0],
        )
        if road and chosen == road[0]:
            road.pop(0)
        press(page, thing_of(page, chosen, False), act)
    raise AssertionError("no battle came about")


def walking(page: Page) -> None:
    """Choose a Tactic, begin the turn, and play cards for Move until far spaces are in reach."""
    for _ in range(20):
        assert wait_for_me(page)
        if page.locator("#map .hex[data-path]:not([data-commits])").count():
            return
        found = keys(page)
        wanted = next(
            (key for key in found if "move" in key), next((k for k in found if k.startswith("play:")), found[0])
        )
        press(page, thing_of(page, wanted, False), click)
    raise AssertionError("no far space came into reach")


def move_points(page: Page) -> int:
    return int(page.locator(".tray .counter b").first.inner_text())


def test_a_far_space_is_one_click_and_one_undo(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "road")
    walking(page)
    far = page.locator("#map .hex[data-path]:not([data-commits])").first
    steps, name = str(far.get_attribute("data-path")).split(" "), str(far.get_attribute("id"))
    cost = int(page.locator(f"#cost-{name.removeprefix('hex-')} text").text_content() or 0)
    had, before = move_points(page), state(page)["number"]
    assert len(steps) > 1
    far.click()
    moved_on(page, before)
    expect(page.locator(f"#{name}")).to_have_class(re.compile(r"\bhere\b"))
    assert move_points(page) == had - cost
    assert int(state(page)["number"]) == int(before) + len(steps)
    after = state(page)["number"]
    page.locator("#undo").click()
    moved_on(page, after)
    assert move_points(page) == had


def test_the_map_says_why_not(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "road")
    walking(page)
    page.locator("#map .hex.lake").first.click(force=True)
    expect(page.locator("#toasts")).to_contain_text("lake")
    expect(page.locator("#toasts .clause")).to_have_text("M4.1")
    page.locator("#map .hex[data-clause='M10.1']").first.click(force=True)
    expect(page.locator("#toasts")).to_contain_text(f"you have {move_points(page)}")


def test_a_piece_tells_what_it_does(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "road")
    assert wait_for_me(page)
    page.locator("#tacticrow .info").first.click()
    expect(page.locator("#panel .effect").first).not_to_be_empty()
    page.locator("#offer .mini").first.click(force=True)
    expect(page.locator("#panel .effect").first).to_contain_text(":")


def test_a_solo_match_by_keyboard_alone(new_page: NewPage) -> None:
    """The map is one tab stop, arrows go from space to space, Enter walks; all else by numbers and arrows."""
    page = new_page(lang="ru")
    begin(page, "keys")
    random, count, walked = Random(6), 0, False
    while wait_for_me(page):
        found = keys(page)
        if not walked and any(key.startswith("step:") for key in found):
            to_the_map(page)
            press_key(page, "Enter")
            walked = True
        else:
            answer_by_keys(page, found.index(hasty(random, found)) + 1)
        count += 1
        assert count < 400, "the match does not end"
    assert walked
    expect(page.locator("#result")).to_be_visible()
    assert not raw_words(page)


def to_the_map(page: Page) -> None:
    """Tab to the map and go with the arrows to a space that can be entered."""
    here = "document.activeElement?.closest('#map .thing')"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"!!{here}"):
            break
    for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown") * 3:
        page.keyboard.press(arrow)
        if page.evaluate(f"{here}?.classList.contains('can')"):
            return
    raise AssertionError("the arrows do not lead to a space that can be entered")


def test_on_a_phone_by_touch(new_page: NewPage) -> None:
    page = new_page(phone=True, lang="pl")
    begin(page, "phone")
    random = Random(2)
    for _ in range(14):
        assert wait_for_me(page)
        assert not raw_words(page)
        press(page, thing_of(page, hasty(random, keys(page)), False), tap)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390  # nothing sticks out
    while "M9.6" not in page.locator("#question").inner_text():
        assert wait_for_me(page)
        press(page, thing_of(page, hasty(random, keys(page)), False), tap)
    box = page.locator("#map").bounding_box()
    assert box is not None and box["height"] > 844 * 0.4  # the map has the room
    tap(page.locator(".rackbtn"))
    expect(page.locator("#hero")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator("#map .hex[data-why]").first.dispatch_event("click")
    expect(page.locator("#toasts .clause")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_table_shuts_nobody_out(new_page: NewPage, axe_source: str, phone: bool) -> None:
    """No violation of WCAG 2.2 A or AA when a Tactic is chosen, in a turn and in combat."""
    page = new_page(phone=phone)
    begin(page, "axe")
    assert wait_for_me(page)
    assert violations(page, axe_source) == []
    walking(page)
    assert violations(page, axe_source) == []
    to_battle(page)
    assert violations(page, axe_source) == []
