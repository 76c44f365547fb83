"""What spaces and cards do with sheep."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE
from ...kernel.state import Frame
from .coming import AGEING
from .counts import SHEEP_ON_ONE_CARD
from .part import Part, Place, ask, at, place_of, spares, with_done
from .state import HallertauState
from .steps.giving import give
from .steps.goods import lose_sheep, spend, spots
from .steps.sheep import survive
from .vocabulary import (
    BREED,
    JEWEL,
    LOSE_SHEEP,
    MILK,
    MOVE,
    PAY,
    PAYMENT_NUMBER,
    SHEEP,
    STABLES,
)

JEWEL_PAID: Final = PAY.base + PAYMENT_NUMBER[((JEWEL, 1),)]
MILK_PER_SHEEP: Final = 2


@final
class Breed(Part):
    """Sheep breeding: 2 milk for a sheep, or 4 for two."""

    prompt_id: ClassVar[str] = "breed"

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if s.seats[seat].goods[MILK] >= MILK_PER_SHEEP:
            ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        milk = s.seats[frame[1]].goods[MILK]
        options = [BREED.base, BREED.base + 1] if milk >= 2 * MILK_PER_SHEEP else [BREED.base]
        return with_done(options) if spares(s, frame[1]) else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            n = action - BREED.base + 1
            spend(s, frame[1], ((MILK, MILK_PER_SHEEP * n),))
            give(s, frame[1], SHEEP, n)


@final
class Butcher(Part):
    """Butchery: a sheep, or with card 328 a jewel, for other things."""

    prompt_id: ClassVar[str] = "lose-sheep"

    def __init__(self, *gains: tuple[int, int]) -> None:
        self.gains = gains

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        p = s.seats[seat]
        if sum(p.sheep) or (p.butcher and p.jewels):
            ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        sheep = [LOSE_SHEEP.base + spot - 1 for spot in spots(p)]
        options = [*sheep, JEWEL_PAID] if p.butcher and p.jewels else sheep
        return options if sheep and not spares(s, frame[1]) else with_done(options)

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        if action == JEWEL_PAID:
            spend(s, frame[1], ((JEWEL, 1),))
        else:
            lose_sheep(s, frame[1], action - LOSE_SHEEP.base + 1)
        for item, n in reversed(self.gains):
            give(s, frame[1], item, n)


@final
class MoveSheep(Part):
    """So many different sheep may go one farmyard card on; with several numbers, one per step.

    The frame's own numbers: how many are left, and sheep moved already by the card they stand
    on, four bits each.
    """

    prompt_id: ClassVar[str] = "move"
    open: ClassVar[bool] = True

    def __init__(self, *amounts: int) -> None:
        self.amounts = amounts

    @property
    def steps(self) -> int:
        return len(self.amounts)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, at(self.amounts, place[1]))

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        sheep, moved = s.seats[frame[1]].sheep, frame[6]
        options = [
            MOVE.base + spot - 1
            for spot in range(1, STABLES)
            if sheep[spot] > moved >> 4 * spot & 15
        ]
        return with_done(options)

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        spot = action - MOVE.base + 1
        survive(s, frame[1], spot)
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1, frame[6] + (1 << 4 * (spot + 1)))

    def ahead_of(self) -> int:
        return AGEING


@final
class MoveOne(Part):
    """One sheep may go so many farmyard cards on. The frame's own numbers: steps left, its card."""

    prompt_id: ClassVar[str] = "move"
    open: ClassVar[bool] = True

    def __init__(self, *amounts: int) -> None:
        self.amounts = amounts

    @property
    def steps(self) -> int:
        return len(self.amounts)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, at(self.amounts, place[1]))

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        sheep, on = s.seats[frame[1]].sheep, frame[6]
        cards = [spot for spot in range(1, STABLES) if sheep[spot] and on in (0, spot)]
        return with_done([MOVE.base + spot - 1 for spot in cards])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        spot = action - MOVE.base + 1
        survive(s, frame[1], spot)
        if frame[5] > 1 and spot + 1 < STABLES:
            ask(s, frame[1], place_of(frame), frame[5] - 1, spot + 1)

    def ahead_of(self) -> int:
        return AGEING


@final
class PerSheepOnACard(Part):
    """An item per sheep on one farmyard card: the fullest, unless one wants less."""

    def __init__(self, item: int) -> None:
        self.item = item

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        give(s, seat, self.item, SHEEP_ON_ONE_CARD.of(s, s.seats[seat]))

    def ahead_of(self) -> int:
        return AGEING
