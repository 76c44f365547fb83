### The lobby: games, new tables, tables to continue or to watch; and what every page shares.

web-title = Bocage : jeux de ferme
error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
error-failed = Cela n’a pas marché. Réessayez.
page-missing = Il n’y a pas de page ici
page-missing-why = L’adresse est peut-être mal écrite, ou la page a changé de place. Tous les jeux et toutes les tables sont à l’accueil.

## Switches of every page

switch-language = Langue
switch-theme = Couleurs
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre

## Bots

bot-beginner = Débutant
    .help = Tire le meilleur de chaque tour sans voir plus loin : un bon premier adversaire.
bot-fair = Correct
    .help = A appris de ses nombreuses parties et répond vite.
bot-strong = Fort
    .help = Réfléchit à la suite, environ une seconde par tour.
bot-master = Maître
    .help = Voit plus loin encore, environ cinq secondes par tour, et ne pardonne guère.
# At older tables.
bot-greedy = Glouton
    .help = Tire le meilleur de chaque tour sans voir plus loin.
bot-random = Hasard
    .help = Joue au hasard.

# How the bot of each seat is called: plants of the hedge.
bot-name-0 = Aubépine
bot-name-1 = Noisetier
bot-name-2 = Sureau
bot-name-3 = Fougère
bot-name-4 = Bruyère

## Header and footer

lobby-name = Votre nom
lobby-guest = Invité
lobby-me = Profil
lobby-welcome = Prenez place
lobby-intro = Jouez en solo, à plusieurs devant un écran ou chacun chez soi. Sans compte.
lobby-rules = Règles du jeu
lobby-bring = Importer une partie
lobby-fan = Un projet de passionnés, sans lien avec les auteurs et les éditeurs des jeux.

## Games

lobby-games = Jeux
lobby-loading = On dresse les tables…
lobby-retry = Réessayer
lobby-known = Vous voyez ce qui était connu { $when }.
lobby-play = Jouer
lobby-learn = Première fois ? Apprenez avec une partie guidée
    .help = Environ { $minutes } minutes ; un guide explique pendant que vous jouez
lobby-cards = Cartes
lobby-seats-range = { $from } à { $to } joueurs
lobby-seats-exactly =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

## A new table

lobby-new = Nouvelle table : { $game }
lobby-count = Combien de joueurs ?
lobby-count-alone = Solo
lobby-places = Qui joue à quelle place ?
    .help = On joue dans l’ordre de la liste.
lobby-who = Place { $number }
lobby-who-me = Moi
lobby-who-here = Un joueur sur cet écran
lobby-who-link = Un joueur invité par lien
    .help = Une fois la table prête, vous aurez un lien à envoyer.
lobby-who-bot = Robot : { $bot }
lobby-who-name = Nom à la place { $number }
lobby-up = Monter la place { $number }
lobby-down = Descendre la place { $number }
lobby-watching = Aucune place n’est à vous : vous regarderez la partie.
lobby-see-cards = Voir les cartes
lobby-group-chosen =
    { $n ->
        [one] { $n } choisie
       *[other] { $n } choisies
    }
lobby-group-usual = comme d’habitude
lobby-only-exactly =
    { $n ->
        [one] Seulement en solo.
       *[other] Seulement à { $n } joueurs.
    }
lobby-only-range = Seulement de { $from } à { $to } joueurs.
lobby-needs = Seulement avec « { $option } : { $value } ».
lobby-teams = Les partenaires sont assis face à face : places 1 et 3 contre places 2 et 4.
lobby-own = Cartes maison
    .help = Cartes faites par ceux qui tiennent ce serveur ; elles sont distribuées avec les autres.
lobby-own-none = Les cartes maison ne se distribuent qu’avec des cartes en main.
lobby-open-to = Ouverte aux spectateurs
    .help = La table figure à l’accueil. Les cartes cachées le restent.
lobby-join-anybody = Place à qui veut
    .help = L’accueil propose les places libres à tous ; en un clic, on s’assoit ici.
lobby-counts = Les résultats comptent
lobby-hints = Conseils
    .help = Qui doit choisir peut demander à un robot ce qu’il jouerait : les meilleurs choix sont marqués, avec les points à en attendre. Sans autre choix de votre part, seulement quand personne d’autre ne joue.
lobby-hints-yes = permis
lobby-hints-no = pas permis
lobby-hints-allow = Permettre les conseils
lobby-start = Commencer
lobby-starting = La table se prépare…
lobby-cancel = Annuler

## My tables

lobby-mine = Mes tables
lobby-mine-none = Rien pour l’instant. Les tables où vous jouez vous attendent ici.
lobby-your-turn = À vous de jouer
lobby-turn = À { $name } de jouer
lobby-turn-several = À jouer : { $names }
lobby-joining =
    { $n ->
        [one] On attend encore { $n } joueur
       *[other] On attend encore { $n } joueurs
    }
lobby-round = Tour { $round } sur { $rounds }
hallertau-lobby-round = Manche { $round } sur { $rounds }
express-lobby-round = Manche { $round } sur { $rounds }
lobby-full = avec cartes en main
lobby-now = à l’instant
lobby-ended = Arrêtée d’un commun accord, ne compte pas
lobby-players = Joueurs
lobby-won =
    { $n ->
        [one] Vous gagnez avec { $points } point
       *[other] Vous gagnez avec { $points } points
    }
lobby-solo =
    { $n ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
lobby-winner =
    { $n ->
        [one] { $name } gagne avec { $points } point
       *[other] { $name } gagne avec { $points } points
    }
lobby-team-won = { $names } gagnent ensemble
lobby-winners =
    { $n ->
        [one] { $names } se partagent la victoire avec { $points } point
       *[other] { $names } se partagent la victoire avec { $points } points
    }
lobby-continue = Reprendre
lobby-look = Résultat
lobby-replay = Revoir
lobby-forget = Oublier
    .help = Oublier cette table ? Sans son lien, vous ne retrouverez pas votre place.
lobby-keep = Garder
lobby-more = Afficher la suite ({ $n })

## Clocks

lobby-pace = Rythme
lobby-pace-none = Sans pendule
    .help = Chacun prend le temps qu’il lui faut.
lobby-pace-live = En direct
    .help = Chaque place a son temps pour toute la partie, et un peu plus à chaque tour.
lobby-pace-daily = Au fil des jours
    .help = Un tour peut durer des heures ou des jours : on passe de temps en temps.
lobby-pace-bank-live = Temps pour la partie
lobby-pace-bank-daily = Temps pour chaque tour
lobby-pace-increment = Et à chaque tour
lobby-pace-turn = { $time } par tour
lobby-pace-end = Une fois le temps écoulé
lobby-pace-end-bot = un robot prend la suite
lobby-pace-end-lose = la place a perdu
lobby-patience = En cas d’absence, on peut faire jouer un robot après
lobby-clock = Temps restant

## Tables to join

lobby-free = Places libres
lobby-join = Rejoindre
lobby-options = Règles choisies
lobby-language = Langue de qui a créé la table : { $language }

## Tables to watch

lobby-open = Tables ouvertes
lobby-open-none = Personne ne joue à table ouverte pour le moment.
lobby-watch = Regarder
