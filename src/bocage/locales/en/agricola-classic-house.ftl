### Agricola, first edition: the house, improvements, occupations, the family.

need-oven = an oven
need-wood-house = a wooden house
need-clay-house = a clay house
need-stone-house = a stone house
need-returns-E14 = { card-A5 }, { card-A6 } or { card-E27 }, which you hand in
need-returns-E38 = any 2 of your improvements, which you hand in
need-returns-I65 = { card-A5 }, { card-A6 }, { card-E14 } or { card-E27 }, which you hand in
need-returns-I66 = { card-A10 }, which you hand in
need-returns-I85 = { card-K128 }, which you hand in
need-returns-K106 = { need-returns-I65 }
need-returns-K122 = { card-A7 }, which you hand in
need-returns-K128 = Fireplace or { card-E20 }, which you hand in
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
