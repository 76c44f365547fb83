# Ce qui ne va pas avec les cartes de quelqu’un, une phrase pour chaque défaut.

own-no-file = { $file } ne peut pas être lu : { $error }.
own-no-text = { $file } n’est pas un texte en UTF-8.
own-two-files = Deux fichiers différents s’appellent { $file }.
own-missing = Cette partie a été jouée avec les cartes du fichier { $file }, d’empreinte { $hash } : indiquez ce fichier par { $how }.
own-changed = { $file } a changé : cette partie a été jouée avec le fichier d’empreinte { $hash }, celui-ci a { $found } ; indiquez l’ancien par { $how }.
own-at-line = { $file }, ligne { $line } : { $error }
own-in-play = { $file }, ligne { $line }, dans « { $function } » de la carte { $id } : { $error }
own-no-list = { $file } ne donne aucune carte : il lui faut OWN = [ own(…), … ].
own-no-card = { $file } a dans OWN autre chose que des own(…).
own-bad-id = « { $id } » ne peut pas être le numéro d’une carte : il faut une majuscule et un à quatre chiffres, par exemple X001.
own-taken-id = Une autre carte porte déjà le numéro { $id }.
own-bad-kind = { $id } doit être faite par minor(…) ou occupation(…).
own-bad-category = { $id } a la catégorie « { $category } » ; il y a { $known }.
own-bad-locale = { $id } a un texte en « { $locale } » ; les langues sont { $known }.
own-no-words = Il faut à { $id } un nom et un texte, au moins dans une langue.
own-no-need = { $id } a une condition sans texte : donnez-le par own(…, need=…).
own-shares = { $id } partage un élément avec une autre carte ou l’a deux fois : refaites-le à chaque place.
own-no-space = « { $name } » n’est pas une case ; il y a par exemple { $near }.
own-no-trade = Trades(…) ne connaît que { $known } ; tout autre échange s’écrit AtAnyTime(Buy(…), (WORK,)).
own-no-verb = Ask(…) ne connaît pas le verbe « { $verb } » ; il y a { $known }.
own-no-action = { $id } demande « { $action } », qui n’est pas une action du jeu.
own-no-scenario = { $id } n’a pas de scénario qui montre ce qu’elle fait.
own-scenario = { $id }, scénario { $n } : { $fault }
own-scenario-bad = La position est impossible : { $error }
own-scenario-refused = « { $action } » est refusé : { $error }
own-scenario-differs = « { $field } » devrait être { $expected } et est { $found }.
own-not-repeated = Une partie avec ces cartes n’est pas la même quand elle est rejouée (seed { $seed }) : prenez s.draw pour le hasard et ne gardez rien hors de l’état.
own-breaks = Une partie avec ces cartes s’interrompt (seed { $seed }) : { $error }

cli-own-fine = { $n ->
    [one] Une carte, aucun défaut.
   *[other] { $n } cartes, aucun défaut.
}
cli-own-games = Parties : { $n }, une moitié par des robots gloutons, l’autre au hasard, chaque carte distribuée à quelqu’un
cli-own-card = Carte
cli-own-dealt = Donnée
cli-own-played = Jouée
cli-own-points = Points
cli-own-points-note = Points : ce qu’un robot glouton qui a la carte en main marque en moyenne de plus que l’autre, et de combien le hasard peut déplacer ce chiffre.
cli-own-points-unknown = —
