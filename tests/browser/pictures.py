"""Pictures of the table, to look at: python -m tests.browser.pictures [FOLDER [LANGUAGE|all [SIZE|all [NAME...]]]]

All scenes and pages at four sizes in three languages go to FOLDER (default: .cache/pictures); with names only those
that begin so. The few that the README shows are copied to docs/pictures by hand when they have changed for the better.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from tests.mageknight import pictured
from tests.mageknight.middles import middle
from tests.welcome.scene import scene as bidding
from tools.chromium import FLAGS, chromium
from undercroft.core.match import Match, new_match

from .player import bold, made, play_unseen, send
from .prepared import HEROES, prepared_table
from .test_mageknight import hasty
from .test_thunderstone import shopper

SIZES = {"desk": (1440, 900), "window": (1280, 720), "phone": (390, 844), "wide": (844, 390)}
LANGUAGES = ("en", "ru", "pl")
Choose = Callable[[list[str]], str]
Invited = tuple[int, tuple[str, ...]]
"""Who is asked in a scene, and the invitations to its seats."""


@dataclass(frozen=True)
class Shot:
    """What is photographed: an address and what is done there first. `visitor`: whose browser it is."""

    name: str
    path: str = ""
    act: Callable[[Page], None] = lambda page: None
    visitor: str = "Anna"
    scene: str = ""  # of those that are prepared
    marks: str = "off"
    sizes: tuple[str, ...] = tuple(SIZES)


def search(game: str, kind: str, least: int, choose: Choose, **options: str) -> Match:
    """A match that stands at a question of this kind, after at least so many answers."""
    for seed in range(40):
        match, given = new_match(game, 2, seed=seed, options=options), 0
        while match.decision is not None and given < 500:
            if match.decision.kind == kind and given >= least:
                return match
            match.choose(choose([option.key for option in match.decision.options]))
            given += 1
    raise AssertionError(f"{game} never asks {kind}")


def eager(random: Random, found: list[str]) -> str:
    """Explores, moves and buys rather than not."""
    wanted = ("explore", "step", "place", "move", "visit", "enter", "buy", "attack", "announce", "play")
    good = [key for key in found if key.startswith(wanted)]
    return random.choice(good if good and random.random() < 0.7 else found)


def wandering(seed: int, kind: str) -> Match:
    """From a random position in the middle of things on, to a question of this kind."""
    match, random = middle(seed).match, Random(seed)
    while match.decision is not None and match.decision.kind != kind:
        match.choose(random.choice(match.decision.options).key)
    return match


ROUNDS = {"start_tunnels": "random"}
DRAWN = "knight_shield, torch, holy_grail, dragon_spear"  # two pieces are gone


def announced() -> Match:
    """Two monsters of the lair are announced."""
    for seed in range(40):
        match, random = new_match("dungeoneer", 2, seed=seed, options=ROUNDS), Random(seed)
        for _ in range(400):
            if match.decision is None:
                break
            if len(match.state.announced) > 1 and match.decision.kind == "dg.lord":
                return match
            match.choose(eager(random, match.keys))
    raise AssertionError("nobody announces two")


FIGHTS = {"dg-challenge": "dg.challenge", "dg-respond": "dg.respond", "dg-roll": "dg.roll", "dg-wound": "dg.wound"}
SCENES: dict[str, Callable[[], Match]] = {
    "wd-bid": lambda: search("welcome", "wd.bid", 0, bold(21), hero="mage"),
    "wd-drawn": lambda: (
        bidding("warrior", DRAWN, dungeon="golem, goblin, orc, vampire", deck="lich, orc, goblin", seats=3)
        .choose("draw")
        .match
    ),
    "wd-hero": lambda: search("welcome", "wd.hero", 8, bold(21)),
    "wd-opened": lambda: search("welcome", "wd.opened", 5, bold(22), hero="barbarian"),
    "wd-name": lambda: search("welcome", "wd.name", 5, bold(2), hero="warrior"),
    "ts-turn": lambda: search("thunderstone", "ts.turn", 8, partial(eager, Random(1))),
    "ts-shop": lambda: search("thunderstone", "ts.shop", 8, partial(eager, Random(1))),
    "ts-prepare": lambda: search("thunderstone", "ts.prepare", 30, partial(eager, Random(2))),
    "ts-rest": lambda: search("thunderstone", "ts.rest", 1, partial(eager, Random(2))),
    "ts-victim": lambda: search("thunderstone", "ts.victim", 0, Random(3).choice),
    "ts-level": lambda: search("thunderstone", "ts.level", 0, Random(4).choice),
    "dg-place": lambda: search("dungeoneer", "dg.place", 4, partial(eager, Random(1))),
    "dg-lord": lambda: search("dungeoneer", "dg.lord", 30, partial(eager, Random(2)), **ROUNDS),
    "dg-announced": announced,
    "dg-hero": lambda: search("dungeoneer", "dg.hero", 60, partial(eager, Random(3)), **ROUNDS),
    "dg-discard": lambda: search("dungeoneer", "dg.discard", 40, partial(eager, Random(4)), **ROUNDS),
    **{
        name: partial(search, "dungeoneer", kind, 40, partial(eager, Random(5)), **ROUNDS)
        for name, kind in FIGHTS.items()
    },
    "mk-tactic": lambda: search("mageknight", "mk.tactic", 0, partial(eager, Random(1))),
    "mk-turn": lambda: search("mageknight", "mk.turn", 20, partial(eager, Random(2))),
    "mk-way": lambda: search("mageknight", "mk.way", 12, partial(eager, Random(3))),
    "mk-block": lambda: search("mageknight", "mk.block", 10, partial(hasty, Random(4))),
    "mk-drawup": lambda: search("mageknight", "mk.drawup", 20, partial(eager, Random(4))),
    "mk-parley": lambda: wandering(32, "mk.parley"),
    "mk-offer": lambda: wandering(0, "mk.offer"),
    "mk-reward": lambda: wandering(6, "mk.reward"),
    "mk-assign": lambda: wandering(14, "mk.assign"),
    **{
        f"mk-{name}": (lambda make=make: make().match)  # type: ignore[misc]
        for name, make in pictured.SCENES.items()
        if name not in ("meeting", "chased", "spoils")
    },
}


def opens(selector: str, wait: str = "") -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.locator(selector).first.evaluate("it => it.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        if wait:
            page.wait_for_selector(wait)

    return act


RUN = """() => {
  const stage = document.querySelector('[data-stage]'), told = +stage.dataset.last;
  for (const part of stage.querySelectorAll('[data-when]')) {
    const [first, last = first] = part.dataset.when.split(' ').map(Number);
    part.classList.toggle('now', told >= first && told <= last);
    part.classList.toggle('past', told > last);
  }
  stage.hidden = false;
}"""
"""As a run stands when all that has happened so far was told."""


def runs(page: Page) -> None:
    page.wait_for_timeout(500)  # the first view after the page leaves the stage
    page.evaluate(RUN)


def sinks(page: Page) -> None:
    page.evaluate("(document.querySelector('.course') ?? document.body).scrollIntoView()")


def learns(game: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.goto(f"/?game={game}")
        page.locator(f"#game-{game} .lesson button").first.click()
        page.wait_for_url("**/m/*")
        page.wait_for_selector("#coach")

    return act


def bottom(page: Page) -> None:
    page.evaluate("document.querySelector('#play').scrollTo({top: 1e5, behavior: 'instant'})")


PHONES = ("phone", "wide")


def shots() -> Iterator[Shot]:
    """All that is photographed."""
    for name in SCENES:
        yield Shot(name, scene=name)
    yield Shot("wd-panel", act=opens("#gear .info", "#panel .pcard"), scene="wd-drawn")
    for name in ("wd-name", "wd-opened"):
        yield Shot(f"{name}-run", scene=name, act=runs)
    yield Shot("wd-refused", act=opens("#gear .gone .face", ".toast"), scene="wd-drawn")
    yield Shot("ts-panel", act=opens("#village .info", "#panel h2"), scene="ts-shop")
    yield Shot("dg-panel", act=opens("#quests .info, .dgq + .info, .info", "#panel h2"), scene="dg-hero")
    yield Shot("mk-panel", act=opens("#hand .info", "#panel h2"), scene="mk-turn")
    for game in ("wd-drawn", "ts-prepare", "dg-hero", "mk-turn"):
        yield Shot(f"{game[:2]}-sheet", act=opens("#caption"), scene=game, sizes=PHONES)
    yield Shot("menu", act=opens("#menu > summary"), scene="ts-turn")
    yield Shot("marks", scene="mk-turn", marks="on")
    yield Shot("other-rules", "/rules/thunderstone")
    yield Shot("other-clause", "/rules/mageknight/M9.6")
    for name in ("help", "credits"):
        yield Shot(f"other-{name}", f"/{name}")
    yield Shot("other-missing", "/m/nothing")
    yield Shot("other-curtain", "curtain")
    yield Shot("other-waiting", "waiting")
    yield Shot("other-join", "join", visitor="")
    yield Shot("over-wd", "over welcome")
    yield Shot("over-ts", "over thunderstone")
    yield Shot("over-dg", "over dungeoneer")
    yield Shot("over-mk", "over mageknight")
    yield Shot("story-mk", "over mageknight", act=sinks)
    yield Shot("story-wd", "over welcome", act=sinks)
    for short, game in zip(("wd", "ts", "dg", "mk"), OVER, strict=True):
        yield Shot(f"bottom-{short}", f"over {game}", act=bottom)
    yield Shot("replay-ts", "replay thunderstone")
    yield Shot("lobby", "/", visitor="")
    yield Shot("lobby-mk", "/?game=mageknight", visitor="", act=opens("#game-mageknight .opts > summary"))
    yield Shot("lobby-mine", "/", visitor="Celina")
    yield Shot("statistics", "/statistics", visitor="Celina")
    for game in ("welcome", "thunderstone", "dungeoneer", "mageknight"):
        yield Shot(f"lesson-{game}", "/", visitor="", act=learns(game))


OVER: dict[str, tuple[list[str], dict[str, str], Choose]] = {
    "welcome": (["me", "bot:random"], {"seed": "over", "hero": "mage"}, bold(23)),
    "thunderstone": (["me", "bot:greedy"], {"seed": "36"}, shopper()),
    "dungeoneer": (["me", "bot:greedy"], {"seed": "over", "round_cap": "3", **ROUNDS}, bold(3)),
    "mageknight": (["me", "bot:random"], {"seed": "over"}, partial(hasty, Random(4))),
}


class Studio:
    """Matches are made once, by visitors who then look at them in every language and size."""

    def __init__(self, browser: Browser, server: str, invitations: dict[str, Invited]) -> None:
        self.browser, self.server, self.invitations = browser, server, invitations
        self.visitors = {name: browser.new_context(base_url=server) for name in ("Anna", "Boris", "Celina")}
        self.pages = {name: context.new_page() for name, context in self.visitors.items()}
        self.known: dict[str, str] = {}
        for name, page in self.pages.items():
            page.goto("/help")
            send(page, "/settings", {"name": name})

    def address_of(self, shot: Shot) -> str:
        what = shot.scene or shot.path
        if what.startswith("/"):
            if shot.visitor == "Celina" and "busy" not in self.known:
                self.known["busy"] = what
                self.busy()
            return what
        if what not in self.known:
            self.known[what] = self.make(what)
        return self.known[what]

    def make(self, what: str) -> str:
        page = self.pages["Anna"]
        if what in self.invitations:
            return self.sit_down(what)
        match what.split():
            case ["over", game]:
                return self.play(page, game)
            case ["replay", game]:
                return self.address_of(Shot("", f"over {game}")) + "/replay?at=12"
            case ["curtain"]:
                return made(page, ["me", "device"], seed="curtain")
            case ["join"]:
                page.goto(made(page, ["me", "friend", "friend"], game="mageknight"))
                return str(page.locator("[value*='/join/']").first.input_value())
        return made(page, ["me", "friend", "bot:careful"])

    def sit_down(self, scene: str) -> str:
        """Anna takes the seat that is asked, Boris all others."""
        asked, invitations = self.invitations[scene]
        for seat, link in enumerate(invitations):
            if seat != asked:
                send(self.pages["Boris"], link, {"name": HEROES[seat]})
        return send(self.pages["Anna"], invitations[asked], {"name": HEROES[asked]}).headers["location"]

    def play(self, page: Page, game: str, **more: str) -> str:
        seats, options, choose = OVER[game]
        address = made(page, seats, game=game, **options | more)
        play_unseen(page, choose, address)
        return address

    def busy(self) -> None:
        """Celina has matches that are over, wait for her, and wait for others."""
        page = self.pages["Celina"]
        for game in OVER:
            made(page, ["me", "bot:random"], game=game, name="Celina", seed="mine")
        made(page, ["me", "friend"], game="thunderstone", name="Celina")
        for game in ("welcome", "dungeoneer"):
            self.play(page, game, seed="")  # only these are counted

    def take(self, folder: Path, lang: str, size: str, wanted: list[Shot]) -> None:
        width, height = SIZES[size]
        phone = size in PHONES
        for visitor, marks in sorted({(shot.visitor, shot.marks) for shot in wanted}):
            mine = [shot for shot in wanted if (shot.visitor, shot.marks) == (visitor, marks) and size in shot.sizes]
            addresses = [self.address_of(shot) for shot in mine]
            context = self.browser.new_context(
                viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, locale=lang,
                base_url=self.server, extra_http_headers={"Accept-Language": lang}, reduced_motion="reduce",
                storage_state=self.visitors[visitor].storage_state() if visitor else None,
            )  # fmt: skip
            context.add_init_script(f"localStorage.speed = '0'; localStorage.marks = '{marks}'")
            context.set_default_timeout(20_000)
            page = context.new_page()
            send(page, "/settings", {"lang": lang})  # who has been here keeps another one
            for shot, address in zip(mine, addresses, strict=True):
                page.goto(address)
                try:
                    shot.act(page)
                except Exception as error:  # the others are still wanted
                    print(f"{shot.name}, {size}, {lang}: {str(error).splitlines()[0]}")
                photograph(page, folder / f"{shot.name}-{size}-{lang}.png")
            context.close()


def photograph(page: Page, path: Path) -> None:
    page.evaluate("document.fonts.ready")
    page.screenshot(path=path, animations="disabled")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".cache/pictures")
    langs, sizes = (
        [each for each in every if each in sys.argv[at : at + 1]] or list(every)
        for at, every in ((2, LANGUAGES), (3, tuple(SIZES)))
    )
    starts = tuple(sys.argv[4:]) or ("",)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        wanted = [shot for shot in shots() if shot.name.startswith(starts)]
        scenes = {shot.scene: SCENES[shot.scene]() for shot in wanted if shot.scene}
        with prepared_table(Path(data), scenes) as (server, invitations):
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            asked = {name: scene.decision.seat for name, scene in scenes.items() if scene.decision is not None}
            studio = Studio(browser, server, {name: (seat, invitations[name]) for name, seat in asked.items()})
            for lang in langs:
                for size in sizes:
                    studio.take(folder, lang, size, wanted)
                    print(f"{folder}: {size}, {lang}", flush=True)
            browser.close()


if __name__ == "__main__":
    main()
