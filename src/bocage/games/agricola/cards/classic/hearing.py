"""The words in which cards say what follows from what others do."""

from __future__ import annotations

from collections.abc import Callable

from .....farm.goods import Goods
from .....kernel.tableau import OTHERS, OWN, HearerOf, Listener
from ...state import AgricolaState
from ...steps.goods import Gain
from ..words import Flow


def gaining(
    event: int,
    goods: Callable[[AgricolaState, int, int], Goods],
    usual: Goods,
    scope: int = OWN,
) -> Listener[AgricolaState]:
    """The owner gets goods by what happened: (state, owner, detail) → goods, often the usual."""
    made = {usual: Gain(usual)}

    def hear(s: AgricolaState, owner: int, detail: int) -> Flow | None:
        found = goods(s, owner, detail)
        if found and found not in made:
            made[found] = Gain(found)
        return made.get(found)

    return Listener(event, hear, scope, steps=(made[usual],))


def by_actor(
    event: int,
    of: HearerOf[AgricolaState],
    *steps: Flow,
    optional: bool = False,
    scope: int = OTHERS,
    details: frozenset[int] | None = None,
    regardless: bool = False,
) -> Listener[AgricolaState]:
    """What follows depends on the acting seat: (state, owner, acting seat, detail) → flow."""

    def hear(s: AgricolaState, owner: int, detail: int) -> Flow | None:
        return steps[0]

    return Listener(event, hear, scope, optional, steps, details, of=of, regardless=regardless)
