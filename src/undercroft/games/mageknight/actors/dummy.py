"""The Dummy player of solo games (M19)."""

from __future__ import annotations

from ....core.chance import below
from ....core.events import tell
from ....core.zones import create, reveal, shuffle
from ..play.heroes import deck_of
from ..play.stacks import shuffled
from ..records import Dummy
from ..state import State
from ..tables import BASIC, CARDS, HEROES, SKILLS, in_play


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


def dummy_turn(s: State, actor: int) -> None:
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
    more = dummy.crystals[CARDS[s.face[last]].colour]
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


def renew_dummy(s: State, offer: str, card: int) -> None:
    """M19.4: the lowest Advanced Action joins its deck; M19.5: the lowest Spell gives it a crystal."""
    dummy = s.dummy
    assert dummy is not None
    if offer == "advanced":
        dummy.deck.append(card)
    else:
        dummy.crystals[CARDS[s.face[card]].colour] += 1
