### All Creatures Big and Small: actions, questions, log, score pad.

## Actions; `.now` adds what an action costs at the moment

action-creatures-done = Done
action-creatures-place = { $space }
action-creatures-visit = { $space }
action-creatures-border = Build a border
    .now =
        { $side ->
            [n] Border above { $cell }
            [s] Border below { $cell }
            [e] Border on the right of { $cell }
           *[w] Border on the left of { $cell }
        }
action-creatures-trough = Put a trough on { $cell }
action-creatures-stall = Build a stall on { $cell }
action-creatures-stables = Turn the stall on { $cell } into stables
action-creatures-extend =
    { $side ->
        [left] Add an extension on the left
       *[right] Add an extension on the right
    }
action-creatures-build = Build { $card }
    .now = Build { $card } ({ $goods })
    .either = Build { $card } ({ $goods } or { $other })
action-creatures-pay = Pay in { $good }
action-creatures-site = Put it on { $cell }
action-creatures-take = Take 1 { $good }
action-creatures-release = Let 1 { $good } go
action-creatures-swap = Exchange 1 { $good } for a cow
action-creatures-spend = Pay two materials
    .now = Pay { $goods }
action-creatures-trade = Exchange animals
    .now = Exchange { $goods } for { $gains }
action-creatures-lift-trough = Move the trough on { $cell }
action-creatures-lift-stall = Move the stall on { $cell }
action-creatures-use = Use { $card }
action-creatures-anytime = Use a building first

## Questions

prompt-creatures-place = Place a worker ({ $people } left)
prompt-creatures-visit = Use a free space without a worker?
prompt-creatures-border = Build a border ({ $goods } each, { $n } in stock)
prompt-creatures-border-free =
    { $n ->
        [one] Build a border for nothing
       *[other] Build up to { $n } borders for nothing
    }
prompt-creatures-border-new =
    { $n ->
        [one] Build the new border for nothing?
       *[other] Build the { $n } new borders for nothing?
    }
prompt-creatures-give-border = Build a border; another one goes to your opponent
prompt-creatures-trough = Put up a trough ({ $goods })
prompt-creatures-trough-free = Put up a trough for nothing
prompt-creatures-stall = Build a stall ({ $goods })
prompt-creatures-stables = Turn a stall into stables
prompt-creatures-barn = Turn the new stall into stables for nothing?
prompt-creatures-pay = Choose how to pay
prompt-creatures-build = Build a special building
prompt-creatures-beside = Build another special building beside it?
prompt-creatures-site = Choose where to put { $card }
prompt-creatures-extend = Add the extension on the left or on the right
prompt-creatures-take-material = Take a material
prompt-creatures-take-animal = Take an animal
prompt-creatures-one-more = Choose the animals that get company in their pastures
prompt-creatures-swap = Exchange an animal for a cow
prompt-creatures-trade = Exchange two different animals for a third
prompt-creatures-spend = Pay two different materials for an animal
prompt-creatures-lift = Choose what to move
prompt-creatures-landing = Choose where to put it
prompt-creatures-part = Not all animals find room: choose one that leaves
prompt-creatures-part-rearing = The rearing station is emptied and room is short: choose an animal that leaves
prompt-creatures-part-young = Not all young find room: choose an animal that leaves
prompt-creatures-use = Choose the building to use
prompt-creatures-after-work = Trade animals before the workers go home?
prompt-creatures-before-breeding = Use a building before the animals breed?
prompt-creatures-before-scoring = Use a building before the scoring?
prompt-creatures-ranch = Build a border for the foal, for nothing?
prompt-creatures-carve = Put a stone on the stone carver’s workshop?

## What happened

log-creatures-round = Round { $round }.
log-creatures-place = { $seat } chooses “{ $space }”.
log-creatures-idle = { $seat } finds no space for a worker.
log-creatures-visit = { $seat } uses “{ $space }” without a worker.
log-creatures-receive = { $seat } takes { $goods }.
log-creatures-border =
    { $side ->
        [n] { $seat } builds a border above { $cell }.
        [s] { $seat } builds a border below { $cell }.
        [e] { $seat } builds a border on the right of { $cell }.
       *[w] { $seat } builds a border on the left of { $cell }.
    }
log-creatures-give-border = { $seat } gives { $by } a border.
log-creatures-trough = { $seat } puts a trough on { $cell }.
log-creatures-stall = { $seat } builds a stall on { $cell }.
log-creatures-stables = { $seat } turns the stall on { $cell } into stables.
log-creatures-build = { $seat } builds { $card } ({ $goods }).
    .bare = { $seat } builds { $card }.
log-creatures-extend =
    { $side ->
        [left] { $seat } adds an extension on the left.
       *[right] { $seat } adds an extension on the right.
    }
log-creatures-release = { $seat } lets { $goods } go.
log-creatures-born = { $seat } has young: { $goods }.
log-creatures-swap = { $seat } exchanges { $goods } for { $gains }.
log-creatures-spend = { $seat } pays { $goods }.
log-creatures-move-trough = { $seat } moves a trough from { $origin } to { $cell }.
log-creatures-move-stall = { $seat } moves a stall from { $origin } to { $cell }.
log-creatures-use = { $seat } uses { $card }.
log-creatures-carve = { $seat } puts a stone on the stone carver’s workshop.

## The score pad

score-pigs = Pigs
score-cows = Cows
score-horses = Horses
score-bonus-sheep = Bonus for sheep
score-bonus-pigs = Bonus for pigs
score-bonus-cows = Bonus for cows
score-bonus-horses = Bonus for horses
score-extensions = Extensions
score-buildings = Buildings
