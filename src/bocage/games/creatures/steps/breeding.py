"""Breeding: buildings are used first, then some are emptied, then the young come."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.state import Frame, Step
from ..events import BIRTH, BREEDING
from ..queries import LONE_PARENT
from ..state import CreaturesState, Seat
from ..telling import TELL
from ..vocabulary import ANIMALS
from .windows import BORN, EMPTYING, FOAL_STAYS, WINDOW_BREEDING, settle


def parents(player: Seat) -> int:
    """How many animals of a type it takes for a young one."""
    return 1 if player.yard.tableau.says(LONE_PARENT) else 2


def expected(player: Seat) -> list[int]:
    """The types of which there will be a young one."""
    enough = parents(player)
    return [kind for kind in range(len(ANIMALS)) if player.animals[kind] >= enough]


@final
class Breed(Step[CreaturesState]):
    """The breeding of one seat. Frame: seat, next part, 1 if the foal has to stay."""

    fields: ClassVar[tuple[str, ...]] = ("part", "stays")

    def begin(self, s: CreaturesState, seat: int) -> None:
        player = s.seats[seat]
        tableau = player.yard.tableau
        if max(player.animals) >= parents(player) or tableau.allows[BREEDING] or tableau.emptied:
            s.stack.append((self.id, seat, 0, 0))

    def run(self, s: CreaturesState, frame: Frame) -> None:
        seat, part = frame[1], frame[2]
        if part < 3:
            s.stack.append((self.id, seat, part + 1, 0))
        if part == 0:
            WINDOW_BREEDING.begin(s, seat)
        elif part == 1:
            if s.seats[seat].yard.tableau.emptied >> BREEDING & 1:
                settle(s, seat, EMPTYING)
        elif part == 2:
            born = sum([1 << kind for kind in expected(s.seats[seat])])
            if born:
                TELL.tell(s, BIRTH, seat, born)
        else:
            self.bring(s, seat, FOAL_STAYS if frame[3] else BORN)

    def bring(self, s: CreaturesState, seat: int, why: int) -> None:
        """One young animal of every type that has parents."""
        player = s.own(seat)
        born = expected(player)
        if not born:
            return
        for kind in born:
            player.animals[kind] += 1
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-born", {"goods": {ANIMALS[kind]: 1 for kind in born}})
        settle(s, seat, why)


def keep_foal(s: CreaturesState) -> None:
    """The foal that is about to be born has to stay."""
    for i, frame in enumerate(s.stack):
        if frame[0] == BREED.id:
            s.stack[i] = (*frame[:-1], 1)


BREED: Final = Breed()
