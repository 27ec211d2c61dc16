# Mage Knight: «Освобождение шахт», «Ночи друидов», «Повелители подземелий» и дополнительные правила.
mk-option-scenario-mines-liberation = Освобождение шахт
mk-option-scenario-druid-nights = Ночи друидов
mk-option-scenario-dungeon-lords = Повелители подземелий

# Вопросы и ответы
mk-mark = Отметить магическую поляну?
mk-mark-mark = Положить сюда свой щит
mk-mark-seat = Вместо щита: { $what }
mk-mark-none = Нет
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
