### All Creatures Big and Small at the web table: board, market, counters, panels, score sheet.

## The board

creatures-board = Plateau de jeu
creatures-rounds = Tours
creatures-round = Tour { $round }
creatures-round-now = Tour { $round }, en cours
creatures-rounds-left =
    { $n ->
        [0] C’est le dernier tour
        [one] Encore { $n } tour après celui-ci
       *[other] Encore { $n } tours après celui-ci
    }
creatures-supply = Réserve
    .help = Il reste pour les deux joueurs : { $parts }. Ce qui est épuisé l’est pour de bon, sauf si une tuile revient parce qu’une autre la remplace.
creatures-supply-trough =
    { $n ->
        [one] { $n } auge
       *[other] { $n } auges
    }
creatures-supply-stall =
    { $n ->
        [one] { $n } tuile Stalle
       *[other] { $n } tuiles Stalle
    }
creatures-supply-extension =
    { $n ->
        [one] { $n } extension de ferme
       *[other] { $n } extensions de ferme
    }

# What a space does, in a few words below its title.
creatures-does-start-player = Jouer en premier ensuite
creatures-does-building-materials = En prendre 1 de chaque
creatures-does-fences = 1 bois par barrière
creatures-does-walls = 2 barrières gratuites, puis 2 pierres
creatures-does-expand = Barrières et 1 extension
creatures-does-troughs = 1 auge gratuite, puis 3 bois
creatures-does-stall = Construire 1 stalle
creatures-does-stables = Améliorer des stalles
creatures-does-special-building-1 = En construire 1
creatures-does-special-building-2 = En construire 1

## Special buildings

creatures-market = Bâtiments spéciaux disponibles
creatures-market-none = Tous les bâtiments spéciaux sont construits.
creatures-built = Bâtiments spéciaux construits
creatures-search = Chercher un bâtiment
creatures-search-none = Aucun bâtiment ne convient. Essayez d’autres mots, ou affichez-les tous.
creatures-in-reach = À portée
creatures-free = gratuit
creatures-holds =
    { $n ->
        [one] accueille { $n } animal
       *[other] accueille { $n } animaux du même type
    }
creatures-holds-only = accueille { $goods }
creatures-holds-each =
    { $n ->
        [one] accueille { $n } animal de chaque type
       *[other] accueille { $n } animaux de chaque type
    }

## Counters

creatures-workers = À placer : { $n } sur { $all }
creatures-starting-player = Premier joueur
creatures-room =
    { $n ->
        [0] Votre ferme ne peut pas en accueillir.
        [one] Votre ferme peut en accueillir { $n }, s’il n’y en a pas d’autres.
       *[other] Votre ferme peut en accueillir { $n }, s’il n’y en a pas d’autres.
    }
creatures-troughs =
    { $n ->
        [one] { $n } auge dans la ferme
       *[other] { $n } auges dans la ferme
    }
creatures-unused =
    { $n ->
        [one] { $n } case inutilisée
       *[other] { $n } cases inutilisées
    }
creatures-stones =
    { $n ->
        [one] { $n } pierre sur le tailleur de pierre
       *[other] { $n } pierres sur le tailleur de pierre
    }
creatures-barn = Étable gratuite à venir

## The score sheet: its sums

creatures-sum-animals = Animaux
creatures-sum-bonus = Bonus de points

## What the parts of the table are called

creatures-table-cards = Bâtiments spéciaux
creatures-table-tab-cards = Bâtiments
creatures-replay-market = Bâtiments

# The words for a good as they stand after a number in the tiles’ texts, with commas between them.
cards-forms-pig = cochon, cochons
cards-forms-cow = vache, vaches
cards-forms-horse = cheval, chevaux
cards-forms-border = barrière, barrières
cards-forms-trough = auge, auges

## What a turn does, told as one

deed-creatures-border =
    { $n ->
        [one] Placer { $n } barrière
       *[other] Placer { $n } barrières
    }
deed-creatures-trough =
    { $n ->
        [one] Placer { $n } auge ({ $cells })
       *[other] Placer { $n } auges ({ $cells })
    }
deed-creatures-stall =
    { $n ->
        [one] Construire { $n } stalle ({ $cells })
       *[other] Construire { $n } stalles ({ $cells })
    }
