"""Every registered game at its table: playable from the list, in words, open to everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from undercroft.core.registry import games

from .conftest import NewPage
from .player import keys, press, raw_words, thing_of, wait_for_me
from .test_pages import violations

pytestmark = pytest.mark.browser
ANSWERS = 10


def open_table(page: Page, game: str) -> None:
    page.goto(f"/?game={game}")
    page.locator(f"#game-{game} form[data-gives] button.primary").click()
    page.wait_for_url("**/m/*")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_is_played_at_its_table(new_page: NewPage, axe_source: str, game: str, phone: bool) -> None:
    page = new_page(phone=phone, bypass_csp=True, lang="ru" if phone else "en")
    open_table(page, game)
    for _ in range(ANSWERS):
        if not wait_for_me(page):
            break
        press(page, thing_of(page, keys(page)[0], on_table=False), lambda thing: thing.evaluate("it => it.click()"))
    wait_for_me(page)
    assert not raw_words(page)
    assert violations(page, axe_source) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"
