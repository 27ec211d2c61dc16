"""The 14 quests (D4.3, D17), all heroic. Every one gives a level (D17.4); what else it gives stands with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import below
from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..card import CARDS, FOES, QUESTS, SCORES, Change, Foe, Op, Quest, Threat
from ..effects import discard, discardable, gain_peril, pay_glory
from ..plays import drop
from ..scores import ap_for, has_readied, spend_ap, treasures, why_not_ap
from ..state import STANDING, push, without

if TYPE_CHECKING:
    from ..state import State

AMOUNT = Kind("dg.amount", "D17.25")
PRICE = Kind("dg.price", "D17.10", at="gear")

WOUND: tuple[Op, ...] = (("harm", 1),)


# -- the Chainmail Golem


def encounters(s: State, seat: int) -> list[int]:
    """Chainmail Golem: Encounters of the hand that can wake it; a Boss cannot be discarded (R-23)."""
    return [pid for pid in discardable(s, seat) if CARDS[s.face[pid]].kind in ("monster", "trap")]


def cannot_wake(s: State, seat: int, ap: int) -> str:
    return "" if ap >= 1 or encounters(s, seat) else why_not_ap(s, seat)


def wake(s: State, seat: int, pid: int) -> Effect:
    """Chainmail Golem: 1 AP, or an Encounter of the hand, is the whole price of every attempt."""
    keys: dict[str, int | str] = {"ap": "ap"} if ap_for(s, seat) >= 1 else {}
    for card in encounters(s, seat):
        keys.setdefault(f"card:{s.face[card]}", card)
    paid = yield Decision(seat, PRICE, tuple(keys), tuple(keys.values()))
    if paid == "ap":
        spend_ap(s, seat)
    else:
        s.hand[seat] = without(s.hand[seat], paid)
        discard(s, paid)
        tell(s, "dg-discards", who=seat, card=paid)


# -- sacrifices


def no_deal(s: State, seat: int, ap: int) -> str:
    if treasures(s, seat) or (ap >= 1 and s.glory[seat] >= 5):
        return ""
    return why_not_ap(s, seat) or "no-sacrifice" if s.glory[seat] >= 5 else "no-sacrifice"


def deal(s: State, seat: int, pid: int) -> Effect:
    """Shady Deal, D17.10, R-72: a readied Treasure; or 1 AP and 5 Glory, and 4 Peril."""
    cards = treasures(s, seat)
    keys = [f"drop:{s.face[card]}" for card in cards]
    values: list[int | str] = [*cards]
    if ap_for(s, seat) >= 1 and s.glory[seat] >= 5:
        keys.append("pay")
        values.append("pay")
    paid = yield Decision(seat, PRICE, tuple(keys), tuple(values))
    push(s, ("complete", seat, pid))
    if paid == "pay":
        spend_ap(s, seat)
        pay_glory(s, seat, 5)
        gain_peril(s, seat, 4)
    else:
        drop(s, seat, paid)


def no_blood(s: State, seat: int, ap: int) -> str:
    if s.life[seat] >= 4 or (has_readied(s, seat, "boon") and s.glory[seat] >= 4):
        return ""
    return "no-sacrifice"


def blood(s: State, seat: int, pid: int) -> Effect:
    """Blood for the Altar, D17.10: 3 Life (no wounds: nothing prevents them); or a readied Boon and 4 Glory."""
    keys = ["life"] if s.life[seat] >= 4 else []
    values: list[int | str] = [*keys]
    if s.glory[seat] >= 4:
        for card in has_readied(s, seat, "boon"):
            keys.append(f"drop:{s.face[card]}")
            values.append(card)
    paid = yield Decision(seat, PRICE, tuple(keys), tuple(values))
    push(s, ("complete", seat, pid))
    if paid == "life":
        s.life[seat] -= 3
        tell(s, "dg-sacrifices", who=seat, amount=3, life=s.life[seat])
    else:
        pay_glory(s, seat, 4)
        drop(s, seat, paid)


# -- chances


def dice(s: State, seat: int, pid: int) -> Effect:
    """Dice with the Dead, D17.25: 2 or 4 Glory for +1 or +2, then two dice: 9 or more; else 2 Peril."""
    amounts = tuple(amount for amount in ("0", "2", "4") if s.glory[seat] >= int(amount))
    paid = int((yield Decision(seat, AMOUNT, tuple(f"pay:{amount}" for amount in amounts), amounts)))
    pay_glory(s, seat, paid)
    one, two = below(s, 6, "die") + 1, below(s, 6, "die") + 1
    chance(s, seat, pid, one + two + paid // 2, 9, 2)


def helm(s: State, seat: int, pid: int) -> Effect:
    """Claim the Star Helm, D17.25: a die + one's readied Treasures (2 at most): 6 or more; else 1 Peril."""
    chance(s, seat, pid, below(s, 6, "die") + 1 + min(2, len(treasures(s, seat))), 6, 1)
    yield from ()


def chance(s: State, seat: int, pid: int, total: int, need: int, peril: int) -> None:
    """D17.25: the dice reach the printed result, or Peril comes."""
    tell(s, "dg-chance-won" if total >= need else "dg-chance-lost", who=seat, total=total, need=need)
    if total >= need:
        push(s, ("complete", seat, pid))
    else:
        gain_peril(s, seat, peril)


def lies(s: State, seat: int, ap: int) -> str:
    """Cross the Abyss: standing only."""
    return "" if s.stance[seat] == STANDING else "fallen"


def prey(life: int, type: str, scores: tuple[int, int, int], *forms: str, **hits: tuple[Op, ...]) -> Foe:
    """D17.11: the monster of a hunt: Melee, Magic, Speed; the forms that it attacks in; what its strikes do."""
    return Foe(life, type, dict(zip(SCORES, scores, strict=True)), forms, hits)


ALL = (
    Quest("blood_for_the_altar", ("sacrifice",), ("dark_altar",), check=no_blood, asks=blood),
    Quest("break_the_masters_seal", ("influence", "hunt"), ("revolving_hall",), glory=2,
          foe=prey(2, "construct", (3, 3, 3), "melee", "speed")),
    Quest("claim_the_star_helm", ("artifact", "chance"), ("treasury",), asks=helm,
          artifact=(Change("magic", 1), Change("melee", 1, only="counter")), artifact_type="helm"),
    Quest("cross_the_abyss", ("threat",), ("broken_bridge",), glory=2, threat=Threat("speed", 9), fail=(("fall",),),
          check=lies),
    Quest("destroy_the_chainmail_golem", ("artifact", "threat"), ("arsenal",), threat=Threat("melee", 7), fail=WOUND,
          deactivates="arsenal", artifact=(Change("melee", 3),), artifact_type="weapon", check=cannot_wake, asks=wake,
          own_price=True, source="seed"),
    Quest("destroy_the_laboratory", ("threat",), ("laboratory",), glory=2, threat=Threat("magic", 7), fail=WOUND,
          deactivates="laboratory", source="public"),
    Quest("dice_with_the_dead", ("chance",), ("bone_pit",), asks=dice),
    Quest("end_the_drowned_king", ("hunt",), ("flooded_chamber",), life=1,
          foe=prey(2, "undead", (2, 2, 2), "magic", magic=(("harm", 1), ("fall",)))),
    Quest("find_the_buried_shrine", ("search", "threat"), ("dark_tunnel",), glory=3, threat=Threat("magic", 7),
          fail=WOUND, search=6),
    Quest("plague_of_whispers", ("influence", "threat"), ("forbidden_library",), glory=2, threat=Threat("level", 6),
          fail=(("lose_glory", 1),)),
    Quest("rescue_the_princess", ("escort",), ("prison_cells", "vault_entrance"), glory=3, source="public"),
    Quest("shady_deal", ("sacrifice",), ("interdimensional_portal",), glory=1, check=no_deal, asks=deal, source="seed"),
    Quest("silence_the_cage_keeper", ("hunt",), ("menagerie",), glory=2,
          foe=prey(2, "fiend", (3, 2, 2), "melee")),
    Quest("smuggle_the_runaway", ("escort",), ("ramaliths_sanctum", "interdimensional_portal"), glory=3,
          deactivates="interdimensional_portal"),
)  # fmt: skip
for _quest in ALL:
    QUESTS[_quest.word] = _quest
    if _quest.foe is not None:
        FOES[_quest.word] = _quest.foe
