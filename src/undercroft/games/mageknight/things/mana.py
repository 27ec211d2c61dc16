"""Mana: what can pay for what, and paying (M4.2-M4.4, M6)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ....core.lasting import Mod
from ..mods import BLACK_USABLE, GOLD_USABLE, NO_DICE, POLAR, SUPPRESSED, WILD_BLACK, WILD_DICE
from ..play.acting import terms_of
from ..play.tracks import take_wound
from ..records import Centred
from ..state import State, me, night_rules
from ..tables import BASIC, COSTS, Way
from .centre import lying_there, others_centre, place, take_away
from .questions import colour_of, which_way

PAY = Kind("mk.pay", "M6.5", at="mana")
MOST_CRYSTALS = 3
OPENING, EXPLOIT = "goldyx_source_opening", "tovak_mana_exploit"
SUPPRESSION, ENHANCEMENT = "krang_mana_suppression", "krang_mana_enhancement"
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
    p, mods = me(s), s.now.mods
    crystals = tuple(colour for colour in BASIC for _ in range(p.crystals[colour]))
    endless = tuple(mod.word for mod in mods if mod.what == "endless")
    shut = NO_DICE in mods
    opened = not shut and lying_there(s, OPENING) is not None
    dice_left = 0 if shut else s.now.dice_left
    polar, wild = POLAR in mods, WILD_BLACK in mods
    return Purse(tuple(me(s).tokens), tuple(s.source), dice_left, p.stolen, crystals, endless, opened, polar, wild)


def serves(s: State, mana: str, colour: str, die: bool = False, wild: bool = False) -> bool:
    """M4.2, M4.3, M4.4, M6.5: whether mana of this colour can pay for that one now."""
    if mana == colour:
        if colour == "gold":
            return not night_rules(s) or GOLD_USABLE in s.now.mods
        return colour != "black" or night_rules(s) or BLACK_USABLE in s.now.mods
    if colour == "black":
        return False
    if die and mana in ("gold", "black") and WILD_DICE in s.now.mods:
        return True
    if mana == "gold":
        return not night_rules(s) or GOLD_USABLE in s.now.mods
    return mana == "black" and wild


def _first_served(s: State, mana: tuple[str, ...], colour: str, die: bool = False, wild: bool = False) -> list[str]:
    """The different colours among this mana that can pay, the colour itself first."""
    found = [colour] if colour in mana and serves(s, colour, colour) else []
    others = [other for other in ("gold", "black") if other != colour and other in mana]
    return found + [other for other in others if serves(s, other, colour, die, wild)]


def means(s: State, own: Purse, cost: str) -> list[str]:
    """The answers to "with what?", for a cost in one of several colours too."""
    colours = COSTS[cost]
    if len(colours) == 1:
        return means_of(s, own, cost)
    return list(dict.fromkeys(key for colour in colours for key in means_of(s, own, colour)))


def means_of(s: State, own: Purse, colour: str) -> list[str]:
    """What pays for a colour: what vanishes anyway first, crystals last."""
    keys = [f"endless:{colour}"] if colour in own.endless and serves(s, colour, colour) else []
    keys += [f"token:{mana}" for mana in _first_served(s, own.tokens, colour)]
    if own.dice_left > 0:  # M6.3
        dice = _first_served(s, own.dice, colour, True, own.wild)
        if "gold" in dice and colour != "gold" and colour in own.dice and spares_gold(s):
            dice.remove("gold")
        keys += [f"die:{mana}" for mana in dice]
    if own.stolen and serves(s, own.stolen, colour):
        keys.append(f"stolen:{own.stolen}")
    if own.opened and colour in BASIC and colour in own.dice:
        keys.append(f"opened:{colour}")
    if colour in own.crystals:  # M6.2
        keys.append(f"crystal:{colour}")
    if own.polar:
        keys += turned_means(s, own, colour)
    return keys


def spares_gold(s: State) -> bool:
    """MS20.6: by Day gold does not stand in for a colour that another die shows."""
    return not s.night and "friendly_mana" in s.rules.house


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
    if not costs or (len(costs) == 1 and not s.centre and at_hand(s, costs[0])):
        return True
    return payable_from(s, purse(s), costs, bool(s.centre) and taxing(s) is not None)


def at_hand(s: State, colour: str) -> bool:
    """M6.1: whether there is mana of just this basic colour, which needs no further thought."""
    p = me(s)
    if p.crystals.get(colour, 0) or (colour in p.tokens and colour in BASIC):
        return True
    return s.now.dice_left > 0 and colour in s.source and colour in BASIC and NO_DICE not in s.now.mods


def taxing(s: State) -> Centred | None:
    """Mana Suppression of another player: the first basic mana of this turn is still to be paid twice."""
    if not s.centre or s.actor != s.active or SUPPRESSED in s.now.mods:
        return None
    return next((lying for lying in others_centre(s) if s.face[lying.skill] == SUPPRESSION), None)


def suppressed(s: State, colour: str) -> bool:
    """Mana Suppression: whether mana of this colour is the one to be paid twice; its colour stays on the token."""
    tax = taxing(s) if colour in BASIC else None
    if tax is None:
        return False
    s.now.mods.append(SUPPRESSED)
    hit = tax._replace(hit=(*tax.hit, colour))
    s.centre = tuple(hit if other is tax else other for other in s.centre)
    return True


def payable_from(s: State, own: Purse, costs: tuple[str, ...], taxed: bool = False) -> bool:
    """M5.5: the same with this purse; `taxed`: the first basic mana costs another one of its colour."""
    if not costs:
        return True
    if taxed:
        return any(
            covers(s, own, key, colour, costs[1:]) for colour in COSTS[costs[0]] for key in means_of(s, own, colour)
        )
    keys = means(s, own, costs[0])
    if len(costs) == 1:
        return bool(keys)
    return any(payable_from(s, without(own, key), costs[1:]) for key in keys)


def covers(s: State, own: Purse, key: str, colour: str, rest: tuple[str, ...]) -> bool:
    """Mana Suppression: whether the rest can still be paid once this pays for a colour."""
    twice = colour in BASIC
    return payable_from(s, without(own, key), (colour, *rest) if twice else rest, not twice)


def paid_way(s: State, thing: int, ways: list[Way]) -> Generator[Decision, Any, Way]:
    """Which way a card, a Unit or a skill is used, and its mana: the way has the colours that were paid (M5.13)."""
    way: Way = yield which_way(s, thing, ways)
    return way._replace(costs=(yield from pay_for(s, thing, way.costs))) if way.costs else way


def pay_for(s: State, thing: int, costs: tuple[str, ...], more: int = 0) -> Generator[Decision, Any, tuple[str, ...]]:
    """M5.13: the colours paid; in a duel it is known what mana was spent on (Cold Toughness), `more` of it before."""
    paid = yield from pay(s, costs)
    if s.duel is not None:
        s.now.mods.append(Mod("powered", len(paid) + more, s.now.by, card=thing))
    return paid


def pay(s: State, costs: tuple[str, ...]) -> Generator[Decision, Any, tuple[str, ...]]:
    """M6.3, M6.5: one mana for each cost; only what leaves the other costs payable is offered.

    The colours paid, one for each cost: what Mana Suppression takes besides powers nothing.
    """
    paid: list[str] = []
    besides = -1
    due = list(costs)
    while due:
        own, cost, rest, tax = purse(s), due.pop(0), tuple(due), taxing(s)
        colours = COSTS[cost]
        if tax is None:
            keys = tuple(key for key in means(s, own, cost) if payable_from(s, without(own, key), rest))
        else:
            keys = tuple(
                key
                for key in means(s, own, cost)
                if any(key in means_of(s, own, colour) and covers(s, own, key, colour, rest) for colour in colours)
            )
        key = yield Decision(s.actor, PAY, keys, args={"colour": cost})
        if len(colours) > 1:
            colours = tuple(
                colour
                for colour in colours
                if key in means_of(s, own, colour) and (tax is None or covers(s, own, key, colour, rest))
            )
        colour = colours[0] if len(colours) == 1 else (yield colour_of(s, colours))
        spend(s, key)
        if suppressed(s, colour):
            due.insert(0, colour)
            besides = len(paid) + 1
        paid.append(colour)
        form, _, mana = key.removeprefix("polar_").partition(":")
        tell(s, f"mk-paid-{form}", who=s.actor, mana=mana)
        if key.startswith("opened:"):
            yield from open_source(s, colour)
        if colour in BASIC:
            yield from enhance(s, colour)
    toll(s, tuple(paid))
    return tuple(colour for at, colour in enumerate(paid) if at != besides)


def spend(s: State, key: str) -> None:
    form, colour = key.split(":")
    if form.startswith("polar_"):
        s.now.mods.remove(POLAR)
        form = form.removeprefix("polar_")
    p = me(s)
    if form == "token":
        me(s).tokens.remove(colour)
    elif form == "die":  # M6.4: it is rerolled at the end of the turn
        s.source.remove(colour)
        s.now.used_dice = (*s.now.used_dice, (colour, True))
        s.now.dice_left -= 1
        if colour == "black" and WILD_BLACK in s.now.mods:
            s.now.mods.remove(WILD_BLACK)
    elif form == "stolen":
        s.now.used_dice = (*s.now.used_dice, (colour, True))
        p.stolen = ""
    elif form == "crystal":
        p.crystals[colour] -= 1
        s.now.spent = (*s.now.spent, colour)


def open_source(s: State, colour: str) -> Effect:
    """Source Opening: a further die; its owner gains a crystal; whoever used it says whether the die is rerolled."""
    lying = lying_there(s, OPENING)
    assert lying is not None
    take_away(s, lying)
    s.source.remove(colour)
    gain_crystal(s, lying.owner, colour)
    key = yield Decision(s.actor, PAY, (f"reroll:{colour}", f"leave:{colour}"), args={"colour": colour})
    s.now.used_dice = (*s.now.used_dice, (colour, key.startswith("reroll")))


def enhance(s: State, colour: str) -> Effect:
    """Mana Enhancement: spending basic mana may bring a crystal of it and a token for whoever comes next."""
    p = me(s)
    for skill in p.skills:
        if s.face[skill] == ENHANCEMENT and skill not in p.flipped and "round" in terms_of(s).skills:
            key = yield Decision(s.actor, PAY, (f"skill:{ENHANCEMENT}", "none"), args={"colour": colour})
            if key != "none":
                p.flipped = (*p.flipped, skill)
                tell(s, "mk-used", who=s.actor, card=skill)
                gain_crystal(s, s.actor, colour)
                place(s, skill, colour)


def toll(s: State, costs: tuple[str, ...]) -> None:
    """Mana Exploit: a Wound for each other colour, once. Mana Curse: a Wound for its colour, once a turn."""
    for lying in others_centre(s) if s.centre else []:
        if s.face[lying.skill] == EXPLOIT:
            owed = {f"{s.actor} {colour}" for colour in costs if colour != lying.mark} - set(lying.hit)
            hit = lying._replace(hit=(*lying.hit, *sorted(owed)))
            s.centre = tuple(hit if other is lying else other for other in s.centre)
            for _ in owed:
                take_wound(s, s.actor)
    for claim in s.claims:
        cursed = Mod("cursed", claim.seat, word=claim.colour)
        if claim.curse and claim.seat != s.actor and claim.colour in costs and cursed not in s.now.mods:
            s.now.mods.append(cursed)
            take_wound(s, s.actor)


def gain_crystal(s: State, seat: int, colour: str, surplus: bool = True) -> None:
    """M5.9, M6.1: at most three of a colour; by an effect the fourth becomes a token, otherwise it is lost."""
    crystals = s.players[seat].crystals
    if crystals[colour] < MOST_CRYSTALS:
        crystals[colour] += 1
    elif surplus:
        s.players[seat].tokens.append(colour)
