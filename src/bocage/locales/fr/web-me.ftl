### The page about oneself: what is kept of somebody who wants to be known on every device.

error-not-known = Plus personne n’est reconnu sur cet appareil.
error-phrase = Personne n’a cette phrase. Vérifiez chaque mot et leur ordre.
error-passkey = Cette clé d’accès n’est pas connue ici, ou n’a pas été confirmée à temps.
error-no-passkeys = Ce serveur n’accepte pas les clés d’accès.
