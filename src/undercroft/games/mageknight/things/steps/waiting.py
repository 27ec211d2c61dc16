"""What an attack of The Lost Legion's cards brings later: spoils, and attacks and blocks that wait for their phase."""

from __future__ import annotations

from .....core.decision import Effect
from .....core.lasting import Mod
from ...agenda import Answers, act, auto
from ...fight.foes import standing, weaken, which_foe
from ...fight.points import make_attack, make_block
from ...play.tracks import (
    change_reputation,
    gain_fame,
)
from ...state import State, combat_of
from ...tables import (
    BLOCKING,
    ENEMIES,
    SHOOTING,
    SIDES,
    SINKS,
    STRIKING,
    Sink,
)
from ..mana import gain_crystal
from ..questions import colour_of


@act("spoils")
def spoils(s: State, what: str, n: int, *tokens: int) -> Effect:
    """What an attack brings for an enemy that it has defeated (Chivalry, Explosive Bolt), or for one of several."""
    if what == "laud":
        change_reputation(s, s.actor, 1)
        gain_fame(s, s.actor, n)
    elif what == "reap":
        fallen = [foe for foe in combat_of(s).foes if foe.token in tokens]
        printed = (ENEMIES[s.face[foe.token]].resists if SIDES[foe.side].hit is None else foe.resists for foe in fallen)
        own = dict.fromkeys(element for resists in printed for element in resists)  # MT12.3: of a leader's level
        gems = {"fire": "red", "ice": "blue", "physical": "green"}
        gain_crystal(s, s.actor, (yield colour_of(s, (*(gems[element] for element in own), "white"))))
    else:
        numbers = standing(s, "red")
        c = s.now.combat
        if numbers and c is not None:
            weaken(c, (yield which_foe(s, numbers))[1], n)


# -- attacks and blocks that wait for their phase


def _loaded(s: State, into: Answers) -> None:
    """Attacks that wait for the Attack phase: against one enemy only, or against all but one (`m`)."""
    c = combat_of(s)
    for at, mod in enumerate(s.now.mods):
        if mod.what == "weave" and (c.wounds or not c.targets):
            continue
        if mod.what in ("loaded", "weave") and c.targets:
            only, but = mod.m - 1, -mod.m - 1
            if (only < 0 or c.targets == (only,)) and (but < 0 or but not in c.targets):
                into.setdefault(f"fire:{s.face[mod.card]}", ("fire", at))


@auto("fire")
def fire(s: State, at: int) -> None:
    """The attack that waited counts now."""
    mod = s.now.mods.pop(at)
    s.now.by = mod.card
    make_attack(s, mod.n, "melee", mod.word or "physical")
    s.now.by = -1


def _wards(s: State, into: Answers) -> None:
    """Shield of the Fallen Kings: further Blocks, each against another attack."""
    c = combat_of(s)
    for at, mod in enumerate(s.now.mods):
        if mod.what == "wards" and c.blow is not None and all(each.by != mod.card for each in c.points):
            into[f"fire:{s.face[mod.card]}"] = ("ward", at)


@auto("ward")
def ward_off(s: State, at: int) -> None:
    mod = s.now.mods[at]
    s.now.mods[at : at + 1] = [mod._replace(m=mod.m - 1)] if mod.m > 1 else []
    s.now.by = mod.card
    make_block(s, mod.n, mod.word, 1)
    s.now.by = -1


def _bends(s: State, into: Answers) -> None:
    """Bow of Starsdawn: how Ranged and Siege Attacks count from now on; changed at most once for each attack."""
    for mod in s.now.mods:
        if mod.what == "bow" and not mod.n:
            into[f"bend:{BENDS[mod.word]}"] = ("draw_bow", BENDS[mod.word])


BENDS = {"twice": "as_siege", "as_siege": "twice"}


@auto("draw_bow")
def draw_bow(s: State, how: str) -> None:
    at = next(at for at, mod in enumerate(s.now.mods) if mod.what == "bow")
    s.now.mods[at] = Mod("bow", 1, word=how)


SINKS["loaded"] = Sink("", STRIKING, None, _loaded, lasting=True)
SINKS["wards"] = Sink("", BLOCKING, None, _wards, lasting=True)
SINKS["bow"] = Sink("", SHOOTING, None, _bends, lasting=True)
