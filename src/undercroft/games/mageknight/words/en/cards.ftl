# Mage Knight: Banners, direct moves, the centre of the table, effects on other players

# Answers
mk-before-skill = Use { $what }
mk-cast = Cast { $what } from the offer
mk-levy = Call up { $what } from the offer
mk-centre = Use { $what } from the centre
mk-banner = Raise the Banner: { $what }
mk-ground = Keep { $what } from attacking, for Move
mk-turn-learn = Learn { $what }
mk-deal-pledge = Recruit { $what } under Bonds of Loyalty
mk-fly = Where to?
mk-fly-step = On, { $what }
mk-fly-land = Stop here
mk-respond = You are about to be hit. Do you answer first?
mk-respond-pass = No
mk-respond-skill = Use { $what }
mk-power = The { $colour } mana must be spent at once. On what?
mk-power-unit = Use { $what }
mk-power-skill = Use { $what }
mk-pay-opened = one more die of the Source (Source Opening): { $what }
mk-pay-reroll = the die is rerolled later: { $what }
mk-pay-leave = the die stays as it is: { $what }
mk-pay-polar_token = mana token as its opposite: { $what }
mk-pay-polar_die = die of the Source as its opposite: { $what }
mk-pay-polar_stolen = die on Mana Steal as its opposite: { $what }
mk-pay-polar_crystal = crystal as its opposite: { $what }
mk-pick-goal = Attack: { $what }
mk-pick-rival = Attack: { $what }
mk-pick-tire = Spend { $what } of { $whom }
mk-pick-seat = { $what }
mk-pick-keep = { $what } stays on its Unit
mk-pick-return = { $what } is shuffled in
mk-pick-under = { $what }
mk-target-strike = { $what }
mk-target-done = That is all
mk-benefit-shed = Throw away the Wounds of this turn

# Ways
mk-call-up = use a Unit of the offer, abilities:
mk-muster = a Unit of the offer joins, free:
mk-talent = discard a card, cast a Spell of its colour from the offer:
mk-gain-spell = a Spell from the offer, paid:
mk-flow = ready a Unit; others' Units spent, up to level
mk-claim = keep a die for mana now:
mk-claim-each = keep a die for mana on each later turn:
mk-melt = others lose a crystal or take a Wound:
mk-radiate = Wounds for crystals of a colour, crystals for you:
mk-read-minds = a crystal; others discard a card of its colour:
mk-bend = spaces count as adjacent up to
mk-bend-time = cards back to hand, more turns:
mk-soar = move directly:
mk-beside = to the next space
mk-two-spaces = two spaces for 2 Move
mk-under-ground = up to three spaces, not through swamp or lake
mk-on-wings = up to five spaces, 1 Move each
mk-tunnel = attack a fortified site or a hero, spaces away:
mk-wings = enemies that do not attack (more for Move):
mk-hoist = on a Unit, Banners:
mk-ready-all = ready all Units,
mk-glory = Units' Armor, attacks and blocks higher by
mk-ward = Wounds of this turn leave at its end,
mk-scare = cancel an attack, Fame
mk-invoke = a card for mana that is spent at once:
mk-polar = one mana as its opposite
mk-shed = throw away Wounds, into the centre; up to
mk-pass-wound = throw away Wounds, one to the nearest hero; up to
mk-to-centre = into the centre of the table, tokens:
mk-reroll-one = reroll a die, into the centre; dice:
mk-mark = mana of your choice, into the centre:
mk-motivate = draw cards:
mk-calm = all terrain costs less by
mk-blue-cold-fire-attack = with blue mana, Cold Fire Attack
mk-blue-cold-fire-block = with blue mana, Cold Fire Block
mk-red-cold-fire-attack = with red mana, Cold Fire Attack
mk-red-cold-fire-block = with red mana, Cold Fire Block
mk-bonds = under Bonds of Loyalty
mk-command = under a Command token

# Directions of two steps
mk-nene = far north-east
mk-ene = east-north-east
mk-ee = far east
mk-ese = east-south-east
mk-sese = far south-east
mk-s = south
mk-swsw = far south-west
mk-wsw = west-south-west
mk-ww = far west
mk-wnw = west-north-west
mk-nwnw = far north-west
mk-n = north

# Chronicle
mk-crystal-lost = { $who } loses a crystal: { $colour }.
mk-shows-hand = { $who } has no card of this colour and shows the hand: { $colour }.
mk-unit-tired = { $card } of { $who } is spent.
mk-marked = { $who } marks a colour: { $colour }.
mk-banner-assigned = { $who } gives { $card } to: { $what }.

# Why not?
mk-why-always = This skill works by itself.
mk-why-no-landing = No safe space is in reach.
mk-why-no-goal = No fortified site and no hero to attack is in reach.
mk-why-no-spell = There is no Spell of this colour in the offer.
mk-why-no-power = There would be nothing to spend this mana on.
mk-why-die-used = A die of the Source was used this turn.
mk-why-no-unit = You have no Unit.
mk-why-no-rivals = There are no other players.
mk-why-unit-offer = The Unit offer is empty.
mk-why-motivated = Another Motivation was used; wait until the end of your next turn.

# The table
mk-tb-centre = In the centre of the table
mk-tb-claims = Dice kept until the end of the Round:
mk-tb-kept = Mana for your next turn:
mk-tb-aside = Set aside until the end of the Round:
