"""The README's commands as a machine meets them that has nothing of the project: a copy, an empty home, no caches.

    python3 tools/fresh.py play                    what `.ci/run` does before the tests
    python3 tools/fresh.py play test               what `make fresh` does
    python3 tools/fresh.py play --python python3.12 --python python3.13
    python3 tools/fresh.py play --tarball --no-npm --user nobody

Plain Python without dependencies, because it runs before anything is installed. Prints a line for each part with the
seconds and sizes; exits 1 when the first page does not come, `.venv` is larger than a player's may be, or a test fails.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST_MB = 150  # of a player's .venv
PATIENCE = 300  # seconds until the first page


class Failed(Exception):
    """What went wrong, with the end of what the command printed."""


def copy(into: Path, tarball: bool) -> None:
    """What is committed, as a clone or as the tarball of a release."""
    if tarball:
        into.mkdir()
        made = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "x"], cwd=into, input=made.stdout, check=True)
    else:
        subprocess.run(["git", "clone", "-q", str(ROOT), str(into)], check=True)


def surroundings(home: Path, port: int, npm: bool) -> dict[str, str]:
    """An environment with an empty home and without caches; nothing may be compiled."""
    env = {
        name: value for name, value in os.environ.items() if not name.startswith(("VIRTUAL_ENV", "XDG_", "UNDERCROFT_"))
    }
    env |= {
        "HOME": str(home), "PIP_NO_CACHE_DIR": "1", "PIP_ONLY_BINARY": ":all:", "npm_config_cache": str(home / "npm"),
        "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache"), "UNDERCROFT_SERVE_PORT": str(port),
    }  # fmt: skip
    if not npm:
        env["PATH"] = without_npm(home, env["PATH"])
    return env


def without_npm(home: Path, path: str) -> str:
    """A PATH on which everything is but Node: a folder of links stands for each folder that holds it."""
    kept = []
    for number, folder in enumerate(path.split(os.pathsep)):
        if not any((Path(folder) / name).exists() for name in ("npm", "node")):
            kept.append(folder)
            continue
        links = home / f"path{number}"
        links.mkdir(parents=True)
        for tool in Path(folder).iterdir():
            if tool.name not in ("npm", "npx", "node", "nodejs"):
                (links / tool.name).symlink_to(tool)
        kept.append(str(links))
    return os.pathsep.join(kept)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def megabytes(folder: Path) -> int:
    """What the folder takes on the disk, as `du` counts it."""
    return sum(path.lstat().st_blocks for path in folder.rglob("*")) * 512 // 2**20


def play(place: Path, env: dict[str, str], python: str, user: str | None) -> str:
    """`make play` until the first page; says how long it took and how much was installed."""
    log = place.parent / "play.log"
    started = time.monotonic()
    with log.open("wb") as out:
        running = subprocess.Popen(
            ["make", "play", f"PYTHON={python}"],
            cwd=place, env=env, stdout=out, stderr=subprocess.STDOUT, start_new_session=True, user=user,
        )  # fmt: skip
    try:
        while not answers(env["UNDERCROFT_SERVE_PORT"]):
            if running.poll() is not None or time.monotonic() - started > PATIENCE:
                raise Failed(f"make play gave no page:\n{log.read_text(errors='replace')[-2000:]}")
            time.sleep(0.5)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGTERM)
            running.wait(20)
    took, size = time.monotonic() - started, megabytes(place / ".venv")
    if size > MOST_MB:
        raise Failed(f"a player's .venv has {size} MB; at most {MOST_MB}")
    return f"first page {took:.0f} s after `make play`, .venv {size} MB"


def answers(port: str) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return b"Undercroft" in page.read()
    except (urllib.error.URLError, OSError):
        return False


def test(place: Path, env: dict[str, str], python: str, user: str | None) -> str:
    """`make test`, with its output on the screen."""
    started = time.monotonic()
    env = {name: value for name, value in env.items() if name != "UNDERCROFT_SERVE_PORT"}
    if subprocess.run(["make", "test", f"PYTHON={python}"], cwd=place, env=env, user=user).returncode:
        raise Failed("make test failed")
    took = time.monotonic() - started
    return f"`make test` green after {took // 60:.0f} min {took % 60:.0f} s, .venv {megabytes(place / '.venv')} MB"


PARTS = {"play": play, "test": test}


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("parts", nargs="+", choices=list(PARTS))
    reader.add_argument("--python", action="append", help="an interpreter to try; may be given several times")
    reader.add_argument("--tarball", action="store_true", help="from `git archive` in place of a clone")
    reader.add_argument("--no-npm", action="store_true", help="with Node hidden from the PATH")
    reader.add_argument("--user", help="as this user (needs root)")
    asked = reader.parse_args()
    for python in asked.python or [sys.executable]:
        with tempfile.TemporaryDirectory(prefix="fresh-") as folder:
            place, home = Path(folder) / "undercroft", Path(folder) / "home"
            home.mkdir()
            env = surroundings(home, free_port(), npm=not asked.no_npm)
            copy(place, asked.tarball)
            if asked.user:
                Path(folder).chmod(0o755)
                for path in (Path(folder), *Path(folder).rglob("*")):
                    shutil.chown(path, asked.user)
            for part in asked.parts:
                try:
                    print(f"fresh: {python}: {PARTS[part](place, env, python, asked.user)}", flush=True)
                except Failed as error:
                    print(f"fresh: {python}: {error}", file=sys.stderr)
                    return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
