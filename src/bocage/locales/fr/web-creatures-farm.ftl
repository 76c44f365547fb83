### All Creatures Big and Small at the web table: the farm.

creatures-farm = Ferme : { $name }
creatures-farm-cell = { $cell } : { $what }
creatures-farm-unused = case inutilisée
creatures-farm-pasture =
    { $n ->
        [1] pâturage
       *[other] pâturage de { $n } cases
    }
creatures-farm-trough = auge
creatures-farm-room =
    { $n ->
        [one] de la place pour { $n } animal
       *[other] de la place pour { $n } animaux
    }
creatures-farm-room-for = au plus { $animals }
creatures-farm-menu = Que faire ici ?
creatures-farm-edges = Emplacements de barrières
creatures-farm-edge-between = Barrière entre { $first } et { $second }
creatures-farm-edge-up = Barrière au-dessus de { $cell }
creatures-farm-edge-down = Barrière au-dessous de { $cell }
creatures-farm-edge-left = Barrière à gauche de { $cell }
creatures-farm-edge-right = Barrière à droite de { $cell }
creatures-farm-edge-built = { $edge }, posée
creatures-farm-extend-left = Extension à gauche
creatures-farm-extend-right = Extension à droite
