"""How far a harvest in Agricola has got for a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...games.agricola.phases import AT_BREEDING, BREED_NOW
from ...games.agricola.setup import HARVEST
from ...games.agricola.state import AgricolaState
from ...games.agricola.steps.animals import BREED
from ...games.agricola.steps.crops import REAPING
from ...games.agricola.steps.feeding import FEEDING, eating_order

UNDER_WAY: Final = (
    (REAPING.id,),
    (FEEDING.id,),
    (AT_BREEDING.id, BREED_NOW.id, BREED.id),
)
"""The steps of fields, feeding and breeding that a seat has still to finish."""


class Progress(NamedTuple):
    """What a seat has behind it in the harvest of the running round."""

    reaped: bool
    fed: bool
    bred: bool


def progress(s: AgricolaState, seat: int) -> Progress:
    """How far the harvest of the running round has got for a seat; one who rests has no part."""
    if s.rests(seat):
        return Progress(True, True, True)
    phase = running(s)
    done = [k < phase or (k == phase and over(s, seat, k)) for k in range(3)]
    return Progress(*done)


def running(s: AgricolaState) -> int:
    """The phase of a harvest that is under way: 0 fields, 1 feeding, 2 breeding; or -1."""
    breeding = (HARVEST.parts[2].id, *UNDER_WAY[2])
    for frame in s.stack:
        if frame[0] == HARVEST.id:
            return frame[2] - 1
        if frame[0] in breeding:
            return 2
    return -1


def over(s: AgricolaState, seat: int, phase: int) -> bool:
    """Whether a seat has finished a phase that is under way."""
    begun = s.count
    for frame in s.stack:
        if frame[0] == HARVEST.parts[phase].id:
            begun = frame[2]
        elif frame[0] in UNDER_WAY[phase] and frame[1] == seat:
            return False
    order = eating_order(s) if phase == 1 else [(s.start + k) % s.count for k in range(s.count)]
    return order.index(seat) < begun
