"""The set-up: D5, D20.1, D20.3, D20.6, D21.2."""

from __future__ import annotations

from ...core.chance import below, permute
from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from ...core.registry import GameOption
from ...core.zones import look, reveal
from .building import AS_IT_LIES, where, which_way
from .card import ENTRANCE, HEROES, QUESTS, TILES
from .dungeon import HOME, STEPS, cell_at, lay, may_lie, places
from .effects import gain_glory, gain_peril, shuffled, two_decks
from .quests import draw_quest, is_place
from .state import State, left_of, on, push, replaced, solo, without
from .turn import HAND_SIZE
from .wounds import PICK

MAP = Kind("dg.map", "D20.1", at="map")

TUNNELS = 4
NO_YES = ("no", "yes")
YES_NO = ("yes", "no")


def rounds(text: str) -> str | None:
    """R-50: a number of rounds, 0 for no cap."""
    return None if text.isdecimal() and int(text) <= 999 else f"a number from 0 to 999 is needed, not {text!r}"


OPTIONS = (
    GameOption("start_tunnels", "chosen", ("chosen", "random"), group="start"),
    GameOption("no_blank_spots", "no", NO_YES, group="start"),
    GameOption("resurrection", "no", NO_YES, group="variants"),
    GameOption("hero_choice", "no", NO_YES, group="start"),
    GameOption("optional_discard", "no", NO_YES, group="variants"),
    GameOption("unbiased_placement", "no", NO_YES, group="start"),
    GameOption("nothing_personal", "no", NO_YES, group="variants"),
    GameOption("movement_limit", "no", NO_YES, group="variants"),
    GameOption("fall_attack", "no", NO_YES, group="variants"),
    GameOption("spike_dodge", "no", NO_YES, group="variants"),
    GameOption("two_decks", "no", NO_YES, group="variants"),
    GameOption("harder_solo", "no", NO_YES, group="solo"),
    GameOption("round_cap", "0", check=rounds, group="variants"),
    GameOption("potion_of_speed_gives_ap", "no", NO_YES, group="rulings"),
    GameOption("hit_effects_on_counter", "yes", YES_NO, group="rulings"),
    GameOption("hazard_is_location_property", "yes", YES_NO, group="rulings"),
    GameOption("first_attempt_free_per", "turn", ("turn", "quest"), group="rulings"),
    GameOption("quest_monster_wounds_persist", "yes", YES_NO, group="rulings"),
    GameOption("search_distance", "between", ("between", "steps"), group="rulings"),
    GameOption("replace_shared_artifact", "no", NO_YES, group="rulings"),
)


def begin(s: State) -> None:
    """D5.1, D5.6, D5.7, D5.8: the decks are shuffled, quests and hands dealt, the first player rolled for."""
    s.deck = shuffled(s, s.deck)
    if s.peril_deck:
        s.peril_deck = shuffled(s, s.peril_deck)
    s.quest_deck = shuffled(s, s.quest_deck)
    deal_quests(s)
    if not two_decks(s) or solo(s):  # alone, five Glory cards
        for seat in range(s.seats):
            for _ in range(HAND_SIZE):
                pid, s.deck = s.deck[-1], s.deck[:-1]
                look(s, pid, seat)
                s.hand[seat] += (pid,)
    if on(s, "no_blank_spots") and not solo(s):
        deal_maps(s)
    else:
        s.first = first_player(s)
        lay_start(s)
    s.active = s.first
    steps = [("choose_hero", (s.first + i) % s.seats) for i in range(s.seats)] if on(s, "hero_choice") else []
    if not steps:
        deal_heroes(s)
    drawing = [("draw_up", (s.first + i) % s.seats) for i in range(s.seats)] if two_decks(s) and not solo(s) else []
    push(s, *steps, *drawing, *start_tiles(s), ("ready",))


def first_player(s: State) -> int:
    """D5.8, R-05: the highest die begins; those who tie roll again."""
    tied = list(range(s.seats))
    while len(tied) > 1:
        dice = {seat: below(s, 6, "die") + 1 for seat in tied}
        best = max(dice.values())
        for seat in tied:
            tell(s, "dg-rolls", who=seat, die=dice[seat])
        tied = [seat for seat in tied if dice[seat] == best]
    return tied[0]


def deal_quests(s: State) -> None:
    """D5.6: two personal quests each and a shared one; D20.6: all shared, two open; D21.2: alone three, no more."""
    personal = 0 if on(s, "nothing_personal") and not solo(s) else 3 if solo(s) else 2
    for seat in range(s.seats):
        for _ in range(personal):
            s.quests[seat] += (draw_quest(s),)
    if solo(s):
        s.quest_deck = ()
        return
    for _ in range(1 if personal else 2):
        s.shared += (draw_quest(s),)


def deal_heroes(s: State) -> None:
    """D5.3: a random hero each; the others go back to the box."""
    order = list(range(len(s.box)))
    permute(s, order)
    words = [s.box[i] for i in order]
    s.hero = tuple(words[: s.seats])
    s.box = tuple(sorted(words[s.seats :]))


def choose_hero(s: State, seat: int) -> Decision:
    """D20.3: starting with the first player each picks a hero."""
    return ask(seat, PICK, {f"hero:{hero}": ("play_hero", seat, hero) for hero in s.box})


def play_hero(s: State, seat: int, hero: str) -> None:
    s.agenda.pop()
    s.hero = replaced(s.hero, seat, hero)
    s.box = without(s.box, hero)
    tell(s, "dg-chose-hero", who=seat, hero=hero)


def lay_start(s: State) -> None:
    """D5.2: the Entrance in the middle, four random tunnels aside, the other maps shuffled into the deck."""
    entrance = next(tile for tile in s.maps if s.face[tile] == ENTRANCE)
    reveal(s, entrance)
    s.maps = without(s.maps, entrance)
    lay(s, entrance, HOME, 0)
    tunnels = [tile for tile in s.maps if TILES[s.face[tile]].type == "tunnel"]
    permute(s, tunnels)
    for tile in tunnels[:TUNNELS]:
        reveal(s, tile)
        s.maps = without(s.maps, tile)
        s.map_hand[s.first] += (tile,)
    s.maps = shuffled(s, s.maps)


def start_tiles(s: State) -> list[tuple[str | int, ...]]:
    """R-04: the first player assigns the tunnels to the sides; or by option they fall as they may."""
    if on(s, "no_blank_spots") and not solo(s):
        return [("blank",)]
    return [("start_tile",)] * len(s.map_hand[s.first])


def start_tile(s: State) -> Effect:
    """D5.2, R-04: one tunnel at a free side of the Entrance, obeying D9."""
    seat = s.first
    tile, s.map_hand[seat] = s.map_hand[seat][-1], s.map_hand[seat][:-1]
    sides = [cell for cell in places(s, tile) if cell - HOME in STEPS]
    if s.options["start_tunnels"] == "random":
        cell = sides[below(s, len(sides), "place")]
        ways = may_lie(s, tile, cell)
        turned = ways[below(s, len(ways), "turned")]
    else:
        cell = cell_at((yield where(s, seat, tile, sides)))
        turned = AS_IT_LIES.index((yield which_way(seat, tile, may_lie(s, tile, cell))))
    lay(s, tile, cell, turned)
    tell(s, "dg-placed", who=seat, card=tile)


# -- D20.1: no blank spots


def deal_maps(s: State) -> None:
    """D20.1, R-53: all maps are dealt face down; whoever gets the Entrance is first and places it."""
    s.maps = shuffled(s, s.maps)
    seat = 0
    while s.maps:
        tile, s.maps = s.maps[-1], s.maps[:-1]
        look(s, tile, seat)
        s.map_hand[seat] += (tile,)
        if s.face[tile] == ENTRANCE:
            s.first = seat
        seat = (seat + 1) % s.seats
    entrance = next(tile for tile in s.map_hand[s.first] if s.face[tile] == ENTRANCE)
    s.map_hand[s.first] = without(s.map_hand[s.first], entrance)
    reveal(s, entrance)
    lay(s, entrance, HOME, 0)
    s.active = s.first


def is_last(s: State, tile: int) -> bool:
    """D20.1: maps that are locations of shared quests are placed last by their holders."""
    word = s.face[tile]
    quests = [QUESTS[s.face[q]] for q in s.shared]
    return any(is_place(quest, number, word) for quest in quests for number in range(len(quest.places)))


def blank(s: State) -> None:
    """D20.1, R-53: clockwise everyone places one map until all are laid; whoever can place none passes."""
    for i in range(1, s.seats + 1):
        seat = (s.active + i) % s.seats
        if placeable(s, seat):
            s.active = seat
            push(s, ("lay_one", seat), ("blank",))
            return
    s.map_hand = [()] * s.seats  # maps that fit nowhere at the end are put aside
    s.active = s.first


def placeable(s: State, seat: int) -> list[int]:
    """D20.1, R-53: maps of the hand that fit somewhere; those of shared quests only when no other is left."""
    early = [tile for tile in s.map_hand[seat] if not is_last(s, tile)]
    return [tile for tile in early or s.map_hand[seat] if places(s, tile)]


def lay_one(s: State, seat: int) -> Effect:
    """D20.1: which map, where, which way round."""
    tiles = placeable(s, seat)
    tile = yield Decision(seat, MAP, tuple(f"map:{s.face[t]}" for t in tiles), tuple(tiles))
    s.map_hand[seat] = without(s.map_hand[seat], tile)
    reveal(s, tile)
    push(s, ("place", seat, tile))


# -- ready


def ready(s: State) -> None:
    """D5.3, D5.4, D5.5: level 1, full Life, everybody at the Entrance with its 1 Glory and 1 Peril."""
    entrance = s.cells[HOME]
    s.turn += 1
    for seat in range(s.seats):
        s.life[seat] = HEROES[s.hero[seat]].life
        s.where[seat] = entrance
        s.visited[seat] = 1 << entrance
        gain_glory(s, seat, TILES[ENTRANCE].glory)
        if not solo(s):
            gain_peril(s, seat, TILES[ENTRANCE].peril)
    s.active = s.first
    tell(s, "dg-begins", who=left_of(s, s.first - 1))
    s.agenda.append(("turn",))
