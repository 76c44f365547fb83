### All Creatures Big and Small: why something cannot be done.

reason-creatures-occupied = “{ $space }” is taken by { $by } this round. Choose a free space.
reason-creatures-empty = Nothing lies here. It is refilled at the start of the next round.
reason-creatures-cannot-pay = You cannot pay the cost: { $goods }.
reason-creatures-no-border = You have no border in stock. “{ space-creatures-expand }” brings new ones.
reason-creatures-no-edge = There is no edge left on your farm where a border could go.
reason-creatures-border-there = There is a border on this edge already. Choose another one.
reason-creatures-not-on-farm = This does not belong to your farm. Choose a place on your farm.
reason-creatures-no-trough = All 10 troughs are placed.
reason-creatures-trough-there = There is a trough on this space already. Choose another one.
reason-creatures-no-stall-tile = No stall tile is left.
reason-creatures-no-stall = You have no stall to turn into stables. Build one first.
reason-creatures-built-there = A building stands on this space already. Choose another one.
reason-creatures-not-on-display = { $card } is not on display. Choose a building that is.
reason-creatures-need = You cannot build { $card } now. It takes { $need }.
reason-creatures-no-site = There is no space on your farm where it could stand.
reason-creatures-no-building = You cannot build any of the special buildings on display.
reason-creatures-wrong-site = It cannot stand here. Choose one of the possible spaces.
reason-creatures-no-deed = None of your buildings can be used now.
reason-creatures-no-worker = You have no worker left to place.
reason-creatures-no-extension = You can add no extension: none is left, or your Corner Houses forbid it.
reason-creatures-nothing-to-take = None of your animals or pastures fits.
reason-creatures-cannot-pay-either = You can pay neither { $goods } nor { $other }.
reason-creatures-animals-first = Choose first which animals leave.
reason-creatures-has-room = That animal need not leave.
reason-creatures-nothing-to-move = Nothing there can be moved.
