"""Playing through the page: what a person does with mouse, finger or keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import hypot
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import APIResponse, Locator, Page

PATIENCE = 30_000
"""Milliseconds until something that was waited for counts as missing: a machine may have other work."""

Choose = Callable[[list[str]], str]

DOUBLE_TAP = 0.5
"""Seconds within which Chromium may take a second tap at a place for the second half of a double tap."""

DOUBLE_TAP_FAR = 150
"""Pixels from one tap to the next beyond which it never does."""

HEARD = """([known, armed, patience]) => new Promise(done => {
  const late = setTimeout(() => { watch.disconnect(); done(null); }, patience);
  const look = () => {
    const found = document.getElementById('state');
    if (!found) return;  // the page is still being read
    const now = {...found.dataset};
    const heard = known === null ? now.mine === 'true' || now.over === 'true' : now.number !== known;
    if (!heard && !(armed && document.querySelector('.armed, .armed-card'))) return;
    clearTimeout(late);
    watch.disconnect();
    done(now);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.documentElement, {subtree: true, attributes: true, childList: true});
  look();
})"""
"""The state of the page as soon as it has changed (or null): told by the page itself, without asking again."""


def start(page: Page, seats: list[str], game: str = "welcome", **options: str) -> None:
    """Begin a match. `seed` is one of the options; an empty seat is nobody.

    Without a seed this browser has a part in making one, by the lobby's form: such a match begins there. One with a
    seed is asked for with what that form would send, without drawing the lobby first.
    """
    if "seed" in options:
        page.goto(made(page, seats, game, **options))
    else:
        start_in_lobby(page, seats, game=game, **options)


def made(
    page: Page,
    seats: list[str],
    game: str = "welcome",
    name: str = "Anna",
    seed: str = "",
    clock: str = "",
    **options: str,
) -> str:
    """The address of a new match."""
    form = {"game": game, "name": name, "seed": seed, "clock": clock}
    form |= {f"seat.{seat}": who for seat, who in enumerate(seats)}
    form |= {f"option.{option}": value for option, value in options.items()}
    return send(page, "/matches", form).headers["location"]


def send(page: Page, address: str, form: dict[str, str]) -> APIResponse:
    """Send a form as a page of this visitor does."""
    token = re.search(r'<meta name="csrf" content="([^"]+)"', page.request.get("/help").text())
    assert token is not None
    answer = page.request.post(address, form={"csrf": token[1], **form}, max_redirects=0)
    assert answer.status in (204, 303), answer.text()
    return answer


def play_unseen(page: Page, choose: Choose, address: str) -> None:
    """Play a match to its end by program, as this visitor, and open it then: nothing is drawn of the way there."""
    while not (match := asked(page, address))["ended"]:
        if offered := [choice["key"] for choice in match["question"]["choices"]]:
            answer_unseen(page, address, match["number"], choose(offered))
    page.goto(address)


def asked(page: Page, address: str) -> Any:
    """A match as the API gives it to this visitor."""
    return page.request.get(api(address), headers=bearer(page)).json()


def answer_unseen(page: Page, address: str, number: int, key: str) -> APIResponse:
    """Answer a question by program, as this visitor."""
    data = {"number": number, "keys": [key]}
    return page.request.post(f"{api(address)}/answers", headers=bearer(page), data=data)


def api(address: str) -> str:
    return f"/api{address[address.index('/m/') :].replace('/m/', '/matches/')}"


def bearer(page: Page) -> dict[str, str]:
    token = next(it["value"] for it in page.context.cookies() if it.get("name") == "undercroft")
    return {"Authorization": f"Bearer {token}"}


def start_in_lobby(
    page: Page, seats: list[str], name: str = "Anna", game: str = "welcome", other: str = "", **options: str
) -> None:
    """Begin a match as a person does: fill in the lobby's form for a game."""
    page.goto(f"/?game={game}")
    page.evaluate("game => document.querySelectorAll(`#game-${game} .opts`).forEach(it => it.open = true)", game)
    form = page.locator(f"#game-{game} form[data-gives]")
    form.locator("input[name=name]").fill(name)
    for seat, who in enumerate(seats):
        form.locator(f"select[name='seat.{seat}']").select_option(who)
    if other:
        form.locator("input[name='name.1']").fill(other)
    for option, value in options.items():
        if option == "seed":
            form.locator("input[name=seed]").fill(value)
        elif option == "listed":
            form.locator("input[name=listed]").check()
        else:
            choose_option(form, option, value)
    form.locator("button.primary").click()
    page.wait_for_url("**/m/*")


def choose_option(form: Locator, option: str, value: str) -> None:
    """Fill in an option of the lobby's form: a box to be ticked, a story, several boxes, or a list."""
    box = form.locator(f".switch input[type=checkbox][name='option.{option}']")
    story = form.locator(f".tale:has(input[name='option.{option}'][value='{value}'])")
    if box.count():
        box.set_checked(value == "yes")
    elif story.count():
        story.click()
    else:
        form.locator(f"select[name='option.{option}']").select_option(value)


def state(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate("() => ({...document.getElementById('state').dataset})")
    return found


def heard(page: Page, known: str | None, armed: bool = False) -> dict[str, str]:
    """The page's state once the question is another than `known` (None: once the player is asked, or it is over).

    With `armed` also as soon as something wants to be confirmed.
    """
    found: dict[str, str] | None = page.evaluate(HEARD, [known, armed, PATIENCE])
    assert found is not None, f"the page did not change: {state(page)}"
    return found


def wait_for_me(page: Page) -> bool:
    """Wait until the page asks its player; False when the match is over."""
    return heard(page, None)["over"] != "true"


def keys(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('#choices button')].map(it => it.dataset.key)")
    return found


def press(page: Page, thing: Locator, act: Callable[[Locator], None]) -> None:
    """Do something to a thing, twice where it wants to be confirmed, and wait until the match has gone on."""
    before = state(page)["number"]
    page.mouse.move(0, 0)  # a mouse that rests is told about what lies there, perhaps over the thing
    act(thing)
    if heard(page, before, armed=True)["number"] != before:
        return
    act(thing)
    heard(page, before)


_tapped = (0.0, -DOUBLE_TAP_FAR, 0.0)  # when and where


def tap(thing: Locator) -> None:
    """A tap that is no double tap, unless it confirms: the second half of one never answers the next question."""
    global _tapped
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    left = DOUBLE_TAP - (monotonic() - _tapped[0])
    near = hypot(x - _tapped[1], y - _tapped[2]) < DOUBLE_TAP_FAR
    if left > 0 and near and not thing.evaluate("it => it.closest('.armed, .armed-card') !== null"):
        thing.page.wait_for_timeout(1000 * left)
    thing.tap()
    _tapped = (monotonic(), x, y)


def moved_on(page: Page, before: str) -> None:
    heard(page, before)


def answer_by_keys(page: Page, number: int, through_list: bool = False) -> None:
    """Give an answer without a mouse: by its digit, or through the list with arrows and Enter."""
    key = str(number)
    if number > 9 or through_list:
        page.keyboard.press("a")
        for _ in range(number - 1):
            page.keyboard.press("ArrowDown")
        key = "Enter"
    press_key(page, key)


def press_key(page: Page, key: str) -> None:
    """Press a key that answers, twice where it wants to be confirmed."""
    press(page, page.locator("body"), lambda _: page.keyboard.press(key))


IN_SIGHT = """it => {
  if (!it.closest('svg')) return true;
  const at = it.getBoundingClientRect(), over = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return !!over && it.contains(over);
}"""
"""Whether a place of a map can be clicked without dragging the map; everything else can be scrolled to."""


def thing_of(page: Page, key: str, on_table: bool) -> Locator:
    """What stands for an answer: the thing on the table if there is one in sight, else the line of the list."""
    thing = page.locator(f"#play [data-key='{key}']:visible").first
    if on_table and thing.count() and thing.evaluate(IN_SIGHT):
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
