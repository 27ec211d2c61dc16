# Terminal
play-welcome = Odpowiadaj numerem albo słowami w nawiasach. „help” pokaże pozostałe polecenia.
play-bot-name = Bot { $number }
play-hand-over = { $who }, czy jesteś przy ekranie bez innych graczy? Naciśnij Enter.
play-over = Koniec partii. Wygrywa: { $winners }
play-help =
    Numer albo słowa w nawiasach: odpowiedź.
    undo, undo all: cofnij krok albo wszystko od ostatniej nowości.
    why: czego tu nie można i według którego punktu. why SŁOWA: dlaczego nie to.
    table: pokaż stół jeszcze raz. log, log 50: co się wydarzyło.
    hint: co zrobiłby bot. save PLIK: zachowaj partię. quit: wyjdź.
play-why-clause = Pytanie wynika z punktu { $clause }.
play-saved = Zapisano w { $file }. Dalsza gra: undercroft play --load { $file }
play-not-saved = Nie udało się zapisać: { $why }
play-hint = Bot { $bot } odpowiedziałby: { $words }
play-verified = Sprawdzono: odpowiedzi { $answers }, wszystkie tasowania wynikają z ziarna, a ziarno zgadza się ze zobowiązaniem.
play-replay-keys = Enter: dalej, b: wstecz, liczba: idź tam, q: koniec
