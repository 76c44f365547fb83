### Agricola at the web table: board, farm, improvements, counters, panels.

## The board

agricola-board = Plateau d’actions
agricola-track = Tours
agricola-round = Tour { $round }
agricola-round-now = en cours
agricola-round-harvest = se termine par une récolte
agricola-to-come = À venir
agricola-stage = Période { $stage }
agricola-tile = Actions supplémentaires
agricola-gathers = { $goods } par tour
agricola-space-of = Devant { $name }
agricola-space-marked = Clôture de { $names } sur cette case
agricola-space-early = Avant son tour, pour { $names } seulement
agricola-space-early-short = Avancée
agricola-space-beside = Dont { $goods } pour quiconque utilise la case

# What a space does, in a few words below its title.
agricola-does-farm-expansion = Construire pièces, étables ou les deux
agricola-does-meeting-place = Devenir premier joueur
agricola-does-grain-seeds = Prendre 1 céréale
agricola-does-farmland = Labourer 1 champ
agricola-does-side-job = 1 étable pour 1 bois, du pain ou les deux
agricola-does-day-laborer = Prendre 2 { good-food }
agricola-does-classic-day-laborer = 1 PN et 1 matériau
agricola-does-major-improvement = En construire 1
agricola-does-fencing = 1 bois par clôture
agricola-does-grain-utilization = Semer, cuire du pain ou les deux
agricola-does-basic-wish = Un enfant, s’il y a une pièce libre
agricola-does-house-redevelopment = Rénover puis aménager
agricola-does-vegetable-seeds = Prendre 1 légume
agricola-does-urgent-wish = Un enfant, même sans pièce libre
agricola-does-cultivation = Labourer, semer ou les deux
agricola-does-farm-redevelopment = Rénover puis clôturer
agricola-does-resource-market =
    { $seats ->
        [2] 1 pierre, 1 { good-food }
        [3] 1 { good-food }, 1 roseau ou pierre
       *[other] 1 roseau, 1 pierre, 1 { good-food }
    }
agricola-does-animal-market = 1 animal au choix
agricola-does-modest-wish = Un enfant, dès le tour 5
agricola-does-team-market = 1 { good-food } : échange entre partenaires
agricola-does-lessons = 1 savoir-faire : le premier gratuit, puis 1 { good-food }
agricola-does-lessons-3 = 1 savoir-faire pour 2 { good-food }
agricola-does-lessons-4 = 1 savoir-faire : les deux premiers 1 { good-food }, puis 2
agricola-does-full-meeting-place = Premier joueur, 1 aménagement mineur ou les deux
agricola-does-full-major-improvement = 1 aménagement majeur ou mineur
agricola-does-full-basic-wish = Un enfant, puis 1 aménagement mineur
agricola-does-full-house-redevelopment = Rénover puis aménager

## The farm

agricola-farm =
    { $edition ->
        [agricola-classic] Cour : { $name }
       *[other] Ferme : { $name }
    }
agricola-cell = { $cell } : { $what }
agricola-cell-empty = vide
agricola-cell-chosen = choisie
agricola-cell-field = champ
agricola-cell-field-empty = champ vide
agricola-cell-fenced = pâturage
agricola-cell-pasture =
    { $n ->
        [one] pâturage pour { $n } animal
       *[other] pâturage pour { $n } animaux
    }
agricola-cell-stable = étable
agricola-cell-second = second tas : { $goods }
agricola-cell-post = clôture isolée
agricola-cell-open = clôture qui n’entoure encore rien : { $sides }
agricola-side-up = en haut
agricola-side-down = en bas
agricola-side-left = à gauche
agricola-side-right = à droite
agricola-cell-menu = Que faire ici ?
agricola-room-wood =
    { $edition ->
        [agricola-classic] pièce de cabane en bois
       *[other] pièce en bois
    }
agricola-room-clay =
    { $edition ->
        [agricola-classic] pièce de cabane en argile
       *[other] pièce en argile
    }
agricola-room-stone =
    { $edition ->
        [agricola-classic] pièce de maison en pierre
       *[other] pièce en pierre
    }
agricola-edge-between = Clôture entre { $first } et { $second }
agricola-edge-rim = Clôture au bord de { $cell }
agricola-fence-hint = Choisissez les cases d’un pâturage ou tracez ses bords.
agricola-fence-hint-open = Choisissez les cases d’un pâturage, ou des côtés un à un.
agricola-fence-loose = Rien n’est encore entouré.
agricola-fence-these = Clôturer
agricola-fence-clear = Effacer
agricola-fence-edges = Par les bords
agricola-fence-wood-or-clay = { $n } bois ou argile
agricola-fence-room =
    { $n ->
        [one] De la place pour { $n } animal.
       *[other] De la place pour { $n } animaux.
    }
agricola-fence-rooms = De la place pour { $each } animaux.
agricola-fence-too-many =
    { $n ->
        [one] Il faut { $n } clôture
       *[other] Il faut { $n } clôtures
    }, mais il ne vous en reste que { $left }.
agricola-fence-too-dear = Il faut { $n } bois, mais vous n’en avez que { $wood }.
agricola-fence-open =
    { $n ->
        [one] Un bord ne ferme encore rien. Continuez le tracé ou effacez-le.
       *[other] { $n } bords ne ferment encore rien. Continuez le tracé ou effacez-les.
    }

## Major improvements

agricola-market = Aménagements majeurs disponibles
agricola-market-built = Aménagements construits
agricola-market-none = Tous les aménagements majeurs sont construits.
agricola-built-by = Construit par { $name }.
agricola-card =
    { $points ->
        [one] { $title } : { $cost }, { $points } point
       *[other] { $title } : { $cost }, { $points } points
    }

## Hand cards

agricola-hand = Vos cartes
agricola-hand-occupations = Savoir-faire
agricola-hand-minors = Aménagements mineurs
agricola-hand-size =
    { $occupations ->
        [one] En main : { $occupations } savoir-faire
       *[other] En main : { $occupations } savoir-faire
    }, { $minors ->
        [one] { $minors } aménagement mineur
       *[other] { $minors } aménagements mineurs
    }
agricola-played = Cartes jouées
agricola-played-by = Cartes jouées : { $name }
agricola-open-cards = Cartes visibles
agricola-on-card = Dessus : { $goods }
agricola-on-card-points =
    { $n ->
        [one] { $n } point bonus noté
       *[other] { $n } points bonus notés
    }
agricola-pack =
    { $n ->
        [one] Votre paquet : { $n } carte
       *[other] Votre paquet : { $n } cartes
    }
agricola-pack-course = Les paquets vous viennent de { $from } et passent à { $to }.
agricola-dealing-wait = Votre choix est fait. On attend les autres.

## Counters

agricola-family =
    { $newborn ->
        [0] À placer : { $n } sur { $people }
       *[other] À placer : { $n } sur { $people }, et un nouveau-né
    }
agricola-lodgers = dont { $n } sur une carte
agricola-guests =
    { $n ->
        [one] dont { $n } invité
       *[other] dont { $n } invités
    }
agricola-starting-player = Premier joueur
agricola-meal = { $food } { good-food } sur les { $need } qu’il faudra à la récolte
agricola-harvest-in =
    { $n ->
        [0] Récolte à la fin de ce tour
        [one] Récolte à la fin du prochain tour
       *[other] Récolte dans { $n } tours
    }
agricola-rooms =
    { $rooms ->
        [one] { $rooms } pièce
       *[other] { $rooms } pièces
    }, { $people ->
        [one] { $people } { word-person }
       *[other] { $people } { word-people }
    }
agricola-fences-left =
    { $n ->
        [one] Encore { $n } clôture
       *[other] Encore { $n } clôtures
    }
agricola-stables-left =
    { $n ->
        [one] Encore { $n } étable
       *[other] Encore { $n } étables
    }
agricola-begging =
    { $n ->
        [one] { $n } { word-begging }
       *[other] { $n } { word-begging-many }
    }
agricola-begging-markers = { word-begging-many }
agricola-exchange-eat = Vous pouvez en consommer 1 pour { $food } { good-food }.
agricola-exchange-cook = Vous pouvez en cuisiner 1 pour { $food } { good-food }.
agricola-exchange-trade = Une carte vous donne { $food } { good-food } pour 1.
agricola-exchange-when = C’est proposé ici chaque fois que les { good-food } servent aussitôt : pour payer, pour nourrir la famille ou quand la place manque aux animaux.

## Teams

agricola-partner-fences = Avec quelles clôtures
agricola-partner = Avec vos clôtures
agricola-partner-pieces = Avec les siennes
    .cost = +1 bois par trois
agricola-market-you = Vous
agricola-market-move = Déplacer

## Panels

agricola-choose = Au choix
agricola-feed-sum =
    { $missing ->
        [0] C’est assez : { $need } de vos { $food } { good-food }.
       *[other] { $food } { good-food } sur { $need } : il en manque { $missing }.
    }
agricola-beg =
    { $n ->
        [one] Mendier { $n } { good-food } : { $n } { word-begging }, −3 points
       *[other] Mendier { $n } { good-food } : { $n } { word-begging-many }, −3 points chacune
    }
agricola-young = et un petit à naître
agricola-do-eat = En consommer 1
agricola-do-cook = En cuisiner 1
agricola-do-trade = En échanger 1
agricola-do-release = En relâcher 1
agricola-do-forgo = Pas de petit
agricola-do-bake = En cuire 1
agricola-use-note = { $card } : { $text }
agricola-pay-so = Payer ainsi

## What a turn does, told as one

deed-room =
    { $n ->
        [one] Construire { $n } pièce ({ $cells })
       *[other] Construire { $n } pièces ({ $cells })
    }
deed-stable =
    { $n ->
        [one] Construire { $n } étable ({ $cells })
       *[other] Construire { $n } étables ({ $cells })
    }
deed-plow = Labourer { $cells }
deed-sow-grain = Semer des céréales en { $cells }
deed-sow-vegetable = Semer des légumes en { $cells }
