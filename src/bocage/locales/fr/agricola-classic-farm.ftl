## Ce que disent les cartes de la première édition sur la ferme, les animaux et les points

need-sown-fields =
    { $n ->
        [one] au moins { $n } champ semé
       *[other] au moins { $n } champs semés
    }
need-others-occupations-2 = un autre joueur avec moins de 2 savoir-faire joués
need-others-occupations-4 = un autre joueur avec moins de 2 savoir-faire joués (à 3 joueurs : moins de 3 ; à 2 joueurs : moins de 4)
log-points =
    { $points ->
        [one] { $seat } note { $points } point bonus.
       *[other] { $seat } note { $points } points bonus.
    }
log-give-back = { $seat } rend { $goods } (« { $card } »).
