### Agricola Express: why something cannot be done.

reason-express-no-die = No unused die shows { $face }.
reason-express-not-so-many = You can take { $goods } at most; no more show this.
reason-express-cannot-pay = You do not have { $goods } on your sheet. Pay another way, or collect first.
reason-express-no-dice-to-pay = There are not enough unused dice for this payment: { $goods }. Pay another way.
reason-express-no-workshop = This payment needs the help of the { $card }: you do not own it, or it has helped in this action already.
reason-express-wrong-house = You have a { $house }. This payment is for another one.
reason-express-finished = A stone house is the finest there is; it cannot be upgraded.
reason-express-no-room = You have no free room for a baby. Add a room first.
reason-express-four-babies = You have 4 babies, and there can be no more.
reason-express-no-seed = You cannot sow { $goods }: there is none.
reason-express-no-home = Animals need a pasture, or a hearth to cook them at once. Build one first.
reason-express-owned = You have the { $card } already. Choose something else.
reason-express-not-shown = The die shows { $face }, not { $card }. Only a face you own already stands for any other.
reason-express-no-occupation = This is the power of the { $card }, whom you have not taken on.
reason-express-power-used = You have used the { $card } in this action, and one power is the limit. Take a group of dice.
reason-express-sets-done =
    { $n ->
        [one] This power turns { $n } die, and it is done. Take a group of dice.
       *[other] This power turns { $n } dice, and they are done. Take a group of dice.
    }
reason-express-rolled = You have rolled in this action. Take a group of dice.
reason-express-power-first = After a power you cannot roll in the same action. Take a group of dice.
reason-express-needs = Cooking this takes the { $card }. Build it first.
reason-express-nothing-to-cook = You have nothing of this to cook: { $good }.
reason-express-no-group = Then there would be no group of dice for you to take. Choose another face.
reason-express-not-here = You have none of these animals: { $good }.
reason-express-no-pair = There is no further pair of these: { $good }. Each pasture needs 2 animals to bring 1 more.
reason-express-scores = Cooking this would cost you points: { $good }. Keep it for the scoring.
