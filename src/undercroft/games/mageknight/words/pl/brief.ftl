# Cel, tura i koniec na jednym ekranie.
mk-brief-goal = Zdobądź najwięcej sławy w scenariuszu, który mówi, co jeszcze trzeba zrobić: znaleźć miasto, zdobyć miasta, kogoś powstrzymać.
mk-brief-turn = Zagrywaj karty z ręki: ruch, wpływ, atak, blok albo leczenie; efekt podstawowy za darmo, mocny za manę, bokiem za 1. Rusz się, potem jedna akcja: walka, wioska, szczególne miejsce. Dobierz do limitu ręki.
mk-brief-end = Runda kończy się, gdy komuś skończy się talia; dni i noce mijają aż do końca scenariusza. Wtedy liczy się sławę i to, ile warte są twoje czyny.
