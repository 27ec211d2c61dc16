"""Options that take some of their values (Thunderstone's cards) through the lobby's form and the API."""

from __future__ import annotations

import re

import pytest

from undercroft.core.text import text
from undercroft.games.thunderstone.cards import HERO_GROUPS

from .conftest import Running

HEROES = ["amazon", "dwarf", "feayn", "selurin"]


def test_the_lobby_offers_a_box_for_every_name(server: Running) -> None:
    guest = server.guest()
    guest.send_form("/settings", {"lang": "ru"})
    page = guest.get("/").text
    boxes = re.findall(r'<input type="checkbox" name="option.heroes" value="(\w+)"><span>([^<]+)</span>', page)
    assert [word for word, _ in boxes] == list(HERO_GROUPS) and all(re.match("[А-Я]", name) for _, name in boxes)
    assert "выберите 4 или ничего" in page and "выберите не меньше 3" in page


def test_ticked_boxes_make_the_set(server: Running) -> None:
    id = server.guest().make("me", "bot:random", game="thunderstone", **{"option.heroes": HEROES})  # type: ignore[arg-type]
    assert server.live(id).match.state.options["heroes"] == ",".join(HEROES)


@pytest.mark.parametrize(
    ("lang", "heroes", "monsters", "words"),
    [
        ("en", HEROES[:3], [], "Heroes: choose 4, not 3"),
        ("ru", [*HEROES, "elf"], [], "Герои: нужно выбрать ровно 4, а выбрано 5"),
        ("pl", [], ["ooze", "dragon"], "Klasy Potworów: trzeba wybrać co najmniej 3, a wybrano 2"),
    ],
)
def test_too_few_or_too_many(server: Running, lang: str, heroes: list[str], monsters: list[str], words: str) -> None:
    """The same reason for a person, on the lobby's page, and for a program, with its own type."""
    guest = server.guest()
    form = {"game": "thunderstone", "lang": lang, "seat.0": "me", "seat.1": "bot:random", "csrf": guest.csrf}
    boxes = {"option.heroes": heroes, "option.monsters": monsters}
    refused = guest.post("/matches", data={**form, **boxes}, headers={"Accept": "text/html"})
    assert refused.status_code == 422 and words in refused.text
    program = server.program(lang=lang)
    options = {name: ",".join(given) for name, given in (("heroes", heroes), ("monsters", monsters)) if given}
    wish = {"game": "thunderstone", "seats": [{"who": "me"}, {"who": "bot:random"}], "options": options}
    problem = program.post("/api/matches", json=wish).json()
    assert problem["type"] == "urn:undercroft:server-wrong-number" and problem["detail"].startswith(words)


def test_programs_are_told_how_many(server: Running) -> None:
    [game] = [game for game in server.program().get("/api/games").json() if game["name"] == "thunderstone"]
    bounds = {option["name"]: (option["least"], option["most"]) for option in game["options"]}
    assert bounds["monsters"] == (3, 8) and bounds["heroes"] == (4, 4) and bounds["set"] == (1, 1)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_options_that_do_not_fit_the_players(server: Running, lang: str) -> None:
    """Good by themselves, but not together: the reason in the reader's language, on the page and in the API."""
    told = {"scenario": "option_scenario_first_reconnaissance", "mode": "option_mode_solo"}
    words = text(lang, "mk")("mk-unfit-seats", {**told, "seats": 2, "least": 1, "most": 1, "sort": "one"})
    guest = server.guest()
    form = {"game": "mageknight", "lang": lang, "seat.0": "me", "seat.1": "bot:random", "csrf": guest.csrf}
    refused = guest.post("/matches", data={**form, "option.mode": "solo"}, headers={"Accept": "text/html"})
    assert refused.status_code == 422 and words in refused.text
    wish = {"game": "mageknight", "seats": [{"who": "me"}, {"who": "bot:random"}], "options": {"mode": "solo"}}
    problem = server.program(lang=lang).post("/api/matches", json=wish).json()
    assert problem["type"] == "urn:undercroft:server-bad-form" and words in problem["detail"]
