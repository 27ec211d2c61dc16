# Mage Knight: the letters of the drawn map
mk-sketch-village = Vi
mk-sketch-monastery = Mo
mk-sketch-keep = Ke
mk-sketch-mage-tower = Ma
mk-sketch-dungeon = Du
mk-sketch-tomb = To
mk-sketch-den = De
mk-sketch-spawning-grounds = Sp
mk-sketch-ruins = Ru
mk-sketch-glade = Gl
mk-sketch-mine = Mi
mk-sketch-portal = Po
mk-sketch-city = Ci
mk-sketch-signs = ! enemies, ? face-down enemies, @ you, 2 another hero, ?1.0? an unexplored place
