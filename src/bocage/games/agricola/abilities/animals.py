"""What cards do for animals: a home, a use once they are eaten."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from ....farm.goods import Goods
from ....farm.slots import Counts, slot
from ....kernel.tableau import Ability
from ..queries import PASTURE_ROOM, SHEEP_ROOM
from ..room import Place, mixed
from ..tableau import AgricolaTableau

if TYPE_CHECKING:
    from ..state import Seat


@final
class Shelters(Ability[AgricolaTableau]):
    """Animals live on the card: so many of certain types, and so many of `any`.

    One that is `like_pastures` holds more where pastures do.
    """

    def __init__(self, certain: Counts, any: int = 0, like_pastures: bool = True) -> None:
        self.certain = certain
        self.any = any
        self.like_pastures = like_pastures

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.shelters += (self,)

    def place(self, tableau: AgricolaTableau) -> Place:
        """The place that the card is."""
        more = tableau.says(PASTURE_ROOM) if self.like_pastures else 0
        if self.any:
            return mixed(tableau, "card", self.card, self.any + more)
        sheep, boar, cattle, _ = self.certain
        if sheep and self.like_pastures:
            sheep += tableau.says(SHEEP_ROOM)
        return Place("card", self.card, (slot((sheep, boar, cattle, 0)),), more)


@final
class Trophy(Ability[AgricolaTableau]):
    """A use for animals that become food: of some `kinds`, of which some `parts` are used.

    It `takes` goods as well; for one animal it is used so many `times`, if the card has `room` by
    what it remembers, and how it remembers the animal is `noted`. What it takes lies on the card,
    or `at_home` in a room.
    """

    def __init__(
        self,
        kinds: int,
        parts: int,
        takes: Goods,
        times: int,
        room: Callable[[Seat, int, int], bool],
        noted: Callable[[int, int], int],
        at_home: bool = False,
    ) -> None:
        self.at_home = at_home
        self.kinds = kinds
        self.parts = parts
        self.takes = takes
        self.times = times
        self.room = room
        self.noted = noted

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.trophies += (self,)
