"""The skills of Krang (MK2, MK3)."""

from __future__ import annotations

from .....core.chance import below
from .....core.decision import Effect
from .....core.lasting import Mod
from ...agenda import Answers, act, auto
from ...fight.points import make_attack, make_block
from ...mods import MASKED
from ...play.dealing import SWINGS
from ...play.stacks import draw_open, home_of, throw
from ...play.turn import act_over, crowded, must_rest
from ...records import Strike
from ...state import State, combat_of, me, without
from ...tables import (
    BASIC,
    BEFORE_DAMAGE,
    BLOCKING,
    DIE,
    ENEMIES,
    NEVER,
    QUIET,
    SINKS,
    STRIKING,
    WINDOWS,
    Gone,
    Sink,
    Skill,
    Why,
    step,
)
from ...things.cards import skill
from ...things.centre import lying_there
from ...things.effects import any_mana, attack, block, do, either, influence, move, paying, ranged
from ...things.mana import gain_crystal
from ...things.needs import aim, unless
from ...things.questions import colour_of, pick
from ...things.ways import ways_of
from ..base.skills import competitive

# -- MK2: tokens that are flipped, and flipped back


@step("flip", when=NEVER)
def _flip(s: State) -> None:
    """MK2.0: the token lies face down until its own condition, or a new Round, turns it up (XR64: one's own)."""
    if s.now.by not in me(s).skills:
        return
    me(s).turned = (*me(s).turned, s.now.by)
    s.now.mods.append(Mod("turned_down", card=s.now.by))


def may_turn_up(s: State, gone: Gone, how: str) -> Why | None:
    """MK2.2: when the hero rests. MK2.3: for the action of the turn. MK2.1: for mana, at any time."""
    if how == "rest" and not s.now.rested:
        return Why("MK2.2", "mk-why-not-rested")
    free = s.now.phase == "act" or (s.now.phase == "move" and not s.rules.moved)
    if how == "action" and (not free or s.now.acted or must_rest(s) or crowded(s)):
        return Why("MK2.3", "mk-why-one-action")
    return None


@step("turn_up", why=may_turn_up)
def _turn_up(s: State, how: str) -> None:
    """MK2.0: usable again, unless it is a skill of once a turn that was used on this one."""
    token = s.now.by
    me(s).turned = without(me(s).turned, token)
    if how == "action" or Mod("turned_down", card=token) not in s.now.mods:
        me(s).flipped = without(me(s).flipped, token)
    s.now.mods.append(Mod("turned_up", card=token))
    if how == "action":
        s.now.acted = True
        act_over(s)


def flipping(token: Skill, *back: str) -> Skill:
    """A skill that something turns up again: the mana that is paid, and how."""
    *costs, how = back
    return token._replace(back=ways_of(paying(*costs) + do("turn_up", how), "use", (), ("special",)))


@step("disguise", when=QUIET)
def _disguise(s: State, n: int) -> None:
    """MK2.1: the Reputation does not count this turn, nor in an interaction that has begun.

    ML6.1, ML6.2, MR17: Thugs or Heroes may have changed what it counts there.
    """
    s.now.mods.append(MASKED)
    if s.now.deal is not None:
        s.now.influence -= s.now.deal.modifier * (1 + SWINGS.get(s.now.deal.kind, 0))
        s.now.deal = s.now.deal._replace(modifier=0)


# -- Spirit Guides

GUIDES = Mod("guides")


def _guided(s: State, into: Answers) -> None:
    c = s.now.combat
    if c is not None and c.blow is not None and GUIDES in s.now.mods:
        for at, points in enumerate(c.points):
            into.setdefault(f"guide:{points.element.replace('physical', 'plain')}_block", ("guide", at))


@auto("guide")
def guide(s: State, at: int) -> None:
    """MK3.7: one Block, of whatever made it, is 1 higher; its element stays."""
    s.now.mods.remove(GUIDES)
    table = combat_of(s).points
    table[at] = table[at]._replace(n=table[at].n + 1)


SINKS["guides"] = Sink("block", BLOCKING, None, _guided, lasting=True)


@step("guides", when=BEFORE_DAMAGE)
def _guides(s: State, n: int) -> None:
    s.now.mods.append(GUIDES)


# -- Puppet Master


def puppets(s: State) -> list[int]:
    return [token for token in me(s).kept if s.face[token] in ENEMIES]


def pile_of(s: State, token: int) -> str:
    return home_of(s, ENEMIES[s.face[token]].pile)


def slain(s: State) -> list[int]:
    """The enemies defeated this turn whose tokens have not gone back into play."""
    tokens = [mod.card for mod in s.now.mods if mod.what == "slain"]
    return [token for token in tokens if token in s.discards[pile_of(s, token)]]


@step("keep_foe", why=unless(slain, Why("MK3.2", "mk-why-none-slain")))
def _keep_foe(s: State, n: int) -> Effect:
    token = yield pick(s, slain(s), "gain")
    pile = pile_of(s, token)
    s.discards[pile] = without(s.discards[pile], token)
    me(s).kept = (*me(s).kept, token)


def has_puppet(s: State, gone: Gone, sort: str) -> Why | None:
    return aim(s, gone) if puppets(s) else Why("MK3.2", "mk-why-no-puppet")


def half(n: int) -> int:
    return -(-n // 2)


AGAINST = {("fire",): "ice", ("ice",): "fire", ("fire", "ice"): "cold_fire"}


@step("puppet", when=lambda sort: STRIKING if sort == "attack" else BLOCKING, why=has_puppet, makes=lambda sort: sort)
def _puppet(s: State, sort: str) -> Effect:
    """MK3.2-MK3.4: half its attack or its Armor; no ability counts, of resistances only the element of the Block."""
    token = yield pick(s, puppets(s))
    enemy = ENEMIES[s.face[token]]
    me(s).kept = without(me(s).kept, token)
    throw(s, enemy.pile, token)
    if sort == "block":
        coloured = tuple(own for own in ("fire", "ice") if own in enemy.resists)
        make_block(s, half(enemy.armor), AGAINST.get(coloured, "physical"), 1)
        return
    strikes = enemy.strikes or drawn_strikes(s, enemy.summons.split()[0])
    if len(strikes) == 1:
        make_attack(s, half(strikes[0].value), "melee", strikes[0].element)
    else:  # MK3.4: each when it is wanted
        s.now.mods += [Mod("puppet", half(strike.value), word=strike.element) for strike in strikes]


def drawn_strikes(s: State, pile: str) -> tuple[Strike, ...]:
    """MK3.3: a random token of the colour that it would summon lends its attacks."""
    token = draw_open(s, pile)
    if token < 0:
        return ()
    throw(s, pile, token)
    return ENEMIES[s.face[token]].strikes


def _strings(s: State, into: Answers) -> None:
    c = s.now.combat
    if c is not None and c.targets:
        for mod in s.now.mods:
            if mod.what == "puppet":
                word = "attack" if mod.word == "physical" else f"{mod.word}_attack"
                into[f"pull:{word}#{mod.n}"] = ("pull", mod.n, mod.word)


@auto("pull")
def pull(s: State, n: int, element: str) -> None:
    """MK3.4: one of several attacks of a puppet."""
    s.now.mods.remove(Mod("puppet", n, word=element))
    s.now.by = -1
    make_attack(s, n, "melee", element)


SINKS["puppet"] = Sink("attack", STRIKING, None, _strings)

# -- Master of Chaos

CHAOS = "krang_master_of_chaos"
WHEEL = ("blue", "green", "black", "white", "red", "gold")


def next_colour(s: State) -> str:
    return WHEEL[(WHEEL.index(me(s).wheel) + 1) % len(WHEEL)] if me(s).wheel else ""


@step("spin", when=NEVER)
def _spin(s: State) -> None:
    """A die says where the shield begins."""
    me(s).wheel = DIE[below(s, 6, "die")]


def wheel_comes(s: State, gone: Gone, colour: str) -> Why | None:
    return None if next_colour(s) in (colour, "gold") else Why("MK3.5", "mk-why-wheel")


@step("chaos", when=NEVER, why=wheel_comes, cost=True)
def _chaos(s: State, colour: str) -> None:
    """The shield goes one step clockwise."""
    me(s).wheel, me(s).spun = next_colour(s), True


def _idle_wheel(s: State, into: Answers) -> None:
    """MK3.5: unused since the last turn began, it may be moved without effect, the new hand seen."""
    if me(s).wheel and not me(s).spun and any(s.face[own] == CHAOS for own in me(s).skills):
        into[f"back:{CHAOS}"] = ("wheel",)


@auto("wheel")
def turn_wheel(s: State) -> None:
    """MK3.5: one step, no effect."""
    _chaos(s, "")


WINDOWS.append(_idle_wheel)

# -- Mana Suppression, Mana Enhancement


@act("tribute")
def tribute(s: State, colours: str) -> Effect:
    """Mana Suppression, as the owner's turn begins: a crystal of a colour that was paid, of any if none was."""
    gain_crystal(s, s.actor, (yield colour_of(s, tuple(dict.fromkeys(colours.split())) or BASIC)))


@step("borrow")
def _borrow(s: State, n: int) -> None:
    """Mana Enhancement: the mana that lies on the token."""
    lying = lying_there(s, s.face[s.now.by])
    assert lying is not None
    me(s).tokens.append(lying.mark)


WHEEL_BRINGS = either(
    do("chaos", "blue") + block(3),
    do("chaos", "green") + move(1),
    do("chaos", "black") + ranged(1, "cold_fire"),
    do("chaos", "white") + influence(2),
    do("chaos", "red") + attack(2),
)
ROWS: dict[str, Skill] = {
    "krang_arcane_disguise": flipping(
        skill("krang", "turn", "influence", either(influence(2), do("disguise", 1) + do("flip"))), "green", "mana"
    ),
    "krang_battle_frenzy": flipping(
        skill("krang", "turn", "combat", either(attack(2), attack(4) + do("flip"))), "rest"
    ),
    "krang_battle_hardened": Skill("krang", "turn", (), softens=("physical",)),
    "krang_curse": skill("krang", "turn", "combat", either(do("lower", 1, 1), do("sap", 1))),
    "krang_mana_enhancement": Skill(
        "krang", "round", (), "cooperative", centre=ways_of(do("borrow", 1), "use", (), ("special",))
    ),
    "krang_mana_suppression": competitive("krang", "special", do("to_centre", 1))._replace(returns="tribute"),
    "krang_master_of_chaos": skill("krang", "turn", "special", WHEEL_BRINGS)._replace(gained=do("spin")),
    "krang_puppet_master": skill(
        "krang", "turn", "special", either(do("keep_foe", 1), do("puppet", "attack"), do("puppet", "block"))
    ),
    "krang_regenerate": skill("krang", "turn", "healing", do("regenerate", "red")),
    "krang_shamanic_ritual": flipping(skill("krang", "round", "special", any_mana(*DIE) + do("flip")), "action"),
    "krang_spirit_guides": skill("krang", "turn", "movement combat", move(1) + do("guides", 1)),
}
