"""What cards do for people: rooms, work, rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from ....kernel.tableau import Ability
from ..tableau import AgricolaTableau

if TYPE_CHECKING:
    from ..state import Seat


@final
class LodgesOne(Ability[AgricolaTableau]):
    """Somebody who is no family lives on the card, as long as it remembers 1."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.huts += (self.card,)


@final
class Adopts(Ability[AgricolaTableau]):
    """A child born this round may be placed for 1 food."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.adopts = self.card


@final
class SpareBed(Ability[AgricolaTableau]):
    """A child needs no room whenever something holds."""

    def __init__(self, holds: Callable[[Seat], bool]) -> None:
        self.holds = holds

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.beds += (self,)


@final
class Rests(Ability[AgricolaTableau]):
    """The owner takes no part in the harvest of a round that the card remembers."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.rests = self.card
