## What the first edition's cards about farms, animals and points say

need-sown-fields =
    { $n ->
        [one] at least { $n } sown field
       *[other] at least { $n } sown fields
    }
need-others-occupations-2 = another player with fewer than 2 occupations (alone: yourself)
need-others-occupations-4 = another player with fewer than 2 occupations (3 players: fewer than 3; 2 players: fewer than 4; alone: no prerequisite)
log-points =
    { $n ->
        [one] { $seat } notes { $n } bonus point.
       *[other] { $seat } notes { $n } bonus points.
    }
log-give-back = { $seat } gives back { $goods } ({ $card }).
prompt-given-fences = Fence a pasture with the fences you were given
prompt-rebuild =
    { $fences ->
        [one] Put up your fences again ({ $fences } left)
       *[other] Put up your fences again ({ $fences } left)
    }
prompt-stand-fence = Choose the space for your fence
prompt-mark-space = Choose the action space for your fence
action-stand-fence = Stand it on { $cell }
log-fences-down =
    { $fences ->
        [one] { $seat } takes down { $fences } fence.
       *[other] { $seat } takes down { $fences } fences.
    }
log-stand-fence = { $seat } stands a fence on { $cell } ({ $card }).
log-mark-space = { $seat } lays a fence on “{ $space }” ({ $card }).
goods-fence =
    { $n ->
        [one] { $n } fence
       *[other] { $n } fences
    }
good-fence = fence
prompt-put-on-card = Put { $goods } on it
prompt-give-back = Give back { $goods }
prompt-move-fences = Take down your fences and put them up again
prompt-room-for-all = Not all animals of the card find room: choose what you do without
action-do-without = Do without 1 { $good }
log-do-without = { $seat } does without { $goods }.
prompt-slaughtered = Use cards for the animal that became food?
prompt-barbecue =
    { $animals ->
        [one] Turn { $animals } more animal into food?
       *[other] Turn up to { $animals } animals into food?
    }
log-put-on-card = { $seat } puts { $goods } on { $card }.
log-off-card = { $seat } takes { $goods } from { $card }.
log-lost-with = { $seat } loses { $goods } along with { $card }.
log-put-in-room = { $seat } puts { $goods } into a room ({ $card }).
