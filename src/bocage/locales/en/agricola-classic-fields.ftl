## What the first edition's cards about fields, crops and exchanges say

need-cattle = at least { $n } cattle
need-animals =
    { $n ->
        [one] at least { $n } animal
       *[other] at least { $n } animals
    }
need-empty-fields =
    { $n ->
        [one] at least { $n } empty field
       *[other] at least { $n } empty fields
    }
