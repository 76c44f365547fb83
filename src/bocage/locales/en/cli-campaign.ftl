### The command line: series and campaigns.

cli-campaign-kinds = Campaigns: { $kinds }
cli-campaign-solo = solo series
cli-campaign-three-games = campaign of three games
cli-campaign-title = { $game }: { $kind }

## The games so far

cli-campaign-game = Game
cli-campaign-goal = Goal
cli-campaign-points = Points
cli-campaign-stays = Stays
cli-campaign-reached = reached
cli-campaign-missed = missed
cli-campaign-ranked = { $score } (+{ $n })
cli-campaign-sum = Campaign points

## The game to come

cli-campaign-next = Game { $number } of 3.
cli-campaign-next-goal = Game { $number }: reach { $goal } points.
cli-campaign-again = The goal was missed. Game { $number } is played again: reach { $goal } points, without food at the start.
cli-campaign-starts = { $who } starts.
cli-campaign-food = { $who } begins with { $n } more food.
cli-campaign-kept = { $who } begins with these occupations in play: { $cards }.
cli-campaign-enter = Enter begins game { $number }, “quit” leaves >
cli-campaign-hear = Press Enter, or type one of the words in quotes.

## What stays

cli-campaign-keep = { $who }, which occupation stays? Type its number or name >
cli-campaign-which = Type a number from 1 to { $last }, or words that fit only one of these occupations.
cli-campaign-keeps = { $who } keeps { $card }.

## The end

cli-campaign-won = The eighth goal is reached: the series is complete.
cli-campaign-on = on
cli-campaign-go-on = Enter leaves, “on” plays game { $number } for { $goal } points with the same occupations >
cli-campaign-winners =
    { $n ->
        [one] { $names } wins the campaign
       *[other] { $names } share the victory of the campaign
    } with { $points ->
        [one] { $points } campaign point
       *[other] { $points } campaign points
    }.
cli-campaign-saved = The campaign is kept in { $file }.

## Refusals

cli-which-kind = Which kind of campaign? Name one of { $kinds }.
cli-file-no-campaign = { $file }: this is not a campaign of Bocage ({ $error }).
