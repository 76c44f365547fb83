"""What the greedy player believes in: the numbers behind its outlook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What helps crafts advance in the rounds to come, counted in advances.

    Tuples have an entry for every number of rounds that are left, from none to five.
    """

    base: tuple[float, ...] = (0.0, 3.0, 7.2, 11.0, 15.3, 18.7)
    """Advances to be expected without anything."""
    window: tuple[float, ...] = (0.0, 0.5, 1.1, 1.8, 2.6, 3.4)
    """Each worker beyond six."""
    tool: tuple[float, ...] = (0.0, 0.25, 0.42, 0.56, 0.7, 0.84)
    """Each of the first tools."""
    more_tools: tuple[float, ...] = (0.0, 0.14, 0.18, 0.21, 0.25, 0.28)
    """Each tool beyond those."""
    first_tools: int = 5
    field: tuple[float, ...] = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
    """Each field."""
    row: tuple[float, ...] = (0.0, 0.12, 0.16, 0.2, 0.2, 0.2)
    """Each row that a field has come up."""
    milk: tuple[float, ...] = (0.0, 0.2, 0.45, 0.75, 1.1, 1.5)
    """A sheep that lives so many rounds more."""
    mutton: float = 0.5
    """A sheep that can still be slaughtered."""
    jewel: float = 1.0
    price: tuple[float, ...] = (5.0, 5.0, 3.8, 3.3, 2.5, 2.0)
    """What an advance costs in the next round."""
    stock: float = 0.75
    """Goods kept, against those already paid."""
    excess: float = 0.4
    """Of more goods of one kind than the next round needs."""
    seed: float = 0.3
    """Having a grain at all."""
    slope: float = 3.4
    """Points of an advance while all are still needed."""
    beyond: float = 0.6
    """Points of an advance that no craft needs any more."""

    # The search
    worker: float = 1.0
    """Points of a worker not yet placed."""
    width: int = 5
    """How many ways to go on are kept."""

    # Cards
    gateway: float = 0.8
    farmyard: float = 0.8
    bonus: float = 1.2
    point: float = 0.8
    held: float = 0.5
    """A card in hand, against a card drawn."""
    bother: float = 0.1
    """What a card must bring to be played."""
    income: float = 1.0
    """A bonus card in play, for each round to come."""


WEIGHTS: Final = Weights()
