### Agricola: what happened.

log-round = Раунд { $round }.
log-reveal = Новое действие: { $space }.
log-harvest = Урожай после { $round }-го раунда.
log-game-over = Партия окончена.
log-place = { $seat } выбирает действие «{ $space }».
log-pass = { $seat } пасует.
log-receive =
    { $source ->
        [space] { $seat } забирает: { $goods }.
        [round] { $seat } получает с клетки раунда: { $goods }.
       *[supply] { $seat } получает: { $goods }.
    }
    .card = { $seat } получает: { $goods } ({ $card }).
log-pay = { $seat } платит: { $goods }.
log-starting-player = { $seat } берёт фишку первого игрока.
log-room = { $seat } строит комнату на { $cell } ({ $goods }).
    .bare = { $seat } строит комнату на { $cell }.
log-stable = { $seat } строит хлев на { $cell } ({ $goods }).
    .bare = { $seat } строит хлев на { $cell }.
log-renovate = { $seat } перестраивает дом, теперь это { $house } ({ $goods }).
    .bare = { $seat } перестраивает дом, теперь это { $house }.
log-grow =
    { $people ->
        [one] { $seat }: прибавление в семействе (теперь { $people } человек).
        [few] { $seat }: прибавление в семействе (теперь { $people } человека).
       *[many] { $seat }: прибавление в семействе (теперь { $people } человек).
    }
log-plow = { $seat } вспахивает { $cell }.
log-sow = { $seat } засевает { $cell }: { $goods }.
    .unusual = { $seat } засевает { $cell }: { $goods } (теперь там: { $crops }).
log-bake =
    { $food ->
        [one] { $seat } печёт хлеб: { $goods } (+{ $food } еда).
       *[other] { $seat } печёт хлеб: { $goods } (+{ $food } еды).
    }
log-fence = { $seat } огораживает { $cells } ({ $goods }).
    .bare = { $seat } огораживает { $cells }.
log-divide = { $seat } делит пастбище: { $cells } ({ $goods }).
    .bare = { $seat } делит пастбище: { $cells }.
log-build = { $seat } приобретает улучшение «{ $card }» ({ $goods }).
    .bare = { $seat } приобретает улучшение «{ $card }».
log-upgrade = { $seat } меняет улучшение «{ $returned }» на «{ $card }».
log-eat =
    { $food ->
        [one] { $seat } превращает в еду: { $goods } (+{ $food } еда).
       *[other] { $seat } превращает в еду: { $goods } (+{ $food } еды).
    }
log-cook =
    { $food ->
        [one] { $seat } готовит: { $goods } (+{ $food } еда).
       *[other] { $seat } готовит: { $goods } (+{ $food } еды).
    }
log-craft =
    { $food ->
        [one] { $seat } использует улучшение «{ $card }»: { $goods } (+{ $food } еда).
       *[other] { $seat } использует улучшение «{ $card }»: { $goods } (+{ $food } еды).
    }
log-release = { $seat } отпускает: { $goods }.
log-reap = { $seat } собирает урожай: { $goods }.
log-feed = { $seat } кормит семью: { $goods }.
warning-beg =
    { $begging ->
        [one] К урожаю в любом случае не хватит еды ({ $begging }): { $begging } карта попрошайничества (−3 очка).
        [few] К урожаю в любом случае не хватит еды ({ $begging }): { $begging } карты попрошайничества (−3 очка за каждую).
       *[many] К урожаю в любом случае не хватит еды ({ $begging }): { $begging } карт попрошайничества (−3 очка за каждую).
    }
    .cards =
    { $begging ->
        [one] Если не поможет карта, к урожаю не хватит еды ({ $begging }): { $begging } карта попрошайничества (−3 очка).
        [few] Если не поможет карта, к урожаю не хватит еды ({ $begging }): { $begging } карты попрошайничества (−3 очка за каждую).
       *[many] Если не поможет карта, к урожаю не хватит еды ({ $begging }): { $begging } карт попрошайничества (−3 очка за каждую).
    }
log-beg =
    { $begging ->
        [one] { $seat } берёт { $begging } карту попрошайничества (−3 очка).
        [few] { $seat } берёт { $begging } карты попрошайничества (−3 очка за каждую).
       *[many] { $seat } берёт { $begging } карт попрошайничества (−3 очка за каждую).
    }
log-forgo = { $seat } обходится без детёныша ({ $goods }).
log-breed = { $seat } получает приплод: { $goods }.
log-play = { $seat } разыгрывает карту «{ $card }» ({ $goods }).
    .bare = { $seat } разыгрывает карту «{ $card }».
log-passed-on = Карту «{ $card }» берёт на руку { $seat }.
log-schedule =
    { $rounds ->
        [one] { $seat } выкладывает на клетку раунда: { $goods } («{ $card }»).
        [few] { $seat } выкладывает на { $rounds } клетки раундов: { $goods } на каждую («{ $card }»).
       *[many] { $seat } выкладывает на { $rounds } клеток раундов: { $goods } на каждую («{ $card }»).
    }
log-sow-card = { $seat } засевает карту «{ $card }»: { $goods }.
    .unusual = { $seat } засевает карту «{ $card }»: { $goods } (теперь там: { $crops }).
log-move = { $seat } пересаживает 1 растение ({ $origin } → { $place }).
log-trade = { $seat } обменивает: { $goods } («{ $card }»).
log-lay-back = { $seat } возвращает на клетку: { $goods }.
log-leave = { $seat } оставляет на клетке: { $goods }.
log-draw-markers = { $seat } достаёт из мешка: { $goods }.
log-adopt = { $seat }: ребёнок работает уже в этом раунде.
log-pick = { $seat } берёт карту «{ $card }».
