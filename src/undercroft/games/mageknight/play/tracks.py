"""Cards, Wounds, Fame and Reputation changing hands: the small acts that everything else is made of."""

from __future__ import annotations

from ....core.events import tell
from ....core.lasting import Mod
from ....core.zones import create, look, show
from ..state import State, Turn, Unit, change_unit, turn_of
from .heroes import level
from .stacks import draw_open

WOUND = "wound"
BONDS = "norowas_bonds_of_loyalty"


def is_wound(s: State, card: int) -> bool:
    return s.face[card] == WOUND


def wounds_in(s: State, zone: list[int]) -> int:
    return sum(s.face[card] == WOUND for card in zone)


def draw_cards(s: State, seat: int, n: int) -> int:
    """M21.2: draw from one's own Deed deck; an empty deck gives no more (M16.8). Returns how many came."""
    p = s.players[seat]
    n = min(n, len(p.deck))
    for _ in range(n):
        card = p.deck.pop()
        look(s, card, seat)
        p.hand.append(card)
    if n:
        tell(s, "mk-drew", who=seat, count=n)
    return n


def more_cards(s: State, seat: int, n: int) -> None:
    """ML14.1: the next draw is that of this turn's end, or of the next Round once its end was announced."""
    p = s.players[seat]
    if s.turns_left >= 0:
        p.more_later += n
    else:
        p.more_cards += n


def discard_card(s: State, seat: int, card: int) -> None:
    """M5.6: from hand to the discard pile, seen by all."""
    p = s.players[seat]
    p.hand.remove(card)
    p.discard.append(card)
    show(s, card)
    turn = turn_of(s, seat)
    if turn is not None:
        turn.busy = True
    tell(s, "mk-discarded", who=seat, card=card)


def take_wound(s: State, seat: int, to_discard: bool = False) -> None:
    """M12.17, M12.18: a Wound to hand (or discard pile); too many in one combat knock the hero out."""
    p = s.players[seat]
    if s.wounds:
        s.wounds, card = s.wounds[:-1], s.wounds[-1]
    else:
        card = create(s, [WOUND])[0]
    show(s, card)
    turn = turn_of(s, seat)
    if turn is not None:
        turn.mods.append(Mod("hurt", card=card))  # for Banner of Protection
    if to_discard:
        p.discard.append(card)
        return
    p.hand.append(card)
    if turn is not None:
        rush(s, seat, turn)
    c = turn.combat if turn is not None else None
    if c is not None:
        c.wounds += 1
        if c.wounds == level(p.level).hand:
            tell(s, "mk-knocked-out", who=seat)
            drop_hand(s, seat)


def rush(s: State, seat: int, turn: Turn) -> None:
    """Rush of Adrenaline: a card for each of three Wounds; with its strong effect one more before, which is gone."""
    for at, mod in enumerate(turn.mods):
        if mod.what == "rush":
            if mod.m:
                heal_wound(s, seat)
                turn.mods[at] = mod._replace(m=0)
            else:
                turn.mods[at : at + 1] = [mod._replace(n=mod.n - 1)] if mod.n > 1 else []
            draw_cards(s, seat, 1)
            return


def drop_hand(s: State, seat: int) -> None:
    """M12.18, M12.19: all cards but Wounds are discarded from hand."""
    p = s.players[seat]
    for card in [card for card in p.hand if not is_wound(s, card)]:
        p.hand.remove(card)
        p.discard.append(card)
        show(s, card)


def heal_wound(s: State, seat: int) -> None:
    """M15.2: a Wound goes from hand back to the Wound pile."""
    p = s.players[seat]
    card = next(card for card in p.hand if is_wound(s, card))
    p.hand.remove(card)
    s.wounds = (*s.wounds, card)


def gain_fame(s: State, seat: int, n: int) -> None:
    """M12.10: Fame counts at once, levels come at the end of the turn."""
    if n:
        p = s.players[seat]
        p.fame += n
        tell(s, "mk-fame", who=seat, amount=n, fame=p.fame)
        for hook in s.rules.fame:
            hook(s, seat, p.fame - n)


def gain_favour(s: State, seat: int, faction: str) -> None:
    """MT10.1, XR26: at once, for all to see. MT10.6: or a point of Fame instead."""
    if "fame_only" in s.rules.house:
        gain_fame(s, seat, 1)
        return
    token = draw_open(s, faction) if faction in s.stacks else -1
    if token >= 0:
        s.players[seat].kept = (*s.players[seat].kept, token)
        tell(s, "mk-gained", who=seat, card=token)


def last_turns(s: State) -> None:
    """MS0.5: one more turn for everybody; if the Round is ending already (M3.4), for those who have one left."""
    if s.turns_left < 0:
        s.last_turns = sum(not p.out for p in s.players)
    else:
        to_come = (s.order[(s.place + n) % len(s.order)] for n in range(1, s.turns_left + 1))
        s.last_turns = sum(actor >= 0 for actor in to_come)


def change_reputation(s: State, seat: int, n: int) -> None:
    """M1.4: from -7 to +7; what goes beyond is lost."""
    p = s.players[seat]
    after = max(-7, min(7, p.reputation + n))
    if after != p.reputation:
        p.reputation = after
        tell(s, "mk-reputation", who=seat, amount=n, reputation=after)


def to_deck(s: State, seat: int, card: int) -> None:
    """M5.9: a gained card goes on top of the Deed deck."""
    s.players[seat].deck.append(card)
    tell(s, "mk-gained", who=seat, card=card)


def free_commands(s: State, seat: int) -> int:
    """M7.1: Command tokens without a Unit; Bonds of Loyalty is not among them."""
    p = s.players[seat]
    return level(p.level).command - sum(unit.under == "command" for unit in p.units)


def free_bonds(s: State, seat: int) -> bool:
    """Whether Bonds of Loyalty lies in the Unit area without a Unit."""
    return has_bonds(s, seat) and not any(unit.bonded for unit in s.players[seat].units)


def has_bonds(s: State, seat: int) -> bool:
    return any(s.face[skill] == BONDS for skill in s.players[seat].skills)


def lose_unit(s: State, seat: int, card: int) -> None:
    """M7.2, M7.6: a Unit leaves for good; its Banner goes to the discard pile."""
    p = s.players[seat]
    p.discard += [unit.banner for unit in p.units if unit.card == card and unit.banner >= 0]
    p.units = [unit for unit in p.units if unit.card != card]


def lower_banner(s: State, seat: int, unit: Unit) -> None:
    """M7.6: a Banner goes to the discard pile. ML9.1: the Unit that it stood for leaves the game with it."""
    if unit.under == "standard":
        lose_unit(s, seat, unit.card)
        tell(s, "mk-unit-lost", who=seat, card=unit.card)
    else:
        s.players[seat].discard.append(unit.banner)
        change_unit(s, seat, unit.card, banner=-1)


def strike_lent(s: State) -> None:
    """XR45: Mysterious Box is a Banner for a turn only."""
    lent = [card for card, how in s.now.returned if how == "lent"]
    for unit in [unit for unit in s.players[s.actor].units if unit.banner in lent] if lent else []:
        lower_banner(s, s.actor, unit)


def hero_armor(s: State, seat: int) -> int:
    """M1.3, MR8: the hero's Armor now."""
    return level(s.players[seat].level).armor
