### Agricola, première édition : la maison, les aménagements, les savoir-faire, la famille.

need-oven = un four
need-wood-house = une cabane en bois
need-clay-house = une cabane en argile
need-stone-house = une maison en pierre
reason-nothing-to-hand-in = Vous n’avez pas ce qu’il faut rendre pour « { $card } ».
prompt-hand-in =
    { $n ->
        [one] Choisissez l’aménagement que vous rendez pour « { $card } »
       *[other] Choisissez les { $n } aménagements que vous rendez pour « { $card } »
    }
log-hand-in = { $seat } rend « { $card } ».
