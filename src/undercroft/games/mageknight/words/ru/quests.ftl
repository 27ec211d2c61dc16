# Mage Knight: «Освобождение шахт», «Ночи друидов», «Повелители подземелий» и дополнительные правила.
mk-option-scenario-mines-liberation = Освобождение шахт
mk-option-scenario-druid-nights = Ночи друидов
mk-option-scenario-dungeon-lords = Повелители подземелий

# Вопросы и ответы
mk-hallow = Отметить магическую поляну?
mk-hallow-mark = Положить сюда свой щит
mk-hallow-seat = Вместо щита: { $what }
mk-hallow-none = Нет
mk-conceal = { $site }: где именно?
mk-conceal-ground = { $what } ({ $where })
mk-turn-link = Под землёй в другое подземелье или гробницу
mk-link = Путь под землёй. Куда?
mk-link-goal = { $what } ({ $where }): движение { $about }
mk-naming = Какой герой выставляется на аукцион?
mk-naming-hero = { $what }
mk-bid = { $hero }: { $who } предлагает славу { $amount }. Предложите больше?
mk-bid-amount = Предложить славу { $what }
mk-bid-pass = Нет
mk-fray = { $card } бьётся в одиночку. Какой стороной вы тайно положите кубик?
mk-fray-ward = Белый: броня +1 против дальних и осадных атак
mk-fray-rage = Красный: атака +1
mk-fray-brace = Синий: броня +1 в фазе ближнего боя
mk-fray-none = Никому не помогать
mk-upgrade = Поменять карту действия?
mk-upgrade-gain = Взять: { $what_acc }
mk-upgrade-return = Отдать: { $what_acc }
mk-upgrade-none = Нет
mk-draft = Какое особое действие?
mk-draft-gain = { $what }

# Летопись
mk-incants = { $who } произносит заклятие: { $count ->
    [one] является { $count } враг.
    [few] являются { $count } врага.
   *[other] являются { $count } врагов.
}
mk-marks-glade = { $who } отмечает магическую поляну.
mk-frees-mine = { $who } сражается за шахту.
mk-links = { $who } проходит под землёй { $site_into }.
mk-darkness = Наступила тьма: отныне всегда ночь.
mk-rampages = На месте павшего снова яростный враг: { $card }.
mk-hero-bought = { $who } играет за героя «{ $hero }», цена в славе: { $amount }.
mk-fray-shown = На кубике { $mana }: он за врага ({ $card }).
mk-upgraded = { $who } меняет карту «{ $what }» на «{ $card }».
mk-end-mines = все шахты свободны
mk-end-druids = прозвучало последнее заклятие
mk-end-dungeons = все подземелья и гробницы захвачены

# Названия
mk-secret-dungeon = Тайное подземелье
    .acc = тайное подземелье
    .at = в тайном подземелье
    .into = в тайное подземелье
mk-secret-tomb = Тайная гробница
    .acc = тайную гробницу
    .at = в тайной гробнице
    .into = в тайную гробницу
mk-text-secret-dungeon = Войти — ваше действие: коричневый враг, ночные правила, без отрядов. Победа приносит заклинание или артефакт (решает кубик).
mk-text-secret-tomb = Войти — ваше действие: красный враг, ночные правила, без отрядов. Победа приносит заклинание и артефакт.
mk-incant = произнести заклятие
mk-free-mine = освободить шахту
mk-score-liberator = Великий освободитель
mk-score-liberator-of = свои шахты
mk-score-crawler = Великий повелитель подземелий
mk-score-crawler-of = места приключений

# Почему нельзя?
mk-why-conquered = Здесь уже всё захвачено, в этом сценарии сюда больше не входят.

# Дополнительные правила
mk-about-sets = Дополнения, чьи карты, жетоны, земли и герои участвуют в игре.
mk-about-house = Правила из книги сценариев, о которых можно договориться.
mk-option-house-hero-auction = Аукцион героев
mk-about-house-hero-auction = Героев по очереди выставляют и продают за славу.
mk-option-house-night-arrival = Прибытие ночью
mk-about-house-night-arrival = Первый раунд — ночь, в его Источнике только основные цвета.
mk-option-house-darkness = Тьма близко
mk-about-house-darkness = День следует за днём, пока на двух кубиках не выпадет чёрный; тогда до конца игры ночь.
mk-option-house-no-strikes = Без враждебных заклинаний
mk-about-house-no-strikes = Без четырёх заклинаний, которые бьют по другим игрокам.
mk-option-house-no-interaction = Без интерактивных навыков
mk-about-house-no-interaction = Без навыков, которые кладут в центр стола.
mk-about-house-duels = Герои могут нападать друг на друга и в сценарии, где таких боёв нет.
mk-option-house-no-duels = Без боя героев
mk-about-house-no-duels = Герои не нападают друг на друга.
mk-option-house-friendly-mana = Дружеская мана
mk-about-house-friendly-mana = Днём золото не заменяет цвет, который есть на другом кубике, и перебрасывается последним.
mk-option-house-rampage = Нашествие!
mk-about-house-rampage = Репутация вначале −2; побеждённые яростные враги могут вернуться в конце раунда.
mk-option-house-more-rampage = Большее нашествие!
mk-about-house-more-rampage = Репутация вначале −4; яростные враги возвращаются всегда, иные вдвоём.
mk-option-house-turned-tiles = Случайный поворот
mk-about-house-turned-tiles = Каждую новую землю поворачивает случай.
mk-option-house-random-cities = Случайные города
mk-about-house-random-cities = Какой город на земле с городом, неизвестно, пока её не откроют.
mk-option-house-interactive-combat = Бой с помехами
mk-about-house-interactive-combat = Одинокому врагу тайным кубиком помогает предыдущий игрок; за такого врага на 1 славу больше.
mk-option-house-action-upgrades = Замена действий
mk-about-house-action-upgrades = После каждой ночи, кроме последней, герои могут поменять карту действия, слабейший первым.
mk-option-house-drafting = Драфт
mk-about-house-drafting = В начале каждый набирает три особых действия; после каждого дня одно входит в колоду.
mk-option-house-scarce-glades = Тесные поляны
mk-about-house-scarce-glades = «Ночи друидов»: на поляне место для одного щита, при трёх-четырёх игроках — для двух.
mk-option-house-epic-nights = Эпические ночи
mk-about-house-epic-nights = «Ночи друидов» за шесть раундов на всех землях, с третьим заклятием.
mk-sketch-secret-dungeon = Тп
mk-sketch-secret-tomb = Тг

# Лобби: о чём сценарий, для кого он, какой длины и сложности
mk-about-scenario-first-reconnaissance = Вы первыми ступаете на эту землю. Исследуйте её, пока не найдёте город, и добудьте по дороге как можно больше славы.
mk-facts-scenario-first-reconnaissance = 1–4 игрока · раундов: 3 · короткий · для начинающих
mk-about-scenario-full-conquest = Все города этого края должны пасть, и каждый хочет править большинством из них.
mk-facts-scenario-full-conquest = 2–4 игрока, друг против друга · раундов: 6 · долгий · средней сложности
mk-about-scenario-blitz-conquest = То же завоевание вдвое быстрее: герои растут скорее, а города слабее.
mk-facts-scenario-blitz-conquest = 1–4 игрока · раундов: 4 · средней длины · средней сложности
mk-about-scenario-solo-conquest = Один герой, два города, шесть раундов. Захватите оба, пока не вышло время.
mk-facts-scenario-solo-conquest = в одиночку · раундов: 6 · долгий · трудный
mk-about-scenario-full-cooperation = Надо захватить все города, а счёт у вас общий: помогайте тем, кто отстал.
mk-facts-scenario-full-cooperation = 2–4 игрока, вместе · раундов: 6 · долгий · трудный
mk-about-scenario-blitz-cooperation = Вместе против сильных городов за четыре быстрых раунда.
mk-facts-scenario-blitz-cooperation = 2–4 игрока, вместе · раундов: 4 · средней длины · трудный
mk-about-scenario-mines-liberation = Кристальные шахты в руках врагов. Освободите их: каждый раунд они дают кристаллы, а в конце — славу.
mk-facts-scenario-mines-liberation = 1–4 игрока · раундов: 4 · средней длины · средней сложности
mk-about-scenario-druid-nights = Днём вы отмечаете магические поляны, ночью произносите заклятие и бьётесь с теми, кто на него придёт, за двойную славу.
mk-facts-scenario-druid-nights = 1–4 игрока · раундов: 4 · средней длины · лёгкий
mk-about-scenario-dungeon-lords = Рядом с каждой деревней таится подземелье. Захватите глубины и ходите сквозь них.
mk-facts-scenario-dungeon-lords = 1–4 игрока · раундов: 5 · долгий · средней сложности
mk-about-scenario-conquer-and-hold = Крепости и башни магов решают всё: захватывайте, удерживайте и отбивайте их назад.
mk-facts-scenario-conquer-and-hold = 2–3 игрока или 4 командами · раундов: 4 или 6 · долгий · для задиристых
mk-about-scenario-one-to-return = Портал вернёт домой лишь одного героя. Будьте тем, кто стоит на нём, когда кончится вторая ночь.
mk-facts-scenario-one-to-return = 2–4 игрока, друг против друга · раундов: 4 · средней длины · для задиристых
mk-about-house-megapolis = Последний открытый город — это два города рядом с общим гарнизоном, обоими преимуществами и одним лидером.
mk-about-house-two-cities = Две команды: два города 10 уровня вместо четырёх городов.
mk-about-house-two-megapolises = Две команды: два мегаполиса 12 уровня вместо четырёх городов.
mk-about-house-lowest = Герои, играющие вместе, считают в каждой категории худший результат, а не лучший.
mk-about-house-free-entry = При совместном штурме шаг на клетку цели не стоит очков движения.
mk-about-house-one-city = Вместо мегаполиса: один город 9, 10 или 11-го уровня и ещё по одному белому жетону за каждые 3 уровня сверх того.
mk-about-house-seals = На треке славы лежат четыре печати маны. Никто не пройдёт дальше, пока печать не снимут маной её цвета; лишняя слава пропадает.
mk-about-house-strong-seals = На треке славы лежат девять печатей маны, одна из них золотая. Никто не пройдёт дальше, пока печать не снимут; лишняя слава пропадает.
mk-about-house-envy = После каждого дня герой с наибольшей славой кладёт рану в колоду, после каждой ночи герой с наименьшей может удалить одну.
mk-about-house-harder-envy = После каждого раунда герой с наибольшей славой кладёт рану в колоду, а герой с наименьшей может удалить одну.
mk-about-house-phantoms = На того, кто намного обгоняет других в уровнях, перед следующим ходом нападают призраки. От них нет ничего, кроме урона.
