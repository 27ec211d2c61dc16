"""A process that thinks for bots and checks uploads: reads jobs from its input, writes answers to its output.

A job is a pickle of plain data that only the server sends; an answer is a line of JSON. What comes in is an imagined
match of the bot's seat: the real one stays in the server.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from typing import Any

import msgspec

from ..bots import Seen, make_bot
from ..core.errors import RecordError
from ..core.match import Match
from ..core.record import parse_record, verify
from ..core.registry import game_named, games
from ..core.state import restore

SIZE = struct.Struct("<I")


def choose(job: dict[str, Any]) -> str:
    """What the bot answers."""
    game = game_named(job["game"])
    match = Match(game, restore(job["state"], game.state))
    if job["tail"] is None:
        match.stand()
    else:
        match.restart(job["tail"])
    match.number = job["number"]
    seat = job["seat"]
    offer = next((shown for shown in match.shown() if shown.seat == seat), None) if job["offered"] else None
    return make_bot(game, job["bot"], job["seed"]).choose(Seen(match, seat, offer))


def check(job: dict[str, Any]) -> str:
    """Whether a record follows the rules: empty, or what is wrong."""
    try:
        verify(parse_record(job["text"]))
    except RecordError as error:
        return str(error)
    return ""


JOBS = {"choose": choose, "check": check}


def main() -> None:
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    games()
    sink.write(b"ready\n")
    sink.flush()
    while head := source.read(SIZE.size):
        job = pickle.loads(source.read(SIZE.unpack(head)[0]))
        sink.write(msgspec.json.encode(JOBS[job["do"]](job)) + b"\n")
        sink.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the server was killed, and nobody waits for the answer
        os._exit(0)
