### Hallertau at the web table: board, counters, hand, panels.

## The board

hallertau-board = Поле действий
hallertau-rounds = Раунды
hallertau-round = Раунд { $round }
hallertau-round-now = Раунд { $round }, сейчас
hallertau-phase = Фаза { $number }: { $phase }
hallertau-section = Секция { $number }
hallertau-section-cleared = В этом раунде освобождена: с каждого действия снят верхний ряд работников.
hallertau-section-kept = В этом раунде не освобождалась: все работники остались на местах.
hallertau-sections-left =
    { $n ->
        [0] Все карты секций уже вышли.
        [one] Осталась { $n } карта секций: она укажет, какие секции освободит следующий раунд.
        [few] Осталось { $n } карты секций: каждый раунд одна из них указывает, какие секции освобождаются.
       *[many] Осталось { $n } карт секций: каждый раунд одна из них указывает, какие секции освобождаются.
    }
hallertau-sections-all = Вчетвером каждый раунд освобождаются все секции.
hallertau-space-cost =
    { $n ->
        [one] Сейчас нужен { $n } работник.
        [few] Сейчас нужно { $n } работника.
       *[many] Сейчас нужно { $n } работников.
    }
hallertau-space-full = Всё занято.
hallertau-space-closed = В игре без карт закрыто.
hallertau-pile =
    { $n ->
        [0] Колода пуста.
        [one] В колоде осталась { $n } карта.
        [few] В колоде осталось { $n } карты.
       *[many] В колоде осталось { $n } карт.
    }
hallertau-tools = Обменять работников на инструменты
hallertau-less = Меньше
hallertau-more = Больше

## Cards

hallertau-cards = Карты
hallertau-hand = Ваши карты
hallertau-hand-none = У вас нет карт на руке.
hallertau-played = Разыграно
hallertau-played-by = Разыграно: { $name }
hallertau-in-hand = На руке: { $cards }

# The answer when a player is asked only for cards.
hallertau-not-now = Не сейчас

## Counters

hallertau-workers = Осталось работников: { $n } из { $all }
hallertau-starting-player = Первый игрок

## What the parts of the table are called

hallertau-table-cards = Карты
hallertau-table-tab-farm = Деревня
hallertau-table-farm-own = Ваша деревня
hallertau-table-farm-of = Деревня: { $name }
hallertau-replay-farm = Деревня
hallertau-replay-farm-of = Деревня: { $name }
hallertau-table-log-round = Раунд { $round }
hallertau-replay-position = Раунд { $round }, { $name }: { $deed }
