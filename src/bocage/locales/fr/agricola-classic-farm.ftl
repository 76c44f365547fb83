## Ce que disent les cartes de la première édition sur la ferme, les animaux et les points

need-sown-fields =
    { $n ->
        [one] au moins { $n } champ semé
       *[other] au moins { $n } champs semés
    }
need-others-occupations-2 = un autre joueur avec moins de 2 savoir-faire joués
need-others-occupations-4 = un autre joueur avec moins de 2 savoir-faire joués (à 3 joueurs : moins de 3 ; à 2 joueurs : moins de 4)
log-points =
    { $n ->
        [one] { $seat } note { $n } point de bonus.
       *[other] { $seat } note { $n } points de bonus.
    }
log-give-back = { $seat } rend { $goods } (« { $card } »).
