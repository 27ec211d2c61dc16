# Goal, turn and end on one screen.
wd-brief-goal = Survive two dungeons. One hero is everybody's: you make the dungeon fuller, or the hero weaker, and hope that the other has to go in.
wd-brief-turn = Draw a monster or pass for the round. What you draw only you see: add it to the dungeon, or remove it together with a piece of the hero's equipment. The last who has not passed goes in and meets all that lies there.
wd-brief-end = Whoever survives two dungeons wins at once. Whoever falls in two is out; the last one left wins as well.
