### Series and campaigns on the web: the choice in the lobby, at the table, and the page of a campaign.

## A new table

campaign-choice = One game or several?
campaign-single = Single game
    .help = One game, and that is it.
campaign-solo = Solo series
    .help = Eight games with rising goals. After each one that you win, an occupation stays in play.
campaign-three-games = Campaign
    .help = Three games for campaign points. After each one everybody keeps an occupation for the next.

## In the lobby and at the table

campaign-leg-solo =
    { $goal ->
        [one] Solo series, game { $number } for { $goal } point
       *[other] Solo series, game { $number } for { $goal } points
    }
campaign-leg-three-games = Campaign, game { $number } of 3
campaign-goes-on = Game over: what comes next?
campaign-open-solo = To the series
campaign-open-three-games = To the campaign
campaign-next-table = To the next game

## The page

campaign-loading = Fetching the games…
campaign-missing = This campaign cannot be shown
campaign-title = { $kind } · { $game }
campaign-play = Play game { $number }
campaign-watch = Watch game { $number }
campaign-result = Result of game { $number }
campaign-record = Download all games

## The game to come

campaign-now-solo =
    { $goal ->
        [one] Game { $number }: reach { $goal } point
       *[other] Game { $number }: reach { $goal } points
    }
campaign-now-three-games = Game { $number } of 3
campaign-reached =
    { $n ->
        [one] Game { $number } is won with { $points } point
       *[other] Game { $number } is won with { $points } points
    }
campaign-missed =
    { $n ->
        [one] Game { $number } has brought { $points } point: the goal is missed
       *[other] Game { $number } has brought { $points } points: the goal is missed
    }
campaign-ended-three-games = Game { $number } is over
campaign-again = The same game is played again, without food at the start.
campaign-begin = Begin game { $number }
campaign-repeat = Play game { $number } again
campaign-starts = { $name } starts.
campaign-food = { $name } begins with { $n } more food.
campaign-food-solo = You begin with { $n } food.

## What stays

campaign-kept = Occupations that stay
campaign-kept-none = None yet.
campaign-keep = Which occupation stays?
campaign-keep-of = { $name }: which occupation stays?
campaign-keep-help-solo = It is in play from the start in all games to come.
campaign-keep-help-three-games = It is in play from the start in the next game.
campaign-keep-this = Keep it
campaign-keep-chosen = Chosen
campaign-wait = Still to choose: { $names }

## The end

campaign-over-solo = The eighth goal is reached: the series is complete.
campaign-go-on = Game { $number } goes on with the same occupations.
campaign-winners =
    { $n ->
        [one] { $names } wins the campaign
       *[other] { $names } share the victory of the campaign
    } with { $points ->
        [one] { $points } campaign point
       *[other] { $points } campaign points
    }

## The games so far

campaign-games = The games
campaign-game = Game
campaign-goal = Goal
campaign-points = Points
campaign-stays = Stays
campaign-at-start = At the start
campaign-mark-reached = reached
campaign-mark-missed = missed
campaign-ranked =
    { $n ->
        [one] { $n } campaign point
       *[other] { $n } campaign points
    }
campaign-more-food = { $n } more food at the start
campaign-started = starts
campaign-sum = Campaign points
campaign-playing = being played
campaign-chart-solo = Points and goals
campaign-chart-three-games = Campaign points
campaign-chart-start = Start
