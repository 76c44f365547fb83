### Agricola Express at the web table: the tray of dice, its groups, panels.

## The tray

express-board = Dice
express-rounds = Rounds
express-round = Round { $round }
express-round-now = Round { $round }, now
express-round-harvest =
    { $n ->
        [1] The first harvest follows.
        [2] The second harvest follows.
       *[3] The third and last harvest follows.
    }
express-roll = Roll all
express-aside =
    { $n ->
        [one] { $n } die set aside
       *[other] { $n } dice set aside
    }
express-die = Choose a die to see only the groups that use it.
express-set = Turn this die: { $face }
express-sets =
    { $n ->
        [0] No more dice to turn in this action.
        [one] You may turn { $n } die.
       *[other] You may turn up to { $n } dice.
    }
express-sets-food = That costs { $n } food from your sheet.

## Groups of dice

express-group-room = Room
express-group-upgrade = Upgrade
express-group-baby = Baby
express-group-field = Field
express-group-pasture = Pasture
express-more = More ways: { $group }

## Panels

express-short = { $n } food missing: −{ $points } points

## What the parts of the table are called

express-table-tab-board = Dice
express-table-tab-farm = Sheet
express-table-farm-own = Your score sheet
express-table-farm-of = Score sheet of { $name }
express-replay-board = Dice
express-replay-farm = Sheet
express-replay-farm-of = Score sheet of { $name }
express-table-log-round = Round { $round }
express-replay-position = Round { $round }, { $name }: { $deed }

# The words for a good as they stand after a number in the cards’ texts, with commas between them.
cards-forms-brick = brick
