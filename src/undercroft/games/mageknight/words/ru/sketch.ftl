# Mage Knight: буквы нарисованной карты
mk-sketch-village = Де
mk-sketch-monastery = Мо
mk-sketch-keep = Кр
mk-sketch-mage-tower = Ба
mk-sketch-dungeon = По
mk-sketch-tomb = Гр
mk-sketch-den = Ло
mk-sketch-spawning-grounds = Гн
mk-sketch-ruins = Ру
mk-sketch-glade = Пл
mk-sketch-mine = Ша
mk-sketch-portal = Пт
mk-sketch-city = Го
mk-sketch-signs = ! враги, ? закрытые враги, @ вы, 2 другой герой, ?1.0? неизведанное место
