### Agricola: why something cannot be done.

reason-empty-space = Nothing lies here. New goods come at the start of the next round.
reason-cannot-pay = You cannot pay the cost: { $goods }.
reason-no-cell = No space to build on: a room goes on an empty space beside the house, a stable on a space without room, field or stable.
reason-no-stable-left = All 4 of your stables are built.
reason-stone-house = Your house is of stone already and cannot be renovated any further.
reason-family-full = Your family has { $people } people already and cannot grow any more.
reason-no-room = You need a free room: your house has { $rooms } rooms for { $people } people. Build a room first.
reason-too-early = This is possible only from round { $round } on.
reason-no-field = You have no empty field. Plow one, or wait until a harvest empties one.
reason-no-seed = You lack the seed: each field takes 1 grain or 1 vegetable from your supply.
reason-no-grain = You have no grain in your supply to bake.
reason-no-oven = None of your improvements can bake now. A fireplace, a cooking hearth or an oven bakes bread.
reason-no-fence-left = All 15 of your fences are built.
reason-no-pasture = No further pasture is possible: the fences left are too few, or no fitting space is free.
reason-no-improvement = You cannot pay for any of the major improvements on offer.
reason-not-empty = { $cell } is not empty. Choose an empty space.
reason-not-adjacent-room = { $cell } does not lie beside your house. Choose a space that shares a side with a room.
reason-not-adjacent-field = { $cell } does not lie beside a field. Choose a space that shares a side with one of your fields.
reason-not-adjacent-pasture = { $cells }: this does not border on your pastures. Each new pasture must share a side with one.
reason-built-on = { $cell }: something stands in the way. Rooms and fields cannot be fenced, and a stable needs a space without room, field or stable.
reason-already-fenced = { $cells }: this is one of your pastures already. You could divide it or fence other spaces.
reason-overlaps = { $cells }: this cuts across a pasture. A new pasture lies outside the others or wholly inside one.
reason-too-many-fences =
    { $fences ->
        [one] This pasture takes { $goods }, one per fence, but you have only { $fences } fence left.
       *[other] This pasture takes { $goods }, one per fence, but you have only { $fences } fences left.
    }
reason-card-gone = { $card } is built already. Choose an improvement that is still on offer.
reason-not-in-game = “{ $what }” is not part of this game.
reason-not-revealed =
    { $stage ->
        [1] “{ $space }” is not open yet. It comes in rounds 1 to 4.
        [2] “{ $space }” is not open yet. It comes in rounds 5 to 7.
        [3] “{ $space }” is not open yet. It comes in round 8 or 9.
        [4] “{ $space }” is not open yet. It comes in round 10 or 11.
        [5] “{ $space }” is not open yet. It comes in round 12 or 13.
       *[other] “{ $space }” is not open yet. It comes in round 14.
    }
reason-occupied =
    { $own ->
        [1] One of your own people stands on “{ $space }” already. Choose another space.
       *[0] “{ $space }” is taken by { $by } this round. Choose a free space.
    }
reason-laid-out = “{ $space }” lies here ahead of its time. It opens in round { $round }.
reason-tile-blocked = Somebody is on the tile of additional actions. That closes “{ $space }” for this round.
reason-no-field-there = { $cell } is not a field. Choose an empty field.
reason-field-sown = { $cell } is still sown. Choose an empty field.
reason-no-field-cell = No space for a field: it goes on an empty space, beside a field if you have one.
reason-no-pass = You cannot pass now. Place a person.
reason-crops-left = Use up your grain and vegetables before you beg: { $missing } food still missing.
reason-enough-food = You have enough food: { $food } for the { $need } you need. Feed your family.
reason-too-little-food = { $missing } food missing: you need { $need } and have { $food }. Turn goods into food, or beg.
reason-animals-first = First decide which animals stay: not all of them find room.
reason-breeding = The animals are breeding. First decide what makes room for the young.
reason-never-renovates = One of your cards forbids you to renovate.
reason-no-occupation = You have no occupation in hand.
reason-no-minor = You cannot play any minor improvement now.
reason-not-in-hand = { $card } is not in your hand.
reason-need-not-met =
    { $lost ->
        [1] You cannot play { $card } any more. It needs { $need }.
       *[0] You cannot play { $card } yet. It needs { $need }.
    }
reason-no-effect = You cannot play { $card } now: what it does is not possible.
reason-no-space = There is no space for another person now.
reason-picked = You have taken an open card in this round already. Take another one in the next.
reason-not-open = This card does not lie open.
reason-nobody-left = You have nobody left to place.
