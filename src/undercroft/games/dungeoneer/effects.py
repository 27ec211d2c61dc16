"""The small things that many rules do: gain and lose, fall and heal, discard and draw."""

from __future__ import annotations

from ...core.chance import below
from ...core.events import tell
from ...core.state import Step
from ...core.zones import look, reveal, set_host, shuffle
from .card import CARDS, FOES, HEROES, Op
from .scores import full_life, life_of
from .state import ABILITY, CAGED, FALLEN, STANDING, Ids, State, heroes_at, on, push, solo, without

IN_HAND = (
    "counter_hex", "diversion", "dodge", "ill_omen",
    "potion_of_healing", "potion_of_speed", "second_wind", "telling_blow",
)  # fmt: skip
BIT = {word: 1 << i for i, word in enumerate(IN_HAND)}
"""Cards that may be played out of turn. There is one of each: when it lies open, nobody holds it."""


def may_hold(s: State, seat: int, word: str) -> bool:
    """R-59: as far as everybody knows, the seat may hold that card: it has cards, and the card does not lie open."""
    return bool(s.hand[seat]) and not s.spotted & BIT[word]


def in_hand(s: State, seat: int, word: str) -> int:
    """The card of that name in the seat's hand; -1 for none."""
    for pid in s.hand[seat]:
        if s.face[pid] == word:
            return pid
    return -1


def ability_ready(s: State, seat: int, ability: str) -> bool:
    """D6.2, D13.3: the hero has that ability and has not used it since its last restore phase."""
    return HEROES[s.hero[seat]].ability == ability and not s.used[seat] & ABILITY


def discardable(s: State, seat: int) -> list[int]:
    """D15.18, R-23: cards of the hand that may be discarded: a Boss may not."""
    return [pid for pid in s.hand[seat] if not is_boss(s, pid)]


# -- Glory, Peril, Life


def gain_glory(s: State, seat: int, amount: int) -> None:
    """D4.2: there is no upper limit."""
    s.glory[seat] += amount
    tell(s, "dg-gains-glory", who=seat, amount=amount)


def gain_peril(s: State, seat: int, amount: int) -> None:
    """D4.2: there is no upper limit. R-34: in the solo game Peril becomes a check with that many dice."""
    if solo(s):
        later(s, ("check", amount))
        return
    s.peril[seat] += amount
    tell(s, "dg-gains-peril", who=seat, amount=amount)


def later(s: State, step: Step) -> None:
    """A step to do next, or after the combat that is going on."""
    s.agenda.insert(len(s.agenda) if s.combat is None else s.agenda.index(("peace",)), step)


def pay_glory(s: State, seat: int, amount: int) -> None:
    """D4.2, D18.3: a cost is paid in full, from one's own Glory."""
    assert s.glory[seat] >= amount
    s.glory[seat] -= amount


def pay_peril(s: State, seat: int, amount: int) -> None:
    """D8.2 to D8.4, D18.3: Peril is paid from one opponent's tracker."""
    assert s.peril[seat] >= amount
    s.peril[seat] -= amount


def lose_glory(s: State, seat: int, amount: int) -> None:
    """D4.2: values never drop below 0."""
    lost = min(amount, s.glory[seat])
    s.glory[seat] -= lost
    tell(s, "dg-loses-glory", who=seat, amount=lost)


def heal(s: State, seat: int, amount: int) -> None:
    """D18.13: never above the Life printed on the hero card."""
    before = s.life[seat]
    s.life[seat] = min(HEROES[s.hero[seat]].life, before + amount)
    tell(s, "dg-heals", who=seat, amount=s.life[seat] - before, life=s.life[seat])


def fall(s: State, seat: int) -> None:
    """D18.7: the standee is laid on its side. Who lies already stays as it is."""
    if not s.out >> seat & 1 and s.stance[seat] == STANDING:
        s.stance[seat] = FALLEN
        tell(s, "dg-falls", who=seat)


def cage(s: State, seat: int) -> None:
    """D18.7: a fall from which standing up needs a threat besides the AP."""
    if not s.out >> seat & 1:
        s.stance[seat] = CAGED
        tell(s, "dg-cage-falls", who=seat)


def raise_level(s: State, seat: int) -> None:
    """D17.4, R-36: one level up, 4 at most; D17.7: scores change at once, AP do not."""
    s.level[seat] = min(4, s.level[seat] + 1)


def lower_level(s: State, seat: int) -> None:
    """D18.10: never below level 1; D17.7."""
    s.level[seat] = max(1, s.level[seat] - 1)
    tell(s, "dg-level-lost", who=seat, level=s.level[seat])


def tire(s: State, seat: int, amount: int) -> None:
    """Flooded Chamber: AP that are left are lost."""
    lost = min(amount, s.ap[seat])
    s.ap[seat] -= lost
    tell(s, "dg-tired", who=seat, amount=lost)


def unsave(s: State, seat: int) -> None:
    """D12.4, Grasping Chains: a saved AP is lost (in one's own turn no AP is a saved one)."""
    if seat != s.active and s.ap[seat] > s.fleeting[seat]:
        s.ap[seat] = s.fleeting[seat]
        tell(s, "dg-tired", who=seat, amount=1)


def forget(s: State, seat: int) -> None:
    """Mind Fog, D15.18: a random card of the hand is discarded, if there is one that may be."""
    cards = discardable(s, seat)
    if cards:
        pid = cards[below(s, len(cards), "card")]
        s.hand[seat] = without(s.hand[seat], pid)
        discard(s, pid)
        tell(s, "dg-discards", who=seat, card=pid)


def drop_charge(s: State, seat: int, pid: int) -> None:
    """D17.20, D17.22: the charge stays in the location; the quest goes on."""
    s.carried[seat] = without(s.carried[seat], pid)
    s.dropped = {**s.dropped, pid: s.where[seat]}
    tell(s, "dg-drops", who=seat, card=pid)


def consequences(s: State, seat: int, ops: tuple[Op, ...]) -> None:
    """D16.4: what befalls a hero, one after another."""
    push(s, *((op[0], seat, *op[1:]) for op in ops))


def everyone_here(s: State, tile: int, ops: tuple[Op, ...]) -> None:
    """R-29: the printed penalty falls on every hero in the location; R-02: one blow, then the count of the fallen."""
    push(s, *((op[0], seat, *op[1:]) for seat in heroes_at(s, tile) for op in ops), ("last",))


# -- cards


def discard(s: State, pid: int) -> None:
    """D4.8: to the discard pile, face up, with all that is attached to it."""
    word = s.face[pid]
    card = CARDS[word]
    reveal(s, pid)
    s.lives.pop(pid, None)
    set_host(s, pid, -1)
    s.spotted |= BIT.get(word, 0)
    if card.glory or not two_decks(s):
        s.discards += (pid,)
    else:
        s.peril_discards += (pid,)
    drop_attached(s, pid)


def drop_attached(s: State, pid: int) -> None:
    """D4.8, R-37: attachments are discarded when their card is, or when it returns to a hand."""
    for attached in [a for a in s.attached if s.host[a] == pid]:
        s.attached = without(s.attached, attached)
        discard(s, attached)


def take_out(s: State, seat: int, pid: int) -> None:
    """A card leaves a seat's hand, inventory or lair, wherever it is."""
    for zones in (s.hand, s.gear, s.lair):
        if pid in zones[seat]:
            zones[seat] = without(zones[seat], pid)


def leave_play(s: State, seat: int, pid: int) -> None:
    """D14.7, D14.8: a card leaves the inventory and stops working at once; too many Treasures then go too (D14.2)."""
    s.gear[seat] = without(s.gear[seat], pid)
    discard(s, pid)
    push(s, ("excess", seat))


def two_decks(s: State) -> bool:
    """D19.2, D21.2: whether Glory and Peril cards are two decks."""
    return solo(s) or on(s, "two_decks")


def shuffled(s: State, cards: Ids) -> Ids:
    """These cards as a face-down pile."""
    pile = list(cards)
    shuffle(s, pile)
    return tuple(pile)


def refill(s: State, peril: bool = False) -> bool:
    """D12.5, R-14, R-56: an empty deck is made of its shuffled discard pile. Says whether there is a card to draw."""
    deck, pile = (s.peril_deck, s.peril_discards) if peril else (s.deck, s.discards)
    if not deck and pile:
        for pid in pile:
            s.spotted &= ~BIT.get(s.face[pid], 0)
        deck = shuffled(s, pile)
        if peril:
            s.peril_deck, s.peril_discards = deck, ()
        else:
            s.deck, s.discards = deck, ()
        tell(s, "dg-reshuffled", count=len(deck))
    return bool(deck)


def draw(s: State, seat: int, peril: bool = False) -> None:
    """D12.5: one card into the hand, if there is one (R-14)."""
    if refill(s, peril):
        if peril:
            pid, s.peril_deck = s.peril_deck[-1], s.peril_deck[:-1]
        else:
            pid, s.deck = s.deck[-1], s.deck[:-1]
        look(s, pid, seat)
        s.hand[seat] += (pid,)
        tell(s, "dg-draws", who=seat, card=pid)


def show(s: State, pid: int) -> None:
    """D4.6: a card is played: everybody sees it."""
    reveal(s, pid)
    s.played += (pid,)


def use_up(s: State, seat: int, word: str) -> int:
    """D4.5, D14.1: an instant of the hand that answers an event is shown, paid with Glory and discarded."""
    pid = in_hand(s, seat, word)
    s.hand[seat] = without(s.hand[seat], pid)
    show(s, pid)
    pay_glory(s, seat, CARDS[word].cost)
    discard(s, pid)
    return pid


def answer_with(s: State, seat: int, word: str) -> None:
    """D4.5: an instant of the hand is played in the window of its event; what it does is the caller's."""
    tell(s, "dg-plays", who=seat, card=use_up(s, seat, word))


# -- monsters


def wound_monster(s: State, pid: int, amount: int) -> int:
    """D15.10: wounds lower Life; at 0 a monster is defeated. Returns the wounds that it took."""
    left = life_of(s, pid)
    taken = min(amount, left)
    s.lives[pid] = left - taken
    tell(s, "dg-monster-wounded", card=pid, amount=taken, life=s.lives[pid])
    if s.combat is not None and pid not in s.combat.hurt:
        s.combat.hurt.append(pid)
    return taken


def is_hurt(s: State, pid: int) -> bool:
    """R-51: it lost Life in this combat, or is below its full Life from an earlier one."""
    return (s.combat is not None and pid in s.combat.hurt) or life_of(s, pid) < full_life(s, pid)


def is_boss(s: State, pid: int) -> bool:
    """D15.18: a Boss cannot be discarded by effects."""
    word = s.face[pid]
    return word in FOES and FOES[word].type == "boss"
