"""Effects that several cards share, and the questions that they ask (T12, T28)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...core.decision import Args, Decision, Effect, Kind
from ...core.events import tell
from ...core.lasting import Mod
from ...core.zones import reveal_all, set_owner
from .card import CARDS, DISEASE, Because
from .hall import monsters, send_back, standing
from .party import Picks, variants
from .piles import destroy, draw, having, in_turn, put_away
from .state import State

CARD = Kind("ts.card", "T12.3", at="hand")
TARGET = Kind("ts.target", "T28.13", at="hall")
DISCARD = Kind("ts.discard", "T28.1", at="hand")
GIVE = Kind("ts.give", "T28.12", at="hand")
BORROW = Kind("ts.borrow", "T28.12", at="given")


def choose_card(s: State, ids: Iterable[int], card: int) -> Decision:
    """Which card an effect of `card` takes; copies that differ are told apart."""
    found = Picks(s, variants(s))
    for pid in ids:
        found.card("card", pid)
    return found.ask(s.active, CARD, {"card": card})


def unused(s: State, pid: int) -> bool:
    """T12.5, T12.10: Food that was used on heroes cannot be destroyed by another dungeon effect; other cards can."""
    return "food" not in CARDS[s.face[pid]].traits or all(other != pid for other, _ in s.used)


# -- drawing, diseases


def draws(count: int) -> Callable[[State, int], None]:
    return lambda s, pid: draw(s, count)  # T12.7


def no_disease(s: State, pid: int) -> Because | None:
    """T28.2"""
    return None if any(s.face[other] == DISEASE for other in s.hand[s.active]) else Because("no-disease", "T28.2")


def heals(count: int) -> Callable[[State, int], None]:
    def heal(s: State, pid: int) -> None:
        """C-regian, C-chalice_quester, T17.5: a revealed Disease goes back to its stack: draw."""
        destroy(s, next(other for other in s.hand[s.active] if s.face[other] == DISEASE))
        draw(s, count)

    return heal


# -- food


def spare_food(s: State) -> list[int]:
    """T12.4, T12.5: Food that was not used for anything yet."""
    return [pid for pid in having(s, "food") if unused(s, pid)]


def no_food(s: State, pid: int) -> Because | None:
    """T28.2, T12.5"""
    if spare_food(s):
        return None
    return Because("food-used", "T12.5") if having(s, "food") else Because("no-food", "T28.2")


def eats(attack: int) -> Callable[[State, int], Effect]:
    def eat(s: State, pid: int) -> Effect:
        """C-thyrian, C-outlands_warrior: destroy one unused Food for attack."""
        food = yield choose_card(s, spare_food(s), pid)
        destroy(s, food)
        s.boosts += (Mod("attack", attack, card=pid),)

    return eat


def boosts(*given: tuple[str, int]) -> Callable[[State, int], None]:
    def boost(s: State, pid: int) -> None:
        """T12.8: what all heroes or weapons get to the end of the battle."""
        s.boosts += tuple(Mod(what, amount) for what, amount in given)

    return boost


def feeds(*given: tuple[str, int]) -> Callable[[State, int, int], None]:
    def feed(s: State, pid: int, hero: int) -> None:
        """C-iron_rations, C-goodberries: what one hero gets to the end of the battle."""
        s.boosts += tuple(Mod(what, amount, card=hero) for what, amount in given)

    return feed


def no_hero(s: State, pid: int) -> Because | None:
    """T28.2, T28.14"""
    return None if having(s, "hero") else Because("no-hero", "T28.14")


# -- the hall


def no_monster(s: State, pid: int) -> Because | None:
    """T28.2, T28.13"""
    return None if monsters(s) else Because("no-monster", "T28.13")


def which_rank(s: State, ranks: list[int], card: int) -> Decision:
    """T28.13: a monster of the hall."""
    return Decision(
        s.active, TARGET, tuple(f"rank:{rank}" for rank in ranks), tuple(("rank", rank) for rank in ranks),
        {"card": card}, standing(s, "rank"),
    )  # fmt: skip


def sends_back(s: State, pid: int) -> Effect:
    """C-elf_archmage: a monster of the hall goes under the dungeon deck."""
    _, rank = yield which_rank(s, monsters(s), pid)
    send_back(s, rank, "elf")


# -- other players


def robs(s: State, pid: int) -> None:
    """C-lorigg_rogue, C-redblade_poisoner, T28.1: each other player discards a card."""
    s.agenda.extend(("toll", seat, 1) for seat in reversed(in_turn(s)))


def ambushes(s: State, pid: int) -> None:
    """C-redblade_assassin: each other player discards a hero or two cards."""
    s.agenda.extend(("ransom", seat) for seat in reversed(in_turn(s)))


def toll(s: State, seat: int, count: int) -> Effect:
    """T28.1, T28.9: a player discards cards of their own choice, as many as there are; in the order of their words."""
    last = ("", 0)
    for left in range(min(count, len(s.hand[seat])), 0, -1):
        numbers = copies(s, seat)
        pid = yield _discard(s, seat, numbers, last, left)
        last = (s.face[pid], numbers.get(pid, 1))
        put_away(s, seat, pid)


def copies(s: State, seat: int) -> dict[int, int]:
    """Copies of the active player's revealed cards that differ have numbers; hidden cards cannot differ."""
    return variants(s) if seat == s.active else {}


def _discard(s: State, seat: int, numbers: dict[int, int], last: tuple[str, int], left: int) -> Decision:
    """The cards from `last` on, a word and the number of its copy, that leave enough others behind them.

    When a copy goes, those behind it move up by one: so its own number is still the first that may follow.
    """

    def order(pid: int) -> tuple[str, int]:
        return s.face[pid], numbers.get(pid, 1)

    hand = sorted((pid for pid in s.hand[seat] if order(pid) >= last), key=order)
    latest = order(hand[-left])
    return _pick(s, seat, DISCARD, [pid for pid in hand if order(pid) <= latest], {"count": left})


def ransom(s: State, seat: int) -> Effect:
    """C-redblade_assassin, T28.9: one hero, or two cards; a lone card is enough."""
    hand = s.hand[seat]
    if not hand:
        return
    keys = ("hero", "two") if any(CARDS[s.face[pid]].strength for pid in hand) else ("two",)
    answer = yield Decision(seat, DISCARD, keys, args={"count": 1})
    if answer == "two":
        yield from toll(s, seat, 2)
    else:
        put_away(s, seat, (yield _pick(s, seat, DISCARD, own_heroes(s, seat), {"count": 1})))


def _pick(s: State, seat: int, kind: Kind, ids: list[int], args: Args) -> Decision:
    """One of these cards of a hand; equal copies are one answer, the one that others know best."""
    found = Picks(s, copies(s, seat))
    for pid in ids:
        found.card(kind.name.removeprefix("ts."), pid)
    return found.ask(seat, kind, args)


def own_heroes(s: State, seat: int) -> list[int]:
    """T28.12: the heroes of a hand that are the player's own, not borrowed."""
    return [pid for pid in s.hand[seat] if CARDS[s.face[pid]].strength and s.owner[pid] < 0]


def summons(s: State, pid: int) -> None:
    """C-selurin_theurge, T28.1, T28.12: each player gives a hero, the active one first; then one may be borrowed."""
    s.agenda.append(("borrow",))
    s.agenda.extend(("give", seat) for seat in reversed([s.active, *in_turn(s)]))


def give(s: State, seat: int) -> Effect:
    """C-selurin_theurge, T28.5: a hero of the player's own choice is discarded, or the hand is shown to hold none."""
    found = own_heroes(s, seat)
    if found:
        pid = yield _pick(s, seat, GIVE, found, {})
        put_away(s, seat, pid)
        s.given += (pid,)
    else:
        reveal_all(s, s.hand[seat])
        tell(s, "ts-no-hero", who=seat)


def borrow(s: State) -> Effect:
    """C-selurin_theurge, T28.12: the Theurge's owner may borrow one of the discarded heroes for this battle."""
    if not s.given:
        return
    words = [s.face[pid] for pid in s.given]
    keys = [
        f"borrow:{word}" if words.count(word) == 1 else f"borrow:{word}#{lender_of(s, pid) + 1}"
        for word, pid in zip(words, s.given, strict=True)
    ]
    lenders: dict[str, str | list[str]] = {
        key: f"seat_{lender_of(s, pid)}" for key, pid in zip(keys, s.given, strict=True)
    }
    answer = yield Decision(s.active, BORROW, (*keys, "none"), (*s.given, "none"), about=lenders)
    s.given = ()
    if answer == "none":
        return
    lender = lender_of(s, answer)
    s.discard[lender] = tuple(pid for pid in s.discard[lender] if pid != answer)
    s.hand[s.active].append(answer)
    set_owner(s, answer, lender)
    tell(s, "ts-borrowed", who=s.active, whom=lender, card=answer)


def lender_of(s: State, pid: int) -> int:
    """In whose discard pile a card lies."""
    return next(seat for seat in range(s.seats) if pid in s.discard[seat])
