"""Heroes who start at a higher level: skills, crystals, and what Influence buys from private displays (MT14)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.lasting import Mod
from ....core.zones import look, reveal, shuffle
from ..agenda import Answers, act, auto, menu
from ..state import State, Turn, Unit, me, without
from ..tables import BASIC, CARDS, HEROES, SKILLS, UNITS
from ..things.mana import MOST_CRYSTALS
from ..things.questions import run
from .heroes import level
from .stacks import draw, shuffled
from .tracks import free_commands, gain_fame

DEVELOP = Kind("mk.develop", "MT14.4", at="offer")
EACH_LEVEL = 6  # Influence
LESSON, TOME, TRADED, RELIC, GEM = 6, 9, 7, 12, 3  # prices
FREE = Mod("free_lesson")
STACKS = ("advanced", "regular", "spells", "artifacts")


def develop_all(s: State) -> None:
    """MT14.1, MT14.8, MS19.1: one hero after the other, before anything else is set up."""
    s.agenda += [("restock",), *(("develop", seat) for seat in reversed(range(s.seats)))]


@auto("develop")
def develop(s: State, seat: int) -> None:
    """MT14.2, MT14.3: level and crystals (XR17). MT14.1, MT14.4: a skill and an Advanced Action for each odd level
    after the first (XR18), Influence, the display.
    """
    p, goal = s.players[seat], s.rules.plan.start_level
    s.actor, s.now = seat, Turn(seat)
    p.level = goal
    for colour in dict.fromkeys(HEROES[p.hero].dots):
        p.crystals[colour] += 1
    lessons = (goal - 1) // 2
    s.now.influence, s.now.mods = EACH_LEVEL * goal, [FREE] * lessons
    for name, number in zip(STACKS, (goal + 2, goal + 1, goal, goal - 1), strict=True):
        if len(s.stacks[name]) < number:  # XR33
            put_back(s, name)
        for card in (draw(s, name) for _ in range(number)):
            if card >= 0:
                look(s, card, seat)
                p.display = (*p.display, card)
    s.agenda += [("equip",), *[("raise",)] * lessons]


@act("raise")
def raise_hero(s: State) -> Effect:
    """MT14.1: one of two skills; the other goes to the common pool."""
    p = me(s)
    drawn, p.skill_pile = p.skill_pile[-2:], p.skill_pile[:-2]
    for skill in drawn:
        reveal(s, skill)
    keys = tuple(f"skill:{s.face[skill]}" for skill in drawn)
    chosen = yield Decision(s.actor, DEVELOP, keys, drawn, args={"count": s.now.influence})
    p.skills = (*p.skills, chosen)
    s.common += tuple(skill for skill in drawn if skill != chosen)
    tell(s, "mk-skill-gained", who=s.actor, card=chosen)
    yield from run(s, SKILLS[s.face[chosen]].gained)


def sort_of(s: State, card: int) -> str:
    face = s.face[card]
    if face in UNITS:
        return "unit"
    return "advanced" if CARDS[face].advanced else CARDS[face].sort


def price_of(s: State, card: int) -> int:
    """MT14.4: what a card of the display costs; XR33: Thugs their printed price."""
    sort = sort_of(s, card)
    if sort == "unit":
        return UNITS[s.face[card]].cost
    if sort == "advanced":
        return 0 if FREE in s.now.mods else LESSON
    return TOME if sort == "spell" else RELIC


def why_not_bought(s: State, card: int) -> str:
    """MT14.4, XR33: Influence, a Command token for a Unit, never Familiars; an empty word if it can be bought."""
    if sort_of(s, card) == "unit":
        if "familiar" in UNITS[s.face[card]].marks:
            return "familiar"
        if free_commands(s, s.actor) <= 0:
            return "command"
    return "influence" if price_of(s, card) > s.now.influence else ""


@menu("equip")
def equip(s: State) -> Decision:
    """MT14.4: cards of the display, a Spell also for less and a crystal of its colour; crystals."""
    p, found = me(s), Answers()
    for card in p.display:
        if not why_not_bought(s, card):
            found.setdefault(f"buy:{s.face[card]}", ("acquire", card, price_of(s, card), ""))
        if sort_of(s, card) == "spell" and s.now.influence >= TRADED and p.crystals[CARDS[s.face[card]].colour]:
            found[f"trade:{s.face[card]}"] = ("acquire", card, TRADED, CARDS[s.face[card]].colour)
    for colour in BASIC if s.now.influence >= GEM else ():
        if p.crystals[colour] < MOST_CRYSTALS:
            found[f"crystal:{colour}"] = ("acquire", -1, GEM, colour)
    found["done"] = ("equipped",)
    return ask(s.actor, DEVELOP, found, {"count": s.now.influence})


@auto("acquire")
def acquire(s: State, card: int, price: int, colour: str) -> None:
    """MT14.4, MT14.6: Units stand in the Unit area, other cards wait for the shuffling."""
    p = me(s)
    s.now.influence -= price
    if card < 0:
        p.crystals[colour] += 1
        return
    if colour:
        p.crystals[colour] -= 1
    p.display = without(p.display, card)
    if sort_of(s, card) == "unit":
        reveal(s, card)
        p.units.append(Unit(card))
        tell(s, "mk-recruited", who=s.actor, card=card)
    else:
        if sort_of(s, card) == "advanced" and FREE in s.now.mods:
            s.now.mods.remove(FREE)
        p.deck.append(card)


@auto("equipped")
def equipped(s: State) -> None:
    """MT14.5, MT14.6: leftover Influence is 1 Fame in all; the deck is shuffled."""
    s.agenda.pop()
    p, left = me(s), s.now.influence
    s.now.influence, s.now.mods = 0, []
    if left:
        gain_fame(s, s.actor, 1)
    shuffle(s, p.deck)
    s.actor, s.now = -1, Turn(-1)


@auto("restock")
def restock(s: State) -> None:
    """MT14.6: when all are done, what was not taken goes back."""
    for name in STACKS:
        put_back(s, name)


def put_back(s: State, name: str) -> None:
    """What the heroes have left of their displays is shuffled into its stack."""
    left = [card for p in s.players for card in p.display if stack_of(s, card) == name]
    if left:
        s.stacks[name] = shuffled(s, (*s.stacks[name], *left))
    for p in s.players:
        p.display = tuple(card for card in p.display if card not in left)


def stack_of(s: State, card: int) -> str:
    return {"unit": "regular", "spell": "spells", "artifact": "artifacts"}.get(sort_of(s, card), "advanced")


def start_fame(goal: int) -> int:
    return level(goal).fame
