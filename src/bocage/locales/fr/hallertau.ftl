### Hallertau: actions, questions, log, score pad.

## Words inside other messages

# What is sown; two grain of a kind in one field have their name twice.
crop-hallertau =
    { $crop ->
        [barley] de l’orge
        [flax] du lin
        [hops] du houblon
        [wool] de la laine
        [clay] de l’argile
        [meat] de la viande
        [barley-barley] 2 orge
        [flax-flax] 2 lin
        [hops-hops] 2 houblon
        [rye-rye] 2 seigle
       *[rye] du seigle
    }
    .field =
        { $crop ->
            [barley] le champ d’orge
            [flax] le champ de lin
            [hops] le champ de houblon
            [rye] le champ de seigle
            [wool] le champ de laine
            [clay] le champ d’argile
            [meat] le champ de viande
            [barley-barley] le champ double d’orge
            [flax-flax] le champ double de lin
            [hops-hops] le champ double de houblon
            [rye-rye] le champ double de seigle
           *[empty] le champ vide
        }
# Where a sheep comes from, stands and goes: the card of a round or the stables.
spot-hallertau =
    { $spot ->
        [stables] depuis les étables
       *[other] depuis la carte { $spot }
    }
    .at =
        { $spot ->
            [stables] dans les étables
           *[other] sur la carte { $spot }
        }
    .to =
        { $spot ->
            [stables] vers les étables
           *[other] vers la carte { $spot }
        }
craft-hallertau =
    { $craft ->
        [carpentry] la menuiserie
        [brewery] la brasserie
        [icehouse] la glacière
        [bakery] la boulangerie
       *[manufacturer] le fabricant
    }
    .of =
        { $craft ->
            [carpentry] de la menuiserie
            [brewery] de la brasserie
            [icehouse] de la glacière
            [bakery] de la boulangerie
           *[manufacturer] du fabricant
        }

## Goods that the box calls otherwise than other games do

hallertau-goods-clay = { $n } argile

## Actions; `.now` adds what an action means at the moment

action-hallertau-done = Terminer
action-hallertau-place = { $space }
    .now =
        { $n ->
            [one] { $space } ({ $n } ouvrier)
           *[other] { $space } ({ $n } ouvriers)
        }
action-hallertau-tools = Échanger des ouvriers contre des outils
    .now =
        { $n ->
            [one] Échanger { $n } ouvrier contre { $n } outil
           *[other] Échanger { $n } ouvriers contre { $n } outils
        }
action-hallertau-play = Jouer une carte
    .bare = Jouer la carte { $card }
    .now = Jouer la carte { $card } (option { $n })
action-hallertau-quiet = Ne plus demander tant que rien ne change
action-hallertau-sparing = Prendre moins que proposé
action-hallertau-collect = Prendre tous les revenus
action-hallertau-income = Utiliser le revenu de la carte { $card }
action-hallertau-take = Prendre : { $good }
    .now = Prendre { $goods }
action-hallertau-field = Placer un nouveau champ en rangée { $row }
    .two = Placer 2 nouveaux champs, en rangées { $row } et { $other }
action-hallertau-amount = En prendre une partie
    .now =
        { $n ->
            [0] N’en prendre aucun
           *[other] En prendre { $n }
        }
    .all = Tout prendre
action-hallertau-sow = Semer un champ
    .now = Semer { crop-hallertau } en rangée { $row }
action-hallertau-lose = Perdre un champ ou un mouton
    .now = Perdre { crop-hallertau.field } en rangée { $row }
    .sheep =
        { $spot ->
            [stables] Perdre un mouton des étables
           *[other] Perdre un mouton de la carte { $spot }
        }
action-hallertau-uproot = Perdre 1 marchandise semée dans un champ
    .now = Perdre 1 marchandise dans { crop-hallertau.field } en rangée { $row }
action-hallertau-move = Faire avancer un mouton
    .now = Faire avancer un mouton { spot-hallertau }
action-hallertau-return = Faire reculer un mouton
    .now = Faire reculer un mouton { spot-hallertau }
    .lost = Renvoyer à la réserve un mouton { spot-hallertau.at }
action-hallertau-raise = Glisser un champ vers le haut
    .now = Glisser vers le haut { crop-hallertau.field } en rangée { $row }
action-hallertau-fertilize = Fertiliser un champ
    .now = Fertiliser { crop-hallertau.field } en rangée { $row }
action-hallertau-harvest = Moissonner un champ
    .now = Moissonner { crop-hallertau.field } en rangée { $row }
    .all = Moissonner tous les champs
action-hallertau-double = Doubler une moisson
    .now = Doubler la production : { crop-hallertau.field } en rangée { $row }
action-hallertau-trade = Payer { $goods } et prendre { $gains }
action-hallertau-breed = Élever des moutons
    .now =
        { $n ->
            [1] Payer 2 lait, prendre 1 mouton
           *[2] Payer 4 lait, prendre 2 moutons
        }
action-hallertau-advance = Améliorer { craft-hallertau }
action-hallertau-jewel = Améliorer { craft-hallertau } pour 1 bijou
action-hallertau-pay = Payer
    .now = Payer { $goods }
action-hallertau-keep = Garder 1 { $good }
action-hallertau-discard = Défausser la carte { $card }
action-hallertau-back = Faire reculer { craft-hallertau }
action-hallertau-boulder = Déplacer un rocher
    .now =
        { $n ->
            [1] Déplacer le premier rocher { craft-hallertau.of }
           *[2] Déplacer le second rocher { craft-hallertau.of }
        }
action-hallertau-clear = Vider « { $space } »
action-hallertau-recall = Prendre la rangée supérieure de « { $space } »
action-hallertau-empty = Retirer les ouvriers de « { $space } »
action-hallertau-fill = Les placer sur « { $space } »
action-hallertau-occupy = Placer votre ouvrier sur « { $space } »
action-hallertau-visit = Utiliser « { $space } »
action-hallertau-accept = Le faire

## Questions

prompt-hallertau-turn =
    { $n ->
        [one] Manche { $round } : placez votre dernier ouvrier ou échangez-le contre un outil
       *[other] Manche { $round } : placez des ouvriers ou échangez-les contre des outils (encore { $n })
    }
prompt-hallertau-cards = Jouer une carte maintenant ?
prompt-hallertau-income = Prenez les revenus de vos cartes Bonus
prompt-hallertau-sow =
    { $n ->
        [one] Semez un champ
       *[other] Semez jusqu’à { $n } champs
    }
prompt-hallertau-field-or-sow = Prenez un nouveau champ en rangée { $row }, ou semez jusqu’à { $n } champs
prompt-hallertau-take = Choisissez ce que vous prenez
prompt-hallertau-field = Choisissez la rangée du nouveau champ
prompt-hallertau-trade = Échanger { $goods } contre un bijou ?
prompt-hallertau-take-field = Choisissez combien de nouveaux champs vous prenez
prompt-hallertau-amount = Choisissez la quantité à prendre : { $good }
prompt-hallertau-lose-field = Choisissez le champ que vous perdez
prompt-hallertau-lose-sheep = Choisissez le mouton que vous perdez
prompt-hallertau-uproot = Choisissez le champ où vous perdez 1 marchandise
prompt-hallertau-move = Faire avancer un mouton vers la carte suivante ?
prompt-hallertau-return = Faites reculer un mouton d’une carte
prompt-hallertau-raise = Glissez un champ d’une rangée vers le haut
prompt-hallertau-fertilize =
    { $n ->
        [one] Glisser un champ vide en rangée { $row } ?
       *[other] Glisser jusqu’à { $n } champs vides en rangée { $row } ?
    }
prompt-hallertau-harvest = Moissonner maintenant ?
prompt-hallertau-harvest-phase = Moissonnez vos champs dans l’ordre de votre choix
prompt-hallertau-double = Choisissez le champ dont la production double
prompt-hallertau-breed = Échanger du lait contre des moutons ?
prompt-hallertau-progress = Manche { $round } : améliorez vos artisans
prompt-hallertau-pay = Choisissez ce que vous payez pour { craft-hallertau }
prompt-hallertau-pay-card = Choisissez ce que vous payez pour la carte { $card }
prompt-hallertau-keep = Choisissez le grain que vous gardez (encore { $n })
prompt-hallertau-discard =
    { $n ->
        [one] Défaussez une carte
       *[other] Défaussez { $n } cartes, une à une
    }
prompt-hallertau-back = Faire reculer un artisan contre 2 bijoux ?
prompt-hallertau-boulder = Déplacer des rochers d’une case ?
prompt-hallertau-clear = Choisissez la case dont partent tous les ouvriers
prompt-hallertau-recall = Choisissez la case dont la rangée supérieure d’ouvriers vous revient
prompt-hallertau-empty = Choisissez la case à vider
prompt-hallertau-fill = Choisissez la case que remplissent ces ouvriers
prompt-hallertau-occupy = Placez votre dernier ouvrier sur la 2e rangée d’une case
prompt-hallertau-visit = Utilisez une case avec des ouvriers de la réserve commune
prompt-hallertau-accept = Faire ce que propose la carte { $card } ?
prompt-hallertau-advance-free = Améliorez un artisan gratuitement
prompt-hallertau-starter = Prendre le jeton Premier joueur ?
prompt-hallertau-choose = Faites votre choix

## What happened

log-hallertau-round = Manche { $round }.
log-hallertau-section =
    { $count ->
        [one] Ouvriers retirés : { $n } (section { $sections }).
       *[other] Ouvriers retirés : { $n } (sections { $sections }).
    }
log-hallertau-sheep-die =
    { $n ->
        [one] { $seat } perd { $n } mouton, mort de vieillesse.
       *[other] { $seat } perd { $n } moutons, morts de vieillesse.
    }
log-hallertau-place =
    { $n ->
        [one] { $seat } place { $n } ouvrier sur « { $space } ».
       *[other] { $seat } place { $n } ouvriers sur « { $space } ».
    }
log-hallertau-tools =
    { $n ->
        [one] { $seat } échange { $n } ouvrier contre { $n } outil.
       *[other] { $seat } échange { $n } ouvriers contre { $n } outils.
    }
log-hallertau-gain = { $seat } prend { $goods }.
log-hallertau-pay = { $seat } paie { $goods }.
log-hallertau-field = { $seat } place un nouveau champ en rangée { $row }.
log-hallertau-lose-field = { $seat } perd { crop-hallertau.field } en rangée { $row }.
log-hallertau-sow = { $seat } sème { crop-hallertau } en rangée { $row }.
log-hallertau-uproot = { $seat } perd 1 marchandise dans { crop-hallertau.field } en rangée { $row }.
log-hallertau-raise = { $seat } glisse { crop-hallertau.field } en rangée { $row }.
log-hallertau-fertilize = { $seat } fertilise { crop-hallertau.field }, désormais en rangée { $row }.
log-hallertau-fallow = { $seat } met ses champs vides en jachère.
log-hallertau-harvest = { $seat } moissonne { crop-hallertau.field } en rangée { $row } : +{ $n }.
log-hallertau-move = { $seat } fait avancer un mouton { spot-hallertau.to }.
log-hallertau-return = { $seat } fait reculer un mouton { spot-hallertau }.
    .lost = { $seat } perd un mouton { spot-hallertau.at }.
log-hallertau-advance = { $seat } améliore { craft-hallertau } ({ $goods }).
    .jewel = { $seat } améliore { craft-hallertau } pour un bijou.
    .free = { $seat } améliore { craft-hallertau } gratuitement.
log-hallertau-centre =
    { $n ->
        [1] { $seat } fait avancer son foyer rural : 7 ouvriers.
        [2] { $seat } fait avancer son foyer rural : 8 ouvriers.
        [3] { $seat } fait avancer son foyer rural : 9 ouvriers.
        [4] { $seat } fait avancer son foyer rural : 10 ouvriers.
        [5] { $seat } fait avancer son foyer rural : 11 ouvriers.
        [6] { $seat } fait avancer son foyer rural : 12 ouvriers.
        [7] { $seat } fait avancer son foyer rural : 18 points.
        [8] { $seat } fait avancer son foyer rural : 34 points.
        [9] { $seat } fait avancer son foyer rural : 50 points.
       *[10] { $seat } fait avancer son foyer rural : 70 points.
    }
log-hallertau-back = { $seat } fait reculer { craft-hallertau }.
log-hallertau-boulder = { $seat } déplace un rocher { craft-hallertau.of }.
log-hallertau-boulders-broken =
    { $n ->
        [one] { $seat } brise { $n } outil.
       *[other] { $seat } brise { $n } outils.
    }
log-hallertau-play = { $seat } joue la carte { $card }.
log-hallertau-draw = { $seat } pioche { $goods }.
log-hallertau-drew = Vous piochez la carte { $card }.
log-hallertau-discard = { $seat } défausse la carte { $card }.
log-hallertau-income = { $seat } utilise le revenu de la carte { $card }.
log-hallertau-clear =
    { $n ->
        [one] { $seat } retire { $n } ouvrier de « { $space } ».
       *[other] { $seat } retire { $n } ouvriers de « { $space } ».
    }
log-hallertau-recall =
    { $n ->
        [one] { $seat } reprend { $n } ouvrier de « { $space } » pour une autre tâche.
       *[other] { $seat } reprend { $n } ouvriers de « { $space } » pour une autre tâche.
    }
log-hallertau-shift = { $seat } déplace les ouvriers de « { $space } » vers « { $other } ».
log-hallertau-starter = { $seat } prend le jeton Premier joueur.

## The score pad

score-centre = Foyer rural
score-icons = Artisans en avance
score-jewels = Bijoux
score-stock = Champs, outils et marchandises
