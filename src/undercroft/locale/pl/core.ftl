# Słowa wspólne dla wszystkich gier i klientów.
seat-number = Gracz { $number }
hidden-card = zakryta karta
undo-nothing = Nie ma czego cofnąć: po twoim wyborze coś się ujawniło albo tura minęła.
undo-not-yours = Cofnąć może tylko ten, kto wybierał ostatni.
why-not-now = W tej chwili nie można tego zrobić.
why-unknown = „{ $key }” nic tu nie znaczy. Wpisz numer z listy albo słowa w nawiasach.
