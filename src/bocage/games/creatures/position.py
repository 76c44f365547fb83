"""Positions on their way in: read, checked against the rules, made into states."""

from __future__ import annotations

from typing import Any, Final

from ...farm.goods import NAMES
from ...kernel.errors import BadPosition
from ...kernel.reading import Reader, read_random, resume
from ...kernel.reading import read_stack as read_frames
from .cards.former import FORMER_NAMES
from .cards.ids import BASIC
from .phases import BREEDING_PART, ROUND, ROUNDS_WALK, WORK_PART
from .rules import Rules
from .setup import new_seat, new_state
from .state import CreaturesState, Seat
from .tableau import tableau_of
from .telling import listen
from .tile import ON_COTTAGE, Tile
from .vocabulary import (
    ANIMALS,
    BIT_OF,
    BORDERS,
    CATALOGUE,
    CELLS,
    COLUMNS,
    COTTAGE,
    EDGES,
    HOME,
    MATERIAL_NAMES,
    PLAIN,
    ROUNDS,
    STABLES,
    TROUGHS,
    WORKERS,
)
from .work import WORK
from .yard import Yard

PHASES: Final = ("preparation", "work", "breeding", "end")
STRAYS: Final = 20
"""More animals without room than an action can bring."""


def load(rules: Rules, data: dict[str, Any]) -> CreaturesState:
    """The state of a position, at its next decision."""
    reader = Reader(data)
    s = new_state(rules, read_random(reader))
    s.round = reader.number("round", 1, 0, ROUNDS)
    s.start = reader.number("starting_player", 0, 0, 1)
    s.first_starter = reader.number("first_starter", s.start, 0, 1)
    s.seats = [
        read_seat(rules, Reader(given, f"seats[{i}]"))
        for i, given in enumerate(reader.items("seats"))
    ]
    listen(s)
    read_supply(s, reader)
    read_spaces(s, reader.object("spaces"))
    read_stack(s, reader)
    reader.finish(("game", "rules", "options"))
    check_animals(s)
    resume(s)
    return s


def read_seat(rules: Rules, reader: Reader) -> Seat:
    """One player and the farm."""
    player = new_seat()
    amounts = reader.object("goods")
    for name in MATERIAL_NAMES:
        player.goods[NAMES.index(name)] = amounts.number(name, 0, 0, 10_000)
    player.borders = amounts.number("border", BORDERS, 0, 10_000)
    amounts.finish()
    for name, n in reader.amounts("animals", ANIMALS).items():
        player.animals[ANIMALS.index(name)] = n
    player.yard = read_yard(rules, reader)
    player.idle = WORKERS - reader.number("placed", 0, 0, WORKERS)
    player.stones = reader.number("stones", 0, 0, ROUNDS)
    player.free_flip = reader.flag("barn", False)
    reader.finish()
    return player


def read_yard(rules: Rules, reader: Reader) -> Yard:
    """A farm: its columns, tiles, troughs and borders."""
    columns = "".join(sorted(reader.words("columns", COLUMNS))) or "fg"
    if columns not in COLUMNS or "fg" not in columns or len(columns) - 2 > rules.supply:
        raise reader.refuse(
            "columns", f"neighbouring columns, f and g among them, at most {2 + rules.supply}"
        )
    left, right = COLUMNS.index(columns[0]), COLUMNS.index(columns[-1])
    yard = Yard(left, right, 0, 0, 0, (), 0, tableau_of([]))
    yard = yard.with_tiles(read_tiles(rules, reader, yard.ground))
    troughs = sum([1 << BIT_OF[cell] for cell in reader.words("troughs", CELLS)])
    if troughs & ~yard.ground:
        raise reader.refuse("troughs", "cells of the farm")
    yard = yard.with_troughs(troughs)
    for edge in reader.words("borders", EDGES):
        number = EDGES.index(edge)
        if number not in yard.edges():
            raise reader.refuse("borders", f"edges of the farm, which {edge} is not")
        yard = yard.with_border(number)
    return yard


def read_tiles(rules: Rules, reader: Reader, ground: int) -> tuple[tuple[int, Tile], ...]:
    """The tiles of a farm; something always stands where the cottage is printed."""
    given = reader.value("tiles", {"f3": PLAIN[COTTAGE]})
    if not isinstance(given, dict):
        raise reader.refuse("tiles", "an object of cells and tiles")
    found: list[tuple[int, Tile]] = []
    for cell, id in given.items():
        if cell not in BIT_OF or not ground >> BIT_OF[cell] & 1:
            raise BadPosition(reader.at("tiles"), cell, "cells of the farm")
        if id not in CATALOGUE:
            raise BadPosition(reader.at(f"tiles.{cell}"), id, "a tile of the game")
        tile = rules.tiles[CATALOGUE.index(id)]
        if (tile.number == COTTAGE or tile.site is ON_COTTAGE) != (cell == "f3"):
            allowed = "the cottage or its upgrade on f3 and nowhere else"
            raise BadPosition(reader.at(f"tiles.{cell}"), id, allowed)
        found.append((BIT_OF[cell], tile))
    if "f3" not in given:
        raise reader.refuse("tiles", "the cottage or its upgrade on f3")
    return tuple(found)


def read_supply(s: CreaturesState, reader: Reader) -> None:
    """What the farms leave over: troughs, stall tiles, extensions, buildings on display."""
    stalls = special = 0
    for i, player in enumerate(s.seats):
        yard = player.yard
        s.troughs -= yard.troughs.bit_count()
        s.extensions -= yard.right - yard.left + 1 - len(HOME)
        for _, tile in yard.tiles:
            if 0 < tile.number <= STABLES:
                stalls += 1
            elif tile.number > STABLES:
                if special >> tile.number & 1:
                    raise BadPosition(f"seats[{i}].tiles", tile.id, "each building once")
                special |= 1 << tile.number
    s.stalls -= stalls
    for name, n, most in (
        ("troughs", s.troughs, TROUGHS),
        ("columns", s.extensions, s.rules.supply),
        ("tiles", s.stalls, s.rules.supply),
    ):
        if n < 0:
            raise BadPosition(f"seats.{name}", most - n, f"at most {most} in all")
    default = [id for id in BASIC if not special >> CATALOGUE.index(id) & 1]
    if "buildings" not in reader.data:
        reader.data = {**reader.data, "buildings": default}
    s.display = sum(
        [1 << CATALOGUE.index(id) for id in reader.words("buildings", CATALOGUE[len(PLAIN) :])]
    )
    if s.display & special:
        raise reader.refuse("buildings", "buildings that stand on no farm")


def read_spaces(s: CreaturesState, reader: Reader) -> None:
    """Goods and workers on spaces."""
    on_board = [0, 0]
    for space in s.rules.spaces:
        if space.id not in reader.data:
            continue
        inner = reader.object(space.id)
        names = [name for name in (space.first, space.then) if name]
        amounts = inner.amounts("goods", names)
        n = sum(amounts.values())
        if space.then and n and amounts.get(space.first, 0) != 1:
            raise inner.refuse("goods", f"1 {space.first} first")
        s.piles[space.index] = n
        people = inner.items("people")
        if len(people) > 1 or any(type(p) is not int or not 0 <= p < 2 for p in people):
            raise inner.refuse("people", "at most one seat, 0 or 1")
        for seat in people:
            s.occupants[space.index] = seat
            on_board[seat] += 1
        inner.finish()
    reader.seen |= {space.id for space in s.rules.spaces}
    reader.finish()
    for seat, n in enumerate(on_board):
        placed = WORKERS - s.seats[seat].idle
        if n > placed:
            raise BadPosition(f"seats[{seat}].placed", placed, f"at least the {n} on spaces")


def read_stack(s: CreaturesState, reader: Reader) -> None:
    """What remains to be done: a stack as written by a position, or a phase given by hand."""
    turn = reader.number("turn", s.start, 0, 1)
    if "stack" not in reader.data:
        reader.seen.add("stack")
        set_phase(s, reader.word("phase", "work", PHASES), turn)
        return
    read_frames(s, reader, names_of_steps(s), {"tile": len(s.rules.tiles), "stall": 2, "stays": 2})
    turns = [frame[1] for frame in s.stack if frame[0] == WORK.id]
    if len(turns) > 1 or any(not s.seats[seat].idle for seat in turns):
        raise reader.refuse("stack", "one turn at most, of a seat with a worker to place")


def names_of_steps(s: CreaturesState) -> dict[str, int]:
    """The numbers of all steps by name, former names included."""
    names = {step.name: step.id for step in s.steps}
    for former, name in FORMER_NAMES.items():
        for step in s.steps:
            if f"{step.name}/".startswith(f"{name}/"):
                names[former + step.name.removeprefix(name)] = step.id
    return names


def set_phase(s: CreaturesState, phase: str, turn: int) -> None:
    """The stack at the beginning of a phase."""
    if phase == "end":
        return
    if s.round == 0:
        raise BadPosition("round", s.round, "at least 1")
    if phase != "work":
        for seat, player in enumerate(s.seats):
            if player.idle != WORKERS:
                raise BadPosition(f"seats[{seat}].placed", "somebody", f"nobody in phase {phase}")
    s.stack.append((ROUNDS_WALK.id, -1))
    if phase == "preparation":
        s.round -= 1
    elif phase == "breeding":
        s.stack.append((ROUND.id, -1, BREEDING_PART))
    else:
        s.stack.append((ROUND.id, -1, WORK_PART + 1))
        if s.seats[turn].idle:
            s.stack.append((WORK.id, turn, 0))
        else:
            WORK.onward(s, turn)


def check_animals(s: CreaturesState) -> None:
    """All animals have room, except on a farm in the middle of an action, where some have none."""
    deciding = [frame[1] for frame in s.stack if frame[0] != WORK.id]
    for seat, player in enumerate(s.seats):
        room = player.yard.housing()
        if seat in deciding and sum(player.animals) <= room.total + STRAYS:
            continue
        if not room.fits(player.counts()):
            animals = dict(zip(ANIMALS, player.animals, strict=True))
            raise BadPosition(f"seats[{seat}].animals", animals, "no more than have room")
