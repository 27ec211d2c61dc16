"""A battle and what follows: choices and outcome (T21, T22), spoils (T19), refill, those who act after it (T28.3)."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.zones import reveal_all
from .battle import OPEN, Choices, Reckoning, reckon, splits
from .card import CARDS, Card
from .hall import lift, monsters, send_back, send_home, standing
from .party import add, heroes, holding, variants
from .piles import bury, destroy, fall_ill, from_deck, gain, having, purse
from .state import State

CUT = Kind("ts.cut", "T14.3", at="cut")
DISEASES = Kind("ts.diseases", "T17.1", at="cut")
VICTIM = Kind("ts.victim", "T21.2", at="hand")
SPOILS = Kind("ts.spoils", "T19.1", at="village")
SHOWN = Kind("ts.shown", "T19.7", at="shown")
RANK = Kind("ts.rank", "T28.3", at="hall")


def battle(s: State, rank: int) -> Effect:
    """T6.4 a and b: the choices of this battle, then its outcome by `reckon`."""
    seat = s.active
    s.phase = "battle"
    monster = CARDS[s.face[s.hall[rank - 1]]]
    tell(s, "ts-attacked", who=seat, card=s.hall[rank - 1], rank=rank)
    choices = OPEN
    r = reckon(s, rank)
    if monster.stops and r.able:  # C-haunt, T20.4: one that still can attack
        hero = yield victim(s, r.able, monster)
        tell(s, "ts-stopped", who=seat, card=hero)
        choices = Choices(hero)
        r = reckon(s, rank, choices)
    if r.torn:  # C-judgement
        hit: tuple[int, ...] = ()
        for hero in r.torn:
            if (yield Decision(seat, CUT, ("cut:attack", "cut:magic"), args={"card": hero})) == "cut:magic":
                hit = (*hit, hero)
        choices = Choices(choices.stopped, hit)
        r = reckon(s, rank, choices)
    if r.cuts:  # T14.6, T17.1: the Diseases
        ways = splits(r)
        answer = yield Decision(
            seat, DISEASES, tuple(f"attack:{n}" for n in reversed(ways)), tuple(("attack", n) for n in reversed(ways)),
            args={"count": r.cuts},
        )  # fmt: skip
        choices = Choices(choices.stopped, choices.magic_cut, answer[1])
        r = reckon(s, rank, choices)
    doomed = doom(s, monster, r)  # T21.5: victims after all changes
    if monster.slays:
        prey = victims(s, monster, r)
        if prey:
            doomed = [*doomed, (yield victim(s, prey, monster))]
    settle(s, monster, r, doomed)


def victim(s: State, ids: list[int] | tuple[int, ...], monster: Card) -> Decision:
    """T21.2: the player chooses whom it hits; equal copies are one answer."""
    numbers = variants(s)
    found: dict[str, int] = {}
    marks: dict[str, object] = {}
    for pid in ids:
        add(found, marks, f"hit:{s.face[pid]}", numbers.get(pid), pid)
    return Decision(s.active, VICTIM, tuple(found), tuple(found.values()), args={"monster": monster.word})


def victims(s: State, monster: Card, r: Reckoning) -> list[int]:
    """T21.2, T21.6, T21.7, T20.3: the cards that the monster's battle effect may hit, able to attack or not."""
    if monster.slays == "strongest":  # C-ebon_fume, D20: by the changed strength
        top = max(r.strength.values(), default=0)
        return [pid for pid in heroes(s) if r.strength[pid] == top]
    prey = having(s, monster.slays)
    if monster.spared_by:  # C-gray_ooze, D8: the two books differ
        arms = [hero for hero, weapon in holding(s).items() if weapon not in r.dropped]
        if s.options["edition"] == "ru":
            return [pid for pid in prey if pid not in arms]
        return [] if arms else prey
    return prey


def doom(s: State, monster: Card, r: Reckoning) -> list[int]:
    """T21.2: those that a battle effect destroys without a choice: T21.8, T20.3 (the Revenant), C-archduke_of_pain."""
    if monster.slays_weak:
        return [pid for pid in heroes(s) if r.strength[pid] <= 0]
    if monster.slays_all:
        return [pid for pid in heroes(s) if any(trait in CARDS[s.face[pid]].traits for trait in monster.slays_all)]
    return []


def settle(s: State, monster: Card, r: Reckoning, doomed: list[int]) -> None:
    """T26 step 13, T6.4 c to g: destructions and Diseases, win or lose (T21.1); then what the agenda does next.

    T24.4: experience and spoils come before the refill that may end the game.
    """
    seat = s.active
    pid = lift(s, r.rank)
    took_part = [CARDS[s.face[hero]] for hero in r.able]  # T19.3, T28.7: also those that are destroyed now
    tell(s, "ts-value", value=r.value, health=r.health)
    for victim in doomed:  # T21.3, T12.6: they fought on to the end; T19.5: their gold is gone, their spoils are not
        destroy(s, victim)
    fall_ill(s, seat, monster.diseases)
    pending: tuple[str, ...] = ()
    if r.won:
        gain(s, seat, pid)  # T22.2
        s.still = 0
        xp = monster.xp + (sum(card.far_xp for card in took_part) if r.rank == 3 else 0)  # T28.4, C-feayn
        s.xp[seat] += xp
        tell(s, "ts-won", who=seat, card=pid, count=xp)
        # T19.1, T19.8: of the monster and of heroes; T19.2: not of monsters in the hand
        pending = tuple(sorted(card.spoils for card in (monster, *took_part) if card.spoils))
    else:
        tell(s, "ts-lost", who=seat, card=pid)
        if s.seats == 1:
            s.pile.append(pid)  # T27.4
        else:
            s.dungeon.insert(0, pid)  # T22.3
    send_home(s)  # T28.12: before spoils
    if s.seats == 1:
        hold(s, monster, r.won)
    if r.won:
        for card in took_part:
            if card.dispels:
                s.agenda.append(("dispel",))  # T28.3
    s.agenda.append(("refill", r.rank, "battle" if r.won else "lost"))
    if pending:
        s.phase = "spoils"
        s.agenda.append(("spoils", pending))


def hold(s: State, monster: Card, won: bool) -> None:
    """T27.4, T27.5, T27.8, T27.9, T27.14: how many ends of turn pass without an advance after this battle."""
    level = s.options["solo"]
    if not won:
        s.hold = max(s.hold, 1)
    elif level == "normal" or (level == "warrior" and monster.xp >= 2):
        s.hold = int(s.options["hold"])


# -- spoils


def fits(card: Card, kind: str) -> bool:
    """T19.1: whether a card is of the named kind."""
    return kind == "any" or kind in card.traits


def spoils(s: State, pending: tuple[str, ...]) -> Decision:
    """T19.4, T10.4: each purchase is checked alone against the full gold, in any order; T19.6: top cards only."""
    gold = purse(s)
    keys: list[str] = []
    values: list[int | str] = []
    if "sphinx" in pending:
        keys.append("look")
        values.append("look")
    for stack in s.stacks:
        if stack:
            card = CARDS[s.face[stack[-1]]]
            if card.cost <= gold and any(fits(card, kind) for kind in pending):
                keys.append(f"buy:{card.word}")
                values.append(stack[-1])
    keys.append("none")
    values.append("none")
    return Decision(s.active, SPOILS, tuple(keys), tuple(values), {"count": gold})


def take_spoils(s: State, answer: int | str, pending: tuple[str, ...]) -> None:
    if answer == "none":
        s.agenda.pop()
        return
    left = list(pending)
    if answer == "look":
        left.remove("sphinx")
    else:
        assert isinstance(answer, int)
        buy(s, answer)
        card = CARDS[s.face[answer]]
        left.remove(
            min((kind for kind in left if fits(card, kind)), key=lambda kind: kind == "any")
        )  # the narrow first
    if left:
        s.agenda[-1] = ("spoils", tuple(left))
    else:
        s.agenda.pop()
    if answer == "look":
        s.agenda.append(("sphinx",))


def buy(s: State, pid: int) -> None:
    """T5.4, T10.1, T19.6: the top card of its stack goes to the buyer's discard pile."""
    stack = next(stack for stack in s.stacks if stack and stack[-1] == pid)
    stack.pop()
    gain(s, s.active, pid)
    s.still = 0
    tell(s, "ts-bought", who=s.active, card=pid)


def sphinx(s: State) -> None:
    """C-sphinx, T28.11: the top six cards of the deck are revealed; they never join the hand."""
    s.shown = from_deck(s, s.active, 6)
    reveal_all(s, s.shown)
    tell(s, "ts-showed", who=s.active, cards=[s.face[pid] for pid in s.shown])
    s.agenda.append(("shown", ""))


def shown(s: State, last: str) -> Decision:
    """T19.7, C-sphinx: any of them may be destroyed; picked in the order of their words, so each set has one way."""
    found = {
        f"destroy:{s.face[pid]}": pid for pid in sorted(s.shown, key=lambda pid: s.face[pid]) if s.face[pid] >= last
    }
    return Decision(s.active, SHOWN, (*found, "done"), (*found.values(), "done"))


def take_shown(s: State, answer: int | str, last: str) -> None:
    if answer == "done":
        for pid in s.shown:
            gain(s, s.active, pid)
        s.shown = []
        s.agenda.pop()
        return
    assert isinstance(answer, int)
    s.shown.remove(answer)
    bury(s, answer)
    tell(s, "ts-destroyed", who=s.active, card=answer)
    s.agenda[-1] = ("shown", s.face[answer])


def dispel(s: State) -> Effect:
    """C-elf_sorcerer, T28.3: after the refill and its breach one monster may be sent back."""
    ranks = monsters(s)
    if not ranks:
        return
    answer = yield Decision(
        s.active, RANK, ("none", *(f"send:{rank}" for rank in ranks)), ("none", *(("send", rank) for rank in ranks)),
        about=standing(s, "send"),
    )  # fmt: skip
    if answer != "none":
        send_back(s, answer[1], "elf")
