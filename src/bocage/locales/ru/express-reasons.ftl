### Agricola Express: why something cannot be done.

reason-express-no-die = Свободного кубика «{ $face }» нет.
reason-express-not-so-many = Свободно только: { $goods }. Возьмите меньше.
reason-express-cannot-pay = На вашем листе этого не хватает: { $goods }. Заплатите иначе или сначала накопите.
reason-express-no-dice-to-pay = Для такой оплаты не хватает свободных кубиков: { $goods }. Заплатите иначе.
reason-express-no-workshop = Для такой оплаты нужна «{ $card }»: у вас её нет, или в этом действии она уже помогла.
reason-express-wrong-house = У вас { $house }. Такая оплата — для другого.
reason-express-finished = Каменный дом — лучший из домов, перестроить его не во что.
reason-express-no-room = Для малыша нет свободной комнаты. Сначала добавьте комнату.
reason-express-four-babies = У вас 4 малыша, больше нельзя.
reason-express-no-seed = Посеять это нельзя, этого нет: { $goods }.
reason-express-no-home = Животным нужно пастбище или очаг, чтобы сразу их приготовить. Сначала постройте что-нибудь одно.
reason-express-owned = Это у вас уже есть: { $card }. Выберите другое.
reason-express-not-shown = Кубик показывает «{ $face }», а не «{ $card }». Выбирать можно, только если показанное у вас уже есть.
reason-express-no-occupation = Для этого нужно занятие «{ $card }», а у вас его нет.
reason-express-power-used = Занятие «{ $card }» в этом действии уже использовано, а второе нельзя. Возьмите набор кубиков.
reason-express-sets-done =
    { $n ->
        [one] Это занятие поворачивает { $n } кубик, и он уже повёрнут. Возьмите набор кубиков.
        [few] Это занятие поворачивает { $n } кубика, и они уже повёрнуты. Возьмите набор кубиков.
       *[many] Это занятие поворачивает { $n } кубиков, и они уже повёрнуты. Возьмите набор кубиков.
    }
reason-express-rolled = В этом действии вы уже бросали кубики. Возьмите набор кубиков.
reason-express-power-first = Использовав занятие, в том же действии кубики не бросают. Возьмите набор кубиков.
reason-express-needs = Чтобы это приготовить, постройте сначала улучшение «{ $card }».
reason-express-nothing-to-cook = Готовить нечего, этого у вас нет: { $good }.
reason-express-no-group = Тогда вам не достанется ни одного набора кубиков. Выберите другую грань.
reason-express-not-here = Таких животных у вас нет: { $good }.
reason-express-no-pair = Ещё одной пары нет: { $good }. Для приплода на пастбище нужны 2 животных.
reason-express-scores = Так вы потеряете очки: { $good }. Оставьте это для подсчёта.
