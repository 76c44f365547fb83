"""What cards do to land: fields on them, ploughs, fences and stables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from ....farm.goods import NAMES
from ....kernel.tableau import Ability
from ..events import PLOWED
from ..stacks import stacks_on
from ..tableau import AgricolaTableau
from ..vocabulary import ALL_SPACES

if TYPE_CHECKING:
    from ..state import Seat


@final
class IsField(Ability[AgricolaTableau]):
    """The card is a field for one crop, or several of them; it remembers the stacks on it."""

    def __init__(self, good: int, stacks: int = 1) -> None:
        self.good = good
        self.stacks = stacks

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.fields += (self,)

    def lying(self, player: Seat, memory: int) -> dict[str, int]:
        """What stands on the card."""
        total = sum(stacks_on(player, self))
        return {NAMES[self.good]: total} if total else {}


@final
class Doubles(Ability[AgricolaTableau]):
    """For 1 wood, one tile in every Sow action carries two stacks of grain.

    The card remembers the second stacks.
    """

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.doubles = self.card


@final
class Plough(Ability[AgricolaTableau]):
    """Where a field is plowed by using one of some spaces: so many more, if its owner likes.

    The card remembers how often it can still be used. One that is `lent` others may use for so
    much food, everybody once; the card remembers who still may.
    """

    def __init__(self, more: int, spaces: tuple[str, ...], lent: int = 0) -> None:
        self.more = more
        self.lent = lent
        self.spaces = frozenset([ALL_SPACES.index(space) for space in spaces])

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.ploughs += (self,)
        tableau.heard |= 1 << PLOWED


@final
class Hedges(Ability[AgricolaTableau]):
    """Whoever builds a fence builds so many more without paying, once in a turn.

    The card remembers the turn.
    """

    def __init__(self, fences: int) -> None:
        self.fences = fences

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.hedge = self.card
        tableau.hedge_fences = self.fences
        tableau.wood_fences = False


@final
class KeepsFences(Ability[AgricolaTableau]):
    """Fences of the owner lie elsewhere: what the card remembers → how many."""

    def __init__(self, count: Callable[[int], int]) -> None:
        self.count = count

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.fence_keepers += (self,)
        tableau.wood_fences = False


@final
class TakesCell(Ability[AgricolaTableau]):
    """Something stands on a cell of the farm, which the card remembers, from 1 on."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.cell_takers += (self.card,)


@final
class FreeStable(Ability[AgricolaTableau]):
    """The next stable costs nothing; then the card remembers that."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.free_stable = self.card
