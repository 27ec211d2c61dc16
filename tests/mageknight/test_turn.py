"""The turn, interaction, healing, the end of the turn, taking back (M7, M9, M11, M15, M16, M17, M21)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.zones import create
from undercroft.games.mageknight.play.stacks import draw
from undercroft.games.mageknight.state import State, without

from .scene import bare, before, deal, ending, fight, go, scene

M = pytest.mark
LONG = ", ".join(["march"] * 9)


@M.clause("M9.1", "M13.1")
@M.example("mageknight", "W3")
@M.card("mageknight", "village")
def test_plundering_before_the_turn() -> None:
    s = before("rage", at="c02.E", deck="march, march").choose("plunder").expect(my_reputation=-1)
    assert len(s.me.hand) == 3
    s.lacks("plunder").refuses("plunder", "M13.1", "mk-why-plundered")
    before("rage", at="c02.C", deck="").lacks("plunder")


@M.clause("M9.3")
@M.example("mageknight", "MR11", "W4")
def test_announcing_the_end_of_the_round() -> None:
    s = before("rage", deck="", seats=2).offers("start", "announce").choose("announce")
    assert s.state.turns_left == 0 and s.state.active == 1
    full = before("rage", at="c02.E").lacks("announce")
    full.refuses("announce", "M9.3", "mk-why-deck", count=3)
    none = before("", deck="", seats=2, at="c02.E")
    none.lacks("start").refuses("start", "M9.3", "mk-why-must-announce")
    late = bare("", deck="", seats=2)
    late.turns_left = 1
    late.order, late.place = (0, 1), -1
    late.agenda = [("turns",)]
    assert go(late).told("mk-forfeits")
    again = bare("rage", deck="", seats=2, at="c02.E")
    again.turns_left = 1
    go(again, ("before",)).refuses("announce", "M9.3", "mk-why-announced")


def last_turn(**facts: Any) -> State:
    """The end of the Round has been announced; it is the turn of seat 0, which has no cards in hand or deck."""
    late = bare("", deck="", seats=2, **facts)
    late.turns_left, late.order, late.place, late.agenda = 2, (0, 1), -1, [("turns",)]
    return late


@M.clause("M9.1", "M9.3")
@M.card("mageknight", "sparing_power", "long_night")
def test_a_last_turn_is_forfeited_only_after_what_may_be_done_before_it() -> None:
    """Findings: Sparing Power with stored cards and Long Night came too late."""
    spared = last_turn(tactic="sparing_power", night=True)
    spared.players[0].stored = tuple(create(spared, ["march", "rage"], known=0))
    s = go(spared).expect(keys=("forfeit", "take")).refuses("start", "M9.3", "mk-why-forfeit").choose("take")
    assert s.faces(s.me.hand) == ["march", "rage"] and s.kind == "mk.turn"  # the only thing left is to begin
    long = go(last_turn(tactic="long_night", night=True, discard="march, rage, stamina"))
    long.expect(keys=("forfeit", "lengthen")).choose("lengthen")  # a turn without cards in hand, which draws at its end
    assert len(long.state.players[0].hand) == 3 and "mk-forfeits" not in [event.message for event in long.match.events]
    given_up = go(last_turn(tactic="long_night", night=True, discard="march")).choose("forfeit")
    assert given_up.told("mk-forfeits") and given_up.state.active == 1
    assert go(last_turn(tactic="planning")).told("mk-forfeits")


@M.clause("M10.12", "M10.14", "M9.7")
@pytest.mark.parametrize(("at", "action", "more"), [
    ("c02.E", "interact", {}), ("c05.NE", "burn", {"tiles": "c05, c01"}), ("c07.SE", "enter", {"tiles": "c07, c02"}),
    ("c01.C", "challenge", {"foes": {"c01.NW": "prowlers"}}),
])  # fmt: skip
def test_no_action_beside_another_hero(at: str, action: str, more: dict[str, Any]) -> None:
    """Findings: only interaction asked who else is there."""
    scene("rage, march", at=at, seats=2, **more).offers(f"act:{action}")
    s = scene("rage, march", at=at, seats=2, others={1: at}, **more).lacks(f"act:{action}")
    s.refuses(f"act:{action}", "M10.14", "mk-why-shared")


@M.clause("M9.4", "M13.11")
@M.card("mageknight", "glade")
@pytest.mark.parametrize(("night", "mana"), [(False, "gold"), (True, "black")])
def test_glade_mana_at_the_start(night: bool, mana: str) -> None:
    s = before("rage", at="c01.C", night=night, deck="").choose("start")
    assert s.state.players[0].tokens == [mana] and s.state.now.phase == "move"
    b = bare("rage", deck="")
    b.players[0].at = -1
    assert go(b, ("before",)).choose("start").me.at == 5050


@M.clause("M9.5", "M9.9")
@M.example("mageknight", "MR10", "ME21")
def test_resting() -> None:
    s = scene("rage, wound, wound").choose("rest", "card:rage", "amount:2").expect(phase="after", rested=True)
    assert sorted(s.faces(s.me.discard)) == ["rage", "wound", "wound"]
    slow = scene("wound, wound", tactic="the_right_moment").lacks("end")
    slow.refuses("end", "M9.5", "mk-why-must-rest").choose("rest").expect(my_hand="wound", my_discard="wound")
    healed = scene("tranquility, wound, wound").choose("play:tranquility", "basic:heal#1", "heal:wound", "rest")
    healed.expect(my_hand="", my_discard="wound")  # judged when it is resolved: slow recovery
    gone = scene("rage, rage", move=2).choose("step:e")
    gone.lacks("rest").refuses("rest", "M9.9", "mk-why-moved")
    assert scene("", tactic="the_right_moment").match.why_not("rest") is not None
    played = ending("rage, march", busy=False)
    played.lacks("done").refuses("done", "M9.5", "mk-why-discard-one").choose("discard:rage", "done")


@M.clause("M9.6", "M9.8", "M9.10")
@M.example("mageknight", "W7", "W16")
def test_one_action_after_movement() -> None:
    s = deal("promise, crystallize, rage", move=5, crystals="red").expect(move=0, influence=0)
    s.choose("done").expect(phase="after").offers("play:crystallize").lacks("step:e", "act:interact")
    s.refuses("act:interact", "M9.6", "mk-why-one-action").refuses("rest", "M9.9", "mk-why-one-action")
    scene("crystallize, rage", crystals="red").offers("play:crystallize", "rest")


@M.clause("M9.7")
def test_actions_of_a_space() -> None:
    s = scene("rage", at="c05.NE", tiles="c05, c02", foes={"c05.E": "prowlers"})
    s.offers("act:interact", "act:burn", "act:challenge").lacks("act:enter")
    scene("rage", at="c02.C", tactic="the_right_moment").refuses("act:challenge", "M9.7", "mk-why-no-rampager")


@M.clause("M9.11", "M16.9")
@M.example("mageknight", "W17")
def test_nothing_is_played_while_the_turn_ends() -> None:
    s = scene("rage, march").choose("play:march", "basic:move#2", "end").expect(kind="mk.drawup", phase="end")
    assert not any(key.startswith(("play", "unit", "skill")) for key in s.keys)


# -- interaction


@M.clause("M11.1")
@pytest.mark.parametrize(
    ("facts", "clause", "message"),
    [
        ({"at": "c02.E", "reputation": -7}, "M1.4", "mk-why-reputation"),
        ({"at": "c01.C"}, "M11.1", "mk-why-nobody"),
        ({"at": "c03.NE", "tiles": "c03, c02", "shields": {"c03.NE": (1,)}, "seats": 2}, "M11.1", "mk-why-keep"),
        ({"at": "c04.C", "tiles": "c04, c02"}, "M11.1", "mk-why-unconquered"),
        ({"at": "c02.E", "seats": 2, "others": {1: "c02.E"}}, "M10.14", "mk-why-shared"),
    ],
)
def test_where_nobody_deals(facts: dict[str, Any], clause: str, message: str) -> None:
    scene("rage", **facts).lacks("act:interact").refuses("act:interact", clause, message)


@M.clause("M11.2")
@pytest.mark.parametrize(("reputation", "influence"), [(0, 0), (5, 2), (7, 5), (-2, -1), (-6, -5)])
def test_reputation_counts_once(reputation: int, influence: int) -> None:
    s = deal("threaten, rage", reputation=reputation, crystals="red", source="").expect(influence=influence)
    s.choose("play:threaten", "strong:influence#5").expect(influence=influence + 5)


@M.clause("M11.3", "M11.4", "M7.2")
def test_recruiting() -> None:
    s = deal("promise, promise, rage", offer="peasants, utem_swordsmen, herbalists", crystals="white", source="")
    s.refuses("recruit:peasants", "M11.3", "mk-why-price", need=4, have=0)
    s.refuses("recruit:utem_swordsmen", "M11.3", "mk-why-place", places=["keep"])
    s.refuses("healing", "M11.3", "mk-why-price", need=3, have=0)
    s.choose("play:promise", "strong:influence#4", "recruit:peasants").expect(my_units="peasants", influence=0)
    s.offers("unit:peasants")  # usable at once (M11.4)
    full = deal("promise", offer="peasants", units="foresters!", influence=0, crystals="white", source="")
    full.choose("play:promise", "strong:influence#4", "recruit:peasants").expect(my_units="peasants")
    assert full.told("mk-disbanded")
    two = deal("promise", offer="peasants", units="foresters", level=3, crystals="white", source="")
    two.choose("play:promise", "strong:influence#4", "recruit:peasants").expect(my_units="foresters, peasants")


@M.clause("M7.1", "M7.7", "M11.5")
def test_units_take_a_command_token_and_no_card_slot() -> None:
    s = deal("promise, promise", offer="herbalists", crystals="white", source="", level=3)
    s.choose("play:promise", "strong:influence#4", "recruit:herbalists")
    assert s.faces(s.me.hand) == ["promise"] and s.state.unit_offer == []


@M.clause("M11.3", "M5.9")
@M.card("mageknight", "monastery", "mage_tower")
def test_buying_cards_and_healing() -> None:
    b = bare("promise, promise, wound", at="c05.NE", tiles="c05, c02", crystals="white, white", source="")
    b.cloister = [draw(b, "advanced")]
    b.known[b.cloister[0]] = -1
    face = b.face[b.cloister[0]]
    s = go(b, ("turn",)).choose("act:interact").refuses(f"buy:{face}", "M11.3", "mk-why-price", need=6, have=0)
    s.choose("play:promise", "strong:influence#4", "play:promise", "strong:influence#4", f"buy:{face}")
    s.expect(influence=2).choose("healing", "heal:wound").expect(influence=0, healing=0, my_hand="")
    assert s.state.face[s.me.deck[-1]] == face and s.state.cloister == []
    t = bare(
        "promise, promise", at="c04.C", tiles="c04, c02", shields={"c04.C": (1,)}, seats=2, reputation=5, source=""
    )
    t.players[0].crystals = {"red": 0, "blue": 0, "green": 0, "white": 2}
    spell = next(card for card in t.stacks["spells"] if t.face[card] == "whirlwind")
    t.stacks["spells"] = without(t.stacks["spells"], spell)
    t.spells.append(spell)
    t.known[spell] = -1
    tower = go(t, ("turn",)).choose("act:interact", "play:promise", "strong:influence#4", "play:promise")
    tower.choose("sideways:influence#1").expect(influence=7).choose("buy:whirlwind").expect(influence=0)
    assert tower.state.face[tower.me.deck[-1]] == "whirlwind" and tower.me.crystals["white"] == 0
    assert len(tower.state.spells) == 4  # refilled at once


# -- healing


@M.clause("M15.1", "M15.2")
@M.example("mageknight", "ME39")
def test_healing() -> None:
    s = scene("wound, rage", units="utem_swordsmen**", healing=3, level=3)
    s.offers("heal:wound", "heal:utem_swordsmen#2").choose("heal:utem_swordsmen#2").expect(healing=1)
    s.expect(my_units="utem_swordsmen*").lacks("heal:utem_swordsmen#1").choose("heal:wound").expect(
        healing=0, my_hand="rage"
    )
    scene("wound, rage").refuses("play:wound", "M15.1", "mk-why-wound")
    assert s.state.wounds and fight("prowlers", "wound, rage", healing=2).state.now.healing == 0


@M.card("mageknight", "golden_grail")
def test_the_grail() -> None:
    s = scene("golden_grail, wound, wound").choose("play:golden_grail", "basic:grail#2", "heal:wound").expect(my_fame=1)
    d = scene("golden_grail, wound, wound").choose("play:golden_grail", "strong:grail#6", "heal:wound")
    assert len(d.me.hand) == 2 and s.me.fame == 1


# -- the end of the turn


@M.clause("M16.1", "M6.4")
def test_dice_come_back() -> None:
    b = bare("rage, rage", source="red")
    b.now.used_dice = [("blue", True), ("green", False)]
    s = go(b, ("end_turn",)).choose("done")
    assert len(s.state.source) == 3 and s.state.source[:1] == ["red"] and "green" in s.state.source[1:]


@M.clause("M16.2")
def test_forced_withdrawal_along_the_path() -> None:
    b = bare("rage, rage", at="c01.C", move=9, mods=[Mod("costing", 1, word="lake")])
    s = go(b, ("turn",)).choose("step:ne", "end", "none", "done")
    assert s.state.players[0].at == s.at("c01.C")


@M.clause("M16.3")
def test_the_play_area_is_cleared() -> None:
    s = scene("march, rage, ruby_ring", tokens="red").choose("play:march", "basic:move#2", "play:ruby_ring")
    s.choose("strong:endless#red", "end", "done")
    p = s.state.players[0]
    assert "march" in s.faces(p.discard) and "ruby_ring" not in s.faces([*p.deck, *p.hand, *p.discard])
    assert s.state.players[0].tokens == [] and p.played == []


@M.clause("M16.4", "M13.10", "M13.11")
@M.card("mageknight", "mine")
@M.example("mageknight", "MR6")
def test_benefits_of_the_space() -> None:
    s = ending("rage", at="c02.SW").choose("done")
    assert s.state.players[0].crystals["green"] == 1
    full = ending("rage", at="c02.SW", crystals="green, green, green").choose("done")
    assert full.state.players[0].crystals["green"] == 3
    glade = ending("rage, wound", at="c01.C", discard="wound").expect(kind="mk.benefit")
    glade.offers("mend:hand", "mend:discard", "none").choose("mend:discard", "done")
    assert glade.faces(glade.state.players[0].discard) == [] and "wound" in glade.faces(glade.state.players[0].hand)


@M.clause("M16.5")
@M.example("mageknight", "ME18", "MR35", "MR21", "MR12")
def test_rewards() -> None:
    s = ending("rage", rewards="artifact, artifact, spell").choose("reward:artifact").expect(kind="mk.offer")
    assert len(s.keys) == 3 and all(key.startswith("return:") for key in s.keys)
    assert all(s.state.known[s.state.stacks["artifacts"][0]] is not None for _ in s.keys)
    s.choose(s.keys[0])
    assert len(s.keys) == 2
    s.choose(s.keys[0])
    assert s.kind in ("mk.offer", "mk.reward") and len(s.state.stacks["artifacts"]) == 14
    spell = next(key for key in s.keys if key.startswith("gain:"))
    s.choose(spell, "done")
    empty = bare("rage")
    empty.players[0].rewards, empty.spells, empty.stacks["spells"] = ("spell",), [], ()
    empty.now.busy = True
    go(empty, ("end_turn",)).choose("done")  # an empty offer gives nothing
    dungeon = ending("rage", rewards="dungeon")
    assert dungeon.kind == "mk.offer" and len(dungeon.keys) in (2, 3)
    gems = ending("rage", rewards="crystals").choose("done")
    assert all(count == 1 for count in gems.state.players[0].crystals.values())


@M.clause("M16.5", "M16.6")
@M.example("mageknight", "ME32")
def test_a_unit_reward_waits_for_the_level() -> None:
    s = ending("rage", rewards="unit", units="peasants", fame=8, level=2, offer="foresters").expect(kind="mk.offer")
    s.choose("gain:foresters", "done")
    assert len(s.state.players[0].units) == 2 and s.state.players[0].level == 3
    none = ending("rage", rewards="unit", units="peasants", offer="foresters").choose("none", "done")
    assert len(none.state.players[0].units) == 1


@M.clause("M16.6", "M16.7", "M1.3")
@M.example("mageknight", "ME17")
def test_level_ups() -> None:
    s = ending("rage", fame=9, level=1, deck=LONG).expect(kind="mk.skill")
    s.expect(keys=("skill:tovak_shield_mastery", "skill:tovak_motivation")).choose("skill:tovak_motivation")
    s.expect(kind="mk.offer")
    assert len(s.keys) == 3
    gained = s.keys[0].removeprefix("gain:")
    s.choose(s.keys[0], "done")
    p = s.state.players[0]
    assert p.level == 3 and s.faces(p.skills) == ["tovak_motivation"] and gained in s.faces(p.hand)
    assert s.faces(s.state.common)[:1] == ["tovak_shield_mastery"] and len(s.state.advanced) == 3
    b = bare("rage", fame=3, level=1)
    b.common = tuple(create(b, ["goldyx_flight"]))
    b.now.busy = True
    lowest = b.face[b.advanced[-1]]
    c = go(b, ("end_turn",)).choose("common:goldyx_flight", f"gain:{lowest}", "done")
    assert lowest in c.faces([*c.state.players[0].deck, *c.state.players[0].hand]) and len(c.state.common) == 2


@M.clause("M19.7")
def test_solo_skills_of_the_dummy() -> None:
    from undercroft.games.mageknight.actors.dummy import join_dummy

    b = bare("rage", fame=3, level=1, dummy="yes")
    join_dummy(b)
    b.now.busy = True
    s = go(b, ("end_turn",)).choose("skill:tovak_motivation")
    assert len(s.state.common) == 2 and b.dummy is not None


@M.clause("M19.7")
@M.card("mageknight", "circlet_of_proficiency")
def test_a_skill_of_the_circlet_is_gained_like_others() -> None:
    from undercroft.games.mageknight.actors.dummy import join_dummy

    b = bare("circlet_of_proficiency, rage", sets="lost_legion", dummy="yes")
    join_dummy(b)
    assert b.dummy is not None
    b.common, own = tuple(create(b, ["norowas_leadership"])), b.dummy.skills
    s = go(b, ("turn",)).choose("play:circlet_of_proficiency").choose("strong:adopt#1")
    assert s.faces([*s.me.skills]) == ["norowas_leadership"]
    assert s.state.common == own[-1:] and s.state.dummy is not None and s.state.dummy.skills == own[:-1]


@M.clause("M16.8")
def test_drawing_up() -> None:
    assert len(ending("rage", deck=LONG).choose("done").state.players[0].hand) == 5
    keep = {"tiles": "c03, c02", "at": "c03.C", "shields": {"c03.NE": (0,)}, "deck": LONG}
    assert len(ending("rage", **keep).choose("done").state.players[0].hand) == 6
    assert len(ending("rage", deck="march").choose("done").state.players[0].hand) == 2
    big = ending(", ".join(["wound"] * 7) + ", rage").choose("done")
    assert len(big.state.players[0].hand) == 8
    wound = ending("rage, wound").lacks("discard:wound")
    wound.refuses("discard:wound", "M15.1", "mk-why-wound")


@M.clause("M16.10", "M13.13", "M10.13")
@M.card("mageknight", "portal")
def test_another_turn_and_the_portal() -> None:
    s = scene("rage, rage", seats=2, tactic="the_right_moment").choose("tactic:the_right_moment", "end", "done")
    assert s.state.active == 0
    off = scene("rage, rage", seats=2).choose("end", "done")
    assert off.state.players[0].at == -1 and off.state.active == 1


# -- taking back


@M.clause("M21.1", "M21.2", "M21.3")
@M.example("mageknight", "MR23")
def test_undo() -> None:
    s = scene("march, tranquility, rage, rage").choose("play:march", "basic:move#2", "step:e")
    s.match.undo()
    s.match.undo()
    s.match.undo()
    s.expect(move=0, my_hand="march, tranquility, rage, rage")
    s.choose("play:tranquility", "basic:draw#1")
    assert s.match.cannot_undo(0) is not None
    b = bare("rage", at="c01.NE", move=2)
    b.tiles = tuple(create(b, ["c03"], known=0))
    e = go(b, ("turn",))
    e.choose(next(key for key in e.keys if key.startswith("explore")))
    assert e.match.cannot_undo(0) is not None
    f = fight("prowlers", "rage, rage", phase="block").choose("play:rage", "basic:plain_block#2", "drop", "next")
    assert f.match.cannot_undo(0) is None  # damage too can be taken back


@M.clause("M9.2")
def test_a_token_that_is_face_down_is_turned_up_instead_of_a_turn() -> None:
    b = bare("rage, march", seats=2)
    b.down = (1,)
    s = go(b, ("turn",)).choose("end", "discard:rage", "done")
    assert s.state.down == () and s.state.active == s.state.actor == 0 and s.kind == "mk.before"
