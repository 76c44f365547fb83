### The command line: matches between bots.

cli-arena-title =
    { $sets ->
        [one] { $game } : { $sets } donne
       *[other] { $game } : { $sets } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-arena-games = Parties
cli-arena-margin = Avance
cli-arena-rating = Cote
cli-arena-span = { $value } ± { $reach }
cli-arena-percent = { $value } % ({ $low }–{ $high })
cli-arena-nothing = Aucune donne n’est encore complète.

## What the figures mean

cli-arena-confidence = Intervalles de confiance à { $n } %. Graine : { $seed }.
cli-arena-decided =
    { $side ->
        [above] C’est décidé : { $bot } gagne dans plus de { $mark } % des cas.
       *[below] C’est décidé : { $bot } gagne dans moins de { $mark } % des cas.
    }
cli-arena-seconds = Les robots qui réfléchissent pendant un temps donné ne jouent pas deux fois de la même façon : ces résultats ne peuvent pas être reproduits exactement.

## The page

cli-arena-rate = Taux de victoire
cli-arena-points = Points par partie
cli-arena-running = { $what }, donne après donne

## Refusals

cli-arena-other-file = { $file } : impossible de poursuivre ces résultats ({ $error }).
