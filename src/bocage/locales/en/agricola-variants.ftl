# Agricola: ways to lay out a farm and to play other than usual.

options-farm = House rules
    .help = Other ways to lay out a farm, to keep animals and to begin. They can be combined as you like.
options-teams = Teams
    .help = Two against two: partners share what they have and win together.

option-house_first = House first
    .help = Animals must find room on the farm before they may be cooked. A house rule from the appendix of the revised edition.
option-house_first-false = No
    .help = Animals may be cooked the moment they come.
option-house_first-true = Yes
    .help = Animals that come and find no room leave uncooked. Animals housed before may be cooked to make room.
option-one_pasture = One pasture per type
    .help = Jennifer Ha’s rule: a type of animals stands in at most one pasture.
option-one_pasture-false = No
    .help = A type may stand in several pastures.
option-one_pasture-true = Yes
    .help = Unfenced stables and the house hold animals of any type as ever.
option-take_usable = Take what you can use
    .help = Georg Deifuss’s rule: of the animals on a space one takes as many as one can use.
option-take_usable-false = No
    .help = Whoever uses a space takes all animals on it.
option-take_usable-true = Yes
    .help = You choose how many you take, at least one, of those you can house or cook. The others stay.
option-open_fences = Open fences
    .help = Pastures may be fenced bit by bit. A house rule from the appendix of the revised edition.
option-open_fences-false = No
    .help = Every pasture is closed when its fences are built.
option-open_fences-true = Yes
    .help = Fences may be built one by one. Only closed pastures hold animals and count.
option-scattered_pastures = Scattered pastures
    .help = Pastures need not touch. A house rule from the appendix of the revised edition.
option-scattered_pastures-false = No
    .help = A new pasture touches one of the others.
option-scattered_pastures-true = Yes
    .help = A new pasture may lie anywhere.
option-larkin = The other way round
    .help = David Larkin’s rule for an even start.
option-larkin-false = No
    .help = Clockwise, and the starting player has 1 food less.
option-larkin-true = Yes
    .help = Everybody starts with 3 food. In round 1 second people are placed counter-clockwise, and nobody passes.
option-szongott = More wood for two
    .help = Norbert Szongott’s space for games with 2 players.
option-szongott-false = No
    .help = The board as it is.
option-szongott-true = Yes
    .help = One more space gathers 2 wood every round.
option-author_adjacency = Everything touches
    .help = A rule that Uwe Rosenberg, the author, likes to play with.
option-author_adjacency-false = No
    .help = The first field, the first pasture and stables may lie anywhere.
option-author_adjacency-true = Yes
    .help = Whatever is built shares a side with a room, a field, a stable or a pasture.

action-fence-edge =
    { $side ->
        [n] Fence above { $cell }
        [s] Fence below { $cell }
        [e] Fence to the right of { $cell }
       *[w] Fence to the left of { $cell }
    }
    .now =
    { $side ->
        [n] Fence above { $cell } ({ $goods })
        [s] Fence below { $cell } ({ $goods })
        [e] Fence to the right of { $cell } ({ $goods })
       *[w] Fence to the left of { $cell } ({ $goods })
    }
log-fence-edge =
    { $side ->
        [n] { $seat } builds a fence above { $cell } ({ $goods }).
        [s] { $seat } builds a fence below { $cell } ({ $goods }).
        [e] { $seat } builds a fence to the right of { $cell } ({ $goods }).
       *[w] { $seat } builds a fence to the left of { $cell } ({ $goods }).
    }
    .bare =
    { $side ->
        [n] { $seat } builds a fence above { $cell }.
        [s] { $seat } builds a fence below { $cell }.
        [e] { $seat } builds a fence to the right of { $cell }.
       *[w] { $seat } builds a fence to the left of { $cell }.
    }
reason-not-beside = { $cells }: this touches nothing on your farm. Choose a place that shares a side with a room, a field, a stable or a pasture.
reason-closed-only = A fence alone encloses nothing. Build the fences of a whole pasture.
reason-fence-stands = A fence stands there already. Choose another side.

prompt-take-usable = Choose how many animals you take ({ $goods } on the space)
action-take-only = Take only { $number }
    .now = Take { $goods }
prompt-house-first = Not all animals find room: choose which go. Only those that were on your farm before can be cooked
reason-house-first = These animals have just come: they must find room before they can be cooked.

option-teams = Teams
    .help = Daniel Winterhalter’s game of two against two: partners sit opposite each other and help each other.
option-teams-none = None
    .help = Everybody for themselves.
option-teams-lowest = Lower points count
    .help = In each category the lower points of the two partners count for the team.
option-teams-product = Multiplied
    .help = Clerk Lee’s way: the totals of both partners are multiplied.
impossible-team-campaign = Teams play single games: in a campaign everybody plays for themselves.
space-team-market = Market
    .help = Pay 1 food and move any goods but food between you and your partner, in both directions.
action-partner = For your partner
action-partner-pieces = For your partner, with your partner’s fences
action-give = Give 1 { $good }
action-get = Receive 1 { $good }
prompt-partner = Turn to the farm of { $by }
prompt-partner-room = Build a room for { $by } ({ $goods })
prompt-partner-stable = Build a stable for { $by } ({ $goods })
prompt-partner-plow = Plow a field for { $by }
prompt-partner-fence =
    { $fences ->
        [one] Fence a pasture for { $by } with your { $fences } fence
       *[other] Fence a pasture for { $by } with your { $fences } fences
    }
prompt-partner-fence-theirs =
    { $fences ->
        [one] Fence a pasture for { $by } with their { $fences } fence (1 wood more for three or fewer)
       *[other] Fence a pasture for { $by } with their { $fences } fences (1 wood more for every three begun)
    }
prompt-team-market = Move goods between you and { $by }
log-partner-room = { $seat } builds a room on { $cell } for { $by } ({ $goods }).
    .bare = { $seat } builds a room on { $cell } for { $by }.
log-partner-stable = { $seat } builds a stable on { $cell } for { $by } ({ $goods }).
    .bare = { $seat } builds a stable on { $cell } for { $by }.
log-partner-plow = { $seat } plows { $cell } for { $by }.
log-partner-fence = { $seat } fences { $cells } for { $by }.
log-partner-divide = { $seat } divides a pasture for { $by }: { $cells }.
log-partner-fence-edge =
    { $side ->
        [n] { $seat } builds a fence above { $cell } for { $by }.
        [s] { $seat } builds a fence below { $cell } for { $by }.
        [e] { $seat } builds a fence to the right of { $cell } for { $by }.
       *[w] { $seat } builds a fence to the left of { $cell } for { $by }.
    }
log-market-give = { $seat } gives { $goods } to { $by }.
log-market-get = { $seat } receives { $goods } from { $by }.
reason-nothing-to-move = Neither you nor your partner has goods that could be moved this way.
reason-one-fence = { $cells }: only one fence is missing here. Build it by itself.
