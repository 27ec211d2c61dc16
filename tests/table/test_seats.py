"""Seats that are handed on: nobody new sees a hand unseen, the chronicle tells who came and went, no bot consents."""

from __future__ import annotations

from .conftest import Guest, Running, words


def three(server: Running) -> tuple[Guest, Guest, Guest, str]:
    """Three people at a match in which everybody knows cards that others do not."""
    ada, bob, cy = server.guest(), server.guest(), server.guest()
    id = ada.make("me", "friend", "friend", game="dungeoneer")
    for seat, (guest, name) in enumerate(((bob, "Bob"), (cy, "Cy")), start=1):
        token = server.live(id).chairs[seat].token
        assert guest.send_form(f"/join/{token}", {"name": name}).status_code == 303
    return ada, bob, cy, id


def chronicle(guest: Guest, id: str) -> list[str]:
    return [event["text"] for event in guest.get(f"/api/matches/{id}/events").json()]


def test_a_seat_that_has_seen_something_is_handed_on_with_the_others_consent(server: Running) -> None:
    ada, _bob, cy, id = three(server)
    live = server.live(id)
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "remove"}).status_code == 204
    link = f"/join/{live.chairs[1].token}"
    eve = server.guest()
    asked = eve.send_form(link, {"name": "Eve"})
    assert asked.status_code == 409 and words("en", "server-seat-asked") in asked.text
    assert not live.held(eve.id) and live.chairs[1].sort == "open"
    assert ada.get(f"/api/matches/{id}").json()["seats"][1]["claimed_by"] == "Eve"
    assert words("en", "tb-claim", name="Eve", number=2) in cy.get(f"/m/{id}").text
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "admit"}).status_code == 422  # whoever invites is not asked
    assert eve.send_form(f"/m/{id}/seat/1", {"do": "admit"}).status_code == 403
    assert cy.send_form(f"/m/{id}/seat/1", {"do": "refuse"}).status_code == 204
    assert cy.send_form(f"/m/{id}/seat/1", {"do": "admit"}).status_code == 422  # nobody asks any more
    assert eve.send_form(link, {"name": "Eve"}).status_code == 409
    assert cy.send_form(f"/m/{id}/seat/1", {"do": "admit"}).status_code == 204
    assert live.held(eve.id) == (1,) and eve.get(link).headers["location"] == f"/m/{id}"
    told = chronicle(cy, id)
    for text in (
        "Ada removes Bob from the table.",
        "Cy does not agree that Eve sits down.",
        "The others agree: Eve sits down.",
    ):
        assert text in told, told
    assert server.table.store.load(id).chairs[1].visitor == eve.id


def test_where_nobody_could_consent_only_the_former_player_or_a_bot_takes_the_seat(server: Running) -> None:
    ada, bob, id = server.pair(game="dungeoneer")
    live = server.live(id)
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "remove"}).status_code == 204
    link = f"/join/{live.chairs[1].token}"
    eve = server.guest()
    assert eve.send_form(link, {"name": "Eve"}).status_code == 403  # ada in another browser, perhaps
    assert not live.held(eve.id) and live.chairs[1].claim == ""
    assert bob.send_form(link, {"name": "Rob"}).status_code == 303
    assert live.held(bob.id) == (1,)
    assert chronicle(ada, id)[-2:] == ["Ada removes Bob from the table.", "Rob sits down."]  # by the names of then
    assert bob.send_form(f"/m/{id}/seat/1", {"do": "leave"}).status_code == 204
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "bot", "bot": "random"}).status_code == 204
    assert "Rob leaves the table." in chronicle(ada, id)


def test_a_seat_that_has_seen_nothing_hidden_is_free_for_anybody(server: Running) -> None:
    ada, _bob, id = server.pair(game="welcome", seed="open")
    live = server.live(id)
    assert live.match.number == 0  # nobody has drawn yet
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "remove"}).status_code == 204
    assert server.guest().send_form(f"/join/{live.chairs[1].token}", {"name": "Eve"}).status_code == 303


def test_the_chronicle_says_who_let_a_bot_take_over(server: Running) -> None:
    ada, bob, id = server.pair()
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "bot", "bot": "random"}).status_code == 204
    assert "Ada lets a bot (random) play for Bob." in chronicle(bob, id)
    assert bob.send_form(f"/m/{id}/seat/1", {"do": "back"}).status_code == 204
    assert bob.send_form(f"/m/{id}/seat/1", {"do": "bot", "bot": "random"}).status_code == 204
    assert "A bot (random) plays for Bob now." in chronicle(bob, id)


def test_a_bot_does_not_consent_for_the_person_whose_seat_it_holds(server: Running) -> None:
    ada, bob, id = server.pair(seed="bot")
    live = server.live(id)
    assert live.decision is not None
    first = (ada, bob)[live.decision.seat]
    other = (bob, ada)[live.decision.seat]
    away = 1 - live.decision.seat
    number = live.match.number
    assert first.answer(id, live.match.keys[0]).status_code == 204
    server.table.matches.bots.pause = 3600
    if live.about.host == first.id:
        assert first.send_form(f"/m/{id}/seat/{away}", {"do": "bot", "bot": "random"}).status_code == 204
    else:
        assert other.send_form(f"/m/{id}/seat/{away}", {"do": "bot", "bot": "random"}).status_code == 204
    assert first.send_form(f"/m/{id}/undo", {"scope": "ask"}).status_code == 204
    assert live.request is not None and live.match.number > number  # it stands, and waits for a person
    assert other.send_form(f"/m/{id}/undo", {"agree": "1"}).status_code == 204
    assert live.request is None and "All agreed" in " ".join(chronicle(first, id))
