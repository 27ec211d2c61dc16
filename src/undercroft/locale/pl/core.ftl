# Słowa wspólne dla wszystkich gier i klientów.
seat-number = Gracz { $number }
    .gen = gracza { $number }
    .acc = gracza { $number }
    .dat = graczowi { $number }
seat-named = { $name }
    .gen = gracza { $name }
    .acc = gracza { $name }
    .dat = graczowi { $name }
hidden-card = zakryta karta
undo-nothing = Nie ma czego cofnąć: po twoim wyborze coś się ujawniło albo tura minęła.
undo-not-yours = Cofnąć może tylko ten, kto wybierał ostatni.
why-not-now = Teraz nie można tego zrobić.
why-unknown = „{ $key }” nic tu nie znaczy. Wpisz numer z listy albo słowa w nawiasach.
language-name = Polski
score = Wynik
