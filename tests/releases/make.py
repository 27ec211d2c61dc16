"""Fixtures of a release: the database of its server, and records that were downloaded from it.

What people have played must open in every later version, so each release leaves here what its own code wrote. `make
release` runs this before the release has its date and tag, as often as needed; after that it is never written again.

It starts the server of this tree, plays at it through its API, and writes `tests/releases/<version>/`: `server.db.xz`
(the database), `records/*.jsonl.xz` (finished matches), `matches.json` (what each match is, and the tokens of those who
sit there). Commit the folder; `test_releases.py` finds it by itself. If the API has changed since, mend this script: it
always speaks to the newest release only.
"""

from __future__ import annotations

import json
import lzma
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import httpx

import undercroft
from undercroft.core.match import Match

HERE = Path(__file__).parent
GAMES = ("welcome", "thunderstone", "dungeoneer", "mageknight")
LONGEST = {"welcome": 400, "thunderstone": 600, "dungeoneer": 500, "mageknight": 900}
OPTIONS: dict[str, list[dict[str, str]]] = {
    "welcome": [{}, {"hero": "mage"}],
    "thunderstone": [{}, {"set": "first", "edition": "pl"}],
    "dungeoneer": [{}, {"hero_choice": "yes", "two_decks": "yes"}],
    "mageknight": [{}, {"printing": "first"}],
}

ALL_SETS = "krang,lost_legion,tezla,ultimate"

Holds = Callable[[Match], bool]


def asks(kind: str) -> Holds:
    """Positions with a question of this kind."""

    def holds(match: Match) -> bool:
        return match.decision is not None and match.decision.kind == kind

    holds.__name__ = kind
    return holds


@dataclass
class Plan:
    """A match worked out beforehand: its seed and the answers that lead to where it shall stand."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    answers: list[tuple[int, str]]


@dataclass
class Kept:
    """A match of the fixtures: who sits there (tokens by seat), where it stands, what it is an example of."""

    id: str
    game: str
    what: str
    visitors: list[str]
    stranger: str
    shown: dict[str, Any] = field(default_factory=dict)
    record: str = ""


# -- finding positions with the release's engine


def at_menu(match: Match) -> bool:
    return match.decision is not None and match.running is None


def in_effect(match: Match) -> bool:
    return match.decision is not None and match.running is not None


def in_window(match: Match) -> bool:
    return match.decision is not None and match.decision.ask.window


def can_go_back(match: Match) -> bool:
    return match.decision is not None and match.cannot_undo() is None


def over(match: Match) -> bool:
    return match.decision is None


def plan(game: str, holds: Holds, seats: int = 2, least: int = 12, options: dict[str, str] | None = None) -> Plan:
    """Play at random until the position holds, after `least` answers."""
    chosen = options or {}
    for number in range(200):
        seed = f"{game} {holds.__name__} {number}"
        match = undercroft.new_match(game, seats, seed=seed, options=chosen)
        random, answers = Random(seed), []
        while match.decision is not None and len(answers) < LONGEST[game]:
            if len(answers) >= least and holds(match):
                return Plan(game, seats, chosen, seed, answers)
            key = random.choice(match.keys)
            answers.append((match.decision.seat, key))
            match.choose(key)
        if match.decision is None and holds(match):
            return Plan(game, seats, chosen, seed, answers)
    raise AssertionError(f"no position of {game} was found: {holds.__name__}")


SCENES: dict[str, list[tuple[str, Holds, int, dict[str, str]]]] = {
    "dungeoneer": [("an open response window", in_window, 3, {})],
    "mageknight": [
        ("Volkare attacks", asks("mk.beset"), 2, {"scenario": "volkares_return", "sets": "lost_legion"}),
        ("alone against Volkare", asks("mk.fight"), 1, {"scenario": "volkares_quest", "sets": "lost_legion"}),
        ("a faction, in an effect", in_effect, 1, {"scenario": "life_and_death", "sets": "tezla"}),
        ("a fight in the valley", asks("mk.fight"), 2, {"scenario": "hidden_valley", "sets": "krang,tezla"}),
        ("a fight, all sets", asks("mk.fight"), 2, {"scenario": "full_conquest", "sets": ALL_SETS}),
        ("two teams, in an effect", in_effect, 4, {"scenario": "blitz_conquest", "mode": "teams"}),
        ("a duel", asks("mk.guard"), 2, {"house": "duels"}),
        ("a die set in secret", asks("mk.fray"), 3, {"house": "interactive_combat"}),
    ],
}
"""What only some games have: what it shows, where it stands, how many sit there, with which options."""


# -- the release's server


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--data", str(folder), "--no-limits"]
    with subprocess.Popen([*command, "--pause", "0"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
        assert address is not None, "the server does not say where it is"
        try:
            yield f"http://127.0.0.1:{address[1]}"
        finally:
            process.terminate()


class Maker:
    """Plays the plans at the server and writes down what came of them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60)
        self.kept: list[Kept] = []
        self.stranger = self.visitor("Stranger")

    def visitor(self, name: str) -> str:
        token: str = self.call("", "POST", "/api/visitors", {"name": name})["token"]
        return token

    def call(self, token: str, method: str, path: str, data: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, json=data, headers=headers)
        assert answer.status_code < 400, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.headers.get("content-type") == "application/json" else answer

    def form(self, token: str, path: str, **fields: Any) -> httpx.Response:
        answer = self.http.post(path, data=fields, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code < 400, (path, answer.status_code, answer.text)
        return answer

    def seated(self, plan: Plan, shared: bool = False, **more: Any) -> Kept:
        """The match of a plan at its first question; `shared`: all seats at one device."""
        host = self.visitor("Ada")
        others = ["device" if shared else "friend"] * (plan.seats - 1)
        wish = {
            "game": plan.game, "seats": [{"who": "me"}, *({"who": who} for who in others)], "options": plan.options,
            "seed": plan.seed, **more,
        }  # fmt: skip
        match = self.call(host, "POST", "/api/matches", wish)
        visitors = [host]
        for seat in match["seats"][1:]:
            visitors.append(host if shared else self.visitor(f"Guest {seat['seat']}"))
            if not shared:
                self.call(visitors[-1], "POST", "/api/seats", {"invitation": seat["invitation"]})
        return Kept(match["id"], plan.game, "", visitors, self.stranger)

    def play(self, kept: Kept, answers: list[tuple[int, str]], shared: bool = False) -> None:
        number = 0
        for seat, key in answers:
            token = kept.visitors[seat]
            if shared:
                self.call(token, "POST", f"/api/matches/{kept.id}/here", {"seat": seat})
            given = {"number": number, "keys": [key], "seat": seat}
            number = self.call(token, "POST", f"/api/matches/{kept.id}/answers", given)["number"]

    def keep(self, kept: Kept, what: str) -> Kept:
        """Note how the release itself shows the match to each of its visitors, and to a stranger with the link."""
        kept.what = what
        watch = self.call(kept.visitors[0], "GET", f"/api/matches/{kept.id}")["watch"]
        self.http.get(f"/watch/{watch}", headers={"Authorization": f"Bearer {self.stranger}"})
        for who, token in {"stranger": self.stranger, **{str(s): t for s, t in enumerate(kept.visitors)}}.items():
            match = self.call(token, "GET", f"/api/matches/{kept.id}")
            events = [] if match["waiting"] else self.call(token, "GET", f"/api/matches/{kept.id}/events")
            kept.shown[who] = {
                "number": match["number"], "viewer": match["viewer"], "ended": match["ended"],
                "names": [seat["name"] for seat in match["seats"]], "result": match["view"]["result"],
                "asked": match["question"] and match["question"]["kind"],
                "choices": [choice["key"] for choice in (match["question"] or {"choices": []})["choices"]],
                "events": len(events), "waiting": match["waiting"],
            }  # fmt: skip
        self.kept.append(kept)
        print(f"{kept.game}: {what}, question {kept.shown['stranger']['number']}")
        return kept

    # -- the examples

    def examples(self, game: str) -> None:
        for at, options in enumerate(OPTIONS[game]):
            self.position(game, at_menu, f"at a menu, options {at}", options)
        self.position(game, in_effect, "in the middle of an effect")
        for what, holds, seats, options in SCENES.get(game, ()):
            self.position(game, holds, what, options, seats)
        for holds, what in ((at_menu, "at a menu"), (in_effect, "in the middle of an effect")):
            there = plan(game, holds, least=9)
            match = self.seated(there, shared=True)
            self.play(match, there.answers, shared=True)
            self.keep(match, f"hot seat, {what}")
        self.going_back(game)
        self.finished(game)

    def position(
        self, game: str, holds: Holds, what: str, options: dict[str, str] | None = None, seats: int = 2
    ) -> None:
        there = plan(game, holds, seats, options=options)
        match = self.seated(there)
        self.play(match, there.answers)
        self.keep(match, what)

    def going_back(self, game: str) -> None:
        """An answer taken back, one that all agreed to take back, and a request that waits."""
        if game != "welcome":  # there every answer shows something, or ends the turn
            there = plan(game, can_go_back)
            match = self.seated(there)
            self.play(match, there.answers)
            seat = there.answers[-1][0]
            self.call(match.visitors[seat], "POST", f"/api/matches/{match.id}/undo", {"seat": seat})
            self.keep(match, "an answer was taken back")
        for what, agree in (("all agreed to go back", True), ("an undo is asked for", False)):
            there = plan(game, at_menu, least=14)
            match = self.seated(there)
            self.play(match, there.answers)
            self.ask_back(match, there, agree)
            self.keep(match, what)

    def ask_back(self, match: Kept, there: Plan, agree: bool) -> None:
        seat = there.answers[-1][0]
        way = f"/api/matches/{match.id}/undo"
        self.call(match.visitors[seat], "POST", way, {"scope": "ask", "seat": seat})
        if agree:
            self.call(match.visitors[1 - seat], "POST", way, {"scope": "agree"})

    def finished(self, game: str) -> None:
        """Two ended matches: one played straight on, one in which the players went back before the end."""
        there = plan(game, over, seats=3 if game == "welcome" else 2)
        match = self.seated(there)
        self.play(match, there.answers)
        self.keep(match, "finished").record = "finished"
        there = plan(game, at_menu, least=6)
        match = self.seated(there)
        self.play(match, there.answers)
        self.ask_back(match, there, agree=True)
        self.to_the_end(match)
        self.keep(match, "finished after going back").record = "went-back"

    def to_the_end(self, kept: Kept) -> None:
        random = Random(kept.game)
        while True:
            match = self.call(kept.visitors[0], "GET", f"/api/matches/{kept.id}")
            if match["ended"]:
                return
            for token in kept.visitors:
                own = self.call(token, "GET", f"/api/matches/{kept.id}")
                if own["question"]["choices"]:
                    key = random.choice(own["question"]["choices"])["key"]
                    given = {"number": own["number"], "keys": [key]}
                    self.call(token, "POST", f"/api/matches/{kept.id}/answers", given)
                    break

    def of_the_table(self) -> None:
        """What the table adds to a match: bots, hints, private matches, open seats, branches, uploads, daily ones."""
        there = plan("welcome", at_menu, least=5)
        match = self.seated(there, listed=False)
        self.form(match.visitors[1], f"/m/{match.id}/seat/1", do="bot", bot="random")
        self.form(match.visitors[1], f"/m/{match.id}/seat/1", do="back")
        asked = self.call(match.visitors[0], "GET", f"/api/matches/{match.id}")["question"]["seat"]
        self.form(match.visitors[asked], f"/m/{match.id}/hint")
        self.keep(match, "private, a bot stood in, a hint was used")

        host = self.visitor("Ada")
        wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "friend"}]}
        made = self.call(host, "POST", "/api/matches", wish)
        self.keep(Kept(made["id"], "welcome", "", [host], self.stranger), "a seat is still open")

        old = next(kept for kept in self.kept if kept.game == "welcome" and kept.record)
        record = self.call(host, "GET", f"/api/matches/{old.id}/record").text
        headers = {"Authorization": f"Bearer {host}"}
        sent = self.http.post("/records", files={"file": ("r.jsonl", record)}, headers=headers)
        id = sent.headers["location"].split("/")[2]
        self.keep(Kept(id, "welcome", "", [host], self.stranger), "a record that was brought")
        seats = {f"seat.{seat}": "device" for seat in range(3)}
        sent = self.form(host, f"/m/{old.id}/branch", at=4, **seats)
        id = sent.headers["location"].split("/")[2]
        self.keep(Kept(id, "welcome", "", [host], self.stranger), "a branch of another match")

        id = self.form(host, "/matches", game="welcome", daily="1").headers["location"].split("/")[2]
        while True:  # the bots answer until the player is asked, or the match is over
            match = self.call(host, "GET", f"/api/matches/{id}")
            if match["ended"] or match["question"]["choices"]:
                break
        self.keep(Kept(id, "welcome", "", [host], self.stranger), "a daily match")


def objection(number: str, tags: list[str], changes: str, made: bool) -> str:
    """Why the fixtures of this version are not written: `changes` is the CHANGELOG, `made` whether they are there.

    Not every clone has the tags, so a date in the CHANGELOG counts as well.
    """
    if not re.fullmatch(r"[0-9.]+", number):
        return f"{number} is no release: set version in pyproject.toml"
    dated = re.search(rf"^## {re.escape(number)} . \d", changes, re.MULTILINE) is not None
    if f"v{number}" in tags or (dated and made):
        return f"{number} is released, and a release does not change"
    return ""


def main() -> None:
    folder = HERE / version("undercroft")
    tags = subprocess.run(["git", "tag"], cwd=HERE, capture_output=True, text=True, check=True).stdout.split()
    changes = (HERE.parent.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    if told := objection(folder.name, tags, changes, folder.exists()):
        sys.exit(told)
    print(f"undercroft {version('undercroft')} from {undercroft.__file__}")
    records: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as data:
        with serving(Path(data)) as url:
            maker = Maker(url)
            for game in GAMES:
                maker.examples(game)
            maker.of_the_table()
            for kept in maker.kept:
                if kept.record:
                    kept.record = f"{kept.game}-{kept.record}.jsonl.xz"
                    text = maker.call(maker.stranger, "GET", f"/api/matches/{kept.id}/record").text
                    records[kept.record] = lzma.compress(text.encode())
        compact = Path(data) / "compact.db"
        with sqlite3.connect(Path(data) / "undercroft.db") as database:
            database.execute("vacuum into ?", [str(compact)])
        whole = lzma.compress(compact.read_bytes())
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "records").mkdir(parents=True)
    (folder / "server.db.xz").write_bytes(whole)
    for name, record in records.items():
        (folder / "records" / name).write_bytes(record)
    told = [vars(kept) for kept in maker.kept]
    (folder / "matches.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
