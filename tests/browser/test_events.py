"""The player of events: what others did can be followed, stepped and skipped, and nobody has to wait for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import bold, heard, keys, made, play_unseen, press, start, state, thing_of, wait_for_me

GAMES = [("welcome", "careful"), ("thunderstone", "greedy")]

LISTEN = """() => {
  window.captions = []; window.flown = 0; window.heard = [];
  new MutationObserver(() => captions.push(document.getElementById('caption').textContent))
    .observe(document.getElementById('caption'), {childList: true, characterData: true, subtree: true});
  new MutationObserver(all => all.forEach(it => { flown += it.addedNodes.length; }))
    .observe(document.getElementById('flights'), {childList: true});
  window.sound = name => heard.push(name);
}"""


PRESSED = """() => {
  document.querySelector('#run.done [data-unstage]')?.click();
  return document.getElementById('state').dataset.mine === 'true';
}"""
"""The player is asked; a run that has been told is pressed away before that."""

ON_STAGE_OR_MINE = """() => {
  if (document.querySelector('#run:not([hidden]) .met')) return 'run';
  return !player.busy && document.getElementById('state').dataset.mine === 'true' && 'mine';
}"""

SHIFTED = """() => {
  const views = [], moved = [];
  const shown = () => {
    const view = [performance.now(), Infinity];
    views.push(view);
    requestAnimationFrame(() => requestAnimationFrame(() => { view[1] = performance.now(); }));   // it has been drawn
  };
  document.addEventListener('renewed', shown);
  shown();   // the one that is there may not have been drawn yet
  const where = ({node}) => (node?.closest ? node : node?.parentElement)?.closest('.lane,[id]');
  new PerformanceObserver(list => list.getEntries().forEach(it => {
    const places = it.sources.map(where).filter(place => !place?.matches('.lane')).map(place => place?.id);
    moved.push([it.startTime, places]);
  })).observe({type: 'layout-shift', buffered: false});
  window.shifts = () => moved.flatMap(([at, places]) =>
    places.includes('teller') || !views.some(([from, to]) => from <= at && at <= to) ? places : []);
}"""
"""What has moved while events were told: the line that tells never does, all else only where a new view puts it.

The monsters of a run walk through their lane, which keeps its size: that is what is told.
"""


def answer(page: Page, key: str) -> None:
    press(page, thing_of(page, key, on_table=False), lambda thing: thing.evaluate("it => it.click()"))


def others_play(page: Page, game: str, bot: str) -> None:
    """A match in which the others have just done something, slowly enough that it is still being told."""
    start(page, ["me", f"bot:{bot}", f"bot:{bot}"], game=game, seed="told 2")
    page.evaluate(LISTEN)
    for _ in range(12):
        page.wait_for_function(PRESSED)
        wanted = [key for key in keys(page) if key.startswith(("pass", "rest", "done", "end"))]
        answer(page, (wanted or keys(page))[0])
        if page.evaluate("player.busy && document.querySelector('#state').dataset.mine !== 'true'"):
            return
    raise AssertionError("the others never had a turn")


@pytest.mark.parametrize("game, bot", GAMES)
def test_what_others_do_is_told_stepped_and_skipped(new_page: NewPage, game: str, bot: str) -> None:
    page = new_page(speed="0.5", reduced_motion="no-preference")
    others_play(page, game, bot)
    page.wait_for_selector("#teller.playing")
    page.locator("#pausebtn").click()
    expect(page.locator("#pausebtn")).to_have_attribute("aria-label", "Play")
    assert page.evaluate("player.paused && flown") > 0
    told = len(page.evaluate("captions"))
    page.locator("#stepbtn").click()
    page.wait_for_function("told => captions.length > told", arg=told)
    assert page.evaluate("player.paused")
    page.wait_for_function("() => player.behind")
    skipped = "() => { document.getElementById('skipbtn').click(); return player.behind || player.busy; }"
    assert not page.evaluate(skipped)
    all_told = """() => {
      const lines = new Set([...document.querySelectorAll('#log [data-e] > span')].map(it => it.textContent.trim()));
      return captions.every(it => lines.has(it));
    }"""
    assert page.evaluate(all_told)


@pytest.mark.parametrize("game, bot", GAMES)
def test_a_click_while_events_are_told_goes_to_the_newest_view_and_acts(new_page: NewPage, game: str, bot: str) -> None:
    page = new_page(speed="0.5", reduced_motion="no-preference")
    others_play(page, game, bot)
    page.wait_for_function("() => player.behind")
    clicked = """() => {
      const number = () => +document.getElementById('state').dataset.number, before = number();
      document.querySelector('#menu > summary').click();
      return [number() - before, player.behind, document.getElementById('menu').open];
    }"""
    newer, behind, opened = page.evaluate(clicked)
    assert newer > 0 and not behind and opened


@pytest.mark.parametrize("game, bot", GAMES)
def test_without_motion_the_sequence_is_the_same_and_sounds_wait_for_their_switch(
    new_page: NewPage, game: str, bot: str
) -> None:
    page = new_page(speed="4")
    others_play(page, game, bot)
    page.wait_for_function("() => !player.busy || document.querySelector('#run.done')")
    assert len(set(page.evaluate("captions"))) > 1 and page.evaluate("flown") == 0 == len(page.evaluate("heard"))
    page.evaluate("() => { document.getElementById('table').dataset.sound = 'true'; player.flush(); }")
    page.wait_for_function(PRESSED)
    answer(page, keys(page)[0])
    page.wait_for_function("() => heard.length > 0")


def test_sounds_are_off_at_first_and_a_setting(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "devices = 0; AudioContext = class extends AudioContext { constructor() { super(); devices++; } }"
    )
    start(page, ["me", "bot:random"], seed="sounds")
    assert page.locator("#table").get_attribute("data-sound") == "false"
    page.locator("#menu > summary").click()
    page.locator("#menu input[name=sound]").check()
    page.locator("#menu .prefs button").click()
    page.wait_for_selector("#table[data-sound=true]")
    assert page.evaluate("devices") == 0
    page.evaluate("() => ['card', 'bell', 'no such sound'].forEach(sound)")
    assert page.evaluate("devices") == 1  # who hears nothing needs none


@pytest.mark.parametrize("game, bot", GAMES)
def test_since_the_last_turn_is_told_and_watched(new_page: NewPage, game: str, bot: str) -> None:
    page = new_page()
    start(page, ["me", f"bot:{bot}"], game=game, seed="since 1")
    for _ in range(12):
        assert wait_for_me(page)
        if page.locator("#since:not(.none)").count():
            break
        wanted = [key for key in keys(page) if key.startswith(("pass", "rest", "done", "end", "add", "draw"))]
        answer(page, (wanted or keys(page))[0])
    page.locator("#since > summary").click()
    expect(page.locator("#since li").first).to_contain_text(re.compile(r"\w+"))
    page.evaluate("localStorage.speed = '4'")
    page.locator("#watch").click()
    page.wait_for_url("**/replay**")
    at, length = (page.locator("#scrub").get_attribute(name) or "" for name in ("data-at", "data-length"))
    assert int(at) < int(length)
    page.wait_for_function(
        "() => document.querySelector('#scrub').dataset.at === document.querySelector('#scrub').dataset.length"
    )
    expect(page.locator("[data-go=play]")).to_have_text("Play")
    page.get_by_role("link", name="Back to the table").first.click()
    assert wait_for_me(page)


def test_a_run_is_told_monster_by_monster_and_waits_for_a_press(new_page: NewPage) -> None:
    page = new_page(speed="4")
    start(page, ["me", "bot:random"], seed="run", hero="warrior")
    page.evaluate(
        """() => {
          window.met = [];
          new MutationObserver(() => {
            const it = document.querySelector('#run:not([hidden]) .met.now .tn');
            if (it && met.at(-1) !== it.textContent) met.push(it.textContent);
          }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['class']});
        }"""
    )  # before the first monster, which nobody waits for
    while page.wait_for_function(ON_STAGE_OR_MINE).json_value() == "mine":
        offered = keys(page)
        answer(page, next((key for key in ("draw", "add") if key in offered), offered[0]))
    page.wait_for_selector("#run.done")
    met = page.evaluate("met")
    fought = page.locator("#run .met").count()
    assert fought >= 1 and len(met) >= min(fought, 2)
    assert page.locator("#run .met:has(.end.now)").count() == fought
    assert page.locator("#run .says .now").inner_text()
    page.locator("[data-unstage]").click()
    expect(page.locator("#run")).to_be_hidden()
    page.evaluate(
        """() => {
          const line = document.querySelector(`#log [data-e="${document.getElementById('run').dataset.last}"]`);
          player.push({events: [player.read(line)], came: performance.now() - 60000, show() {}});
        }"""
    )  # what comes long before it is its turn to be told: a run is told to its end all the same
    expect(page.locator("#run.done")).to_be_visible()


@pytest.mark.parametrize("game, bot", GAMES)
def test_a_replay_plays_pauses_goes_by_turns_and_its_chronicle_follows(new_page: NewPage, game: str, bot: str) -> None:
    page = new_page()
    start(page, ["me", f"bot:{bot}"], game=game, seed="replayed")
    for _ in range(8):
        if wait_for_me(page):
            answer(page, keys(page)[0])
    wait_for_me(page)
    page.evaluate("localStorage.speed = '4'")
    page.goto(page.url + "/replay?at=0")
    button, scrub = page.locator("[data-go=play]"), page.locator("#scrub")
    assert page.locator("#log .turn:not(.later)").count() < page.locator("#log .turn").count()
    button.click()
    expect(button).to_have_text("Pause")
    page.wait_for_function("() => +document.querySelector('#scrub').dataset.at > 1")
    page.keyboard.press(" ")
    expect(button).to_have_text("Play")
    page.locator("#speed").select_option("0")
    page.locator("[data-go=first]").click()
    expect(scrub).to_have_attribute("data-at", "0")
    marks = page.evaluate("[...document.querySelectorAll('#turns option')].map(it => +it.value)")
    page.locator("[data-go=turn]").click()
    expect(scrub).to_have_attribute("data-at", str(next(mark for mark in marks if mark > 0)))
    here = page.evaluate("+document.querySelector('#log .here .jump').textContent")
    assert here <= int(scrub.get_attribute("data-at") or "0")
    page.keyboard.press("End")
    expect(page.locator("#log .later")).to_have_count(0)


@pytest.mark.parametrize("game", ["welcome", "thunderstone"])
def test_key_moments_and_the_seat_of_a_branch(new_page: NewPage, game: str) -> None:
    page = new_page()
    play_unseen(page, bold(4), made(page, ["me", "bot:random"], game=game, seed="moments"))
    page.goto(page.url + "/replay?at=0")
    moment = page.locator("#moment option").nth(1).get_attribute("value") or ""
    page.locator("#moment").select_option(moment)
    expect(page.locator("#scrub")).to_have_attribute("data-at", moment)
    page.locator("[data-go=first]").click()
    expect(page.locator("#scrub")).to_have_attribute("data-at", "0")
    other = page.locator(".branch option").nth(1).inner_text()
    page.locator(".branch select").select_option("1")
    page.locator(".branch button").click()
    page.wait_for_url(re.compile(r"/m/[^/]+$"))
    heard(page, None)
    assert state(page)["viewer"] == "1"
    expect(page.locator("#pl1")).to_contain_text("you")
    assert other not in page.locator("#players").inner_text()


@pytest.mark.parametrize("game, bot", GAMES)
def test_nothing_shifts_while_events_are_told(new_page: NewPage, game: str, bot: str) -> None:
    page = new_page(speed="4", reduced_motion="no-preference")
    others_play(page, game, bot)
    page.evaluate(SHIFTED)
    page.wait_for_function("() => !player.busy || document.querySelector('#run.done')")
    assert page.evaluate("flown") > 0
    assert page.evaluate("shifts()") == []
