### Agricola: what happened.

log-round = Round { $round }.
log-reveal = New action space: { $space }.
log-harvest = Harvest after round { $round }.
log-game-over = The game is over.
log-place = { $seat } chooses “{ $space }”.
log-pass = { $seat } passes.
log-receive =
    { $source ->
        [space] { $seat } takes { $goods }.
        [round] { $seat } receives { $goods } from the round space.
       *[supply] { $seat } receives { $goods }.
    }
    .card = { $seat } receives { $goods } ({ $card }).
log-pay = { $seat } pays { $goods }.
log-starting-player = { $seat } takes the starting player marker.
log-room = { $seat } builds a room on { $cell } ({ $goods }).
    .bare = { $seat } builds a room on { $cell }.
log-stable = { $seat } builds a stable on { $cell } ({ $goods }).
    .bare = { $seat } builds a stable on { $cell }.
log-renovate = { $seat } renovates: { $house } ({ $goods }).
    .bare = { $seat } renovates: { $house }.
log-grow = { $seat } has a child: { $people } people in the family.
log-plow = { $seat } plows { $cell }.
log-sow = { $seat } sows { $goods } on { $cell }.
    .unusual = { $seat } sows { $goods } on { $cell } (there now: { $crops }).
log-bake = { $seat } bakes { $goods } (+{ $food } food).
log-fence = { $seat } fences { $cells } ({ $goods }).
    .bare = { $seat } fences { $cells }.
log-divide = { $seat } divides a pasture: { $cells } ({ $goods }).
    .bare = { $seat } divides a pasture: { $cells }.
log-build = { $seat } builds { $card } ({ $goods }).
    .bare = { $seat } builds { $card }.
log-upgrade = { $seat } hands in { $returned } and builds { $card }.
log-eat = { $seat } turns { $goods } into { $food } food.
log-cook = { $seat } cooks { $goods } (+{ $food } food).
log-craft = { $seat } uses { $card }: { $goods } (+{ $food } food).
log-release = { $seat } lets { $goods } go.
log-reap = { $seat } harvests { $goods }.
log-feed = { $seat } feeds the family with { $goods }.
warning-beg =
    { $begging ->
        [one] Whatever you do, { $begging } food will be missing at the harvest: { $begging } begging card (−3 points).
       *[other] Whatever you do, { $begging } food will be missing at the harvest: { $begging } begging cards (−3 points each).
    }
    .cards =
    { $begging ->
        [one] Unless a card still helps, { $begging } food will be missing at the harvest: { $begging } begging card (−3 points).
       *[other] Unless a card still helps, { $begging } food will be missing at the harvest: { $begging } begging cards (−3 points each).
    }
log-beg = { $seat } begs for { $begging } food (−3 points each).
log-forgo = { $seat } does without young ({ $goods }).
log-breed = { $seat } has young: { $goods }.
log-play = { $seat } plays { $card } ({ $goods }).
    .bare = { $seat } plays { $card }.
log-passed-on = { $card } goes to { $seat }.
log-schedule =
    { $rounds ->
        [one] { $seat } lays { $goods } on a round space ({ $card }).
       *[other] { $seat } lays { $goods } on each of { $rounds } round spaces ({ $card }).
    }
log-sow-card = { $seat } sows { $goods } on { $card }.
    .unusual = { $seat } sows { $goods } on { $card } (there now: { $crops }).
log-move = { $seat } moves 1 crop from { $origin } to { $place }.
log-trade = { $seat } exchanges { $goods } ({ $card }).
log-lay-back = { $seat } lays { $goods } back on the space.
log-leave = { $seat } leaves { $goods } on the space.
log-draw-markers = { $seat } draws { $goods } from the bag.
log-adopt = { $seat }’s child goes to work this round.
log-pick = { $seat } takes { $card }.
