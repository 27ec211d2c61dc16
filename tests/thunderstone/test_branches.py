"""Every card once more: each effect in the wrong place, twice, without a target; each monster won and without prey."""

from __future__ import annotations

import pytest

from undercroft.games.thunderstone.cards import CARDS

from .scene import Scene, armed, inside, scene

EFFECTS = [
    pytest.param(word, at, marks=pytest.mark.card("thunderstone", word), id=f"{word}.{at}")
    for word, facts in CARDS.items()
    for at in range(1, len(facts.uses) + 1)
]


def cards(*words: str) -> list[object]:
    return [pytest.param(word, marks=pytest.mark.card("thunderstone", word), id=word) for word in words]


# -- effects


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize(("word", "at"), EFFECTS)
def test_an_effect_in_the_wrong_place(word: str, at: int) -> None:
    if CARDS[word].uses[at - 1].when == "dungeon":
        scene(f"{word}, barkeep").visit().refuses(f"use:{word}.{at}", "T12.1", "ts-why-only-dungeon")
    else:
        inside(f"{word}, torch").refuses(f"use:{word}.{at}", "T12.1", "ts-why-only-village")


def at_hand(word: str) -> Scene:
    """A party in which every effect of the card can be used."""
    more = [other for other in ("barkeep", "pawnbroker", "militia", "feast", "iron_rations") if other != word]
    hand = f"{word}, {', '.join(more)}, militia, 2 disease"
    if CARDS[word].uses[0].when == "village":
        return scene(hand, deck="8 torch").visit()
    if word == "spear":
        return armed("thyrian_squire=spear, barkeep", deck="8 torch")
    return inside(hand, deck="8 torch", others="militia, torch")


@pytest.mark.clause("T12.2")
@pytest.mark.parametrize(("word", "at"), EFFECTS)
def test_an_effect_twice(word: str, at: int) -> None:
    """Once only, however often it could be paid; a repeat effect again."""
    use = CARDS[word].uses[at - 1]
    s = at_hand(word)
    asked = s.kind
    s.choose(f"feed:{word}>militia" if use.feeds else f"use:{word}.{at}")
    while s.kind != asked:
        s.choose(s.keys[-1])
    again = [key for key in s.keys if key.startswith((f"use:{word}.{at}", f"feed:{word}>"))]
    if use.repeat:
        assert again
    elif word in s.zone("hand"):
        s.refuses(f"use:{word}.{at}", "T12.2", "ts-why-used")
    else:
        assert not again and word in [s.state.face[pid] for pid in s.state.destroyed + s.state.discard[0]]


@pytest.mark.clause("T12.5")
@pytest.mark.parametrize(
    "word", cards("thyrian_squire", "thyrian_knight", "thyrian_lord", "outlands_warrior", "outlands_slayer")
)
@pytest.mark.parametrize("food", ["iron_rations", "goodberries", "feast"])
def test_food_that_was_used_is_not_destroyed(word: str, food: str) -> None:
    key = "use:feast.1" if food == "feast" else f"feed:{food}>{word}"
    s = inside(f"{word}, {food}, torch").choose(key)
    s.refuses(f"use:{word}.1", "T12.5", "ts-why-food-used").expect(destroyed="")


@pytest.mark.clause("T28.14")
@pytest.mark.parametrize("word", cards("iron_rations", "goodberries", "feast", "battle_fury"))
def test_nobody_there_to_use_it_on(word: str) -> None:
    inside(f"{word}, torch").refuses(f"use:{word}.1", "T28.14", "ts-why-no-hero")


@pytest.mark.clause("T12.5", "T5.9", "T28.12")
@pytest.mark.card("thunderstone", "banish", "pawnbroker", "thyrian_squire")
def test_what_an_effect_cannot_destroy() -> None:
    s = inside("selurin_theurge, banish, iron_rations, torch", deck="6 torch", others="elf_sorcerer")
    s.choose("use:selurin_theurge.1", "give:selurin_theurge", "give:elf_sorcerer", "borrow:elf_sorcerer")
    s.choose("feed:iron_rations>elf_sorcerer", "use:banish.1", "send:1").offers("card:banish", "card:torch")
    s.refuses("card:iron_rations", "T12.5", "ts-why-used-up")
    s.refuses("card:elf_sorcerer", "T28.12", "ts-why-borrowed")
    broker = scene("pawnbroker, torch, dagger, elf_wizard").visit().choose("use:pawnbroker.1")
    broker.offers("card:torch", "card:dagger").refuses("card:elf_wizard", "T5.9", "ts-why-no-gold-value")
    hungry = inside("thyrian_squire, militia, 2 iron_rations, feast").choose("feed:iron_rations>militia")
    hungry.choose("use:thyrian_squire.1")
    hungry.offers("card:iron_rations", "card:feast")  # the other one
    assert hungry.match.refusals() == []


# -- heroes and weapons


@pytest.mark.parametrize(
    ("word", "attack"),
    [
        pytest.param(word, attack, marks=pytest.mark.card("thunderstone", word), id=word)
        for word, attack in (("amazon_archer", 3), ("amazon_huntress", 5), ("amazon_queen", 6))
    ],
)
def test_amazons_in_the_third_rank(word: str, attack: int) -> None:
    assert inside(word, deck="torch").reckon(3).attack == attack


@pytest.mark.card("thunderstone", "warhammer")
@pytest.mark.parametrize(
    ("hero", "monster", "attack"),
    [
        ("chalice_quester", "lord_mortis", 2 + 6),  # a Doomknight
        ("chalice_quester", "ghost", 2),  # Undead, but he is too weak then to hold it
        ("chalice_paladin", "ghost", 0 + 6),
        ("thyrian_squire", "famine", 2 + 3),  # no cleric
        ("chalice_quester", "succubus", 2 + 3),  # neither
    ],
)
def test_the_warhammer_in_whose_hand_against_whom(hero: str, monster: str, attack: int) -> None:
    assert armed(f"{hero}=warhammer, torch", monster).reckon().attack == attack


@pytest.mark.card("thunderstone", "dwarf_janissary", "chalice_paladin")
@pytest.mark.parametrize("word", ["dwarf_janissary", "chalice_paladin"])
def test_spoils_may_be_left(word: str) -> None:
    s = armed(f"{word}=short_sword, outlands_khan, torch", "nixie", deck="6 dagger").choose("attack:1", "none")
    s.expect(kind="ts.turn", discard=f"{word}, short_sword, outlands_khan, torch, nixie")


@pytest.mark.card("thunderstone", "dwarf_janissary")
def test_sold_out_spoils() -> None:
    s = armed("dwarf_janissary=short_sword, torch", "nixie", deck="6 dagger")
    s.state.stacks[s.state.market.index("dagger")] = ()
    s.choose("attack:1").refuses("buy:dagger", "T9.6", "ts-why-sold-out")


# -- monsters


MONSTERS = [word for word, facts in CARDS.items() if facts.sort == "monster"]


@pytest.mark.clause("T22.2")
@pytest.mark.parametrize("word", cards(*MONSTERS))
def test_a_victory_over_every_monster(word: str) -> None:
    """Foreseen by the planner, and it brings the card and its experience."""
    s = inside("6 outlands_khan, 2 fireball, 2 lightstone_gem", word, deck="6 torch", discard="militia")
    assert s.match.view(0)["table"]["hall"][0]["forecast"]["won"] is (word != "sphinx")
    if word == "sphinx":
        s = inside("3 fireball", word, deck="6 torch", discard="militia")
    s.choose("attack:1")
    while s.kind in ("ts.victim", "ts.spoils"):
        s.choose(s.keys[-1])
    s.expect(xp=CARDS[word].xp)
    assert word in s.zone("discard")


@pytest.mark.clause("T21.2")
@pytest.mark.parametrize("word", cards(*(word for word in MONSTERS if CARDS[word].slays or CARDS[word].slays_all)))
def test_no_prey_nothing_happens(word: str) -> None:
    s = inside("torch, lantern", word, deck="6 dagger")
    forecast = s.match.view(0)["table"]["hall"][0]["forecast"]
    assert forecast["prey"] == forecast["doomed"] == []
    s.choose("attack:1").expect(kind="ts.turn", destroyed="")


@pytest.mark.clause("T13.4")
@pytest.mark.parametrize("word", cards("ghost", "judgement", "revenant", "suffering", "the_prince"))
def test_who_weakens_makes_weapons_drop(word: str) -> None:
    """The dagger's attack is gone before the outcome; the planner says so."""
    s = armed("thyrian_squire=short_sword, militia=dagger, torch", word, deck="6 torch")
    forecast = s.match.view(0)["table"]["hall"][0]["forecast"]
    assert forecast["dropped"] == (["short_sword", "dagger"] if word == "revenant" else ["dagger"])
    assert forecast["weakens"] == CARDS[word].weakens == (4 if word == "revenant" else 2)


@pytest.mark.clause("T12.6", "T21.3")
@pytest.mark.parametrize(
    ("word", "hand", "lost"),
    [
        pytest.param(*case, marks=pytest.mark.card("thunderstone", case[0]), id=case[0])
        for case in (
            ("harbinger", "fireball", "fireball"),
            ("red_jelly", "thyrian_squire=short_sword, torch", "short_sword"),
            ("skaladak", "thyrian_squire=short_sword, battle_fury, fireball", "short_sword"),
            ("black_slime", "militia=polearm, thyrian_squire, torch", "militia"),
            ("spectre", "militia=polearm, thyrian_squire, torch", "militia"),
            ("wraith", "militia=polearm, outlands_warrior, torch", "militia"),
            ("uyril_unending", "militia, thyrian_knight, fireball, griffon", "militia"),
            ("tormentor", "chalice_quester=short_sword, redblade_killer, torch", "chalice_quester"),
        )
    ],
)
def test_what_a_battle_effect_destroys_has_fought(word: str, hand: str, lost: str) -> None:
    """Each of these is won only with what is destroyed in it."""
    s = armed(hand, word, deck="6 dagger").choose("attack:1").expect(destroyed=lost, xp=CARDS[word].xp)
    assert word in s.zone("discard")


@pytest.mark.card("thunderstone", "green_blob")
def test_the_blob_eats_what_was_eaten_from() -> None:
    """T12.5: a battle effect may destroy Food that a dungeon effect could not."""
    s = inside("thyrian_squire, iron_rations, torch", "green_blob", deck="6 torch")
    s.choose("feed:iron_rations>thyrian_squire", "attack:1").expect(destroyed="iron_rations")


@pytest.mark.card("thunderstone", "judgement")
@pytest.mark.parametrize(("cut", "value"), [("cut:attack", 1 - 1 + 2 * 2), ("cut:magic", 1 + 2 * (2 - 1))])
def test_judgement_cuts_either(cut: str, value: int) -> None:
    """The Priest gives magic attack 2 and with his dagger attack 1; a Warlock doubles what magic is left."""
    s = armed("regian_priest=dagger, selurin_warlock, torch", "judgement", deck="6 torch").choose("attack:1", cut)
    assert [e.args["value"] for e in s.match.events if e.message == "ts-value"] == [value + 2 * (2 - 1)]


@pytest.mark.card("thunderstone", "uyril_unending", "succubus", "ghost")
@pytest.mark.parametrize("word", ["uyril_unending", "succubus", "ghost"])
def test_a_trophy_is_magic_enough(word: str) -> None:
    """T15.3: magic attack of 1 from anywhere."""
    assert inside("outlands_khan, griffon, torch", word).reckon().halved is False
    assert inside("outlands_khan, nixie, torch", word).reckon().halved is True


@pytest.mark.card("thunderstone", "darkness")
def test_darkness_and_those_without_a_weapon() -> None:
    """T15.4: their light is gone too; what they did before stays."""
    s = armed("elf_wizard, thyrian_squire=hatchet, regian_priest, torch", "darkness", deck="battle_fury, 6 torch")
    s.choose("use:regian_priest.1", "use:battle_fury.1")
    r = s.reckon()
    assert (r.attack, r.magic, r.light, r.penalty) == (2 + 3 + 1, 0, 1, 1)
    assert s.match.view(0)["table"]["hall"][0]["forecast"]["idle"] == ["elf_wizard", "regian_priest"]
