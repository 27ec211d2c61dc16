# Dungeoneer: the signs of the drawn dungeon
dg-sketch-signs = @ you, 2 another hero; a gap is an open exit, # a blocked one, ^ a trap; 1/2 Glory and Peril, * dark; (1,0) a free place
