"""A whole solo match of Mage Knight in a real browser, and its page in three languages and on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import keys, press, raw_words, start, thing_of, wait_for_me

pytestmark = pytest.mark.browser


def begin(page: Page, seed: str) -> None:
    start(page, ["me", ""], game="mageknight", seed=seed)


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


def test_a_solo_match_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "road")
    random, count = Random(4), 0
    while wait_for_me(page):
        press(page, thing_of(page, hasty(random, keys(page)), count % 2 == 0), lambda thing: thing.click())
        count += 1
        assert count < 400, "the match does not end"
    assert count > 30
    expect(page.locator("#result")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_word_is_there(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang, phone=lang == "pl")
    begin(page, "words")
    random = Random(2)
    for _ in range(12):
        assert wait_for_me(page)
        assert not raw_words(page)
        press(page, thing_of(page, hasty(random, keys(page)), False), lambda thing: thing.click())
    assert page.locator("#map .hex").count() == 21
