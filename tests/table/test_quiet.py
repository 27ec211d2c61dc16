"""“Don't ask me about this any more this turn”: the table passes windows for a player, and nobody else can tell."""

from __future__ import annotations

from random import Random

from undercroft.core.decision import PASS
from undercroft.table.live import LiveMatch

from .conftest import Guest, Running, words


def opened(server: Running) -> tuple[Guest, Guest, str, LiveMatch, str]:
    """Two players of a match before an answer that opens a window with a choice: that answer's key."""
    random = Random(4)
    while True:
        ada, bob, id = server.pair(game="dungeoneer")
        live = server.live(id)
        while live.decision is not None and live.match.number < 400:
            for key in live.match.keys:
                trial = live.match.clone()
                trial.choose(key)
                asked = trial.decision
                if (
                    asked is not None
                    and asked.ask.window
                    and PASS in asked.keys
                    and trial.state.turn == live.match.state.turn
                ):
                    return ada, bob, id, live, key
            live.match.choose(random.choice(live.match.keys))


def asked(live: LiveMatch, guests: tuple[Guest, Guest]) -> Guest:
    assert live.decision is not None
    return guests[live.decision.seat]


def test_a_window_is_passed_and_its_kind_not_asked_again_this_turn(server: Running) -> None:
    *guests, id, live, key = opened(server)
    pair = (guests[0], guests[1])
    assert asked(live, pair).answer(id, key).status_code == 204
    assert live.decision is not None and live.decision.ask.window
    kind, seat, number, turn = live.decision.kind, live.decision.seat, live.match.number, live.match.state.turn
    me, other = pair[seat], pair[1 - seat]
    assert 'data-quiet="on"' in me.get(f"/m/{id}/view").text
    assert 'data-quiet="on"' not in other.get(f"/m/{id}/view").text
    wish = {"number": number, "seat": seat}
    theirs = {"number": live.number_of(1 - seat), "seat": 1 - seat}
    assert other.send_form(f"/m/{id}/quiet", theirs).status_code == 422
    assert me.send_form(f"/m/{id}/quiet", {**wish, "number": number - 1}).status_code == 409
    assert me.send_form(f"/m/{id}/quiet", wish).status_code == 204
    given = next(line for line in live.record.lines if line.get("answer") == number)
    assert given["key"] == PASS and given["seat"] == seat and "forced" not in given
    assert live.chairs[seat].passes(turn) == (kind,) and live.chairs[seat].passes(turn + 1) == ()
    assert server.table.store.load(id).chairs[seat].passes(turn) == (kind,)


def test_nobody_sees_that_the_table_passed(server: Running) -> None:
    *guests, id, live, key = opened(server)
    pair = (guests[0], guests[1])
    trial = live.match.clone()
    trial.choose(key)
    assert trial.decision is not None
    seat, kind = trial.decision.seat, trial.decision.kind
    live.chairs[seat].quiet = f"{live.match.state.turn} {kind}"
    number, told = live.match.number, list[str]()
    server.table.hub.publish = lambda id, stamp: told.append(stamp)  # type: ignore[method-assign]
    assert asked(live, pair).answer(id, key).status_code == 204
    assert live.decision is None or (live.decision.seat, live.decision.kind) != (seat, kind)
    assert told == [live.word]  # one word for the answer and the pass after it
    stored = server.table.store.load(id)
    assert stored.begun[-1] == live.begun[-1] and stored.record.length() == live.match.number
    other = pair[1 - seat]
    assert b"quiet" not in other.get(f"/api/matches/{id}").content.replace(b'"quiet":[]', b"")
    assert words("en", "tb-hushed") not in other.get(f"/m/{id}").text
    passed = next(line["answer"] for line in live.record.lines if line.get("key") == PASS and line["answer"] > number)
    assert passed not in live.begun
    for at in range(passed, live.match.number):  # looking back stops in no window, as if there had been no choice
        assert words("en", "server-window") not in other.get(f"/m/{id}/replay/view?at={at}").text


def test_the_wish_can_be_taken_back(server: Running) -> None:
    *guests, id, live, key = opened(server)
    pair = (guests[0], guests[1])
    trial = live.match.clone()
    trial.choose(key)
    assert trial.decision is not None
    seat = trial.decision.seat
    live.chairs[seat].quiet = f"{live.match.state.turn} {trial.decision.kind}"
    me, other = pair[seat], pair[1 - seat]
    tag, revision = other.get(f"/m/{id}/view").headers["etag"], live.revision
    assert words("en", "tb-hushed") in me.get(f"/m/{id}/view").text
    assert me.send_form(f"/m/{id}/quiet", {"again": "1", "seat": seat}).status_code == 204
    assert words("en", "tb-hushed") not in me.get(f"/m/{id}/view").text
    assert other.get(f"/m/{id}/view").headers["etag"] == tag and live.revision == revision
    assert asked(live, pair).answer(id, key).status_code == 204
    assert live.decision is not None and live.decision.seat == seat and live.decision.ask.window
