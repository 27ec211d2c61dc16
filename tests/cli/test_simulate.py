"""Bots of one's own in `simulate`: as objects, as classes, by module and by entry point; many matches side by side."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

import undercroft
from undercroft import bots
from undercroft.bots import FaultyBot, RandomBot, Seen, bots_of
from undercroft.core.errors import BadOption
from undercroft.core.registry import games

from .pseudo import Pseudo
from .test_commands import run

OWN = """
class First:
    def __init__(self, random):
        self.random = random

    def choose(self, seen):
        return seen.decision.keys[0]


class Faulty(First):
    def choose(self, seen):
        return "nonsense"
"""


class First:
    """Always the first answer."""

    games = ("welcome",)

    def __init__(self, random: Random) -> None:
        self.asked = 0

    def choose(self, seen: Seen) -> str:
        self.asked += 1
        return seen.decision.keys[0]


class Broken(First):
    def choose(self, seen: Seen) -> str:
        raise ZeroDivisionError("a defect of mine")


def test_bots_are_names_classes_or_objects() -> None:
    one = First(Random(1))
    report = undercroft.simulate("welcome", games=4, bots=[one, First])
    assert report["bots"] == [f"{__name__}:First"] * 2 and report["seats"] == 2 and one.asked > 4
    assert undercroft.simulate("welcome", games=4, bots=First)["digest"] == report["digest"], "one for all seats"
    random = undercroft.simulate("welcome", games=4, bots="random")
    assert random["bots"] == ["random", "random"]
    assert undercroft.simulate(games()["welcome"], 2, 4, 1, ["random"])["digest"] == random["digest"]
    assert undercroft.simulate("welcome", games=4, bots=[RandomBot, "careful", "random"])["seats"] == 3


class Plain:
    def choose(self, seen: Seen) -> str:
        return seen.decision.keys[-1]


def test_a_class_without_a_constructor_is_a_bot() -> None:
    report = undercroft.simulate("welcome", games=4, bots=[Plain, "careful"])
    assert report["digest"] == undercroft.simulate("welcome", games=4, bots=[Plain(), "careful"])["digest"]


def test_own_bots_play_in_several_processes() -> None:
    alone = undercroft.simulate("welcome", games=9, bots=[First, "careful"])
    assert undercroft.simulate("welcome", games=9, bots=[First, "careful"], jobs=2)["digest"] == alone["digest"]
    with pytest.raises(BadOption, match="one process only"):
        undercroft.simulate("welcome", games=2, bots=[lambda random: First(random)], jobs=2)


def test_every_match_is_told() -> None:
    told: list[int] = []
    undercroft.simulate("welcome", games=5, progress=told.append)
    assert told == [1, 2, 3, 4, 5]
    several: list[int] = []
    undercroft.simulate("welcome", games=5, jobs=2, progress=several.append)
    assert several[-1] == 5 and several == sorted(several)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_faulty_bot_is_named_with_seed_question_and_line(jobs: int) -> None:
    with pytest.raises(
        FaultyBot, match=r"test_simulate:Broken failed at seed 3, question 0: Zero.*test_simulate.py:\d+"
    ):
        undercroft.simulate("welcome", games=1, seed=3, bots=Broken, jobs=jobs)


@pytest.mark.parametrize(
    ("players", "why"),
    [
        ([First, First, First], "3 bots for 2 seats"),
        ([int], "cannot be made with a random.Random"),
        ([3], "is not a bot"),
        ([str], "is not a bot"),
        (["clever"], "no bot 'clever'"),
    ],
)
def test_what_is_no_bot_is_refused(players: list[object], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        undercroft.simulate("welcome", 2, 1, bots=players)  # type: ignore[arg-type]


def test_a_module_of_the_folder_brings_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    args = ("simulate", "welcome", "--games", "3", "--json", "--bots", "mine:First,careful")
    report = json.loads(run(*args))
    assert report["bots"] == ["mine:First", "careful"]
    assert json.loads(run(*args, "--jobs", "2"))["digest"] == report["digest"]
    said = run("simulate", "welcome", "--bots", "mine:Faulty", code=1)
    assert "mine:Faulty failed at seed 1, question 0: IllegalAnswer: 'nonsense'" in said and "Traceback" not in said
    out = run("play", "welcome", "--bots", "mine:First", "--lang", "en", stdin="draw\nadd\nquit\n")
    assert "Bot 2 draws a monster" in out
    assert "Bot 2: successes" in run("play", "--last", "--bots", "mine:First", "--lang", "en", stdin="quit\n")


def test_entry_points_bring_bots_for_the_games_that_they_name(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        EntryPoint("first", f"{__name__}:First", "undercroft.bots"),
        EntryPoint("lost", "nowhere.at:All", "undercroft.bots"),
        EntryPoint("text", f"{__name__}:OWN", "undercroft.bots"),
    ]
    monkeypatch.setattr(bots, "entry_points", lambda group: found)
    bots.brought.cache_clear()
    try:
        assert list(bots_of(games()["welcome"])) == ["random", "first", "careful"]
        assert "first" not in bots_of(games()["thunderstone"])
        assert undercroft.simulate("welcome", games=2, bots="first")["bots"] == ["first", "first"]
    finally:
        bots.brought.cache_clear()


LONG = ("simulate", "dungeoneer", "--bots", "greedy", "--games", "100000")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_all_processes_without_a_traceback(jobs: str) -> None:
    with Pseudo([*LONG, "--jobs", jobs]) as screen:
        screen.until("1/100000")
        screen.type("\x03")
        assert screen.ended() == 130
        assert "Interrupted." in screen.seen and "Traceback" not in screen.seen
    assert not left_over(screen.pid)


def left_over(group: int) -> list[str]:
    """Processes of a session that still run."""
    done = subprocess.run(["ps", "-eo", "sid=,args="], capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if line.split()[0] == str(group) and "undercroft" in line]


def test_processes_end_when_their_parent_is_killed() -> None:
    command = [sys.executable, "-m", "undercroft", *LONG, "--jobs", "2"]
    with subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE) as process:
        while len(left_over(process.pid)) < 3:
            assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stderr is not None
        assert process.stderr.read() == b"", "read to its end: the last process that held it has gone"
