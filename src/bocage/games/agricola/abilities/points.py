"""What cards score, and what counts when others are scored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from ....farm.slots import Counts
from ....kernel.tableau import Ability
from ..tableau import AgricolaTableau

if TYPE_CHECKING:
    from ..state import AgricolaState, Seat


@final
class Scores(Ability[AgricolaTableau]):
    """Bonus points for the owner: (state, seat, what the card remembers) → points.

    Points that are `won` in the game are its owner's, whatever becomes of the card.
    """

    def __init__(self, points: Callable[[AgricolaState, int, int], int], won: bool = False) -> None:
        self.points = points
        self.won = won

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.scoring += (self,)


@final
class ScoresForAll(Ability[AgricolaTableau]):
    """Bonus points for every seat."""

    def __init__(self, points: Callable[[AgricolaState], list[int]]) -> None:
        self.points = points

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.scoring_for_all += (self,)


@final
class CountsVegetables(Ability[AgricolaTableau]):
    """So many vegetables lie on the card and score, by what it remembers."""

    def __init__(self, lying: Callable[[int], int]) -> None:
        self.lying = lying

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.roots += (self,)


@final
class CountsAnimals(Ability[AgricolaTableau]):
    """The animals that score are more or fewer: (player, what the card remembers) → how many.

    The difference may be one of `living` animals, or of others that are counted as well.
    """

    def __init__(self, change: Callable[[Seat, int], Counts], living: bool) -> None:
        self.change = change
        self.living = living

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.herds += (self,)
