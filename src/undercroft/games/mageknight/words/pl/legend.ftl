# Znaki stołu.
mk-legend-move = But: punkty ruchu w tej turze.
mk-legend-influence = Rozmowa: wpływ, do werbunku i zakupów; obok stoi reputacja.
mk-legend-healing = Mikstura: punkty leczenia; usuwają rany.
mk-legend-fame = Gwiazda: sława, twój wynik i droga na następny poziom.
mk-legend-level = Wawrzyn: poziom bohatera.
mk-legend-armor = Tarcza: pancerz; obrażenia liczy się w ranach tej wielkości.
mk-legend-deck = Zwój: karty w talii; pusta może zakończyć rundę.
mk-legend-command = Miecze: żetony dowodzenia, ile jednostek możesz prowadzić.
mk-legend-red = Trójkąt: czerwona mana.
mk-legend-blue = Romb: niebieska mana.
mk-legend-green = Koło: zielona mana.
mk-legend-white = Cztery promienie: biała mana.
mk-legend-gold = Wiele promieni: złota mana, dowolny kolor podstawowy, w dzień.
mk-legend-black = Sierp: czarna mana, do mocnych zaklęć w nocy.
