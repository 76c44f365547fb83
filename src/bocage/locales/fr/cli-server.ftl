### What `bocage serve` says to whoever runs a server.

server-at = La table est dressée : { $address }
server-stop = Interrompez le programme pour arrêter. Les parties sont conservées.
server-not-built = Les pages de la table en ligne ne sont pas encore construites.
server-port-taken = Le port { $port } est occupé. Choisissez-en un autre.
server-one-worker = Avec SQLite, un seul processus sert toutes les tables : omettez --workers ou donnez-lui la valeur 1. Pour plusieurs, il faut PostgreSQL (--database).
server-no-database = Impossible d’ouvrir la base de données.
server-no-file = Il n’y a pas de base de données : { $file }
server-older-schema = La base de données vient d’une version plus ancienne (schéma { $found }, il faut { $known }). Le serveur la met à jour quand il démarre.
server-newer-schema = Une version plus récente a modifié la base de données (schéma { $found }, connu { $known }). Installez cette version ou revenez à une sauvegarde.
