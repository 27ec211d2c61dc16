"""Debian's Chromium for the browser tests: where it is, or installed if that is possible without asking anybody."""

from __future__ import annotations

import os
import shutil
import subprocess

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-extensions", "--hide-scrollbars",
)  # fmt: skip


class NoChromium(Exception):
    """There is no Chromium and it could not be installed."""


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (
            ["apt-get", "update", "-q"],
            ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"],
        ):
            subprocess.run(command, capture_output=True, timeout=600)
        found = shutil.which("chromium")
    if found is None:
        raise NoChromium("The browser tests need Chromium: apt-get install chromium")
    return found
