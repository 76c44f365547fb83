### The replay of a game.

replay-title = Replay: { $game }
replay-loading = Fetching the game…
replay-missing = There is no game to show here
replay-to-table = To the table
replay-to-lobby = To the lobby
replay-record = Download the game
replay-on = Play on from here
replay-on-help = A new table begins at this move; what is drawn from here on stays the same. You take one seat, bots take the others.
replay-on-alone = A new game begins at this move; what is drawn from here on stays the same.
replay-on-seat = Your seat
replay-on-bots = Opponents
replay-on-begin = Begin
replay-running = The game is still going on. New moves appear as they are made.
replay-beginning = The beginning
replay-position = Round { $round }, { $name }: { $deed }
replay-secret = a secret choice

## What is seen

replay-view = Seen by
replay-view-all = Everybody
replay-farm-of = Farm of { $name }
replay-follow = Follow the moves
replay-look = Show the farm of { $name }
replay-points = Score: { $points }

## Moving about

replay-moves = The moves of the game
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-decision = Decision
    .back = One decision back
    .on = One decision on
replay-turn = Turn
    .back = One turn back
    .on = One turn on
replay-round = Round
    .back = One round back
    .on = One round on
replay-keys = Arrow keys: a decision; with { $shift } a turn; with { $ctrl } or { $alt } a round. { $home } and { $end }: beginning and end. Space bar: play.

## The parts of the page

replay-parts = Parts of the page
replay-board = Board
replay-farm = Farm
replay-market = Cards
replay-seats = Seats
replay-log = Course
replay-happened = What happened
replay-nothing = Nothing yet.
replay-next = What comes next
replay-asked = { $name } is asked: { $prompt }
replay-chosen = Chosen: { $deed }
replay-waiting = Not decided yet.
replay-over = The game is over.
replay-scores = Points so far
replay-chart = Points over the rounds
