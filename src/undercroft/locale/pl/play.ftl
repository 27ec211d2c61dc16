# Terminal
play-greeting = Odpowiadaj numerem albo słowami. „help” pokaże pozostałe polecenia.
play-footer = Tab: co można wpisać · help · undo · why · card NAZWA · table · quit
play-bot-name = Bot { $number }
play-hand-over = { $who }, czy przy ekranie jesteś tylko ty? Naciśnij Enter.
play-over = Koniec partii. Wygrywa: { $winners }
play-help =
    Numer albo słowa w nawiasach: odpowiedź; wystarczy część słów, jeśli nic innego tak się nie zaczyna (torch zamiast remove:torch).
    undo, undo all: cofnij krok albo wszystko od ostatniej nowości.
    why: czego tu nie można zrobić i według którego punktu. why SŁOWA: dlaczego nie to.
    card NAZWA: co robi karta.
    table: cały stół jeszcze raz; po odpowiedzi widać tylko to, co się zmieniło. map: narysowana mapa.
    log, log 50: co się wydarzyło. hint: co zrobiłby bot.
    save PLIK: zapisz partię w pliku. quit, Ctrl+C: wyjdź; partia nie przepadnie.
play-does-help = wszystkie polecenia
play-does-undo = cofnij krok
play-does-why = czego nie można i dlaczego
play-does-card = co robi karta
play-does-table = cały stół
play-does-map = narysowana mapa
play-does-log = co się wydarzyło
play-does-hint = co zrobiłby bot
play-does-save = zapisz partię w pliku
play-does-quit = wyjdź; partia nie przepadnie
play-which = „{ $typed }” pasuje do kilku: { $words }. Wpisz więcej.
play-no-card = Nie ma karty „{ $typed }”. Wpisz card i nazwę albo jej początek.
play-no-map = W tej grze nie ma planszy do narysowania.
play-why-allowed = To można zrobić: { $words }
play-why-clause = Pytanie wynika z punktu { $clause }.
play-saved = Zapisano w { $file }. Dalsza gra: undercroft play --load { $file }
play-kept = Partia jest zachowana. Dalsza gra: undercroft play --last, a później: undercroft play --load { $file }
play-not-saved = Nie udało się zapisać: { $why }
play-hint = Bot { $bot } odpowiedziałby: { $words }
play-verified = Sprawdzono: odpowiedzi { $answers }, wszystkie tasowania wynikają z ziarna, a ziarno zgadza się ze zobowiązaniem.
play-seed-given = Ziarno wybrał ten, kto założył partię, i mógł wiedzieć, co nastąpi.
play-seed-part = Część ziarna, { $by }: { $value }
play-part-missing = Twojej części nie ma w ziarnie.
play-replay-keys = Enter: dalej, b: wstecz, liczba: idź tam, q: koniec
