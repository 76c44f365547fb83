"""What the greedy player of Agricola believes in: the numbers behind its evaluation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...farm.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from ...games.agricola.steps.schedule import FENCE_TILE, FIELD_TILE, GUEST


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for what is no point yet, and how the time left changes them."""

    # Food
    food: float = 0.55
    """The effort behind one food, while there is time to get it."""
    food_per_action: float = 2.0
    """What one person brings home if all work for food."""
    hope: float = 0.5
    """How much of a harvest's hunger is felt one harvest earlier."""

    # People
    action: float = 1.5
    """One person placed in one round."""
    growth: float = 0.8
    """The chance that a free room will see a child in time."""

    # Points by category
    patience: float = 0.35
    """The part of the points for land, crops and animals that at the start can wait."""

    # Crops and animals
    sowing: float = 0.7
    """A seed with an empty field to go to."""
    crop: float = 0.4
    """Every crop on a field that more than replaces its seed."""
    baking: float = 0.5
    """Grain with an oven to go to, against bread on the table."""
    cooking: float = 0.3
    """A round with a fireplace or hearth at home."""
    market: float = 0.35
    """Food that could be cooked of the animals on spaces, against food."""
    stall: float = 0.12
    """A free place for an animal."""
    pair: float = 0.6
    """Two animals that can breed, against eating one of them."""

    # Building
    ready: float = 0.7
    """Materials that are complete, against the thing built."""
    focus: float = 1.6
    """How much more the last materials of a project count than the first."""
    haste: float = 3.0
    """How that grows as the end comes near, in people placed."""
    fence: float = 0.4
    """One fence."""
    major: float = 0.6
    """One point of an improvement on offer, which others want too."""

    # Cards
    cards: float = 1.0
    """What played cards are expected to bring, against having it."""
    prospect: float = 0.25
    """A card in hand that could be played, against having played it."""
    missing: float = 0.6
    """How much of that is left for every occupation that a card still waits for."""
    delivery: float = 0.8
    """Goods on round spaces to come, against having them."""
    lead: float = 0.4
    """Being the first in the next round."""
    bother: float = 0.1
    """What a card must bring to be used before somebody is placed."""
    tempo: float = 0.8
    """Having others go first on the spaces of a round."""


WEIGHTS: Final = Weights()
ALONE: Final = Weights(
    food=0.48, food_per_action=2.4, hope=0.44, action=1.65, growth=0.9, stall=0.09, haste=2.5
)
"""Alone food is sure to be found: work and children are worth more, and there is no haste."""

WORTH: Final = {
    WOOD: 0.5,
    CLAY: 0.45,
    REED: 0.8,
    STONE: 0.8,
    GRAIN: 0.7,
    VEGETABLE: 1.3,
    FOOD: 0.5,
    SHEEP: 0.8,
    BOAR: 1.1,
    CATTLE: 1.5,
    FIELD_TILE: 1.5,
    FENCE_TILE: 0.5,
    GUEST: 1.5,
}
"""What one of a good is worth to a farm that has a use for it, in points."""
