### The command line: matches between bots.

cli-arena-title =
    { $sets ->
        [one] { $game }: { $sets } set
       *[other] { $game }: { $sets } sets
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-arena-games = Games
cli-arena-margin = Ahead by
cli-arena-rating = Rating
cli-arena-span = { $value } ± { $reach }
cli-arena-percent = { $value }% ({ $low }–{ $high })
cli-arena-nothing = No set is complete yet.

## What the figures mean

cli-arena-confidence = Intervals are of { $n }% confidence. Seed: { $seed }.
cli-arena-decided =
    { $side ->
        [above] Decided: the win rate of { $bot } is above { $mark }%.
       *[below] Decided: the win rate of { $bot } is below { $mark }%.
    }
cli-arena-seconds = Bots that think for seconds do not play the same way twice: these results cannot be repeated exactly.

## The page

cli-arena-rate = Win rate
cli-arena-points = Points per game
cli-arena-running = { $what }, set after set

## Refusals

cli-arena-other-file = { $file }: these results cannot be continued ({ $error }).
