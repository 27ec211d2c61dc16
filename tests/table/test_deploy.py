"""The service file and the container file: what they start serves, without privileges and with a read-only root."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .test_serve import ready

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVICE, CONTAINER = DEPLOY / "undercroft.service", DEPLOY / "Containerfile"
PROGRAM = "/opt/undercroft/bin/undercroft"

ALONE = """
set -e
mount --bind "$STATE_DIRECTORY" "$STATE_DIRECTORY"
mount -o remount,bind,ro /
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
"""
"""A shell's way to what the service file asks for: nothing can be written but the state, and no privileges are left."""


def confined(folder: Path) -> list[str]:
    """How a command is run confined; nothing if this machine does not let us."""
    if os.getuid() or not (shutil.which("unshare") and shutil.which("setpriv")):
        return []
    outer = ["unshare", "--mount", "sh", "-c", ALONE, "sh"]
    tried = subprocess.run(
        [*outer, "touch", str(folder / "x")], env={**os.environ, "STATE_DIRECTORY": str(folder)}, check=False,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return outer if tried.returncode == 0 else []


def test_what_the_service_file_starts_serves_and_stops(tmp_path: Path) -> None:
    line = re.search(r"^ExecStart=(.*)$", SERVICE.read_text(), re.MULTILINE)
    assert line is not None and line[1].startswith(PROGRAM)
    command = shlex.split(line[1].replace("${STATE_DIRECTORY}", str(tmp_path)).replace("--port 8000", "--port 0"))
    command[:1] = [sys.executable, "-m", "undercroft"]
    environment = {**os.environ, "STATE_DIRECTORY": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        [*confined(tmp_path), *command], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        address = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
        assert address is not None
        url = f"http://127.0.0.1:{address[1]}/"
        ready(url)
        token = httpx.post(url + "api/visitors", json={"name": "a"}).json()["token"]
        wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "bot:random"}]}
        made = httpx.post(url + "api/matches", json=wish, headers={"Authorization": f"Bearer {token}"})
        assert made.status_code == 201
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert (tmp_path / "undercroft.db").exists()


def test_the_service_file_is_one(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not here")
    (tmp_path / SERVICE.name).write_text(SERVICE.read_text().replace(PROGRAM, "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / SERVICE.name)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and SERVICE.name not in done.stderr, done.stderr


def test_both_files_give_no_privileges() -> None:
    service, container = SERVICE.read_text(), CONTAINER.read_text()
    for line in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet=\n"):
        assert line in service
    user = container.index("\nUSER 10001")
    assert container.index("ENTRYPOINT") > user and "--read-only" in container and "--cap-drop all" in container
    assert '"serve"' in container and "/readyz" in container
