### Agricola: what happened.

log-round = Tour { $round }.
log-reveal = Nouvelle action : { $space }.
log-harvest = Récolte du tour { $round }.
log-game-over = La partie est terminée.
log-place = { $seat } choisit « { $space } ».
log-pass = { $seat } passe.
log-receive =
    { $source ->
        [space] { $seat } prend { $goods }.
        [round] { $seat } reçoit { $goods } de la { word-round-space }.
       *[supply] { $seat } reçoit { $goods }.
    }
    .card = { $seat } reçoit { $goods } ({ $card }).
log-pay = { $seat } paie { $goods }.
log-starting-player =
    { $edition ->
        [agricola-classic] { $seat } prend le marqueur de premier joueur.
       *[other] { $seat } prend le marqueur Premier joueur.
    }
log-room = { $seat } construit une pièce en { $cell } ({ $goods }).
    .bare = { $seat } construit une pièce en { $cell }.
log-stable = { $seat } construit une étable en { $cell } ({ $goods }).
    .bare = { $seat } construit une étable en { $cell }.
log-renovate = { $seat } rénove : { $house } ({ $goods }).
    .bare = { $seat } rénove : { $house }.
log-grow = Naissance chez { $seat } : sa famille compte { $people } { word-people }.
log-plow = { $seat } laboure { $cell }.
log-sow = { $seat } sème { $goods } en { $cell }.
    .unusual = { $seat } sème { $goods } en { $cell } (sur place : { $crops }).
log-bake = { $seat } cuit du pain avec { $goods } (+{ $food } { good-food }).
log-fence = { $seat } clôture { $cells } ({ $goods }).
    .bare = { $seat } clôture { $cells }.
log-divide = { $seat } divise un pâturage : { $cells } ({ $goods }).
    .bare = { $seat } divise un pâturage : { $cells }.
log-build = { $seat } construit « { $card } » ({ $goods }).
    .bare = { $seat } construit « { $card } ».
log-upgrade = { $seat } rend « { $returned } » et construit « { $card } ».
log-eat = { $seat } consomme { $goods } (+{ $food } { good-food }).
log-cook = { $seat } cuisine { $goods } (+{ $food } { good-food }).
log-craft = { $seat } utilise « { $card } » : { $goods } (+{ $food } { good-food }).
log-release = { $seat } relâche { $goods }.
log-reap = { $seat } récolte { $goods }.
log-feed = { $seat } nourrit sa famille : { $goods }.
warning-beg =
    { $begging ->
        [one] Quoi que vous fassiez, il manquera { $begging } { good-food } à la récolte : { $begging } { word-begging } (−3 points).
       *[other] Quoi que vous fassiez, il manquera { $begging } { good-food } à la récolte : { $begging } { word-begging-many } (−3 points chacune).
    }
    .cards =
    { $begging ->
        [one] À moins qu’une carte n’y aide, il manquera { $begging } { good-food } à la récolte : { $begging } { word-begging } (−3 points).
       *[other] À moins qu’une carte n’y aide, il manquera { $begging } { good-food } à la récolte : { $begging } { word-begging-many } (−3 points chacune).
    }
log-beg =
    { $begging ->
        [one] { $seat } prend { $begging } { word-begging } (−3 points).
       *[other] { $seat } prend { $begging } { word-begging-many } (−3 points chacune).
    }
log-forgo = { $seat } renonce à un petit ({ $goods }).
log-breed = Reproduction chez { $seat } : { $goods }.
log-play = { $seat } joue « { $card } » ({ $goods }).
    .bare = { $seat } joue « { $card } ».
log-passed-on = « { $card } » passe dans la main de { $seat }.
log-schedule =
    { $rounds ->
        [one] { $seat } pose { $goods } sur une { word-round-space } (« { $card } »).
       *[other] { $seat } pose { $goods } sur chacune de { $rounds } { word-round-spaces } (« { $card } »).
    }
log-sow-card = { $seat } sème { $goods } sur « { $card } ».
    .unusual = { $seat } sème { $goods } sur « { $card } » (sur place : { $crops }).
log-move = { $seat } déplace 1 plant ({ $origin } → { $place }).
log-trade = { $seat } échange { $goods } (« { $card } »).
log-lay-back = { $seat } repose { $goods } sur la case.
log-leave = { $seat } laisse { $goods } sur la case.
log-draw-markers = { $seat } pioche dans le sac : { $goods }.
log-adopt = L’enfant de { $seat } travaille dès ce tour.
log-pick = { $seat } prend « { $card } ».
