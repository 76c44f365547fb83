"""What things cost, once a seat's cards have had their say.

A price is one base (the printed cost or one that replaces it), then substitutions in any order,
each once, then reductions; those that another undercuts are dropped.
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
A_STABLE: Final = 4
SOME_FENCES: Final = 5
"""What can be paid for."""
A_PARTNERS_ROOM: Final = 6
A_PARTNERS_STABLE: Final = 7
PRICED: Final = (
    A_ROOM,
    A_RENOVATION,
    A_MAJOR,
    A_MINOR,
    A_STABLE,
    SOME_FENCES,
    A_PARTNERS_ROOM,
    A_PARTNERS_STABLE,
)
FOR_PARTNER: Final = ((A_ROOM, A_PARTNERS_ROOM), (A_STABLE, A_PARTNERS_STABLE))
"""What costs something else where it is built for a partner; no other base replaces that."""

REPLACES: Final = 0
SUBSTITUTES: Final = 1
REDUCES: Final = 2

Change = Callable[[int, Goods], "Goods | None"]
"""(rooms, cost) → the cost as the card changes it, or None where it does not apply."""
Price = tuple[Goods, tuple[int, ...]]
"""What is paid, and the numbers of the cards used for it, as far as one may do without them."""


@final
class Alteration(Ability[AgricolaTableau]):
    """How a card changes the price of some kinds of things; of several changes one is made.

    `things` are the only ones that it is for: cards by their ids, rooms and renovations by the
    house. `when` tells whether it holds now. A `scarce` one is used up until its card forgets.
    """

    def __init__(
        self,
        how: int,
        kinds: tuple[int, ...],
        *changes: Change,
        things: tuple[str, ...] = (),
        when: Callable[[Seat], bool] | None = None,
        scarce: bool = False,
    ) -> None:
        self.how = how
        self.kinds = sum(1 << kind for kind in kinds)
        for own, partners in FOR_PARTNER:
            if how != REPLACES and own in kinds:
                self.kinds |= 1 << partners
        self.changes = changes
        self.things = things
        self.when = when
        self.scarce = scarce

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.alterations += (self,)
        tableau.altered |= self.kinds
        if self.things or self.when is not None or self.scarce:
            tableau.choosy |= self.kinds
        if self.kinds >> SOME_FENCES & 1:
            tableau.wood_fences = False
        tableau.prices = {}

    def altered(self, rooms: int, cost: Goods) -> list[Goods]:
        """What it can make of a cost."""
        found = [change(rooms, cost) for change in self.changes]
        return [changed for changed in found if changed is not None]

    def holds(self, player: Seat) -> bool:
        """Whether the seat can use it now."""
        if self.scarce and player.recall(self.card):
            return False
        return self.when is None or self.when(player)

    def named(self) -> bool:
        """Whether a seat that uses it says so, because it may do without."""
        return self.how != REDUCES or self.scarce


def prices(player: Seat, kind: int, cost: Goods, thing: str = "") -> tuple[Price, ...]:
    """The ways to pay for a thing that costs so much, none of which undercuts another."""
    tableau = player.tableau
    if not tableau.altered >> kind & 1:
        return ((cost, ()),)
    off = 0
    if tableau.choosy >> kind & 1:
        for i, alteration in enumerate(tableau.alterations):
            if alteration.kinds >> kind & 1 and not alteration.holds(player):
                off |= 1 << i
    return known_prices(tableau, kind, cost, player.ground.rooms, thing, off)


def known_prices(
    tableau: AgricolaTableau, kind: int, cost: Goods, rooms: int, thing: str, off: int = 0
) -> tuple[Price, ...]:
    """The same for a number of rooms, without the alterations of a mask."""
    if not tableau.choosy >> kind & 1:
        thing = ""
    key = (kind, cost, rooms, thing, off)
    known = tableau.prices.get(key)
    if known is None:
        at_work = [
            alteration
            for i, alteration in enumerate(tableau.alterations)
            if alteration.kinds >> kind & 1
            and not off >> i & 1
            and (not alteration.things or thing in alteration.things)
        ]
        known = tableau.prices[key] = worked_out(at_work, cost, rooms)
    return known


def worked_out(alterations: list[Alteration], cost: Goods, rooms: int) -> tuple[Price, ...]:
    """The prices that nobody has asked for yet."""
    bases: list[Price] = [(cost, ())]
    named: list[Alteration] = []
    reductions: list[Alteration] = []
    for alteration in alterations:
        if alteration.how == REPLACES:
            bases += [(base, (alteration.card,)) for base in alteration.altered(rooms, cost)]
        elif alteration.named():
            named.append(alteration)
        else:
            reductions.append(alteration)
    reached: set[Price] = set()
    seen: set[tuple[Price, int]] = set()
    for base in bases:
        explore(base, (1 << len(named)) - 1, named, rooms, reached, seen)
    found = [(goods, used) for price, used in reached for goods in cut(price, reductions, rooms)]
    scarce = [alteration.card for alteration in named if alteration.scarce]
    kept: list[Price] = []
    for goods, used in sorted(found, key=lambda p: (sum([n for _, n in p[0]]), len(p[1]), p)):
        for other, by in kept:
            if undercuts(other, goods) and all(card in used for card in by if card in scarce):
                break
        else:
            kept.append((goods, used))
    return tuple(kept)


def explore(
    price: Price,
    left: int,
    named: list[Alteration],
    rooms: int,
    reached: set[Price],
    seen: set[tuple[Price, int]],
) -> None:
    """Collect a price and everything that the alterations left, as a mask, make of it."""
    if (price, left) in seen:
        return
    seen.add((price, left))
    reached.add(price)
    cost, used = price
    for i, alteration in enumerate(named):
        if left >> i & 1:
            cards = tuple(sorted((*used, alteration.card)))
            for changed in alteration.altered(rooms, cost):
                explore((changed, cards), left & ~(1 << i), named, rooms, reached, seen)


def cut(cost: Goods, reductions: list[Alteration], rooms: int) -> set[Goods]:
    """What is left of a cost after reductions, which come last and never do harm."""
    found = {cost}
    for reduction in reductions:
        found = {less for goods in found for less in reduction.altered(rooms, goods) or [goods]}
    return found


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


def saving(good: int, by: Callable[[int], int]) -> Change:
    """So much less of a good, depending on the rooms; never below 0."""

    def change(rooms: int, cost: Goods) -> Goods | None:
        n = amount(cost, good)
        saved = min(n, by(rooms))
        return with_amount(cost, good, n - saved) if saved > 0 else None

    return change


def reduction(
    kinds: tuple[int, ...],
    good: int,
    by: Callable[[int], int],
    things: tuple[str, ...] = (),
) -> Alteration:
    """So much less of a good for some things, depending on the rooms; never below 0."""
    return Alteration(REDUCES, kinds, saving(good, by), things=things)
