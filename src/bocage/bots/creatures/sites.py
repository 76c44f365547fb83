"""Where to put things: borders, troughs, stalls, buildings, extensions."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...games.creatures.cards.catalogue import TILES
from ...games.creatures.scoring import varying_points
from ...games.creatures.state import Seat
from ...games.creatures.tile import Tile
from ...games.creatures.vocabulary import BIT_OF, BORDER, STALL
from ...games.creatures.yard import Yard
from ...kernel.actions import Action
from ...kernel.messages import Message
from ...kernel.seat import Decision
from ...kernel.table import Table
from .borders import Budget, Value, beginning, closing
from .farm import Farm
from .weights import Weights

PUT: Final = ("trough", "stall", "site")


def done_of(decision: Decision) -> list[Action]:
    """The action that ends a series, if it is offered."""
    return [action for action in decision.actions if action.verb == "done"]


def budget_of(table: Table, decision: Decision) -> Budget:
    """What the borders that are asked for cost."""
    if decision.kind == "give-border":
        return Budget(free=1, lost=1)
    part = decision.prompt.values.get("part")
    values = part.values if isinstance(part, Message) else decision.prompt.values
    if "goods" in values:
        return Budget(wood=values["goods"].get("wood", 0), stone=values["goods"].get("stone", 0))
    walls = table.position()["stack"][-1][0] == "space/walls"
    return Budget(free=int(values["n"]), stone=2 if walls else 0)


def border(table: Table, decision: Decision, farm: Farm, value: Value, w: Weights) -> list[Action]:
    """The border to build next, or none."""
    budget = budget_of(table, decision)
    done = done_of(decision)
    edge = closing(farm, budget, value, least=value(farm))
    if edge is None and (not done or budget.free):
        edge = beginning(farm, value, w.wood)
    if edge is None:
        return done or list(decision.actions)
    chosen = [action for action in decision.actions if action.id == BORDER.base + edge]
    return chosen or done or list(decision.actions)


def varying(yard: Yard) -> float:
    """What the buildings score by the way they stand, on a farm that has nothing else."""
    player = Seat([0, 0, 0, 0], [0, 0, 0, 0], 0, yard, 0, 0, False)
    return varying_points(player, (0, 0, 0, 0))


def beside(yard: Yard, bit: int, tile: Tile) -> float:
    """What a building scores, or costs, by standing on a cell among the others."""
    return varying(yard.with_tile(bit, tile)) - varying(yard)


class Thing(NamedTuple):
    """What is put on a cell: a tile or a trough; the land is that without it."""

    yard: Yard
    tile: Tile | None


def what_to_put(table: Table, yard: Yard) -> Thing:
    """What a decision about cells is about."""
    frame = table.position()["stack"][-1]
    if frame[0] == "sites":
        return Thing(yard, TILES[frame[2]])
    if frame[0] != "landing":
        return Thing(yard, TILES[STALL])
    bit = frame[3]
    if frame[2]:
        return Thing(yard.without_tile(bit), yard.tile_on(bit))
    return Thing(yard.with_troughs(yard.troughs & ~(1 << bit)), None)


def changed(action: Action, thing: Thing) -> Yard | None:
    """The land after something is put on a cell or on a side of it."""
    yard, tile = thing
    if action.verb == "extend":
        return yard.extended(action.argument == "left")
    if action.verb not in PUT:
        return None
    bit = BIT_OF[action.argument]
    if action.verb == "trough" or tile is None:
        return yard.with_troughs(yard.troughs | 1 << bit)
    return yard.with_tile(bit, tile)


def best_site(farm: Farm, decision: Decision, thing: Thing, value: Value) -> list[Action]:
    """The best of the cells that are offered, and the end of the series if that is offered."""
    chosen: Action | None = None
    best = 0.0
    for action in decision.actions:
        yard = changed(action, thing)
        if yard is None:
            continue
        worth = value(farm.with_yard(yard))
        if thing.tile is not None and action.verb in ("stall", "site"):
            worth += beside(thing.yard, BIT_OF[action.argument], thing.tile)
        if chosen is None or worth > best:
            chosen, best = action, worth
    return list(decision.actions) if chosen is None else [chosen, *done_of(decision)]
