"""T28.12, T24.7, T12.11: borrowed heroes, and copies that differ when one of them has to go."""

from __future__ import annotations

import pytest

from undercroft.core.text import COMPLETE, text
from undercroft.games.thunderstone.party import holding

from .scene import Scene, armed, inside


def lender(others: str = "outlands_khan, 5 torch") -> Scene:
    """Seat 0 has borrowed the Khan of seat 1, with a Banish and a Tyxr about to break through."""
    s = inside(
        "selurin_theurge, banish, torch, militia", "grudgebeast, tyxr_the_old, griffon", others=others, deck="6 torch"
    )
    return s.choose("use:selurin_theurge.1", "give:militia", "give:outlands_khan", "borrow:outlands_khan")


@pytest.mark.clause("T24.7", "T28.12")
@pytest.mark.card("thunderstone", "selurin_theurge", "tyxr_the_old")
def test_a_borrowed_hero_who_is_discarded_goes_home() -> None:
    s = lender()
    assert s.points(0) == 1 and s.points(1) == 3  # his points are his owner's all the time
    s.choose("use:banish.1", "send:1", "discard:outlands_khan", "discard:torch").told("ts-discarded", "ts-sent-home")
    assert "outlands_khan" in s.zone("discard", 1) and "outlands_khan" not in s.mine()
    assert s.points(1) == 3 and all(owner < 0 for owner in s.state.owner)


@pytest.mark.clause("T28.12")
@pytest.mark.card("thunderstone", "selurin_theurge")
def test_a_borrowed_hero_is_not_lent_on() -> None:
    """Two Theurges: the second takes another hero of one's own, and each lender has given one: no two answers alike."""
    s = inside("2 selurin_theurge, militia, elf_wizard, torch", others="2 militia")
    s.choose("use:selurin_theurge.1", "give:militia", "borrow:militia#2", "use:selurin_theurge.1")
    s.expect(kind="ts.give").offers("give:selurin_theurge", "give:elf_wizard")
    s.refuses("give:militia", "T28.12", "ts-why-not-lent-on").refuses("give:torch", "T28.12", "ts-why-not-hero")
    s.choose("give:selurin_theurge").offers("borrow:selurin_theurge", "borrow:militia", "none")


@pytest.mark.clause("T28.5", "T28.12")
@pytest.mark.card("thunderstone", "selurin_theurge")
def test_a_borrowed_theurge_finds_nobody_to_give() -> None:
    s = inside("selurin_theurge, torch", others="selurin_theurge, militia")
    s.choose("use:selurin_theurge.1", "give:selurin_theurge", "borrow:selurin_theurge#2", "use:selurin_theurge.1")
    s.told("ts-no-hero").offers("borrow:militia", "none")


@pytest.mark.card("thunderstone", "selurin_theurge")
@pytest.mark.parametrize("lang", COMPLETE)
def test_lenders_are_named(lang: str) -> None:
    s = inside("selurin_theurge, militia, torch", others="2 militia").choose("use:selurin_theurge.1", "give:militia")
    assert s.match.decision is not None
    say = text(lang, "ts")
    said = [say.option(option.message, option.args, ("Anna", "Ben")) for option in s.match.decision.options]
    assert "Anna" in said[0] and "Ben" in said[1]


# -- which copy


def squires() -> Scene:
    """Two Squires: one has the hatchet, the other has eaten."""
    s = armed("thyrian_squire=hatchet, thyrian_squire, iron_rations, selurin_theurge, banish, torch",
              "grudgebeast, tyxr_the_old, griffon", others="2 torch", deck="6 torch")  # fmt: skip
    return s.choose("feed:iron_rations>thyrian_squire#2")


@pytest.mark.clause("T12.11")
@pytest.mark.card("thunderstone", "selurin_theurge")
@pytest.mark.parametrize(("key", "arms", "fed"), [("give:thyrian_squire", 0, 1), ("give:thyrian_squire#2", 1, 0)])
def test_which_copy_is_given(key: str, arms: int, fed: int) -> None:
    s = squires().choose("use:selurin_theurge.1")
    s.offers("give:thyrian_squire", "give:thyrian_squire#2", "give:selurin_theurge").choose(key)
    assert (len(holding(s.state)), len(s.state.boosts)) == (arms, fed)


@pytest.mark.clause("T12.11", "T28.1")
@pytest.mark.card("thunderstone", "tyxr_the_old")
@pytest.mark.parametrize(
    ("keys", "arms", "fed"),
    [
        (["discard:thyrian_squire", "discard:torch"], 0, 1),
        (["discard:thyrian_squire#2", "discard:torch"], 1, 0),
        (["discard:thyrian_squire", "discard:thyrian_squire"], 0, 0),
        (["discard:hatchet", "discard:thyrian_squire#2"], 0, 0),
    ],
)
def test_which_copy_is_discarded(keys: list[str], arms: int, fed: int) -> None:
    s = squires().choose("use:banish.1", "send:1").expect(kind="ts.discard").choose(*keys)
    assert (len(holding(s.state)), len(s.state.boosts)) == (arms, fed)


@pytest.mark.clause("T28.1")
def test_every_pair_of_copies_has_one_way() -> None:
    """Cards are named in the order of the list: after the second copy the first is not asked for again."""
    s = squires().choose("use:banish.1", "send:1", "discard:thyrian_squire#2").expect(kind="ts.card")
    assert s.zone("discard") == ["thyrian_squire", "torch"]


@pytest.mark.clause("T12.2", "T12.11")
@pytest.mark.card("thunderstone", "selurin_theurge")
def test_the_unused_theurge_can_be_kept() -> None:
    s = inside("2 selurin_theurge, torch", others="torch").choose("use:selurin_theurge.1")
    s.offers("give:selurin_theurge", "give:selurin_theurge#2").choose("give:selurin_theurge", "none")
    assert "use:selurin_theurge.1" in s.keys


@pytest.mark.clause("T13.9")
@pytest.mark.card("thunderstone", "spear", "selurin_theurge")
def test_who_comes_back_has_no_thrown_spear_any_more() -> None:
    s = armed("thyrian_squire=spear, selurin_theurge, dagger", others="torch").choose("use:spear.1")
    s.refuses("equip:dagger>thyrian_squire", "T13.9", "ts-why-threw")
    s.choose("use:selurin_theurge.1", "give:thyrian_squire", "borrow:thyrian_squire")
    assert holding(s.state) == {} and "equip:dagger>thyrian_squire" in s.keys
