### What the lobby says of games that bring their other words along: names and options.

game-creatures = Agricola: All Creatures Big and Small
    .help = Two players, eight rounds, sheep, pigs, cows and horses: close pastures, build stalls and special buildings, and let your animals breed.
option-mode = Mode
    .help = How many special buildings are on display.
option-mode-standard = Standard
    .help = The 4 basic buildings; 4 extensions and 4 stall tiles.
option-mode-advanced = Advanced
    .help = 4 more buildings, drawn at random; 5 extensions and 5 stall tiles.
option-mode-expert = Expert
    .help = 8 more buildings, drawn at random; 5 extensions and 5 stall tiles.

game-hallertau = Hallertau
    .help = A village in Bavaria around 1850, six rounds, one to four players: grow grain, raise sheep, play cards and advance five crafts, so that your community centre moves on.
option-cards-full = Full game
    .help = With all four kinds of cards: Gateway, Farmyard, Bonus and Point.
option-gateway = Gateway deck
    .help = Which Gateway cards are in play. Everybody begins with four of them.
option-gateway-beginner = Beginner
    .help = 30 simple cards (001–030), right for a first game.
option-gateway-intermediate = Intermediate
    .help = 30 cards (101–130) that ask a little more.
option-gateway-expert = Expert
    .help = 30 cards (201–230) for players who know the game.
option-gateway-master = Master
    .help = 30 cards (301–330) with the trickiest conditions.
option-farmyard = Farmyard deck
    .help = Which Farmyard cards are in play. Everybody gets one each round.
option-farmyard-hops = Hops
    .help = 35 cards (401–435), many about hops; right for a first game.
option-farmyard-sheep = Sheep
    .help = 35 cards (501–535), many about sheep.
option-farmyard-fields = Fields
    .help = 35 cards (601–635), many about fields.
option-farmyard-jewelry = Jewelry
    .help = 35 cards (701–735), many about jewels.
option-merged = Mixed decks
    .help = Whether the decks of a kind are shuffled into one.
option-merged-false = No
    .help = One Gateway deck and one Farmyard deck, as the rules have it.
option-merged-true = Yes
    .help = All four Gateway decks make one, and so do all four Farmyard decks. They were not balanced for this.

game-express = Agricola Express
    .help = One to four players, thirteen dice, six rounds and three harvests: take groups of dice, build up your farm and keep your family fed.
