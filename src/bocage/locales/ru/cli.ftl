### The command line.

## Seats

cli-seat-0 = Синий
cli-seat-1 = Красный
cli-seat-2 = Зелёный
cli-seat-3 = Фиолетовый
cli-seat-4 = Бежевый
cli-partner = партнёр
cli-teams-lowest = * Команде в каждой категории засчитываются меньшие очки.
cli-you = вы
cli-bot = бот: { $bot }
cli-starts = первый игрок

## The head of the table

cli-round = раунд { $round } из { $rounds }
cli-before-round-1 = перед первым раундом
cli-harvest =
    { $rounds ->
        [0] урожай в конце этого раунда
        [1] урожай в конце следующего раунда
       *[other] до урожая раундов: { $rounds }
    }

## The action board

cli-board = Игровое поле
cli-round-cards = Карты раундов
cli-new = новое
cli-stage = Этап { $stage }: { $cards }
cli-on-offer = Доступные крупные улучшения: { $cards }
cli-open-cards = Открытые карты: { $cards }

# What a space does, in a few words beside its title.
cli-does-farm-expansion = комнаты, хлева
cli-does-meeting-place = первый игрок
cli-does-grain-seeds = 1 зерно
cli-does-farmland = вспахать 1 поле
cli-does-side-job = 1 хлев, хлеб
cli-does-day-laborer = 2 еды
cli-does-classic-day-laborer = 1 еда, 1 ресурс
cli-does-major-improvement = приобрести 1
cli-does-fencing = по 1 дереву
cli-does-grain-utilization = засеять, хлеб
cli-does-basic-wish = свободная комната
cli-does-house-redevelopment = и улучшение
cli-does-vegetable-seeds = 1 овощ
cli-does-urgent-wish = и без комнаты
cli-does-cultivation = вспахать, засеять
cli-does-farm-redevelopment = дом, ограды
cli-does-resource-market =
    { $seats ->
        [2] 1 камень, 1 еда
        [3] 1 еда, 1 тростник или камень
       *[other] 1 тростник, 1 камень, 1 еда
    }
cli-does-animal-market = 1 животное
cli-does-classic-animal-market = на выбор
cli-does-modest-wish = с 5-го раунда
cli-does-lessons = 1 занятие
cli-does-lessons-3 = занятие, 2 еды
cli-does-lessons-4 = занятие, 1–2 еды
cli-does-full-meeting-place = первый игрок, мелкое
cli-does-full-major-improvement = крупное или мелкое
cli-does-full-basic-wish = затем мелкое
cli-does-full-house-redevelopment = и улучшение

## The farm: words that fit into a cell of 8 letters, then of 5

cli-cell-wood = дерево
cli-cell-clay = глина
cli-cell-stone = камень
cli-cell-field = поле
cli-cell-grain = зерно
cli-cell-vegetable = овощи
cli-cell-stable = хлев
cli-cell-sheep =
    { $n ->
        [one] овца
       *[other] овцы
    }
cli-cell-boar =
    { $n ->
        [one] свинья
       *[other] свиньи
    }
cli-cell-cattle =
    { $n ->
        [one] корова
       *[other] коровы
    }
cli-tiny-wood = дерев
cli-tiny-clay = глина
cli-tiny-stone = камен
cli-tiny-field = поле
cli-tiny-grain = зер
cli-tiny-vegetable = ово
cli-tiny-sheep = овцы
cli-tiny-boar = свин
cli-tiny-cattle = кор

## What a seat has

cli-no-goods = хранилище пусто
cli-people =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, дома: { $home }
cli-meal =
    { $missing ->
        [0] Нужно еды: { $need }
       *[other] Нужно еды: { $need } (не хватает { $missing })
    }
cli-left = Осталось: оград { $fences }, хлевов { $stables }
cli-occupations = Занятия: { $cards }
cli-improvements = Улучшения: { $cards }
cli-scheduled =
    { $n ->
        [1] Поступит: { $what } (раунд { $rounds })
       *[other] Поступит: { $what } (раунды { $rounds })
    }
cli-begging =
    { $n ->
        [one] { $n } карта попрошайничества
        [few] { $n } карты попрошайничества
       *[many] { $n } карт попрошайничества
    }
cli-hand-size =
    На руке: { $occupations ->
        [one] { $occupations } занятие
        [few] { $occupations } занятия
       *[many] { $occupations } занятий
    }, { $minors ->
        [one] { $minors } мелкое улучшение
        [few] { $minors } мелких улучшения
       *[many] { $minors } мелких улучшений
    }

## Cards

cli-kind-occupation = Занятия
cli-kind-minor = Мелкие улучшения
cli-kind-major = Крупные улучшения
cli-deck = Колода { $deck }
cli-cost = цена: { $cost }
cli-per-person = { $cost } за человека
cli-need = условие: { $need }
cli-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
cli-traveling = переходящая
cli-card-in-play = В игре: { $who }
cli-card-in-hand = У вас на руке
cli-card-on-offer = Можно получить
cli-not-playable = Сейчас нельзя: { $cards }. «почему» назовёт причины.
cli-all-cards = все
cli-cards-more = «карты все» покажет карты этой игры, их { $n }. Искать можно по виду, колоде, разделу и любым словам: «карты занятия», «карты колода { $deck }», «карты овца».
cli-card-more = «карта { $number }» покажет одну из них.

## Asking

cli-welcome = Введите номер варианта или его название. «помощь» расскажет остальное, «выход» — закончить.
cli-resumed =
    { $n ->
        [one] Партия продолжается после { $n } действия.
       *[other] Партия продолжается после { $n } действий.
    }
cli-choose-space = Выберите клетку с номером: введите номер или название. «почему ограды» объяснит, отчего у клетки нет номера.
cli-choose-fences = Введите клетки пастбища, например «A4 A5», или одну сторону: клетку и направление (n, e, s или w), например «A4n». Возможностей — { $n }, их покажет «список».
cli-choose-cells = Введите клетки пастбища, например «A4 A5». Возможных пастбищ — { $n }, их покажет «список».
cli-list-more = «список 1» … «список { $pages }» покажут все варианты по страницам.
cli-say-something = Введите номер или название либо «помощь».
cli-confirm = Конец вашего хода. Enter — подтвердить, «отмена» — вернуться >
cli-confirm-loss = Enter — продолжить, «отмена» — вернуться >
cli-confirm-help = Нажмите Enter, чтобы закончить ход, или введите «отмена», чтобы выбрать заново.
cli-confirm-choice = { $choice }. Отменить это будет нельзя. Enter — подтвердить, «отмена» — вернуться >
cli-hand-over = { $who }, ваш ход. Нажмите Enter, когда другие не смотрят >
cli-hand-over-help = Нажмите Enter, когда на экран смотрит только { $who }. Здесь работают также «сохранить» и «выход».
cli-labelled = { $label }: { $words }
cli-undone = Отменено.
cli-why-possible = сейчас это возможно.

## Refusals

cli-no-number = Варианта { $given } нет. Последний номер — { $last }.
cli-no-choice = Ни один вариант не подходит к «{ $given }». Введите номер или название из списка, «почему { $given }», чтобы узнать причину, или «помощь».
cli-several = «{ $given }» можно понять по-разному: { $choices }. Добавьте слово или введите номер.
cli-no-page =
    { $pages ->
        [1] Здесь только { $pages } страница.
        [one] Здесь { $pages } страница: введите от «список 1» до «список { $pages }».
        [few] Здесь { $pages } страницы: введите от «список 1» до «список { $pages }».
       *[many] Здесь { $pages } страниц: введите от «список 1» до «список { $pages }».
    }
cli-why-what = Здесь ни в чём не отказано. Назовите, что вас интересует: «почему ограды».
cli-no-such-action = В этой игре нет действия, клетки или карты, подходящих к «{ $given }».
cli-no-rules = В этой игре нет клетки или карты, подходящих к «{ $given }». Названия покажут «поле» и «карты».
cli-no-such-card = В этой игре нет карты, подходящей к «{ $given }». Все карты покажет «карты все».
cli-card-which = Назовите карту по номеру или словам из названия: «карта очаг».
cli-no-hand = В этой партии нет карт на руке.
cli-hand-empty = У вас на руке нет карт.
cli-rules-of-what = Назовите клетку или карту, например «правила рыбалка».
cli-nothing-to-undo = Отменять нечего: можно взять назад только свои действия в этом ходу.
cli-not-now = Сейчас это невозможно. «помощь» покажет, что можно ввести.
cli-no-language = Язык «{ $given }» неизвестен. Выберите один из: { $languages }.
cli-save-where = Назовите файл, например «сохранить игра.json».
cli-which-game = Какая игра? Назовите одну из: { $games }.
cli-file-missing = { $file }: такого файла или папки нет.
cli-file-forbidden = { $file }: нет прав на чтение или запись.
cli-file-folder = { $file }: это папка, или путь ведёт не через папку.
cli-file-trouble = { $file }: этот файл нельзя прочитать или записать.
cli-file-not-text = { $file }: это не текстовый файл.
cli-file-no-record = { $file }: это не запись партии Bocage ({ $error }).
cli-file-other = { $file }: этот файл уже есть, и это не запись партии Bocage. Выберите другое имя.

## Commands; the English words always work too

cli-command-help = помощь
cli-command-hint = совет
cli-command-why = почему
cli-command-undo = отмена
cli-command-list = список
cli-command-board = поле
cli-command-farms = фермы
cli-command-hand = рука
cli-command-card = карта
cli-command-cards = карты
cli-command-rules = правила
cli-command-log = журнал
cli-command-score = счёт
cli-command-save = сохранить
cli-command-lang = язык
cli-command-quit = выход
cli-help-choose = Выбирайте номером («7»), действием («place fishing»), словами, которые подходят только одному варианту («рыбалка»), или клетками («A4 A5»). Либо введите команду:
cli-help-help = этот список
cli-help-hint = что сделал бы бот, сколько очков он от этого ждёт и как может пойти ход дальше
cli-help-why = почему что-то нельзя выбрать: «почему ограды»; без названия — почему закрыты клетки и карты
cli-help-undo = взять назад своё последнее действие в этом ходу
cli-help-list = все варианты; «список 2» — вторая страница
cli-help-board = игровое поле, фермы и запасы
cli-help-farms = все фермы крупно
cli-help-hand = ваши карты на руке: цена, условие, очки, свойства
cli-help-card = всё о карте по номеру или названию: «карта колодец»
cli-help-cards = доступные крупные улучшения; «карты овца» ищет карты, «карты все» показывает все
cli-help-rules = что даёт клетка или карта: «правила рыбалка»
cli-help-log = последние события; «журнал всё» — вся партия
cli-help-score = очки на этот момент
cli-help-save = сохранить партию в файл: «сохранить игра.json»
cli-help-lang = другой язык: «язык en»
cli-help-quit = выйти из-за стола; партия сохранится в файле
cli-help-farm = На ферме жирные линии — ограды, ⌂ — хлев. 3/4 на ограде: 3 животных на пастбище, где места хватает 4. ≈ 3 ≈: на поле ещё 3 зерна или овоща. Число в скобках — номер варианта.
cli-log-more =
    { $n ->
        [one] Ещё { $n } строка раньше: «журнал всё».
        [few] Ещё { $n } строки раньше: «журнал всё».
       *[many] Ещё { $n } строк раньше: «журнал всё».
    }
cli-no-cards = Все крупные улучшения приобретены.

## Hints

cli-thinking = { $who } думает…
cli-hint-thinking = Обдумываем…
cli-hint = Лучше всего, похоже:

## The end

cli-score-now = Если бы партия кончилась сейчас:
cli-winners =
    { $n ->
        [one] Побеждает { $names }
       *[other] Победу делят { $names }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
cli-solo-score =
    { $points ->
        [one] Вы набрали { $points } очко.
        [few] Вы набрали { $points } очка.
       *[many] Вы набрали { $points } очков.
    }
cli-keep-record = «сохранить игра.json» сохранит партию, «bocage replay игра.json» покажет её снова. Enter — выйти.
cli-saved = Партия сохранена в { $file }.
cli-resume = Чтобы продолжить: { $command }
cli-goodbye = До свидания.

## Other commands

cli-seats =
    { $last ->
        [one] от { $first } до { $last } игрока
       *[other] от { $first } до { $last } игроков
    }
cli-seats-exactly =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
cli-default = по умолчанию
cli-levels = Уровни ботов, для --bot
cli-simulated =
    { $n ->
        [one] { $game }: { $n } партия
        [few] { $game }: { $n } партии
       *[many] { $game }: { $n } партий
    }
cli-column-seat = Место
cli-column-bot = Бот
cli-column-mean = Среднее
cli-column-sd = Разброс
cli-column-min = Минимум
cli-column-max = Максимум
cli-column-goals = Цель достигнута
cli-column-wins = Победы
cli-decimal = { $whole },{ $tenths }
cli-wins = { $n } ({ $percent } %)
cli-replay-prompt = Enter — дальше, b — назад, число — перейти, q — выйти >
cli-replay-help = Enter или n — дальше, b — назад, число от 0 до { $last } — перейти к этому шагу, q — выйти.
cli-replay-end = Есть шаги от 0 до { $last }.
cli-replay-at =
    { $actions ->
        [one] Шаг { $at } из { $last }, после { $actions } действия
       *[other] Шаг { $at } из { $last }, после { $actions } действий
    }
cli-diverged = С тех пор правила изменились: показать можно только последнюю позицию этой партии.
