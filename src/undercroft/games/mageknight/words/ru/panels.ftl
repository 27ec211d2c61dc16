# Mage Knight: панели стола для городов, совместных боёв, поединков, Волкара и лидеров, и что говорит карта.

# Города
mk-pn-city-red = Красный город
mk-pn-city-blue = Синий город
mk-pn-city-green = Зелёный город
mk-pn-city-white = Белый город
mk-pn-bonus-red = физические атаки жестокие
mk-pn-bonus-blue = огонь и лёд +2, холодный огонь +1
mk-pn-bonus-green = физические атаки ядовитые
mk-pn-bonus-white = вся броня +1
mk-pn-fortified = За стенами: в первой фазе их достанет только осадная атака
mk-pn-garrison = Защитники: { $count }
mk-pn-unseen = закрыт
mk-pn-open = Открыт для всех
mk-pn-sold = В захваченном городе продают:
mk-pn-sold-now = Здесь продают:
mk-pn-sells-red = артефакты, по { $price } влияния
mk-pn-sells-blue = доступные заклинания, по { $price } влияния и мане
mk-pn-sells-green = особые действия, доступные или вслепую, по { $price } влияния
mk-pn-sells-white = любые доступные отряды; ещё один элитный отряд среди доступных за { $price } влияния
mk-pn-shields = Щиты по порядку
mk-pn-service-an-artifact = Артефакт
mk-pn-service-unseen-action = Действие вслепую
mk-pn-service-elite-unit = Элитный отряд

# Сумма боя
mk-pn-need-attack = Нужно: броня целей
mk-pn-need-block = Нужно: эта атака
mk-pn-have = Сыграно
mk-pn-nothing = пока ничего
mk-pn-short = не хватает { $count }
mk-pn-enough = достаточно
mk-pn-half = вполсилы
mk-pn-lost = стен не преодолеет

# Совместные бои
mk-pn-pact-city = Совместный штурм
mk-pn-pact-volkare = Совместное нападение на Волкара
mk-pn-pact-defence = Вместе против Волкара
mk-pn-pact-leader = Совместное нападение на лидера
mk-pn-pact-why = { $who } предлагает бой. Каждый платит за вход и сражается один со своей долей врагов, розданной вслепую.
mk-pn-pact-stood = Каждый сражается один со своей долей врагов, розданной вслепую.
mk-pn-pact-free = Пока не согласились все, ничего не происходит. Отказ ничего не стоит.
mk-pn-won-city = Если падут все защитники, город захвачен: за каждого побеждённого вы кладёте щит, лидер — у кого щитов больше. Если хоть один устоит, все возвращаются назад.
mk-pn-won-volkare = Он побеждён вместе с последним врагом своей армии. Если кто-то из неё устоит, все возвращаются назад.
mk-pn-won-leader = За каждый взятый уровень вы кладёте щит. Потом все возвращаются назад.
mk-pn-proposes = предлагает
mk-pn-asked = решает сейчас
mk-pn-waits = решает позже
mk-pn-agreed = согласие дано
mk-pn-invited = спросят
mk-pn-fights = сражается сейчас
mk-pn-fought = бой окончен
mk-pn-next = сражается позже
mk-pn-share = защитники: { $count } из { $of }
mk-pn-share-elite = элитные враги: { $count } из { $of }
mk-pn-share-ordinary = обычные враги: { $count } из { $of }
mk-pn-open-share = доля ещё не решена
mk-pn-way-in = вход: { $cost ->
    [one] { $cost } очко движения
    [few] { $cost } очка движения
   *[other] { $cost } очков движения
}
mk-pn-hand = Карт на руке
mk-pn-units = Отрядов

# Поединки
mk-pn-duel-attend = Поединок: { $who } нападает, цель — { $whom }
mk-pn-attacks = нападает
mk-pn-defends = обороняется
mk-pn-does-attend = { $who } выбирает подготовку к бою
mk-pn-does-attack = { $who } готовит атаку или пасует
mk-pn-does-block = { $who } блокирует или принимает удар
mk-pn-does-assign = { $who } распределяет урон
mk-pn-terms-own = в свой ход
mk-pn-terms-full = долгая подготовка
mk-pn-terms-parrying = быстрая подготовка
mk-pn-attack-by = Атака, из чего
mk-pn-block-by = Блок, из чего
mk-pn-left = Осталось после блоков
mk-pn-against = Против брони { $armor }
mk-pn-at-most = { $count ->
    [0] ни одной раны
    [one] не больше { $count } раны
   *[other] не больше { $count } ран
}
mk-pn-ranged-half = На расстоянии блок считается вполсилы.
mk-pn-walled = За стенами: на расстоянии считается только осадная атака.
mk-pn-duel-you = Отказаться от поединка нельзя, но вы выбираете подготовку, можете пасовать и не блокировать удары.
mk-pn-duel-spoils = На расстоянии урон ранит героя или отряды; в ближнем бою можно ещё украсть артефакт или вытолкнуть героя на соседнюю клетку, и поединок окончен. Если никого не вытолкнули, { $who } возвращается назад.
mk-pn-duel-fame = Слава за то, что вытолкнули соперника:
mk-pn-buys = Что даёт урон
mk-pn-taken = Получено ран

# Волкар
mk-pn-volkare-level = уровень { $level }
mk-pn-volkare-deck = { $count ->
    [0] колода пуста: по два шага за ход
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[other] в колоде { $count } карт
}
mk-pn-arrival = { $turns ->
    [0] Он у цели.
    [one] Может дойти до цели уже следующим ходом (шагов: { $steps }).
    [few] Дойдёт до цели не раньше чем за { $turns } хода (шагов: { $steps }).
   *[other] Дойдёт до цели не раньше чем за { $turns } ходов (шагов: { $steps }).
}
mk-pn-soonest = { $turns ->
    [0] у цели
    [one] до цели не меньше { $turns } хода
   *[other] до цели не меньше { $turns } ходов
}
mk-pn-delayed = Он пропустит следующий ход.
mk-pn-army = Его армия: { $count }
mk-pn-hidden = ещё не открыто: { $count }
mk-pn-pace = Его следующий ход, по картам в колоде
mk-pn-pace-double = 2 шага
mk-pn-pace-single = 1 шаг
mk-pn-pace-seeks = ищет героев
mk-pn-pace-camps = привал
mk-pn-steps = Куда ведёт шаг
mk-pn-die = Его кубик

# Лидеры и фракции
mk-pn-leader-level = уровень { $level }
mk-pn-leader-beaten = побеждён
mk-pn-leader-levels = Уровни, каждый побеждают отдельно
mk-pn-summons = Призывает: { $piles }
mk-pn-retinue = Свита: { $count }
mk-pn-hunters = { $count ->
    [one] Вас преследует { $count } враг.
    [few] Вас преследуют { $count } врага.
   *[other] Вас преследуют { $count } врагов.
}

# Карта
mk-pn-wall = стена, { $where }: движение +{ $cost }
mk-pn-draws = { $count ->
    [one] если закончить движение здесь, нападёт { $count } преследователь
    [few] если закончить движение здесь, нападут { $count } преследователя
   *[other] если закончить движение здесь, нападут { $count } преследователей
}
mk-pn-hunts = преследует: { $who }
mk-pn-stunned = лежит лицом вниз
mk-pn-ambush = в засаде
mk-pn-legend = Знаки на карте
mk-pn-legend-wall = стена: движение +{ $cost }, и она укрепляет
mk-pn-legend-volkare = Волкар и куда он может пойти
mk-pn-legend-draws = сколько преследователей там нападёт

mk-end-missed-headline = Герои проиграли
