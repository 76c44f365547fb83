### Hallertau: why something cannot be done.

reason-hallertau-full = Все ряды действия «{ $space }» заняты. Выберите другое.
reason-hallertau-workers =
    { $n ->
        [one] Действие «{ $space }» требует { $n } работника, а у вас { $have }.
       *[other] Действие «{ $space }» требует { $n } работников, а у вас { $have }. Выберите действие подешевле или возьмите инструменты.
    }
reason-hallertau-closed = В игре без карт действие «{ $space }» закрыто.
reason-hallertau-no-card = Карты { $card } нет у вас на руке.
reason-hallertau-card-played = Карта { $card } уже разыграна.
reason-hallertau-card-phase = Карту { $card } можно разыграть только в фазе «{ $phase }».
reason-hallertau-card-not-phase = Карту { $card } нельзя разыграть в фазе «{ $phase }».
reason-hallertau-card-need = Не выполнено условие карты { $card }, а оно таково: { $need }.
reason-hallertau-card-cost = Вам нечем заплатить за карту { $card }: { $cost }.
reason-hallertau-card-step = На карте { $card } такого варианта нет. Выберите один из указанных.
reason-hallertau-not-enough = Вам не хватает товаров, чтобы продвинуть { craft-hallertau }.
reason-hallertau-blocked =
    { $n ->
        [one] Путь { craft-hallertau.of } преграждает валун: нужен { $n } неиспользованный инструмент.
        [few] Путь { craft-hallertau.of } преграждают валуны: нужно { $n } неиспользованных инструмента.
       *[many] Путь { craft-hallertau.of } преграждают валуны: нужно { $n } неиспользованных инструментов.
    }
reason-hallertau-end-of-row = Ряд { craft-hallertau.of } пройден до конца.
reason-hallertau-no-jewel = У вас нет украшений.
reason-hallertau-wrong-payment = За { craft-hallertau } так заплатить нельзя. Выберите цену из списка.
reason-hallertau-no-field = В ряду { $row } у вас этого нет: { crop-hallertau.field }.
reason-hallertau-no-sheep = У вас нет овец { spot-hallertau.at }.
reason-hallertau-no-empty-field = У вас нет пустого поля в ряду { $row }.
reason-hallertau-nothing-to-sow = Этим здесь засеять нельзя: этого нет в запасе или сеять можно другое.
reason-hallertau-too-few = У вас { $have ->
        [one] остался { $have } работник
        [few] осталось { $have } работника
       *[other] осталось { $have } работников
    }, а не { $n }.
