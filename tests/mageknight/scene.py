"""Positions of Mage Knight that read like the table.

    scene(hand="march", at="c02.C", tiles="c01, c02").choose("play:march", "basic:move#2").expect(move=2)
    fight("prowlers", hand="rage, rage").choose("next").choose("play:rage", "basic:plain_block#2")

A space is named by its tile and place: `c02.NE`. Tiles lie at the map's positions in the order f, g, f+g, 2f, 2g.
Hands, decks, Units, skills and enemies are lists of words; a spent Unit has an `!`, a wounded one a `*`, one with a
Banner `@` and its name, the one under Bonds of Loyalty a `&` at the end. `rival_…` is what the other seats have (their
skills: seat 1).
"""

from __future__ import annotations

from typing import Any

from undercroft.core.match import Match
from undercroft.core.record import new_record
from undercroft.core.state import chance_key
from undercroft.core.zones import create, reveal
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.combat import add_foe, open_combat
from undercroft.games.mageknight.enemies import ENEMIES
from undercroft.games.mageknight.heroes import BASIC, LEVELS
from undercroft.games.mageknight.hexes import OFFSETS, ORIGIN, SHAPES, centre_of
from undercroft.games.mageknight.movement import put_tile
from undercroft.games.mageknight.rounds import new
from undercroft.games.mageknight.scenarios import scenario
from undercroft.games.mageknight.state import Player, State, Unit

from ..scene import Position, listed

PLACES = dict(zip(("C", "NE", "E", "SE", "SW", "W", "NW"), OFFSETS, strict=True))
POSITIONS = ((1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2))


class Scene(Position[State]):
    @property
    def me(self) -> Player:
        return self.state.players[self.state.active]

    def expect(self, **wanted: Any) -> Scene:
        """Compare fields of the state, of the player (`my_fame`), `kind`, `keys`, `have`/`want` of the panel."""
        for name, value in wanted.items():
            actual: Any
            if name in ("kind", "keys"):
                actual = getattr(self, name)
            elif name in ("have", "want"):
                actual = self.panel[name]
            elif name == "my_hand" or name in ("my_deck", "my_discard", "my_played"):
                actual, value = sorted(self.faces(getattr(self.me, name[3:]))), sorted(listed(value))
            elif name == "my_units":
                actual, value = [self.unit_word(unit) for unit in self.me.units], listed(value)
            elif name == "my_at":
                actual, value = self.me.at, self.at(value)
            elif name.startswith("my_"):
                actual = getattr(self.me, name[3:])
            else:
                actual = getattr(self.state, name)
            assert actual == value, f"{name}: {actual!r}, expected {value!r}"
        return self

    @property
    def panel(self) -> dict[str, Any]:
        panel: dict[str, Any] = self.match.view(self.state.active)["table"]["combat"]
        return panel

    def unit_word(self, unit: Unit) -> str:
        banner = f"@{self.state.face[unit.banner]}" if unit.banner >= 0 else ""
        return self.state.face[unit.card] + "!" * unit.spent + "*" * unit.wounds + banner + "&" * unit.bonded

    def faces(self, zone: list[int]) -> list[str]:
        return [self.state.face[card] for card in zone]

    def at(self, word: str) -> int:
        return space_of(self.state, word)

    def offers(self, *keys: str) -> Scene:
        for key in keys:
            assert key in self.keys, f"{key} not in {self.keys}"
        return self

    def lacks(self, *keys: str) -> Scene:
        for key in keys:
            assert key not in self.keys, f"{key} in {self.keys}"
        return self


def space_of(s: State, word: str) -> int:
    tile, _, place = word.partition(".")
    return next(centre for centre, face in s.placed if face == tile) + PLACES[place or "C"]


def unit_of_word(s: State, word: str) -> Unit:
    """`peasants!*@banner_of_fear&`: spent, wounded, with a Banner, under Bonds of Loyalty."""
    name, _, banner = word.rstrip("&").partition("@")
    flag = create(s, [banner])[0] if banner else -1
    return Unit(create(s, [name.rstrip("!*")])[0], "!" in name, name.count("*"), flag, bonded=word.endswith("&"))


def token(s: State, face: str) -> int:
    """A token of this face, out of its pile if one is left there."""
    pile = s.piles["yellow" if face not in ENEMIES else ENEMIES[face].colour]
    found = next((pid for pid in pile if s.face[pid] == face), -1)
    if found >= 0:
        pile.remove(found)
    else:
        found = create(s, [face], known=0)[0]
    return found


def bare(
    hand: str = "",
    at: str = "start_a.C",
    tiles: str = "c01, c02",
    deck: str = "march, march, stamina",
    discard: str = "",
    units: str = "",
    skills: str = "",
    crystals: str = "",
    tokens: str = "",
    source: str = "red, blue, green",
    foes: dict[str, str] | None = None,
    down: bool = False,
    ruins: dict[str, str] | None = None,
    shields: dict[str, tuple[int, ...]] | None = None,
    others: dict[int, str] | None = None,
    rival_hand: str = "rage, rage",
    rival_units: str = "",
    rival_skills: str = "",
    rival_crystals: str = "",
    fame: int = 0,
    reputation: int = 0,
    level: int = 0,
    hero: str = "tovak",
    tactic: str = "the_right_moment",
    night: bool = False,
    seats: int = 1,
    offer: str = "",
    spells: str = "",
    move: int = 0,
    influence: int = 0,
    healing: int = 0,
    mods: list[tuple[str | int, ...]] | None = None,
    **options: str,
) -> State:
    """A state in the middle of the turn of seat 0. Face-down garrisons (`down`) are known to nobody.

    The Tactic is The Right Moment unless told otherwise: it can be used at any time, so that menus do not answer
    themselves and the scene stands still.
    """
    heroes = ",".join([hero, *(name for name in ("arythea", "goldyx", "norowas", "tovak") if name != hero)][:seats])
    s = new(seats, GAME.settle(seats, {"heroes": heroes, **options}), chance_key(1))
    for name in ("advanced", "spells", "artifacts", "regular"):
        s.decks[name].sort(key=lambda pid: s.face[pid], reverse=True)
    for seat, name in enumerate(heroes.split(",")):
        s.players[seat].hero = name
    put_tile(s, create(s, [SHAPES[scenario(s).shape].start])[0], ORIGIN)
    for face, (i, j) in zip(listed(tiles), POSITIONS, strict=False):
        put_tile(s, create(s, [face], known=0)[0], centre_of(SHAPES[scenario(s).shape], i, j))
    for pile in s.foes.values():
        for pid in pile:
            s.piles[ENEMIES[s.face[pid]].colour].append(pid)
    s.foes, s.cloister = {}, []
    s.core_seen = False
    s.round = 2 if night else 1
    s.active, s.order, s.turn = 0, tuple(range(seats)), 1
    p = s.players[0]
    p.hand = create(s, listed(hand), known=1)
    p.deck = create(s, listed(deck), known=0)[::-1]
    p.discard = create(s, listed(discard))
    p.skills = create(s, listed(skills))
    pile = [face for face in ("tovak_double_time", "tovak_shield_mastery", "tovak_motivation") if face not in skills]
    p.skill_pile = create(s, pile, known=0)
    p.units = [unit_of_word(s, word) for word in listed(units)]
    p.crystals = {colour: listed(crystals).count(colour) for colour in BASIC}
    p.fame, p.reputation = fame, reputation
    p.level = level or sum(fame >= row.fame for row in LEVELS)
    p.tactic = tactic
    for seat in range(1, seats):
        s.players[seat].deck = create(s, ["march"] * 5, known=0)
        rival = s.players[seat]
        rival.hand = create(s, listed(rival_hand), known=1 << seat)
        rival.tactic = "planning"
        rival.units = [unit_of_word(s, word) for word in listed(rival_units)]
        rival.skills = create(s, listed(rival_skills) if seat == 1 else [])
        rival.crystals = {colour: listed(rival_crystals).count(colour) for colour in BASIC}
    p.at = space_of(s, at)
    for seat, word in (others or {}).items():
        s.players[seat].at = space_of(s, word)
    for word, faces in (foes or {}).items():
        found = tuple(token(s, face) for face in listed(faces))
        where = space_of(s, word)
        if not down or not s.board[where].ground.site:
            for pid in found:
                reveal(s, pid)
        s.foes[where] = found
    s.ruins = {}
    for word, face in (ruins or {}).items():
        pid = token(s, face)
        if not down or space_of(s, word) == p.at:
            reveal(s, pid)
        s.ruins[space_of(s, word)] = pid
    for word, owners in (shields or {}).items():
        s.shields[space_of(s, word)] = owners
    s.unit_offer = create(s, listed(offer))
    for row, name in ((s.advanced, "advanced"), (s.spells, "spells")):
        for _ in range(3):
            pid = s.decks[name].pop()
            reveal(s, pid)
            row.append(pid)
    for face in listed(spells):  # further ones on offer
        pid = next(pid for pid in s.decks["spells"] if s.face[pid] == face)
        s.decks["spells"].remove(pid)
        reveal(s, pid)
        s.spells.append(pid)
    s.source, s.tokens = listed(source), listed(tokens)
    s.phase, s.path, s.dice_left = "move", [p.at], 1
    s.move, s.influence, s.healing = move, influence, healing
    s.mods = list(mods or [])
    s.busy = not p.hand
    s.agenda = [("turns", 1)]
    return s


def go(s: State, *steps: tuple[Any, ...]) -> Scene:
    s.agenda += steps
    s.news = 0
    match = Match(GAME, s, record=new_record(GAME, s.seats, s.options, 1, "00"))
    match.go()
    return Scene(match)


def scene(hand: str = "", **more: Any) -> Scene:
    """The turn of seat 0, before or during movement."""
    return go(bare(hand, **more), ("turn",))


def before(hand: str = "", **more: Any) -> Scene:
    """The window before the turn of seat 0."""
    s = bare(hand, **more)
    s.phase = "before"
    return go(s, ("before",))


def ending(hand: str = "march", busy: bool = True, rewards: str = "", **more: Any) -> Scene:
    """Seat 0 has announced the end of the turn."""
    s = bare(hand, **more)
    s.busy = busy
    s.players[0].rewards = listed(rewards)
    return go(s, ("end_turn",))


def deal(hand: str = "", at: str = "c02.E", **more: Any) -> Scene:
    """Seat 0 interacts."""
    return go(bare(hand, at=at, **more), ("turn",)).choose("act:interact")


def fight(
    foes: str, hand: str = "", phase: str = "ranged", walled: bool = False, sort: str = "rampage", **more: Any
) -> Scene:
    """Seat 0 fights these enemies."""
    s = bare(hand, **more)
    combat = open_combat(s, sort, s.players[0].at)
    for face in listed(foes):
        add_foe(s, token(s, face), s.players[0].at, guard=walled, walled=walled)
    assert combat.foes
    return go(s, ("turn",), ("phase", phase))
