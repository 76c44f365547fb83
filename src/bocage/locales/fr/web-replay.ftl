### The replay of a game.

replay-title = Revoir : { $game }
replay-loading = On cherche la partie…
replay-missing = Il n’y a pas de partie à revoir ici
replay-to-table = À la table
replay-to-lobby = À l’accueil
replay-record = Télécharger la partie
replay-on = Reprendre d’ici
replay-on-help = Une nouvelle table commence à ce coup ; les tirages à venir restent les mêmes. Vous prenez une place, des robots prennent les autres.
replay-on-alone = Une nouvelle partie commence à ce coup ; les tirages à venir restent les mêmes.
replay-on-seat = Votre place
replay-on-bots = Adversaires
replay-on-begin = Commencer
replay-running = La partie est en cours. Les nouveaux coups s’ajoutent au fur et à mesure.
replay-beginning = Le début
replay-position = Tour { $round }, { $name } : { $deed }
replay-secret = un choix secret

## What is seen

replay-view = Vu par
replay-view-all = Tout le monde
replay-farm-of = Ferme : { $name }
replay-follow = Suivre les coups
replay-look = Voir la ferme : { $name }
replay-points = Points : { $points }

## Moving about

replay-moves = Les coups de la partie
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Mettre en pause
replay-speed = Vitesse
replay-decision = Décision
    .back = Une décision en arrière
    .on = Une décision en avant
replay-turn = Coup
    .back = Un coup en arrière
    .on = Un coup en avant
replay-round = Tour
    .back = Un tour en arrière
    .on = Un tour en avant
replay-keys = Flèches : une décision ; avec { $shift } un coup ; avec { $ctrl } ou { $alt } un tour. { $home } et { $end } : le début et la fin. Espace : lecture.

## The parts of the page

replay-parts = Zones de la page
replay-board = Plateau
replay-farm = Ferme
replay-market = Cartes
replay-seats = Joueurs
replay-log = Déroulement
replay-happened = Ce qui s’est passé
replay-nothing = Rien encore.
replay-next = La suite
replay-asked = Question à { $name } : { $prompt }
replay-chosen = Choix : { $deed }
replay-waiting = Pas encore décidé.
replay-over = La partie est terminée.
replay-scores = Points à ce moment
replay-chart = Points au fil de la partie
