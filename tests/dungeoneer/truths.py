"""What is true of every match of Dungeoneer at every moment, whatever is played. `Watch` sees every step of a match.

Each truth would have found a mistake that was once there: an Encounter that followed a hero who had left, a blow on a
hero who came later, an action point spent on nothing, a Boss in the discard pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from undercroft.core.decision import Decision, Effect, words
from undercroft.core.events import Event
from undercroft.core.match import Match
from undercroft.core.state import EVERYONE
from undercroft.core.text import COMPLETE, text
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.card import CARDS, HEROES, QUESTS, TILES
from undercroft.games.dungeoneer.places import VERBS
from undercroft.games.dungeoneer.responses import attacks_on
from undercroft.games.dungeoneer.scores import ap_for, has_readied, life_of, limit, readied
from undercroft.games.dungeoneer.state import State

BEFALLS = ("harm", "fall", "cage", "push", "trip", "gnash", "leech", "peril", "lose_glory", "unsave", "forget")
"""What a blow or a trap does to a hero."""
MENUS = ("dg.hero", "dg.lord", "dg.discard")


class Watch:
    """Plays a match on while every truth is checked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.announced: dict[int, tuple[int, dict[int, str]]] = {}  # card -> the location and the heroes who were there
        self.aims: dict[int, str] = {}  # number of an attack -> the hero at whom its die was cast
        self.fated: dict[Any, str] = {}  # a step that befalls a hero -> that hero
        self.been: set[int] = set()  # where the active hero has been in this turn
        self.saved: dict[int, bool] = {}  # seats that kept an AP at the end of their last turn
        self.asked: tuple[Decision, dict[str, str], frozenset[str]] | None = None
        self.turn = -1
        match.game = replace(
            GAME,
            auto={name: self.auto(name, run) for name, run in GAME.auto.items()},
            acts={name: self.act(name, run) for name, run in GAME.acts.items()},
        )

    @property
    def state(self) -> State:
        return self.match.state  # type: ignore[return-value]

    # -- around every step

    def auto(self, name: str, run: Callable[..., None]) -> Callable[..., None]:
        def watched(s: State, *args: Any) -> None:
            self.before(name, args)
            count = len(self.match.events)
            run(s, *args)
            self.after(name, args, self.match.events[count:])

        return watched

    def act(self, name: str, run: Callable[..., Effect]) -> Callable[..., Effect]:
        def watched(s: State, *args: Any) -> Effect:
            self.before(name, args)
            count = len(self.match.events)
            yield from run(s, *args)
            self.after(name, args, self.match.events[count:])

        return watched

    def before(self, name: str, args: tuple[Any, ...]) -> None:
        s = self.state
        if name == "spring":  # a trap acts on who was there when it was announced, and is there still
            seat, pid, tile = args
            where, there = self.announced.get(pid, (tile, {seat: s.hero[seat]}))
            assert where == tile == s.where[seat] and there.get(seat) == s.hero[seat], f"{s.face[pid]} follows a hero"
        hero = self.fated.pop((name, *args), None)
        assert hero is None or hero == s.hero[args[0]], f"{name} falls on {s.hero[args[0]]}, it was meant for {hero}"

    def after(self, name: str, args: tuple[Any, ...], told: list[Event]) -> None:
        s = self.state
        if name == "announce":
            tile = s.where[s.announced[-1].seat]
            there = {seat: s.hero[seat] for seat in range(s.seats) if s.where[seat] == tile and not s.out >> seat & 1}
            self.announced[args[0]] = tile, there
        elif name == "swing":
            self.swung(args[0])
        elif name == "battle" and s.combat is not None:
            assert all(life_of(s, attack.card) > 0 for attack in s.combat.attacks), "a dead monster attacks"
        elif name == "save":
            self.saved[s.active] = s.ap[s.active] == 1
        if name in ("compare", "sprung"):
            for step in s.agenda:
                if step[0] in BEFALLS:
                    self.fated[step] = s.hero[step[1]]  # type: ignore[index]
        self.fated = {step: hero for step, hero in self.fated.items() if step in s.agenda}
        self.paid_twice(told)
        if s.turn != self.turn:
            self.turn, self.been = s.turn, set()
        if s.active >= 0 and s.where[s.active] >= 0:
            self.been.add(s.where[s.active])

    def swung(self, number: int) -> None:
        """An attack die is about to be cast: the target stands where it was attacked; a hero's AP is not lost."""
        s = self.state
        assert s.combat is not None
        attack = s.combat.attacks[number]
        cast = bool(s.rolls) and s.rolls[-1].about == number and s.rolls[-1].source == "attack"
        assert cast or attack.hero < 0 or attack.off, f"the attack of {s.hero[attack.hero]} was swallowed"
        if cast and attack.seat >= 0:
            hero, tile = s.hero[attack.seat], s.where[attack.seat]
            self.aims[number] = hero
            if s.combat.sort == "lord" and attack.card >= 0 and not attack.turned_by and attack.card in self.announced:
                assert (tile, hero) == (self.announced[attack.card][0], self.announced[attack.card][1][attack.seat])
        if cast and attack.card >= 0:
            assert life_of(s, attack.card) > 0, f"{s.face[attack.card]} is dead and attacks"

    def paid_twice(self, told: list[Event]) -> None:
        """A hero is paid for a location once in a turn."""
        s = self.state
        for one, two in pairwise(told):
            if (one.message, two.message) == ("dg-enters", "dg-gains-glory") and one.args["who"] == s.active:
                assert s.face.index(one.args["tile"]) not in self.been, f"{one.args['tile']} paid again"

    # -- at every question

    def question(self) -> None:
        decision = self.match.decision
        assert decision is not None
        s = self.state
        assert len(set(decision.keys)) == len(decision.keys), decision.keys
        self.one_place_each(s)
        self.numbers(s)
        for tile, _, seat in s.held:
            assert s.where[seat] == tile, "an exit stays open although its opener is elsewhere"
        if decision.kind == "dg.respond":
            assert s.combat is not None
            for number in attacks_on(s, decision.seat):
                attacker = s.combat.attacks[number].card
                assert attacker < 0 or life_of(s, attacker) > 0, "a dead monster is answered"
        if decision.kind == "dg.challenge" and not ap_for(s, decision.seat) and self.saved.get(decision.seat):
            assert not any(words(key).verb in ("strike", "attack") for key in decision.keys), "a saved AP counts twice"
        if decision.kind == "dg.place" and s.options["unbiased_placement"] == "yes" and s.phase >= 3:
            self.unbiased(s, decision)
        self.reasons(decision)

    def one_place_each(self, s: State) -> None:
        """No card is in two places; one that is in none is just being played."""
        zones = [s.deck, s.peril_deck, s.discards, s.peril_discards, s.attached, s.field, s.waiting]
        zones += [*s.hand, *s.gear, *s.lair, [entry.card for entry in s.announced if entry.card not in s.field]]
        cards = [pid for zone in zones for pid in zone]
        assert len(cards) == len(set(cards)), "a card is in two places"

    def numbers(self, s: State) -> None:
        for seat in range(s.seats):
            assert min(s.ap[seat], s.grit[seat], s.glory[seat], s.peril[seat] - s.reserved[seat]) >= 0
            assert 0 <= s.life[seat] <= HEROES[s.hero[seat]].life and 1 <= s.level[seat] <= 4
            assert len(s.lair[seat]) <= 3 + (s.agenda[-1][0] == "overflow")
            if not s.out >> seat & 1 and s.agenda[-1][0] != "shed":
                assert len(has_readied(s, seat, "boon")) <= limit(s, seat, "boon")
        for pid in s.attached:
            assert s.host[pid] >= 0, "an attachment hangs on nothing"

    def unbiased(self, s: State, decision: Decision) -> None:
        """Who has a personal quest there places no map while somebody has none."""
        word = s.face[(decision.args or {})["card"]]
        owners = {
            seat
            for seat in range(s.seats)
            for quest in s.quests[seat]
            if QUESTS[s.face[quest]].places[0] in (word, "dark_tunnel" if word.startswith("dark_tunnel") else word)
        }
        alive = {seat for seat in range(s.seats) if not s.out >> seat & 1}
        assert decision.seat not in owners or owners >= alive, f"{word} is placed by who has a quest there"

    # -- at every answer

    def choose(self, key: str, seat: int) -> None:
        count = len(self.match.events)
        hexed = self.hexers()
        bosses = self.bosses()
        self.match.choose(key, seat)
        told = self.match.events[count:]
        if self.bosses() > bosses and self.state.seats > 1:
            turn = told[0].turn  # its player may have fallen before, in this turn
            fell = [e for e in told if e.message in ("dg-monster-defeated", "dg-monster-wounded")]
            fell += [e for e in self.match.events if e.message == "dg-defeated" and e.turn == turn]
            assert fell, "a Boss was discarded"
        for event in told:
            self.told(event)
        played = [event for event in told if event.message == "dg-bane-played"]
        if played and hexed - {played[-1].args["who"]}:
            kind = self.match.decision.kind if self.match.decision is not None else "over"
            assert kind == "dg.bane", f"nobody is asked about {played[-1].args['card']}"

    def hexers(self) -> set[int]:
        """Who holds Counter-Hex and can pay it."""
        s = self.state
        return {seat for seat in range(s.seats) if s.glory[seat] >= 3 and "counter_hex" in faces(s, s.hand[seat])}

    def bosses(self) -> int:
        s = self.state
        return faces(s, [*s.discards, *s.peril_discards]).count("ramalith")

    def told(self, event: Event) -> None:
        """Every word of an event has a name in every language; what was discarded lies open."""
        if event.message == "dg-discards":
            assert event.seen == EVERYONE, f"others read of a hidden card: {event.args['card']}"
        for lang in COMPLETE:
            say = text(lang, "dg")
            for value in event.args.values():
                if isinstance(value, str):
                    assert say.has(f"dg-{value.replace('_', '-')}"), f"no {lang} name for {value} ({event.message})"
            say(event.message, event.args)

    # -- reasons

    def reasons(self, decision: Decision) -> None:
        """What a menu offers a moment later had a reason of its own before, if it was there to be named."""
        if decision.kind not in MENUS:
            return
        s = self.state
        before = self.asked
        refused = {refusal.key: refusal.message for refusal in self.match.refusals()}
        self.asked = decision, refused, frozenset(nameable(s, decision.seat))
        if before is None or before[0].seat != decision.seat or before[0].kind != decision.kind:
            return
        for key in decision.keys:
            if key not in before[0].keys and key in before[2]:
                assert key in before[1], f"{key} was refused as 'not now' before"
                assert before[1][key] != "why-not-now"


def nameable(s: State, seat: int) -> Iterator[str]:
    """The keys of the menus that a player could think of in this position."""
    yield from ("stand", "explore")
    yield from (f"move:{way}" for way in "nesw")
    if readied(s, seat, "cloak_of_phasing") >= 0:
        yield from (f"phase:{way}" for way in "nesw")
    if readied(s, seat, "leaden_limbs") >= 0:
        yield "lift:leaden_limbs"
    if HEROES[s.hero[seat]].ability == "healing":
        yield "use:healing"
    for word in faces(s, s.hand[seat]):
        card = CARDS[word]
        yield from (f"play:{word}", f"treasure:{word}") if card.glory else (f"announce:{word}", f"bane:{word}")
    yield from (f"unleash:{word}" for word in faces(s, s.lair[seat]))
    for pid in (*s.quests[seat], *s.shared):
        word = s.face[pid]
        yield from (f"quest:{word}", f"search:{word}", f"exchange:{word}")
        if len(QUESTS[word].places) == 2 and pid not in s.carried[seat] and pid not in s.dropped:
            yield f"take:{word}"
    yield from (f"deliver:{s.face[pid]}" for pid in s.carried[seat])
    yield from (f"pick:{s.face[pid]}" for pid in s.dropped)
    yield from (f"attack:{s.hero[other]}" for other in range(s.seats) if other != seat)
    for tile in s.cells.values():
        if s.face[tile] in VERBS and VERBS[s.face[tile]] != "treasure":
            yield VERBS[s.face[tile]]


def faces(s: State, zone: list[int]) -> list[str]:
    return [s.face[pid] for pid in zone]


assert set(VERBS) <= set(TILES)
