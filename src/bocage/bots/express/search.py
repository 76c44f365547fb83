"""Every promising way through a question to the end of the action, and the best of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from ...games.express.dice import ANIMAL, FARM, IMPROVEMENT, PRODUCE
from ...games.express.groups import farm_face
from ...games.express.payments import FOOD
from ...games.express.position import load
from ...games.express.scoring import need
from ...games.express.state import ExpressState
from ...games.express.turn import TURN
from ...games.express.vocabulary import (
    BREED,
    BUILD,
    COLLECT,
    COLLECTIONS,
    COOK,
    COOKED,
    FENCE,
    IN_OVEN,
    MAYOR,
    MAYOR_FOOD,
    PAYMENTS,
    PLOUGH,
    ROLL,
    ROOM,
    SET,
    SETTINGS,
)
from ...kernel.table import Table
from .outlook import outlook

CROPS: Final = tuple([COOK.base + i for i, good in enumerate(COOKED) if good in IN_OVEN])
"""What is cooked at a harvest only for hunger; animals also to make room for others' young."""


def alone(table: Table, seat: int) -> ExpressState:
    """The table as if the deciding seat played alone: the dice are its own, its harvest comes."""
    s = load(table.seats, table.position())
    s.count, s.start, s.owned = 1, 0, 0
    s.seats = [s.seats[seat]]
    s.stack = [(frame[0], 0 if frame[1] == seat else frame[1], *frame[2:]) for frame in s.stack]
    return s


def best(s: ExpressState) -> int:
    """The action with the best outlook; a roll is worth what the sheet is, whatever will fall."""
    chosen, most = s.options[0], float("-inf")
    if ROLL.base in s.options:
        chosen, most = ROLL.base, outlook(s)
    for first, end in ways(s):
        value = outlook(end)
        if value > most:
            chosen, most = first, value
    return chosen


def ways(s: ExpressState) -> Iterator[tuple[int, ExpressState]]:
    """The first action of each way, the short ones first, and the state before the next turn."""
    todo = deque([(-1, -1, s)])
    while todo:
        first, last, before = todo.popleft()
        for action in promising(before, last):
            after = before.copy()
            after.play(action)
            begun = action if first < 0 else first
            if ended(before, action, after):
                yield begun, after
            else:
                todo.append((begun, action, after))


def ended(before: ExpressState, action: int, after: ExpressState) -> bool:
    """Whether an action led to a new turn, to a roll, or to the end of the game."""
    if not after.options or after.barriers != before.barriers:
        return True
    frame = after.stack[-1]
    fresh = frame[0] == TURN.id and not frame[2] and not frame[3]
    return fresh and not (before.stack[-1][0] == TURN.id and COOK.owns(action))


def promising(s: ExpressState, last: int) -> list[int]:
    """The answers worth a try after the last one, of those that come to the same only one."""
    if s.stack[-1][0] == TURN.id:
        return in_turn(s, last)
    player = s.seats[0]
    crops = CROPS if player.stock[FOOD] >= need(player) else ()
    return [action for action in s.options if in_order(action, last) and action not in crops]


def in_order(action: int, last: int) -> bool:
    """Whether what is cooked or bred one by one is so in the order of the kinds."""
    repeated = any(verb.owns(action) and verb.owns(last) for verb in (COOK, BREED))
    return action >= last or not repeated


def in_turn(s: ExpressState, last: int) -> list[int]:
    """Groups with as many dice as there are; dice set toward one face, and then used.

    A roll leads nowhere yet, and cooking can wait until the food is needed.
    """
    player = s.seats[0]
    enough = MAYOR_FOOD if player.occupations >> MAYOR & 1 else 1
    found: list[int] = []
    seen: set[tuple[bool, tuple[int, int]]] = set()
    for action in s.options:
        if action == ROLL.base:
            continue
        if COOK.owns(action):
            if player.stock[FOOD] < enough and in_order(action, last):
                found.append(action)
            continue
        if COLLECT.owns(action) or SET.owns(action):
            alike = SET.owns(action), aim_of(action)
            if alike in seen:
                continue
            seen.add(alike)
        if not SET.owns(last) or uses(action, *aim_of(last)):
            found.append(action)
    return found


def aim_of(action: int) -> tuple[int, int]:
    """The kind of dice and the face that are collected, or that dice are set to.

    Food is always one kind, collected in dice of one or two.
    """
    if SET.owns(action):
        kind, _, face = SETTINGS[action - SET.base]
        return kind, face
    found = COLLECTIONS[action - COLLECT.base]
    return found.kind, found.dice[0][0] if found.good != FOOD else 0


def uses(action: int, kind: int, face: int) -> bool:
    """Whether an action makes use of a die that was set."""
    if SET.owns(action):
        return aim_of(action) == (kind, face)
    if COLLECT.owns(action):
        found = COLLECTIONS[action - COLLECT.base]
        return found.kind == kind and face in [shown for shown, _ in found.dice]
    if kind == FARM:
        return ROOM.base <= action < FENCE.end and farm_face(action) == face
    if kind == IMPROVEMENT:
        return BUILD.owns(action)
    if kind == ANIMAL:
        return FENCE.owns(action)
    payment = PAYMENTS.get(action)
    if payment is None:
        return kind == PRODUCE and action == PLOUGH.base
    return payment.kind == kind and face in [shown for shown, _ in payment.dice]
