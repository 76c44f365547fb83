"""Dice groups: which can be taken now, what taking one does, and why another cannot be taken."""

from __future__ import annotations

from typing import Final

from ...kernel.messages import Reason
from .dice import (
    ANIMAL,
    FACES,
    FARM,
    FIELD,
    HOUSE,
    IMPROVEMENT,
    IMPROVEMENTS,
    MATERIAL,
    NO_DICE,
    OCCUPATION,
    OCCUPATIONS,
    PASTURE,
    PRODUCE,
    less,
)
from .payments import (
    BRICK,
    FIRST_WORKSHOP,
    FOOD,
    MEALS,
    REED,
    STOCK,
    STONE,
    UNITS,
    WOOD,
    ways_for,
    ways_for_food,
)
from .reasons import refuse
from .state import ExpressState, Seat
from .steps.goods import face_message, paid, pay, refuse_payment, set_aside
from .steps.house import (
    add_room,
    have_baby,
    refuse_baby,
    refuse_room,
    refuse_upgrade,
    rooms,
    upgrade,
    upgrades,
)
from .steps.land import fence, house_animals, plough
from .vocabulary import (
    BABY,
    BUILD,
    BUILD_BASES,
    COLLECT,
    COLLECTIONS,
    COLLECTS,
    COOKED,
    FENCE,
    HEARTH,
    LEARN,
    MOST_BABIES,
    PAYMENTS,
    PLOUGH,
    ROOM,
    UPGRADE,
    Collection,
)

ALL_OWNED: Final = (1 << len(IMPROVEMENTS)) - 1
LOGGED: Final = {OCCUPATION: "log-express-learn", IMPROVEMENT: "log-express-build"}


def has_home(player: Seat) -> bool:
    """Whether animals can be collected: into a pasture, or onto the hearth."""
    return player.pastures > 0 or player.improvements >> HEARTH & 1 == 1


def meant(face: int, owned: int) -> list[int]:
    """What a face stands for: itself, or anything else not owned if it is."""
    if not owned >> face & 1:
        return [face]
    return [other for other in range(len(OCCUPATIONS)) if not owned >> other & 1]


MEANT: Final[list[list[list[int]]]] = [
    [meant(face, owned) for owned in range(ALL_OWNED + 1)] for face in range(len(OCCUPATIONS))
]
"""By face and what is owned: what the face stands for."""


def groups(s: ExpressState, seat: int) -> list[int]:
    """Every group that the unused dice allow a seat, with every way to pay for it."""
    player, dice = s.seats[seat], s.dice
    found = COLLECTS[PRODUCE][dice[PRODUCE]] + COLLECTS[MATERIAL][dice[MATERIAL]]
    if dice[ANIMAL] != NO_DICE[ANIMAL] and has_home(player):
        found += COLLECTS[ANIMAL][dice[ANIMAL]]
    farm = dice[FARM]
    if farm[HOUSE]:
        found += rooms(s, seat, 0)
        found += upgrades(s, seat, 0)
        if player.babies < player.rooms and player.babies < MOST_BABIES:
            found.append(BABY.base)
    if farm[PASTURE]:
        ways = ways_for(player.stock, dice[MATERIAL], player.improvements, WOOD)
        found += [FENCE.base + way for way in ways]
    if farm[FIELD]:
        found.append(PLOUGH.base)
    if 1 in dice[OCCUPATION]:
        ways = ways_for_food(player.stock, dice[PRODUCE])
        if ways:
            for occupation in MEANT[dice[OCCUPATION].index(1)][player.occupations]:
                base = LEARN.base + len(MEALS) * occupation
                found += [base + way for way in ways]
    if 1 in dice[IMPROVEMENT]:
        for improvement in MEANT[dice[IMPROVEMENT].index(1)][player.improvements]:
            found += buildings(s, player, improvement)
    return found


def buildings(s: ExpressState, player: Seat, improvement: int) -> list[int]:
    """The ways to build an improvement: wood for a workshop, else brick or stone."""
    base, pool, owned = BUILD_BASES[improvement], s.dice[MATERIAL], player.improvements
    if improvement >= FIRST_WORKSHOP:
        return [base + way for way in ways_for(player.stock, pool, owned, WOOD)]
    brick = ways_for(player.stock, pool, owned, BRICK)
    stone = ways_for(player.stock, pool, owned, STONE)
    return [base + way for way in brick] + [base + len(UNITS[BRICK]) + way for way in stone]


def take(s: ExpressState, seat: int, action: int) -> None:
    """Take a group: set its dice aside, pay its cost, write down what it brings."""
    if COLLECT.owns(action):
        collect(s, seat, action)
    elif LEARN.owns(action):
        acquire(s, seat, action, OCCUPATION, occupation_of(action))
    elif BUILD.owns(action):
        acquire(s, seat, action, IMPROVEMENT, improvement_of(action))
    else:
        face = farm_face(action)
        s.leave(FARM, less(s.dice[FARM], face, 1))
        if face == FIELD:
            plough(s, seat)
        elif face == PASTURE:
            fence(s, seat, action)
        elif action == BABY.base:
            have_baby(s, seat)
        elif ROOM.owns(action):
            add_room(s, seat, action, 0)
        else:
            upgrade(s, seat, action, 0)


def farm_face(action: int) -> int:
    """The face of a farm die that a group begins with."""
    if action == PLOUGH.base:
        return FIELD
    return PASTURE if FENCE.owns(action) else HOUSE


def workshop_for(player: Seat, found: Collection) -> int:
    """The workshop that adds its die to a collection, or -1."""
    workshop = FIRST_WORKSHOP + found.good - REED
    return workshop if found.kind == MATERIAL and player.improvements >> workshop & 1 else -1


def brought(player: Seat, found: Collection) -> tuple[int, int]:
    """What a collection comes to, and how much: animals without a pasture are cooked."""
    if found.kind == ANIMAL and player.pastures == 0:
        return FOOD, found.n * COOKED[found.good]
    return found.good, found.n + (workshop_for(player, found) >= 0)


def collect(s: ExpressState, seat: int, action: int) -> None:
    """Take equal dice for what they show."""
    found = COLLECTIONS[action - COLLECT.base]
    player = s.own(seat)
    n = found.n + (workshop_for(player, found) >= 0)
    set_aside(s, found.kind, found.dice)
    player.stock[found.good] += n
    if s.sink is not None:
        s.sink.note(seat, "log-express-collect", {"goods": {STOCK[found.good]: n}})
    if found.kind == ANIMAL:
        house_animals(s, seat)


def occupation_of(action: int) -> int:
    """What an action teaches."""
    return (action - LEARN.base) // len(MEALS)


def improvement_of(action: int) -> int:
    """What an action builds."""
    return len([base for base in BUILD_BASES if base <= action]) - 1


def acquire(s: ExpressState, seat: int, action: int, kind: int, number: int) -> None:
    """Have an occupation or improvement."""
    s.leave(kind, NO_DICE[kind])
    payment = pay(s, seat, action)
    player = s.own(seat)
    if kind == OCCUPATION:
        player.occupations |= 1 << number
    else:
        player.improvements |= 1 << number
    if s.sink is not None:
        values = {"card": f"express-{FACES[kind][number]}", "goods": paid(payment)}
        s.sink.note(seat, LOGGED[kind], values)


def no_die(kind: int, face: int) -> Reason:
    """No unused die shows a face."""
    return refuse("no-die", {"face": face_message(kind, face)})


def refuse_group(s: ExpressState, seat: int, action: int) -> Reason:
    """Why a group cannot be taken."""
    if COLLECT.owns(action):
        return refuse_collection(s, seat, action)
    if LEARN.owns(action):
        return refuse_card(s, seat, action, OCCUPATION, occupation_of(action))
    if BUILD.owns(action):
        return refuse_card(s, seat, action, IMPROVEMENT, improvement_of(action))
    face = farm_face(action)
    if not s.dice[FARM][face]:
        return no_die(FARM, face)
    if action == BABY.base:
        return refuse_baby(s, seat)
    if ROOM.owns(action):
        return refuse_room(s, seat, action, 0)
    if UPGRADE.owns(action):
        return refuse_upgrade(s, seat, action, 0)
    return refuse_payment(s, s.seats[seat], PAYMENTS[action])


def refuse_collection(s: ExpressState, seat: int, action: int) -> Reason:
    """Why dice cannot be collected."""
    found = COLLECTIONS[action - COLLECT.base]
    if found.kind == ANIMAL and not has_home(s.seats[seat]):
        return refuse("no-home")
    pool = s.dice[found.kind]
    for face, n in found.dice:
        if not pool[face]:
            return no_die(found.kind, face)
        if pool[face] < n:
            return refuse("not-so-many", {"goods": {f"die-{FACES[found.kind][face]}": pool[face]}})
    raise AssertionError(f"{found.text} can be collected")


def refuse_card(s: ExpressState, seat: int, action: int, kind: int, face: int) -> Reason:
    """Why an occupation or improvement cannot be had."""
    player = s.seats[seat]
    owned = player.occupations if kind == OCCUPATION else player.improvements
    card = {"card": f"express-{FACES[kind][face]}"}
    rule = "D13" if kind == OCCUPATION else "D18"
    if owned >> face & 1:
        return refuse("owned", card, rule)
    if s.dice[kind] == NO_DICE[kind]:
        return no_die(kind, face)
    shown = s.dice[kind].index(1)
    if face not in MEANT[shown][owned]:
        return refuse("not-shown", {**card, "face": face_message(kind, shown)}, rule)
    return refuse_payment(s, player, PAYMENTS[action])
