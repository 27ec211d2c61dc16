"""The page in a real browser: how heavy the first one is, and how long from a click to the changed page.

`python -m benchmarks.page` (part of `make bench`): a fresh Chromium without cache, matches against a bot.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Page, sync_playwright

from tools.chromium import FLAGS, NoChromium, chromium
from undercroft.core.text import LANGUAGES

from .table import HOST, our_server

CLICKS = 40
GAMES = ("welcome", "dungeoneer", "mageknight")

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


def clicks(page: Page, address: str, game: str) -> list[float]:
    """Milliseconds from click to changed page, in matches against a bot."""
    times: list[float] = []
    while len(times) < CLICKS:
        page.goto(f"{address}?game={game}")
        form = page.locator(f"#game-{game} form")
        form.locator("select[name='seat.0']").select_option("me")
        form.locator("select[name='seat.1']").select_option("bot:random")
        form.locator("button.primary").click()
        page.wait_for_url("**/m/*")
        while len(times) < CLICKS:
            page.wait_for_selector("#state[data-mine=true], #state[data-over=true]", state="attached")
            if page.locator("#state[data-over=true]").count():
                break
            times.append(page.evaluate(TIMED))
    return times


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
                visitor = browser.new_context(locale=lang)
                kilobytes = weight(visitor.new_page(), address) / 1000
                print(f"first page, {lang}: {kilobytes:.0f} kB over the wire (at most 150)")
                visitor.close()
            page = browser.new_page()
            page.goto(address)
            page.evaluate(
                """() => fetch("/settings", {method: "POST", body: new URLSearchParams({form: "prefs", sound: ""}),
                   headers: {"X-CSRF-Token": document.querySelector("meta[name=csrf]").content}})"""
            )  # no confirmation: a click is an answer
            for game in GAMES:
                cuts = quantiles(clicks(page, address, game), n=100)
                print(f"click to changed page, {game}: p50 {cuts[49]:.0f} ms (at most 100), p90 {cuts[89]:.0f} ms")
            browser.close()


if __name__ == "__main__":
    main()
