"""Processes that play matches side by side. An interrupt ends them at once and quietly."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

from ..bots import FaultyBot
from ..core.errors import BadOption
from .score import Score

if TYPE_CHECKING:
    from . import Table

REPORT = 0.05  # seconds between two reports of a process: slow matches are told one by one, fast ones together


def crew(table: Table, seeds: range, jobs: int) -> Generator[Score, None, None]:
    """What the matches of the seeds come to, in the order in which they end."""
    given = (table.game.name, table.seats, table.players, table.options)
    try:
        pickle.dumps(given)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise BadOption(f"these bots can play in one process only (jobs=1): {error}") from error
    context = multiprocessing.get_context()
    turn = context.Value("q", 0)
    ends: list[Connection] = []
    workers = []
    try:
        with deaf():
            for _ in range(min(jobs, len(seeds))):
                mine, theirs = context.Pipe(duplex=False)
                worker = context.Process(target=work, args=(given, seeds, turn, theirs), daemon=True)
                worker.start()
                theirs.close()
                ends.append(mine)
                workers.append(worker)
        while ends:
            for end in wait(ends):
                assert isinstance(end, Connection)
                try:
                    told: Score | str | None = end.recv()
                except EOFError:
                    raise FaultyBot("a process that played matches has died") from None
                if told is None:
                    ends.remove(end)
                elif isinstance(told, str):
                    raise FaultyBot(told)
                else:
                    yield told
    finally:
        for worker in workers:
            worker.kill()
        for worker in workers:
            worker.join()


def work(given: tuple[Any, ...], seeds: range, turn: Any, end: Connection) -> None:
    """One process: plays the next match that nobody has taken, until there is none. Its parent hears interrupts."""
    from ..core.registry import game_named
    from . import Table

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    name, seats, players, options = given
    table = Table(game_named(name), seats, players, options)
    sent, played = time.monotonic(), Score(wins=[0] * seats, scores=[0.0] * seats)
    try:
        while True:
            with turn.get_lock():
                at = turn.value
                turn.value += 1
            if at >= len(seeds):
                break
            played.add(table.play(seeds[at]))
            if time.monotonic() - sent >= REPORT:
                if parent is None or not parent.is_alive():
                    return
                end.send(played)
                sent, played = time.monotonic(), Score(wins=[0] * seats, scores=[0.0] * seats)
        end.send(played)
        end.send(None)
    except FaultyBot as error:
        end.send(str(error))
    except BrokenPipeError:
        pass  # the parent is gone


@contextmanager
def deaf(*signals: signal.Signals) -> Iterator[None]:
    """Processes that are started here do not hear Ctrl+C (nor these signals), not even before their own code runs:
    they inherit it.

    The one that starts them hears it a moment later: it is held back, not lost.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where nothing of the kind is inherited
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *signals})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
