"""General Volkare's place in the Round Order: his deck, his turns, how he marches and camps (ML15, MS13, MS15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate, chain, repeat
from typing import NamedTuple

from ....core.chance import below
from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.zones import create, reveal, shuffle
from ..agenda import Answers, act, auto, menu
from ..encounters.volkare import army_of, assail, soonest, volkare_of
from ..play.acting import back_to
from ..play.ending import escape
from ..play.heroes import deck_of
from ..play.movement import safe, set_down
from ..play.stacks import shuffled
from ..play.tracks import WOUND
from ..records import Volkare
from ..state import State, day
from ..tables import ACTORS, BASIC, CARDS, DIE, HEROES, SKILLS, TACTICS, VOLKARE, Actor, in_play
from ..world.hexes import DIRECTIONS, distance, on_map
from ..world.places import heroes_at

MAKE_WAY = Kind("mk.make-way", "MS13.31", at="turn")


class Campaign(NamedTuple):
    """What a scenario says about Volkare; tuples of numbers are by players, one first."""

    directions: Mapping[str, str]  # where a colour takes him
    levels: Mapping[str, tuple[int, ...]]  # his own, by battle level
    wounds: Mapping[str, int]  # in his deck, by race level
    goal: Callable[[State, str], int]  # the space that a step of this colour makes for
    step: Callable[[State, str], None]  # what he does there
    seeks: Callable[[State], bool]  # whether red cards look for heroes
    recruits: bool  # whether Units that leave the offer join his army (MS13.13)
    aims: Callable[[State], tuple[int, ...]]  # the spaces that he wants to reach, as far as they are known


CAMPAIGNS: dict[str, Campaign] = {}
"""By scenario."""

BATTLES, RACES = ("daring", "heroic", "legendary"), ("fair", "tight", "thrilling")
LEVELS = tuple(f"{battle}_{race}" for battle in BATTLES for race in RACES)
"""MS13.1, XR1: every battle level with every race level; the usual one is the easiest of both."""


def battle_and_race(level: str) -> tuple[str, str]:
    """MS13.1: the two settings."""
    battle, _, race = (level if level in LEVELS else LEVELS[0]).partition("_")
    return battle, race


def campaign_of(s: State) -> Campaign:
    return CAMPAIGNS[s.rules.scenario]


# -- the set-up


def join(s: State) -> None:
    """ML1.5, MS13.3, MS13.4, MS13.5, MS13.6, ML15.5: an unused hero's cards, 4 Spells, Wounds; an army is counted."""
    campaign, (battle, race) = campaign_of(s), battle_and_race(s.rules.level)
    heroes = list(in_play(HEROES, s.options))
    free = [hero for hero in heroes if all(p.hero != hero for p in s.players)] or heroes
    hero = free[below(s, len(free), "volkare")]
    spells = [face for face, card in in_play(CARDS, s.options).items() if card.mode == "competitive"]
    deck = create(s, [*deck_of(hero), *spells, *[WOUND] * campaign.wounds[race]], known=0)
    shuffle(s, deck)
    skills = in_play(SKILLS, s.options)
    own = [face for face, skill in skills.items() if skill.hero == hero and skill.mode != "competitive"]
    level = campaign.levels[battle][s.seats - 1]
    s.volkare = Volkare(-1, deck, [], level, army_of(level), create(s, ["volkare"])[0], hero)
    s.volkare.skills = shuffled(s, create(s, own, known=0))
    marks = shuffled_colours(s)
    s.slots = dict.fromkeys(marks[: RACES.index(race) + s.seats], -1)


def shuffled_colours(s: State) -> list[str]:
    """XR2, SR3: crystals of different colours in a random order; gold and black come last."""
    rest, found = list(BASIC), []
    while rest:
        found.append(rest.pop(below(s, len(rest), "mark")))
    return [*found, *DIE[len(BASIC) :]]


def mark_units(s: State) -> None:
    """MS13.8, SR10: the first Units of the offer lie in the marked slots."""
    cards = iter(s.unit_offer)
    s.slots = {colour: next(cards, -1) for colour in s.slots}


def tactic(s: State) -> None:
    """MS13.10, MS13.35: a random one of the rest; it only gives him his place."""
    name = s.tactics_left[below(s, len(s.tactics_left), "tactic")]
    s.tactics_left = tuple(other for other in s.tactics_left if other != name)
    volkare_of(s).tactic = name
    tell(s, "mk-volkare-tactic", tactic=name)


def number(s: State) -> int:
    return TACTICS[volkare_of(s).tactic].number


def renew(s: State) -> None:
    """MS13.8: the marked slots are filled first. MS13.29: his deck goes on as it is; MS0.8: his Tactic comes back."""
    volkare_of(s).tactic = ""
    mark_units(s)


def gained(s: State) -> None:
    """MS13.3: alone, a skill of the hero in his deck goes to the common pool."""
    v = volkare_of(s)
    if v.skills and s.rules.alone:
        v.skills, skill = v.skills[:-1], v.skills[-1]
        reveal(s, skill)
        s.common = (*s.common, skill)


# -- his turn


def turn(s: State) -> None:
    """MS13.12, MS13.28, MS13.29: a card, or frenzy; none once the end of the Round was announced, or he is beaten.

    MS13.23: red cards move him as blue ones where they do not look for heroes. MS15.12: a token that is face down is
    turned up, and that was his turn. MS15.13, MS15.16: the Quest has frenzy and the end of the Round as they are here.
    """
    v = volkare_of(s)
    s.turn += 1
    if v.at < 0 or s.turns_left >= 0:
        return
    v.lost = 0
    back_to(s, -1)
    if VOLKARE in s.down:
        s.down = tuple(other for other in s.down if other != VOLKARE)
        tell(s, "mk-volkare-delayed")
        return
    s.agenda.append(("volkare_rests",))
    if not v.deck:
        tell(s, "mk-volkare-frenzy")
        s.agenda += [("march", "blue")] * 2
        return
    card = v.deck.pop()
    v.discard.append(card)
    reveal(s, card)
    tell(s, "mk-volkare-turn", card=card, count=len(v.deck))
    if s.face[card] == WOUND:
        camp(s)
        return
    colour, spell = CARDS[s.face[card]].colour, CARDS[s.face[card]].sort == "spell"
    reroll(s, colour)
    if colour == "red" and campaign_of(s).seeks(s):
        seek(s, 1 + spell)
    else:
        s.agenda += [("march", "blue" if colour == "red" else colour)] * (1 + spell)


def camp(s: State) -> None:
    """MS13.13, MS15.4: the Unit in the slot of the die's colour leaves the game; in MS13 a gray token joins him."""
    v = volkare_of(s)
    v.die = DIE[below(s, 6, "die")]
    card = s.slots.get(v.die, -1)
    tell(s, "mk-volkare-camps", colour=v.die)
    if card in s.unit_offer:
        s.unit_offer.remove(card)
        if campaign_of(s).recruits:
            v.army["gray"] += 1
        tell(s, "mk-unit-deserts", card=card)


def reroll(s: State, colour: str) -> None:
    """MS13.14, SE1: one die of the card's colour; by Day a gold one if there is none."""
    die = colour if colour in s.source else "gold"
    if die in s.source and (die == colour or day(s)):
        s.source.remove(die)
        s.source.append(DIE[below(s, 6, "die")])


def seek(s: State, far: int) -> None:
    """MS13.19, MS13.20, MS15.9: without moving he attacks the hero next to him with the most Fame, or one farther off.

    ML20.1, XR50: whoever shares that hero's space may stand by.
    """
    v = volkare_of(s)
    for reach in range(1, far + 1):
        near = [seat for seat, p in enumerate(s.players) if p.at >= 0 and distance(p.at, v.at) == reach]
        if near:
            chosen = max(near, key=lambda seat: (s.players[seat].fame, -s.order.index(seat)))
            beside = heroes_at(s, s.players[chosen].at)
            assail(s, {seat: "retreat" if seat == chosen else "stand_aside" for seat in beside})
            return


@auto("march")
def march(s: State, colour: str) -> None:
    """MS13.15, MS13.27, MS15.8: one step, by the phase that holds now."""
    if volkare_of(s).at >= 0:
        campaign_of(s).step(s, colour)


def go(s: State, to: int) -> None:
    """ML15.2, ML17.1, MS13.18: over anything, provoking nobody; whoever stands there is attacked."""
    v = volkare_of(s)
    v.came, v.at = v.at, to
    tell(s, "mk-volkare-moves")
    seats = heroes_at(s, to)
    if seats:
        assail(s, dict.fromkeys(seats, "retreat"))


def turning(direction: str) -> list[int]:
    """SR1: the steps, those nearest to a direction first; of two alike the one clockwise of it."""
    names = list(DIRECTIONS)
    first = names.index(direction)
    return [DIRECTIONS[names[(first + n) % 6]] for n in (0, 1, -1, 2, -2, 3)]


def nearer(s: State, colour: str, goals: tuple[int, ...]) -> int:
    """MS13.21, MS13.22, SR27: the step that comes closer to a goal, nearest to the colour's direction."""
    at = volkare_of(s).at
    far = min(distance(at, goal) for goal in goals)
    steps = turning(campaign_of(s).directions[colour])
    return next(at + step for step in steps if min(distance(at + step, goal) for goal in goals) < far)


def onward(s: State) -> dict[str, int]:
    """Where a step of each colour would take him now; nowhere where red cards look for heroes."""
    if s.rules.scenario not in CAMPAIGNS or volkare_of(s).at < 0:
        return {}
    campaign = campaign_of(s)
    red = {} if campaign.seeks(s) else {"red": campaign.goal(s, "blue")}
    return {**{colour: campaign.goal(s, colour) for colour in campaign.directions}, **red}


FAR = 2  # MS13.15, MS13.28: the steps of a Spell, and of frenzy


def pace(s: State) -> dict[str, int]:
    """MS13.13, MS13.15, MS13.19: how many cards of his deck take him two steps, or one, look for heroes, or camp."""
    seeks, found = campaign_of(s).seeks(s), dict.fromkeys(("double", "single", "seeks", "camps"), 0)
    for card in (CARDS.get(s.face[pid]) for pid in volkare_of(s).deck):
        if card is None:
            found["camps"] += 1
        elif seeks and card.colour == "red":
            found["seeks"] += 1
        else:
            found["double" if card.sort == "spell" else "single"] += 1
    return found


def arrival(s: State) -> tuple[int, int, int] | None:
    """MS13.21, MS15.6: the space that he makes for, its distance, and the turns that takes him at the earliest: with
    the fastest cards first, and in frenzy when there are none left."""
    at = volkare_of(s).at
    aims = campaign_of(s).aims(s) if s.rules.scenario in CAMPAIGNS and at >= 0 else ()
    if not aims:
        return None
    goal, cards = min(aims, key=lambda to: distance(at, to)), pace(s)
    steps = chain(
        [0] * (VOLKARE in s.down), [FAR] * cards["double"], [1] * cards["single"],
        [0] * (cards["seeks"] + cards["camps"]), repeat(FAR),
    )  # fmt: skip
    far = distance(at, goal)
    return goal, far, next(turn for turn, done in enumerate(accumulate(steps, initial=0)) if done >= far)


# -- when it is over


@auto("volkare_rests")
def rests(s: State) -> None:
    """MS13.31, SR14, SR35: heroes on his space withdraw, then whoever attended fully ends the turn, in Round Order."""
    v = volkare_of(s)
    coming = soonest(s)[::-1]
    for seat in coming:
        if seat in v.met:
            s.agenda += [("turn",), ("as", seat)]
    s.agenda += [("make_way", seat) for seat in coming if seat >= 0 and 0 <= v.at == s.players[seat].at]
    v.met = ()


@menu("make_way")
def make_way(s: State, seat: int) -> Decision:
    """MS13.31, MS15.10: to a safe space beside it, but not where he came from. SR15: with none, Forced Withdrawal."""
    v = volkare_of(s)
    near = {f"to:{name}": v.at + step for name, step in DIRECTIONS.items() if v.at + step in s.board}
    free = {key: to for key, to in near.items() if to != v.came and safe(s, to, seat)}
    found: Answers = {key: ("give_way", seat, to) for key, to in free.items()}
    return ask(seat, MAKE_WAY, found or {"forced": ("forced_out", seat)}, on_map(free.items()))


@auto("give_way")
def give_way(s: State, seat: int, to: int) -> None:
    s.agenda.pop()
    set_down(s, seat, to)
    tell(s, "mk-gives-way", who=seat)


@act("forced_out")
def forced_out(s: State, seat: int) -> Effect:
    """SR15: the nearest safe space, a Wound for each space."""
    s.agenda.pop()
    yield from escape(s, seat)
    tell(s, "mk-gives-way", who=seat)


def lose(s: State, why: str) -> None:
    """MS13.33, MS15.14: the heroes have lost, at once."""
    tell(s, why)
    s.tally["lost"] = 1
    s.agenda = [("finish",)]


ACTORS[VOLKARE] = Actor(lambda options: True, join, tactic, number, turn, renew, gained=gained)
