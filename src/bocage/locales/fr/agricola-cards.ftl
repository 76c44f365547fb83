### Agricola: the major improvements, by name and by their numbers in both editions.

card-fireplace-2 = Foyer I
    .text = À tout moment : 1 légume donne 2 { good-food }, 1 mouton 2, 1 sanglier 2, 1 bœuf 3. Quand vous cuisez du pain, chaque céréale donne 2 { good-food }.
card-fireplace-3 = Foyer II
    .text = { card-fireplace-2.text }
card-hearth-4 = Fourneau I
    .text = Payez l’argile ou rendez un foyer. À tout moment : 1 légume donne 3 { good-food }, 1 mouton 2, 1 sanglier 3, 1 bœuf 4. Quand vous cuisez du pain, chaque céréale donne 3 { good-food }.
card-hearth-5 = Fourneau II
    .text = { card-hearth-4.text }
card-clay-oven = Four en argile
    .text = Quand vous cuisez du pain, 1 céréale donne 5 { good-food } (1 céréale par action). À la construction, vous pouvez cuire du pain aussitôt.
card-stone-oven = Four en pierre
    .text = Quand vous cuisez du pain, chaque céréale donne 4 { good-food } (2 céréales au plus par action). À la construction, vous pouvez cuire du pain aussitôt.
card-joinery = Menuiserie
    .text = Une fois par récolte : 1 bois donne 2 { good-food }. En fin de partie, 3, 5 ou 7 bois restants valent 1, 2 ou 3 points bonus.
card-pottery = Poterie
    .text = Une fois par récolte : 1 argile donne 2 { good-food }. En fin de partie, 3, 5 ou 7 argiles restantes valent 1, 2 ou 3 points bonus.
card-basketmaker = Vannerie
    .text = Une fois par récolte : 1 roseau donne 3 { good-food }. En fin de partie, 2, 4 ou 5 roseaux restants valent 1, 2 ou 3 points bonus.
card-well = Puits
    .text = Posez 1 { good-food } sur chacune des 5 prochaines { word-round-spaces }, ou sur celles qui restent. Vous le recevez au début de ces tours.

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
