# The signs of the table.
dg-legend-life = Hearts: Life; without it the hero is out.
dg-legend-ap = Boot: action points for this turn.
dg-legend-glory = Laurels: Glory, which you spend on treasures and boons.
dg-legend-peril = Skull: Peril, which the others spend against you.
dg-legend-melee = Swords: Melee, added to the die in close combat.
dg-legend-magic = Whirl: Magic, added to the die.
dg-legend-speed = Shoe: Speed, added to the die; so many are the action points of a turn.
dg-legend-quest = Cup: a quest done; three win.
