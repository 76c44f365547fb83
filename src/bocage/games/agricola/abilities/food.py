"""What cards make of goods: cooking, baking, crafts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, final

from ....farm.goods import Goods
from ....kernel.state import Step
from ....kernel.tableau import Ability
from ..tableau import AgricolaTableau

if TYPE_CHECKING:
    from ..state import AgricolaState


@final
class Cooks(Ability[AgricolaTableau]):
    """At any time: so much food for one of each of some goods."""

    def __init__(self, rates: Goods) -> None:
        self.rates = rates

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.cook_at(self.rates)


@final
class Bakes(Ability[AgricolaTableau]):
    """In a Bake Bread action: so much food for a grain, for all of them or up to so many."""

    def __init__(self, food: int, up_to: int = -1) -> None:
        self.food = food
        self.up_to = up_to

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.bake_at(self.food, self.up_to)


@final
class Spices(Ability[AgricolaTableau]):
    """So much more food for every vegetable that is cooked."""

    def __init__(self, food: int) -> None:
        self.food = food

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.spice += self.food
        tableau.reckon()


@final
class Crock(Ability[AgricolaTableau]):
    """One more food for every two goods that are cooked at the same moment.

    The card remembers whether the goods of a moment are odd in number.
    """

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.crock = self.card


@final
class Craft(Ability[AgricolaTableau]):
    """Once in every harvest: one of a good into food; what is left of it at the end may score.

    A `flow` follows: what it becomes besides.
    """

    def __init__(
        self,
        good: int,
        food: int,
        steps: tuple[int, ...] = (),
        flow: Step[AgricolaState] | None = None,
    ) -> None:
        self.good = good
        self.food = food
        self.steps = steps
        self.flow = flow

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.crafts += (self,)

    def flows(self) -> Sequence[Step[Any]]:
        return () if self.flow is None else (self.flow,)

    def bonus(self, left: int) -> int:
        """Bonus points for so much left: the highest step reached."""
        return sum(1 for step in self.steps if left >= step)

    def given_up(self, left: int) -> int:
        """How much is handed in for the bonus points."""
        points = self.bonus(left)
        return self.steps[points - 1] if points else 0
