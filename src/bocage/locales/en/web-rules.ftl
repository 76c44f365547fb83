### The rules with pictures: the page around them, the scoring table.

rules-apart = Open on a page of its own, to print
rules-found =
    { $n ->
        [0] No page speaks of it
        [one] { $n } page speaks of it
       *[other] { $n } pages speak of it
    }
rules-pages = Pages of the rules
rules-back = Before
rules-next = Next
rules-table = The scoring table
rules-what = What scores
rules-points = Points
rules-printed = As many as are printed on it
rules-each =
    { $per ->
        [1] { $points } for each
       *[other] { $points } for every { $per }
    }
rules-further = then { $points } more for each further one
rules-least = { $least } if there are any, and { $each }
