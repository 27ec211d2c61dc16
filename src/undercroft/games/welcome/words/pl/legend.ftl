# Znaki stołu.
wd-legend-health = Zdrowie: ile bohater może jeszcze stracić w podziemiach.
wd-legend-strength = Liczba w kole: siła potwora, obrażenia od jego ciosu.
wd-legend-success = Puchar: przetrwane podziemia; dwa dają zwycięstwo.
wd-legend-failure = Złamane serce: podziemia, w których padasz; po dwóch odpadasz.
wd-legend-back = Brama: karta leży zakryta.
