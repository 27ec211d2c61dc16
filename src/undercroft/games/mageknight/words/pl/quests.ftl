# Mage Knight: Wyzwolenie kopalń, Noce druidów, Władcy podziemi i zasady dodatkowe.
mk-option-scenario-mines-liberation = Wyzwolenie kopalń
mk-option-scenario-druid-nights = Noce druidów
mk-option-scenario-dungeon-lords = Władcy podziemi

# Pytania i odpowiedzi
mk-mark = Oznaczasz magiczną polanę?
mk-mark-mark = Połóż tu swoją tarczę
mk-mark-seat = W miejsce tarczy: { $what }
mk-mark-none = Nie
mk-conceal = { $site }: gdzie dokładnie?
mk-conceal-ground = { $what } ({ $where })
mk-turn-link = Pod ziemią do innych podziemi lub grobowca
mk-link = Droga pod ziemią. Dokąd?
mk-link-goal = { $what } ({ $where }): ruch { $about }
mk-naming = Którego bohatera wystawiasz na licytację?
mk-naming-hero = { $what }
mk-bid = { $hero }: { $who } daje tyle sławy: { $amount }. Dajesz więcej?
mk-bid-amount = Daj sławę: { $what }
mk-bid-pass = Nie
mk-fray = { $card } walczy w pojedynkę. Jak potajemnie ustawiasz kość?
mk-fray-ward = Biała: pancerz +1 przeciw atakom na dystans i oblężniczym
mk-fray-rage = Czerwona: atak +1
mk-fray-brace = Niebieska: pancerz +1 w walce wręcz
mk-fray-none = Nikomu nie pomagaj
mk-upgrade = Wymieniasz kartę akcji?
mk-upgrade-gain = Weź: { $what_acc }
mk-upgrade-return = Oddaj: { $what_acc }
mk-upgrade-none = Nie
mk-draft = Którą zaawansowaną akcję?
mk-draft-gain = { $what }

# Kronika
mk-incants = { $who } wypowiada zaklinanie: { $count ->
    [one] przybywa { $count } wróg.
    [few] przybywają { $count } wrogowie.
   *[other] przybywa { $count } wrogów.
}
mk-marks-glade = { $who } oznacza magiczną polanę.
mk-frees-mine = { $who } walczy o kopalnię.
mk-links = { $who } przechodzi pod ziemią { $site_into }.
mk-darkness = Nadeszła ciemność: odtąd jest noc.
mk-rampages = Tam, gdzie padł poprzedni, znów grasuje wróg: { $card }.
mk-hero-bought = { $who } gra bohaterem „{ $hero }”, cena w sławie: { $amount }.
mk-fray-shown = Kość jest { $mana_mana }: pomaga wrogowi ({ $card }).
mk-upgraded = { $who } wymienia kartę „{ $what }” na „{ $card }”.
mk-end-mines = wszystkie kopalnie są wolne
mk-end-druids = przebrzmiało ostatnie zaklinanie
mk-end-dungeons = zdobyto wszystkie podziemia i grobowce

# Nazwy
mk-secret-dungeon = Tajne podziemia
    .acc = tajne podziemia
    .at = w tajnych podziemiach
    .into = do tajnych podziemi
mk-secret-tomb = Tajny grobowiec
    .acc = tajny grobowiec
    .at = w tajnym grobowcu
    .into = do tajnego grobowca
mk-text-secret-dungeon = Wejście to twoja akcja: brązowy wróg, zasady nocy, bez jednostek. Zwycięstwo daje zaklęcie albo artefakt (rozstrzyga kość).
mk-text-secret-tomb = Wejście to twoja akcja: czerwony wróg, zasady nocy, bez jednostek. Zwycięstwo daje zaklęcie i artefakt.
mk-incant = wypowiedz zaklinanie
mk-free-mine = wyzwól kopalnię
mk-score-liberator = Największy Wyzwoliciel
mk-score-liberator-of = własne kopalnie
mk-score-crawler = Największy Władca Podziemi
mk-score-crawler-of = miejsca przygód

# Dlaczego nie?
mk-why-conquered = To miejsce jest zdobyte; w tym scenariuszu nikt już tu nie wchodzi.

# Zasady dodatkowe
mk-about-house = Zasady z księgi scenariuszy, na które się umawiacie.
mk-option-house-hero-auction = Licytacja bohaterów
mk-about-house-hero-auction = Bohaterów wystawia się po kolei i sprzedaje za sławę.
mk-option-house-night-arrival = Nocne przybycie
mk-about-house-night-arrival = Pierwsza runda to noc, a w jej Źródle są tylko kolory podstawowe.
mk-option-house-darkness = Nadchodzi ciemność
mk-about-house-darkness = Dzień następuje po dniu, aż na dwóch kościach wypadnie czerń; wtedy do końca gry jest noc.
mk-option-house-no-strikes = Bez wrogich zaklęć
mk-about-house-no-strikes = Bez czterech zaklęć, które uderzają w innych graczy.
mk-option-house-no-interaction = Bez umiejętności interaktywnych
mk-about-house-no-interaction = Bez umiejętności, które kładzie się na środku stołu.
mk-about-house-duels = Bohaterowie mogą się atakować także w scenariuszu, w którym takich walk nie ma.
mk-option-house-no-duels = Bez walki między bohaterami
mk-about-house-no-duels = Bohaterowie nie atakują się nawzajem.
mk-option-house-friendly-mana = Przyjazna mana
mk-about-house-friendly-mana = W dzień złoto nie zastępuje koloru, który jest na innej kości, i przerzuca się je na końcu.
mk-option-house-rampage = Najazd!
mk-about-house-rampage = Reputacja zaczyna od −2; pokonani grasujący wrogowie mogą wrócić na koniec rundy.
mk-option-house-more-rampage = Większy najazd!
mk-about-house-more-rampage = Reputacja zaczyna od −4; grasujący wrogowie wracają zawsze, niektórzy w parze.
mk-option-house-turned-tiles = Losowe ułożenie
mk-about-house-turned-tiles = Każdy nowy kafelek obraca los.
mk-option-house-random-cities = Losowe miasta
mk-about-house-random-cities = Które miasto leży na kafelku miasta, wiadomo dopiero po odkryciu.
mk-option-house-interactive-combat = Walka interaktywna
mk-about-house-interactive-combat = Samotnemu wrogowi pomaga ukrytą kością poprzedni gracz; taki wróg daje o 1 sławy więcej.
mk-option-house-action-upgrades = Ulepszanie akcji
mk-about-house-action-upgrades = Po każdej nocy prócz ostatniej bohaterowie mogą wymienić kartę akcji, najsłabszy pierwszy.
mk-option-house-drafting = Draft
mk-about-house-drafting = Na początku każdy zbiera trzy zaawansowane akcje; po każdym dniu jedna trafia do talii.
mk-option-house-scarce-glades = Ciasne polany
mk-about-house-scarce-glades = Noce druidów: na polanie mieści się jedna tarcza, przy trzech lub czterech graczach dwie.
mk-option-house-epic-nights = Epickie noce
mk-about-house-epic-nights = Noce druidów w sześć rund na wszystkich kafelkach, z trzecim zaklinaniem.
mk-sketch-secret-dungeon = Tp
mk-sketch-secret-tomb = Tg
