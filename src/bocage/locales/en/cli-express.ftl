### The command line: Agricola Express.

## The head of the table

cli-express-round = round { $round } of { $rounds }
cli-express-harvest =
    { $rounds ->
        [0] harvest at the end of this round
        [1] harvest at the end of the next round
       *[other] harvest in { $rounds } rounds
    }
cli-express-harvesting = harvest { $n } of 3

## The choices

cli-express-cooking = Cooking
cli-express-powers = Powers
cli-choose-die = Your occupations can turn dice in { $n } ways: “list turn” shows them.

## What a seat has: the heading of what is owned has 5 letters at most

cli-express-own = has
cli-express-food = Food
cli-express-meal = { cli-meal }
cli-express-house = { $house }, rooms: { $rooms }
cli-express-pastures = Pastures: { $pastures }
cli-express-actions = { $left } of { $n } actions left

## Occupations and improvements

cli-kind-improvement = Improvements

## Asking

cli-express-choose-space = Choose by number or by words that fit only one choice (“2 wood”, “roll”). “why baby” tells why something is not offered, “card oven” what a card does.
cli-express-why-what = Nothing that the dice show is refused. Name what you have in mind: “why baby”.
cli-express-no-such-card = No occupation or improvement matches “{ $given }”. “cards all” lists them.
cli-express-card-which = Name an occupation or an improvement: “card mayor”.
cli-express-no-such-action = No action, occupation or improvement of this game matches “{ $given }”.
cli-express-no-rules = No rule, occupation or improvement matches “{ $given }”. Try “rules dice”, “rules paying”, “rules harvest” or “rules scoring”.
cli-express-rules-of-what = Name what you want to know about, for instance “rules paying”, or a card: “rules oven”.
cli-express-help-choose = Choose by number (“7”), by action (“collect 2wood”), or by any words that fit only one choice (“field”). Or type a command:
cli-express-help-why = why something cannot be chosen: “why baby”; alone, why what the dice show is refused
cli-express-help-list = all choices; “list 2” is the second page, “list wood” those with a word
cli-express-help-board = the dice and the score sheets
cli-express-help-farms = all score sheets in full
cli-express-help-card = an occupation or improvement with everything on it: “card oven”
cli-express-help-cards = the occupations and improvements; “cards wood” looks for some
cli-express-help-rules = the rules in short: “rules paying”, “rules harvest”; or a card: “rules oven”
cli-express-help-score = the points of the harvests so far
cli-express-help-farm = [ ] is a die set aside. On a score sheet, the points in brackets are what the coming harvest would bring as things stand. □ is a free room, ▣ one with a baby.

## The end

cli-express-score-now = Points of the harvests so far:
