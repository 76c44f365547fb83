### All Creatures Big and Small at the web table: the farm.

creatures-farm = Ферма: { $name }
creatures-farm-cell = { $cell }: { $what }
creatures-farm-unused = клетка не занята
creatures-farm-pasture =
    { $n ->
        [1] пастбище
        [one] пастбище из { $n } клетки
       *[other] пастбище из { $n } клеток
    }
creatures-farm-trough = кормушка
creatures-farm-room =
    { $n ->
        [one] место для { $n } животного
       *[other] место для { $n } животных
    }
creatures-farm-room-for = не больше: { $animals }
creatures-farm-menu = Что здесь сделать
creatures-farm-edges = Места для изгородей
creatures-farm-edge-between = Изгородь между { $first } и { $second }
creatures-farm-edge-up = Изгородь над { $cell }
creatures-farm-edge-down = Изгородь под { $cell }
creatures-farm-edge-left = Изгородь слева от { $cell }
creatures-farm-edge-right = Изгородь справа от { $cell }
creatures-farm-edge-built = { $edge }, построена
creatures-farm-extend-left = Участок слева
creatures-farm-extend-right = Участок справа
