## Ce que disent les cartes de la première édition : champs, plants, échanges

prompt-plow-more =
    { $n ->
        [one] Labourez { $n } champ de plus
       *[other] Labourez jusqu’à { $n } champs de plus
    }
prompt-reap-early = Récoltez 1 plant dans chacun de vos champs
need-cattle =
    { $n ->
        [one] au moins { $n } bœuf
       *[other] au moins { $n } bœufs
    }
need-animals =
    { $n ->
        [one] au moins { $n } animal
       *[other] au moins { $n } animaux
    }
need-empty-fields =
    { $n ->
        [one] au moins { $n } champ vide
       *[other] au moins { $n } champs vides
    }
log-use-plough =
    { $left ->
        [0] { $seat } utilise « { $card } », pour la dernière fois.
       *[other] { $seat } utilise « { $card } ».
    }
