### Agricola: the major improvements, by name and by their numbers in both editions.

card-fireplace-2 = Очаг I
    .text = В любое время: 1 овощ даёт 2 еды, 1 овца — 2, 1 свинья — 2, 1 корова — 3. При выпечке хлеба каждое зерно даёт 2 еды.
card-fireplace-3 = Очаг II
    .text = { card-fireplace-2.text }
card-hearth-4 = Кухонная плита I
    .text = Заплатите глину или верните очаг. В любое время: 1 овощ даёт 3 еды, 1 овца — 2, 1 свинья — 3, 1 корова — 4. При выпечке хлеба каждое зерно даёт 3 еды.
card-hearth-5 = Кухонная плита II
    .text = { card-hearth-4.text }
card-clay-oven = Глиняная печь
    .text = При выпечке хлеба 1 зерно даёт 5 еды (1 зерно за действие). Приобретя печь, можно сразу выпечь хлеб.
card-stone-oven = Каменная печь
    .text = При выпечке хлеба каждое зерно даёт 4 еды (1 или 2 зерна за действие). Приобретя печь, можно сразу выпечь хлеб.
card-joinery = Столярная мастерская
    .text = Раз за урожай: 1 дерево даёт 2 еды. В конце игры за 3, 5 или 7 дерева в хранилище — 1, 2 или 3 дополнительных очка.
card-pottery = Гончарная мастерская
    .text = Раз за урожай: 1 глина даёт 2 еды. В конце игры за 3, 5 или 7 глины в хранилище — 1, 2 или 3 дополнительных очка.
card-basketmaker = Корзинная мастерская
    .text = Раз за урожай: 1 тростник даёт 3 еды. В конце игры за 2, 4 или 5 тростника в хранилище — 1, 2 или 3 дополнительных очка.
card-well = Колодец
    .text = Положите по 1 еде на каждую из 5 следующих клеток раундов (или на все оставшиеся). Вы получите её в начале этих раундов.

## First edition

card-A1 = { card-fireplace-2 }
card-A2 = { card-fireplace-3 }
card-A3 = { card-hearth-4 }
card-A4 = { card-hearth-5 }
card-A5 = { card-clay-oven }
card-A6 = { card-stone-oven }
card-A7 = { card-joinery }
card-A8 = { card-pottery }
card-A9 = { card-basketmaker }
card-A10 = { card-well }

## Revised edition

card-M01 = { card-fireplace-2 }
card-M02 = { card-fireplace-3 }
card-M03 = { card-hearth-4 }
card-M04 = { card-hearth-5 }
card-M05 = { card-well }
card-M06 = { card-clay-oven }
card-M07 = { card-stone-oven }
card-M08 = { card-joinery }
card-M09 = { card-pottery }
card-M10 = { card-basketmaker }
