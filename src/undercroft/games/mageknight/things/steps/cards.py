"""Steps about cards, Fame and Reputation; cards that use other cards."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .....core.chance import below
from .....core.decision import Decision, Effect
from .....core.events import tell
from .....core.lasting import Mod, total
from .....core.zones import show
from ...fight.points import make_attack
from ...mods import BLADES, BLUNT, FELLED, NO_DICE, TROPHIES
from ...play.stacks import refill
from ...play.tactics import draw_on
from ...play.tracks import change_reputation, discard_card, gain_fame, is_wound, more_cards, take_wound
from ...state import State, me
from ...tables import BASIC, CARDS, DIE, FIGHTING, NEVER, SHOOTING, STRIKING, Gone, Why, step
from ..cards import hues
from ..deeds import heightened
from ..mana import gain_crystal, paid_way
from ..motivation import motivate
from ..needs import (
    NO_OTHER,
    PAID,
    action_cards,
    aim,
    colours_of,
    free_ways,
    other_card,
    partners,
    ready_unit,
    unless,
    wounded,
)
from ..questions import PICK, colour_of, how_many, later, pick, run
from ..ways import raised


@step("draw", icon="scroll-unfurled")
def _draw(s: State, n: int) -> Effect:
    yield from draw_on(s, n)


@step("fame", when=NEVER)
def _fame(s: State, n: int) -> None:
    gain_fame(s, s.actor, n)


@step("reputation", when=NEVER)
def _reputation(s: State, n: int) -> None:
    change_reputation(s, s.actor, n)


@step("wound", when=NEVER, icon="broken-heart")
def _wound(s: State, n: int) -> None:
    for _ in range(n):
        take_wound(s, s.actor)


@step("discard", when=NEVER, why=other_card, cost=True, hand=True)
def _discard(s: State, n: int) -> Effect:
    """M5.5: another card from hand, never a Wound."""
    for _ in range(n):
        cards = [card for card in me(s).hand if not is_wound(s, card)]
        if cards:  # a Wound for the mana that was paid may have knocked the hero out
            discard_card(s, s.actor, (yield pick(s, cards, to="discard")))


@step("discard_wound", why=wounded)
def _discard_wound(s: State, n: int) -> None:
    discard_card(s, s.actor, next(card for card in me(s).hand if is_wound(s, card)))


unmotivated = unless(lambda s: not me(s).motivated, Why("M8.8", "mk-why-motivated"))


@step("motivate", why=unmotivated, icon="scroll-unfurled")
def _motivate(s: State, n: int, colour: str) -> None:
    motivate(s, s.actor, n, colour)


@step("tale", when=NEVER)
def _tale(s: State, fame: int, reputation: int) -> None:
    """Fame and Reputation for every Unit recruited this turn, also for those that were recruited before."""
    s.now.mods.append(Mod("tale", fame, reputation))
    for _ in range(total(s.now.mods, "recruited")):
        gain_fame(s, s.actor, fame)
        change_reputation(s, s.actor, reputation)


def hue(s: State, card: int, among: tuple[str, ...] = BASIC) -> Generator[Decision, Any, str]:
    """M5.13: the colour that a card counts as; of two the player says which."""
    found = tuple(colour for colour in hues(s.face[card]) if colour in among)
    colour: str = found[0] if len(found) == 1 else (yield colour_of(s, found))
    return colour


def coloured(s: State, gone: Gone = ()) -> list[int]:
    """The cards in hand that have a colour, without those that are played."""
    return [card for card in me(s).hand if card not in gone and hues(s.face[card])]


def throw_away(s: State, card: int) -> None:
    """M5.6: out of the game."""
    me(s).hand.remove(card)
    show(s, card)
    s.now.busy = True
    tell(s, "mk-thrown", who=s.actor, card=card)


def other_action(s: State, gone: Gone, n: int) -> Why | None:
    return None if action_cards(s, gone) else NO_OTHER


@step("break_down", why=other_action, hand=True)
def _decompose(s: State, n: int) -> Effect:
    """Throw an Action card away: two crystals of its colour, or one of each other colour."""
    cards = action_cards(s)
    if not cards:
        return
    card = yield pick(s, cards, to="throw")
    colour = yield from hue(s, card)
    throw_away(s, card)
    for gem in (colour, colour) if n == 2 else tuple(other for other in BASIC if other != colour):
        gain_crystal(s, s.actor, gem)


NO_LESSON = Why("M5.5", "mk-why-no-lesson")


def lesson(s: State, row: list[int], gone: Gone) -> Why | None:
    """Another Action card of a colour that the offer has."""
    colours = colours_of(s, row)
    return None if any({*hues(s.face[card])} & {*colours} for card in action_cards(s, gone)) else NO_LESSON


def can_train(s: State, gone: Gone, *words: object) -> Why | None:
    return lesson(s, s.advanced, gone)


def can_study(s: State, gone: Gone, *words: object) -> Why | None:
    return lesson(s, s.spells, gone)


@step("train", why=can_train, hand=True)
def _train(s: State, n: int, to: str) -> Effect:
    """Throw an Action card away for an Advanced Action of its colour from the offer."""
    yield from _learn(s, "advanced", to)


@step("study", why=can_study, hand=True)
def _study(s: State, n: int) -> Effect:
    """Throw an Action card away for a Spell and a crystal of its colour."""
    yield from _learn(s, "spells", "hand")


def _learn(s: State, offer: str, to: str) -> Effect:
    row = s.spells if offer == "spells" else s.advanced
    cards = [card for card in action_cards(s) if {*hues(s.face[card])} & {*colours_of(s, row)}]
    if not cards:
        return
    thrown = yield pick(s, cards, to="throw")
    own = {*hues(s.face[thrown])}
    throw_away(s, thrown)
    gained = yield pick(s, [card for card in row if own & {*hues(s.face[card])}], "gain")
    row.remove(gained)
    (me(s).hand if to == "hand" else me(s).discard).append(gained)
    tell(s, "mk-gained", who=s.actor, card=gained)
    if offer == "spells":
        gain_crystal(s, s.actor, CARDS[s.face[gained]].colour)
    refill(s, offer)


NO_PARTNER = Why("M5.8", "mk-why-no-other")


def has_partner(s: State, gone: Gone, plus: int) -> Why | None:
    return None if partners(s, "strong", gone) else NO_PARTNER


@step("paired", why=has_partner, hand=True)
def _paired(s: State, plus: int) -> Effect:
    """M5.8: another Action card gives its strong effect without mana, every amount higher (MR32)."""
    cards = partners(s, "strong", PAID)
    if not cards:  # the mana that its cost needs was paid away
        return
    card = yield pick(s, cards)
    me(s).hand.remove(card)
    me(s).played.append(card)
    show(s, card)
    way = yield from paid_way(s, card, free_ways(s, s.face[card], "strong"))
    yield from run(s, heightened(s, raised(way.steps, plus)))


def has_partners(s: State, gone: Gone, times: int, mode: str, plus: int = 0) -> Why | None:
    return None if partners(s, mode, gone) else NO_PARTNER


@step("repeat", why=has_partners, hand=True)
def _repeat(s: State, times: int, mode: str, plus: int = 0) -> Effect:
    """M5.8: throw an Action card away and use its effect several times; it cannot come back any more.

    MR44: what raises all of it (`plus`) raises the first use.
    """
    cards = partners(s, mode, PAID)
    if not cards:  # the mana that its cost needs was paid away
        return
    card = yield pick(s, cards, to="throw")
    throw_away(s, card)
    for time in range(times):
        ways = free_ways(s, s.face[card], mode)
        if not ways:
            return
        way = yield from paid_way(s, card, ways)
        steps = tuple(each for each in way.steps if each[0] != "keep_going")
        yield from run(s, steps if time else heightened(s, raised(steps, plus)))


@step("discards_attack", when=STRIKING, why=aim, makes="attack", amount=2)
def _discards_attack(s: State, each: int, plus: int) -> Effect:
    """Discard any number of cards, Attack 3 for each; every enemy defeated this turn brings 1 Fame more."""
    trophies(s)
    yield from hurl(s, each, "melee", plus)


def hurl(s: State, each: int, reach: str, plus: int) -> Effect:
    """Any number of cards that are no Wounds are discarded, for an Attack each; MR32: a bonus comes once in all."""
    if plus:
        make_attack(s, plus, reach, "physical")
    card: int | str = -1
    while cards := later(s, [other for other in me(s).hand if not is_wound(s, other)], int(card)):
        card = yield pick(s, cards, stop="done", to="discard")
        if card == "done":
            return
        discard_card(s, s.actor, int(card))
        make_attack(s, each, reach, "physical")


@step("blades", when=STRIKING)
def _blades(s: State, n: int) -> None:
    """Physical attacks count twice, nobody resists them, and defeated enemies bring 1 Fame more."""
    s.now.mods += [BLADES, BLUNT]
    trophies(s)


def trophies(s: State) -> None:
    """MR42: 1 Fame for each enemy defeated this turn, also before."""
    s.now.mods.append(TROPHIES)
    gain_fame(s, s.actor, s.now.mods.count(FELLED))


@step("ring")
def _ring(s: State, colour: str) -> None:
    """MR42: 1 Fame for each Spell of this colour that is cast this turn, also before."""
    s.now.mods.append(Mod("ring", word=colour))
    gain_fame(s, s.actor, s.now.mods.count(Mod("cast", word=colour)))


@step("keep_going", when=NEVER)
def _keep_going(s: State, how: str) -> None:
    """Where the card that is being played may go at the end of the turn (M16.3)."""
    s.now.returned = (*s.now.returned, (me(s).played[-1], how))


@step("wrath")
def _wrath(s: State, n: int) -> None:
    """A die for each point: black and red wound."""
    for _ in range(n):
        if DIE[below(s, 6, "die")] in ("black", "red"):
            take_wound(s, s.actor)


@step("wrath_more", when=SHOOTING, why=aim, makes="attack", amount=2)
def _wrath_more(s: State, most: int, least: int) -> Effect:
    """Siege Attack, and up to five points more, each with a die."""
    n = yield how_many(s, range(most + 1))
    make_attack(s, least + n, "siege", "physical")
    _wrath(s, n)


@step("universal")
def _universal(s: State, colour: str) -> None:
    """Universal Power: the next card sideways is worth 3, or 4 if it has the colour that was paid."""
    s.now.mods.append(Mod("universal", word=colour))


no_die = unless(lambda s: not s.now.used_dice, Why("M6.3", "mk-why-die-used"))


@step("no_magic", why=no_die)
def _no_magic(s: State, n: int) -> None:
    """Who Needs Magic?: the next card sideways is worth 3, and no die of the Source may be used this turn."""
    s.now.mods += [Mod("sideways", n, n), NO_DICE]


@step("lead", when=FIGHTING, why=ready_unit)
def _lead(s: State, kind: str, n: int) -> None:
    """Leadership: for the next Unit that is activated."""
    s.now.mods.append(Mod("lead", n, word=kind))


@step("recall")
def _recall(s: State, n: int, how: str) -> Effect:
    """Meditation, ML14.1: two discarded cards on top of the deck or under it; a larger hand at the next draw."""
    p = me(s)
    more_cards(s, s.actor, 2)
    chosen: list[int] = []
    for _ in range(min(n, len(p.discard))):
        rest = [card for card in p.discard if card not in chosen]
        chosen.append((yield pick(s, rest, "take")) if how == "chosen" else rest[below(s, len(rest), "card")])
    if how != "chosen" and len({s.face[card] for card in chosen}) > 1:  # they are seen, and go in the order one likes
        first = yield pick(s, chosen, "take")
        chosen = [first, *(card for card in chosen if card != first)]
    if chosen:
        where = yield Decision(s.actor, PICK, ("to:top", "to:bottom"))
        p.discard = [card for card in p.discard if card not in chosen]
        p.deck = p.deck + chosen if where == "to:top" else chosen + p.deck
