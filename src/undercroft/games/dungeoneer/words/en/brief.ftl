# Goal, turn and end on one screen.
dg-brief-goal = Be the first whose hero has completed three quests.
dg-brief-turn = First you are the villain and spend the others' Peril on monsters and traps against them. Then you build the dungeon, lead your hero through it for action points, and at the end discard a card and draw up.
dg-brief-end = Three quests win at once. A hero without Life is out; the last hero alive wins as well.
