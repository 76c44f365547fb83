### Why an action is advised, in a sentence; what a seat's own decisions have cost it.

## Any game

why-line =
    { $points ->
        [one] { $category } : { $points } point de plus au décompte.
       *[other] { $category } : { $points } points de plus au décompte.
    }
why-lines = De plus au décompte : { $first }, { $second }.
why-part = { $category } +{ $points }
why-piled =
    { $rounds ->
        [one] Ici attendent { $goods }, amassés en { $rounds } tour.
       *[other] Ici attendent { $goods }, amassés en { $rounds } tours.
    }
why-pays-card = Vous aurez de quoi payer « { $card } » ({ $goods }).
why-start = Vous jouerez en premier dès le prochain tour.
why-animals =
    { $points ->
        [one] { $goods } : { $points } point de plus.
       *[other] { $goods } : { $points } points de plus.
    }

## What the bot expects in the end, beside another choice

why-only = L’ordinateur ne voit pas d’autre choix qui vaille la peine.
why-next-points =
    { $points ->
        [one] Environ { $points } point de plus à la fin qu’avec le deuxième choix.
       *[other] Environ { $points } points de plus à la fin qu’avec le deuxième choix.
    }
why-next-lead =
    { $points ->
        [one] Vous donne { $points } point d’avance de plus que le deuxième choix.
       *[other] Vous donne { $points } points d’avance de plus que le deuxième choix.
    }
why-next-equal = À la fin, autant de points qu’avec le deuxième choix.
why-next-sure = C’est le choix que l’ordinateur a examiné le plus souvent.
why-best-points =
    { $points ->
        [one] Environ { $points } point de moins à la fin qu’avec le meilleur choix.
       *[other] Environ { $points } points de moins à la fin qu’avec le meilleur choix.
    }
why-best-lead =
    { $points ->
        [one] Vous donne { $points } point d’avance de moins que le meilleur choix.
       *[other] Vous donne { $points } points d’avance de moins que le meilleur choix.
    }
why-best-equal = À la fin, autant de points qu’avec le meilleur choix.
why-best-sure = L’ordinateur a examiné ce choix moins souvent que le meilleur.

## Agricola

why-feeding = Il manque encore { $goods } à votre famille ; chaque unité manquante coûte 3 points.
why-food = Il vous manque { $missing } pour la récolte du tour { $round } ; gain : { $goods }.
why-food-all = Il vous manque { $missing } pour la récolte du tour { $round } ; cela suffit.
why-food-cook = Il vous manque { $missing } pour la récolte du tour { $round } ; { $goods }, c’est de quoi obtenir { $food }.
why-grow =
    { $rounds ->
        [one] Votre famille s’agrandit : +{ $points } au décompte, et quelqu’un de plus à placer pendant { $rounds } tour.
       *[other] Votre famille s’agrandit : +{ $points } au décompte, et quelqu’un de plus à placer pendant { $rounds } tours.
    }
why-grow-last = Votre famille s’agrandit : +{ $points } au décompte.
why-room =
    { $rooms ->
        [one] Votre unique pièce est occupée : une nouvelle permet d’agrandir la famille.
       *[other] Vos { $rooms } pièces sont occupées : une nouvelle permet d’agrandir la famille.
    }
why-house =
    { $points ->
        [one] Une { $house } : { $points } point de plus.
       *[other] Une { $house } : { $points } points de plus.
    }
why-unused =
    { $n ->
        [one] Une case inutilisée coûte un point : en voici { $n } d’utilisée.
       *[other] Une case inutilisée coûte un point : en voici { $n } d’utilisées.
    }
why-fenced =
    { $points ->
        [one] Un pâturage et les cases qu’il occupe : { $points } point de plus.
       *[other] Un pâturage et les cases qu’il occupe : { $points } points de plus.
    }
why-sow = Une fois semé : { $goods } → { $gains }.
why-field =
    { $n ->
        [0] Vous avez { $goods } à semer et aucun champ vide.
        [one] Vous avez { $goods } à semer et seulement { $n } champ vide.
       *[other] Vous avez { $goods } à semer et seulement { $n } champs vides.
    }
why-breed = Avec { $goods }, vous aurez un petit à la récolte du tour { $round }, s’il trouve une place.
why-cook = Vous pourrez désormais cuire : { $goods } → { $food }.
why-pays-room = Vous aurez de quoi payer une pièce ({ $goods }).
why-nearer-room = Pour une pièce, il ne vous manquera plus que { $goods }.

## All Creatures Big and Small

why-enough = { $goods } : à moins de { $n }, vous perdriez 3 points.
why-breed-now = Avec { $goods }, vous aurez un petit à la fin du tour, s’il trouve une place.
why-space = De la place pour { $n } de plus : jusqu’à { $goods }.
why-extension = Une ferme plus grande : une fois toutes ses cases utilisées, l’extension vaut 4 points.
why-extension-full = Toutes les cases d’une extension sont utilisées : +{ $points } au décompte.

## Hallertau

why-centre =
    { $points ->
        [one] Le foyer rural avance : { $points } point de plus.
       *[other] Le foyer rural avance : { $points } points de plus.
    }
why-workers =
    { $rounds ->
        [one] Le foyer rural avance : { $n } ouvriers dans la dernière manche.
       *[other] Le foyer rural avance : { $n } ouvriers dans chacune des { $rounds } manches à venir.
    }
why-craft =
    { $n ->
        [one] Le foyer rural attend { craft-hallertau } ; puis encore { $n } artisan.
       *[other] Le foyer rural attend { craft-hallertau } ; puis encore { $n } artisans.
    }
why-sown = De plus à la récolte : { $goods }.
why-new-field =
    { $n ->
        [one] Cela fait { $n } champ à semer et à récolter.
       *[other] Cela fait { $n } champs à semer et à récolter.
    }
why-rows = Vos champs montent : +{ $n } en tout à la récolte.
why-sheep =
    { $n ->
        [one] { $n } mouton de plus : il donne 1 lait par manche.
       *[other] { $n } moutons de plus : chacun donne 1 lait par manche.
    }
why-jewel =
    { $n ->
        [one] { $n } bijou : il paie n’importe quel cran d’un artisan ou vaut un point.
       *[other] { $n } bijoux : chacun paie n’importe quel cran d’un artisan ou vaut un point.
    }
why-tools =
    { $n ->
        [one] { $n } outil en tout, pour écarter les rochers.
       *[other] { $n } outils en tout, pour écarter les rochers.
    }
why-cheap =
    { $n ->
        [one] Il faut { $n } ouvrier maintenant, et { $then } ensuite.
       *[other] Il faut { $n } ouvriers maintenant, et { $then } ensuite.
    }
why-last-space = Ensuite, la case est pleine.

## Agricola Express

why-express-food = Il manque { $missing } à votre famille ; gain : { $goods }, soit +{ $points } à la récolte.
why-harvests =
    { $harvests ->
        [one] { $category } : +{ $points } à la dernière récolte.
       *[other] { $category } : +{ $points } à chacune des { $harvests } récoltes.
    }
why-baby =
    { $rounds ->
        [0] Un bébé marque des points à la dernière récolte.
        [one] Une action de plus pendant { $rounds } manche.
       *[other] Une action de plus pendant { $rounds } manches.
    }
why-express-pasture =
    { $n ->
        [one] Avec { $n } pâturage, vous pouvez garder un type d’animaux.
       *[other] Avec { $n } pâturages, vous pouvez garder autant de types d’animaux.
    }
why-express-breed = Avec { $goods }, vous aurez un petit à la récolte, s’il trouve un pâturage.
why-most = { $goods } : aucun autre groupe n’en apporte autant.
why-express-house =
    { $n ->
        [one] Une { $house } : { $n } pièce ajoutée rapporte davantage.
       *[other] Une { $house } : { $n } pièces ajoutées rapportent davantage.
    }

## What cost points

costly-seat = Les choix de
costly-looking = L’ordinateur revoit la partie…
costly-none = L’ordinateur n’aurait rien fait de mieux.
costly-said = Une estimation de l’ordinateur, d’après ce que l’on pouvait savoir alors. Choisissez une décision pour la revoir et reprendre de là.
costly-round =
    { $edition ->
        [express] Manche { $round } · points : environ −{ $points }
        [hallertau] Manche { $round } · points : environ −{ $points }
       *[other] Tour { $round } · points : environ −{ $points }
    }
costly-done = Votre choix : { $deed }
costly-better = Mieux : { $deed }
