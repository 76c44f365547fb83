### What people who are away are told of their tables, and where they choose it.

## What they are told

notice-turn = À vous de jouer, { $seat }.
notice-short = Votre temps est presque écoulé, { $seat }.
notice-over = La partie est finie, { $seat }.
notice-again = Une nouvelle partie commence, { $seat }. Votre place vous attend.

## Where they choose it

notices = Être prévenu
notices-push = Me prévenir sur cet appareil
    .help = Quand c’est à vous de jouer et que la table n’est pas ouverte, quand votre temps est presque écoulé et quand la partie est finie. Rien n’est dit de vos cartes.
notices-denied = Ce navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages.
notices-install = Ajoutez d’abord cette page à l’écran d’accueil : elle pourra alors vous prévenir.
notices-unable = Ce navigateur ne peut pas vous prévenir quand la page est fermée.
notices-failed = Cela n’a pas marché : le service de notifications du navigateur ne répond pas.
