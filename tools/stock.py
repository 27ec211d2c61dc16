"""Commands and servers that start at once: a process that has read all modules forks one for each line that it gets.

For tests that call many commands, or kill servers again and again. A line is a list of options of `undercroft serve`,
answered with the server's id and what it said first; the id of a server to be killed, answered with the id; or a
`Call`, answered with its exit code.
"""

from __future__ import annotations

import gc
import json
import os
import re
import runpy
import signal
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import click

ROOT = Path(__file__).resolve().parent.parent


class Stock:
    """The process, as a test sees it."""

    def __enter__(self) -> Stock:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.stock"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.communicate()  # without wishes it ends, and whatever it has forked

    def ask(self, wish: list[str] | int | dict[str, Any]) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(wish), file=self.process.stdin, flush=True)
        return self.process.stdout.readline()

    def serve(self, *options: str) -> Forked:
        said = re.search(r"^(\d+) .*:(\d+)/", self.ask([*options]))
        assert said is not None, "the server does not start"
        return Forked(self, int(said[1]), int(said[2]))

    def call(self, call: Call) -> int:
        """The exit code of a command."""
        return int(self.ask(asdict(call)))


@dataclass(frozen=True)
class Forked:
    """A server, to be killed."""

    stock: Stock
    pid: int
    port: int

    def kill(self) -> None:
        self.stock.ask(self.pid)


@dataclass(frozen=True)
class Call:
    """A command as a shell would call it, with files in place of a terminal."""

    args: tuple[str, ...]
    folder: str
    env: dict[str, str]
    files: tuple[str, str, str]  # standard input, output and errors


def main() -> None:
    from undercroft.cli import COMMANDS, cli
    from undercroft.core.registry import games
    from undercroft.table import serving  # noqa: F401  # read once, for all

    games()
    for name in COMMANDS:
        cli.get_command(click.Context(cli), name)
    gc.freeze()  # what was read is no rubbish of those that are forked
    running: set[int] = set()
    for line in sys.stdin:
        wish = json.loads(line)
        if isinstance(wish, list):
            pid, said = serve(wish)
            running.add(pid)
            print(pid, said, flush=True)
        elif isinstance(wish, int):
            end(wish)
            running.discard(wish)
            print(wish, flush=True)
        else:
            print(call(Call(**wish)), flush=True)
    for pid in running:
        end(pid)


def serve(options: list[str]) -> tuple[int, str]:
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


def call(wish: Call) -> int:
    """The exit code of a command in a process of its own."""
    pid = os.fork()
    if pid == 0:
        os.chdir(wish.folder)
        os.environ.clear()
        os.environ.update(wish.env)
        given, out, errors = wish.files
        os.dup2(os.open(given, os.O_RDONLY), 0)
        for number, file in ((1, out), (2, errors)):
            os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
        sys.path[0], sys.argv = wish.folder, ["undercroft", *wish.args]
        runpy.run_module("undercroft", run_name="__main__")
        sys.exit()
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def end(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
