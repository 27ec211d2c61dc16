"""Each browser adds its part to the seed, and checks it at the end in one click."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import start


def answered(page: Page, match: str) -> bool:
    """Answer by the API as this page's visitor, if it is asked; whether the match goes on."""
    shown = page.request.get(f"/api/matches/{match}").json()
    if shown["question"] is not None and shown["question"]["choices"]:
        csrf = page.locator("meta[name=csrf]").get_attribute("content") or ""
        data = {"number": shown["number"], "keys": [shown["question"]["choices"][-1]["key"]]}
        page.request.post(f"/api/matches/{match}/answers", data=data, headers={"X-CSRF-Token": csrf})
    return not shown["ended"]


def test_everybody_gives_a_part_and_finds_it_in_the_seed(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    start(anna, ["me", "friend"])
    match = anna.url.rpartition("/")[2]
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Boris")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_selector("#state", state="attached")
    anna.wait_for_selector("#state", state="attached")  # the room gives way to the table by itself
    while all(answered(page, match) for page in (anna, boris)):
        pass
    anna.goto(f"/m/{match}")
    box = anna.locator("#ending .promise")
    box.locator("summary").click()
    box.locator("[data-checkseed]").click()
    expect(box.locator("[data-said]")).to_contain_text("The seed fits the commitment")
    expect(box.locator("[data-said]")).to_contain_text("this browser gave")
    anna.evaluate("match => localStorage.setItem('promises', JSON.stringify([[match, '2:other']]))", match)
    box.locator("[data-checkseed]").click()
    expect(box.locator("[data-said]")).to_contain_text("does not fit what was promised")
