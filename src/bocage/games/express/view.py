"""Readable JSON out: the position, and what a seat sees, which is everything."""

from __future__ import annotations

from .dice import COUNTS, FACES, FARM, IMPROVEMENT, IMPROVEMENTS, KINDS, OCCUPATION, OCCUPATIONS
from .groups import brought, farm_face, groups, improvement_of, occupation_of, workshop_for
from .harvest import in_harvest, pairs
from .payments import ANIMALS, FOOD, GOODS, SHEEP, STOCK
from .scoring import LINES, MISSING, harvest_of, lines, need
from .shapes import Dice, ExpressPosition, ExpressView, Group, Pasture, Phase, SeatView, SheetData
from .state import ExpressState, Lines, Seat
from .turn import TURN
from .vocabulary import (
    ACTIONS,
    ADULTS,
    BUILD,
    COLLECT,
    COLLECTIONS,
    GOAL,
    HARVESTS,
    HOUSES,
    LEARN,
    PAYMENTS,
    ROUNDS,
    UPGRADE,
)


def dice_data(s: ExpressState) -> Dice:
    """The unused dice by kind."""
    return {
        name: [face for face, n in zip(FACES[kind], s.dice[kind], strict=True) for _ in range(n)]
        for kind, name in enumerate(KINDS)
    }


def owned(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names in a mask."""
    return [name for number, name in enumerate(names) if mask >> number & 1]


def seat_data(player: Seat) -> SheetData:
    """A sheet as a position holds it."""
    stock = {name: n for name, n in zip(STOCK, player.stock, strict=True) if n}
    data: SheetData = {
        "goods": {name: n for name, n in stock.items() if name in GOODS},
        "animals": {name: n for name, n in stock.items() if name in ANIMALS},
        "house": HOUSES[player.house],
        "rooms": player.rooms,
        "fields": player.fields,
        "pastures": player.pastures,
        "babies": player.babies,
        "occupations": owned(player.occupations, OCCUPATIONS),
        "improvements": owned(player.improvements, IMPROVEMENTS),
        "done": player.done,
        "harvests": [
            {line: n for line, n in by_line(found).items() if n} for found in player.harvests
        ],
    }
    if player.missing >= 0:
        data["missing"] = player.missing
    return data


def by_line(found: Lines) -> dict[str, int]:
    """The rows of a sheet by name."""
    return dict(zip(LINES, found, strict=True))


def position(s: ExpressState) -> ExpressPosition:
    """The whole state but for stack and generator."""
    return {
        "round": s.round,
        "starting_player": s.start,
        "dice": {kind: faces for kind, faces in dice_data(s).items() if faces},
        "seats": [seat_data(player) for player in s.seats],
    }


def grazing(player: Seat) -> list[Pasture]:
    """The animals on each pasture, spread so that as many as possible breed."""
    births, animals = pairs(player), player.stock[SHEEP:]
    given = [min(1, n) for n in animals]
    for _ in range(player.pastures - player.types()):
        wanting = [kind for kind, n in enumerate(given) if births[kind] > n > 0]
        if wanting:
            given[max(wanting, key=lambda kind: births[kind] - given[kind])] += 1
    found: list[Pasture] = []
    for kind, n in enumerate(given):
        found += [{"kind": ANIMALS[kind], "n": (animals[kind] + k) // n} for k in range(n)]
    found += [{"kind": None, "n": 0} for _ in range(player.pastures - len(found))]
    return found[: player.pastures]


def worth(s: ExpressState, player: Seat) -> dict[str, int]:
    """What a sheet as it stands would score at the next harvest, if one is to come."""
    if not s.options:
        return dict.fromkeys(LINES, 0)
    found = by_line(lines(player, harvest_of(s.round) == len(HARVESTS) - 1))
    if player.missing < 0:
        found["food"] = MISSING * max(0, need(player) - player.stock[FOOD])
    return found


def seat_view(s: ExpressState, player: Seat) -> SeatView:
    """A sheet with what players work out from it."""
    stock = dict(zip(STOCK, player.stock, strict=True))
    return {
        **seat_data(player),
        "goods": {name: stock[name] for name in GOODS},
        "animals": {name: stock[name] for name in ANIMALS},
        "actions": ADULTS + player.babies,
        "need": need(player),
        "harvests": [by_line(found) for found in player.harvests],
        "totals": [sum(found) for found in player.harvests],
        "total": player.total(),
        "worth": worth(s, player),
        "grazing": grazing(player),
    }


def group_data(s: ExpressState, player: Seat, action: int) -> Group:
    """A group that can be taken: its dice, what is paid from the sheet, what it brings."""
    dice: dict[str, int] = {}
    pays: dict[str, int] = {}
    workshops = 0
    if COLLECT.owns(action):
        found = COLLECTIONS[action - COLLECT.base]
        good, n = brought(player, found)
        dice = {FACES[found.kind][face]: k for face, k in found.dice}
        gains = {STOCK[good]: n}
        if (workshop := workshop_for(player, found)) >= 0:
            workshops = 1 << workshop
    else:
        dice, gains = {first_die(s, action): 1}, {gain(action): 1}
        payment = PAYMENTS.get(action)
        if payment is not None:
            dice.update({FACES[payment.kind][face]: k for face, k in payment.dice})
            pays = {STOCK[good]: k for good, k in payment.goods}
            workshops = payment.workshops
    return {
        "action": ACTIONS.actions[action].text,
        "dice": dice,
        "pays": pays,
        "gains": gains,
        "workshops": owned(workshops, IMPROVEMENTS),
    }


def first_die(s: ExpressState, action: int) -> str:
    """The face of the die that a group begins with."""
    if LEARN.owns(action):
        return FACES[OCCUPATION][s.dice[OCCUPATION].index(1)]
    if BUILD.owns(action):
        return FACES[IMPROVEMENT][s.dice[IMPROVEMENT].index(1)]
    return FACES[FARM][farm_face(action)]


def gain(action: int) -> str:
    """What a group brings that does not collect."""
    if LEARN.owns(action):
        return OCCUPATIONS[occupation_of(action)]
    if BUILD.owns(action):
        return IMPROVEMENTS[improvement_of(action)]
    if UPGRADE.owns(action):
        return "house"
    return ACTIONS.actions[action].verb


def phase(s: ExpressState) -> Phase:
    """What is going on."""
    if not s.options:
        return "end"
    return "harvest" if in_harvest(s) else "turn"


def observe(s: ExpressState, seat: int | None) -> ExpressView:
    """What a seat may know: everything."""
    frame = s.stack[-1] if s.options else (-1,)
    acting = frame[0] == TURN.id
    power = frame[3] if acting else 0
    offered = groups(s, frame[1]) if acting else []
    dice = dice_data(s)
    return {
        "game": "express",
        "options": {},
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "harvest": harvest_of(s.round),
        "starting_player": s.start,
        "deciding": s.seat if s.options else None,
        "over": not s.options,
        "phase": phase(s),
        "dice": dice,
        "aside": {name: COUNTS[kind] - len(dice[name]) for kind, name in enumerate(KINDS)},
        "rolled": acting and frame[2] == 1,
        "power": OCCUPATIONS[power - 1] if power else None,
        "sets": frame[4] if acting else 0,
        "groups": [group_data(s, s.seats[frame[1]], action) for action in offered],
        "goals": [GOAL] if s.count == 1 else [],
        "seats": [seat_view(s, player) for player in s.seats],
    }
