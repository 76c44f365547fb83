"""Buildings that their owner is asked to use, or not, when something happens."""

from __future__ import annotations

from typing import ClassVar, final

from ....farm.goods import NOTHING, STONE
from ....kernel.flow import DONE, Composite, Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..reasons import CANNOT_PAY, NO_EDGE, WRONG_SITE
from ..state import CreaturesState, Seat
from ..steps.borders import border_actions, build_border, why_no_border
from ..steps.breeding import keep_foal
from ..steps.goods import pay
from ..steps.stalls import can_flip, flip
from ..vocabulary import BORDER, HORSE, USE


@final
class Offer(Composite[CreaturesState]):
    """The part, by the building's name, or nothing; a text says what for. Frame: seat."""

    def __init__(self, text: str, part: Step[CreaturesState]) -> None:
        super().__init__([part])
        self.text = text
        self.kind = text.rpartition("-")[2]
        self.use = -1
        self.waits = True

    def stands_on(self, space: int) -> None:
        self.use = USE.base + space

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return self.parts[0].obstacle(s, seat)

    def question(self, s: CreaturesState, frame: Frame) -> tuple[str, Message]:
        return self.kind, self.prompt(s, frame)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message(self.text)

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [self.use, DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action != DONE:
            self.parts[0].begin(s, frame[1])


@final
class FlipNewStall(Question[CreaturesState]):
    """The stall just built becomes stables for nothing, now or never. Frame: seat, cell."""

    fields: ClassVar[tuple[str, ...]] = ("cell",)
    asks: ClassVar[str] = "barn"

    def __init__(self) -> None:
        super().__init__()
        self.use = -1

    def stands_on(self, space: int) -> None:
        self.use = USE.base + space

    def begin(self, s: CreaturesState, seat: int) -> None:
        player = s.own(seat)
        player.free_flip = False
        bit, tile = player.yard.tiles[-1]
        if can_flip(s, tile):
            s.stack.append((self.id, seat, bit))

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-barn")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [self.use, DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action != DONE:
            flip(s, frame[1], frame[2])


@final
class FlipNextStall(Deed[CreaturesState]):
    """The next stall may become stables for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: CreaturesState, seat: int) -> None:
        s.own(seat).free_flip = True


def foal_fits(player: Seat, edge: int) -> bool:
    """Whether one more horse could be kept once a border stands on an edge."""
    return player.yard.with_border(edge).housing().most[HORSE] > player.animals[HORSE]


@final
class BorderForFoal(Question[CreaturesState]):
    """A free border with which the foal about to be born can be kept, and stays. Frame: seat."""

    asks: ClassVar[str] = "border-free"

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if self.borders(s, seat) else NO_EDGE

    def borders(self, s: CreaturesState, seat: int) -> list[int]:
        """The borders that leave room for it, as actions."""
        player = s.seats[seat]
        return [
            action for action in border_actions(s, seat) if foal_fits(player, action - BORDER.base)
        ]

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-border-free", {"n": 1})

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return self.borders(s, frame[1])

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        build_border(s, frame[1], action)
        keep_foal(s)

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if BORDER.owns(action):
            return why_no_border(s, frame[1], action, NOTHING, WRONG_SITE)
        return super().why_not(s, frame, action)


@final
class LayStone(Deed[CreaturesState]):
    """A stone of the stock is laid on the building."""

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if s.seats[seat].goods[STONE] else CANNOT_PAY

    def do(self, s: CreaturesState, seat: int) -> None:
        pay(s, seat, ((STONE, 1),))
        s.own(seat).stones += 1
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-carve", {})
