### The page about oneself: what is kept of somebody who wants to be known on every device.

error-not-known = На этом устройстве больше никого не узнают.
error-phrase = Такой фразы ни у кого нет. Проверьте каждое слово и порядок слов.
error-passkey = Этот ключ доступа здесь не известен или не был подтверждён вовремя.
error-no-passkeys = Этот сервер не принимает ключи доступа.
