### All Creatures Big and Small: actions, questions, log, score pad.

## Actions; `.now` adds what an action costs at the moment

action-creatures-done = Готово
action-creatures-place = { $space }
action-creatures-visit = { $space }
action-creatures-border = Поставить изгородь
    .now =
        { $side ->
            [n] Изгородь над { $cell }
            [s] Изгородь под { $cell }
            [e] Изгородь справа от { $cell }
           *[w] Изгородь слева от { $cell }
        }
action-creatures-trough = Поставить кормушку на { $cell }
action-creatures-stall = Построить стойло на { $cell }
action-creatures-stables = Перестроить стойло на { $cell } в хлев
action-creatures-extend =
    { $side ->
        [left] Добавить участок слева
       *[right] Добавить участок справа
    }
action-creatures-build = Построить: { $card }
    .now = Построить: { $card } ({ $goods })
    .either = Построить: { $card } ({ $goods } или { $other })
action-creatures-pay = Чем заплатить: { $good }
action-creatures-site = Поставить на { $cell }
action-creatures-take = Взять: { $good }
action-creatures-release = Отпустить: { $good }
action-creatures-swap = Обменять на корову: { $good }
action-creatures-spend = Заплатить двумя ресурсами
    .now = Заплатить: { $goods }
action-creatures-trade = Обменять животных
    .now = Обменять: { $goods } → { $gains }
action-creatures-lift-trough = Переставить кормушку с { $cell }
action-creatures-lift-stall = Перенести стойло с { $cell }
action-creatures-use = Использовать: { $card }
action-creatures-anytime = Сначала использовать здание

## Questions

prompt-creatures-place = Выставьте работника (осталось: { $people })
prompt-creatures-visit = Использовать свободную клетку без работника?
prompt-creatures-border = Поставьте изгородь (цена: { $goods }; в запасе: { $n })
prompt-creatures-border-free =
    { $n ->
        [one] Поставьте { $n } изгородь бесплатно
        [few] Поставьте до { $n } изгородей бесплатно
       *[many] Поставьте до { $n } изгородей бесплатно
    }
prompt-creatures-border-new =
    { $n ->
        [one] Поставить { $n } новую изгородь бесплатно?
        [few] Поставить { $n } новые изгороди бесплатно?
       *[many] Поставить { $n } новых изгородей бесплатно?
    }
prompt-creatures-give-border = Поставьте изгородь; ещё одна достанется сопернику
prompt-creatures-trough = Поставьте кормушку (цена: { $goods })
prompt-creatures-trough-free = Поставьте кормушку бесплатно
prompt-creatures-stall = Постройте стойло (цена: { $goods })
prompt-creatures-stables = Перестройте стойло в хлев
prompt-creatures-barn = Перестроить новое стойло в хлев бесплатно?
prompt-creatures-pay = Выберите, чем платить
prompt-creatures-build = Постройте особое здание
prompt-creatures-beside = Построить рядом ещё одно особое здание?
prompt-creatures-site = Выберите место для здания «{ $card }»
prompt-creatures-extend = Добавьте участок слева или справа
prompt-creatures-take-material = Возьмите ресурс
prompt-creatures-take-animal = Возьмите животное
prompt-creatures-one-more = Выберите животных, к которым на пастбище добавится ещё одно
prompt-creatures-swap = Обменяйте животное на корову
prompt-creatures-trade = Обменяйте двух разных животных на третье
prompt-creatures-spend = Заплатите двумя разными ресурсами за животное
prompt-creatures-lift = Выберите, что переставить
prompt-creatures-landing = Выберите новое место
prompt-creatures-part = Места хватает не всем: выберите, какое животное уйдёт
prompt-creatures-part-rearing = Ясли освобождаются, места мало: выберите, какое животное уйдёт
prompt-creatures-part-young = Места хватает не всем детёнышам: выберите, какое животное уйдёт
prompt-creatures-use = Выберите здание
prompt-creatures-after-work = Обменять животных, пока работники не ушли домой?
prompt-creatures-before-breeding = Использовать здание перед размножением?
prompt-creatures-before-scoring = Использовать здание перед подсчётом очков?
prompt-creatures-ranch = Поставить бесплатную изгородь для жеребёнка?
prompt-creatures-carve = Положить камень на мастерскую каменотёса?

## What happened

log-creatures-round = Раунд { $round }.
log-creatures-place = { $seat } выбирает действие «{ $space }».
log-creatures-idle = { $seat } не находит клетки для работника.
log-creatures-visit = { $seat } использует «{ $space }» без работника.
log-creatures-receive = { $seat } берёт: { $goods }.
log-creatures-border =
    { $side ->
        [n] { $seat } ставит изгородь над { $cell }.
        [s] { $seat } ставит изгородь под { $cell }.
        [e] { $seat } ставит изгородь справа от { $cell }.
       *[w] { $seat } ставит изгородь слева от { $cell }.
    }
log-creatures-give-border = { $seat } отдаёт изгородь. Её получает { $by }.
log-creatures-trough = { $seat } ставит кормушку на { $cell }.
log-creatures-stall = { $seat } строит стойло на { $cell }.
log-creatures-stables = { $seat } перестраивает стойло на { $cell } в хлев.
log-creatures-build = { $seat } строит здание «{ $card }» ({ $goods }).
    .bare = { $seat } строит здание «{ $card }».
log-creatures-extend =
    { $side ->
        [left] { $seat } добавляет участок слева.
       *[right] { $seat } добавляет участок справа.
    }
log-creatures-release = { $seat } отпускает: { $goods }.
log-creatures-born = { $seat } получает приплод: { $goods }.
log-creatures-swap = { $seat } меняет: { $goods } → { $gains }.
log-creatures-spend = { $seat } платит: { $goods }.
log-creatures-move-trough = { $seat } переставляет кормушку с { $origin } на { $cell }.
log-creatures-move-stall = { $seat } переносит стойло с { $origin } на { $cell }.
log-creatures-use = { $seat } использует «{ $card }».
log-creatures-carve = { $seat } кладёт камень на мастерскую каменотёса.

## The score pad

score-pigs = Свиньи
score-cows = Коровы
score-horses = Лошади
score-bonus-sheep = Бонус за овец
score-bonus-pigs = Бонус за свиней
score-bonus-cows = Бонус за коров
score-bonus-horses = Бонус за лошадей
score-extensions = Участки
score-buildings = Здания
