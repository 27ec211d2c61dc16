"""Faction tokens (MT10)."""

from __future__ import annotations

from .....core.chance import below
from .....core.decision import Decision, Effect
from .....core.lasting import Mod
from .....core.zones import show
from ...agenda import Answers, act
from ...mods import FELLED, HIDDEN
from ...play.exploring import explore_key, positions_from, turn_up
from ...play.flying import free_to_go
from ...play.tracks import discard_card, gain_fame, is_wound, more_cards, wounds_in
from ...records import Points
from ...state import State, combat_of, me, without
from ...tables import (
    CARDS,
    DEALING,
    FAVOURS,
    FIGHTING,
    MOVING,
    NEVER,
    OPENING,
    QUIET,
    SHOOTING,
    SINKS,
    SKILLS,
    Favour,
    Gone,
    Sink,
    Way,
    Why,
    step,
)
from ...things.deeds import carry_out, lay_down
from ...things.effects import Half, do, either, heal, move
from ...things.favours import discard_favour
from ...things.mana import pay_for
from ...things.needs import NO_WOUND, action_cards, possible, shot, unless
from ...things.questions import BENEFIT, PICK, how_many, pick, run, which_way
from ...things.ways import ways_of

Point = tuple[int, Points]

# -- MT10.3: in an interaction


def _barters(s: State, into: Answers) -> None:
    """ML8.1, ML13.1: not in an action that is no interaction."""
    for token in me(s).kept if s.now.phase == "deal" else ():
        if s.face[token] in FAVOURS:
            into.setdefault(f"barter:{s.face[token]}", ("barter", token))


@act("barter")
def barter(s: State, token: int) -> Effect:
    """MT10.3: instead of using it, 1 Fame or 3 Influence."""
    gain = yield Decision(s.actor, BENEFIT, ("fame", "influence"))
    discard_favour(s, token)
    if gain == "fame":
        gain_fame(s, s.actor, 1)
    else:
        s.now.influence += 3


SINKS["barter"] = Sink("influence", DEALING, None, _barters)

# -- points that something has made

JOINED = {"fire": {"physical": "fire", "ice": "cold_fire"}, "ice": {"physical": "ice", "fire": "cold_fire"}}
TOXIN = {"melee": 3, "ranged": 2, "siege": 1}
NOTHING_PLAYED = Why("MT10.2", "mk-why-no-points")


def made(s: State) -> list[Point]:
    c = s.now.combat
    return [(at, points) for at, points in enumerate(c.points if c is not None else ()) if points.by >= 0]


def temperable(s: State, element: str) -> list[Point]:
    """Those of Action cards to which the element can be added."""
    actions = [each for each in made(s) if (own := CARDS.get(s.face[each[1].by])) is not None and own.sort == "action"]
    return [each for each in actions if each[1].element in JOINED[element]]


def poisonable(s: State) -> list[Point]:
    return [each for each in made(s) if each[1].element == "physical" and each[1].kind in TOXIN]


def which(s: State, found: list[Point]) -> Decision:
    keys = {f"card:{s.face[points.by]}" + (f"#{at}" if n else ""): at for n, (at, points) in enumerate(found)}
    return Decision(s.actor, PICK, tuple(keys), tuple(keys.values()))


@step("temper", when=FIGHTING, why=lambda s, gone, element: None if temperable(s, element) else NOTHING_PLAYED)
def _temper(s: State, element: str) -> Effect:
    """Fire Gem, Ice Shard: the element is added to the Attack or Block of one Action card; toxin is lost."""
    at = yield which(s, temperable(s, element))
    table = combat_of(s).points
    lost = sum(mod.n for mod in s.now.mods if mod.what == "toxin" and mod.card == table[at].by)
    table[at] = table[at]._replace(element=JOINED[element][table[at].element], n=table[at].n - lost)


@step("toxin", when=SHOOTING, why=unless(poisonable, NOTHING_PLAYED))
def _toxin(s: State, n: int) -> Effect:
    """Vial of Toxin: one source of physical Attack has more, less if it is Ranged or Siege."""
    at = yield which(s, poisonable(s))
    table = combat_of(s).points
    more = TOXIN[table[at].kind]
    table[at] = table[at]._replace(n=table[at].n + more)
    s.now.mods.append(Mod("toxin", more, card=table[at].by))


def ghostly_ways(s: State, card: int) -> list[Way]:
    """The ways of an Action card with an Attack that is not Ranged yet."""
    own = CARDS[s.face[card]]
    return [
        way
        for way in own.basic + own.strong
        if any(each[0] == "attack" and each[2] == "melee" for each in way.steps)
        and possible(s, way._replace(needs=tuple(each for each in way.needs if each[0] != "attack")), card)
    ]


def ghosts(s: State) -> list[int]:
    return [card for card in action_cards(s) if ghostly_ways(s, card)]


def may_haunt(s: State, gone: Gone, n: int) -> Why | None:
    return shot(s, gone) or (None if ghosts(s) else Why("MT10.2", "mk-why-no-other"))


@step("ghostly", when=OPENING, why=may_haunt)
def _ghostly(s: State, n: int) -> Effect:
    """Ghostly Elixir: an Action card is played now, its Attack as a Ranged one."""
    card = yield pick(s, ghosts(s))
    show(s, card)
    way = yield which_way(s, card, ghostly_ways(s, card))
    lay_down(s, card)
    yield from pay_for(s, card, way.costs)
    steps = tuple((*each[:2], "ranged", *each[3:]) if each[0] == "attack" else each for each in way.steps)
    yield from carry_out(s, card, way._replace(steps=steps))


# -- the others


@step("shed_discard", when=QUIET, why=unless(lambda s: wounds_in(s, me(s).discard), NO_WOUND))
def _shed_discard(s: State, n: int) -> None:
    card = next(card for card in me(s).discard if is_wound(s, card))
    me(s).discard.remove(card)
    s.wounds = (*s.wounds, card)


def learnable(s: State) -> list[int]:
    """XR56: one's own skills that can be given away."""
    return [skill for skill in me(s).skills if SKILLS[s.face[skill]].often != "always"] if s.common else []


@step("relearn", when=QUIET, why=unless(learnable, Why("MT10.2", "mk-why-no-skill")))
def _relearn(s: State, n: int) -> Effect:
    """Tome of Relearning: one of one's own skills for one of the common pool."""
    p = me(s)
    old = yield pick(s, learnable(s), "return")
    new = yield pick(s, list(s.common), "gain")
    s.common = (*without(s.common, new), old)
    p.skills = (*without(p.skills, old), new)
    p.flipped, p.turned = (tuple(skill for skill in zone if skill != old) for zone in (p.flipped, p.turned))
    yield from run(s, SKILLS[s.face[new]].gained)


def may_chart(s: State, gone: Gone, n: int) -> Why | None:
    return None if free_to_go(s) and positions_from(s, me(s).at, n) else Why("M10.8", "mk-why-no-tiles")


@step("chart", when=MOVING, why=may_chart)
def _chart(s: State, n: int) -> Effect:
    """Mystical Map: a tile up to three spaces away, for nothing."""
    places = positions_from(s, me(s).at, n)
    turn_up(s, (yield Decision(s.actor, PICK, tuple(explore_key(s, place) for place in places), places)))


def drinkable(s: State) -> int:
    return min(4, s.now.mods.count(FELLED), wounds_in(s, me(s).hand)) if s.now.combat is None else 0


@step("chalice", when=QUIET, why=unless(drinkable, NO_WOUND))
def _chalice(s: State, n: int) -> Effect:
    """Vampiric Chalice: after a combat a Wound is discarded for each enemy that was defeated, up to four."""
    count = drinkable(s)
    for _ in range((yield how_many(s, range(count, 0, -1), wounds=count))):
        discard_card(s, s.actor, next(card for card in me(s).hand if is_wound(s, card)))


@step("reawaken", why=unless(lambda s: me(s).discard, Why("MT10.2", "mk-why-no-discard")))
def _reawaken(s: State, n: int) -> None:
    """Amulet of Reawakening: a random discarded card goes under the deck; one more card at the next draw."""
    p = me(s)
    p.deck.insert(0, p.discard.pop(below(s, len(p.discard), "card")))
    more_cards(s, s.actor, n)


def has_die(s: State, gone: Gone, old: str, new: str) -> Why | None:
    return None if old in s.source else Why("M6.3", "mk-why-no-die")


@step("twilight", why=has_die)
def _twilight(s: State, old: str, new: str) -> None:
    """Orb of Twilight: a die of the Source shows the other time of day."""
    s.source[s.source.index(old)] = new


@step("conceal", when=NEVER)
def _conceal(s: State, n: int) -> None:
    """Staff of Concealment: nobody is provoked this turn, and pursuers stay where they are (MT5.5, MT6)."""
    s.now.mods.append(HIDDEN)


def favour(faction: str, effect: Half) -> Favour:
    return Favour(faction, ways_of(effect, "use", (), ("special",)))


ROWS: dict[str, Favour] = {
    "cloak_of_shielding": Favour("elementalist", (), spares=1),
    "fire_gem": favour("elementalist", do("temper", "fire")),
    "healing_herbs": favour("elementalist", either(heal(1), do("shed_discard", 1))),
    "ice_shard": favour("elementalist", do("temper", "ice")),
    "mystical_map": favour("elementalist", do("chart", 3)),
    "tome_of_relearning": favour("elementalist", do("relearn", 1)),
    "amulet_of_reawakening": favour("dark_crusader", do("reawaken", 1)),
    "ghostly_elixir": favour("dark_crusader", do("ghostly", 1)),
    "orb_of_twilight": favour(
        "dark_crusader", either(do("twilight", "black", "gold"), do("twilight", "gold", "black"))
    ),
    "staff_of_concealment": favour("dark_crusader", move(2) + do("conceal", 1)),
    "vampiric_chalice": favour("dark_crusader", do("chalice", 4)),
    "vial_of_toxin": favour("dark_crusader", do("toxin", 3)),
}
