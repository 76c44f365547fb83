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

prompt-points = Взять призовые очки: { $n }
prompt-place-guest = Поставьте гостя: все остальные уже на местах
prompt-place-first = Поставьте первого члена семьи раньше других
prompt-move-person = Выберите, куда пойдёт дальше член семьи
prompt-move-whence = Кто пойдёт на клетку «{ $space }»? Выберите, где он стоит сейчас
prompt-buy-grain = Купить зерно ({ $price }) или дать обменять его на еду
prompt-choose-buyer = Выберите, кому достанется зерно
prompt-choose-farm = Выберите ферму, с которой вы берёте 1 зерно
prompt-choose-field = Выберите поле игрока { $by }, с которого вы берёте зерно
prompt-answer = В ответ можно бесплатно разыграть «{ $card }»
prompt-put-food = Выберите клетку, на которую вы кладёте 1 еду
prompt-arrange = Выберите карту, которая выйдет первой в своём этапе
prompt-unload = Выберите, что вы получите следующим
action-seat = Место номер { $number }
action-choose-seat = { $seat }
action-take-grain = Взять зерно: { $place }
action-unload = Получить: { $goods }

## The log

log-pay-to = { $seat } платит: { $goods } (получает { $by }).
log-lay-on = { $seat } кладёт на клетку «{ $space }»: { $goods }.
log-stays-home = { $seat }: один из детей в этом раунде остаётся дома.
log-buy-from = { $seat } покупает: { $goods } (продаёт { $by }).
log-take-from = { $seat } берёт с чужого поля: { $goods } (поле игрока { $by }).
log-wait = { $seat } получит по возвращении домой: { $goods }.
log-spread = { $seat } раскладывает дерево: { $goods } на каждую из трёх клеток ниже.

## Prerequisites, and what lies on cards and round spaces

need-by-round = не позднее раунда { $n }
goods-guest =
    { $n ->
        [one] { $n } гость
        [few] { $n } гостя
       *[many] { $n } гостей
    }
goods-person =
    { $n ->
        [one] { $n } человек
        [few] { $n } человека
       *[many] { $n } человек
    }
