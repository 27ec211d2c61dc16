"""Whatever is sent is answered: a small and always the same part of `make fuzz`."""

from __future__ import annotations

from tools.fuzz import ROUTES, Line, call_by_schema, edited, ended, visit
from undercroft import parse_record, verify

from .conftest import Running
from .doors import doors


def test_visitors_of_all_sorts_are_answered(server: Running) -> None:
    line = Line(int(server.url.rpartition(":")[2]))
    visit(line, examples=6, steps=50)
    assert line.sent > 200 and not [status for status in line.statuses if status >= 500]


def test_the_api_answers_as_it_is_described(server: Running) -> None:
    assert call_by_schema(int(server.url.rpartition(":")[2]), examples=3) > 50


def test_every_address_is_tried(server: Running) -> None:
    tried = {f"{method} {path}" for method, path in ROUTES}
    assert {door for door in doors(server) if not door.startswith("MOUNT")} <= tried


def test_the_record_that_is_edited_is_whole_before() -> None:
    verify(parse_record("".join(row.decode() + "\n" for row in ended())))
    assert edited(0, 4, 3, sealed=True) != edited(0, 4, 3, sealed=False)
