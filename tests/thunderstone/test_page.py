"""The table's page at every kind of question, in three languages, for every viewer: it renders, and in words."""

from __future__ import annotations

import re

import pytest

from undercroft.core.text import COMPLETE
from undercroft.games.thunderstone.describe import notes
from undercroft.table.models import SeatInfo, TableModel, Visitor
from undercroft.table.render import table_page

from .scene import Scene, armed, inside, scene


def positions() -> dict[str, Scene]:
    ill = "thyrian_squire, elf_wizard, 2 disease, torch"
    rich = "2 fireball, elf_archmage"
    return {
        "turn": scene("militia, torch"),
        "village": scene("town_guard, barkeep, torch", deck="3 dagger").visit(),
        "shop": scene("2 torch").visit(),
        "level": scene("elf_wizard, militia", xp=5).visit().choose("done"),
        "rest": scene("militia, disease").choose("rest"),
        "prepare": armed(
            "thyrian_squire=spear, elf_wizard, iron_rations, disease, hatchet", "suffering, blink_dog, haunt"
        ),
        "thrown": armed("thyrian_squire=spear, torch").choose("use:spear.1"),
        "card": inside("thyrian_squire, iron_rations, feast").choose("use:thyrian_squire.1"),
        "target": inside("elf_archmage, torch").choose("use:elf_archmage.1"),
        "order": inside("banish, torch", deck="torch").choose("use:banish.1"),
        "discard": inside("lorigg_rogue, torch", others="militia, torch").choose("use:lorigg_rogue.1"),
        "give": inside("selurin_theurge, militia").choose("use:selurin_theurge.1"),
        "borrow": inside("selurin_theurge, torch").choose("use:selurin_theurge.1"),
        "lent": inside("selurin_theurge, torch").choose("use:selurin_theurge.1", "borrow:militia"),
        "victim": inside("militia, elf_wizard", "haunt").choose("attack:1"),
        "cut": armed("regian_priest=dagger, torch", "judgement").choose("attack:1"),
        "copies": armed("2 militia=dagger, thyrian_squire, 2 iron_rations").choose("feed:iron_rations>militia"),
        "diseases": inside(ill).choose("attack:1"),
        "spoils": armed("dwarf_janissary=short_sword, 2 torch", "nixie").choose("attack:1"),
        "shown": inside(rich, "sphinx", deck="2 militia, disease, 6 torch").choose("attack:1", "look"),
        "rank": inside("elf_sorcerer, outlands_khan", "nixie").choose("attack:1"),
        "solo": scene("militia", "-, griffon, nixie", seats=1),
        "over": inside("2 outlands_khan, torch", "nixie, stone_of_mystery, griffon").choose("attack:1"),
    }


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_question_has_its_page(lang: str) -> None:
    for name, s in positions().items():
        seats = tuple(SeatInfo(seat, f"P{seat}", "person") for seat in range(s.state.seats))
        for viewer in range(-1, s.state.seats):
            page = table_page(TableModel("m", s.match, viewer, Visitor(lang, "csrf"), seats))
            words = re.sub(r"<[^>]*>", " ", page)
            assert not re.findall(r"\bts-[a-z]+", words), (name, viewer)
            ids = re.findall(r'\bid="([^"]+)"', page)
            assert len(ids) == len(set(ids)), (name, viewer, [i for i in ids if ids.count(i) > 1])
            if s.match.decision is not None and s.seat == viewer:
                assert all(f'data-key="{key}"' in page.replace("&gt;", ">") for key in s.keys), (name, viewer)


@pytest.mark.parametrize(
    ("hand", "monster", "said"),
    [
        ("militia, torch", "nixie", []),
        ("2 militia", "blink_dog", ["ts-why-fades"]),
        ("outlands_khan, torch", "succubus", ["ts-tb-halved"]),
        ("2 outlands_khan, militia=dagger, torch", "revenant", ["needs-magic", "weakens", "dropped", "doomed"]),
        ("feayn_archer, militia, torch", "nixie", ["idle"]),
        ("militia, elf_wizard", "haunt", ["stopped"]),
        ("thyrian_squire, disease, torch", "nixie", ["cut-attack"]),
        ("selurin_magician, disease, torch", "nixie", ["cut-magic"]),
        ("militia, elf_wizard", "mythlurian", ["prey"]),
        ("militia, fireball", "spectre", ["prey-sure"]),
        ("militia, torch", "lord_of_death", ["diseases"]),
    ],
)
def test_the_planner_says_what_will_happen(hand: str, monster: str, said: list[str]) -> None:
    row = armed(hand, monster).match.view(0)["table"]["hall"][0]
    wanted = [word if word.startswith("ts-") else f"ts-tb-{word}" for word in said]
    assert [message for message, _, _ in notes(row)] == wanted
    assert all(harm is (message in HARM) for message, _, harm in notes(row))


HARM = {"ts-tb-doomed", "ts-tb-prey", "ts-tb-prey-sure", "ts-tb-diseases"}


REFUSED = {
    "too heavy": (
        inside("militia, short_sword"),
        ("hand2", "equip:short_sword>militia", "Short Sword has weight 4; Militia has strength 2."),
    ),
    "too dark": (
        inside("militia, torch", "nixie, blink_dog, griffon"),
        ("foe2", "attack:2", "Blink Dog cannot be attacked: 2 more light is needed."),
    ),
    "too little experience": (
        scene("elf_wizard, militia", xp=2).visit().choose("done"),
        ("hand2", "level:militia", "Militia needs 3 XP for the next level; you have 2."),
    ),
    "no card of the level": (
        scene("thyrian_squire, elf_wizard", xp=3).visit(),
        ("hand1", "level:thyrian_squire", "no card of level 2 is left in the stack"),
    ),
    "too dear": (scene("militia").visit(), ("stall-spear", "buy:spear", "Spear costs 4 gold; you have 0.")),
    "nobody can level up": (
        scene("elf_wizard, torch", xp=1).visit(),
        ("hand1", "level:elf_wizard", "Elf Wizard needs 2 XP for the next level; you have 1."),
    ),
    "not before the shop": (
        scene("elf_wizard, barkeep", xp=2).visit(),
        ("hand1", "level:elf_wizard", "Elf Wizard can level up after the last purchase."),
    ),
    "no use here": (
        inside("trainer, militia, torch"),
        ("hand1", "use:trainer.1", "Only in the village (Trainer: destroy a Militia for 2 XP)."),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_refused_thing_says_why_with_its_numbers(case: str) -> None:
    """A click on it shows the reason: the thing names the refusal, the refusal stands on the page in words."""
    s, (place, key, words) = REFUSED[case]
    if case == "no card of the level":
        s.sell_out("thyrian_knight")
        s.choose("done")
    seats = tuple(SeatInfo(seat, f"P{seat}", "person") for seat in range(s.state.seats))
    page = table_page(TableModel("m", s.match, s.seat, Visitor("en", "csrf"), seats)).replace("&gt;", ">")
    thing = page.partition(f'id="{place}"')[2].partition("</button>")[0]
    assert f'data-denied="{key}"' in thing and 'data-key="' not in thing, thing[:300]
    told = re.search(rf'data-refusal="{re.escape(key)}".*?<span>(.*?)</span>', page)
    assert told is not None and words in told[1], told and told[1]


def test_a_card_with_something_to_do_is_no_refusal() -> None:
    """A hero who can lift one weapon and not the other still takes the first."""
    s = inside("militia, dagger, short_sword")
    seats = tuple(SeatInfo(seat, f"P{seat}", "person") for seat in range(2))
    page = table_page(TableModel("m", s.match, 0, Visitor("en", "csrf"), seats)).replace("&gt;", ">")
    for place in ("hand1", "hand2"):
        thing = page.partition(f'id="{place}"')[2].partition("</button>")[0]
        assert 'data-key="equip:dagger>militia"' in thing and "data-denied" not in thing, thing[:300]
