"""A small part of `make faults`: the server is killed under load, and three processes lose each other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.awaiting import aside
from tools.faults import Place, Server, killed, several
from tools.stock import Stock


@pytest.fixture(autouse=True)
def no_server_stays() -> Iterator[None]:
    yield
    Server.end_all()


def test_twenty_kills_cost_nothing(tmp_path: Path) -> None:
    with Stock() as stock:
        told = aside(killed, Place(tmp_path, stock=stock), 20, random.Random(12), 20)
    assert told.startswith("20 kills")


def test_three_processes_lose_nothing(tmp_path: Path) -> None:
    told = aside(several, tmp_path, random.Random(12))
    assert "none asked twice" in told or told.startswith("left out")
