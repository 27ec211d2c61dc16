# Cel, tura i koniec na jednym ekranie.
ts-brief-goal = Miej w swojej talii najwięcej punktów. Prawie wszystkie dają potwory pokonane w lochu.
ts-brief-turn = Zrób z sześcioma kartami jedną z trzech rzeczy: odwiedź wioskę i kup kartę, wejdź do lochu i walcz z jednym potworem albo odpocznij i usuń kartę. Potem pociągnij sześć nowych.
ts-brief-end = Gdy Kamień Gromu dojdzie do pierwszego szeregu albo ktoś go zdobędzie, partia się kończy i liczy się punkty we wszystkich taliach.
