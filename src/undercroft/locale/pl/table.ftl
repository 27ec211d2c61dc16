# Stół w przeglądarce: wszystko wokół gier.
tb-skip-main = Przejdź do treści
tb-skip-actions = Przejdź do tego, co możesz zrobić
tb-site = Strona
tb-language = Język
tb-help = Pomoc
tb-help-and-keys = Pomoc i klawisze
tb-credits = Podziękowania
tb-settings = Ustawienia
tb-rules = Zasady
tb-clause-label = Zasada { $number }
tb-about = O karcie:
tb-close = Zamknij
tb-copy = Kopiuj
tb-copied = Skopiowano.
tb-yes = tak
tb-no = nie
tb-hidden = ukryte

# Stół
tb-table = Stół
tb-state-of-play = Stan gry
tb-to-lobby = Do poczekalni
tb-menu = Menu
tb-over = Partia skończona
tb-awaited = Czekamy na odpowiedzi
tb-awaited-long = Inni mogą najpierw odpowiedzieć. Czekamy na odpowiedzi.
tb-hush = Pas i nie pytaj więcej w tej turze
tb-hush-title = Do końca tury stół będzie przy takich pytaniach pasował za ciebie. Inni tego nie widzą.
tb-hushed = W tej turze stół przy części pytań pasuje za ciebie.
tb-ask-again = Pytaj mnie znowu
tb-your-turn = twoja kolej
tb-you-are-asked = pytanie do ciebie
tb-has-the-turn = ma turę
tb-in-turn-of = Tura { $who_gen }
tb-to-answer = decyduje
tb-thinking = myśli
tb-waiting-for = Decyduje: { $who }.
tb-you-can = Co możesz zrobić
tb-can-choose = Możesz to wybrać.
tb-choose-one = Co dokładnie?
tb-confirm-again = Jeszcze raz, by potwierdzić
tb-commits = Tego nie da się cofnąć
tb-hinted = Tak zagrałby bot.
tb-why-not = Dlaczego nie?
tb-why-not-list = { $count ->
    [one] { $count } rzecz jest teraz niemożliwa
    [few] { $count } rzeczy są teraz niemożliwe
    [many] { $count } rzeczy jest teraz niemożliwych
   *[other] { $count } rzeczy jest teraz niemożliwych
}
tb-nothing-here = Teraz nic z tym nie można zrobić.
tb-stale = Partia poszła dalej. Tak wygląda teraz.
tb-answer-lost = Odpowiedź nie dotarła. Wyślemy ją ponownie, gdy wróci połączenie.
tb-offline = Utracono połączenie. Próbujemy ponownie…
tb-players = Gracze
tb-players-and-chronicle = Gracze i kronika
tb-chronicle = Kronika
tb-chronicle-of = Czyje działania
tb-everybody = Wszyscy
tb-all = Wszyscy
tb-copy-chronicle = Skopiuj to, co widać, jako tekst
tb-details = Szczegóły
tb-jump = Pokaż stół w kroku { $number }
tb-you = ty
tb-bot-level = { $level }
tb-time-left = Pozostały czas
tb-random = bot losowy
tb-careful = bot ostrożny
tb-greedy = bot zachłanny
tb-search = bot liczący
tb-seat-open = wolne miejsce
tb-this-device = to urządzenie
tb-online = online
tb-away = offline
tb-watchers = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
tb-assisted = z podpowiedzią
tb-zoom = Powiększenie
tb-zoom-in = Bliżej
tb-zoom-out = Dalej
tb-zoom-fit = Pokaż wszystko

# Cofanie i podpowiedzi
tb-undo = Cofnij
tb-undo-title = Cofnij ostatni krok: od tego czasu nic się nie odsłoniło
tb-undo-turn = Cofnij wszystko od chwili, gdy ostatnio coś się odsłoniło
tb-undo-ask = Poproś innych o cofnięcie
tb-go-on = Graj dalej od tego kroku
tb-go-on-about = Jeśli wszyscy przy stole się zgodzą, to, co rozegrano od tego kroku, zostanie cofnięte. W zapisie partii pozostanie.
tb-go-on-agreed = Zgodzili się już: { $names }.
tb-undo-asked = { $who } prosi o cofnięcie swojej ostatniej odpowiedzi.
tb-agree = Zgódź się
tb-decline = Odmów
tb-hint = Co zrobiłby bot?
tb-hint-title = Co zrobiłby bot? Partia zostanie oznaczona jako grana z podpowiedzią.
tb-hint-not-now = Podpowiedź można dostać, gdy decydujesz ty.

# Linki i miejsca
tb-back-to-table = Wróć do stołu
tb-replay = Powtórka
tb-download-record = Pobierz zapis
tb-invite-seat = Link do miejsca { $number }
tb-watch-link = Link dla widzów
tb-waiting-players = { $count ->
    [one] { $count } miejsce jest jeszcze wolne: wyślij link
    [few] { $count } miejsca są jeszcze wolne: wyślij linki
    [many] { $count } miejsc jest jeszcze wolnych: wyślij linki
   *[other] { $count } miejsca jest jeszcze wolne: wyślij linki
}
tb-bot-takes = Niech gra bot
tb-seat-leave = Odejdź od stołu
tb-seat-remove = Zwolnij miejsce
tb-give-back = Oddaj miejsce
tb-pref-confirm = Potwierdzaj to, czego nie da się cofnąć
tb-confirm-always = zawsze
tb-confirm-matters = gdy to ważne
tb-confirm-never = nigdy
tb-pref-sound = Dźwięki
tb-pref-motion = Animacje
tb-pref-dense = Mniejsze karty
tb-sessions = Kto ma twój plik cookie albo kopię twojego klucza, gra jako ty. Tu możesz je unieważnić wszędzie poza tą przeglądarką.
tb-end-sessions = Wyloguj na wszystkich innych urządzeniach
tb-devices = Twoje inne urządzenia
tb-devices-text = Nie ma tu kont ani haseł: ta przeglądarka poznaje cię po pliku cookie. Dzięki linkowi grasz dalej gdzie indziej, pod swoim imieniem, ze swoimi ustawieniami i wszystkimi partiami. Kto ma link, gra jako ty.
tb-device-make-soon = Link na inne urządzenie (15 minut)
tb-device-make-kept = Link na zapas (na rok), gdyby plik cookie przepadł
tb-device-link = Twój link
tb-device-link-soon = Otwórz ten link na drugim urządzeniu albo zeskanuj kod w ciągu 15 minut.
tb-device-link-kept = Przechowaj ten link tam, gdzie znajdziesz go tylko ty. Przez rok przyprowadzi cię z powrotem do twoich partii, także gdy ta przeglądarka cię zapomni. Przycisk „Wyloguj na wszystkich innych urządzeniach” go unieważnia.
tb-device-take = Grać tu dalej jako { $name }, z tymi samymi partiami i ustawieniami?
tb-device-take-nameless = Grać tu dalej, z tymi samymi partiami i ustawieniami?
tb-device-busy = Ta przeglądarka ma własne partie. Pozostaną przy tym, kim tu jesteś: najpierw zrób link na zapas, bo inaczej do nich nie wrócisz.
tb-device-same = To twój własny link: tutaj już jesteś u siebie.
tb-device-go-on = Graj tutaj dalej
tb-passkeys = Klucze dostępu
tb-passkeys-text = Twoje urządzenie przechowuje klucz dostępu do tego stołu i otwiera go odciskiem palca, twarzą lub kodem. Dzięki niemu wrócisz bez linku, także w innej przeglądarce, która ma twoje klucze. „Wyloguj na wszystkich innych urządzeniach” usuwa je.
tb-passkey-new = Utwórz klucz dostępu
tb-passkey-in = Graj tu dalej z kluczem dostępu
tb-passkey-since = Klucz dostępu z
tb-passkey-remove = Usuń
tb-passkey-busy = Ta przeglądarka ma własne partie. Zanim zagrasz dalej jako ktoś inny, utwórz klucz dostępu albo link na zapas, inaczej już do nich nie wrócisz.
tb-passkey-not-here = Klucze dostępu wymagają adresu z https albo localhost i przeglądarki, która je zna. Tutaj jest link.
tb-passkey-broken-off = Nic się nie zmieniło: klucz dostępu nie został użyty.
tb-notices = Gdy przychodzi twoja kolej
tb-notices-text = Jeśli partia czeka na twoją odpowiedź, a po piętnastu sekundach nie wrócisz, możemy dać ci znać. Nic nie jest wysyłane, dopóki o to tu nie poprosisz; wysyłamy tylko nazwę gry i link.
tb-notice-push = Powiadamiaj w tej przeglądarce
tb-notice-by-push = w twojej przeglądarce
tb-notice-by-web = wywołanie adresu w sieci (https)
tb-notice-by-mail = pocztą na adres
tb-notice-add = Powiadamiaj tam
tb-notice-stop = Nie powiadamiaj
tb-notice-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach dla tej witryny.
tb-notice-title = Twoja kolej
tb-notice = { $game } czeka na twoją odpowiedź.
tb-save-settings = Zapisz

# Koniec
tb-you-won = Wygrywasz!
tb-winner = Zwycięża { $who }
tb-winners = Zwyciężają:
tb-no-winner = Nikt nie wygrał
tb-verified = Tasowania sprawdzone: ziarno zgadza się ze zobowiązaniem ogłoszonym przed pierwszą kartą, a odtworzony zapis zgadza się co do wiersza.
tb-not-verified = Zapis nie zgadza się ze zobowiązaniem ogłoszonym na początku.
tb-claim = { $name } chce zająć miejsce { $number }, na którym widziano już zakryte karty.
tb-room-text = Karty rozdaje się, gdy wszystkie miejsca są zajęte: każdy gracz dokłada swoją część do tasowania.
tb-seed-given = Ziarno tej partii wybrał ten, kto ją założył, i może wiedzieć, co nastąpi. Partii nie ma na liście i nigdzie się nie liczy.
tb-seed-given-short = Ziarno wybrane
tb-promise = Jak potasowano karty
tb-promise-parts = Ziarno składa się z części serwera i po jednej części z każdego miejsca. Części ustalono przed pierwszą kartą; nikt nie znał wszystkich.
tb-promise-server = Ziarno wylosował serwer. Ustalono je przed pierwszą kartą.
tb-commitment = Zobowiązanie
tb-part-server = Serwer
tb-check-seed = Sprawdź ziarno
tb-check-good = Ziarno zgadza się ze zobowiązaniem i składa się z tych części.
tb-check-bad = Ziarno nie zgadza się z tym, co obiecano.
tb-check-mine = Część podana przez tę przeglądarkę jest wśród nich.
tb-check-insecure = Przeglądarka może to sprawdzić tylko przez https albo na tym komputerze. Sprawdź zapis bez sieci.
tb-check-offline = Bez sieci, z zapisem partii:
tb-daily-fine = Jeden układ dziennie na przeglądarkę. Bez kont nie da się zapobiec temu, że ktoś najpierw spróbuje w innej przeglądarce, więc wyniki opierają się na uczciwości.
tb-new-match = Nowa partia

# Powtórka
tb-replay-step = Krok { $at } z { $length }
tb-replay-place = Miejsce w partii
tb-first = Na początek
tb-step-back = Krok wstecz
tb-play = Odtwórz
tb-step-on = Krok dalej
tb-last = Na koniec
tb-eyes = Czyimi oczami
tb-eyes-watcher = widza
tb-eyes-all = wszechwiedzącego
tb-continue-here = Graj dalej stąd
tb-replay-link = Link do tego kroku

# Jedno urządzenie, zaproszenia
tb-curtain-text = Podaj urządzenie dalej: teraz decyduje { $who }. Nikt inny nie patrzy.
tb-curtain-here = Jestem tu: { $who }
tb-join-text = Jest dla ciebie miejsce. Jak mają cię nazywać?
tb-your-name = Twoje imię
tb-take-seat = Zajmij miejsce

# Sala
tb-lobby-title = Wiele podziemi przy jednym stole
tb-lobby-lead = W pojedynkę, z przyjaciółmi przy jednym urządzeniu albo przez link, przeciw botom, w dowolnym składzie. Każda zasada jest przestrzegana i wyjaśniana.
tb-seats-range = od { $low } do { $high } miejsc
tb-seats-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
tb-guest = Gość
tb-seats = Miejsca
tb-seat-n = Miejsce { $number }
tb-name-of = Imię przy miejscu { $number }
tb-sort-me = ja
tb-sort-device = ktoś przy tym urządzeniu
tb-sort-friend = przyjaciel, przez link
tb-sort-nobody = nikt
tb-more-options = Więcej opcji
tb-some = { $bound ->
    [exactly] wybierz { $least } albo nic
    [least] wybierz co najmniej { $least } albo nic
   *[between] wybierz od { $least } do { $most } albo nic
}
tb-seed = Ziarno
tb-seed-random = losowe
tb-start = Zacznij partię
tb-daily-play = Układ dnia
tb-daily-results = Układ dnia: wyniki
tb-name = Imię
tb-game = Gra
tb-score = Wynik
tb-my-matches = Moje partie
tb-no-matches = Jeszcze żadnej. Zacznij pierwszą: to chwila.
tb-turn-n = tura { $number }
tb-watch = Oglądaj
tb-no-watch = Nikt teraz nie gra publicznie.
tb-upload = Otwórz zapis
tb-record-file = Wybierz plik zapisu …
tb-upload-text = Pobrana partia, stąd lub skądinąd: obejrzyj ją krok po kroku albo graj dalej od dowolnego miejsca.
tb-open-record = Otwórz

# Zasady, panel karty
tb-rules-english = Poniższy tekst jest na razie tylko po angielsku.
tb-find = Znajdź
tb-rules-and-rulings = Zasady i wyjaśnienia

# Pomoc
tb-help-1 = Lista „Co możesz zrobić” zawiera każdą odpowiedź, na którą teraz pozwalają zasady. To samo można kliknąć na stole: wybrać można to, co ma złotą ramkę.
tb-help-2 = Gdy czegoś nie można zrobić, stół mówi dlaczego: kliknij to albo otwórz listę niemożliwych rzeczy. Numer przy powodzie to zasada; kliknij, by ją przeczytać.
tb-help-3 = Znak „i” na karcie i podkreślone nazwy mówią naszymi słowami, co karta robi, wraz z zasadami i wyjaśnieniami.
tb-help-4 = Krok można cofnąć, dopóki nic się nie odsłoniło, nikt inny nie odpowiedział i tura nie minęła. Później poproś o to innych. Odpowiedzi z kłódką nie da się cofnąć; czekają na drugie kliknięcie, chyba że to wyłączysz.
tb-help-5 = Konto nie jest potrzebne: twoje miejsca pamięta przeglądarka. Jeden link daje przyjacielowi miejsce, inny pozwala patrzeć.
tb-help-6 = Każdą partię można obejrzeć krok po kroku, po jej końcu oczami dowolnego miejsca, i grać dalej od dowolnego kroku jako nową.
tb-keys = Klawisze
tb-key-answer = odpowiedzi z listy
tb-key-tab = od jednego elementu do następnego
tb-key-arrows = po kartach, listach i planszach; w powtórce krok po kroku
tb-key-enter = wykonaj
tb-key-info = o zaznaczonej karcie
tb-key-undo = cofnij
tb-key-undo-turn = cofnij wszystko od ostatniego odsłonięcia
tb-key-hint = podpowiedź
tb-key-fold = zwiń lub rozwiń rękę
tb-key-board = do planszy
tb-key-actions = do tego, co możesz zrobić
tb-key-players = do graczy
tb-key-log = do kroniki
tb-key-help = te klawisze
tb-key-escape = zamknij albo porzuć zaczęty wybór
tb-keys-on = Pojedyncze klawisze działają przy stole

# Podziękowania
tb-credits-games = Undercroft gra według zasad wydanych gier, zapisanych własnymi słowami. Nie używa tekstów, ilustracji ani znaków wydawców; gry i ich nazwy należą do właścicieli.
tb-credits-icons = Ikony
tb-credits-icons-text = Symbole pochodzą z
tb-author = Autor
tb-icons = Ikony
tb-credits-fonts = Czcionki
tb-credits-fonts-text = Alegreya i Alegreya Sans, autor Juan Pablo del Peral, SIL Open Font License 1.1.
tb-credits-code = Kod
tb-credits-code-text = W przeglądarce: idiomorph (0BSD). Na serwerze: Starlette, uvicorn, Jinja2, SQLAlchemy, Alembic, msgspec, Fluent, Babel, markdown-it-py i inne, każda na własnej wolnej licencji.

# the hand and the list fold
tb-hand-open = Rozwiń rękę
tb-hand-fold = Zwiń rękę
tb-list-open = odpowiedzi jako lista
tb-list-fold = Zwiń odpowiedzi

# dla nowych: pierwsze kroki, znaki, pytania
tb-what = Co to jest?
tb-what-now = Kliknij cokolwiek: powie, czym jest.
tb-what-nothing = Nic więcej o tym nie wiadomo.
tb-legend = Co znaczą znaki
tb-marks = Pierwsze kroki
tb-marks-again = Pierwsze kroki jeszcze raz
tb-marks-now = Co teraz zrobić
tb-marks-now-text = Odpowiedz na to. Co ma złotą ramkę, można kliknąć, na stole albo na liście: to jest to samo.
tb-marks-ask = Zapytaj stół
tb-marks-ask-text = Zatrzymaj mysz na czymkolwiek albo przytrzymaj palec: dowiesz się, co to jest. Ten przycisk robi to samo. Żarówka pokazuje, co zrobiłby bot, a „Cofnij” odwołuje wszystko, co nikomu nie pokazało nic nowego.
tb-marks-close = Rozumiem
tb-key-what = co to jest?
tb-legend-outline = Złota ramka: można teraz kliknąć.
tb-legend-padlock = Kłódka: tej odpowiedzi nie da się cofnąć.
tb-legend-hint = Żarówka: co zrobiłby bot; partia liczy się wtedy jako z podpowiedzią.
tb-legend-info = i: opowiada o karcie, tak samo jak zatrzymana mysz, długie naciśnięcie i klawisz I.
