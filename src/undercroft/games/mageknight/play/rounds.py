"""Rounds, Round Order and whose turn comes next (M3)."""

from __future__ import annotations

from ....core.decision import Decision, Effect
from ....core.events import tell
from ....core.zones import reveal, shuffle
from ..agenda import act, auto
from ..state import State, change_unit, day, playing
from ..tables import (
    ACTORS,
    TACTICS,
    UNITS,
)
from ..things.questions import PICK
from ..world.places import site_at, spy_all
from .acting import wait
from .heroes import level
from .setup import deal_units, roll_source
from .stacks import draw_open, put_under, refill
from .tactics import choosers, display
from .tracks import draw_cards, lower_banner
from .turn import hero_turn, keep_bonus


@auto("tactics")
def tactics(s: State) -> None:
    """M3.2: the display, then everybody in turn; MS0.9: the Dummy before or after the players."""
    display(s)
    tell(s, "mk-round-day" if day(s) else "mk-round-night", number=s.round)
    s.agenda.append(("order",))
    theirs = [("actor_tactic", number) for number in s.rules.actors]
    ours = [("tactic", seat) for seat in reversed(choosers(s))]
    s.agenda += [*ours, *theirs] if s.rules.plan.tactics == "dummy_first" else [*theirs, *ours]


@auto("order")
def order(s: State) -> None:
    """M3.2, M3.3: the order column by the numbers of the Tactics."""
    numbers = {seat: TACTICS[p.tactic].number for seat, p in enumerate(s.players) if not p.out}
    numbers.update((number, ACTORS[number].number(s)) for number in s.rules.actors)
    s.order = tuple(sorted(numbers, key=lambda seat: numbers[seat]))
    s.agenda.append(("turns",))


@auto("turns")
def turns(s: State) -> None:
    """M3.3-M3.5: the next turn in Round Order (M19.8: the Dummy's too), or the end of the Round or of the game."""
    if s.last_turns == 0:
        s.agenda.append(("finish",))
        return
    if s.turns_left == 0:
        s.agenda.append(("round_end",))
        return
    s.place += 1
    actor = s.order[s.place % len(s.order)]
    s.agenda.append(("turns",))
    if actor < 0 and s.last_turns >= 0:  # MS0.5, M19.6: the Dummy has no last turn
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    if s.last_turns > 0:
        s.last_turns -= 1
    if actor < 0:
        ACTORS[actor].turn(s)
    elif s.rules.due:
        s.agenda.append(("begin_turn", actor))
        for hook in s.rules.due:
            hook(s, actor)
    else:
        hero_turn(s, actor)


@auto("begin_turn")
def begin_turn(s: State, seat: int) -> None:
    """M9.2: what had to be done before is done. M18.3: what was played in it stays until the end of this turn."""
    if s.now.phase == "left":
        wait(s)
    hero_turn(s, seat)


def leave_game(s: State, seat: int) -> None:
    """MS12.1, MS15.3: a hero is out of the game, and has no place in the Round Order any more."""
    now = s.order[s.place % len(s.order)]
    p = s.players[seat]
    p.out, p.at = True, -1
    s.order = tuple(actor for actor in s.order if actor != seat)
    s.place = s.order.index(now) if now in s.order else -1
    tell(s, "mk-hero-out", who=seat)


@auto("round_end")
def round_end(s: State) -> None:
    """M3.7, M3.5, MS0.5: the Round is over; the game too after the last Round or during the last turns.

    MS12.1: a scenario may put everybody out of the game, which is its end.
    """
    last = s.last_turns >= 0 or s.round == s.rules.rounds
    hooks = s.rules.round_over if last else s.rules.round_end + s.rules.round_over
    if not hooks and not last:
        next_round(s)
        return
    s.agenda.append(("finish",) if last else ("prepare",))
    for hook in hooks:
        if playing(s):
            hook(s)


@auto("prepare")
def next_round(s: State) -> None:
    """M3.1: the next Round is prepared; what asks comes before new hands and Tactics."""
    prepare(s)
    seats = playing(s)
    upkeeps = [("upkeep", seat) for seat in seats if any(unit.mark for unit in s.players[seat].units)]
    s.agenda += [("tactics",), *reversed(upkeeps), ("renew",)]
    s.agenda += [("furl", seat) for seat in seats if any(unit.banner >= 0 for unit in s.players[seat].units)]


def prepare(s: State) -> None:
    """M3.1: the new Round, step by step. M3.7: what lay in the centre and dice that were kept are back.

    MK2.0: tokens that were flipped are turned up.
    """
    s.round += 1
    s.night = s.rules.clock[-1](s) if s.rules.clock else not s.night
    s.centre, s.claims = (), ()
    s.turns_left = s.place = -1
    s.turn += 1
    roll_source(s)  # M3.7: dice kept by players are part of it
    for card in s.unit_offer:
        put_under(s, UNITS[s.face[card]].tier, card)
    for card in s.cloister:
        put_under(s, "advanced", card)
    s.unit_offer, s.cloister = [], []
    deal_units(s)
    for at in s.board:
        if site_at(s, at).sells == "cloister" and s.stacks["advanced"]:
            s.cloister.append(draw_open(s, "advanced"))
    renew_offers(s)
    for p in s.players:
        if s.rules.plan.tactics == "solo":  # MS0.8
            s.tactics_gone = (*s.tactics_gone, p.tactic)
        p.tactic, p.stolen, p.flipped, p.plundered, p.tokens = "", "", (), False, []
        p.turned = ()
    for number in s.rules.actors:
        ACTORS[number].renew(s)


@act("furl")
def furl(s: State, seat: int) -> Effect:
    """M3.1, M7.6: each Banner is turned up again and stays, or is shuffled in."""
    p = s.players[seat]
    for unit in p.units[:]:
        if unit.banner >= 0:
            change_unit(s, seat, unit.card, furled=False)
            key = yield Decision(seat, PICK, (f"keep:{s.face[unit.banner]}", f"return:{s.face[unit.banner]}"))
            if key.startswith("return"):
                lower_banner(s, seat, unit)


@auto("renew")
def renew(s: State) -> None:
    """M3.1: every player's cards and Units; ruins. M4.5: daybreak shows the garrisons beside heroes."""
    for seat in playing(s):
        renew_player(s, seat)
    if day(s):  # M3.1: ruins are turned up
        for token in s.ruins.values():
            reveal(s, token)
        spy_all(s)


def renew_offers(s: State) -> None:
    """M3.1: the oldest card goes under its deck, unless somebody takes it (M19.4), and a new one comes on top."""
    takers = [takes for number in s.rules.actors if (takes := ACTORS[number].takes) is not None]
    for offer, row in (("advanced", s.advanced), ("spells", s.spells)):
        if row:
            card = row.pop()
            if not any(takes(s, offer, card) for takes in takers):
                put_under(s, offer, card)
        refill(s, offer)


def renew_player(s: State, seat: int) -> None:
    """M3.1: Units are readied, all Deed cards are shuffled, a new hand is drawn."""
    p = s.players[seat]
    p.units = [unit._replace(spent=False, used=()) for unit in p.units]
    p.deck = [*p.deck, *p.hand, *p.discard, *p.played, *p.stored, *p.aside]
    p.hand, p.discard, p.played, p.stored, p.aside = [], [], [], (), ()
    shuffle(s, p.deck)
    draw_cards(s, seat, level(p.level).hand + keep_bonus(s, seat) + p.more_cards + p.more_later)
    p.more_cards = p.more_later = 0
