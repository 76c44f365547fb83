"""Breeding: buildings first, then the rearing station is emptied, then the young come."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import NOTHING
from ....kernel.flow import DONE, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..reasons import WRONG_SITE
from ..state import CreaturesState, Seat
from ..vocabulary import ANIMALS, BORDER, HORSE, USE, number_of
from .borders import border_actions, build_border, why_no_border
from .windows import (
    BORN,
    EMPTYING,
    FOAL_STAYS,
    REARING_STATION,
    WINDOW_BREEDING,
    settle,
)

INSEMINATION_CENTER: Final = number_of("insemination-center")
RANCH: Final = number_of("ranch")


def parents(player: Seat) -> int:
    """How many animals of a type it takes for a young one."""
    return 1 if player.owns(INSEMINATION_CENTER) else 2


def foal_fits(player: Seat, edge: int) -> bool:
    """Whether one more horse could be kept once a border stands on an edge."""
    return player.yard.with_border(edge).housing().most(HORSE) > player.animals[HORSE]


def ranch_borders(s: CreaturesState, seat: int) -> list[int]:
    """The borders that a ranch may build for a foal, as actions."""
    player = s.seats[seat]
    if not player.owns(RANCH) or player.animals[HORSE] < parents(player):
        return []
    return [action for action in border_actions(s, seat) if foal_fits(player, action - BORDER.base)]


@final
class Breed(Step[CreaturesState]):
    """The breeding of one seat. Frame: seat, next part, 1 if the foal has to stay."""

    def begin(self, s: CreaturesState, seat: int) -> None:
        player = s.seats[seat]
        if max(player.animals) < parents(player) and not player.yard.has & ~7:
            return
        s.stack.append((self.id, seat, 0, 0))

    def run(self, s: CreaturesState, frame: Frame) -> None:
        seat, part = frame[1], frame[2]
        if part < 3:
            s.stack.append((self.id, seat, part + 1, 0))
        if part == 0:
            WINDOW_BREEDING.begin(s, seat)
        elif part == 1:
            if s.seats[seat].owns(REARING_STATION):
                settle(s, seat, EMPTYING)
        elif part == 2:
            if ranch_borders(s, seat):
                s.stack.append((FOAL.id, seat))
        else:
            self.bring(s, seat, FOAL_STAYS if frame[3] else BORN)

    def bring(self, s: CreaturesState, seat: int, why: int) -> None:
        """One young animal of every type that has parents."""
        player = s.own(seat)
        enough = parents(player)
        born = [kind for kind in range(len(ANIMALS)) if player.animals[kind] >= enough]
        if not born:
            return
        for kind in born:
            player.animals[kind] += 1
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-born", {"goods": {ANIMALS[kind]: 1 for kind in born}})
        settle(s, seat, why)


@final
class Foal(Question[CreaturesState]):
    """Ranch: a free border for a foal that is kept, or none. Frame: seat."""

    asks: ClassVar[str] = "ranch"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-ranch")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [USE.base + RANCH, DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action != DONE:
            s.stack.append((FOAL_BORDER.id, frame[1]))


@final
class FoalBorder(Question[CreaturesState]):
    """The ranch's border; the foal then stays. Frame: seat."""

    asks: ClassVar[str] = "border-free"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-border-free", {"n": 1})

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return ranch_borders(s, frame[1])

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        build_border(s, frame[1], action)
        s.stack[-1] = (*s.stack[-1][:-1], 1)

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if BORDER.owns(action):
            return why_no_border(s, frame[1], action, NOTHING, WRONG_SITE)
        return super().why_not(s, frame, action)


BREED: Final = Breed(4)
FOAL: Final = Foal()
FOAL_BORDER: Final = FoalBorder()
