"""The end of a match in the browser: it is in sight, it explains itself, and it goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import bold, keys, made, play_unseen, press, raw_words, send, start, state, thing_of
from .test_pages import violations

pytestmark = pytest.mark.browser


def ended(page: Page, game: str, bot: str) -> None:
    """A match that bots have played to its end."""
    address = made(page, ["me", f"bot:{bot}"], game=game, seed="story")
    send(page, f"{address}/seat/0", {"do": "bot", "bot": "random"})
    play_unseen(page, bold(0), address)


@pytest.mark.parametrize(("game", "bot"), [("welcome", "careful"), ("thunderstone", "greedy")])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_on_a_phone_the_winner_and_the_buttons_are_in_sight(new_page: NewPage, game: str, bot: str, lang: str) -> None:
    page = new_page(phone=True, lang=lang)
    ended(page, game, bot)
    expect(page.locator("#result-t")).to_be_in_viewport(ratio=1)
    for button in page.locator("#result .go .btn").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator(".whole td")).to_have_count(2)
    # a phone widens its window for what sticks out: compared with that, nothing ever does
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert raw_words(page) == []


def test_a_moment_leads_into_the_replay_and_the_reckoning_opens_line_by_line(new_page: NewPage) -> None:
    page = new_page()
    ended(page, "thunderstone", "greedy")
    for at in (0, 1):
        parts = page.locator(".reckon tbody:not(.whole):not(.aside) tr:not(.line)")
        sums = sum(
            float(cell.replace("−", "-")) for cell in parts.locator(f"td:nth-of-type({at + 1})").all_inner_texts()
        )
        assert sums == float(page.locator(".whole td").nth(at).inner_text().replace("−", "-"))
    lines = page.locator(".reckon .line")
    page.locator("#bylines").set_checked(False)
    expect(lines.first).to_be_hidden()
    page.locator("#bylines").check()
    expect(lines.first).to_be_visible()
    expect(page.locator(".course .trace")).to_have_count(2)
    expect(page.locator(".course .moment")).to_have_count(page.locator(".moments li").count())
    link = page.locator(".moments a.btn").first
    at = re.search(r"at=(\d+)", link.get_attribute("href") or "")
    assert at is not None
    link.click()
    page.wait_for_url("**/replay?*")
    assert page.locator("#scrub").get_attribute("data-at") == at[1]
    expect(page.locator("#story")).to_have_count(0)


@pytest.mark.parametrize(("game", "bot"), [("welcome", "careful"), ("thunderstone", "greedy")])
def test_a_rematch_by_one_click_turns_the_seats_and_the_link_can_be_shared(
    new_page: NewPage, game: str, bot: str
) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    ended(page, game, bot)
    address = page.url
    page.locator("#result [data-share]").click()
    expect(page.locator(".toast.good")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address
    page.locator("#result .primary").click()
    page.wait_for_url(lambda url: "/m/" in url and url != address)
    expect(page.locator("#pl1")).to_contain_text("Anna")
    page.goto(address)
    expect(page.locator("#log")).to_contain_text("wants a rematch")
    page.goto("/statistics")
    expect(page.locator("main")).to_contain_text("Nothing yet")  # bots have played it, not Anna


def test_on_a_phone_my_matches_stand_above_the_games_and_can_be_put_away(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.goto("/")
    expect(page.locator(".mine")).to_have_count(0)
    start(page, ["me", "bot:random"], seed="first")
    start(page, ["friend", "bot:random"], game="thunderstone")
    page.goto("/")
    assert page.title() == "(1) Undercroft"
    expect(page.locator(".brand .count")).to_have_text("1")
    assert "turn.svg" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    top = page.locator(".mine").bounding_box()
    games = page.locator(".new").bounding_box()
    assert top is not None and games is not None and top["y"] + top["height"] <= games["y"]
    expect(page.locator(".mine .matches a").first).to_contain_text("Welcome")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".mine .matches button[value=archive]").first.click()
    expect(page.locator(".mine .older")).to_contain_text("Archive (1)")
    assert page.title() == "Undercroft"


def test_the_lobby_hears_that_it_is_my_turn(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    start(anna, ["me", "friend"], seed="lobby hears")
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Boris")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_url("**/m/*")
    asked, other = (anna, boris) if state(anna)["due"] == "0" else (boris, anna)
    other.goto("/")
    assert other.title() == "Undercroft"
    while state(asked)["mine"] == "true":
        key = keys(asked)[0]
        press(asked, thing_of(asked, key, on_table=False), lambda thing: thing.click())
    expect(other).to_have_title("(1) Undercroft")
    expect(other.locator(".mine .yours")).to_have_count(1)


def test_a_seat_can_be_offered_as_a_picture(new_page: NewPage) -> None:
    page = new_page(phone=True)
    start(page, ["me", "friend"])
    page.locator("#waiting .qr summary").click()
    expect(page.locator("#waiting .qr svg")).to_be_in_viewport()
    expect(page.locator("#waiting [data-share]")).to_be_hidden()  # this browser has no sheet


def test_an_installed_table_says_that_it_is_offline(new_page: NewPage) -> None:
    page = new_page(lang="pl")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    found = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(it => it.json())")
    assert found["display"] == "standalone" and found["lang"] == "pl" and found["icons"]
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/help")
    expect(page.locator("main")).to_contain_text("Stół jest nieosiągalny")
    page.context.set_offline(False)
    page.goto("/help")
    expect(page.locator("h1")).not_to_have_text("Undercroft")


def test_the_end_the_lobby_and_the_statistics_are_accessible(new_page: NewPage, axe_source: str) -> None:
    page = new_page()
    ended(page, "thunderstone", "greedy")
    found = violations(page, axe_source)
    for path in ("/", "/statistics"):
        page.goto(path)
        found += violations(page, axe_source)
    assert found == []


def test_what_one_says_the_other_reads(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page(lang="ru")
    start(anna, ["me", "friend"])
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Boris")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_url("**/m/*")
    anna.locator("#talk select").select_option("luck")
    anna.locator("#talk button").click()
    expect(boris.locator("#log")).to_contain_text("Anna: Удачи!")
    boris.locator("#talk input[name=words]").fill("и вам")
    boris.locator("#talk button").click()
    expect(anna.locator("#log")).to_contain_text("Boris: и вам")
    expect(boris.locator("#talk input[name=words]")).to_have_value("")
