### The command line: matches between bots.

cli-arena-title =
    { $sets ->
        [one] { $game }: { $sets } раздача
        [few] { $game }: { $sets } раздачи
       *[many] { $game }: { $sets } раздач
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
cli-arena-games = Партии
cli-arena-margin = Отрыв
cli-arena-rating = Рейтинг
cli-arena-span = { $value } ± { $reach }
cli-arena-percent = { $value } % ({ $low }–{ $high })
cli-arena-nothing = Ни одна раздача ещё не сыграна полностью.

## What the figures mean

cli-arena-confidence = Доверительные интервалы — { $n } %. Зерно случайности: { $seed }.
cli-arena-decided =
    { $side ->
        [above] Решено: доля побед бота { $bot } выше { $mark } %.
       *[below] Решено: доля побед бота { $bot } ниже { $mark } %.
    }
cli-arena-seconds = Боты, которые думают заданное число секунд, не играют дважды одинаково: точно повторить эти результаты нельзя.

## The page

cli-arena-rate = Доля побед
cli-arena-points = Очки за партию
cli-arena-running = { $what }, раздача за раздачей

## Refusals

cli-arena-other-file = { $file }: эти результаты нельзя продолжить ({ $error }).
