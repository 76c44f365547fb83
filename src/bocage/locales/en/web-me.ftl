### The page about oneself: what is kept of somebody who wants to be known on every device.

error-not-known = Nobody is known on this device any more.
error-phrase = Nobody has this phrase. Check each word and their order.
error-passkey = This passkey is not known here, or it was not confirmed in time.
error-no-passkeys = There are no passkeys on this server.
