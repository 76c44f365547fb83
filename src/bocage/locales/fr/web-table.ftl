### The page

table-loading = La table s’ouvre…
table-offline = Pas de connexion
table-refused = Impossible de montrer cette table
table-closed = Seuls ceux qui y jouent peuvent regarder cette table. Si une place est à vous, ouvrez la table par son lien.
table-moved = Cette place n’est plus la vôtre
table-unknown-game = Cette page ne connaît pas le jeu. Rechargez-la : il y a peut-être une version plus récente.
table-to-lobby = Retour à l’accueil
table-close = Fermer
table-lost = La connexion est perdue. Nous réessayons sans cesse ; rien de ce que vous avez fait n’est perdu.
table-retry = Réessayer maintenant
table-known = Hors ligne : la table telle qu’elle était { $when }. Vous pourrez rejouer dès que la connexion sera rétablie.
table-status = État de la partie
table-menu = Menu
table-watching = Vous regardez la partie
table-your-turn = À vous de jouer
table-turn-of = { $name } : à vous de jouer
table-why = Pourquoi cette question ?

## What the table waits for

table-wait-others = { $name } choisit…
table-wait-asked = { $name } choisit : { $asked }
table-wait-several = { $names } choisissent…
table-wait-bot = { $name } réfléchit…
table-wait-free = Cette place est libre : { $name }. La partie continue dès qu’elle est prise.
table-ready = Coup joué. Validez-le ou annulez-le.
table-ready-held = Validez pour continuer : ensuite, ce ne sera plus annulable.
table-confirm = Valider
table-confirm-turn = Valider : { $action }
table-deed-goods = { $deeds }, { $goods }
table-deed-more =
    { $n ->
        [one] { $deeds } et { $n } autre étape
       *[other] { $deeds } et { $n } autres étapes
    }
table-deed-times = { $n } × { $deed }
table-deed-round = { $done }, puis passer au tour { $round }
table-deed-over = { $done }, puis terminer la partie
table-deed-unknown = { $done }, puis découvrir la suite
table-pending = Pas encore validé
table-space-pending = Bientôt occupée par { $names }, pas encore validé
table-decline = Non, merci
table-undo = Annuler
table-reset = Recommencer le coup
table-over-solo =
    { $n ->
        [one] La partie est finie : { $points } point
       *[other] La partie est finie : { $points } points
    }
table-solo-goal =
    { $level ->
        [0] L’objectif était de { $goal } points.
        [1] L’objectif de { $goal } points est atteint.
       *[other] L’objectif de { $goal } points est atteint, et de façon remarquable.
    }
table-over-you =
    { $n ->
        [one] Vous gagnez avec { $points } point
       *[other] Vous gagnez avec { $points } points
    }
table-over-won =
    { $n ->
        [one] { $name } gagne avec { $points } point
       *[other] { $name } gagne avec { $points } points
    }
table-over-team =
    { $n ->
        [one] { $names } gagnent ensemble avec { $points } point
       *[other] { $names } gagnent ensemble avec { $points } points
    }
table-over-teams-tie =
    { $n ->
        [one] Les deux équipes se partagent la victoire avec { $points } point
       *[other] Les deux équipes se partagent la victoire avec { $points } points
    }
table-teams-lowest = Pour l’équipe, c’est le score le moins élevé de chaque catégorie qui compte : il est souligné.
table-teams-product = Pour l’équipe, on multiplie les points des deux partenaires.
table-team = Équipe
table-over-tie =
    { $n ->
        [one] { $names } se partagent la victoire avec { $points } point
       *[other] { $names } se partagent la victoire avec { $points } points
    }

## Hints

table-hint = Conseil
table-hint-thinking = Réflexion…
table-hints = Ce qui semble le meilleur
table-hint-place = Conseillé, numéro { $rank }
hint-points = score final d’environ { $points }
hint-ahead = { $points } d’avance
hint-behind = { $points } de retard
hint-then = puis : { $steps }

## Seats and farms

table-seats = Joueurs
table-partner = partenaire
table-you = vous
table-seat-bot = Robot : { $bot }.
table-seat-free = Place libre.
table-seat-online = À la table.
table-seat-away = Hors ligne.
table-seat-away-since = Hors ligne ; dernière présence { $since }.
table-seat-stand-in = Un robot joue à cette place : { $bot }.
table-seat-resigned = A abandonné ; un robot joue : { $bot }.
table-call = Faire jouer un robot
table-call-help = Il joue jusqu’au retour de { $name }.
table-call-free-help = Il joue jusqu’à ce que quelqu’un prenne la place.
table-call-level = Niveau
table-return = Reprendre la main
table-return-help = Un robot joue pour vous. C’est votre place : reprenez-la quand vous voulez.
table-clock = { $name } : il reste { $time }
table-clock-short-bot = Votre temps est presque écoulé : il reste { $time }. Ensuite, un robot prend la suite.
table-clock-short-lose = Votre temps est presque écoulé : il reste { $time }. Ensuite, vous perdez.
table-choose-seat = Choisir { $name }
table-look = Regarder la ferme
table-look-help = Choisissez ce joueur pour regarder sa ferme.
table-points = Points pour l’instant : { $points }
table-farm-own = Votre ferme
table-farm-of = Ferme : { $name }
table-farm-enlarge = Agrandir
table-farm-cards = En jeu
table-last-here = Dernier coup : { $name }.
table-news = Nouveau depuis votre dernier tour
table-back = Retour à la mienne
table-board = Plateau
table-space-new = Nouvelle à ce tour
table-space-new-short = Nouvelle
table-space-taken = Occupée par { $names }
table-cards = Cartes disponibles

## Narrow screens

table-regions = Zones de la table
table-tab-result = Résultat
table-tab-board = Plateau
table-tab-farm = Ferme
table-tab-partner = Partenaire
table-tab-cards = Cartes
table-tab-others = Joueurs
table-tab-log = Journal
table-tab-choice = Un choix vous attend ici
table-question = La question
table-sheet = Replier ou déplier la question

## Log, scores, help

table-side = Journal, points et aide
table-side-log = Journal
table-side-scores = Points
table-side-help = Aide
table-diverged = Les règles ont été corrigées depuis le début de cette partie. Elle continue depuis sa dernière position.
table-log-filter = N’afficher qu’un joueur
table-log-only = { $name } seulement
table-log-round = Tour { $round }
table-log-empty = Il ne s’est encore rien passé.
table-scores-caption = Points par catégorie et par joueur
table-scores-hidden = Le score reste caché jusqu’à la fin.
table-scores-show = Afficher le score
table-scores-hide = Cacher le score
table-help-search = Chercher dans les règles
table-help-none = Aucun sujet n’en parle. Essayez un autre mot.
table-rules-more = Voir les règles
table-rules-keys = Voir les règles : clic droit ou W
table-rules-pictures = Les règles illustrées

## The end

table-chart = Les points au fil de la partie
table-chart-round = Tour
table-chart-end = Fin
table-chart-pick = Choisissez un instant pour le revoir.
table-costly = Ce qui vous a coûté des points
table-chart-none = Le cours de la partie ne peut pas être chargé maintenant.
table-next = Et maintenant
table-again = Rejouer
table-replay = Revoir la partie
table-record = Télécharger la partie
table-show-board = Voir le plateau
table-show-result = Voir le résultat

## Ending a game early

table-settings = Réglages
table-leave = Abandonner ou arrêter
table-resign = Abandonner
table-resign-help = Un robot joue pour vous jusqu’à la fin. Vous ne pourrez plus gagner cette partie.
table-resign-yes = Abandonner maintenant
table-end = Arrêter la partie
table-end-help = Si tout le monde est d’accord, la partie s’arrête en l’état. Elle ne compte pas : personne n’a gagné.
table-end-propose = Le proposer
table-end-proposed = Proposition de { $names } : arrêter la partie ici. Elle ne compterait pas.
table-end-agree = Arrêter
table-end-waits = Vous voulez arrêter la partie. On demande aux autres.
table-end-go-on = Continuer à jouer
table-leave-campaign = Une partie d’une série ou d’une campagne se joue jusqu’au bout.
table-over-agreed = La partie a été arrêtée d’un commun accord et ne compte pas
table-over-host = La partie a été arrêtée par l’hôte du serveur et ne compte pas
table-over-resigned = { $name } gagne : tous les autres ont abandonné
table-over-gave-up = Abandon, un robot a joué la suite : { $names }.
table-again-with = Une autre partie ? Déjà à la nouvelle table : { $names }.
table-again-come = Les rejoindre

## Taking a seat

table-join = Prendre place
table-join-host = Prendre place à table avec { $name }
table-join-help = On vous invite à jouer. Pas besoin de compte : ce navigateur retient votre place.
table-join-name = Votre nom
table-join-sit = S’asseoir
table-join-watch = Regarder seulement
table-join-other = Continuer sur un autre appareil
table-share = Partager
table-share-text = Une place vous attend : { $game }
table-qr = Code QR
table-qr-help = Visez-le avec l’appareil photo d’un téléphone : il ouvre ce lien.

## Links

table-links = Liens
table-links-invite = Inviter
table-links-invite-help = Envoyez un lien à chaque personne qui doit jouer. Il ne sert qu’une fois.
table-links-own = Vos places
table-links-own-help = Pour revenir sur un autre appareil. Gardez-le pour vous : qui l’a joue à votre place.
table-links-seat = Place : { $name }
table-links-lost = Quelqu’un a perdu sa place ?
table-links-lost-help = Créez un nouveau lien pour elle. La partie reste telle qu’elle est.
table-links-renew = Nouveau lien
table-links-renew-sure = { $name } : la place se libère. Ses liens ne marchent plus ; la première personne à ouvrir le nouveau reprend la partie.
table-links-renew-yes = Créer un nouveau lien
table-links-watch = Pour regarder
table-links-watch-help = Qui a ce lien voit ce qui est public, sans pouvoir jouer.
table-invitation = Invitation : { $name }
table-copy = Copier le lien
table-copied = Copié

## Keys

table-shortcuts = Clavier
table-shortcuts-help = La touche de tabulation passe d’un élément au suivant ; sur la ferme et dans le journal, ce sont les flèches.

## Captions of what moves

motion-reap = Récolte : les champs
motion-feed = Récolte : le repas
motion-breed = Récolte : les naissances
motion-points = On compte les points
