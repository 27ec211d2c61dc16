# The signs of the table.
wd-legend-health = Health: what the hero can still lose in the dungeon.
wd-legend-strength = Number in a circle: a monster's strength, the damage of its blow.
wd-legend-success = Cup: a dungeon survived; two win.
wd-legend-failure = Broken heart: a dungeon in which you fell; two put you out.
wd-legend-back = Gate: a card that lies face down.
