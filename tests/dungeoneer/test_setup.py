"""The set-up, the decks, and the variants that change them: D1, D4.6, D5, D19, D20.1, D20.3, D20.6, D21.2."""

from __future__ import annotations

import pytest

from undercroft.core.errors import BadOption
from undercroft.core.match import Match, new_match
from undercroft.core.text import text
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.card import CARDS, HEROES, QUESTS, TILES
from undercroft.games.dungeoneer.describe import describe
from undercroft.games.dungeoneer.dungeon import HOME, places, steps_from
from undercroft.games.dungeoneer.state import State

from .scene import scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


def begun(seats: int = 2, seed: int = 1, **options: str) -> Match:
    """A match at the first question after the set-up."""
    match = new_match(GAME, seats, seed, {"start_tunnels": "random", **options})
    assert isinstance(match.state, State)
    return match


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


@clause("D5.3", "D5.5", "D5.4")
@example("dungeoneer", "E2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start(seats: int) -> None:
    s = state(begun(seats))
    assert s.level == [1] * seats and s.life == [6] * seats
    assert s.glory == [1] * seats and s.peril == [1] * seats
    assert all(tile == s.cells[HOME] for tile in s.where)
    assert [len(hand) for hand in s.hand] == [5] * seats
    assert [len(quests) for quests in s.quests] == [2] * seats and len(s.shared) == 1
    assert len(set(s.hero)) == seats and len(s.box) == 6 - seats


@clause("D5.1", "D5.2")
@example("dungeoneer", "E2", "R-04")
def test_entrance_and_four_tunnels_and_seventeen_maps() -> None:
    s = state(begun())
    assert len(s.cells) == 5 and s.face[s.cells[HOME]] == "vault_entrance"
    beside = [s.face[s.cells[HOME + step]] for step in (-64, 1, 64, -1)]
    assert all(TILES[word].type == "tunnel" for word in beside)
    assert len(s.maps) == 17
    assert len(steps_from(s, s.cells[HOME])) == 5  # all joined
    match = new_match(GAME, 2, 3)
    assert match.decision is not None and match.decision.kind == "dg.place"
    assert set(match.keys) == {"at:0,1", "at:1,0", "at:0,-1", "at:-1,0"}
    match.choose("at:0,1")
    while match.decision is not None and match.decision.kind == "dg.turned":
        match.choose("printed" if "printed" in match.keys else match.keys[0])
    assert match.decision is not None and match.decision.seat == state(match).first
    assert set(match.keys) == {"at:1,0", "at:0,-1", "at:-1,0"}


@clause("D5.6", "D5.7")
def test_quests_lie_open_and_hands_are_hidden() -> None:
    match = begun(3)
    s = state(match)
    mine, other = match.view(0)["table"]["players"][:2]
    assert None not in mine["hand"] and other["hand"] == [None] * 5
    assert all(s.known[pid] == -1 for zone in (*s.quests, s.shared) for pid in zone)
    assert len(s.quest_deck) == 14 - 7 and len(s.deck) == 60 - 15


@clause("D5.8")
@example("dungeoneer", "R-05")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    s = scene("hero", seats=3, start=False)
    s.state.agenda = []
    from undercroft.games.dungeoneer.setup import first_player

    s.dice(5, 5, 2, 3, 6)
    assert first_player(s.state) == 1
    assert [e.args["die"] for e in s.match.events if e.message == "dg-rolls"] == [5, 5, 2, 3, 6]


@clause("D1.5", "D19.1", "D5.1")
@example("dungeoneer", "R-49")
def test_one_to_four_seats_and_all_cards_of_the_set() -> None:
    for seats, cards in ((1, 56), (2, 60), (4, 60)):
        s: State = GAME.new(seats, GAME.settle(seats, {}), b"")
        assert len(s.deck) + len(s.peril_deck) == cards
        assert len(s.maps) == 22 and len(s.quest_deck) == 14
    with pytest.raises(BadOption):
        GAME.settle(5, {})


@clause("D4.6")
def test_a_card_in_hand_does_nothing_until_it_is_played() -> None:
    s = scene(hand=["battle_trance, courier_boots"], glory=[4])
    view = s.match.view(0)["table"]["players"][0]
    assert view["scores"] == {"melee": 2, "magic": 1, "speed": 3}
    s.choose("play:battle_trance")
    assert s.match.view(0)["table"]["players"][0]["scores"]["melee"] == 3
    assert s.match.view(1)["table"]["players"][0]["gear"][0]["card"] == "battle_trance"


@clause("D20.3")
def test_choice_of_heroes_begins_with_the_first_player() -> None:
    match = new_match(GAME, 3, 5, {"hero_choice": "yes"})
    order = []
    for hero in ("durgan_runebrand", "grog_nordheim", "fizzbrin_mirrorwink"):
        assert match.decision is not None and match.decision.kind == "dg.pick"
        order.append(match.decision.seat)
        match.choose(f"hero:{hero}")
        assert f"hero:{hero}" not in match.keys
    first = state(match).first
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert state(match).hero[first] == "durgan_runebrand"


@clause("D20.6")
def test_nothing_personal_two_shared_quests_and_no_others() -> None:
    s = state(begun(3, nothing_personal="yes"))
    assert len(s.shared) == 2 and s.quests == [(), (), ()] and len(s.quest_deck) == 12


@clause("D20.6", "D17.5")
def test_with_nothing_personal_an_artifact_quest_is_replaced_too() -> None:
    s = scene(
        map="treasury 0,1",
        where=["treasury"],
        shared="claim_the_star_helm, shady_deal",
        quest_deck="cross_the_abyss",
        nothing_personal="yes",
    )
    s.dice(6).choose("quest:claim_the_star_helm")
    assert s.zone("shared") == ["shady_deal", "cross_the_abyss"]


@clause("D20.1")
@example("dungeoneer", "R-53")
def test_no_blank_spots_the_whole_map_is_laid_before_the_first_turn() -> None:
    match = new_match(GAME, 3, 2, {"no_blank_spots": "yes"})
    s = state(match)
    assert s.face[s.cells[HOME]] == "vault_entrance"
    assert sum(len(hand) for hand in s.map_hand) == 21 and max(len(hand) for hand in s.map_hand) <= 8
    hidden = match.view(0)["table"]["map_hands"]
    assert None not in hidden[0] and set(hidden[1]) == {None}
    assert match.decision is not None and match.decision.seat == (s.first + 1) % 3  # the Entrance's holder laid first
    last = [word for quest in s.shared for word in QUESTS[s.face[quest]].places]
    while match.decision is not None and match.decision.kind in ("dg.map", "dg.place", "dg.turned"):
        if match.decision.kind == "dg.map":
            seat = match.decision.seat
            offered = [key[4:] for key in match.keys]
            others = [t for t in s.map_hand[seat] if s.face[t] not in last and places(s, t)]
            assert not others or not set(offered) & set(last)
        match.choose(match.keys[0])
        s = state(match)
    assert s.maps == () and s.phase == 2 and len(s.cells) >= 20
    assert s.active == s.first


@clause("D19.2")
@example("dungeoneer", "R-69")
def test_two_decks_and_the_player_chooses_for_every_card() -> None:
    match = begun(2, two_decks="yes")
    s = state(match)
    assert match.decision is not None and match.decision.kind == "dg.deck"
    seat = match.decision.seat
    for choice in ("glory", "peril", "peril", "glory", "peril"):
        assert match.decision.seat == seat
        match.choose(choice)
    assert [CARDS[s.face[pid]].glory for pid in state(match).hand[seat]] == [True, False, False, True, False]
    assert all(CARDS[s.face[pid]].glory for pid in s.deck)
    assert not any(CARDS[s.face[pid]].glory for pid in s.peril_deck)


@clause("D19.2")
def test_with_two_decks_each_has_its_own_discard_pile() -> None:
    s = scene("evening", hand=["haste, mutant_rat"], two_decks="yes").choose("hand:mutant_rat")
    assert s.zone("peril_discards") == ["mutant_rat"] and s.zone("discards") == []
    s.expect(kind="dg.deck").choose("glory", "glory", "glory", "peril")
    assert len(s.state.hand[0]) == 5


@clause("D19.3")
def test_the_nearest_entrance_is_the_one_that_counts() -> None:
    from undercroft.games.dungeoneer.dungeon import distance_to_entrance

    s = scene(map="crossroads 0,1; dark_tunnel_of_roots 0,2; forked_passage 0,3")
    distances = {
        word: distance_to_entrance(s.state, s.pid(word))
        for word in ("crossroads", "dark_tunnel_of_roots", "forked_passage")
    }
    assert distances == {"crossroads": 0, "dark_tunnel_of_roots": 1, "forked_passage": 2}


@clause("D21.2")
@example("dungeoneer", "R-33")
def test_the_solo_decks() -> None:
    match = begun(1)
    s = state(match)
    tags = {tag for pid in (*s.deck, *s.peril_deck, *s.hand[0]) for tag in CARDS[s.face[pid]].tags}
    assert tags <= {"boss"}
    assert len(s.hand[0]) == 5 and all(CARDS[s.face[pid]].glory for pid in s.hand[0])
    assert len(s.quests[0]) == 3 and s.shared == () and s.quest_deck == ()
    assert s.glory == [1] and s.peril == [0]


@clause("D4.1", "D4.2")
@card("dungeoneer", *HEROES)
@example("dungeoneer", "E1")
@pytest.mark.parametrize("hero", list(HEROES))
def test_scores_are_read_at_the_current_level(hero: str) -> None:
    s = scene(
        heroes=[hero, "grog_nordheim" if hero != "grog_nordheim" else "hemp_spiritcaller"],
        level=[3],
        glory=[13],
        peril=[11],
    )
    player = s.match.view(1)["table"]["players"][0]
    assert player["scores"] == {stat: HEROES[hero].scores[stat][2] for stat in ("melee", "magic", "speed")}
    assert (player["glory"], player["peril"]) == (13, 11)  # no upper limit
    assert player["limits"] == {"treasure": HEROES[hero].treasures, "boon": HEROES[hero].boons}


@clause("D4.3", "D4.4")
def test_designed_cards_are_marked_for_the_player() -> None:
    assert CARDS["diversion"].source == "seed" and not CARDS["diversion"].designed
    assert CARDS["telling_blow"].designed and TILES["bone_pit"].designed and not TILES["treasury"].designed
    s = scene(map="bone_pit 0,1", quests=["shady_deal, cross_the_abyss"])
    table = s.match.view(0)["table"]
    assert [tile["designed"] for tile in table["map"]] == [False, True]
    assert [quest["designed"] for quest in table["players"][0]["quests"]] == [False, True]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Trap: Speed 5+."), ("ru", "Ловушка: скорость 5+."), ("pl", "Pułapka: szybkość 5+.")]
)
def test_the_table_in_words(lang: str, words: str) -> None:
    s = scene(
        map="treasury 1,0", where=["treasury"], quests=["shady_deal"], gear=["ember_wand"], hand=["haste", "dodge"]
    )
    lines = describe(s.match.view(0), text(lang, "dg"), ["Ann", "Bob"])
    assert any(line.endswith(words) for line in lines)
    assert any("Ann" in line for line in lines) and not any("dg-" in line for line in lines)
