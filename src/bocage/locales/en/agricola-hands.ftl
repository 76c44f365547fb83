### Agricola: the ways to come to a hand of cards.

## The option and its values

option-decks = Decks
    .help = Which of the first edition’s decks are mixed: E is the basic, I the interactive, K the complex one, Z the bonus deck. Only with hand cards.
option-decks-EIK = E + I + K
    .help = 169 occupations and 139 minor improvements.
option-decks-E = E
    .help = 73 occupations and 53 minor improvements.
option-decks-I = I
    .help = 48 occupations and 43 minor improvements.
option-decks-K = K
    .help = 48 occupations and 43 minor improvements.
option-decks-EI = E + I
    .help = 121 occupations and 96 minor improvements.
option-decks-EK = E + K
    .help = 121 occupations and 96 minor improvements.
option-decks-IK = I + K
    .help = 96 occupations and 86 minor improvements.
option-decks-EIKZ = E + I + K + Z
    .help = 181 occupations and 151 minor improvements.
option-decks-EZ = E + Z
    .help = 85 occupations and 65 minor improvements.
option-decks-IZ = I + Z
    .help = 60 occupations and 55 minor improvements.
option-decks-KZ = K + Z
    .help = 60 occupations and 55 minor improvements.
option-decks-EIZ = E + I + Z
    .help = 133 occupations and 108 minor improvements.
option-decks-EKZ = E + K + Z
    .help = 133 occupations and 108 minor improvements.
option-decks-IKZ = I + K + Z
    .help = 108 occupations and 98 minor improvements.
option-hands = How hands are dealt
    .help = How everybody comes to occupations and minor improvements. Only with hand cards.
option-hands-dealt = Dealt
    .help = 7 occupations and 7 minor improvements each. The rest leaves the game.
option-hands-draft = Draft
    .help = Occupations first, then minor improvements: out of 7 cards keep 1 and pass the rest to the left (in the first edition to the right), until all are taken. For 2 players and more.
option-hands-draft-both = Draft of both kinds
    .help = Out of 7 and 7 cards keep 1 occupation and 1 minor improvement, then pass the rest on, until all are taken. For 2 players and more.
option-hands-draft-8 = Draft from eight
    .help = As the draft, but from packs of 8 cards. The eighth card leaves the game. For 2 players and more.
option-hands-draft-quick = Quick draft
    .help = Out of 7 and 7 cards keep 3 of each kind, pass the rest on, keep 2 of each, pass again and take the last 2 of each. For 2 players and more.
option-hands-ten = Seven of ten
    .help = 10 occupations and 10 minor improvements each, of which you keep 7 and 7.
option-hands-mulligan = Another try
    .help = 7 and 7 cards each. You may throw back all your occupations or all your minor improvements and draw one card fewer, as often as you like.
option-hands-three-for-one = Three for one
    .help = 7 and 7 cards each. In your turn, before you place a person, you may discard any 3 cards of your hand and draw 1 of the kind you like.
option-hands-travelling = One traveling card
    .help = 7 occupations each, 6 minor improvements that stay with you and 1 that passes to the left once played.
option-hands-symbols = Occupations by symbol
    .help = 3 occupations for any number of players, 2 for 3 or more and 2 for 4, however many you are, and 7 minor improvements each. With 4 players the box is 1 card short of each of the last two: the last in turn order gets others.
option-hands-market = Open cards
    .help = 7 and 7 cards each. 4 occupations and 4 minor improvements lie open: instead of placing a person you may take one of them into your hand.
option-hands-draw-5 = Draw from five
    .help = 5 and 5 cards each. After each card you play, you draw one of the kind you like. After each harvest but the last you may discard a card and draw another.
option-hands-draw-3 = Draw from three
    .help = 3 and 3 cards each. Before the first round you may discard a card and draw another, up to 6 times. After each card you play, you draw one of the kind you like.
option-hands-chosen = Chosen
    .help = You choose your 7 occupations and 7 minor improvements from the whole box. Solo only.
impossible-too-few-cards = Deck I or K alone has too few cards for “Seven of ten” with 2, 3 or 5 players.

## Questions

prompt-draft =
    { $minors ->
        [0] Keep an occupation
       *[other]
            { $occupations ->
                [0] Keep a minor improvement
                [1] Keep an occupation and a minor improvement
               *[other] Keep { $occupations } occupations and { $minors } minor improvements
            }
    }
prompt-drop = Discard { $occupations } occupations and { $minors } minor improvements
prompt-mulligan = Throw back all cards of a kind and draw one fewer?
prompt-choose-hand =
    { $kind ->
        [occupation] Choose an occupation for your hand ({ $n } to go)
       *[minor] Choose a minor improvement for your hand ({ $n } to go)
    }
prompt-draw = Draw a card of the kind you like
prompt-swap =
    { $n ->
        [one] Discard 1 more card, then draw one
       *[other] Discard { $n } cards, then draw one
    }
prompt-exchange =
    { $n ->
        [one] Discard a card and draw another?
       *[other] Discard a card and draw another? (up to { $n } times)
    }
prompt-kept-cost = “{ $card }” stays from an earlier game: pay { $goods }, or lose it for the campaign

## What happened

log-draft = { $seat } keeps { $card }.
log-drop = { $seat } discards { $card }.
log-mulligan =
    { $kind ->
        [occupation] { $seat } throws back all occupations and draws { $n }.
       *[minor] { $seat } throws back all minor improvements and draws { $n }.
    }
log-draw =
    { $kind ->
        [occupation] { $seat } draws an occupation.
       *[minor] { $seat } draws a minor improvement.
    }
log-drawn = { $seat } now holds { $card }.
log-discard =
    { $kind ->
        [occupation] { $seat } discards an occupation.
       *[minor] { $seat } discards a minor improvement.
    }
log-kept = { $seat } begins with { $card } in play ({ $goods }).
    .bare = { $seat } begins with { $card } in play.
log-kept-lost = { $seat } does not pay for { $card }, which goes back into the deck and stays no longer.
