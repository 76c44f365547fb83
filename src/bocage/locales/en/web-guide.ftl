### The panel of the guide in a guided first game.

guide = Guide
guide-next = Next
guide-back = Back
guide-hide = Hide the guide
guide-show = Guide
guide-place = { $n } of { $of }
