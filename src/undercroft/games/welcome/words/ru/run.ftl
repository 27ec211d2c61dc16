# Спуск в подземелье, пока он показывается
wd-tb-run = Спуск игрока { $who }
wd-tb-run-done = Играть дальше
wd-tb-answers = отвечает
wd-tb-taken = Снято: { $who }
wd-tb-nothing-stops = Ничто не отвечает. Здоровье { $before } → { $health }.
wd-tb-no-torch = Нет: { $strength } больше 3
wd-tb-no-holy-grail = Нет: { $strength } нечётно
wd-tb-no-dragon-spear = Нет: это не дракон
wd-tb-no-war-hammer = Нет: это не голем
wd-tb-no-demonic-pact = Нет: это не демон
wd-tb-no-ring-of-power = Нет: { $strength } больше 2
wd-tb-no-invisibility-cloak = Нет: { $strength } меньше 6
wd-tb-no-vorpal-sword = Нет: назван другой тип
wd-tb-no-vorpal-dagger = Нет: назван другой тип
