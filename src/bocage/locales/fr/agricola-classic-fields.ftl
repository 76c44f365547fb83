## Ce que disent les cartes de la première édition : champs, plants, échanges

need-cattle =
    { $n ->
        [one] au moins { $n } bœuf
       *[other] au moins { $n } bœufs
    }
need-animals =
    { $n ->
        [one] au moins { $n } animal
       *[other] au moins { $n } animaux
    }
need-empty-fields =
    { $n ->
        [one] au moins { $n } champ vide
       *[other] au moins { $n } champs vides
    }
prompt-sow-twice = Choisissez le champ qui porte deux piles de céréales
help-prompt-sow-twice = Votre carte vous permet de semer deux piles de céréales sur un même champ, pour 1 bois ; chacune se récolte à part.
