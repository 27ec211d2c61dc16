"""Setup, bidding and new rounds: W1 to W3, W6."""

from __future__ import annotations

import pytest

from undercroft import new_match
from undercroft.games.welcome.cards import COPIES, HEROES, MONSTERS, PIECES, STRENGTH
from undercroft.games.welcome.state import State

from .scene import inside, scene

clause = pytest.mark.clause
example = pytest.mark.example


def state_of(match: object) -> State:
    state = match.state  # type: ignore[attr-defined]
    assert isinstance(state, State)
    return state


@clause("W1.2", "W2.2", "W2.3")
def test_the_table_at_the_start() -> None:
    match = new_match("welcome", seats=3, seed=1, options={"hero": "warrior"})
    s = state_of(match)
    assert len(s.face) == 13 and len(set(s.face)) == 8
    assert {monster: s.face.count(monster) for monster in MONSTERS} == COPIES
    assert (len(HEROES), sum(len(hero.pieces) for hero in HEROES.values())) == (4, 24)
    assert s.gear == ("plate_armor", "knight_shield", "vorpal_sword", "dragon_spear", "holy_grail", "torch")
    assert sorted(s.deck) == list(range(13)) and s.dungeon == [] and s.failures == s.successes == [0, 0, 0]
    assert all(known == 0 for known in s.known)


def test_strengths() -> None:
    assert STRENGTH == {
        "goblin": 1, "skeleton": 2, "orc": 3, "vampire": 4, "golem": 5, "lich": 6, "demon": 7, "dragon": 9,
    }  # fmt: skip
    assert {name: piece.health for name, piece in PIECES.items() if piece.health} == {
        "bracelet_of_protection": 3, "buckler": 3, "chain_mail": 4, "knight_shield": 3, "leather_shield": 3,
        "mithril_armor": 5, "plate_armor": 5, "wall_of_fire": 6,
    }  # fmt: skip


@clause("W2.1", "W2.3")
def test_the_first_hero_is_chosen_or_drawn_and_the_first_player_is_random() -> None:
    assert state_of(new_match("welcome", seed=1, options={"hero": "mage"})).hero == "mage"
    drawn = {state_of(new_match("welcome", seats=4, seed=seed)).hero for seed in range(40)}
    first = {state_of(new_match("welcome", seats=4, seed=seed)).active for seed in range(40)}
    assert drawn == set(HEROES) and first == {0, 1, 2, 3}


@clause("W3.1", "W3.2")
def test_turns_go_clockwise_past_those_who_passed() -> None:
    s = scene(seats=4, active=2, deck="goblin, orc, lich, demon")
    s.choose("draw", "add").expect(active=3)
    s.choose("pass").expect(active=0, bidders=0b0111)
    s.choose("draw", "add").expect(active=1)
    s.choose("pass").expect(active=2)
    s.choose("draw", "add").expect(active=0, bidders=0b0101)


@clause("W3.1")
def test_whoever_is_out_has_no_turn() -> None:
    s = scene(seats=3, deck="goblin, orc", failures=[0, 2, 0])
    assert s.state.bidders == 0b101
    s.choose("draw", "add").expect(active=2)


@clause("W3.3")
def test_with_an_empty_deck_one_must_pass() -> None:
    s = scene(deck="goblin", gear="torch")
    s.choose("draw", "add")
    s.expect(messages="wd-passed-empty, wd-entered")  # seat 1 had to pass, seat 0 entered
    assert s.match.record is not None
    assert any(line.get("forced") and line["key"] == "pass" for line in s.match.record.lines)


@clause("W3.3")
def test_drawing_from_an_empty_deck_is_refused_with_the_clause() -> None:
    s = scene(deck="goblin, orc")
    s.state.deck.clear()
    decision = s.match.game.steps["bid"][1](s.state)
    assert decision.keys == ("pass",)
    [refusal] = s.match.game.refusals(s.state, decision)
    assert (refusal.key, refusal.clause, refusal.message) == ("draw", "W3.3", "wd-why-deck-empty")


@clause("W3.4")
def test_a_drawn_monster_is_added_on_top_of_the_pile() -> None:
    s = scene(dungeon="orc", deck="lich, goblin")
    s.choose("draw")
    assert s.kind == "wd.drawn"
    assert s.keys == ("add", *(f"remove:{piece}" for piece in HEROES["warrior"].pieces))
    s.choose("add").expect(gear=HEROES["warrior"].pieces)
    assert s.zone("dungeon") == ["lich", "orc"]


@clause("W3.4")
def test_a_drawn_monster_is_removed_together_with_a_piece() -> None:
    s = scene(deck="lich, goblin")
    s.choose("draw", "remove:torch")
    s.expect(gear=("plate_armor", "knight_shield", "vorpal_sword", "dragon_spear", "holy_grail"), dungeon=[])
    assert s.zone("removed")[0] == "lich"
    s.choose("draw").refuses("remove:torch", "W3.4", "wd-why-gone")


@clause("W3.4")
def test_the_answers_do_not_tell_what_was_drawn() -> None:
    assert scene(deck="goblin, orc").choose("draw").keys == scene(deck="dragon, orc").choose("draw").keys


@clause("W3.5")
@example("welcome", "E7")
def test_without_equipment_the_monster_must_be_added() -> None:
    s = scene(gear="", deck="dragon, goblin, orc")
    s.choose("draw").expect(active=1)
    assert s.zone("dungeon") == ["dragon"]
    assert s.match.record is not None
    assert any(line.get("forced") and line["key"] == "add" for line in s.match.record.lines)


@clause("W3.6")
def test_piles_are_counted_by_all_and_known_to_the_drawer_alone() -> None:
    s = scene(seats=3, deck="lich, golem, goblin")
    s.choose("draw", "add", "draw", "remove:torch")
    first, second, third, watcher = (s.match.view(viewer)["table"] for viewer in (0, 1, 2, -1))
    assert first["dungeon"] == ["lich"] and second["dungeon"] == third["dungeon"] == watcher["dungeon"] == [None]
    assert second["removed"][-1] == "golem" and first["removed"][-1] is None and watcher["removed"][-1] is None
    assert first["deck"] == watcher["deck"] == 1


@clause("W3.6")
def test_while_somebody_looks_at_a_card_the_others_only_see_that() -> None:
    s = scene(seats=3, deck="lich, golem, goblin").choose("draw")
    assert s.match.view(0)["table"]["drawn"] == "lich"
    assert s.match.view(0)["asked"]["args"] == {"card": "lich"}
    for other in (1, 2, -1):
        assert s.match.view(other)["table"]["drawn"] is None and s.match.view(other)["table"]["drawing"]
        assert s.match.view(other)["asked"] == {"seat": 0, "kind": "wd.drawn"}


@clause("W3.7")
def test_the_last_one_enters_even_an_empty_dungeon_without_having_drawn() -> None:
    s = scene(seats=3, deck="lich, golem")
    s.choose("pass", "pass")
    s.expect(messages="wd-passed, wd-passed, wd-entered, wd-success", successes=[0, 0, 1], kind="wd.hero")


@clause("W6.1", "W2.2")
def test_a_new_round_brings_back_all_monsters_and_all_pieces() -> None:
    s = inside("warrior", "torch", "goblin", deck="lich")
    s.expect(kind="wd.name").choose("name:dragon") if s.kind == "wd.name" else None
    s.expect(kind="wd.hero", keys=tuple(f"hero:{hero}" for hero in HEROES))
    s.choose("hero:mage").expect(hero="mage", gear=HEROES["mage"].pieces, active=0, dungeon=[], removed=[], fought=[])
    assert sorted(s.state.deck) == list(range(13)) and set(s.state.known) == {0} and len(set(s.state.pool)) == 1


@clause("W6.2")
def test_if_the_loser_is_out_the_next_one_chooses_and_starts() -> None:
    s = inside("warrior", "", "dragon", seats=4, active=1, failures=[0, 1, 2, 0])
    s.expect(failures=[0, 2, 2, 0], active=3, kind="wd.hero")
    s.choose("hero:rogue").expect(active=3, bidders=0b1001, kind="wd.bid")


@clause("W6.4")
@example("welcome", "R8")
def test_forced_first_monster_counts_for_each_player_and_round() -> None:
    s = scene(seats=2, deck="lich, golem, orc, orc, goblin", forced_first_monster="yes")
    s.expect(active=0)  # no question: both drew and added
    assert s.zone("dungeon") == ["golem", "lich"]
    s.choose("draw").expect(kind="wd.drawn")  # the second turn is free
    assert "remove:torch" in s.keys


@clause("W6.4")
@example("welcome", "R8")
def test_with_the_variant_nobody_passes_on_the_first_turn() -> None:
    s = scene(seats=2, deck="lich, golem, orc, orc, goblin", forced_first_monster="yes")
    assert s.match.record is not None
    given = [(line["key"], line.get("forced", False)) for line in s.match.record.lines if "answer" in line]
    assert given == [("draw", True), ("add", True)] * 2
    assert s.match.keys == ("draw", "pass")


@clause("W6.4", "W3.3")
def test_with_the_variant_passing_is_refused_while_there_are_cards() -> None:
    s = scene(seats=2, deck="lich, golem, orc", forced_first_monster="yes")
    s.state.drew = 0
    decision = s.match.game.steps["bid"][1](s.state)
    assert decision.keys == ("draw",)
    (refusal,) = s.match.game.refusals(s.state, decision)
    assert (refusal.key, refusal.clause) == ("pass", "W6.4")
    s.state.deck.clear()
    assert s.match.game.steps["bid"][1](s.state).keys == ("pass",)


@clause("W6.4")
def test_forced_first_monster_says_why() -> None:
    s = scene(deck="lich, golem", forced_first_monster="yes")
    s.state.drew = 0
    decision = scene(deck="lich, golem").choose("draw").match.decision
    assert decision is not None
    decision = type(decision)(0, decision.ask, ("add",))
    reasons = {refusal.clause for refusal in s.match.game.refusals(s.state, decision)}
    assert reasons == {"W6.4"}
