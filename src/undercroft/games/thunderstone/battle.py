"""A battle: its choices and its outcome (T21, T22), and those who act after a victory (T28.3)."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from .card import CARDS, Card
from .hall import lift, monsters, send_back, send_home, standing
from .party import Picks, heroes, holding, variants
from .piles import destroy, fall_ill, gain, having
from .reckoning import OPEN, Choices, Reckoning, reckon, splits
from .state import State

CUT = Kind("ts.cut", "T14.3", at="cut")
DISEASES = Kind("ts.diseases", "T17.1", at="cut")
VICTIM = Kind("ts.victim", "T21.2", at="hand")
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
        hero = yield victim(s, r.able, rank)
        tell(s, "ts-stopped", who=seat, card=hero)
        choices = Choices(hero)
        r = reckon(s, rank, choices)
    if r.torn:  # C-judgement
        hit: tuple[int, ...] = ()
        for hero in r.torn:
            hit += yield Decision(seat, CUT, ("cut:attack", "cut:magic"), ((), (hero,)), {"card": hero})
        choices = Choices(choices.stopped, hit)
        r = reckon(s, rank, choices)
    if r.cuts:  # T14.6, T17.1: the Diseases
        ways = splits(r)
        _, from_attack = yield Decision(
            seat, DISEASES, tuple(f"attack:{n}" for n in reversed(ways)), tuple(("attack", n) for n in reversed(ways)),
            args={"count": r.cuts},
        )  # fmt: skip
        choices = Choices(choices.stopped, choices.magic_cut, from_attack)
        r = reckon(s, rank, choices)
    doomed = doom(s, monster, r)  # T21.5: victims after all changes
    if monster.slays:
        prey = victims(s, monster, r)
        if prey:
            doomed = [*doomed, (yield victim(s, prey, rank))]
    settle(s, monster, r, doomed)


def victim(s: State, ids: list[int] | tuple[int, ...], rank: int) -> Decision:
    """T21.2: the player chooses whom the monster of a rank stops or destroys; equal copies are one answer."""
    monster = CARDS[s.face[s.hall[rank - 1]]]
    found = Picks(s, variants(s))
    for pid in ids:
        found.card("hit", pid)
    return found.ask(
        s.active, VICTIM, {"monster": monster.word, "deed": "stops" if monster.stops else "slays", "rank": rank}
    )


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

    T24.4: experience and spoils come before the refill that may end the game. T23.2, T23.4: a breach at the very end,
    and only of who comes to rank 1 now.
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
            s.pile += (pid,)  # T27.4
            s.still = 0
        else:
            s.dungeon = (pid, *s.dungeon)  # T22.3
    send_home(s)  # T28.12: before spoils
    if s.seats == 1:
        hold(s, monster, r.won)
    if r.rank == 1:
        s.agenda.append(("breach",))
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


def dispel(s: State) -> Effect:
    """C-elf_sorcerer, T28.3: after the refill, before a breach, one monster may be sent back."""
    ranks = monsters(s)
    if not ranks:
        return
    _, rank = yield Decision(
        s.active, RANK, ("none", *(f"send:{rank}" for rank in ranks)), tuple(("rank", rank) for rank in (0, *ranks)),
        about=standing(s, "send"),
    )  # fmt: skip
    if rank:
        send_back(s, rank, "elf")
