# Mage Knight: fights of several heroes, and of heroes against each other.
mk-attend = На вас напали в чужой ход. Как вы сражаетесь?
mk-attend-full = Долгая подготовка: как в свой ход, который вы затем пропустите
mk-attend-partial = Быстрая подготовка: без Источника и без конца хода
mk-attend-skill = Использовать: { $what }
mk-attends = { $who } принимает бой.
mk-company = Вы атакуете город в одиночку?
mk-company-gather = Предложить совместный штурм тем, кто стоит рядом с городом
mk-company-alone = Атаковать в одиночку
mk-invite = Кого вы зовёте на совместный бой?
mk-invite-seat = Пригласить: { $what }
mk-invite-done = Перейти к делёжке врагов
mk-invite-cancel = Отказаться от затеи
mk-share = { $rank ->
    [1] Со сколькими элитными врагами сразится { $whom }?
    [2] Со сколькими обычными врагами сразится { $whom }?
   *[other] Со сколькими защитниками сразится { $whom }?
}
mk-share-amount = { $what }
mk-agree = { $who } предлагает совместный бой. Вам достанется { $count ->
    [one] { $count } защитник
    [few] { $count } защитника
   *[other] { $count } защитников
}.
mk-agree-agree = Присоединиться
mk-agree-refuse = Отказаться
mk-refuses = { $who } отказывается.
mk-entry = Вы входите, чтобы сразиться за это место.
mk-entry-storm = На штурм
mk-entry-stay = Остаться в стороне
mk-volley = Ваша атака в поединке
mk-volley-loose = Нанести удар
mk-volley-hold = Пас
mk-looses = { $who } атакует: { $count }.
mk-guard = Атака { $count }: блокируйте
mk-guard-stand = Принять остаток
mk-harm = Урон для игрока { $whom }: { $count }
mk-harm-hurt = Рана герою
mk-harm-maim = Ранить: { $what_acc }
mk-harm-steal = Украсть: { $what_acc }
mk-harm-shove = Вытолкнуть: { $what }
mk-harm-spare = Довольно
mk-stolen = { $who } крадёт у игрока { $whom }: { $card }.
mk-pushed = { $who } выталкивает игрока { $whom }.
