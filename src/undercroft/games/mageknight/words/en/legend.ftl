# The signs of the table.
mk-legend-move = Boot: Move points of this turn.
mk-legend-influence = Speech: Influence, for recruiting and buying; beside it stands Reputation.
mk-legend-healing = Potion: Healing points; they remove Wounds.
mk-legend-fame = Star: Fame, your score and your way to the next level.
mk-legend-level = Laurels: the hero's level.
mk-legend-armor = Shield: Armor; damage is counted in Wounds of that size.
mk-legend-deck = Scroll: cards left in the Deed deck; an empty one can end the Round.
mk-legend-command = Swords: command tokens, how many Units you can lead.
mk-legend-red = Triangle: red mana.
mk-legend-blue = Rhombus: blue mana.
mk-legend-green = Circle: green mana.
mk-legend-white = Four rays: white mana.
mk-legend-gold = Many rays: gold mana, any basic colour, by Day.
mk-legend-black = Crescent: black mana, for strong spells at Night.
