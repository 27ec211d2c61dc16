"""A passkey is made in one browser and opens another, with Chromium's own virtual authenticator."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from .conftest import NewPage

pytestmark = pytest.mark.browser

PHONE = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}


def holding(page: Page) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, and says yes when it is asked."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {**PHONE, "isUserVerified": True, "automaticPresenceSimulation": True}
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_made_here_opens_another_browser(new_page: NewPage, server: str) -> None:
    named = server.replace("127.0.0.1", "localhost") + "/help"
    desk, phone = new_page(), new_page()
    desk.goto(named)
    device, held = holding(desk)
    desk.evaluate(
        """() => fetch("/settings", {method: "POST", body: new URLSearchParams({name: "Ada"}),
           headers: {"X-CSRF-Token": document.querySelector("meta[name=csrf]").content}})"""
    )
    desk.locator("[data-passkey=new]").click()
    expect(desk.get_by_role("button", name="Remove")).to_have_count(1)
    phone.goto(named)
    other, held_there = holding(phone)
    kept = device.send("WebAuthn.getCredentials", {"authenticatorId": held})["credentials"][0]
    other.send("WebAuthn.addCredential", {"authenticatorId": held_there, "credential": kept})  # as devices share them
    with phone.expect_request("**/passkeys/in") as sent:
        phone.locator("[data-passkey=in]").click()
    phone.wait_for_url(lambda url: not url.endswith("/help"))
    expect(phone.locator("input[name=name]").first).to_have_value("Ada")
    again = phone.evaluate(
        """async body => (await fetch("/passkeys/in", {method: "POST", body: new URLSearchParams(body),
           headers: {"X-CSRF-Token": document.querySelector("meta[name=csrf]").content}})).status""",
        sent.value.post_data,
    )
    assert again == 409, "what was signed counts once"
    desk.get_by_role("button", name="Remove").click()
    phone.goto(named)
    phone.locator("[data-passkey=in]").click()
    expect(phone.locator("#toasts")).to_contain_text("opens nothing here")


def test_a_bare_address_has_none_and_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/help")
    expect(page.locator("[data-no-passkeys]")).to_be_visible()
    expect(page.locator("[data-passkey=new]")).to_be_hidden()
