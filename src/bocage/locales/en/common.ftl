### What every game says: lists, seats, goods, questions, refusals.

list-and = { $first } and { $last }
list-or = { $first } / { $last }
list-none = nothing
seat = Seat { $number }
warning-loss = Careful! { $reasons }
warning-room =
    { $n ->
        [one] { $n } of { $all } finds no room and will be let go.
       *[other] { $n } of { $all } find no room and will be let go.
    }
score-total = Total

## Goods, counted

goods-wood = { $n } wood
goods-clay = { $n } clay
goods-reed = { $n } reed
goods-stone = { $n } stone
goods-grain = { $n } grain
goods-vegetable =
    { $n ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
goods-food = { $n } food
goods-sheep = { $n } sheep
goods-boar = { $n } wild boar
goods-cattle = { $n } cattle
goods-field =
    { $n ->
        [one] { $n } field
       *[other] { $n } fields
    }
goods-pig =
    { $n ->
        [one] { $n } pig
       *[other] { $n } pigs
    }
goods-cow =
    { $n ->
        [one] { $n } cow
       *[other] { $n } cows
    }
goods-horse =
    { $n ->
        [one] { $n } horse
       *[other] { $n } horses
    }
goods-border =
    { $n ->
        [one] { $n } border
       *[other] { $n } borders
    }
goods-trough =
    { $n ->
        [one] { $n } trough
       *[other] { $n } troughs
    }
goods-barley = { $n } barley
goods-flax = { $n } flax
goods-hops = { $n } hops
goods-rye = { $n } rye
goods-hide =
    { $n ->
        [one] { $n } hide
       *[other] { $n } hides
    }
goods-meat = { $n } meat
goods-milk = { $n } milk
goods-wool = { $n } wool
goods-tool =
    { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
goods-jewel =
    { $n ->
        [one] { $n } jewel
       *[other] { $n } jewels
    }
goods-gateway =
    { $n ->
        [one] { $n } Gateway card
       *[other] { $n } Gateway cards
    }
goods-farmyard =
    { $n ->
        [one] { $n } Farmyard card
       *[other] { $n } Farmyard cards
    }
goods-bonus =
    { $n ->
        [one] { $n } Bonus card
       *[other] { $n } Bonus cards
    }
goods-point =
    { $n ->
        [one] { $n } Point card
       *[other] { $n } Point cards
    }
goods-brick = { $n } brick

# Dice that are taken or paid with, and the workshops that help to pay.
goods-die-food =
    { $n ->
        [one] { $n } food die
       *[other] { $n } food dice
    }
goods-die-double =
    { $n ->
        [one] { $n } double food die
       *[other] { $n } double food dice
    }
goods-die-grain =
    { $n ->
        [one] { $n } grain die
       *[other] { $n } grain dice
    }
goods-die-vegetable =
    { $n ->
        [one] { $n } vegetable die
       *[other] { $n } vegetable dice
    }
goods-die-reed =
    { $n ->
        [one] { $n } reed die
       *[other] { $n } reed dice
    }
goods-die-wood =
    { $n ->
        [one] { $n } wood die
       *[other] { $n } wood dice
    }
goods-die-brick =
    { $n ->
        [one] { $n } brick die
       *[other] { $n } brick dice
    }
goods-die-stone =
    { $n ->
        [one] { $n } stone die
       *[other] { $n } stone dice
    }
goods-die-sheep =
    { $n ->
        [one] { $n } sheep die
       *[other] { $n } sheep dice
    }
goods-die-boar =
    { $n ->
        [one] { $n } wild boar die
       *[other] { $n } wild boar dice
    }
goods-die-cattle =
    { $n ->
        [one] { $n } cattle die
       *[other] { $n } cattle dice
    }
goods-basketmaker = the basketmaker’s workshop
goods-joinery = the joinery
goods-pottery = the pottery
goods-stonecutter = the stonecutter’s workshop

## Goods, by name

good-wood = wood
good-clay = clay
good-reed = reed
good-stone = stone
good-grain = grain
good-vegetable = vegetable
good-food = food
good-sheep = sheep
good-boar = wild boar
good-cattle = cattle
good-pig = pig
good-cow = cow
good-horse = horse
good-border = border
good-trough = trough
good-field = field
good-barley = barley
good-flax = flax
good-hops = hops
good-rye = rye
good-hide = hide
good-meat = meat
good-milk = milk
good-wool = wool
good-tool = tool
good-jewel = jewel
good-gateway = Gateway card
good-farmyard = Farmyard card
good-bonus = Bonus card
good-point = Point card
good-brick = brick

## What is asked

prompt-choose = Choose
prompt-and-or = One or both: { $parts }
prompt-one-of = Choose one: { $parts }
prompt-may = If you like: { $part }
prompt-then = { $first } → { $then }
prompt-use-cards = Use your cards, or finish

## Why not

reason-not-now = This is not possible now.
reason-part-done = This part is done. Choose something else or finish.
reason-list-ends = Something is revealed before this. Play the actions up to there first.
reason-game-over = The game is over.
reason-other-seat = { $seat } decides now. Wait for your turn.
reason-unknown-action = This game has no action “{ $action }”. Choose one from the list.
reason-asked-something-else = This is not what is asked now. { $prompt }
reason-none-of = Nothing here is possible for you. { $reasons }
