# Mage Knight
mk-title = Рыцарь-маг
mk-hidden = закрытая карта

# Вопросы и ответы
mk-tactic = Выберите тактику на этот раунд.
mk-tactic-tactic = { $what }
mk-before = Перед вашим ходом
mk-before-start = Начать ход
mk-before-forfeit = Пропустить ход
mk-before-announce = Объявить конец раунда
mk-before-plunder = Разграбить деревню: 2 карты, репутация −1
mk-before-meditate = Полуночная медитация: замешать карты в колоду и взять столько же
mk-before-store = Сбережённая сила: отложить верхнюю карту
mk-before-take = Сбережённая сила: взять все отложенные карты
mk-before-lengthen = Долгая ночь: три сброшенные карты становятся колодой
mk-turn = Ваш ход. Что делаете?
mk-play = Сыграть: { $what }
mk-turn-unit = Использовать: { $what }
mk-turn-skill = Использовать: { $what }
mk-turn-step = Идти { $what_to }
mk-turn-explore = Исследовать: место { $what }
mk-turn-act = Действие: { $what }
mk-turn-rest = Отдохнуть
mk-turn-stop = Закончить движение
mk-turn-end = Закончить ход
mk-turn-heal = Вылечить: { $what_acc }
mk-turn-tactic = Использовать тактику: { $what }
mk-way = { $card }: как сыграть?
mk-way-basic = Обычный эффект — { $about }
mk-way-strong = Усиленный эффект — { $about }
mk-way-sideways = Боком — { $about }
mk-way-use = { $about }
mk-pay = Нужна { $colour_mana } мана. Чем заплатите?
mk-pay-token = { $what } жетон маны
mk-pay-die = { $what } кубик Источника
mk-pay-stolen = { $what } кубик с «Кражи маны»
mk-pay-crystal = { $what } кристалл
mk-pay-endless = бесконечная { $what_mana } мана
mk-pick = Что именно?
mk-pick-which-card = Какая карта?
mk-pick-which-unit = Какой отряд?
mk-pick-to-discard = Какую карту сбросить?
mk-pick-to-throw = Какую карту удалить навсегда?
mk-pick-to-shuffle = Какую карту замешать в колоду?
mk-pick-card = { $what }
mk-pick-take = Взять: { $what_acc }
mk-pick-gain = Получить: { $what_acc }
mk-pick-unit = { $what }
mk-pick-disband = Распустить: { $what_acc }
mk-pick-first = Сначала: { $what }
mk-pick-to = { $what_to }
mk-pick-done = Это всё
mk-pick-none = Ничего
mk-colour = Какой цвет?
mk-colour-colour = { $what }
mk-colour-take = { $what } кубик
mk-colour-none = Никакой
mk-colour-done = Это всё
mk-target = Какой враг?
mk-target-foe = { $what }
mk-amount = { $wounds ->
    [0] Сколько?
   *[other] От скольких ран избавиться (не больше { $wounds })?
}
mk-amount-amount = { $what }
mk-deal = Местные слушают вас. Что покупаете?
mk-deal-recruit = Нанять: { $what_acc }
mk-deal-healing = Купить очко лечения
mk-deal-buy = Купить: { $what_acc }
mk-deal-unit = Использовать: { $what }
mk-deal-skill = Использовать: { $what }
mk-deal-heal = Вылечить: { $what_acc }
mk-deal-tactic = Использовать тактику: { $what }
mk-deal-learn = Выучить: { $what }
mk-deal-done = Это всё
mk-join = Бросить вызов яростным врагам рядом?
mk-join-join = Бросить вызов: { $what } ({ $where })
mk-join-done = Больше никого
mk-fight = Выберите цели и играйте атаки.
mk-aim = Цель: { $what }
mk-fight-unit = Использовать: { $what }
mk-fight-skill = Использовать: { $what }
mk-fight-tactic = Использовать тактику: { $what }
mk-fight-resolve = Нанести удар: атаки достаточно
mk-fight-drop = Отказаться от этой атаки
mk-fight-next = К следующей фазе
mk-fight-blaze = Горящий щит: огненная атака
mk-fight-spend = Потратить движение: { $what }
mk-block = Выберите атаку врага и играйте блоки.
mk-block-unit = Использовать: { $what }
mk-block-skill = Использовать: { $what }
mk-block-tactic = Использовать тактику: { $what }
mk-block-spend = Потратить влияние: { $what }
mk-block-resolve = Заблокировать атаку
mk-block-drop = Отказаться от этого блока
mk-block-next = Больше не блокировать
mk-suffer = Урон какой атаки вы принимаете сейчас?
mk-suffer-suffer = { $what }
mk-suffer-next = Дальше
mk-assign = Урон: { $amount }. Кому его принять?
mk-assign-hero = Герою
mk-assign-unit = { $what }
mk-benefit = Что выберете?
mk-benefit-which-mend = Это место помогает вам
mk-benefit-to-lengthen = Колода кончилась. Воспользоваться Долгой ночью?
mk-benefit-to-shed = Воспользоваться Знаменем защиты?
mk-benefit-mend = Удалить рану: { $what_from }
mk-benefit-lengthen = Долгая ночь: три сброшенные карты становятся колодой
mk-benefit-none = Нет
mk-reward = Какую награду взять сейчас?
mk-reward-reward = { $what }
mk-reward-none = Никакую
mk-offer = Какую карту?
mk-offer-which-gain = Какую карту взять?
mk-offer-which-return = Какую карту вернуть? Остальное ваше.
mk-offer-gain = Взять: { $what_acc }
mk-offer-return = Вернуть: { $what_acc }
mk-offer-none = Никакую
mk-skill = Новый навык. Какой?
mk-skill-skill = { $what }
mk-skill-common = Из общих навыков: { $what }
mk-drawup = Сбросить карты перед добором?
mk-drawup-discard = Сбросить: { $what_acc }
mk-drawup-done = Добрать карты

# Летопись
mk-round-day = Раунд { $number }: день.
mk-round-night = Раунд { $number }: ночь.
mk-tactic-taken = { $who } берёт тактику «{ $tactic }».
mk-dummy-tactic = Виртуальный игрок берёт тактику «{ $tactic }».
mk-dummy-turn = Виртуальный игрок открывает карты; { $count ->
    [one] осталась { $count } карта.
    [few] осталось { $count } карты.
    [many] осталось { $count } карт.
   *[other] осталось { $count } карты.
}
mk-dummy-announced = Виртуальный игрок объявляет конец раунда.
mk-announced = { $who } объявляет конец раунда.
mk-forfeits = { $who } пропускает ход: карт не осталось.
mk-drew = { $who } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
mk-discarded = { $who } сбрасывает карту «{ $card }».
mk-thrown = { $who } удаляет из игры карту «{ $card }».
mk-gained = { $who } получает карту «{ $card }».
# mk-played: in matches of revision 2 and before
mk-does-basic = { $who } играет карту «{ $card }» ({ $does }).
mk-does-strong = { $who } играет карту «{ $card }» с усиленным эффектом ({ $does }).
mk-does-sideways = { $who } играет карту «{ $card }» боком ({ $does }).
mk-plays-basic = { $who } играет карту «{ $card }» — { $what } { $number }.
mk-played-basic = { $who } играет карту «{ $card }».
mk-plays-strong = { $who } играет карту «{ $card }» с усиленным эффектом — { $what } { $number }.
mk-played-strong = { $who } играет карту «{ $card }» с усиленным эффектом.
mk-plays-sideways = { $who } играет карту «{ $card }» боком — { $what } { $number }.
mk-played-sideways = { $who } играет карту «{ $card }» боком.
mk-paid-token = { $who } платит жетоном маны: { $mana }.
mk-paid-die = { $who } платит кубиком Источника: { $mana }.
mk-paid-stolen = { $who } платит кубиком с «Кражи маны»: { $mana }.
mk-paid-opened = { $who } платит ещё одним кубиком Источника: { $mana }.
mk-paid-crystal = { $who } платит кристаллом: { $mana }.
mk-paid-endless = { $who } платит бесконечной маной: { $mana }.
mk-used = { $who } использует: { $card }.
mk-moved = { $who } идёт { $where_to }: { $terrain }.
mk-explored = { $who } открывает новую землю: { $card }.
mk-city-found = { $who } находит город! Начинаются последние ходы.
mk-rested = { $who } отдыхает.
mk-interacts = { $who } взаимодействует { $site_at }, влияние { $influence }.
mk-recruited = { $who } нанимает отряд: { $card }.
mk-disbanded = { $who } распускает отряд: { $card }.
mk-assaults = { $who } штурмует { $site_acc }.
mk-provoked = { $who } провоцирует яростных врагов.
mk-enters = { $who } входит { $site_into }.
mk-burns = { $who } поджигает монастырь.
mk-summoned = Призван враг: { $card }.
mk-blocked = { $who } блокирует атаку: { $card }.
mk-defeated = { $who } побеждает { $card_acc }.
mk-wounded = { $who } получает { $count ->
    [one] { $count } рану.
    [few] { $count } раны.
    [many] { $count } ран.
   *[other] { $count } раны.
}
mk-knocked-out = { $who } теряет сознание.
mk-unit-wounded = { $who }: отряд ранен — { $card }.
mk-unit-lost = { $who } навсегда теряет отряд: { $card }.
mk-conquered = { $who } захватывает { $site_acc }.
mk-repelled = { $who } терпит неудачу и не проходит дальше.
mk-withdraws = Принудительное отступление: { $who } получает рану.
mk-fame = { $who }: слава { SIGNED($amount) }, всего { $fame }.
mk-reputation = { $who }: репутация { SIGNED($amount) }, теперь { $reputation }.
mk-level = { $who } достигает уровня { $level }.
mk-skill-gained = { $who } получает навык «{ $card }».
mk-final = { $who }: итоговая слава { $fame }.
mk-end-city = город найден
mk-end-rounds = последний раунд окончен
mk-end-rounds-alone = Набрано славы: { $points }

# Почему нельзя?
mk-why-combat = Это можно использовать только в бою.
mk-why-combat-phase = Это для другой фазы боя.
mk-why-influence = Влияние нужно только при взаимодействии.
mk-why-in-combat = Не во время боя.
mk-why-not-now = Сейчас от этого нет пользы.
mk-why-mana = Не хватает маны: { $colours_gen }.
mk-why-no-target = Сначала выберите цель.
mk-why-no-attacker = Нет атакующего, которого можно остановить.
mk-why-no-foe = Нет врага, на которого это подействует.
mk-why-no-die = В Источнике нет такого кубика.
mk-why-no-crystal = У вас нет кристаллов.
mk-why-combat-begun = Только в самом начале боя.
mk-why-no-wound = Раненых нет.
mk-why-no-lesson = На руке нет карты того же цвета, что и доступные карты.
mk-why-no-other = На руке нет другой подходящей карты.
mk-why-no-ready-unit = У вас нет готового отряда.
mk-why-no-spent-unit = У вас нет использованного отряда.
mk-why-fortified = Цель укреплена: сейчас её достанут только осадные атаки.
mk-why-wound = Рану нельзя сыграть или сбросить.
mk-why-unit-wounded = { $what }: отряд ранен.
mk-why-unit-spent = { $what }: отряд уже использован.
mk-why-unit-hit = Этот отряд больше не может принимать урон в этом бою.
mk-why-units-spared = В этом бою урон отрядам назначать нельзя.
mk-why-no-units-here = В этом бою отряды использовать нельзя.
mk-why-used-turn = Уже использовано в этом ходу.
mk-why-used-round = Уже использовано в этом раунде.
mk-why-edge = Там карты нет: земля ещё не открыта.
mk-why-terrain = На эту местность войти нельзя: { $terrain }.
mk-why-rampaging = Там стоит яростный враг: { $what }.
mk-why-move = Нужно { $need ->
    [one] { $need } очко движения
    [few] { $need } очка движения
   *[other] { $need } очков движения
}, у вас { $have }.
mk-why-far = Весь путь стоит { $need ->
    [one] { $need } очко движения
    [few] { $need } очка движения
   *[other] { $need } очков движения
}, а у вас { $have }.
mk-why-no-way = Отсюда туда не ведёт ни один путь.
mk-why-unexplored = До края, с которого открывают эту землю, вам не дойти.
mk-why-owner = Хозяин внутри, а в этом сценарии герои не сражаются друг с другом.
mk-why-hero = Шаг, который провоцирует врага, не может вести на клетку другого героя.
mk-why-acted = После действия двигаться уже нельзя.
mk-why-coast = Это за линией берега.
mk-why-core-coast = Развитые земли нельзя класть у берега.
mk-why-two-tiles = { $core ->
    [0] Земля там должна касаться двух земель или одной, у которой уже две соседних.
   *[other] Развитая земля должна касаться двух земель.
}
mk-why-three-tiles = Стопка земель пуста, поэтому новая земля должна касаться трёх других.
mk-why-no-tiles = Земель больше нет.
mk-why-one-action = В этом ходу действие уже было.
mk-why-keep = Это место не ваше.
mk-why-unconquered = Это место не захвачено.
mk-why-nobody = Здесь не с кем взаимодействовать.
mk-why-no-interaction = Это не взаимодействие.
mk-why-reputation = С вашей репутацией никто не хочет иметь дела.
mk-why-shared = На этой клетке другой герой.
mk-why-altar = Алтарю нужна мана, которой у вас нет: { $colours_mana }.
mk-why-no-rampager = Рядом нет яростных врагов.
mk-why-moved = После движения или исследования отдыхать нельзя.
mk-why-empty-hand = Для отдыха нужно сбросить карту, а сбросить нечего.
mk-why-must-rest = На руке одни раны: надо отдыхать.
mk-why-announced = Конец раунда уже объявлен.
mk-why-deck = В вашей колоде ещё { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
mk-why-plundered = После прошлого хода вы уже грабили.
mk-why-must-announce = Карт не осталось: надо объявить конец раунда.
mk-why-forfeit = Конец раунда объявлен, и карт не осталось: ход пропадает.
mk-why-tactic = Её взял кто-то другой.
mk-why-tactic-gone = Она вышла из игры.
mk-why-place = Этот отряд нанимают в других местах: { $places }.
mk-why-price = Это стоит { $need ->
    [one] { $need } очко влияния
    [few] { $need } очка влияния
   *[other] { $need } очков влияния
}, у вас { $have }.
mk-why-armor = Ваша атака — { $have }, а броня врага — { $need }.
mk-why-block = Ваш блок — { $have }, а нужно { $need }.
mk-why-twice-fortified = Враг укреплён дважды: в этой фазе его ничем не достать.
mk-why-unresolved = Очки уже набраны: примените их или откажитесь от них.
mk-why-discard-one = Вы не сыграли ни одной карты: сбросьте хотя бы одну.

# Настройки партии
mk-option-scenario = Сценарий
mk-option-scenario-first-reconnaissance = Первая разведка
mk-option-mode = Как играете
mk-option-mode-usual = как принято в сценарии
mk-option-mode-solo = в одиночку
mk-option-mode-competitive = друг против друга
mk-unfit-sets = «{ $what }»: для этого нужны наборы: { $sets }.
mk-unfit-house = Это не сочетается: { $what }, { $whom }.
mk-unfit-level = В сценарии «{ $scenario }» нет такой сложности: { $level }.
mk-unfit-mode = Сценарий «{ $scenario }» так не играют: { $mode }.
mk-unfit-seats = «{ $scenario }» ({ $mode }): { $sort ->
    [one] играет один человек
    [exact] игроков должно быть { $most }
   *[range] игроков должно быть от { $least } до { $most }
}, а не { $seats }.
mk-unfit-heroes = Эти герои из набора, который не участвует в игре: { $heroes }.
mk-option-heroes = Герои (random или имена через запятую)
mk-option-dummy = Виртуальный игрок в одиночной игре
mk-option-dummy-yes = да
mk-option-dummy-no = нет
mk-option-printing = Начальные колоды
mk-option-printing-ultimate = по две уникальные карты у героя
mk-option-printing-first = по одной уникальной карте у героя (первое издание)

# Конец
mk-score-title = титул
mk-score-fame = Слава
mk-score-fame-of = на шкале славы
mk-score-knowledge = Великие познания
mk-score-knowledge-of = заклинания и особые действия
mk-score-leader = Великий лидер
mk-score-leader-of = уровни отрядов
mk-score-adventurer = Великий искатель приключений
mk-score-adventurer-of = места приключений
mk-score-loot = Великая добыча
mk-score-loot-of = артефакты и кристаллы
mk-score-conqueror = Великий завоеватель
mk-score-conqueror-of = крепости, башни магов, монастыри
mk-score-beating = Великое поражение
mk-score-beating-of = раны
mk-withdraw = На вашем пути нет безопасных клеток. Куда вы отступаете?
mk-withdraw-ground = { $what } ({ $where })
