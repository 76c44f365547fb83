### The command line: Agricola Express.

## The head of the table

cli-express-round = раунд { $round } из { $rounds }
cli-express-harvest =
    { $rounds ->
        [0] урожай в конце раунда
        [1] урожай в конце следующего раунда
        [one] урожай через { $rounds } раунд
        [few] урожай через { $rounds } раунда
       *[many] урожай через { $rounds } раундов
    }
cli-express-harvesting = урожай { $n } из 3

## The choices

cli-express-cooking = Готовка
cli-express-powers = Умения
cli-choose-die = Занятия позволяют повернуть кубики, способов: { $n }. Их покажет «список повернуть».

## What a seat has: the heading of what is owned has 5 letters at most

cli-express-own = есть
cli-express-food = Еда
cli-express-meal = { cli-meal }
cli-express-house = { $house }, комнаты: { $rooms }
cli-express-pastures = Пастбища: { $pastures }
cli-express-actions = Осталось действий: { $left } из { $n }

## Occupations and improvements

cli-kind-improvement = Улучшения

## Asking

cli-express-choose-space = Выберите номером или словами, которые подходят только одному варианту («2 дерева», «бросить»). «почему малыш» объяснит, отчего чего-то нет в списке, «карта печь» — что делает карта.
cli-express-why-what = Всё, что показывают кубики, доступно. Назовите, что вас интересует: «почему малыш».
cli-express-no-such-card = Нет занятия или улучшения, подходящего к «{ $given }». Все покажет «карты все».
cli-express-card-which = Назовите занятие или улучшение: «карта староста».
cli-express-no-such-action = В этой игре нет действия, занятия или улучшения, подходящих к «{ $given }».
cli-express-no-rules = Нет правила, занятия или улучшения, подходящих к «{ $given }». Попробуйте «правила кубики», «правила оплата», «правила урожай» или «правила подсчёт».
cli-express-rules-of-what = Назовите, что вас интересует, например «правила оплата», или карту: «правила печь».
cli-express-help-choose = Выбирайте номером («7»), действием («collect 2wood») или словами, которые подходят только одному варианту («поле»). Либо введите команду:
cli-express-help-why = почему что-то нельзя выбрать: «почему малыш»; без названия — почему недоступно то, что показывают кубики
cli-express-help-list = все варианты; «список 2» — вторая страница, «список дерева» — варианты с этим словом
cli-express-help-board = кубики и листы подсчёта
cli-express-help-farms = все листы подсчёта целиком
cli-express-help-card = всё о занятии или улучшении: «карта печь»
cli-express-help-cards = занятия и улучшения; «карты дерево» ищет среди них
cli-express-help-rules = правила вкратце: «правила оплата», «правила урожай»; или карта: «правила печь»
cli-express-help-score = очки прошедших урожаев
cli-express-help-farm = [ ] — отложенный кубик. На листе подсчёта очки в скобках — то, что дал бы ближайший урожай, случись он сейчас. □ — свободная комната, ▣ — комната с малышом.

## The end

cli-express-score-now = Очки прошедших урожаев:
