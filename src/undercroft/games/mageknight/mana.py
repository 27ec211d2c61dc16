"""Mana: what can pay for what, and paying (M4.2-M4.4, M6)."""

from __future__ import annotations

from typing import NamedTuple

from ...core.decision import Decision, Effect, Kind
from .heroes import BASIC
from .state import State, me, night_rules

PAY = Kind("mk.pay", "M6.5", at="mana")
MOST_CRYSTALS = 3


class Purse(NamedTuple):
    """All mana that could pay now: tokens, dice of the Source (at most `dice_left`), crystals, endless colours."""

    tokens: tuple[str, ...]
    dice: tuple[str, ...]
    dice_left: int
    stolen: str
    crystals: tuple[str, ...]
    endless: tuple[str, ...]


def purse(s: State) -> Purse:
    p = me(s)
    crystals = tuple(colour for colour in BASIC for _ in range(p.crystals[colour]))
    endless = tuple(str(mod[1]) for mod in s.mods if mod[0] == "endless")
    return Purse(tuple(s.tokens), tuple(s.source), s.dice_left, p.stolen, crystals, endless)


def serves(s: State, mana: str, colour: str, die: bool = False) -> bool:
    """M4.2, M4.3, M4.4, M6.5: whether mana of this colour can pay for that one now."""
    if mana == colour:
        return colour != "black" or night_rules(s) or ("black_usable",) in s.mods
    if colour == "black":
        return False
    if die and mana in ("gold", "black") and ("wild_dice",) in s.mods:
        return True
    if mana == "gold":
        return not night_rules(s) or ("gold_usable",) in s.mods
    return mana == "black" and die and ("wild_black",) in s.mods


def _first_served(s: State, mana: tuple[str, ...], colour: str, die: bool = False) -> list[str]:
    """The different colours among this mana that can pay, the colour itself first."""
    found = [colour] if colour in mana and serves(s, colour, colour, die) else []
    found += [
        other for other in ("gold", "black") if other != colour and other in mana and serves(s, other, colour, die)
    ]
    return found


def means(s: State, own: Purse, colour: str) -> list[str]:
    """The answers to "with what?": those that vanish anyway first, crystals last."""
    keys = [f"endless:{colour}"] if colour in own.endless and serves(s, colour, colour) else []
    keys += [f"token:{mana}" for mana in _first_served(s, own.tokens, colour)]
    if own.dice_left > 0:  # M6.3
        keys += [f"die:{mana}" for mana in _first_served(s, own.dice, colour, die=True)]
    if own.stolen and serves(s, own.stolen, colour):
        keys.append(f"stolen:{own.stolen}")
    if colour in own.crystals:  # M6.2
        keys.append(f"crystal:{colour}")
    return keys


def without(own: Purse, key: str) -> Purse:
    """The purse after paying with this."""
    form, colour = key.split(":")
    if form == "token":
        return own._replace(tokens=_less(own.tokens, colour))
    if form == "die":
        return own._replace(dice=_less(own.dice, colour), dice_left=own.dice_left - 1)
    if form == "stolen":
        return own._replace(stolen="")
    if form == "crystal":
        return own._replace(crystals=_less(own.crystals, colour))
    return own


def _less(mana: tuple[str, ...], colour: str) -> tuple[str, ...]:
    at = mana.index(colour)
    return mana[:at] + mana[at + 1 :]


def payable(s: State, costs: tuple[str, ...]) -> bool:
    """M5.5, M6.5: whether all these costs can be paid together; one mana pays one of them."""
    return not costs or _payable(s, purse(s), costs)


def _payable(s: State, own: Purse, costs: tuple[str, ...]) -> bool:
    keys = means(s, own, costs[0])
    if len(costs) == 1:
        return bool(keys)
    return any(_payable(s, without(own, key), costs[1:]) for key in keys)


def pay(s: State, costs: tuple[str, ...]) -> Effect:
    """M6.3, M6.5: one mana for each cost; only what leaves the other costs payable is offered."""
    for at, colour in enumerate(costs):
        own, rest = purse(s), costs[at + 1 :]
        keys = tuple(key for key in means(s, own, colour) if not rest or _payable(s, without(own, key), rest))
        key = yield Decision(s.active, PAY, keys, args={"colour": colour})
        spend(s, key)


def spend(s: State, key: str) -> None:
    form, colour = key.split(":")
    p = me(s)
    if form == "token":
        s.tokens.remove(colour)
    elif form == "die":  # M6.4: it is rerolled at the end of the turn
        s.source.remove(colour)
        s.used_dice.append((colour, True))
        s.dice_left -= 1
    elif form == "stolen":
        s.used_dice.append((colour, True))
        p.stolen = ""
    elif form == "crystal":
        p.crystals[colour] -= 1
        s.spent.append(colour)


def gain_crystal(s: State, seat: int, colour: str, surplus: bool = True) -> None:
    """M5.9, M6.1: at most three of a colour; by an effect the fourth becomes a token, otherwise it is lost."""
    crystals = s.players[seat].crystals
    if crystals[colour] < MOST_CRYSTALS:
        crystals[colour] += 1
    elif surplus:
        s.tokens.append(colour)
