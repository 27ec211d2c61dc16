# Mage Knight: zagrywana karta, otwarta nad ręką.
mk-tb-way-basic = Efekt podstawowy
mk-tb-way-strong = Efekt mocny
mk-tb-way-sideways = Bokiem
