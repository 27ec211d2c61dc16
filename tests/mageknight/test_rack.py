"""What lies beside the map: Banners, the centre of the table, kept dice and cards, in three languages."""

from __future__ import annotations

import pytest

from undercroft.core.text import LANGUAGES, text
from undercroft.core.zones import create
from undercroft.games.mageknight.centre import place
from undercroft.games.mageknight.state import Claim
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
        mods=[("talent", "red", 0), ("levy",)],
        tokens="red",
    )
    b.active, b.turn = 1, 5
    place(b, b.players[1].skills[0], "blue")
    b.active, b.turn = 0, 6
    b.claims = [Claim(0, "green", True, False)]
    b.players[0].kept = ["white"]
    b.players[0].aside = create(b, ["space_bending"])
    return go(b, ("turn",))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_beside_the_map_is_told(lang: str) -> None:
    s, say = full(), text(lang, "mk")
    seats = tuple(SeatInfo(seat, f"P{seat}", "person") for seat in range(2))
    page = table_page(TableModel("m", s.match, 0, Visitor(lang, "csrf"), seats))
    for word in ("banner_of_courage", "banner_of_glory", "tovak_mana_exploit", "space_bending"):
        assert say.name(word) in page
    for message in ("mk-tb-centre", "mk-tb-claims", "mk-tb-kept", "mk-tb-aside"):
        assert say(message) in page
    for key in ("banner:peasants#spentbanner", "levy:herbalists"):
        assert f'data-key="{key}"' in page
    assert say("mk-tb-units", {"count": 2, "of": 3}) in page  # Bonds of Loyalty is one more Command token
