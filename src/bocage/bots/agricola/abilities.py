"""What the abilities of a card of Agricola are worth, in points, by their classes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from ...farm.goods import FOOD, REED, WOOD, Goods
from ...games.agricola.abilities.animals import Shelters, Trophy
from ...games.agricola.abilities.board import Arranges, Claims, Delays, IsSpace, MayJoin, Toll
from ...games.agricola.abilities.food import Bakes, Cooks, Craft, Crock, Spices
from ...games.agricola.abilities.land import (
    Doubles,
    FreeStable,
    Hedges,
    IsField,
    KeepsFences,
    Plough,
    TakesCell,
)
from ...games.agricola.abilities.people import Adopts, LodgesOne, Rests, SpareBed
from ...games.agricola.abilities.playing import (
    AsMinor,
    Brings,
    DrawsMinors,
    FromHand,
    GoesBack,
    Knows,
    MarksSpace,
    Remembers,
    Sells,
    Studies,
    Widens,
)
from ...games.agricola.abilities.points import CountsAnimals, CountsVegetables, Scores, ScoresForAll
from ...games.agricola.card import MINOR, Card, Does
from ...games.agricola.deals import FoodFor, Trades
from ...games.agricola.events import SCORING
from ...games.agricola.prices import A_MAJOR, A_MINOR, A_RENOVATION, A_ROOM, Alteration
from ...games.agricola.queries import (
    ARTIST,
    BESIDE_HOUSE_GRAIN,
    BESIDE_HOUSE_VEGETABLES,
    CLAY_FENCES,
    FEEDS_LAST,
    FEW_FIELDS,
    FISHING_GEAR,
    FORGIVEN,
    FREE_FENCES,
    GAINS_FIRST,
    JOINS_WISHES,
    KEEPS_VEGETABLES,
    LARGE_STABLE,
    LODGING,
    LONE_STACK,
    MIXED_PASTURES,
    MORE_OCCUPATIONS,
    MORE_SEED,
    MORE_VEGETABLES,
    NEVER_RENOVATES,
    NO_PET,
    PASTURE_ROOM,
    PAYS_FOR_UNUSED,
    PET_PER_ROOM,
    RESTS,
    SECOND_LAMB,
    SHEEP_ROOM,
    SKIPS_CLAY,
    SMALL_MEALS,
    SMALL_PASTURE,
    SPARED,
    STABLE_ROOM,
    STABLE_SHEEP,
    THIRD_FENCES,
    TWO_STACKS,
    USES_EARLY,
)
from ...games.agricola.state import AgricolaState
from ...games.agricola.steps.house import MATERIAL, ROOM_COSTS
from ...games.agricola.vocabulary import HOUSES, PEOPLE
from ...kernel.queries import Query
from ...kernel.tableau import Allows, Listener, Says
from .flows import a_few_times, flow_worth, goods_worth, noting
from .listening import hearing
from .outlook import Outlook
from .weights import WORTH

Worth = Callable[[Any, Card, Outlook], float]

BED: Final = 5.0
A_WHILE: Final = 0.5
"""An answer to a query that is not listed here."""
THIS_HOUSE: Final = 0.7
"""How many of the rooms to come are built before the house is renovated."""
OFTEN_ENOUGH: Final = 1.5
"""How often something is done at one's own moment that has few uses."""
PERHAPS: Final = 0.5
"""What is worth doing once, and not yet possible."""
MAJORS: Final = 0.4
"""How many of the improvements to come are major ones."""

SAID: Final[dict[Query, Callable[[int, Outlook], float]]] = {
    PET_PER_ROOM: lambda n, o: 0.15 * o.farm.rooms * o.within(6),
    PASTURE_ROOM: lambda n, o: 0.15 * n * o.farm.pastures,
    STABLE_ROOM: lambda n, o: 0.5 * (n - 1) * o.within(6),
    LODGING: lambda n, o: 0.0,
    CLAY_FENCES: lambda n, o: 0.04 * o.farm.fences_left * o.within(6),
    FREE_FENCES: lambda n, o: n * WORTH[WOOD] * min(1.5, o.farm.fences_left / 5) * o.within(6),
    SKIPS_CLAY: lambda n, o: 0.8 * o.within(8) * (o.farm.house == 0),
    NEVER_RENOVATES: lambda n, o: -0.5 * o.farm.rooms * o.renovations,
    JOINS_WISHES: lambda n, o: 0.1 * o.left * (o.farm.people < PEOPLE),
    FISHING_GEAR: lambda n, o: 0.0,
    GAINS_FIRST: lambda n, o: 0.0,
    ARTIST: lambda n, o: 0.0,
    SHEEP_ROOM: lambda n, o: 0.1 * n * o.farm.pastures,
    STABLE_SHEEP: lambda n, o: 0.2 * o.within(6),
    LARGE_STABLE: lambda n, o: 0.5 * o.within(6),
    MIXED_PASTURES: lambda n, o: 0.3 * o.farm.pastures + 0.3 * o.within(6),
    NO_PET: lambda n, o: -0.5,
    THIRD_FENCES: lambda n, o: 0.3 * WORTH[WOOD] * o.farm.fences_left * o.within(6),
    SMALL_MEALS: lambda n, o: 0.3 * max(0, o.farm.people - 2) * o.harvests,
    SECOND_LAMB: lambda n, o: 0.15 * o.harvests,
    FORGIVEN: lambda n, o: 0.0,
    SPARED: lambda n, o: 1.0,
    PAYS_FOR_UNUSED: lambda n, o: 1.0,
    MORE_OCCUPATIONS: lambda n, o: 0.3 * o.within(6),
    MORE_SEED: lambda n, o: 0.2 * n * o.left,
    MORE_VEGETABLES: lambda n, o: 0.1 * n * o.left,
    BESIDE_HOUSE_GRAIN: lambda n, o: 0.08 * n * o.left,
    BESIDE_HOUSE_VEGETABLES: lambda n, o: 0.08 * n * o.left,
    LONE_STACK: lambda n, o: 0.07 * n * o.left,
    TWO_STACKS: lambda n, o: 0.07 * n * o.left,
    FEW_FIELDS: lambda n, o: 0.05 * n * o.left,
    KEEPS_VEGETABLES: lambda n, o: 0.3 * o.harvests,
    SMALL_PASTURE: lambda n, o: 0.3 * n,
    RESTS: lambda n, o: 0.0,
    FEEDS_LAST: lambda n, o: 0.0,
    USES_EARLY: lambda n, o: 0.3 * o.within(6),
}
"""What an answer to a query is worth as long as the card lies there."""


def saying(ability: Says, card: Card, o: Outlook) -> float:
    """What an answer is worth later."""
    known = SAID.get(ability.query)
    return known(ability.value, o) if known is not None else A_WHILE * o.within(8)


@lru_cache(maxsize=5000)
def saving(alteration: Alteration, rooms: int, cost: Goods, thing: str) -> float:
    """What is saved of the price of a thing."""
    if alteration.things and thing not in alteration.things:
        return 0.0
    spared = [goods_worth(cost) - goods_worth(c) for c in alteration.altered(rooms, cost)]
    return max([0.0, *spared])


def cheaper(ability: Alteration, card: Card, o: Outlook) -> float:
    """What is saved of the prices that will be paid."""
    farm = o.farm
    next_house = min(2, farm.house + 1)
    total = 0.0
    if ability.kinds >> A_ROOM & 1:
        now, then = ROOM_COSTS[farm.house], ROOM_COSTS[next_house]
        saved = THIS_HOUSE * saving(ability, farm.rooms, now, HOUSES[farm.house])
        saved += (1 - THIS_HOUSE) * saving(ability, farm.rooms, then, HOUSES[next_house])
        total += o.builds_rooms * saved
    if ability.kinds >> A_RENOVATION & 1 and farm.house < 2:
        price = tuple(sorted(((REED, 1), (MATERIAL[next_house], farm.rooms))))
        total += o.renovations * saving(ability, farm.rooms, price, HOUSES[next_house])
    if ability.kinds >> A_MAJOR & 1 and farm.offer:
        rooms = max(3, farm.rooms)
        saved = sum([saving(ability, rooms, major.cost, major.id) for major in farm.offer])
        total += MAJORS * o.improves * saved / len(farm.offer)
    if ability.kinds >> A_MINOR & 1:
        minors = [held for held in farm.hand_cards if held.kind == MINOR and held is not card]
        saved = sum([saving(ability, farm.rooms, held.cost, held.id) for held in minors])
        total += (1 - MAJORS) * o.improves * saved / max(1, len(minors))
    return total


def trading(ability: Trades, card: Card, o: Outlook) -> float:
    """What is gained by exchanges: by the best of them, or by all that lies on the card."""
    sold = o.remembered(card) if ability.pile else 0
    gains = [
        max(0.0, goods_worth(deal.get) - goods_worth(deal.give)) for deal in ability.deals[sold:]
    ]
    if ability.pile:
        return 0.6 * o.within(6) * sum(gains)
    return 1.2 * o.within(8) * max(gains)


def allowed(ability: Allows[AgricolaState], card: Card, o: Outlook) -> float:
    """What its owner may do at any time: once, a few times, or now and then."""
    if ability.points == (SCORING,):
        return 0.0
    worth = max(0.0, flow_worth(ability.flow, o))
    if noting(ability.flow):
        return worth or (0.0 if o.remembered(card) else PERHAPS)
    return worth * (OFTEN_ENOUGH if a_few_times(ability.flow) else o.harvests)


def spared(ability: SpareBed, card: Card, o: Outlook) -> float:
    """A child without a room, now or perhaps later."""
    if o.farm.people >= PEOPLE:
        return 0.0
    holds = o.told(lambda s, seat: ability.holds(s.seats[seat]), False)
    return (BED if holds else 0.3 * BED) * o.within(8)


def scored(ability: Scores, card: Card, o: Outlook) -> float:
    """The points that the card would bring at the end of the game if that were now."""

    def points(s: AgricolaState, seat: int) -> int:
        return ability.points(s, seat, s.seats[seat].recall(card.number))

    return float(o.told(points, 0))


def scored_by_all(ability: ScoresForAll, card: Card, o: Outlook) -> float:
    """The same, against the best of the others."""
    points = o.told(lambda s, seat: ability.points(s), [0] * o.farm.seats)
    others = points[: o.farm.seat] + points[o.farm.seat + 1 :]
    return float(points[o.farm.seat] - max(others, default=0))


AT_ONCE: Final[dict[type[Does], Worth]] = {
    Says: lambda a, card, o: a.value * BED * o.within(8) if a.query is LODGING else 0.0,
    Cooks: lambda a, card, o: 0.0 if o.farm.cooks else 0.3 * o.left,
    Bakes: lambda a, card, o: 0.0 if o.farm.tableau.bread(0) else o.within(8),
    Craft: lambda a, card, o: (
        0.6 * o.harvests * max(0.0, a.food * WORTH[FOOD] - WORTH[a.good]) + 0.4 * len(a.steps)
    ),
    Sells: lambda a, card, o: -2 * goods_worth(a.price),
    Rests: lambda a, card, o: 0.4 * WORTH[FOOD] * o.farm.meal(False),
    Brings: lambda a, card, o: goods_worth(a.goods),
    Scores: scored,
    ScoresForAll: scored_by_all,
}
"""What an ability brings that the farm is then seen to have."""

LATER: Final[dict[type[Does], Worth]] = {
    Listener: hearing,
    Says: saying,
    Alteration: cheaper,
    Trades: trading,
    Spices: lambda a, card, o: 0.4 * a.food * o.harvests,
    Crock: lambda a, card, o: 0.3 * o.harvests,
    Doubles: lambda a, card, o: o.within(6),
    FoodFor: lambda a, card, o: 0.15 * sum([n for _, n in a.rates]) * o.within(8),
    Allows: allowed,
    IsField: lambda a, card, o: 0.8 * o.within(4),
    Plough: lambda a, card, o: 0.6 * a.more * o.within(6),
    MayJoin: lambda a, card, o: 0.1 * o.left * (o.farm.people < PEOPLE),
    Toll: lambda a, card, o: 0.03 * a.food * o.left,
    IsSpace: lambda a, card, o: 0.1 * o.left,
    AsMinor: lambda a, card, o: 0.3 * o.within(6),
    Widens: lambda a, card, o: 0.2 * o.improves,
    Studies: lambda a, card, o: 0.4 * o.learns,
    SpareBed: spared,
    Claims: lambda a, card, o: 0.5 * WORTH[a.good] * o.visits(a.space) * (o.farm.seats - 1),
    Delays: lambda a, card, o: 0.03 * o.left * (o.farm.seats - 1),
    Arranges: lambda a, card, o: 0.3 * o.within(8),
    KeepsFences: lambda a, card, o: -0.2,
    CountsVegetables: lambda a, card, o: 0.3,
    CountsAnimals: lambda a, card, o: 0.3,
    Shelters: lambda a, card, o: 1.0 * o.within(6),
    Hedges: lambda a, card, o: a.fences * WORTH[WOOD] * min(1.5, o.farm.fences_left / 5),
    FreeStable: lambda a, card, o: 2 * WORTH[WOOD] * o.within(6),
    Trophy: lambda a, card, o: 0.2 * o.harvests if o.farm.cooks else 0.1 * o.harvests,
    Adopts: lambda a, card, o: 0.3 * (PEOPLE - o.farm.people) * o.within(8),
    Scores: lambda a, card, o: 0.8 * o.within(8),
    ScoresForAll: lambda a, card, o: 1.5,
}
"""What an ability is expected to bring beyond that."""

NOTHING_BY_ITSELF: Final = (
    DrawsMinors,
    FromHand,
    GoesBack,
    Knows,
    LodgesOne,
    MarksSpace,
    Remembers,
    TakesCell,
)
"""What brings nothing by itself: steps of the same card do, or the farm shows it."""
