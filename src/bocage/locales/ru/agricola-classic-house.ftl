### Agricola, первое издание: дом, улучшения, занятия, семья.

need-oven = печь
need-wood-house = деревянный дом
need-clay-house = глиняный дом
need-stone-house = каменный дом
need-returns-E14 = { card-A5 }, { card-A6 } или { card-E27 } (вернуть)
need-returns-E38 = любые 2 ваших улучшения (вернуть)
need-returns-I65 = { card-A5 }, { card-A6 }, { card-E14 } или { card-E27 } (вернуть)
need-returns-I66 = { card-A10 } (вернуть)
need-returns-I85 = { card-K128 } (вернуть)
need-returns-K106 = { need-returns-I65 }
need-returns-K122 = { card-A7 } (вернуть)
need-returns-K128 = Очаг или { card-E20 } (вернуть)
reason-nothing-to-hand-in = У вас нет того, что нужно вернуть за «{ $card }».
prompt-hand-in =
    { $n ->
        [one] Выберите улучшение, которое вернёте за «{ $card }»
       *[other] Выберите { $n } улучшения, которые вернёте за «{ $card }»
    }
prompt-give-up = Прежде чем вернуть «{ $card }»: превратить что-нибудь в еду?
log-hand-in = { $seat } возвращает улучшение «{ $card }».
prompt-owing = Заплатите { $need } еды за «{ $card }»: не хватает { $missing }
log-taken-back = «{ $card }» возвращается на руку: { $seat }.
log-studied = { $seat }: занятие выбрано случайно — «{ $card }».
log-new-minors =
    { $n ->
        [one] { $seat } берёт { $n } новое мелкое улучшение.
        [few] { $seat } берёт { $n } новых мелких улучшения.
       *[other] { $seat } берёт { $n } новых мелких улучшений.
    }
log-grow-taller = { $seat } прибавляет к посевам на полях: { $goods }.
