# Cel, tura i koniec na jednym ekranie.
wd-brief-goal = Przetrwaj dwa podziemia. Bohater jest jeden dla wszystkich: zapełniasz podziemia albo osłabiasz bohatera i liczysz na to, że wejść będzie musiał ktoś inny.
wd-brief-turn = Dobierz potwora albo spasuj do końca rundy. Dobraną kartę widzisz tylko ty: dodaj ją do podziemi albo odrzuć razem z jednym elementem ekwipunku bohatera. Kto ostatni nie spasował, wchodzi i spotyka wszystko, co tam leży.
wd-brief-end = Dwa przetrwane podziemia od razu dają zwycięstwo. Kto polegnie w dwóch, odpada; ostatni pozostały też wygrywa.
