"""The example game `examples/cuckoo`: installed from its own distribution, played in terminal and browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .player import keys, press, start, wait_for_me
from .serving import running_table

EXAMPLE = Path(__file__).parents[2] / "examples" / "cuckoo"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder that holds the installed example; on PYTHONPATH its entry point is found."""
    place = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(place), str(EXAMPLE)], check=True)
    return str(place)


def python(installed: str, *words: str, stdin: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": installed, "LANG": "C.UTF-8"}
    done = subprocess.run([sys.executable, *words], input=stdin, capture_output=True, text=True, env=env, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_keeps_every_promise(installed: str) -> None:
    code = """
from undercroft import games
from undercroft.core.conformance import check_game
for seats in range(2, 7):
    report = check_game(games()["cuckoo"], seats, {"lives": "2"}, seeds=range(3))
    assert {"cu-swapped", "cu-kept", "cu-lost"} <= report.messages
"""
    python(installed, "-c", code)


def test_it_is_played_in_the_terminal_also_where_it_has_no_words(installed: str) -> None:
    out = python(
        installed, "-m", "undercroft", "play", "cuckoo", "--bots", "wary,random", "--lang", "pl", "--seed", "3",
        stdin="keep\n" * 60,
    )  # fmt: skip
    assert "You hold: ten." in out and "Koniec partii" in out


def test_its_rules_are_found(installed: str) -> None:
    out = python(installed, "-m", "undercroft", "where", "C2.4")
    assert "rulebook/en/rules.md" in out and "cuckoo/rules.py" in out


def test_it_is_played_in_the_browser_with_its_own_look(installed: str, browser: Browser, tmp_path: Path) -> None:
    with running_table(tmp_path, PYTHONPATH=installed) as address:
        context = browser.new_context(base_url=address, locale="ru", reduced_motion="reduce")
        page = context.new_page()
        start(page, ["me", "bot:wary"], game="cuckoo", seed="4", lives="1")
        while wait_for_me(page):
            expect(page.locator(".cu li")).to_have_count(2)
            assert "deals" in page.inner_text(".cu")  # in English: it has no Russian words
            background = page.evaluate("getComputedStyle(document.querySelector('.cu li')).backgroundColor")
            assert background == "rgb(27, 43, 63)"
            assert keys(page) == ["keep", "swap"]
            press(page, page.locator("#choices [data-key=keep]"), lambda thing: thing.click())
        page.goto("/rules/cuckoo")
        expect(page.locator("#C2\\.4")).to_contain_text("king")
        context.close()
