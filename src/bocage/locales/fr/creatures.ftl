### All Creatures Big and Small: actions, questions, log, score pad.

## Actions; `.now` adds what an action costs at the moment

action-creatures-done = Terminer
action-creatures-place = { $space }
action-creatures-visit = { $space }
action-creatures-border = Placer une barrière
    .now =
        { $side ->
            [n] Barrière au-dessus de { $cell }
            [s] Barrière au-dessous de { $cell }
            [e] Barrière à droite de { $cell }
           *[w] Barrière à gauche de { $cell }
        }
action-creatures-trough = Placer une auge en { $cell }
action-creatures-stall = Construire une stalle en { $cell }
action-creatures-stables = Améliorer en étable la stalle en { $cell }
action-creatures-extend =
    { $side ->
        [left] Ajouter une extension à gauche
       *[right] Ajouter une extension à droite
    }
action-creatures-build = Construire « { $card } »
    .now = Construire « { $card } » ({ $goods })
    .either = Construire « { $card } » ({ $goods } ou { $other })
action-creatures-pay = Payer en { $good }
action-creatures-site = Placer en { $cell }
action-creatures-take = Prendre 1 { $good }
action-creatures-release = Laisser partir 1 { $good }
action-creatures-swap = Échanger 1 { $good } contre 1 vache
action-creatures-spend = Payer deux ressources
    .now = Payer { $goods }
action-creatures-trade = Échanger des animaux
    .now = Échanger { $goods } contre { $gains }
action-creatures-lift-trough = Déplacer l’auge en { $cell }
action-creatures-lift-stall = Déplacer la stalle en { $cell }
action-creatures-use = Utiliser « { $card } »
action-creatures-anytime = Utiliser d’abord un bâtiment

## Questions

prompt-creatures-place = Placez un ouvrier (encore { $people })
prompt-creatures-visit = Utiliser une case libre sans ouvrier ?
prompt-creatures-border = Placez une barrière ({ $goods } chacune, { $n } en stock)
prompt-creatures-border-free =
    { $n ->
        [one] Placez une barrière gratuitement
       *[other] Placez jusqu’à { $n } barrières gratuitement
    }
prompt-creatures-border-new =
    { $n ->
        [one] Placer gratuitement la nouvelle barrière ?
       *[other] Placer gratuitement les { $n } nouvelles barrières ?
    }
prompt-creatures-give-border = Placez une barrière ; une autre va à votre adversaire
prompt-creatures-trough = Placez une auge ({ $goods })
prompt-creatures-trough-free = Placez une auge gratuitement
prompt-creatures-stall = Construisez une stalle ({ $goods })
prompt-creatures-stables = Améliorez une stalle en étable
prompt-creatures-barn = Améliorer gratuitement la nouvelle stalle en étable ?
prompt-creatures-pay = Choisissez comment payer
prompt-creatures-build = Construisez un bâtiment spécial
prompt-creatures-beside = Construire un autre bâtiment spécial à côté ?
prompt-creatures-site = Choisissez où placer « { $card } »
prompt-creatures-extend = Ajoutez l’extension à gauche ou à droite
prompt-creatures-take-material = Prenez une ressource
prompt-creatures-take-animal = Prenez un animal
prompt-creatures-one-more = Choisissez les animaux qui reçoivent un compagnon de pâturage
prompt-creatures-swap = Échangez un animal contre une vache
prompt-creatures-trade = Échangez deux animaux différents contre un troisième
prompt-creatures-spend = Payez deux ressources différentes pour un animal
prompt-creatures-lift = Choisissez ce que vous déplacez
prompt-creatures-landing = Choisissez où la poser
prompt-creatures-part = La place manque : choisissez l’animal qui part
prompt-creatures-part-rearing = La nurserie se vide et la place manque : choisissez l’animal qui part
prompt-creatures-part-young = La place manque pour les petits : choisissez l’animal qui part
prompt-creatures-use = Choisissez le bâtiment à utiliser
prompt-creatures-after-work = Échanger des animaux avant le retour des ouvriers ?
prompt-creatures-before-breeding = Utiliser un bâtiment avant la reproduction ?
prompt-creatures-before-scoring = Utiliser un bâtiment avant le décompte ?
prompt-creatures-ranch = Placer une barrière gratuite pour le poulain ?
prompt-creatures-carve = Placer une pierre sur le tailleur de pierre ?

## What happened

log-creatures-round = Tour { $round }.
log-creatures-place = { $seat } choisit « { $space } ».
log-creatures-idle = { $seat } ne trouve aucune case pour un ouvrier.
log-creatures-visit = { $seat } utilise « { $space } » sans ouvrier.
log-creatures-receive = { $seat } prend { $goods }.
log-creatures-border =
    { $side ->
        [n] { $seat } place une barrière au-dessus de { $cell }.
        [s] { $seat } place une barrière au-dessous de { $cell }.
        [e] { $seat } place une barrière à droite de { $cell }.
       *[w] { $seat } place une barrière à gauche de { $cell }.
    }
log-creatures-give-border = { $seat } donne une barrière à { $by }.
log-creatures-trough = { $seat } place une auge en { $cell }.
log-creatures-stall = { $seat } construit une stalle en { $cell }.
log-creatures-stables = { $seat } améliore en étable la stalle en { $cell }.
log-creatures-build = { $seat } construit « { $card } » ({ $goods }).
    .bare = { $seat } construit « { $card } ».
log-creatures-extend =
    { $side ->
        [left] { $seat } ajoute une extension à gauche.
       *[right] { $seat } ajoute une extension à droite.
    }
log-creatures-release = { $seat } laisse partir { $goods }.
log-creatures-born = Naissances chez { $seat } : { $goods }.
log-creatures-swap = { $seat } échange { $goods } contre { $gains }.
log-creatures-spend = { $seat } paie { $goods }.
log-creatures-move-trough = { $seat } déplace une auge de { $origin } en { $cell }.
log-creatures-move-stall = { $seat } déplace une stalle de { $origin } en { $cell }.
log-creatures-use = { $seat } utilise « { $card } ».
log-creatures-carve = { $seat } place une pierre sur le tailleur de pierre.

## The score pad

score-pigs = Cochons
score-cows = Vaches
score-horses = Chevaux
score-bonus-sheep = Bonus moutons
score-bonus-pigs = Bonus cochons
score-bonus-cows = Bonus vaches
score-bonus-horses = Bonus chevaux
score-extensions = Extensions
score-buildings = Bâtiments
