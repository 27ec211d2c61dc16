"""What earlier releases kept opens with today's code: their databases, and the records that people downloaded.

`make.py` says how the fixtures came about. Of each match it is known how its release showed it, to everybody at the
table and to a stranger. A match whose answers do not fit today's rules is read: there is no table, the reason is told.
"""

from __future__ import annotations

import json
import lzma
import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from markupsafe import escape

from tests.releases.make import objection
from tests.table.conftest import CONTEXT, Running
from undercroft.core.errors import RecordError
from undercroft.core.match import Match
from undercroft.core.record import Record, current, parse_record, resume, verify
from undercroft.core.rerun import go_on, upgrade
from undercroft.table.context import Settings
from undercroft.table.store import Store

HERE = Path(__file__).parent
CHANGES = HERE.parent.parent / "CHANGELOG.md"
RELEASES = sorted(path.parent for path in HERE.glob("*/matches.json"))
GAMES = {"welcome", "thunderstone", "dungeoneer", "mageknight"}


def matches_of(release: Path) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads((release / "matches.json").read_text(encoding="utf-8"))
    return told


def unpacked(file: Path) -> Record:
    return parse_record(lzma.decompress(file.read_bytes()).decode())


MATCHES = [(release, match) for release in RELEASES for match in matches_of(release)]
RECORDS = [file for release in RELEASES for file in sorted((release / "records").iterdir())]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Path, Running]]:
    """Today's server with the database of each release. No bot plays on: what is read stays as it was."""
    running = {}
    for release in RELEASES:
        folder = tmp_path_factory.mktemp(release.name)
        (folder / "undercroft.db").write_bytes(lzma.decompress((release / "server.db.xz").read_bytes()))
        running[release] = Running(Settings(Settings.in_folder(folder), pause=3600, limits=False))
    yield running
    for server in running.values():
        server.stop()


def test_every_game_has_fixtures_of_every_release() -> None:
    assert RELEASES
    for release in RELEASES:
        assert {match["game"] for match in matches_of(release)} >= GAMES


def test_a_release_is_not_made_again() -> None:
    """Its tag says that it is released, or its date in the CHANGELOG where a clone has no tags."""
    changes = CHANGES.read_text(encoding="utf-8")
    for release in RELEASES:
        assert "does not change" in objection(release.name, [], changes, made=True)
        assert "does not change" in objection(release.name, [f"v{release.name}"], "", made=True)
        assert objection(release.name, [], changes, made=False) == ""
    assert objection("9.8", ["v0.1.0"], f"{changes}\n## 9.8.7 – 2026-01-01\n", made=True) == ""
    assert "set version" in objection("9.8.dev0", [], changes, made=False)


def test_what_is_worked_on_is_no_release_of_before() -> None:
    """Or `make release` would write its fixtures over those."""
    project = tomllib.loads((CHANGES.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    at_work, changes = project["version"], CHANGES.read_text(encoding="utf-8")
    assert at_work.endswith(".dev0") or "\n## Unreleased\n" not in changes or not (HERE / at_work).exists()


@pytest.mark.parametrize(("release", "match"), MATCHES, ids=[f"{r.name} {m['game']}: {m['what']}" for r, m in MATCHES])
def test_a_match_of_an_earlier_release_can_be_read(
    servers: dict[Path, Running], release: Path, match: dict[str, Any]
) -> None:
    tokens = {"stranger": match["stranger"], **{str(seat): token for seat, token in enumerate(match["visitors"])}}
    id = match["id"]
    for who, token in tokens.items():
        then = match["shown"][who]
        with visitor(servers[release], token) as guest:
            now = guest.get(f"/api/matches/{id}").json()
            assert (now["id"], now["game"], now["ended"]) == (id, match["game"], then["ended"])
            asked = now["question"]
            hidden = asked is not None and asked["window"] and not asked["choices"]
            # whoever is not asked is no longer told how many have passed
            assert now["number"] == then["number"] or (hidden and now["number"] < then["number"])
            assert [seat["name"] for seat in now["seats"]] == then["names"]
            assert now["view"]["result"] == then["result"]
            if then.get("waiting"):
                assert now["waiting"] and guest.get(f"/m/{id}", follow_redirects=True).status_code == 200
                continue
            events = guest.get(f"/api/matches/{id}/events").json()
            assert all(event["text"] for event in events)
            assert len(events) >= then["events"]  # newer rules may tell more of the same play
            assert parse_record(guest.get(f"/api/matches/{id}/record").text).damage is None
            if who == "stranger" or now["unplayable"]:
                page = guest.get(f"/m/{id}", follow_redirects=True)
                assert page.status_code == 200 and "<main" in page.text
                assert guest.get(f"/m/{id}/replay", follow_redirects=True).status_code == 200
                if now["unplayable"]:
                    assert now["question"] is None and escape(now["unplayable"]) in page.text
                    continue
                assert guest.get(f"/m/{id}/replay/view?at=2").status_code == 200
            else:
                assert guest.get(f"/m/{id}/view").status_code == 200
            question = now["question"]
            assert (question and question["kind"]) == then["asked"] and now["viewer"] == then["viewer"]
            assert [choice["key"] for choice in (question or {"choices": []})["choices"]] == then["choices"]
    if then.get("waiting"):
        begins(servers[release], match)


def visitor(server: Running, token: str) -> httpx.Client:
    """Somebody of then, with the token of then."""
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.Client(base_url=server.url, headers=headers, timeout=60, verify=CONTEXT)


def begins(server: Running, match: dict[str, Any]) -> None:
    """A match that was waiting for its players is dealt when the last of them sits down."""
    path = f"/api/matches/{match['id']}"
    with visitor(server, match["visitors"][0]) as host, visitor(server, match["stranger"]) as guest:
        (missing,) = [seat["invitation"] for seat in host.get(path).json()["seats"] if seat["invitation"]]
        assert guest.post("/api/seats", json={"invitation": missing}).status_code < 300
        assert any(one.get(path).json()["question"]["choices"] for one in (host, guest))


@pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parts[-3]} {file.name}" for file in RECORDS])
def test_a_record_of_an_earlier_release_is_verified_or_says_why_it_cannot_be(file: Path) -> None:
    record = unpacked(file)
    assert record.damage is None and record.ended is not None and record.events()
    done = upgrade(record, record.game)
    if done.differs < 0:
        verify(record)
    else:
        assert record.header["rules_rev"] != record.game.rules_rev, done.why
        with pytest.raises(RecordError, match=re.escape(done.why)):
            verify(record)


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Path, Store]]:
    """The database of each release, brought up to date."""
    opened = {}
    for release in RELEASES:
        file = tmp_path_factory.mktemp(release.name) / "undercroft.db"
        file.write_bytes(lzma.decompress((release / "server.db.xz").read_bytes()))
        opened[release] = Store(f"sqlite:///{file}")
    yield opened
    for store in opened.values():
        store.close()


def played_on(match: Match) -> None:
    """Some answers more, some of them taken back, then saved, loaded, and played to the end."""
    random = Random(match.number)
    for _ in range(25):
        if match.decision is not None:
            seat = match.decision.seat
            match.choose(random.choice(match.keys))
            if match.cannot_undo(seat) is None and random.random() < 0.3:
                match.undo(seat)
    assert match.record is not None
    match = resume(parse_record(match.record.dumps()))
    while match.decision is not None:
        match.choose(random.choice(match.keys))
    assert match.record is not None and match.record.ended is not None
    verify(parse_record(match.record.dumps()))


RUNNING = [
    (release, match)
    for release, match in MATCHES
    if not match["shown"]["stranger"]["ended"] and not match["shown"]["stranger"].get("waiting")
]


@pytest.mark.parametrize(("release", "match"), RUNNING, ids=[f"{r.name} {m['game']}: {m['what']}" for r, m in RUNNING])
def test_a_running_match_of_an_earlier_release_is_played_on(
    stores: dict[Path, Store], release: Path, match: dict[str, Any]
) -> None:
    """As it stands, after a change of the rules that it fits, and after one that it does not fit."""
    stored = stores[release].load(match["id"])
    game = stored.record.game
    further = go_on(stored.record, game)
    assert current(further, game) and further.length() >= stored.record.length()
    played_on(resume(further))
    later = replace(game, rules_rev=game.rules_rev + 1)
    again = resume(further, later)
    assert again.record is not None and current(again.record, later)
    assert again.state == resume(further).state and again.number == further.length()
    real = [line for line in stored.record.effective() if not line.get("forced")]
    if real:
        real[-1]["key"] = "gone:from>the@rules"
        gone = go_on(stored.record, game)
        assert gone.lines[-1]["to"] <= real[-1]["answer"]
        played_on(resume(gone))
