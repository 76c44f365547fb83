### What every game says: lists, seats, goods, questions, refusals.

list-and = { $first } et { $last }
list-or = { $first } / { $last }
list-none = rien
seat = Joueur { $number }
warning-loss = Attention ! { $reasons }
warning-room =
    { $n ->
        [one] Sur { $all }, { $n } ne trouve pas de place et doit partir.
       *[other] Sur { $all }, { $n } ne trouvent pas de place et doivent partir.
    }
score-total = Total

## Goods, counted

goods-wood = { $n } bois
goods-clay =
    { $n ->
        [one] { $n } argile
       *[other] { $n } argiles
    }
goods-reed =
    { $n ->
        [one] { $n } roseau
       *[other] { $n } roseaux
    }
goods-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
goods-grain =
    { $n ->
        [one] { $n } céréale
       *[other] { $n } céréales
    }
goods-vegetable =
    { $n ->
        [one] { $n } légume
       *[other] { $n } légumes
    }
goods-food = { $n } { good-food }
goods-sheep =
    { $n ->
        [one] { $n } mouton
       *[other] { $n } moutons
    }
goods-boar =
    { $n ->
        [one] { $n } sanglier
       *[other] { $n } sangliers
    }
goods-cattle =
    { $n ->
        [one] { $n } bœuf
       *[other] { $n } bœufs
    }
goods-field =
    { $n ->
        [one] { $n } champ
       *[other] { $n } champs
    }
goods-pig =
    { $n ->
        [one] { $n } cochon
       *[other] { $n } cochons
    }
goods-cow =
    { $n ->
        [one] { $n } vache
       *[other] { $n } vaches
    }
goods-horse =
    { $n ->
        [one] { $n } cheval
       *[other] { $n } chevaux
    }
goods-border =
    { $n ->
        [one] { $n } barrière
       *[other] { $n } barrières
    }
goods-trough =
    { $n ->
        [one] { $n } auge
       *[other] { $n } auges
    }
goods-barley = { $n } orge
goods-flax = { $n } lin
goods-hops = { $n } houblon
goods-rye = { $n } seigle
goods-hide =
    { $n ->
        [one] { $n } peau de bête
       *[other] { $n } peaux de bêtes
    }
goods-meat = { $n } viande
goods-milk = { $n } lait
goods-wool = { $n } laine
goods-tool =
    { $n ->
        [one] { $n } outil
       *[other] { $n } outils
    }
goods-jewel =
    { $n ->
        [one] { $n } bijou
       *[other] { $n } bijoux
    }
goods-gateway =
    { $n ->
        [one] { $n } carte Portail
       *[other] { $n } cartes Portail
    }
goods-farmyard =
    { $n ->
        [one] { $n } carte Cour de ferme
       *[other] { $n } cartes Cour de ferme
    }
goods-bonus =
    { $n ->
        [one] { $n } carte Bonus
       *[other] { $n } cartes Bonus
    }
goods-point =
    { $n ->
        [one] { $n } carte Point
       *[other] { $n } cartes Point
    }
goods-brick =
    { $n ->
        [one] { $n } brique
       *[other] { $n } briques
    }

# Dice that are taken or paid with, and the workshops that help to pay.
goods-die-food =
    { $n ->
        [one] { $n } dé Nourriture
       *[other] { $n } dés Nourriture
    }
goods-die-double =
    { $n ->
        [one] { $n } dé « 2 Nourritures »
       *[other] { $n } dés « 2 Nourritures »
    }
goods-die-grain =
    { $n ->
        [one] { $n } dé Céréale
       *[other] { $n } dés Céréale
    }
goods-die-vegetable =
    { $n ->
        [one] { $n } dé Légume
       *[other] { $n } dés Légume
    }
goods-die-reed =
    { $n ->
        [one] { $n } dé Roseau
       *[other] { $n } dés Roseau
    }
goods-die-wood =
    { $n ->
        [one] { $n } dé Bois
       *[other] { $n } dés Bois
    }
goods-die-brick =
    { $n ->
        [one] { $n } dé Brique
       *[other] { $n } dés Brique
    }
goods-die-stone =
    { $n ->
        [one] { $n } dé Pierre
       *[other] { $n } dés Pierre
    }
goods-die-sheep =
    { $n ->
        [one] { $n } dé Mouton
       *[other] { $n } dés Mouton
    }
goods-die-boar =
    { $n ->
        [one] { $n } dé Sanglier
       *[other] { $n } dés Sanglier
    }
goods-die-cattle =
    { $n ->
        [one] { $n } dé Bœuf
       *[other] { $n } dés Bœuf
    }
goods-basketmaker = la vannerie
goods-joinery = la menuiserie
goods-pottery = la poterie
goods-stonecutter = le tailleur de pierre

## Goods, by name

good-wood = bois
good-clay = argile
good-reed = roseau
good-stone = pierre
good-grain = céréale
good-vegetable = légume
good-food =
    { $edition ->
        [agricola-classic] PN
       *[other] repas
    }
good-sheep = mouton
good-boar = sanglier
good-cattle = bœuf
good-pig = cochon
good-cow = vache
good-horse = cheval
good-border = barrière
good-trough = auge
good-field = champ
good-barley = orge
good-flax = lin
good-hops = houblon
good-rye = seigle
good-hide = peau de bête
good-meat = viande
good-milk = lait
good-wool = laine
good-tool = outil
good-jewel = bijou
good-gateway = carte Portail
good-farmyard = carte Cour de ferme
good-bonus = carte Bonus
good-point = carte Point
good-brick = brique

## What is asked

prompt-choose = Choisissez
prompt-and-or = L’un, l’autre ou les deux : { $parts }
prompt-one-of = Au choix : { $parts }
prompt-may = Si vous le souhaitez : { $part }
prompt-then = { $first } → { $then }
prompt-use-cards = Utilisez vos cartes ou terminez

## Why not

reason-not-now = Ce n’est pas possible maintenant.
reason-part-done = Vous avez déjà fait cette action. Choisissez autre chose ou terminez.
reason-list-ends = Quelque chose est révélé avant cela. Jouez d’abord les actions qui précèdent.
reason-game-over = La partie est terminée.
reason-other-seat = C’est à { $seat } de jouer. Attendez votre tour.
reason-unknown-action = Ce jeu ne connaît pas l’action « { $action } ». Choisissez-en une dans la liste.
reason-asked-something-else = Ce n’est pas ce qui vous est demandé. { $prompt }
reason-none-of = Vous ne pouvez rien faire ici. { $reasons }
