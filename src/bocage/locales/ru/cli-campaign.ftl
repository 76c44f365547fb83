### The command line: series and campaigns.

cli-campaign-kinds = Кампании: { $kinds }
cli-campaign-solo = серия сольных партий
cli-campaign-three-games = кампания из трёх партий
cli-campaign-title = { $game }: { $kind }

## The games so far

cli-campaign-game = Партия
cli-campaign-goal = Цель
cli-campaign-points = Очки
cli-campaign-stays = Остаётся
cli-campaign-reached = достигнута
cli-campaign-missed = не достигнута
cli-campaign-ranked = { $score } (+{ $n })
cli-campaign-sum = Очки кампании

## The game to come

cli-campaign-next = Партия { $number } из 3.
cli-campaign-next-goal =
    { $goal ->
        [one] Партия { $number }: нужно набрать { $goal } очко.
        [few] Партия { $number }: нужно набрать { $goal } очка.
       *[many] Партия { $number }: нужно набрать { $goal } очков.
    }
cli-campaign-again =
    { $goal ->
        [one] Цель не достигнута. Партия { $number } играется снова: нужно набрать { $goal } очко, еды вначале нет.
        [few] Цель не достигнута. Партия { $number } играется снова: нужно набрать { $goal } очка, еды вначале нет.
       *[many] Цель не достигнута. Партия { $number } играется снова: нужно набрать { $goal } очков, еды вначале нет.
    }
cli-campaign-starts = Первый игрок: { $who }.
cli-campaign-food = { $who } начинает с дополнительной едой: { $n }.
cli-campaign-kept = { $who } начинает с занятиями в игре: { $cards }.
cli-campaign-enter = Enter — начать партию { $number }, «выход» — уйти >
cli-campaign-hear = Нажмите Enter или введите одно из слов в кавычках.

## What stays

cli-campaign-keep = { $who }, какое занятие остаётся? Введите номер или название >
cli-campaign-which = Введите число от 1 до { $last } или слова, которые подходят только к одному занятию.
cli-campaign-keeps = { $who } оставляет занятие «{ $card }».

## The end

cli-campaign-won = Восьмая цель достигнута: серия завершена.
cli-campaign-on = дальше
cli-campaign-go-on =
    { $goal ->
        [one] Enter — уйти, «дальше» — сыграть партию { $number } на { $goal } очко с теми же занятиями >
        [few] Enter — уйти, «дальше» — сыграть партию { $number } на { $goal } очка с теми же занятиями >
       *[many] Enter — уйти, «дальше» — сыграть партию { $number } на { $goal } очков с теми же занятиями >
    }
cli-campaign-winners =
    { $n ->
        [one] Кампанию выигрывает { $names }
       *[other] Победу в кампании делят { $names }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
cli-campaign-saved = Кампания сохранена в { $file }.

## Refusals

cli-which-kind = Какая кампания? Назовите одну из: { $kinds }.
cli-file-no-campaign = { $file }: это не кампания Bocage ({ $error }).
