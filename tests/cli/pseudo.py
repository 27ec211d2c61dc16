"""A command on a pseudo-terminal: what a person types and what they see."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>78])|\r")
WHERE = b"\x1b[6n"  # the program asks in which row the cursor is; a terminal answers as if typed
PATIENCE = 60.0  # seconds after which a screen that never comes is a failure


class Pseudo:
    """Runs `undercroft` with a terminal of so many columns and rows. `seen` is everything printed, without escapes."""

    def __init__(self, args: Sequence[str], columns: int = 80, rows: int = 24) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
            os.execv(sys.executable, [sys.executable, "-m", "undercroft", *args])
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.raw = ""
        self.code: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.code is None:
            os.kill(self.pid, 9)
            os.waitpid(self.pid, 0)
        os.close(self.end)

    @property
    def seen(self) -> str:
        return ESCAPES.sub("", self.raw)

    def read(self) -> bool:
        """Some more of what is printed; False when nothing comes any more."""
        if not select.select([self.end], [], [], 0.1)[0]:
            return True
        try:
            part = os.read(self.end, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.raw += part.decode(errors="replace")
        for _ in range(part.count(WHERE)):
            self.type("\x1b[1;1R")
        return bool(part)

    def until(self, words: str, times: int = 1) -> str:
        """Wait until this was printed."""
        stop = time.monotonic() + PATIENCE
        while self.seen.count(words) < times:
            alive = self.read()
            assert alive and time.monotonic() < stop, f"{words!r} never came:\n{self.seen}"
        return self.seen

    def asked(self, words: str) -> str:
        """Wait until this was printed and a line can be typed: the footer is drawn when the keyboard listens."""
        self.until(words)
        stop = time.monotonic() + PATIENCE
        while "quit" not in self.seen.rpartition(words)[2]:
            alive = self.read()
            assert alive and time.monotonic() < stop, f"no prompt after {words!r}:\n{self.seen}"
        return self.seen

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def ended(self) -> int:
        """Wait for its end; the exit code."""
        stop = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < stop, f"it does not end:\n{self.seen}"
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                while select.select([self.end], [], [], 0)[0] and self.read():
                    pass
                break
        else:
            _, status = os.waitpid(self.pid, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return self.code
