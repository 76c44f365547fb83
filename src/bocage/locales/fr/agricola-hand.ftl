### Agricola: the words on cards.

kind-occupation = Savoir-faire
kind-minor = Aménagement mineur
kind-major = Aménagement majeur
category-farm-planner = Organisation de ferme
category-actions-booster = Booster d’action
category-points-provider = Points supplémentaires
category-goods-provider = Ressources supplémentaires
category-food-provider = Repas supplémentaires
category-crop-provider = Cultures supplémentaires
category-building-resource-provider = Ressources de construction
category-livestock-provider = Animaux supplémentaires
card-players =
    { $n ->
        [1] tout nombre de joueurs
        [4]
            { $edition ->
                [agricola-classic] 4 joueurs ou plus
               *[other] 4 joueurs
            }
       *[other] { $n } joueurs ou plus
    }
card-passing = { word-passing } : passe au voisin de gauche
card-bonus = points bonus
card-no-cost = gratuit
card-returns = rendre : { $cards }
card-returns-any =
    { $n ->
        [one] rendre { $n } aménagement
       *[other] rendre { $n } aménagements
    }
need-occupations =
    { $n ->
        [one] au moins { $n } savoir-faire joué
       *[other] au moins { $n } savoir-faire joués
    }
need-occupations-exactly =
    { $n ->
        [one] exactement { $n } savoir-faire joué
       *[other] exactement { $n } savoir-faire joués
    }
need-occupations-at-most =
    { $n ->
        [one] au plus { $n } savoir-faire joué
       *[other] au plus { $n } savoir-faire joués
    }
need-grain-fields =
    { $n ->
        [one] au moins { $n } champ de céréales
       *[other] au moins { $n } champs de céréales
    }
need-vegetable-fields =
    { $n ->
        [one] au moins { $n } champ de légumes
       *[other] au moins { $n } champs de légumes
    }
need-all-used = une { word-farm } sans case inutilisée
need-sheep =
    { $n ->
        [one] au moins { $n } mouton
       *[other] au moins { $n } moutons
    }
need-clay =
    { $n ->
        [one] au moins { $n } argile en réserve
       *[other] au moins { $n } argiles en réserve
    }
need-clay-or-stone-house =
    { $edition ->
        [agricola-classic] une cabane en argile ou une maison en pierre
       *[other] une maison en argile ou en pierre
    }
need-person-on-fishing = un { word-member } sur « Pêche »
need-no-occupations = aucun savoir-faire joué
need-two-improvements =
    { $n ->
        [one] au moins 2 aménagements et { $n } savoir-faire joué
       *[other] au moins 2 aménagements et { $n } savoir-faire joués
    }
