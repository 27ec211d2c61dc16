"""The Banners of the base game (M7.6)."""

from __future__ import annotations

from ...tables import Banner
from ...things.effects import do
from ...things.ways import ways_of

ROWS: dict[str, Banner] = {
    "banner_of_courage": Banner(readies=True),
    "banner_of_fear": Banner(ways=ways_of(do("scare", 1), "use", (), ("combat",))),
    "banner_of_glory": Banner(armor=1, plus=1, fame=1),
    "banner_of_protection": Banner(armor=1, resists=("fire", "ice")),
}
