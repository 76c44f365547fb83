### Agricola: the words on cards.

kind-occupation = Occupation
kind-minor = Minor improvement
kind-major = Major improvement
category-farm-planner = Farm Planner
category-actions-booster = Actions Booster
category-points-provider = Points Provider
category-goods-provider = Goods Provider
category-food-provider = Food Provider
category-crop-provider = Crop Provider
category-building-resource-provider = Building Resource Provider
category-livestock-provider = Livestock Provider
card-players =
    { $n ->
        [1] any number of players
        [3] 3 or more players
       *[4]
            { $edition ->
                [agricola-classic] 4 or more players
               *[other] 4 players
            }
    }
card-passing = passes to the left once played
card-bonus = bonus points
card-no-cost = free
card-returns = hand in { $cards }
card-returns-any =
    { $n ->
        [one] hand in { $n } improvement
       *[other] hand in { $n } improvements
    }
need-occupations =
    { $n ->
        [one] at least { $n } occupation
       *[other] at least { $n } occupations
    }
need-occupations-exactly =
    { $n ->
        [one] exactly { $n } occupation
       *[other] exactly { $n } occupations
    }
need-occupations-at-most =
    { $n ->
        [one] at most { $n } occupation
       *[other] at most { $n } occupations
    }
need-grain-fields =
    { $n ->
        [one] at least { $n } field with grain
       *[other] at least { $n } fields with grain
    }
need-vegetable-fields =
    { $n ->
        [one] at least { $n } field with vegetables
       *[other] at least { $n } fields with vegetables
    }
need-all-used = no unused space on your farm
need-sheep = at least { $n } sheep
need-clay = at least { $n } clay in your supply
need-clay-or-stone-house = a clay or stone house
need-person-on-fishing = one of your people on “Fishing”
need-no-occupations = no occupation played
need-two-improvements =
    { $n ->
        [one] at least 2 improvements and { $n } occupation in front of you
       *[other] at least 2 improvements and { $n } occupations in front of you
    }
