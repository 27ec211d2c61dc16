"""Pictures of the table, to look at: python -m tests.browser.pictures [FOLDER [LANGUAGE [SIZE]]]

All pages at four sizes in three languages go to FOLDER (default: .cache/pictures). The few that the README
shows are copied to docs/pictures by hand when they have changed for the better.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from tools.chromium import FLAGS, chromium

from .player import bold, keys, play, press, start, thing_of, wait_for_me
from .serving import running_table

SIZES = {"desk": (1440, 900), "window": (1280, 720), "phone": (390, 844), "wide": (844, 390)}
TRIES = 40
ANSWERS = 30


def click(page: Page, key: str) -> None:
    press(page, thing_of(page, key, on_table=False), lambda thing: thing.evaluate("it => it.click()"))


def until(page: Page, hero: str, wanted: Callable[[Page], bool], choose: Callable[[list[str]], str]) -> None:
    """Play, match after match, until the table looks as wanted."""
    for number in range(TRIES):
        start(page, ["me", "bot:careful", "bot:random"], seed=f"picture {number}", hero=hero)
        while wait_for_me(page):
            if wanted(page):
                return
            click(page, choose(keys(page)))


def deep(page: Page) -> bool:
    """A drawn monster in the hand, a dungeon with something in it, a piece already gone."""
    return (
        keys(page)[0] == "add" and page.locator("#fan .tiny").count() >= 3 and page.locator("#gear .gone").count() > 0
    )


def inside(page: Page) -> bool:
    return "polymorph" in keys(page) or "axe" in keys(page)


def middle(page: Page, game: str) -> None:
    """A match of another game, some answers after its start: any of them, those that move or explore rather."""
    random = Random(game)
    start(page, ["me", "bot:greedy"], game=game, seed="picture")
    for _ in range(ANSWERS):
        assert wait_for_me(page)
        bold = [key for key in keys(page) if key.startswith(("explore", "step", "place", "move", "visit", "enter"))]
        click(page, random.choice(bold or keys(page)))
    wait_for_me(page)


def take(page: Page, folder: Path, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.screenshot(path=folder / f"{name}.png", animations="disabled")


def pictures(browser: Browser, server: str, folder: Path, lang: str, size: str) -> None:
    width, height = SIZES[size]
    phone = size in ("phone", "wide")
    context = browser.new_context(
        viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, locale=lang, base_url=server,
        extra_http_headers={"Accept-Language": lang}, reduced_motion="reduce",
    )  # fmt: skip
    context.add_init_script("localStorage.speed = '0'; localStorage.marks = 'off'")
    page = context.new_page()
    shot = f"{size}-{lang}"
    until(page, "warrior", deep, bold(21))
    take(page, folder, f"drawn-{shot}")
    page.locator("#gear .info").first.evaluate("it => it.click()")
    page.wait_for_selector("#panel .pcard")
    take(page, folder, f"panel-{shot}")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("#gear .gone .face").first.evaluate("it => it.click()")
    page.wait_for_selector(".toast")
    take(page, folder, f"refused-{shot}")
    if phone:
        page.locator("[data-sheet]").click()
        take(page, folder, f"sheet-{shot}")
    page.goto("/")
    take(page, folder, f"lobby-{shot}")
    until(page, "barbarian", inside, bold(22))
    take(page, folder, f"inside-{shot}")
    play(page, bold(23), lambda thing: thing.evaluate("it => it.click()"), on_table=False)
    page.wait_for_selector(".verified")
    take(page, folder, f"over-{shot}")
    page.goto(page.url + "/replay?at=12")
    take(page, folder, f"replay-{shot}")
    page.goto("/rules/welcome/W3.4")
    take(page, folder, f"rules-{shot}")
    for name, path in (("help", "/help"), ("credits", "/credits"), ("missing", "/m/nothing")):
        page.goto(path)
        take(page, folder, f"{name}-{shot}")
    start(page, ["me", "device"])
    page.wait_for_selector(".curtain")
    take(page, folder, f"curtain-{shot}")
    start(page, ["me", "friend"])
    take(page, folder, f"waiting-{shot}")
    start(page, ["me", "friend"], seed="menu")
    page.locator("#menu > summary").click()
    take(page, folder, f"menu-{shot}")
    for game in ("thunderstone", "dungeoneer", "mageknight"):
        middle(page, game)
        take(page, folder, f"{game}-{shot}")
    context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".cache/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running_table(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for lang in sys.argv[2:3] or ("en", "ru", "pl"):
            for size in sys.argv[3:4] or SIZES:
                pictures(browser, server, folder, lang, size)
                print(f"{folder}: {size}, {lang}")
        browser.close()


if __name__ == "__main__":
    main()
