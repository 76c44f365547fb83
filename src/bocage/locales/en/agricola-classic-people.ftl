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
prompt-place-guest = Place a guest, now that all are placed
prompt-place-first = Place your first person ahead of the others
prompt-move-person = Choose where your person goes next
prompt-move-whence = Who goes to “{ $space }”? Choose where the person stands now
prompt-buy-grain = Buy the grain for { $price }, or let it become food
prompt-choose-buyer = Choose who gets the grain
prompt-choose-farm = Choose the farm from which you take 1 grain
prompt-choose-field = Choose the field of { $by } from which you take the grain
prompt-answer = You may play “{ $card }” in answer, free of charge
prompt-put-food = Choose the space on which you put 1 food
prompt-arrange = Choose a card that comes next in its stage
prompt-unload = Choose what you receive next
action-seat = Seat number { $number }
action-choose-seat = { $seat }
action-take-grain = Take the grain from { $place }
action-unload = Receive { $goods }

## The log

log-pay-to = { $seat } pays { $goods } to { $by }.
log-lay-on = { $seat } lays { $goods } on “{ $space }”.
log-stays-home = One of { $seat }’s children stays at home this round.
log-buy-from = { $seat } buys { $goods } from { $by }.
log-take-from = { $seat } takes { $goods } from a field of { $by }.
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
