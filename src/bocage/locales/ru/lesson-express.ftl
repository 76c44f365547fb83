### Первая партия с наставником: «Agricola Express».

## О чём игра

lesson-express-goal-1 = Вы обустраиваете ферму: комнаты, поля, пастбища, животные, малыши и запасы на листе. Раундов шесть, урожаев три, и каждый оценивает всю ферму заново. Что появилось рано, принесёт очки трижды.
    .title = Ваша ферма
lesson-express-goal-2 = Кубики общие. В каждом действии вы берёте один их набор и делаете то, что на нём. Всё в зелёной рамке можно взять сейчас; наведите или задержите палец, чтобы узнать цену и пользу.
    .title = Кубики
lesson-express-goal-3 = После раундов 3, 5 и 6 — урожай. Каждый съедает 2 еды, а каждая недостающая отнимает 3 очка. Остальное расскажу, когда оно понадобится.
    .title = Семью надо кормить

## Всё в своё время

lesson-express-rest = Взятые кубики отложены, и сосед играет оставшимися. Теперь снова вы — с тем, что осталось.
    .title = Что оставили другие
lesson-express-roll = Ничего не нравится? Сначала бросьте все 13 кубиков, один раз за действие. Потом возьмите набор.
    .title = Бросить все 13
lesson-express-collect = Что вы собираете, попадает на лист: этим потом платят, это сеют и едят. Одинаковые кубики берут вместе, до 3.
    .title = Сбор
lesson-express-room = В комнате поселится малыш, и она приносит очки: 3 за то, что они вообще есть, и от 1 до 3 за каждую. Стоит 1 тростник и 1 материал вашего дома.
    .title = Комната
lesson-express-baby = Теперь у вас на одно действие больше в каждом раунде. Во время урожая он съедает 2 еды, как все.
    .title = Малыш
lesson-express-field = Поле бесплатно. Первое приносит 4 очка за каждый урожай, остальные — по 1.
    .title = Поле
lesson-express-sow = Сейте сразу: 1 зерно или овощ с листа превращается в 2, а кубик с ними даёт 2.
    .title = Посев
lesson-express-pasture = На пастбище живёт сколько угодно животных одного вида. Первое приносит 4 очка за каждый урожай, остальные — по 1.
    .title = Пастбище
lesson-express-add = Вместе с новым пастбищем можно взять и один кубик животных. Если животных хотя бы 2, каждый урожай даёт ещё одно.
    .title = И животное к нему
lesson-express-occupation = Оно может повернуть кубики, прежде чем вы возьмёте набор; за действие — одно занятие. Его очки считают каждый урожай.
    .title = Занятие
lesson-express-improvement = Печь и очаг дают еду. Мастерская помогает собирать и платить и приносит очки за свой материал.
    .title = Улучшение
lesson-express-upgrade = 2 кирпича — кирпичный дом, 2 камня — каменный. Тогда каждая комната приносит 2 или 3 очка вместо 1, и так каждый урожай.
    .title = Дом получше
lesson-express-power = Занятие может повернуть кубик нужной гранью вверх. После этого бросать в этом действии уже нельзя.
    .title = Повернуть кубик
lesson-express-crowded = Каждому виду животных нужно своё пастбище. Выберите, какой уходит; с очагом он станет едой.
    .title = Слишком много видов
lesson-express-cook = Сейчас можно готовить: действие на это не тратится, а еда нужна к урожаю. Но приготовленное очков уже не принесёт.
    .title = Готовка
lesson-express-harvest-nears = Урожай — после 3-го раунда. Еда: нужно { $need }, есть { $food }, не хватает { $missing }. Кубик двойной еды даёт 2.
    .title = Подумайте об урожае
lesson-express-feed = Прежде чем семья поест, можно ещё готовить. Потом каждая недостающая еда отнимает 3 очка.
    .title = Кормление
lesson-express-harvest = Семья поела, на пастбищах, где хотя бы 2 животных, появился приплод, и ферма принесла очки: { $points }. Она остаётся и принесёт их снова. Начинает теперь тот, у кого меньше всего.
    .title = Первый урожай
lesson-express-twice = Что вы построите сейчас, принесёт очки ещё дважды, после раундов 5 и 6. Полезнее всего то, чего нет совсем: первое поле или первое пастбище — это 4 очка.
    .title = Ещё дважды
lesson-express-last = Остался только урожай после этого раунда. На этот раз очки приносят и малыши: 1, 3, 5 или 7 за 1, 2, 3 или 4.
    .title = Последний раунд

## Что не так

lesson-express-short = Урожай близко. Еда: нужно { $need }, есть { $food }, не хватает { $missing }. Каждая недостающая отнимает 3 очка: сейчас важнее всего еда, печь или очаг.
    .title = Еды не хватает
lesson-express-hungry = Не хватило еды: { $n }. Потеряно очков: { $lost }. Оставляйте последнее действие перед урожаем на еду.
    .title = Семья голодала
lesson-express-let-go = Не нашлось пастбища, и вас покинули: { $goods }. Каждому виду нужно своё — или очаг, чтобы их приготовить.
    .title = Животные ушли
lesson-express-childless = У вас только два действия за раунд. Если есть свободная комната, кубик «Дом» даёт малыша, а с ним — ещё одно действие в каждом раунде.
    .title = Малышей ещё нет
lesson-express-no-pasture = Кубик «Пастбище» и 1 дерево — это 4 очка за каждый урожай, и животные сверх того.
    .title = Пастбищ ещё нет
lesson-express-idle-pasture = Одно из ваших пастбищ пустует. Соберите животных одного вида: они приносят очки, а когда их хотя бы 2 — и приплод.
    .title = Пустое пастбище

## Конец

lesson-express-over = Ваши очки: { $total }, у соседа: { $other }. Листайте дальше: я объясню ваш лист строка за строкой, каждая — за все три урожая. А потом сыграйте ещё: вторая партия намного легче.
    .title = Партия окончена
lesson-express-score-house = За дом: { $figure }. { help-express-score-house }
    .title = { score-house }
lesson-express-score-fields = За поля: { $figure }. { help-express-score-fields }
    .title = { score-fields }
lesson-express-score-pastures = За пастбища: { $figure }. { help-express-score-pastures }
    .title = { score-pastures }
lesson-express-score-babies = За малышей: { $figure }. { help-express-score-babies }
    .title = { score-babies }
lesson-express-score-food = За недостающую еду: { $figure }. { help-express-score-food }
    .title = { score-food }
lesson-express-score-grain = За зерно: { $figure }. { help-express-score-grain }
    .title = { score-grain }
lesson-express-score-vegetable = За овощи: { $figure }. { help-express-score-vegetable }
    .title = { score-vegetable }
lesson-express-score-reed = За тростник: { $figure }. { help-express-score-reed }
    .title = { score-reed }
lesson-express-score-wood = За дерево: { $figure }. { help-express-score-wood }
    .title = { score-wood }
lesson-express-score-brick = За кирпич: { $figure }. { help-express-score-brick }
    .title = { score-brick }
lesson-express-score-stone = За камень: { $figure }. { help-express-score-stone }
    .title = { score-stone }
lesson-express-score-sheep = За овец: { $figure }. { help-express-score-sheep }
    .title = { score-sheep }
lesson-express-score-boar = За свиней: { $figure }. { help-express-score-boar }
    .title = { score-boar }
lesson-express-score-cattle = За коров: { $figure }. { help-express-score-cattle }
    .title = { score-cattle }
lesson-express-score-improvements = За улучшения: { $figure }. { help-express-score-improvements }
    .title = { score-improvements }

## Что делать сейчас

lesson-express-confirm = «{ table-confirm }» завершает действие. До этого всё можно отменить.
    .title = Всё верно?
lesson-express-try-sow = Выберите, что посеять, или оставьте поле пустым.
    .title = Посейте
lesson-express-try-add = Выберите животное, которое придёт вместе с пастбищем.
    .title = Животное
lesson-express-try-feed = Приготовьте, сколько нужно, и накормите семью.
    .title = Кормление
lesson-express-have-baby = Кубик «Дом» и свободная комната: заведите малыша, и в каждом раунде будет ещё одно действие.
    .title = Заведите малыша
lesson-express-take-food = Возьмите: { $goods }. Урожай близко, и семью надо кормить.
    .title = Добудьте еду
lesson-express-add-room = Возьмите кубик «Дом» и добавьте комнату ({ $goods }): малышу она нужна.
    .title = Добавьте комнату
lesson-express-build-pasture = Возьмите кубик «Пастбище» и огородите пастбище: оно приносит очки каждый урожай.
    .title = Пастбище
lesson-express-learn-one = Возьмите занятие с кубика: оно помогает с кубиками и приносит очки.
    .title = Занятие
lesson-express-build-one = Постройте улучшение с кубика: чем раньше, тем больше от него пользы.
    .title = Улучшение
lesson-express-plow-field = Возьмите кубик «Поле»: он ничего не стоит и приносит очки каждый урожай.
    .title = Поле
lesson-express-take-animals = Возьмите: { $goods }. Пастбище для них есть.
    .title = Животные
lesson-express-roll-all = Ничего особенного здесь нет. Бросьте все кубики и выберите.
    .title = Бросьте кубики
lesson-express-take-most = Возьмите: { $goods }. Пригодится.
    .title = Соберите
