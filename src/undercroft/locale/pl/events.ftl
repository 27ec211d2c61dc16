# Pokaz zdarzeń
tb-teller = Co się dzieje
tb-pause = Pauza
tb-one-event = O jedno zdarzenie dalej
tb-skip-events = Do najnowszego
tb-speed = Szybkość pokazu
tb-at-once = od razu
tb-since = Od twojej tury
tb-watch-since = Obejrzyj
tb-turn-opens = { $count ->
    [one] wszystkie zdarzenia: { $count }
   *[other] wszystkie zdarzenia: { $count }
}
tb-turn-back = O turę wstecz
tb-turn-on = O turę dalej
tb-continue-as = na miejscu gracza
