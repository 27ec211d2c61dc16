# Goal, turn and end on one screen.
ts-brief-goal = Have the most points in your deck. Nearly all of them are monsters that you have defeated in the dungeon.
ts-brief-turn = Do one of three things with your six cards: visit the village and buy a card, enter the dungeon and fight one monster, or rest and destroy a card. Then draw six new ones.
ts-brief-end = When the Thunderstone comes to rank 1, or somebody takes it, the match ends and the points in all decks are counted.
