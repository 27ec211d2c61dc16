"""Steps of the Spells of The Lost Legion."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from .....core.lasting import Mod
from ...fight.foes import attackers, standing, stop, weaken, which_foe
from ...fight.points import make_attack
from ...fight.reckoning import blocked_whole
from ...play.tracks import (
    discard_card,
    is_wound,
)
from ...state import State, combat_of, me
from ...tables import (
    BASIC,
    BEFORE_DAMAGE,
    BLOCKING,
    QUIET,
    SHOOTING,
    STRIKING,
    Gone,
    Why,
    step,
)
from ..cards import hues
from ..mana import gain_crystal
from ..needs import aim, hurt, unless
from ..questions import PICK, colour_of, later, pick
from .cards import hue
from .points import _heal


@step("offer_up")
def _offer_up(s: State, most: int) -> Effect:
    """Offering: up to three cards that are no Wounds for a crystal each, of their colour; any for an Artifact."""
    last = -1
    for _ in range(most):
        cards = later(s, [card for card in me(s).hand if not is_wound(s, card)], last)
        if not cards:
            return
        card = yield pick(s, cards, stop="done")
        if card == "done":
            return
        last = card
        colour = (yield from hue(s, card)) if hues(s.face[card]) else (yield colour_of(s, BASIC))
        discard_card(s, s.actor, card)
        gain_crystal(s, s.actor, colour)


def pairs(s: State, pair: str) -> int:
    return min(me(s).crystals[colour] for colour in pair.split("_"))


def has_pair(s: State, gone: Gone, pair: str, plus: int) -> Why | None:
    return aim(s, gone) if pairs(s, pair) else Why("M6.1", "mk-why-no-crystal")


@step("sacrifice", when=SHOOTING, why=has_pair, makes="attack", amount=2, icon="crossed-swords")
def _sacrifice(s: State, pair: str, plus: int) -> None:
    """Sacrifice: Siege 4 with green, Ranged 6 with white, for each pair with red (Fire) or blue (Ice)."""
    n, (one, other) = pairs(s, pair), pair.split("_")
    element = "fire" if other == "red" else "ice"
    make_attack(s, n * (4 if one == "green" else 6) + plus, "siege" if one == "green" else "ranged", element)
    for colour in (one, other):
        me(s).crystals[colour] -= n
        me(s).tokens += [colour] * n
        s.now.spent += (colour,) * n


@step("charm")
def _charm(s: State, by: int) -> Effect:
    """Charm, in an interaction: a crystal of any colour, or a Unit for less."""
    if s.now.phase == "deal":
        keys = (*(f"colour:{colour}" for colour in BASIC), "discount")
        answer = yield Decision(s.actor, PICK, keys, (*BASIC, "discount"))
        if answer == "discount":
            s.now.mods.append(Mod("charm", by))
        else:
            gain_crystal(s, s.actor, answer)


@step(
    "possess", when=BEFORE_DAMAGE, why=lambda s, gone, n: None if attackers(s) else Why("M12.26", "mk-why-no-attacker")
)
def _possess(s: State, n: int) -> Effect:
    """Possess: an enemy does not attack; its attacks are the hero's against others in the Attack phase."""
    c = combat_of(s)
    at = (yield which_foe(s, attackers(s)))[1]
    stop(s, at)
    s.now.mods += [
        Mod("loaded", each.value, -at - 1, each.element, s.now.by) for each in c.foes[at].strikes if not each.fate
    ]


@step("cure", when=QUIET, why=hurt, icon="health-potion")
def _cure(s: State, n: int) -> None:
    """Cure: this turn a card for every Wound healed from hand, and Units that are healed become ready."""
    s.now.mods.append(Mod("cure"))
    _heal(s, n)


def sick(s: State) -> list[int]:
    c = s.now.combat
    return [at for at in standing(s, "green") if c is not None and blocked_whole(c.foes[at])]


@step("sicken", when=BLOCKING | STRIKING, why=unless(lambda s: bool(sick(s)), Why("ML10.4", "mk-why-no-foe")))
def _sicken(s: State, n: int) -> None:
    """ML10.4: Disease: enemies whose attacks were all blocked have Armor 1."""
    c = combat_of(s)
    for at in sick(s):
        weaken(c, at, 99)
