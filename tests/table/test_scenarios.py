"""Choosing a scenario of Mage Knight: what the lobby tells about each, and who is turned away at which door."""

from __future__ import annotations

import re

import pytest

from undercroft.cli import main
from undercroft.core.text import COMPLETE, text
from undercroft.games.mageknight.rules import HOUSE, SCENARIOS
from undercroft.games.mageknight.table.pictures import picture, positions

from .conftest import Running

WRONG = [
    ({"scenario": "moonlight"}, 2, "moonlight"),
    ({"house": "chaos"}, 2, "chaos"),
    ({"scenario": "druid_nights", "mode": "solo"}, 2, "Druid Nights"),
    ({"scenario": "druid_nights", "house": "darkness"}, 2, "Darkness is coming"),
    ({"house": "rampage,more_rampage"}, 2, "Rampage!, More Rampage!"),
    ({"house": "hero_auction"}, 1, "Hero auction"),
]


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_lobby_tells_about_every_scenario(server: Running, lang: str) -> None:
    guest = server.guest()
    guest.send_form("/settings", {"lang": lang})
    page, say = guest.get("/").text.replace("\u00a0·", " ·"), text(lang, "mk")  # no line begins with a dot
    tales = re.findall(r'<label class="tale"><input type="radio" name="option.scenario" value="(\w+)"', page)
    assert tales == list(SCENARIOS) and page.count('<svg class="mapshape"') >= len(tales) - 1
    for name in ("first_reconnaissance", "mines_liberation", "druid_nights", "dungeon_lords"):
        for kind in ("option", "about", "facts"):
            assert say(f"mk-{kind}-scenario-{name.replace('_', '-')}") in page
    assert say("mk-about-house-night-arrival") in page and say("mk-option-house-rampage") in page
    assert set(re.findall(r'type="checkbox" name="option.house" value="(\w+)"', page)) == set(HOUSE)


def test_a_picture_has_the_tiles_of_its_scenario() -> None:
    """As many as for the fewest players, in the shape, nearest first."""
    drawn = picture("scenario", "druid_nights")
    spaces, cities = drawn.count("l7 4"), drawn.count('class="city ')
    assert (spaces, cities, drawn.count('class="portal"')) == (7 * (1 + 8 + 2), 1, 1)
    assert picture("mode", "solo") == "" and len(drawn) < 3500
    assert len({picture("scenario", name) for name in SCENARIOS}) == len(SCENARIOS)
    assert len(set(positions("open_3_columns", 9))) == 9


@pytest.mark.parametrize(("options", "seats", "words"), WRONG)
def test_the_lobby_and_the_api_refuse(server: Running, options: dict[str, str], seats: int, words: str) -> None:
    guest, chairs = server.guest(), ["me", "bot:random"][:seats]
    form = {
        "game": "mageknight",
        "lang": "en",
        "csrf": guest.csrf,
        **{f"seat.{n}": who for n, who in enumerate(chairs)},
    }
    boxes = {f"option.{name}": value.split(",") for name, value in options.items()}
    refused = guest.post("/matches", data={**form, **boxes}, headers={"Accept": "text/html"})
    assert refused.status_code == 422 and words in refused.text
    wish = {"game": "mageknight", "seats": [{"who": who} for who in chairs], "options": options}
    problem = server.program().post("/api/matches", json=wish)
    assert problem.status_code == 422 and words in problem.json()["detail"]


@pytest.mark.parametrize(("options", "seats", "words"), WRONG)
def test_the_command_line_refuses(
    options: dict[str, str], seats: int, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one sentence, with the exit code of a wrong call."""
    chosen = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    monkeypatch.setattr("sys.argv", ["undercroft", "simulate", "mageknight", "--seats", str(seats), *chosen])
    with pytest.raises(SystemExit) as left:
        main()
    said = capsys.readouterr().err
    assert left.value.code == 2 and words in said and said.startswith("Error: ") and said.count("\n") == 1


def test_five_heroes_sit_at_one_table(server: Running) -> None:
    """The lobby has a fifth seat, and the page shows everybody; with the base game alone there is no fifth hero."""
    guest, chairs = server.guest(), ["me", *["bot:random"] * 4]
    wish = {"game": "mageknight", "seats": [{"who": who} for who in chairs], "options": {"sets": "lost_legion"}}
    assert 'name="seat.4"' in guest.get("/").text
    id = guest.make(*chairs, game="mageknight", **{"option.sets": "lost_legion"})
    page = guest.get(f"/m/{id}").text
    assert all(f'<svg class="mark s{seat}"' in page for seat in range(5))
    wish["options"] = {}
    problem = server.program().post("/api/matches", json=wish)
    assert problem.status_code == 422 and "heroes" in problem.json()["detail"]
