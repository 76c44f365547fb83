### Agricola: the games and their options, actions, questions, score sheet.

game-agricola-classic = Agricola, première édition
    .help = Développez une ferme en 14 tours et nourrissez votre famille. Le jeu familial de la première édition, de 1 à 5 joueurs.
game-agricola-revised = Agricola, édition révisée
    .help = Développez une ferme en 14 tours et nourrissez votre famille. L’édition révisée de 1 à 4 joueurs, avec des cartes en main ou sans (variante Débutant).

## Options

option-cards = Cartes en main
    .help = Les cartes distribuées aux joueurs.
option-cards-none = Aucune
    .help = Le jeu simplifié, sans cartes en main.
option-round_cards = Ordre des nouvelles actions
    .help = La façon dont arrive la nouvelle action de chaque tour. On ne peut choisir qu’en solitaire.
option-round_cards-shuffled = Au hasard
    .help = Les cartes de chaque période sont mélangées.
option-round_cards-chosen = Choisi
    .help = Au début du tour, vous choisissez parmi les cartes qui restent dans la période.
option-additional_actions = Actions supplémentaires
    .help = Une tuile avec d’autres cases Action, de 2 à 4 joueurs.
option-additional_actions-false = Sans
    .help = Le plateau tel quel.
option-additional_actions-true = Avec
    .help = La tuile est posée à côté du plateau. Un seul Fermier suffit à la fermer pour le tour.

option-cards-base = Jeu complet
    .help = Chacun a des savoir-faire et des aménagements mineurs en main.

## Words that differ from book to book: `$edition` is the game that speaks

word-house =
    { $edition ->
        [agricola-classic] habitation
       *[other] maison
    }
word-the-house =
    { $edition ->
        [agricola-classic] l’habitation
       *[other] la maison
    }
word-farm =
    { $edition ->
        [agricola-classic] cour
       *[other] ferme
    }
word-person =
    { $edition ->
        [agricola-classic] personne
       *[other] Fermier
    }
word-people =
    { $edition ->
        [agricola-classic] personnes
       *[other] Fermiers
    }
word-member =
    { $edition ->
        [agricola-classic] membre de la famille
       *[other] Fermier
    }
word-members =
    { $edition ->
        [agricola-classic] membres de la famille
       *[other] Fermiers
    }
word-begging =
    { $edition ->
        [agricola-classic] carte de mendicité
       *[other] tuile Mendicité
    }
word-begging-many =
    { $edition ->
        [agricola-classic] cartes de mendicité
       *[other] tuiles Mendicité
    }
word-round-space =
    { $edition ->
        [agricola-classic] case de tour
       *[other] case Tour
    }
word-round-spaces =
    { $edition ->
        [agricola-classic] cases de tour
       *[other] cases Tour
    }
word-goods =
    { $edition ->
        [agricola-classic] marchandises
       *[other] ressources
    }
word-feeding =
    { $edition ->
        [agricola-classic] l’alimentation
       *[other] le repas de famille
    }
word-need =
    { $edition ->
        [agricola-classic] condition
       *[other] pré-requis
    }
word-need-met =
    { $edition ->
        [agricola-classic] sa condition doit être remplie
       *[other] son pré-requis doit être rempli
    }
word-passing =
    { $edition ->
        [agricola-classic] carte itinérante
       *[other] carte mobile
    }

## The house

house-wood =
    { $edition ->
        [agricola-classic] cabane en bois
       *[other] maison en bois
    }
house-clay =
    { $edition ->
        [agricola-classic] cabane en argile
       *[other] maison en argile
    }
house-brick = maison en brique
house-stone = maison en pierre

## Actions; `.now` adds what an action costs or brings at the moment

action-done = Terminer
action-place = { $space }
action-pass = Passer
action-reveal = Révéler « { $space } »
action-room = Construire une pièce en { $cell }
action-stable = Construire une étable en { $cell }
action-renovate = Rénover { word-the-house }
action-grow = Naissance
action-plow = Labourer { $cell }
action-sow-grain = Semer une céréale en { $cell }
action-sow-vegetable = Semer un légume en { $cell }
action-bake = Cuire du pain (1 { $good })
action-fence = Clôturer { $cells }
    .now = Clôturer { $cells } ({ $goods })
action-build = Construire : { $card }
    .now = Construire : { $card } ({ $goods })
    .swap = Construire : { $card } (en rendant un foyer)
action-play = Jouer : { $card }
    .now = Jouer : { $card } ({ $goods })
action-use = Utiliser : { $card }
action-pay-goods = Payer { $goods }
action-pay-rest = Payer { $goods }
action-pay-using = Utiliser : { $card } (payer { $goods })
action-start = Devenir premier joueur
action-renovate-to-stone = Rénover directement en pierre
action-spend = Payer 1 clôture de plus en { $good }
action-sow-grain-on = Semer une céréale sur : { $card }
action-sow-wood-on = Planter du bois : { $card }
action-sow-vegetable-on = Semer un légume sur : { $card }
action-reap = Prendre 1 céréale de plus en { $cell }
action-move-from = Déplacer 1 plant depuis : { $place }
action-move-to = Le poser sur : { $place }
action-trade = Échanger des ressources
    .now = Échanger { $goods } contre { $gains }
action-swap-cards = Échanger 3 cartes contre 1
action-anytime = Utiliser d’abord une carte
action-draft = Garder : { $card }
action-discard = Défausser : { $card }
action-pick = Prendre : { $card }
action-mulligan =
    { $kind ->
        [occupations] Repiocher les savoir-faire, un de moins
       *[minors] Repiocher les aménagements mineurs, un de moins
    }
action-draw =
    { $kind ->
        [occupation] Piocher un savoir-faire
       *[minor] Piocher un aménagement mineur
    }
action-pay = Payer en { $good }
action-return = Rendre : { $card }
action-take = Prendre 1 { $good }
action-collect = Prendre tout ce qui est sur la case
action-eat = Consommer 1 { $good }
    .now = Consommer 1 { $good } (+{ $food } { good-food })
action-cook = Cuisiner 1 { $good }
    .now = Cuisiner 1 { $good } (+{ $food } { good-food })
action-release = Relâcher 1 { $good }
action-forgo = Renoncer au petit ({ $good })
action-craft = Utiliser : { $card }
    .now = Utiliser : { $card } (+{ $food } { good-food })
action-feed = Nourrir la famille
action-beg = Mendier les { good-food } manquants

## Questions

prompt-place = Placez un { word-member } (encore { $people })
prompt-reveal = Choisissez la carte du tour { $round }
prompt-room = Construisez une pièce ({ $goods })
    .bare = Construisez une pièce
prompt-stable = Construisez une étable ({ $goods })
prompt-grow = Agrandissez la famille
prompt-plow = Labourez un champ
prompt-sow = Semez dans vos champs vides
prompt-bake =
    { $food ->
        [0] Cuisez du pain
       *[other] Cuisez du pain (1 céréale donne { $food } { good-food })
    }
prompt-fence =
    { $fences ->
        [one] Clôturez un pâturage ({ $wood } bois, encore { $fences } clôture)
       *[other] Clôturez un pâturage ({ $wood } bois, encore { $fences } clôtures)
    }
prompt-build = Construisez un aménagement majeur
prompt-payment = Choisissez comment payer « { $card } »
prompt-gain = Prenez { $goods }
prompt-collect = Prenez ce qui est sur la case ({ $goods })
prompt-take = Prenez une ressource
prompt-buy = Payez { $price } et prenez { $goods }
prompt-paying = Payez { $goods } : échangez de quoi compléter
prompt-ways = Choisissez comment payer (normalement { $goods })
prompt-clay-fences =
    { $fences ->
        [one] Payez { $fences } clôture en bois ou en argile
       *[other] Payez { $fences } clôtures en bois ou en partie en argile
    }
prompt-mini-pasture = Clôturez une seule case
prompt-renovate = Rénovez votre { word-house }
prompt-start = Devenez premier joueur
prompt-play-minor = Jouez un aménagement mineur
prompt-play-occupation =
    { $food ->
        [0] Jouez un savoir-faire
       *[other] Jouez un savoir-faire ({ $food } { good-food })
    }
prompt-place-another = Placez aussitôt un deuxième { word-member }
prompt-use-cards-at = { $by } agit : utilisez vos cartes ou terminez
prompt-reap-more = Prendre 1 céréale de plus dans l’un de ces champs ?
prompt-move-from = Choisissez le champ d’où part 1 plant
prompt-move-to = Choisissez le champ vide qui le reçoit
prompt-anytime =
    { $point ->
        [0] Utilisez une de vos cartes avant de placer quelqu’un
        [1] Utiliser une de vos cartes avant la récolte des champs ?
        [2] Utiliser une de vos cartes avant la reproduction ?
        [4] Utiliser une de vos cartes avant le prochain tour ?
        [5] Utiliser une de vos cartes après votre action ?
        [6] Utiliser une de vos cartes au début du tour ?
       *[other] Utiliser une de vos cartes avant le décompte ?
    }
prompt-sow-twice = Choisissez le champ qui porte deux piles de céréales
prompt-cook-more = Cuisiner un autre bien au même moment ? Les deux rapportent 1 { good-food } de plus
prompt-overflow = La place manque : choisissez l’animal qui part
prompt-breed = La place manque pour les petits : choisissez à quoi vous renoncez
prompt-feed = Nourrissez votre famille ({ $need } { good-food }, vous en avez { $food })
prompt-feed-short = Nourrissez votre famille : il faut { $need } { good-food }, vous en avez { $food }, il en manque { $missing }

## The score sheet

score-fields = Champs
    .help = 0 ou 1 champ : −1 point ; 2 : 1 ; 3 : 2 ; 4 : 3 ; 5 ou plus : 4.
score-pastures = Pâturages
    .help = Aucun : −1 point. Chaque pâturage : 1 point, 4 au plus. La taille ne compte pas.
score-grain = Céréales
    .help = Aucune : −1 point ; 1–3 : 1 ; 4–5 : 2 ; 6–7 : 3 ; 8 ou plus : 4. Celles des champs comptent aussi.
score-vegetables = Légumes
    .help = Aucun : −1 point. Chaque légume : 1 point, 4 au plus. Ceux des champs comptent aussi.
score-sheep = Moutons
    .help = Aucun : −1 point ; 1–3 : 1 ; 4–5 : 2 ; 6–7 : 3 ; 8 ou plus : 4.
score-boar = Sangliers
    .help = Aucun : −1 point ; 1–2 : 1 ; 3–4 : 2 ; 5–6 : 3 ; 7 ou plus : 4.
score-cattle = Bœufs
    .help = Aucun : −1 point ; 1 : 1 ; 2–3 : 2 ; 4–5 : 3 ; 6 ou plus : 4.
score-unused = Cases inutilisées
    .help = −1 point par case de la { word-farm } sans pièce, ni champ, ni étable, et non clôturée.
score-stables = Étables clôturées
    .help = 1 point par étable dans un pâturage.
score-rooms =
    { $edition ->
        [agricola-classic] Habitation
       *[other] Maison
    }
    .help = 1 point par pièce en argile, 2 par pièce en pierre. Les pièces en bois ne rapportent rien.
score-people = Famille
    .help = 3 points par { word-member }.
score-cards = Cartes
    .help = Les points inscrits sur les cartes posées devant vous.
score-bonus = Points bonus
    .help = Ce que vos cartes rapportent en plus des points inscrits : noté en cours de partie ou compté à la fin.
score-begging = Mendicité
    .help = −3 points par { word-begging }.
