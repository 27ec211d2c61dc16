"""What lies beside the map: Banners, the centre of the table, kept dice and cards, in three languages."""

from __future__ import annotations

import re

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.text import COMPLETE, text
from undercroft.core.zones import create
from undercroft.games.mageknight.records import Claim
from undercroft.games.mageknight.state import State, Turn
from undercroft.games.mageknight.things.centre import place
from undercroft.table.hyphens import SHY
from undercroft.table.models import SeatInfo, TableModel, Visitor
from undercroft.table.render import table_page

from .scene import Scene, bare, go


def full() -> Scene:
    """Seat 0 has everything that can lie beside the map; Mana Exploit of seat 1 is in the centre."""
    units = "peasants!@banner_of_courage, foresters@banner_of_glory&"
    b = bare(
        "march, rage",
        units=units,
        skills="norowas_bonds_of_loyalty",
        seats=2,
        level=3,
        offer="herbalists",
        rival_skills="tovak_mana_exploit",
        mods=[Mod("talent", word="red", card=0), Mod("levy")],
        tokens="red",
    )
    b.actor, b.turn = 1, 5
    place(b, b.players[1].skills[0], "blue")
    b.actor, b.turn = 0, 6
    b.claims = (Claim(0, "green", True, False),)
    b.players[0].tokens = ["white"]
    b.players[0].aside = tuple(create(b, ["space_bending"]))
    return go(b, ("turn",))


def others_turn() -> State:
    """Seat 1 acts, and seat 0 has mana for its next turn."""
    b = bare("rage, march", seats=2)
    b.active = b.actor = 1
    b.now = Turn(1, phase="move", path=[b.players[0].at])
    b.players[0].tokens, b.players[1].at = ["white"], b.players[0].at
    return b


@pytest.mark.parametrize("lang", COMPLETE)
def test_everything_beside_the_map_is_told(lang: str) -> None:
    s, say = full(), text(lang, "mk")
    seats = tuple(SeatInfo(seat, f"P{seat}", "person") for seat in range(2))
    page = table_page(TableModel("m", s.match, 0, Visitor(lang, "csrf"), seats))
    for word in ("banner_of_courage", "banner_of_glory", "tovak_mana_exploit", "space_bending"):
        assert say.name(word) in re.sub(rf'{SHY}|<span class="w">|</span>', "", page)  # a title may be broken
    for message in ("mk-tb-centre", "mk-tb-claims", "mk-tb-aside"):
        assert say(message) in page
    assert say("mk-tb-kept") not in page  # on the own turn it is mana like any other
    waits = go(others_turn(), ("turn",)).match
    assert say("mk-tb-kept") in table_page(TableModel("m", waits, 0, Visitor(lang, "csrf"), seats))
    for key in ("banner:peasants#spentbanner_of_courage", "levy:herbalists"):
        assert f'data-key="{key}"' in page
    assert say("mk-tb-units", {"count": 2, "of": 3}) in page  # Bonds of Loyalty is one more Command token
