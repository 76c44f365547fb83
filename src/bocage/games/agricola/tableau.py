"""Cards, and what a seat's played cards come to together."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ...farm.goods import GRAIN, KINDS, NOTHING, VEGETABLE, Goods
from ...kernel.events import Heard, Listener, Listening
from .events import EVENTS

if TYPE_CHECKING:
    from .state import AgricolaState


@final
class Craft:
    """Once in every harvest: one of a good into food; what is left of it at the end scores."""

    __slots__ = ("food", "good", "steps")

    def __init__(self, good: int, food: int, steps: tuple[int, int, int]) -> None:
        self.good = good
        self.food = food
        self.steps = steps

    def bonus(self, left: int) -> int:
        """Bonus points for so much left: the highest step reached."""
        return sum(1 for step in self.steps if left >= step)

    def given_up(self, left: int) -> int:
        """How much is handed in for the bonus points."""
        points = self.bonus(left)
        return self.steps[points - 1] if points else 0


@final
class Card:
    """The definition of a card: stateless, one per printed card."""

    def __init__(
        self,
        id: str,
        name: str,
        edition: int,
        cost: Goods = NOTHING,
        returns: tuple[str, ...] = (),
        points: int = 0,
        cooks: Goods = NOTHING,
        bakes: int = 0,
        bakes_up_to: int = -1,
        craft: Craft | None = None,
        hears: tuple[Listener[AgricolaState], ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.edition = edition
        self.number = -1
        self.cost = cost
        self.returns = returns
        self.returns_mask = 0
        self.points = points
        self.cooks = cooks
        self.bakes = bakes
        self.bakes_up_to = bakes_up_to
        self.craft = craft
        self.hears = hears


@final
class Tableau:
    """The answers of a seat's cards to the rules' queries; never changed, so copies share it."""

    __slots__ = ("bakes", "bakes_any", "cards", "cooks", "crafts", "listening", "mask", "raw")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.listening: Listening[AgricolaState] = Listening(
            [Heard(card.number, listener) for card in cards for listener in card.hears], EVENTS
        )
        self.mask = 0
        cooks = [0] * KINDS
        limited: list[int] = []
        self.bakes_any = 0
        crafts: list[Card] = []
        for card in cards:
            self.mask |= 1 << card.number
            for good, food in card.cooks:
                cooks[good] = max(cooks[good], food)
            if card.bakes:
                if card.bakes_up_to < 0:
                    self.bakes_any = max(self.bakes_any, card.bakes)
                else:
                    limited.extend([card.bakes] * card.bakes_up_to)
            if card.craft is not None:
                crafts.append(card)
        self.raw = [0] * KINDS
        for good in (GRAIN, VEGETABLE):
            if cooks[good] == 0:
                self.raw[good] = 1
        self.cooks = cooks
        self.crafts = tuple(crafts)
        self.bakes = tuple(sorted((n for n in limited if n >= self.bakes_any), reverse=True))

    def bread(self, baked: int) -> int:
        """The food for the next grain of a bake action, after so many; 0 when none can follow."""
        if baked < len(self.bakes):
            return self.bakes[baked]
        return self.bakes_any
