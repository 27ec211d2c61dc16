# Cel, tura i koniec na jednym ekranie.
dg-brief-goal = Wypełnij jako pierwszy swoim bohaterem trzy zadania.
dg-brief-turn = Najpierw grasz łotra i wydajesz cudzą grozę na potwory i pułapki przeciw innym. Potem budujesz podziemia, prowadzisz bohatera za punkty akcji, a na końcu odrzucasz kartę i dobierasz.
dg-brief-end = Trzy zadania od razu dają zwycięstwo. Bohater bez życia odpada; ostatni żywy bohater też wygrywa.
