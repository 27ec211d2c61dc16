"""The table's page at every kind of question, in three languages, for every viewer: it renders, and in words."""

from __future__ import annotations

import re

import pytest

from undercroft.core.text import LANGUAGES
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
        "cut": inside("chalice_defender, torch", "judgement").choose("attack:1"),
        "diseases": inside(ill).choose("attack:1"),
        "spoils": armed("dwarf_janissary=short_sword, 2 torch", "nixie").choose("attack:1"),
        "shown": inside(rich, "sphinx", deck="2 militia, disease, 6 torch").choose("attack:1", "look"),
        "rank": inside("elf_sorcerer, outlands_khan", "nixie").choose("attack:1"),
        "solo": scene("militia", "-, griffon, nixie", seats=1),
        "over": inside("2 outlands_khan, torch", "nixie, stone_of_mystery, griffon").choose("attack:1"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
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
