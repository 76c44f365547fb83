### The web table's server: what it refuses, and what it says when it starts.

error-illegal = Les règles ne le permettent pas.
error-stale = La partie a avancé. Regardez la table, puis décidez.
error-forbidden = Cette place n’est pas la vôtre.
error-claimed = Cette place est déjà prise.
error-not-joining = À cette table, on prend place sur invitation.
error-not-away = Cette personne est à la table.
error-not-away-long = Laissez-lui encore un peu de temps.
error-stand-in = Un robot joue pour vous. Reprenez d’abord la main.
error-resigned = Vous avez abandonné. Un robot joue jusqu’à la fin.
error-time-is-up = Votre temps est écoulé : un robot joue pour vous.
error-last-person = Il ne resterait personne. Vous pouvez plutôt arrêter la partie.
error-campaign-goes-on = Une partie d’une série ou d’une campagne se joue jusqu’au bout. Un robot peut jouer pour une personne absente.
error-full = Quelqu’un a été plus rapide : il n’y a plus de place libre.
error-seat-moved = Cette place a un nouveau lien. Demandez-le à qui a créé la table.
error-not-maker = Seule la personne qui a créé la table peut le faire.
error-weak-secret = Un secret ({ $field }) compte de 43 à 100 lettres, chiffres, tirets et tirets bas, tirés au hasard.
error-secret-used = Ce secret sert déjà. Créez-en un autre.
error-bad-message = Cette demande n’est pas comprise (voir { $field }).
error-line-empty = Il n’y a rien à lire ici.
error-line-signs = Certains caractères ne peuvent être affichés sur une ligne. Écrivez avec des lettres, des chiffres et des signes.
error-line-marks = Trop d’accents sur une même lettre.
error-bad-value = Cette valeur de { $field } est impossible. Valeurs possibles : { $allowed }.
error-hello-first = Dites d’abord qui vous êtes.
error-too-fast = Trop de demandes à la fois. Patientez un instant.
error-too-many-tables = Trop de nouvelles tables à la fois. Patientez une minute.
error-too-long =
    { $limit ->
        [one] C’est trop long : { $limit } caractère au plus.
       *[other] C’est trop long : { $limit } caractères au plus.
    }
error-unknown-table = Cette table n’existe pas.
error-not-found = Il n’y a rien ici.
error-nothing-to-undo = Il n’y a plus rien à annuler.
error-confirm-first = Votre coup est complet. Validez-le ou annulez une action.
error-not-ready = Votre coup n’est pas encore complet.
error-over = La partie est terminée.
error-not-over = La partie enregistrée sera visible quand elle sera terminée.
error-play-on = On peut reprendre la partie d’ici une fois qu’elle est terminée.
error-costly-not-over = Ce qui a coûté des points se dit une fois la partie terminée.
error-unknown-campaign = Cette campagne n’existe pas.
error-campaign-running = Cette partie de la campagne n’est pas encore terminée.
error-campaign-choosing = Il reste à choisir une carte qui reste en jeu.
error-campaign-over = La campagne est terminée.
error-campaign-on = La campagne se poursuit à une autre table.
error-busy = Le serveur est occupé. Réessayez dans un instant.
error-host = Ce serveur ne répond pas à ce nom.
error-broken = Cette table vient d’une autre version et ne peut plus être ouverte.
error-newer = Cette table est jouée par une version plus récente du programme. Réessayez dans un instant.
error-no-hints = À cette table, personne ne reçoit de conseils.
error-hint-not-asked = Vous n’avez rien à décider maintenant, il n’y a donc pas de conseil.
error-hint-thinking = Un conseil pour vous est déjà à l’étude.

error-own-missing = Cette table se joue avec les cartes du fichier { $file } ({ $hash }), que le serveur n’a plus.
error-own-changed = Cette table se joue avec les cartes du fichier { $file } ({ $hash }), que le serveur a depuis sous une autre forme.
error-own-fails = Une carte du fichier { $file } échoue ici ; son auteur doit la corriger. Vous pouvez annuler ou faire autre chose.
