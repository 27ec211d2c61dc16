"""The village cards: nineteen kinds of eight (T1.4)."""

from __future__ import annotations

from collections.abc import Callable

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ....core.state import Step
from ....core.zones import set_host
from ..card import CARDS, Because, Card, Use
from ..effects import boosts, choose_card, draws, feeds, no_hero, unused
from ..hall import monsters, orders, standing
from ..piles import bury, destroy, draw, leave_party
from ..state import State

ORDER = Kind("ts.order", "T12.12", at="hall")


def then_draws(what: str) -> Callable[[State, int], None]:
    give = boosts((what, 0))

    def run(s: State, pid: int) -> None:
        """C-arcane_energies, C-magical_aura, T12.7: an effect on all, and then the card must be drawn."""
        give(s, pid)
        draw(s, 1)

    return run


# -- Banish


def no_change(s: State, pid: int) -> Because | None:
    """T28.2, T22.8: nothing in the hall can be sent back or moved."""
    return None if monsters(s) or orders(s) else Because("no-monster", "T28.13")


def banish(s: State, pid: int) -> Effect:
    """C-banish, T12.12: a monster goes under the deck or the hall is rearranged; breach at once; then the rest."""
    found: dict[str, Step] = {f"send:{rank}": ("send_back", rank, "banish") for rank in monsters(s)}
    about = standing(s, "send")
    for order in orders(s):
        key = "order:" + "".join(map(str, order))
        found[key] = ("rearrange", order)
        about[key] = [s.face[s.hall[rank - 1]] for rank in order if s.hall[rank - 1] >= 0]
    step = yield Decision(s.active, ORDER, tuple(found), tuple(found.values()), {"card": pid}, about)
    s.agenda += [("banish", pid), step]


def banish_rest(s: State, pid: int) -> Effect:
    """C-banish, T12.5, T12.10: any card is destroyed, Banish itself too; no used Food, no borrowed hero (T28.12)."""
    ids = [card for card in s.hand[s.active] if unused(s, card) and s.owner[card] < 0]
    if ids:
        destroy(s, (yield choose_card(s, ids, pid)))
    draw(s, 1)


# -- Spear


def not_held(s: State, pid: int) -> Because | None:
    """C-spear, T28.2"""
    return None if s.host[pid] >= 0 else Because("not-equipped", "C-spear")


def throw(s: State, pid: int) -> None:
    """C-spear, T13.9: destroyed for attack +3 more, yet it counts as equipped to the end of the battle."""
    bearer = s.host[pid]
    s.hand[s.active].remove(pid)
    leave_party(s, pid)
    set_host(s, pid, bearer)
    s.thrown += (pid,)
    bury(s, pid)
    tell(s, "ts-threw", who=s.active, card=pid, hero=s.face[bearer])


# -- villagers


def cashes(s: State, pid: int) -> None:
    """C-barkeep, C-pawnbroker, W5: the card is destroyed for 2 gold; its own gold is lost."""
    destroy(s, pid)
    s.gold += 2


def one_more(s: State, pid: int) -> None:
    """T10.3: one more purchase this turn."""
    s.buys += 1


def nothing_to_pawn(s: State, pid: int) -> Because | None:
    """T5.9, T28.2"""
    worth = any(CARDS[s.face[other]].has_gold_value for other in s.hand[s.active])
    return None if worth else Because("nothing-to-pawn", "T5.9")


def pawns(s: State, pid: int) -> Effect:
    """C-pawnbroker, T5.9, T5.10: a revealed card with a gold value X is destroyed for X + 3 gold."""
    card = yield choose_card(s, [other for other in s.hand[s.active] if CARDS[s.face[other]].has_gold_value], pid)
    destroy(s, card)
    s.gold += CARDS[s.face[card]].gold + 3


def retires(s: State, pid: int) -> None:
    """C-town_guard, W2: destroyed, three cards are drawn."""
    destroy(s, pid)
    draw(s, 3)


def no_militia(s: State, pid: int) -> Because | None:
    """T28.2"""
    return None if any(s.face[other] == "militia" for other in s.hand[s.active]) else Because("no-militia", "T28.2")


def trains(s: State, pid: int) -> None:
    """C-trainer, D18: one revealed Militia is destroyed for 2 XP."""
    destroy(s, next(other for other in s.hand[s.active] if s.face[other] == "militia"))
    s.xp[s.active] += 2


ALL: tuple[Card, ...] = (
    Card("arcane_energies", "village", ("spell",), cost=2, uses=(Use("dungeon", then_draws("arcane")),)),
    Card("banish", "village", ("spell",), cost=4, uses=(Use("dungeon", banish, no_change, asks=True),)),
    Card(
        "barkeep", "village", ("villager",), cost=2, gold=1,
        uses=(Use("village", one_more), Use("village", cashes)),
    ),
    Card("battle_fury", "village", ("spell",), cost=3, uses=(Use("dungeon", boosts(("attack", 1)), no_hero),)),
    Card(
        "feast", "village", ("item", "food"), cost=5, gold=3,
        uses=(Use("dungeon", boosts(("strength", 3), ("attack", 1)), no_hero),),
    ),
    Card("fireball", "village", ("spell",), cost=9, light=1, magic=3),
    Card("flaming_sword", "village", ("weapon", "edged"), cost=5, gold=2, light=1, weight=5, magic=3),
    Card(
        "goodberries", "village", ("item", "food", "magic"), cost=4, gold=2, vp=1,
        uses=(Use("dungeon", feeds(("strength", 3), ("magic", 0)), no_hero, feeds=True),),
    ),
    Card("hatchet", "village", ("weapon", "edged"), cost=4, gold=1, weight=3, attack=3),
    Card("lantern", "village", ("item", "light"), cost=4, gold=2, light=2),
    Card("lightstone_gem", "village", ("item", "light", "magic"), cost=6, gold=3, light=3),
    Card("magical_aura", "village", ("spell",), cost=4, gold=2, uses=(Use("dungeon", then_draws("weightless")),)),
    Card(
        "pawnbroker", "village", ("villager",), cost=3,
        uses=(Use("village", pawns, nothing_to_pawn, asks=True), Use("village", cashes)),
    ),
    Card("polearm", "village", ("weapon", "edged"), cost=7, gold=3, weight=2, attack=2, heavy_attack=6),
    Card("short_sword", "village", ("weapon", "edged"), cost=6, gold=3, weight=4, attack=4),
    Card(
        "spear", "village", ("weapon", "edged"), cost=4, gold=2, weight=4, attack=2,
        uses=(Use("dungeon", throw, not_held),),
    ),
    Card(
        "town_guard", "village", ("villager",), cost=3,
        uses=(Use("village", draws(2)), Use("village", retires)),
    ),
    Card(
        "trainer", "village", ("villager",), cost=4,
        uses=(Use("village", trains, no_militia), Use("village", cashes)),
    ),
    Card("warhammer", "village", ("weapon", "blunt"), cost=4, gold=2, weight=5, attack=3, holy=3),
)  # fmt: skip
