# Mage Knight: heroes against heroes, teams, the scenarios and house rules that go with them.
mk-duel = напасть на героя на этой клетке
mk-attacks = { $who } нападает. Цель — { $whom }.
mk-attend-plunder = Сначала разграбить деревню: 2 карты, репутация −1
mk-volley-unit = Использовать: { $what }
mk-volley-skill = Использовать: { $what }
mk-volley-tactic = Использовать тактику: { $what }
mk-volley-blaze = Горящий щит: огненная атака
mk-volley-spend = Потратить движение: { $what }
mk-guard-unit = Использовать: { $what }
mk-guard-skill = Использовать: { $what }
mk-guard-tactic = Использовать тактику: { $what }
mk-guard-spend = Потратить влияние: { $what }
mk-duel-drawn = Никого не вытолкнули: { $who } возвращается назад, { $whom } остаётся на месте.
mk-tb-duel = вход — это нападение на героя внутри
mk-tb-duel-ranged = Поединок: бой на расстоянии
mk-tb-duel-melee = Поединок: ближний бой
mk-tb-duel-attack = { $who }: атака { $count }
mk-tb-duel-left = после блоков: { $count }
mk-table-duel-ranged = Поединок ({ $who } и { $whom }), бой на расстоянии: атака { $total }, остаток { $left }.
mk-table-duel-melee = Поединок ({ $who } и { $whom }), ближний бой: атака { $total }, остаток { $left }.

mk-why-must-attack = Кто остаётся на клетке другого героя, тот на него нападает.
mk-why-duel-peace = В этой партии герои не сражаются друг с другом.
mk-why-duel-mate = Вы играете вместе.
mk-why-duel-ending = Раунд или игра заканчивается: нападать больше нельзя.
mk-why-duel-down = Жетон порядка хода этого героя лежит лицом вниз: до его следующего хода на него не нападают.
mk-why-only-wounds = У вас на руке одни раны.
mk-why-token-down = Ваш жетон порядка хода лежит лицом вниз.
mk-why-partial = При быстрой подготовке это использовать нельзя.
mk-why-damage = Нужно урона: { $need }, осталось { $have }.
mk-why-melee-only = Только в ближнем бою.
mk-why-no-push = Эта клетка для героя небезопасна.

mk-unfit-house-here = { $what }: не для такой партии ({ $scenario }).
mk-unfit-few-heroes = В этих наборах не хватает героев. Игроков: { $seats }.
mk-unfit-tiles = В этих наборах не хватает земель одного вида: нужно { $need }, есть { $have }.
mk-option-mode-teams = командами
mk-option-house = Домашние правила
mk-option-house-none = нет
mk-option-house-duels = Герои могут нападать друг на друга

# Seals, envy, phantoms
mk-turn-seal = Снять печать со шкалы славы: { $what }
mk-seal = Снять печать со шкалы славы: { $what }
mk-seal-holds = Печать не пускает игрока { $who } дальше. Слава: { $fame }.
mk-seal-broken = { $who } снимает печать со шкалы славы: { $colour }.
mk-sympathy = У вас меньше всего славы. Убрать рану из своих карт?
mk-sympathy-shed = Убрать рану
mk-sympathy-none = Нет
mk-envied = { $who } опережает всех по славе и получает за это рану.
mk-consoled = { $who } убирает рану.
mk-phantom = Игрока { $who } поджидает призрак: { $card }.
mk-option-house-seals = Магические печати
mk-option-house-strong-seals = Сильные магические печати
mk-option-house-envy = Зависть и сочувствие
mk-option-house-harder-envy = Зависть и сочувствие в каждом раунде
mk-option-house-phantoms = Призраки

# One to Return
mk-option-scenario-one-to-return = Вернётся один
mk-option-level-epic = эпический
mk-portal-closes = Портал закрывается.
mk-hero-out = { $who } выбывает из игры.
mk-score-portal = Путь домой
mk-score-portal-of = на портале в конце
mk-tb-chosen = Избранный герой вашей команды: { $who }
