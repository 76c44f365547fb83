### Le panneau du guide dans une première partie guidée.

guide = Le guide
guide-next = Suite
guide-back = Retour
guide-hide = Masquer le guide
guide-show = Le guide
guide-place = { $n } sur { $of }
