# A run through the dungeon, while it is told
wd-tb-run = The run of { $who }
wd-tb-run-done = On with the game
wd-tb-answers = answers
wd-tb-taken = Taken away by { $who }
wd-tb-nothing-stops = Nothing answers it. Health { $before } → { $health }.
wd-tb-no-torch = No: { $strength } is more than 3
wd-tb-no-holy-grail = No: { $strength } is odd
wd-tb-no-dragon-spear = No: not the dragon
wd-tb-no-war-hammer = No: not a golem
wd-tb-no-demonic-pact = No: not the demon
wd-tb-no-ring-of-power = No: { $strength } is more than 2
wd-tb-no-invisibility-cloak = No: { $strength } is less than 6
wd-tb-no-vorpal-sword = No: another type was named
wd-tb-no-vorpal-dagger = No: another type was named
