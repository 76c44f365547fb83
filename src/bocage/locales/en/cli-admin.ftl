### What `bocage admin` says to whoever runs a server.

## Tables

cli-admin-table = Table
cli-admin-game = Game
cli-admin-stage = Stage
cli-admin-round = Round
cli-admin-moves = Moves
cli-admin-seats = Seats
cli-admin-seat = Seat { $number }
cli-admin-created = Made
cli-admin-changed = Last change
cli-admin-campaign = Campaign
cli-admin-unstarted = not begun
cli-admin-running = running
cli-admin-finished = finished
cli-admin-free = free
cli-admin-nameless = somebody
cli-admin-decides = decides
cli-admin-none = There are no such tables.
cli-admin-written = Written: { $file }

## What is done for good

cli-admin-yes = yes
cli-admin-delete =
    { $n ->
        [one] Delete { $n } table for good? (yes)
       *[other] Delete { $n } tables for good? (yes)
    }
cli-admin-end =
    { $n ->
        [one] End the game of { $n } table now, without a winner? (yes)
       *[other] End the games of { $n } tables now, without a winner? (yes)
    }
cli-admin-ended =
    { $n ->
        [one] { $n } game was ended.
       *[other] { $n } games were ended.
    }
cli-admin-say-yes = Nobody can be asked here. Say --yes if you mean it.
cli-admin-nothing-done = Nothing was done.
cli-admin-deleted =
    { $n ->
        [one] { $n } table was deleted.
       *[other] { $n } tables were deleted.
    }
cli-admin-forever = All tables are kept: say after how many days which ones are to go (--unstarted, --abandoned, --finished).
cli-admin-gone = Deleted: { $unstarted } not begun, { $running } abandoned, { $finished } finished.
cli-admin-would-go = To be deleted: { $unstarted } not begun, { $running } abandoned, { $finished } finished.
cli-admin-vacuum = The database takes { $after } MB; it took { $before } MB.
cli-admin-link = The new link of seat { $number }:

## Backups

cli-admin-backed-up = Copied to { $file }: { $size } MB
cli-admin-restored =
    { $n ->
        [one] { $n } table was restored.
       *[other] { $n } tables were restored.
    }
cli-admin-file-there = { $file }: this file exists. Choose another name, or say --overwrite.
cli-admin-not-empty = The database holds tables. A backup goes into an empty one.
cli-admin-no-backup = { $file }: this is no backup of Bocage, or not a whole one.
cli-admin-database = The database cannot be used ({ $error }).
