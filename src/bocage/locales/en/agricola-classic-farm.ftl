## What the first edition's cards about farms, animals and points say

need-sown-fields =
    { $n ->
        [one] at least { $n } sown field
       *[other] at least { $n } sown fields
    }
need-others-occupations-2 = another player with fewer than 2 occupations
need-others-occupations-4 = another player with fewer than 2 occupations (3 players: fewer than 3; 2 players: fewer than 4)
log-points =
    { $n ->
        [one] { $seat } notes { $n } bonus point.
       *[other] { $seat } notes { $n } bonus points.
    }
log-give-back = { $seat } gives back { $goods } ({ $card }).
