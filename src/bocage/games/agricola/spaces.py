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
from ...kernel.state import Step
from .rules import Space
from .state import AgricolaState
from .steps.fences import BuildFences
from .steps.fields import Bake, Plow, Sow
from .steps.goods import Buy, Gain, StartingPlayer, TakeOneOf, TakePile
from .steps.house import BuildRooms, BuildStables, FamilyGrowth, Renovate
from .steps.improvements import BuildMajor
from .vocabulary import TAKE

Flow = Step[AgricolaState]


def pile(id: str, goods: Goods, stage: int = 0, tile: bool = False) -> Space:
    """A space that gathers goods every round."""
    return Space(id, TakePile(), accumulates=goods, stage=stage, tile=tile, gathers=True)


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
        Named(TAKE.base + CATTLE, Buy(1, cattle(1))),
    )


def board(seats: int, day_laborer: Flow, storehouse: Goods) -> list[Space]:
    """The printed spaces of the game without hand cards, for any seat count."""
    return [
        Space("farm-expansion", AndOr(BuildRooms(), BuildStables(wood=2))),
        Space(
            "meeting-place",
            Seq(StartingPlayer(), TakePile(even_empty=True)),
            accumulates=storehouse,
        ),
        Space("grain-seeds", Gain(grain(1))),
        Space("farmland", Plow()),
        Space("side-job", AndOr(BuildStables(wood=1, limit=1), Bake())),
        Space("day-laborer", day_laborer),
        pile("forest", wood(2) if seats == 1 else wood(3)),
        pile("clay-pit", clay(1)),
        pile("reed-bank", reed(1)),
        pile("fishing", food(1)),
    ]


def round_cards() -> list[Space]:
    """The fourteen round cards; without hand cards improvements are major ones."""
    return [
        Space("major-improvement", BuildMajor(), stage=1),
        Space("fencing", BuildFences(), stage=1),
        Space("grain-utilization", AndOr(Sow(), Bake()), stage=1),
        pile("sheep-market", sheep(1), stage=1),
        Space("basic-wish", FamilyGrowth(), stage=2),
        Space("house-redevelopment", Then(Renovate(), BuildMajor()), stage=2),
        pile("western-quarry", stone(1), stage=2),
        Space("vegetable-seeds", Gain(vegetable(1)), stage=3),
        pile("pig-market", boar(1), stage=3),
        pile("cattle-market", cattle(1), stage=4),
        pile("eastern-quarry", stone(1), stage=4),
        Space("urgent-wish", FamilyGrowth(needs_room=False), stage=5),
        Space("cultivation", AndOr(Plow(), Sow()), stage=5),
        Space("farm-redevelopment", Then(Renovate(), BuildFences()), stage=6),
    ]
