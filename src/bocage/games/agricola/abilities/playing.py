"""What cards say about playing cards, and what they remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

from ....farm.goods import Goods
from ....kernel.state import Step
from ....kernel.tableau import Ability, Listener
from ..tableau import AgricolaTableau

if TYPE_CHECKING:
    from ..state import AgricolaState, Seat


class Printed(Ability[AgricolaTableau]):
    """What is read off the card itself."""

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class FromHand(Printed):
    """The card may be played from the hand because of what happens."""

    def __init__(self, listener: Listener[AgricolaState]) -> None:
        self.listener = listener

    def flows(self) -> Sequence[Step[Any]]:
        return self.listener.flows()


@final
class AsMinor(Ability[AgricolaTableau]):
    """Some major improvements may be built in place of a minor one, whenever something holds."""

    def __init__(self, *majors: str, when: Callable[[Seat], bool] | None = None) -> None:
        self.majors = majors
        self.when = when

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.as_minors += (self,)

    def covers(self, player: Seat, major: str) -> bool:
        """Whether the seat may build a major improvement in this way now."""
        return major in self.majors and (self.when is None or self.when(player))


@final
class Studies(Ability[AgricolaTableau]):
    """Chance may choose the occupation that is played."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.studies = self.card


@final
class Brings(Printed):
    """The card brings goods before it is paid for."""

    def __init__(self, goods: Goods) -> None:
        self.goods = goods


@final
class GoesBack(Printed):
    """The card goes back to the hand once it has been played."""


@final
class DrawsMinors(Printed):
    """The card needs the pile of minor improvements that nobody was dealt."""


@final
class Widens(Ability[AgricolaTableau]):
    """A minor improvement action of a space may serve for a major one, until the card forgets."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.widens = self.card


@final
class Remembers(Printed):
    """The card remembers a number; `shown` tells what lies on it."""

    def __init__(self, shown: Callable[[Seat, int], dict[str, int]], starts_with: int = 0) -> None:
        self.shown = shown
        self.starts_with = starts_with


@final
class MarksSpace(Printed):
    """A fence of the owner lies on an action space, which the card remembers, from 1 on."""


@final
class Knows(Printed):
    """What the card remembers, if nobody says it, follows from the table: (state, seat) → that."""

    def __init__(self, memory: Callable[[AgricolaState, int], int]) -> None:
        self.memory = memory


@final
class Sells(Printed):
    """What the card lays on round spaces is for its owner to buy there, or it is gone."""

    def __init__(self, price: Goods) -> None:
        self.price = price
