"""A hero's turn: before it, movement, actions, resting, its end (M9, M15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.lasting import Mod
from ..agenda import Answers, act, auto, menu
from ..mods import CURE, EXPLORED, GRAIL_CARDS, GRAIL_FAME, MASKED, THAW
from ..state import State, change_unit, mates, me
from ..tables import ACTIONS, BARE, BASIC, RUINS, SITES, SKILLS, UNITS, WINDOWS, Action
from ..things.centre import others_centre, return_own
from ..things.deeds import things
from ..things.mana import gain_crystal, pay, payable
from ..things.motivation import motivations
from ..things.questions import colour_of, how_many, moment_of, pick
from ..things.sinks import purchases
from ..things.units import unit_key, unit_of
from ..world.groups import rampagers_near
from ..world.hexes import MOVES, ORIGIN, STEPS
from ..world.places import CAMP, camp_near, heroes_at, keep_owner, ruin_at, site_at, site_name
from .acting import new_turn, terms_of
from .exploring import explore_key, positions
from .heroes import NO_DEALS
from .movement import rival_at, steps
from .stacks import throw
from .tactics import can_lengthen, can_meditate, can_search, can_store, can_wait
from .tracks import (
    change_reputation,
    discard_card,
    draw_cards,
    gain_fame,
    heal_wound,
    is_wound,
    strike_lent,
    wounds_in,
)

BEFORE = Kind("mk.before", "M9.1")
TURN = Kind("mk.turn", "M9.6", at="turn")


def hero_turn(s: State, seat: int) -> None:
    """M9.1, M9.3: the turn of a seat comes, first the window before it. M9.2: a token face down is turned up."""
    s.turn += 1
    own = return_own(s, seat)  # M9.2
    if seat in s.down:
        s.down = tuple(other for other in s.down if other != seat)
        return
    now = new_turn(s, seat)
    now.dice_left = usual_dice(s)
    if any(s.face[lying.skill] == FREEZE for lying in own):
        now.mods.append(THAW)
    now.mods += [
        Mod("tribute", word=" ".join(lying.hit), card=lying.skill)
        for lying in own
        if SKILLS[s.face[lying.skill]].returns
    ]
    s.agenda.append(("before",))


FREEZE = "goldyx_source_freeze"


def usual_dice(s: State) -> int:
    """M6.3: one die of the Source each turn; none while another player's Source Freeze lies there."""
    return int(all(s.face[lying.skill] != FREEZE for lying in others_centre(s)))


def can_plunder(s: State, seat: int) -> bool:
    """M13.1: a village, once between two own turns; M9.1: not after the hero's last turn."""
    p = s.players[seat]
    return not p.plundered and site_at(s, p.at).plunder


@menu("before")
def before(s: State) -> Decision:
    """M9.1, M9.3: what may be done before the turn; the turn; or the end of the Round instead.

    Whether there is anything to play is judged after all that: with nothing left after an announcement the turn is
    forfeited.
    """
    p = me(s)
    found: Answers = {}
    if p.hand or p.deck:
        found["start"] = ("start",)
    elif s.turns_left >= 0:
        found["forfeit"] = ("forfeit",)
    between_turns(s, found)
    if not p.deck and s.turns_left < 0:
        found["announce"] = ("announce",)
    return ask(s.actor, BEFORE, found)


def between_turns(s: State, found: Answers) -> None:
    """M9.1: the effects that may be used between one's own turns."""
    p = me(s)
    if can_plunder(s, s.actor):
        found["plunder"] = ("plunder", s.actor)
    if can_meditate(s):
        found["meditate"] = ("meditate",)
    if can_store(s) and not s.now.searched:
        if p.deck:
            found["store"] = ("store",)
        if p.stored:
            found["take"] = ("take_stored",)
    if can_lengthen(s, s.actor):
        found["lengthen"] = ("lengthen", s.actor)
    for skill in motivations(s, s.actor):  # ME30
        found[f"skill:{s.face[skill]}"] = ("motivation", s.actor, skill)
    for window in WINDOWS:
        window(s, found)


@auto("forfeit")
def forfeit(s: State) -> None:
    """M9.3: there is nothing to play any more."""
    s.agenda.pop()
    put_away(s)
    tell(s, "mk-forfeits", who=s.actor)


@auto("announce")
def announce(s: State) -> None:
    """M9.3: the end of the Round; it replaces the turn."""
    s.agenda.pop()
    put_away(s)
    s.turns_left = len(s.order) - 1
    tell(s, "mk-announced", who=s.actor)


def put_away(s: State) -> None:
    """M3.7, M18.3: there is no end of turn to come for mana tokens, and for cards played on another's turn."""
    p = me(s)
    p.tokens = []
    strike_lent(s)
    away = [card for card, how in s.now.returned if how == "away"]
    p.discard += [card for card in p.played if card not in away]
    p.played, s.now.returned = [], ()


@auto("plunder")
def plunder(s: State, seat: int) -> None:
    """M13.1: two cards, at the cost of Reputation."""
    s.players[seat].plundered = True
    change_reputation(s, seat, -1)
    draw_cards(s, seat, 2)


@auto("start")
def start(s: State) -> None:
    """M9.4: the figure comes back from the portal; glade mana (M13.11)."""
    s.agenda.pop()
    p = me(s)
    if p.at < 0:
        p.at = ORIGIN
    s.now.searched = False
    s.now.phase, s.now.path = "move", [p.at]
    s.now.busy = not p.hand  # M9.5: with an empty hand nothing has to be played
    p.plundered = p.spun = False
    begin_gains(s)
    s.agenda.append(("turn",))
    if THAW in s.now.mods:
        s.agenda.append(("thaw",))
    for mod in s.now.mods:
        if mod.what == "tribute":
            s.agenda.append((SKILLS[s.face[mod.card]].returns, mod.word))


def begin_gains(s: State) -> None:
    """M3.7: what the start of a turn brings: from the site, and tokens of claimed dice."""
    p = me(s)
    at_start = site_at(s, p.at).start
    if at_start is not None:
        at_start(s)
    p.tokens += [claim.colour for claim in s.claims if claim.seat == s.actor and claim.each]
    for hook in s.rules.begun:
        hook(s)


# -- the menu of the turn


@menu("turn")
def turn(s: State) -> Decision:
    """M9.6, M9.10: cards, Units, skills, steps, exploring, healing, an action, a rest, or the end."""
    found: Answers = {}
    moving = s.now.phase == "move"
    moment = moment_of(s)
    things(s, moment, found)
    free = (moving or s.now.phase == "act") and not must_rest(s)
    if moving and free:
        for name in steps(s):
            found[_STEP_KEYS[name]] = ("step", name)
        for centre in positions(s):
            found[explore_key(s, centre)] = ("explore", centre)
    if moving and free and s.rules.moved:
        found["stop"] = ("moved",)
    elif free:
        for name in actions(s):
            found[f"act:{name}"] = ("begin_action", name)
    if moving and can_rest(s):
        found["rest"] = ("rest",)
    if s.now.healing:
        healings(s, found)
    purchases(s, moment, found)
    tactic_uses(s, found)
    if can_end(s) and not (s.rules.duels and must_attack(s)):
        found["end"] = ("close",)
    return ask(s.actor, TURN, found)


_STEP_KEYS = {name: f"step:{name}" for name in MOVES}


@auto("close")
def close(s: State) -> None:
    """M9.10: the turn is ended."""
    s.agenda[-1] = ("end_turn",)
    if s.now.phase == "move" and s.rules.moved:
        s.agenda.append(("moved",))


@auto("moved")
def movement_over(s: State) -> None:
    """M9.8: the movement of this turn is over, and somebody waits for that; an action may follow."""
    s.now.phase = "act"
    for hook in s.rules.moved:
        hook(s)


def healings(s: State, into: Answers) -> None:
    """M15.2: a Wound in hand for one point, a Wound of a Unit for its level."""
    p = me(s)
    if wounds_in(s, p.hand):
        into["heal:wound"] = ("heal", -1)
    for unit in p.units:
        if unit.wounds and UNITS[s.face[unit.card]].level <= s.now.healing:
            into.setdefault(unit_key(s, unit, "heal"), ("heal", unit.card))


@auto("heal")
def heal(s: State, card: int) -> None:
    """M15.2, ME39: one Wound. The Golden Grail's points bring Fame or cards."""
    points = 1
    if card < 0:
        heal_wound(s, s.actor)
    else:
        change_unit(s, s.actor, card, wounds=unit_of(s, card).wounds - 1)
        points = UNITS[s.face[card]].level
    s.now.healing -= points
    for _ in range(min(points, s.now.mods.count(GRAIL_FAME))):
        s.now.mods.remove(GRAIL_FAME)
        gain_fame(s, s.actor, 1)
    if GRAIL_CARDS in s.now.mods and card < 0:
        draw_cards(s, s.actor, 1)
    for _ in range(s.now.mods.count(CURE)):
        if card < 0:
            draw_cards(s, s.actor, 1)
        else:
            change_unit(s, s.actor, card, spent=False)


def tactic_uses(s: State, into: Answers) -> None:
    """M3.6: Tactics that are used during the turn, or by whoever attends fully."""
    if me(s).tactic not in USED or not terms_of(s).ends:
        return
    if can_wait(s):
        into["tactic:the_right_moment"] = ("wait",)
    if can_search(s):
        into["tactic:mana_search"] = ("search",)
    if can_lengthen(s, s.actor):
        into["tactic:long_night"] = ("lengthen", s.actor)


USED = ("the_right_moment", "mana_search", "long_night")


def only_wounds(s: State) -> bool:
    hand = me(s).hand
    return bool(hand) and wounds_in(s, hand) == len(hand)


def must_rest(s: State) -> bool:
    """M9.5: with nothing but Wounds in hand, and nothing played, the turn is a rest."""
    return not s.now.busy and only_wounds(s)


def moved(s: State) -> bool:
    return len(s.now.path) > 1 or EXPLORED in s.now.mods


def can_rest(s: State) -> bool:
    """M9.9: no movement, no action; something in hand to discard."""
    return bool(me(s).hand) and not s.now.acted and not moved(s)


def can_end(s: State) -> bool:
    """M9.5: not where a rest is due and still possible."""
    return not must_rest(s) or not can_rest(s)


@act("rest")
def rest(s: State) -> Effect:
    """M9.9: a card and any number of Wounds; with nothing but Wounds, one Wound. MR10: that satisfies M9.5."""
    p = me(s)
    s.now.rested = s.now.acted = True
    if only_wounds(s):
        discard_card(s, s.actor, next(card for card in p.hand if is_wound(s, card)))
    else:
        card = yield pick(s, [card for card in p.hand if not is_wound(s, card)], to="discard")
        discard_card(s, s.actor, card)
        count = wounds_in(s, p.hand)
        if count:
            for _ in range((yield how_many(s, range(count, -1, -1), wounds=count))):
                discard_card(s, s.actor, next(card for card in p.hand if is_wound(s, card)))
    tell(s, "mk-rested", who=s.actor)
    act_over(s)


def act_over(s: State) -> None:
    """M9.8: after the action there is no movement and no exploring."""
    s.now.phase = "after"
    s.now.move = s.now.influence = 0


# -- actions


def actions(s: State) -> list[str]:
    """M9.7: the voluntary actions of the hero's space."""
    at = me(s).at
    if crowded(s):
        return ["duel"] if rival_at(s, at) >= 0 else []
    return [name for name, here in actions_at(site_name(s, at), s.seats == 1) if here(s, at)]


@cache
def actions_at(name: str, alone: bool) -> tuple[tuple[str, Callable[[State, int], bool]], ...]:
    """The actions that a site could have; who is alone proposes nothing."""
    site = SITES[name] if name else BARE
    fitting = ((step, action) for step, action in ACTIONS.items() if action.sites(site))
    return tuple((step, action.here) for step, action in fitting if not (alone and action.proposal))


ACTIONS["interact"] = Action(lambda site: True, lambda s, at: not why_no_deal(s))
ACTIONS["enter"] = Action(lambda site: site.sort == "adventure", lambda s, at: not why_no_entry(s))
ACTIONS["burn"] = Action(lambda site: site.burns, lambda s, at: True)
ACTIONS["challenge"] = Action(lambda site: True, lambda s, at: bool(rampagers_near(s, at)))


def crowded(s: State) -> bool:
    """M10.12, M10.14, MS2.3: beside another hero there is no action but an attack, or a Forced Withdrawal."""
    at = me(s).at
    return bool(heroes_at(s, at, s.actor)) and not site_at(s, at).shared


def must_attack(s: State) -> bool:
    """M9.7, M10.12: who stays on the space of another hero, and did nothing else, attacks."""
    return not s.now.acted and s.now.phase in ("move", "act") and rival_at(s, me(s).at) >= 0


def why_no_deal(s: State) -> str:
    """M11.1: why the hero cannot interact here, alone on the space; M20.4: a mate's keep is as one's own.

    ML22.7: on and around a conquered camp one always can.
    """
    at = me(s).at
    site = site_at(s, at)
    if camp_near(s, at) is not None:
        pass
    elif not site.icon:
        return "nobody"
    elif site.owned:
        ours = (s.actor, *mates(s, s.actor))
        if keep_owner(s, at) not in ours:
            return "keep"
    elif site.sort == "fortified" and at not in s.shields:
        return "unconquered"
    return "reputation" if me(s).reputation == NO_DEALS and MASKED not in s.now.mods else ""


def why_no_entry(s: State) -> str:
    """M13.5-M13.9, ML3.7: why an adventure site cannot be entered; an empty word if it can."""
    at = me(s).at
    name = site_name(s, at)
    if at in s.paths:
        if s.actor in s.shields[at]:
            return "walked"
        return "closed" if len(s.paths[at]) == len(SITES[name].paths) else ""
    if at in s.shields and not s.rules.plan.again:  # MS10.3
        return "conquered"
    if name != "ruins":
        return ""
    ruin = RUINS[ruin_at(s, at)]
    if ruin.pay and not payable(s, ruin.pay):
        return "altar"
    return ""


@auto("begin_action")
def begin_action(s: State, name: str) -> None:
    """M9.8: what is left of Move and Influence is lost when the action begins; not with a proposal (M14.6)."""
    action = ACTIONS.get(name)
    if action is None or not action.proposal:
        s.now.acted = True
        s.now.move = s.now.influence = 0
    s.agenda.append((name,))


@act("altar")
def altar(s: State, at: int) -> Effect:
    """M13.9: pay the mana shown; shield and Fame."""
    ruin = RUINS[ruin_at(s, at)]
    yield from pay(s, ruin.pay)
    gain_fame(s, s.actor, ruin.fame)
    throw(s, "yellow", s.ruins.pop(at))
    s.shields[at] = (s.actor,)
    tell(s, "mk-conquered", who=s.actor, site="ruins")
    act_over(s)


def keep_bonus(s: State, seat: int) -> int:
    """M16.8: a card for each own keep, near one of them. What a city nearby brings counts instead, if it is more."""
    keeps = owned_nearby(s, seat, "keep") if s.shields else 0
    return max(keeps, city_bonus(s, seat), camp_bonus(s, seat, keeps)) if s.holds else keeps


def camp_bonus(s: State, seat: int, keeps: int) -> int:
    """ML22.7: by the camp, with a shield on it, all own keeps count; it is one more for its leader, near keeps too."""
    at = s.players[seat].at
    camp = next((hold for hold in s.holds.values() if hold.kind == CAMP and hold.leader >= 0), None)
    if camp is None or seat not in camp.shields:
        return 0
    if camp_near(s, at) is not None:
        keeps = sum(keep_owner(s, spot) == seat for spot in s.shields)
    elif not keeps:
        return 0
    return keeps + (camp.leader == seat)


def owned_nearby(s: State, seat: int, icon: str) -> int:
    """M16.8: how many of these sites a seat owns, if on or next to one of them; M20.4, MR52: or to a team mate's."""
    owners = {at: keep_owner(s, at) for at in s.shields if SITES[s.board[at].site].icon == icon}
    side, at = (seat, *mates(s, seat)), s.players[seat].at
    near = any(owners.get(at + step, -1) in side for step in (0, *STEPS))
    return list(owners.values()).count(seat) if near else 0


def city_bonus(s: State, seat: int) -> int:
    """M16.8, MR15: on or next to a conquered city that holds one's shield 1 card more, as its leader 2.

    MS19.4: not in its ruins.
    """
    at = s.players[seat].at
    near = {s.board[spot].hold for spot in (at, *(at + step for step in STEPS)) if seat in s.shields.get(spot, ())}
    cities = [s.holds[hold] for hold in near if hold in s.holds and s.holds[hold].kind == "city"]
    return max((1 + (city.leader == seat) for city in cities), default=0)


@act("thaw")
def thaw(s: State) -> Effect:
    """Source Freeze, as the owner's next turn begins: a crystal of a basic colour that the Source shows."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    if colours:
        gain_crystal(s, s.actor, (yield colour_of(s, colours)))
