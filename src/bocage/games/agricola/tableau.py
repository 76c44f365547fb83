"""What a seat's played cards come to together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...farm.goods import GRAIN, KINDS, VEGETABLE, WOOD, Goods
from ...kernel.events import Heard, Listening
from .card import FIELDS, MAJOR, OCCUPATION, PREPARATION, Card
from .events import BEFORE_ROUND, EVENTS, FIELD_PHASE, ON_SPACE, TURN_END, TURNS, USE_OF
from .prices import Price
from .vocabulary import ALL_SPACES, TRADES

if TYPE_CHECKING:
    from .state import AgricolaState


NO_COOKING: Final = [0] * KINDS
RAW: Final = [1 if good in (GRAIN, VEGETABLE) else 0 for good in range(KINDS)]
RAW_FOOD: Final[Goods] = ((GRAIN, 1), (VEGETABLE, 1))
"""What a seat without a fire can eat."""


def minded_spaces(cards: tuple[Card, ...]) -> int:
    """The spaces whose use the cards care for, as part of what they hear."""
    mask = 0
    for card in cards:
        for listener in card.hears:
            if listener.event <= TURN_END:
                if listener.details is None:
                    return ALL_USES
                for space in listener.details:
                    mask |= 1 << USE_OF + space
    return mask


ALL_USES: Final = (1 << len(ALL_SPACES)) - 1 << USE_OF


@final
class Tableau:
    """The answers of a seat's cards to the rules' queries; never changed, so copies share it.

    `mask` holds the major improvements. `gains_first` says that a card may give something ahead of
    any space, also one whose use needs it. `trading` are the cards that exchange goods at any time,
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
        "edible",
        "fields",
        "free_fences",
        "gains_first",
        "improvements",
        "joins_wishes",
        "listening",
        "lodging",
        "mask",
        "never_renovates",
        "obtainable",
        "occupations",
        "pasture_room",
        "pet_per_room",
        "plain",
        "points",
        "prices",
        "raw",
        "scoring",
        "skips_clay",
        "stable_room",
        "trading",
        "wood_fences",
    )

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.listening: Listening[AgricolaState] = Listening(
            [Heard(card.number, listener) for card in cards for listener in card.hears], EVENTS
        )
        self.listening.mask |= minded_spaces(cards)
        self.occupations = len([card for card in cards if card.kind == OCCUPATION])
        self.improvements = len(cards) - self.occupations
        self.mask = 0
        if self.improvements:
            self.mask = sum([1 << card.number for card in cards if card.kind == MAJOR])
        self._cooking([card for card in cards if card.cooks or card.bakes])
        self._queries([card for card in cards if card.answers])
        self.gains_first = any(
            one.listener.details is None for one in self.listening.automatic[ON_SPACE]
        )
        if self.points & 1 or self.joins_wishes or self.adopts >= 0 or self.gains_first:
            self.listening.mask |= 1 << TURNS
        if self.points >> FIELDS & 1:
            self.listening.mask |= 1 << FIELD_PHASE
        if self.points >> PREPARATION & 1:
            self.listening.mask |= 1 << BEFORE_ROUND

    def _queries(self, cards: list[Card]) -> None:
        """What the cards that touch the rules say to them."""
        self.crafts = tuple([card for card in cards if card.craft is not None])
        self.alterations = tuple([(card.number, a) for card in cards for a in card.alters])
        self.altered = 0
        for _, alteration in self.alterations:
            self.altered |= alteration.kinds
        self.prices: dict[tuple[int, Goods, int], tuple[Price, ...]] = {}
        self.trading = tuple([card for card in cards if card.trades or card.stack])
        self.obtainable = 0
        for card in self.trading:
            for trade in card.trades + card.stack:
                self.obtainable |= 1 << TRADES[trade][2]
        self.deeds = tuple([card for card in cards if card.deed is not None])
        self.fields = tuple([card for card in cards if card.is_field])
        self.scoring = tuple([card for card in cards if card.scores or card.scores_all])
        self.points = self.pasture_room = self.lodging = self.free_fences = 0
        self.pet_per_room = self.clay_fences = self.skips_clay = False
        self.never_renovates = self.joins_wishes = False
        self.adopts = -1
        self.stable_room = max([card.stable_room for card in cards], default=1)
        for card in cards:
            self.points |= card.trades_at | (0 if card.deed is None else card.deed.points)
            self.pasture_room += card.pasture_room
            self.lodging += card.lodging
            self.free_fences += card.free_fences
            self.pet_per_room = self.pet_per_room or card.pet_per_room
            self.clay_fences = self.clay_fences or card.clay_fences
            self.skips_clay = self.skips_clay or card.skips_clay
            self.never_renovates = self.never_renovates or card.never_renovates
            self.joins_wishes = self.joins_wishes or card.joins_wishes
            if card.adopts:
                self.adopts = card.number
        self.plain = not (self.altered or self.trading or self.skips_clay or self.never_renovates)
        self.wood_fences = not (self.obtainable >> WOOD & 1 or self.clay_fences or self.free_fences)

    def _cooking(self, cards: list[Card]) -> None:
        """The best rates for cooking, eating raw and baking."""
        if not cards:
            self.cooks, self.raw, self.edible = NO_COOKING, RAW, RAW_FOOD
            self.bakes: tuple[int, ...] = ()
            self.bakes_any = 0
            return
        cooks = [0] * KINDS
        limited: list[int] = []
        self.bakes_any = 0
        for card in cards:
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
        rates = [(good, cooks[good] or self.raw[good]) for good in range(KINDS)]
        self.edible = tuple([pair for pair in rates if pair[1]])
        self.bakes = tuple(sorted((n for n in limited if n >= self.bakes_any), reverse=True))

    def bread(self, baked: int) -> int:
        """The food for the next grain of a bake action, after so many; 0 when none can follow."""
        if baked < len(self.bakes):
            return self.bakes[baked]
        return self.bakes_any
