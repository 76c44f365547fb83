### Hallertau at the web table: board, counters, hand, panels.

## The board

hallertau-board = Action board
hallertau-rounds = Rounds
hallertau-round = Round { $round }
hallertau-round-now = Round { $round }, now
hallertau-phase = Phase { $number }: { $phase }
hallertau-section = Section { $number }
hallertau-section-cleared = Cleared this round: every space here has lost its top row of workers.
hallertau-section-kept = Not cleared this round: all workers here have stayed.
hallertau-sections-left =
    { $n ->
        [0] All section cards are drawn.
        [one] { $n } section card is left. It tells which sections the next round clears.
       *[other] { $n } section cards are left. One each round tells which sections are cleared.
    }
hallertau-sections-all = With four players, every round clears all sections.
hallertau-space-cost =
    { $n ->
        [one] Takes { $n } worker now.
       *[other] Takes { $n } workers now.
    }
hallertau-space-full = Full.
hallertau-space-closed = Closed in a game without cards.
hallertau-pile =
    { $n ->
        [0] The pile is empty.
        [one] { $n } card left in the pile.
       *[other] { $n } cards left in the pile.
    }
hallertau-tools = Turn workers into tools
hallertau-less = Fewer
hallertau-more = More

## Cards

hallertau-cards = Cards
hallertau-hand = Your hand
hallertau-hand-none = You have no cards in hand.
hallertau-played = Played
hallertau-played-by = Played by { $name }
hallertau-in-hand = In hand: { $cards }

# The answer when a player is asked only for cards.
hallertau-not-now = Not now

## Counters

hallertau-workers = { $n } of { $all } workers left
hallertau-starting-player = Starting player

## What the parts of the table are called

hallertau-table-cards = Cards
hallertau-table-tab-farm = Village
hallertau-table-farm-own = Your village
hallertau-table-farm-of = Village of { $name }
hallertau-replay-farm = Village
hallertau-replay-farm-of = Village of { $name }
hallertau-table-log-round = Round { $round }
hallertau-replay-position = Round { $round }, { $name }: { $deed }
