"""What a seat's played cards come to together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from ...farm.goods import GRAIN, KINDS, VEGETABLE, WOOD, Goods
from ...kernel.events import Heard, Listening
from .card import FIELDS, MAJOR, OCCUPATION, PREPARATION, Card
from .events import BEFORE_ROUND, EVENTS, FIELD_PHASE, ON_SPACE, TURN_END, TURNS, USE_OF
from .prices import Alteration, Price
from .vocabulary import ALL_SPACES, TRADES

if TYPE_CHECKING:
    from .state import AgricolaState


NO_COOKING: Final = [0] * KINDS
RAW: Final = [1 if good in (GRAIN, VEGETABLE) else 0 for good in range(KINDS)]
RAW_FOOD: Final[Goods] = ((GRAIN, 1), (VEGETABLE, 1))
"""What a seat without a fire can eat."""


def minded_spaces(card: Card) -> int:
    """The spaces whose use a card cares for, as part of what it hears."""
    mask = 0
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

    def __init__(self, before: Tableau | None = None) -> None:
        if before is None:
            self.cards: tuple[Card, ...] = ()
            self.listening: Listening[AgricolaState] = Listening([], EVENTS)
            self.occupations = self.improvements = self.mask = 0
            self.cooks, self.raw, self.edible = NO_COOKING, RAW, RAW_FOOD
            self.bakes: tuple[int, ...] = ()
            self.bakes_any = 0
            self.crafts: tuple[Card, ...] = ()
            self.alterations: tuple[tuple[int, Alteration], ...] = ()
            self.prices: dict[tuple[int, Goods, int], tuple[Price, ...]] = {}
            self.trading: tuple[Card, ...] = ()
            self.deeds: tuple[Card, ...] = ()
            self.fields: tuple[Card, ...] = ()
            self.scoring: tuple[Card, ...] = ()
            self.altered = self.obtainable = 0
            self.points = self.pasture_room = self.lodging = self.free_fences = 0
            self.pet_per_room = self.clay_fences = self.skips_clay = False
            self.never_renovates = self.joins_wishes = self.gains_first = False
            self.plain = self.wood_fences = True
            self.adopts = -1
            self.stable_room = 1
            return
        self.adopts = before.adopts
        self.alterations = before.alterations
        self.altered = before.altered
        self.bakes = before.bakes
        self.bakes_any = before.bakes_any
        self.cards = before.cards
        self.clay_fences = before.clay_fences
        self.cooks = before.cooks
        self.crafts = before.crafts
        self.deeds = before.deeds
        self.edible = before.edible
        self.fields = before.fields
        self.free_fences = before.free_fences
        self.gains_first = before.gains_first
        self.improvements = before.improvements
        self.joins_wishes = before.joins_wishes
        self.listening = before.listening
        self.lodging = before.lodging
        self.mask = before.mask
        self.never_renovates = before.never_renovates
        self.obtainable = before.obtainable
        self.occupations = before.occupations
        self.pasture_room = before.pasture_room
        self.pet_per_room = before.pet_per_room
        self.plain = before.plain
        self.points = before.points
        self.prices = before.prices
        self.raw = before.raw
        self.scoring = before.scoring
        self.skips_clay = before.skips_clay
        self.stable_room = before.stable_room
        self.trading = before.trading
        self.wood_fences = before.wood_fences

    def followed_by(self, card: Card) -> Tableau:
        """What the cards come to with one more."""
        found = Tableau(self)
        found.cards = (*self.cards, card)
        if card.kind == OCCUPATION:
            found.occupations += 1
        else:
            found.improvements += 1
            if card.kind == MAJOR:
                found.mask |= 1 << card.number
        if card.cooks or card.bakes:
            found._cook(card)
        if card.answers:
            found._answer(card)
        if card.hears or card.answers:
            found._listen(card)
        return found

    def _listen(self, card: Card) -> None:
        """What the cards hear, and the turns and phases that one of them makes worth a look."""
        self.listening = self.listening.copy()
        if card.hears:
            self.listening.add([Heard(card.number, listener) for listener in card.hears])
            self.listening.mask |= minded_spaces(card)
            for listener in card.hears:
                if listener.event == ON_SPACE and not listener.optional:
                    self.gains_first = self.gains_first or listener.details is None
        if self.points & 1 or self.joins_wishes or self.adopts >= 0 or self.gains_first:
            self.listening.mask |= 1 << TURNS
        if self.points >> FIELDS & 1:
            self.listening.mask |= 1 << FIELD_PHASE
        if self.points >> PREPARATION & 1:
            self.listening.mask |= 1 << BEFORE_ROUND

    def _answer(self, card: Card) -> None:
        """What a card that touches the rules says to them."""
        if card.craft is not None:
            self.crafts += (card,)
        if card.alters:
            self.alterations += tuple([(card.number, a) for a in card.alters])
            for alteration in card.alters:
                self.altered |= alteration.kinds
            self.prices = {}
        if card.trades or card.stack:
            self.trading += (card,)
            for trade in card.trades + card.stack:
                self.obtainable |= 1 << TRADES[trade][2]
        if card.deed is not None:
            self.deeds += (card,)
            self.points |= card.deed.points
        if card.is_field:
            self.fields += (card,)
        if card.scores or card.scores_all:
            self.scoring += (card,)
        if card.adopts:
            self.adopts = card.number
        self.points |= card.trades_at
        self.pasture_room += card.pasture_room
        self.lodging += card.lodging
        self.free_fences += card.free_fences
        self.stable_room = max(self.stable_room, card.stable_room)
        self.pet_per_room = self.pet_per_room or card.pet_per_room
        self.clay_fences = self.clay_fences or card.clay_fences
        self.skips_clay = self.skips_clay or card.skips_clay
        self.never_renovates = self.never_renovates or card.never_renovates
        self.joins_wishes = self.joins_wishes or card.joins_wishes
        self.plain = not (self.altered or self.trading or self.skips_clay or self.never_renovates)
        self.wood_fences = not (self.obtainable >> WOOD & 1 or self.clay_fences or self.free_fences)

    def _cook(self, card: Card) -> None:
        """The best rates for cooking, eating raw and baking, once a card offers some."""
        if card.cooks:
            self.cooks = self.cooks[:]
            for good, food in card.cooks:
                self.cooks[good] = max(self.cooks[good], food)
            self.raw = [0 if self.cooks[good] else RAW[good] for good in range(KINDS)]
            rates = [(good, self.cooks[good] or self.raw[good]) for good in range(KINDS)]
            self.edible = tuple([pair for pair in rates if pair[1]])
        if card.bakes:
            limited = list(self.bakes)
            if card.bakes_up_to < 0:
                self.bakes_any = max(self.bakes_any, card.bakes)
            else:
                limited += [card.bakes] * card.bakes_up_to
            kept = [food for food in limited if food >= self.bakes_any]
            self.bakes = tuple(sorted(kept, reverse=True))

    def bread(self, baked: int) -> int:
        """The food for the next grain of a bake action, after so many; 0 when none can follow."""
        if baked < len(self.bakes):
            return self.bakes[baked]
        return self.bakes_any


NO_CARDS: Final = Tableau()


def together(cards: Iterable[Card]) -> Tableau:
    """What some cards come to together, in order of play."""
    tableau = NO_CARDS
    for card in cards:
        tableau = tableau.followed_by(card)
    return tableau
