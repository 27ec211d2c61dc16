# Mage Knight: Wyzwolenie kopalń, Noce druidów, Władcy podziemi i zasady dodatkowe.
mk-option-scenario-mines-liberation = Wyzwolenie kopalń
mk-option-scenario-druid-nights = Noce druidów
mk-option-scenario-dungeon-lords = Władcy podziemi

# Pytania i odpowiedzi
mk-hallow = Oznaczasz magiczną polanę?
mk-hallow-mark = Połóż tu swoją tarczę
mk-hallow-seat = W miejsce tarczy: { $what }
mk-hallow-none = Nie
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
mk-about-sets = Dodatki, których karty, żetony, kafelki i bohaterowie biorą udział w grze.
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

# Lobby: o czym jest scenariusz, dla kogo, jak długi i jak trudny
mk-about-scenario-first-reconnaissance = Jako pierwsi stawiacie stopę na tej ziemi. Odkrywajcie ją, aż znajdziecie miasto, i zdobądźcie po drodze, ile się da sławy.
mk-facts-scenario-first-reconnaissance = 1–4 graczy · rundy: 3 · krótki · dla początkujących
mk-about-scenario-full-conquest = Wszystkie miasta tej krainy mają paść, a każdy z was chce rządzić większością z nich.
mk-facts-scenario-full-conquest = 2–4 graczy, rywalizacja · rundy: 6 · długi · średnio trudny
mk-about-scenario-blitz-conquest = Ten sam podbój dwa razy szybciej: bohaterowie rosną prędzej, a miasta są słabsze.
mk-facts-scenario-blitz-conquest = 1–4 graczy · rundy: 4 · średniej długości · średnio trudny
mk-about-scenario-solo-conquest = Jeden bohater, dwa miasta, sześć rund. Zdobądź oba, zanim minie czas.
mk-facts-scenario-solo-conquest = solo · rundy: 6 · długi · trudny
mk-about-scenario-full-cooperation = Trzeba zdobyć wszystkie miasta, a wynik jest wspólny: pomagajcie temu, kto zostaje w tyle.
mk-facts-scenario-full-cooperation = 2–4 graczy, współpraca · rundy: 6 · długi · trudny
mk-about-scenario-blitz-cooperation = Razem przeciw silnym miastom w cztery szybkie rundy.
mk-facts-scenario-blitz-cooperation = 2–4 graczy, współpraca · rundy: 4 · średniej długości · trudny
mk-about-scenario-mines-liberation = Kopalnie kryształów są w rękach wrogów. Wyzwól je: co rundę dają kryształy, a na koniec sławę.
mk-facts-scenario-mines-liberation = 1–4 graczy · rundy: 4 · średniej długości · średnio trudny
mk-about-scenario-druid-nights = W dzień oznaczasz magiczne polany, w nocy wypowiadasz zaklinanie i walczysz z tym, co na nie przybędzie, za podwójną sławę.
mk-facts-scenario-druid-nights = 1–4 graczy · rundy: 4 · średniej długości · łatwy
mk-about-scenario-dungeon-lords = Obok każdej wioski kryją się tajne podziemia. Zdobądź głębiny i podróżuj przez nie.
mk-facts-scenario-dungeon-lords = 1–4 graczy · rundy: 5 · długi · średnio trudny
mk-about-scenario-conquer-and-hold = Liczą się twierdze i wieże magów: zdobywaj je, utrzymuj i odbijaj.
mk-facts-scenario-conquer-and-hold = 2–3 graczy albo 4 w drużynach · rundy: 4 lub 6 · długi · dla kłótliwych
mk-about-scenario-one-to-return = Portal zabierze do domu tylko jednego bohatera. Bądź tym, kto stoi na nim, gdy kończy się druga noc.
mk-facts-scenario-one-to-return = 2–4 graczy, rywalizacja · rundy: 4 · średniej długości · dla kłótliwych
mk-about-house-megapolis = Ostatnie odkryte miasto to dwa miasta obok siebie: jeden garnizon, obie premie i jeden przywódca.
mk-about-house-two-cities = Dwie drużyny: dwa miasta poziomu 10 zamiast czterech miast.
mk-about-house-two-megapolises = Dwie drużyny: dwa megamiasta poziomu 12 zamiast czterech miast.
mk-about-house-lowest = Bohaterowie, którzy grają razem, liczą w każdej kategorii najgorszy wynik zamiast najlepszego.
mk-about-house-free-entry = Przy wspólnym szturmie krok na pole celu nie kosztuje punktów ruchu.
mk-about-house-one-city = Zamiast megamiasta: jedno miasto poziomu 9, 10 lub 11 i jeszcze jeden biały żeton za każde 3 poziomy powyżej.
mk-about-house-seals = Na torze sławy leżą cztery pieczęcie many. Nikt nie przejdzie dalej, dopóki ktoś nie złamie pieczęci maną jej koloru; nadmiar sławy przepada.
mk-about-house-strong-seals = Na torze sławy leży dziewięć pieczęci many, jedna z nich złota. Nikt nie przejdzie dalej, dopóki ktoś nie złamie pieczęci; nadmiar sławy przepada.
mk-about-house-envy = Po każdym dniu bohater z największą sławą wkłada ranę do talii, po każdej nocy ten z najmniejszą może jedną usunąć.
mk-about-house-harder-envy = Po każdej rundzie bohater z największą sławą wkłada ranę do talii, a ten z najmniejszą może jedną usunąć.
mk-about-house-phantoms = Kto zdobywa poziomy daleko przed innymi, tego przed następną turą atakują zjawy. Nie przynoszą nic prócz obrażeń.
