### All Creatures Big and Small at the web table: the farm.

creatures-farm = Farm of { $name }
creatures-farm-cell = { $cell }: { $what }
creatures-farm-unused = unused
creatures-farm-pasture =
    { $n ->
        [1] pasture
       *[other] pasture of { $n } spaces
    }
creatures-farm-trough = trough
creatures-farm-room =
    { $n ->
        [one] room for { $n } animal
       *[other] room for { $n } animals
    }
creatures-farm-room-for = at most { $animals }
creatures-farm-menu = What to do here
creatures-farm-edges = Places for borders
creatures-farm-edge-between = Border between { $first } and { $second }
creatures-farm-edge-up = Border above { $cell }
creatures-farm-edge-down = Border below { $cell }
creatures-farm-edge-left = Border on the left of { $cell }
creatures-farm-edge-right = Border on the right of { $cell }
creatures-farm-edge-built = { $edge }, built
creatures-farm-extend-left = Extension on the left
creatures-farm-extend-right = Extension on the right
