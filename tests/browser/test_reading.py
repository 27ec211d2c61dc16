"""Reading at the table without doing anything: cards for sale, own quests, notices, the log beside a panel, titles."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from undercroft.core.registry import games
from undercroft.core.text import COMPLETE, text
from undercroft.games.dungeoneer.card import TILES
from undercroft.table.models import Visitor
from undercroft.table.ui import Page as Words

from .conftest import NewPage
from .player import keys, press, start, state, thing_of, wait_for_me

pytestmark = pytest.mark.browser
LONG_PRESS = """it => new Promise(done => {
  const finger = name => it.dispatchEvent(new PointerEvent(name, {bubbles: true, pointerType: 'touch'}));
  const opened = (_, watch) => { watch.disconnect(); finger('pointerup'); it.click(); done(); };
  new MutationObserver(opened).observe(document.getElementById('panel'), {attributes: true, childList: true});
  finger('pointerdown');
})"""
"""A finger stays on a thing until the panel opens, and lets go."""


def click(page: Page, key: str) -> None:
    press(page, thing_of(page, key, on_table=False), lambda thing: thing.click())


def to_shop(page: Page) -> None:
    start(page, ["me", "bot:greedy"], game="thunderstone", seed="5")
    wait_for_me(page)
    click(page, "village")
    wait_for_me(page)


def to_hero_phase(page: Page) -> None:
    """On in Dungeoneer to one's own hero phase, where most quests cannot be attempted yet."""
    start(page, ["me", "bot:greedy"], game="dungeoneer", seed="read")
    while wait_for_me(page) and "end" not in keys(page):
        click(page, keys(page)[-1])
    assert state(page)["mine"] == "true"


def read_in_every_way(page: Page, thing: Locator, name: str) -> None:
    """By `i`, by a mouse that rests, by the button beside it, by a finger that stays: nothing is answered by any."""
    number, panel, peek = state(page)["number"], page.locator("#panel"), page.locator("#peek")
    thing.focus()
    page.keyboard.press("i")
    expect(panel.locator("h2")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    thing.hover()
    expect(peek.locator("h2")).to_have_text(name)
    expect(peek.locator(".effect").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
    thing.locator("xpath=..").locator(".info").click()
    expect(panel.locator("h2")).to_have_text(name)
    page.keyboard.press("Escape")
    thing.evaluate(LONG_PRESS)
    expect(panel.locator("h2")).to_have_text(name)
    assert state(page)["number"] == number and page.locator(".armed, .armed-card").count() == 0


def test_what_comes_to_lie_under_a_mouse_waits_until_it_moves(new_page: NewPage) -> None:
    """After a click the next card slides under the pointer: nobody has asked what that is."""
    page = new_page()
    to_shop(page)
    peek, stall = page.locator("#peek"), page.locator("#play .card:has([data-word]):not(.can)").first
    stall.scroll_into_view_if_needed()
    box = stall.bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + 40
    page.mouse.click(x, y)
    there = {"pointerType": "mouse", "clientX": x, "clientY": y, "bubbles": True}
    stall.locator("[data-word]").first.dispatch_event("pointerover", there)
    page.wait_for_timeout(600)  # longer than a mouse has to rest
    expect(peek).to_be_hidden()
    page.mouse.move(x + 12, y)
    expect(peek.locator("h2")).not_to_be_empty()
    expect(peek).to_be_visible()


def test_a_card_for_sale_is_read_without_buying_it(new_page: NewPage) -> None:
    page = new_page()
    to_shop(page)
    read_in_every_way(page, page.locator("#stall-dagger"), "Dagger")
    expect(page.locator("#panel")).to_contain_text("Edged: Some heroes fight better with it")
    page.locator("#stall-elf ~ .info").click()
    for word in ("Elf Sorcerer", "Elf Archmage"):
        expect(page.locator("#panel .also", has_text=word)).to_be_visible()
    expect(page.locator("#stall-elf .levels")).to_have_text("Left: level 1 – 6, level 2 – 4, level 3 – 2")


def test_own_quests_are_read_in_ones_own_turn(new_page: NewPage) -> None:
    page = new_page()
    to_hero_phase(page)
    quest = page.locator("#dgp0 .mini.denied").first
    read_in_every_way(page, quest, quest.locator("span").inner_text())


def test_a_notice_goes_when_the_situation_changes_or_something_else_is_done(new_page: NewPage) -> None:
    page = new_page()
    to_shop(page)
    refused, toast = page.locator("#village .stall.denied").first, page.locator("#toasts .toast")
    refused.click(force=True)
    expect(toast).to_be_visible()
    page.locator("#stall-dagger ~ .info").click()
    expect(toast).to_have_count(0)
    refused.click(force=True)
    expect(toast).to_be_visible()
    click(page, "done")
    expect(toast).to_have_count(0)


@pytest.mark.parametrize("height", [900, 720])
def test_an_open_panel_leaves_the_log_in_sight(new_page: NewPage, height: int) -> None:
    page = new_page(viewport={"width": 1440 if height == 900 else 1280, "height": height})
    to_shop(page)
    page.locator("#stall-elf ~ .info").click()
    expect(page.locator("#panel")).to_be_visible()
    newest = page.locator("#log li").first
    expect(newest).to_be_in_viewport(ratio=1)
    log = page.locator(".log").bounding_box()
    panel = page.locator("#panel").bounding_box()
    assert log is not None and panel is not None
    assert log["height"] >= 100 and panel["height"] >= 130 and panel["y"] + panel["height"] <= log["y"] + 1


# -- titles

BROKEN = """async ([titles, fits]) => {
  await document.fonts.load('700 15px Alegreya', titles.join(' ').replace(/<[^>]*>/g, ''));  // its letters
  const cards = [...document.querySelectorAll('li > .card:has(.name)')].filter(it => it.clientWidth);
  cards.sort((one, other) => one.clientWidth - other.clientWidth);
  const place = cards[0].closest('li'), width = place.getBoundingClientRect().width, found = [];
  const copies = titles.map((title, at) => {
    const copy = place.cloneNode(true), name = copy.querySelector('.name');
    const pip = Object.assign(document.createElement('span'), {className: 'pip', textContent: '3'});
    if (!copy.querySelector('.pip')) name.before(pip);
    copy.style.flex = `0 0 ${width}px`;
    name.className = 'name ' + fits[at];
    name.innerHTML = title;
    return copy;
  });
  place.parentElement.append(...copies);
  for (const [at, title] of titles.entries()) {
    const name = copies[at].querySelector('.name');
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let node; (node = texts.nextNode());) for (const word of node.textContent.matchAll(/[^\\s\\u00ad-]+/g)) {
      const lines = [...word[0]].map((_, at) => {
        const letter = document.createRange();
        letter.setStart(node, word.index + at);
        letter.setEnd(node, word.index + at + 1);
        return Math.round([...letter.getClientRects()].at(-1).top);   // a hyphen before the letter is the first
      });
      if (new Set(lines).size > 1) found.push(title);
    }
    for (const word of name.querySelectorAll('.w')) {
      const {height, left} = word.getBoundingClientRect(), line = parseFloat(getComputedStyle(name).lineHeight);
      const early = height > 1.5 * line && left > name.getBoundingClientRect().left + 2;
      if (early) found.push(title + ' is broken too early');
    }
    if (name.scrollWidth > name.clientWidth + 1) found.push(title + ' sticks out');
  }
  copies.forEach(copy => copy.remove());
  return [...new Set(found)];
}"""
"""The titles of which a part that must stay together stands in two lines, on copies of the page's narrowest card."""


def titles(game: str, lang: str) -> list[Any]:
    """The names of a game's cards as its templates write them, and their sizes."""
    words = Words(Visitor(lang, ""), games()[game])
    shown = [word for word in games()[game].cards if word not in TILES]
    names = sorted({text(lang, games()[game].prefix).name(word) for word in shown})
    return [[str(words.hyphenated(name)) for name in names], [words.fit(name) for name in names]]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_title_breaks_inside_a_word(new_page: NewPage, phone: bool) -> None:
    for game in ("mageknight", "thunderstone", "dungeoneer"):
        page = new_page(phone=phone)
        start(page, ["me", "bot:random"], game=game, seed="titles")
        wait_for_me(page)
        if phone:
            page.evaluate("document.documentElement.classList.remove('folded')")  # a rail is as wide as its titles
        for lang in COMPLETE:
            assert page.evaluate(BROKEN, titles(game, lang)) == [], (game, lang)


# -- anything on the table

READABLE = {
    "welcome": ("#gear .card .face", {"hero": "mage"}),
    "thunderstone": ("#foe1 .face", {}),
    "dungeoneer": (".thing[data-word]", {}),
    "mageknight": (".thing[data-word][tabindex='0']", {}),
}
"""By game, something that is neither for sale nor in the hand: gear, a monster in the hall, a place of the map."""


@pytest.mark.parametrize("game", sorted(READABLE))
def test_anything_is_told_by_mouse_by_finger_and_by_key(new_page: NewPage, game: str) -> None:
    where, options = READABLE[game]
    page = new_page()
    start(page, ["me", "bot:random"], game=game, seed="read", **options)
    wait_for_me(page)
    number, panel, peek = state(page)["number"], page.locator("#panel"), page.locator("#peek")
    thing = page.locator(where).first
    thing.focus()
    page.keyboard.press("i")
    expect(panel.locator("h2")).not_to_be_empty()
    name = panel.locator("h2").inner_text()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(peek.locator("h2")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
    thing.evaluate(LONG_PRESS.replace("it.click()", "it.dispatchEvent(new MouseEvent('click', {bubbles: true}))"))
    expect(panel.locator("h2")).to_have_text(name)
    assert state(page)["number"] == number and page.locator(".armed, .armed-card").count() == 0
