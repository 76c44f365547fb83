"""Fences taken down and put up again, as many as there were."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import CATTLE
from ....farm.pastures import Layout
from ....kernel.flow import DONE, Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, NO_PASTURE, explain
from ..state import AgricolaState
from ..vocabulary import EDGE, FARM, FENCE, PASTURES
from .animals import settle
from .laying import described, put_up, same_division

_known: Final[dict[tuple[int, int, int, bool], bool]] = {}
_others: Final[dict[tuple[int, int, bool], bool]] = {}


def uses_up(layout: Layout, solid: int, left: int) -> bool:
    """Whether further pastures can take exactly so many fences, off the cells of a mask."""
    if not left or layout.book.habits.open:
        return True
    key = (layout.fences, solid, left, layout.book.habits.scattered)
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
    anywhere = not enclosed or layout.book.habits.scattered
    beside = FARM.full if anywhere else FARM.neighbours(enclosed)
    for cell in FARM.cells((beside | enclosed) & ~solid):
        mask = 1 << cell
        if mask in layout.pastures:
            continue
        cost = PASTURES.cost(layout, PASTURES.number_of[mask])
        if cost == left:
            return True
        if cost < left and uses_up(layout.book.add(layout, mask), solid, left - cost):
            return True
    return False


def in_any_way(layout: Layout, solid: int, left: int) -> bool:
    """The same with all pastures that there are."""
    book = layout.book
    for number in book.options(layout, solid, left, 0):
        cost = book.cost(layout, number)
        if cost and uses_up(book.add(layout, book.masks[number]), solid, left - cost):
            return True
    return False


def differs(built: Layout, layout: Layout, solid: int) -> bool:
    """Whether further pastures can lead from what is built to another layout of as many fences."""
    left = layout.count - built.count
    if not left:
        return built is not layout
    book = built.book
    for number in book.options(built, solid, left, 0):
        cost = book.cost(built, number)
        then = book.add(built, book.masks[number])
        if cost and uses_up(then, solid, left - cost) and differs(then, layout, solid):
            return True
    return False


def has_another(layout: Layout, solid: int) -> bool:
    """Whether as many fences can stand in another way, off the cells of a mask."""
    if layout.book.habits.open:
        return True
    key = (layout.fences, solid, layout.book.habits.scattered)
    known = _others.get(key)
    if known is None:
        if len(_others) >= 100_000:
            _others.clear()
        known = _others[key] = differs(layout.book.empty, layout, solid)
    return known


@final
class Rebuild(Deed[AgricolaState]):
    """Take down all fences and put them up again; once between two deeds is enough."""

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
        player.layout = s.rules.pastures.empty
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
        layout, ground = player.layout, player.ground
        book, solid = layout.book, ground.solid
        left = frame[2] - layout.count
        found: list[int] = []
        for number in book.options(layout, solid, left, 0, ground.beside):
            cost = book.cost(layout, number)
            if cost and uses_up(book.add(layout, book.masks[number]), solid, left - cost):
                found.append(FENCE.base + number)
        if book.habits.open:
            found += [EDGE.base + edge for edge in book.single(layout, solid, ground.beside)]
        return found or [DONE]

    def instead(self, s: AgricolaState, frame: Frame, action: int) -> int:
        return same_division(s.seats[frame[1]], action)

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action != DONE:
            put_up(s, seat, action, 0)
        if action != DONE and s.seats[seat].layout.count < frame[2]:
            s.stack.append(frame)
        else:
            settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return None if action == DONE else described(s.seats[frame[1]], action, 0)

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        if FENCE.owns(action) or EDGE.owns(action):
            return explain(s.rules, NO_PASTURE)
        return super().why_not(s, frame, action)


REBUILDING: Final = Rebuilding()
