"""The greedy bot: walks towards quests, spends Peril, defends itself. It reads its view and the printed cards only."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import Any

from ...bots import Seen
from ...core.decision import PASS, Decision, words
from .card import CARDS, FOES, HEROES, QUESTS

Table = dict[str, Any]
WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
NEVER = -1000.0


def chance(need: int, have: int) -> float:
    """How likely a die + `have` reaches `need`."""
    return min(1.0, max(0.0, (7 - need + have) / 6))


def edge(mine: int, theirs: int) -> float:
    """How likely the higher total of two dice is mine, less how likely it is theirs."""
    gaps = [mine + a - theirs - c for a in range(1, 7) for c in range(1, 7)]
    return (sum(gap > 0 for gap in gaps) - sum(gap < 0 for gap in gaps)) / 36


class Greedy:
    """Every option gets a worth by its kind and verb; the best one is taken, the first of equals."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: Seen) -> str:
        mind = Mind(seen)
        rate = getattr(mind, "rate_" + seen.decision.kind.partition(".")[2], None)
        if rate is None:
            return seen.decision.keys[0]
        return max(seen.decision.keys, key=rate)


class Mind:
    """What the bot sees at one question, and what it thinks of each answer."""

    def __init__(self, seen: Seen) -> None:
        self.seat = seen.seat
        self.decision: Decision = seen.decision
        self.table: Table = seen.view["table"]
        self.players: list[Table] = self.table["players"]
        self.me: Table = self.players[self.seat]
        self.args: dict[str, Any] = (seen.view["asked"] or {}).get("args", {})
        self.tiles: dict[tuple[int, int], Table] = {place(tile["at"]): tile for tile in self.table["map"]}
        self.wound = {1: 12.0, 2: 6.0, 3: 4.0}.get(self.me["life"], 2.0)
        self._goals: dict[tuple[int, int], float] | None = None
        self._course: dict[tuple[int, int], float] | None = None

    # -- the lie of the land

    def step(self, here: tuple[int, int], way: int) -> tuple[tuple[int, int] | None, float]:
        """Where an exit leads and what it costs, in moves; a wound costs the more, the less Life is left."""
        dx, dy = list(WAYS.values())[way]
        there = (here[0] + dx, here[1] + dy)
        exit = self.tiles[here]["exits"][way]
        if (
            there not in self.tiles
            or exit["kind"] == "wall"
            or self.tiles[there]["exits"][(way + 2) % 4]["kind"] == "wall"
        ):
            return None, 0.0
        cost = 1.0
        if exit["kind"] in ("blocked", "trap"):
            fails = 1 - chance(exit["need"], self.score(exit["stat"]))
            cost += fails if exit["kind"] == "blocked" else self.wound * fails
        barrier = self.tiles[there]["barrier"]
        if barrier is not None and barrier["kind"] != "hazard" and not self.tiles[there]["bridge"]:
            cost += (1 - chance(barrier["need"], self.score(barrier["stat"]))) * (
                self.wound if barrier["kind"] == "spikes" else 1
            )
        if self.tiles[there]["tile"] in ("arsenal", "flooded_chamber") and not self.tiles[there]["deactivated"]:
            cost += 0.5
        return there, cost

    def score(self, stat: str) -> int:
        own: int = (
            self.me["level"] if stat == "level" else self.me["life"] if stat == "life" else self.me["scores"][stat]
        )
        return own

    # -- quests

    def hope(self, quest: Table) -> float:
        """How likely an attempt at a quest succeeds."""
        card = QUESTS[quest["quest"]]
        treasures = sum(g["kind"] == "treasure" for g in self.me["gear"])
        if quest["quest"] in self.me["carried"] or len(card.places) == 2:
            return 0.9
        if card.foe is not None:
            best = self.best_edge(card.foe.scores)
            left: int = quest["life"] or 0
            return 0.6 + best / 2 - 0.2 * left
        if quest["quest"] == "shady_deal":
            return 1.0 if treasures or self.me["glory"] >= 5 else 0.3
        if quest["quest"] == "blood_for_the_altar":
            return 1.0 if self.me["life"] >= (4 if len(self.me["done"]) == 2 else 6) else 0.1
        if quest["quest"] == "dice_with_the_dead":
            return 0.58 if self.me["glory"] >= 4 else 0.3
        if quest["quest"] == "claim_the_star_helm":
            return float(min(3, 1 + treasures)) / 6
        assert card.threat is not None
        need = card.threat.need
        if quest["quest"] == "cross_the_abyss":
            need = 7 if any(tile["bridge"] for tile in self.table["map"]) else 9
        return chance(need, self.score(card.threat.stat)) * (0.5 if card.search else 1.0)

    def goals(self) -> dict[tuple[int, int], float]:
        """Locations worth walking to: the chance of what awaits there."""
        if self._goals is not None:
            return self._goals
        found: dict[tuple[int, int], float] = {}
        if len(self.players) == 1 and len(self.me["done"]) >= 3:
            found[(0, 0)] = 1.0  # D21.1: back to the Entrance
        stray = [left["quest"] for left in self.table["stray"]]
        for quest in (*self.me["quests"], *self.table["shared"]):
            card = QUESTS[quest["quest"]]
            wanted = card.places[1] if quest["quest"] in self.me["carried"] else card.places[0]
            hope = self.hope(quest)
            if hope < self.least(quest["quest"]) or quest["quest"] in stray:
                continue
            for at, tile in self.tiles.items():
                if tile["tile"] == wanted or (wanted == "dark_tunnel" and tile["dark"]):
                    found[at] = max(found.get(at, 0.0), hope)
        if self.me["life"] <= 3 and len(self.players) > 1:  # the Dark Altar heals
            for at, tile in self.tiles.items():
                if tile["tile"] == "dark_altar":
                    found[at] = max(found.get(at, 0.0), 0.4)
        for other in self.players:  # D15.15: nobody fights at the Entrance
            if other is not self.me and not other["out"] and other["at"] not in (None, "0,0"):
                best = self.best_edge(other["scores"])
                if best > 0.3 and self.me["life"] >= 3:
                    at = place(other["at"])
                    found[at] = max(found.get(at, 0.0), 0.3 * best + 0.05 * (6 - other["life"]))
        self._goals = found
        return found

    def best_edge(self, theirs: dict[str, int]) -> float:
        """The edge in the form that suits this seat's hero best."""
        return max(edge(self.score(form), theirs[form]) for form in HEROES[self.me["hero"]].forms)

    def course(self) -> dict[tuple[int, int], float]:
        """How good it is to stand somewhere: near a goal that is likely to succeed."""
        if self._course is None:
            self._course = dict.fromkeys(self.tiles, NEVER)
            back = self.ways_back()
            for goal, hope in self.goals().items():
                far, todo = {goal: 0.0}, [(0.0, goal)]
                while todo:
                    cost, here = heappop(todo)
                    if cost <= far[here]:
                        self._course[here] = max(self._course[here], hope * 10 - cost)
                        for there, more in back[here]:
                            if cost + more < far.get(there, 1e9):
                                far[there] = cost + more
                                heappush(todo, (cost + more, there))
        return self._course

    def ways_back(self) -> dict[tuple[int, int], list[tuple[tuple[int, int], float]]]:
        """For every location from where it is entered, and at what cost."""
        back: dict[tuple[int, int], list[tuple[tuple[int, int], float]]] = {at: [] for at in self.tiles}
        for here in self.tiles:
            for way in range(4):
                there, cost = self.step(here, way)
                if there is not None:
                    back[there].append((here, cost))
        return back

    # -- the hero phase

    def rate_hero(self, key: str) -> float:
        part = words(key)
        rate = RATE_HERO.get(part.verb)
        return NEVER if rate is None else rate(self, part.what)

    def rate_move(self, way: str) -> float:
        here = place(self.me["at"])
        there, cost = self.step(here, "nesw".index(way))
        if there is None or not self.goals() or (self.me["life"] <= 1 and cost > 1.2):
            return NEVER
        course = self.course()
        better = course[there] - course[here]
        return 20 + better - cost if better > 0 else NEVER

    def rate_attempt(self, word: str) -> float:
        quest = next((q for q in (*self.me["quests"], *self.table["shared"]) if q["quest"] == word), None)
        assert quest is not None
        hope = self.hope(quest)
        return 60 + 10 * hope if hope >= self.least(word) else NEVER

    def least(self, word: str) -> float:
        """The hope from which on a quest is worth an attempt: failing may wound, and wounds count more and more."""
        if word in HARMLESS:
            return 0.1
        if len(self.players) == 1:  # D21: no quest can be exchanged, and nobody else wins
            return 0.15 if self.me["life"] >= 3 else 0.5
        return {6: 0.3, 5: 0.34, 4: 0.5, 3: 0.5}.get(self.me["life"], 0.67)

    def rate_exchange(self, word: str) -> float:
        """A hopeless quest is given back at the Entrance."""
        quest = next(q for q in self.me["quests"] if q["quest"] == word)
        return 62.0 - self.hope(quest) if self.hope(quest) < 0.34 else NEVER

    def rate_play(self, word: str) -> float:
        if word in ("potion_of_healing", "mend_flesh"):
            return 80.0 if self.me["life"] <= (4 if word == "potion_of_healing" else 5) else NEVER
        if word == "haste":
            return 15.0 if self.me["ap"] == 0 and self.goals() else NEVER
        if CARDS[word].duration == "instant":
            return NEVER
        return 50.0 + self.keep(word)

    def rate_duel(self, hero: str) -> float:
        other = next(p for p in self.players if p["hero"] == hero)
        best = self.best_edge(other["scores"])
        return 55.0 if best > (0.25 if self.me["life"] >= 4 else 0.5) else NEVER

    def rate_explore(self, what: str) -> float:
        return 10.0 if not any(hope >= 0.3 for hope in self.goals().values()) else NEVER

    # -- the Dungeonlord

    def rate_lord(self, key: str) -> float:
        part = words(key)
        if part.verb == "announce" or part.verb == "unleash":
            return 30.0 + CARDS[part.what].cost
        if part.verb == "bane":
            return BANES.get(part.what, NEVER) if part.what != "blinding_dust" or self.can_follow() else NEVER
        return 0.0

    def can_follow(self) -> bool:
        """Whether somebody's Peril pays a monster besides Blinding Dust."""
        most = max(p["peril"] for p in self.players if p is not self.me and not p["out"])
        cards = [*self.me["hand"], *(monster["card"] for monster in self.me["lair"])]
        return any(card in FOES and CARDS[card].cost + 2 <= most for card in cards)

    def rate_target(self, key: str) -> float:
        other = next(p for p in self.players if p["hero"] == words(key).what)
        done, life, peril = len(other["done"]), float(other["life"]), float(other["peril"])
        return 3 * done - life + 0.1 * peril

    rate_payer = rate_target
    rate_mend = rate_target

    def rate_reward(self, key: str) -> float:
        return self.rate_target(key) if key != "none" else NEVER

    def rate_altar(self, key: str) -> float:
        part = words(key)
        if part.verb == "monster":
            return -5.0 if part.where != self.me["hero"] else NEVER
        return NEVER if part.what == self.me["hero"] else self.rate_target(key)

    def rate_form(self, key: str) -> float:
        card = self.args.get("card")
        mine = FOES[card].scores[key] if card in FOES else self.score(key)
        rivals = [p for p in self.players if not p["out"] and p is not self.me]
        return float(mine - min((p["scores"][key] for p in rivals), default=0))

    def rate_vital(self, key: str) -> float:
        return float(key == "vital")

    # -- building

    def rate_place(self, key: str) -> float:
        """Own quest locations near, others' far from them."""
        at = place(words(key).what)
        tile = self.args.get("card", "")
        mine = place(self.me["at"]) if self.me["at"] else (0, 0)
        near = -float(abs(at[0] - mine[0]) + abs(at[1] - mine[1]))
        if any(tile in QUESTS[q["quest"]].places for q in (*self.me["quests"], *self.table["shared"])):
            return near
        for other in self.players:
            if other is not self.me and any(tile in QUESTS[q["quest"]].places for q in other["quests"]):
                there = place(other["at"]) if other["at"] else (0, 0)
                return float(abs(at[0] - there[0]) + abs(at[1] - there[1]))
        return near / 10

    # -- combat and windows

    def rate_respond(self, key: str) -> float:
        part = words(key)
        if part.verb == PASS:
            return 0.5
        if part.verb == "drop":  # a charge is worth a fight
            return 0.0
        for attack in self.table["combat"]["attacks"]:
            if attack["attacker"] == part.what and attack["target_seat"] == self.seat and attack["chances"]:
                hit: float = attack["chances"][0] / 36
                return hit * (3.0 if self.me["life"] <= 3 else 1.4)
        return 0.0

    def rate_redirect(self, key: str) -> float:
        part = words(key)
        return 3.0 if part.verb == "hero" else 2.0 if part.verb == "monster" else 1.0

    def rate_roll(self, key: str) -> float:
        part = words(key)
        roll = self.table["roll"]
        if part.verb == "pass":
            return 0.5
        if roll is None:
            return 1.0  # a roll of this seat's hero in combat, or a dodge
        if part.what == "ill_omen":
            return 1.0
        if part.what in ("healing", "potion_of_healing"):
            return 1.0 if self.me["life"] <= 4 else 0.0
        odds = chance(roll["need"], roll["adds"])
        return 1.0 if odds < 0.9 else 0.0

    def rate_offer(self, key: str) -> float:
        """Out of turn: get up, heal; potions wait for the wound, other cards for one's own turn."""
        if key == "stand":
            return 1.0
        return 1.0 if key == "use:healing" and self.me["life"] <= 4 else 0.5 if key == PASS else 0.0

    def rate_wound(self, key: str) -> float:
        order = {
            "use:runed_mail": 4.0,
            "use:guarding_cloak": 3.0,
            "use:heartstone_amulet": 2.0,
            "use:healing": 1.6,
            "play:potion_of_healing": 1.5,
        }
        if key in ("play:potion_of_healing", "use:healing") and self.me["life"] > 4:
            return 0.0
        return order.get(key, 1.0)

    def rate_challenge(self, key: str) -> float:
        part = words(key)
        if part.verb == "pass":
            return 0.0
        if part.verb == "strike":
            return self.best_edge(FOES[part.what].scores) - 0.2
        if part.verb == "attack":
            return self.best_edge(next(p for p in self.players if p["hero"] == part.what)["scores"]) - 0.2
        return 0.1 if key == "stand" else -0.5

    def rate_steal(self, key: str) -> float:
        return float(key != "wound")

    def rate_lair(self, key: str) -> float:
        room = len(self.me["lair"]) < 3
        return {"lair": 2.0 if room else 0.5, "hand": 1.0, "discard": 0.0}[key]

    def rate_overflow(self, key: str) -> float:
        return -float(CARDS[words(key).what].cost)

    def rate_discard(self, key: str) -> float:
        part = words(key)
        if part.verb in ("play", "use", "stand", "drop", "lie"):  # what may be done at any time
            return 100.0 if part.verb in ("use", "stand") else NEVER
        if part.verb == "none":
            return -1.0
        return -self.keep(part.what) - (50 if part.verb == "gear" else 20 if part.verb == "lair" else 0)

    def rate_card(self, key: str) -> float:
        part = words(key)
        return (
            0.0
            if part.verb == "wound"
            else 1.0
            if part.verb == "on"
            else -self.keep(part.what) + 5 * (self.me["life"] <= 2)
        )

    def rate_price(self, key: str) -> float:
        return {"ap": 3.0, "card": 4.0, "drop": 2.0, "pay": 1.0, "life": 1.5}[words(key).verb]

    def rate_amount(self, key: str) -> float:
        return float(words(key).what)

    def rate_spikes(self, key: str) -> float:
        return 1.0 if key == "dodge" else 0.5

    def rate_entry(self, key: str) -> float:
        part = words(key)
        if part.verb == "play":
            return 1.0 if self.rate_play(part.what) > 0 else 0.0
        return 0.5 if part.verb == "done" else 0.0

    def rate_spoils(self, key: str) -> float:
        return 1.0 if key != "done" else 0.5

    def keep(self, word: str) -> float:
        """What a card is worth in the hand."""
        card = CARDS[word]
        if word in WORTH:
            return WORTH[word]
        return 2.0 + card.cost if card.kind == "monster" else 3.0 if card.kind == "trap" else float(card.cost)


HARMLESS = (
    "claim_the_star_helm", "cross_the_abyss", "dice_with_the_dead", "plague_of_whispers", "rescue_the_princess",
    "shady_deal", "smuggle_the_runaway",
)  # fmt: skip
"""Quests whose failure costs no Life."""

BANES = {"blinding_dust": 40.0, "leaden_limbs": 29.0, "unraveling": 28.0, "hardened_hide": 20.0, "blood_frenzy": 20.0}
"""Banes that are worth their Peril; Encounters go before most of them."""

WORTH = {
    "wandering_walls": -3.0, "twisting_halls": -3.0, "planar_rift": -3.0, "banishing_gate": -2.0, "whetted_oil": 0.0,
    "potion_of_speed": 0.0, "diversion": 4.0, "dodge": 5.0, "telling_blow": 3.0, "ill_omen": 1.0, "guarding_cloak": 6.0,
    "potion_of_healing": 8.0, "mend_flesh": 4.0, "battle_trance": 7.0, "runed_mail": 7.0, "heartstone_amulet": 7.0,
    "second_wind": 1.0, "counter_hex": 0.0, "haste": 1.0,
}  # fmt: skip

RATE_HERO: dict[str, Callable[[Mind, str], float]] = {
    "deliver": lambda mind, what: 100.0,
    "take": lambda mind, what: 90.0,
    "pick": lambda mind, what: 89.0,
    "quest": Mind.rate_attempt,
    "search": lambda mind, what: 58.0,
    "treasure": lambda mind, what: 57.0 if CARDS[what].duration == "permanent" else NEVER,
    "play": Mind.rate_play,
    "attack": Mind.rate_duel,
    "stand": lambda mind, what: 56.0,
    "use": lambda mind, what: 82.0 if mind.me["life"] <= 5 else NEVER,
    "exchange": Mind.rate_exchange,
    "altar": lambda mind, what: 57.5 if mind.me["life"] <= 4 and len(mind.players) > 1 else NEVER,
    "lift": lambda mind, what: 30.0,
    "move": Mind.rate_move,
    "bridge": lambda mind, what: 59.0 if any(q["quest"] == "cross_the_abyss" for q in mind.me["quests"]) else NEVER,
    "explore": Mind.rate_explore,
    "end": lambda mind, what: 0.0,
}


def place(at: str) -> tuple[int, int]:
    x, y = at.split(",")
    return int(x), int(y)
