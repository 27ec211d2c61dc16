# Mage Knight: litery narysowanej mapy
mk-sketch-village = Wi
mk-sketch-monastery = Kl
mk-sketch-keep = Tw
mk-sketch-mage-tower = Ma
mk-sketch-dungeon = Pd
mk-sketch-tomb = Gr
mk-sketch-den = Le
mk-sketch-spawning-grounds = Wy
mk-sketch-ruins = Ru
mk-sketch-glade = Po
mk-sketch-mine = Ko
mk-sketch-portal = Pt
mk-sketch-city = Mi
mk-sketch-signs = ! wrogowie, ? zakryci wrogowie, @ ty, 2 inny bohater, ?1.0? miejsce nieodkryte
