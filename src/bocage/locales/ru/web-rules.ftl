### Правила с картинками: страница вокруг них, таблица очков.

rules-apart = Открыть отдельной страницей, чтобы напечатать
rules-found =
    { $n ->
        [0] Об этом ничего нет
        [one] Об этом { $n } страница
        [few] Об этом { $n } страницы
       *[many] Об этом { $n } страниц
    }
rules-pages = Страницы правил
rules-back = Раньше
rules-next = Дальше
rules-table = Таблица очков
rules-what = Что приносит очки
rules-points = Очки
rules-printed = Столько, сколько указано
rules-each =
    { $per ->
        [1] { $points } за каждую единицу
       *[other] { $points } за каждые { $per }
    }
rules-further = дальше по { $points } за каждую следующую
rules-least = { $least }, если есть хотя бы одна единица, и ещё { $each }
