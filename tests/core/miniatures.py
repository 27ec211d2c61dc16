"""Three throw-away games that hold the patterns the real ones need. Invented; they stay as the core's own tests.

- `preparation`: a menu over state, pairs as answers, a forecast that is also legality and outcome (Thunderstone).
- `combat`: aiming and paying with two kinds of mana that are checked together, points in the state (Mage Knight).
- `window`: four seats, a response window by public facts, face-down discards, an offer out of turn (Dungeoneer).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from undercroft.core.chance import below
from undercroft.core.decision import Decision, Effect, Kind, Refusal, Step, ask
from undercroft.core.events import tell
from undercroft.core.registry import Game, Result
from undercroft.core.state import State, base_fields
from undercroft.core.text import COMPLETE, catalogue
from undercroft.core.zones import create, hide_among, look, reveal, seen, shuffle

TEXTS = """
mi-hidden = hidden
mi-prepare = Prepare
mi-prepare-equip = equip { $what } to { $whom }
mi-prepare-use = use { $what }
mi-prepare-attack = attack { $where }
mi-prepare-leave = leave
mi-top = Which on top?
mi-top-card = { $what }
mi-won = { $who } won { $total }
mi-why-heavy = { $weight } is more than { $strength }
mi-why-strong = { $total } of { $need }
mi-fight = Fight
mi-fight-aim = aim at { $what }
mi-fight-play = play { $what }
mi-fight-resolve = resolve
mi-fight-drop = drop
mi-fight-next = next
mi-way = Which way?
mi-way-basic = basic
mi-way-strong = strong
mi-pay = Pay with?
mi-pay-token = token { $what }
mi-pay-die = die { $what }
mi-turn = Turn
mi-turn-roll = roll
mi-turn-trade = trade
mi-respond = Respond?
mi-respond-play = { $what }
mi-respond-pass = pass
mi-discard = Discard
mi-discard-card = { $what }
mi-cheer = Cheer
mi-cheer-cheer = cheer
mi-rolled = { $who } rolled { $total }
mi-over = over
"""


def add_texts() -> None:
    for lang in COMPLETE:
        if "mi-turn" not in catalogue(lang).reads:
            catalogue(lang).add(TEXTS)


def merged(keys: list[tuple[str, Any]]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """Equal copies are one option."""
    table = {}
    for key, value in keys:
        table.setdefault(key, value)
    return tuple(table), tuple(table.values())


# -- preparation

WEIGHT = {"spear": 2, "axe": 4, "torch": 0}
ATTACK = {"spear": 2, "axe": 5, "torch": 0, "squire": 1, "knight": 3}
STRENGTH = {"squire": 3, "knight": 5}
FOES = {1: 3, 2: 8}
PREPARE = Kind("mi.prepare", "P1.1", at="hand")
TOP = Kind("mi.top", "P1.2")


@dataclass(slots=True)
class Preparing(State):
    deck: list[int]
    hand: list[int]
    out: list[int]
    armed: list[tuple[int, int]]  # hero, weapon
    tried: list[tuple[str, str]]  # ratchet: each pair once since the last effect
    used: list[int]
    rounds: int
    score: int

    def clone(self) -> Preparing:
        new = Preparing.__new__(Preparing)
        self.copy_base(new)
        new.deck, new.hand, new.out = self.deck[:], self.hand[:], self.out[:]
        new.armed, new.tried, new.used = self.armed[:], self.tried[:], self.used[:]
        new.rounds, new.score = self.rounds, self.score
        return new


def prepare_new(seats: int, options: dict[str, str], key: bytes) -> Preparing:
    s = Preparing(
        **base_fields(seats, options, key), deck=[], hand=[], out=[], armed=[], tried=[], used=[], rounds=0, score=0
    )
    s.deck = create(s, ["spear", "axe", "torch", "squire", "knight"] * 3, known=0)
    s.active = 0
    s.agenda = [("deal",)]
    return s


def deal(s: Preparing) -> None:
    s.turn += 1
    s.rounds += 1
    s.deck += s.hand + s.out
    s.hand, s.out, s.armed, s.tried, s.used = [], [], [], [], []
    shuffle(s, s.deck)
    if s.rounds <= 3:
        draw(s, 6)
        s.agenda.append(("prepare",))


def draw(s: Preparing, count: int) -> None:
    for _ in range(min(count, len(s.deck))):
        pid = s.deck.pop()
        look(s, pid, 0)
        s.hand.append(pid)


def reckon(s: Preparing, rank: int) -> tuple[int, int]:
    """Forecast, legality and outcome in one: total and need."""
    total = sum(ATTACK[s.face[pid]] for pid in s.hand if s.face[pid] in STRENGTH)
    return total + sum(ATTACK[s.face[weapon]] for _, weapon in s.armed), FOES[rank]


def wrong_pair(s: Preparing, weapon: str, hero: str) -> dict[str, int] | None:
    if WEIGHT[weapon] > STRENGTH[hero]:
        return {"weight": WEIGHT[weapon], "strength": STRENGTH[hero]}
    return None


def pairs(s: Preparing) -> list[tuple[str, tuple[int, int]]]:
    found = []
    for weapon in s.hand:
        for hero in s.hand:
            what, whom = s.face[weapon], s.face[hero]
            if what in ("spear", "axe") and whom in STRENGTH and (hero, weapon) not in s.armed:
                found.append((f"equip:{what}>{whom}", (hero, weapon)))
    return found


def prepare(s: Preparing) -> Decision:
    fit = [
        (key, ("equip", *pair))
        for key, pair in pairs(s)
        if wrong_pair(s, s.face[pair[1]], s.face[pair[0]]) is None
        and not any(w == pair[1] or h == pair[0] for h, w in s.armed)
    ]
    torches = [("use:torch", ("use", pid)) for pid in s.hand if s.face[pid] == "torch" and pid not in s.used]
    attacks = [(f"attack@{rank}", ("attack", rank)) for rank in FOES if reckon(s, rank)[0] >= FOES[rank]]
    keys, values = merged([*fit, *torches, *attacks, ("leave", ("leave",))])
    return Decision(0, PREPARE, keys, values)


def equip(s: Preparing, hero: int, weapon: int) -> None:
    s.armed.append((hero, weapon))


def attack(s: Preparing, rank: int) -> None:
    total, need = reckon(s, rank)
    s.score += need
    tell(s, "mi-won", who=0, total=total)
    leave(s)


def leave(s: Preparing) -> None:
    s.agenda[-1] = ("deal",)


def use(s: Preparing, pid: int) -> Effect:
    """Draw a card, then put one of the hand on top of the deck."""
    s.used.append(pid)
    draw(s, 1)
    keys, values = merged([(f"card:{s.face[p]}", p) for p in s.hand if p not in s.used])
    picked = yield Decision(0, TOP, keys, values)
    s.hand.remove(picked)
    s.armed = [(hero, weapon) for hero, weapon in s.armed if picked not in (hero, weapon)]
    s.deck.append(picked)


def prepare_view(s: Preparing, viewer: int) -> dict[str, Any]:
    forecast = {str(rank): list(reckon(s, rank)) for rank in FOES} if viewer == 0 else None
    return {"hand": seen(s, s.hand, viewer), "deck": len(s.deck), "forecast": forecast, "score": s.score}


def prepare_refusals(s: Preparing, decision: Decision) -> list[Refusal]:
    found = {}
    for key, (hero, weapon) in pairs(s):
        wrong = wrong_pair(s, s.face[weapon], s.face[hero])
        if wrong is not None and key not in decision.keys:
            found[key] = Refusal(key, "P1.3", "mi-why-heavy", wrong)
    for rank, need in FOES.items():
        total = reckon(s, rank)[0]
        if decision.kind == "mi.prepare" and total < need:
            found[f"attack@{rank}"] = Refusal(f"attack@{rank}", "P1.4", "mi-why-strong", {"total": total, "need": need})
    return list(found.values())


PREPARATION = Game(
    name="preparation", prefix="mi", home=__package__, verbs="equip use card attack leave",
    min_seats=1, max_seats=2, rules_rev=1, state=Preparing, new=prepare_new,
    auto={"deal": deal, "equip": equip, "attack": attack, "leave": leave}, acts={"use": use},
    menus={"prepare": prepare}, kinds=(PREPARE, TOP), view=prepare_view,
    result=lambda s: Result((0,), (float(s.score),) * s.seats), refusals=prepare_refusals,
)  # fmt: skip


# -- combat

FIGHT = Kind("mi.fight", "C1.1", at="foe")
WAY = Kind("mi.way", "C1.2")
PAY = Kind("mi.pay", "C1.3")
ARMOUR = {"orc": 3, "wolf": 2, "troll": 5}
CARDS = {"rage": (2, 4, ("red",)), "flame": (3, 7, ("red", "black"))}  # basic, strong, what strong costs


@dataclass(slots=True)
class Fighting(State):
    hand: list[int]
    played: list[int]
    foes: list[str]
    aimed: list[str]
    points: int
    tokens: list[str]
    dice: list[str]

    def clone(self) -> Fighting:
        new = Fighting.__new__(Fighting)
        self.copy_base(new)
        new.hand, new.played, new.foes, new.aimed = self.hand[:], self.played[:], self.foes[:], self.aimed[:]
        new.points, new.tokens, new.dice = self.points, self.tokens[:], self.dice[:]
        return new


def combat_new(seats: int, options: dict[str, str], key: bytes) -> Fighting:
    s = Fighting(
        **base_fields(seats, options, key), hand=[], played=[], foes=["orc", "wolf", "troll"], aimed=[], points=0,
        tokens=["red"], dice=["red", "black"],
    )  # fmt: skip
    s.hand = create(s, ["rage", "rage", "flame", "flame"], known=1)
    s.active = 0
    s.agenda = [("fight",)]
    return s


def need(s: Fighting) -> tuple[int, int]:
    return s.points, sum(ARMOUR[foe] for foe in s.aimed)


def payable(s: Fighting, costs: tuple[str, ...], tokens: list[str], dice: list[str]) -> bool:
    """One die a turn, and one die cannot pay two costs: the ways to pay are checked together."""
    if not costs:
        return True
    first, rest = costs[0], costs[1:]
    for at, token in enumerate(tokens):
        if token == first and payable(s, rest, tokens[:at] + tokens[at + 1 :], dice):
            return True
    return any(die == first for die in dice) and payable(s, rest, tokens, [])


def ways_to_pay(s: Fighting, colour: str, rest: tuple[str, ...]) -> list[str]:
    found = []
    if colour in s.dice and payable(s, rest, s.tokens, []):
        found.append(f"die:{colour}")
    if colour in s.tokens:
        left = s.tokens[:]
        left.remove(colour)
        if payable(s, rest, left, s.dice):
            found.append(f"token:{colour}")
    return found


def fight(s: Fighting) -> Decision:
    have, want = need(s)
    later = s.foes[s.foes.index(s.aimed[-1]) + 1 :] if s.aimed else s.foes
    found: dict[str, Step] = {"drop": ("drop",)} if s.points else {f"aim:{foe}": ("aim", foe) for foe in later}
    if s.aimed:
        for pid in s.hand:
            found.setdefault(f"play:{s.face[pid]}", ("play", pid))
    if have >= want > 0:
        found["resolve"] = ("resolve",)
    if not s.points:
        found["next"] = ("go_home",)
    return ask(0, FIGHT, found)


def aim(s: Fighting, foe: str) -> None:
    s.aimed.append(foe)


def drop(s: Fighting) -> None:
    s.aimed, s.points = [], 0
    s.turn += 1


def resolve(s: Fighting) -> None:
    s.foes = [foe for foe in s.foes if foe not in s.aimed]
    drop(s)
    if not s.foes:
        go_home(s)


def go_home(s: Fighting) -> None:
    s.agenda.pop()


def play(s: Fighting, pid: int) -> Effect:
    basic, strong, costs = CARDS[s.face[pid]]
    s.hand.remove(pid)  # "needs another card" is checked with the played card already gone
    s.played.append(pid)
    ways = ("strong", "basic") if payable(s, costs, s.tokens, s.dice) else ("basic",)
    way = yield Decision(0, WAY, ways)
    if way == "basic":
        s.points += basic
        return
    for at, colour in enumerate(costs):
        paid = yield Decision(0, PAY, tuple(ways_to_pay(s, colour, costs[at + 1 :])))
        if paid.startswith("die"):
            s.dice = []
        else:
            s.tokens.remove(colour)
    s.points += strong


def combat_view(s: Fighting, viewer: int) -> dict[str, Any]:
    return {"hand": seen(s, s.hand, viewer), "foes": s.foes, "need": list(need(s)), "tokens": s.tokens, "dice": s.dice}


COMBAT = Game(
    name="combat", prefix="mi", home=__package__, verbs="aim drop resolve next play basic strong die crystal token",
    min_seats=1, max_seats=2, rules_rev=1, state=Fighting, new=combat_new,
    auto={"aim": aim, "drop": drop, "resolve": resolve, "go_home": go_home}, acts={"play": play},
    menus={"fight": fight}, kinds=(FIGHT, WAY, PAY), view=combat_view,
    result=lambda s: Result((0,), (float(3 - len(s.foes)),) * s.seats),
)  # fmt: skip


# -- window

TURN = Kind("mi.turn", "D1.1")
RESPOND = Kind("mi.respond", "D1.2", window=True)
DISCARD = Kind("mi.discard", "D1.3", at="hand")
CHEER = Kind("mi.cheer", "D1.4")


@dataclass(slots=True)
class Responding(State):
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]  # face down: only who put it there knows
    cheered: int
    turns: int
    bonus: int
    scores: list[int]

    def clone(self) -> Responding:
        new = Responding.__new__(Responding)
        self.copy_base(new)
        new.hands = [hand[:] for hand in self.hands]
        new.deck, new.discard, new.scores = self.deck[:], self.discard[:], self.scores[:]
        new.cheered, new.turns, new.bonus = self.cheered, self.turns, self.bonus
        return new


def window_new(seats: int, options: dict[str, str], key: bytes) -> Responding:
    s = Responding(
        **base_fields(seats, options, key), hands=[[] for _ in range(seats)], deck=[], discard=[], cheered=0, turns=0,
        bonus=0, scores=[0] * seats,
    )  # fmt: skip
    s.deck = create(s, ["luck", "curse", "stone", "stone", "stone"] * 5, known=0)
    s.agenda = [("hands",)]
    return s


def hands(s: Responding) -> None:
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(3):
            gain(s, seat)
    s.agenda.append(("next",))


def gain(s: Responding, seat: int) -> None:
    if s.deck:
        pid = s.deck.pop()
        look(s, pid, seat)
        s.hands[seat].append(pid)


def next_turn(s: Responding) -> None:
    s.turns += 1
    s.turn += 1
    s.cheered = 0
    if s.turns <= 2 * s.seats:
        s.active = (s.active + 1) % s.seats
        s.agenda.append(("turn",))


def turn(s: Responding) -> Decision:
    found: dict[str, Step] = {"roll": ("take_turn", "roll")}
    if s.hands[s.active]:
        found["trade"] = ("take_turn", "trade")
    return ask(s.active, TURN, found)


def take_turn(s: Responding, act: str) -> None:
    s.agenda[-1:] = [("next",), (act,)]


def roll(s: Responding) -> Effect:
    """Before the roll every seat with a card in hand is asked, whatever it holds: that it is asked says nothing."""
    s.bonus = 0
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if not s.hands[seat]:
            continue
        table = [(f"play:{s.face[p]}", p) for p in s.hands[seat] if s.face[p] != "stone"]
        keys, values = merged([("pass", "pass"), *table])
        got = yield Decision(seat, RESPOND, keys, values)
        if got != "pass":
            s.hands[seat].remove(got)
            reveal(s, got)
            s.discard.append(got)
            s.bonus += 1 if s.face[got] == "luck" else -1
    total = 1 + below(s, 6, "die") + s.bonus
    s.scores[s.active] += total
    tell(s, "mi-rolled", who=s.active, total=total)


def trade(s: Responding) -> Effect:
    """The active seat shows its hand, then everyone discards a card face down and draws one."""
    for pid in s.hands[s.active]:
        reveal(s, pid)
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if not s.hands[seat]:
            continue
        keys, values = merged([(f"card:{s.face[p]}", p) for p in s.hands[seat]])
        got = yield Decision(seat, DISCARD, keys, values)
        hide_among(s, s.hands[seat][:], seeing=1 << seat)
        s.hands[seat].remove(got)
        s.discard.append(got)
        gain(s, seat)


def cheer(s: Responding, seat: int) -> Decision | None:
    if seat == s.active or s.cheered >> seat & 1 or not s.agenda or s.agenda[-1] != ("turn",):
        return None
    return ask(seat, CHEER, {"cheer": ("cheered", seat)})


def cheered(s: Responding, seat: int) -> None:
    s.cheered |= 1 << seat


def window_view(s: Responding, viewer: int) -> dict[str, Any]:
    return {
        "hands": [seen(s, hand, viewer) for hand in s.hands], "deck": len(s.deck),
        "discard": seen(s, s.discard, viewer), "cheered": s.cheered, "scores": s.scores,
    }  # fmt: skip


def window_result(s: Responding) -> Result:
    best = max(s.scores)
    return Result(tuple(seat for seat, n in enumerate(s.scores) if n == best), tuple(float(n) for n in s.scores))


WINDOW = Game(
    name="window", prefix="mi", home=__package__, verbs="roll trade play pass card cheer",
    min_seats=2, max_seats=4, rules_rev=1, state=Responding, new=window_new,
    auto={"hands": hands, "next": next_turn, "take_turn": take_turn, "cheered": cheered},
    acts={"roll": roll, "trade": trade}, menus={"turn": turn}, kinds=(TURN, RESPOND, DISCARD, CHEER),
    view=window_view, result=window_result, offers=cheer,
)  # fmt: skip
