### Agricola, première édition : la maison, les aménagements, les savoir-faire, la famille.

need-oven = un four
need-wood-house = une cabane en bois
need-clay-house = une cabane en argile
need-stone-house = une maison en pierre
need-returns-E14 = { card-A5 }, { card-A6 } ou { card-E27 }, à rendre
need-returns-E38 = 2 de vos aménagements, au choix, à rendre
need-returns-I65 = { card-A5 }, { card-A6 }, { card-E14 } ou { card-E27 }, à rendre
need-returns-I66 = { card-A10 }, à rendre
need-returns-I85 = { card-K128 }, à rendre
need-returns-K106 = { need-returns-I65 }
need-returns-K122 = { card-A7 }, à rendre
need-returns-K128 = Foyer ou { card-E20 }, à rendre
reason-nothing-to-hand-in = Vous n’avez pas ce qu’il faut rendre pour « { $card } ».
prompt-hand-in =
    { $n ->
        [one] Choisissez l’aménagement que vous rendez pour « { $card } »
       *[other] Choisissez les { $n } aménagements que vous rendez pour « { $card } »
    }
prompt-give-up = Avant de rendre « { $card } » : transformer quelque chose en PN ?
log-hand-in = { $seat } rend « { $card } ».
prompt-owing = Payez { $need } { good-food } pour « { $card } » : il manque { $missing } { good-food }
log-taken-back = « { $card } » revient en main à { $seat }.
log-studied = { $seat } fait tirer un savoir-faire : « { $card } ».
log-new-minors =
    { $n ->
        [one] { $seat } pioche { $n } nouvel aménagement mineur.
       *[other] { $seat } pioche { $n } nouveaux aménagements mineurs.
    }
log-grow-taller = { $seat } ajoute aux cultures des champs : { $goods }.
