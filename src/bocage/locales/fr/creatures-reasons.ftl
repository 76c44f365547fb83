### All Creatures Big and Small: why something cannot be done.

reason-creatures-occupied = La case « { $space } » est occupée par { $by } jusqu’à la fin du tour. Choisissez une case libre.
reason-creatures-empty = Il n’y a rien sur cette case. Elle sera réapprovisionnée au début du prochain tour.
reason-creatures-cannot-pay = Vous ne pouvez pas payer le coût : { $goods }.
reason-creatures-no-border = Vous n’avez plus de barrière en stock. La case « { space-creatures-expand } » en donne d’autres.
reason-creatures-no-edge = Votre ferme n’a plus de bord où placer une barrière.
reason-creatures-border-there = Ce bord a déjà une barrière. Choisissez-en un autre.
reason-creatures-not-on-farm = Cela ne fait pas partie de votre ferme. Choisissez un endroit de votre ferme.
reason-creatures-no-trough = Les 10 auges sont déjà placées.
reason-creatures-trough-there = Cette case a déjà une auge. Choisissez-en une autre.
reason-creatures-no-stall-tile = Il ne reste plus de tuile Stalle.
reason-creatures-no-stall = Vous n’avez pas de stalle à améliorer. Construisez-en d’abord une.
reason-creatures-built-there = Cette case a déjà un bâtiment. Choisissez-en une autre.
reason-creatures-not-on-display = « { $card } » n’est pas disponible. Choisissez un bâtiment disponible.
reason-creatures-need = Vous ne pouvez pas construire « { $card } » maintenant. Il faut : { $need }.
reason-creatures-no-site = Aucune case de votre ferme ne peut l’accueillir.
reason-creatures-no-building = Vous ne pouvez construire aucun des bâtiments spéciaux disponibles.
reason-creatures-wrong-site = Cela ne peut pas se poser ici. Choisissez l’une des cases possibles.
reason-creatures-no-deed = Aucun de vos bâtiments ne peut servir maintenant.
reason-creatures-no-worker = Vous n’avez plus d’ouvrier à placer.
reason-creatures-no-extension = Vous ne pouvez pas ajouter d’extension : il n’en reste plus, ou la cabane du coin l’interdit.
reason-creatures-nothing-to-take = Aucun de vos animaux ou pâturages ne convient.
reason-creatures-cannot-pay-either = Vous ne pouvez payer ni { $goods } ni { $other }.
reason-creatures-animals-first = Choisissez d’abord les animaux qui partent.
reason-creatures-has-room = Cet animal n’a pas à partir.
reason-creatures-nothing-to-move = Rien ne peut être déplacé là.
