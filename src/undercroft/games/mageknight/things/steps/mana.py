"""Steps about mana, crystals and the Source."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .....core.chance import below
from .....core.decision import Decision, Effect
from .....core.lasting import Mod
from .....core.zones import reveal
from ...mods import BLACK_USABLE, GOLD_USABLE, LANTERN
from ...play.tracks import draw_cards, gain_fame, heal_wound, wounds_in
from ...records import Claim
from ...state import State, day, me, night_rules, playing
from ...tables import BASIC, DIE, NEVER, QUIET, Gone, Why, step
from ...world.places import spy
from ..mana import gain_crystal, pay, payable
from ..needs import NO_WOUND, source_open, unless
from ..questions import COLOUR, colour_of


@step("mana")
def _mana(s: State, n: int, colour: str) -> None:
    me(s).tokens.extend([colour] * n)


@step("crystal")
def _crystal(s: State, n: int, colour: str) -> None:
    for _ in range(n):
        gain_crystal(s, s.actor, colour)


@step("any_mana")
def _any_mana(s: State, n: int, colours: tuple[str, ...]) -> Effect:
    for _ in range(n):
        me(s).tokens.append((yield colour_of(s, colours)))


@step("any_crystal")
def _any_crystal(s: State, n: int, colours: tuple[str, ...]) -> Effect:
    for _ in range(n):
        gain_crystal(s, s.actor, (yield colour_of(s, colours)))


@step("pay", when=NEVER, cost=True)
def _pay(s: State, colour: str) -> None:
    """Paid already, together with what powers the card (M5.5)."""


@step("distil")
def _distil(s: State) -> Effect:
    """One basic mana may be paid for a crystal of its colour."""
    colours = tuple(colour for colour in BASIC if payable(s, (colour,)))
    keys = (*(f"colour:{colour}" for colour in colours), "none")
    colour = yield Decision(s.actor, COLOUR, keys, (*colours, ""))
    if colour:
        yield from pay(s, (colour,))
        gain_crystal(s, s.actor, colour)


@step("endless")
def _endless(s: State, *colours: str) -> None:
    s.now.mods += [Mod("endless", word=colour) for colour in colours]


@step("more_dice")
def _more_dice(s: State, n: int) -> None:
    """M6.3: further dice may be used this turn."""
    s.now.dice_left += n


@step("mod")
def _mod(s: State, what: str, n: int = 0, m: int = 0, word: str = "") -> None:
    """A lasting effect (M5.7)."""
    s.now.mods.append(Mod(what, n, m, word))


dice = unless(lambda s: source_open(s) and bool(s.source), Why("M6.3", "mk-why-no-die"))
basic_die = unless(lambda s: source_open(s) and any(die in BASIC for die in s.source), Why("M4.3", "mk-why-no-die"))


@step("take_dice", why=dice)
def _take_dice(s: State, dice: int, tokens: int) -> Effect:
    """Take dice, turn each to any colour but gold, gain tokens of it; they come back as they are (M16.1)."""
    for _ in range(min(dice, len(s.source))):
        keys = tuple(dict.fromkeys(s.source))
        die = yield Decision(s.actor, COLOUR, tuple(f"take:{colour}" for colour in keys), keys)
        colour = yield colour_of(s, (*BASIC, "black"))
        s.source.remove(die)
        s.now.used_dice = (*s.now.used_dice, (colour, False))
        me(s).tokens.extend([colour] * tokens)


@step("claim", why=basic_die)
def _claim(s: State, n: int, curse: int) -> Effect:
    """Mana Claim: a basic die is kept until the Round ends (M3.7), for tokens of its colour now."""
    colour = yield from take_claim(s, False, bool(curse))
    me(s).tokens.extend([colour] * n if colour else [])


@step("claim_each", why=basic_die)
def _claim_each(s: State, n: int, curse: int) -> Effect:
    """Mana Claim: the same for one token on every later turn."""
    yield from take_claim(s, True, bool(curse))


def take_claim(s: State, each: bool, curse: bool) -> Generator[Decision, Any, str]:
    """The colour of the die; nothing if the last one paid for the Spell (MR36)."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    if not colours:
        return ""
    colour: str = yield Decision(s.actor, COLOUR, tuple(f"take:{colour}" for colour in colours), colours)
    s.source.remove(colour)
    s.claims = (*s.claims, Claim(s.actor, colour, each, curse))
    return colour


@step("storm", why=basic_die)
def _storm(s: State, n: int) -> Effect:
    """A crystal of a basic die's colour; that die is rerolled at once."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    die = yield Decision(s.actor, COLOUR, tuple(f"take:{colour}" for colour in colours), colours)
    gain_crystal(s, s.actor, die)
    s.source.remove(die)
    s.source.append(DIE[below(s, 6, "die")])


@step("reroll_source")
def _reroll_source(s: State, n: int) -> None:
    s.source = [DIE[below(s, 6, "die")] for _ in s.source]


has_crystal = unless(lambda s: any(me(s).crystals.values()), Why("M6.1", "mk-why-no-crystal"))


@step("own_crystal", why=has_crystal)
def _own_crystal(s: State, n: int) -> Effect:
    crystals = me(s).crystals
    gain_crystal(s, s.actor, (yield colour_of(s, tuple(colour for colour in BASIC if crystals[colour]))))


@step("random_crystals")
def _random_crystals(s: State, n: int) -> Effect:
    """M13.16: a die for each: its colour, gold your choice, black 1 Fame instead."""
    for _ in range(n):
        die = DIE[below(s, 6, "die")]
        if die == "black":
            gain_fame(s, s.actor, 1)
        else:
            gain_crystal(
                s, s.actor, (yield colour_of(s, BASIC)) if die == "gold" else die, surplus=s.now.phase != "end"
            )


@step("gem_mana")
def _gem_mana(s: State) -> None:
    me(s).tokens.extend((*BASIC, "black" if night_rules(s) else "gold"))


@step("amulet")
def _amulet(s: State, which: str) -> None:
    """By the other time of day: its terrain costs 3, its mana may be used. MR25: under night rules gold may be too."""
    if which == "sun" and night_rules(s):
        s.now.mods.append(GOLD_USABLE)
    if which == "sun" and not day(s):
        s.now.mods += [Mod("costing", 3, word="forest"), LANTERN]
        spy(s, s.actor)
        for token in s.ruins.values():
            reveal(s, token)
    elif which == "darkness" and day(s):
        s.now.mods += [Mod("costing", 3, word="desert"), BLACK_USABLE]


def can_regenerate(s: State, gone: Gone, colour: str) -> Why | None:
    """MK3.6: mana and a Wound."""
    if not wounds_in(s, me(s).hand):
        return NO_WOUND
    return None if payable(s, ("any",)) else Why("MK3.6", "mk-why-any-mana")


@step("regenerate", when=QUIET, why=can_regenerate, icon="health-potion")
def _regenerate(s: State, colour: str) -> Effect:
    """MK3.6: one mana, one Wound is thrown away; a card for mana of this colour, or for alone having the least Fame.

    MS12.1: who is out of the game is not counted.
    """
    (paid,) = yield from pay(s, ("any",))
    if not wounds_in(s, me(s).hand):
        return
    heal_wound(s, s.actor)
    if paid == colour or all(seat == s.actor or s.players[seat].fame > me(s).fame for seat in playing(s)):
        draw_cards(s, s.actor, 1)
