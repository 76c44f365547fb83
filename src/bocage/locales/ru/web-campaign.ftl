### Series and campaigns on the web: the choice in the lobby, at the table, and the page of a campaign.

## A new table

campaign-choice = Одна партия или несколько?
campaign-single = Одна партия
    .help = Только одна партия.
campaign-solo = Серия сольных партий
    .help = Восемь партий с растущими целями. После каждой выигранной одно занятие остаётся в игре.
campaign-three-games = Кампания
    .help = Три партии за очки кампании. После каждой все оставляют себе занятие для следующей.

## In the lobby and at the table

campaign-leg-solo =
    { $goal ->
        [one] Сольная серия, партия { $number } на { $goal } очко
        [few] Сольная серия, партия { $number } на { $goal } очка
       *[many] Сольная серия, партия { $number } на { $goal } очков
    }
campaign-leg-three-games = Кампания, партия { $number } из 3
campaign-goes-on = Партия окончена: что дальше?
campaign-open-solo = К серии
campaign-open-three-games = К кампании
campaign-next-table = К следующей партии

## The page

campaign-loading = Загружаем партии…
campaign-missing = Эту кампанию показать нельзя
campaign-title = { $kind } · { $game }
campaign-play = Играть партию { $number }
campaign-watch = Смотреть партию { $number }
campaign-result = Итог партии { $number }
campaign-record = Скачать все партии

## The game to come

campaign-now-solo =
    { $goal ->
        [one] Партия { $number }: нужно набрать { $goal } очко
        [few] Партия { $number }: нужно набрать { $goal } очка
       *[many] Партия { $number }: нужно набрать { $goal } очков
    }
campaign-now-three-games = Партия { $number } из 3
campaign-reached =
    { $n ->
        [one] Партия { $number } выиграна: { $points } очко
        [few] Партия { $number } выиграна: { $points } очка
        [many] Партия { $number } выиграна: { $points } очков
       *[other] Партия { $number } выиграна: { $points } очка
    }
campaign-missed =
    { $n ->
        [one] Партия { $number }: { $points } очко, цель не достигнута
        [few] Партия { $number }: { $points } очка, цель не достигнута
        [many] Партия { $number }: { $points } очков, цель не достигнута
       *[other] Партия { $number }: { $points } очка, цель не достигнута
    }
campaign-ended-three-games = Партия { $number } окончена
campaign-again = Та же партия играется снова, еды вначале нет.
campaign-begin = Начать партию { $number }
campaign-repeat = Сыграть партию { $number } снова
campaign-starts = Первый игрок: { $name }.
campaign-food = { $name } начинает с дополнительной едой: { $n }.
campaign-food-solo = Вы начинаете с едой: { $n }.

## What stays

campaign-kept = Постоянные занятия
campaign-kept-none = Пока нет.
campaign-keep = Какое занятие остаётся?
campaign-keep-of = { $name }: какое занятие остаётся?
campaign-keep-help-solo = Оно будет в игре с самого начала во всех следующих партиях.
campaign-keep-help-three-games = Оно будет в игре с самого начала следующей партии.
campaign-keep-this = Оставить
campaign-keep-chosen = Выбрано
campaign-wait = Ещё выбирают: { $names }

## The end

campaign-over-solo = Восьмая цель достигнута: серия завершена.
campaign-go-on = Партия { $number } играется с теми же занятиями.
campaign-winners =
    { $n ->
        [one] Кампанию выигрывает { $names }
       *[other] Победу в кампании делят { $names }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## The games so far

campaign-games = Партии
campaign-game = Партия
campaign-goal = Цель
campaign-points = Очки
campaign-stays = Остаётся
campaign-at-start = Старт
campaign-mark-reached = достигнута
campaign-mark-missed = не достигнута
campaign-ranked =
    { $n ->
        [one] { $n } очко кампании
        [few] { $n } очка кампании
       *[many] { $n } очков кампании
    }
campaign-more-food = дополнительная еда вначале: { $n }
campaign-started = первый игрок
campaign-sum = Очки кампании
campaign-playing = идёт
campaign-chart-solo = Очки и цели
campaign-chart-three-games = Очки кампании
campaign-chart-start = Начало
