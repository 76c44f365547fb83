"""The action spaces that both editions share, written as the rulebook words them."""

from __future__ import annotations

from ...farm.goods import (
    BOAR,
    CATTLE,
    MATERIALS,
    SHEEP,
    Goods,
    boar,
    cattle,
    clay,
    food,
    grain,
    reed,
    sheep,
    stone,
    vegetable,
    wood,
)
from ...kernel.flow import AndOr, Named, OneOf, Then
from ...kernel.sequence import Seq
from ...kernel.shapes import Options
from ...kernel.state import Step
from .events import MAJOR_OR_MINOR
from .rules import Space
from .state import AgricolaState
from .steps.fences import BuildFences
from .steps.fields import Bake, Plow
from .steps.goods import Gain, StartingPlayer, TakeOneOf, TakePile
from .steps.hand import PlayMinor
from .steps.house import BuildRooms, BuildStables, FamilyGrowth, Renovate
from .steps.improvements import BuildMajor
from .steps.occupations import PlayOccupation
from .steps.partner import (
    ForPartner,
    Market,
    PartnersRooms,
    PartnersStables,
)
from .steps.payment import Buy, Pay
from .steps.sowing import Sow
from .vocabulary import TAKE

Flow = Step[AgricolaState]


def pile(id: str, goods: Goods, stage: int = 0, tile: bool = False) -> Space:
    """A space that gathers goods every round."""
    performs = id == "traveling-players"
    return Space(
        id, TakePile(performs=performs), accumulates=goods, stage=stage, tile=tile, gathers=True
    )


def more_wood(options: Options) -> list[Space]:
    """One more grove for two seats, if they want it."""
    return [pile("grove", wood(2))] if options.get("szongott") is True else []


def one_material() -> Flow:
    """A building material of one's choice."""
    return TakeOneOf(MATERIALS)


def two_materials() -> Flow:
    """Two building materials of one's choice, equal or different."""
    return Seq(one_material(), one_material())


def animal_choice() -> Flow:
    """A sheep and a food, or a boar, or a cattle for a food."""
    return OneOf(
        Named(TAKE.base + SHEEP, Gain(food(1) + sheep(1))),
        Named(TAKE.base + BOAR, Gain(boar(1))),
        Named(TAKE.base + CATTLE, Buy(food(1), Gain(cattle(1)))),
    )


def improvement(hand: bool) -> Flow:
    """A major improvement; with hand cards a minor one instead, if the seat likes."""
    return OneOf(BuildMajor(), PlayMinor(MAJOR_OR_MINOR)) if hand else BuildMajor()


def beginners(storehouse: Goods) -> list[Space]:
    """Where the game without hand cards has its own spaces."""
    return [
        Space(
            "meeting-place",
            Seq(StartingPlayer(), TakePile(even_empty=True)),
            accumulates=storehouse,
        ),
        Space("side-job", AndOr(BuildStables(wood=1, limit=1), Bake())),
    ]


def with_hands() -> list[Space]:
    """The same places in the game with hand cards."""
    return [
        Space("meeting-place", AndOr(StartingPlayer(), PlayMinor())),
        Space("lessons", PlayOccupation(0, 1)),
    ]


def expansion(team: bool) -> Flow:
    """Rooms and stables, of one's own and of a partner."""
    own: list[Flow] = [BuildRooms(), BuildStables(wood=2)]
    if team:
        own.append(ForPartner(AndOr(PartnersRooms(), PartnersStables())))
    return AndOr(*own)


def board(seats: int, day_laborer: Flow, special: list[Space], team: bool = False) -> list[Space]:
    """The printed spaces for any seat count; two of them depend on hand cards."""
    return [
        Space("farm-expansion", expansion(team)),
        special[0],
        Space("grain-seeds", Gain(grain(1))),
        Space("farmland", Plow()),
        special[1],
        Space("day-laborer", day_laborer),
        pile("forest", wood(2) if seats == 1 else wood(3)),
        pile("clay-pit", clay(1)),
        pile("reed-bank", reed(1)),
        pile("fishing", food(1)),
    ]


def team_market() -> Space:
    """Where partners move goods between their farms, for 1 food."""
    return Space("team-market", Seq(Pay(food(1)), Market()))


def round_cards(hand: bool = False) -> list[Space]:
    """The fourteen round cards; without hand cards improvements are major ones."""
    growth = FamilyGrowth()
    return [
        Space("major-improvement", improvement(hand), stage=1),
        Space("fencing", BuildFences(), stage=1),
        Space("grain-utilization", AndOr(Sow(), Bake()), stage=1),
        pile("sheep-market", sheep(1), stage=1),
        Space("basic-wish", Then(growth, PlayMinor()) if hand else growth, stage=2),
        Space("house-redevelopment", Then(Renovate(), improvement(hand)), stage=2),
        pile("western-quarry", stone(1), stage=2),
        Space("vegetable-seeds", Gain(vegetable(1)), stage=3),
        pile("pig-market", boar(1), stage=3),
        pile("cattle-market", cattle(1), stage=4),
        pile("eastern-quarry", stone(1), stage=4),
        Space("urgent-wish", FamilyGrowth(needs_room=False), stage=5),
        Space("cultivation", AndOr(Plow(), Sow()), stage=5),
        Space("farm-redevelopment", Then(Renovate(), BuildFences()), stage=6),
    ]
