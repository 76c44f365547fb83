### Hallertau at the web table: a village with its fields, sheep, stock and community centre, and the plan of the progress phase.

## Fields and stock

hallertau-village-fields = Champs : { $name }
hallertau-village-field-empty = Champ vide en rangée { $row }
hallertau-village-field-sown = Champ semé en rangée { $row }, rapporte { $goods }
hallertau-village-field-new = Nouveau champ en rangée { $row }
hallertau-village-field-menu = Que faire de ce champ ?
hallertau-village-stock = Stock : { $name }
hallertau-village-tools =
    { $n ->
        [one] { $n } outil disponible
       *[other] { $n } outils disponibles
    }
hallertau-village-exhausted =
    { $n ->
        [one] { $n } outil épuisé, de nouveau disponible à la manche suivante
       *[other] { $n } outils épuisés, de nouveau disponibles à la manche suivante
    }
hallertau-village-jewels =
    { $n ->
        [one] { $n } bijou ; la boîte en contient { $most } au plus
       *[other] { $n } bijoux ; la boîte en contient { $most } au plus
    }

## The stable board

hallertau-village-stables = Moutons : { $name }
hallertau-village-card-next =
    { $n ->
        [0] Carte Cour de ferme de la manche { $round }, aucun mouton
        [one] Carte Cour de ferme de la manche { $round }, { $n } mouton
       *[other] Carte Cour de ferme de la manche { $round }, { $n } moutons
    }
    .help = Les moutons gagnés aux manches 1, 2 et 3 vont sur les cartes des manches 4, 5 et 6. Ils meurent quand leur carte quitte le plateau, sauf si vous les déplacez à temps.
hallertau-village-card-last = Ces moutons meurent au début de la prochaine manche, sauf si vous les déplacez avant.
hallertau-village-card-now =
    { $n ->
        [0] Manche { $round }, en cours : plus d’ouvriers
        [one] Manche { $round }, en cours : { $n } ouvrier restant
       *[other] Manche { $round }, en cours : { $n } ouvriers restants
    }
    .help = Les ouvriers qu’il vous reste à placer ou à échanger contre des outils.
hallertau-village-card-gone = Manche { $round } terminée
    .help = Sa carte Cour de ferme a quitté le plateau.
hallertau-village-barn =
    { $n ->
        [0] Étables, aucun mouton
        [one] Étables, { $n } mouton
       *[other] Étables, { $n } moutons
    }
    .help = Dans les étables, les moutons restent jusqu’à la fin et valent 1 point chacun. Dès la manche 4, les nouveaux moutons y vont directement.

## The community centre

hallertau-village-centre = Foyer rural : { $name }
hallertau-village-workers = { $n } ouvriers par manche
hallertau-village-points = { $n } points
hallertau-village-craft =
    { $n ->
        [0] { $craft } : case { $position } sur 10, aucun rocher devant.
        [one] { $craft } : case { $position } sur 10, rocher en { $boulders }.
       *[other] { $craft } : case { $position } sur 10, rochers en { $boulders }.
    }
hallertau-village-boulder =
    { $n ->
        [1] { $craft }, premier rocher
       *[other] { $craft }, second rocher
    }
hallertau-village-takes-carpentry = Demande de l’argile et du seigle, plus d’argile que de seigle.
hallertau-village-takes-brewery = Demande de l’orge et du houblon, plus d’orge que de houblon.
hallertau-village-takes-icehouse = Demande de la viande et du lait.
hallertau-village-takes-bakery = Demande du lin, de l’orge et du seigle, 1 lin au plus.
hallertau-village-takes-manufacturer = Demande du lin, des peaux de bêtes et de la laine.

## The progress phase

hallertau-village-progress = Planifier les améliorations
hallertau-village-progress-price =
    { $n ->
        [one] Un cran : { $n } marchandise ou 1 bijou.
       *[other] Un cran : { $n } marchandises ou 1 bijou.
    }
hallertau-village-progress-discount =
    { $round ->
        [3] Deux types : 1 de moins.
        [4] Deux types : 1 de moins.
       *[other] Deux types : 1 de moins ; trois types : 2 de moins.
    }
hallertau-village-progress-next =
    { $n ->
        [5] Prochain cran du foyer : { $brings }. Les cinq artisans doivent encore avancer.
       *[other] Prochain cran du foyer : { $brings }. À améliorer encore : { $crafts }.
    }
hallertau-village-progress-pay = { $craft } : payer { $goods }
hallertau-village-progress-tools =
    { $n ->
        [one] Utilise { $n } outil.
       *[other] Utilise { $n } outils.
    }
hallertau-village-progress-breaks =
    { $n ->
        [one] Brise { $n } outil.
       *[other] Brise { $n } outils.
    }
hallertau-village-progress-saves =
    { $n ->
        [one] Économise { $n } marchandise.
       *[other] Économise { $n } marchandises.
    }
hallertau-village-progress-lost = Ensuite hors de portée : { $crafts }.
hallertau-village-progress-more =
    { $n ->
        [one] { $craft } : { $n } autre façon de payer
       *[other] { $craft } : { $n } autres façons de payer
    }
hallertau-village-progress-end = Au bout de sa rangée
hallertau-village-progress-blocked = Pas assez d’outils
hallertau-village-progress-poor = Pas assez de marchandises
