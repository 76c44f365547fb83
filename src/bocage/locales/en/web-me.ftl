### The page about oneself: what is kept of somebody who wants to be known on every device.

error-not-known = Nobody is known on this device any more.
error-phrase = Nobody has this phrase. Check each word and their order.
error-passkey = This passkey is not known here, or it was not confirmed in time.
error-no-passkeys = There are no passkeys on this server.

## Whether results count, in the form of a new table

me-counts = Places and points go into the history of everybody who has a profile, and people with profiles are rated against each other.

## A guest

me-guest = You play as a guest: this device alone remembers your seats. That is all it takes to play.
me-keep = Keep who I am
    .help = You will find your tables, your history and your rating on every device. Without an account or a mail address: 13 words are your key.
me-along =
    { $n ->
        [one] Take along the table of this device
       *[other] Take along the { $n } tables of this device
    }
me-again = This is me
    .help = Are you known on another device already? Write down your 13 words; capitals and accents do not matter.
me-words = Your 13 words
me-enter = Be known here
me-passkey-use = Use a passkey

## The phrase

me-phrase = Your 13 words
    .help = Write them down and keep them safe: they are shown only now. Whoever has these words is you.
me-phrase-copy = Copy the words
me-phrase-copied = Copied
me-phrase-done = I have written them down
me-phrase-new = New words
    .help = Are your words lost, or has somebody read them? Once you have new ones, the old are worth nothing.

## What has been played

me-tables-take =
    { $n ->
        [one] Take along the table of this device
       *[other] Take along { $n } tables of this device
    }
me-statistics = Places and points
me-nothing = No game has counted yet. Results count where whoever makes the table wants it so.
me-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
me-seats =
    { $n ->
        [1] solo
       *[other] { $n } players
    }
me-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
me-times =
    { $n ->
        [one] { $place } place: once
       *[other] { $place } place: { $n } times
    }
me-best = Best
me-mean = Mean
me-rating = Rating
    .help = Everybody begins at 25. The bar shows between what your rating almost surely lies; each game makes it narrower. Only people with profiles are rated, against each other.
me-rating-range = between { $low } and { $high }
me-against = Against whom
me-name = Name
me-met = Games
me-ahead = You ahead
me-behind = You behind
me-nameless = Somebody who has left
me-history = History
me-left = gave up

## Devices and passkeys

me-devices = Devices
me-device = Device without a name
me-here = this device
me-seen = last here { $when }
me-sign-out = Sign out
    .help = Nobody is known there any more.
me-passkeys = Passkeys
    .help = A passkey lives in your phone, your browser or a security key: one touch instead of 13 words.
me-passkey = Passkey
me-passkey-add = Add a passkey
me-passkey-made = made { $when }
me-remove = Remove

## Going

me-delete = Delete everything
    .help = Devices, passkeys, words and ratings go for good, and nothing tells any more which games were yours. At your tables you play on as a guest, on the devices that sit there.
me-delete-sure = Delete for good
