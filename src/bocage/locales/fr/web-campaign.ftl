### Series and campaigns on the web: the choice in the lobby, at the table, and the page of a campaign.

## A new table

campaign-choice = Une partie ou plusieurs ?
campaign-single = Une partie
    .help = Une seule partie, et c’est tout.
campaign-solo = Série en solitaire
    .help = Huit parties aux objectifs de plus en plus élevés. Après chaque partie gagnée, un savoir-faire reste en jeu.
campaign-three-games = Campagne
    .help = Trois parties pour des points de campagne. Après chacune, chacun garde un savoir-faire pour la suivante.

## In the lobby and at the table

campaign-leg-solo =
    { $goal ->
        [one] Série en solitaire, partie { $number } pour { $goal } point
       *[other] Série en solitaire, partie { $number } pour { $goal } points
    }
campaign-leg-three-games = Campagne, partie { $number } sur 3
campaign-goes-on = Partie terminée : voyons la suite
campaign-open-solo = Vers la série
campaign-open-three-games = Vers la campagne
campaign-next-table = Vers la partie suivante

## The page

campaign-loading = Les parties arrivent…
campaign-missing = Cette campagne ne peut pas être affichée
campaign-title = { $kind } · { $game }
campaign-play = Jouer la partie { $number }
campaign-watch = Regarder la partie { $number }
campaign-result = Résultat de la partie { $number }
campaign-record = Télécharger toutes les parties

## The game to come

campaign-now-solo =
    { $goal ->
        [one] Partie { $number } : { $goal } point à atteindre
       *[other] Partie { $number } : { $goal } points à atteindre
    }
campaign-now-three-games = Partie { $number } sur 3
campaign-reached =
    { $n ->
        [one] Partie { $number } gagnée avec { $points } point
       *[other] Partie { $number } gagnée avec { $points } points
    }
campaign-missed =
    { $n ->
        [one] Partie { $number } : { $points } point, l’objectif est manqué
       *[other] Partie { $number } : { $points } points, l’objectif est manqué
    }
campaign-ended-three-games = La partie { $number } est terminée
campaign-again = La même partie se rejoue, sans { good-food } au départ.
campaign-begin = Commencer la partie { $number }
campaign-repeat = Rejouer la partie { $number }
campaign-starts = { $name } commence.
campaign-food = { $name } commence avec { $n } { good-food } de plus.
campaign-food-solo = Vous commencez avec { $n } { good-food }.

## What stays

campaign-kept = Savoir-faire permanents
campaign-kept-none = Aucun pour l’instant.
campaign-keep = Quel savoir-faire reste en jeu ?
campaign-keep-of = { $name } : quel savoir-faire reste en jeu ?
campaign-keep-help-solo = Il est en jeu dès le début de toutes les parties suivantes.
campaign-keep-help-three-games = Il est en jeu dès le début de la partie suivante.
campaign-keep-this = Garder
campaign-keep-chosen = Choisi
campaign-wait = Le choix revient encore à { $names }

## The end

campaign-over-solo = Le huitième objectif est atteint : la série est achevée.
campaign-go-on = La partie { $number } se joue avec les mêmes savoir-faire.
campaign-winners =
    { $n ->
        [one] { $names } remporte la campagne
       *[other] Campagne partagée par { $names }
    } avec { $points ->
        [one] { $points } point de campagne
       *[other] { $points } points de campagne
    }

## The games so far

campaign-games = Les parties
campaign-game = Partie
campaign-goal = Objectif
campaign-points = Score
campaign-stays = Reste en jeu
campaign-at-start = Au départ
campaign-mark-reached = atteint
campaign-mark-missed = manqué
campaign-ranked =
    { $n ->
        [one] { $n } point de campagne
       *[other] { $n } points de campagne
    }
campaign-more-food = { $n } { good-food } de plus au départ
campaign-started = commence
campaign-sum = Points de campagne
campaign-playing = en cours
campaign-chart-solo = Points et objectifs
campaign-chart-three-games = Points de campagne
campaign-chart-start = Début
