"""What can be asked about a space (site, owner, who is there), and what is put there when it is revealed (M13)."""

from __future__ import annotations

from ....core.zones import reveal
from ..mods import LANTERN
from ..play.stacks import draw
from ..records import Hold
from ..state import State, day, mates, turn_of
from ..tables import BARE, RUINS, SITES, Site
from .groups import GUARD, RAMPAGING, put, tokens_at
from .hexes import MOVES, STEPS

LAIR = "lair"
CAMP = "camp"


def site_name(s: State, at: int) -> str:
    """The site of a space; one that is burned, emptied or cleared no longer counts as one (M13.2, M13.7-M13.9)."""
    if at not in s.board:
        return ""
    name = s.board[at].site
    if name and at in s.shields and SITES[name].closes:
        return ""
    if name == "ruins" and at not in s.ruins:
        return ""
    return name


def site_at(s: State, at: int) -> Site:
    name = site_name(s, at)
    return SITES[name] if name else BARE


def is_glade(s: State, at: int) -> bool:
    """MT8.1: the Hidden Valley is a magical glade like others."""
    return site_name(s, at) in ("glade", "hidden_valley")


def keep_owner(s: State, at: int) -> int:
    """M13.3: whose keep it is; -1 for nobody."""
    owned = at in s.shields and SITES[s.board[at].site].owned
    return s.shields[at][-1] if owned else -1


def volkare_at(s: State, at: int) -> bool:
    """Whether General Volkare stands on a space."""
    return s.volkare is not None and s.volkare.at == at


def camp_near(s: State, at: int) -> Hold | None:
    """ML22.7: the conquered camp on or next to a space."""
    for spot in (at, *(at + step for step in STEPS)) if s.holds else ():
        hold = s.holds.get(spot)
        if hold is not None and hold.kind == CAMP and spot in s.shields:
            return hold
    return None


def assault_at(s: State, at: int) -> str:
    """The step that begins when a hero enters a hostile space: against Volkare, whatever stands there (XR6)."""
    return "attack_volkare" if volkare_at(s, at) else SITES[s.board[at].site].assault


def hostile(s: State, at: int, seat: int) -> bool:
    """M10.5: an unconquered fortified site, or a keep that another player owns (M20.4: not a team mate).

    MS13.11, MS15.2: also where Volkare stands. MS16.7, MS19.5: and a lair as long as anybody is there.
    """
    if volkare_at(s, at):
        return True
    name = s.board[at].site
    if not name or SITES[name].sort != "fortified":
        return bool(name) and SITES[name].sort == LAIR and bool(tokens_at(s, at))
    if at not in s.shields:
        return True
    owner = s.shields[at][-1]
    return SITES[name].owned and owner != seat and owner not in mates(s, seat)


def walled(s: State, here: int, to: int) -> bool:
    """ML2.1, ML2.5: a wall lies between two spaces."""
    return to in s.board[here].walls


def heroes_at(s: State, at: int, but: int = -1) -> list[int]:
    return [seat for seat, p in enumerate(s.players) if seat != but and p.at == at]


def settle_space(s: State, at: int) -> None:
    """M10.10, M13: "when revealed" of one space: rampaging enemies, garrisons, what else its site brings."""
    ground = s.board[at]
    site = SITES[ground.site] if ground.site else BARE
    if ground.rampaging:  # M13.12
        pile = s.rules.piles[-1](s, at) if s.rules.piles else ground.rampaging
        token = draw(s, pile)
        if token >= 0:
            reveal(s, token)
            put(s, at, RAMPAGING, token, faction=pile.rpartition("_")[0])
    if site.garrison and not tokens_at(s, at, GUARD):  # M13.3, M13.4: face down
        token = draw(s, site.garrison)
        if token >= 0:
            put(s, at, GUARD, token)
    if site.revealed is not None:
        site.revealed(s, at)


def overlooked(s: State, at: int, light: bool, keen: bool = False) -> list[int]:
    """M4.5, MR4: where garrisons lie that a hero here sees: keeps and mage towers in the light, cities always."""
    found = []
    for step in MOVES.values() if keen else STEPS:
        near = at + step
        if near in s.there or (s.holds and near in s.board):
            spot = s.board[near]
            if spot.hold in s.holds or (light and spot.site and SITES[spot.site].garrison):
                found.append(spot.hold)
    return found


def hold_spaces(s: State, at: int) -> tuple[int, ...]:
    """MS20.11: the spaces of the stronghold that a space belongs to."""
    first = s.board[at].hold
    return (first, *(near for near in s.board[first].near if s.board[near].hold == first))


def spy_all(s: State) -> None:
    """M4.5: the Day breaks, or a tile is turned up: every hero looks around."""
    for seat in range(s.seats):
        spy(s, seat)


def spy(s: State, seat: int) -> None:
    """M4.5: by Day the garrisons of keeps and mage towers next to a hero are turned up; MR4: of cities always.

    ML22.3: so is Volkare's army in his camp.
    """
    at, turn = s.players[seat].at, turn_of(s, seat)
    light = day(s) or (turn is not None and LANTERN in turn.mods)
    if at < 0 or not (light or s.holds):
        return
    keen = turn is not None and bool(turn.mods) and any(mod.what == "keen" for mod in turn.mods)  # Hawk Eyes
    for near in overlooked(s, at, light, keen):
        army = s.volkare.tokens if s.volkare is not None and s.volkare.at == near else ()
        for token in (*tokens_at(s, near, GUARD), *army):
            reveal(s, token)


def ruin_at(s: State, at: int) -> str:
    """The face of the ruins token of a space, or nothing."""
    token = s.ruins.get(at, -1)
    return s.face[token] if token >= 0 else ""


def ruins_enemies(s: State, at: int) -> tuple[str, ...]:
    return RUINS[ruin_at(s, at)].enemies
