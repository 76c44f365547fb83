### Hallertau: actions, questions, log, score pad.

## Words inside other messages

# What is sown; two grain of a kind in one field have their name twice.
crop-hallertau =
    { $crop ->
        [barley-barley] 2 barley
        [flax-flax] 2 flax
        [hops-hops] 2 hops
        [rye-rye] 2 rye
       *[other] { $crop }
    }
    .field =
        { $crop ->
            [barley-barley] double barley field
            [flax-flax] double flax field
            [hops-hops] double hops field
            [rye-rye] double rye field
           *[other] { $crop } field
        }
# Where a sheep comes from, stands and goes: the card of a round or the stables.
spot-hallertau =
    { $spot ->
        [stables] from the stables
       *[other] from card { $spot }
    }
    .at =
        { $spot ->
            [stables] in the stables
           *[other] on card { $spot }
        }
    .to =
        { $spot ->
            [stables] to the stables
           *[other] to card { $spot }
        }
craft-hallertau =
    { $craft ->
        [carpentry] the carpentry
        [brewery] the brewery
        [icehouse] the ice house
        [bakery] the bakery
       *[manufacturer] the manufacturer
    }
    .of = of { craft-hallertau }

## Goods that the box calls otherwise than other games do

hallertau-goods-clay = { goods-clay }

## Actions; `.now` adds what an action means at the moment

action-hallertau-done = Done
action-hallertau-place = { $space }
    .now =
        { $n ->
            [one] { $space } ({ $n } worker)
           *[other] { $space } ({ $n } workers)
        }
action-hallertau-tools = Turn workers into tools
    .now =
        { $n ->
            [one] Turn { $n } worker into { $n } tool
           *[other] Turn { $n } workers into { $n } tools
        }
action-hallertau-play = Play a card
    .bare = Play card { $card }
    .now = Play card { $card } (option { $n })
action-hallertau-quiet = Don’t ask until something changes
action-hallertau-sparing = Take less than offered
action-hallertau-collect = Take all the income
action-hallertau-income = Use the income of card { $card }
action-hallertau-take = Take { $good }
    .now = Take { $goods }
action-hallertau-field = Place a new field in row { $row }
    .two = Place 2 new fields, in rows { $row } and { $other }
action-hallertau-amount = Take part of it
    .now =
        { $n ->
            [0] Take none
           *[other] Take { $n }
        }
    .all = Take all
action-hallertau-sow = Sow a field
    .now = Sow { crop-hallertau } in row { $row }
action-hallertau-lose = Give up a field or a sheep
    .now = Give up the { crop-hallertau.field } in row { $row }
    .sheep = Give up a sheep { spot-hallertau }
action-hallertau-uproot = Give up 1 good sown on a field
    .now = Give up 1 good on the { crop-hallertau.field } in row { $row }
action-hallertau-move = Move a sheep on
    .now = Move a sheep on { spot-hallertau }
action-hallertau-return = Move a sheep back
    .now = Move a sheep back { spot-hallertau }
    .lost = Move a sheep back { spot-hallertau }, into the supply
action-hallertau-raise = Raise a field
    .now = Raise the { crop-hallertau.field } in row { $row }
action-hallertau-fertilize = Fertilize a field
    .now = Fertilize the { crop-hallertau.field } in row { $row }
action-hallertau-harvest = Harvest a field
    .now = Harvest the { crop-hallertau.field } in row { $row }
    .all = Harvest all fields
action-hallertau-double = Double a harvest
    .now = Double the harvest of the { crop-hallertau.field } in row { $row }
action-hallertau-trade = Pay { $goods } and take { $gains }
action-hallertau-breed = Breed sheep
    .now =
        { $n ->
            [1] Pay 2 milk, take 1 sheep
           *[2] Pay 4 milk, take 2 sheep
        }
action-hallertau-advance = Advance { craft-hallertau }
action-hallertau-jewel = Advance { craft-hallertau } for 1 jewel
action-hallertau-pay = Pay
    .now = Pay { $goods }
action-hallertau-keep = Keep 1 { $good }
action-hallertau-discard = Discard card { $card }
action-hallertau-back = Move { craft-hallertau } back
action-hallertau-boulder = Move a boulder
    .now =
        { $n ->
            [1] Move the first boulder { craft-hallertau.of }
           *[2] Move the second boulder { craft-hallertau.of }
        }
action-hallertau-clear = Clear “{ $space }”
action-hallertau-recall = Take the top row of “{ $space }”
action-hallertau-empty = Take the workers of “{ $space }”
action-hallertau-fill = Put them on “{ $space }”
action-hallertau-occupy = Put your worker on “{ $space }”
action-hallertau-visit = Use “{ $space }”
action-hallertau-accept = Do it

## Questions

prompt-hallertau-turn =
    { $n ->
        [one] Round { $round }: place your last worker or make a tool of it
       *[other] Round { $round }: place workers or turn them into tools ({ $n } left)
    }
prompt-hallertau-cards = Play a card now?
prompt-hallertau-income = Take the income of your Bonus cards
prompt-hallertau-sow =
    { $n ->
        [one] Sow a field
       *[other] Sow up to { $n } fields
    }
prompt-hallertau-field-or-sow = Take a new field in row { $row }, or sow up to { $n } fields
prompt-hallertau-take = Choose what to take
prompt-hallertau-field = Choose the row of the new field
prompt-hallertau-trade = Exchange { $goods } for a jewel?
prompt-hallertau-take-field = Choose how many new fields to take
prompt-hallertau-amount = Choose how much to take: { $good }
prompt-hallertau-lose-field = Choose a field to give up
prompt-hallertau-lose-sheep = Choose a sheep to give up
prompt-hallertau-uproot = Choose the field on which you give up 1 good
prompt-hallertau-move = Move a sheep to the next card?
prompt-hallertau-return = Move a sheep one card back
prompt-hallertau-raise = Raise a field by one row
prompt-hallertau-fertilize =
    { $n ->
        [one] Move an empty field to row { $row }?
       *[other] Move up to { $n } empty fields to row { $row }?
    }
prompt-hallertau-harvest = Harvest now?
prompt-hallertau-harvest-phase = Harvest your fields in the order you like
prompt-hallertau-double = Choose the field whose harvest doubles
prompt-hallertau-breed = Trade milk for sheep?
prompt-hallertau-progress = Round { $round }: advance your crafts
prompt-hallertau-pay = Choose what to pay for { craft-hallertau }
prompt-hallertau-pay-card = Choose what to pay for card { $card }
prompt-hallertau-keep = Choose the grain you keep ({ $n } more)
prompt-hallertau-discard =
    { $n ->
        [one] Discard a card
       *[other] Discard { $n } cards, one by one
    }
prompt-hallertau-back = Move a craft back for 2 jewels?
prompt-hallertau-boulder = Move boulders one space?
prompt-hallertau-clear = Choose a space to clear of workers
prompt-hallertau-recall = Choose a space whose top row of workers comes to you
prompt-hallertau-empty = Choose a space to empty
prompt-hallertau-fill = Choose the space that the workers fill
prompt-hallertau-occupy = Put your last worker on the second row of a space
prompt-hallertau-visit = Use a space with workers from the supply
prompt-hallertau-accept = Do what card { $card } offers?
prompt-hallertau-advance-free = Advance a craft for nothing
prompt-hallertau-starter = Take the starting player marker?
prompt-hallertau-choose = Choose one

## What happened

log-hallertau-round = Round { $round }.
log-hallertau-section =
    { $count ->
        [one] Workers leaving: { $n } (section { $sections }).
       *[other] Workers leaving: { $n } (sections { $sections }).
    }
log-hallertau-sheep-die =
    { $n ->
        [one] { $seat } loses { $n } sheep to old age.
       *[other] { $seat } loses { $n } sheep to old age.
    }
log-hallertau-place =
    { $n ->
        [one] { $seat } puts { $n } worker on “{ $space }”.
       *[other] { $seat } puts { $n } workers on “{ $space }”.
    }
log-hallertau-tools =
    { $n ->
        [one] { $seat } turns { $n } worker into { $n } tool.
       *[other] { $seat } turns { $n } workers into { $n } tools.
    }
log-hallertau-gain = { $seat } takes { $goods }.
log-hallertau-pay = { $seat } pays { $goods }.
log-hallertau-field = { $seat } places a new field in row { $row }.
log-hallertau-lose-field = { $seat } gives up the { crop-hallertau.field } in row { $row }.
log-hallertau-sow = { $seat } sows { crop-hallertau } in row { $row }.
log-hallertau-uproot = { $seat } gives up 1 good on the { crop-hallertau.field } in row { $row }.
log-hallertau-raise = { $seat } raises the { crop-hallertau.field } to row { $row }.
log-hallertau-fertilize = { $seat } fertilizes the { crop-hallertau.field }, now in row { $row }.
log-hallertau-fallow = { $seat } leaves the empty fields fallow.
log-hallertau-harvest = { $seat } harvests the { crop-hallertau.field } in row { $row }: +{ $n }.
log-hallertau-move = { $seat } moves a sheep { spot-hallertau.to }.
log-hallertau-return = { $seat } moves a sheep back { spot-hallertau }.
    .lost = { $seat } loses a sheep { spot-hallertau }.
log-hallertau-advance = { $seat } advances { craft-hallertau } ({ $goods }).
    .jewel = { $seat } advances { craft-hallertau } for a jewel.
    .free = { $seat } advances { craft-hallertau } for nothing.
log-hallertau-centre =
    { $n ->
        [1] { $seat } moves the community centre on: 7 workers.
        [2] { $seat } moves the community centre on: 8 workers.
        [3] { $seat } moves the community centre on: 9 workers.
        [4] { $seat } moves the community centre on: 10 workers.
        [5] { $seat } moves the community centre on: 11 workers.
        [6] { $seat } moves the community centre on: 12 workers.
        [7] { $seat } moves the community centre on: 18 points.
        [8] { $seat } moves the community centre on: 34 points.
        [9] { $seat } moves the community centre on: 50 points.
       *[10] { $seat } moves the community centre on: 70 points.
    }
log-hallertau-back = { $seat } moves { craft-hallertau } back.
log-hallertau-boulder = { $seat } moves a boulder { craft-hallertau.of }.
log-hallertau-boulders-broken =
    { $n ->
        [one] { $seat } breaks { $n } tool.
       *[other] { $seat } breaks { $n } tools.
    }
log-hallertau-play = { $seat } plays card { $card }.
log-hallertau-draw = { $seat } draws { $goods }.
log-hallertau-drew = You draw card { $card }.
log-hallertau-discard = { $seat } discards card { $card }.
log-hallertau-income = { $seat } uses the income of card { $card }.
log-hallertau-clear =
    { $n ->
        [one] { $seat } takes { $n } worker off “{ $space }”.
       *[other] { $seat } takes { $n } workers off “{ $space }”.
    }
log-hallertau-recall =
    { $n ->
        [one] { $seat } takes { $n } worker from “{ $space }” for another task.
       *[other] { $seat } takes { $n } workers from “{ $space }” for another task.
    }
log-hallertau-shift = { $seat } moves the workers of “{ $space }” to “{ $other }”.
log-hallertau-starter = { $seat } takes the starting player marker.

## The score pad

score-centre = Community centre
score-icons = Crafts ahead
score-jewels = Jewels
score-stock = Fields, tools and goods
