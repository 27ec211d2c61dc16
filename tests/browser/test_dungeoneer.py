"""Dungeoneer in a real browser: a whole match by clicks on map, cards and list; the map, its zoom and its words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import bold, keys, play, raw_words, state, wait_for_me

pytestmark = pytest.mark.browser


def begin(page: Page, seats: list[str], **options: str) -> None:
    """Fill in the lobby's form for Dungeoneer and begin."""
    page.goto("/")
    page.evaluate("document.getElementById('game-dungeoneer').open = true")
    form = page.locator("#game-dungeoneer form")
    form.evaluate("form => form.querySelectorAll('details').forEach(it => { it.open = true })")
    for seat, who in enumerate(seats):
        form.locator(f"select[name='seat.{seat}']").select_option(who)
    for option, value in options.items():
        if option in ("seed", "round_cap"):
            form.locator(f"input[name='{'seed' if option == 'seed' else 'option.round_cap'}']").fill(value)
        else:
            form.locator(f"select[name='option.{option}']").select_option(value)
    form.locator("button.primary").click()
    page.wait_for_url("**/m/*")


def test_a_whole_match(new_page: NewPage) -> None:
    page = new_page()
    begin(page, ["me", "bot:greedy"], seed="browser", round_cap="2", start_tunnels="random")
    assert play(page, bold(3)) > 3
    expect(page.locator("#result")).to_be_visible()
    assert not raw_words(page)


def test_the_map_grows_where_it_is_clicked(new_page: NewPage) -> None:
    page = new_page()
    begin(page, ["me", "bot:greedy"], seed="map 1", start_tunnels="random")
    while wait_for_me(page) and not any(key.startswith("at:") for key in keys(page)):
        page.locator("#choices button").last.click()
        page.wait_for_timeout(150)
    tiles = page.locator("#map .loc").count()
    place = page.locator("#map .place.can").first
    number = state(page)["number"]
    expect(page.locator("#inhand .tilebtn")).to_have_count(2)
    place.click()
    page.wait_for_selector(f"#state:not([data-number='{number}'])", state="attached")
    if page.locator("#inhand .tilebtn.can").count():
        page.locator("#inhand .tilebtn.can").first.click()
    expect(page.locator("#map .loc")).to_have_count(tiles + 1)
    page.locator("[data-zoom=in]").click()
    assert page.locator("#map").get_attribute("viewBox") != page.locator("#map").get_attribute("data-pan")
