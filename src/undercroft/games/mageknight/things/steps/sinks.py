"""What cards let points buy: Attack for Move, Block for Influence, peace for Move, a lesson for Influence (M17.1)."""

from __future__ import annotations

from .....core.decision import Effect
from .....core.events import tell
from .....core.lasting import Mod
from ...agenda import Answers, act, auto
from ...fight.abilities import traits
from ...fight.foes import attackers, blow_keys, foe_keys, lower, stop, wings_price
from ...fight.reckoning import aimed, blows_now, out_of_reach, strike_of
from ...mods import SIEGING, WINGS
from ...play.stacks import refill
from ...records import Blow
from ...state import State, combat_of, me
from ...tables import BEFORE_DAMAGE, BLOCKING, FIGHTING, OPENING, QUIET, SINKS, Sink
from ..questions import how_many

# -- Agility


def _is_agile(s: State) -> bool:
    return bool(s.now.mods) and any(mod.what == "agile" for mod in s.now.mods)


def _strike(s: State, into: Answers) -> None:
    """Agility: Move as Attack; with its strong effect two of them as Ranged Attack 1."""
    c = combat_of(s)
    if not s.now.mods or not aimed(c) or not _is_agile(s):
        return
    if c.phase == "attack" and s.now.move >= 1:
        into["spend:attack"] = ("spend", "move", 1, "melee", "physical")
    elif c.phase == "ranged" and Mod("agile", 1) in s.now.mods and s.now.move >= 2 and not out_of_reach(s, c):
        into["spend:ranged_attack"] = ("spend", "move", 2, "ranged", "physical")


SINKS["agility"] = Sink("move", FIGHTING, _is_agile, _strike, lasting=True)

# -- Diplomacy

_BLOCKS = {"physical": "plain_block", "fire": "fire_block", "ice": "ice_block"}


def _is_diplomat(s: State) -> bool:
    return bool(s.now.mods) and any(mod.what == "diplomat" for mod in s.now.mods)


def _parry(s: State, into: Answers) -> None:
    """Diplomacy: Influence as Block of its element."""
    c = combat_of(s)
    if c.phase == "block" and c.blow is not None and s.now.influence >= 1:
        for mod in s.now.mods:
            if mod.what == "diplomat":
                into[f"spend:{_BLOCKS[mod.word]}"] = ("spend", "influence", 1, "block", mod.word)


SINKS["diplomacy"] = Sink("influence", BEFORE_DAMAGE, _is_diplomat, _parry, lasting=True)

# -- Wings of Night


def _has_wings(s: State) -> bool:
    return bool(wings_price(s) and attackers(s))


def _grounded(s: State, into: Answers) -> None:
    price = wings_price(s)
    if price and s.now.move >= price:
        into.update(zip(*foe_keys(s, attackers(s), "ground"), strict=True))


@auto("ground")
def ground(s: State, at: int) -> None:
    """Wings of Night: 1 Move for the second enemy, 2 for the third, and so on."""
    s.now.move -= wings_price(s)
    stop(s, at)
    s.now.mods.append(WINGS)


SINKS["wings"] = Sink("move", BEFORE_DAMAGE, _has_wings, _grounded, lasting=True)

# -- Altem Mages


def _is_siege(s: State) -> bool:
    """All attacks are Siege too, so any Attack counts in the Ranged and Siege phase."""
    return SIEGING in s.now.mods and s.now.combat is not None and aimed(s.now.combat)


SINKS["sieging"] = Sink("attack", OPENING, _is_siege, lasting=True)

# -- Cumbersome enemies


def _slow_blows(s: State) -> list[Blow]:
    """ML11.7: the attacks that Move lowers."""
    c = combat_of(s)
    return [blow for blow in blows_now(c) if traits(strike_of(c, blow).abilities).slow]


def _has_slow(s: State) -> bool:
    return bool(_slow_blows(s))


def _evade(s: State, into: Answers) -> None:
    if s.now.move:
        blows = _slow_blows(s)
        into.update((key, ("slow", *blow)) for key, blow in zip(blow_keys(s, blows, "slow"), blows, strict=True))


@act("slow")
def slow(s: State, foe: int, n: int) -> Effect:
    """ML11.7, ML11.8: each Move point that was made in this combat lowers the attack by 1."""
    c = combat_of(s)
    blow = Blow(foe, n)
    by = yield how_many(s, range(min(s.now.move, strike_of(c, blow).value), 0, -1))
    s.now.move -= by
    lower(s, c, blow, by)


SINKS["slow"] = Sink("move", BLOCKING, _has_slow, _evade)

# -- Learning


def _is_taught(s: State) -> bool:
    return bool(s.now.mods and s.advanced) and any(mod.what == "learning" for mod in s.now.mods)


def _lessons(s: State, into: Answers) -> None:
    """Learning: the Advanced Actions of the offer that Influence can pay, also outside an interaction."""
    for mod in s.now.mods:
        if mod.what == "learning" and mod.n <= s.now.influence:
            for card in s.advanced:
                into[f"learn:{s.face[card]}"] = ("learn", card)


@auto("learn")
def learn(s: State, card: int) -> None:
    """Learning: an Advanced Action of the offer for Influence, once."""
    mod = next(mod for mod in s.now.mods if mod.what == "learning" and mod.n <= s.now.influence)
    s.now.mods.remove(mod)
    s.now.influence -= mod.n
    s.advanced.remove(card)
    (me(s).hand if mod.word == "hand" else me(s).discard).append(card)
    tell(s, "mk-gained", who=s.actor, card=card)
    refill(s, "advanced")


SINKS["learning"] = Sink("influence", QUIET, _is_taught, _lessons, lasting=True)
