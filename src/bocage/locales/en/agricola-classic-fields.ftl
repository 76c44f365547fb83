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
prompt-sow-twice = Choose the field that carries two stacks of grain
help-prompt-sow-twice = Your card lets you sow two stacks of grain on one field, for 1 wood; each is harvested by itself.
