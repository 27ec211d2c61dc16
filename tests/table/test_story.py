"""The end of a match at the table: its story, the rematch, a visitor's statistics."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.core.registry import games
from undercroft.table import seats

from .conftest import Program, Running, until


def to_the_end(server: Running, id: str, luck: int = 0) -> None:
    """Everybody answers at random until it is over."""
    live, random = server.live(id), Random(luck)

    async def play() -> None:
        while live.decision is not None:
            decision = live.decision
            await server.table.matches.answer(live, [random.choice(decision.keys)], decision.seat, live.match.number)

    server.run(play())


def seats_of(server: Running, id: str) -> list[tuple[str, str, str]]:
    return [(chair.visitor, chair.name, chair.sort) for chair in server.live(id).chairs]


@pytest.mark.parametrize("game", sorted(games()))
def test_the_lines_of_the_story_add_up_to_the_scores(server: Running, game: str) -> None:
    ada, _, id = server.pair(game=game)
    assert ada.get(f"/api/matches/{id}/story").status_code == 422
    to_the_end(server, id)
    told = ada.get(f"/api/matches/{id}/story").json()
    result = server.live(id).match.result
    assert result is not None
    sums = [sum(line["values"][seat] for line in told["lines"] if line["counts"]) for seat in (0, 1)]
    assert tuple(sums) == result.scores == tuple(told["course"][-1]["scores"])
    for moment in told["moments"]:
        assert moment["text"] and ada.get(f"/m/{id}/replay?at={moment['number']}").status_code == 200
    page = ada.get(f"/m/{id}").text
    assert 'id="ending"' in page and 'class="reckon"' in page and f'action="/m/{id}/rematch"' in page


def test_nothing_is_hidden_once_a_match_is_over(server: Running) -> None:
    _, _, id = server.pair(seed="open")
    live = server.live(id)
    server.run(server.table.matches.answer(live, ["draw"], live.match.decision.seat, 0))  # type: ignore[union-attr]
    drawn = next(event for event in live.match.events if event.message == "wd-drew")
    watcher = server.guest()
    live.about.listed = True
    hidden = [event["args"] for event in watcher.get(f"/api/matches/{id}/events").json() if event["args"].get("card")]
    assert {args["card"] for args in hidden} == {"hidden"}
    to_the_end(server, id)
    shown = [event["args"] for event in watcher.get(f"/api/matches/{id}/events").json() if event["args"].get("card")]
    assert drawn.args in shown and "hidden" not in {args["card"] for args in shown}
    table = watcher.get(f"/api/matches/{id}").json()["view"]["table"]
    assert None not in (*table["dungeon"], *table["removed"], *table["fought"])


def test_of_a_daily_match_only_the_reckoning_is_told_that_day(server: Running) -> None:
    ada = server.guest()
    id = ada.make(daily="1")
    to_the_end(server, id)
    told = ada.get(f"/api/matches/{id}/story").json()
    assert told["lines"] and told["course"] == told["moments"] == []
    read = [event["args"] for event in ada.get(f"/api/matches/{id}/events").json()]
    assert read == [event.shown_to(0) for event in server.live(id).match.events]
    assert 'class="course"' not in ada.get(f"/m/{id}").text


def test_a_rematch_is_the_same_table_with_the_seats_turned(server: Running) -> None:
    ada, bob, id = server.pair(**{"option.hero": "mage"})
    assert ada.send_form(f"/m/{id}/rematch").status_code == 422
    server.run(seats.stand_in(server.table.matches, server.live(id), 1, "random"))
    until(lambda: server.live(id).task is None)
    to_the_end(server, id)
    again = bob.send_form(f"/m/{id}/rematch").headers["location"].removeprefix("/m/")
    assert again != id and ada.send_form(f"/m/{id}/rematch").headers["location"] == f"/m/{again}"
    assert seats_of(server, again) == [(bob.id, "Bob", "person"), (ada.id, "Ada", "person")]
    assert server.live(again).match.state.options["hero"] == "mage"
    assert [note.message for note in server.live(id).notes].count("note-rematch") == 1
    stranger = server.guest()
    assert stranger.send_form(f"/m/{id}/rematch").status_code == 403
    assert server.live(again).about.host == ada.id


def test_statistics_count_by_game_by_hero_and_against_whom(server: Running) -> None:
    ada = server.program("Ada")
    ids = []
    for luck, game in enumerate(("dungeoneer", "dungeoneer", "welcome")):
        seats = [{"who": "me", "name": "Ada"}, {"who": "bot:random", "name": "Rex"}]
        id = ada.post("/api/matches", json={"game": game, "seats": seats}).json()["id"]
        finish(server, ada, id, luck)
        ids.append(id)
    told = ada.get("/api/statistics").json()
    assert [match["id"] for match in told["matches"]] == ids[::-1]
    wins = [0 in server.live(id).match.result.winners for id in ids]  # type: ignore[union-attr]
    assert {row["game"]: (row["played"], row["won"]) for row in told["games"]} == {
        "dungeoneer": (2, sum(wins[:2])),
        "welcome": (1, wins[2]),
    }
    heroes = [server.live(id).match.state.hero[0] for id in ids[:2]]
    assert sum(row["played"] for row in told["heroes"]) == 2 and {row["name"] for row in told["heroes"]} == set(heroes)
    assert [(row["name"], row["played"]) for row in told["against"]] == [("Rex", 3)]
    page = ada.get("/statistics").text
    assert "Rex" in page and f'href="/m/{ids[0]}"' in page
    assert server.program("Bob").get("/api/statistics").json()["matches"] == []


def finish(server: Running, who: Program, id: str, luck: int) -> None:
    """One person answers at random, the bot by itself; until the end is stored."""
    live, random = server.live(id), Random(luck)
    while True:
        until(lambda: live.about.ended or (live.decision is not None and live.decision.seat == 0))
        if live.about.ended:
            break
        given: dict[str, Any] = {"number": live.match.number, "keys": [random.choice(live.match.keys)]}
        who.post(f"/api/matches/{id}/answers", json=given)
