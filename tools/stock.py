"""Servers that start at once: a process that has read all modules forks one for each line of options that it gets.

For tests that kill servers again and again. A line is a list of options of `undercroft serve`, or the id of a server to
be killed; it is answered with the id and what the server said first, or with the id alone.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from types import TracebackType


class Stock:
    """The process, as a test sees it."""

    def __enter__(self) -> Stock:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.stock"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.communicate()  # without wishes it ends, and whatever it has forked

    def ask(self, wish: list[str] | int) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(wish), file=self.process.stdin, flush=True)
        return self.process.stdout.readline()

    def serve(self, *options: str) -> Forked:
        said = re.search(r"^(\d+) .*:(\d+)/", self.ask([*options]))
        assert said is not None, "the server does not start"
        return Forked(self, int(said[1]), int(said[2]))


@dataclass(frozen=True)
class Forked:
    """A server, to be killed."""

    stock: Stock
    pid: int
    port: int

    def kill(self) -> None:
        self.stock.ask(self.pid)


def main() -> None:
    from undercroft.core.registry import games
    from undercroft.table import serving  # noqa: F401  # read once, for all

    games()
    running: set[int] = set()
    for line in sys.stdin:
        wish = json.loads(line)
        if isinstance(wish, list):
            pid, said = fork(wish)
            running.add(pid)
            print(pid, said, flush=True)
        else:
            end(wish)
            running.discard(wish)
            print(wish, flush=True)
    for pid in running:
        end(pid)


def fork(options: list[str]) -> tuple[int, str]:
    from undercroft.cli import cli

    source, sink = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(sink, 1)
        os.close(source)
        os.close(sink)
        cli(["serve", *options])
    os.close(sink)
    with open(source) as told:
        return pid, told.readline().strip()


def end(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
