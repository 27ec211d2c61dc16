"""A real server and a real browser for the tests in this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tools.chromium import FLAGS, NoChromium, chromium

from .player import PATIENCE
from .serving import running_table

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_table(tmp_path_factory.mktemp("table")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        path = chromium()
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def new_page(browser: Browser, server: str) -> Iterator[NewPage]:
    """A page of a visitor of its own: desk unless `phone`. Errors of scripts or of the policy fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        phone: bool = False,
        lang: str = "en",
        viewport: dict[str, int] | None = None,
        speed: str = "0",  # of events: at once, so that nobody waits for them
        marks: str = "off",  # whether newcomers are shown around
        reduced_motion: Any = "reduce",
        **more: Any,
    ) -> Page:
        size = viewport or (PHONE if phone else DESK)
        context = browser.new_context(
            viewport=size,
            is_mobile=phone,
            has_touch=phone,
            locale=lang,
            extra_http_headers={"Accept-Language": lang},  # also of what is asked for beside the page
            base_url=server,
            reduced_motion=reduced_motion,
            **more,
        )
        context.add_init_script(f"localStorage.speed ??= '{speed}'; localStorage.marks ??= '{marks}'")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
        page.on("console", lambda said: errors.append(said.text) if "Content Security Policy" in said.text else None)
        return page

    yield open_page
    for context in contexts:
        try:
            context.close()
        except Error as error:
            errors.append(str(error))
    assert not errors, errors


@pytest.fixture(scope="session")
def axe_source() -> str:
    path = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
    assert path.is_file(), "axe-core is missing: run `make test`, or `npm ci`"
    return path.read_text()
