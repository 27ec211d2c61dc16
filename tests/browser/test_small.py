"""Windows of all sizes: matches are played on the board, which stays in sight in small ones; every word can be read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from undercroft.core.text import COMPLETE

from .conftest import DESK, NewPage
from .player import bold, keys, play, press, raw_words, start, state, thing_of, wait_for_me
from .test_mageknight import hasty
from .test_thunderstone import shopper

pytestmark = pytest.mark.browser
SIZES = {"upright": (390, 844), "lying": (844, 390), "window": (1280, 720)}
BOARD = {"upright": 0.44, "lying": 0.52, "window": 0.62}
"""How much of the window's height is the board's own, at least, while the hand is folded."""

COVERED = """() => {
  const found = [];
  for (const it of document.querySelectorAll('[data-key],.foldbtn,.zoom button,.rackbtn,.dgpsbtn,.hand .info')) {
    if (!it.checkVisibility({visibilityProperty: true})) continue;
    if (!it.closest('svg')) it.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = it.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (it.closest('svg')) {
      const {left, right, top, bottom} = it.closest('.board').getBoundingClientRect();
      if (x < left + 4 || x > right - 4 || y < top + 4 || y > bottom - 4) continue;   // there the map is dragged
    }
    if (!box.width) continue;
    const over = document.elementFromPoint(x, y);
    if (over && (it.contains(over) || it.closest('svg') && over.closest('.zoom,.rackbtn,.dgpsbtn'))) continue;
    found.push((it.dataset.key || it.className) + ' under ' + (over?.outerHTML.slice(0, 60) ?? 'nothing'));
  }
  return found;
}"""
"""What can be clicked and lies, scrolled to, under something else. A map may lie under its buttons: it is dragged."""

TINY = """() => {
  const found = new Set(), seen = {visibilityProperty: true, opacityProperty: true};
  const walk = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const it = node.parentElement;
    if (!node.textContent.trim() || !it.checkVisibility(seen) || it.closest('.sr,option,title')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const drawn = it.closest('svg') && it.getScreenCTM();
    const size = parseFloat(getComputedStyle(it).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size > 0 && size < 11.95) found.add(`${node.textContent.trim().slice(0, 30)}: ${size.toFixed(1)} px`);
  }
  return [...found];
}"""
"""Texts that are drawn with less than 12 pixels."""

LAPPED = """() => {
  const boxes = document.querySelectorAll('.rank, .rank .forecast, .rank .card'), found = [];
  for (const it of boxes) {
    const home = it.closest('.rank').getBoundingClientRect(), box = it.getBoundingClientRect();
    if (box.right > home.right + 1 || box.left < home.left - 1) found.push(it.className);
  }
  return found;
}"""
"""What of the hall sticks out of its rank."""

TRAPPED = """() => {
  const box = document.getElementById('play'), room = box.getBoundingClientRect();
  const map = document.querySelector('#play svg[data-pan]');
  if (!map || box.scrollHeight <= box.clientHeight + 4) return 0;
  box.scrollTo(0, box.scrollHeight);
  const {top, bottom, width} = map.getBoundingClientRect();
  const high = Math.max(0, Math.min(bottom, room.bottom) - Math.max(top, room.top));
  box.scrollTo(0, 0);
  return high * width / (room.width * room.height);
}"""
"""Where a page that scrolls ends, the part of it that a finger drags as a map: were it all, there is no way back."""

BURIED = """() => {
  const found = [], box = document.getElementById('play');
  for (const it of document.querySelectorAll('#ending .btn')) {
    it.scrollIntoView({block: 'center', behavior: 'instant'});
    const {x, y, width, height} = it.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    if (width && !it.contains(over)) found.push(it.textContent.trim());
  }
  const curve = document.querySelector('.course svg')?.getBoundingClientRect().height ?? 0;
  if (curve > box.clientHeight) found.push(`a curve of ${curve} px`);
  box.scrollTo(0, 0);
  return found;
}"""
"""What of the story of the end lies under something else, or is larger than the window."""

PUSHED = """() => {
  const found = [], chips = document.querySelector('.chips'), {right} = chips.getBoundingClientRect();
  for (const it of chips.querySelectorAll('.chip:not(.quiet)'))
    if (it.getBoundingClientRect().right > right - 18) found.push(it.textContent.trim());
  const row = document.getElementById('handrow'), card = row?.querySelector('.card')?.getBoundingClientRect();
  if (card && card.left + 60 > row.getBoundingClientRect().right) found.push('the cards of the hand');
  return found;
}"""
"""Chips of the head that are cut, cards that buttons have pushed out of the hand."""

SEEN = {
    ("welcome", 0): "#gear .card .head",
    ("welcome", 1): "#gear .card .head",
    ("thunderstone", 0): "#dungeondeck .pile",
}
"""What a question of a situation is about, and lies last on a small screen: it is seen without scrolling."""


def some(*starts: str) -> Callable[[list[str]], bool]:
    return lambda offered: any(key.startswith(starts) for key in offered)


SITUATIONS: dict[str, tuple[dict[str, Any], list[tuple[str, Callable[[list[str]], bool]]]]] = {
    "welcome": ({"hero": "mage"}, [("", some("draw")), ("draw", some("add"))]),
    "thunderstone": ({}, [("", some("village")), ("village", some("buy:")), ("dungeon", some("attack:"))]),
    "dungeoneer": ({}, [("", some("place", "at:")), ("", some("move:"))]),
    "mageknight": ({}, [("", some("tactic:")), ("", some("play:")), ("play:", some("basic", "sideways"))]),
}
"""By game: options, and one after another the answer that is rather given, until something can be answered."""


def on(page: Page, rather: str) -> None:
    offered = keys(page)
    key = next((it for it in offered if rather and it.startswith(rather)), offered[-1])
    press(page, thing_of(page, key, on_table=False), lambda thing: thing.evaluate("it => it.click()"))


def reach(page: Page, ready: Callable[[list[str]], bool], rather: str = "") -> None:
    for _ in range(60):
        assert wait_for_me(page)
        if ready(keys(page)):
            return
        on(page, rather)
    raise AssertionError("never asked for that")


def check(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([w, h, list]) => innerWidth === w && innerHeight === h && document.documentElement.className.trim() === list",
        arg=[width, height, "folded" if size == "upright" else "folded listed"],
    )
    page.evaluate("document.fonts.ready")
    where = f"{size}: {keys(page)[:3]}"
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where}: {wide} px too wide"
    play = page.locator("#play").bounding_box()
    assert play is not None
    opened = page.locator("#opened").count()
    assert play["height"] >= height * BOARD[size] * (0.55 if opened else 1), (
        f"{where}: the board has {play['height']} px"
    )
    if opened:
        expect(page.locator("#opened")).to_be_in_viewport(ratio=0.99)  # each way of playing the card is seen
    assert page.evaluate(COVERED) == [], where
    assert page.evaluate(TINY) == [], where
    assert page.evaluate(LAPPED) == [], where
    if size == "window":
        assert page.evaluate(PUSHED) == [], where
    listed = page.locator("#choices [data-key]")
    assert listed.count() == len(keys(page)) > 0


@pytest.mark.parametrize("game", sorted(SITUATIONS))
def test_a_small_window_shows_the_board_and_every_answer(new_page: NewPage, game: str) -> None:
    options, steps = SITUATIONS[game]
    page = new_page(lang="ru", viewport={"width": 1280, "height": 720})
    start(page, ["me", "bot:random"], game=game, seed="small", **options)
    for at, (rather, ready) in enumerate(steps):
        reach(page, ready, rather)
        for size in SIZES:
            check(page, size)
            if (game, at) in SEEN:
                page.evaluate("document.querySelectorAll('#play,#play .row').forEach(it => it.scrollTo(0, 0))")
                expect(page.locator(SEEN[game, at]).first, size).to_be_in_viewport(ratio=0.5)


def eager(offered: list[str]) -> str:
    """Never passes, so that there is something to answer in a match of Welcome."""
    return next((key for key in ("draw", "add") if key in offered), offered[0])


WHOLE: dict[str, tuple[list[str], dict[str, str], Callable[[list[str]], str]]] = {
    "welcome": (["me", "bot:random"], {"seed": "small", "hero": "mage"}, eager),
    "thunderstone": (["me", "bot:greedy"], {"seed": "36"}, shopper()),
    "dungeoneer": (["me", "bot:greedy"], {"seed": "browser", "round_cap": "2", "start_tunnels": "random"}, bold(3)),
    "mageknight": (["me", ""], {"seed": "road 99"}, partial(hasty, Random(4))),
}
"""By game a short match: seats, options, and what is chosen."""


@pytest.mark.parametrize("game", sorted(WHOLE))
def test_a_match_is_played_to_its_end_by_mouse_in_windows_of_all_sizes(new_page: NewPage, game: str) -> None:
    """Each answer in another window than the one before, on the board where it has a place there."""
    seats, options, wish = WHOLE[game]
    page = new_page(lang="pl")
    start(page, seats, game=game, **options)
    windows = [*SIZES.values(), tuple(DESK.values())]
    sizes = cycle(windows)

    def choose(offered: list[str]) -> str:
        width, height = next(sizes)
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        return wish(offered)

    assert play(page, choose) > 3
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#result-t")).to_be_in_viewport(ratio=1)
        expect(page.locator("#result .go .primary")).to_be_in_viewport(ratio=1)
        assert page.evaluate(TRAPPED) < 0.6, (width, height)
        assert page.evaluate(BURIED) == [], (width, height)
    assert raw_words(page) == []


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_whole_village_is_read_without_scrolling(new_page: NewPage, lang: str) -> None:
    """Beside the hall when one chooses between them, and when it is visited; the monsters there have much to say."""
    page = new_page(lang=lang)
    start(page, ["me", "bot:random"], game="thunderstone", seed="207")
    for rather, ready in (("", some("village")), ("village", some("buy:"))):
        reach(page, ready, rather)
        for width, height in ((1440, 900), (1366, 768), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
            page.locator("#play").evaluate("it => it.scrollTo(0, 0)")
            stalls = page.locator("#village .stall").all()
            assert len(stalls) == 16
            for stall in stalls:
                expect(stall, f"{width} px, {rather}").to_be_in_viewport(ratio=1, timeout=4000)


def test_a_new_question_out_of_sight_is_scrolled_to(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 844, "height": 390})
    start(page, ["me", "bot:random"], game="thunderstone", seed="small")
    reach(page, some("rest"))
    page.locator("#play").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    expect(page.locator(".tsdeck .btn")).not_to_be_in_viewport()
    for rather in ("rest", "none"):
        on(page, rather)
    reach(page, some("rest"))
    expect(page.locator(".tsdeck .btn")).to_be_in_viewport(ratio=1)


def test_the_hand_folds_and_opens(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 720})
    start(page, ["me", "bot:random"], game="thunderstone", seed="small")
    wait_for_me(page)
    hand = page.locator("#hand")

    def high() -> float:
        box = hand.bounding_box()
        assert box is not None
        return box["height"]

    folded = high()
    assert folded < 90
    page.locator("[data-fold=hand]").click()
    assert high() > 1.8 * folded
    page.reload()
    assert high() > 1.8 * folded  # it stays as it was chosen
    page.keyboard.press("f")
    assert abs(high() - folded) < 2
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("() => !document.documentElement.classList.contains('folded')")


def test_upright_the_answers_are_a_strip_that_opens_and_the_line_a_sheet(new_page: NewPage) -> None:
    page = new_page(phone=True)
    start(page, ["me", "bot:random"], game="thunderstone", seed="small")
    wait_for_me(page)
    number = state(page)["number"]
    strip, button = page.locator("#choices"), page.locator(".listbtn")
    rows = (
        "it => new Set([...it.querySelectorAll('button')].map(one => Math.round(one.getBoundingClientRect().top))).size"
    )
    assert strip.evaluate(rows) == 1
    button.click()
    assert strip.evaluate(rows) == len(keys(page))
    button.click()
    expect(page.locator("#log")).to_be_hidden()
    expect(page.locator("#pl1 .stats")).to_be_visible()  # the opponent stands in the line
    page.locator("#caption").click()
    expect(page.locator("#log")).to_be_visible()
    page.locator("#play").click(
        position={"x": 180, "y": 60}, force=True
    )  # beside the sheet: it closes and does nothing else
    expect(page.locator("#log")).to_be_hidden()
    assert state(page)["number"] == number and page.locator(".armed, .armed-card").count() == 0


@pytest.mark.parametrize("game", ["thunderstone", "mageknight"])
def test_beside_the_board_the_list_folds_away(new_page: NewPage, game: str) -> None:
    """Whoever plays on the board has the room for the chronicle; keys still answer, and `a` brings the list back."""
    page = new_page(viewport={"width": 1280, "height": 720})
    start(page, ["me", "bot:random"], game=game, seed="small")
    wait_for_me(page)
    log, answers = page.locator(".log"), page.locator("#choices")
    high = "it => it.getBoundingClientRect().height"
    before = log.evaluate(high)
    page.locator(".listbtn").click()
    expect(answers).to_be_hidden()
    assert log.evaluate(high) > before
    page.reload()
    expect(answers).to_be_hidden()  # as it was left
    press(page, thing_of(page, keys(page)[0], on_table=True), lambda thing: thing.click())
    wait_for_me(page)
    if page.locator(".listbtn").count():
        page.keyboard.press("a")
    expect(answers).to_be_visible()


@pytest.mark.parametrize("lang", COMPLETE)
def test_rest_and_end_are_in_reach_of_the_thumb(new_page: NewPage, lang: str) -> None:
    page = new_page(phone=True, lang=lang)
    start(page, ["me", "bot:random"], game="mageknight", seed="small")
    reach(page, some("play:"))
    assert keys(page)[-1] == "end"
    for size in ("upright", "lying"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        for key in ("rest", "end"):
            expect(page.locator(f"#choices [data-key={key}]")).to_be_in_viewport(ratio=1)


def test_the_map_keeps_its_scale_and_follows_the_hero(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 720})
    start(page, ["me", "bot:random"], game="dungeoneer", seed="small")
    reach(page, some("move:"))
    scale = "Math.round(1000 * document.getElementById('map').getScreenCTM().a)"
    before = page.evaluate(scale)
    assert before >= 1000
    eye = page.evaluate("document.getElementById('eye').dataset.eye")
    page.locator("#map").dispatch_event("wheel", {"deltaY": -1})
    assert page.evaluate(scale) > before
    way = next(key for key in keys(page) if key.startswith("move:"))
    press(page, thing_of(page, way, on_table=False), lambda thing: thing.evaluate("it => it.click()"))
    wait_for_me(page)
    assert page.evaluate(scale) > before  # as the player left it
    if page.evaluate("document.getElementById('eye').dataset.eye") != eye:
        x, y = map(float, page.locator("#eye").get_attribute("data-eye").split())  # type: ignore[union-attr]
        left, top, width, height = map(float, page.locator("#map").get_attribute("viewBox").split())  # type: ignore[union-attr]
        assert left < x < left + width and top < y < top + height
