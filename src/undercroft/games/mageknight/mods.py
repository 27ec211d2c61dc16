"""Lasting effects (M5.7): what each is called and when it ends. A flag is a constant; the others carry something."""

from __future__ import annotations

from ...core.lasting import Mod

ALL_RESIST = Mod("all_resist")  # own Units resist everything
BENT = Mod("bend")  # Space Bending
BENT_TIME = Mod("bent_time")  # the played cards come back
BLACK_USABLE = Mod("black_usable")  # black mana by Day
BLADES = Mod("blades")  # physical attacks count twice
BLUNT = Mod("blunt")  # nobody resists physical attacks
CURE = Mod("cure")  # a card for every Wound healed, Units become ready
COLD_FIRE_ATTACKS = Mod("cold_fire_attacks")
EXPLORED = Mod("explored")
FELLED = Mod("felled")  # one for each enemy that was defeated
GOLD_USABLE = Mod("gold_usable")  # gold mana under night rules
GRAIL_CARDS = Mod("grail_cards")
GRAIL_FAME = Mod("grail_fame")  # one for each Healing point
HELPED = Mod("helped")  # a Unit had a part in this combat
LANTERN = Mod("lantern")  # garrisons are seen as by Day
HIDDEN = Mod("hidden")  # Staff of Concealment: nobody is provoked, nobody pursues
LEVY = Mod("levy")  # Call to Arms
LORE = Mod("lore", 2)  # Mountain Lore: mountains are safe
MIST = Mod("mist")  # hills and mountains are closed
MASKED = Mod("masked")  # Arcane Disguise: the Reputation does not count
NO_DICE = Mod("no_dice")  # the Source is closed
NO_UNIT_DAMAGE = Mod("no_unit_damage")
OPEN_SITE = Mod("open_site")  # the site's fortification does not count
POLAR = Mod("polar")  # Polarization: one mana as its opposite
REFUND = Mod("refund")  # crystals that were spent come back
SCOUTING = Mod("scouting")  # tiles two spaces away can be explored
SHAPED = Mod("shaped")  # Shapeshift
SUPPRESSED = Mod("suppressed")  # Mana Suppression has been paid
SIEGING = Mod("sieging")  # all attacks are Siege too
THAW = Mod("thaw")  # Source Freeze came back
TROPHIES = Mod("trophies")  # 1 Fame for each enemy that is defeated
VEIL = Mod("veil")  # the first Wound of the hero counts for nothing
WARD = Mod("ward")  # Banner of Protection
WILD_BLACK = Mod("wild_black")  # Mana Pull: a black die as any colour
WILD_DICE = Mod("wild_dice")  # gold and black dice as any colour
WINGS = Mod("wings")  # one for each enemy that Wings of Night keeps from attacking

ENDS: dict[str, str] = {
    **dict.fromkeys(
        (
            "all_resist", "bend", "bent_time", "black_usable", "blades", "blunt", "explored", "felled", "gold_usable",
            "grail_cards", "grail_fame", "lantern", "levy", "no_dice", "open_site", "polar", "refund",
            "scouting", "thaw", "trophies", "ward", "wild_black", "wild_dice",
            "aloof", "cure", "mist", "veil",
            "agile",  # n: whether also for Ranged Attacks
            "ambush",  # n: Attack, m: Block
            "bow",  # word: twice or as_siege, n: whether it was changed since the last attack
            "box",  # card: Mysterious Box, word: the Artifact that it is, n: Fame for its use, 0 when it was used
            "cast",  # word: the colour of a Spell
            "charm",  # n: what the next Unit costs less
            "cheaper",  # word: terrain, n: by how much, m: not below
            "cheer",  # n: for the attacks of Units, card: but this one
            "costing",  # word: terrain, n: what it costs, m: only where it can be entered
            "cursed",  # n: whose Mana Curse, word: its colour
            "diplomat",  # word: the element of the Block
            "discarded",  # card: the last one, at the end of the turn
            "endless",  # word: a colour
            "fought",  # card: a Unit
            "glory",
            "hurt",  # card: a Wound of this turn
            "keen",  # Hawk Eyes
            "lead",  # word: Block, Attack or Ranged Attack, n: by how much
            "learning",  # n: the price, word: where the card goes
            "lore",  # n: 1, or 2 for mountains too
            "mark_down",  # n: for an Attack card in the Ranged and Siege phase, m: in the Attack phase
            "pain",  # n: what a Wound is worth sideways
            "recruited",  # n: 1, m: whether free of charge, card: a Unit
            "ring",  # word: a colour
            "rush",  # n: Wounds that bring a card, m: one before that is thrown away
            "scouted",  # card: an enemy token
            "sideways",  # n: a basic Action, m: any other card
            "standard",  # card: Banner of Command
            "tale",  # n: Fame, m: Reputation for each Unit recruited
            "talent",  # word: a colour, card: Magic Talent
            "tireless",  # n: by how much cards that give Move are higher, m: only the next one
            "tunnel",  # n: the city to which Underground Attack leads
            "universal",  # word: the colour that was paid
        ),
        "turn",
    ),
    **dict.fromkeys(
        (
            "cold_fire_attacks", "no_unit_damage", "sieging", "wings",
            "burning",  # n: the Attack of Burning Shield
            "hardened",  # n: damage of a duel's attack that the hero ignores
            "shielded",  # the first Wound of a duel's attack counts for nothing
            "helped",
            "dueling",  # n: the enemy
            "reap_all",  # word: a phase
            "hunt",  # word: a phase
            "loaded",  # n: an Attack for the Attack phase, m: only against enemy m - 1, or not against -m - 1
            "tough",  # word: what a Unit resists, card: the Unit
            "wards",  # n: a Block, word: its element, m: how often
            "weave",  # n: an Attack for the Attack phase, without a Wound
            "lured",  # n: enemy, m: which attack, card: the Unit that takes its damage
            "path",  # n: what the way through a maze has cost
            "powered",  # n: mana that was spent in a duel, card: on what, m: as an effect of what
            "units_up",  # n: by how much
        ),
        "combat",
    ),
    **dict.fromkeys(  # Krang
        (
            "masked", "suppressed",
            "coerce",  # a Unit costs 2 less
            "guides",  # a Block is 1 higher
            "harvest",  # n: once, or 0 for every space
            "rouse",  # Units are readied for Influence
            "slain",  # card: an enemy that was defeated
            "tribute",  # card: a skill that came back from the centre, word: colours
            "turned_down",  # card: a skill
            "turned_up",  # card: a skill
        ),
        "turn",
    ),
    **dict.fromkeys(  # Shades of Tezla
        (
            "hidden", "hunted", "shaped",
            "free_lesson",  # an Advanced Action for nothing (MT14.4)
            "favoured",  # word: a faction token
            "refuge",  # word: terrain that is safe
            "toxin",  # n: the points of Vial of Toxin, card: what they were added to
        ),
        "turn",
    ),
    **dict.fromkeys(("bolts", "struck"), "combat"),  # Forked Lightning: n left, word: the phase; n: an enemy
    "puppet": "combat",  # n, word: an attack of a puppet that was not used yet
    "using": "effect",  # card: the Unit that is being used; taken away when it is done
}  # fmt: skip
"""When each ends: with the turn, with its combat, or with the effect that noted it."""
