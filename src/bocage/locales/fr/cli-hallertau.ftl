### The command line: Hallertau.

## The board

cli-hallertau-round = manche { $round } sur { $rounds }
cli-hallertau-section =
    { $cleared ->
        [0] Section { $n }
       *[1] Section { $n } · libérée
    }
cli-hallertau-legend = { $taken } rangée occupée, { $free } rangée libre. Le nombre : les ouvriers que demande la suivante.
cli-hallertau-closed = fermée
cli-hallertau-corner = 1 carte, 1er joueur
cli-hallertau-sections-left =
    { $n ->
        [one] encore { $n } carte Section
       *[other] encore { $n } cartes Section
    }
cli-hallertau-decks = Pioches : { $decks }
cli-hallertau-discarded = Hors du jeu : { $cards }

# What a space does, in a few words beside its title.
cli-does-hallertau-sheep-breeding = 2 lait : 1 mouton
cli-does-hallertau-sheep-shearing = laine par mouton
cli-does-hallertau-farming = champ 5 / semer 4
cli-does-hallertau-butchery = mouton : 4 viande, 2 peaux
cli-does-hallertau-nursery = 3 argile / 3 grains
cli-does-hallertau-busy-weekend = lait/laine, semer 2
cli-does-hallertau-clearing = champ 2, 1 argile
cli-does-hallertau-small-trade = 2 grains, lait/laine
cli-does-hallertau-cultivation = semer 3
cli-does-hallertau-weekly-market = 1 mouton, 1 viande
cli-does-hallertau-land-sale = champ : 1 bijou, 3 argile
cli-does-hallertau-fertilizing = 2 en rangée 5, semer 1
cli-does-hallertau-tool-shed = 4 argile / champ 4
cli-does-hallertau-town-hall = recul : 2 bijoux
cli-does-hallertau-sheep-market = 1 mouton, 1 peau

## The village: the headings of fields and sheep have 8 letters at most

cli-hallertau-fields = Champs
cli-hallertau-sheep = Moutons
cli-hallertau-empty = vide
cli-hallertau-spot =
    { $spot ->
        [stables] étables : { $n }
       *[other] carte { $spot } : { $n }
    }
cli-hallertau-centre =
    { $points ->
        [0] Foyer rural : { $n } ouvriers
       *[other] Foyer rural : { $n } ouvriers, { $points } points
    }
cli-hallertau-prices = Coût de la prochaine amélioration
cli-hallertau-row-end = au bout de sa ligne
cli-hallertau-tools-missing = pas assez d’outils disponibles
cli-hallertau-goods-missing = vous ne pouvez pas payer

## What a seat has

cli-hallertau-no-goods = stock vide
cli-hallertau-exhausted =
    { $n ->
        [one] { $n } outil utilisé dans cette manche
       *[other] { $n } outils utilisés dans cette manche
    }
cli-hallertau-workers =
    { $n ->
        [one] { $n } ouvrier à placer
       *[other] { $n } ouvriers à placer
    }
cli-hallertau-held = En main : { $cards }
cli-hallertau-played = Jouées : { $cards }

## Cards

cli-kind-gateway = Cartes Portail
cli-kind-farmyard = Cartes Cour de ferme
cli-kind-bonus = Cartes Bonus
cli-kind-point = Cartes Point
cli-card-discarded = Hors du jeu
cli-hand-more = « main » lit vos cartes, « carte » et un numéro en lit une.
cli-hallertau-no-cards = Personne n’a encore joué de carte.
cli-hallertau-cards-more = « cartes toutes » lit les { $n } cartes de la partie. Une sorte, une pioche ou des mots permettent de chercher : « cartes bonus », « cartes mouton ».

## Asking

cli-hallertau-choose-space = Choisissez une case numérotée, par son numéro ou son nom. « pourquoi pépinière » dit pourquoi elle n’a pas de numéro, « règles pépinière » ce qu’elle donne.
cli-hallertau-no-such-action = Aucune action, case, aucun artisan, aucune carte de ce jeu ne correspond à « { $given } ».
cli-hallertau-no-rules = Aucune case, aucun artisan, aucune carte de cette partie ne correspond à « { $given } ». « plateau » montre leurs noms.
cli-hallertau-no-such-card = Aucune carte de cette partie ne correspond à « { $given } ». « cartes toutes » les montre.
cli-hallertau-card-which = Nommez une carte par son numéro, par exemple « carte 802 ».
cli-hallertau-rules-of-what = Nommez une case, un artisan ou une carte, par exemple « règles pépinière ».
cli-hallertau-help-choose = Choisissez par numéro (« 7 »), par action (« place nursery », « sow rye-3 »), par des mots qui ne désignent qu’un seul choix (« pépinière »), ou une carte par ses trois chiffres (« 007 »). Ou tapez une commande :
cli-hallertau-help-why = la raison d’un refus : « pourquoi pépinière », « pourquoi 007 » ; seul, pourquoi des cases ou des cartes sont exclues
cli-hallertau-help-board = le plateau d’actions, les villages et les stocks
cli-hallertau-help-farms = tous les villages
cli-hallertau-help-hand = vos cartes en main avec leurs textes
cli-hallertau-help-card = tout ce que dit une carte, par son numéro : « carte 802 »
cli-hallertau-help-cards = les cartes jouées ; « cartes mouton » cherche des cartes, « cartes toutes » lit toutes celles de la partie
cli-hallertau-help-rules = l’effet d’une case, d’un artisan ou d’une carte : « règles pépinière »
cli-hallertau-help-farm = Les champs sont en rangées 5 à 2. Sur la ligne d’un artisan, ⌂ est l’artisan, ○ un rocher, ═ est derrière le foyer rural, et un 3 à gauche de l’artisan vaut 3 points. Un nombre entre parenthèses est un choix.
