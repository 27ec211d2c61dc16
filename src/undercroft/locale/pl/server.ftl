# Co mówi serwer stołu: odmowy, notatki w kronice, rodzaje błędów.
server-over = Partia jest skończona.
server-window = Czekamy na odpowiedzi; teraz nie masz na co odpowiadać.
server-other-asked = Teraz wybiera kto inny: { $who }.
server-path-news = Tu coś się ujawnia, więc dalej można wybierać dopiero po zobaczeniu tego.
server-not-seated = Nie masz miejsca w tej partii.
server-not-your-seat = To nie jest twoje miejsce.
server-not-host = Może to zrobić tylko ten, kto założył partię.
server-curtain = Przy tym urządzeniu siedzi teraz kto inny. Najpierw potwierdź, że tu jesteś.
server-no-window = Nie ma teraz pytania, przy którym można pasować do końca tury.
server-no-match = Nie ma takiej partii. Może link jest ucięty.
server-not-playable = W tej wersji nie da się grać w tę partię: { $why }
server-other-rules = Tę partię rozegrano według wydania { $then } zasad. Ten stół gra według wydania { $now }, w którym od kroku { $question } przebiega ona inaczej.
server-differs = W tej wersji partia przebiega inaczej od kroku { $question }.
server-private = Ta partia nie jest otwarta dla wszystkich. Poproś gracza o link dla widzów.
server-csrf = Strona jest nieaktualna albo otwarto ją z obcej witryny. Wczytaj ją ponownie i powtórz czynność.
server-haste = Za szybko. Poczekaj chwilę i spróbuj ponownie.
server-streams = Masz otwartych zbyt wiele stron stołu. Zamknij część z nich i wczytaj tę ponownie.
server-checking = Inny twój zapis jest jeszcze sprawdzany albo zbyt wiele innych czeka w kolejce. Spróbuj za chwilę.
server-upload-long = Ten zapis jest zbyt długi, by go sprawdzić: trzeba by rozegrać ponad { $steps } odpowiedzi.
server-too-slow = Wysłane dane nie dotarły na czas. Spróbuj ponownie.
server-bad-host = Pod tym adresem nie ma tego stołu.
server-damaged = Tej rozgrywki nie da się odczytać: uszkodzony jest wiersz bazy danych ({ $why }). Kto prowadzi serwer, może go przywrócić z kopii zapasowej.
server-disk-full = Dysk serwera jest prawie pełny.
server-too-big = Za dużo danych: przyjmujemy najwyżej { $kilobytes } kB.
server-bad-json = Nie da się tego odczytać jako JSON: { $why }
server-bad-form = Tak się nie da: { $why }
server-wrong-number = { $option }: { $bound ->
    [exactly] trzeba wybrać dokładnie { $least }
    [least] trzeba wybrać co najmniej { $least }
   *[between] trzeba wybrać od { $least } do { $most }
}, a wybrano { $count }. Można też nic nie wybierać.
server-bad-seat = Miejsce { $seat } nie jest wypełnione: wybierz siebie, to urządzenie, znajomego albo bota.
server-no-bot = Ta gra nie ma bota poziomu „{ $bot }”.
server-not-text = To nie jest plik tekstowy, więc nie jest to zapis partii.
server-seat-taken = To miejsce jest już zajęte. Poproś o inny link.
server-no-invitation = Ten link już nie działa. Poproś o nowy.
server-no-request = Nikt nie prosi cię teraz o cofnięcie.
server-nobody-to-return = Nikt nie czeka na powrót na to miejsce.
server-daily-undo = W układzie dnia nie można cofnąć tego, co się ujawniło.
server-daily-seat = W układzie dnia miejsca się nie zmieniają.
server-hint-not-now = Podpowiedź jest dla tego, kto teraz wybiera.
server-hint-failed = Bot nie znalazł odpowiedzi na czas. Spróbuj ponownie.
server-upload-running = Ten zapis pobrano w trakcie partii: nie ma w nim ziarna, więc nie da się jej odtworzyć.
server-upload-bad = Tego zapisu nie można przyjąć: { $why }
server-branch-running = Od tego kroku można grać dalej, gdy partia jest skończona i wszystko jest odkryte.
server-not-those-eyes = W trakcie partii nie można patrzeć cudzymi oczami.
server-store-down = Magazyn jest niedostępny: może dysk jest pełny albo baza zablokowana. Nic nie przepadło; ostatniej czynności nie przyjęto. Spróbuj za chwilę.
server-no-page = Pod tym adresem nic nie ma.
server-no-method = Ten adres nie przyjmuje takiego żądania.
server-bad-request = Tego żądania nie da się zrozumieć.
server-no-token = Potrzebny jest klucz w nagłówku „Authorization: Bearer …”; daje go POST /api/visitors.
server-stale = Partia poszła już dalej: to odpowiedź na wcześniejsze pytanie.
server-bug = Coś się u nas zepsuło. Partia jest cała; wczytaj stronę ponownie.

status-400 = Niezrozumiałe
status-401 = Kim jesteś?
status-403 = Niedozwolone
status-404 = Nie znaleziono
status-405 = Niemożliwe
status-408 = Za wolno
status-409 = Za późno
status-413 = Za duże
status-422 = Niemożliwe
status-429 = Za szybko
status-500 = Nasz błąd
status-503 = Niedostępne

note-bot-crashed = Bot ({ $bot }), który grał za { $who_acc }, zepsuł się. Odpowiedzi wybiera teraz przypadek.
note-bot-overran = Bot ({ $bot }), który grał za { $who_acc }, myślał za długo. Odpowiedzi wybiera teraz przypadek.
note-bot-took = Za { $who_acc } gra teraz bot ({ $bot }).
note-bot-gave-back = { $who } znowu gra bez bota.
note-joined = Do stołu siada { $who }.
note-assisted = { $who } bierze podpowiedź: partia liczy się jako grana z podpowiedzią.
note-undo-agreed = Wszyscy się zgodzili: { $who } cofa swój wybór.
note-undo-declined = { $who } nie zgadza się na cofnięcie. Prosi o nie { $whom }.
