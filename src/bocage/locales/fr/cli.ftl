### The command line.

## Seats

cli-seat-0 = Bleu
cli-seat-1 = Rouge
cli-seat-2 = Vert
cli-seat-3 = Violet
cli-seat-4 = Naturel
cli-partner = partenaire
cli-teams-lowest = * Dans chaque catégorie, le score le moins élevé compte pour l’équipe.
cli-you = vous
cli-bot = robot : { $bot }
cli-starts = premier joueur

## The head of the table

cli-round = tour { $round } sur { $rounds }
cli-before-round-1 = avant le premier tour
cli-harvest =
    { $rounds ->
        [0] récolte à la fin de ce tour
        [1] récolte à la fin du prochain tour
       *[other] récolte dans { $rounds } tours
    }

## The action board

cli-board = Plateau d’actions
cli-round-cards =
    { $edition ->
        [agricola-classic] Cartes de tour
       *[other] Cartes Action
    }
cli-new = nouvelle
cli-stage = Période { $stage } : { $cards }
cli-on-offer = Aménagements majeurs disponibles : { $cards }
cli-open-cards = Cartes visibles : { $cards }

# What a space does, in a few words beside its title.
cli-does-farm-expansion = pièces, étables
cli-does-meeting-place = premier joueur
cli-does-grain-seeds = 1 céréale
cli-does-farmland = labourer 1 champ
cli-does-side-job = 1 étable, pain
cli-does-day-laborer = 2 { good-food }
cli-does-classic-day-laborer = 1 PN, 1 matériau
cli-does-major-improvement = en construire 1
cli-does-fencing = 1 bois chacune
cli-does-grain-utilization = semer, pain
cli-does-basic-wish = enfant, si pièce
cli-does-house-redevelopment = rénover, aménager
cli-does-vegetable-seeds = 1 légume
cli-does-urgent-wish = enfant, sans pièce
cli-does-cultivation = labourer, semer
cli-does-farm-redevelopment = rénover, clôturer
cli-does-resource-market =
    { $seats ->
        [2] 1 pierre, 1 { good-food }
        [3] 1 { good-food }, 1 roseau ou pierre
       *[other] 1 roseau, 1 pierre, 1 { good-food }
    }
cli-does-animal-market = 1 animal
cli-does-classic-animal-market = 1 animal
cli-does-modest-wish = enfant, dès le tour 5
cli-does-lessons = 1 savoir-faire
cli-does-lessons-3 = savoir-faire, 2 { good-food }
cli-does-lessons-4 = savoir-faire, 1 ou 2 { good-food }
cli-does-full-meeting-place = premier joueur, mineur
cli-does-full-major-improvement = majeur ou mineur
cli-does-full-basic-wish = enfant, puis mineur
cli-does-full-house-redevelopment = rénover, aménager

## The farm: words that fit into a cell of 8 letters, then of 5

cli-cell-wood = bois
cli-cell-clay = argile
cli-cell-stone = pierre
cli-cell-field = champ
cli-cell-grain = céréale
cli-cell-vegetable = légume
cli-cell-stable = étable
cli-cell-sheep =
    { $n ->
        [one] mouton
       *[other] moutons
    }
cli-cell-boar =
    { $n ->
        [one] sanglier
       *[other] sanglier
    }
cli-cell-cattle =
    { $n ->
        [one] bœuf
       *[other] bœufs
    }
cli-tiny-wood = bois
cli-tiny-clay = arg
cli-tiny-stone = pier
cli-tiny-field = champ
cli-tiny-grain = cér
cli-tiny-vegetable = lég
cli-tiny-sheep = mout
cli-tiny-boar = sang
cli-tiny-cattle = bœuf

## What a seat has

cli-no-goods = réserve vide
cli-people =
    { $people ->
        [one] { $people } { word-person }
       *[other] { $people } { word-people }
    }, { $home } à placer
cli-meal =
    { $missing ->
        [0] Récolte : { $need } { good-food }
       *[other] Récolte : { $need } { good-food } (il en manque { $missing })
    }
cli-left =
    Il reste { $fences ->
        [one] { $fences } clôture
       *[other] { $fences } clôtures
    }, { $stables ->
        [one] { $stables } étable
       *[other] { $stables } étables
    }
cli-occupations = Savoir-faire : { $cards }
cli-improvements = Aménagements : { $cards }
cli-scheduled =
    { $n ->
        [one] À venir : { $what } au tour { $rounds }
       *[other] À venir : { $what } aux tours { $rounds }
    }
cli-begging =
    { $n ->
        [one] { $n } { word-begging }
       *[other] { $n } { word-begging-many }
    }
cli-hand-size =
    En main : { $occupations } savoir-faire, { $minors ->
        [one] { $minors } mineur
       *[other] { $minors } mineurs
    }

## Cards

cli-kind-occupation = Savoir-faire
cli-kind-minor = Aménagements mineurs
cli-kind-major = Aménagements majeurs
cli-deck = Paquet { $deck }
cli-cost = coût : { $cost }
cli-per-person = { $cost } par { word-person }
cli-need = { word-need } : { $need }
cli-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cli-traveling = { word-passing }
cli-card-in-play = En jeu : { $who }
cli-card-in-hand = Dans votre main
cli-card-on-offer = Disponible
cli-not-playable = Impossible maintenant : { $cards }. « pourquoi » donne les raisons.
cli-all-cards = toutes
cli-cards-more = « cartes toutes » montre les { $n } cartes du jeu. Une sorte, un paquet, une catégorie ou des mots permettent de chercher : « cartes savoir-faire », « cartes paquet { $deck } », « cartes mouton ».
cli-card-more = « carte { $number } » permet d’en lire une.

## Asking

cli-welcome = Tapez le numéro d’un choix ou son nom. « aide » explique le reste, « quitter » met fin à la séance.
cli-resumed =
    { $n ->
        [one] La partie reprend après { $n } action.
       *[other] La partie reprend après { $n } actions.
    }
cli-choose-space = Choisissez une case numérotée, par son numéro ou son nom. « pourquoi clôtures » dit pourquoi une case n’a pas de numéro.
cli-choose-fences =
    Tapez les cases d’un pâturage, par exemple « A4 A5 », ou un seul côté par une case et une direction (n, e, s ou w), par exemple « A4n ». { $n ->
        [one] { $n } choix possible
       *[other] { $n } choix possibles
    } : « liste » les montre.
cli-choose-cells =
    Tapez les cases du pâturage, par exemple « A4 A5 ». { $n ->
        [one] { $n } pâturage possible
       *[other] { $n } pâturages possibles
    } : « liste » les montre.
cli-list-more = « liste 1 » à « liste { $pages } » montrent tous les choix, page par page.
cli-say-something = Tapez un numéro ou un nom, ou « aide ».
cli-confirm = Fin de votre tour de jeu. Entrée confirme, « annuler » revient en arrière >
cli-confirm-loss = Entrée continue, « annuler » revient en arrière >
cli-confirm-help = Appuyez sur Entrée pour finir, ou tapez « annuler » pour choisir autrement.
cli-confirm-choice = { $choice }. Ce choix est définitif. Entrée confirme, « annuler » revient en arrière >
cli-hand-over = { $who }, c’est à vous. Appuyez sur Entrée quand vous êtes seul à regarder >
cli-hand-over-help = Appuyez sur Entrée quand { $who } est seul à regarder. « enregistrer » et « quitter » fonctionnent aussi.
cli-labelled = { $label } : { $words }
cli-undone = Action annulée.
cli-why-possible = c’est possible maintenant.

## Refusals

cli-no-number = Le choix { $given } n’existe pas. Le dernier numéro est { $last }.
cli-no-choice = Aucun choix ne correspond à « { $given } ». Tapez un numéro ou un nom de la liste, « pourquoi { $given } » pour connaître la raison, ou « aide ».
cli-several = « { $given } » peut désigner plusieurs choses : { $choices }. Ajoutez un mot ou tapez le numéro.
cli-no-page =
    { $pages ->
        [one] Il n’y a que { $pages } page.
       *[other] Il y a { $pages } pages : tapez « liste 1 » à « liste { $pages } ».
    }
cli-why-what = Rien n’est refusé ici. Nommez ce que vous cherchez : « pourquoi clôtures ».
cli-no-such-action = Aucune action, case ou carte de ce jeu ne correspond à « { $given } ».
cli-no-rules = Aucune case ou carte de ce jeu ne correspond à « { $given } ». « plateau » et « cartes » montrent leurs noms.
cli-no-such-card = Aucune carte de ce jeu ne correspond à « { $given } ». « cartes toutes » les montre.
cli-card-which = Nommez une carte par son numéro ou des mots de son nom : « carte foyer ».
cli-no-hand = Cette partie se joue sans cartes en main.
cli-hand-empty = Vous n’avez aucune carte en main.
cli-rules-of-what = Nommez une case ou une carte, par exemple « règles pêche ».
cli-nothing-to-undo = Il n’y a rien à annuler : vous ne pouvez reprendre que vos propres actions de ce tour de jeu.
cli-not-now = Ce n’est pas possible maintenant. « aide » montre ce que vous pouvez taper.
cli-no-language = « { $given } » n’est pas une langue connue. Choisissez parmi { $languages }.
cli-save-where = Indiquez le fichier, par exemple « enregistrer partie.json ».
cli-which-game = Quel jeu ? Choisissez parmi { $games }.
cli-file-missing = { $file } : ce fichier ou ce dossier n’existe pas.
cli-file-forbidden = { $file } : vous n’avez pas le droit de lire ou d’écrire ici.
cli-file-folder = { $file } : c’est un dossier, ou son chemin ne passe pas par un dossier.
cli-file-trouble = { $file } : impossible de lire ou d’écrire ce fichier.
cli-file-not-text = { $file } : ce n’est pas un fichier de texte.
cli-file-no-record = { $file } : ce n’est pas une partie enregistrée par Bocage ({ $error }).
cli-file-other = { $file } : ce fichier existe et n’est pas une partie de Bocage. Choisissez un autre nom.

## Commands; the English words always work too

cli-command-help = aide
cli-command-hint = conseil
cli-command-why = pourquoi
cli-command-undo = annuler
cli-command-list = liste
cli-command-board = plateau
cli-command-farms = fermes
cli-command-hand = main
cli-command-card = carte
cli-command-cards = cartes
cli-command-rules = règles
cli-command-log = journal
cli-command-score = score
cli-command-save = enregistrer
cli-command-lang = langue
cli-command-quit = quitter
cli-help-choose = Choisissez par numéro (« 7 »), par action (« place fishing »), par des mots qui ne désignent qu’un seul choix (« pêche ») ou par cases (« A4 A5 »). Ou tapez une commande :
cli-help-help = cette liste
cli-help-hint = ce que jouerait un robot, avec les points qu’il en attend et la suite probable du tour
cli-help-why = la raison d’un refus : « pourquoi clôtures » ; seul, pourquoi des cases ou des cartes sont exclues
cli-help-undo = reprendre votre dernière action de ce tour de jeu
cli-help-list = tous les choix ; « liste 2 » est la deuxième page
cli-help-board = le plateau d’actions, les fermes et les réserves
cli-help-farms = toutes les fermes en grand
cli-help-hand = vos cartes en main : coût, { word-need }, points, effet
cli-help-card = tout ce que dit une carte, par numéro ou par nom : « carte puits »
cli-help-cards = les aménagements majeurs disponibles ; « cartes mouton » cherche des cartes, « cartes toutes » les montre toutes
cli-help-rules = l’effet d’une case ou d’une carte : « règles pêche »
cli-help-log = les derniers événements ; « journal tout » raconte toute la partie
cli-help-score = les points à cet instant
cli-help-save = enregistrer la partie dans un fichier : « enregistrer partie.json »
cli-help-lang = changer de langue : « langue en »
cli-help-quit = quitter la table ; la partie est gardée dans un fichier
cli-help-farm = Sur une ferme, les traits épais sont des clôtures et ⌂ est une étable. 3/4 sur une clôture : 3 animaux dans un pâturage prévu pour 4. ≈ 3 ≈ : encore 3 céréales ou légumes sur le champ. Un nombre entre parenthèses est un choix.
cli-log-more =
    { $n ->
        [one] { $n } ligne plus ancienne : « journal tout ».
       *[other] { $n } lignes plus anciennes : « journal tout ».
    }
cli-no-cards = Tous les aménagements majeurs sont construits.

## Hints

cli-thinking = { $who } réfléchit…
cli-hint-thinking = Réflexion…
cli-hint = Le meilleur, semble-t-il :

## The end

cli-score-now = Si la partie s’arrêtait maintenant :
cli-winners =
    { $n ->
        [one] { $names } l’emporte
       *[other] Victoire partagée par { $names }
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-solo-score =
    { $points ->
        [one] Vous avez { $points } point.
       *[other] Vous avez { $points } points.
    }
cli-keep-record = « enregistrer partie.json » enregistre la partie pour « bocage replay partie.json ». Entrée quitte.
cli-saved = La partie est enregistrée dans { $file }.
cli-resume = Pour continuer : { $command }
cli-goodbye = Au revoir.

## Other commands

cli-seats = { $first } à { $last } joueurs
cli-seats-exactly =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
cli-default = par défaut
cli-levels = Niveaux des robots, pour --bot
cli-simulated =
    { $n ->
        [one] { $game } : { $n } partie
       *[other] { $game } : { $n } parties
    }
cli-column-seat = Joueur
cli-column-bot = Robot
cli-column-mean = Moyenne
cli-column-sd = Écart type
cli-column-min = Minimum
cli-column-max = Maximum
cli-column-goals = Objectifs atteints
cli-column-wins = Victoires
cli-decimal = { $whole },{ $tenths }
cli-wins = { $n } ({ $percent } %)
cli-replay-prompt = Entrée : suite, b : retour, un nombre : y aller, q : quitter >
cli-replay-help = Entrée ou n avance, b revient, un nombre de 0 à { $last } mène à cette étape, q quitte.
cli-replay-end = Les étapes vont de 0 à { $last }.
cli-replay-at =
    { $actions ->
        [one] Étape { $at } sur { $last }, après { $actions } action
       *[other] Étape { $at } sur { $last }, après { $actions } actions
    }
cli-diverged = Les règles ont changé depuis cette partie : seule sa dernière position peut être montrée.
