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
