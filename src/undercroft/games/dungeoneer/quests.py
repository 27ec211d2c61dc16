"""Quests: D17. What a quest asks for stands with its card in `cards/quests.py`."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Effect
from ...core.events import tell
from ...core.state import Step
from ...core.zones import reveal
from .card import FOES, QUESTS, TILES, Quest
from .combat import FORM, begin
from .dungeon import HOME, distance_to_entrance
from .effects import everyone_here, gain_glory, heal, pay_glory, raise_level
from .ending import finish, won
from .scores import ap_for, score, spend_ap, why_not_ap
from .state import Attack, State, left_of, on, push, solo, without
from .threats import test

DEACTIVATION_TOKENS = 3


def mine(s: State, seat: int) -> list[int]:
    """D17.3: the quests that a seat may attempt: its own and the shared ones; escorts are walked (D17.17)."""
    return [pid for pid in (*s.quests[seat], *s.shared) if len(QUESTS[s.face[pid]].places) == 1]


def is_place(quest: Quest, number: int, word: str) -> bool:
    """D17.1, D17.16: whether a map is the quest's location; any dark tunnel is one for a search in dark tunnels."""
    place = quest.places[number]
    return word == place or (place == "dark_tunnel" and TILES[word].dark)


def in_place(s: State, seat: int, quest: Quest) -> bool:
    """D17.1: the hero must be in the quest's location."""
    return is_place(quest, 0, s.face[s.where[seat]])


def attempt_ap(s: State, pid: int) -> int:
    """D17.2, R-25: the first attempt in a turn is free (by option: the first at each quest), every other costs 1 AP."""
    if QUESTS[s.face[pid]].own_price:
        return 0
    tried = pid in s.tried if s.options["first_attempt_free_per"] == "quest" else bool(s.tried)
    return int(tried)


def why_not_attempt(s: State, seat: int, pid: int) -> str:
    """D17.1, D17.2, D17.16: why a quest cannot be attempted now, as a code; empty if it can."""
    quest = QUESTS[s.face[pid]]
    if not in_place(s, seat, quest):
        return "elsewhere"
    if quest.search and s.found != pid:
        return "not-found"
    price = attempt_ap(s, pid)
    spare = ap_for(s, seat) - price
    if spare < 0:
        return why_not_ap(s, seat, price)
    return quest.check(s, seat, spare) if quest.check is not None else ""


def attempt(s: State, seat: int, pid: int) -> Effect:
    """D17.2, D17.6: the price of a further attempt; then what the quest asks for, by all its categories."""
    quest = QUESTS[s.face[pid]]
    spend_ap(s, seat, attempt_ap(s, pid))
    s.tried += (pid,)
    tell(s, "dg-attempts", who=seat, card=pid)
    if quest.asks is not None:
        yield from quest.asks(s, seat, pid)
    if quest.threat is not None:
        need = bridge_helps(s, seat, quest.threat.need)
        test(s, seat, quest.threat.stat, need, "quest", "quest_tested", pid)
    elif quest.foe is not None:
        yield from hunt(s, seat, pid)


def bridge_helps(s: State, seat: int, need: int) -> int:
    """Cross the Abyss: 7 instead of 9 with the bridge token."""
    return 7 if need == 9 and s.where[seat] == s.bridge else need


def quest_tested(s: State, seat: int, pid: int, passed: int) -> None:
    """D17.24: the threat overcome completes the quest; a failure hits all heroes in the location (R-29)."""
    if passed:
        push(s, ("complete", seat, pid))
    else:
        everyone_here(s, s.where[seat], QUESTS[s.face[pid]].fail)


def hunt(s: State, seat: int, pid: int) -> Effect:
    """D17.11, D17.12, D17.13, D17.15: the monster attacks first; the player to the left picks its form."""
    foe = FOES[s.face[pid]]
    if solo(s):
        form = solo_form(s, seat, s.face[pid])
    else:
        form = yield Decision(left_of(s, seat), FORM, foe.forms, args={"card": pid})
    begin(s, "quest", -1, [Attack(pid, -1, form, seat, s.where[seat])], quest=pid)


def solo_form(s: State, seat: int, word: str) -> str:
    """R-35: the attack form with the highest score; then the one where the hero is weakest; then the order of forms."""
    foe = FOES[word]
    return max(foe.forms, key=lambda form: (foe.scores[form], -score(s, seat, form, "counter", foe.type)))


# -- searching


def why_not_search(s: State, seat: int, pid: int) -> str:
    """D17.16: 1 AP, in a location of the printed kind."""
    quest = QUESTS[s.face[pid]]
    if s.found == pid:
        return "found"
    if not in_place(s, seat, quest):
        return "elsewhere"
    return why_not_ap(s, seat)


def search(s: State, seat: int, pid: int) -> None:
    """D17.16, R-28: die + the locations between the hero and the Entrance; found here, for this turn."""
    spend_ap(s, seat)
    die = below(s, 6, "die") + 1
    total = die + distance_to_entrance(s, s.where[seat])
    found = total >= QUESTS[s.face[pid]].search
    if found:
        s.found = pid
    tell(s, "dg-search-found" if found else "dg-search-missed", who=seat, die=die, total=total, card=pid)


# -- completing


def complete(s: State, seat: int, pid: int) -> None:
    """D17.4, D10.5: reward, a level, the card is turned; the hero phase ends. D1.2: the third one wins.

    D17.18: delivering a charge costs no AP; it is this step, nothing before it.
    """
    word = s.face[pid]
    quest = QUESTS[word]
    shared = pid in s.shared
    if shared:
        s.shared = without(s.shared, pid)
    else:
        s.quests[seat] = without(s.quests[seat], pid)
    s.done[seat] += (pid,)
    s.lives.pop(pid, None)
    if pid in s.carried[seat]:
        s.carried[seat] = without(s.carried[seat], pid)
    s.played += (pid,)
    tell(s, "dg-completes", who=seat, card=pid, count=len(s.done[seat]))
    raise_level(s, seat)
    if quest.glory:
        gain_glory(s, seat, quest.glory)
    if quest.life:
        heal(s, seat, quest.life)
    if quest.deactivates:
        deactivate(s, quest.deactivates)
    if shared and (not quest.artifact or on(s, "replace_shared_artifact") or on(s, "nothing_personal")):
        new_shared(s)  # D17.5, D20.6
    s.agenda[0] = ("evening", 1)
    if won(s, seat):
        finish(s, [seat], "dg-end-quests")


def draw_quest(s: State) -> int:
    """D4.3: the top quest of the deck, which everybody sees."""
    pid, s.quest_deck = s.quest_deck[-1], s.quest_deck[:-1]
    reveal(s, pid)
    return pid


def new_shared(s: State) -> None:
    """D17.5, D17.19, R-26: a shared quest is replaced at once from the quest deck, while it lasts."""
    if s.quest_deck:
        pid = draw_quest(s)
        s.shared += (pid,)
        tell(s, "dg-new-shared", card=pid)


def deactivate(s: State, word: str) -> None:
    """R-03: a deactivation token on the location, if there is one left."""
    for tile, cell in enumerate(s.cell):
        if (
            cell >= 0
            and s.face[tile] == word
            and len(s.deactivated) < DEACTIVATION_TOKENS
            and tile not in s.deactivated
        ):
            s.deactivated += (tile,)


def home(s: State, seat: int) -> None:
    """D21.1: alone, the win is checked whenever the hero is at the Entrance (R-56)."""
    if won(s, seat):
        finish(s, [seat], "dg-end-quests")


# -- escorts


ESCORTING = {"deliver": "complete", "take": "take_up", "pick": "pick_up"}
"""What can be done with a charge, and the step that does it."""


def escorts(s: State, seat: int) -> dict[str, Step]:
    """D17.17 to D17.21: what the hero can do with charges here: take up, deliver, pick up, drop."""
    here = s.face[s.where[seat]]
    found: dict[str, Step] = {
        f"{verb}:{s.face[pid]}": (ESCORTING[verb], seat, pid)
        for verb, pid, place in charges(s, seat)
        if place == here and not (verb == "pick" and pid in s.picked)
    }
    for pid in s.carried[seat]:
        found[f"drop:{s.face[pid]}"] = ("drop_charge", seat, pid)
    return found


def charges(s: State, seat: int) -> list[tuple[str, int, str]]:
    """D17.17 to D17.21: what there is to do with charges, and in which location."""
    found = [("deliver", pid, QUESTS[s.face[pid]].places[1]) for pid in s.carried[seat]]
    for pid in (*s.quests[seat], *s.shared):
        quest = QUESTS[s.face[pid]]
        if len(quest.places) == 2 and pid not in s.carried[seat] and pid not in s.dropped:
            found.append(("take", pid, quest.places[0]))
    found.extend(("pick", pid, s.face[where]) for pid, where in s.dropped.items())
    return found


def take_up(s: State, seat: int, pid: int) -> None:
    """D17.17 to D17.19: the charge walks with the hero; a shared quest becomes personal and is replaced at once."""
    if pid in s.shared:
        s.shared = without(s.shared, pid)
        s.quests[seat] += (pid,)
        new_shared(s)
    s.carried[seat] += (pid,)
    s.picked += (pid,)
    tell(s, "dg-takes-up", who=seat, card=pid)


def pick_up(s: State, seat: int, pid: int) -> None:
    """D17.21: any hero there goes on with it; the quest becomes that player's, even beyond two."""
    s.dropped = {quest: tile for quest, tile in s.dropped.items() if quest != pid}
    if pid in s.ownerless:
        s.ownerless = without(s.ownerless, pid)
    for owner in range(s.seats):
        if pid in s.quests[owner]:
            s.quests[owner] = without(s.quests[owner], pid)
    s.quests[seat] += (pid,)
    s.carried[seat] += (pid,)
    s.picked += (pid,)
    tell(s, "dg-takes-up", who=seat, card=pid)


# -- the Entrance's exchange


def why_not_exchange(s: State, seat: int, pid: int) -> str:
    """D17.26, R-58, R-40: at the Entrance, 2 Glory, a personal quest whose charge is nowhere, and a quest to draw."""
    if s.cell[s.where[seat]] != HOME:
        return "elsewhere"
    if solo(s) or not s.quest_deck:
        return "no-quests"
    if pid in s.carried[seat] or pid in s.dropped:
        return "charge"
    return "" if s.glory[seat] >= 2 else "glory"


def exchange(s: State, seat: int, pid: int) -> None:
    """D17.26, R-58: the new quest is drawn first, then the old one goes under the deck without wounds."""
    pay_glory(s, seat, 2)
    new = draw_quest(s)
    s.quests[seat] += (new,)
    s.quests[seat] = without(s.quests[seat], pid)
    s.lives.pop(pid, None)
    s.quest_deck = (pid, *s.quest_deck)
    tell(s, "dg-exchanges", who=seat, card=pid, quest=s.face[new])
