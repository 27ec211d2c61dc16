"""The same visitor in another browser, by a link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from itsdangerous import TimestampSigner

from undercroft.table.devices import SPANS

from .conftest import Guest, Running, words


def link_of(guest: Guest, span: str) -> str:
    shown = guest.send_form("/devices", {"span": span})
    found = re.search(r'value="[^"]*(/device/[^"]+)"', shown.text)
    assert shown.status_code == 200 and found is not None
    return found[1]


@pytest.mark.parametrize("span", SPANS)
def test_a_link_brings_name_settings_and_matches_along(server: Running, span: str) -> None:
    desk, phone = server.guest(), server.guest()
    id = desk.make("me", "friend", listed="")
    assert phone.get(f"/m/{id}").status_code == 403
    link = link_of(desk, span)
    assert (
        words("en", "tb-device-take", name="Ada") in phone.get(link).text and phone.get(f"/m/{id}").status_code == 403
    )  # looking changes nothing
    assert phone.send_form(link).status_code == 303
    assert phone.get(f"/m/{id}").status_code == 200 and desk.get(f"/m/{id}").status_code == 200
    assert words("en", "tb-device-same") in desk.get(link).text


def test_who_would_leave_matches_behind_is_told(server: Running) -> None:
    desk, phone = server.guest(), server.guest()
    link = link_of(desk, "soon")
    assert words("en", "tb-device-busy") not in phone.get(link).text
    phone.make("me", "bot:random")
    assert words("en", "tb-device-busy") in phone.get(link).text


def test_a_link_runs_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, phone = server.guest(), server.guest()
    soon, kept = link_of(desk, "soon"), link_of(desk, "kept")
    now: Callable[[TimestampSigner], int] = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) + SPANS["soon"] + 1)
    assert (phone.get(soon).status_code, phone.get(kept).status_code) == (404, 200)
    assert phone.send_form(soon).status_code == 404
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) + SPANS["kept"] + 1)
    assert phone.get(kept).status_code == 404


def test_signing_out_everywhere_ends_links_too(server: Running) -> None:
    desk, phone = server.guest(), server.guest()
    link = link_of(desk, "kept")
    assert desk.send_form("/sessions/end").status_code == 204
    assert phone.get(link).status_code == 404 and phone.send_form(link).status_code == 404


def test_a_link_is_ours_or_none(server: Running) -> None:
    desk = server.guest()
    cookie = desk.cookies["undercroft"]
    for token in ("nonsense", cookie, link_of(desk, "soon").rpartition("/")[2][:-1] + "!"):
        refused = desk.get(f"/device/{token}")
        assert refused.status_code == 404 and words("en", "server-no-device") in refused.text
    assert desk.send_form("/devices", {"span": "ever"}).status_code == 400
