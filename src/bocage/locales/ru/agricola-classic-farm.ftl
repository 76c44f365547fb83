## Что говорят карты первой редакции о ферме, животных и очках

need-sown-fields =
    { $n ->
        [one] не меньше { $n } засеянного поля
       *[other] не меньше { $n } засеянных полей
    }
need-others-occupations-2 = другой игрок, у которого меньше 2 разыгранных занятий (в одиночной игре — вы сами)
need-others-occupations-4 = другой игрок, у которого меньше 2 разыгранных занятий (втроём — меньше 3, вдвоём — меньше 4, в одиночной игре условия нет)
log-points =
    { $n ->
        [one] { $seat } записывает { $n } дополнительное очко.
        [few] { $seat } записывает { $n } дополнительных очка.
       *[many] { $seat } записывает { $n } дополнительных очков.
    }
log-give-back = { $seat } возвращает: { $goods } («{ $card }»).
prompt-given-fences = Огородите пастбище полученными оградами
prompt-rebuild = Поставьте ограды заново (осталось: { $fences })
prompt-stand-fence = Выберите клетку, где встанет ограда
prompt-mark-space = Выберите клетку действия, на которую ляжет ограда
action-stand-fence = Поставить на { $cell }
log-fences-down = { $seat } снимает ограды: { $fences }.
log-stand-fence = { $seat } ставит ограду на { $cell } («{ $card }»).
log-mark-space = { $seat } кладёт ограду на клетку «{ $space }» («{ $card }»).
goods-fence =
    { $n ->
        [one] { $n } ограда
        [few] { $n } ограды
       *[many] { $n } оград
    }
good-fence = ограда
prompt-put-on-card = Положите на неё: { $goods }
prompt-give-back = Верните: { $goods }
prompt-move-fences = Снимите ограды и поставьте их заново
prompt-room-for-all = Места для всех животных карты не хватает: выберите, без чего обойдётесь
action-do-without = Обойтись без одного животного ({ $good })
log-do-without = { $seat } отказывается: { $goods }.
prompt-slaughtered = Применить карты к животному, ставшему едой?
prompt-barbecue =
    { $animals ->
        [one] Превратить в еду ещё { $animals } животное?
        [few] Превратить в еду до { $animals } животных?
       *[many] Превратить в еду до { $animals } животных?
    }
log-put-on-card = { $seat } кладёт на карту «{ $card }»: { $goods }.
log-off-card = { $seat } берёт с карты «{ $card }»: { $goods }.
log-lost-with = { $seat } теряет вместе с картой «{ $card }»: { $goods }.
log-put-in-room = { $seat } кладёт в комнату: { $goods } ({ $card }).
