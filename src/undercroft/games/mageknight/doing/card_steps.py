"""Steps about cards, Fame and Reputation; cards that use other cards."""

from __future__ import annotations

from ....core.chance import below
from ....core.decision import Decision, Effect
from ....core.events import tell
from ....core.zones import show
from ..cards import CARDS
from ..effects import raised
from ..heroes import BASIC, DIE
from ..mana import gain_crystal, pay
from ..state import State, me
from ..tracks import (
    change_reputation,
    discard_card,
    draw_cards,
    gain_fame,
    is_wound,
    refill,
    take_wound,
)
from .needs import (
    action_cards,
    colours_of,
    free_ways,
    partners,
)
from .points import (
    _attack,
)
from .steps import (
    AMOUNT,
    PICK,
    asks,
    does,
    later,
    pick,
    run,
    which_way,
)


@does("draw")
def _draw(s: State, n: int) -> None:
    draw_cards(s, s.active, n)


@does("fame")
def _fame(s: State, n: int) -> None:
    gain_fame(s, s.active, n)


@does("reputation")
def _reputation(s: State, n: int) -> None:
    change_reputation(s, s.active, n)


@does("wound")
def _wound(s: State, n: int) -> None:
    for _ in range(n):
        take_wound(s, s.active)


@asks("discard")
def _discard(s: State, n: int) -> Effect:
    """M5.5: another card from hand, never a Wound."""
    for _ in range(n):
        cards = [card for card in me(s).hand if not is_wound(s, card)]
        if cards:  # a Wound for the mana that was paid may have knocked the hero out
            discard_card(s, s.active, (yield pick(s, cards)))


@does("discard_wound")
def _discard_wound(s: State, n: int) -> None:
    discard_card(s, s.active, next(card for card in me(s).hand if is_wound(s, card)))


@does("motivate")
def _motivate(s: State, n: int, colour: str) -> None:
    motivate(s, s.active, n, colour)


def motivate(s: State, seat: int, n: int, colour: str) -> None:
    """M8.3: cards, on any player's turn; MR22: a token for whoever alone has the least Fame, in solo play too."""
    p = s.players[seat]
    p.motivated = 2 if seat == s.active and s.phase != "before" else 1  # M8.8: the end of the next own turn
    draw_cards(s, seat, n)
    if all(other is p or other.fame > p.fame for other in s.players):
        (s.tokens if seat == s.active else p.kept).append(colour)


@does("tale")
def _tale(s: State, fame: int, reputation: int) -> None:
    """Fame and Reputation for every Unit recruited this turn, also for those that were recruited before."""
    s.mods.append(("tale", fame, reputation))
    for _ in range(s.mods.count(("recruited",))):
        gain_fame(s, s.active, fame)
        change_reputation(s, s.active, reputation)


def throw_away(s: State, card: int) -> None:
    """M5.6: out of the game."""
    me(s).hand.remove(card)
    show(s, card)
    s.busy = True
    tell(s, "mk-thrown", who=s.active, card=card)


@asks("break_down")
def _decompose(s: State, n: int) -> Effect:
    """Throw an Action card away: two crystals of its colour, or one of each other colour."""
    cards = action_cards(s)
    if not cards:
        return
    card = yield pick(s, cards)
    colour = CARDS[s.face[card]].colour
    throw_away(s, card)
    for gem in (colour, colour) if n == 2 else tuple(other for other in BASIC if other != colour):
        gain_crystal(s, s.active, gem)


@asks("train")
def _train(s: State, n: int, to: str) -> Effect:
    """Throw an Action card away for an Advanced Action of its colour from the offer."""
    yield from _learn(s, "advanced", to)


@asks("study")
def _study(s: State, n: int) -> Effect:
    """Throw an Action card away for a Spell and a crystal of its colour."""
    yield from _learn(s, "spells", "hand")


def _learn(s: State, offer: str, to: str) -> Effect:
    row = s.spells if offer == "spells" else s.advanced
    cards = [card for card in action_cards(s) if CARDS[s.face[card]].colour in colours_of(s, row)]
    if not cards:
        return
    thrown = yield pick(s, cards)
    colour = CARDS[s.face[thrown]].colour
    throw_away(s, thrown)
    gained = yield pick(s, [card for card in row if CARDS[s.face[card]].colour == colour], "gain")
    row.remove(gained)
    (me(s).hand if to == "hand" else me(s).discard).append(gained)
    tell(s, "mk-gained", who=s.active, card=gained)
    if offer == "spells":
        gain_crystal(s, s.active, colour)
    refill(s, offer)


@asks("paired")
def _paired(s: State, plus: int) -> Effect:
    """M5.8: another Action card gives its strong effect without mana, every amount higher (MR32)."""
    cards = partners(s, "strong")
    if not cards:  # the mana that its cost needs was paid away
        return
    card = yield pick(s, cards)
    me(s).hand.remove(card)
    me(s).played.append(card)
    show(s, card)
    way = yield which_way(s, card, free_ways(s, s.face[card], "strong"))
    if way.costs:
        yield from pay(s, way.costs)
    yield from run(s, raised(way.steps, plus))


@asks("repeat")
def _repeat(s: State, times: int, mode: str) -> Effect:
    """M5.8: throw an Action card away and use its effect several times; it cannot come back any more."""
    cards = partners(s, mode)
    if not cards:  # the mana that its cost needs was paid away
        return
    card = yield pick(s, cards)
    throw_away(s, card)
    for _ in range(times):
        ways = free_ways(s, s.face[card], mode)
        if not ways:
            return
        way = yield which_way(s, card, ways)
        if way.costs:
            yield from pay(s, way.costs)
        yield from run(s, tuple(each for each in way.steps if each[0] != "keep_going"))


@asks("discards_attack")
def _discards_attack(s: State, each: int) -> Effect:
    """Discard any number of cards, Attack 3 for each; every enemy defeated this turn brings 1 Fame more."""
    s.mods.append(("trophies",))
    card: int | str = -1
    while cards := later(s, [other for other in me(s).hand if not is_wound(s, other)], int(card)):
        card = yield pick(s, cards, stop="done")
        if card == "done":
            return
        discard_card(s, s.active, int(card))
        _attack(s, each, "melee", "physical")


@does("blades")
def _blades(s: State, n: int) -> None:
    """Physical attacks count twice, nobody resists them, and defeated enemies bring 1 Fame more."""
    s.mods += [("blades",), ("blunt",), ("trophies",)]


@does("keep_going")
def _keep_going(s: State, how: str) -> None:
    """Where the card that is being played may go at the end of the turn (M16.3)."""
    s.returned.append((me(s).played[-1], how))


@does("wrath")
def _wrath(s: State, n: int) -> None:
    """A die for each point: black and red wound."""
    for _ in range(n):
        if DIE[below(s, 6, "die")] in ("black", "red"):
            take_wound(s, s.active)


@asks("wrath_more")
def _wrath_more(s: State, most: int, least: int) -> Effect:
    """Siege Attack, and up to five points more, each with a die."""
    n = yield Decision(
        s.active, AMOUNT, tuple(f"amount:{n}" for n in range(most + 1)), tuple(str(n) for n in range(most + 1))
    )
    _attack(s, least + int(n), "siege", "physical")
    _wrath(s, int(n))


@does("universal")
def _universal(s: State, colour: str) -> None:
    """Universal Power: the next card sideways is worth 3, or 4 if it has the colour that was paid."""
    s.mods.append(("universal", colour))


@does("no_magic")
def _no_magic(s: State, n: int) -> None:
    """Who Needs Magic?: the next card sideways is worth 3, and no die of the Source may be used this turn."""
    s.mods += [("sideways", n, n), ("no_dice",)]


@does("lead")
def _lead(s: State, kind: str, n: int) -> None:
    """Leadership: for the next Unit that is activated."""
    s.mods.append(("lead", kind, n))


@asks("recall")
def _recall(s: State, n: int, how: str) -> Effect:
    """Meditation: two cards of the discard pile on top of the deck or under it; two more cards at the next draw."""
    p = me(s)
    p.more_cards += 2
    chosen: list[int] = []
    for _ in range(min(n, len(p.discard))):
        rest = [card for card in p.discard if card not in chosen]
        chosen.append((yield pick(s, rest, "take")) if how == "chosen" else rest[below(s, len(rest), "card")])
    if chosen:
        where = yield Decision(s.active, PICK, ("to:top", "to:bottom"))
        p.discard = [card for card in p.discard if card not in chosen]
        p.deck = p.deck + chosen if where == "to:top" else chosen + p.deck
