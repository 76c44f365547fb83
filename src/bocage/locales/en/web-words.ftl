### Words at the table: what people say to each other, remarks in everybody’s own language, and who is muted.

table-side-words = Words
words-unread =
    { $n ->
        [one] { $n } new word
       *[other] { $n } new words
    }
words-none = Nobody has said anything yet.
words-say = Say something
words-send = Send
words-remarks = Remarks
words-remarks-help = Everybody reads a remark in their own language.
words-as = As
words-new = { $name }: { $text }
words-mute = Hide words
words-mute-help = Only for you, on this device.
words-hide = Hide what { $name } says
words-only-players = Only those who play write here.
words-only-remarks = At this table there are remarks only.
words-chosen-remarks = Remarks only, no free words
words-chosen-off = No words at the table

lobby-words = Words
lobby-words-all = everything
    .help = Everybody may write to the others, or choose a remark.
lobby-words-remarks = remarks only
    .help = Twelve ready remarks, which everybody reads in their own language.
lobby-words-off = none
    .help = Nothing is said at this table.

remark-hello = Hello!
remark-good-luck = Good luck, everybody!
remark-nice-move = Nice move!
remark-well-played = Well played!
remark-thanks = Thank you!
remark-moment = One moment, please.
remark-take-time = Take your time.
remark-oops = Oops, my mistake.
remark-back-soon = I’ll be right back.
remark-here-again = I’m here again.
remark-again = Shall we play again?
remark-goodbye = Thanks for the game, goodbye!

error-words-off = Nothing is said at this table.
error-words-remarks = At this table there are remarks only.
error-words-fast = That was a lot at once. Wait a moment before you say more.
