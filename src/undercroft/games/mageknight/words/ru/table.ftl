# Mage Knight: words that only the table says
mk-tagline = Исследуйте земли, добудьте славу, найдите город
mk-tb-day = День
mk-tb-night = Ночь
mk-tb-round = раунд { $number } из { $of }
mk-tb-source = Источник:
mk-tb-tokens = Жетоны маны:
mk-tb-move = движение
mk-tb-influence = влияние
mk-tb-healing = лечение
mk-tb-wound = Сыграть нельзя. Отдохните или вылечитесь.
mk-tb-combat-ranged = Бой на расстоянии
mk-tb-combat-block = Фаза блока
mk-tb-combat-damage = Фаза урона
mk-tb-combat-attack = Ближний бой
mk-tb-sum-block = блок против этой атаки
mk-tb-sum-attack = атака против выбранной брони
mk-tb-blocked = заблокирована
mk-tb-beaten = побеждён
mk-tb-idle = не атакует
mk-tb-map = Карта, открытых клеток: { $count }. Стрелки переходят между клетками, Enter действует.
mk-tb-unexplored = Неоткрытая земля { $place }
mk-tb-cost = цена { $cost }
mk-tb-garrison = закрытый гарнизон
mk-tb-shield = щит:
mk-tb-here = здесь стоит герой
mk-tb-tactics = Тактики
mk-tb-units = Отряды { $count } / { $of }
mk-tb-spent = использован
mk-tb-wounded = ран: { $count }
mk-tb-skills = Навыки
mk-tb-used = использован
mk-tb-offers = Доступные карты
mk-tb-offer-units = Доступные отряды
mk-tb-offer-advanced = Особые действия
mk-tb-offer-spells = Заклинания
mk-tb-hand = Рука, карт: { $count }
mk-tb-fame = Слава
mk-tb-level = Уровень
mk-tb-reputation = Репутация
mk-tb-hero-armor = Броня
mk-tb-deck = Карт в колоде
mk-tb-crystals = Кристаллы:
mk-tb-where = направление: { $where }
mk-tb-way = дойти можно за { $cost ->
    [one] { $cost } очко движения
    [few] { $cost } очка движения
   *[other] { $cost } очков движения
}
mk-tb-stops = по дороге герой остановится там, где что-то откроется
mk-tb-assault = войти — значит штурмовать
mk-tb-provoke = спровоцирует яростного врага
mk-tb-phase-ranged = На расстоянии
mk-tb-phase-block = Блок
mk-tb-phase-damage = Урон
mk-tb-phase-attack = Ближний бой
mk-tb-half = вполсилы: { $elements }
mk-tb-full = в полную силу: { $elements }
mk-tb-aim-block = Выберите атаку, которую хотите заблокировать; пока ничего не потрачено.
mk-tb-aim-attack = Выберите одного или нескольких врагов; пока ничего не потрачено.
mk-tb-aim = Цель
mk-tb-aimed = Цель выбрана
mk-tb-block-this = Заблокировать
mk-tb-take = Принять урон
mk-tb-summoned-by = призван; призыватель: { $card }
mk-tb-will-summon = Перед фазой блока призовёт: { $piles }.
mk-tb-need-attack = Чтобы победить: атака { $armor }
mk-tb-siege-only = в этой фазе достанет только осадная атака
mk-tb-siege-none = он укреплён дважды, в этой фазе его ничем не достать
mk-tb-need-block = Чтобы заблокировать: блок { $block }
mk-tb-unblocked = Без блока: урон { $damage }; при броне { $armor } это { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}.
mk-tb-poisoned = Яд кладёт ещё столько же в ваш сброс.
mk-tb-paralysed = Паралич заставит сбросить с руки всё остальное.
mk-tb-knocked-out = Герой потеряет сознание.
mk-tb-unit-holds = { $unit }: без ран.
mk-tb-unit-wounded = { $unit }: рана.
mk-tb-unit-poisoned = { $unit }: две раны.
mk-tb-unit-lost = { $unit }: потеря навсегда.
mk-tb-rest = Вам останется: урон { $damage }, { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}.
mk-el-physical = физические атаки
    .one = физическая
mk-el-fire = огонь
mk-el-ice = лёд
mk-el-cold-fire = холодный огонь
mk-tb-rack = Герой и доступные карты
mk-tb-next-level = уровень { $level } при { $fame }
mk-tb-modifier = влияние { $number }
mk-tb-no-deals = с вами никто не торгует
mk-tb-limit = Предел руки
mk-tb-command = Жетоны командования
mk-tb-here-now = где вы стоите
mk-tb-announced = Раунд заканчивается
mk-tb-last-turns = Последние ходы
mk-tb-stage-deal = Местные жители слушают
mk-tb-stage-offer = Выберите карту
mk-tb-stage-return = Вернуть одну карту
mk-tb-stage-skill = Новый навык
mk-tb-have-influence = влияние: { $count }
mk-fact-armor = Броня
mk-fact-fame = Слава
mk-fact-attack = Атака
mk-fact-level = Уровень
mk-fact-cost = Цена
mk-table-day = День, раунд { $number } из { $of }. Источник: { $dice }.
mk-table-night = Ночь, раунд { $number } из { $of }. Источник: { $dice }.
mk-table-player = { $who } ({ $hero }): слава { $fame }, уровень { $level }, репутация { $reputation }, рука { $hand }, колода { $deck }.
mk-table-off = Герой ждёт у портала.
mk-table-here = Герой стоит здесь: { $what }.
mk-table-near = {"  "}{ $where }: { $what } (движение { $cost }).
mk-table-barred = {"  "}{ $where }: { $what } (не войти).
mk-table-points = Движение { $move }, влияние { $influence }.
mk-table-mana = Жетоны маны: { $mana }.
mk-table-crystals = Кристаллы: { $crystals }.
mk-table-units = Отряды: { $units }.
mk-table-hand = Рука: { $cards }.
mk-table-ranged = Бой на расстоянии: { $have } из { $want }.
mk-table-block = Фаза блока: { $have } из { $want }.
mk-table-damage = Фаза урона.
mk-table-attack = Ближний бой: { $have } из { $want }.
mk-table-foe = {"  "}{ $what }: броня { $armor }, атака { $value }; блок { $block } или { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}.

# Форма в зале: что делают настройки
mk-about-scenario = Что нужно сделать, на какой карте и за сколько раундов.
mk-about-mode = В одиночку, друг против друга или вместе, если сценарий допускает разное.
mk-about-heroes = Кто за кого играет: случайно или имена героев по порядку мест.
mk-about-dummy = В одиночной игре виртуальный игрок берёт тактики и карты и задаёт темп.
mk-about-printing = Сколько собственных карт героя заменяют общие в начальной колоде.
