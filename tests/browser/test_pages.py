"""Every page, with a match on it: no violation of WCAG 2.2 A or AA (axe-core), at desk and phone width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import bold, keys, made, play_unseen, press, raw_words, start, thing_of, wait_for_me

pytestmark = pytest.mark.browser

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


SETTLED = """
() => Promise.all(document.getAnimations().filter(it => isFinite(it.effect.getComputedTiming().endTime))
  .map(it => it.finished.catch(() => null)))
"""


def violations(page: Page, source: str) -> list[str]:
    """What axe finds, once nothing fades or glides any more: colours in between have no contrast to keep."""
    page.evaluate(SETTLED)
    page.evaluate(source)
    found: list[dict[str, Any]] = page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}}).then(r => r.violations)", RULES
    )
    return [
        f"{page.url} {rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in found
        for node in rule["nodes"]
    ]


def bidding(page: Page) -> None:
    start(page, ["me", "bot:careful", "bot:random"], seed="axe", hero="mage")
    wait_for_me(page)


def drawn(page: Page) -> None:
    bidding(page)
    press(page, thing_of(page, "draw", on_table=True), lambda thing: thing.click())
    wait_for_me(page)


def drawn_with_refusals(page: Page) -> None:
    drawn(page)
    key = next(key for key in keys(page) if key.startswith("remove:"))
    press(page, thing_of(page, key, on_table=False), lambda thing: thing.click())
    for _ in range(8):
        assert wait_for_me(page)
        if keys(page)[0] == "add":
            break
        key = "draw" if "draw" in keys(page) else keys(page)[0]
        press(page, thing_of(page, key, on_table=False), lambda thing: thing.click())
    page.locator("#denials summary").click()


def armed(page: Page) -> None:
    bidding(page)
    page.locator("#choices button[data-key=pass]").click()  # to draw is routine and asks nothing
    expect(page.locator("#choices .armed")).to_be_visible()


def panel(page: Page) -> None:
    drawn(page)
    page.locator("#gear .info").first.click()
    if page.locator("#panel .pcard").count() == 0:
        page.wait_for_selector("#panel .pcard")


def menu(page: Page) -> None:
    start(page, ["me", "friend", "bot:random"], seed="menu")  # dealt at once: nobody gives a part
    page.locator("#menu > summary").click()


def sheet(page: Page) -> None:
    bidding(page)
    if page.locator("[data-sheet]").is_visible():
        page.locator("[data-sheet]").click()


def toast(page: Page) -> None:
    bidding(page)
    page.locator("#undo").click(force=True)
    expect(page.locator(".toast")).to_be_visible()


def over(page: Page) -> None:
    play_unseen(page, bold(9), made(page, ["me", "bot:random"], seed="axe over"))


def replay(page: Page) -> None:
    over(page)
    page.goto(page.url + "/replay?at=9")


def curtain(page: Page) -> None:
    start(page, ["me", "device"])
    page.wait_for_selector(".curtain")


def room(page: Page) -> None:
    start(page, ["me", "friend", "bot:random"])
    page.locator(".promise summary").click()


def invitation(page: Page) -> None:
    start(page, ["me", "friend"])
    link = page.locator("#waiting input[data-link]").input_value()
    page.context.clear_cookies()
    page.goto(link)


def lobby(page: Page) -> None:
    bidding(page)
    page.goto("/")
    page.locator("#game-welcome .opts > summary").click()


def at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)

    return go


PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "room": room,
    "bidding": bidding,
    "drawn": drawn,
    "refusals": drawn_with_refusals,
    "armed": armed,
    "panel": panel,
    "menu": menu,
    "sheet": sheet,
    "toast": toast,
    "over": over,
    "replay": replay,
    "curtain": curtain,
    "invitation": invitation,
    "rules": at("/rules/welcome"),
    "clause": at("/rules/welcome/W3.4"),
    "help": at("/help"),
    "credits": at("/credits"),
    "missing": at("/m/nothing"),
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_no_page_shuts_anybody_out(new_page: NewPage, axe_source: str, name: str, phone: bool) -> None:
    page = new_page(phone=phone, bypass_csp=True)
    PAGES[name](page)
    assert violations(page, axe_source) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


@pytest.mark.parametrize("lang", ["ru", "pl"])
@pytest.mark.parametrize("name", ["lobby", "menu", "over", "replay", "rules", "help", "credits", "curtain"])
def test_every_page_is_in_every_language(new_page: NewPage, name: str, lang: str) -> None:
    page = new_page(lang=lang)
    PAGES[name](page)
    assert page.locator("html").get_attribute("lang") == lang
    assert not raw_words(page)
