"""Inside the dungeon: W4, W5, and how a match ends: W1.1, W6."""

from __future__ import annotations

from functools import cache

from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.registry import Result, ScoreLine
from ...core.state import Step
from ...core.zones import reveal, reveal_all
from .cards import HEROES, MONSTERS, STRENGTH, beaters, vorpal, without
from .cards import health as full_health
from .state import State, next_of, still_in

NAME = Kind("wd.name", "W4.2", at="monster")
OPENED = Kind("wd.opened", "W5.3")
DRINK = Kind("wd.drink", "W5.5")


def enter(s: State) -> None:
    """W3.7: the last bidder enters. W4.1: health is counted. W4.2: a vorpal blade needs a name first."""
    s.inside = True
    s.health = full_health(s.hero, s.gear)
    s.named, s.pact = "", False
    tell(s, "wd-entered", who=s.active, health=s.health, count=len(s.dungeon))
    s.agenda.append(("open",))
    if s.dungeon and vorpal(s.gear):  # R5: with an empty pile there is no first card to name a type before
        s.agenda.append(("name",))


@cache
def _name(seat: int) -> Decision:
    return ask(seat, NAME, {f"name:{monster}": ("named", monster) for monster in reversed(MONSTERS)})


def name(s: State) -> Decision:
    """W4.2, W5.2: the type that the vorpal blade will beat."""
    return _name(s.active)


def named(s: State, monster: str) -> None:
    """W5.2: said before the first monster is opened."""
    s.named = monster
    tell(s, "wd-named", who=s.active, monster=monster, piece=vorpal(s.gear))
    s.agenda.pop()


def open_(s: State) -> None:
    """W4.3: the top monster is opened; W4.6: with an empty pile the run is over."""
    if not s.dungeon:
        leave(s, success=True)
        return
    pid = s.dungeon.pop()
    tell_opened(s, pid)
    face(s)


def tell_opened(s: State, pid: int) -> None:
    s.opened = pid
    reveal(s, pid)
    tell(s, "wd-opened-monster", who=s.active, card=pid, strength=STRENGTH[s.face[pid]])


def face(s: State) -> None:
    """Ask about single-use pieces if one could act on the open monster, else fight at once."""
    s.agenda.append(("opened",))
    if len(choices(s)) == 1:
        s.agenda.append(("fight",))


def beaten_by(s: State, monster: str) -> str:
    """W4.4: what beats the monster without being asked: a piece, the named type (W5.2), the pact (W5.6), or nothing."""
    piece = beaters(s.gear).get(monster, "")
    if not piece and monster == s.named:
        piece = vorpal(s.gear)
    return piece or ("demonic_pact" if s.pact else "")


def choices(s: State) -> dict[str, Step]:
    """W5.3, W5.7: what may be done with the open monster. The axe is for what nothing else beats (R1)."""
    axe = "vorpal_axe" in s.gear and not beaten_by(s, s.face[s.opened])
    return _choices(axe, "polymorph" in s.gear and bool(s.deck))


@cache
def _choices(axe: bool, polymorph: bool) -> dict[str, Step]:
    may = {"fight": True, "axe": axe, "polymorph": polymorph}
    return {deed: (deed,) for deed, allowed in may.items() if allowed}


def opened(s: State) -> Decision:
    return ask(s.active, OPENED, choices(s), {"card": s.opened})


def axe(s: State) -> None:
    """W5.3: the axe beats the open monster and is spent."""
    spend(s, "vorpal_axe")
    tell(s, "wd-beaten", who=s.active, card=s.opened, piece="vorpal_axe")
    done_with(s)


def polymorph(s: State) -> None:
    """W5.7: the open monster is set aside; the deck's top card is faced instead."""
    spend(s, "polymorph")
    s.aside.append(s.opened)
    tell(s, "wd-polymorphed", who=s.active, card=s.opened)
    tell_opened(s, s.deck.pop())
    s.agenda.pop()
    face(s)


def spend(s: State, piece: str) -> None:
    s.gear = without(s.gear, piece)
    s.spent = (*s.spent, piece)


def done_with(s: State) -> None:
    """The open monster is discarded; on to the next."""
    s.fought.append(s.opened)
    s.opened = -1
    s.agenda[-1] = ("open",)


def fight(s: State) -> None:
    """W4.4: beaten without loss; W4.5: or the hero loses health equal to the monster's strength."""
    pid = s.opened
    monster = s.face[pid]
    piece = beaten_by(s, monster)
    s.pact = piece == "demonic_pact" and monster == "demon"  # W5.6; R2: used up by the very next monster
    if not piece:
        suffer(s, pid)
        return
    tell(s, "wd-beaten", who=s.active, card=pid, piece=piece)
    if piece == "ring_of_power":  # W5.4
        s.health += STRENGTH[monster]
        tell(s, "wd-healed", who=s.active, amount=STRENGTH[monster], health=s.health)
    done_with(s)


def suffer(s: State, pid: int) -> None:
    """W4.5, W4.6: health is lost; at 0 or less the potion may save the hero (W5.5), or the run ends (R9)."""
    strength = STRENGTH[s.face[pid]]
    s.health -= strength
    tell(s, "wd-hurt", who=s.active, card=pid, amount=strength, health=s.health)
    done_with(s)
    if s.health <= 0:
        s.agenda[-1] = ("drink",)
        if "healing_potion" not in s.gear:
            s.agenda.append(("fall",))


@cache
def _drink(seat: int) -> Decision:
    return ask(seat, DRINK, {"drink": ("quaff",), "fall": ("fall",)})


def drink(s: State) -> Decision:
    """W5.5: the potion, or the fall."""
    return _drink(s.active)


def quaff(s: State) -> None:
    """W5.5: once, at 0 health or less, back to the hero's own health."""
    spend(s, "healing_potion")
    s.health = HEROES[s.hero].health
    tell(s, "wd-drank", who=s.active, health=s.health)
    s.agenda[-1] = ("open",)


def fall(s: State) -> None:
    """W4.6, W4.7: a failure, unless omnipotence finds only different monsters in the whole dungeon (W5.8, R3)."""
    s.agenda.pop()
    saved = False
    if "omnipotence" in s.gear:
        reveal_all(s, s.dungeon)
        faces = [s.face[pid] for pid in (*s.fought, *s.dungeon, *s.aside)]
        saved = len(set(faces)) == len(faces)
        tell(s, "wd-omnipotent" if saved else "wd-not-omnipotent", who=s.active)
    leave(s, success=saved)


def leave(s: State, success: bool) -> None:
    """W4.7: a success token or a red card. W1.1: a second of either decides. W6.1, W6.2: who goes on."""
    seat = s.active
    s.turn += 1
    (s.successes if success else s.failures)[seat] += 1
    tell(s, "wd-success" if success else "wd-failure", who=seat, count=(s.successes if success else s.failures)[seat])
    first = winner(s)
    if first >= 0:
        tell(s, "wd-won", who=first)
        return
    if s.failures[seat] == 2:
        tell(s, "wd-out", who=seat)
        s.active = next_of(still_in(s), seat, s.seats)
    s.agenda.append(("hero",))


def winner(s: State) -> int:
    """W1.1, W6.3: who has two successes, or is the last one who is not out; -1 for nobody yet."""
    if 2 in s.successes:
        return s.successes.index(2)
    remaining = still_in(s)
    return remaining.bit_length() - 1 if not remaining & (remaining - 1) else -1


def out(s: State) -> list[int]:
    """W1.1: the seats that have failed twice."""
    return [seat for seat in range(s.seats) if s.failures[seat] >= 2]


def result(s: State) -> Result:
    """W6.3"""
    first = winner(s)
    reason = "wd-end-success" if s.successes[first] == 2 else "wd-end-last"
    return Result((first,), tuple(float(count) for count in s.successes), reason)


def breakdown(s: State) -> list[ScoreLine]:
    """W1.1: dungeons survived win; failures put out."""
    return [
        ScoreLine("wd-score-successes", tuple(map(float, s.successes))),
        ScoreLine("wd-score-failures", tuple(map(float, s.failures)), counts=False),
    ]
