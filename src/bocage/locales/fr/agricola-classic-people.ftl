### Agricola, first edition: what its cards about neighbours, people and places say.

## Spaces that are cards

space-E164 = { card-E164 }
    .help = { card-E164.text }
space-I230 = { card-I230 }
    .help = { card-I230.text }
space-I100 = { card-I100 }
    .help = { card-I100.text }
space-I337 = { card-I337 }
    .help = { card-I337.text }

## Questions

prompt-points =
    { $n ->
        [one] Prendre { $n } point bonus
       *[other] Prendre { $n } points bonus
    }
prompt-owner-may = « { $card } », si vous le souhaitez : { $part }
prompt-pay-to = Payez { $goods } à { $by }
prompt-buy-from = Achetez { $goods } à { $by } pour { $price }
prompt-mill = Changez 1 céréale en 3 PN, dont 1 pour { $by }
prompt-haggle = Vendez 1 céréale pour { $worth }, à moins qu’un autre joueur ne l’achète pour { $price }
prompt-spread = Répartissez le bois sur les trois cases en dessous
prompt-buy-more = Achetez une unité de plus de ce que vous prenez
prompt-buy-animals = Achetez des animaux avec les PN qui étaient ici
prompt-others-gain = Chacun des autres joueurs prend { $goods }
prompt-place-guest = Placez un invité, maintenant que tous sont placés
prompt-place-first = Placez votre premier membre de la famille avant les autres
prompt-move-person = Choisissez où votre membre de la famille continue
prompt-move-whence = Qui va sur « { $space } » ? Choisissez la case où il se trouve
prompt-buy-grain = { $by } vend une céréale (« { $card } ») : achetez-la pour { $price }, ou laissez-la se changer en PN
prompt-choose-buyer = Choisissez qui obtient la céréale
prompt-choose-farm = Choisissez la ferme où vous prenez 1 céréale
prompt-choose-field = Choisissez le champ de { $by } où vous prenez la céréale
prompt-answer = Vous pouvez jouer « { $card } » en réponse, sans payer
prompt-put-food = Choisissez la case où vous posez 1 PN
prompt-arrange = Mettez en ordre les cartes à venir : laquelle sera la première de sa période ?
action-arrange = Placer « { $space } » en tête de sa période
prompt-unload = Choisissez ce que vous recevez ensuite
action-buy-grain = Acheter la céréale pour { $price }
action-let-be = Laisser faire
action-seat = Place numéro { $number }
action-choose-seat = { $seat }
action-take-grain = Prendre la céréale : { $place }
action-unload = Recevoir { $goods }

## The log

log-pay-to = { $seat } paie { $goods } à { $by }.
log-lay-on = { $seat } pose { $goods } sur « { $space } ».
log-invite = { $seat } attend un invité (« { $card } »).
log-stays-home = Un des enfants de { $seat } reste à la maison ce tour.
log-buy-from = { $seat } achète { $goods } à { $by }.
log-take-from = { $seat } prend { $goods } dans un champ de { $by }.
log-claim = { $seat } reçoit { $goods } sur ce que prend { $by }.
log-wait = { $seat } recevra { $goods } au retour à la maison.
log-spread = { $seat } répartit le bois : { $goods } sur chacune des trois cases en dessous.

## Prerequisites, and what lies on cards and round spaces

need-by-round = tour { $n } au plus tard
goods-guest =
    { $n ->
        [one] { $n } invité
       *[other] { $n } invités
    }
goods-person =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
