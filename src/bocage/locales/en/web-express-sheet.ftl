### Agricola Express at the web table: the score sheet of a seat and its counters.

## The sheet

express-sheet-label = Score sheet of { $name }
express-sheet-owned = On the farm
express-sheet-rule = How it scores
express-sheet-harvest = Harvest { $n }
express-sheet-coming = Harvest { $n }, as the farm stands
express-sheet-actions = Actions
express-sheet-done = { $done } of { $all } actions of this round taken
express-sheet-occupations = Occupations
express-sheet-improvements-label = Improvements
express-sheet-card-owned = { $card }: owned
express-sheet-card-missing = { $card }: not owned
express-sheet-total =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
express-sheet-goal = Goal: { $n } points

## What stands in a row

express-sheet-house =
    { $n ->
        [0] { $house }, no room added
        [one] { $house }, { $n } room added
       *[other] { $house }, { $n } rooms added
    }
express-sheet-fields =
    { $n ->
        [0] No field
        [one] { $n } field
       *[other] { $n } fields
    }
express-sheet-pastures =
    { $n ->
        [0] No pasture
        [one] { $n } pasture
       *[other] { $n } pastures
    }
express-sheet-empty = empty
express-sheet-babies =
    { $n ->
        [0] No baby
        [one] { $n } baby
       *[other] { $n } babies
    }
express-sheet-food = { $n } food, { $need } needed at the next harvest
express-sheet-short = { $n } food missing: −{ $points } points.
express-sheet-improvements =
    { $n ->
        [0] No improvement
        [one] { $n } improvement
       *[other] { $n } improvements
    }

## How a row scores

express-sheet-rule-each =
    { $row ->
        [house] +{ $first }, +{ $step } a room
        [fields] +{ $first }, +{ $step } a field
        [pastures] +{ $first }, +{ $step } a pasture
       *[other] +{ $first }, +{ $step } each
    }
express-sheet-rule-per = +{ $first }, +{ $step } per { $per }
express-sheet-rule-sets = +{ $step } per { $per }
express-sheet-rule-only = +{ $step } each
express-sheet-rule-babies = +1, 3, 5, 7
express-sheet-rule-food = −3 if missing

## Counters

express-sheet-starting-player = Starting player
