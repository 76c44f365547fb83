## What the first edition's cards about fields, crops and exchanges say

prompt-plow-more =
    { $n ->
        [one] Plow { $n } more field
       *[other] Plow up to { $n } more fields
    }
prompt-reap-early = Harvest 1 crop from each of your fields
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
log-use-plough =
    { $left ->
        [0] { $seat } uses { $card }, for the last time.
       *[other] { $seat } uses { $card }.
    }
