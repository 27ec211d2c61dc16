"""A table in a process of its own, for tests and pictures."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undercroft.table import assets


@contextmanager
def running_table(data: Path, **env: str) -> Iterator[str]:
    """The address of a running table; it ends with the block."""
    assert not assets.missing(), assets.missing()
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [*command, "--no-limits", "--pause", "0.02"], stdout=subprocess.PIPE, text=True, env={**os.environ, **env}
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server said: {line!r}"
        try:
            yield found[0].rstrip("/").replace("localhost", "127.0.0.1")
        finally:
            process.terminate()
            process.wait(timeout=10)
