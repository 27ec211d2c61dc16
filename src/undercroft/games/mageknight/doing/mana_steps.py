"""Steps about mana, crystals and the Source."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ....core.chance import below
from ....core.decision import Decision, Effect
from ....core.zones import reveal
from ..heroes import BASIC, DIE
from ..mana import gain_crystal, pay, payable
from ..sites import spy
from ..state import Claim, State, day, me, night_rules
from ..tracks import (
    gain_fame,
)
from .steps import (
    COLOUR,
    asks,
    colour_of,
    does,
)


@does("mana")
def _mana(s: State, n: int, colour: str) -> None:
    s.tokens.extend([colour] * n)


@does("crystal")
def _crystal(s: State, n: int, colour: str) -> None:
    for _ in range(n):
        gain_crystal(s, s.active, colour)


@asks("any_mana")
def _any_mana(s: State, n: int, colours: tuple[str, ...]) -> Effect:
    for _ in range(n):
        s.tokens.append((yield colour_of(s, colours)))


@asks("any_crystal")
def _any_crystal(s: State, n: int, colours: tuple[str, ...]) -> Effect:
    for _ in range(n):
        gain_crystal(s, s.active, (yield colour_of(s, colours)))


@does("pay")
def _pay(s: State, colour: str) -> None:
    """Paid already, together with what powers the card (M5.5)."""


@asks("distil")
def _distil(s: State) -> Effect:
    """One basic mana may be paid for a crystal of its colour."""
    colours = tuple(colour for colour in BASIC if payable(s, (colour,)))
    keys = (*(f"colour:{colour}" for colour in colours), "none")
    colour = yield Decision(s.active, COLOUR, keys, (*colours, ""))
    if colour:
        yield from pay(s, (colour,))
        gain_crystal(s, s.active, colour)


@does("endless")
def _endless(s: State, *colours: str) -> None:
    s.mods += [("endless", colour) for colour in colours]


@does("more_dice")
def _more_dice(s: State, n: int) -> None:
    """M6.3: further dice may be used this turn."""
    s.dice_left += n


@does("mod")
def _mod(s: State, *mod: str | int) -> None:
    """A lasting effect of this turn (M5.7)."""
    s.mods.append(mod)


@asks("take_dice")
def _take_dice(s: State, dice: int, tokens: int) -> Effect:
    """Take dice, turn each to any colour but gold, gain tokens of it; they come back as they are (M16.1)."""
    for _ in range(min(dice, len(s.source))):
        keys = tuple(dict.fromkeys(s.source))
        die = yield Decision(s.active, COLOUR, tuple(f"take:{colour}" for colour in keys), keys)
        colour = yield colour_of(s, (*BASIC, "black"))
        s.source.remove(die)
        s.used_dice.append((colour, False))
        s.tokens.extend([colour] * tokens)


@asks("claim")
def _claim(s: State, n: int, curse: int) -> Effect:
    """Mana Claim: a basic die is kept until the Round ends (M3.7), for tokens of its colour now."""
    colour = yield from take_claim(s, False, bool(curse))
    s.tokens.extend([colour] * n if colour else [])


@asks("claim_each")
def _claim_each(s: State, n: int, curse: int) -> Effect:
    """Mana Claim: the same for one token on every later turn."""
    yield from take_claim(s, True, bool(curse))


def take_claim(s: State, each: bool, curse: bool) -> Generator[Decision, Any, str]:
    """The colour of the die; nothing if the last one paid for the Spell (MR36)."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    if not colours:
        return ""
    colour: str = yield Decision(s.active, COLOUR, tuple(f"take:{colour}" for colour in colours), colours)
    s.source.remove(colour)
    s.claims.append(Claim(s.active, colour, each, curse))
    return colour


@asks("storm")
def _storm(s: State, n: int) -> Effect:
    """A crystal of a basic die's colour; that die is rerolled at once."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    die = yield Decision(s.active, COLOUR, tuple(f"take:{colour}" for colour in colours), colours)
    gain_crystal(s, s.active, die)
    s.source.remove(die)
    s.source.append(DIE[below(s, 6, "die")])


@does("reroll_source")
def _reroll_source(s: State, n: int) -> None:
    s.source = [DIE[below(s, 6, "die")] for _ in s.source]


@asks("own_crystal")
def _own_crystal(s: State, n: int) -> Effect:
    crystals = me(s).crystals
    gain_crystal(s, s.active, (yield colour_of(s, tuple(colour for colour in BASIC if crystals[colour]))))


@asks("random_crystals")
def _random_crystals(s: State, n: int) -> Effect:
    """M13.16: a die for each: its colour, gold your choice, black 1 Fame instead."""
    for _ in range(n):
        die = DIE[below(s, 6, "die")]
        if die == "black":
            gain_fame(s, s.active, 1)
        else:
            gain_crystal(s, s.active, (yield colour_of(s, BASIC)) if die == "gold" else die, surplus=s.phase != "end")


@does("gem_mana")
def _gem_mana(s: State) -> None:
    s.tokens.extend((*BASIC, "black" if night_rules(s) else "gold"))


@does("amulet")
def _amulet(s: State, which: str) -> None:
    """By the other time of day: its terrain costs 3, its mana may be used."""
    if which == "sun" and not day(s):
        s.mods += [("costing", "forest", 3), ("gold_usable",), ("lantern",)]
        spy(s, s.active)
        for token in s.ruins.values():
            reveal(s, token)
    elif which == "darkness" and day(s):
        s.mods += [("costing", "desert", 3), ("black_usable",)]
