"""What players do besides answering: undo, hints, refusals, the side panel, replays, records, seats."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import bold, keys, made, play_unseen, press, start, state, thing_of, wait_for_me

pytestmark = pytest.mark.browser


def click(page: Page, key: str) -> None:
    press(page, thing_of(page, key, on_table=True), lambda thing: thing.click())


def finished(page: Page, seed: str) -> str:
    """The address of a match that was played to its end."""
    play_unseen(page, bold(11), made(page, ["me", "bot:random"], seed=seed))
    return page.url


def test_one_confirmation_for_what_cannot_be_taken_back_and_none_when_switched_off(new_page: NewPage) -> None:
    page = new_page()
    asked_for(page, "pass", "welcome", hero="warrior")
    before = state(page)["number"]
    button = page.locator("#choices [data-key=pass]")
    button.click()
    expect(button).to_have_class(re.compile("armed"))
    page.keyboard.press("Escape")
    expect(page.locator(".armed")).to_have_count(0)
    assert state(page)["number"] == before
    set_confirm(page, "never")
    page.locator("#choices [data-key=pass]").click()
    page.wait_for_selector(f"#state:not([data-number='{before}'])", state="attached")


def asked_for(page: Page, key: str, game: str, **options: str) -> None:
    """Begin matches until one asks for this first."""
    for number in range(8):
        start(page, ["me", "bot:random"], game=game, seed=f"confirm {number}", **options)
        if wait_for_me(page) and key in keys(page):
            return
    raise AssertionError(f"never asked for {key}")


def set_confirm(page: Page, wish: str) -> None:
    page.locator("#menu > summary").click()
    page.locator("#menu select[name=confirm]").select_option(wish)
    page.locator("#menu .prefs button").click()
    page.wait_for_selector(f"#table[data-confirm={wish}]")


def test_what_is_routine_needs_one_click_unless_one_wants_it_otherwise(new_page: NewPage) -> None:
    for game, routine, options in (("welcome", "draw", {"hero": "warrior"}), ("thunderstone", "village", {})):
        page = new_page()
        asked_for(page, routine, game, **options)
        before = state(page)["number"]
        set_confirm(page, "always")
        button = page.locator(f"#choices [data-key={routine}]")
        button.click()
        expect(button).to_have_class(re.compile("armed"))
        assert state(page)["number"] == before
        page.keyboard.press("Escape")
        set_confirm(page, "matters")
        page.locator(f"#choices [data-key={routine}]").click()
        page.wait_for_selector(f"#state:not([data-number='{before}'])", state="attached")


def test_what_is_armed_waits_on_the_thing_that_was_clicked(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], game="mageknight", seed="confirm")
    wait_for_me(page)
    card = page.locator("#tacticrow .card").first
    card.locator(".face").click()
    expect(card).to_have_class(re.compile("armed-card"))
    said = "it => getComputedStyle(it, '::before').content"
    assert "confirm" in card.evaluate(said)
    page.keyboard.press("Enter")  # the second click, without the mouse
    expect(page.locator("#tacticrow")).to_have_count(0)


def removing(page: Page) -> bool:
    """Draw and remove until a piece is gone and another monster is drawn; False if the match ends before."""
    while wait_for_me(page):
        if page.locator("#gear .denied").count():
            return True
        offered = keys(page)
        away = [key for key in offered if key.startswith("remove:")]
        click(page, away[0] if away else "draw" if "draw" in offered else offered[0])
    return False


def test_a_refusal_says_why_with_its_clause(new_page: NewPage) -> None:
    page = new_page()
    for attempt in range(10):  # the bot may pass too early
        start(page, ["me", "bot:careful"], seed=f"why{attempt}", hero="warrior")
        if removing(page):
            break
    page.locator("#gear .denied .face").first.click(force=True)
    toast = page.locator(".toast")
    expect(toast).to_contain_text("was removed in this round")
    toast.locator(".clause").click()
    expect(page.locator("#panel")).to_contain_text("remove: put it face down out of the round")


def test_undo_says_why_not_and_can_be_asked_for(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], seed="undo")
    wait_for_me(page)
    page.locator("#undo").click(force=True)
    expect(page.locator(".toast")).to_contain_text("nothing to take back")
    key = keys(page)[0]
    click(page, key)
    wait_for_me(page)
    page.locator("#menu > summary").click()
    page.locator("[data-undo=ask]").click()  # bots agree
    expect(page.locator("#log")).to_contain_text("All agreed")
    wait_for_me(page)
    assert key in keys(page)


def test_an_undo_beyond_what_was_learned_needs_the_others_consent(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    start(anna, ["me", "friend"], seed="consent")
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Boris")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_url("**/m/*")
    asked, other = (anna, boris) if state(anna)["due"] == "0" else (boris, anna)
    wait_for_me(asked)
    click(asked, "draw")
    wait_for_me(asked)
    asked.locator("#menu > summary").click()
    asked.locator("[data-undo=ask]").click()
    other.locator("[data-undo=decline]").click()
    expect(asked.locator("#log")).to_contain_text("does not agree")
    asked.locator("[data-undo=ask]").click()
    other.locator("[data-undo=agree]").click()
    asked.wait_for_selector("#choices [data-key=draw]")
    expect(other.locator("#log")).to_contain_text("All agreed")


def test_a_hint_marks_an_answer_and_the_match(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], seed="hint")
    wait_for_me(page)
    page.keyboard.press("h")
    expect(page.locator("#choices .hinted")).to_have_count(1)
    expect(page.locator(".chips")).to_contain_text("assisted")


def test_the_side_panel_has_our_wording_and_the_rules(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], seed="panel", hero="barbarian")
    wait_for_me(page)
    page.locator("#gear-healing_potion .info").click()
    panel = page.locator("#panel")
    expect(panel).to_contain_text("back to the hero's own health")
    expect(panel).to_contain_text("W5.5")
    before = state(page)["number"]
    click(page, keys(page)[0])
    assert state(page)["number"] != before
    expect(panel).to_contain_text("W5.5")  # it stays open while the match goes on
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_replay_scrubs_plays_jumps_and_changes_eyes(new_page: NewPage) -> None:
    page = new_page()
    page.goto(finished(page, "replay") + "/replay?at=0&eyes=-1")
    heading = page.locator("#actions h2")
    expect(heading).to_contain_text("Step 0 of")
    page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("Step 1 of")
    for width, height in ((390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-go=last]")).to_be_in_viewport(ratio=0.99)  # all steps have room
    page.locator("[data-go=last]").click()
    length = page.locator("#scrub").get_attribute("data-length")
    expect(heading).to_contain_text(f"Step {length} of {length}")
    expect(page.locator("#result")).to_be_visible()
    page.locator("#log > li > .jump").last.click()
    expect(page.locator("#result")).to_have_count(0)
    expect(heading).to_contain_text("Step 0 of")
    assert page.locator("#log li.later").count() >= 3
    page.locator("[data-go=first]").click()
    page.locator("[data-go=play]").click()
    expect(heading).to_contain_text(re.compile(r"Step ([2-9]|\d\d) of"))  # it goes on while we look
    page.locator("[data-go=play]").click()
    page.locator("#at").fill("3")
    expect(heading).to_contain_text("Step 3 of")
    page.locator("#eyes").select_option("-2")
    page.wait_for_url("**eyes=-2")
    expect(page.locator("#scrub .verified.ok")).to_be_visible()
    page.reload()
    expect(heading).to_contain_text("Step 3 of")


def test_the_shuffles_are_checked_as_soon_as_the_match_is_over(new_page: NewPage) -> None:
    page = new_page()
    address = finished(page, "checked")
    expect(page.locator("#ending .verified.ok")).to_be_visible()
    page.goto(f"{address}/replay?at=3&eyes=-1")
    expect(page.locator("#scrub .verified.ok")).to_be_visible()


def test_the_chronicle_is_filtered_copied_and_walked_by_keys(new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    play_unseen(page, bold(8), made(page, ["me", "bot:random"], seed="chronicle"))
    lines = page.locator("#log > li:visible")
    everything = lines.count()
    page.locator("#only-1").check(force=True)
    assert 0 < lines.count() == page.locator("#log > li.s1").count() < everything
    page.locator("[data-copylog]").click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('\\t')")
    copied = page.evaluate("navigator.clipboard.readText()").split("\n")
    newest = page.locator("#log [data-e].s1")
    assert len(copied) == newest.count()
    number, sentence = copied[0].split("\t")
    assert sentence in newest.all_text_contents()[-1] or sentence in lines.last.text_content()
    assert page.locator(f"#log [data-n='{number}']").count()
    page.locator("#only-1").press("ArrowLeft")  # keys go from filter to filter, and through the lines
    expect(page.locator("#only-0")).to_be_checked()
    page.locator("#only-all").check(force=True)
    page.keyboard.press("l")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('li') === document.querySelectorAll('#log > li')[2]")
    at = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay?at={at}")


def test_a_question_mark_shows_the_keys_and_escape_hides_them(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], seed="keys")
    wait_for_me(page)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("to the chronicle")
    page.keyboard.press("1")  # answers nothing while they are read
    expect(page.locator(".armed")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    assert "/m/" in page.url


def test_others_moves_are_told_to_screen_readers(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    start(anna, ["me", "friend"], seed="told")
    boris.goto(anna.locator("#waiting input[data-link]").input_value())
    boris.locator("input[name=name]").fill("Boris")
    boris.locator(".curtain button.primary").click()
    boris.wait_for_url("**/m/*")
    asked, other = (anna, boris) if state(anna)["due"] == "0" else (boris, anna)
    click(asked, "draw")
    expect(other.locator("#news[aria-live=polite]")).to_contain_text("draws")


def test_continue_from_a_step_as_a_new_match(new_page: NewPage) -> None:
    page = new_page()
    address = finished(page, "branch")
    page.goto(address + "/replay?at=2")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_selector("#state", state="attached")
    assert address not in page.url
    assert state(page)["over"] == "false"


def test_a_record_can_be_downloaded_and_opened_again(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    finished(page, "record")
    page.locator("#menu > summary").click()
    with page.expect_download() as download:
        page.locator("#menu a[download]").click()
    file = tmp_path / "match.jsonl"
    download.value.save_as(file)
    assert file.read_text().startswith('{"undercroft":')
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay")
    expect(page.locator("#scrub")).to_be_visible()


def test_a_bot_takes_over_and_gives_back(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "friend"], seed="stand-in")  # nobody sits at the other seat: the bot cannot play to the end
    page.locator("#menu > summary").click()
    page.locator("[data-do=bot][data-seat='0']").click()
    expect(page.locator("#log")).to_contain_text("plays for Anna")
    page.locator("[data-do=back][data-seat='0']").click()
    expect(page.locator("#log")).to_contain_text("Anna plays again")


def test_the_daily_deal_is_played_and_listed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("#game-welcome input[name=name]").fill("Daria")
    page.locator("#game-welcome button[name=daily]").click()
    page.wait_for_url("**/m/*")
    play_unseen(page, bold(12), urlsplit(page.url).path)
    page.goto("/")
    expect(page.locator("table.daily")).to_contain_text("Daria")


def test_many_tabs_share_one_stream(new_page: NewPage) -> None:
    page = new_page()
    start(page, ["me", "bot:random"], seed="tabs")
    tabs = [page.context.new_page() for _ in range(7)]
    for tab in tabs:
        tab.goto(page.url)
    wait_for_me(page)
    click(page, keys(page)[0])
    now = state(page)["number"]
    for tab in tabs:
        tab.wait_for_selector(f"#state:not([data-number='{int(now) - 1}'])", state="attached")
        assert int(state(tab)["number"]) >= int(now)


def test_rules_open_at_a_clause_and_can_be_searched(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules/welcome/W5.4")
    expect(page.locator(".open")).to_contain_text("Ring of power")
    page.locator("#find").fill("omnipotence")
    expect(page.locator("[id='W3.4']")).to_be_hidden()
    expect(page.locator("[id='W5.8']")).to_be_visible()
