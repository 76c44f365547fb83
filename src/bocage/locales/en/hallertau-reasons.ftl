### Hallertau: why something cannot be done.

reason-hallertau-full = All rows of “{ $space }” are taken. Choose another space.
reason-hallertau-workers =
    { $n ->
        [one] “{ $space }” takes { $n } worker now, and you have { $have }.
       *[other] “{ $space }” takes { $n } workers now, and you have { $have }. Choose a cheaper space or make tools.
    }
reason-hallertau-closed = “{ $space }” is closed in the game without cards.
reason-hallertau-no-card = Card { $card } is not in your hand.
reason-hallertau-card-played = Card { $card } has been played.
reason-hallertau-card-phase = Card { $card } can only be played in the phase “{ $phase }”.
reason-hallertau-card-not-phase = Card { $card } cannot be played in the phase “{ $phase }”.
reason-hallertau-card-need = You do not fulfil the condition of card { $card }, which is: { $need }.
reason-hallertau-card-cost = You cannot pay the cost of card { $card }: { $cost }.
reason-hallertau-card-step = Card { $card } has no such step. Choose one that is printed on it.
reason-hallertau-not-enough = You do not have the goods for { craft-hallertau }.
reason-hallertau-blocked =
    { $n ->
        [one] A boulder blocks { craft-hallertau }: this takes { $n } fresh tool.
       *[other] Boulders block { craft-hallertau }: this takes { $n } fresh tools.
    }
reason-hallertau-end-of-row = There is no space left ahead { craft-hallertau.of }.
reason-hallertau-no-jewel = You have no jewel.
reason-hallertau-wrong-payment = This is no price for { craft-hallertau }. Choose one from the list.
reason-hallertau-no-field = You have no { crop-hallertau.field } in row { $row }.
reason-hallertau-no-sheep = You have no sheep { spot-hallertau.at }.
reason-hallertau-no-empty-field = You have no empty field in row { $row }.
reason-hallertau-nothing-to-sow = You cannot sow that here: it is not in your stock, or not what may be sown.
reason-hallertau-too-few = You have { $have ->
        [one] { $have } worker
       *[other] { $have } workers
    } left, not { $n }.
