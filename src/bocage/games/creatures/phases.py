"""The rounds: refill, work, home, breeding; and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...farm.goods import STONE
from ...kernel.flow import DONE, Deed, IfPossible, Question
from ...kernel.messages import Message
from ...kernel.sequence import ForEachSeat, Seq
from ...kernel.state import Frame, Step
from .state import CreaturesState
from .steps.breeding import BREED
from .steps.goods import pay
from .steps.troughs import PlaceTroughs
from .steps.windows import LATE, SETTLE, WINDOW_SCORING, WINDOW_WORK
from .vocabulary import ROUNDS, USE, WORKERS, number_of
from .work import STEWARD, WORK

FARM_WELL: Final = number_of("farm-well")
WELL_ROUNDS: Final = (6, 7, 8)
BREEDING_STATION: Final = number_of("breeding-station")
STONE_CARVER: Final = number_of("stone-carvers-workshop")


@final
class Refill(Deed[CreaturesState]):
    """Goods, animals and a border on the spaces with an arrow."""

    def do(self, s: CreaturesState, seat: int) -> None:
        if s.sink is not None:
            s.sink.open_round("log-creatures-round", s.round)
        for space in s.rules.spaces:
            if space.n:
                s.piles[space.index] += space.n


@final
class FarmWell(Deed[CreaturesState]):
    """A trough at the start of the last three rounds."""

    def do(self, s: CreaturesState, seat: int) -> None:
        if s.round in WELL_ROUNDS and s.seats[seat].owns(FARM_WELL):
            s.stack.append((SETTLE.id, seat, LATE))
            WELL_TROUGH.begin(s, seat)


@final
class GoHome(Deed[CreaturesState]):
    """All workers go home."""

    def do(self, s: CreaturesState, seat: int) -> None:
        s.occupants = [-1] * len(s.occupants)
        for seat in range(s.count):
            s.own(seat).idle = WORKERS


@final
class BreedAgain(Deed[CreaturesState]):
    """Breeding station: its owner breeds a second time at the end of the last round."""

    def do(self, s: CreaturesState, seat: int) -> None:
        if s.round == ROUNDS and s.seats[seat].owns(BREEDING_STATION):
            BREED.begin(s, seat)


@final
class CarveStone(Question[CreaturesState]):
    """Stone carver's workshop: a stone of the stock onto the tile, or none. Frame: seat."""

    asks: ClassVar[str] = "carve"

    def begin(self, s: CreaturesState, seat: int) -> None:
        player = s.seats[seat]
        if player.owns(STONE_CARVER) and player.goods[STONE]:
            s.stack.append((self.id, seat))

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-carve")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [USE.base + STONE_CARVER, DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action != DONE:
            pay(s, frame[1], ((STONE, 1),))
            s.own(frame[1]).stones += 1
            if s.sink is not None:
                s.sink.note(frame[1], "log-creatures-carve", {})


@final
class Rounds(Step[CreaturesState]):
    """The walk over the rounds; at the bottom of every stack."""

    def run(self, s: CreaturesState, frame: Frame) -> None:
        if s.round == ROUNDS:
            END.begin(s, -1)
        else:
            s.round += 1
            s.stack.append(frame)
            ROUND.begin(s, -1)


WELL_TROUGH: Final = IfPossible[CreaturesState](PlaceTroughs(free=1, limit=1))
ROUND: Final = Seq[CreaturesState](
    Refill(),
    ForEachSeat(FarmWell()),
    WORK,
    STEWARD,
    ForEachSeat(WINDOW_WORK),
    GoHome(),
    ForEachSeat(BREED),
    ForEachSeat(BreedAgain()),
    ForEachSeat(CarveStone()),
    sure=True,
)
END: Final = ForEachSeat[CreaturesState](WINDOW_SCORING)
ROUNDS_WALK: Final = Rounds()
BREEDING_PART: Final = 6
"""Where breeding stands among the parts of a round."""
WORK_PART: Final = 2
