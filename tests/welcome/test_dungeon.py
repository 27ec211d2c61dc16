"""The dungeon, every piece of equipment, and how a match ends: W1.1, W4, W5, W6.3."""

from __future__ import annotations

import pytest

from undercroft.games.welcome.cards import HEROES, MONSTERS

from .scene import inside, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


@clause("W4.1")
@example("welcome", "E6")
@pytest.mark.parametrize(
    ("hero", "gear", "health"),
    [
        ("warrior", None, 11),
        ("warrior", "knight_shield, torch", 6),
        ("barbarian", None, 11),
        ("mage", None, 11),
        ("rogue", None, 11),
        ("rogue", "", 3),
    ],
)
def test_health_at_the_door(hero: str, gear: str | None, health: int) -> None:
    s = inside(hero, gear, "dragon, orc", deck="lich")
    [entered] = [event for event in s.match.events if event.message == "wd-entered"]
    assert entered.args["health"] == health


@pytest.mark.parametrize("piece", ["plate_armor", "knight_shield", "chain_mail", "leather_shield", "wall_of_fire",
                                   "bracelet_of_protection", "mithril_armor", "buckler"])  # fmt: skip
@clause("W4.1")
def test_armour_adds_to_health_and_is_removed_with_it(piece: str, request: pytest.FixtureRequest) -> None:
    from undercroft.games.welcome.cards import PIECES

    hero = next(name for name, hero in HEROES.items() if piece in hero.pieces)
    with_it = inside(hero, piece, "dragon").match.events[0].args["health"]
    assert with_it == HEROES[hero].health + PIECES[piece].health
    assert inside(hero, "", "dragon").match.events[0].args["health"] == HEROES[hero].health


test_armour_adds_to_health_and_is_removed_with_it = card(
    "welcome", "plate_armor", "knight_shield", "chain_mail", "leather_shield", "wall_of_fire",
    "bracelet_of_protection", "mithril_armor", "buckler",
)(test_armour_adds_to_health_and_is_removed_with_it)  # fmt: skip


@clause("W4.2", "W5.2")
@card("welcome", "vorpal_sword", "vorpal_dagger")
@pytest.mark.parametrize(("hero", "piece"), [("warrior", "vorpal_sword"), ("rogue", "vorpal_dagger")])
def test_a_vorpal_blade_needs_a_name_before_the_first_card(hero: str, piece: str) -> None:
    s = inside(hero, piece, "dragon, goblin")
    s.expect(kind="wd.name", opened=-1)
    assert set(s.keys) == {f"name:{monster}" for monster in MONSTERS}
    s.choose("name:dragon").expect(health=2, messages="wd-named, wd-opened-monster, wd-beaten, wd-hurt, wd-success")


@clause("W5.2")
@example("welcome", "E2")
@card("welcome", "skeleton")
def test_both_skeletons_fall_to_the_named_blade() -> None:
    s = inside("warrior", "vorpal_sword", "skeleton, skeleton").choose("name:skeleton")
    s.expect(health=3, messages="wd-beaten, wd-beaten, wd-success")


@clause("W4.2")
@example("welcome", "R5")
def test_nothing_is_named_for_an_empty_dungeon() -> None:
    s = scene("warrior", deck="lich").choose("pass")
    s.expect(kind="wd.hero", successes=[0, 1], messages="wd-entered, wd-success")


@clause("W4.3", "W4.5")
@card("welcome", "warrior", "orc", "vampire")
def test_monsters_come_from_the_top_one_at_a_time() -> None:
    s = scene("warrior", gear="plate_armor", dungeon="orc", deck="goblin, lich").choose("draw", "add", "pass")
    opened = [event.args["card"] for event in s.match.events if event.message == "wd-opened-monster"]
    assert opened == ["goblin", "orc"]
    s.expect(health=8 - 1 - 3, kind="wd.hero")


@clause("W4.3")
def test_an_opened_monster_is_known_to_all() -> None:
    s = inside("barbarian", "vorpal_axe", "golem, goblin")
    assert s.match.view(1)["table"]["opened"] == s.match.view(-1)["table"]["opened"] == "golem"
    assert s.match.view(1)["table"]["dungeon"] == [None]


BEATS = {
    "torch": ("goblin", "skeleton", "orc"),
    "holy_grail": ("skeleton", "vampire", "lich"),
    "dragon_spear": ("dragon",),
    "war_hammer": ("golem",),
    "invisibility_cloak": ("lich", "demon", "dragon"),
}


@clause("W4.4", "W5.1")
@card("welcome", "torch", "holy_grail", "dragon_spear", "war_hammer", "invisibility_cloak")
@pytest.mark.parametrize("piece", BEATS)
@pytest.mark.parametrize("monster", MONSTERS)
def test_what_each_piece_beats(piece: str, monster: str) -> None:
    hero = next(name for name, hero in HEROES.items() if piece in hero.pieces)
    s = inside(hero, piece, monster)
    beaten = "wd-beaten" in [event.message for event in s.match.events]
    assert beaten == (monster in BEATS[piece])
    assert ("wd-hurt" in [event.message for event in s.match.events]) == (not beaten)


@clause("W4.6", "W4.7")
@example("welcome", "R9")
@card("welcome", "barbarian", "demon", "dragon")
def test_the_run_ends_at_once_when_health_is_gone() -> None:
    s = inside("barbarian", "", "dragon, goblin, lich")
    s.expect(health=-5, failures=[1, 0], messages="wd-hurt, wd-failure", kind="wd.hero")
    assert len(s.state.dungeon) == 2, "the rest of the pile is not opened"
    assert all(s.state.known[pid] == 0 for pid in s.state.dungeon)


@clause("W4.7")
@card("welcome", "goblin", "golem", "lich")
@pytest.mark.parametrize(("pile", "success"), [("orc", True), ("vampire", False), ("goblin, skeleton", True)])
def test_success_needs_health_above_zero(pile: str, success: bool) -> None:
    s = inside("barbarian", "", pile)  # 4 health
    s.expect(successes=[int(success), 0], failures=[int(not success), 0])


@clause("W5.3")
@card("welcome", "vorpal_axe")
def test_the_axe_beats_the_open_monster_once() -> None:
    s = inside("barbarian", "vorpal_axe", "dragon, golem")
    s.expect(kind="wd.opened", keys=("fight", "axe"))
    s.choose("axe").expect(spent=("vorpal_axe",), health=-1, failures=[1, 0])  # the golem then hits for 5


@clause("W5.3")
@example("welcome", "R1", "R6")
def test_the_axe_is_not_asked_about_what_is_beaten_anyway() -> None:
    s = inside("barbarian", "vorpal_axe, torch", "goblin, lich")
    s.expect(kind="wd.opened", messages="wd-beaten, wd-opened-monster")
    assert s.state.face[s.state.opened] == "lich"
    s.choose("fight").expect(health=-2, gear=("vorpal_axe", "torch"))


@clause("W5.3")
def test_the_axe_decides_before_the_next_card() -> None:
    s = inside("barbarian", "vorpal_axe, chain_mail", "orc, dragon")
    s.choose("axe").expect(messages="wd-opened-monster, wd-beaten, wd-opened-monster, wd-hurt")
    s.expect(health=-1)


@example("welcome", "R4")
def test_what_the_axe_or_the_pact_beats_costs_nothing() -> None:
    inside("barbarian", "vorpal_axe", "dragon").choose("axe").expect(health=4, successes=[1, 0])
    inside("mage", "demonic_pact", "demon, dragon").expect(health=2, successes=[1, 0])


@clause("W5.4")
@example("welcome", "E1", "R1")
@card("welcome", "ring_of_power", "rogue")
def test_the_ring_beats_and_heals() -> None:
    s = inside("rogue", "ring_of_power", "goblin, skeleton, orc")
    s.expect(health=3 + 1 + 2 - 3, messages="wd-healed, wd-healed, wd-hurt, wd-success")


@clause("W5.4")
def test_the_ring_heals_even_where_the_blade_would_do() -> None:
    s = inside("rogue", "ring_of_power, vorpal_dagger", "goblin").choose("name:goblin")
    s.expect(health=4)


@clause("W5.5")
@example("welcome", "E3")
@card("welcome", "healing_potion")
def test_the_potion_brings_back_the_heros_own_health() -> None:
    s = inside("barbarian", "healing_potion, chain_mail", "lich, golem, orc")  # 8 health
    s.expect(kind="wd.drink", health=-3, keys=("drink", "fall"))
    s.choose("drink").expect(health=1, spent=("healing_potion",), successes=[1, 0])  # 4, then the orc


@clause("W5.5")
def test_the_potion_works_once_and_may_be_refused() -> None:
    s = inside("barbarian", "healing_potion", "golem, vampire").choose("drink")
    s.expect(failures=[1, 0], health=0)
    inside("barbarian", "healing_potion", "golem").choose("fall").expect(failures=[1, 0], spent=())


@clause("W5.6")
@example("welcome", "E4")
@card("welcome", "demonic_pact", "mage")
def test_the_pact_beats_the_demon_and_the_next_monster() -> None:
    inside("mage", "demonic_pact", "demon, dragon, goblin").expect(health=1, successes=[1, 0])
    inside("mage", "demonic_pact", "goblin, demon").expect(health=1, successes=[1, 0])


@clause("W5.6")
@example("welcome", "R2")
def test_the_pact_is_used_up_by_a_monster_that_something_else_beats() -> None:
    s = inside("mage", "demonic_pact, holy_grail, wall_of_fire", "demon, vampire, golem")
    s.expect(health=8 - 5)


@clause("W5.7")
@card("welcome", "polymorph")
def test_polymorph_swaps_with_the_deck_once() -> None:
    s = inside("mage", "polymorph", "dragon, goblin", deck="goblin, lich")
    s.expect(kind="wd.opened", keys=("fight", "polymorph"))
    s.choose("polymorph").expect(health=0, failures=[1, 0], spent=("polymorph",))  # goblin and goblin: 2 - 2
    assert s.zone("aside") == ["dragon"] and len(s.state.deck) == 1


@clause("W5.7")
def test_polymorph_needs_a_card_in_the_deck() -> None:
    s = inside("mage", "polymorph, wall_of_fire", "goblin, orc", deck="")
    s.expect(kind="wd.hero", health=4)


@clause("W5.7")
def test_polymorph_says_why_not() -> None:
    s = inside("barbarian", "vorpal_axe, healing_potion, leather_shield", "orc, golem", deck="lich")
    s.refuses("drink", "W5.5", "wd-why-healthy")
    s = inside("mage", "polymorph", "golem", deck="lich")
    s.state.deck.clear()
    decision = s.match.decision
    assert decision is not None
    narrowed = type(decision)(decision.seat, decision.ask, ("fight",))
    [refusal] = s.match.game.refusals(s.state, narrowed)
    assert (refusal.key, refusal.clause, refusal.message) == ("polymorph", "W5.7", "wd-why-deck-empty")


@example("welcome", "R7")
@clause("W5.6", "W5.7")
def test_a_polymorphed_monster_after_the_demon_is_beaten_by_the_pact() -> None:
    s = inside("mage", "demonic_pact, polymorph", "demon, golem", deck="dragon, goblin")
    s.choose("fight")  # the demon itself
    s.choose("polymorph").expect(health=2, successes=[1, 0])


@clause("W5.8", "W4.6")
@example("welcome", "E5")
@card("welcome", "omnipotence")
def test_omnipotence_saves_where_all_monsters_differ() -> None:
    s = inside("mage", "omnipotence", "goblin, dragon, orc")
    s.expect(successes=[1, 0], messages="wd-hurt, wd-hurt, wd-omnipotent, wd-success")
    s = inside("mage", "omnipotence", "goblin, dragon, goblin")
    s.expect(failures=[1, 0], messages="wd-hurt, wd-hurt, wd-not-omnipotent, wd-failure")
    assert {s.state.known[pid] for pid in s.state.dungeon} == {-1}, "all see the rest of the pile"


@clause("W5.8")
@example("welcome", "R3")
def test_omnipotence_counts_the_replacement_and_the_replaced() -> None:
    s = inside("mage", "omnipotence, polymorph", "goblin, goblin, dragon", deck="orc")
    s.choose("fight").choose("polymorph").expect(failures=[1, 0])
    s = inside("mage", "omnipotence, polymorph", "goblin, skeleton, dragon", deck="orc")
    s.choose("fight").choose("polymorph").expect(successes=[1, 0])
    s = inside("mage", "omnipotence, polymorph", "goblin, orc, dragon", deck="goblin")
    s.choose("fight").choose("polymorph").expect(failures=[1, 0])


@clause("W5.5")
def test_reasons_in_the_dungeon() -> None:
    s = inside("barbarian", "vorpal_axe, healing_potion", "dragon, golem")
    s.choose("axe").expect(kind="wd.drink").refuses("axe", "W5.3", "wd-why-spent")
    s = inside("barbarian", "vorpal_axe, healing_potion", "dragon").choose("fight")
    s.refuses("axe", "W5.3", "wd-why-too-late")
    s = inside("barbarian", "healing_potion", "dragon").refuses("axe", "W5.3", "wd-why-gone")


@clause("W1.1", "W6.3")
def test_the_second_success_wins_at_once() -> None:
    s = inside("warrior", "", "goblin", successes=[1, 1])
    s.expect(kind="over")
    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.scores) == ((0,), (2.0, 1.0))
    assert s.match.result.reason == "wd-end-success"


@clause("W1.1", "W6.3")
def test_the_last_one_who_is_not_out_wins() -> None:
    s = inside("warrior", "", "dragon", seats=3, failures=[1, 0, 2], successes=[1, 0, 1])
    s.expect(kind="over", failures=[2, 0, 2])
    assert s.match.result is not None
    assert s.match.result.winners == (1,) and s.match.result.reason == "wd-end-last"


@clause("W1.1")
def test_a_second_failure_is_the_end_for_one_player_only() -> None:
    s = inside("warrior", "", "dragon", seats=3, failures=[1, 0, 0])
    s.expect(kind="wd.hero", failures=[2, 0, 0], active=1, messages="wd-failure, wd-out")
    assert s.match.view(-1)["table"]["players"][0]["out"]
