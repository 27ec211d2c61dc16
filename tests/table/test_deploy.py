"""The service file and the container file: what they start serves, without privileges and with a read-only root."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .conftest import until

ROOT = Path(__file__).parents[2]
DEPLOY, HOST = ROOT / "deploy", ROOT / "docs" / "guide" / "host.md"
SERVICE, CONTAINER = DEPLOY / "undercroft.service", DEPLOY / "Containerfile"
PROGRAM = "/opt/undercroft/bin/undercroft"

ALONE = """
set -e
mount -t tmpfs none "$CLONE"
mount --bind "$STATE_DIRECTORY" "$STATE_DIRECTORY"
mount -o remount,bind,ro /
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
"""
"""A shell's way to what the service file asks for: the clone is out of sight, nothing can be written but the state, and
no privileges are left."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as the service file has it installed: the package alone, in a folder of its own.

    What it imports is lent by the environment of the tests, for nothing shall be fetched here.
    """
    opt, wheels = tmp_path_factory.mktemp("opt"), tmp_path_factory.mktemp("wheels")
    venv.create(opt, symlinks=True)
    run = {"check": True, "stdout": subprocess.DEVNULL}
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels], cwd=ROOT, **run)
    pip = [sys.executable, "-m", "pip", "--python", opt / "bin" / "python", "install", "--no-index", "--no-deps"]
    subprocess.run([*pip, *wheels.glob("*.whl")], **run)
    own = Path(sysconfig.get_path("purelib", vars={"base": str(opt)}))
    (own / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return opt / "bin" / "undercroft"


def confined(folder: Path) -> list[str]:
    """How a command is run confined, if this machine lets us."""
    if os.getuid() or not (shutil.which("unshare") and shutil.which("setpriv")):
        pytest.skip("only root with unshare and setpriv can confine a program")
    outer = ["unshare", "--mount", "sh", "-c", ALONE, "sh"]
    tried = subprocess.run([*outer, "touch", folder / "x"], env=surroundings(folder), check=False, capture_output=True)
    if tried.returncode:
        pytest.skip(f"this machine lets nobody be confined: {tried.stderr.decode()}")
    return outer


def surroundings(folder: Path) -> dict[str, str]:
    """The environment of the service, with the line that its file has for the names of the table."""
    hosts = re.search(r"echo UNDERCROFT_SERVE_HOSTS=(\S+) > /etc/undercroft.env", SERVICE.read_text())
    assert hosts is not None and "\nEnvironmentFile=-/etc/undercroft.env\n" in SERVICE.read_text()
    return {
        **os.environ, "CLONE": str(ROOT / "src"), "STATE_DIRECTORY": str(folder), "PYTHONDONTWRITEBYTECODE": "1",
        "UNDERCROFT_SERVE_HOSTS": hosts[1],
    }  # fmt: skip


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """A program that does not outlive its test, whatever fails there."""
    with process:
        try:
            yield process
        finally:
            process.kill()


def is_ready(client: httpx.Client) -> bool:
    try:
        return client.get("/readyz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("alone", [False, True], ids=["free", "confined"])
def test_what_the_service_file_starts_serves_and_stops(installed: Path, tmp_path: Path, alone: bool) -> None:
    line = re.search(r"^ExecStart=(.*)$", SERVICE.read_text(), re.MULTILINE)
    assert line is not None and line[1].startswith(PROGRAM)
    command = shlex.split(line[1].replace("${STATE_DIRECTORY}", str(tmp_path)).replace("--port 8000", "--port 0"))
    command[:1] = [*(confined(tmp_path) if alone else []), str(installed)]
    with ended(subprocess.Popen(command, env=surroundings(tmp_path), stdout=subprocess.PIPE, text=True)) as process:
        assert process.stdout is not None
        address = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
        assert address is not None
        url = f"http://127.0.0.1:{address[1]}/"
        with httpx.Client(base_url=url, headers={"Host": "table.example.org"}) as client:
            until(lambda: is_ready(client))
            assert client.get("/", headers={"Host": "elsewhere.example.org"}).status_code == 400
            token = client.post("/api/visitors", json={"name": "a"}).json()["token"]
            wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "bot:random"}]}
            made = client.post("/api/matches", json=wish, headers={"Authorization": f"Bearer {token}"})
            assert made.status_code == 201
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert (tmp_path / "undercroft.db").exists()


def test_what_is_installed_is_not_the_clone(installed: Path) -> None:
    """A clone's own .venv is editable: it reads the clone, which a service that sees no home cannot."""
    where = [installed.parent / "python", "-c", "import undercroft; print(undercroft.__file__)"]
    found = subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip()
    assert Path(found).is_relative_to(installed.parents[1])
    wanted = "python3 -m venv /opt/undercroft"
    assert wanted in SERVICE.read_text() and wanted in HOST.read_text(encoding="utf-8")


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


def test_the_container_file_is_linted() -> None:
    """With hadolint, which comes with the extra `dev` where there is a build of it."""
    program = Path(sys.executable).with_name("hadolint")
    if not program.exists():
        pytest.skip("hadolint is not here")
    done = subprocess.run([program, "--no-color", CONTAINER], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    broken = CONTAINER.read_text().replace("USER 10001", "USER root").replace("WORKDIR /source", "WORKDIR source")
    found = subprocess.run([program, "-"], input=broken, capture_output=True, text=True, check=False)
    assert {"DL3000", "DL3002"} <= set(re.findall(r"DL\d+", found.stdout)), found.stdout
