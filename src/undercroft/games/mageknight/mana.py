"""Mana: what can pay for what, and paying (M4.2-M4.4, M6)."""

from __future__ import annotations

from typing import NamedTuple

from ...core.decision import Decision, Effect, Kind
from .centre import lying_there, others_centre
from .heroes import BASIC
from .state import State, me, night_rules
from .tracks import take_wound

PAY = Kind("mk.pay", "M6.5", at="mana")
MOST_CRYSTALS = 3
OPENING, EXPLOIT = "goldyx_source_opening", "tovak_mana_exploit"
WILD = ("wild_black",)  # Mana Pull: a black die as any colour
POLAR = ("polar",)  # Polarization: one mana as its opposite
OPPOSITE = {"red": "blue", "blue": "red", "green": "white", "white": "green", "gold": "black", "black": "gold"}


class Purse(NamedTuple):
    """All mana that could pay now: tokens, dice of the Source (at most `dice_left`), crystals, endless colours.

    `opened`: one more die of a basic colour (Source Opening); `polar`: one mana may count as its opposite; `wild`: one
    black die may count as any colour (Mana Pull).
    """

    tokens: tuple[str, ...]
    dice: tuple[str, ...]
    dice_left: int
    stolen: str
    crystals: tuple[str, ...]
    endless: tuple[str, ...]
    opened: bool
    polar: bool
    wild: bool


def purse(s: State) -> Purse:
    p, mods = me(s), s.mods
    crystals = tuple(colour for colour in BASIC for _ in range(p.crystals[colour]))
    endless = tuple(str(mod[1]) for mod in mods if mod[0] == "endless")
    shut = ("no_dice",) in mods
    opened = not shut and lying_there(s, OPENING) is not None
    dice_left = 0 if shut else s.dice_left
    polar, wild = POLAR in mods, WILD in mods
    return Purse(tuple(s.tokens), tuple(s.source), dice_left, p.stolen, crystals, endless, opened, polar, wild)


def serves(s: State, mana: str, colour: str, die: bool = False, wild: bool = False) -> bool:
    """M4.2, M4.3, M4.4, M6.5: whether mana of this colour can pay for that one now."""
    if mana == colour:
        return colour != "black" or night_rules(s) or ("black_usable",) in s.mods
    if colour == "black":
        return False
    if die and mana in ("gold", "black") and ("wild_dice",) in s.mods:
        return True
    if mana == "gold":
        return not night_rules(s) or ("gold_usable",) in s.mods
    return mana == "black" and wild


def _first_served(s: State, mana: tuple[str, ...], colour: str, die: bool = False, wild: bool = False) -> list[str]:
    """The different colours among this mana that can pay, the colour itself first."""
    found = [colour] if colour in mana and serves(s, colour, colour) else []
    others = [other for other in ("gold", "black") if other != colour and other in mana]
    return found + [other for other in others if serves(s, other, colour, die, wild)]


def means(s: State, own: Purse, colour: str) -> list[str]:
    """The answers to "with what?": those that vanish anyway first, crystals last."""
    keys = [f"endless:{colour}"] if colour in own.endless and serves(s, colour, colour) else []
    keys += [f"token:{mana}" for mana in _first_served(s, own.tokens, colour)]
    if own.dice_left > 0:  # M6.3
        keys += [f"die:{mana}" for mana in _first_served(s, own.dice, colour, True, own.wild)]
    if own.stolen and serves(s, own.stolen, colour):
        keys.append(f"stolen:{own.stolen}")
    if own.opened and colour in BASIC and colour in own.dice:
        keys.append(f"opened:{colour}")
    if colour in own.crystals:  # M6.2
        keys.append(f"crystal:{colour}")
    if own.polar:
        keys += turned_means(s, own, colour)
    return keys


def turned_means(s: State, own: Purse, colour: str) -> list[str]:
    """Polarization: what pays as its opposite; by Day black as any basic colour, at Night gold as black."""
    forms = {
        "token": own.tokens,
        "die": own.dice if own.dice_left > 0 else (),
        "stolen": (own.stolen,) if own.stolen else (),
        "crystal": own.crystals,
    }
    return [
        f"polar_{form}:{mana}"
        for form, held in forms.items()
        for mana in dict.fromkeys(held)
        if serves(s, OPPOSITE[mana], colour)
    ]


def without(own: Purse, key: str) -> Purse:
    """The purse after paying with this."""
    form, colour = key.split(":")
    if form.startswith("polar_"):
        return without(own._replace(polar=False), key.removeprefix("polar_"))
    if form == "token":
        return own._replace(tokens=_less(own.tokens, colour))
    if form == "die":
        wild = own.wild and colour != "black"
        return own._replace(dice=_less(own.dice, colour), dice_left=own.dice_left - 1, wild=wild)
    if form == "opened":
        return own._replace(dice=_less(own.dice, colour), opened=False)
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
    return not costs or payable_from(s, purse(s), costs)


def payable_from(s: State, own: Purse, costs: tuple[str, ...]) -> bool:
    """M5.5: the same with this purse."""
    if not costs:
        return True
    keys = means(s, own, costs[0])
    if len(costs) == 1:
        return bool(keys)
    return any(payable_from(s, without(own, key), costs[1:]) for key in keys)


def pay(s: State, costs: tuple[str, ...]) -> Effect:
    """M6.3, M6.5: one mana for each cost; only what leaves the other costs payable is offered."""
    for at, colour in enumerate(costs):
        own, rest = purse(s), costs[at + 1 :]
        keys = tuple(key for key in means(s, own, colour) if payable_from(s, without(own, key), rest))
        key = yield Decision(s.active, PAY, keys, args={"colour": colour})
        spend(s, key)
        if key.startswith("opened:"):
            yield from open_source(s, colour)
    toll(s, costs)


def spend(s: State, key: str) -> None:
    form, colour = key.split(":")
    if form.startswith("polar_"):
        s.mods.remove(POLAR)
        form = form.removeprefix("polar_")
    p = me(s)
    if form == "token":
        s.tokens.remove(colour)
    elif form == "die":  # M6.4: it is rerolled at the end of the turn
        s.source.remove(colour)
        s.used_dice.append((colour, True))
        s.dice_left -= 1
        if colour == "black" and WILD in s.mods:
            s.mods.remove(WILD)
    elif form == "stolen":
        s.used_dice.append((colour, True))
        p.stolen = ""
    elif form == "crystal":
        p.crystals[colour] -= 1
        s.spent.append(colour)


def open_source(s: State, colour: str) -> Effect:
    """Source Opening: a further die; its owner gains a crystal; whoever used it says whether the die is rerolled."""
    lying = lying_there(s, OPENING)
    assert lying is not None
    s.centre.remove(lying)
    s.source.remove(colour)
    gain_crystal(s, lying.owner, colour)
    key = yield Decision(s.active, PAY, (f"reroll:{colour}", f"leave:{colour}"), args={"colour": colour})
    s.used_dice.append((colour, key.startswith("reroll")))


def toll(s: State, costs: tuple[str, ...]) -> None:
    """Mana Exploit: a Wound for each other colour, once. Mana Curse: a Wound for its colour, once a turn."""
    for lying in others_centre(s) if s.centre else []:
        if s.face[lying.skill] == EXPLOIT:
            owed = {f"{s.active} {colour}" for colour in costs if colour != lying.mark} - set(lying.hit)
            s.centre[s.centre.index(lying)] = lying._replace(hit=(*lying.hit, *sorted(owed)))
            for _ in owed:
                take_wound(s, s.active)
    for claim in s.claims:
        cursed = ("cursed", claim.seat, claim.colour)
        if claim.curse and claim.seat != s.active and claim.colour in costs and cursed not in s.mods:
            s.mods.append(cursed)
            take_wound(s, s.active)


def gain_crystal(s: State, seat: int, colour: str, surplus: bool = True) -> None:
    """M5.9, M6.1: at most three of a colour; by an effect the fourth becomes a token, otherwise it is lost."""
    crystals = s.players[seat].crystals
    if crystals[colour] < MOST_CRYSTALS:
        crystals[colour] += 1
    elif surplus:
        (s.tokens if seat == s.active else s.players[seat].kept).append(colour)
