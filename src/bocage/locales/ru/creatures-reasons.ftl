### All Creatures Big and Small: why something cannot be done.

reason-creatures-occupied = Действие «{ $space }» в этом раунде уже занято ({ $by }). Выберите свободное.
reason-creatures-empty = Здесь ничего нет. Клетка пополнится в начале следующего раунда.
reason-creatures-cannot-pay = Вам нечем заплатить: цена — { $goods }.
reason-creatures-no-border = В вашем запасе нет изгородей. Новые даёт действие «{ space-creatures-expand }».
reason-creatures-no-edge = На вашей ферме не осталось места для изгороди.
reason-creatures-border-there = Здесь уже стоит изгородь. Выберите другое место.
reason-creatures-not-on-farm = Это место не на вашей ферме. Выберите место на своей ферме.
reason-creatures-no-trough = Все 10 кормушек уже стоят.
reason-creatures-trough-there = На этой клетке уже есть кормушка. Выберите другую клетку.
reason-creatures-no-stall-tile = Жетонов стойл не осталось.
reason-creatures-no-stall = У вас нет стойла, которое можно перестроить в хлев. Сначала постройте стойло.
reason-creatures-built-there = На этой клетке уже стоит здание. Выберите другую клетку.
reason-creatures-not-on-display = Здание «{ $card }» недоступно. Выберите одно из доступных.
reason-creatures-need = Здание «{ $card }» сейчас не построить. Условие: { $need }.
reason-creatures-no-site = На вашей ферме нет для него места.
reason-creatures-no-building = Вы не можете построить ни одного из доступных особых зданий.
reason-creatures-wrong-site = Здесь это поставить нельзя. Выберите одну из возможных клеток.
reason-creatures-no-deed = Ни одно из ваших зданий сейчас использовать нельзя.
reason-creatures-no-worker = У вас не осталось работников.
reason-creatures-no-extension = Участок не добавить: их не осталось или мешает угловой дом.
reason-creatures-nothing-to-take = Подходящих животных или пастбищ у вас нет.
reason-creatures-cannot-pay-either = Не хватает, чтобы заплатить: { $goods } или { $other }.
reason-creatures-animals-first = Сначала выберите, какие животные уйдут.
reason-creatures-has-room = Этому животному не нужно уходить.
reason-creatures-nothing-to-move = Там нечего переставлять.
