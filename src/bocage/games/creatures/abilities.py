"""What a tile can do besides hearing events and answering queries; each joins a tableau."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ...farm.slots import ALL_TYPES, of_types, one_type, slot
from ...kernel.game import Points
from ...kernel.state import Step
from ...kernel.tableau import Ability, Allows
from .tableau import CreaturesTableau

if TYPE_CHECKING:
    from ...farm.slots import Counts
    from .state import CreaturesState, Seat

BESIDE: Final = 0
"""Instead of a mask of cells: those beside the tile."""

Scorer = Callable[["Seat", "Counts", int], Points]
"""(owner, the animals that count, the bit of the tile's cell) → points."""


@final
class Holds(Ability[CreaturesTableau]):
    """Room for so many animals of one type, of this `kind` if one is named, or of `each` type.

    The tile is `emptied` at some points: no animals may be on it, or they do not count. `slots` are
    its room without a trough and with one.
    """

    def __init__(
        self, capacity: int, kind: int = -1, each: bool = False, emptied: tuple[int, ...] = ()
    ) -> None:
        types = ALL_TYPES if kind < 0 else 1 << kind
        self.capacity = capacity
        self.each = each
        self.slots = [
            slot(of_types(room, ALL_TYPES)) if each else one_type(room, types)
            for room in (capacity, 2 * capacity)
        ]
        self.emptied = sum([1 << point for point in emptied])

    def join(self, tableau: CreaturesTableau) -> None:
        tableau.emptied |= self.emptied


@final
class KeepsOnUnused(Ability[CreaturesTableau]):
    """So many animals of a type on every unused space among some cells, or beside the tile."""

    def __init__(self, kind: int, n: int, cells: int = BESIDE) -> None:
        self.kind = kind
        self.n = n
        self.cells = cells

    def join(self, tableau: CreaturesTableau) -> None:
        tableau.keeps_on_unused += (self,)


@final
class CountsAs(Ability[CreaturesTableau]):
    """The tile is a stall or stables, whatever else it is: the number of the plain tile."""

    def __init__(self, sort: int) -> None:
        self.sort = sort

    def join(self, tableau: CreaturesTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class Grants(Allows["CreaturesState"]):
    """What its owner may do at some points: as often as possible, or `once` each time.

    With `both_farms` the other seat's animals may lose their room, too.
    """

    def __init__(
        self,
        flow: Step[CreaturesState],
        points: tuple[int, ...],
        once: bool = False,
        both_farms: bool = False,
    ) -> None:
        super().__init__(flow, points)
        self.once = once
        self.both_farms = both_farms


@final
class Scores(Ability[CreaturesTableau]):
    """Points that vary; `per_material` is how many each material in stock brings."""

    def __init__(self, points: Scorer, per_material: float = 0) -> None:
        self.points = points
        self.per_material = per_material

    def join(self, tableau: CreaturesTableau) -> None:
        tableau.scoring += (self,)
