### What `bocage serve` says to whoever runs a server.

server-at = The table is laid: { $address }
server-stop = Press the interrupt key to stop. Games are kept.
server-not-built = The pages of the web table have not been built yet.
server-port-taken = Port { $port } is in use. Choose another one.
server-one-worker = With SQLite one process serves all tables: leave out --workers, or set it to 1. Several need PostgreSQL (--database).
server-no-database = The database cannot be opened.
server-no-file = There is no database: { $file }
server-older-schema = The database is of an older version (schema { $found }, needed { $known }). The server brings it up to date when it starts.
server-newer-schema = A newer version has changed the database (schema { $found }, known { $known }). Install that version, or go back to a backup.
