"""Setting up a table: a sheet per seat, the starting player, the first roll."""

from __future__ import annotations

from typing import Final

from ...kernel.messages import Sink
from ...kernel.rng import Words
from ...kernel.state import State, Step
from .dice import NO_DICE
from .harvest import HARVEST
from .payments import BRICK, FOOD, REED, STOCK, STONE, WOOD
from .phases import WALK
from .state import ExpressState, Seat
from .steps.house import MORE_ROOMS, ONWARD
from .steps.land import FIRST_ANIMAL, ROOM_FOR_ANIMALS, SEED
from .turn import NEXT, TURN

STEPS: Final[list[Step[ExpressState]]] = []
"""Every step of the game; frames hold its index."""
_named: Final[dict[str, Step[ExpressState]]] = {
    "rounds": WALK,
    "turn": TURN,
    "next": NEXT,
    "more-rooms": MORE_ROOMS,
    "onward": ONWARD,
    "seed": SEED,
    "first-animal": FIRST_ANIMAL,
    "room-for-animals": ROOM_FOR_ANIMALS,
    "harvest": HARVEST,
}
for _name, _step in _named.items():
    _step.bind(STEPS, _name)

START: Final = {FOOD: 2, REED: 1, WOOD: 1, BRICK: 1, STONE: 1}
"""What a sheet begins with."""


def new_seat() -> Seat:
    """A sheet at the start: a wooden house without added rooms."""
    return Seat(
        stock=[START.get(good, 0) for good in range(len(STOCK))],
        house=0,
        rooms=0,
        fields=0,
        pastures=0,
        babies=0,
        occupations=0,
        improvements=0,
        done=0,
        missing=-1,
        harvests=(),
    )


def new_state(seats: int, rng: Words) -> ExpressState:
    """A table before its first round, with nothing rolled yet."""
    return ExpressState(
        State(STEPS, rng, seats),
        seats=[new_seat() for _ in range(seats)],
        dice=list(NO_DICE),
    )


def set_up(seats: int, rng: Words, sink: Sink | None = None) -> ExpressState:
    """A table at its first decision."""
    s = new_state(seats, rng)
    s.sink = sink
    s.start = s.draw(seats)
    WALK.begin(s, -1)
    s.advance()
    return s
