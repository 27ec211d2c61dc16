"""`undercroft play` on a pseudo-terminal: keys, completion, interrupts, matches that go on."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.dungeoneer.scene import scene
from undercroft.bots import make_bot
from undercroft.cli.kept import Seats
from undercroft.cli.screen import Screen
from undercroft.cli.terminal import Terminal
from undercroft.core.text import text

from .pseudo import Pseudo
from .test_commands import run

PLAY = ("play", "welcome", "--bots", "careful", "--seed", "5", "--option", "hero=barbarian", "--lang", "en")
LEFT, UP, TAB, ENTER, INTERRUPT, EOF, CLEAR = "\x1b[D", "\x1b[A", "\t", "\r", "\x03", "\x04", "\x15"


def test_keys_edit_the_line_and_call_back_earlier_ones() -> None:
    with Pseudo(PLAY) as screen:
        screen.asked("Draw a monster [draw]")
        screen.type("daw" + LEFT + LEFT + "r" + ENTER)
        screen.asked("You drew")
        screen.type("card torch" + ENTER)
        screen.asked("Beats monsters of strength 3 or less.")
        screen.type(UP + ENTER)
        screen.until("Beats monsters of strength 3 or less.", times=2)
        assert "^[[" not in screen.seen


def test_tab_completes_answers_commands_and_cards() -> None:
    with Pseudo(PLAY) as screen:
        screen.asked("Draw a monster [draw]")
        screen.type("dr" + TAB + ENTER)
        screen.asked("You drew")
        screen.type("tor" + TAB)
        screen.until("remove:torch", times=2)  # in the list, and now in the line
        screen.type(CLEAR + "remove" + TAB)
        screen.until("remove:leather_shield", times=2)  # in the list, and now in the menu
        screen.type(CLEAR + "card vorpal s" + TAB + ENTER)
        screen.until("Before the first monster, name a type")


def test_only_what_changed_is_shown_again() -> None:
    with Pseudo(PLAY) as screen:
        screen.asked("Draw a monster [draw]")
        screen.type("draw" + ENTER)
        screen.asked("You drew")
        assert screen.seen.count("Barbarian, health 11") == 1 and screen.seen.count("Deck: 12 monsters") == 1
        screen.type("table" + ENTER)
        screen.until("Barbarian, health 11", times=2)
        screen.until("You drew", times=2)


@pytest.mark.parametrize(("keys", "code"), [(INTERRUPT, 130), (EOF, 0), ("quit" + ENTER, 0)])
def test_a_match_that_is_left_is_kept_with_its_bots_and_names(keys: str, code: int, data_folder: Path) -> None:
    with Pseudo([*PLAY, "--names", "Ann"]) as screen:
        screen.asked("Draw a monster [draw]")
        screen.type("draw" + ENTER)
        screen.asked("You drew")
        screen.type("add" + ENTER)
        screen.asked("Bot 2 adds a monster")
        screen.type(keys)
        assert screen.ended() == code, screen.seen
        assert "The match is kept" in screen.seen and "Traceback" not in screen.seen
    assert len(list((data_folder / "kept").glob("*.jsonl"))) == 1
    again = run("play", "--last", "--lang", "en", stdin="table\nquit\n")
    assert "Ann: successes 0" in again and "Bot 2: successes 0" in again and "alone at the screen" not in again
    assert "Bot 2 draws a monster." in again, "what the bot drew stays hidden"
    assert "kept" not in again.splitlines()[-1], "nothing new would be lost"


def test_a_match_that_ended_is_no_longer_kept(data_folder: Path) -> None:
    run(*PLAY, stdin="draw\nadd\nquit\n")
    assert list((data_folder / "kept").iterdir())
    assert "The match is over" in run("play", "--last", stdin="1\n" * 500)
    assert not list((data_folder / "kept").iterdir())
    assert "no match was kept" in run("play", "--last", code=1)


def test_a_match_that_was_saved_is_also_kept(tmp_path: Path, data_folder: Path) -> None:
    out = run(*PLAY, stdin=f"draw\nadd\nsave {tmp_path / 'copy.jsonl'}\nquit\n")
    assert "Saved as" in out and "The match is kept" in out
    assert "Bot 2: successes" in run("play", "--last", stdin="quit\n")


def test_nothing_is_kept_where_nothing_was_played(data_folder: Path) -> None:
    with Pseudo(PLAY) as screen:
        screen.asked("Draw a monster [draw]")
        screen.type(INTERRUPT)
        assert screen.ended() == 130
    assert not (data_folder / "kept").exists()


def test_a_closed_window_keeps_the_match(data_folder: Path) -> None:
    command = [sys.executable, "-m", "undercroft", *PLAY]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("draw\n")
        process.stdin.flush()
        while "remove:torch" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGHUP)
        process.stdout.close()
        process.wait(60)
    assert len(list((data_folder / "kept").glob("*.jsonl"))) == 1


def test_save_and_load_keep_who_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    run(*PLAY, "--names", "Ann", stdin=f"draw\nadd\nsave {file}\nquit\n")
    header = json.loads(file.read_text().splitlines()[0])
    assert header["bots"] == ["", "careful"] and header["names"] == ["Ann", ""]
    out = run("play", "--load", str(file), stdin="quit\n")
    assert "Bot 2: successes" in out and "alone at the screen" not in out
    other = run("play", "--load", str(file), "--bots", "random", stdin="draw\nadd\nquit\n")
    assert "Bot 2: successes" in other
    header["bots"] = ["", "nobody"]
    file.write_text("\n".join([json.dumps(header), *file.read_text().splitlines()[1:]]) + "\n")
    assert "no bot 'nobody'; it has: random, careful; --bots names others" in run("play", "--load", str(file), code=2)


@pytest.mark.parametrize("file", ["/dev/null/x", "a\0b", "/nowhere/at/all"])
def test_what_cannot_be_saved_is_said(file: str) -> None:
    assert "It could not be saved" in run(*PLAY, stdin=f"save {file}\nquit\n")


def test_nothing_that_can_be_typed_is_a_traceback() -> None:
    odd = [
        "²",
        "9" * 5000,
        "card",
        "card ((",
        "why",
        "why ((",
        "log -1",
        "log ²",
        "undo x",
        "[/red]",
        "{ $x }",
        "\ud800",
    ]
    typed = "\n".join(["draw", *odd, "quit"]).encode(errors="surrogatepass") + b"\n\xff\xfe\n"
    command = [sys.executable, "-m", "undercroft", *PLAY]
    done = subprocess.run(command, input=typed, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0 and b"Traceback" not in done.stderr + done.stdout, done.stderr


def test_a_terminal_without_our_letters_shows_question_marks() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "undercroft", "play", "welcome", "--bots", "random", "--lang", "ru"]
    done = subprocess.run(command, input=b"quit\n", capture_output=True, env=env, timeout=120, check=False)
    assert done.returncode == 0 and b"???" in done.stdout


def test_plain_lines_on_a_terminal_have_no_escapes() -> None:
    with Pseudo([*PLAY, "--plain"]) as screen:
        screen.until("Draw a monster [draw]")
        screen.type("quit\n")
        assert screen.ended() == 0 and "\x1b" not in screen.raw


def test_prices_and_numbers_stand_in_the_list() -> None:
    out = run("play", "thunderstone", "--bots", "random", "--seed", "5", stdin="village\nquit\n")
    assert "Buy: Dagger (cost 3, weight 2, attack 1, gold 1) [buy:dagger]" in out


def test_why_a_card_cannot_be_used_is_said_by_its_name_alone() -> None:
    out = run(*PLAY, stdin="why draw\nwhy nonsense\ntorch\nquit\n")
    assert "You can do that: Draw a monster" in out and "means nothing here" in out


def test_a_person_at_the_terminal_acts_out_of_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An Anytime card is proposed once at a question, before the bots go on; what is no answer is refused."""

    def proposal(typed: str) -> tuple[bool, Terminal]:
        s = scene(hand=["", "potion_of_healing"], glory=[0, 3], life=[6, 3])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        bots = {0: make_bot(s.match.game, "random", 1)}
        terminal = Terminal(s.match, Seats(("random", ""), ("", "")), bots, text("en", "dg"), Screen(plain=True))
        return terminal.proposed(), terminal

    took, terminal = proposal("nonsense\nhint\n2\n")
    assert took and terminal.match.view(1)["table"]["players"][1]["life"] == 5
    said = capsys.readouterr().out
    assert "You may do this out of turn." in said
    assert "2. Play: Potion of Healing (glory 3) [play:potion_of_healing]" in said
    assert "nonsense" in said and "cannot be done at this moment" in said
    took, terminal = proposal("1\n")
    assert not took and not terminal.proposed() and terminal.match.view(1)["table"]["players"][1]["life"] == 3
