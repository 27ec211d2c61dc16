# Thunderstone
ts-title = Громовой камень
ts-hidden = карта

# Что делают эффекты, один раз
-ts-draw = { $n ->
        [one] возьмите { $n } карту
        [few] возьмите { $n } карты
       *[other] возьмите { $n } карт
    }
-ts-heal = уничтожьте открытую болезнь и возьмите карту
-ts-eat = уничтожьте неиспользованную еду: атака +{ $n }
-ts-rob = каждый другой игрок сбрасывает карту
-ts-cash = уничтожьте эту карту: 2 золотых
-ts-at-village = Деревня
-ts-at-dungeon = Подземелье
-ts-at-repeat = Подземелье, многократно
-ts-far = Ещё +{ $n } к атаке против рядов 2 и 3.
-ts-edge = Ещё +{ $n } к атаке с режущим оружием.
-ts-idle = Не может атаковать ряд 1.
-ts-double = Удваивает всю магическую атаку.
-ts-trophy-magic = Трофей: магическая атака +{ $n }.
-ts-trophy-attack = Трофей: атака +{ $n }.
-ts-trophy-light = Трофей: свет +{ $n }.
-ts-dark = Свет −{ $n }: штраф за темноту больше на { $n }.
-ts-halved-magic = Без магической атаки итог делится пополам.
-ts-halved-weapon = Если никто не вооружён, итог делится пополам.
-ts-needs-magic = Без магической атаки (хотя бы 1) не победить.
-ts-disease = Бой: получите { $n ->
        [one] болезнь
       *[other] болезни: { $n }
    }.
-ts-weakens = Бой: сила каждого героя меньше на { $n }.
-ts-slays-militia = Бой: уничтожьте ополченца.
-ts-slays-hero = Бой: уничтожьте героя.
-ts-slays-fighter = Бой: уничтожьте воина.
-ts-slays-cleric = Бой: уничтожьте клирика.
-ts-slays-weapon = Бой: уничтожьте оружие.
-ts-slays-food = Бой: уничтожьте еду.
-ts-slays-spell = Бой: уничтожьте заклинание.

# Карты
ts-militia = Ополченец
    .text = Герой. За 3 опыта становится любым героем 1-го уровня.
ts-dagger = Кинжал
    .text = Режущее.
ts-iron-rations = Припасы
    .text = { -ts-at-dungeon }: герой получает +2 к силе.
ts-torch = Факел
    .text = Действует и без героев.
ts-disease = Болезнь
    .text = В подземелье: атака −1 или магическая атака −1. Уничтоженная возвращается в свою стопку.
ts-stone-of-mystery = Камень тайны
    .text = В ряду 1 завершает игру. Его берёт тот, кто победил монстра перед ним.
ts-arcane-energies = Мистические потоки
    .text = { -ts-at-dungeon }: атака вооружённых героев становится магической; возьмите карту.
ts-banish = Изгнание
    .text = { -ts-at-dungeon }: отправьте монстра из коридора под колоду или поменяйте порядок коридора, уничтожьте свою карту, возьмите карту.
ts-barkeep = Трактирщик
    .text = { -ts-at-village }: ещё одна покупка. { -ts-at-village }: { -ts-cash }.
ts-battle-fury = Боевая ярость
    .text = { -ts-at-dungeon }: каждый герой получает +1 к атаке.
ts-feast = Пир
    .text = { -ts-at-dungeon }: каждый герой получает +3 к силе и +1 к атаке.
ts-fireball = Огненный шар
    .text = Действует и без героев.
ts-flaming-sword = Пламенеющий меч
    .text = Режущее.
ts-goodberries = Боевика
    .text = { -ts-at-dungeon }: герой получает +3 к силе, и вся его атака становится магической.
ts-hatchet = Топор
    .text = Режущее.
ts-lantern = Фонарь
    .text = Действует и без героев.
ts-lightstone-gem = Самосвет
    .text = Действует и без героев.
ts-magical-aura = Магическая аура
    .text = { -ts-at-dungeon }: вес всего оружия 0; возьмите карту.
ts-pawnbroker = Ростовщик
    .text = { -ts-at-village }: уничтожьте карту с ценностью в золоте: её ценность и ещё 3 золотых. { -ts-at-village }: { -ts-cash }.
ts-polearm = Алебарда
    .text = Режущее. У героя с силой 8 и больше атака +6 вместо +2.
ts-short-sword = Короткий меч
    .text = Режущее.
ts-spear = Копьё
    .text = Режущее. { -ts-at-dungeon }: бросок: копьё уничтожается, ещё +3 к атаке.
ts-town-guard = Стражник
    .text = { -ts-at-village }: { -ts-draw(n: 2) }. { -ts-at-village }: уничтожьте эту карту и возьмите 3 карты.
ts-trainer = Наставница
    .text = { -ts-at-village }: уничтожьте ополченца: 2 опыта. { -ts-at-village }: { -ts-cash }.
ts-warhammer = Молот
    .text = Ещё +3 к атаке в руках клирика против Рыцаря Рока и Нежити.
ts-amazon-archer = Амазонка-лучница
    .text = { -ts-far(n: 2) }
ts-amazon-huntress = Амазонка-охотница
    .text = { -ts-far(n: 3) }
ts-amazon-queen = Амазонка-королева
    .text = { -ts-far(n: 4) }
ts-chalice-quester = Чашник-странник
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-chalice-defender = Чашник-защитник
    .text = +1 к атаке за каждый открытый предмет со светом. { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-chalice-paladin = Чашник-паладин
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. Добыча: купите любую карту.
ts-dwarf-guardian = Дварф-охранник
    .text = { -ts-edge(n: 3) }
ts-dwarf-janissary = Дварф-защитник
    .text = { -ts-edge(n: 4) } Добыча: купите оружие.
ts-dwarf-sentinel = Дварф-страж
    .text = { -ts-edge(n: 5) }
ts-elf-wizard = Эльф-волшебник
ts-elf-sorcerer = Эльф-чародей
    .text = После победы можно отправить монстра из коридора под колоду.
ts-elf-archmage = Эльф-архимаг
    .text = { -ts-at-dungeon }: отправьте монстра из коридора под колоду.
ts-feayn-archer = Фэйн-лучник
    .text = { -ts-idle }
ts-feayn-marksman = Фэйн-стрелок
    .text = { -ts-idle }
ts-feayn-sniper = Фэйн-снайпер
    .text = { -ts-idle } Ещё 1 опыта за победу в ряду 3.
ts-lorigg-thief = Лоригг-вор
ts-lorigg-rogue = Лоригг-мошенник
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-lorigg-outlaw = Лоригг-бандит
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-outlands-warrior = Порубежник-боец
    .text = { -ts-at-dungeon }: { -ts-eat(n: 3) }.
ts-outlands-slayer = Порубежник-каратель
    .text = +1 к атаке за каждую карту монстра в открытой руке. { -ts-at-repeat }: { -ts-eat(n: 3) }.
ts-outlands-khan = Порубежник-хан
    .text = +2 к атаке за каждую карту монстра в открытой руке.
ts-redblade-killer = Редблейд-убийца
ts-redblade-poisoner = Редблейд-отравитель
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-redblade-assassin = Редблейд-ассасин
    .text = { -ts-at-dungeon }: каждый другой игрок сбрасывает героя или две карты.
ts-regian-cleric = Региец-клирик
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-regian-priest = Региец-жрец
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-regian-bishop = Региец-епископ
    .text = { -ts-at-dungeon }: { -ts-draw(n: 2) }. { -ts-at-repeat }: { -ts-heal }.
ts-selurin-magician = Селурин-маг
    .text = Каждый предмет и каждое заклинание с магической атакой даёт ещё +1 к магической атаке.
ts-selurin-warlock = Селурин-колдун
    .text = { -ts-double }
ts-selurin-theurge = Селурин-теург
    .text = { -ts-double } { -ts-at-dungeon }: каждый игрок сбрасывает героя; возьмите одного из них на этот бой.
ts-thyrian-squire = Тириец-оруженосец
    .text = { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-knight = Тириец-рыцарь
    .text = Каждый ополченец получает +1 к атаке. { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-lord = Тириец-лорд
    .text = Каждый герой, кроме воинов, получает +2 к атаке. { -ts-at-dungeon }: уничтожьте неиспользованную еду и возьмите из коридора монстра с 1 или 2 ПО.
ts-archduke-of-pain = Архигерцог боли
    .text = { -ts-needs-magic } Бой: все клирики и волшебники уничтожаются. Прорыв: каждая стопка героев, включая ополченцев, теряет две верхние карты.
ts-grudgebeast = Зверь злобы
ts-succubus = Суккуб
    .text = { -ts-halved-magic }
ts-tormentor = Истязатель
    .text = { -ts-halved-weapon } { -ts-slays-cleric }
ts-the-unchained = Вырвавшийся
    .text = { -ts-disease(n: 1) } { -ts-trophy-magic(n: 1) }
ts-darkness = Тьма
    .text = { -ts-dark(n: 1) } Герои без оружия не могут атаковать.
ts-judgement = Осуждение
    .text = { -ts-weakens(n: 2) } Каждый теряет 1 атаки или магической атаки.
ts-knightmare = Кошмар
    .text = { -ts-dark(n: 2) } { -ts-slays-fighter }
ts-lord-mortis = Лорд Мортис
    .text = Свет −1: штраф за темноту больше на 1 (в польской книге на 2).
ts-the-prince = Принц
    .text = { -ts-weakens(n: 2) } { -ts-slays-fighter }
ts-ebon-fume = Эбеновый дым
    .text = Магическая атака не действует. Бой: герой с наибольшей силой уничтожается. { -ts-trophy-attack(n: 3) }
ts-mythlurian = Митлуриан
    .text = { -ts-slays-hero }
ts-skaladak = Скаладак
    .text = { -ts-slays-weapon }
ts-tyxr-the-old = Тизр древний
    .text = { -ts-slays-hero } Прорыв: каждый игрок сбрасывает две карты. { -ts-trophy-magic(n: 2) }
ts-uyril-unending = Уйрил Вечный
    .text = { -ts-halved-magic } { -ts-slays-militia } { -ts-trophy-attack(n: 1) }
ts-blink-dog = Мерцающий пёс
    .text = { -ts-dark(n: 1) } Нельзя атаковать, пока остаётся штраф за темноту.
ts-griffon = Грифон
    .text = { -ts-trophy-magic(n: 1) }
ts-nixie = Русалка
ts-pegasus = Пегас
    .text = { -ts-trophy-magic(n: 1) }
ts-sphinx = Сфинкс
    .text = Считается только магическая атака. Добыча: откройте шесть верхних карт своей колоды, уничтожьте любые из них, остальные сбросьте. { -ts-trophy-magic(n: 2) }
ts-bloodskull-orc = Орк кровавого черепа
ts-deadbone-troll = Тролль мёртвой кости
    .text = { -ts-disease(n: 1) }
ts-firebrand-cyclops = Огненный циклоп
ts-grayskin-lizard = Серокожий ящер
    .text = Бой: каждый вооружённый герой получает +1 к атаке.
ts-griknack-goblin = Грикнак-гоблин
ts-black-slime = Чёрная слизь
    .text = { -ts-slays-militia }
ts-gray-ooze = Серая жижа
    .text = Бой: уничтожьте героя, если никто не вооружён (в русской книге: героя без оружия). Добыча: купите еду.
ts-green-blob = Зелёный сгусток
    .text = { -ts-slays-food }
ts-noxious-slag = Ядовитый кисель
    .text = Режущее оружие не действует. Магическая атака делится пополам.
ts-red-jelly = Красный студень
    .text = { -ts-slays-weapon } { -ts-trophy-light(n: 1) }
ts-famine = Голод
    .text = { -ts-disease(n: 1) }
ts-harbinger = Предвестник
    .text = { -ts-slays-spell }
ts-kingdom = Власть
    .text = { -ts-disease(n: 1) }
ts-lord-of-death = Лорд смерти
    .text = { -ts-disease(n: 2) }
ts-suffering = Страдание
    .text = { -ts-weakens(n: 2) } { -ts-disease(n: 1) }
ts-ghost = Привидение
    .text = { -ts-halved-magic } { -ts-weakens(n: 2) }
ts-haunt = Морок
    .text = Бой: один герой по вашему выбору не может атаковать.
ts-revenant = Мститель
    .text = { -ts-needs-magic } { -ts-weakens(n: 4) } Герои с силой 0 и меньше уничтожаются.
ts-spectre = Фантом
    .text = { -ts-slays-militia }
ts-wraith = Призрак
    .text = { -ts-slays-militia }

# Эффекты по желанию игрока
ts-iron-rations-1 = { ts-iron-rations }: герой получает +2 к силе
ts-goodberries-1 = { ts-goodberries }: герой получает +3 к силе, и вся его атака становится магической
ts-feast-1 = { ts-feast }: каждый герой получает +3 к силе и +1 к атаке
ts-battle-fury-1 = { ts-battle-fury }: каждый герой получает +1 к атаке
ts-magical-aura-1 = { ts-magical-aura }: вес всего оружия 0; возьмите карту
ts-arcane-energies-1 = { ts-arcane-energies }: атака вооружённых героев становится магической; возьмите карту
ts-banish-1 = { ts-banish }: отправьте монстра из коридора под колоду или поменяйте порядок коридора, уничтожьте свою карту, возьмите карту
ts-spear-1 = { ts-spear }: бросок: копьё уничтожается, ещё +3 к атаке
ts-barkeep-1 = { ts-barkeep }: ещё одна покупка
ts-barkeep-2 = { ts-barkeep }: { -ts-cash }
ts-pawnbroker-2 = { ts-pawnbroker }: { -ts-cash }
ts-trainer-2 = { ts-trainer }: { -ts-cash }
ts-pawnbroker-1 = { ts-pawnbroker }: уничтожьте карту с ценностью в золоте: её ценность и ещё 3 золотых
ts-town-guard-1 = { ts-town-guard }: { -ts-draw(n: 2) }
ts-town-guard-2 = { ts-town-guard }: уничтожьте эту карту и возьмите 3 карты
ts-trainer-1 = { ts-trainer }: уничтожьте ополченца: 2 опыта
ts-chalice-quester-1 = { ts-chalice-quester }: { -ts-heal }
ts-chalice-defender-1 = { ts-chalice-defender }: { -ts-draw(n: 1) }
ts-chalice-defender-2 = { ts-chalice-defender }: { -ts-heal }
ts-chalice-paladin-1 = { ts-chalice-paladin }: { -ts-draw(n: 1) }
ts-elf-archmage-1 = { ts-elf-archmage }: отправьте монстра из коридора под колоду
ts-lorigg-rogue-1 = { ts-lorigg-rogue }: { -ts-rob }
ts-lorigg-outlaw-1 = { ts-lorigg-outlaw }: { -ts-rob }
ts-redblade-poisoner-1 = { ts-redblade-poisoner }: { -ts-rob }
ts-redblade-assassin-1 = { ts-redblade-assassin }: каждый другой игрок сбрасывает героя или две карты
ts-outlands-warrior-1 = { ts-outlands-warrior }: { -ts-eat(n: 3) }
ts-outlands-slayer-1 = { ts-outlands-slayer }: { -ts-eat(n: 3) }
ts-regian-cleric-1 = { ts-regian-cleric }: { -ts-heal }
ts-regian-priest-1 = { ts-regian-priest }: { -ts-draw(n: 1) }
ts-regian-priest-2 = { ts-regian-priest }: { -ts-heal }
ts-regian-bishop-1 = { ts-regian-bishop }: { -ts-draw(n: 2) }
ts-regian-bishop-2 = { ts-regian-bishop }: { -ts-heal }
ts-selurin-theurge-1 = { ts-selurin-theurge }: каждый игрок сбрасывает героя; возьмите одного из них на этот бой
ts-thyrian-squire-1 = { ts-thyrian-squire }: { -ts-eat(n: 2) }
ts-thyrian-knight-1 = { ts-thyrian-knight }: { -ts-eat(n: 2) }
ts-thyrian-lord-1 = { ts-thyrian-lord }: уничтожьте неиспользованную еду и возьмите из коридора монстра с 1 или 2 ПО

# Группы
ts-amazon = Амазонка
ts-chalice = Чашник
ts-dwarf = Дварф
ts-elf = Эльф
ts-feayn = Фэйн
ts-lorigg = Лоригг
ts-outlands = Порубежник
ts-redblade = Редблейд
ts-regian = Региец
ts-selurin = Селурин
ts-thyrian = Тириец
ts-abyssal = Исчадие бездны
ts-doomknight-humanoid = Рыцарь Рока • Гуманоид
ts-dragon = Дракон
ts-enchanted = Зачарованное существо
ts-humanoid = Гуманоид
ts-ooze = Жижа
ts-undead-doom = Нежить • Рок
ts-undead-spirit = Нежить • Дух

# Слова
ts-attack = атака
ts-magic = магическая атака
ts-fighter = воин
ts-cleric = клирик
ts-wizard = волшебник
ts-thief = вор
ts-archer = лучник
ts-weapon = оружие
ts-edged = режущее
ts-blunt = дробящее
ts-item = предмет
ts-food = еда
ts-light = свет
ts-spell = заклинание
ts-villager = селянин
ts-hero = герой
ts-monster = монстр
ts-strength = сила
ts-weight = вес
ts-health = здоровье
ts-gold = золото
ts-xp = опыт
ts-vp = ПО
ts-cost = цена

# Вопросы и ответы
ts-turn = Деревня, подземелье или отдых?
ts-turn-village = Посетить деревню
ts-turn-dungeon = Войти в подземелье
ts-turn-rest = Отдохнуть
ts-village = Примените эффекты деревни, потом к покупкам.
ts-village-shop = К покупкам
ts-use = { $what }
ts-shop = У вас { $count } золота и { $buys ->
    [one] { $buys } покупка
    [few] { $buys } покупки
    [many] { $buys } покупок
   *[other] { $buys } покупки
}.
ts-shop-done = Больше ничего не покупать
ts-buy = Купить: { $what }
ts-level = У вас { $count } опыта. Повысить уровень героев?
ts-level-level = { $what } → { $whom_nom }
ts-level-done = Готово
ts-rest = Можно уничтожить одну карту с руки.
ts-rest-destroy = Уничтожить: { $what }
ts-rest-none = Ничего не уничтожать
ts-prepare = Подготовьте отряд и атакуйте.
ts-prepare-equip = { $what } → { $whom_nom }
ts-prepare-feed = { $what } → { $whom_nom }
ts-prepare-drop = Убрать: { $what }
ts-prepare-attack = Атаковать ряд { $what }: { $about }
ts-prepare-leave = Уйти: атаковать некого
ts-card = { $card }: какая карта?
ts-card-card = { $what }
ts-target = { $card }: какой монстр?
ts-target-rank = Ряд { $what }: { $about }
ts-discard = Сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
ts-discard-discard = { $what }
ts-discard-hero = Одного героя
ts-discard-two = Две карты
ts-give = Селурин-теург: сбросьте героя.
ts-give-give = { $what }
ts-borrow = Кого вы берёте на этот бой?
ts-borrow-borrow = { $what }
ts-borrow-none = Никого
ts-order = { $card }: отправьте монстра под колоду или поменяйте порядок коридора.
ts-order-send = Отправить из ряда { $what }: { $about }
ts-order-order = Новый порядок с ряда 1: { $about }
ts-victim = Бьёт { $monster }. Кого поразит удар?
ts-victim-hit = { $what }
ts-cut = { $card } теряет 1. Атака или магическая атака?
ts-cut-cut = Уменьшить: { $what }
ts-diseases = { $count ->
    [one] { $count } болезнь уменьшает
    [few] { $count } болезни уменьшают
    [many] { $count } болезней уменьшают
   *[other] { $count } болезни уменьшают
} атаку или магическую атаку.
ts-diseases-attack = Из атаки { $what }, остальное из магической атаки
ts-spoils = Добыча: можно купить на { $count } золота.
ts-spoils-look = Открыть шесть верхних карт
ts-spoils-none = Больше ничего
ts-shown = Уничтожьте любые из открытых карт.
ts-shown-destroy = Уничтожить: { $what }
ts-shown-done = Сбросить остальные
ts-rank = Эльф-чародей: отправить монстра под колоду?
ts-rank-send = Ряд { $what }: { $about }
ts-rank-none = Нет

# Летопись
ts-begins = Начинает { $who }.
ts-goes-village = { $who } посещает деревню.
ts-goes-dungeon = { $who } входит в подземелье.
ts-goes-rest = { $who } отдыхает.
ts-revealed = { $who } открывает: { $cards }.
ts-drew = { $who } берёт карту: { $card }.
ts-discarded = { $who } сбрасывает карту: { $card }.
ts-destroyed = { $who } уничтожает карту: { $card }.
ts-diseased = { $who } получает болезнь.
ts-used = { $who } применяет: { $what }.
ts-fed = { $who } даёт карту: { $card }. Её получает { $hero }.
ts-equipped = { $who } вооружает героя: { $hero } ({ $card }).
ts-threw = { $hero } бросает оружие: { $card }.
ts-bought = { $who } покупает карту: { $card }.
ts-levelled = { $who } за опыт получает карту: { $card }.
ts-attacked = { $who } атакует ряд { $rank }: { $card }.
ts-stopped = { $card } не может атаковать.
ts-value = Сила атаки { $value } против здоровья { $health }.
ts-won = { $who } побеждает: { $card }. Опыт: +{ $count }.
ts-lost = { $who } проигрывает бой: { $card }.
ts-left = { $who } уходит из подземелья: атаковать некого.
ts-showed = { $who } открывает для Сфинкса: { $cards }.
ts-hunted = { $who } без боя берёт карту: { $card }.
ts-entered-hall = В коридор входит { $card }.
ts-sent-back = { $who } отправляет под колоду карту: { $card }.
ts-rearranged = { $who } меняет порядок коридора.
ts-breached = Прорыв: { $card }!
ts-stack-lost = Деревня теряет: { $cards }.
ts-no-hero = { $who } показывает руку без героев.
ts-borrowed = { $who } берёт на время карту: { $card }. Её владелец: { $whom }.
ts-sent-home = { $card } возвращается. Владелец: { $whom }.
ts-escaped = { $card } уходит в стопку очков деревни.
ts-stone-taken = { $who } забирает Громовой камень!
ts-stone-lost = Громовой камень не достался никому: { $reason }.
ts-end-battle = Громовой камень добыт в бою
ts-end-lost = проигранный бой привёл Громовой камень в ряд 1
ts-end-banish = изгнание привело Громовой камень в ряд 1
ts-end-elf = эльф привёл Громовой камень в ряд 1
ts-end-lord = тириец-лорд привёл Громовой камень в ряд 1
ts-end-still = двадцать кругов ничего не менялось
ts-end-advance = наступление монстров привело Громовой камень в ряд 1

# Почему нельзя?
ts-why-empty-hall = Коридор пуст.
ts-why-only-village = Только в деревне: { $what }.
ts-why-only-dungeon = Только в подземелье: { $what }.
ts-why-used = В этот ход уже применено: { $what }.
ts-why-no-disease = Среди открытых карт нет болезни ({ $what }).
ts-why-no-food = Среди открытых карт нет еды ({ $what }).
ts-why-food-used = Вся еда уже использована, уничтожить её нельзя ({ $what }).
ts-why-no-hero = Среди открытых карт нет героя ({ $what }).
ts-why-no-monster = В коридоре нет монстра ({ $what }).
ts-why-no-small-monster = В коридоре нет монстра с 1 или 2 ПО ({ $what }).
ts-why-not-equipped = Копьё бросают только из рук героя ({ $what }).
ts-why-nothing-to-pawn = Среди открытых карт нет карты с ценностью в золоте ({ $what }).
ts-why-no-gold-value = У карты нет ценности в золоте ({ $what }).
ts-why-borrowed = Взятого на время героя эффект уничтожить не может ({ $what }).
ts-why-used-up = Карта уже применялась в этот ход, другой эффект её не уничтожит ({ $what }).
ts-why-no-militia = Среди открытых карт нет ополченца ({ $what }).
ts-why-shopping = Идут покупки: эффекты применяют до них ({ $what }).
ts-why-sold-out = { $what }: ничего не осталось.
ts-why-too-dear = { $what }: цена { $cost }, а золота у вас { $gold }.
ts-why-top-level = { $what }: выше уровня нет.
ts-why-no-xp = { $what }: для следующего уровня нужно { $need } опыта, у вас { $have }.
ts-why-no-level = { $what }: в стопке не осталось карты уровня { $level }.
ts-why-level-later = { $what }: повысить уровень можно после последней покупки.
ts-why-too-heavy = { $what }: вес { $weight }, а сила героя { $strength } ({ $hero }).
ts-why-threw = Копьё брошено, другое оружие взять нельзя ({ $hero }: { $what }).
ts-why-tried = { $what } уже было у героя ({ $hero }). Отмените ход или сначала примените другой эффект.
ts-why-fades = { $what }: атаковать нельзя, не хватает света: { $count }.
ts-why-stone = Громовой камень не монстр, атаковать его нельзя.
ts-why-no-target = Ряд { $rank } пуст.
ts-why-must-attack = Есть кого атаковать, поэтому надо назвать цель.
ts-why-other-spoils = { $what }: эта добыча такой карты не даёт.

# Настройки партии
ts-option-set = Набор карт
ts-option-set-random = случайный
ts-option-set-first = первая игра из правил
ts-option-set-chosen = выбранный ниже
ts-option-monsters = Группы монстров
ts-option-heroes = Герои
ts-option-village = Карты деревни
ts-option-groups = Число случайных групп монстров
ts-option-groups-3 = 3
ts-option-groups-4 = 4, дольше
ts-option-groups-5 = 5
ts-option-groups-6 = 6
ts-option-groups-7 = 7
ts-option-groups-8 = 8
ts-option-edition = Книга правил
ts-option-edition-ruling = наши решения
ts-option-edition-ru = русская
ts-option-edition-pl = польская
ts-option-solo = Уровень игры в одиночку
ts-option-solo-normal = обычный
ts-option-solo-warrior = воин
ts-option-solo-nightmare = кошмар (наше правило)
ts-option-hold = В одиночку: ходов без наступления после победы
ts-option-hold-2 = 2
ts-option-hold-1 = 1

# Стол словами
ts-table-rank = Ряд { $rank }: { $card }, здоровье { $health }, нужно света { $dark }.
ts-table-rank-empty = Ряд { $rank }: пусто.
ts-table-rank-stone = Ряд { $rank }: { $card }.
ts-table-won = Атака { $attack } + магия { $magic } − темнота { $penalty } = { $value }: победа.
ts-table-lost = Атака { $attack } + магия { $magic } − темнота { $penalty } = { $value }: поражение.
ts-table-dungeon = Колода подземелья: { $count }.
ts-table-village = Деревня:
ts-table-pile = Стопка очков деревни: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, { $points } ПО.
ts-table-player = { $who }: рука { $hand }, колода { $deck }, сброс { $discard }, опыт { $xp }, ПО { $points }.
ts-table-party = Отряд: { $who }:
ts-table-hand = Ваша рука: { $cards }.
