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

## The log

log-pay-to = { $seat } pays { $goods } to { $by }.
log-lay-on = { $seat } lays { $goods } on “{ $space }”.
log-stays-home = One of { $seat }’s children stays at home this round.

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
