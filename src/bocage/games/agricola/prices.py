"""What things cost, once a seat's cards have had their say.

A price is one base (the printed cost or one that replaces it), then substitutions and reductions
in any order, each once; those that another undercuts are dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ...farm.goods import Goods, undercuts
from ...kernel.tableau import Ability
from .tableau import AgricolaTableau

if TYPE_CHECKING:
    from .state import Seat

A_ROOM: Final = 0
A_RENOVATION: Final = 1
A_MAJOR: Final = 2
A_MINOR: Final = 3
"""What can be paid for."""
PRICED: Final = (A_ROOM, A_RENOVATION, A_MAJOR, A_MINOR)

REPLACES: Final = 0
SUBSTITUTES: Final = 1
REDUCES: Final = 2

Change = Callable[[int, Goods], "Goods | None"]
"""(rooms, cost) → the cost as the card changes it, or None where it does not apply."""
Price = tuple[Goods, tuple[int, ...]]
"""What is paid, and the numbers of the cards whose substitutions were used."""


@final
class Alteration(Ability[AgricolaTableau]):
    """How a card changes the price of some kinds of things."""

    def __init__(self, how: int, kinds: tuple[int, ...], change: Change) -> None:
        self.how = how
        self.kinds = sum(1 << kind for kind in kinds)
        self.change = change

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.alterations += (self,)
        tableau.altered |= self.kinds
        tableau.prices = {}


def prices(player: Seat, kind: int, cost: Goods) -> tuple[Price, ...]:
    """The ways to pay for something that costs so much, none of which undercuts another."""
    tableau = player.tableau
    if not tableau.altered >> kind & 1:
        return ((cost, ()),)
    rooms = player.ground.rooms
    key = (kind, cost, rooms)
    known = tableau.prices.get(key)
    if known is None:
        known = worked_out(tableau.alterations, kind, cost, rooms)
        tableau.prices[key] = known
    return known


def worked_out(
    alterations: tuple[Alteration, ...], kind: int, cost: Goods, rooms: int
) -> tuple[Price, ...]:
    """The prices that nobody has asked for yet."""
    bases = [cost]
    others: list[Alteration] = []
    for alteration in alterations:
        if not alteration.kinds >> kind & 1:
            continue
        if alteration.how == REPLACES:
            base = alteration.change(rooms, cost)
            if base is not None:
                bases.append(base)
        else:
            others.append(alteration)
    found: set[Price] = set()
    for base in bases:
        explore(base, others, (), rooms, found)
    kept: list[Price] = []
    for goods, used in sorted(found, key=lambda p: (sum([n for _, n in p[0]]), len(p[1]), p)):
        if not any(undercuts(other, goods) for other, _ in kept):
            kept.append((goods, used))
    return tuple(kept)


def explore(
    cost: Goods,
    left: list[Alteration],
    used: tuple[int, ...],
    rooms: int,
    found: set[Price],
) -> None:
    """Collect the cost and everything that the alterations left make of it."""
    found.add((cost, used))
    for i, alteration in enumerate(left):
        changed = alteration.change(rooms, cost)
        if changed is not None:
            if alteration.how == SUBSTITUTES:
                cards = tuple(sorted((*used, alteration.card)))
            else:
                cards = used
            explore(changed, left[:i] + left[i + 1 :], cards, rooms, found)


def amount(cost: Goods, good: int) -> int:
    """How much of a good the cost takes."""
    for kind, n in cost:
        if kind == good:
            return n
    return 0


def with_amount(cost: Goods, good: int, n: int) -> Goods:
    """The cost with another amount of a good."""
    changed = dict(cost)
    changed[good] = n
    return tuple(sorted((kind, k) for kind, k in changed.items() if k))


def reduction(kinds: tuple[int, ...], good: int, by: Callable[[int], int]) -> Alteration:
    """So much less of a good, depending on the rooms; never below 0."""

    def change(rooms: int, cost: Goods) -> Goods | None:
        n = amount(cost, good)
        less = min(n, by(rooms))
        return with_amount(cost, good, n - less) if less > 0 else None

    return Alteration(REDUCES, kinds, change)
