### Agricola, first edition: the house, improvements, occupations, the family.

need-oven = an oven
need-wood-house = a wooden house
need-clay-house = a clay house
need-stone-house = a stone house
reason-nothing-to-hand-in = You have not got what must be handed in for { $card }.
prompt-hand-in =
    { $n ->
        [one] Choose the improvement that you hand in for { $card }
       *[other] Choose the { $n } improvements that you hand in for { $card }
    }
prompt-give-up = Before you hand in { $card }: turn something into food with it?
log-hand-in = { $seat } hands in { $card }.
prompt-owing = Pay { $need } food for { $card }: { $missing } food missing
log-taken-back = { $card } goes back to { $seat }.
log-studied = { $seat } has an occupation drawn: { $card }.
log-new-minors =
    { $n ->
        [one] { $seat } draws { $n } new minor improvement.
       *[other] { $seat } draws { $n } new minor improvements.
    }
log-grow-taller = { $seat } adds to the crops on the fields: { $goods }.
