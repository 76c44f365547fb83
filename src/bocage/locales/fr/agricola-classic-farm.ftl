## Ce que disent les cartes de la première édition sur la ferme, les animaux et les points

need-sown-fields =
    { $n ->
        [one] au moins { $n } champ semé
       *[other] au moins { $n } champs semés
    }
need-others-occupations-2 = un autre joueur avec moins de 2 savoir-faire joués (en solitaire : vous-même)
need-others-occupations-4 = un autre joueur avec moins de 2 savoir-faire joués (à 3 joueurs : moins de 3 ; à 2 joueurs : moins de 4 ; en solitaire : aucune condition)
log-points =
    { $n ->
        [one] { $seat } note { $n } point bonus.
       *[other] { $seat } note { $n } points bonus.
    }
log-give-back = { $seat } rend { $goods } (« { $card } »).
prompt-given-fences = Clôturez un pâturage avec les clôtures reçues
prompt-rebuild =
    { $fences ->
        [one] Reposez vos clôtures (encore { $fences })
       *[other] Reposez vos clôtures (encore { $fences })
    }
prompt-stand-fence = Choisissez la case où dresser votre clôture
prompt-mark-space = Choisissez la case d’action où poser votre clôture
action-stand-fence = La dresser en { $cell }
log-fences-down =
    { $fences ->
        [one] { $seat } démonte { $fences } clôture.
       *[other] { $seat } démonte { $fences } clôtures.
    }
log-stand-fence = { $seat } dresse une clôture en { $cell } (« { $card } »).
log-mark-space = { $seat } pose une clôture sur « { $space } » (« { $card } »).
goods-fence =
    { $n ->
        [one] { $n } clôture
       *[other] { $n } clôtures
    }
good-fence = clôture
prompt-put-on-card = Posez-y { $goods }
prompt-give-back = Rendez { $goods }
prompt-move-fences = Démontez vos clôtures et reposez-les
prompt-room-for-all = La place manque pour tous les animaux de la carte : choisissez à quoi vous renoncez
action-do-without = Renoncer à 1 { $good }
log-do-without = { $seat } renonce à { $goods }.
prompt-slaughtered = Utiliser des cartes pour l’animal transformé en nourriture ?
prompt-barbecue =
    { $animals ->
        [one] Transformer encore { $animals } animal en nourriture ?
       *[other] Transformer jusqu’à { $animals } animaux en nourriture ?
    }
log-put-on-card = { $seat } pose { $goods } sur « { $card } ».
log-off-card = { $seat } prend { $goods } sur « { $card } ».
log-lost-with = { $seat } perd { $goods } avec « { $card } ».
log-put-in-room = { $seat } pose { $goods } dans une pièce ({ $card }).
