"""The Dummy player of solo and cooperative games (M19)."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.chance import below
from ....core.events import tell
from ....core.zones import create, reveal, shuffle
from ..play.heroes import deck_of
from ..play.stacks import shuffled
from ..records import Dummy
from ..state import State
from ..tables import ACTORS, BASIC, CARDS, DUMMY, HEROES, SKILLS, TACTICS, Actor, in_play
from ..things.cards import hues


def join_dummy(s: State) -> None:
    """M19.1: a random unused hero, its sixteen cards, a crystal for each dot of its hero card."""
    free = [hero for hero in in_play(HEROES, s.options) if all(p.hero != hero for p in s.players)]
    hero = free[below(s, len(free), "dummy")]
    crystals = {colour: HEROES[hero].dots.count(colour) for colour in BASIC}
    deck = create(s, deck_of(hero), known=0)
    shuffle(s, deck)
    skills = in_play(SKILLS, s.options)
    own = [face for face, skill in skills.items() if skill.hero == hero and skill.mode != "competitive"]
    pile = shuffled(s, create(s, own, known=0))
    s.dummy = Dummy(hero, deck, [], crystals, pile)


def dummy_turn(s: State) -> None:
    """M19.3: three cards, and as many more as it has crystals of the last one's colour; with none it announces."""
    dummy = s.dummy
    assert dummy is not None
    s.turn += 1
    if not dummy.deck:
        if s.turns_left < 0:
            s.turns_left = len(s.order) - 1
            tell(s, "mk-dummy-announced")
        return
    last = turn_cards(s, dummy, 3)
    more = max(dummy.crystals[colour] for colour in hues(s.face[last]))  # MR28
    turn_cards(s, dummy, more)
    tell(s, "mk-dummy-turn", count=len(dummy.deck))


def turn_cards(s: State, dummy: Dummy, n: int) -> int:
    """M19.3: too few cards: what is there. The last card turned."""
    last = -1
    for _ in range(min(n, len(dummy.deck))):
        last = dummy.deck.pop()
        reveal(s, last)
        dummy.discard.append(last)
    return last


def dummy_tactic(s: State) -> None:
    """M19.2, MS0.8: a random one of the rest."""
    assert s.dummy is not None
    name = s.tactics_left[below(s, len(s.tactics_left), "tactic")]
    s.tactics_left = tuple(other for other in s.tactics_left if other != name)
    s.dummy.tactic = name
    tell(s, "mk-dummy-tactic", tactic=name)


def dummy_number(s: State) -> int:
    assert s.dummy is not None
    return TACTICS[s.dummy.tactic].number


def dummy_takes(s: State, offer: str, card: int) -> bool:
    """M19.4: the lowest Advanced Action joins its deck; M19.5: the lowest Spell gives it a crystal."""
    dummy = s.dummy
    assert dummy is not None
    if offer == "advanced":
        dummy.deck.append(card)
        return True
    dummy.crystals[CARDS[s.face[card]].colour] += 1
    return False


def renew_dummy(s: State) -> None:
    """M19.4: deck and discards are shuffled. MS0.8: in solo games its Tactic has left the game."""
    dummy = s.dummy
    assert dummy is not None
    dummy.deck += dummy.discard
    dummy.discard = []
    shuffle(s, dummy.deck)
    if s.rules.plan.tactics == "solo":
        s.tactics_gone = (*s.tactics_gone, dummy.tactic)
    dummy.tactic = ""


def dummy_skill(s: State) -> None:
    """M19.7: a skill of its hero goes to the common pool."""
    dummy = s.dummy
    assert dummy is not None
    if dummy.skills and s.rules.alone:
        dummy.skills, skill = dummy.skills[:-1], dummy.skills[-1]
        reveal(s, skill)
        s.common = (*s.common, skill)


def plays(options: Mapping[str, str]) -> bool:
    """MS2.7: for a first game it may be left out."""
    return options["dummy"] == "yes"


ACTORS[DUMMY] = Actor(plays, join_dummy, dummy_tactic, dummy_number, dummy_turn, renew_dummy, dummy_takes, dummy_skill)
