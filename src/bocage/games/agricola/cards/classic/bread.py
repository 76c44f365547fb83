"""Fireplaces and ovens among the hand cards, and what baking brings."""

from __future__ import annotations

from typing import Final

from .....farm.goods import BOAR, CATTLE, SHEEP, VEGETABLE, clay, food, stone, wood
from .....kernel.flow import May
from .....kernel.tableau import ANY
from ...abilities.food import Bakes, Cooks
from ...card import Card
from ...events import BEFORE_FEEDING
from ...steps.fields import Bake
from ..words import AFTER_BAKING, When
from .words import minor, occupation

SIMPLE: Final = ((VEGETABLE, 2), (SHEEP, 1), (BOAR, 2), (CATTLE, 3))
"""What a Simple Fireplace makes of one."""

CARDS: Final[list[Card]] = [
    minor("E20", "Simple Fireplace", Cooks(SIMPLE), Bakes(2), cost=clay(1), points=1),
    minor(
        "E27",
        "Wood-fired Oven",
        Bakes(3),
        cost=wood(3) + stone(1),
        points=2,
        play=May(Bake()),
    ),
    minor("E41", "Millstone", AFTER_BAKING.gain(food(2)), cost=stone(1)),
    occupation("E150", "Baker", When(BEFORE_FEEDING, ANY).may(Bake()), play=May(Bake())),
]
