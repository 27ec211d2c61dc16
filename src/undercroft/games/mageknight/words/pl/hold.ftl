# Mage Knight: Zdobądź i utrzymaj.
mk-option-scenario-conquer-and-hold = Zdobądź i utrzymaj
mk-option-house-open-land = Odkryta kraina
mk-about-house-open-land = „Zdobądź i utrzymaj”: wszystkie kafelki od początku leżą odkryte.
mk-held-keep = Sporna twierdza
    .acc = sporną twierdzę
    .at = w spornej twierdzy
    .into = do spornej twierdzy
mk-held-tower = Sporna wieża magów
    .acc = sporną wieżę magów
    .at = w spornej wieży magów
    .into = do spornej wieży magów
mk-text-held-keep = Wejść znaczy szturmować umocniony garnizon; reputacja nie spada. Właściciel werbuje tu jednostki twierdz i wiosek, a w niej i obok niej ma większy limit ręki. Inni mogą ją odbić za połowę sławy: broni jej losowy szary wróg, od drugiego dnia dwóch, od trzeciego trzech. Na koniec 3 punkty.
mk-text-held-tower = Wejść znaczy szturmować umocniony garnizon; reputacja nie spada, a zdobycie nie daje zaklęcia. Właściciel werbuje tu jednostki wież magów i klasztorów i kupuje zaklęcia; tura rozpoczęta w niej lub obok niej daje po jednej manie za każdą własną wieżę, w dzień złotą, w nocy czarną. Inni mogą ją odbić za połowę sławy: broni jej losowy fioletowy wróg, od drugiego dnia dwóch, od trzeciego trzech. Na koniec 2 punkty.
mk-sketch-held-keep = St
mk-sketch-held-tower = Sw
mk-score-held = Pan krainy
mk-score-held-of = własne twierdze i wieże magów
