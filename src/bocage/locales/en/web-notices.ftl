### What people who are away are told of their tables, and where they choose it.

## What they are told

notice-turn = { $seat }, it is your turn.
notice-short = { $seat }, your time runs short.
notice-over = { $seat }, the game is over.
notice-again = { $seat }, another game begins. Your seat is kept.

## Where they choose it

notices = Being told
notices-push = Tell me on this device
    .help = When it is your turn and the table is not open, when your time runs short, and when the game is over. Nothing is said of your cards.
notices-denied = This browser does not let the page tell you anything. Allow it in the browser’s settings.
notices-install = Put this page on your home screen first: from there it can tell you.
notices-unable = This browser cannot be told anything while the page is closed.
notices-failed = That did not work: the browser’s own service could not be reached.
notices-mail = Tell me by mail
    .help = One message for each turn, and when the game is over. Nobody sees the address; it is deleted with the table.
notices-mail-send = Send me a link
notices-mail-waiting = A message is on its way to you: its link says that the address is yours.
notices-mail-on = You are told by mail.
notices-mail-off = No more mail

## Letters, and the pages that their links lead to

mail-stop = You asked for this at the table. To get no more mail of it:
mail-confirm-subject = is this your address?
mail-confirm = Somebody who plays { $game } as { $player } wants to be told by mail when it is their turn. If that is you, follow this link:
mail-confirm-ignore = If it is not, do nothing: you will not be written to again.
letter-confirm = Do you want to be told by mail when it is your turn?
letter-confirm-button = Yes, write to me
letter-confirm-done = You will be told by mail.
letter-stop = Do you want no more mail of this table?
letter-stop-button = No more mail
letter-stop-done = There will be no more mail of this table. Your address is deleted.
letter-nothing = This link is worth nothing any more.
letter-table = To the table
letter-home = To the lobby
