### The command line.

## Seats

cli-seat-0 = Blue
cli-seat-1 = Red
cli-seat-2 = Green
cli-seat-3 = Violet
cli-seat-4 = Natural
cli-partner = partner
cli-teams-lowest = * The lower points of each category count for the team.
cli-you = you
cli-bot = bot: { $bot }
cli-starts = starting player

## The head of the table

cli-round = round { $round } of { $rounds }
cli-before-round-1 = before the first round
cli-harvest =
    { $rounds ->
        [0] harvest at the end of this round
        [1] harvest at the end of the next round
       *[other] harvest in { $rounds } rounds
    }

## The action board

cli-board = Action board
cli-round-cards = Round cards
cli-new = new
cli-stage = Stage { $stage }: { $cards }
cli-on-offer = Major improvements on offer: { $cards }
cli-open-cards = Open cards: { $cards }

# What a space does, in a few words beside its title.
cli-does-farm-expansion = rooms, stables
cli-does-meeting-place = starting player
cli-does-grain-seeds = 1 grain
cli-does-farmland = plow 1 field
cli-does-side-job = 1 stable, bake
cli-does-day-laborer = 2 food
cli-does-classic-day-laborer = 1 food, 1 material
cli-does-major-improvement = build 1
cli-does-fencing = fences
cli-does-grain-utilization = sow, bake
cli-does-basic-wish = child, if room
cli-does-house-redevelopment = renovate, then improve
cli-does-vegetable-seeds = 1 vegetable
cli-does-urgent-wish = child, room or not
cli-does-cultivation = plow, sow
cli-does-farm-redevelopment = renovate, then fences
cli-does-resource-market =
    { $seats ->
        [2] 1 stone, 1 food
        [3] 1 food, 1 reed/stone
       *[other] 1 reed, 1 stone, 1 food
    }
cli-does-animal-market = 1 animal
cli-does-classic-animal-market = choose 1
cli-does-modest-wish = child, from round 5
cli-does-lessons = 1 occupation
cli-does-lessons-3 = occupation, 2 food
cli-does-lessons-4 = occupation, 1–2 food
cli-does-full-meeting-place = starting player, minor
cli-does-full-major-improvement = major or minor
cli-does-full-basic-wish = child, then minor
cli-does-full-house-redevelopment = renovate, then improve

## The farm: words that fit into a cell of 8 letters, then of 5

cli-cell-wood = wood
cli-cell-clay = clay
cli-cell-stone = stone
cli-cell-field = field
cli-cell-grain = grain
cli-cell-vegetable = veg.
cli-cell-stable = stable
cli-cell-sheep =
    { $n ->
        [one] sheep
       *[other] sheep
    }
cli-cell-boar =
    { $n ->
        [one] boar
       *[other] boar
    }
cli-cell-cattle =
    { $n ->
        [one] cattle
       *[other] cattle
    }
cli-tiny-wood = wood
cli-tiny-clay = clay
cli-tiny-stone = stone
cli-tiny-field = field
cli-tiny-grain = grn
cli-tiny-vegetable = veg
cli-tiny-sheep = shp
cli-tiny-boar = boar
cli-tiny-cattle = cow

## What a seat has

cli-no-goods = nothing in the supply
cli-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $home } to place
cli-meal =
    { $missing ->
        [0] Next meal: { $need } food
       *[other] Next meal: { $need } food ({ $missing } missing)
    }
cli-left =
    Left: { $fences ->
        [one] { $fences } fence
       *[other] { $fences } fences
    }, { $stables ->
        [one] { $stables } stable
       *[other] { $stables } stables
    }
cli-occupations = Occupations: { $cards }
cli-improvements = Improvements: { $cards }
cli-scheduled =
    { $n ->
        [one] To come: { $what } in round { $rounds }
       *[other] To come: { $what } in rounds { $rounds }
    }
cli-begging =
    { $n ->
        [one] { $n } begging card
       *[other] { $n } begging cards
    }
cli-hand-size =
    In hand: { $occupations ->
        [one] { $occupations } occupation
       *[other] { $occupations } occupations
    }, { $minors ->
        [one] { $minors } minor
       *[other] { $minors } minors
    }

## Cards

cli-kind-occupation = Occupations
cli-kind-minor = Minor improvements
cli-kind-major = Major improvements
cli-deck = Deck { $deck }
cli-cost = cost: { $cost }
cli-per-person = { $cost } per person
cli-need = needs { $need }
cli-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cli-traveling = traveling
cli-card-in-play = In play: { $who }
cli-card-in-hand = In your hand
cli-card-on-offer = On offer
cli-not-playable = Not possible now: { $cards }. “why” tells the reasons.
cli-all-cards = all
cli-cards-more = “cards all” lists all { $n } cards of the game. A kind, deck, category or any words find some: “cards occupation”, “cards deck { $deck }”, “cards sheep”.
cli-card-more = “card { $number }” reads one of them.

## Asking

cli-welcome = Type the number of a choice or its words. “help” tells the rest, “quit” leaves.
cli-resumed =
    { $n ->
        [one] The game goes on after { $n } action.
       *[other] The game goes on after { $n } actions.
    }
cli-choose-space = Choose a numbered space by its number or name. “why fencing” tells why a space has no number.
cli-choose-fences =
    Type the cells of a pasture, for instance “A4 A5”, or a single edge by a cell and a side (n, e, s or w), for instance “A4n”. { $n ->
        [one] { $n } choice is possible
       *[other] { $n } choices are possible
    }: “list” shows them.
cli-choose-cells =
    Type the cells of the pasture, for instance “A4 A5”. { $n ->
        [one] { $n } pasture is possible
       *[other] { $n } pastures are possible
    }: “list” shows them.
cli-list-more = “list 1” to “list { $pages }” show all choices page by page.
cli-say-something = Type a number or a name, or “help”.
cli-confirm = End of your turn. Enter confirms, “undo” goes back >
cli-confirm-loss = Enter goes on, “undo” goes back >
cli-confirm-help = Press Enter to end your turn, or type “undo” to choose again.
cli-confirm-choice = { $choice }. This cannot be taken back. Enter confirms, “undo” goes back >
cli-hand-over = { $who }, it is your turn. Press Enter when nobody else is looking >
cli-hand-over-help = Press Enter when only { $who } is looking. “save” and “quit” work here too.
cli-labelled = { $label }: { $words }
cli-undone = Taken back.
cli-why-possible = this is possible now.

## Refusals

cli-no-number = There is no choice { $given }. The last number is { $last }.
cli-no-choice = Nothing to choose now matches “{ $given }”. Type a number or a name from the list, “why { $given }” for the reason, or “help”.
cli-several = “{ $given }” can mean several things: { $choices }. Add a word, or type the number.
cli-no-page =
    { $pages ->
        [one] There is only { $pages } page.
       *[other] There are { $pages } pages: type “list 1” to “list { $pages }”.
    }
cli-why-what = Nothing is refused here. Name what you have in mind: “why fencing”.
cli-no-such-action = No action, space or card of this game matches “{ $given }”.
cli-no-rules = No space or card of this game matches “{ $given }”. “board” and “cards” show their names.
cli-no-such-card = No card of this game matches “{ $given }”. “cards all” lists them.
cli-card-which = Name a card by its number or by words of its name: “card fireplace”.
cli-no-hand = This game is played without hand cards.
cli-hand-empty = You have no cards in hand.
cli-rules-of-what = Name a space or a card, for instance “rules fishing”.
cli-nothing-to-undo = There is nothing to take back: only your own actions of this turn can be undone.
cli-not-now = This cannot be done now. “help” lists what can be typed.
cli-no-language = “{ $given }” is not a language here. Choose one of { $languages }.
cli-save-where = Name the file, for instance “save game.json”.
cli-which-game = Which game? Name one of { $games }.
cli-file-missing = { $file }: there is no such file or folder.
cli-file-forbidden = { $file }: reading or writing here is not permitted.
cli-file-folder = { $file }: this is a folder or lies in something that is none.
cli-file-trouble = { $file }: this file cannot be read or written.
cli-file-not-text = { $file }: this is not a text file.
cli-file-no-record = { $file }: this is not a record of Bocage ({ $error }).
cli-file-other = { $file }: this file exists and is not a record of Bocage. Choose another name.

## Commands; the English words always work too

cli-command-help = help
cli-command-hint = hint
cli-command-why = why
cli-command-undo = undo
cli-command-list = list
cli-command-board = board
cli-command-farms = farms
cli-command-hand = hand
cli-command-card = card
cli-command-cards = cards
cli-command-rules = rules
cli-command-log = log
cli-command-score = score
cli-command-save = save
cli-command-lang = lang
cli-command-quit = quit
cli-help-choose = Choose by number (“7”), by action (“place fishing”), by any words that fit only one choice (“fishing”), or by cells (“A4 A5”). Or type a command:
cli-help-help = this list
cli-help-hint = what a bot would do now, with the points that it expects and how the turn may go on
cli-help-why = why something cannot be chosen: “why fencing”; alone, why spaces and cards are closed
cli-help-undo = take back your last action of this turn
cli-help-list = all choices; “list 2” is the second page
cli-help-board = the action board, the farms and the counters
cli-help-farms = all farms in full size
cli-help-hand = your cards in hand: cost, prerequisite, points, effect
cli-help-card = a card with everything on it, by number or name: “card well”
cli-help-cards = the major improvements on offer; “cards sheep” looks for cards, “cards all” lists them
cli-help-rules = what a space or card does: “rules fishing”
cli-help-log = the last events; “log all” tells everything
cli-help-score = the score as it stands
cli-help-save = keep the game in a file: “save game.json”
cli-help-lang = another language: “lang fr”
cli-help-quit = leave; the game is kept in a file
cli-help-farm = On a farm heavy lines are fences and ⌂ is a stable. 3/4 on a fence: 3 animals stand in a pasture with room for 4. ≈ 3 ≈: 3 crops stand on a field. A number in brackets is a choice.
cli-log-more =
    { $n ->
        [one] { $n } earlier line: “log all”.
       *[other] { $n } earlier lines: “log all”.
    }
cli-no-cards = All major improvements are built.

## Hints

cli-thinking = { $who } is thinking…
cli-hint-thinking = Thinking…
cli-hint = This looks best:

## The end

cli-score-now = If the game ended now:
cli-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the victory
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-solo-score =
    { $points ->
        [one] You have made { $points } point.
       *[other] You have made { $points } points.
    }
cli-keep-record = “save game.json” keeps the record for “bocage replay game.json”. Enter leaves.
cli-saved = The game is kept in { $file }.
cli-resume = Go on with: { $command }
cli-goodbye = Goodbye.

## Other commands

cli-seats = { $first }–{ $last } seats
cli-seats-exactly =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
cli-default = default
cli-levels = Levels of bots, for --bot
cli-simulated =
    { $n ->
        [one] { $game }: { $n } game
       *[other] { $game }: { $n } games
    }
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-mean = Mean
cli-column-sd = Spread
cli-column-min = Lowest
cli-column-max = Highest
cli-column-goals = Goals reached
cli-column-wins = Wins
cli-decimal = { $whole }.{ $tenths }
cli-wins = { $n } ({ $percent }%)
cli-replay-prompt = Enter next, b back, a number to jump, q to leave >
cli-replay-help = Enter or n goes on, b goes back, a number from 0 to { $last } jumps there, q leaves.
cli-replay-end = There are steps 0 to { $last }.
cli-replay-at =
    { $actions ->
        [one] Step { $at } of { $last }, after { $actions } action
       *[other] Step { $at } of { $last }, after { $actions } actions
    }
cli-diverged = The rules have changed since this game was recorded; only its last position can be shown.
