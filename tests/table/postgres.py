"""A PostgreSQL server of our own for the tests, if the machine has one."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = "PostgreSQL is not here (Debian: apt-get install postgresql): what needs it is skipped"


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    where = shutil.which("initdb")
    return Path(where).parent if where else None


@contextmanager
def cluster() -> Iterator[str | None]:
    """The address of a fresh server, None if there is no PostgreSQL."""
    given = os.environ.get("UNDERCROFT_TEST_DATABASE")
    if given:
        yield given
        return
    where = programs()
    if where is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
    as_user = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres", "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"
    run = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "check": True, "cwd": "/"}
    subprocess.run([*as_user, where / "initdb", "-D", data, "-U", "undercroft", "-A", "trust", "-N"], **run)  # type: ignore[call-overload]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"  # its machine does not fail
    control = [*as_user, where / "pg_ctl", "-D", data, "-w"]
    subprocess.run([*control, "-o", options, "-l", folder / "log", "start"], **run)  # type: ignore[call-overload]
    try:
        yield f"postgresql://undercroft@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], **run)  # type: ignore[call-overload]
        shutil.rmtree(folder, ignore_errors=True)


def restart(address: str) -> None:
    """Kill a server of ours and start it again where it was."""
    import psycopg

    with psycopg.connect(address) as connection:
        found = connection.execute("show data_directory").fetchone()
    where = programs()
    assert found is not None and where is not None
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    command = [*as_user, where / "pg_ctl", "-D", found[0], "-w", "-m", "immediate", "-l", f"{found[0]}.log", "restart"]
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, check=True, cwd="/")
