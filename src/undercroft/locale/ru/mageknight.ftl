# Mage Knight
mk-title = Рыцарь-маг
mk-hidden = закрытая карта

# Вопросы и ответы
mk-tactic = Выберите тактику на этот раунд.
mk-tactic-tactic = { $what }
mk-before = Перед вашим ходом
mk-before-start = Начать ход
mk-before-announce = Объявить конец раунда
mk-before-plunder = Разграбить деревню: 2 карты, репутация -1
mk-before-meditate = Полуночная медитация: замешать карты и взять столько же
mk-before-store = Сбережённая сила: отложить верхнюю карту
mk-before-take = Сбережённая сила: взять все отложенные карты
mk-before-lengthen = Долгая ночь: три сброшенные карты становятся колодой
mk-turn = Ваш ход. Что делаете?
mk-play = Сыграть: { $what }
mk-turn-unit = Использовать: { $what }
mk-turn-skill = Использовать: { $what }
mk-turn-step = Идти: { $what }
mk-turn-explore = Исследовать место { $what }
mk-turn-act = Действие: { $what }
mk-turn-rest = Отдохнуть
mk-turn-end = Закончить ход
mk-turn-heal = Лечить: { $what }
mk-turn-tactic = Использовать тактику: { $what }
mk-way = { $card }: как?
mk-way-basic = Обычно: { $what } { $number }
mk-way-strong = Усиленно: { $what } { $number }
mk-way-sideways = Боком: { $what } { $number }
mk-way-use = { $what } { $number }
mk-pay = Нужна мана, цвет: { $colour }. Чем платите?
mk-pay-token = жетон маны: { $what }
mk-pay-die = кубик Источника: { $what }
mk-pay-stolen = кубик на «Краже маны»: { $what }
mk-pay-crystal = кристалл: { $what }
mk-pay-endless = бесконечная мана: { $what }
mk-pick = Что именно?
mk-pick-card = { $what }
mk-pick-take = Взять: { $what }
mk-pick-gain = Получить: { $what }
mk-pick-unit = { $what }
mk-pick-disband = Распустить: { $what }
mk-pick-to = { $what }
mk-pick-done = Это всё
mk-pick-none = Ничего
mk-colour = Какой цвет?
mk-colour-colour = { $what }
mk-colour-take = кубик: { $what }
mk-colour-none = Никакой
mk-colour-done = Это всё
mk-target = Какой враг?
mk-target-foe = { $what }
mk-amount = Сколько?
mk-amount-amount = { $what }
mk-deal = Местные слушают вас. Что покупаете?
mk-deal-recruit = Нанять: { $what }
mk-deal-healing = Купить очко лечения
mk-deal-buy = Купить: { $what }
mk-deal-unit = Использовать: { $what }
mk-deal-skill = Использовать: { $what }
mk-deal-heal = Лечить: { $what }
mk-deal-tactic = Использовать тактику: { $what }
mk-deal-learn = Выучить: { $what }
mk-deal-done = Это всё
mk-join = Бросить вызов бродячим врагам рядом?
mk-join-join = Вызвать: { $what } ({ $where })
mk-join-done = Больше никого
mk-fight = Атака. Выберите цели и играйте атаки.
mk-aim = Цель: { $what }
mk-fight-unit = Использовать: { $what }
mk-fight-skill = Использовать: { $what }
mk-fight-tactic = Использовать тактику: { $what }
mk-fight-resolve = Удар: атака удалась
mk-fight-drop = Отказаться от этой атаки
mk-fight-next = К следующей фазе
mk-fight-blaze = Пылающий щит: огненная атака
mk-block = Блок. Выберите атаку и играйте блоки.
mk-block-unit = Использовать: { $what }
mk-block-skill = Использовать: { $what }
mk-block-tactic = Использовать тактику: { $what }
mk-block-resolve = Заблокировать атаку
mk-block-drop = Отказаться от этого блока
mk-block-next = Больше не блокировать
mk-suffer = Какая атака бьёт сейчас?
mk-suffer-suffer = { $what }
mk-suffer-next = Дальше
mk-assign = Урон: { $amount }. Кто его примет?
mk-assign-hero = Герой
mk-assign-unit = { $what }
mk-benefit = Дар этого места
mk-benefit-mend = Удалить рану: { $what }
mk-benefit-lengthen = Долгая ночь: три сброшенные карты становятся колодой
mk-benefit-none = Нет
mk-reward = Какая награда сейчас?
mk-reward-reward = { $what }
mk-reward-none = Никакой
mk-offer = Какая карта?
mk-offer-gain = Взять: { $what }
mk-offer-return = Вернуть: { $what }
mk-offer-none = Никакая
mk-skill = Новый навык. Какой?
mk-skill-skill = { $what }
mk-skill-common = Из общего запаса: { $what }
mk-drawup = Сбросить карты перед добором?
mk-drawup-discard = Сбросить: { $what }
mk-drawup-done = Добрать карты

# Летопись
mk-round-day = Раунд { $number }: день.
mk-round-night = Раунд { $number }: ночь.
mk-tactic-taken = { $who } берёт тактику «{ $tactic }».
mk-dummy-tactic = Фиктивный игрок берёт тактику «{ $tactic }».
mk-dummy-turn = Фиктивный игрок открывает карты; { $count ->
    [one] осталась { $count } карта.
    [few] осталось { $count } карты.
    [many] осталось { $count } карт.
   *[other] осталось { $count } карты.
}
mk-dummy-announced = Фиктивный игрок объявляет конец раунда.
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
mk-played-basic = { $who } играет карту «{ $card }».
mk-played-strong = { $who } играет карту «{ $card }» с сильным эффектом.
mk-played-sideways = { $who } играет карту «{ $card }» боком.
mk-used = { $who } использует: { $card }.
mk-moved = { $who } идёт, направление: { $where }; там { $terrain }.
mk-explored = { $who } открывает участок { $card }.
mk-city-found = { $who } находит город! Начинаются последние ходы.
mk-rested = { $who } отдыхает.
mk-interacts = { $who } взаимодействует ({ $site }), влияние { $influence }.
mk-recruited = { $who } нанимает: { $card }.
mk-disbanded = { $who } распускает: { $card }.
mk-assaults = { $who } идёт на штурм: { $site }.
mk-provoked = { $who } дразнит бродячих врагов.
mk-enters = { $who } входит: { $site }.
mk-burns = { $who } поджигает монастырь.
mk-summoned = Призван враг: { $card }.
mk-blocked = { $who } блокирует: { $card }.
mk-defeated = { $who } побеждает: { $card }.
mk-wounded = { $who } получает { $count ->
    [one] { $count } рану.
    [few] { $count } раны.
    [many] { $count } ран.
   *[other] { $count } раны.
}
mk-knocked-out = { $who } теряет сознание.
mk-unit-wounded = { $card }: отряд ранен ({ $who }).
mk-unit-lost = { $who } навсегда теряет отряд: { $card }.
mk-conquered = { $who } покоряет: { $site }.
mk-repelled = { $who } не может прорваться.
mk-withdraws = { $who } вынужденно отступает и получает рану.
mk-fame = { $who }: +{ $amount } к славе, всего { $fame }.
mk-reputation = Репутация { $who }: { $amount }, теперь { $reputation }.
mk-level = { $who } достигает уровня { $level }.
mk-skill-gained = { $who } получает навык «{ $card }».
mk-final = { $who }: итоговая слава { $fame }.
mk-end-city = город найден
mk-end-rounds = последний раунд окончен

# Почему нельзя?
mk-why-combat = Это можно использовать только в бою.
mk-why-combat-phase = Это для другой фазы боя.
mk-why-influence = Влияние нужно только при взаимодействии.
mk-why-in-combat = Не во время боя.
mk-why-not-now = Сейчас от этого нет пользы.
mk-why-mana = Не хватает маны: { $colours }.
mk-why-no-target = Сначала выберите цель.
mk-why-no-attacker = Нет атакующего, которого можно остановить.
mk-why-no-foe = Нет врага, на которого это подействует.
mk-why-no-die = В Источнике нет такого кубика.
mk-why-no-crystal = У вас нет кристаллов.
mk-why-combat-begun = Только в самом начале боя.
mk-why-no-wound = Раненых нет.
mk-why-no-lesson = В руке нет карты того же цвета, что и карта предложения.
mk-why-no-other = В руке нет другой подходящей карты.
mk-why-no-ready-unit = У вас нет готового отряда.
mk-why-no-spent-unit = У вас нет использованного отряда.
mk-why-fortified = Цель укреплена: сейчас её достанут только осадные атаки.
mk-why-wound = Рану нельзя сыграть или сбросить.
mk-why-unit-wounded = { $what }: отряд ранен.
mk-why-unit-spent = { $what }: отряд уже использован.
mk-why-unit-hit = Этот отряд больше не может принимать урон в этом бою.
mk-why-no-units-here = В этом бою отряды использовать нельзя.
mk-why-used-turn = Уже использовано в этом ходу.
mk-why-used-round = Уже использовано в этом раунде.
mk-why-edge = Там нет клетки карты.
mk-why-terrain = На эту местность нельзя войти: { $terrain }.
mk-why-rampaging = Там стоит бродячий враг: { $what }.
mk-why-move = Нужно движение { $need }, у вас { $have }.
mk-why-far = Весь путь стоит { $need } движения, а у вас { $have }.
mk-why-no-way = Отсюда туда не ведёт ни один путь.
mk-why-unexplored = До края, с которого это место разведывают, вам не дойти.
mk-why-owner = Хозяин крепости внутри, а герои здесь не сражаются друг с другом.
mk-why-hero = Шаг, который дразнит врага, не может вести на клетку другого героя.
mk-why-acted = После действия движения больше нет.
mk-why-coast = Это за берегом.
mk-why-core-coast = Центральные участки нельзя класть у берега.
mk-why-two-tiles = { $core ->
    [0] Участок там должен касаться двух участков или участка с двумя соседями.
   *[other] Центральный участок должен касаться двух участков.
}
mk-why-three-tiles = Колода участков пуста: новый участок должен касаться трёх.
mk-why-no-tiles = Участков больше нет.
mk-why-one-action = В этом ходу действие уже было.
mk-why-keep = Эта крепость не ваша.
mk-why-unconquered = Это место не покорено.
mk-why-nobody = Здесь не с кем взаимодействовать.
mk-why-reputation = С вашей репутацией никто не хочет иметь дела.
mk-why-shared = На этой клетке другой герой.
mk-why-altar = Алтарю нужна мана, которой у вас нет: { $colours }.
mk-why-no-rampager = Рядом нет бродячих врагов.
mk-why-moved = После движения или исследования отдыхать нельзя.
mk-why-empty-hand = Вам нечего сбросить для отдыха.
mk-why-must-rest = В руке одни раны: надо отдыхать.
mk-why-announced = Конец раунда уже объявлен.
mk-why-deck = В вашей колоде ещё { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
mk-why-plundered = После прошлого хода вы уже грабили.
mk-why-must-announce = Карт не осталось: надо объявить конец раунда.
mk-why-tactic = Её взял кто-то другой.
mk-why-tactic-gone = Она вышла из игры.
mk-why-place = Нанимается в других местах: { $places }.
mk-why-price = Это стоит { $need } влияния, у вас { $have }.
mk-why-armor = Атака даёт { $have }, а броня { $need }.
mk-why-block = Блок даёт { $have }, а атаке нужно { $need }.
mk-why-twice-fortified = Враг укреплён дважды: в этой фазе его ничем не достать.
mk-why-unresolved = Очки уже сыграны: примените их или откажитесь.
mk-why-discard-one = Вы не сыграли ни одной карты: сбросьте хотя бы одну.

# Настройки партии
mk-option-scenario = Сценарий
mk-option-scenario-first-reconnaissance = Первая разведка
mk-option-heroes = Герои (random или имена через запятую)
mk-option-dummy = Фиктивный игрок в одиночной игре
mk-option-dummy-yes = да
mk-option-dummy-no = нет
mk-option-printing = Начальные колоды
mk-option-printing-ultimate = по две своих карты у героя
mk-option-printing-first = по одной своей карте у героя (первое издание)
