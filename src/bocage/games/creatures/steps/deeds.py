"""What special buildings let their owners do: exchanges, gifts, moving troughs and stalls."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import NOTHING, named
from ....kernel.flow import DONE, Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..queries import KEEPS_TOGETHER
from ..reasons import (
    NO_DEED,
    NOT_ON_FARM,
    NOTHING_TO_MOVE,
    NOTHING_TO_TAKE,
    TROUGH_THERE,
    explain,
)
from ..state import CreaturesState
from ..tile import Tile
from ..vocabulary import (
    ANIMALS,
    BORDER,
    CELL_BITS,
    CELL_OF,
    CELLS,
    COW,
    LIFT_STALL,
    LIFT_TROUGH,
    PAIRS,
    SITE,
    SPEND,
    SWAP,
    TRADE,
    TRADES,
)
from ..yard import Yard, around, bits_of, cells_of
from .borders import border_actions, build_border, can_border, why_no_border
from .extensions import receive_borders
from .goods import pay
from .stalls import why_no_site


@final
class Trade(Choice[CreaturesState]):
    """One of each of two types for one of a third."""

    asks: ClassVar[str] = "trade"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-trade")

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if self.first(s, seat) else NO_DEED

    def owns(self, action: int) -> bool:
        return TRADE.base <= action < TRADE.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        animals = s.seats[seat].animals
        return [TRADE.base + i for i, (a, b, _) in enumerate(TRADES) if animals[a] and animals[b]]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        a, b, c = TRADES[action - TRADE.base]
        player = s.own(seat)
        player.animals[a] -= 1
        player.animals[b] -= 1
        player.animals[c] += 1
        if s.sink is not None:
            values = {"goods": {ANIMALS[a]: 1, ANIMALS[b]: 1}, "gains": {ANIMALS[c]: 1}}
            s.sink.note(seat, "log-creatures-swap", values)


@final
class SwapForCow(Choice[CreaturesState]):
    """A sheep, a pig or a horse becomes a cow."""

    asks: ClassVar[str] = "swap"

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if self.first(s, seat) else NOTHING_TO_TAKE

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-swap")

    def owns(self, action: int) -> bool:
        return SWAP.base <= action < SWAP.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        animals = s.seats[seat].animals
        return [SWAP.base + kind for kind in range(4) if animals[kind] and kind != COW]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        player.animals[action - SWAP.base] -= 1
        player.animals[COW] += 1
        if s.sink is not None:
            goods = {ANIMALS[action - SWAP.base]: 1}
            s.sink.note(seat, "log-creatures-swap", {"goods": goods, "gains": {"cow": 1}})


@final
class Spend(Choice[CreaturesState]):
    """Two different materials are paid."""

    asks: ClassVar[str] = "spend"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-spend")

    def owns(self, action: int) -> bool:
        return SPEND.base <= action < SPEND.end

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if self.first(s, seat) else NO_DEED

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        goods = s.seats[seat].goods
        return [SPEND.base + i for i, (a, b) in enumerate(PAIRS) if goods[a] and goods[b]]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        a, b = PAIRS[action - SPEND.base]
        pay(s, seat, ((a, 1), (b, 1)))
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-spend", {"goods": named(((a, 1), (b, 1)))})


@final
class GiveBorder(Choice[CreaturesState]):
    """A border for the opponent's stock, one of the own ones is built."""

    asks: ClassVar[str] = "give-border"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-give-border")

    def owns(self, action: int) -> bool:
        return BORDER.base <= action < BORDER.end

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if s.seats[seat].borders > 1 and can_border(s, seat) else NO_DEED

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return border_actions(s, seat)

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        other = 1 - seat
        s.own(seat).borders -= 1
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-give-border", {"by": other})
        receive_borders(s, other, 1)
        build_border(s, seat, action)

    def refusal(self, s: CreaturesState, seat: int, action: int) -> Reason:
        return why_no_border(s, seat, action, NOTHING)


@final
class Carpentry(Question[CreaturesState]):
    """Troughs and stalls are put elsewhere, each place once, as often as one likes.

    Frame: seat, cells where troughs were put, cells where stalls were put.
    """

    asks: ClassVar[str] = "lift"
    fields: ClassVar[tuple[str, ...]] = ("troughs", "stalls")

    def begin(self, s: CreaturesState, seat: int) -> None:
        s.stack.append((self.id, seat, 0, 0))

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-lift")

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if lifts(s.seats[seat].yard, 0, 0) else NO_DEED

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        found = lifts(s.seats[frame[1]].yard, frame[2], frame[3])
        return [*found, DONE] if frame[2] | frame[3] else found

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        stall = 1 if action >= LIFT_STALL.base else 0
        base = LIFT_STALL.base if stall else LIFT_TROUGH.base
        s.stack.append(frame)
        s.stack.append((LANDING.id, frame[1], stall, CELL_BITS[action - base]))

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if LIFT_TROUGH.owns(action) or LIFT_STALL.owns(action):
            return explain(NOTHING_TO_MOVE)
        return super().why_not(s, frame, action)


def lifts(yard: Yard, troughs: int, stalls: int) -> list[int]:
    """What can be moved, as actions, apart from what was put on these cells."""
    found: list[int] = []
    if yard.ground & ~yard.troughs:
        found = [LIFT_TROUGH.base + cell for cell in cells_of(yard.troughs & ~troughs)]
    for bit, tile in yard.tiles:
        if tile.is_stall and not stalls >> bit & 1 and landings(yard, bit, tile, stalls):
            found.append(LIFT_STALL.base + cells_of(1 << bit)[0])
    return found


def landings(yard: Yard, bit: int, stall: Tile, put: int) -> int:
    """Where a stall may be moved: onto a free cell, or onto another kind of stall not just put.

    All buildings may have to stay together.
    """
    found = yard.ground & ~yard.built
    if yard.tableau.says(KEEPS_TOGETHER):
        rest = yard.built & ~(1 << bit)
        sites = bits_of(found & around(rest))
        found = sum([1 << site for site in sites if together(rest | 1 << site)])
    for other, tile in yard.tiles:
        if tile.is_stall and tile.number != stall.number and not put >> other & 1:
            found |= 1 << other
    return found


def together(mask: int) -> bool:
    """Whether the cells hang together."""
    reached = mask & -mask
    while True:
        wider = (reached | around(reached)) & mask
        if wider == reached:
            return reached == mask
        reached = wider


def moved(s: CreaturesState, seat: int, id: str, origin: int, bit: int) -> None:
    """Note what was moved from one cell to another."""
    if s.sink is not None:
        values = {"origin": CELLS[CELL_OF[origin]], "cell": CELLS[CELL_OF[bit]]}
        s.sink.note(seat, id, values)


@final
class Landing(Question[CreaturesState]):
    """Where it goes that was lifted; stalls change places. Frame: seat, 1 for a stall, its cell."""

    fields: ClassVar[tuple[str, ...]] = ("stall", "cell")
    asks: ClassVar[str] = "landing"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-landing")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        yard = s.seats[frame[1]].yard
        found = yard.ground & ~yard.troughs
        if frame[2]:
            stall = yard.tile_on(frame[3])
            assert stall is not None
            found = landings(yard, frame[3], stall, s.stack[-2][3])
        return [SITE.base + cell for cell in cells_of(found)]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        id, seat, troughs, stalls = s.stack[-1]
        player = s.own(seat)
        yard, origin, bit = player.yard, frame[3], CELL_BITS[action - SITE.base]
        if not frame[2]:
            player.yard = yard.with_troughs(yard.troughs & ~(1 << origin) | 1 << bit)
            s.stack[-1] = (id, seat, troughs | 1 << bit, stalls)
            moved(s, seat, "log-creatures-move-trough", origin, bit)
            return
        stall, other = yard.tile_on(origin), yard.tile_on(bit)
        assert stall is not None
        player.yard = yard.without_tile(origin).with_tile(bit, stall)
        s.stack[-1] = (id, seat, troughs, stalls | 1 << bit)
        moved(s, seat, "log-creatures-move-stall", origin, bit)
        if other is not None:
            player.yard = player.yard.with_tile(origin, other)
            moved(s, seat, "log-creatures-move-stall", bit, origin)

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if not SITE.owns(action):
            return super().why_not(s, frame, action)
        yard, bit = s.seats[frame[1]].yard, CELL_BITS[action - SITE.base]
        code = why_no_site(yard, bit)
        if not frame[2] and code != NOT_ON_FARM:
            code = TROUGH_THERE
        return explain(code, {"cell": CELLS[action - SITE.base]})


LANDING: Final = Landing()
