# What is wrong with somebody’s own cards, a sentence each.

own-no-file = { $file } cannot be read: { $error }.
own-no-text = { $file } is not a text in UTF-8.
own-two-files = Two different files are called { $file }.
own-missing = This game was played with own cards from { $file }, whose hash is { $hash }: name that file by { $how }.
own-changed = { $file } has changed: this game was played with the file whose hash is { $hash }, and this one has { $found }; name the old one by { $how }.
own-at-line = { $file }, line { $line }: { $error }
own-in-play = { $file }, line { $line }, in “{ $function }” of card { $id }: { $error }
own-no-list = { $file } lists no cards: it needs OWN = [ own(…), … ].
own-no-card = { $file } has something in OWN that is no own(…).
own-bad-id = “{ $id }” cannot be a card’s number: it takes a capital letter and one to four digits, such as X001.
own-taken-id = Another card already has the number { $id }.
own-bad-kind = { $id } must be made by minor(…) or occupation(…).
own-bad-category = { $id } has the category “{ $category }”; there are { $known }.
own-bad-locale = { $id } has words in “{ $locale }”; the languages are { $known }.
own-no-words = { $id } needs a name and a text, in one language at least.
own-no-need = { $id } has a prerequisite without words: say it by own(…, need=…).
own-shares = { $id } shares a part with another card, or has one twice: make it anew for each place.
own-no-space = “{ $name }” is not a space; near it are { $near }.
own-no-trade = Trades(…) knows only { $known }; any other exchange is AtAnyTime(Buy(…), (WORK,)).
own-no-verb = Ask(…) knows no verb “{ $verb }”; there are { $known }.
own-no-action = { $id } asks for “{ $action }”, which is no action of the game.
own-no-scenario = { $id } has no scenario that shows what it does.
own-scenario = { $id }, scenario { $n }: { $fault }
own-scenario-bad = The position is not possible: { $error }
own-scenario-refused = “{ $action }” is refused: { $error }
own-scenario-differs = “{ $field }” should be { $expected } and is { $found }.
own-not-repeated = A game with these cards is not the same when it is replayed (seed { $seed }): use s.draw for chance, and keep nothing but in the state.
own-breaks = A game with these cards breaks off (seed { $seed }): { $error }

cli-own-fine = { $n ->
    [one] One card, nothing wrong.
   *[other] { $n } cards, nothing wrong.
}
cli-own-games = Games: { $n }, half by greedy bots, half by random ones, every card dealt to somebody
cli-own-card = Card
cli-own-dealt = Dealt
cli-own-played = Played
cli-own-points = Points
cli-own-points-note = Points: how much more a greedy bot with the card in its hand scores than the other one, on average, and how far chance may move that.
cli-own-points-unknown = —
