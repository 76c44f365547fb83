"""What a tile brings beyond points and room, as its definition says: at once, and every round."""

from __future__ import annotations

from typing import Any, Final

from ...farm.goods import REED, STONE, WOOD
from ...games.creatures import queries
from ...games.creatures.abilities import KeepsOnUnused, Scores
from ...games.creatures.cards.catalogue import TILES
from ...games.creatures.cards.offers import BorderForFoal, FlipNextStall, LayStone
from ...games.creatures.events import (
    BIRTH,
    EXTENDED,
    PLACED,
    ROUND_BEGINS,
    ROUND_OVER,
    STALL_ACTION,
    WORK_OVER,
)
from ...games.creatures.setup import NEW_YARD
from ...games.creatures.state import Seat
from ...games.creatures.steps.borders import Borders
from ...games.creatures.steps.deeds import Carpentry, GiveBorder, Spend, SwapForCow, Trade
from ...games.creatures.steps.extensions import Extend
from ...games.creatures.steps.goods import Gain, Pay, TakeAnimal, TakeMaterial, Welcome
from ...games.creatures.steps.organic import OneMore
from ...games.creatures.steps.stalls import BuildStall
from ...games.creatures.steps.troughs import PlaceTroughs
from ...games.creatures.tile import Tile
from ...games.creatures.vocabulary import BIT_OF, ROUNDS, STABLES, STALL
from ...games.creatures.work import Visit
from ...games.creatures.yard import BOTTOM, MIDDLE, TOP
from ...kernel.flow import OnlyIf
from ...kernel.state import Step
from ...kernel.tableau import Allows, Listener, Says

ANIMAL: Final = 1.3
GOOD: Final = {WOOD: 0.3, REED: 0.6, STONE: 0.4}
"""What an animal or a material is worth to whoever gets it."""
ONCE: Final[dict[type, float]] = {
    TakeAnimal: ANIMAL,
    TakeMaterial: 0.4,
    Borders: 1.4,
    PlaceTroughs: 1.1,
    Extend: 1.7,
    OneMore: 2.0,
    FlipNextStall: 3.5,
    SwapForCow: 0.6,
    Visit: 1.4,
    LayStone: 0.9,
    BorderForFoal: 0.6,
    BuildStall: 0.3,
    Spend: -1.0,
    Pay: -0.9,
    Trade: 0.15,
    Carpentry: 0.1,
    GiveBorder: 0.2,
}
"""What doing something once brings, in points."""
RATE: Final = {
    ROUND_BEGINS: 1.0,
    PLACED: 0.3,
    STALL_ACTION: 0.1,
    EXTENDED: 0.25,
    WORK_OVER: 1.0,
    BIRTH: 0.25,
    ROUND_OVER: 1.0,
}
"""How often something happens in a round."""
SAID: Final = {
    queries.LONE_PARENT.number: (2.0, 0.0),
    queries.BREEDS_AGAIN.number: (3.0, 0.0),
    queries.PASTURE_ROOM.number: (1.5, 0.0),
    queries.STABLES_FOR_TWO.number: (0.2, 0.0),
    queries.WOOD_SAVED.number: (0.0, 0.3),
    queries.WOOD_WITH_MATERIALS.number: (0.0, 0.25),
    queries.BUILDS_NEW_BORDERS.number: (0.0, 0.3),
    queries.NEVER_EXTENDS.number: (0.0, -0.35),
    queries.KEEPS_TOGETHER.number: (0.0, -0.1),
}
"""What an answer to a query brings at once, and in every round to come."""
NOTHING: Final = (0.0, 0.0)
ON_UNUSED: Final = 0.5
"""Room for an animal on the unused spaces of a row, or beside a building."""
ROWS: Final = (TOP, MIDDLE, BOTTOM)
SITE: Final = BIT_OF["g2"]
MIDDLING: Final = (
    NEW_YARD.with_tile(BIT_OF["f1"], TILES[STABLES])
    .with_tile(BIT_OF["f2"], TILES[STALL])
    .with_tile(BIT_OF["g3"], TILES[STALL])
)
"""A farm as most become, with a site for one more building."""


def done_once(flow: Step[Any]) -> float:
    """What doing something once brings."""
    if isinstance(flow, Welcome):
        return ANIMAL * len(flow.kinds)
    if isinstance(flow, Gain):
        return sum([GOOD[good] * n for good, n in flow.goods])
    if isinstance(flow, PlaceTroughs) and not flow.free:
        return ONCE[PlaceTroughs] - GOOD[WOOD] * flow.wood
    if isinstance(flow, OnlyIf):
        return 0.0
    return ONCE.get(type(flow), 0.0) + sum([done_once(part) for part in flow.children()])


def varying(tile: Tile, scores: Scores) -> float:
    """What a tile's points come to on a middling farm."""
    yard = MIDDLING.with_tile(SITE, tile)
    owner = Seat([3, 0, 1, 2], [0, 0, 0, 0], 0, yard, 0, 0, False)
    return scores.points(owner, (0, 0, 0, 0), SITE)


def at_once(tile: Tile) -> float:
    """What a tile brings its builder when it is built, in points."""
    worth = 0.0 if tile.at_once is None else done_once(tile.at_once)
    worth -= ANIMAL * len(tile.animals)
    for ability in tile.does:
        if isinstance(ability, Scores):
            worth += varying(tile, ability)
        elif isinstance(ability, KeepsOnUnused):
            rows = len([row for row in ROWS if row & ability.cells]) or 1
            worth += ON_UNUSED * ability.n * rows
        elif isinstance(ability, Says):
            worth += SAID.get(ability.query.number, NOTHING)[0] * ability.value
    return worth


def every_round(tile: Tile) -> float:
    """What a tile that stands is expected to bring in every round to come, in points."""
    worth = 0.0
    for ability in tile.does:
        if isinstance(ability, Allows):
            worth += done_once(ability.flow)
        elif isinstance(ability, Listener):
            often = RATE.get(ability.event, 0.0)
            if ability.event == ROUND_BEGINS and ability.details is not None:
                often = len(ability.details) / ROUNDS
            worth += often * sum([done_once(flow) for flow in ability.flows()])
        elif isinstance(ability, Says):
            worth += SAID.get(ability.query.number, NOTHING)[1] * ability.value
    return worth
