"""Chromium for the browser tests: where it is, or installed if that is possible without asking anybody.

Its headless shell draws and runs pages as the browser does, without the browser's own windows: a page opens three times
as fast. The whole browser is used where only that is there.
"""

from __future__ import annotations

import os
import shutil
import subprocess

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-extensions", "--hide-scrollbars",
    "--font-render-hinting=none",  # letters as wide as in the browser: the shell would round each to whole pixels
)  # fmt: skip


class NoChromium(Exception):
    """There is no Chromium and it could not be installed."""


NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium() -> str:
    found = installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", NAMES[0]]):
            subprocess.run(["apt-get", *command], capture_output=True, timeout=600)
        found = installed()
    if found is None:
        raise NoChromium(f"The browser tests need Chromium: apt-get install {NAMES[0]}")
    return found


def installed() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
