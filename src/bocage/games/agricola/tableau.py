"""What a seat's played cards come to together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...farm.goods import FOOD, GRAIN, KINDS, VEGETABLE, WOOD, Goods
from ...kernel.tableau import Says, Tableau
from .events import (
    BEFORE_ROUND,
    BY_CARDS,
    CAREFUL,
    DAWN,
    EVENTS,
    FIELD_PHASE,
    FIELDS,
    ON_SPACE,
    POINTS,
    PREPARATION,
    ROUND_START,
    WORK,
)
from .queries import (
    CLAY_FENCES,
    FREE_FENCES,
    GAINS_FIRST,
    JOINS_WISHES,
    MORE_OCCUPATIONS,
    NEVER_RENOVATES,
    QUERIES,
    SEED_AT_ONCE,
    SEED_TOGETHER,
    SKIPS_CLAY,
    SPECIAL_ROOM,
    THIRD_FENCES,
    USES_EARLY,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .abilities.animals import Shelters, Trophy
    from .abilities.board import Claims, MayJoin, Toll
    from .abilities.food import Craft
    from .abilities.land import IsField, KeepsFences, Plough
    from .abilities.people import SpareBed
    from .abilities.playing import AsMinor
    from .abilities.points import CountsAnimals, CountsVegetables, Scores, ScoresForAll
    from .card import Card
    from .deals import Deal, FoodFor, Trades
    from .prices import Alteration, Price
    from .state import AgricolaState  # noqa: F401  the base class names it

NO_COOKING: Final = [0] * KINDS
NO_SWAPS: Final = [0] * KINDS
RAW: Final = [1 if good in (GRAIN, VEGETABLE) else 0 for good in range(KINDS)]
RAW_FOOD: Final[Goods] = ((GRAIN, 1), (VEGETABLE, 1))
"""What a seat without a fire can eat."""
TURN_BITS: Final = 1 << BY_CARDS | 1 << CAREFUL


SCALE: Final = 5040
"""What a food counts where the worth of goods is compared."""


def chained(rates: list[int], deals: list[Deal]) -> list[int]:
    """What one of each good is worth in food, in parts of one, if it is exchanged further."""
    worth = [rate * SCALE for rate in rates]
    worth[FOOD] = SCALE
    for _ in range(3):
        for deal in deals:
            if len(deal.give) == 1 and deal.give[0][0] != FOOD:
                give, m = deal.give[0]
                worth[give] = max(worth[give], sum([n * worth[get] for get, n in deal.get]) // m)
    return worth


@final
class AgricolaTableau(Tableau["AgricolaState"]):
    """The answers of a seat's cards to the rules' queries; never changed, so copies share it.

    `mask` holds the improvements that can be handed in for others. `gains_first` says that a card
    may give something ahead of any space, also one whose use needs it. `obtainable` are the goods
    that trades bring. `altered` are the kinds of things whose price a card touches, `choosy` those
    where the thing or the moment matters. `plain` says that no card touches what things cost,
    `wood_fences` that none touches the cost of fences, and `special_room` that animals live
    otherwise than is printed on farms.

    `cooks` and `raw` are the food that comes of goods by fires and without, `rates` the most; where
    that is by an exchange, `swaps` has its action. `deals` are the exchanges of `trading`, with
    what one of each good is `worth` in food by them, and the highest `food_price`.
    """

    __slots__ = (
        "adopts",
        "alterations",
        "altered",
        "arranges",
        "as_minors",
        "bakes",
        "bakes_any",
        "beds",
        "cards",
        "cell_takers",
        "choosy",
        "claims",
        "cooks",
        "crafts",
        "crock",
        "deals",
        "delays",
        "doubles",
        "edible",
        "fence_keepers",
        "fields",
        "fires",
        "fires_bread",
        "food_price",
        "free_stable",
        "gains_first",
        "hedge",
        "hedge_fences",
        "herds",
        "huts",
        "improvements",
        "joins",
        "mask",
        "obtainable",
        "occupations",
        "plain",
        "ploughs",
        "prices",
        "rates",
        "raw",
        "rests",
        "roots",
        "scoring",
        "scoring_for_all",
        "selling",
        "shelters",
        "sows_more",
        "sows_together",
        "spaces",
        "special_room",
        "spice",
        "studies",
        "swaps",
        "tolls",
        "trading",
        "trophies",
        "widens",
        "wood_fences",
        "worth",
    )

    def __init__(self) -> None:
        super().__init__(QUERIES, EVENTS, len(POINTS))
        self.cards: tuple[Card, ...] = ()
        self.occupations = self.improvements = self.mask = 0
        self.fires = self.cooks = NO_COOKING
        self.raw = self.rates = RAW
        self.edible = RAW_FOOD
        self.selling: tuple[FoodFor, ...] = ()
        self.swaps = NO_SWAPS
        self.deals: tuple[tuple[Deal, ...], ...] = ()
        self.worth: list[int] = []
        self.spice = self.food_price = 0
        self.bakes: tuple[int, ...] = ()
        self.bakes_any = self.fires_bread = 0
        self.crafts: tuple[Craft, ...] = ()
        self.alterations: tuple[Alteration, ...] = ()
        self.prices: dict[tuple[int, Goods, int, str, int], tuple[Price, ...]] = {}
        self.trading: tuple[Trades, ...] = ()
        self.fields: tuple[IsField, ...] = ()
        self.ploughs: tuple[Plough, ...] = ()
        self.scoring: tuple[Scores, ...] = ()
        self.scoring_for_all: tuple[ScoresForAll, ...] = ()
        self.herds: tuple[CountsAnimals, ...] = ()
        self.roots: tuple[CountsVegetables, ...] = ()
        self.huts: tuple[int, ...] = ()
        self.claims: tuple[Claims, ...] = ()
        self.joins: tuple[MayJoin, ...] = ()
        self.spaces: tuple[int, ...] = ()
        self.tolls: tuple[Toll, ...] = ()
        self.shelters: tuple[Shelters, ...] = ()
        self.fence_keepers: tuple[KeepsFences, ...] = ()
        self.cell_takers: tuple[int, ...] = ()
        self.trophies: tuple[Trophy, ...] = ()
        self.hedge = self.free_stable = self.rests = -1
        self.hedge_fences = 0
        self.special_room = False
        self.altered = self.choosy = self.obtainable = 0
        self.gains_first = False
        self.plain = self.wood_fences = True
        self.adopts = self.studies = self.widens = self.doubles = self.crock = -1
        self.delays = self.arranges = -1
        self.sows_more = self.sows_together = False
        self.as_minors: tuple[AsMinor, ...] = ()
        self.beds: tuple[SpareBed, ...] = ()

    def copy(self) -> AgricolaTableau:
        """The same, for a card to join."""
        twin = AgricolaTableau()
        twin.answers, twin.heard = self.answers, self.heard
        twin.automatic, twin.optional = self.automatic, self.optional
        twin.cards = self.cards
        twin.occupations, twin.improvements = self.occupations, self.improvements
        twin.mask = self.mask
        twin.fires, twin.spice, twin.selling = self.fires, self.spice, self.selling
        twin.cooks, twin.raw, twin.rates = self.cooks, self.raw, self.rates
        twin.edible, twin.swaps = self.edible, self.swaps
        twin.deals, twin.worth, twin.food_price = self.deals, self.worth, self.food_price
        twin.bakes, twin.bakes_any = self.bakes, self.bakes_any
        twin.fires_bread = self.fires_bread
        twin.crafts = self.crafts
        twin.alterations, twin.altered, twin.prices = self.alterations, self.altered, self.prices
        twin.choosy = self.choosy
        twin.trading, twin.obtainable = self.trading, self.obtainable
        twin.allows, twin.points = self.allows, self.points
        twin.fields, twin.ploughs = self.fields, self.ploughs
        twin.huts, twin.joins, twin.claims = self.huts, self.joins, self.claims
        twin.delays, twin.arranges = self.delays, self.arranges
        twin.spaces, twin.tolls = self.spaces, self.tolls
        twin.scoring, twin.scoring_for_all = self.scoring, self.scoring_for_all
        twin.herds, twin.roots = self.herds, self.roots
        twin.shelters, twin.special_room = self.shelters, self.special_room
        twin.fence_keepers, twin.cell_takers = self.fence_keepers, self.cell_takers
        twin.hedge, twin.hedge_fences = self.hedge, self.hedge_fences
        twin.free_stable, twin.rests = self.free_stable, self.rests
        twin.trophies = self.trophies
        twin.gains_first = self.gains_first
        twin.plain, twin.wood_fences = self.plain, self.wood_fences
        twin.adopts, twin.studies, twin.widens = self.adopts, self.studies, self.widens
        twin.doubles, twin.crock = self.doubles, self.crock
        twin.sows_more, twin.sows_together = self.sows_more, self.sows_together
        twin.as_minors, twin.beds = self.as_minors, self.beds
        return twin

    def followed_by(self, card: Card) -> AgricolaTableau:
        """What the cards come to with one more."""
        found = self.copy()
        found.cards = (*self.cards, card)
        if card.kind == "occupation":
            found.occupations += 1
        else:
            found.improvements += 1
            if card.returnable:
                found.mask |= 1 << card.number
        if card.does:
            for ability in card.does:
                ability.join(found)
            found.conclude(card)
        return found

    def conclude(self, card: Card) -> None:
        """What follows from the abilities together: turns and phases worth a look, prices."""
        self.heard |= card.minds
        for listener in card.hears:
            if listener.event == ON_SPACE and not listener.optional and listener.details is None:
                self.gains_first = True
        if self.says(GAINS_FIRST):
            self.gains_first = True
        placing = self.adopts >= 0 or self.gains_first or bool(self.joins or self.huts)
        placing = placing or bool(self.tolls or self.says(JOINS_WISHES) or self.says(USES_EARLY))
        if self.points >> WORK & 1 or placing:
            self.heard |= TURN_BITS
        if self.points >> FIELDS & 1:
            self.heard |= 1 << FIELD_PHASE
        if self.points >> DAWN & 1:
            self.heard |= 1 << ROUND_START
        if self.points >> PREPARATION & 1:
            self.heard |= 1 << BEFORE_ROUND
        self.sows_more = any(self.says(query) for query in SEED_AT_ONCE)
        together = any(self.says(query) for query in SEED_TOGETHER)
        self.sows_together = together or self.doubles >= 0
        if self.selling:
            self.reckon()
        if self.trading:
            self.deals = tuple([trades.deals_with(self.rates) for trades in self.trading])
            offered = [deal for deals in self.deals for deal in deals]
            self.worth = chained(self.rates, offered)
            self.food_price = max([n for deal in offered for g, n in deal.give if g == FOOD] + [0])
        never = self.says(SKIPS_CLAY) or self.says(NEVER_RENOVATES)
        self.plain = not (self.altered or self.trading or never)
        fences = self.says(CLAY_FENCES) or self.says(FREE_FENCES) or self.says(THIRD_FENCES)
        if self.obtainable >> WOOD & 1 or fences:
            self.wood_fences = False
        self.special_room = bool(self.shelters) or any(self.says(q) for q in SPECIAL_ROOM)

    def learned(self) -> int:
        """The occupations, where prerequisites and cards count them."""
        return self.occupations + self.says(MORE_OCCUPATIONS)

    def cook_at(self, rates: Goods) -> None:
        """The best rates of the fires, with some more."""
        self.fires = self.fires[:]
        for good, food in rates:
            self.fires[good] = max(self.fires[good], food)
        self.reckon()

    def reckon(self) -> None:
        """What becomes of goods that are turned into food, always in the best way."""
        self.cooks = self.fires[:]
        if self.spice and self.fires[VEGETABLE]:
            self.cooks[VEGETABLE] += self.spice
        self.raw = [0 if self.cooks[good] else RAW[good] for good in range(KINDS)]
        self.rates = [self.cooks[good] or self.raw[good] for good in range(KINDS)]
        self.swaps = NO_SWAPS[:]
        for sale in self.selling:
            if not sale.beside or any(card.id in sale.beside for card in self.cards):
                for i, (good, food) in enumerate(sale.rates):
                    if food > self.rates[good]:
                        self.rates[good] = food
                        self.swaps[good] = sale.actions[i]
        edible = [(good, self.rates[good]) for good in range(KINDS)]
        self.edible = tuple([pair for pair in edible if pair[1]])

    def bake_at(self, food: int, up_to: int) -> None:
        """The best rates for baking, with one more."""
        if self.cards[-1].cooks:
            self.fires_bread = max(self.fires_bread, food)
        limited = list(self.bakes)
        if up_to < 0:
            self.bakes_any = max(self.bakes_any, food)
        else:
            limited += [food] * up_to
        kept = [rate for rate in limited if rate >= self.bakes_any]
        self.bakes = tuple(sorted(kept, reverse=True))

    def bread(self, baked: int) -> int:
        """The food for the next grain of a bake action, after so many; 0 when none can follow."""
        if baked < len(self.bakes):
            return self.bakes[baked]
        return self.bakes_any

    def baked_by_fire(self, baked: int) -> bool:
        """Whether the next grain of a bake action, after so many, is baked with a fire."""
        return baked >= len(self.bakes) and self.fires_bread == self.bakes_any


NO_CARDS: Final = AgricolaTableau()


def with_partner(own: AgricolaTableau, partner: AgricolaTableau) -> AgricolaTableau:
    """What a seat's cards come to where those of its partner lower its building costs, too."""
    free = partner.says(FREE_FENCES)
    if not partner.alterations and not free:
        return own
    found = own.copy()
    for alteration in partner.alterations:
        alteration.join(found)
    if free:
        Says(FREE_FENCES, free).join(found)
        found.wood_fences = False
    found.plain = False
    return found


def together(cards: Iterable[Card]) -> AgricolaTableau:
    """What some cards come to together, in order of play."""
    tableau = NO_CARDS
    for card in cards:
        tableau = tableau.followed_by(card)
    return tableau
