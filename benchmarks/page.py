"""The page in a real browser: how heavy the first one is, how long from a click to the changed page, and whether the
player of events keeps its frames.

`python -m benchmarks.page` (part of `make bench`): a fresh Chromium without cache, matches against a bot.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.chromium import FLAGS, NoChromium, chromium
from undercroft.core.registry import games
from undercroft.core.text import LANGUAGES

from .table import HOST, our_server

CLICKS = 40
WATCHED = 8
"""Bursts of events that are watched in each game."""
READY = "#state[data-mine=true], #state[data-over=true]"

TIMED = """
() => new Promise(done => {
  const number = () => document.getElementById("state").dataset.number, before = number();
  const seen = new MutationObserver(() => {
    if (number() !== before) { seen.disconnect(); done(performance.now() - began); }
  });
  seen.observe(document.getElementById("table"), {subtree: true, childList: true, attributes: true});
  const began = performance.now();
  document.querySelector("#choices button").click();
})
"""

FRAMES = """
() => new Promise(done => {
  const gaps = [], long = [];
  const tasks = new PerformanceObserver(list => long.push(...list.getEntries().map(it => it.duration)));
  tasks.observe({entryTypes: ["longtask"]});
  const playing = () => player.busy || document.querySelector("#flights > *");
  let last = performance.now(), quiet = 0;
  const frame = now => {
    const plays = playing();
    if (plays) gaps.push(now - last);
    last = now;
    quiet = plays ? 0 : quiet + 1;
    if (quiet < 150 && gaps.length < 600) requestAnimationFrame(frame);
    else { tasks.disconnect(); done({gaps, long}); }
  };
  const answers = document.querySelectorAll("#choices button"), {number} = document.getElementById("state").dataset;
  answers[number % 2 ? answers.length - 1 : 0].click();
  requestAnimationFrame(frame);
})
"""
"""The time between frames while events are played after an answer, and the tasks of more than 50 ms meanwhile.

Now the first answer, now the last, which often ends a turn: the bot's turns are watched too."""
MOST_ANSWERS = 200
"""A game whose events need more answers than that is not measured."""


def weight(page: Page, address: str) -> int:
    """Bytes over the wire of a first visit, with everything that it loads."""
    total = 0
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def loaded(event: dict[str, float]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", loaded)
    page.goto(address, wait_until="networkidle")
    return total


def visitor(browser: Browser, address: str, speed: int) -> BrowserContext:
    """Somebody who knows the games, for whom a click is an answer; events at this speed (0: at once)."""
    context = browser.new_context(base_url=address)
    context.add_init_script(f"localStorage.marks = 'off'; localStorage.speed = '{speed}'")
    page = context.new_page()
    page.goto("/")
    page.evaluate(
        """() => fetch("/settings", {method: "POST", body: new URLSearchParams({form: "prefs", confirm: "never"}),
           headers: {"X-CSRF-Token": document.querySelector("meta[name=csrf]").content}})"""
    )
    page.close()
    return context


def begin(page: Page, game: str) -> None:
    page.goto(f"/?game={game}")
    form = page.locator(f"#game-{game} form[data-gives]")
    form.locator("select[name='seat.0']").select_option("me")
    form.locator("select[name='seat.1']").select_option("bot:random")
    form.locator("button.primary").click()
    page.wait_for_url("**/m/*")


def measured(page: Page, game: str, script: str, count: int, tells: Callable[[Any], bool] = bool) -> list[Any]:
    """What a script finds that gives an answer, as often as it tells something, in matches against a bot."""
    found: list[Any] = []
    answers = 0
    while len(found) < count and answers < MOST_ANSWERS:
        begin(page, game)
        while len(found) < count and answers < MOST_ANSWERS:
            page.wait_for_selector(READY, state="attached")
            if page.locator("#state[data-over=true]").count():
                break
            answers += 1
            seen = page.evaluate(script)
            if tells(seen):
                found.append(seen)
    return found


def main() -> None:
    try:
        path = chromium()
    except NoChromium as error:
        print(error)
        return
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as folder, our_server(Path(folder)) as served:
        address = f"http://{HOST}:{served.port}/"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            for lang in LANGUAGES:
                newcomer = browser.new_context(locale=lang)
                kilobytes = weight(newcomer.new_page(), address) / 1000
                print(f"first page, {lang}: {kilobytes:.0f} kB over the wire (at most 150)", flush=True)
                newcomer.close()
            quick, watching = visitor(browser, address, speed=0), visitor(browser, address, speed=1)
            for game in games():
                cuts = quantiles(measured(quick.new_page(), game, TIMED, CLICKS), n=100)
                print(f"click to changed page, {game}: p50 {cuts[49]:.0f} ms (at most 100), p90 {cuts[89]:.0f} ms")
                bursts = measured(watching.new_page(), game, FRAMES, WATCHED, lambda burst: len(burst["gaps"]) > 1)
                if not bursts:
                    print(f"events played, {game}: none within {MOST_ANSWERS} answers, nothing was measured")
                    continue
                gaps = [gap for burst in bursts for gap in burst["gaps"]]
                long = [task for burst in bursts for task in burst["long"]]
                rate, slow = 1000 * len(gaps) / sum(gaps), sum(gap > 34 for gap in gaps)
                print(
                    f"events played, {game}: {rate:.0f} frames/s (60 wanted), {slow} of {len(gaps)} frames late; "
                    f"{len(long)} long tasks, at most {max(long, default=0):.0f} ms",
                    flush=True,
                )
            browser.close()


if __name__ == "__main__":
    main()
