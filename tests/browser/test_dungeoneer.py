"""Dungeoneer in a real browser: whole matches by keys alone, on a phone; the map that grows, its dice."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import (
    answer_by_keys,
    bold,
    choose_option,
    keys,
    moved_on,
    play,
    press,
    raw_words,
    start,
    state,
    tap,
    thing_of,
    wait_for_me,
)
from .test_pages import violations

pytestmark = pytest.mark.browser
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


def begin(page: Page, seats: list[str], **options: str) -> None:
    """Fill in the lobby's form for Dungeoneer and begin."""
    page.goto("/")
    page.evaluate("document.getElementById('game-dungeoneer').open = true")
    form = page.locator("#game-dungeoneer form[data-gives]")
    form.evaluate("form => form.querySelectorAll('details').forEach(it => { it.open = true })")
    for seat, who in enumerate(seats):
        form.locator(f"select[name='seat.{seat}']").select_option(who)
    for option, value in options.items():
        if option in ("seed", "round_cap"):
            form.locator(f"input[name='{'seed' if option == 'seed' else 'option.round_cap'}']").fill(value)
        else:
            choose_option(form, option, value)
    form.locator("button.primary").click()
    page.wait_for_url("**/m/*")


def short(page: Page, seed: str, rounds: int = 1) -> None:
    """A match against the greedy bot that is over after so many rounds."""
    begin(page, ["me", "bot:greedy"], seed=seed, round_cap=str(rounds), start_tunnels="random")


def to_building(page: Page) -> None:
    """Pass until a map is to be placed."""
    while wait_for_me(page) and not any(key.startswith("at:") for key in keys(page)):
        press(page, page.locator("#choices button").last, lambda it: it.click())


def test_everybody_sees_the_die_for_who_begins(new_page: NewPage) -> None:
    page = new_page()
    begin(page, ["me", "me"], seed="die", start_tunnels="random")  # no bot, whose turn would bring newer rolls
    page.locator("main button").click()  # whoever begins takes the device
    expect(page.locator("#lastroll svg.die")).to_be_visible()


def test_a_whole_match_by_keys_alone(new_page: NewPage) -> None:
    page = new_page(lang="ru")
    short(page, "keys", rounds=2)
    choose, answers, places, wander = bold(5), 0, 0, Random(1)
    while wait_for_me(page):
        offered = keys(page)
        number = offered.index(choose(offered)) + 1
        if offered[0].startswith("at:") and not places:  # the map is one stop; arrows go from place to place
            places += 1
            page.keyboard.press("b")
            while not page.evaluate("document.activeElement.matches('#map .thing')"):
                page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.matches('.place.can')")
            page.keyboard.press("ArrowDown")
            while not page.evaluate("document.activeElement.matches('#map .place.can')"):
                page.keyboard.press(wander.choice(ARROWS))
            before = state(page)["number"]
            page.keyboard.press("Enter")
            page.wait_for_selector(f"#choosebox, #state:not([data-number='{before}'])", state="attached")
            if page.locator("#choosebox").count():  # both ways round are possible there
                page.keyboard.press("Enter")
            moved_on(page, before)
        else:
            answer_by_keys(page, number)
        answers += 1
        assert answers < 200
    expect(page.locator("#result")).to_be_visible()
    assert answers > 3 and places


def test_a_whole_match_on_a_phone(new_page: NewPage) -> None:
    page = new_page(phone=True, lang="pl")
    short(page, "phone", rounds=2)
    assert play(page, bold(6), tap) > 3
    expect(page.locator("#result")).to_be_visible()
    assert not raw_words(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} px wide"


def test_a_map_is_turned_before_it_is_placed(new_page: NewPage) -> None:
    """The legal places are marked; turned first, only those are left where it fits so; then the map has one more."""
    page = new_page()
    begin(page, ["me", "bot:greedy"], seed="map 1", start_tunnels="random")
    to_building(page)
    tiles = page.locator("#map .loc").count()
    free = page.locator("#map .place.can")
    assert free.count() == len(keys(page)) and page.locator("#inhand .tilebtn").count() == 2
    number = state(page)["number"]
    page.locator("#hand-turned").click()
    fitting = page.locator("#map .place.reach")
    expect(fitting.first).to_be_visible()
    assert fitting.count() <= free.count()
    fitting.first.click()
    moved_on(page, number)
    expect(page.locator("#map .loc")).to_have_count(tiles + 1)
    page.locator("[data-zoom=in]").click()
    assert page.locator("#map").get_attribute("viewBox") != page.locator("#map").get_attribute("data-pan")


@pytest.mark.parametrize("phone", [False, True])
def test_the_table_shuts_nobody_out(new_page: NewPage, axe_source: str, phone: bool) -> None:
    """No violation of WCAG 2.2 A or AA while building and in the hero phase; designed cards say what they are."""
    page = new_page(phone=phone)
    begin(page, ["me", "bot:greedy"], seed="axe", start_tunnels="random")
    to_building(page)
    assert violations(page, axe_source) == []
    act = tap if phone else lambda it: it.click()
    while not any(key == "end" for key in keys(page)):
        press(page, page.locator("#choices button").first, act)
        wait_for_me(page)
    assert violations(page, axe_source) == []
    expect(page.locator(".legend")).to_contain_text("designed")


EMPTY = "[...document.querySelectorAll('[data-still]')].filter(it => !it.firstChild).map(it => it.id)"


def test_a_map_is_whole_after_every_view(new_page: NewPage) -> None:
    """What a page has lost of a map, while views waited to be told, is put back."""
    page = new_page()
    start(page, ["me", "bot:greedy"], game="dungeoneer", seed="browser")
    wait_for_me(page)
    page.evaluate("document.querySelector('g[data-still]').replaceChildren()")
    assert page.evaluate(EMPTY) != []
    press(page, thing_of(page, keys(page)[0], on_table=False), lambda thing: thing.evaluate("it => it.click()"))
    page.wait_for_function(f"() => {EMPTY}.length === 0")
