"""The sites of the base game, a row each (M13)."""

from __future__ import annotations

from ..tables import Site

ROWS: dict[str, Site] = {
    "city": Site("fortified", icon="city"),  # M14; barred in First Reconnaissance (MS2.1)
    "den": Site("adventure", draws=("brown",), rewards=("crystal", "crystal"), closes=True),  # M13.7
    "dungeon": Site(  # M13.5
        "adventure", draws=("brown",), rewards=("dungeon",), survivors="go", night=True, units=False, again=True
    ),
    "glade": Site("resource", gift="mend", mana=True),  # M13.11
    "keep": Site("fortified", garrison="gray", icon="keep", owned=True, glory=True),  # M13.3
    "mage_tower": Site(  # M13.4
        "fortified", garrison="violet", rewards=("spell",), icon="mage_tower", sells="spells", glory=True
    ),
    "mine": Site("resource", gift="crystal"),  # M13.10
    "monastery": Site(  # M13.2
        "inhabited",
        draws=("violet",),
        rewards=("artifact",),
        survivors="go",
        units=False,
        icon="monastery",
        healing=2,
        sells="cloister",
        closes=True,
        burns=True,
        glory=True,
    ),
    "portal": Site("special", shared=True),  # M13.13
    "ruins": Site("adventure"),  # M13.9
    "spawning_grounds": Site(  # M13.8
        "adventure",
        draws=("brown", "brown"),
        rewards=("artifact", "crystal", "crystal", "crystal"),
        survivors="replace",
        closes=True,
    ),
    "tomb": Site(  # M13.6
        "adventure", draws=("red",), rewards=("spell", "artifact"), survivors="go", night=True, units=False, again=True
    ),
    "village": Site("inhabited", icon="village", healing=3, plunder=True),  # M13.1
}
