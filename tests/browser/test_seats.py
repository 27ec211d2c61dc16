"""Seats are left and freed by buttons of the menu, each with a second click; each has its clock."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import made, start

pytestmark = pytest.mark.browser


def together(anna: Page, boris: Page) -> None:
    start(anna, ["me", "friend"], seed="seats")
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Borys")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_url("**/m/*")
    expect(anna.locator("#pl1")).to_contain_text("Borys")


def twice(page: Page, deed: str) -> None:
    page.locator("#menu > summary").click()
    button = page.locator(f"#menu [data-do={deed}]")
    button.click()
    expect(button).to_have_class(re.compile("armed"))
    button.click()


def test_a_player_leaves(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page(lang="pl")
    together(anna, boris)
    twice(boris, "leave")
    boris.wait_for_url(re.compile(r"/$"))
    expect(anna.locator("#log")).to_contain_text("Borys")
    expect(anna.locator("#pl1")).to_contain_text("open")


def test_the_host_frees_a_seat_and_nobody_else_can(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page(lang="pl")
    together(anna, boris)
    boris.locator("#menu > summary").click()
    expect(boris.locator("#menu [data-do=leave]")).to_have_count(1)  # one's own seat
    expect(boris.locator("#menu [data-do=remove]")).to_have_count(0)
    twice(anna, "remove")
    expect(anna.locator("#pl1")).to_contain_text("open")


@pytest.mark.parametrize("game", ["welcome", "dungeoneer"])
def test_the_time_that_is_left_stands_beside_each_player(new_page: NewPage, game: str) -> None:
    """Seconds run while one is asked; days are told in the reader's language."""
    page = new_page(lang="ru")
    clocks = page.locator("#players .clock")
    for clock, wanted in (("turn 30", r"^0:[0-3]\d$"), ("turn 259200", r"^(3 дн\.|2 дн\. 23) ")):
        page.goto(made(page, ["me", "bot:random"], game=game, seed="clock", clock=clock))
        expect(clocks).to_have_count(2)
        expect(clocks.first).to_have_text(re.compile(wanted))
    page.goto(made(page, ["me", "bot:random"], game=game, seed="no clock"))
    expect(clocks).to_have_count(0)  # nobody is hurried unasked
