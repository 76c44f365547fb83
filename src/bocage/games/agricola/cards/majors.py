"""The ten major improvements, the same in both editions but for their numbers."""

from __future__ import annotations

from typing import Final

from ....farm.goods import (
    BOAR,
    CATTLE,
    CLAY,
    REED,
    SHEEP,
    VEGETABLE,
    WOOD,
    Goods,
    clay,
    food,
    reed,
    stone,
    wood,
)
from ....kernel.flow import May
from ....kernel.state import Step
from ..abilities.food import Bakes, Cooks, Craft
from ..card import MAJOR, Card, Does
from ..state import AgricolaState
from ..steps.fields import Bake
from ..steps.schedule import Schedule, next_rounds
from .words import FOOD_PROVIDER

FIREPLACE: Final = ((VEGETABLE, 2), (SHEEP, 2), (BOAR, 2), (CATTLE, 3))
HEARTH: Final = ((VEGETABLE, 3), (SHEEP, 2), (BOAR, 3), (CATTLE, 4))


def majors(edition: int, ids: dict[str, str]) -> list[Card]:
    """The ten, with the edition's card numbers."""
    fireplaces = (ids["fireplace-2"], ids["fireplace-3"], *(("E20",) if edition == 1 else ()))

    def major(
        name: str,
        title: str,
        *does: Does,
        cost: Goods,
        points: int,
        returns: tuple[str, ...] = (),
        play: Step[AgricolaState] | None = None,
    ) -> Card:
        return Card(
            ids[name],
            title,
            edition,
            MAJOR,
            FOOD_PROVIDER,
            does,
            cost=cost,
            returns=returns,
            points=points,
            play=play,
            name=name,
        )

    return [
        major("fireplace-2", "Fireplace", Cooks(FIREPLACE), Bakes(2), cost=clay(2), points=1),
        major("fireplace-3", "Fireplace", Cooks(FIREPLACE), Bakes(2), cost=clay(3), points=1),
        major(
            "hearth-4",
            "Cooking Hearth",
            Cooks(HEARTH),
            Bakes(3),
            cost=clay(4),
            returns=fireplaces,
            points=1,
        ),
        major(
            "hearth-5",
            "Cooking Hearth",
            Cooks(HEARTH),
            Bakes(3),
            cost=clay(5),
            returns=fireplaces,
            points=1,
        ),
        major(
            "clay-oven",
            "Clay Oven",
            Bakes(5, up_to=1),
            cost=clay(3) + stone(1),
            points=2,
            play=May(Bake()),
        ),
        major(
            "stone-oven",
            "Stone Oven",
            Bakes(4, up_to=2),
            cost=clay(1) + stone(3),
            points=3,
            play=May(Bake()),
        ),
        major("joinery", "Joinery", Craft(WOOD, 2, (3, 5, 7)), cost=wood(2) + stone(2), points=2),
        major("pottery", "Pottery", Craft(CLAY, 2, (3, 5, 7)), cost=clay(2) + stone(2), points=2),
        major(
            "basketmaker",
            "Basketmaker’s Workshop",
            Craft(REED, 3, (2, 4, 5)),
            cost=reed(2) + stone(2),
            points=2,
        ),
        major(
            "well",
            "Well",
            cost=wood(1) + stone(3),
            points=4,
            play=Schedule(food(1), next_rounds(5)),
        ),
    ]


REVISED: Final = {
    "fireplace-2": "M01",
    "fireplace-3": "M02",
    "hearth-4": "M03",
    "hearth-5": "M04",
    "well": "M05",
    "clay-oven": "M06",
    "stone-oven": "M07",
    "joinery": "M08",
    "pottery": "M09",
    "basketmaker": "M10",
}
CLASSIC: Final = {
    "fireplace-2": "A1",
    "fireplace-3": "A2",
    "hearth-4": "A3",
    "hearth-5": "A4",
    "clay-oven": "A5",
    "stone-oven": "A6",
    "joinery": "A7",
    "pottery": "A8",
    "basketmaker": "A9",
    "well": "A10",
}


MAJOR_CARDS: Final = majors(2, REVISED) + majors(1, CLASSIC)
