### The lobby: games, new tables, tables to continue or to watch; and what every page shares.

web-title = Bocage: farm games
error-offline = The server does not answer. Check your connection and try again.
error-failed = That did not work. Try again.
page-missing = There is no page here
page-missing-why = The address may be mistyped, or the page has moved. All games and tables are in the lobby.

## Switches of every page

switch-language = Language
switch-theme = Colours
theme-auto = Like the system
theme-light = Light
theme-dark = Dark

## Bots

bot-beginner = Beginner
    .help = Makes the best of each turn and plans no further: a good first opponent.
bot-fair = Fair
    .help = Has learned from many games of its own and answers quickly.
bot-strong = Strong
    .help = Thinks ahead, about a second per turn.
bot-master = Master
    .help = Thinks further ahead, about five seconds per turn, and forgives little.
# At older tables.
bot-greedy = Greedy
    .help = Makes the best of each turn and plans no further.
bot-random = Random
    .help = Moves at random.

# How the bot of each seat is called: plants of the hedge.
bot-name-0 = Hazel
bot-name-1 = Rowan
bot-name-2 = Linden
bot-name-3 = Sorrel
bot-name-4 = Bramble

## Header and footer

lobby-name = Your name
lobby-guest = Guest
lobby-me = Profile
lobby-welcome = Take a seat
lobby-intro = Play alone, together at one screen, or each at home. No account needed.
lobby-rules = Rules
lobby-bring = Bring in a game
lobby-fan = A fan project, unaffiliated with the authors and publishers of the games.

## Games

lobby-games = Games
lobby-loading = Setting the tables…
lobby-retry = Try again
lobby-known = What you see is as it was { $when }.
lobby-play = Play
lobby-learn = First time? Learn with a guided game
    .help = About { $minutes } minutes, a guide explains as you play
lobby-cards = Cards
lobby-seats-range = { $from }–{ $to } players
lobby-seats-exactly =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## A new table

lobby-new = New table: { $game }
lobby-count = How many play?
lobby-count-alone = Alone
lobby-places = Who sits where?
    .help = Turns go down the list.
lobby-who = Seat { $number }
lobby-who-me = Me
lobby-who-here = Someone at this screen
lobby-who-link = Someone by link
    .help = Once the table is made you get a link to send.
lobby-who-bot = Bot: { $bot }
lobby-who-name = Name of seat { $number }
lobby-up = Move seat { $number } up
lobby-down = Move seat { $number } down
lobby-watching = No seat is yours: you will be watching.
lobby-see-cards = Look at the cards
lobby-group-chosen = { $n } chosen
lobby-group-usual = as usual
lobby-only-exactly =
    { $n ->
        [one] Only with { $n } player.
       *[other] Only with { $n } players.
    }
lobby-only-range = Only with { $from }–{ $to } players.
lobby-needs = Only with “{ $option }: { $value }”.
lobby-teams = Partners sit opposite each other: seats 1 and 3 against seats 2 and 4.
lobby-own = Own cards
    .help = Cards that whoever runs this server has made; they are dealt with the others.
lobby-own-none = Own cards are dealt with hand cards only.
lobby-open-to = Open to spectators
    .help = The table is listed in the lobby. Hidden cards stay hidden.
lobby-join-anybody = Anybody may join
    .help = The lobby offers the free seats to everybody; with one click they sit here.
lobby-counts = Results count
lobby-hints = Hints
    .help = Whoever is to choose may ask a bot what it would do: the best places are marked, with the points to expect. Unless you choose otherwise, only where no other people play.
lobby-hints-yes = allowed
lobby-hints-no = not allowed
lobby-hints-allow = Allow hints
lobby-start = Start
lobby-starting = Starting…
lobby-cancel = Cancel

## My tables

lobby-mine = My tables
lobby-mine-none = Nothing here yet. The tables you play at wait here until you return.
lobby-your-turn = Your turn
lobby-turn = { $name } to move
lobby-turn-several = To move: { $names }
lobby-joining =
    { $n ->
        [one] Waiting for { $n } more player
       *[other] Waiting for { $n } more players
    }
lobby-round = Round { $round } of { $rounds }
hallertau-lobby-round = Round { $round } of { $rounds }
express-lobby-round = Round { $round } of { $rounds }
lobby-full = with hand cards
lobby-now = just now
lobby-ended = Ended by agreement, not counted
lobby-players = Players
lobby-won =
    { $n ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
lobby-solo =
    { $n ->
        [one] { $points } point in the end
       *[other] { $points } points in the end
    }
lobby-winner =
    { $n ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
lobby-team-won = { $names } win together
lobby-winners =
    { $n ->
        [one] { $names } share the win with { $points } point
       *[other] { $names } share the win with { $points } points
    }
lobby-continue = Continue
lobby-look = Result
lobby-replay = Replay
lobby-forget = Forget
    .help = Forget this table? Without its link you cannot return to your seat.
lobby-keep = Keep
lobby-more = Show { $n } more

## Clocks

lobby-pace = Pace
lobby-pace-none = No clocks
    .help = Everybody takes the time they need.
lobby-pace-live = Live
    .help = Each seat has its time for the whole game, and a little more for each turn.
lobby-pace-daily = By the day
    .help = Each turn may take hours or days: look in now and then.
lobby-pace-bank-live = Time for the game
lobby-pace-bank-daily = Time for each turn
lobby-pace-increment = And for each turn
lobby-pace-turn = { $time } for each turn
lobby-pace-end = When the time is up
lobby-pace-end-bot = a bot takes over
lobby-pace-end-lose = the seat has lost
lobby-patience = While somebody is away, a bot may be called in after
lobby-clock = Time left

## Tables to join

lobby-free = Free seats
lobby-join = Join
lobby-options = Options
lobby-language = Language of whoever made the table: { $language }

## Tables to watch

lobby-open = Open tables
lobby-open-none = Nobody plays in the open at the moment.
lobby-watch = Watch
