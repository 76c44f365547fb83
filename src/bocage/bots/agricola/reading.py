"""What a card's definition says about its worth, read once."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from ...games.agricola.card import Card
from .abilities import AT_ONCE, LATER
from .flows import fixed_worth, flow_worth, goods_worth
from .outlook import Outlook


@final
class Reading:
    """A card as a bot reads it: what it brings to any farm, and the rest by its abilities."""

    __slots__ = ("card", "coming", "fixed", "now", "play")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.now = [(AT_ONCE[type(a)], a) for a in card.does if type(a) in AT_ONCE]
        self.coming = [(LATER[type(a)], a) for a in card.does if type(a) in LATER]
        self.fixed = card.points - goods_worth(card.cost) - card.hands_in
        self.play = card.play
        if card.play is not None:
            worth = fixed_worth(card.play)
            if worth is not None:
                self.fixed += worth
                self.play = None

    def later(self, o: Outlook) -> float:
        """What the card will still bring once it is played, beyond what it scores already."""
        total = 0.0
        if o.left and self.coming:
            o.ask(self.card)
            for worth, ability in self.coming:
                total += worth(ability, self.card, o)
        return total

    def if_played(self, o: Outlook) -> float:
        """What the card would be worth if it were played now: its yield less its cost."""
        o.ask(self.card)
        total = self.fixed + self.later(o)
        if self.play is not None:
            total += flow_worth(self.play, o)
        for worth, ability in self.now:
            total += worth(ability, self.card, o)
        if self.card.cost_per_person:
            total -= goods_worth(self.card.cost_per_person) * o.farm.people
        return total


@lru_cache(maxsize=1000)
def read(card: Card) -> Reading:
    """The reading of a card."""
    return Reading(card)
