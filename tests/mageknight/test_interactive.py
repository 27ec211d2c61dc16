"""What strikes other players, what lies in the centre, and Motivation on others' turns (M8, M9.1)."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots import answered
from undercroft.core.errors import NotYourTurn
from undercroft.core.lasting import Mod
from undercroft.games.mageknight.bots import Greedy
from undercroft.games.mageknight.play.movement import entry
from undercroft.games.mageknight.play.rounds import prepare
from undercroft.games.mageknight.play.turn import hero_turn
from undercroft.games.mageknight.things.centre import place
from undercroft.games.mageknight.things.mana import toll

from .scene import Scene, bare, before, fight, scene

M = pytest.mark
NIGHT = {"night": True, "crystals": "red, blue, green, white", "source": "black, red"}
MOTIVE = "arythea_motivation"


def next_turn(s: Scene) -> Scene:
    """The active seat ends its turn, the next one begins its own."""
    seat = s.state.active
    s.choose("end")
    for _ in range(20):
        if s.kind == "mk.turn" and s.state.active != seat:
            break
        wanted = [key for key in ("done", "none", "start") if key in s.keys]
        s.choose(wanted[0] if wanted else s.keys[0])
    assert s.state.active != seat or s.state.seats == 1
    return s


# -- Spells


@M.card("mageknight", "mana_meltdown")
def test_mana_meltdown() -> None:
    s = scene("mana_meltdown, rage", crystals="red", source="", seats=3, rival_crystals="green")
    s.state.players[2].crystals["green"] = 0
    s.choose("play:mana_meltdown", "basic:melt#1", "colour:green")
    one, two = s.state.players[1], s.state.players[2]
    assert one.crystals["green"] == 0 and s.me.crystals["green"] == 1
    assert "wound" in s.faces(two.hand) and "wound" not in s.faces(one.hand)
    none = scene("mana_meltdown, rage", crystals="red", source="", seats=2, rival_crystals="white")
    none.choose("play:mana_meltdown", "basic:melt#1", "none")
    assert none.me.crystals["white"] == 0
    alone = scene("mana_meltdown, rage", crystals="red", source="", skills="tovak_i_dont_give_a_damn")
    alone.choose("play:mana_meltdown").expect(move=1)  # nobody to strike


@M.card("mageknight", "mana_meltdown")
@M.clause("M6.2")
@M.example("mageknight", "MR43")
def test_mana_radiance() -> None:
    s = scene("mana_meltdown, rage", seats=2, rival_crystals="green, green", **NIGHT)
    s.choose("play:mana_meltdown", "strong:radiate#2", "crystal:red", "die:black", "colour:green")
    s.expect(kind="mk.amount", keys=("amount:0", "amount:1")).choose("amount:0")
    assert s.faces(s.state.players[1].hand).count("wound") == 2 and s.faces(s.me.hand).count("wound") == 1
    assert s.me.crystals["green"] == 3
    spared = scene("mana_meltdown, rage", seats=2, rival_crystals="green", **NIGHT)
    spared.choose("play:mana_meltdown", "strong:radiate#2", "crystal:red", "die:black", "colour:green", "amount:1")
    spared.expect(tokens=["green"], spent=("red", "green"))  # a token in time is no crystal, and it was spent
    assert "wound" not in spared.faces(spared.me.hand) and spared.me.crystals["green"] == 2
    none = scene("mana_meltdown, rage", seats=2, crystals="red", source="black", night=True)
    none.choose("play:mana_meltdown", "strong:radiate#2", "colour:green").expect(kind="mk.turn")  # nothing to ask


@M.card("mageknight", "mana_meltdown")
def test_wounds_of_others_do_not_count_in_my_combat() -> None:
    s = fight("prowlers", "mana_meltdown, rage", crystals="red", source="", seats=2)
    s.choose("play:mana_meltdown", "basic:melt#1")
    assert (
        s.state.now.combat is not None
        and s.state.now.combat.wounds == 0
        and "wound" in s.faces(s.state.players[1].hand)
    )


@M.card("mageknight", "mana_claim")
@M.clause("M3.7")
def test_mana_claim() -> None:
    s = scene("mana_claim, rage", crystals="blue", source="red, gold, green", seats=2)
    s.choose("play:mana_claim", "basic:claim#3", "crystal:blue", "take:green").expect(
        tokens=["green"] * 3, source=["red", "gold"]
    )
    later = scene("mana_claim, rage", crystals="blue", source="red, gold", tactic="the_right_moment")
    later.choose("play:mana_claim", "basic:claim_each#1", "crystal:blue").expect(tokens=[])
    later.choose("tactic:the_right_moment", "end", "done", "start").expect(tokens=["red"])
    prepare(later.state)
    assert later.state.claims == () and len(later.state.source) == 3
    last = scene("mana_claim, rage, march", source="blue").choose("play:mana_claim", "basic:claim#3")
    assert last.state.players[0].tokens == [] and last.state.claims == ()  # the only die paid for the Spell (MR36)
    gold = scene("mana_claim, rage", crystals="blue", source="gold").choose("play:mana_claim").expect(move=1)
    assert gold.state.claims == ()


@M.card("mageknight", "mana_claim")
def test_mana_curse() -> None:
    facts = {"night": True, "crystals": "blue", "source": "black, red, green", "tactic": "early_bird"}
    s = scene("mana_claim, rage", seats=2, rival_hand="rage, rage, march", rival_crystals="red, red, green", **facts)
    s.choose("play:mana_claim", "strong:claim_each#1", "take:red")
    next_turn(s).choose("play:march", "strong:move#4", "crystal:green")
    assert "wound" not in s.faces(s.me.hand)  # another colour
    s.state.now.mods.append(Mod("endless", word="red"))
    for _ in range(2):
        toll(s.state, ("red",))
    assert s.faces(s.me.hand).count("wound") == 1  # once a turn
    own = scene("mana_claim, rage", seats=2, **facts).choose("play:mana_claim", "strong:claim_each#1", "take:red")
    toll(own.state, ("red",))
    assert "wound" not in own.faces(own.me.hand)


@M.card("mageknight", "mind_read")
def test_mind_read() -> None:
    s = scene("mind_read, rage", crystals="white", source="", seats=3, rival_hand="march, stamina, rage")
    s.choose("play:mind_read", "basic:read_minds#1", "colour:green")  # both have exactly one green card
    assert [s.faces(p.discard) for p in s.state.players] == [[], ["march"], ["march"]] and s.me.crystals["green"] == 1
    none = scene("mind_read, rage", crystals="white", source="", seats=2, rival_hand="rage, wound")
    none.choose("play:mind_read", "basic:read_minds#1", "colour:blue")
    assert none.told("mk-shows-hand") and all(none.state.known[card] == -1 for card in none.state.players[1].hand)
    asked = scene("mind_read, rage", crystals="white", source="", seats=2, rival_hand="march, tremor, rage")
    asked.choose("play:mind_read", "basic:read_minds#1", "colour:green")
    assert asked.match.decision is not None and asked.match.decision.seat == 1
    asked.expect(keys=("card:march", "card:tremor")).choose("card:tremor")
    assert asked.faces(asked.state.players[1].discard) == ["tremor"]


@M.card("mageknight", "mind_read")
def test_mind_steal() -> None:
    s = scene("mind_read, rage", seats=3, rival_hand="march, rage", **NIGHT)
    s.choose("play:mind_read", "strong:read_minds#1", "crystal:white", "die:black", "colour:green", "take:march")
    assert s.faces(s.me.hand) == ["rage", "march"]
    assert sorted(len(p.discard) for p in s.state.players[1:]) == [0, 1]
    spell = scene("mind_read, rage", seats=2, rival_hand="tremor, rage", **NIGHT)
    spell.choose("play:mind_read", "strong:read_minds#1", "crystal:white", "die:black", "colour:green")
    assert spell.faces(spell.me.hand) == ["rage"]  # not a Spell
    left = scene("mind_read, rage", seats=2, rival_hand="march, rage", **NIGHT)
    left.choose("play:mind_read", "strong:read_minds#1", "crystal:white", "die:black", "colour:green", "none")
    assert left.faces(left.me.hand) == ["rage"]


@M.card("mageknight", "energy_flow")
def test_energy_flow() -> None:
    facts = {"seats": 2, "crystals": "green", "source": "", "rival_units": "peasants, utem_swordsmen, ice_mages"}
    s = scene("energy_flow, rage", units="foresters!*, herbalists", **facts).choose("play:energy_flow", "basic:flow#2")
    s.offers("tire:peasants>seat_1", "tire:utem_swordsmen>seat_1", "none").lacks("tire:ice_mages>seat_1")
    s.choose("tire:utem_swordsmen>seat_1").expect(my_units="foresters*, herbalists")
    assert [unit.spent for unit in s.state.players[1].units] == [False, True, False]
    none = scene("energy_flow, rage", units="foresters!", **facts).choose("play:energy_flow", "basic:flow#2", "none")
    assert not any(unit.spent for unit in none.state.players[1].units)
    facts |= NIGHT
    steal = scene("energy_flow, rage", units="foresters!*", **facts).choose("play:energy_flow", "strong:flow#3")
    steal.choose("crystal:green", "die:black", "tire:ice_mages>seat_1").expect(my_units="foresters")
    ready = scene("energy_flow, rage", units="foresters", **facts).choose("play:energy_flow").expect(move=1)
    assert not ready.state.players[1].units[0].spent
    fight("prowlers", "energy_flow, rage", units="foresters!", **facts).lacks("play:energy_flow")


# -- windows and offers


@M.clause("M9.1", "M8.3")
@M.example("mageknight", "W3")
def test_who_is_hit_may_use_motivation_first() -> None:
    s = scene("mind_read, rage", crystals="white", source="", seats=2, rival_hand="rage", rival_skills=MOTIVE)
    s.choose("play:mind_read", "basic:read_minds#1").expect(kind="mk.respond")
    assert s.match.view(0)["asked"] == {"seat": None, "kind": "mk.respond"}
    s.choose(f"skill:{MOTIVE}", "colour:green")
    assert "march" in s.faces(s.state.players[1].discard)  # drawn in the window, then read
    passed = scene("mind_read, rage", crystals="white", source="", seats=2, rival_hand="rage", rival_skills=MOTIVE)
    passed.choose("play:mind_read", "basic:read_minds#1", "pass", "colour:green")
    assert passed.told("mk-shows-hand")


@M.clause("M8.3", "M9.1", "M3.3")
@M.card("mageknight", "arythea_motivation")
@M.example("mageknight", "MR38")
def test_motivation_on_anothers_turn_is_an_offer() -> None:
    s = scene("rage, march", seats=2, fame=5, rival_skills=MOTIVE)
    assert [option.key for option in s.match.offers(1)] == [f"skill:{MOTIVE}"] and s.match.offers(0) == ()
    s.match.choose(f"skill:{MOTIVE}", seat=1)
    other = s.state.players[1]
    assert len(other.hand) == 4 and other.tokens == ["red"] and s.me.tokens == []  # alone with the least Fame
    assert s.match.offers(1) == ()
    with pytest.raises(NotYourTurn):
        s.match.choose(f"skill:{MOTIVE}", seat=1)
    next_turn(s)
    assert s.me.tokens == ["red"]
    over = scene("rage, march", seats=2, rival_skills=MOTIVE)
    over.state.turns_left = 0
    assert over.match.offers(1) == ()  # its last turn of the Round is over


@M.clause("M9.1")
def test_bots_look_at_their_motivation_on_anothers_turn() -> None:
    s = scene("rage, march", seats=2, fame=5, rival_skills=MOTIVE)
    [shown] = s.match.shown()
    assert (shown.seat, shown.keys) == (1, ("pass", f"skill:{MOTIVE}"))
    assert answered(s.match, {1: Greedy(Random(1))}) == (1, f"skill:{MOTIVE}")
    s.match.choose(f"skill:{MOTIVE}", seat=1)
    assert list(s.match.shown()) == []


@M.clause("M8.8")
def test_one_motivation_until_the_end_of_the_next_turn() -> None:
    facts = {"skills": "tovak_motivation, goldyx_motivation", "deck": "march, march, stamina, rage, rage, rage, rage"}
    s = scene("rage, march", **facts).choose("skill:tovak_motivation")
    s.refuses("skill:goldyx_motivation", "M8.8", "mk-why-motivated")
    s.choose("tactic:the_right_moment", "end", "discard:march", "done", "start").lacks("skill:goldyx_motivation")
    s.choose("end")
    while s.state.players[0].motivated:
        s.choose("done" if "done" in s.keys else s.keys[0])
    assert s.state.players[0].motivated == 0
    early = before("rage, march", **facts).choose("skill:tovak_motivation").lacks("skill:goldyx_motivation")
    early.choose("start").refuses("skill:goldyx_motivation", "M8.8", "mk-why-motivated")
    assert early.me.motivated == 1  # used before the turn: until the end of this one


@M.example("mageknight", "ME30")
@M.clause("M9.1")
def test_motivation_before_the_first_turn_and_between_two_turns() -> None:
    s = before("rage", skills=MOTIVE, tactic="the_right_moment").choose(f"skill:{MOTIVE}")
    assert len(s.me.hand) == 3 and s.state.players[0].tokens == ["red"]
    between = scene("rage, march", skills=MOTIVE, deck="march, march, stamina, rage, rage, rage, rage, rage")
    between.choose("tactic:the_right_moment", "end", "discard:rage", "done").expect(kind="mk.before")
    between.offers(f"skill:{MOTIVE}")


@M.clause("M8.5")
def test_a_foreign_skill_is_like_an_own_one() -> None:
    s = scene("rage", hero="tovak", skills="norowas_whispers_in_the_treetops")
    s.choose("skill:norowas_whispers_in_the_treetops")
    assert s.me.crystals["white"] == 1 and s.state.players[0].tokens == ["green"]


# -- interactive skills


@M.card("mageknight", "arythea_healing_ritual")
def test_healing_ritual() -> None:
    facts = {"seats": 3, "skills": "arythea_healing_ritual", "at": "c01.C"}
    s = scene("wound, wound, rage", others={1: "c01.E", 2: "c02.C"}, **facts).choose("skill:arythea_healing_ritual")
    s.choose("amount:2").expect(my_hand="rage")
    assert s.faces(s.state.players[1].hand).count("wound") == 1 and not s.state.centre
    tie = scene("wound, rage", others={1: "c01.E", 2: "c01.W"}, **facts).choose("skill:arythea_healing_ritual")
    tie.choose("seat:seat_2").expect(my_hand="rage")
    assert "wound" in tie.faces(tie.state.players[2].hand)
    off = scene("wound, rage", **facts).choose("skill:arythea_healing_ritual", "seat:seat_1")  # both at the portal
    assert "wound" in off.faces(off.state.players[1].hand)
    fine = scene("rage", **facts).lacks("skill:arythea_healing_ritual")
    fine.refuses("skill:arythea_healing_ritual", "M15.1", "mk-why-no-wound")


@M.card("mageknight", "arythea_ritual_of_pain")
@M.clause("M8.4", "M8.7")
def test_ritual_of_pain() -> None:
    s = scene("wound, wound, rage, rage", skills="arythea_ritual_of_pain").choose("skill:arythea_ritual_of_pain")
    s.choose("amount:1").expect(my_hand="wound, rage, rage").lacks("centre:arythea_ritual_of_pain", "play:wound")
    s.choose("tactic:the_right_moment", "end", "discard:rage", "done", "start")
    s.choose("centre:arythea_ritual_of_pain", "play:wound", "sideways:move#3").expect(move=3, centre=())
    s.lacks("play:wound")
    unused = scene("rage, rage", skills="arythea_ritual_of_pain").choose("skill:arythea_ritual_of_pain")
    unused.choose("tactic:the_right_moment", "end", "discard:rage", "done", "start")
    assert len(unused.state.centre) == 1
    unused.choose("end", "discard:march", "done")
    assert unused.state.centre == ()  # back at the end of the own next turn
    other = scene(
        "wound, rage", seats=2, skills="arythea_ritual_of_pain", tactic="early_bird", rival_hand="wound, rage"
    )
    next_turn(other.choose("skill:arythea_ritual_of_pain", "amount:0"))
    other.choose("centre:arythea_ritual_of_pain", "play:wound", "sideways:move#3").expect(move=3, centre=())
    fight("prowlers", "wound, rage", skills="arythea_ritual_of_pain").refuses(
        "skill:arythea_ritual_of_pain", "M5.10", "mk-why-in-combat"
    )


@M.card("mageknight", "goldyx_source_freeze")
@M.clause("M8.4", "M9.2")
def test_source_freeze() -> None:
    s = scene("rage, march", seats=2, skills="goldyx_source_freeze", source="green, gold", tactic="early_bird")
    s.choose("skill:goldyx_source_freeze").expect(dice_left=1)
    next_turn(s).expect(dice_left=0)
    assert len(s.state.centre) == 1
    s.choose("end")
    while s.state.active == 1 or s.kind != "mk.turn":
        s.choose(next((key for key in ("done", "start", "colour:green") if key in s.keys), s.keys[0]))
    assert s.state.centre == () and sum(s.me.crystals.values()) == 1 and s.state.now.dice_left == 1


@M.card("mageknight", "goldyx_source_opening")
@M.clause("M8.7", "M6.3")
def test_source_opening() -> None:
    facts = {"seats": 2, "skills": "goldyx_source_opening", "source": "green, gold", "tactic": "early_bird"}
    s = scene("rage, march", rival_hand="march, rage, rage", **facts).choose("skill:goldyx_source_opening", "none")
    next_turn(s)
    s.choose("play:march", "strong:move#4").offers("opened:green", "die:green", "die:gold").choose("opened:green")
    s.expect(keys=("reroll:green", "leave:green")).choose("leave:green").expect(move=4, dice_left=1, centre=())
    assert s.state.players[0].crystals["green"] == 1 and s.state.now.used_dice == (("green", False),)
    rolled = scene("rage, march", **facts).choose("skill:goldyx_source_opening", "take:gold")
    assert len(rolled.state.source) == 2 and rolled.state.centre


@M.card("mageknight", "norowas_prayer_of_weather", "norowas_calming_the_weather")
@M.clause("M8.7", "M10.2")
def test_weather() -> None:
    s = scene("rage, march", seats=2, skills="norowas_prayer_of_weather", tactic="early_bird", at="c01.C")
    s.choose("skill:norowas_prayer_of_weather")
    forest, plains = s.at("c01.W"), s.at("c01.SE")
    assert (entry(s.state, forest), entry(s.state, plains)) == (1, 1)
    next_turn(s)
    assert (entry(s.state, forest), entry(s.state, plains)) == (4, 3)
    night = bare(seats=2, night=True, skills="norowas_prayer_of_weather")
    place(night, night.players[0].skills[0])
    hero_turn(night, 1)
    assert entry(night, forest) == 5  # not above 5
    calm = scene("rage, rage", skills="norowas_calming_the_weather", at="c01.C").choose(
        "skill:norowas_calming_the_weather"
    )
    assert entry(calm.state, forest) == 1
    calm.lacks("centre:norowas_calming_the_weather")
    calm.choose("tactic:the_right_moment", "end", "discard:rage", "done", "start")
    assert entry(calm.state, forest) == 3
    calm.choose("centre:norowas_calming_the_weather")
    assert (entry(calm.state, forest), calm.state.centre) == (2, ())


@M.card("mageknight", "tovak_mana_exploit")
@M.clause("M8.7")
def test_mana_exploit() -> None:
    facts = {"rival_crystals": "green, red, red", "rival_hand": "march, march, rage", "tactic": "early_bird"}
    s = scene("rage, march", seats=2, skills="tovak_mana_exploit", **facts)
    s.choose("skill:tovak_mana_exploit").lacks("colour:gold").choose("colour:red").expect(tokens=["red"])
    next_turn(s).choose("play:march", "strong:move#4", "crystal:green")
    assert s.faces(s.me.hand).count("wound") == 1
    assert s.state.centre[0].hit == ("1 green",)
    toll(s.state, ("green", "red"))
    assert s.faces(s.me.hand).count("wound") == 1  # once for each colour; the named one is free
    toll(s.state, ("blue",))
    assert s.faces(s.me.hand).count("wound") == 2


@M.card("mageknight", "tovak_mana_overload")
@M.clause("M8.7")
def test_mana_overload() -> None:
    s = scene("rage, march, stamina", skills="tovak_mana_overload", crystals="green, green", source="")
    s.choose("skill:tovak_mana_overload", "colour:green", "play:march", "strong:move#4", "token:green")
    s.expect(move=4)  # not on the turn of placing it
    s.choose("tactic:the_right_moment", "end", "discard:stamina", "done", "start")
    s.choose("play:march", "strong:move#4").expect(move=8, centre=())
    plain = scene("march, rage", seats=2, skills="tovak_mana_overload", rival_hand="march, rage", tactic="early_bird")
    next_turn(plain.choose("skill:tovak_mana_overload", "colour:black"))
    plain.choose("play:march", "basic:move#2").expect(move=2)
    assert len(plain.state.centre) == 1


@M.clause("M3.7", "M8.4")
def test_the_centre_is_cleared_with_the_round() -> None:
    s = scene("rage", seats=2, skills="goldyx_source_freeze").choose("skill:goldyx_source_freeze")
    assert s.state.centre
    prepare(s.state)
    assert s.state.centre == () and s.state.players[0].flipped == ()
