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

from undercroft.core.lasting import Mod
from undercroft.core.match import Match
from undercroft.core.record import new_record
from undercroft.core.state import chance_key
from undercroft.core.zones import create, reveal
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.fight.foes import muster, open_combat
from undercroft.games.mageknight.play.exploring import put_tile
from undercroft.games.mageknight.play.heroes import LEVELS
from undercroft.games.mageknight.play.setup import new
from undercroft.games.mageknight.play.stacks import draw_open
from undercroft.games.mageknight.state import Player, State, Turn, Unit, without
from undercroft.games.mageknight.tables import BASIC, ENEMIES
from undercroft.games.mageknight.world.groups import GUARD, RAMPAGING, put, tokens_at
from undercroft.games.mageknight.world.hexes import ORIGIN, PLACES
from undercroft.games.mageknight.world.places import spy_all
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from ..scene import Position, listed

POSITIONS = ((1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2))


class Scene(Position[State]):
    @property
    def me(self) -> Player:
        return self.state.players[self.state.actor]

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
            elif name == "tokens":
                actual = self.me.tokens
            else:
                actual = getattr(self.state.now if hasattr(self.state.now, name) else self.state, name)
            assert actual == value, f"{name}: {actual!r}, expected {value!r}"
        return self

    @property
    def panel(self) -> dict[str, Any]:
        panel: dict[str, Any] = self.match.view(self.state.actor)["table"]["combat"]
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
    return Unit(
        create(s, [name.rstrip("!*")])[0],
        "!" in name,
        name.count("*"),
        flag,
        under="bonds" if word.endswith("&") else "command",
    )


def token(s: State, face: str) -> int:
    """A token of this face, out of its pile if one is left there."""
    name = "yellow" if face not in ENEMIES else ENEMIES[face].pile
    if name not in s.stacks:  # of a set that the scene is not played with
        s.stacks[name] = s.discards[name] = ()
    found = next((pid for pid in s.stacks[name] if s.face[pid] == face), -1)
    if found >= 0:
        s.stacks[name] = without(s.stacks[name], found)
    else:
        found = create(s, [face], known=0)[0]
    return found


def bare(
    hand: str = "",
    at: str = "",
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
    mods: list[Mod] | None = None,
    **options: str,
) -> State:
    """A state in the middle of the turn of seat 0. Face-down garrisons (`down`) are known to nobody, but for those
    that a hero stands beside by Day.

    The Tactic is The Right Moment unless told otherwise: it can be used at any time, so that menus do not answer
    themselves and the scene stands still.
    """
    heroes = ",".join([hero, *(name for name in ("arythea", "goldyx", "norowas", "tovak") if name != hero)][:seats])
    s = new(seats, GAME.settle(seats, {"heroes": heroes, "dummy": "no", **options}), chance_key(1))
    for name in ("advanced", "spells", "artifacts", "regular"):
        s.stacks[name] = tuple(sorted(s.stacks[name], key=lambda pid: s.face[pid], reverse=True))
    for seat, name in enumerate(heroes.split(",")):
        s.players[seat].hero = name
    put_tile(s, create(s, [SHAPES[s.rules.shape].start])[0], ORIGIN)
    for face, (i, j) in zip(listed(tiles), POSITIONS, strict=False):
        put_tile(s, create(s, [face], known=0)[0], centre_of(SHAPES[s.rules.shape], i, j))
    for spot in s.there:
        for pid in tokens_at(s, spot):
            s.stacks[ENEMIES[s.face[pid]].pile] += (pid,)
    s.there, s.cloister = {}, []
    s.core_seen = False
    s.round, s.night = (2, True) if night else (1, False)
    s.active, s.actor, s.order, s.turn = 0, 0, tuple(range(seats)), 1
    s.now, s.place = Turn(0), 0
    p = s.players[0]
    p.hand = create(s, listed(hand), known=1)
    p.deck = create(s, listed(deck), known=0)[::-1]
    p.discard = create(s, listed(discard))
    p.skills = tuple(create(s, listed(skills)))
    pile = [face for face in ("tovak_double_time", "tovak_shield_mastery", "tovak_motivation") if face not in skills]
    p.skill_pile = tuple(create(s, pile, known=0))
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
        rival.skills = tuple(create(s, listed(rival_skills) if seat == 1 else []))
        rival.crystals = {colour: listed(rival_crystals).count(colour) for colour in BASIC}
    p.at = space_of(s, at or SHAPES[s.rules.shape].start)
    for seat, word in (others or {}).items():
        s.players[seat].at = space_of(s, word)
    for word, faces in (foes or {}).items():
        found = tuple(token(s, face) for face in listed(faces))
        where = space_of(s, word)
        if not down or not s.board[where].site:
            for pid in found:
                reveal(s, pid)
        put(s, where, RAMPAGING if s.board[where].rampaging else GUARD, *found)
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
            row.append(draw_open(s, name))
    for face in listed(spells):  # further ones on offer
        pid = next(pid for pid in s.stacks["spells"] if s.face[pid] == face)
        s.stacks["spells"] = without(s.stacks["spells"], pid)
        reveal(s, pid)
        s.spells.append(pid)
    s.source, p.tokens = listed(source), listed(tokens)
    s.now.phase, s.now.path, s.now.dice_left = "move", [p.at], 1
    s.now.move, s.now.influence, s.now.healing = move, influence, healing
    s.now.mods = list(mods or [])
    s.now.busy = not p.hand
    s.agenda = [("turns",)]
    spy_all(s)
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
    s.now.phase = "before"
    return go(s, ("before",))


def ending(hand: str = "march", busy: bool = True, rewards: str = "", **more: Any) -> Scene:
    """Seat 0 has announced the end of the turn."""
    s = bare(hand, **more)
    s.now.busy = busy
    s.players[0].rewards = tuple(listed(rewards))
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
        muster(s, combat, token(s, face), "guard", s.players[0].at, walls=int(walled))
    assert combat.foes
    return go(s, ("turn",), ("phase", phase))
