# Znaki stołu.
ts-legend-attack = Miecz: atak, porównywany ze zdrowiem potwora.
ts-legend-magic = Dłoń: atak magiczny; niektórych potworów inaczej nie pokonasz.
ts-legend-light = Promienie: światło; każdy brakujący w rzędzie zabiera 2 z ataku.
ts-legend-gold = Monety: złoto, za które kupujesz kartę w wiosce.
ts-legend-xp = Strzałki: doświadczenie, które podnosi bohaterów na wyższy poziom.
ts-legend-vp = Gwiazdy: punkty zwycięstwa; wygrywa, kto ma najwięcej.
ts-legend-deck = Talia: karty, które jeszcze dobierzesz.
ts-legend-discard = Odrzucone: zużyte i kupione; tasuje się je, gdy talia jest pusta.
ts-legend-strength = Liczba w kole: siła bohatera, ciężar broni, zdrowie potwora.
