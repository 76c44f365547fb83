"""Setting up a table: a sheet per seat, the starting player, the first roll."""

from __future__ import annotations

from typing import Final

from ...kernel.messages import Sink
from ...kernel.rng import Words
from ...kernel.state import Step
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
    stock = [START.get(good, 0) for good in range(len(STOCK))]
    return Seat(stock, 0, 0, 0, 0, 0, 0, 0, 0, -1, ())


def new_state(seats: int, rng: Words) -> ExpressState:
    """A table before its first round, with nothing rolled yet."""
    return ExpressState(
        STEPS,  # type: ignore[arg-type]
        [],
        [],
        rng,
        0,
        0,
        seats,
        b"",
        0,
        [new_seat() for _ in range(seats)],
        (1 << seats) - 1,
        0,
        list(NO_DICE),
    )


def set_up(seats: int, rng: Words, sink: Sink | None = None) -> ExpressState:
    """A table at its first decision."""
    s = new_state(seats, rng)
    s.sink = sink
    s.start = s.draw(seats)
    WALK.begin(s, -1)
    s.advance()
    return s
