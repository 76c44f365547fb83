### The web table's server: what it refuses, and what it says when it starts.

error-illegal = The rules do not allow this.
error-stale = The table has moved on. Look again, then decide.
error-forbidden = This is not your seat.
error-claimed = This seat has been taken already.
error-not-joining = Seats at this table are taken by invitation.
error-not-away = They are at the table.
error-not-away-long = Give them a little more time.
error-stand-in = A bot plays for you. Take over again first.
error-resigned = You have resigned. A bot plays on to the end.
error-time-is-up = Your time is up: a bot plays on for you.
error-last-person = Nobody else would be left. You can end the game instead.
error-campaign-goes-on = A game of a series or campaign is played to the end. While somebody is away, a bot can play for them.
error-full = Somebody was faster: no seat is free any more.
error-seat-moved = This seat has a new link. Ask whoever made the table for it.
error-not-maker = Only whoever made the table can do this.
error-weak-secret = A secret ({ $field }) has 43 to 100 letters, digits, hyphens and underscores, chosen at random.
error-secret-used = This secret is in use already. Make a new one.
error-bad-message = This request is not understood (at { $field }).
error-line-empty = Nothing can be read here.
error-line-signs = This has characters that cannot be shown in one line. Write it with letters, digits and signs.
error-line-marks = Too many accents stand on one letter here.
error-bad-value = This value of { $field } is not possible. Possible: { $allowed }.
error-hello-first = First say who you are.
error-too-fast = Too much at once. Wait a moment.
error-too-many-tables = Too many new tables at once. Wait a minute.
error-too-long =
    { $limit ->
        [one] This is too long: at most { $limit } character.
       *[other] This is too long: at most { $limit } characters.
    }
error-unknown-table = There is no such table.
error-not-found = There is nothing here.
error-nothing-to-undo = There is nothing left to take back.
error-confirm-first = Your turn is complete. Confirm it or take something back.
error-not-ready = Your turn is not complete yet.
error-over = The game is over.
error-not-over = The record is shown once the game is over.
error-play-on = You can play on from here once the game is over.
error-costly-not-over = What cost points is told once the game is over.
error-unknown-campaign = There is no such campaign.
error-campaign-running = This game of the campaign is not over yet.
error-campaign-choosing = Somebody still has to choose the card that stays.
error-campaign-over = The campaign is over.
error-campaign-on = The campaign has gone on at another table.
error-busy = The server is busy. Try again in a moment.
error-host = This server does not go by this name.
error-broken = This table was made by another version and can no longer be opened.
error-newer = This table is played by a newer version of the program. Try again in a moment.
error-no-hints = At this table nobody is given hints.
error-hint-not-asked = There is nothing for you to decide now, so there is no hint.
error-hint-thinking = A hint for you is being thought about already.

error-own-missing = This table is played with own cards from { $file } ({ $hash }), which the server no longer has.
error-own-changed = This table is played with own cards from { $file } ({ $hash }), and the server’s file has changed since.
error-own-fails = An own card from { $file } fails here; whoever made it must put it right. You can undo, or do something else.
