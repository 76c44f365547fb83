### Agricola, first edition: what its cards about neighbours, people and places say.

## Spaces that are cards

space-E164 = { card-E164 }
    .help = { card-E164.text }
space-I230 = { card-I230 }
    .help = { card-I230.text }
space-I100 = { card-I100 }
    .help = { card-I100.text }
space-I337 = { card-I337 }
    .help = { card-I337.text }

## Questions

prompt-points =
    { $n ->
        [one] Take { $n } bonus point
       *[other] Take { $n } bonus points
    }
prompt-owner-may = { $card }, if you like: { $part }
prompt-pay-to = Pay { $goods } to { $by }
prompt-buy-from = Buy { $goods } from { $by } for { $price }
prompt-mill = Turn 1 grain into 3 food, 1 of which goes to { $by }
prompt-haggle = Sell 1 grain for { $worth }, unless another player buys it for { $price }
prompt-spread = Spread the wood over the three spaces below
prompt-buy-more = Buy one more of what you take
prompt-buy-animals = Buy animals with the food that lay here
prompt-others-gain = Everybody else takes { $goods }
prompt-place-guest = Place a guest, now that all are placed
prompt-place-first = Place your first person ahead of the others
prompt-move-person = Choose where your person goes next
prompt-move-whence = Who goes to “{ $space }”? Choose where the person stands now
prompt-buy-grain = { $by } sells a grain ({ $card }): buy it for { $price }, or let it become food
prompt-choose-buyer = Choose who gets the grain
prompt-choose-farm = Choose the farm from which you take 1 grain
prompt-choose-field = Choose the field of { $by } from which you take the grain
prompt-answer = You may play “{ $card }” in answer, free of charge
prompt-put-food = Choose the space on which you put 1 food
prompt-arrange = Put the cards to come in order: which comes next in its stage?
action-arrange = Put “{ $space }” next in its stage
prompt-unload = Choose what you receive next
action-buy-grain = Buy the grain for { $price }
action-let-be = Let it be
action-seat = Seat number { $number }
action-choose-seat = { $seat }
action-take-grain = Take the grain from { $place }
action-unload = Receive { $goods }

## The log

log-pay-to = { $seat } pays { $goods } to { $by }.
log-lay-on = { $seat } lays { $goods } on “{ $space }”.
log-invite = { $seat } expects a guest ({ $card }).
log-stays-home = One of { $seat }’s children stays at home this round.
log-buy-from = { $seat } buys { $goods } from { $by }.
log-take-from = { $seat } takes { $goods } from a field of { $by }.
log-claim = { $seat } gets { $goods } of what { $by } takes.
log-wait = { $goods } will come to { $seat } when the people go home.
log-spread = { $seat } spreads the wood: { $goods } on each of the three spaces below.

## Prerequisites, and what lies on cards and round spaces

need-by-round = round { $n } at the latest
goods-guest =
    { $n ->
        [one] { $n } guest
       *[other] { $n } guests
    }
goods-person =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
