"""Stalls, and stables on their other side."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import Goods, covers, named, reed, stone
from ....kernel.flow import Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..events import STALL_ACTION, STALL_BUILT
from ..reasons import (
    BUILT_THERE,
    CANNOT_PAY,
    CANNOT_PAY_EITHER,
    NO_SITE,
    NO_STALL,
    NO_STALL_TILE,
    NOT_ON_FARM,
    WRONG_SITE,
    explain,
)
from ..state import CreaturesState, Seat
from ..telling import TELL, put_tile
from ..tile import Tile
from ..vocabulary import BUILD_STALL, CELL_BITS, CELLS, FLIP, PAY, STABLES, STALL
from ..yard import Yard, cells_of
from .goods import pay
from .troughs import wood_for

STALL_COST: Final = reed(1) + stone(3)
FLIP_STONE: Final = stone(5)
FLIP_WOOD: Final = 5


def can_flip(s: CreaturesState, tile: Tile) -> bool:
    """Whether a tile is a stall for which there are stables: its own back, or one of the supply."""
    return tile.is_stall and (tile.number == STALL or s.stalls > 0)


def flip(s: CreaturesState, seat: int, bit: int) -> None:
    """Stables in the place of a stall; a special stall goes back on display."""
    yard = s.seats[seat].yard
    old = yard.tile_on(bit)
    if old is not None and old.number != STALL:
        s.stalls -= 1
        s.display |= 1 << old.number
    put_tile(s, seat, yard.with_tile(bit, s.rules.tiles[STABLES]))
    if s.sink is not None:
        s.sink.note(seat, "log-creatures-stables", {"cell": CELLS[cells_of(1 << bit)[0]]})


@final
class BuildStall(Choice[CreaturesState]):
    """One stall, by a Stall action or in the place of a trough."""

    asks: ClassVar[str] = "stall"

    def __init__(self, cost: Goods = STALL_COST, on_troughs: bool = False) -> None:
        super().__init__()
        self.cost = cost
        self.on_troughs = on_troughs

    def sites(self, yard: Yard) -> int:
        """Where it may stand."""
        return yard.open_sites() & yard.troughs if self.on_troughs else yard.open_sites()

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        player = s.seats[seat]
        if not covers(player.goods, self.cost):
            return CANNOT_PAY
        if not s.stalls:
            return NO_STALL_TILE
        return 0 if self.sites(player.yard) else NO_SITE

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code, {"goods": named(self.cost)})

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-stall", {"goods": named(self.cost)})

    def owns(self, action: int) -> bool:
        return BUILD_STALL.base <= action < BUILD_STALL.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return [BUILD_STALL.base + cell for cell in cells_of(self.sites(s.seats[seat].yard))]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        pay(s, seat, self.cost)
        bit = CELL_BITS[action - BUILD_STALL.base]
        yard = s.seats[seat].yard
        if self.on_troughs:
            yard = yard.with_troughs(yard.troughs & ~(1 << bit))
            s.troughs += 1
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-stall", {"cell": CELLS[action - BUILD_STALL.base]})
        s.stalls -= 1
        put_tile(s, seat, yard.with_tile(bit, s.rules.tiles[STALL]))
        TELL.tell(s, STALL_BUILT, seat, bit)
        if not self.on_troughs:
            TELL.tell(s, STALL_ACTION, seat, bit)

    def refusal(self, s: CreaturesState, seat: int, action: int) -> Reason:
        code = self.obstacle(s, seat)
        if code:
            return self.reason(s, seat, code)
        return explain(
            why_no_site(s.seats[seat].yard, CELL_BITS[action - BUILD_STALL.base]),
            {"cell": CELLS[action - BUILD_STALL.base]},
        )


def why_no_site(yard: Yard, bit: int) -> int:
    """Why a new building cannot stand on a cell."""
    if not yard.ground >> bit & 1:
        return NOT_ON_FARM
    return BUILT_THERE if yard.built >> bit & 1 else WRONG_SITE


def ways_to_flip(player: Seat) -> list[Goods]:
    """The ways to pay for stables that the seat can afford: in wood, in stone."""
    return [
        cost for cost in (wood_for(player, FLIP_WOOD), FLIP_STONE) if covers(player.goods, cost)
    ]


@final
class FlipStalls(Choice[CreaturesState]):
    """Stalls become stables, at least one, each paid in one material."""

    asks: ClassVar[str] = "stables"

    def __init__(self) -> None:
        super().__init__(len(CELLS))

    def stalls(self, s: CreaturesState, seat: int) -> int:
        """The cells with stalls that can be turned over."""
        found = 0
        for bit, tile in s.seats[seat].yard.tiles:
            if can_flip(s, tile):
                found |= 1 << bit
        return found

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        if not self.stalls(s, seat):
            special = [tile for _, tile in s.seats[seat].yard.tiles if tile.is_stall]
            return NO_STALL_TILE if special else NO_STALL
        return 0 if ways_to_flip(s.seats[seat]) else CANNOT_PAY_EITHER

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        cost = wood_for(s.seats[seat], FLIP_WOOD)
        return explain(code, {"goods": named(cost), "other": named(FLIP_STONE)})

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-stables")

    def owns(self, action: int) -> bool:
        return FLIP.base <= action < FLIP.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return [FLIP.base + cell for cell in cells_of(self.stalls(s, seat))]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        bit = CELL_BITS[action - FLIP.base]
        ways = ways_to_flip(s.seats[seat])
        if len(ways) > 1:
            s.stack.append((FLIP_PAYMENT.id, seat, bit))
        else:
            pay(s, seat, ways[0])
            flip(s, seat, bit)

    def refusal(self, s: CreaturesState, seat: int, action: int) -> Reason:
        tile = s.seats[seat].yard.tile_on(CELL_BITS[action - FLIP.base])
        lacking = NO_STALL_TILE if tile is not None and tile.is_stall else NO_STALL
        return self.reason(s, seat, self.obstacle(s, seat) or lacking)


@final
class FlipPayment(Question[CreaturesState]):
    """Stables that can be paid in wood or in stone. Frame: seat, cell."""

    fields: ClassVar[tuple[str, ...]] = ("cell",)
    asks: ClassVar[str] = "pay"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-pay")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [PAY.base, PAY.base + 1]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        pay(s, frame[1], ways_to_flip(s.seats[frame[1]])[action - PAY.base])
        flip(s, frame[1], frame[2])


FLIP_PAYMENT: Final = FlipPayment()
