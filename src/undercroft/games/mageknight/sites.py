"""The sites of the base game as data, and what can be asked about a space (M13)."""

from __future__ import annotations

from typing import NamedTuple

from ...core.zones import reveal
from .hexes import STEPS
from .ruins import RUINS
from .state import State, day
from .tracks import draw_token


class Site(NamedTuple):
    """What the rules ask about a kind of site; a new site is a row of the table below.

    `garrison` is put there when the tile is revealed, `draws` is met on entering (M13.17). `survivors`: what becomes of
    enemies that were not defeated: stay, go (discarded) or replace (M12.23).
    """

    sort: str  # inhabited, fortified, adventure, resource, special
    garrison: str = ""
    draws: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    survivors: str = "stay"
    night: bool = False  # night rules (M4.4)
    units: bool = True  # whether Units may be used (M7.8)
    again: bool = False  # can be entered again for Fame only
    icon: str = ""  # of the Units recruited here
    healing: int = 0  # Influence for a Healing point
    sells: str = ""  # the offer whose cards are sold here: cloister or spells
    owned: bool = False  # belongs to whoever conquered it last (M13.3)
    closes: bool = False  # no site any more once it has a shield
    plunder: bool = False
    burns: bool = False
    gift: str = ""  # at the end of a turn there: crystal or mend (M16.4)
    mana: bool = False  # a token at the start of a turn there
    shared: bool = False  # heroes can be there together (M10.13)
    glory: bool = False  # a shield there counts for Greatest Conqueror (M22.5)


SITES: dict[str, Site] = {
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
BARE = Site("none")


def site_name(s: State, at: int) -> str:
    """The site of a space; one that is burned, emptied or cleared is none any more (M13.2, M13.7-M13.9)."""
    if at not in s.board:
        return ""
    name = s.board[at].ground.site
    if name and at in s.shields and SITES[name].closes:
        return ""
    if name == "ruins" and at not in s.ruins:
        return ""
    return name


def site_at(s: State, at: int) -> Site:
    name = site_name(s, at)
    return SITES[name] if name else BARE


def keep_owner(s: State, at: int) -> int:
    """M13.3: whose keep it is; -1 for nobody."""
    owned = at in s.shields and SITES[s.board[at].ground.site].owned
    return s.shields[at][-1] if owned else -1


def hostile(s: State, at: int, seat: int) -> bool:
    """M10.5: an unconquered fortified site, or a keep that another player owns."""
    name = s.board[at].ground.site
    if not name or SITES[name].sort != "fortified":
        return False
    return at not in s.shields or (SITES[name].owned and s.shields[at][-1] != seat)


def rampager(s: State, at: int) -> bool:
    """M13.12: a rampaging enemy stands there."""
    return at in s.foes and bool(s.board[at].ground.rampaging)


def rampagers_near(s: State, at: int) -> list[int]:
    """The spaces next to this one with a rampaging enemy."""
    foes = s.foes
    return [at + step for step in STEPS if at + step in foes and s.board[at + step].ground.rampaging]


def heroes_at(s: State, at: int, but: int = -1) -> list[int]:
    return [seat for seat, p in enumerate(s.players) if seat != but and p.at == at]


def settle_space(s: State, at: int) -> None:
    """M10.10, M13: "when revealed" of one space: garrisons, rampaging enemies, ruins, monasteries."""
    ground = s.board[at].ground
    if ground.rampaging:  # M13.12
        token = draw_token(s, ground.rampaging)
        if token >= 0:
            reveal(s, token)
            s.foes[at] = (token,)
    if ground.site == "ruins":  # M13.9
        token = draw_token(s, "yellow")
        if token >= 0:
            s.ruins[at] = token
            if day(s):
                reveal(s, token)
    elif ground.site and SITES[ground.site].sells == "cloister" and s.decks["advanced"]:  # M13.2
        card = s.decks["advanced"].pop()
        reveal(s, card)
        s.cloister.append(card)
    elif ground.site and SITES[ground.site].garrison:  # M13.3, M13.4: face down
        token = draw_token(s, SITES[ground.site].garrison)
        if token >= 0:
            s.foes[at] = (token,)


def spy(s: State, seat: int) -> None:
    """M4.5: by Day the garrisons of keeps and mage towers next to a hero are turned up."""
    if not day(s) and ("lantern",) not in s.mods:
        return
    at = s.players[seat].at
    for step in STEPS:
        near = at + step
        if near in s.foes and s.board[near].ground.site and SITES[s.board[near].ground.site].garrison:
            for token in s.foes[near]:
                reveal(s, token)


def ruin_at(s: State, at: int) -> str:
    """The face of the ruins token of a space, or nothing."""
    token = s.ruins.get(at, -1)
    return s.face[token] if token >= 0 else ""


def ruins_enemies(s: State, at: int) -> tuple[str, ...]:
    return RUINS[ruin_at(s, at)].enemies
