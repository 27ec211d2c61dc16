"""T1 to T3: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft import new_match
from undercroft.core.errors import BadOption
from undercroft.core.match import Match
from undercroft.games.thunderstone import GAME
from undercroft.games.thunderstone.cards import CARDS, HERO_GROUPS, MONSTER_GROUPS, VILLAGE, of_group
from undercroft.games.thunderstone.setup import FIRST_GAME
from undercroft.games.thunderstone.state import State


def begun(seats: int = 2, seed: int = 1, **options: str) -> tuple[Match, State]:
    match = new_match(GAME, seats, seed, options)
    assert isinstance(match.state, State)
    return match, match.state


def copies(sort: str) -> int:
    return sum(card.copies for card in CARDS.values() if card.sort == sort)


@pytest.mark.clause("T1.1")
def test_two_to_five_players_or_one_alone() -> None:
    for seats in range(1, 6):
        assert len(begun(seats)[1].hand) == seats
    for seats in (0, 6):
        with pytest.raises(BadOption, match="1 to 5 seats"):
            begun(seats)


@pytest.mark.clause("T1.2", "T1.5")
@pytest.mark.example("thunderstone", "D1")
def test_the_cards_in_the_box() -> None:
    _, s = begun(seats=1)
    assert (copies("hero"), copies("village"), copies("monster"), copies("thunderstone")) == (132, 152, 80, 1)
    assert copies("basic") + copies("disease") == 90
    basics = {"militia": 30, "dagger": 15, "iron_rations": 15, "torch": 15}
    assert {word: CARDS[word].copies for word in basics} == basics
    mine = Counter(s.face[pid] for pid in (*s.deck[0], *s.hand[0]))
    assert {
        word: len(stack) + mine[word] for word, stack in zip(s.market, s.stacks, strict=True) if word in basics
    } == basics


@pytest.mark.clause("T1.3", "T2.7")
def test_hero_stacks_hold_six_four_and_two_with_level_1_on_top() -> None:
    assert len(HERO_GROUPS) == 11
    for group in HERO_GROUPS:
        assert [(card.level, card.copies) for card in of_group(group)] == [(1, 6), (2, 4), (3, 2)]
    _, s = begun()
    for stack in s.stacks[4:8]:
        assert [CARDS[s.face[pid]].level for pid in reversed(stack)] == [1] * 6 + [2] * 4 + [3] * 2
        assert len({CARDS[s.face[pid]].group for pid in stack}) == 1


@pytest.mark.clause("T1.4")
def test_nineteen_village_kinds_and_eight_monster_groups_of_ten() -> None:
    assert len(VILLAGE) == 19 and all(CARDS[word].copies == 8 for word in VILLAGE)
    assert len(MONSTER_GROUPS) == 8 and all(sum(c.copies for c in of_group(g)) == 10 for g in MONSTER_GROUPS)
    assert len(begun(groups="8")[1].dungeon) == 81 - 3


@pytest.mark.clause("T1.6", "T1.7")
def test_militia_and_heroes_have_classes_and_are_for_sale() -> None:
    from .scene import inside

    s = inside("militia, chalice_quester, torch", "archduke_of_pain", deck="6 torch").choose("attack:1")
    s.expect(destroyed="chalice_quester")  # a cleric, and a fighter too
    assert {"fighter", "cleric", "hero"} <= set(CARDS["chalice_quester"].traits)
    assert CARDS["militia"].is_hero and CARDS["militia"].cost == 0 and CARDS["chalice_quester"].group == "chalice"


@pytest.mark.clause("T2.1", "T2.2", "T2.8")
def test_the_randomizers_choose_three_four_and_eight() -> None:
    for seed in range(20):
        _, s = begun(seed=seed)
        monsters = {CARDS[s.face[pid]].group for pid in (*s.dungeon, *s.hall)} - {""}
        assert len(monsters) == 3
        assert len(set(s.market[4:8])) == 4 and set(s.market[4:8]) <= set(HERO_GROUPS)
        assert len(set(s.market[8:])) == 8 and set(s.market[8:]) <= set(VILLAGE)
        assert all(len(stack) == 8 for stack in s.stacks[8:])
    assert len({begun(seed=seed)[1].market for seed in range(20)}) > 15
    _, longer = begun(groups="5")
    assert len({CARDS[longer.face[pid]].group for pid in (*longer.dungeon, *longer.hall)} - {""}) == 5


@pytest.mark.clause("T2.3", "T2.4", "T2.5")
@pytest.mark.example("thunderstone", "W1")
def test_the_thunderstone_lies_among_the_last_eleven() -> None:
    places = set()
    for seed in range(60):
        match, s = begun(seed=seed)
        assert len(s.dungeon) == 28 and len(s.hall) == 3
        at = [s.face[pid] for pid in s.dungeon].index("stone_of_mystery")
        places.add(at)
        assert at <= 10
        assert all(match.view(-1)["table"]["hall"][rank]["card"] for rank in range(3))
        assert not s.breached and s.agenda == [("turn",)]  # no breach, even for an Archduke in rank 1
        assert len({s.pool[pid] for pid in s.dungeon[:11]}) == 1 != len({s.pool[pid] for pid in s.dungeon})
    assert places == set(range(11))


@pytest.mark.clause("T2.6", "T2.10", "T2.12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.example("thunderstone", "X8")
def test_twelve_cards_each_out_of_the_basic_stacks(seats: int) -> None:
    _, s = begun(seats)
    assert s.market[:4] == ("militia", "dagger", "iron_rations", "torch")
    assert [len(stack) for stack in s.stacks[:4]] == [30 - 6 * seats] + [15 - 2 * seats] * 3
    for seat in range(seats):
        words = Counter(s.face[pid] for pid in (*s.deck[seat], *s.hand[seat]))
        assert words == {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2}
        assert len(s.hand[seat]) == 6 and not s.discard[seat] and s.xp[seat] == 0


@pytest.mark.clause("T2.9")
def test_diseases_and_experience_never_run_out() -> None:
    from .scene import inside

    assert "disease" not in begun()[1].market
    s = inside("4 militia", "lord_of_death", dungeon="")
    s.choose("attack:1")
    assert [s.state.face[pid] for pid in (*s.state.discard[0], *s.state.hand[0])].count("disease") == 2


@pytest.mark.clause("T2.11")
@pytest.mark.example("thunderstone", "D2")
def test_the_first_player_is_random() -> None:
    first = Counter(begun(3, seed)[1].active for seed in range(90))
    assert set(first) == {0, 1, 2} and min(first.values()) > 15


@pytest.mark.clause("T3.1")
def test_the_first_game() -> None:
    _, s = begun(set="first")
    assert s.market[4:8] == FIRST_GAME["heroes"] == ("elf", "lorigg", "regian", "thyrian")
    assert set(s.market[8:]) == {
        "battle_fury",
        "fireball",
        "flaming_sword",
        "lightstone_gem",
        "magical_aura",
        "short_sword",
        "spear",
        "town_guard",
    }
    groups = {CARDS[s.face[pid]].group for pid in (*s.dungeon, *s.hall)} - {""}
    assert groups == {"enchanted", "ooze", "undead_doom"}


def test_what_is_chosen_holds_whatever_the_rest_comes_from() -> None:
    for rest in ("random", "first", "chosen"):
        _, s = begun(set=rest, heroes="amazon,dwarf,feayn,selurin")
        assert s.market[4:8] == ("amazon", "dwarf", "feayn", "selurin")
    assert begun(set="first", heroes="amazon,dwarf,feayn,selurin")[1].market[8:] == FIRST_GAME["village"]


def test_a_chosen_set() -> None:
    _, s = begun(set="chosen", monsters="dragon,abyssal,humanoid,ooze", heroes="amazon,dwarf,feayn,selurin")
    assert {CARDS[s.face[pid]].group for pid in (*s.dungeon, *s.hall)} - {""} == {
        "dragon",
        "abyssal",
        "humanoid",
        "ooze",
    }
    assert s.market[4:8] == ("amazon", "dwarf", "feayn", "selurin")
    assert len(s.dungeon) == 38


@pytest.mark.parametrize(
    ("part", "text", "wrong"),
    [
        ("monsters", "dragon,abyssal", "takes 3 or more of abyssal, .*, or random; not 2"),
        ("monsters", "dragon,abyssal,unicorn", "'unicorn' is not one of abyssal"),
        ("heroes", "elf,elf,dwarf,feayn", "stands there twice"),
        ("heroes", "elf,dwarf,feayn,amazon,selurin", "takes 4 of amazon, .*; not 5"),
        ("village", "spear", "takes 8 of arcane_energies, .*; not 1"),
    ],
)
def test_a_set_that_cannot_be_played(part: str, text: str, wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        begun(**{"set": "chosen", part: text})
