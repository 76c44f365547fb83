"""Fences taken down and put up again, as many as there were."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import CATTLE
from ....farm.pastures import Layout
from ....kernel.flow import Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, NO_PASTURE, explain
from ..state import AgricolaState
from ..vocabulary import FARM, FENCE, PASTURES
from .animals import settle
from .fences import described, enclose

_known: Final[dict[tuple[int, int, int], bool]] = {}
_others: Final[dict[tuple[int, int], bool]] = {}


def uses_up(layout: Layout, solid: int, left: int) -> bool:
    """Whether further pastures can take exactly so many fences, off the cells of a mask."""
    if not left:
        return True
    key = (layout.fences, solid, left)
    known = _known.get(key)
    if known is None:
        if len(_known) >= 100_000:
            _known.clear()
        known = cell_by_cell(layout, solid, left) or in_any_way(layout, solid, left)
        _known[key] = known
    return known


def cell_by_cell(layout: Layout, solid: int, left: int) -> bool:
    """The same with pastures of a single cell alone, which is soon known."""
    enclosed = layout.enclosed
    beside = FARM.neighbours(enclosed) if enclosed else FARM.full
    for cell in FARM.cells((beside | enclosed) & ~solid):
        mask = 1 << cell
        if mask in layout.pastures:
            continue
        cost = PASTURES.cost(layout, PASTURES.number_of[mask])
        if cost == left:
            return True
        if cost < left and uses_up(PASTURES.add(layout, mask), solid, left - cost):
            return True
    return False


def in_any_way(layout: Layout, solid: int, left: int) -> bool:
    """The same with all pastures that there are."""
    for number in PASTURES.options(layout, solid, left, 0):
        cost = PASTURES.cost(layout, number)
        if cost and uses_up(PASTURES.add(layout, PASTURES.masks[number]), solid, left - cost):
            return True
    return False


def differs(built: Layout, layout: Layout, solid: int) -> bool:
    """Whether further pastures can lead from what is built to another layout of as many fences."""
    left = layout.count - built.count
    if not left:
        return built is not layout
    for number in PASTURES.options(built, solid, left, 0):
        cost = PASTURES.cost(built, number)
        then = PASTURES.add(built, PASTURES.masks[number])
        if cost and uses_up(then, solid, left - cost) and differs(then, layout, solid):
            return True
    return False


def has_another(layout: Layout, solid: int) -> bool:
    """Whether as many fences can stand in another way, off the cells of a mask."""
    key = (layout.fences, solid)
    known = _others.get(key)
    if known is None:
        if len(_others) >= 100_000:
            _others.clear()
        known = _others[key] = differs(PASTURES.empty, layout, solid)
    return known


@final
class Rebuild(Deed[AgricolaState]):
    """Take down all fences and put them up again; once between two deeds is enough."""

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    def lies_on(self, card: int) -> None:
        self.card = card

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if not player.goods[CATTLE] or not player.layout.count:
            return NO_EFFECT
        if player.recall(self.card) == s.turn(seat):
            return NO_EFFECT
        return 0 if has_another(player.layout, player.ground.solid) else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"card": s.rules.cards[self.card].name})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-move-fences")

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        player.remember(self.card, s.turn(seat))
        fences = player.layout.count
        player.layout = PASTURES.empty
        player.survey()
        if s.sink is not None:
            s.sink.note(seat, "log-fences-down", {"fences": fences})
        s.stack.append((REBUILDING.id, seat, fences))


@final
class Rebuilding(Question[AgricolaState]):
    """Pasture by pasture until all fences stand again. Frame: seat, fences."""

    fields: ClassVar[tuple[str, ...]] = ("fences",)
    asks: ClassVar[str] = "fence"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        left = frame[2] - s.seats[frame[1]].layout.count
        return Message("prompt-rebuild", {"fences": left})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return bool(self.actions(s, frame))

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        layout, solid = player.layout, player.ground.solid
        left = frame[2] - layout.count
        found: list[int] = []
        for number in PASTURES.options(layout, solid, left, 0):
            cost = PASTURES.cost(layout, number)
            if cost and uses_up(PASTURES.add(layout, PASTURES.masks[number]), solid, left - cost):
                found.append(FENCE.base + number)
        return found

    def instead(self, s: AgricolaState, frame: Frame, action: int) -> int:
        if not FENCE.owns(action):
            return action
        return FENCE.base + PASTURES.equal(s.seats[frame[1]].layout, action - FENCE.base)

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        enclose(s, seat, action - FENCE.base, 0)
        if s.seats[seat].layout.count < frame[2]:
            s.stack.append(frame)
        else:
            settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return described(s.seats[frame[1]], action, 0)

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if FENCE.owns(action):
            return explain(s.rules, NO_PASTURE)
        return super().why_not(s, frame, action)


REBUILDING: Final = Rebuilding()
