"""Leaders of factions: their levels and retinues, fighting them alone and together (MT11, MT12, MT13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.games.mageknight.box.tezla.leaders import LEADERS
from undercroft.games.mageknight.encounters.leader import found_lair
from undercroft.games.mageknight.fight.foes import standing
from undercroft.games.mageknight.fight.reckoning import blows_now
from undercroft.games.mageknight.mods import FELLED, TROPHIES
from undercroft.games.mageknight.records import Hold, Points
from undercroft.games.mageknight.tables import ENEMIES
from undercroft.games.mageknight.world.groups import GUARD, put, tokens_at

from .cities import combat
from .scene import Scene, bare, go, space_of, token

M = pytest.mark
REALM = {"scenario": "realm_of_the_dead", "sets": "tezla,lost_legion"}
VALLEY = {"scenario": "hidden_valley", "sets": "tezla,lost_legion"}
TILE = {"dark_crusader": "k06", "elementalist": "k07"}


def lair(
    hand: str = "rage, rage", level: int = 5, retinue: str = "", faction: str = "dark_crusader", **more: Any
) -> Scene:
    """Seat 0 stands north-east of a leader of this level with this retinue."""
    tile = TILE[faction]
    facts: dict[str, Any] = {
        "at": f"{tile}.NE", "tiles": f"{tile}, c02", "move": 4, **(REALM if tile == "k06" else VALLEY), **more,
    }  # fmt: skip
    marks = facts.pop("marks", (-1,) * level)
    s = bare(hand, **facts)
    at = space_of(s, f"{tile}.C")
    found_lair(s, at, faction)
    s.holds[at] = s.holds[at]._replace(level=level, marks=marks)
    put(s, at, GUARD, *(token(s, face) for face in retinue.split(", ") if face), faction=faction)
    return go(s, ("turn",))


def attack(s: Scene, n: int, kind: str = "melee", element: str = "physical") -> Scene:
    """What is aimed at meets so many points, wherever they come from."""
    combat(s).points = [Points(kind, element, n)]
    return go(s.state).choose("resolve")


def to_attack(s: Scene) -> Scene:
    """On to the Attack phase; the hero takes whatever comes."""
    while combat(s).phase != "attack":
        s.choose(next(key for key in ("next", "hero", *s.keys) if key in s.keys))
    return s


def hold_of(s: Scene, tile: str = "k06") -> Hold:
    hold: Hold = s.state.holds[s.at(f"{tile}.C")]
    return hold


# -- MT11


@M.clause("MT11.1")
def test_a_leader_has_the_scenario_s_level() -> None:
    """Both have levels from 1 to 12; Armor, attacks and Fame follow the level."""
    assert {face: len(levels) for face, levels in LEADERS.items()} == {"high_priestess": 12, "necromancer": 12}
    for seats, level in ((1, 4), (2, 5)):
        s = bare(at="k06.NE", tiles="k06, c02", seats=seats, **REALM)
        found_lair(s, space_of(s, "k06.C"), "dark_crusader")
        hold = s.holds[space_of(s, "k06.C")]
        assert (hold.level, hold.marks, hold.colours) == (level, (-1,) * level, ("dark_crusader",))
    s = lair(level=7).choose("step:sw")
    assert combat(s).foes[0].summons == ("dark_crusader_brown",) * 2
    s = lair(level=3).choose("step:sw")
    assert (combat(s).foes[0].armor, [strike.value for strike in combat(s).foes[0].strikes]) == (3, [8])


@M.clause("MT11.2")
def test_a_leader_is_an_enemy_that_magic_does_not_touch() -> None:
    s = lair(level=5, retinue="mummy").choose("step:sw")
    (number,) = (n for n, foe in enumerate(combat(s).foes) if foe.side == "leader")
    assert "arcane_immunity" in combat(s).foes[number].abilities
    assert number not in standing(s.state) and standing(s.state) == [1 - number]
    facts: dict[str, Any] = {"crystals": "red", "tokens": "black", "source": "", "night": True}
    fire = lair("flame_wall", level=5, retinue="mummy", **facts).choose("step:sw", "next", "aim:mummy")
    fire.choose("play:flame_wall", "strong:flames#7").expect(have=11)  # 7, and 2 for each of the two


TABLE = """
1 | 1 / 0 / 0 | 0 / 0 / 2
2 | 0 / 1 / 0 | 1 / 0 / 1
3 | 0 / 1 / 1 | 1 / 0 / 2
4 | 1 / 1 / 0 | 0 / 1 / 2
5 | 1 / 1 / 1 | 1 / 1 / 1
6 | 1 / 1 / 2 | 1 / 1 / 2
7 | 2 / 1 / 1 | 1 / 1 / 3
8 | 1 / 2 / 1 | 2 / 1 / 2
9 | 1 / 2 / 2 | 1 / 2 / 2
10 | 2 / 2 / 1 | 1 / 2 / 3
11 | 2 / 2 / 2 | 2 / 2 / 2
12 | 2 / 2 / 3 | 2 / 2 / 3
"""


@M.clause("MT11.3")
def test_the_retinue_is_drawn_by_the_level_at_the_start() -> None:
    """Brown, red and green tokens of the Dark Crusaders, and of the Elementalists, face up."""
    b = bare(at="k06.NE", tiles="k06, c02", **REALM)
    at = space_of(b, "k06.C")
    for row in TABLE.split("\n")[1:-1]:
        level, *columns = row.split(" | ")
        for faction, column in zip(("dark_crusader", "elementalist"), columns, strict=True):
            s = b.clone()
            s.rules = s.rules._replace(levels=(int(level),))  # type: ignore[misc]
            s.there.clear()
            s.stacks |= {f"{faction}_leader": (token(s, "necromancer"),)}
            found_lair(s, at, faction)
            drawn = [ENEMIES[s.face[pid]] for pid in tokens_at(s, at, GUARD)]
            colours = Counter(enemy.colour for enemy in drawn)
            assert " / ".join(str(colours[colour]) for colour in ("brown", "red", "green")) == column, (faction, row)
            assert {enemy.faction for enemy in drawn} == {faction}
            assert all(s.known[pid] == -1 for pid in tokens_at(s, at))


@M.example("mageknight", "XR16")
def test_ordinary_tokens_stand_in_for_a_retinue() -> None:
    s = bare(at="k06.NE", tiles="k06, c02", seats=4, **REALM)
    at = space_of(s, "k06.C")
    s.stacks |= {"dark_crusader_brown": (), "dark_crusader_red": ()}
    found_lair(s, at, "dark_crusader")  # of level 7: two brown, a red and a green token
    faces = [ENEMIES[s.face[pid]] for pid in tokens_at(s, at, GUARD)]
    assert Counter((enemy.colour, enemy.faction) for enemy in faces) == {
        ("brown", ""): 2, ("red", ""): 1, ("green", "dark_crusader"): 1
    }  # fmt: skip
    assert {group.faction for group in s.there[at]} == {"dark_crusader"}
    summoner = lair(level=7)
    summoner.state.stacks["dark_crusader_brown"] = ()
    summoner.choose("step:sw", "next")
    came = [ENEMIES[summoner.state.face[foe.token]] for foe in combat(summoner).foes if foe.by >= 0]
    assert [(enemy.colour, enemy.faction) for enemy in came] == [("brown", "")] * 2


# -- MT12


@M.clause("MT12.2", "MT12.3", "MT12.6")
@M.example("mageknight", "XE19")
def test_levels_are_taken_and_the_marker_moves_afterwards() -> None:
    """Level 5 has Armor 4: an attack of 11 takes two levels, and the leader attacks as level 5 all the same."""
    s = attack(lair(level=5).choose("step:sw"), 11, "ranged")
    assert hold_of(s).marks == (-1, -1, -1, 0, 0) and hold_of(s).level == 5
    s.choose("next").expect(kind="mk.block")
    assert [strike.value for strike in combat(s).foes[0].strikes] == [6]
    s = defeat_nobody(s)
    assert hold_of(s).level == 3 and s.state.now.combat is None


def defeat_nobody(s: Scene) -> Scene:
    while s.state.now.combat is not None:
        s.choose(next(key for key in ("next", "hero", *s.keys) if key in s.keys))
    return s


@M.clause("MT12.1", "MT12.5", "MT12.6")
@M.example("mageknight", "XE20")
def test_with_its_last_level_a_leader_is_defeated() -> None:
    """Level 2 has Armor 4 and resists physical attacks: 8 of fire take both levels, and nobody attacks any more."""
    s = attack(lair(level=2).choose("step:sw"), 8, "ranged", "fire").told("mk-leader-gone")
    assert hold_of(s).marks == (0, 0) and hold_of(s).level == 0
    assert s.state.now.combat is None and s.faces(s.me.hand) == ["rage", "rage"]  # not a Wound
    assert not tokens_at(s.state, s.at("k06.C"))
    weak = attack(lair(level=2).choose("step:sw"), 15, "ranged")  # 7 after resistances
    assert hold_of(weak).marks == (-1, 0)
    guarded = attack(lair(level=2, retinue="mummy").choose("step:sw", "aim:necromancer"), 8, "ranged", "fire")
    guarded.choose("next")
    assert [foe.beaten for foe in combat(guarded).foes] == [True, False]
    assert {combat(guarded).blow.foe} == {1}  # type: ignore[union-attr]  # only the mummy attacks


@M.clause("MT12.1", "MT12.6")
@M.card("mageknight", "chivalry")
def test_a_leader_who_loses_levels_is_not_defeated_yet() -> None:
    """Chivalry is about enemies that are defeated: the last level counts, others do not."""
    for level, reputation in ((5, 0), (1, 1)):
        s = lair("chivalry, march", level=level, retinue="mummy").choose("step:sw", "aim:necromancer")
        combat(s).phase = "attack"
        s = go(s.state).choose("play:chivalry", "basic:attack#2")
        combat(s).points.append(Points("melee", "fire", 9))
        go(s.state).choose("resolve")
        assert hold_of(s).marks.count(0) and s.state.players[0].reputation == reputation


@M.clause("MT12.3")
def test_one_attack_in_a_phase() -> None:
    """Whatever is played against the leader in a phase is one attack; the next phase brings another one."""
    s = attack(lair(level=5, retinue="mummy").choose("step:sw", "aim:necromancer"), 4, "ranged")
    s.lacks("aim:necromancer")
    s = attack(to_attack(s).choose("aim:necromancer"), 4)
    assert hold_of(s).marks == (-1, -1, -1, 0, 0)
    assert "aim:necromancer" not in s.keys


@M.clause("MT12.4")
def test_others_are_targets_of_the_same_attack() -> None:
    """Armor 4 of the leader and 5 of the mummy: 13 defeat the mummy and take two levels; resistances count for all."""
    s = lair(level=5, retinue="mummy").choose("step:sw", "aim:necromancer", "aim:mummy").expect(want=9)
    s = attack(s, 13, "ranged", "fire")
    assert hold_of(s).marks == (-1, -1, -1, 0, 0) and combat(s).foes[1].beaten and not combat(s).foes[0].beaten
    half = lair(level=5, retinue="mummy").choose("step:sw", "aim:necromancer", "aim:mummy")
    combat(half).points = [Points("ranged", "ice", 17)]
    assert "resolve" not in go(half.state).keys  # 8, because the mummy resists ice


@M.clause("MT12.7")
@M.example("mageknight", "XR15")
def test_fame_for_every_level_at_once() -> None:
    """3 for each level; no faction token. A line of the track that is crossed brings 1 more (MS0.4)."""
    s = attack(lair(level=5, fame=8).choose("step:sw"), 8, "ranged")
    s.expect(my_fame=14, my_kept=())
    s = attack(lair(level=2).choose("step:sw"), 8, "ranged", "fire").expect(my_kept=())
    assert s.me.fame == 7  # the line at 3 was crossed


@M.clause("MT11.2", "MT12.1")
def test_what_effects_bring_for_a_defeat() -> None:
    """A leader is an enemy like others, defeated with the last level, not with one before."""
    for level, gains, points in ((5, 0, 10), (1, 1, 30)):
        s = to_attack(lair("chivalry, rage", level=level, mods=[TROPHIES], fame=49).choose("step:sw"))
        s.choose("play:chivalry", "basic:attack#2")
        before = s.me.fame
        attack(s, points, element="fire").expect(my_reputation=gains)
        taken = sum(seat >= 0 for seat in hold_of(s).marks)
        assert s.me.fame == before + 3 * taken + gains and s.state.now.mods.count(FELLED) == gains
    for level, gem in ((1, ("green", "white")), (5, ())):  # of the level's resistances
        s = to_attack(lair("soul_harvester, rage", level=level, fame=49).choose("step:sw"))
        s.choose("play:soul_harvester")
        while s.kind != "mk.fight":
            s.choose(s.keys[0])
        combat(s).points = [Points("melee", "fire", 30 if level == 1 else 12)]
        s = go(s.state).choose("resolve")
        assert tuple(key.partition(":")[2] for key in s.keys if gem and key.startswith("colour:")) == gem, s.keys


@M.clause("MS20.8", "MT11.2")
def test_a_leader_with_whom_the_previous_player_stood() -> None:
    """1 more Fame for the defeat, not for levels before it."""
    for level, more in ((5, 0), (2, 1)):
        s = lair(level=level, seats=2, others={1: "c02.C"}, house="interactive_combat", fame=49, deck="march")
        s.choose("step:sw", "ward")  # its Armor is 1 higher in the Ranged phase
        before = s.me.fame
        attack(s, 10, "ranged", "fire")
        assert s.me.fame == before + 6 + more and hold_of(s).marks.count(0) == 2


@M.clause("MT12.8")
def test_survivors_stay_with_the_leader() -> None:
    s = attack(lair(level=5, retinue="mummy, vampire").choose("step:sw", "aim:mummy"), 30, "ranged", "fire")
    assert len(s.me.kept) == 1 and s.me.fame >= ENEMIES["mummy"].fame  # an ordinary enemy of the faction
    s = defeat_nobody(s)
    assert [s.state.face[pid] for pid in tokens_at(s.state, s.at("k06.C"), GUARD)] == ["vampire"]
    assert len(tokens_at(s.state, s.at("k06.C"))) == 2


@M.example("mageknight", "XR27")
def test_where_one_attacker_ends_up() -> None:
    """With anybody left the space is not safe: a Wound and back. With nobody left the hero stays."""
    s = attack(lair("rage, march", level=2, retinue="mummy").choose("step:sw", "aim:necromancer"), 8, "ranged", "fire")
    s = defeat_nobody(s)
    assert hold_of(s).level == 0 and s.me.at == s.at("k06.C")  # the leader counts as defeated
    wounds = s.faces([*s.me.hand, *s.me.discard]).count("wound")
    s.choose("end")
    assert s.me.at == s.at("k06.NE") and s.faces([*s.me.hand, *s.me.discard]).count("wound") == wounds + 1
    assert [s.state.face[pid] for pid in tokens_at(s.state, s.at("k06.C"))] == ["mummy"]
    free = attack(lair("rage, march", level=2).choose("step:sw"), 8, "ranged", "fire").choose("end")
    assert free.me.at == free.at("k06.C") and "wound" not in free.faces([*free.me.hand, *free.me.discard])


@M.example("mageknight", "XR28")
def test_it_is_no_assault() -> None:
    """Entering costs 2, ends the movement and is the action; no Reputation, no fortification, Heroes fight for free."""
    s = lair(level=5, retinue="mummy", units="heroes_blue").choose("step:sw").expect(my_reputation=0)
    assert s.state.now.acted and [foe.walls for foe in combat(s).foes] == [0, 0]
    s = to_attack(s).choose("aim:mummy")
    assert any(key.startswith("unit:heroes_blue") for key in s.keys)
    lair(level=5, move=1).lacks("step:sw").refuses("step:sw", "M10.1", "mk-why-move", need=2, have=1)
    left = lair(level=2, marks=(0, 0), retinue="mummy")
    put(left.state, left.at("k06.C"), "leader")
    left = go(left.state).choose("step:sw")  # what is left of the retinue is enough
    assert [left.state.face[foe.token] for foe in combat(left).foes] == ["mummy"]


# -- MT13


def warband(*keys: str, level: int = 5, retinue: str = "mummy, vampire", **more: Any) -> Scene:
    """Seats 0 and 1 beside the Necromancer; seat 2 is far away."""
    facts: dict[str, Any] = {
        "seats": 3, "others": {1: "k06.NW", 2: "c02.C"}, "rival_hand": "march, march, rage", "mode": "cooperative",
    }  # fmt: skip
    s = lair("march, rage", level, retinue, **{**facts, **more})
    return s.choose(*(("stop",) if s.state.rules.moved else ()), *keys)


SWORN = ("act:warband", "seat:seat_1", "done", "amount:1", "agree")


@M.clause("MT13.1")
def test_a_proposal_to_attack_together() -> None:
    """Only to those next to the leader; all agree; all but the active player lose their next turn."""
    s = warband("act:warband").expect(kind="mk.invite", keys=("seat:seat_1", "cancel"))
    s.choose("seat:seat_1", "done", "amount:1").expect(kind="mk.agree")
    assert s.seat == 1
    refused = warband(*SWORN[:-1], "refuse")
    assert refused.state.fight is None and refused.state.down == () and refused.kind == "mk.turn"
    agreed = warband(*SWORN).expect(kind="mk.entry")
    assert agreed.state.down == (1,)
    warband(at="c02.W", others={1: "k06.NW", 2: "c02.C"}).lacks("act:warband")
    warband(others={1: "c02.E", 2: "c02.C"}).refuses("act:warband", "MT13.1", "mk-why-rally-nobody")
    late = warband()
    late.state.last_turns = 3
    assert "act:warband" not in go(late.state).keys


def protected(*keys: str, hand: str = "march, rage") -> Scene:
    """Seats 0 and 1 attack the High Priestess, whose protectors are in the share of one of them."""
    facts: dict[str, Any] = {"at": "k07.NE", "others": {1: "k07.E", 2: "c02.C"}, "scenario": "hidden_valley"}
    return warband(*SWORN, *keys, faction="elementalist", retinue="elven_protectors, air_elemental", **facts)


@M.clause("MT13.2")
def test_each_enters_and_fights_the_own_share() -> None:
    """The active player first."""
    s = protected("storm").expect(actor=0, my_at="k07.C")
    mine = {s.state.face[foe.token] for foe in combat(s).foes}
    s = defeat_nobody(s).expect(kind="mk.entry", actor=1).lacks("storm", "step:w")
    s.choose("play:march", "basic:move#2", "storm").expect(my_at="k07.C")
    theirs = {s.state.face[foe.token] for foe in combat(s).foes}
    assert mine & theirs == {"high_priestess"} and len(mine) == len(theirs) == 2


@M.clause("MT3.4")
def test_defend_protects_only_the_same_share() -> None:
    """The leader has 2 more Armor where the protectors fight, and nothing where they do not."""
    s, raised = protected("storm"), {}
    for seat in (0, 1):
        s.choose("aim:high_priestess")
        faces = [s.state.face[foe.token] for foe in combat(s).foes]
        s = go(s.state, ("cover",))
        raised["elven_protectors" in faces] = combat(s).foes[faces.index("high_priestess")].covered
        if not seat:
            s = defeat_nobody(s.choose("drop") if "drop" in s.keys else s).choose("play:march", "basic:move#2", "storm")
    assert raised == {True: True, False: False}


@M.clause("MT13.3")
def test_marks_of_several_heroes() -> None:
    """The marker stays until all have fought; the next mark goes on the next lower level."""
    s = attack(warband(*SWORN).choose("storm", "aim:necromancer"), 8, "ranged")
    assert hold_of(s).marks == (-1, -1, -1, 0, 0) and hold_of(s).level == 5
    s = defeat_nobody(s).choose("play:march", "basic:move#2", "storm", "aim:necromancer")
    assert hold_of(s).level == 5 and [strike.value for strike in combat(s).foes[0].strikes] == [6]
    s = attack(s, 4, "ranged")
    assert hold_of(s).marks == (-1, -1, 1, 0, 0) and hold_of(s).level == 5
    s = defeat_nobody(s)
    assert hold_of(s).level == 2
    nobody = defeat_nobody(warband(*SWORN).choose("storm")).choose("play:march", "basic:move#2", "storm")
    nobody.choose("next")  # who does not attack the leader is attacked all the same
    assert any(combat(nobody).foes[blow.foe].side == "leader" for blow in blows_now(combat(nobody)))
    assert hold_of(defeat_nobody(nobody)).level == 5


@M.clause("MT13.3", "MT12.5")
def test_a_leader_whom_the_first_has_defeated_attacks_nobody_else() -> None:
    s = attack(warband(*SWORN, level=2).choose("storm", "aim:necromancer"), 8, "ranged", "fire")
    s = defeat_nobody(s).choose("play:march", "basic:move#2", "storm")
    assert [foe.side for foe in combat(s).foes] == ["guard"]


@M.clause("MT13.4")
def test_all_go_back_to_where_they_came_from() -> None:
    for level, left in ((5, 2), (2, 0)):
        s = attack(warband(*SWORN, level=level).choose("storm", "aim:necromancer"), 8, "ranged", "fire")
        s = defeat_nobody(s).choose("play:march", "basic:move#2", "storm")
        s = defeat_nobody(s)
        assert [p.at for p in s.state.players[:2]] == [s.at("k06.NE"), s.at("k06.NW")]
        assert hold_of(s).level == (3 if level == 5 else 0)
        faces = [s.state.face[pid] for pid in tokens_at(s.state, s.at("k06.C"))]
        assert ("necromancer" in faces) == bool(left) and {"mummy", "vampire"} < {*faces, "necromancer"}


@M.example("mageknight", "XR58")
def test_a_share_may_be_empty() -> None:
    s = warband("act:warband", "seat:seat_1", "done", retinue="mummy").offers("amount:0", "amount:1")
    s = s.choose("amount:0", "agree", "storm")
    assert [foe.side for foe in combat(s).foes] == ["leader"]
