"""Bots in their own processes: one that crashes or overruns is replaced and reported."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from undercroft.core.registry import games
from undercroft.table import thinker
from undercroft.table.workers import NoStory

from .conftest import Running, until, words

SITE = """
import os, time
from undercroft.core.registry import games
from undercroft.bots import RandomBot
class Crashing(RandomBot):
    def choose(self, seen): os._exit(3)
class Raising(RandomBot):
    def choose(self, seen): raise RuntimeError("a defect")
class Endless(RandomBot):
    def choose(self, seen): time.sleep(3600)
class Cheating(RandomBot):
    def choose(self, seen): return "win"
"""


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> Iterator[None]:
    """Give Welcome four bad bots, here and in the processes where bots think."""
    names = {"crashing": "Crashing", "raising": "Raising", "endless": "Endless", "cheating": "Cheating"}
    patch = (
        "\ngame = games()['welcome']\n"
        f"object.__setattr__(game, 'bots', {{{', '.join(f'{n!r}: {c}' for n, c in names.items())}, **game.bots}})\n"
    )
    (tmp_path / "bad_bots.py").write_text(SITE + patch)  # type: ignore[operator]
    (tmp_path / "sitecustomize.py").write_text("import bad_bots\n")  # type: ignore[operator]
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    game = games()["welcome"]
    own = dict(game.bots)
    object.__setattr__(game, "bots", {**dict.fromkeys(names, lambda random: None), **own})
    yield
    object.__setattr__(game, "bots", own)


@pytest.mark.parametrize("bad", ["crashing", "raising", "endless", "cheating"])
@pytest.mark.usefixtures("bad_bots")
def test_a_bad_bot_is_replaced_and_reported(serving: Callable[..., Running], bad: str) -> None:
    server = serving(bot_limit=2.0 if bad == "endless" else 30.0)
    ada = server.guest()
    id = ada.make(f"bot:{bad}", "bot:random")
    live = server.live(id)
    until(lambda: live.about.ended, 60)
    assert live.chairs[0].bot == "random" and live.chairs[0].sort == "bot"
    message = "note-bot-overran" if bad == "endless" else "note-bot-crashed"
    notes = [event for event in live.match.events if event.message == message]
    assert len(notes) == 1 and notes[0].args.items() >= {"who": 0, "bot": bad}.items()
    told = ada.get(f"/api/matches/{id}/events").text
    assert words("en", message, who=0, bot=bad).replace("Player 1", live.chairs[0].name) in told
    server.restart()
    again = server.guest()
    assert message in again.get(f"/api/matches/{id}/events").text  # the note is stored


def test_where_no_other_chance_rolls_the_same_dice_the_bot_stays_and_the_match_goes_on(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_story(*_: object) -> None:
        raise NoStory

    monkeypatch.setattr("undercroft.table.thinking.imagined", no_story)
    server = serving()
    id = server.guest().make("bot:careful", "bot:careful")
    live = server.live(id)
    until(lambda: live.about.ended, 60)
    assert {chair.bot for chair in live.chairs} == {"careful"}
    assert not [event for event in live.match.events if event.message.startswith("note-bot")]


@pytest.mark.usefixtures("bad_bots")
def test_a_hint_that_fails_says_so(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.table.thinking.best_bot", lambda game: "crashing")
    server = serving()
    ada, _, id = server.pair()
    live = server.live(id)
    if live.decision.seat != 0:  # type: ignore[union-attr]
        assert ada.send_form(f"/m/{id}/hint").status_code == 422
        return
    failed = ada.send_form(f"/m/{id}/hint")
    assert failed.status_code == 503 and failed.json()["detail"] == words("en", "server-hint-failed")
    assert not live.about.assisted


def test_a_bot_does_not_answer_for_who_has_come_back(serving: Callable[..., Running]) -> None:
    server = serving(pause=0.0)
    ada, bob, id = server.pair()
    live = server.live(id)
    seat = live.decision.seat  # type: ignore[union-attr]
    owner = (ada, bob)[seat]
    ask = server.table.workers.ask

    async def slowly(job: dict[str, Any]) -> str:
        await asyncio.sleep(0.3)
        return await ask(job)

    server.table.workers.ask = slowly  # type: ignore[method-assign]
    assert owner.send_form(f"/m/{id}/seat/{seat}", {"do": "bot", "bot": "random"}).status_code == 204
    until(lambda: live.thinking == seat)
    assert owner.send_form(f"/m/{id}/seat/{seat}", {"do": "back"}).status_code == 204
    until(lambda: live.task is None)
    assert live.match.number == 0
    assert owner.answer(id, "draw").status_code == 204


def test_a_bot_that_is_thinking_does_not_hold_up_the_server(serving: Callable[..., Running]) -> None:
    server = serving(pause=3600)
    ada = server.guest()
    ada.make("bot:random", "bot:random")
    for _ in range(20):
        assert ada.get("/healthz").status_code == 200


def test_the_thinker_answers_a_job_of_an_imagined_match() -> None:
    from undercroft import new_match
    from undercroft.table.workers import imagined

    match = new_match("welcome", 3, seed=2)
    for _ in range(30):
        if match.decision is None:
            break
        job = imagined(match, match.decision.seat, "random", "w", "b")
        key = thinker.choose(job)
        assert key in match.keys
        match.choose(key)


def test_bots_at_the_table_take_offers(server: Running) -> None:
    """Dungeoneer's Anytime cards: the bots look at them out of turn, and what they take stands in the record."""
    ada = server.guest()
    id = ada.make(*["bot:random"] * 4, game="dungeoneer")
    live = server.live(id)
    until(lambda: live.about.ended, 60)
    assert any(line.get("offered") for line in live.record.lines)
    assert live.thinking is None and all(number <= live.match.number for number, _ in live.looked)
