"""What holds at every question of Mage Knight, whoever plays how: each is a mistake that was found once."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from undercroft import new_match
from undercroft.bots import Seen
from undercroft.core.lasting import Mod
from undercroft.core.match import Match
from undercroft.core.state import EVERYONE
from undercroft.games.mageknight.bots import Greedy
from undercroft.games.mageknight.fight.reckoning import attack_total, fortified, need, resists
from undercroft.games.mageknight.state import State, day
from undercroft.games.mageknight.tables import SITES
from undercroft.games.mageknight.things.units import unit_key
from undercroft.games.mageknight.world.groups import tokens_at
from undercroft.games.mageknight.world.hexes import STEPS

from .hasty import hasty
from .middles import crowd, middle, volley

Found = Counter[str]


def walls_hold(s: State, keys: tuple[str, ...], seen: Found) -> None:
    """M12.11: in the Ranged and Siege phase nothing but Siege counts against fortified targets."""
    c = s.now.combat
    if c is None or c.phase != "ranged" or Mod("sieging") in s.now.mods:
        return
    foes = [c.foes[at] for at in c.targets]
    if any(fortified(s, foe) for foe in foes):
        siege = [points for points in c.points if points.kind == "siege"]
        assert need(s).have == attack_total(siege, [resists(s, foe) for foe in foes])
        seen["walls"] += len(siege) < len(c.points)
    assert not any(fortified(s, foe) > 1 for foe in foes)


def garrisons_are_seen(s: State, keys: tuple[str, ...], seen: Found) -> None:
    """M4.5: by Day no garrison beside a hero lies face down."""
    for p in s.players if day(s) and s.agenda[-1][0] in ("before", "turn") else []:
        for near in (p.at + step for step in STEPS) if p.at >= 0 else ():
            if near in s.there and SITES.get(s.board[near].site, SITES["portal"]).garrison:
                assert all(s.known[token] == EVERYONE for token in tokens_at(s, near))
                seen["garrisons"] += 1


def no_action_in_company(s: State, keys: tuple[str, ...], seen: Found) -> None:
    """M10.14: no action on a space with another hero, but for the portal."""
    at = s.players[s.active].at
    together = sum(p.at == at for p in s.players) > 1 and s.board[at].site != "portal" if at >= 0 else False
    if together and s.agenda[-1][0] == "turn":
        assert not any(key.startswith("act:") for key in keys)
        seen["company"] += 1


def units_are_told_apart(s: State, keys: tuple[str, ...], seen: Found) -> None:
    """Two Units of a seat share a key only if nothing about them differs."""
    for p in s.players:
        states: dict[str, tuple[object, ...]] = {}
        for unit in p.units:
            banner = s.face[unit.banner] if unit.banner >= 0 else ""
            state = (s.face[unit.card], unit.spent, unit.wounds, banner, unit.bonded)
            assert states.setdefault(unit_key(s, unit), state) == state
            seen["twins"] += sum(other[0] == state[0] for other in states.values()) > 1


def points_are_aimed(s: State, keys: tuple[str, ...], seen: Found) -> None:
    """M5.4: Attack and Block points lie only at a target that still stands."""
    c = s.now.combat
    if c is not None:
        assert c.targets or c.blow or not c.points
        assert not any(c.foes[number].beaten for number in c.targets)
        assert c.blow is None or not c.foes[c.blow.foe].beaten
        seen["pools"] += s.now.move + s.now.influence > 0


CHECKS = (walls_hold, garrisons_are_seen, no_action_in_company, units_are_told_apart, points_are_aimed)


def play(match: Match, random: Random, most: int, seen: Found, bot: Greedy | None = None) -> None:
    """Answer at random, or mostly as a bot does, and check at every question."""
    for _ in range(most):
        if match.decision is None:
            return
        assert isinstance(match.state, State)
        for check in CHECKS:
            check(match.state, match.decision.keys, seen)
        careful = bot is not None and random.random() < 0.9
        match.choose(bot.choose(Seen(match, match.decision.seat)) if bot and careful else random.choice(match.keys))


def test_in_the_middle_of_things() -> None:
    seen: Found = Counter()
    for seed in range(150):
        play(middle(seed).match, Random(seed), 20, seen)
    for seed in range(60):
        play(volley(seed).match, Random(seed), 12, seen)
        play(crowd(seed).match, Random(seed), 8, seen)
    assert set(+seen) == {"walls", "garrisons", "company", "twins", "pools"}  # the play came everywhere


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_in_whole_matches(seats: int) -> None:
    """Played by `greedy`, which gets about, with a random answer now and then."""
    seen: Found = Counter()
    for seed in range(4):
        play(new_match("mageknight", seats=seats, seed=seed), Random(seed), 2000, seen, hasty(seed))
    assert seen["garrisons"]
