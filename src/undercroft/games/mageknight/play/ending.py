"""The end of a turn, in its exact order (M16)."""

from __future__ import annotations

from typing import Any

from ....core.chance import below
from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.lasting import Mod, ended
from ....core.zones import reveal
from ..agenda import Answers, act, auto, menu
from ..mods import BENT_TIME, ENDS, REFUND, WARD
from ..state import State, me, without
from ..tables import ACTORS, ALL_CRYSTALS, BASIC, DIE, SKILLS
from ..things.centre import return_old
from ..things.mana import gain_crystal
from ..things.questions import BENEFIT, PICK, colour_of, later, pick, run
from ..things.units import enlist, volunteers
from ..world.hexes import STEPS, bearing, on_map
from ..world.places import site_at
from .heroes import level, level_at
from .movement import safe, set_down
from .stacks import draw_open, put_under, refill
from .tactics import draw_on
from .tracks import (
    WOUND,
    discard_card,
    free_bonds,
    free_commands,
    gain_fame,
    is_wound,
    last_turns,
    more_cards,
    strike_lent,
    take_wound,
    to_deck,
)
from .turn import hero_turn, keep_bonus

WITHDRAW = Kind("mk.withdraw", "M16.2", at="turn")
REWARD = Kind("mk.reward", "M16.5")
OFFER = Kind("mk.offer", "M16.5", at="offer")
SKILL = Kind("mk.skill", "M16.7", at="skill")
DRAWUP = Kind("mk.drawup", "M16.8", at="hand")
LATE_UNIT = "late_unit"  # a Unit that waits for a level-up


@auto("end_turn")
def end_turn(s: State) -> None:
    """M9.11, M16.9: eight steps, one after the other (top last); nothing can be played in between."""
    s.now.phase = "end"
    for name in ("after_turn", "draw_up", "drawup", "levels", "rewards", "benefits", "clear", "withdraw"):
        s.agenda.append((name,))
    return_dice(s)


def return_dice(s: State) -> None:
    """M16.1, M6.4: used dice are rerolled, those that come back as they are not."""
    for colour, rerolled in s.now.used_dice:
        s.source.append(DIE[below(s, 6, "die")] if rerolled else colour)
    s.now.used_dice = ()


@act("withdraw")
def withdraw(s: State) -> Effect:
    """M16.2: back along the path to the nearest safe space, one Wound for each space; MR29: or to the nearest one."""
    p = me(s)
    while not safe(s, p.at, s.actor) and len(s.now.path) > 1:
        s.now.path.pop()
        p.at = s.now.path[-1]
        take_wound(s, s.actor)
        tell(s, "mk-withdraws", who=s.actor)
    if not safe(s, p.at, s.actor):
        yield from escape(s, s.actor)


def escape(s: State, seat: int) -> Effect:
    """MR29, SR15: to one of the nearest safe spaces over any terrain, a Wound for each space."""
    at = s.players[seat].at
    goals, far = nearest_safe(s, at, seat)
    keys = tuple(f"ground:{s.board[to].terrain}@{bearing(at, to)}#{n}" for n, to in enumerate(goals))
    set_down(s, seat, (yield Decision(seat, WITHDRAW, keys, goals, on_map(zip(keys, goals, strict=True)))))
    for _ in range(far):
        take_wound(s, seat)
        tell(s, "mk-withdraws", who=seat)


def nearest_safe(s: State, at: int, seat: int) -> tuple[tuple[int, ...], int]:
    """MR29: the nearest safe spaces and how many steps away they are; the hero's own where there is none."""
    ring, seen, far = [at], {at}, 0
    while ring:
        found = tuple(near for near in ring if safe(s, near, seat))
        if found:
            return found, far
        ring = [near for here in ring for step in STEPS if (near := here + step) in s.board and near not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
        far += 1
    return (at,), 0


@act("clear")
def clear(s: State) -> Effect:
    """M16.3: mana is gone, played cards are discarded, thrown-away ones leave; some may go elsewhere."""
    p = me(s)
    me(s).tokens, s.now.move, s.now.influence, s.now.healing = [], 0, 0, 0
    if REFUND in s.now.mods:
        for colour in s.now.spent:
            gain_crystal(s, s.actor, colour, surplus=False)
    strike_lent(s)
    asking: list[tuple[int, str]] = []
    for card, how in s.now.returned:
        if card not in p.played or how == "lent":
            continue
        if how == "away":
            p.played.remove(card)
        elif how == "hand":  # Mysterious Box
            p.played.remove(card)
            p.hand.append(card)
        elif how == "aside":  # Time Bending
            p.played.remove(card)
            p.aside = (*p.aside, card)
        else:
            asking.append((card, how))
    if WARD in s.now.mods and new_wounds(s):
        asking.append((-1, "shed"))
    while asking:
        at = (yield which_first(s, asking)) if len(asking) > 1 else 0
        yield from going_elsewhere(s, *asking.pop(at))
    if BENT_TIME in s.now.mods:  # the cards come back, none are drawn
        p.hand += p.played
        s.agenda = [step for step in s.agenda if step[0] not in ("drawup", "draw_up")]
    else:
        p.discard += p.played
    lore(s)
    p.played, s.now.returned, s.now.spent = [], (), ()
    s.now.mods = ended(s.now.mods, "turn", ENDS)


def which_first(s: State, asking: list[tuple[int, str]]) -> Decision:
    """M16.3: the player says in which order; a card, or the Wounds of this turn (Banner of Protection)."""
    found = {f"first:{s.face[card]}" if card >= 0 else f"first:{WOUND}": at for at, (card, how) in enumerate(asking)}
    return Decision(s.actor, PICK, tuple(found), tuple(found.values()))


def going_elsewhere(s: State, card: int, how: str) -> Effect:
    """M16.3: a played card may go to the deck, or to the hand for another card; Wounds of this turn may go."""
    p = me(s)
    if how == "shed":
        yield from shed_wounds(s)
    elif how in ("top", "bottom"):
        if how == "top" or p.deck:
            where = yield Decision(s.actor, PICK, (f"to:{how}", "to:discard"), args={"card": card})
            if where != "to:discard":
                p.played.remove(card)
                p.deck.insert(len(p.deck) if how == "top" else 0, card)
    else:
        cards = [other for other in p.hand if how == "joy_any" or not is_wound(s, other)]
        if cards:
            other = yield pick(s, cards, stop="none")
            if other != "none":
                discard_card(s, s.actor, other)
                p.played.remove(card)
                p.hand.append(card)


def lore(s: State) -> None:
    """ML14.1: Mountain Lore: ending in hills, or by its strong effect in mountains, a larger hand at the next draw."""
    terrain = s.board[me(s).at].terrain
    for mod in s.now.mods:
        if mod.what == "lore":
            n = mod.n if terrain == "mountain" and mod.n > 1 else int(terrain == "hills")
            more_cards(s, s.actor, n)


def new_wounds(s: State) -> set[int]:
    """Those that came to hand and discard pile this turn."""
    return {mod.card for mod in s.now.mods if mod.what == "hurt"} & {*me(s).hand, *me(s).discard}


def shed_wounds(s: State) -> Effect:
    """Banner of Protection: the Wounds of this turn may be thrown away."""
    p, new = me(s), new_wounds(s)
    if (yield Decision(s.actor, BENEFIT, ("shed", "none"), args={"count": len(new), "to": "shed"})) == "shed":
        p.hand = [card for card in p.hand if card not in new]
        p.discard = [card for card in p.discard if card not in new]
        s.wounds = (*s.wounds, *sorted(new))


@act("benefits")
def benefits(s: State) -> Effect:
    """M16.4: what the site brings at the end of a turn there."""
    end = site_at(s, me(s).at).end
    if end is not None:
        yield from end(s)


# -- rewards


@menu("rewards")
def rewards(s: State) -> Decision:
    """M16.5: in any order; a Unit may wait until after a level-up (ME32)."""
    found: Answers = {f"reward:{name}": ("reward", name) for name in me(s).rewards if name != LATE_UNIT}
    return ask(s.actor, REWARD, found or {"none": ("done",)})


@auto("done")
def done(s: State) -> None:
    """M9.11: the step of the end of turn that asked is over."""
    s.agenda.pop()


@auto("reward")
def reward(s: State, name: str) -> None:
    """M16.5: one of them; Artifacts are drawn together. ME32: a Unit waits if a level-up brings room for it."""
    p = me(s)
    if name == "artifact":
        count = p.rewards.count(name)
        p.rewards = tuple(other for other in p.rewards if other != name)
        s.agenda.append(("artifacts", count))
        return
    at = p.rewards.index(name)
    p.rewards = p.rewards[:at] + p.rewards[at + 1 :]
    full = free_commands(s, s.actor) <= 0 and not free_bonds(s, s.actor)
    if name == "unit" and full and level_at(p.fame) > p.level:
        p.rewards = (*p.rewards, LATE_UNIT)
        return
    s.agenda.append((REWARDS[name],))


REWARDS = {
    "advanced": "reward_advanced", "crystal": "reward_crystal", ALL_CRYSTALS: "reward_crystals",
    "dungeon": "reward_dungeon", "spell": "reward_spell", "unit": "reward_unit",
}  # fmt: skip


@act("reward_crystal")
def reward_crystal(s: State) -> Effect:
    """M13.16: roll a die: a crystal of its colour, gold your choice, black 1 Fame."""
    die = DIE[below(s, 6, "die")]
    if die == "black":
        gain_fame(s, s.actor, 1)
        return
    gain_crystal(s, s.actor, (yield colour_of(s, BASIC)) if die == "gold" else die, surplus=False)


@auto("reward_crystals")
def reward_crystals(s: State) -> None:
    """M13.9: one of each basic colour."""
    for colour in BASIC:
        gain_crystal(s, s.actor, colour, surplus=False)


@auto("reward_dungeon")
def reward_dungeon(s: State) -> None:
    """M13.5, MR12: a die: gold or black a Spell, otherwise an Artifact."""
    die = DIE[below(s, 6, "die")]
    p = me(s)
    p.rewards = (*p.rewards, "spell" if die in ("gold", "black") else "artifact")


@act("reward_spell")
def reward_spell(s: State) -> Effect:
    yield from from_offer(s, "spells")


@act("reward_advanced")
def reward_advanced(s: State) -> Effect:
    yield from from_offer(s, "advanced")


def from_offer(s: State, offer: str, lowest: bool = False) -> Effect:
    """M16.5, M5.9: a card of the offer on top of the Deed deck; refill. MR21: an empty offer gives nothing."""
    row = s.spells if offer == "spells" else s.advanced
    if not row:
        return
    cards = row[-1:] if lowest else row
    keys = {f"gain:{s.face[card]}": card for card in cards}
    card = yield Decision(s.actor, OFFER, tuple(keys), tuple(keys.values()))
    row.remove(card)
    to_deck(s, s.actor, card)
    refill(s, offer)


@act("reward_unit")
def reward_unit(s: State) -> Effect:
    """M16.5: any Unit of the offer, free; it needs a Command token."""
    if not s.unit_offer:
        return
    found: dict[str, Any] = {}
    for card in volunteers(s):
        found.setdefault(f"gain:{s.face[card]}", card)
    found["none"] = "none"
    chosen = yield Decision(s.actor, OFFER, tuple(found), tuple(found.values()))
    if chosen != "none":
        yield from enlist(s, chosen)


@act("artifacts")
def artifacts(s: State, count: int) -> Effect:
    """M16.5, ME18: one more than won is drawn, one goes under the deck, the rest on top of the Deed deck."""
    drawn = [draw_open(s, "artifacts") for _ in range(min(count + 1, len(s.stacks["artifacts"])))]
    if len(drawn) > count:
        keys = tuple(f"return:{s.face[card]}" for card in drawn)
        back = yield Decision(s.actor, OFFER, keys, tuple(drawn))
        drawn.remove(back)
        put_under(s, "artifacts", back)
    while drawn:
        keys = tuple(f"gain:{s.face[card]}" for card in drawn)
        card = yield Decision(s.actor, OFFER, keys, tuple(drawn))
        drawn.remove(card)
        to_deck(s, s.actor, card)


# -- levels


@auto("levels")
def levels(s: State) -> None:
    """M16.6: one level for each line crossed, in order; odd ones bring Armor, hand limit and Command (M1.3)."""
    p = me(s)
    if level_at(p.fame) <= p.level:
        if LATE_UNIT in p.rewards:  # ME32
            p.rewards = tuple(name for name in p.rewards if name != LATE_UNIT)
            s.agenda.append(("reward_unit",))
        return
    p.level += 1
    tell(s, "mk-level", who=s.actor, level=p.level)
    s.agenda.append(("levels",))
    if p.level % 2 == 0:
        s.agenda.append(("gain_skill",))
        for skill in p.skill_pile[-2:]:
            reveal(s, skill)


@act("gain_skill")
def gain_skill(s: State) -> Effect:
    """M16.7: one of two own skills and any Advanced Action, or one of the common pool and the lowest one."""
    p = me(s)
    drawn = p.skill_pile[-2:]
    foreign = [skill for skill in s.common if not s.face[skill].startswith(p.hero)]
    found: dict[str, int] = {f"skill:{s.face[skill]}": skill for skill in drawn}
    found.update((f"common:{s.face[skill]}", skill) for skill in foreign)
    if found:
        chosen = yield Decision(s.actor, SKILL, tuple(found), tuple(found.values()))
        p.skill_pile = p.skill_pile[:-2]
        if chosen in s.common:
            s.common = without(s.common, chosen)
        s.common += tuple(skill for skill in drawn if skill != chosen)
        yield from learn_skill(s, chosen)
        yield from from_offer(s, "advanced", lowest=chosen not in drawn)


def learn_skill(s: State, skill: int) -> Effect:
    """M8.1, M19.7, MS13.3: a skill is the hero's from now on, which others may have something of."""
    me(s).skills = (*me(s).skills, skill)
    tell(s, "mk-skill-gained", who=s.actor, card=skill)
    yield from run(s, SKILLS[s.face[skill]].gained)
    for number in s.rules.actors:
        gained = ACTORS[number].gained
        if gained is not None:
            gained(s)


# -- drawing


@menu("drawup")
def drawup(s: State) -> Decision:
    """M16.8: discard any cards but Wounds; at least one if none was played or discarded (M9.5)."""
    p = me(s)
    found: Answers = {}
    if s.now.busy:
        found["done"] = ("done",)
    last = next((mod.card for mod in reversed(s.now.mods) if mod.what == "discarded"), -1)
    for card in later(s, p.hand, last):
        if not is_wound(s, card):
            found.setdefault(f"discard:{s.face[card]}", ("discard", card))
    if not found:
        found["done"] = ("done",)
    return ask(s.actor, DRAWUP, found)


@auto("discard")
def discard(s: State, card: int) -> None:
    """M16.8: one card; the rest may follow in a fixed order."""
    discard_card(s, s.actor, card)
    s.now.mods = [Mod("discarded", card=card)]


def hand_limit(s: State, seat: int) -> int:
    """M16.8: the level's limit, own keeps nearby, Planning, effects."""
    p = s.players[seat]
    limit = level(p.level).hand + keep_bonus(s, seat) + p.more_cards
    return limit + (p.tactic == "planning" and len(p.hand) >= 2)


@act("draw_up")
def draw_up(s: State) -> Effect:
    """M16.8: up to the hand limit."""
    p = me(s)
    missing = hand_limit(s, s.actor) - len(p.hand)
    p.more_cards = 0
    if missing > 0:
        yield from draw_on(s, missing)


@auto("after_turn")
def after_turn(s: State) -> None:
    """M13.13: off the map at the portal. M8.2, M8.7, M8.8: skills of the turn. M16.10: another turn."""
    for hook in s.rules.turn_end:
        hook(s)
    if s.last_turns < 0 and any(over(s) for over in s.rules.over):
        last_turns(s)
    p = me(s)
    p.motivated = max(0, p.motivated - 1)
    return_old(s)
    if site_at(s, p.at).away:
        p.at = -1
    p.flipped = tuple(skill for skill in p.flipped if SKILLS[s.face[skill]].often == "round" or skill in p.turned)
    p.rewards = ()
    s.now.phase = "over"
    if s.now.another and s.now.terms != "own":  # MR51: the next turn is not skipped
        s.down = tuple(seat for seat in s.down if seat != s.actor)
    elif s.now.another:
        s.now.another -= 1
        hero_turn(s, s.actor)
