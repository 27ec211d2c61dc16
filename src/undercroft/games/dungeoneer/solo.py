"""The solo game: random encounters instead of a Dungeonlord. D21, R-33 to R-35, R-56."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.lasting import Mod
from ...core.state import Step
from ...core.zones import reveal, set_host, set_owner
from .aftermath import LAIR_LIMIT
from .card import CARDS
from .combat import begin
from .effects import discard, refill, show
from .lord import hexes, played_at
from .plays import why_not_play
from .quests import solo_form
from .scores import has_readied, life_of
from .state import Attack, State, on, push, without

SPOILS = Kind("dg.spoils", "D21.10", at="hand")


def check(s: State, peril: int) -> None:
    """D21.4, D21.11, R-34: as many dice as Peril; each that is not higher draws a card of the Peril deck.

    All cards are drawn first; Banes act first (D21.5), then traps, then all monsters as one combat.
    """
    drawn: list[int] = []
    for _ in range(peril):
        die = below(s, 6, "die") + 1
        tell(s, "dg-rolls", who=0, die=die)
        if die <= peril and refill(s, peril=True):
            pid, s.peril_deck = s.peril_deck[-1], s.peril_deck[:-1]
            reveal(s, pid)
            show(s, pid)
            drawn.append(pid)
            tell(s, "dg-encounter", card=pid)
    kinds = {kind: [pid for pid in drawn if CARDS[s.face[pid]].kind == kind] for kind in ("bane", "trap", "monster")}
    s.announced += tuple(played_at(s, pid, 0, "") for pid in kinds["trap"])
    push(
        s,
        *(("solo_bane", pid) for pid in kinds["bane"]),
        *(("trap", pid) for pid in kinds["trap"]),
        *([("solo_battle", tuple(kinds["monster"]))] if kinds["monster"] else []),
    )


def solo_bane(s: State, pid: int) -> None:
    """D21.5, R-56: a Bane strikes the hero, waits for its event, or without a target is discarded."""
    if s.face[pid] == "unraveling" and not has_readied(s, 0, "boon"):
        discard(s, pid)
    else:
        push(s, ("bane_acts", 0, pid, (0,)))
        hexes(s, -1, 0, 0)


def solo_battle(s: State, cards: tuple[int, ...]) -> None:
    """D21.6, D21.7: the monsters attack, with those of the lair in the harder game; waiting Banes act on them."""
    for pid in [pid for pid in s.waiting if s.face[pid] != "ill_omen"]:
        s.waiting = without(s.waiting, pid)
        if s.face[pid] == "blinding_dust":
            discard(s, pid)
            s.lasting += (Mod("counter", -2, 0),)
        else:
            set_owner(s, pid, -1)
            set_host(s, pid, cards[0])
            s.attached += (pid,)
            if s.face[pid] == "hardened_hide":
                s.lives[cards[0]] = life_of(s, cards[0])
    s.field += cards
    s.defeated = 0
    fighters = [*cards, *s.lair[0]]
    for pid in cards:
        s.lives[pid] = life_of(s, pid)
    attacks = [Attack(pid, -1, solo_form(s, 0, s.face[pid]), 0, s.where[0]) for pid in fighters]
    begin(s, "solo", -1, attacks)


def solo_lair(s: State) -> None:
    """D21.6: the monsters are discarded; D21.7, R-56: in the harder game the most expensive one stays in the lair."""
    for pid in [pid for pid in s.lair[0] if life_of(s, pid) <= 0]:
        s.lair[0] = without(s.lair[0], pid)
        s.defeated += 1
        discard(s, pid)
    left, s.field = s.field, ()
    if on(s, "harder_solo") and left:
        best = max(cost(s, pid) for pid in left)
        top = [pid for pid in left if cost(s, pid) == best]
        stays = top[below(s, len(top), "lair")] if len(top) > 1 else top[0]
        s.lair[0] = tuple(sorted((*s.lair[0], stays), key=lambda pid: -cost(s, pid)))
    for pid in (*left, *s.lair[0][LAIR_LIMIT:]):
        if pid not in s.lair[0][:LAIR_LIMIT]:
            discard(s, pid)
    s.lair[0] = s.lair[0][:LAIR_LIMIT]


def cost(s: State, pid: int) -> int:
    return CARDS[s.face[pid]].cost


def spoils(s: State) -> None:
    """D21.8, D21.10: for every defeated monster a Glory card may be drawn; then Treasures may be readied."""
    draws = s.defeated if s.combat is not None and s.combat.sort == "solo" else 0
    s.defeated = 0
    push(s, *[("draw_one",)] * draws, ("gather",))


def gather(s: State) -> Decision:
    """D21.10: permanent Treasures are played in the Reward stage only."""
    found: dict[str, Step] = {"done": ("done",)}
    for pid in s.hand[0]:
        card = CARDS[s.face[pid]]
        if card.kind == "treasure" and card.duration == "permanent" and not why_not_play(s, 0, pid):
            found[card.key] = ("play", 0, pid, 0)
    return ask(0, SPOILS, found)
