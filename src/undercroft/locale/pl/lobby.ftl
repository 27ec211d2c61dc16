# Listy i formularz w poczekalni.
tb-your-turn-title = Twoja kolej
tb-others-think = Inni myślą
tb-show-all = Pokaż wszystkie ({ $count })
tb-archived = Archiwum ({ $count })
tb-archive = Do archiwum
tb-archive-back = Z powrotem na listę
tb-remove = Usuń z moich list
tb-alone = w pojedynkę
tb-listed = Każdy może oglądać
tb-listed-about = Partia jest widoczna dla wszystkich w poczekalni. Bez tego widzą ją tylko ci, którzy mają link.
tb-seed-about = To samo ziarno rozdaje tę samą partię. Kto je podaje, zna wszystkie tasowania, więc takiej partii nie ma na liście dla widzów.
server-shelf-running = Trwającą partię można przenieść do archiwum, ale nie usunąć.
tb-qr = Kod QR
tb-offline-page = Stół jest nieosiągalny: nie masz połączenia albo nie ma go serwer. Nic nie przepadło: odpowiedzi są tam zapisane.
tb-offline-again = Spróbuj ponownie
