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
notices-install = Ajoutez d’abord cette page à l’écran d’accueil : elle pourra alors vous prévenir.
notices-unable = Ce navigateur ne peut pas vous prévenir quand la page est fermée.
notices-failed = Cela n’a pas marché : le service de notifications du navigateur ne répond pas.
notices-mail = Me prévenir par e‑mail
    .help = Un message par tour, et un à la fin de la partie. Personne ne voit l’adresse ; elle est effacée avec la table.
notices-mail-send = M’envoyer un lien
notices-mail-waiting = Un message est en route. Suivez son lien pour confirmer l’adresse.
notices-mail-on = Vous êtes prévenu par e‑mail.
notices-mail-off = Ne plus m’écrire

## Letters, and the pages that their links lead to

mail-stop = Vous l’avez demandé à la table. Pour ne plus rien recevoir à son sujet, suivez ce lien.
mail-confirm-subject = cette adresse est-elle la vôtre ?
mail-confirm = Quelqu’un qui joue à { $game } sous le nom de { $player } souhaite être prévenu par e‑mail quand c’est à son tour de jouer. Si c’est vous, suivez ce lien.
mail-confirm-ignore = Sinon, ne faites rien. Vous ne recevrez pas d’autre message.
letter-confirm = Voulez-vous être prévenu par e‑mail quand c’est à vous de jouer ?
letter-confirm-button = Oui, écrivez-moi
letter-confirm-done = Vous serez prévenu par e‑mail.
letter-stop = Ne plus recevoir d’e‑mails au sujet de cette table ?
letter-stop-button = Ne plus m’écrire
letter-stop-done = Vous ne recevrez plus d’e‑mails au sujet de cette table. Votre adresse est effacée.
letter-nothing = Ce lien n’est plus valable.
letter-table = Ouvrir la table
letter-home = Aller à l’accueil
