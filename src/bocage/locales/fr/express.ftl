### Agricola Express: dice, actions, questions, log, score sheet.

## Dice, by kind

dice-express-farm = Ferme
dice-express-occupation = Savoir-faire
dice-express-improvement = Aménagement
dice-express-produce = Produits
dice-express-material = Matériaux
dice-express-animal = Animaux

## Faces

face-express-house = Maison
face-express-pasture = Clôture
face-express-field = Champ
face-express-mayor = Maire
face-express-builder = Maçon
face-express-farmer = Cultivateur
face-express-rancher = Éleveur
face-express-gatherer = Collecteur
face-express-midwife = Nourrice
face-express-oven = Four
face-express-hearth = Cheminée
face-express-basketmaker = Vannerie
face-express-joinery = Menuiserie
face-express-pottery = Poterie
face-express-stonecutter = Tailleur de pierre
face-express-food = Nourriture
face-express-double = 2 Nourritures
face-express-grain = Céréale
face-express-vegetable = Légume
face-express-reed = Roseau
face-express-wood = Bois
face-express-brick = Brique
face-express-stone = Pierre
face-express-sheep = Mouton
face-express-boar = Sanglier
face-express-cattle = Bœuf

## Goods that the box calls otherwise than other games do

express-good-food = nourriture
express-goods-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }

## Actions; `.now` adds what an action costs or brings at the moment

action-express-done = Terminer
    .rooms = Ne plus ajouter de pièce
    .upgrade = Garder la maison telle quelle
    .sow = Ne rien semer
    .add = N’ajouter aucun animal
    .feed = Nourrir la famille ({ $n } nourritures)
    .spare = Ne plus rien cuire
action-express-roll = Jeter les 13 dés
action-express-collect = Récupérer des dés
    .now = Récupérer { $goods } ({ $dice })
action-express-room = Ajouter une pièce
    .now = Ajouter une pièce ({ $goods })
action-express-upgrade = Améliorer la maison
    .now = Passer à une { $house } ({ $goods })
action-express-baby = Faire un bébé
action-express-field = Prendre un champ
action-express-sow = Semer le champ
    .now = Semer { $goods } pour { $gains }
action-express-pasture = Construire un pâturage
    .now = Construire un pâturage ({ $goods })
action-express-add = Ajouter un animal
    .now = Ajouter { $goods }
action-express-learn = Acquérir un savoir-faire
    .now = Acquérir « { $card } » ({ $goods })
action-express-build = Construire un aménagement
    .now = Construire « { $card } » ({ $goods })
action-express-set = Changer la face d’un dé
    .now = Changer un dé « { $from } » en « { $to } »
    .pay = Changer un dé « { $from } » en « { $to } » ({ $goods })
action-express-cook = Cuire
    .now = Cuire { $goods } pour { $gains }
action-express-free = Libérer un pâturage
    .now = Laisser partir { $goods }
    .cook = Cuire { $goods } pour { $gains }
action-express-breed = Faire naître un animal
    .now = Faire naître { $goods }

## Questions

prompt-express-turn =
    { $n ->
        [one] Prenez un groupe de dés (dernière action de la manche)
       *[other] Prenez un groupe de dés (encore { $n } actions dans cette manche)
    }
prompt-express-rooms = Ajouter une autre pièce ?
prompt-express-upgrade = Passer aussitôt à une { $house } ?
prompt-express-sow = Semer le nouveau champ ?
prompt-express-add = Ajouter l’animal d’un dé ?
prompt-express-free = Plus de types d’animaux que de pâturages : choisissez les animaux qui partent
prompt-express-feed = Nourrissez votre famille (il faut { $n } nourritures, votre fiche en compte { $have })
prompt-express-crowded = Cuire un type d’animaux pour laisser son pâturage aux autres ? Ensuite, vous nourrissez votre famille
prompt-express-breed = Trop peu de pâturages pour toutes les naissances : choisissez les animaux
prompt-express-spare = Cuire ce qui ne coûte aucun point ? La nourriture restante départage les égalités

## What happened

log-express-round = Manche { $round }.
log-express-roll = { $seat } jette tous les dés.
log-express-set = { $seat } change un dé « { $from } » en « { $to } ».
log-express-collect = { $seat } récupère { $goods }.
log-express-room = { $seat } ajoute une pièce ({ $goods }).
log-express-upgrade = { $seat } passe à une { $house } ({ $goods }).
log-express-baby = Un bébé naît chez { $seat }.
log-express-field = { $seat } prend un champ.
log-express-sow = { $seat } sème le champ ({ $goods }) : { $gains }.
log-express-pasture = { $seat } construit un pâturage ({ $goods }).
log-express-add = { $seat } ajoute { $goods }.
log-express-learn = { $seat } acquiert « { $card } » ({ $goods }).
log-express-build = { $seat } construit « { $card } » ({ $goods }).
log-express-cook = { $seat } cuit { $goods } pour { $gains }.
log-express-free = { $seat } laisse partir { $goods }.
log-express-harvest =
    { $n ->
        [1] Première récolte.
        [2] Deuxième récolte.
       *[3] Troisième et dernière récolte.
    }
log-express-fed =
    { $n ->
        [0] { $seat } n’a aucune nourriture pour sa famille.
        [one] { $seat } nourrit sa famille : { $n } nourriture.
       *[other] { $seat } nourrit sa famille : { $n } nourritures.
    }
warning-express-missing =
    { $n ->
        [one] Quoi que vous fassiez, il manquera { $n } nourriture à la récolte (−{ $points } points).
       *[other] Quoi que vous fassiez, il manquera { $n } nourritures à la récolte (−{ $points } points).
    }
log-express-missing =
    { $n ->
        [one] Il manque { $n } nourriture à { $seat } (−{ $points } points).
       *[other] Il manque { $n } nourritures à { $seat } (−{ $points } points).
    }
log-express-born = Naissances chez { $seat } : { $goods }.
log-express-scored =
    { $points ->
        [one] { $seat } marque { $points } point.
       *[other] { $seat } marque { $points } points.
    }
log-express-lost =
    { $points ->
        [one] { $seat } perd { $points } point.
       *[other] { $seat } perd { $points } points.
    }
log-express-starter = { $seat } devient premier joueur.

## The score sheet

score-house = Maison
score-babies = Bébés
score-food = Nourriture manquante
score-vegetable = Légumes
score-reed = Roseaux
score-wood = Bois
score-brick = Briques
score-stone = Pierres
score-improvements = Aménagements
