### Agricola Express: dice, actions, questions, log, score sheet.

## Dice, by kind

dice-express-farm = Farm
dice-express-occupation = Occupation
dice-express-improvement = Improvement
dice-express-produce = Produce
dice-express-material = Materials
dice-express-animal = Animals

## Faces

face-express-house = House
face-express-pasture = Pasture
face-express-field = Field
face-express-mayor = Mayor
face-express-builder = Builder
face-express-farmer = Farmer
face-express-rancher = Rancher
face-express-gatherer = Gatherer
face-express-midwife = Midwife
face-express-oven = Oven
face-express-hearth = Hearth
face-express-basketmaker = Basketmaker
face-express-joinery = Joinery
face-express-pottery = Pottery
face-express-stonecutter = Stonecutter
face-express-food = Food
face-express-double = Double food
face-express-grain = Grain
face-express-vegetable = Vegetable
face-express-reed = Reed
face-express-wood = Wood
face-express-brick = Brick
face-express-stone = Stone
face-express-sheep = Sheep
face-express-boar = Wild boar
face-express-cattle = Cattle

## Goods that the box calls otherwise than other games do

express-good-food = { good-food }
express-goods-food = { goods-food }

## Actions; `.now` adds what an action costs or brings at the moment

action-express-done = Done
    .rooms = Add no more rooms
    .upgrade = Leave the house as it is
    .sow = Sow nothing
    .add = Add no animal
    .feed = Feed the family ({ $n } food)
    .spare = Cook nothing more
action-express-roll = Roll all 13 dice
action-express-collect = Collect dice
    .now = Collect { $goods } ({ $dice })
action-express-room = Add a room
    .now = Add a room ({ $goods })
action-express-upgrade = Upgrade the house
    .now = Upgrade to a { $house } ({ $goods })
action-express-baby = Have a baby
action-express-field = Plow a field
action-express-sow = Sow the field
    .now = Sow { $goods } for { $gains }
action-express-pasture = Build a pasture
    .now = Build a pasture ({ $goods })
action-express-add = Add an animal
    .now = Add { $goods }
action-express-learn = Take on an occupation
    .now = Take on the { $card } ({ $goods })
action-express-build = Build an improvement
    .now = Build the { $card } ({ $goods })
action-express-set = Turn a die
    .now = Turn a die from { $from } to { $to }
    .pay = Turn a die from { $from } to { $to } ({ $goods })
action-express-cook = Cook
    .now = Cook { $goods } for { $gains }
action-express-free = Let animals go
    .now = Let { $goods } go
    .cook = Cook { $goods } for { $gains }
action-express-breed = Breed animals
    .now = Breed { $goods }

## Questions

prompt-express-turn =
    { $n ->
        [one] Take a group of dice (your last action this round)
       *[other] Take a group of dice ({ $n } actions left this round)
    }
prompt-express-rooms = Add another room?
prompt-express-upgrade = Go straight on to a { $house }?
prompt-express-sow = Sow the new field?
prompt-express-add = Add the animal of a die?
prompt-express-free = More types of animals than pastures: choose which animals leave
prompt-express-feed = Feed your family ({ $n } food needed, { $have } on your sheet)
prompt-express-crowded = Cook a type of animals so that others have its pasture? Then you feed your family
prompt-express-breed = Too few pastures for all to breed: choose which animals do
prompt-express-spare = Cook what costs no points? Food left over breaks ties

## What happened

log-express-round = Round { $round }.
log-express-roll = { $seat } rolls all dice.
log-express-set = { $seat } turns a die from { $from } to { $to }.
log-express-collect = { $seat } collects { $goods }.
log-express-room = { $seat } adds a room ({ $goods }).
log-express-upgrade = { $seat } now has a { $house } ({ $goods }).
log-express-baby = { $seat } has a baby.
log-express-field = { $seat } plows a field.
log-express-sow = { $seat } sows the field ({ $goods }): { $gains }.
log-express-pasture = { $seat } builds a pasture ({ $goods }).
log-express-add = { $seat } adds { $goods }.
log-express-learn = { $seat } takes on the { $card } ({ $goods }).
log-express-build = { $seat } builds the { $card } ({ $goods }).
log-express-cook = { $seat } cooks { $goods } for { $gains }.
log-express-free = { $seat } lets { $goods } go.
log-express-harvest =
    { $n ->
        [1] First harvest.
        [2] Second harvest.
       *[3] Third and last harvest.
    }
log-express-fed =
    { $n ->
        [0] { $seat } has no food for the family.
       *[other] { $seat } feeds the family: { $n } food.
    }
warning-express-missing = Whatever you do, { $n } food will be missing at the harvest (−{ $points } points).
log-express-missing = { $seat } lacks { $n } food (−{ $points } points).
log-express-born = { $seat } has young: { $goods }.
log-express-scored =
    { $points ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
log-express-lost =
    { $points ->
        [one] { $seat } loses { $points } point.
       *[other] { $seat } loses { $points } points.
    }
log-express-starter = { $seat } is the starting player now.

## The score sheet

score-house = House
score-babies = Babies
score-food = Missing food
score-vegetable = Vegetables
score-reed = Reed
score-wood = Wood
score-brick = Brick
score-stone = Stone
score-improvements = Improvements
