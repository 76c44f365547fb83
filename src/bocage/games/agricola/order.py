"""Whose turn it is to place somebody."""

from __future__ import annotations

from ...kernel.state import Step
from .access import FROM_NEXT
from .adoption import may_adopt
from .state import AgricolaState


class Turns(Step[AgricolaState]):
    """The turns of a work phase, seat after seat.

    `after` lies below them in a game with hand cards, takes note of who acts and comes when all
    are placed.
    """

    def __init__(self, after: Step[AgricolaState] | None = None) -> None:
        super().__init__()
        self.after = after

    def onward(self, s: AgricolaState, seat: int, passed: int, stuck: int) -> None:
        """The turn of the next seat that has somebody to place, unless all are stuck."""
        if s.rules.larkin and s.round == 1:
            other = there_and_back(s, seat, stuck)
            if other >= 0:
                s.stack.append((self.id, other, passed, stuck))
            return
        seats = s.seats
        for other in FROM_NEXT[s.count][seat]:
            player = seats[other]
            if player.idle > 0 or (player.newborn and may_adopt(player)):
                if not stuck >> other & 1:
                    s.stack.append((self.id, other, passed, stuck))
                    return


def there_and_back(s: AgricolaState, seat: int, stuck: int) -> int:
    """Who is next where second people are placed counter-clockwise, or -1.

    Whoever has placed the last of the first people goes on, and so with the second ones; further
    people are placed clockwise.
    """
    waiting: dict[int, int] = {}
    for other, player in enumerate(s.seats):
        if player.idle > 0 and not stuck >> other & 1:
            waiting[other] = player.workers() - player.idle
    fewest = min(waiting.values(), default=0)
    after = [(seat + k) % s.count for k in range(1, s.count + 1)]
    if fewest == 1:
        after.reverse()
        if s.seats[seat].picked:
            after = [*after[1:], seat]
    elif fewest > 1:
        after = [seat, *after[:-1]]
    return next((other for other in after if waiting.get(other) == fewest), -1)
