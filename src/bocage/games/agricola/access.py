"""Where people may stand: spaces of others, spaces that are taken, spaces ahead of their time."""

from __future__ import annotations

from typing import Final

from ...farm.goods import FOOD
from .queries import JOINS_WISHES
from .rules import Space
from .state import AgricolaState
from .steps.payment import payable

FROM_NEXT: Final = [
    [tuple([(seat + k) % count for k in range(1, count + 1)]) for seat in range(count)]
    for count in range(6)
]
"""By number of seats and seat: all seats clockwise, the seat itself last."""
OTHERS: Final = [[seats[:-1] for seats in table] for table in FROM_NEXT]


def tolls(s: AgricolaState, seat: int, action: int) -> list[tuple[int, int]]:
    """What a seat owes for the use of a space: to whom, and how much food."""
    found: list[tuple[int, int]] = []
    for owner in OTHERS[s.count][seat]:
        for toll in s.seats[owner].tableau.tolls:
            if toll.action == action:
                found.append((owner, toll.food))
    return found


def too_dear(s: AgricolaState, seat: int, action: int) -> int:
    """The food that a seat owes for the use of a space and cannot pay, or 0."""
    food = sum([food for _, food in tolls(s, seat, action)])
    return food if food and not payable(s.seats[seat], ((FOOD, food),)) else 0


def early(s: AgricolaState) -> list[Space]:
    """The round cards that are laid out ahead of their rounds."""
    return [s.rules.spaces[i] for i in s.revealed if not s.board.mask >> i & 1]


def joined(s: AgricolaState, seat: int) -> list[Space]:
    """The spaces where a seat's cards let it join others."""
    tableau = s.seats[seat].tableau
    found: list[Space] = []
    if tableau.says(JOINS_WISHES):
        found = [space for space in s.rules.wishes if joinable(s, seat, space)]
    for joins in tableau.joins:
        if s.round < joins.from_round:
            continue
        for number in joins.spaces:
            index = s.rules.space_of[number]
            space = s.rules.spaces[index]
            if index >= 0 and space not in found and joinable(s, seat, space):
                found.append(space)
    return found


def joinable(s: AgricolaState, seat: int, space: Space) -> bool:
    """Whether only others stand on a space; in the revised edition just one of them."""
    people = [token // 2 for token in s.occupants[space.index] if token % 2 == 0]
    if s.rules.edition.number == 1:
        return bool(people) and seat not in people
    return len(people) == 1 and people[0] != seat
