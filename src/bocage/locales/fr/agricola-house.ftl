### Agricola, première édition : la maison, les aménagements, les savoir-faire, la famille.

need-oven = un four
reason-nothing-to-hand-in = Vous n’avez pas ce qu’il faut rendre pour « { $card } ».
prompt-hand-in =
    { $n ->
        [one] Choisissez l’aménagement que vous rendez pour « { $card } »
       *[other] Choisissez les { $n } aménagements que vous rendez pour « { $card } »
    }
log-hand-in = { $seat } rend « { $card } ».
