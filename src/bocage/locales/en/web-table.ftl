### The page

table-loading = Opening the table…
table-offline = No connection
table-refused = This table cannot be shown
table-closed = Only those who play at this table may look at it. If a seat is yours, open the table by its link.
table-moved = This seat is no longer yours
table-unknown-game = This page does not know the game. Load it anew: there may be a newer version.
table-to-lobby = To the lobby
table-close = Close
table-lost = The connection is lost. We keep trying; nothing you did is lost.
table-retry = Try now
table-known = Offline: the table as it was { $when }. You can play again once there is a connection.
table-status = Status
table-menu = More
table-watching = You are watching
table-your-turn = Your turn
table-turn-of = { $name }: your turn
table-why = Why am I asked this?

## What the table waits for

table-wait-others = { $name } chooses…
table-wait-asked = { $name } chooses: { $asked }
table-wait-several = { $names } choose…
table-wait-bot = { $name } is thinking…
table-wait-free = This seat is free: { $name }. The game goes on when it is taken.
table-ready = Turn done. Confirm it, or take it back.
table-ready-held = Confirm to go on: after that, this cannot be taken back.
table-confirm = Confirm
table-confirm-turn = Confirm: { $action }
table-deed-goods = { $deeds }, { $goods }
table-deed-more =
    { $n ->
        [one] { $deeds } and { $n } more step
       *[other] { $deeds } and { $n } more steps
    }
table-deed-times = { $n } × { $deed }
table-deed-round = { $done }, and begin round { $round }
table-deed-over = { $done }, and end the game
table-deed-unknown = { $done }, and see what comes
table-pending = Not final yet
table-space-pending = About to be taken by { $names }, not final yet
table-decline = No, thanks
table-undo = Undo
table-reset = Reset turn
table-over-solo =
    { $n ->
        [one] The game is over: { $points } point
       *[other] The game is over: { $points } points
    }
table-solo-goal =
    { $level ->
        [0] The goal was { $goal } points.
        [1] The goal of { $goal } points is reached.
       *[other] The goal of { $goal } points is reached, and outstandingly so.
    }
table-over-you =
    { $n ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
table-over-won =
    { $n ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
table-over-team =
    { $n ->
        [one] { $names } win together with { $points } point
       *[other] { $names } win together with { $points } points
    }
table-over-teams-tie =
    { $n ->
        [one] Both teams share the win with { $points } point
       *[other] Both teams share the win with { $points } points
    }
table-teams-lowest = For the team, the lower points of each category count: they are underlined.
table-teams-product = For the team, the points of both partners are multiplied.
table-team = Team
table-over-tie =
    { $n ->
        [one] { $names } share the victory with { $points } point each
       *[other] { $names } share the victory with { $points } points each
    }

## Hints

table-hint = Hint
table-hint-thinking = Thinking…
table-hints = What looks best
table-hint-place = Advised, number { $rank }
hint-points = final score about { $points }
hint-ahead = { $points } ahead
hint-behind = { $points } behind
hint-then = then: { $steps }

## Seats and farms

table-seats = Players
table-partner = partner
table-you = you
table-seat-bot = Bot: { $bot }.
table-seat-free = Free seat.
table-seat-online = At the table.
table-seat-away = Away.
table-seat-away-since = Offline; last seen { $since }.
table-seat-stand-in = A bot plays for this seat: { $bot }.
table-seat-resigned = Resigned; a bot plays on: { $bot }.
table-call = Call in a bot
table-call-help = It plays until { $name } is back.
table-call-free-help = It plays until somebody takes the seat.
table-call-level = Level
table-return = Take over again
table-return-help = A bot plays for you. It is your seat: take over whenever you like.
table-clock = { $name }: { $time } left
table-clock-short-bot = Your time runs short: { $time } left. Then a bot takes over.
table-clock-short-lose = Your time runs short: { $time } left. Then you lose.
table-choose-seat = Choose { $name }
table-look = Look at the farm
table-look-help = Choose to look at the farm.
table-points = Points so far: { $points }
table-farm-own = Your farm
table-farm-of = Farm of { $name }
table-farm-enlarge = Enlarge
table-farm-cards = In play
table-last-here = { $name } moved here last.
table-news = New since your last turn
table-back = Back to mine
table-board = Board
table-space-new = New this round
table-space-new-short = New
table-space-taken = Taken by { $names }
table-cards = Cards on offer

## Narrow screens

table-regions = Parts of the table
table-tab-result = Result
table-tab-board = Board
table-tab-farm = Farm
table-tab-partner = Partner
table-tab-cards = Cards
table-tab-others = Players
table-tab-log = Log
table-tab-choice = Something to choose here
table-question = The question
table-sheet = Fold or unfold the question

## Log, scores, help

table-side = Log, scores and help
table-side-log = Log
table-side-scores = Scores
table-side-help = Help
table-diverged = The rules have been corrected since this table began. It goes on from its last position.
table-log-filter = Show one player only
table-log-only = Only { $name }
table-log-round = Round { $round }
table-log-empty = Nothing has happened yet.
table-scores-caption = Points by category and player
table-scores-hidden = The running score is hidden until the end.
table-scores-show = Show the score
table-scores-hide = Hide the score
table-help-search = Search the rules
table-help-none = No topic says so. Try another word.
table-rules-more = More in the rules
table-rules-keys = More in the rules: right-click or W
table-rules-pictures = The rules with pictures

## The end

table-chart = Points over the rounds
table-chart-round = Round
table-chart-end = End
table-chart-pick = Pick a moment to see it in the replay.
table-costly = What cost you points
table-chart-none = The course of the game cannot be loaded now.
table-next = What next
table-again = Play again
table-replay = Watch the replay
table-record = Download the game
table-show-board = Look at the board
table-show-result = Look at the result

## Ending a game early

table-settings = Settings
table-leave = Resign or end
table-resign = Resign
table-resign-help = A bot plays on for you to the end. You cannot win this game any more.
table-resign-yes = Resign now
table-end = End the game now
table-end-help = If everybody agrees, the game ends as it stands. It does not count: nobody has won.
table-end-propose = Propose it
table-end-proposed = { $names } would like to end the game here. It would not count.
table-end-agree = End it
table-end-waits = You want to end the game. The others are asked.
table-end-go-on = Go on playing
table-leave-campaign = A game of a series or campaign is played to the end.
table-over-agreed = The game was ended by agreement and does not count
table-over-host = The host of this server has ended the game; it does not count
table-over-resigned = { $name } wins: everybody else has resigned
table-over-gave-up = Resigned, a bot played on: { $names }.
table-again-with = Another game? Already at the new table: { $names }.
table-again-come = Come along

## Taking a seat

table-join = Take a seat
table-join-host = Take a seat at { $name }’s table
table-join-help = You are invited to play. No account is needed: this browser remembers your seat.
table-join-name = Your name
table-join-sit = Sit down
table-join-watch = Only look
table-join-other = Take it on another device
table-share = Share
table-share-text = A seat is waiting for you: { $game }
table-qr = QR code
table-qr-help = Point the camera of a phone at it: it opens this link.

## Links

table-links = Links
table-links-invite = Invitations
table-links-invite-help = Send one to each person who is to play. It works once.
table-links-own = Your seats
table-links-own-help = To return on another device. Keep it to yourself: whoever has it plays your seat.
table-links-seat = Seat of { $name }
table-links-lost = Has somebody lost their seat?
table-links-lost-help = Make a new link for it. The game stays as it is.
table-links-renew = New link
table-links-renew-sure = { $name }: the seat becomes free. Links to it stop working; whoever opens the new one first plays on.
table-links-renew-yes = Make a new link
table-links-watch = To watch
table-links-watch-help = Whoever has this link sees what is public, and cannot play.
table-invitation = Invitation: { $name }
table-copy = Copy link
table-copied = Copied

## Keys

table-shortcuts = Keyboard
table-shortcuts-help = The tab key moves from one thing to the next; on the farm and in the log the arrow keys do.

## Captions of what moves

motion-reap = Harvest: the fields
motion-feed = Harvest: the meal
motion-breed = Harvest: young animals
motion-points = Points are scored
