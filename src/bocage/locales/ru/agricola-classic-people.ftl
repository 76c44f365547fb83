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
prompt-owner-may = «{ $card }», по желанию: { $part }
prompt-pay-to = Заплатите: { $goods } (получает { $by })
prompt-buy-from = Купите: { $goods } (продаёт { $by }, цена: { $price })
prompt-mill = Обменяйте 1 зерно на 3 еды, из них 1 получает { $by }
prompt-haggle = Продайте 1 зерно. Выручка: { $worth }; если его купит другой игрок: { $price }
prompt-spread = Разложите дерево на три клетки ниже
prompt-buy-more = Купите ещё один из ресурсов, которые берёте
prompt-buy-animals = Купите животных на еду, которая лежала здесь
prompt-others-gain = Каждый из остальных берёт: { $goods }
prompt-place-guest = Поставьте гостя: все остальные уже на местах
prompt-place-first = Поставьте первого члена семьи раньше других
prompt-move-person = Выберите, куда пойдёт дальше член семьи
prompt-move-whence = Кто пойдёт на клетку «{ $space }»? Выберите, где он стоит сейчас
prompt-buy-grain = { $by } продаёт зерно («{ $card }»). Купите его (цена: { $price }) или дайте обменять на еду
prompt-choose-buyer = Выберите, кому достанется зерно
prompt-choose-farm = Выберите ферму, с которой вы берёте 1 зерно
prompt-choose-field = Выберите поле игрока { $by }, с которого вы берёте зерно
prompt-answer = В ответ можно бесплатно разыграть «{ $card }»
prompt-put-food = Выберите клетку, на которую вы кладёте 1 еду
prompt-arrange = Разложите будущие карты по порядку: какая выйдет первой в своём этапе?
action-arrange = Положить «{ $space }» первой в её этапе
prompt-unload = Выберите, что вы получите следующим
action-buy-grain = Купить зерно, цена: { $price }
action-let-be = Не покупать
action-seat = Место номер { $number }
action-choose-seat = { $seat }
action-take-grain = Взять зерно: { $place }
action-unload = Получить: { $goods }

## The log

log-pay-to = { $seat } платит: { $goods } (получает { $by }).
log-lay-on = { $seat } кладёт на клетку «{ $space }»: { $goods }.
log-invite = { $seat } ждёт гостя («{ $card }»).
log-stays-home = { $seat }: один из детей в этом раунде остаётся дома.
log-buy-from = { $seat } покупает: { $goods } (продаёт { $by }).
log-take-from = { $seat } берёт с чужого поля: { $goods } (поле игрока { $by }).
log-claim = { $seat } получает: { $goods } (из того, что забирает { $by }).
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
