"""A hero's turn: before it, movement, actions, resting, its end (M9, M15)."""

from __future__ import annotations

from typing import Any

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from .centre import others_centre, return_own
from .deeds import Answers, Deed, take_thing, things
from .doing import AMOUNT, learn, lessons, motivations, pick, unit_key, unit_of, use_motivation
from .heroes import NO_DEALS
from .hexes import MOVES, ORIGIN, STEPS
from .mana import pay, payable
from .movement import explore, explore_key, positions, steps, take_step
from .ruins import RUINS
from .sites import BARE, heroes_at, keep_owner, rampagers_near, ruin_at, site_at, site_name
from .state import State, me
from .tactics import can_lengthen, can_meditate, can_search, can_store, can_wait, lengthen, store, take_stored
from .tracks import change_reputation, discard_card, draw_cards, gain_fame, heal_wound, is_wound, wounds_in
from .units import UNITS

BEFORE = Kind("mk.before", "M9.1")
TURN = Kind("mk.turn", "M9.6", at="turn")


def hero_turn(s: State, seat: int) -> None:
    """M9.1, M9.3: the window before the turn; with nothing left after an announcement the turn is forfeited."""
    s.active = seat
    s.turn += 1
    p = me(s)
    s.phase, s.move, s.influence, s.healing = "before", 0, 0, 0
    s.tokens, s.used_dice, s.dice_left, s.path = p.kept, [], usual_dice(s), []
    p.kept = []
    s.acted, s.rested, s.busy, s.searched = False, False, False, False
    s.mods, s.returned, s.spent, s.combat = [], [], [], None
    if any(s.face[lying.skill] == FREEZE for lying in return_own(s, seat)):  # M9.2
        s.mods.append(("thaw",))
    if s.turns_left >= 0 and not p.hand and not p.deck and not can_plunder(s):
        tell(s, "mk-forfeits", who=seat)
        return
    s.agenda.append(("before",))


FREEZE = "goldyx_source_freeze"


def usual_dice(s: State) -> int:
    """M6.3: one die of the Source each turn; none while another player's Source Freeze lies there."""
    return int(all(s.face[lying.skill] != FREEZE for lying in others_centre(s)))


def can_plunder(s: State) -> bool:
    """M13.1: a village, once between two own turns; M9.1: not after the own last turn."""
    p = me(s)
    return not p.plundered and site_at(s, p.at).plunder


def before(s: State) -> Decision:
    """M9.1, M9.3: what may be done before the turn; the turn; or the end of the Round instead."""
    p = me(s)
    keys = []
    if p.hand or p.deck or s.turns_left >= 0:
        keys.append("start")
    if can_plunder(s):
        keys.append("plunder")
    if can_meditate(s):
        keys.append("meditate")
    if can_store(s) and not s.searched:
        if p.deck:
            keys.append("store")
        if p.stored:
            keys.append("take")
    if can_lengthen(s, s.active):
        keys.append("lengthen")
    keys += [f"skill:{s.face[skill]}" for skill in motivations(s, s.active)]  # ME30
    if not p.deck and s.turns_left < 0:
        keys.append("announce")
    return Decision(s.active, BEFORE, tuple(keys))


def take_before(s: State, answer: str) -> None:
    p = me(s)
    if answer == "start":
        s.agenda[-1] = ("start",)
    elif answer == "announce":  # M9.3: it replaces the turn
        s.agenda.pop()
        s.turns_left = len(s.order) - 1
        tell(s, "mk-announced", who=s.active)
    elif answer == "plunder":  # M13.1
        p.plundered = True
        change_reputation(s, s.active, -1)
        draw_cards(s, s.active, 2)
    elif answer == "meditate":
        s.agenda.append(("meditate",))
    elif answer == "lengthen":
        lengthen(s, s.active)
    elif answer.startswith("skill:"):
        use_motivation(s, s.active, next(skill for skill in p.skills if s.face[skill] == answer[6:]))
    elif answer == "store":
        s.searched = True  # once before each turn; Mana Search is another Tactic
        store(s)
    else:
        take_stored(s)


def start(s: State) -> None:
    """M9.4: the figure comes back from the portal; glade mana (M13.11)."""
    p = me(s)
    if p.at < 0:
        p.at = ORIGIN
    s.searched = False
    s.phase, s.path = "move", [p.at]
    s.busy = not p.hand  # M9.5: with an empty hand nothing has to be played
    p.plundered = False
    if site_at(s, p.at).mana:
        s.tokens.append("gold" if s.round % 2 == 1 else "black")
    s.tokens += [claim.colour for claim in s.claims if claim.seat == s.active and claim.each]
    s.agenda.append(("turn",))
    if ("thaw",) in s.mods:
        s.agenda.append(("thaw",))


# -- the menu of the turn


def turn(s: State) -> Decision:
    """M9.6, M9.10: cards, Units, skills, steps, exploring, healing, an action, a rest, or the end."""
    found: Answers = {}
    moving = s.phase == "move"
    things(s, s.phase, found)
    if moving and not must_rest(s):
        for name in steps(s):
            found[_STEP_KEYS[name]] = name
        for centre in positions(s):
            found[explore_key(s, centre)] = ("explore", centre)
        for name in actions(s):
            found[f"act:{name}"] = ("act", name)
    if moving and can_rest(s):
        found["rest"] = "rest"
    if s.healing:
        healings(s, found)
    lessons(s, found)
    tactic_uses(s, found)
    if can_end(s):
        found["end"] = "end"
    return Decision(s.active, TURN, tuple(found), tuple(found.values()))


_STEP_KEYS = {name: f"step:{name}" for name in MOVES}


def take_turn(s: State, value: Any) -> None:
    if isinstance(value, int | Deed):
        take_thing(s, value)
    elif value == "end":
        s.agenda[-1] = ("end_turn",)
    elif value == "rest":
        s.agenda.append(("rest",))
    elif isinstance(value, str):
        take_step(s, value)
    elif value[0] == "explore":
        explore(s, value[1])
    elif value[0] == "act":
        begin_action(s, value[1])
    elif value[0] == "heal":
        heal(s, value[1])
    elif value[0] == "learn":
        learn(s, value[1])
    else:
        use_tactic(s, value[1])


def healings(s: State, into: Answers) -> None:
    """M15.2: a Wound in hand for one point, a Wound of a Unit for its level."""
    p = me(s)
    if wounds_in(s, p.hand):
        into["heal:wound"] = ("heal", -1)
    for unit in p.units:
        if unit.wounds and UNITS[s.face[unit.card]].level <= s.healing:
            into.setdefault(unit_key(s, unit, "heal"), ("heal", unit.card))


def heal(s: State, card: int) -> None:
    """M15.2, ME39: one Wound. The Golden Grail's points bring Fame or cards."""
    points = 1
    if card < 0:
        heal_wound(s, s.active)
    else:
        unit = unit_of(s, card)
        unit.wounds -= 1
        points = UNITS[s.face[card]].level
    s.healing -= points
    for _ in range(min(points, s.mods.count(("grail_fame",)))):
        s.mods.remove(("grail_fame",))
        gain_fame(s, s.active, 1)
    if ("grail_cards",) in s.mods and card < 0:
        draw_cards(s, s.active, 1)


def tactic_uses(s: State, into: Answers) -> None:
    """M3.6: Tactics that are used during the turn."""
    if can_wait(s):
        into["tactic:the_right_moment"] = ("tactic", "wait")
    if can_search(s):
        into["tactic:mana_search"] = ("tactic", "search")
    if can_lengthen(s, s.active):
        into["tactic:long_night"] = ("tactic", "lengthen")


def use_tactic(s: State, name: str) -> None:
    if name == "wait":
        me(s).flipped_tactic = True
        s.another += 1
    elif name == "search":
        s.agenda.append(("search",))
    else:
        lengthen(s, s.active)


def only_wounds(s: State) -> bool:
    hand = me(s).hand
    return bool(hand) and wounds_in(s, hand) == len(hand)


def must_rest(s: State) -> bool:
    """M9.5: with nothing but Wounds in hand, and nothing played, the turn is a rest."""
    return not s.busy and only_wounds(s)


def moved(s: State) -> bool:
    return len(s.path) > 1 or ("explored",) in s.mods


def can_rest(s: State) -> bool:
    """M9.9: no movement, no action; something in hand to discard."""
    return bool(me(s).hand) and not s.acted and not moved(s)


def can_end(s: State) -> bool:
    """M9.5: not where a rest is due and still possible."""
    return not must_rest(s) or not can_rest(s)


def rest(s: State) -> Effect:
    """M9.9: a card and any number of Wounds; with nothing but Wounds, one Wound. MR10: that satisfies M9.5."""
    p = me(s)
    s.rested = s.acted = True
    if only_wounds(s):
        discard_card(s, s.active, next(card for card in p.hand if is_wound(s, card)))
    else:
        card = yield pick(s, [card for card in p.hand if not is_wound(s, card)])
        discard_card(s, s.active, card)
        count = wounds_in(s, p.hand)
        if count:
            numbers = tuple(str(n) for n in range(count, -1, -1))
            n = yield Decision(s.active, AMOUNT, tuple(f"amount:{number}" for number in numbers), numbers)
            for _ in range(int(n)):
                discard_card(s, s.active, next(card for card in p.hand if is_wound(s, card)))
    tell(s, "mk-rested", who=s.active)
    act_over(s)


def act_over(s: State) -> None:
    """M9.8: after the action there is no movement and no exploring."""
    s.phase = "after"
    s.move = s.influence = 0


# -- actions


def actions(s: State) -> list[str]:
    """M9.7: the voluntary actions of the hero's space."""
    at = me(s).at
    found = []
    site = site_at(s, at)
    if site is not BARE:
        if not why_no_deal(s):
            found.append("interact")
        if site.sort == "adventure" and not why_no_entry(s):
            found.append("enter")
        if site.burns:
            found.append("burn")
    if rampagers_near(s, at):
        found.append("challenge")
    return found


def why_no_deal(s: State) -> str:
    """M11.1: why the hero cannot interact here; an empty word if it can."""
    at = me(s).at
    site = site_at(s, at)
    if site.owned:
        if keep_owner(s, at) != s.active:
            return "keep"
    elif site.sort == "fortified":
        if at not in s.shields:
            return "unconquered"
    elif not site.icon:
        return "nobody"
    if me(s).reputation == NO_DEALS:
        return "reputation"
    return "shared" if heroes_at(s, at, s.active) else ""


def why_no_entry(s: State) -> str:
    """M13.5-M13.9: why an adventure site cannot be entered; an empty word if it can."""
    at = me(s).at
    if site_name(s, at) != "ruins":
        return ""
    ruin = RUINS[ruin_at(s, at)]
    if ruin.pay and not payable(s, ruin.pay):
        return "altar"
    return ""


def begin_action(s: State, name: str) -> None:
    """M9.8: what is left of Move and Influence is lost when the action begins."""
    s.acted = True
    s.move = s.influence = 0
    s.agenda.append((name,))


def altar(s: State, at: int) -> Effect:
    """M13.9: pay the mana shown; shield and Fame."""
    ruin = RUINS[ruin_at(s, at)]
    yield from pay(s, ruin.pay)
    gain_fame(s, s.active, ruin.fame)
    s.heaps["yellow"].append(s.ruins.pop(at))
    s.shields[at] = (s.active,)
    tell(s, "mk-conquered", who=s.active, site="ruins")
    act_over(s)


def keep_bonus(s: State, seat: int) -> int:
    """M16.8: the number of own keeps, if on or next to one of them."""
    p = s.players[seat]
    if not s.shields:
        return 0
    own = [at for at in s.shields if keep_owner(s, at) == seat]
    near = p.at in own or any(p.at + step in own for step in STEPS)
    return len(own) if near else 0
