### Bringing in a game from elsewhere: a record to look at, or a position to play on from.

bring-title = Bring in a game
bring-intro = A record is a whole game, as a table gives it when it is over. A position is one moment of a game. Bring in either, and look at it again or play on.
bring-file = Choose a file
bring-drop = or drop it here
bring-paste = Or paste its text
bring-record = Record: { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
        [one] { $moves } decision
       *[other] { $moves } decisions
    }
bring-position = Position: { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
bring-look = Look at it
bring-look-help = Move by move, from every seat. From any moment you can play on against bots.
bring-play = Play on
bring-play-record = From where the record ends. A game that is over is looked at first: from any of its moments you can play on.
bring-play-position = From this position.
bring-play-counts = Such a game does not count. Whoever has brought it in may know what is to come.
bring-start = Start
bring-other = Bring in something else
bring-wait = Looking at it …

error-brought-none = This is no record and no position of a game known here: a record has the fields game, format and actions, a position game and seats.
error-brought-campaign = This is a whole campaign. Bring in the record of one of its games.
error-brought-size = This is too large: at most { $limit } kB.
error-brought-game = { $found } is no game that is played here.
error-brought-rules = This record is of other rules (version { $found }, here { $known }), and by the present ones the game goes otherwise.
error-brought-action = Action { $number } of the record, { $found }, is not possible there.
error-brought-hash = The actions of this record do not lead where it says (hash).
error-brought-field = { $found } is not possible for { $field }. Possible: { $allowed }.
error-brought-odd = { $found } is not possible for { $field }.
error-brought-own = This game was played with own cards from { $file }, which this server does not have in that form.
error-brought-broken = This does not hold together: no game can stand like this.
error-brought-long = It takes too long to play this through.
