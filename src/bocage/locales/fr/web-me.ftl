### The page about oneself: what is kept of somebody who wants to be known on every device.

error-not-known = Plus personne n’est reconnu sur cet appareil.
error-phrase = Ces mots ne sont à personne. Vérifiez chaque mot et leur ordre.
error-passkey = Cette clé d’accès n’est pas connue ici, ou n’a pas été confirmée à temps.
error-no-passkeys = Ce serveur n’accepte pas les clés d’accès.

## Whether results count, in the form of a new table

me-counts = Places et points entrent dans l’historique de tous ceux qui ont un profil ; entre eux, ils font aussi évoluer la cote.

## A guest

me-guest = Vous jouez en invité : seul cet appareil se souvient de vos places. Il n’en faut pas plus pour jouer.
me-keep = Garder mon identité
    .help = Vous retrouverez vos tables, votre historique et votre cote sur tous vos appareils. Sans compte ni adresse : 13 mots vous servent de clé.
me-along =
    { $n ->
        [one] Emporter la table de cet appareil
       *[other] Emporter les { $n } tables de cet appareil
    }
me-again = C’est moi
    .help = Déjà reconnu sur un autre appareil ? Saisissez vos 13 mots ; majuscules et accents ne comptent pas.
me-words = Vos 13 mots
me-enter = Me reconnaître ici
me-passkey-use = Utiliser une clé d’accès

## The phrase

me-phrase = Vos 13 mots
    .help = Notez-les et gardez-les en lieu sûr : ils ne s’affichent que maintenant. Qui connaît ces mots peut se faire passer pour vous.
me-phrase-copy = Copier les mots
me-phrase-copied = Copiés
me-phrase-done = Je les ai notés
me-phrase-new = Nouveaux mots
    .help = Vos mots sont perdus, ou quelqu’un les a lus ? Une fois remplacés, les anciens ne valent plus rien.

## What has been played

me-tables-take =
    { $n ->
        [one] Emporter la table de cet appareil
       *[other] Emporter { $n } tables de cet appareil
    }
me-statistics = Places et points
me-nothing = Aucune partie n’a encore compté. Les résultats comptent si la personne qui crée la table le veut.
me-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
me-seats =
    { $n ->
        [1] en solo
       *[other] à { $n } joueurs
    }
me-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
me-times =
    { $n ->
        [one] { $place } place : { $n } fois
       *[other] { $place } place : { $n } fois
    }
me-best = Record
me-mean = Moyenne
me-rating = Cote
    .help = Tout le monde commence à 25. La barre montre entre quelles valeurs se situe presque sûrement votre cote ; elle se resserre à chaque partie. Seules les personnes qui ont un profil sont cotées, les unes par rapport aux autres.
me-rating-range = entre { $low } et { $high }
me-against = Contre qui
me-name = Nom
me-met = Parties
me-ahead = Vous devant
me-behind = Vous derrière
me-nameless = Quelqu’un qui est parti
me-history = Historique
me-left = abandon

## Devices and passkeys

me-devices = Appareils
me-device = Appareil sans nom
me-here = cet appareil
me-seen = dernière visite { $when }
me-sign-out = Déconnecter
    .help = Plus personne n’y sera reconnu.
me-passkeys = Clés d’accès
    .help = Une clé d’accès se trouve dans votre téléphone, votre navigateur ou une clé de sécurité : un geste au lieu de 13 mots.
me-passkey = Clé d’accès
me-passkey-add = Ajouter une clé d’accès
me-passkey-made = créée { $when }
me-remove = Retirer

## Going

me-delete = Tout supprimer
    .help = Appareils, clés d’accès, mots et cotes disparaissent pour de bon, et rien ne dit plus quelles parties étaient les vôtres. À vos tables, vous continuez en invité, sur les appareils qui y sont assis.
me-delete-sure = Supprimer pour de bon
