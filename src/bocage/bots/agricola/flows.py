"""What a flow of steps brings to a farm, in points, by the classes of its steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from ...farm.goods import FOOD, GRAIN, NOTHING, WOOD, Goods
from ...games.agricola.abilities.points import Scores
from ...games.agricola.adoption import GrowUp
from ...games.agricola.cards.classic.arrivals import TakeMarkers
from ...games.agricola.cards.classic.board import EmptyNet, PutFood, SpreadWood, Unload
from ...games.agricola.cards.classic.borrowed import GiveBack
from ...games.agricola.cards.classic.dealings import Mill
from ...games.agricola.cards.classic.mornings import DrawMarkers
from ...games.agricola.cards.classic.people import LeaveOneHome, MoveIn, Rest
from ...games.agricola.cards.organic import LetGo
from ...games.agricola.living_hands import NewMinors
from ...games.agricola.phases import LayOut
from ...games.agricola.state import AgricolaState
from ...games.agricola.steps.animals import Breed, Settle
from ...games.agricola.steps.arranging import Arrange
from ...games.agricola.steps.barbecue import Barbecue
from ...games.agricola.steps.bargains import BuyAnimals, BuyMore, Double
from ...games.agricola.steps.crops import GrowTaller, MoveCrop, ReapEarly, ReapMore
from ...games.agricola.steps.exchange import CookOne
from ...games.agricola.steps.fences import BuildFences, MiniPasture
from ...games.agricola.steps.fields import Bake, Plow
from ...games.agricola.steps.given_fences import GivenFences
from ...games.agricola.steps.goods import Gain, LayBack, LayOn, StartingPlayer, TakeOneOf
from ...games.agricola.steps.hand import PlayMinor
from ...games.agricola.steps.house import (
    ROOM_COSTS,
    BuildRooms,
    BuildStables,
    FamilyGrowth,
    Renovate,
)
from ...games.agricola.steps.improvements import BuildMajor
from ...games.agricola.steps.markers import Deliver, LayFences, MarkSpace, StandFence
from ...games.agricola.steps.neighbours import Haggle, HandOver, OfferedTo, TakeFromField
from ...games.agricola.steps.occupations import Answer, PlayOccupation
from ...games.agricola.steps.payment import Pay, PayTo
from ...games.agricola.steps.rebuilding import Rebuild
from ...games.agricola.steps.schedule import (
    FIELD_TILE,
    GainNoted,
    GainOf,
    Note,
    NotePoints,
    OthersGain,
    Schedule,
)
from ...games.agricola.steps.slaughter import AskForUse
from ...games.agricola.steps.sowing import Sow
from ...games.agricola.steps.taking import Along, AtLeast, LeaveThere
from ...games.agricola.turns import ExtraTurn, MoveOn, PlaceAnother
from ...games.agricola.vocabulary import PEOPLE, ROUNDS, TAKE
from ...kernel.flow import May, OneOf, OnlyIf, Provided
from ...kernel.state import Step
from .outlook import Outlook
from .weights import WORTH

Flow = Step[AgricolaState]

UNKNOWN: Final = 0.5
"""A step that is not listed here."""
STABLE: Final = 0.8
LAST_ACTION: Final = 1.5
"""What a person brings who is placed in the last round."""
USUAL_FAMILY: Final = 3
"""How many there are then, at least."""
MOST_ROUNDS: Final = 6
"""How many rounds goods are counted for that lie on round spaces."""


@lru_cache(maxsize=2000)
def goods_worth(goods: Goods) -> float:
    """Some goods."""
    return sum([n * WORTH[good] for good, n in goods])


def flow_worth(step: Flow, o: Outlook) -> float:
    """What a flow brings, less what it costs."""
    always = fixed_worth(step)
    if always is not None:
        return always
    worth = BY_FARM.get(type(step))
    if worth is not None:
        return worth(step, o)
    return joined(step, [flow_worth(part, o) for part in step.children()])


@lru_cache(maxsize=2000)
def fixed_worth(step: Flow) -> float | None:
    """What a flow brings if it is worth the same to every farm."""
    worth = FIXED.get(type(step))
    if worth is not None:
        return worth(step)
    if type(step) in BY_FARM:
        return None
    parts: list[float] = []
    for part in step.children():
        part_worth = fixed_worth(part)
        if part_worth is None:
            return None
        parts.append(part_worth)
    return joined(step, parts) if parts else UNKNOWN


def joined(step: Flow, parts: list[float]) -> float:
    """What a step is worth that is made of others."""
    if isinstance(step, OneOf):
        return max(parts)
    return max(0.0, sum(parts)) if isinstance(step, May) else sum(parts)


def leaves(step: Flow) -> list[Flow]:
    """The steps that a flow is made of."""
    parts = step.children()
    return [leaf for part in parts for leaf in leaves(part)] if parts else [step]


@lru_cache(maxsize=2000)
def noting(flow: Flow) -> bool:
    """Whether the card makes a note of it."""
    return any(isinstance(leaf, Note) for leaf in leaves(flow))


@lru_cache(maxsize=2000)
def a_few_times(flow: Flow) -> bool:
    """Whether a flow is something that a farm has use for just a few times."""
    return any(isinstance(leaf, SOMETIMES) for leaf in leaves(flow))


def scheduled(step: Schedule, o: Outlook) -> float:
    """Goods on those of the round spaces that are still to come."""
    rounds = [round for round in step.rounds(o.farm.round) if round <= ROUNDS]
    return goods_worth(step.goods) * min(len(rounds), MOST_ROUNDS)


def gained(step: GainOf, o: Outlook) -> float:
    """What the table would give at the moment."""
    return goods_worth(o.told(step.goods, NOTHING))


def noted(step: Note, o: Outlook) -> float:
    """The points for the number noted, if the card scores by it."""
    card = o.calm.rules.cards[step.card]
    scores = [ability.points for ability in card.does if isinstance(ability, Scores)]
    if not scores:
        return 0.0

    def more(s: AgricolaState, seat: int) -> int:
        number, first = step.value(s, seat), card.starts_with
        return sum([points(s, seat, number) - points(s, seat, first) for points in scores])

    return float(o.told(more, 0))


def if_it_holds(step: OnlyIf[AgricolaState] | Provided[AgricolaState], o: Outlook) -> float:
    """Only what holds at the moment counts."""
    return flow_worth(step.parts[0], o) if o.told(step.condition, False) else 0.0


def built(step: BuildRooms, o: Outlook) -> float:
    """A room: one that is a gift saves what others cost."""
    if not step.free or o.farm.rooms >= PEOPLE:
        return 1.0
    return goods_worth(ROOM_COSTS[o.farm.house]) * o.within(8)


def lodged(o: Outlook) -> float:
    """Somebody who works from now on, and eats."""
    if o.farm.workers >= PEOPLE:
        return 0.0
    return max(0.0, 1.25 * o.left - 2 * WORTH[FOOD] * o.harvests)


@lru_cache(maxsize=100)
def bargain(prices: Goods) -> float:
    """What is saved on average by one of some goods for so much food each."""
    saved = [max(0.0, WORTH[good] - food * WORTH[FOOD]) for good, food in prices]
    return sum(saved) / len(saved)


FIXED: Final[dict[type[Any], Callable[[Any], float]]] = {
    # Goods
    Gain: lambda step: goods_worth(step.goods),
    TakeOneOf: lambda step: max([WORTH[offer - TAKE.base] for offer in step.offers]),
    GainNoted: lambda step: goods_worth(step.goods),
    OthersGain: lambda step: -goods_worth(step.goods),
    LeaveThere: lambda step: goods_worth(step.got) - goods_worth(step.left),
    Along: lambda step: goods_worth(step.goods),
    AtLeast: lambda step: 0.4,
    Double: lambda step: 0.5,
    BuyMore: lambda step: bargain(step.prices) / len(step.prices),
    BuyAnimals: lambda step: 0.5,
    LayBack: lambda step: step.food * WORTH[FOOD] - step.wood * WORTH[WOOD],
    Pay: lambda step: -goods_worth(step.cost),
    PayTo: lambda step: -goods_worth(step.cost),
    HandOver: lambda step: WORTH[step.good],
    # The farm
    Sow: lambda step: 1.0,
    ReapMore: lambda step: 0.2,
    ReapEarly: lambda step: 0.3,
    CookOne: lambda step: 0.1,
    MoveCrop: lambda step: 0.2,
    BuildFences: lambda step: 1.0,
    MiniPasture: lambda step: 2.5,
    GivenFences: lambda step: 2.0 - goods_worth(step.price),
    Rebuild: lambda step: 0.1,
    StandFence: lambda step: 0.0,
    MarkSpace: lambda step: 1.0,
    LayFences: lambda step: 1.0,
    NotePoints: lambda step: float(step.points),
    GiveBack: lambda step: 0.0,
    Barbecue: lambda step: 0.5,
    AskForUse: lambda step: 0.0,
    Settle: lambda step: 0.0,
    BuildStables: lambda step: STABLE - goods_worth(step.cost),
    Breed: lambda step: 1.0,
    LetGo: lambda step: 0.0,
    Renovate: lambda step: 0.7,
    # Cards and turns
    PlayMinor: lambda step: 0.5,
    PlayOccupation: lambda step: 0.8,
    BuildMajor: lambda step: 0.8,
    StartingPlayer: lambda step: 0.4,
    PlaceAnother: lambda step: 0.02,
    NewMinors: lambda step: 1.0,
    Answer: lambda step: 0.0,
    # People
    GrowUp: lambda step: 1.0,
    ExtraTurn: lambda step: 0.3,
    MoveOn: lambda step: 0.12,
    LeaveOneHome: lambda step: 1.0,
    # The board and the others
    LayOn: lambda step: 0.15 * step.n,
    LayOut: lambda step: 0.3,
    PutFood: lambda step: 0.25,
    SpreadWood: lambda step: 0.1,
    EmptyNet: lambda step: 0.5,
    Unload: lambda step: 0.0,
    Arrange: lambda step: 0.05,
    DrawMarkers: lambda step: 0.2,
    TakeMarkers: lambda step: 0.55 * step.n,
    Mill: lambda step: 0.6 * (3 * WORTH[FOOD] - WORTH[GRAIN]),
    OfferedTo: lambda step: 0.3 * WORTH[FOOD],
    TakeFromField: lambda step: 0.5 * WORTH[GRAIN],
    Haggle: lambda step: 0.0,
    Deliver: lambda step: 0.0,
}
"""What doing a step once is worth to any farm."""
BY_FARM: Final[dict[type[Any], Callable[[Any, Outlook], float]]] = {
    GainOf: gained,
    Schedule: scheduled,
    Note: noted,
    OnlyIf: if_it_holds,
    Provided: if_it_holds,
    BuildRooms: built,
    Rest: lambda step, o: -LAST_ACTION * max(o.farm.workers, USUAL_FAMILY),
    MoveIn: lambda step, o: lodged(o),
    GrowTaller: lambda step, o: 0.5 * len([1 for good, _ in o.farm.crops if good == GRAIN]),
    Plow: lambda step, o: WORTH[FIELD_TILE] if o.farm.unused > 1 else 0.0,
    Bake: lambda step, o: 0.5 if o.farm.tableau.bread(0) and o.owns("grain") else 0.1,
    FamilyGrowth: lambda step, o: 4.0 * o.within(8),
}
"""What it is worth where that depends on the farm."""
SOMETIMES: Final = (
    BuildFences,
    BuildMajor,
    BuildRooms,
    BuildStables,
    FamilyGrowth,
    GivenFences,
    MiniPasture,
    PlayMinor,
    PlayOccupation,
    Plow,
    Renovate,
)
"""What a farm has use for just a few times."""
