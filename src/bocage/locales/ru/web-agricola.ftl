### Agricola at the web table: board, farm, improvements, counters, panels.

## The board

agricola-board = Игровое поле
agricola-track = Раунды
agricola-round = Раунд { $round }
agricola-round-now = идёт сейчас
agricola-round-harvest = заканчивается урожаем
agricola-to-come = Ещё закрыты
agricola-stage = Этап { $stage }
agricola-tile = Дополнительные действия
agricola-gathers = { $goods } каждый раунд
agricola-space-of = Перед игроком { $name }
agricola-space-marked = Здесь лежит ограда: { $names }
agricola-space-early = До своего раунда только для: { $names }
agricola-space-early-short = Раньше
agricola-space-beside = Каждому, кто использует клетку: { $goods }

# What a space does, in a few words below its title.
agricola-does-farm-expansion = Комнаты и/или хлева
agricola-does-meeting-place = Стать первым игроком
agricola-does-grain-seeds = Взять 1 зерно
agricola-does-farmland = Вспахать 1 поле
agricola-does-side-job = 1 хлев за 1 дерево и/или хлеб
agricola-does-day-laborer = Взять 2 еды
agricola-does-classic-day-laborer = 1 еда и 1 ресурс
agricola-does-major-improvement = Приобрести 1 улучшение
agricola-does-fencing = По 1 дереву за ограду
agricola-does-grain-utilization = Засеять и/или выпечь хлеб
agricola-does-basic-wish = Ребёнок, если есть комната
agricola-does-house-redevelopment = Перестроить дом, затем улучшение
agricola-does-vegetable-seeds = Взять 1 овощ
agricola-does-urgent-wish = Ребёнок даже без комнаты
agricola-does-cultivation = Вспахать и/или засеять
agricola-does-farm-redevelopment = Перестроить дом, затем ограды
agricola-does-resource-market =
    { $seats ->
        [2] 1 камень, 1 еда
        [3] 1 еда, 1 тростник или камень
       *[other] 1 тростник, 1 камень, 1 еда
    }
agricola-does-animal-market = 1 животное на выбор
agricola-does-modest-wish = Ребёнок, с 5-го раунда
agricola-does-team-market = 1 еда: обмен между партнёрами
agricola-does-lessons = 1 занятие: первое бесплатно, далее 1 еда
agricola-does-lessons-3 = 1 занятие за 2 еды
agricola-does-lessons-4 = 1 занятие: первые два по 1 еде, далее по 2
agricola-does-full-meeting-place = Первый игрок и/или мелкое улучшение
agricola-does-full-major-improvement = 1 крупное или мелкое улучшение
agricola-does-full-basic-wish = Ребёнок, затем мелкое улучшение
agricola-does-full-house-redevelopment = Перестроить дом, затем улучшение

## The farm

agricola-farm = Ферма: { $name }
agricola-cell = { $cell }: { $what }
agricola-cell-empty = пусто
agricola-cell-chosen = выбрано
agricola-cell-field = поле
agricola-cell-field-empty = пустое поле
agricola-cell-fenced = пастбище
agricola-cell-pasture =
    { $n ->
        [one] пастбище на { $n } животное
       *[other] пастбище на { $n } животных
    }
agricola-cell-stable = хлев
agricola-cell-second = вторая стопка: { $goods }
agricola-cell-post = отдельная ограда
agricola-cell-open = ограда, которая пока ничего не замыкает: { $sides }
agricola-side-up = сверху
agricola-side-down = снизу
agricola-side-left = слева
agricola-side-right = справа
agricola-cell-menu = Что здесь сделать
agricola-room-wood = деревянная комната
agricola-room-clay = глиняная комната
agricola-room-stone = каменная комната
agricola-edge-between = Ограда между { $first } и { $second }
agricola-edge-rim = Ограда по краю клетки { $cell }
agricola-fence-hint = Выберите клетки пастбища или проведите его границы.
agricola-fence-hint-open = Выберите клетки пастбища или отдельные стороны.
agricola-fence-loose = Это пока ничего не замыкает.
agricola-fence-these = Огородить
agricola-fence-clear = Стереть
agricola-fence-edges = По краям
agricola-fence-wood-or-clay =
    { $n ->
        [one] { $n } дерево или глина
       *[other] { $n } дерева или глины
    }
agricola-fence-room =
    { $n ->
        [one] Место для { $n } животного.
       *[other] Место для { $n } животных.
    }
agricola-fence-rooms = Места для животных: { $each }.
agricola-fence-too-many =
    { $n ->
        [one] Нужна { $n } ограда
        [few] Нужно { $n } ограды
       *[many] Нужно { $n } оград
    }, а осталось только { $left }.
agricola-fence-too-dear = Нужно дерева: { $n }, а у вас только { $wood }.
agricola-fence-open =
    { $n ->
        [one] { $n } граница пока ничего не замыкает. Продолжите или сотрите её.
        [few] { $n } границы пока ничего не замыкают. Продолжите или сотрите их.
       *[many] { $n } границ пока ничего не замыкают. Продолжите или сотрите их.
    }

## Major improvements

agricola-market = Доступные крупные улучшения
agricola-market-built = Приобретённые улучшения
agricola-market-none = Все крупные улучшения приобретены.
agricola-built-by = Владелец: { $name }.
agricola-card =
    { $points ->
        [one] { $title }: { $cost }, { $points } очко
        [few] { $title }: { $cost }, { $points } очка
       *[many] { $title }: { $cost }, { $points } очков
    }

## Hand cards

agricola-hand = Ваши карты
agricola-hand-occupations = Занятия
agricola-hand-minors = Мелкие улучшения
agricola-hand-size =
    { $occupations ->
        [one] На руке: { $occupations } занятие
        [few] На руке: { $occupations } занятия
       *[many] На руке: { $occupations } занятий
    }, { $minors ->
        [one] { $minors } мелкое улучшение
        [few] { $minors } мелких улучшения
       *[many] { $minors } мелких улучшений
    }
agricola-played = Разыгранные карты
agricola-played-by = Разыгранные карты: { $name }
agricola-open-cards = Открытые карты
agricola-on-card = На карте: { $goods }
agricola-on-card-points =
    { $n ->
        [one] записано { $n } дополнительное очко
        [few] записано { $n } дополнительных очка
       *[many] записано { $n } дополнительных очков
    }
agricola-pack =
    { $n ->
        [one] Ваша стопка: { $n } карта
        [few] Ваша стопка: { $n } карты
       *[many] Ваша стопка: { $n } карт
    }
agricola-pack-course = Стопки к вам передаёт { $from }, от вас их получает { $to }.
agricola-dealing-wait = Выбор сделан. Ждём остальных.

## Counters

agricola-family =
    { $newborn ->
        [0] Ещё не работали: { $n } из { $people }
       *[other] Ещё не работали: { $n } из { $people }, и новорождённый
    }
agricola-lodgers = из них на карте: { $n }
agricola-guests = из них гостей: { $n }
agricola-starting-player = Первый игрок
agricola-meal = Еда к урожаю: { $food } из { $need }
agricola-harvest-in =
    { $n ->
        [0] Урожай в конце этого раунда
        [1] Урожай в конце следующего раунда
        [one] Урожай через { $n } раунд
        [few] Урожай через { $n } раунда
       *[many] Урожай через { $n } раундов
    }
agricola-rooms =
    { $rooms ->
        [one] { $rooms } комната
        [few] { $rooms } комнаты
       *[many] { $rooms } комнат
    }, { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
agricola-fences-left =
    { $n ->
        [one] Осталась { $n } ограда
        [few] Осталось { $n } ограды
       *[many] Осталось { $n } оград
    }
agricola-stables-left =
    { $n ->
        [one] Остался { $n } хлев
        [few] Осталось { $n } хлева
       *[many] Осталось { $n } хлевов
    }
agricola-begging =
    { $n ->
        [one] { $n } карта попрошайничества
        [few] { $n } карты попрошайничества
       *[many] { $n } карт попрошайничества
    }
agricola-begging-markers = карты попрошайничества
agricola-exchange-eat =
    { $food ->
        [one] 1 можно превратить в еду: +{ $food } еда.
       *[other] 1 можно превратить в еду: +{ $food } еды.
    }
agricola-exchange-cook =
    { $food ->
        [one] 1 можно приготовить: +{ $food } еда.
       *[other] 1 можно приготовить: +{ $food } еды.
    }
agricola-exchange-trade =
    { $food ->
        [one] Карта даёт за 1: +{ $food } еда.
       *[other] Карта даёт за 1: +{ $food } еды.
    }
agricola-exchange-when = Это предлагается здесь, когда еда сразу нужна: чтобы заплатить, накормить семью или когда животным не хватает места.

## Teams

agricola-partner-fences = Чьими оградами
agricola-partner = Вашими оградами
agricola-partner-pieces = Его оградами
    .cost = +1 дерево за три
agricola-market-you = Вы
agricola-market-move = Передать

## Panels

agricola-choose = На выбор
agricola-feed-sum =
    { $missing ->
        [0] Хватает: нужно { $need } еды, есть { $food }.
       *[other] Еды { $food } из { $need }: не хватает { $missing }.
    }
agricola-beg =
    { $n ->
        [one] Попрошайничать: { $n } карта попрошайничества, −3 очка
        [few] Попрошайничать: { $n } карты попрошайничества, −3 очка за каждую
       *[many] Попрошайничать: { $n } карт попрошайничества, −3 очка за каждую
    }
agricola-young = и ожидается детёныш
agricola-do-eat = Превратить в еду: 1
agricola-do-cook = Приготовить 1
agricola-do-trade = Обменять 1
agricola-do-release = Отпустить 1
agricola-do-forgo = Без детёныша
agricola-do-bake = Выпечь 1
agricola-use-note = { $card }: { $text }
agricola-pay-so = Заплатить так

## What a turn does, told as one

deed-room =
    { $n ->
        [one] Построить { $n } комнату ({ $cells })
        [few] Построить { $n } комнаты ({ $cells })
       *[many] Построить { $n } комнат ({ $cells })
    }
deed-stable =
    { $n ->
        [one] Построить { $n } хлев ({ $cells })
        [few] Построить { $n } хлева ({ $cells })
       *[many] Построить { $n } хлевов ({ $cells })
    }
deed-plow = Вспахать { $cells }
deed-sow-grain = Посеять зерно на { $cells }
deed-sow-vegetable = Посадить овощи на { $cells }
