"""What a farm in Agricola may expect of the rounds left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, final

from ...farm.goods import NUMBERS
from ...games.agricola.card import OCCUPATION, Card
from ...games.agricola.state import AgricolaState
from ...games.agricola.vocabulary import ALL_SPACES, PEOPLE, ROUNDS
from .farm import Farm

T = TypeVar("T")

OFTEN: Final = {
    "forest": 0.16,
    "grove": 0.1,
    "copse": 0.04,
    "wood-4": 0.14,
    "clay-pit": 0.1,
    "hollow": 0.07,
    "clay-3": 0.08,
    "one-material": 0.03,
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
    "vegetable-seeds": 0.2,
    "pig-market": 0.2,
    "cattle-market": 0.28,
    "eastern-quarry": 0.1,
    "cultivation": 0.4,
}
"""How many people of one farm stand on a space in a round, as counted over many games."""
SELDOM: Final = 0.12
"""The same for any other space."""
OPENS: Final = {
    "western-quarry": 6,
    "vegetable-seeds": 8,
    "pig-market": 9,
    "cattle-market": 10,
    "eastern-quarry": 10,
    "cultivation": 12,
}
"""The round from which on spaces that come late are there."""


def uses(space: str, left: int) -> float:
    """How often a space will still be used by one farm, with so many rounds left."""
    return OFTEN.get(space, SELDOM) * min(left, ROUNDS - OPENS.get(space, 0))


@final
class Outlook:
    """A farm together with its future.

    `left` and `harvests` are the rounds and harvests to come, `learns` tells how many occupations
    will still be played.
    """

    __slots__ = ("_calm", "_card", "farm", "harvests", "learns", "left")

    def __init__(self, farm: Farm) -> None:
        self.farm = farm
        self.left = farm.rounds_left
        self.harvests = len([h for h in farm.harvests if h > farm.round or not farm.reaped])
        held = len([card for card in farm.hand_cards if card.kind == OCCUPATION])
        self.learns = min(held, 0.25 * self.left)
        self._calm: AgricolaState | None = None
        self._card: Card | None = None

    @property
    def calm(self) -> AgricolaState:
        """The table as if a round began: nobody is placed; the card in question remembers.

        What cards say of it holds for longer than a turn.
        """
        if self._calm is None:
            s = self.farm.state.copy()
            s.occupants = [()] * len(s.occupants)
            s.own(self.farm.seat).gained = 0
            self._calm = s
            self._remind(s)
        return self._calm

    def ask(self, card: Card) -> None:
        """From now on one card is in question: if it is not played, it remembers as at first."""
        self._card = card
        if self._calm is not None:
            self._remind(self._calm)

    def _remind(self, s: AgricolaState) -> None:
        """Let the card in question remember something."""
        own, now = s.own(self.farm.seat), self.farm.state.seats[self.farm.seat]
        own.cards, own.memory = now.cards, now.memory
        card = self._card
        if card is not None and card.number not in now.cards:
            own.cards += (card.number,)
            own.memory += (card.starts_with,)

    def told(self, asked: Callable[[AgricolaState, int], T], otherwise: T) -> T:
        """What a card's function says; one that is not in play may look for itself in vain."""
        try:
            return asked(self.calm, self.farm.seat)
        except (LookupError, ValueError):
            return otherwise

    def remembered(self, card: Card) -> int:
        """What a card remembers, or will at first."""
        player = self.farm.state.seats[self.farm.seat]
        return player.recall(card.number) if card.number in player.cards else card.starts_with

    def within(self, rounds: int) -> float:
        """How far there is time for something that takes so many rounds."""
        return min(1.0, self.left / rounds)

    def visits(self, space: int) -> float:
        """How often the farm will still use a space."""
        return uses(ALL_SPACES[space], self.left)

    def owns(self, good: str) -> int:
        """How many of a good the farm has."""
        return self.farm.goods[NUMBERS[good]]

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
