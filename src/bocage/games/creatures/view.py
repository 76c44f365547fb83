"""Readable JSON out: the position, and what a seat sees."""

from __future__ import annotations

from ...farm.goods import NAMES
from .arrangement import housing_of
from .rules import Space
from .shapes import CreaturesPosition, CreaturesView, FarmData, OnSpace, SeatView
from .state import CreaturesState, Seat
from .vocabulary import ANIMALS, CATALOGUE, CELLS, EDGES, MATERIALS, ROUNDS, WORKERS
from .yard import EDGES_OF, Yard, cells_of


def names_of(mask: int) -> list[str]:
    """The names of the cells of a mask."""
    return [CELLS[cell] for cell in cells_of(mask)]


def borders_of(yard: Yard) -> list[str]:
    """The edges with a border."""
    return [
        EDGES[number]
        for number, lying, upright in EDGES_OF[yard.left][yard.right]
        if lying & yard.lying or upright & yard.upright
    ]


def seat_data(player: Seat) -> FarmData:
    """A seat as a position holds it."""
    yard = player.yard
    goods = {NAMES[good]: player.goods[good] for good in MATERIALS if player.goods[good]}
    return {
        "goods": {**goods, "border": player.borders},
        "animals": {name: n for name, n in zip(ANIMALS, player.animals, strict=True) if n},
        "columns": list(yard.columns()),
        "tiles": {names_of(1 << bit)[0]: tile.id for bit, tile in yard.tiles},
        "troughs": names_of(yard.troughs),
        "borders": borders_of(yard),
        "placed": WORKERS - player.idle,
        "stones": player.stones,
        "barn": player.free_flip,
    }


def space_data(s: CreaturesState, space: Space) -> OnSpace:
    """What lies on a space and who stands there; empty if nothing and nobody."""
    data: OnSpace = {}
    if s.piles[space.index]:
        data["goods"] = space.lying(s.piles[space.index])
    if s.occupants[space.index] >= 0:
        data["people"] = [s.occupants[space.index]]
    return data


def on_display(s: CreaturesState) -> list[str]:
    """The buildings on display."""
    return [id for number, id in enumerate(CATALOGUE) if s.display >> number & 1]


def position(s: CreaturesState) -> CreaturesPosition:
    """The whole state but for stack and generator."""
    spaces = {space.id: space_data(s, space) for space in s.rules.spaces}
    return {
        "round": s.round,
        "starting_player": s.start,
        "first_starter": s.first_starter,
        "spaces": {id: data for id, data in spaces.items() if data},
        "buildings": on_display(s),
        "seats": [seat_data(player) for player in s.seats],
    }


def seat_view(player: Seat) -> SeatView:
    """A farm with what players work out from it."""
    most = player.yard.housing().most
    return {
        **seat_data(player),
        "to_place": player.idle,
        "unused": names_of(player.yard.unused()),
        "room": dict(zip(ANIMALS, most, strict=True)),
        "housing": housing_of(player),
    }


def observe(s: CreaturesState, seat: int | None) -> CreaturesView:
    """What a seat may know: everything."""
    return {
        "game": "creatures",
        "options": dict(s.rules.options),
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "starting_player": s.start,
        "first_starter": s.first_starter,
        "deciding": s.seat if s.options else None,
        "over": not s.options,
        "spaces": [
            {
                "id": space.id,
                "title": space.title,
                "gathers": {space.first: space.n} if space.first else {},
                "then": space.then or None,
                **space_data(s, space),
            }
            for space in s.rules.spaces
        ],
        "borders_left": ROUNDS - s.round,
        "supply": {"trough": s.troughs, "stall": s.stalls, "extension": s.extensions},
        "buildings": on_display(s),
        "seats": [seat_view(player) for player in s.seats],
    }
