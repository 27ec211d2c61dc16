# Zejście do lochu, gdy jest pokazywane
wd-tb-run = Wyprawa { $who_gen }
wd-tb-run-done = Gramy dalej
wd-tb-answers = pokonuje
wd-tb-taken = Odrzuca to { $who }
wd-tb-nothing-stops = Nic go nie pokonuje. Zdrowie { $before } → { $health }.
wd-tb-no-torch = Nie: { $strength } to więcej niż 3
wd-tb-no-holy-grail = Nie: { $strength } jest nieparzyste
wd-tb-no-dragon-spear = Nie: to nie smok
wd-tb-no-war-hammer = Nie: to nie golem
wd-tb-no-demonic-pact = Nie: to nie demon
wd-tb-no-ring-of-power = Nie: { $strength } to więcej niż 2
wd-tb-no-invisibility-cloak = Nie: { $strength } to mniej niż 6
wd-tb-no-vorpal-sword = Nie: wskazano inny rodzaj
wd-tb-no-vorpal-dagger = Nie: wskazano inny rodzaj
