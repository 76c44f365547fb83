### What `bocage admin` says to whoever runs a server.

## Tables

cli-admin-table = Table
cli-admin-game = Jeu
cli-admin-stage = État
cli-admin-round = Tour
cli-admin-moves = Coups
cli-admin-seats = Places
cli-admin-seat = Place { $number }
cli-admin-created = Créée le
cli-admin-changed = Dernier changement
cli-admin-campaign = Campagne
cli-admin-unstarted = pas commencée
cli-admin-running = en cours
cli-admin-finished = terminée
cli-admin-free = libre
cli-admin-nameless = quelqu’un
cli-admin-decides = doit jouer
cli-admin-none = Il n’y a aucune table de ce genre.
cli-admin-written = Enregistré : { $file }

## What is done for good

cli-admin-yes = oui
cli-admin-delete =
    { $n ->
        [one] Supprimer définitivement { $n } table ? (oui)
       *[other] Supprimer définitivement { $n } tables ? (oui)
    }
cli-admin-end =
    { $n ->
        [one] Arrêter maintenant la partie de { $n } table, sans vainqueur ? (oui)
       *[other] Arrêter maintenant les parties de { $n } tables, sans vainqueur ? (oui)
    }
cli-admin-ended =
    { $n ->
        [one] { $n } partie a été arrêtée.
       *[other] { $n } parties ont été arrêtées.
    }
cli-admin-say-yes = Personne ne peut répondre ici. Ajoutez --yes si vous êtes sûr.
cli-admin-nothing-done = Rien n’a été fait.
cli-admin-deleted =
    { $n ->
        [one] { $n } table a été supprimée.
       *[other] { $n } tables ont été supprimées.
    }
cli-admin-forever = Toutes les tables sont conservées : dites après combien de jours lesquelles doivent partir (--unstarted, --abandoned, --finished).
cli-admin-gone = Supprimées : { $unstarted } pas commencées, { $running } abandonnées, { $finished } terminées.
cli-admin-would-go = À supprimer : { $unstarted } pas commencées, { $running } abandonnées, { $finished } terminées.
cli-admin-vacuum = La base de données occupe { $after } Mo au lieu de { $before } Mo.
cli-admin-link = Le nouveau lien de la place { $number } :

## Backups

cli-admin-backed-up = Copié dans { $file } : { $size } Mo
cli-admin-restored =
    { $n ->
        [one] { $n } table a été restaurée.
       *[other] { $n } tables ont été restaurées.
    }
cli-admin-file-there = { $file } : ce fichier existe. Choisissez un autre nom ou ajoutez --overwrite.
cli-admin-not-empty = La base de données contient des tables. Une sauvegarde se restaure dans une base vide.
cli-admin-no-backup = { $file } : ce n’est pas une sauvegarde de Bocage, ou elle est incomplète.
cli-admin-database = La base de données est inutilisable ({ $error }).
