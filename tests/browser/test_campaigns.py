"""Mage Knight's great scenarios in real browsers: a Round of Solo Conquest, Volkare's Return of two, the Lost Relic."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from undercroft.core.match import Match, new_match

from .conftest import NewPage
from .player import answer_unseen, asked, heard, keys, press, raw_words, start, state, thing_of, wait_for_me

pytestmark = pytest.mark.browser
MOST = 200
"""Answers after which a match counts as one that does not end."""

LAST = 6
"""So many answers before the General has come the browsers are there again."""

WAY = (
    "announce", "explore:", "resolve", "done", "act:challenge", "step:ne", "step:e", "step:nw", "basic:move",
    "sideways:move", "basic:attack", "basic:", "sideways:",
)  # fmt: skip
"""What somebody does who wants to see the land, the first that is offered."""
IDLE = ("announce", "end", "done", "refuse", "rest", "sideways:", "play:", "discard:")
"""What somebody does who waits for what comes."""


def first(found: list[str], wishes: tuple[str, ...]) -> str | None:
    return next((key for wish in wishes for key in found if key.startswith(wish)), None)


def bold(random: Random, found: list[str]) -> str:
    if wanted := first(found, WAY):
        return wanted
    if "end" in found and random.random() < 0.3:
        return "end"
    return random.choice([key for key in found if key.startswith("play:")] or found)


def idle(found: list[str]) -> str:
    return first(found, IDLE) or found[0]


def click(thing: Locator) -> None:
    thing.evaluate("it => it.click()")


def stands_still(page: Page) -> bool:
    """Whether the page itself cannot be scrolled: only what is meant to."""
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def test_the_first_round_of_solo_conquest(new_page: NewPage) -> None:
    page, random, answers = new_page(), Random(4), 0
    start(page, ["me"], game="mageknight", seed="campaign 131", scenario="solo_conquest")
    expect(page.locator(".chip.daylight")).to_contain_text("round 1 of 6")
    tiles = page.locator("#map .outline").count()
    assert wait_for_me(page)
    while not page.locator(".chip.moonlight").count():
        key = bold(random, keys(page))
        press(page, thing_of(page, key, on_table=answers % 2 == 0), Locator.click)
        answers += 1
        assert wait_for_me(page) and answers < MOST
    assert page.locator("#map .outline").count() > tiles  # a tile was explored
    expect(page.locator(".chip.moonlight")).to_contain_text("round 2 of 6")
    expect(page.locator("#question")).to_contain_text("Tactic")
    assert not raw_words(page) and stands_still(page)


def test_the_lost_relic(new_page: NewPage) -> None:
    """A whole match with Shades of Tezla, to the reckoning."""
    page, random, answers = new_page(lang="pl"), Random(4), 0
    start(page, ["me"], game="mageknight", seed="campaign 121", scenario="lost_relic", sets="tezla")
    while wait_for_me(page):
        press(page, thing_of(page, bold(random, keys(page)), on_table=False), click)
        answers += 1
        assert answers < MOST
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#ending .verified.ok")).to_be_visible()
    assert not raw_words(page) and stands_still(page)


def test_volkares_return_in_two_browsers(new_page: NewPage) -> None:
    """A whole match together: its beginning and its end in both browsers, the long march between by program."""
    anna, boris = new_page(), new_page(phone=True, lang="ru")
    options = {"scenario": "volkares_return_blitz", "sets": "lost_legion", "seed": "lazy 24"}
    start(anna, ["me", "friend"], game="mageknight", **options)
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Boris")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_url("**/m/*")
    expect(anna.locator("#general")).to_be_visible()
    expect(boris.locator(".chip.general")).to_contain_text("Волкар")
    address = anna.url
    in_turns((anna, boris), 3)
    for page in (anna, boris):
        page.goto("/credits")  # nothing is drawn of the long march
    march((anna, boris), address, new_match("mageknight", 2, options.pop("seed"), options))
    for page in (anna, boris):
        page.goto(address)
    in_turns((anna, boris), MOST)
    for page in (anna, boris):
        expect(page.locator("#result")).to_be_visible()
        assert not raw_words(page) and stands_still(page)


def march(pages: tuple[Page, Page], address: str, same: Match) -> None:
    """Answer by program what is answered in the same match that is played here, all but the last few."""
    way, begun = [], asked(pages[0], address)["number"]
    while same.decision is not None:
        way.append((same.decision.seat, same.number, idle(list(same.decision.keys))))
        same.choose(way[-1][2])
    for seat, number, key in way[:-LAST]:
        if number >= begun:
            answer = answer_unseen(pages[seat], address, number, key)
            assert answer.ok, answer.text()


def in_turns(pages: tuple[Page, Page], most: int) -> None:
    """Both answer as they are asked, until the end of the match or so many times."""
    page = pages[0]
    for _ in range(most):
        now = state(page)
        if now["over"] == "true":
            return
        page = pages[int(now["due"])]
        heard(page, None)
        press(page, thing_of(page, idle(keys(page)), on_table=False), click)
