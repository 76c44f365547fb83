### The command line: series and campaigns.

cli-campaign-kinds = Campagnes : { $kinds }
cli-campaign-solo = série en solitaire
cli-campaign-three-games = campagne en trois parties
cli-campaign-title = { $game } : { $kind }

## The games so far

cli-campaign-game = Partie
cli-campaign-goal = Objectif
cli-campaign-points = Points
cli-campaign-stays = Reste en jeu
cli-campaign-reached = atteint
cli-campaign-missed = manqué
cli-campaign-ranked = { $score } (+{ $n })
cli-campaign-sum = Points de campagne

## The game to come

cli-campaign-next = Partie { $number } sur 3.
cli-campaign-next-goal =
    Partie { $number } : { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    } à atteindre.
cli-campaign-again =
    Objectif manqué. La partie { $number } se rejoue : { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    } à atteindre, sans { good-food } au départ.
cli-campaign-starts = { $who } commence.
cli-campaign-food = { $who } commence avec { $n } { good-food } de plus.
cli-campaign-kept = { $who } commence avec ces savoir-faire en jeu : { $cards }.
cli-campaign-enter = Entrée commence la partie { $number }, « quitter » s’arrête là >
cli-campaign-hear = Appuyez sur Entrée, ou tapez un des mots entre guillemets.

## What stays

cli-campaign-keep = { $who }, quel savoir-faire reste en jeu ? Tapez son numéro ou son nom >
cli-campaign-which = Tapez un nombre de 1 à { $last }, ou des mots qui ne désignent qu’un de ces savoir-faire.
cli-campaign-keeps = { $who } garde « { $card } ».

## The end

cli-campaign-won = Le huitième objectif est atteint : la série est achevée.
cli-campaign-on = encore
cli-campaign-go-on =
    Entrée quitte, « encore » joue la partie { $number } pour { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    } avec les mêmes savoir-faire >
cli-campaign-winners =
    { $n ->
        [one] { $names } remporte la campagne
       *[other] Campagne partagée par { $names }
    } avec { $points ->
        [one] { $points } point de campagne
       *[other] { $points } points de campagne
    }.
cli-campaign-saved = La campagne est enregistrée dans { $file }.

## Refusals

cli-which-kind = Quelle sorte de campagne ? Choisissez parmi { $kinds }.
cli-file-no-campaign = { $file } : ce n’est pas une campagne de Bocage ({ $error }).
