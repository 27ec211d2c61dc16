"""From prepared scenes: duels and joint assaults of two people in Mage Knight, what the land does, who is out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.mageknight import pictured
from undercroft.core.match import Match, new_match
from undercroft.core.registry import games

from .conftest import NewPage
from .player import keys, press, press_key, raw_words, state, tap, thing_of, wait_for_me
from .prepared import join, prepared_table
from .test_mageknight import to_the_map
from .test_pages import violations

pytestmark = pytest.mark.browser

SCENES = ("meeting", "city", "march", "realm", "below")
WAYS = ("mouse", "touch", "keys")
OUT = {"welcome": 26, "dungeoneer": 59}
"""Seeds with which the first player is soon out."""

Table = tuple[str, dict[str, tuple[str, ...]]]


def eliminated(game: str, seed: int) -> Match:
    """A match in which the first player is out, and the others play on."""
    match, out, random = new_match(game, 3, seed), games()[game].out, Random(seed)
    assert out is not None
    while 0 not in out(match.state):
        bold = [key for key in match.keys if key in ("draw", "add")]
        match.choose(bold[0] if bold and random.random() < 0.85 else random.choice(match.keys))
    assert match.decision is not None
    return match


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    scenes = {name: pictured.SCENES[name]().match for name in SCENES}
    scenes |= {f"stray-{way}": pictured.stray().match for way in WAYS}
    scenes |= {f"out-{game}": eliminated(game, seed) for game, seed in OUT.items()}
    with prepared_table(tmp_path_factory.mktemp("prepared"), scenes) as running:
        yield running


@pytest.fixture(scope="module")
def server(table: Table) -> str:
    return table[0]


def both(new_page: NewPage, table: Table, scene: str, lang: str, phone: bool = False) -> tuple[Page, Page]:
    """Anna at a desk, Boris in another language, perhaps with a phone."""
    one, other = new_page(), new_page(phone=phone, lang=lang)
    for page, link, name in zip((one, other), table[1][scene], ("Anna", "Boris"), strict=True):
        join(page, link, name)
    return one, other


def give(page: Page, *answers: str) -> None:
    for key in answers:
        assert wait_for_me(page) and key in keys(page), (key, keys(page))
        press(page, thing_of(page, key, on_table=False), lambda thing: thing.evaluate("it => it.click()"))


def place(page: Page, what: str) -> dict[str, float]:
    box = page.locator(what).bounding_box()
    assert box is not None
    return {side: round(box[side]) for side in ("x", "y", "width")}  # type: ignore[literal-required]


def test_a_duel_in_two_browsers(new_page: NewPage, table: Table, axe_source: str) -> None:
    anna, boris = both(new_page, table, "meeting", "pl", phone=True)
    give(anna, "step:w", "act:duel")
    expect(boris.locator("#duel h2")).to_contain_text("Anna atakuje, cel: Boris")
    expect(boris.locator("#cause")).to_contain_text("Anna")
    expect(anna.locator("#duel .mover")).to_contain_text("Boris says how to take part")
    assert violations(boris, axe_source) == []
    give(boris, "partial")
    give(anna, "play:rage")
    expect(anna.locator("#duel .mover")).to_contain_text("Anna prepares an attack")
    before = place(anna, "#duel .duellists")
    give(anna, "basic:attack#2", "unit:peasants")
    expect(anna.locator("#duel .total > b")).to_have_text("4")
    assert place(anna, "#duel .duellists") == before  # what is added moves nothing above it
    give(anna, "loose")
    expect(boris.locator("#duel .total")).to_contain_text("4")
    expect(boris.locator("#duel .outcome")).to_contain_text("najwyżej 2 rany")
    give(boris, "play:determination", "basic:plain_block#2")
    expect(anna.locator("#duel .outcome")).to_contain_text("at most one Wound")  # everything is played openly
    give(boris, "stand")
    assert wait_for_me(anna)
    assert violations(anna, axe_source) == []
    assert raw_words(anna) == [] and raw_words(boris) == []
    anna.locator("#duel .prices [data-key='shove:e']").click()
    expect(anna.locator("#duel")).to_have_count(0)
    expect(boris.locator("#duel")).to_have_count(0)


def test_a_joint_assault_in_two_browsers(new_page: NewPage, table: Table, axe_source: str) -> None:
    anna, boris = both(new_page, table, "city", "ru")
    give(anna, "act:rally", "seat:seat_1")
    expect(anna.locator("#pact .partners li")).to_have_count(2)
    expect(boris.locator("#pact")).to_contain_text("доля ещё не решена")
    give(anna, "done", "amount:2")
    asked = boris.locator("#pact .partners .on")
    expect(asked).to_contain_text("защитники: 1 из 3")
    expect(asked).to_contain_text("решает сейчас")
    assert violations(boris, axe_source) == []
    press(boris, boris.locator("#pact .go [data-key=agree]"), lambda thing: thing.click())
    give(anna, "storm")
    expect(boris.locator("#pact .partners .on")).to_contain_text("Anna")
    expect(anna.locator("#pact .partners .on")).to_contain_text("fights now")
    expect(anna.locator("#combat .was").first).to_have_text(re.compile(r"\d \+ 1 ="))
    assert violations(anna, axe_source) == []
    assert raw_words(anna) == [] and raw_words(boris) == []


@pytest.mark.parametrize("scene", ["march", "realm"])
def test_the_powers_of_the_land_shut_nobody_out(new_page: NewPage, table: Table, axe_source: str, scene: str) -> None:
    page = new_page(lang="ru")
    join(page, table[1][scene][0], "Anna")
    assert wait_for_me(page)
    expect(page.locator(".power").first).to_be_visible()
    assert violations(page, axe_source) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("way", WAYS)
def test_where_to_withdraw_is_said_on_the_map(new_page: NewPage, table: Table, way: str) -> None:
    page = new_page(phone=way == "touch", lang="ru")
    join(page, table[1][f"stray-{way}"][0], "Anna")
    assert wait_for_me(page)
    ways = page.locator("#map .hex.can")
    expect(ways).to_have_count(3)
    expect(page.locator("#map [data-key='ground:plains@se#0']")).to_have_attribute("aria-label", re.compile("равнина"))
    hero = page.locator("#hero-0")
    before = hero.get_attribute("transform")
    if way == "keys":
        to_the_map(page)
        press_key(page, "Enter")
    else:
        press(page, ways.first, tap if way == "touch" else lambda thing: thing.click())
    expect(ways).to_have_count(0)
    assert hero.get_attribute("transform") != before


def test_alone_or_with_company_is_said_on_the_map(new_page: NewPage, table: Table) -> None:
    """The city: alone. The hero who stands by it: together; whom to invite is asked in the panel."""
    page = new_page()
    join(page, table[1]["below"][0], "Anna")
    assert wait_for_me(page)
    city, partner = (page.locator(f"#map .hex[data-key='{key}']") for key in ("alone", "gather"))
    expect(city).to_have_count(1)
    expect(city).to_have_attribute("aria-label", re.compile("Attack alone$"))
    press(page, partner, lambda thing: thing.click())
    press(page, page.locator("#pact .go [data-key='seat:seat_1']"), lambda thing: thing.click())
    expect(page.locator("#pact .partners li")).to_have_count(2)


@pytest.mark.parametrize(("game", "phone"), [("welcome", True), ("dungeoneer", False)])
def test_whoever_is_out_is_told_and_may_watch_or_leave(
    new_page: NewPage, table: Table, axe_source: str, game: str, phone: bool
) -> None:
    page = new_page(phone=phone)
    join(page, table[1][f"out-{game}"][0], "Anna")
    expect(page.locator("#out")).to_be_in_viewport(ratio=1)
    expect(page.locator("#out h2")).to_contain_text("You are out")
    expect(page.locator("#question")).to_contain_text("Boris" if state(page)["due"] == "1" else "Celina")
    assert keys(page) == [] and violations(page, axe_source) == []
    page.locator("#out a.btn").click()
    expect(page.locator(".mine .matches a")).to_have_count(1)  # and may come back to it
