"""Steps of the Units of The Lost Legion, and what they are paid in combat (ML6, ML7)."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from .....core.events import tell
from .....core.lasting import Mod
from .....core.zones import knows, look
from ...agenda import Answers, auto
from ...fight.foes import can_affect, destroy, lower, open_blows, standing, strip, weaken, which_foe
from ...fight.reckoning import blocked_whole, present
from ...play.tracks import change_reputation
from ...records import Blow, Rider
from ...state import State, Unit, combat_of, me
from ...tables import BEFORE_DAMAGE, BLOCKING, ENEMIES, FIGHTING, SINKS, STRIKING, UNITS, Gone, Sink, Why, step
from ...world.groups import tokens_at
from ...world.hexes import distance
from ..deeds import allowed, at_call, held_back
from ..needs import foe, unless
from ..questions import PICK
from ..units import unit_key
from .foes import strike, take_aim, which_blow


@step("esteem")
def _esteem(s: State, n: int) -> None:
    """Heroes: Reputation, if they speak while the hero interacts."""
    if s.now.phase == "deal":
        change_reputation(s, s.actor, n)


@step("cheer", when=FIGHTING)
def _cheer(s: State, n: int) -> None:
    """Shocktroops: the attacks of all other Units are higher this turn."""
    s.now.mods.append(Mod("cheer", n, card=s.now.by))


# -- enemies and their attacks


@step("reduce", when=BEFORE_DAMAGE, why=strike)
def _reduce(s: State, by: int, times: int = 1) -> Effect:
    """XR43, ML11.12: an attack is lower; or several, one after the other."""
    c = combat_of(s)
    done: list[Blow] = []
    for _ in range(times):
        blows = [blow for blow in open_blows(s) if blow not in done]
        if not blows:
            return
        done.append(Blow(*(yield which_blow(s, blows))))
        lower(s, c, done[-1], by)


def within_reach(s: State) -> list[int]:
    """ML11.12: the enemies of which at least an attack can be changed; M18.10: never a hero."""
    c = s.now.combat
    return [] if c is None else [at for at in present(c) if c.foes[at].token >= 0]


any_foe = unless(within_reach, Why("M12.9", "mk-why-no-foe"))


@step("unsettle", when=BEFORE_DAMAGE, why=any_foe)
def _unsettle(s: State, by: int) -> Effect:
    """Shocktroops: one enemy has less Armor, and one of its attacks is lower; ML11.12: an immune one only that."""
    c = combat_of(s)
    at = (yield which_foe(s, within_reach(s)))[1]
    if c.foes[at].by < 0 and can_affect(s, c.foes[at], ""):
        weaken(c, at, by)
    blows = [blow for blow in open_blows(s) if blow.foe == at]
    if blows:
        lower(s, c, Blow(*(yield which_blow(s, blows))), by)


@step("lure", when=BEFORE_DAMAGE, why=strike)
def _lure(s: State, by: int) -> Effect:
    """Shocktroops: an attack is lower, and its damage is theirs first, also an assassin's (`fight/combat.py`)."""
    c = combat_of(s)
    blow = Blow(*(yield which_blow(s, open_blows(s))))
    s.now.mods.append(Mod("lured", blow.foe, blow.n, card=s.now.by))
    lower(s, c, blow, by)


@step("strip_one", when=FIGHTING, why=foe)
def _strip_one(s: State, lost: str) -> Effect:
    """Sorcerers: one enemy loses every fortification, or every resistance."""
    c = combat_of(s)
    strip(c, (yield which_foe(s, standing(s)))[1], lost)
    yield from take_aim(s)


def doomed(s: State, colour: str) -> list[int]:
    """Whom Delphana Masters can destroy: those that may still be blocked, in the end those that were."""
    c = combat_of(s)
    return [at for at in standing(s, colour) if c.phase == "block" or blocked_whole(c.foes[at])]


def can_doom(s: State, gone: Gone, n: int, colour: str) -> Why | None:
    return None if doomed(s, colour) else Why("ML10.4", "mk-why-no-foe")


@step("doom", when=BLOCKING | STRIKING, why=can_doom)
def _doom(s: State, n: int, colour: str) -> Effect:
    """ML10.4: an enemy is destroyed as soon as all its attacks are blocked."""
    c = combat_of(s)
    at = (yield which_foe(s, doomed(s, colour)))[1]
    if blocked_whole(c.foes[at]):
        destroy(s, at)
    else:
        c.owed = (*c.owed, Rider("destroy", 0, colour, s.now.by, at))


# -- Scouts


def unseen(s: State, far: int) -> dict[str, int]:
    """XR44: the face-down tokens on spaces within reach, and the top of every pile of enemies."""
    at = me(s).at
    found: dict[str, int] = {}
    for near in sorted(s.there, key=lambda to: distance(at, to)):
        if distance(at, near) <= far:
            for token in tokens_at(s, near):
                if not knows(s, token, s.actor):
                    name = f"peek:{s.board[near].site or s.board[near].terrain}"
                    found[f"{name}#{len(found) + 1}" if name in found else name] = token
    piles = {enemy.pile for enemy in ENEMIES.values()}
    tops = {f"peek:{name}": stack[-1] for name, stack in s.stacks.items() if name in piles and stack}
    return {**found, **{key: top for key, top in tops.items() if not knows(s, top, s.actor)}}


def hidden(s: State, gone: Gone, far: int) -> Why | None:
    return None if unseen(s, far) else Why("M21.2", "mk-why-nothing-hidden")


@step("scout", why=hidden)
def _scout(s: State, far: int) -> Effect:
    """Scouts look at a token; defeating it this turn brings 1 Fame more."""
    found = unseen(s, far)
    token = yield Decision(s.actor, PICK, tuple(found), tuple(found.values()))
    look(s, token, s.actor)
    s.now.mods.append(Mod("scouted", 1, card=token))


# -- Thugs and Heroes


HIRE = 2  # ML6.5, ML6.6


def unpaid(s: State) -> list[Unit]:
    """ML6.5, ML6.6: Thugs that will take no damage, Heroes that take no part in an assault, unless they are paid.

    XR67: in a duel nobody asks Thugs.
    """
    c = combat_of(s)
    able = (unit for unit in me(s).units if not unit.wounds and unit.card not in c.paid and allowed(c, unit))
    thugs = c.phase != "attack" and s.duel is None
    return [unit for unit in able if held_back(s, unit.card) or (thugs and "thug" in UNITS[s.face[unit.card]].marks)]


def unpaid_levies(s: State) -> list[int]:
    """ML6.6: the Heroes of the offer that Call to Arms could use in this assault."""
    return [card for card in at_call(s) if held_back(s, card)]


def _hires(s: State, into: Answers) -> None:
    """ML6.7, XR8: 2 Influence that were made in this combat, for each Unit."""
    if s.now.influence >= HIRE:
        into.update((unit_key(s, unit, "hire"), ("hire", unit.card)) for unit in unpaid(s))
        for card in unpaid_levies(s):
            into.setdefault(f"hire:{s.face[card]}", ("hire", card))


@auto("hire")
def hire(s: State, card: int) -> None:
    """ML6.5, ML6.6, XR8: it holds for this combat."""
    c = combat_of(s)
    s.now.influence -= HIRE
    c.paid = (*c.paid, card)
    tell(s, "mk-hired", who=s.actor, card=card)


SINKS["hire"] = Sink("influence", FIGHTING, lambda s: bool(unpaid(s) or unpaid_levies(s)), _hires)
