"""What cards do to spaces and round cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from ....kernel.tableau import Ability
from ..events import TAKING
from ..tableau import AgricolaTableau
from ..vocabulary import ALL_SPACES, placing

if TYPE_CHECKING:
    from ..rules import Space


@final
class IsSpace(Ability[AgricolaTableau]):
    """The card is a space for everybody while it lies in front of its owner."""

    def __init__(self, make: Callable[[], Space]) -> None:
        self.make = make

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.spaces += (self.card,)


@final
class Toll(Ability[AgricolaTableau]):
    """Others who use a space first pay the owner so much food."""

    def __init__(self, space: str, food: int) -> None:
        self.space = ALL_SPACES.index(space)
        self.action = placing(self.space)
        self.food = food

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.tolls += (self,)


@final
class MayJoin(Ability[AgricolaTableau]):
    """Some spaces may be used though another seat's person stands there, from a round on."""

    def __init__(self, *spaces: str, from_round: int = 1) -> None:
        self.spaces = tuple([ALL_SPACES.index(space) for space in spaces])
        self.from_round = from_round

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.joins += (self,)


@final
class Claims(Ability[AgricolaTableau]):
    """Whoever else takes a good that lies on a space gives one of it to the owner."""

    def __init__(self, space: str, good: int) -> None:
        self.space = ALL_SPACES.index(space)
        self.good = good

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.claims += (self,)
        tableau.heard |= 1 << TAKING


@final
class Delays(Ability[AgricolaTableau]):
    """What others take from spaces comes to them only when their people go home, food excepted."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.delays = self.card
        tableau.heard |= 1 << TAKING


@final
class Arranges(Ability[AgricolaTableau]):
    """The owner arranges the round cards to come; the card remembers what is next in a stage."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.arranges = self.card
