"""The heroes: eleven groups of three levels, with six, four and two cards (T1.3)."""

from __future__ import annotations

from typing import Any

from ....core.decision import Effect
from ....core.events import tell
from .. import disputed as d
from ..card import CARDS, Because, Card, Use
from ..effects import (
    ambushes,
    choose_card,
    draws,
    eats,
    heals,
    no_disease,
    no_food,
    no_monster,
    robs,
    sends_back,
    spare_food,
    summons,
    which_rank,
)
from ..hall import close_gap, lift, monsters
from ..piles import destroy, gain
from ..state import State


def hero(word: str, level: int, classes: str, cost: int, strength: int, **rest: Any) -> Card:
    """A hero: its group is the first part of its word; level 2 costs 2 XP, level 3 costs 3, unless said otherwise."""
    facts = {"xp": (2, 3, 0)[level - 1], **rest}
    return Card(
        word, "hero", ("hero", *classes.split()), (6, 4, 2)[level - 1], cost,
        group=word.partition("_")[0], level=level, strength=strength, **facts,
    )  # fmt: skip


HEAL = Use("dungeon", heals(1), no_disease, repeat=True)
EAT_2 = Use("dungeon", eats(2), no_food, asks=True)
EAT_3 = Use("dungeon", eats(3), no_food, asks=True)
ROB = Use("dungeon", robs)


def small_game(s: State) -> list[int]:
    """C-thyrian_lord: the ranks of monsters worth exactly 1 or 2 VP."""
    return [rank for rank in monsters(s) if CARDS[s.face[s.hall[rank - 1]]].vp in (1, 2)]


def no_small_game(s: State, pid: int) -> Because | None:
    return no_food(s, pid) or (None if small_game(s) else Because("no-small-monster", "C-thyrian_lord"))


def hunt(s: State, pid: int) -> Effect:
    """C-thyrian_lord, T22.7: Food is destroyed, a small monster is taken without a battle; refill, breach at once."""
    food = yield choose_card(s, spare_food(s), pid)
    _, rank = yield which_rank(s, small_game(s), pid)
    destroy(s, food)
    prey = lift(s, rank)
    gain(s, s.active, prey)
    tell(s, "ts-hunted", who=s.active, card=prey)
    close_gap(s, rank, "lord")


ALL: tuple[Card, ...] = (
    hero("amazon_archer", 1, "fighter archer", 6, 4, attack=1, far=2),
    hero("amazon_huntress", 2, "fighter archer", 9, 5, attack=2, far=3),
    hero("amazon_queen", 3, "fighter archer", 11, 6, vp=2, attack=2, far=4),
    hero("chalice_quester", 1, "fighter cleric", 7, 5, attack=2, uses=(HEAL,)),
    hero(
        "chalice_defender", 2, "fighter cleric", 10, 6,
        attack=d.CHALICE_DEFENDER_ATTACK, magic=d.CHALICE_DEFENDER_MAGIC, per_lamp=1,
        uses=(Use("dungeon", draws(1)), HEAL),
    ),
    hero(
        "chalice_paladin", 3, "fighter cleric", 12, 7, vp=2,
        attack=d.CHALICE_PALADIN_ATTACK, magic=d.CHALICE_PALADIN_MAGIC, uses=(Use("dungeon", draws(1)),), spoils="any",
    ),
    hero("dwarf_guardian", 1, "fighter", 6, 5, attack=1, edge=3),
    hero("dwarf_janissary", 2, "fighter", 9, 6, attack=2, edge=4, spoils="weapon"),
    hero("dwarf_sentinel", 3, "fighter", 12, 8, vp=2, attack=3, edge=5),
    hero("elf_wizard", 1, "wizard", 5, 3, light=1, magic=2),
    hero("elf_sorcerer", 2, "wizard", 8, 3, light=2, magic=3, xp=d.ELF_SORCERER_XP, dispels=True),
    hero(
        "elf_archmage", 3, "wizard", 10, 4, vp=2, light=2, magic=4,
        uses=(Use("dungeon", sends_back, no_monster, asks=True),),
    ),
    hero("feayn_archer", 1, "fighter archer", 7, 4, light=1, attack=d.FEAYN_ARCHER_ATTACK, idle_in_front=True),
    hero("feayn_marksman", 2, "fighter archer", 10, 5, light=1, attack=3, idle_in_front=True),
    hero("feayn_sniper", 3, "fighter archer", 12, 6, vp=2, light=2, attack=4, idle_in_front=True, far_xp=1),
    hero("lorigg_thief", 1, "thief", 5, 4, gold=2, light=1, attack=1),
    hero("lorigg_rogue", 2, "thief", 8, 4, gold=3, light=1, attack=2, uses=(ROB,)),
    hero("lorigg_outlaw", 3, "thief", 10, 5, vp=1, gold=4, light=2, attack=2, uses=(ROB,)),
    hero("outlands_warrior", 1, "fighter", 8, 7, attack=3, uses=(EAT_3,)),
    hero(
        "outlands_slayer", 2, "fighter", 11, 8, attack=d.OUTLANDS_SLAYER_ATTACK, per_monster=1,
        uses=(Use("dungeon", eats(3), no_food, asks=True, repeat=True),),
    ),
    hero("outlands_khan", 3, "fighter", 13, 8, vp=d.OUTLANDS_KHAN_VP, attack=d.OUTLANDS_KHAN_ATTACK, per_monster=2),
    hero("redblade_killer", 1, "fighter thief", 5, 5, gold=1, attack=2),
    hero("redblade_poisoner", 2, "fighter thief", 8, 5, gold=2, attack=3, uses=(ROB,)),
    hero("redblade_assassin", 3, "fighter thief", 9, 6, vp=2, gold=2, attack=4, uses=(Use("dungeon", ambushes),)),
    hero("regian_cleric", 1, "cleric", 5, 4, magic=1, uses=(HEAL,)),
    hero("regian_priest", 2, "cleric", 8, 4, magic=2, uses=(Use("dungeon", draws(1)), HEAL)),
    hero(
        "regian_bishop", 3, "cleric", 11, 5, vp=2, magic=3,
        uses=(
            Use("dungeon", draws(2)),
            Use("dungeon", heals(d.REGIAN_BISHOP_DRAWS), no_disease, repeat=True),
        ),
    ),
    hero("selurin_magician", 1, "wizard", 8, 2, magic=2, charges=1),
    hero("selurin_warlock", 2, "wizard", 10, 2, magic=2, doubles=True),
    hero("selurin_theurge", 3, "wizard", 13, 3, vp=1, magic=2, doubles=True, uses=(Use("dungeon", summons),)),
    hero("thyrian_squire", 1, "fighter", 7, 6, attack=2, uses=(EAT_2,)),
    hero("thyrian_knight", 2, "fighter", 9, 8, attack=4, leads_militia=1, uses=(EAT_2,)),
    hero(
        "thyrian_lord", 3, "fighter", 11, 9, vp=2, attack=4, leads_others=2,
        uses=(Use("dungeon", hunt, no_small_game, asks=True),),
    ),
)  # fmt: skip
