# Mage Knight: General Volkare, his scenarios, the house rules about him.
mk-volkare = Generał Volkare
    .acc = generała Volkarego
mk-text-volkare = Atakuje razem ze swoją armią: według kości za 3 lub 4, zawsze brutalnie, a rani tylko bohatera. Jego samego nie można zaatakować; pokonuje się go z ostatnim żetonem jego armii.
mk-volkare-tactic = Volkare bierze taktykę „{ $tactic }”.
mk-volkare-turn = Volkare odkrywa kartę „{ $card }”; { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
}.
mk-volkare-frenzy = Talia Volkarego jest pusta: prze naprzód.
mk-volkare-delayed = Volkare jest zatrzymany i traci turę.
mk-volkare-slowed = Volkare stracił tylu wrogów, że jego następna tura przepada.
mk-volkare-moves = Volkare maszeruje dalej.
mk-volkare-explores = Volkare odkrywa kafelek: { $card }.
mk-volkare-camps = Volkare obozuje; jego kość pokazuje: { $colour }.
mk-unit-deserts = Jednostka opuszcza grę: { $card }.
mk-volkare-die = Kość Volkarego pokazuje: { $colour }.
mk-attacks-volkare = { $who } atakuje Volkarego.
mk-volkare-stands = Armia Volkarego utrzymała pole.
mk-volkare-beaten = Armia Volkarego jest zniszczona!
mk-volkare-at-city = Volkare atakuje miasto.
mk-volkare-razes = Volkare pustoszy okolice miasta.
mk-volkare-thrown-back = Volkare jest odrzucony od miasta.
mk-volkare-takes-city = Volkare zajmuje miasto. Bohaterowie przegrali.
mk-volkare-escapes = Volkare odszedł przez portal. Bohaterowie przegrali.
mk-retreats = { $who } wybiera odwrót; rany na rękę: { $count }.
mk-gives-way = { $who } ustępuje drogi Volkaremu.
mk-camp = Obóz Volkarego
    .acc = obóz Volkarego
    .at = w obozie Volkarego
    .into = do obozu Volkarego
mk-text-camp = Zamiast miasta trzyma go generał Volkare ze swoją armią. Wejść to znaczy go zaatakować. W zdobytym obozie i obok niego werbuje się jednostki i poluje.
mk-sketch-camp = Ob
mk-razed-city = Spustoszone miasto
    .acc = spustoszone miasto
    .at = w spustoszonym mieście
    .into = do spustoszonego miasta
mk-text-razed-city = Volkare spustoszył okolicę: nie ma tu już interakcji, a miasto nie zwiększa limitu ręki.

mk-beset = { $count ->
    [0] Volkare atakuje miasto, w którym jesteś!
    [one] Volkare cię atakuje! Odwrót bez walki to { $count } rana na rękę.
    [few] Volkare cię atakuje! Odwrót bez walki to { $count } rany na rękę.
   *[other] Volkare cię atakuje! Odwrót bez walki to { $count } ran na rękę.
}
mk-beset-fight = Walcz
mk-beset-retreat = Odwrót
mk-beset-stand_aside = Nie bierz w tym udziału
mk-stand = Z kim stawiasz czoła Volkaremu?
mk-stand-seat = Razem z: { $what }
mk-stand-done = Przejdź do podziału wrogów
mk-stand-alone = Samotnie
mk-make-way = Volkare stoi na twoim polu. Dokąd się wycofujesz?
mk-make-way-to = Wycofaj się { $what_to }
mk-make-way-forced = Przymusowe wycofanie
mk-raid = zaproponuj wspólny atak na Volkarego
mk-why-raid-far = Obok ciebie nie ma Volkarego na polu, na które mogą wejść bohaterowie.
mk-why-raid-late = Ogłoszono koniec rundy albo trwają ostatnie tury.
mk-why-raid-alone = Musisz być jedynym bohaterem na swoim polu.
mk-why-raid-again = W tej turze masz to już za sobą.
mk-why-raid-nobody = Obok Volkarego nie ma nikogo, kto by z tobą poszedł, albo zostało za mało jego wrogów.
mk-why-general = Sam Volkare nigdy nie jest celem: pokonuje się go z ostatnim żetonem jego armii.

mk-table-volkare = Volkare: poziom { $level }, wrogów w armii { $army }, kart w talii { $count }; od portalu { $q } na wschód i { $r } na południowy wschód
mk-table-volkare-gone = Volkare jest pokonany.
mk-tb-volkare-army = armia:
mk-tb-volkare-deck = kart w jego talii
mk-tb-volkare-next = jego następny krok:
mk-sketch-razed-city = Sp
mk-score-volkare = Generał Volkare
mk-score-volkare-of = jego armia zniszczona
mk-option-scenario-volkares-return = Powrót Volkarego
mk-option-scenario-volkares-return-blitz = Powrót Volkarego, blitz
mk-option-scenario-volkares-quest = Misja Volkarego
mk-option-level-daring-fair = bitwa śmiała, wyścig spokojny
mk-option-level-daring-tight = bitwa śmiała, wyścig napięty
mk-option-level-daring-thrilling = bitwa śmiała, wyścig pasjonujący
mk-option-level-heroic-fair = bitwa heroiczna, wyścig spokojny
mk-option-level-heroic-tight = bitwa heroiczna, wyścig napięty
mk-option-level-heroic-thrilling = bitwa heroiczna, wyścig pasjonujący
mk-option-level-legendary-fair = bitwa legendarna, wyścig spokojny
mk-option-level-legendary-tight = bitwa legendarna, wyścig napięty
mk-option-level-legendary-thrilling = bitwa legendarna, wyścig pasjonujący
