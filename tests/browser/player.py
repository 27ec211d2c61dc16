"""Playing through the page: what a person does with mouse, finger or keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

Choose = Callable[[list[str]], str]


def start(page: Page, seats: list[str], name: str = "Anna", game: str = "welcome", **options: str) -> None:
    """Fill in the lobby's form for a game and begin. `seed` is one of the options; an empty seat is nobody."""
    page.goto(f"/?game={game}")
    page.evaluate("game => document.querySelectorAll(`#game-${game} .opts`).forEach(it => it.open = true)", game)
    form = page.locator(f"#game-{game} form")
    form.locator("input[name=name]").fill(name)
    for seat, who in enumerate(seats):
        form.locator(f"select[name='seat.{seat}']").select_option(who)
    for option, value in options.items():
        if option == "seed":
            form.locator("input[name=seed]").fill(value)
        else:
            form.locator(f"select[name='option.{option}']").select_option(value)
    form.locator("button.primary").click()
    page.wait_for_url("**/m/*")


def state(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate("() => ({...document.getElementById('state').dataset})")
    return found


def wait_for_me(page: Page) -> bool:
    """Wait until the page asks its player; False when the match is over."""
    page.wait_for_selector("#state[data-mine=true], #state[data-over=true]", state="attached")
    return state(page)["over"] != "true"


def keys(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('#choices button')].map(it => it.dataset.key)")
    return found


def press(page: Page, thing: Locator, act: Callable[[Locator], None]) -> None:
    """Do something to a thing, twice where it wants to be confirmed, and wait until the match has gone on."""
    before = state(page)["number"]
    while state(page)["number"] == before:  # the page waits a few seconds for the confirmation, then wants it anew
        act(thing)
        page.wait_for_selector(f".armed, .armed-card, #state:not([data-number='{before}'])", state="attached")


def tap(thing: Locator) -> None:
    """A tap that is no double tap: the second half of one never answers the next question."""
    thing.page.wait_for_timeout(330)
    thing.tap()


def moved_on(page: Page, before: str) -> None:
    page.wait_for_selector(f"#state:not([data-number='{before}'])", state="attached")


def answer_by_keys(page: Page, number: int, through_list: bool = False) -> None:
    """Give an answer without a mouse: by its digit, or through the list with arrows and Enter. Twice: to confirm."""
    if number < 10 and not through_list:
        page.keyboard.press(str(number))
        page.keyboard.press(str(number))
        return
    page.keyboard.press("a")
    for _ in range(number - 1):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def thing_of(page: Page, key: str, on_table: bool) -> Locator:
    """What stands for an answer: the thing on the table if there is one, else the line of the list."""
    thing = page.locator(f"#play [data-key='{key}']").first
    if on_table and thing.count():
        return thing
    return page.locator(f"#choices [data-key='{key}']")


def play(
    page: Page, choose: Choose, act: Callable[[Locator], None] = lambda thing: thing.click(), on_table: bool = True
) -> int:
    """Play to the end of the match; returns the number of answers given."""
    count = 0
    while wait_for_me(page):
        key = choose(keys(page))
        press(page, thing_of(page, key, on_table), act)
        count += 1
        assert count < 400, "the match does not end"
    return count


def bold(seed: int) -> Choose:
    """Mostly draws and adds, so that matches have full dungeons."""
    random = Random(seed)

    def choose(offered: list[str]) -> str:
        if offered[0] == "draw":
            return "draw" if random.random() < 0.65 else "pass"
        if offered[0] == "add":
            return "add" if random.random() < 0.6 else random.choice(offered)
        return random.choice(offered)

    return choose


def raw_words(page: Page) -> list[str]:
    """Message ids of the table or the game that stand on the page instead of words."""
    text = page.locator("body").inner_text()
    labels = page.evaluate(
        "[...document.querySelectorAll('[aria-label],[title]')].map(e => (e.ariaLabel || '') + ' ' + e.title).join(' ')"
    )
    return re.findall(r"\b(?:tb|wd|ts|dg|mk|server|note|undo)-[a-z-]+", f"{text} {labels}")
