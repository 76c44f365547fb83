"""What a seat's played cards come to together."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ...farm.goods import GRAIN, KINDS, VEGETABLE, Goods
from ...kernel.events import Heard, Listening
from .card import FIELDS, MAJOR, OCCUPATION, PREPARATION, Card
from .events import BEFORE_ROUND, EVENTS, FIELD_PHASE, TURNS
from .prices import Price

if TYPE_CHECKING:
    from .state import AgricolaState


@final
class Tableau:
    """The answers of a seat's cards to the rules' queries; never changed, so copies share it.

    `mask` holds the major improvements. `trading` are the cards that exchange goods at any time,
    `points` the points at which the seat may use one of its cards so. `plain` says that no card
    touches what things cost, `wood_fences` that none touches that of fences.
    """

    __slots__ = (
        "adopts",
        "alterations",
        "altered",
        "bakes",
        "bakes_any",
        "cards",
        "clay_fences",
        "cooks",
        "crafts",
        "deeds",
        "fields",
        "free_fences",
        "improvements",
        "joins_wishes",
        "listening",
        "lodging",
        "mask",
        "never_renovates",
        "occupations",
        "pasture_room",
        "pet_per_room",
        "plain",
        "points",
        "prices",
        "raw",
        "scoring",
        "skips_clay",
        "trading",
        "wood_fences",
    )

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.listening: Listening[AgricolaState] = Listening(
            [Heard(card.number, listener) for card in cards for listener in card.hears], EVENTS
        )
        self.mask = sum([1 << card.number for card in cards if card.kind == MAJOR])
        self.crafts = tuple([card for card in cards if card.craft is not None])
        self.occupations = len([card for card in cards if card.kind == OCCUPATION])
        self.improvements = len(cards) - self.occupations
        self._cooking()
        self.alterations = tuple([(card.number, a) for card in cards for a in card.alters])
        self.altered = 0
        for _, alteration in self.alterations:
            self.altered |= alteration.kinds
        self.prices: dict[tuple[int, Goods, int], tuple[Price, ...]] = {}
        self.trading = tuple([card for card in cards if card.trades or card.stack])
        self.deeds = tuple([card for card in cards if card.deed is not None])
        self.points = 0
        for card in cards:
            self.points |= card.trades_at | (0 if card.deed is None else card.deed.points)
        self.fields = tuple([card for card in cards if card.is_field])
        self.pet_per_room = any(card.pet_per_room for card in cards)
        self.pasture_room = sum([card.pasture_room for card in cards])
        self.lodging = sum([card.lodging for card in cards])
        self.clay_fences = any(card.clay_fences for card in cards)
        self.free_fences = sum([card.free_fences for card in cards])
        self.skips_clay = any(card.skips_clay for card in cards)
        self.never_renovates = any(card.never_renovates for card in cards)
        self.joins_wishes = any(card.joins_wishes for card in cards)
        self.adopts = next((card.number for card in cards if card.adopts), -1)
        self.scoring = tuple([card for card in cards if card.scores or card.scores_all])
        self.plain = not (self.altered or self.trading or self.skips_clay or self.never_renovates)
        self.wood_fences = not (self.trading or self.clay_fences or self.free_fences)
        if self.points & 1 or self.joins_wishes or self.adopts >= 0:
            self.listening.mask |= 1 << TURNS
        if self.points >> FIELDS & 1:
            self.listening.mask |= 1 << FIELD_PHASE
        if self.points >> PREPARATION & 1:
            self.listening.mask |= 1 << BEFORE_ROUND

    def _cooking(self) -> None:
        """The best rates for cooking, eating raw and baking."""
        cooks = [0] * KINDS
        limited: list[int] = []
        self.bakes_any = 0
        for card in self.cards:
            for good, food in card.cooks:
                cooks[good] = max(cooks[good], food)
            if card.bakes and card.bakes_up_to < 0:
                self.bakes_any = max(self.bakes_any, card.bakes)
            elif card.bakes:
                limited.extend([card.bakes] * card.bakes_up_to)
        self.raw = [0] * KINDS
        for good in (GRAIN, VEGETABLE):
            if cooks[good] == 0:
                self.raw[good] = 1
        self.cooks = cooks
        self.bakes = tuple(sorted((n for n in limited if n >= self.bakes_any), reverse=True))

    def bread(self, baked: int) -> int:
        """The food for the next grain of a bake action, after so many; 0 when none can follow."""
        if baked < len(self.bakes):
            return self.bakes[baked]
        return self.bakes_any
