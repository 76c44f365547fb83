"""What a farm in Agricola may expect of the rounds left."""

from __future__ import annotations

from typing import Final, final

from ...farm.goods import NUMBERS
from ...games.agricola.card import OCCUPATION
from ...games.agricola.vocabulary import PEOPLE, ROUNDS
from .farm import Farm

OFTEN: Final = {
    "forest": 0.16,
    "grove": 0.1,
    "copse": 0.04,
    "clay-pit": 0.1,
    "reed-bank": 0.11,
    "fishing": 0.12,
    "day-laborer": 0.13,
    "grain-seeds": 0.14,
    "farmland": 0.29,
    "resource-market": 0.14,
    "traveling-players": 0.08,
    "grain-utilization": 0.18,
    "sheep-market": 0.16,
    "western-quarry": 0.1,
    "pig-market": 0.2,
    "cattle-market": 0.28,
    "eastern-quarry": 0.1,
    "cultivation": 0.4,
}
"""How many people of one farm stand on a space in a round, as counted over many games."""
OPENS: Final = {
    "western-quarry": 6,
    "pig-market": 9,
    "cattle-market": 10,
    "eastern-quarry": 10,
    "cultivation": 12,
}
"""The round from which on spaces that come late are there."""


@final
class Outlook:
    """A farm together with its future."""

    __slots__ = ("farm", "harvests", "left")

    def __init__(self, farm: Farm) -> None:
        self.farm = farm
        self.left = farm.rounds_left
        self.harvests = len([h for h in farm.harvests if h > farm.round or not farm.reaped])

    def uses(self, *spaces: str) -> float:
        """How often these spaces will still be used."""
        total = 0.0
        for id in spaces:
            if id in self.farm.board:
                total += OFTEN[id] * min(self.left, ROUNDS - OPENS.get(id, 0))
        return total

    def within(self, rounds: int) -> float:
        """How far there is time for something that takes so many rounds."""
        return min(1.0, self.left / rounds)

    def owns(self, good: str) -> int:
        """How many of a good the farm has."""
        return self.farm.goods[NUMBERS[good]]

    def lying_on(self, id: str, first: dict[str, int]) -> dict[str, int]:
        """What lies on a card; on one that is not played yet, what will lie there first."""
        played = any(card.id == id for card in self.farm.tableau.cards)
        return self.farm.on_cards.get(id, {}) if played else first

    @property
    def builds_rooms(self) -> float:
        """How many rooms will still be built."""
        return min(1.5, PEOPLE - self.farm.rooms) * self.within(9)

    @property
    def renovations(self) -> float:
        """How often the house will still be renovated."""
        return 0.4 * (2 - self.farm.house) * self.within(6)

    @property
    def improves(self) -> float:
        """How many improvements will still be built or played."""
        return 0.25 * self.left

    @property
    def learns(self) -> float:
        """How many occupations will still be played."""
        held = len([card for card in self.farm.hand_cards if card.kind == OCCUPATION])
        return min(held, 0.25 * self.left)
