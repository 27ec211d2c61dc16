"""Banners on Units, and Bonds of Loyalty (M7.6, M7.8, M7.9)."""

from __future__ import annotations

import pytest

from undercroft.games.mageknight.play.rounds import round_end
from undercroft.games.mageknight.play.scoring import loot

from .scene import Scene, bare, deal, ending, fight, go, scene

M = pytest.mark
FLAGGED = "peasants@banner_of_glory"


@M.clause("M7.6", "M7.9")
@M.card("mageknight", "banner_of_glory", "banner_of_fear")
def test_a_banner_is_put_on_a_unit_at_any_time() -> None:
    s = scene("banner_of_glory, rage", units="peasants, foresters").choose("play:banner_of_glory")
    s.choose("basic:hoist#1", "unit:foresters").expect(my_units="peasants, foresters@banner_of_glory", my_played="")
    assert s.state.now.busy and s.told("mk-banner-assigned")
    in_fight = fight("prowlers", "banner_of_fear, rage", phase="block", units=FLAGGED)
    in_fight.choose("play:banner_of_fear", "basic:hoist#1", "unit:peasants#banner_of_glory")
    in_fight.expect(my_units="peasants@banner_of_fear", my_discard="banner_of_glory")  # the old one is discarded
    alone = scene("banner_of_glory, rage").choose("play:banner_of_glory").lacks("basic:hoist#1")
    assert alone.state.now.move == 1  # only sideways is left
    nobody = fight("prowlers", "banner_of_glory, rage", phase="block").choose("play:banner_of_glory")
    nobody.refuses("basic:hoist#1", "M7.6", "mk-why-no-unit")


@M.clause("M7.6")
def test_a_banner_falls_with_its_unit() -> None:
    s = deal("promise, rage", units=FLAGGED, influence=9, offer="foresters", crystals="white", source="", reputation=7)
    s.choose("recruit:foresters", "disband:peasants#banner_of_glory").expect(
        my_units="foresters", my_discard="banner_of_glory"
    )
    lost = fight("medusa", "rage", phase="damage", units=FLAGGED, level=3)
    lost.choose("suffer:medusa", "unit:peasants#banner_of_glory")
    assert lost.state.players[0].units == [] and "banner_of_glory" in lost.faces(lost.state.players[0].discard)


@M.clause("M3.1", "M7.6")
def test_banners_at_the_end_of_a_round() -> None:
    def after_the_round(answer: str) -> Scene:
        b = bare("rage", units="peasants!@banner_of_courage", tactic="early_bird", seats=2)
        b.players[0].units[0] = b.players[0].units[0]._replace(furled=True)
        b.agenda = []
        round_end(b)
        return go(b).choose(f"{answer}:banner_of_courage")

    kept = after_the_round("keep")
    assert kept.unit_word(kept.state.players[0].units[0]) == "peasants@banner_of_courage"
    assert not kept.state.players[0].units[0].furled
    back = after_the_round("return")
    p = back.state.players[0]
    assert p.units[0].banner < 0 and "banner_of_courage" in back.faces([*p.deck, *p.hand])


@M.clause("M7.6")
def test_copies_with_different_banners_are_different_answers() -> None:
    """Findings: they shared one key, so the second could not be used, wounded, disbanded or spent by another."""
    two = "peasants@banner_of_glory, peasants@banner_of_fear"
    keys = ("unit:peasants#banner_of_glory", "unit:peasants#banner_of_fear")
    s = fight("prowlers", "rage", phase="block", units=two, level=3).offers(*keys)
    s.choose(keys[1]).offers("use:scare#1").choose("use:plain_block#2").expect(have=2, my_fame=0)
    fight("swordsmen", "rage", phase="damage", units=two, level=3).choose("suffer:swordsmen").offers(*keys)
    full = deal("rage", units=two, reputation=7, offer="herbalists", level=3).choose("recruit:herbalists")
    full.choose("disband:peasants#banner_of_fear").expect(my_units="peasants@banner_of_glory, herbalists")


@M.clause("M22.4")
def test_a_banner_on_a_unit_is_loot() -> None:
    assert loot(bare(units=FLAGGED), 0) == 2


@M.card("mageknight", "banner_of_courage")
def test_banner_of_courage() -> None:
    s = scene("rage", units="peasants!@banner_of_courage").choose("banner:peasants#spentbanner_of_courage")
    s.expect(my_units="peasants@banner_of_courage").choose("unit:peasants#banner_of_courage", "use:move#2")
    s.lacks("banner:peasants#spentbanner_of_courage")  # once a Round
    fight("prowlers", "rage", units="peasants!@banner_of_courage").lacks("banner:peasants#spentbanner_of_courage")
    all_up = scene("banner_of_courage, rage", units="peasants!, foresters!*").choose("play:banner_of_courage")
    all_up.choose("strong:ready_all#1").expect(my_units="peasants, foresters*")
    assert [how for _, how in all_up.state.now.returned] == ["away"]
    rested = scene("banner_of_courage, rage", units="peasants").choose("play:banner_of_courage")
    rested.refuses("strong:ready_all#1", "M7.4", "mk-why-no-spent-unit")


@M.card("mageknight", "banner_of_fear")
@M.clause("M12.26")
def test_banner_of_fear() -> None:
    s = fight("prowlers, diggers", "rage", phase="block", units="peasants@banner_of_fear").choose("aim:prowlers")
    s.choose("unit:peasants#banner_of_fear", "use:scare#1", "strike:prowlers").expect(my_fame=1)
    assert s.state.now.combat is not None and [strike["blocked"] for strike in s.panel["foes"][0]["strikes"]] == [False]
    assert s.state.now.combat.blow is None  # the attack that it was aimed at is gone
    s.choose("next").expect(kind="mk.assign")  # the diggers still hit
    hurt = fight("prowlers", "rage", phase="block", units="peasants*@banner_of_fear")
    hurt.lacks("unit:peasants#1banner_of_fear").refuses("unit:peasants#1banner_of_fear", "M15.3", "mk-why-unit-wounded")
    three = fight("prowlers, diggers, wolf_riders", "banner_of_fear, rage", units="peasants")
    three.choose("play:banner_of_fear", "strong:idle#3", "foe:prowlers", "foe:wolf_riders")
    assert [foe["idle"] for foe in three.panel["foes"]] == [True, False, True]
    one = fight("prowlers, diggers", "banner_of_fear, rage", units="peasants")
    one.choose("play:banner_of_fear", "strong:idle#3", "foe:prowlers", "done")
    assert [foe["idle"] for foe in one.panel["foes"]] == [True, False]


@M.card("mageknight", "banner_of_glory")
@M.clause("M7.5")
def test_banner_of_glory() -> None:
    s = fight("prowlers", "rage", phase="attack", units=FLAGGED)
    s.choose("unit:peasants#banner_of_glory", "use:attack#2").expect(have=3, my_fame=1)
    calm = scene("rage", units=FLAGGED).choose("unit:peasants#banner_of_glory", "use:move#2").expect(move=2, my_fame=0)
    assert not calm.state.now.combat
    strong = fight("prowlers", "banner_of_glory, rage", phase="attack", units="peasants, foresters", level=3)
    strong.choose("unit:peasants", "use:attack#2").expect(have=2)
    strong.choose("play:banner_of_glory", "strong:glory#1").expect(my_fame=1)  # for the one that fought before
    more = fight("swordsmen", "banner_of_glory, rage", units="utem_crossbowmen, peasants", level=3)
    more.choose("play:banner_of_glory", "strong:glory#1", "unit:utem_crossbowmen", "use:ranged_attack#2")
    more.expect(have=3, my_fame=1)
    armor = fight("swordsmen", "rage", phase="damage", units=FLAGGED).choose(
        "suffer:swordsmen", "unit:peasants#banner_of_glory"
    )
    assert armor.faces(armor.me.hand).count("wound") == 1  # 6 - (3 + 1) = 2: one Wound at Armor 2


@M.card("mageknight", "banner_of_protection")
@M.clause("M12.16")
def test_banner_of_protection() -> None:
    s = fight("fire_mages_token", "rage", phase="damage", units="peasants@banner_of_protection", level=3, fame=8)
    s.choose("suffer:fire_mages_token", "unit:peasants#banner_of_protection")
    # Fire 6 against Armor 4, resistant: 6 - 4 = 2 left, then wounded and 4 more
    s.expect(my_units="peasants*@banner_of_protection")
    assert s.faces(s.me.hand) == ["rage"]
    calm = scene("banner_of_protection, rage", units="peasants").choose("play:banner_of_protection")
    calm.refuses("strong:ward#1", "M5.11", "mk-why-combat")


@M.card("mageknight", "banner_of_protection")
@M.clause("M16.3")
def test_wounds_of_the_turn_are_shed() -> None:
    def wounded(answer: str) -> list[str]:
        s = fight("prowlers", "banner_of_protection, rage, wound", phase="damage", fame=0)
        s.choose("suffer:prowlers", "hero").choose("play:banner_of_protection", "strong:ward#1", "next", "end")
        s.choose(answer, "done")
        return s.faces([*s.state.players[0].hand, *s.state.players[0].discard])

    assert wounded("shed").count("wound") == 1 and wounded("none").count("wound") == 3


@M.card("mageknight", "banner_of_protection", "crystal_joy")
@M.clause("M16.3")
@pytest.mark.parametrize("keys", [("first:crystal_joy", "card:wound", "shed"), ("first:wound", "shed", "card:rage")])
def test_wounds_are_shed_before_or_after_another_card_comes_back(keys: tuple[str, ...]) -> None:
    """Whoever pays with a Wound of this turn first throws it away from the discard pile, and keeps the other card."""
    s = fight("prowlers", "crystal_joy, banner_of_protection, rage", phase="damage", fame=0, tokens="green")
    s.choose("suffer:prowlers", "hero", "play:banner_of_protection", "strong:ward#1", "next")
    s.choose("play:crystal_joy", "strong:any_crystal#1", "colour:red", "end")
    s.offers("first:crystal_joy", "first:wound").choose(*keys, "done")
    p = s.state.players[0]
    assert "wound" not in s.faces([*p.hand, *p.discard]) and "crystal_joy" in s.faces(p.hand)
    assert ("rage" in s.faces(p.hand)) == ("card:wound" in keys)


# -- Bonds of Loyalty


@M.card("mageknight", "norowas_bonds_of_loyalty")
@M.clause("M7.1", "M7.2", "M8.1")
def test_bonds_of_loyalty() -> None:
    s = deal("promise, rage", skills="norowas_bonds_of_loyalty", units="foresters", offer="peasants, utem_guardsmen")
    s.lacks("recruit:peasants").offers("pledge:utem_guardsmen")  # 5 less: nothing left to pay
    s.choose("pledge:utem_guardsmen").expect(my_units="foresters, utem_guardsmen&", influence=0)
    s.lacks("pledge:peasants")
    s.refuses("skill:norowas_bonds_of_loyalty", "M8.1", "mk-why-always")
    full = deal(
        "rage", skills="norowas_bonds_of_loyalty", units="peasants&, foresters", reputation=7, offer="herbalists"
    )
    full.choose("recruit:herbalists").expect(my_units="peasants&, herbalists")  # it cannot be disbanded


@M.card("mageknight", "norowas_bonds_of_loyalty")
@M.clause("M7.8")
def test_the_bonded_unit_goes_everywhere() -> None:
    facts = {"at": "c07.SE", "tiles": "c07, c01", "units": "peasants&, foresters", "level": 3}
    s = scene("rage, march", skills="norowas_bonds_of_loyalty", **facts).choose("act:enter", "next")
    s.offers("unit:peasants#bond").lacks("unit:foresters")
    s.choose("next")
    while s.kind == "mk.suffer":
        s.choose(s.keys[0])
    s.offers("unit:peasants#bond").lacks("unit:foresters")


@M.card("mageknight", "norowas_bonds_of_loyalty")
@M.clause("M16.7")
def test_gaining_bonds_brings_units() -> None:
    b = bare("march", fame=3, level=1, offer="peasants", hero="norowas")
    b.players[0].skill_pile = b.players[0].skill_pile[:1]
    b.face[b.players[0].skill_pile[0]] = "norowas_bonds_of_loyalty"
    b.now.busy = True
    s = go(b, ("end_turn",))
    s.choose("skill:norowas_bonds_of_loyalty")
    assert len(s.state.unit_offer) == 3
    reward = ending("march", rewards="unit", skills="norowas_bonds_of_loyalty", offer="foresters, peasants")
    reward.choose("reward:unit", "gain:foresters", "under:bonds").choose("done")
    assert reward.unit_word(reward.state.players[0].units[0]) == "foresters&"
