"""Special buildings: choose one on display, pay, find a site, use what it brings at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import REED, STONE, WOOD, Goods, covers, named
from ....kernel.flow import DONE, Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..events import STALL_BUILT
from ..queries import WOOD_SAVED
from ..reasons import (
    BUILT_THERE,
    CANNOT_PAY,
    CANNOT_PAY_EITHER,
    NEED,
    NO_BUILDING,
    NO_SITE,
    NOT_ON_DISPLAY,
    WRONG_SITE,
    explain,
)
from ..rules import supply_number
from ..state import CreaturesState, Seat
from ..telling import TELL, put_tile
from ..tile import Tile
from ..vocabulary import ANIMALS, BUILD, CELL_BITS, CELLS, PAY, SITE, STABLES
from ..yard import Yard, around, cells_of
from .goods import pay
from .stalls import why_no_site
from .troughs import wood_for


def price(player: Seat, cost: Goods) -> Goods:
    """The cost of a building, less the wood that the seat's tiles save."""
    if cost and cost[0][0] == WOOD:
        return wood_for(player, cost[0][1]) + cost[1:]
    return cost


def ways(player: Seat, tile: Tile) -> list[Goods]:
    """The costs of a building that the seat can pay."""
    costs = [price(player, tile.cost)]
    if tile.instead:
        costs.append(price(player, tile.instead))
    return [cost for cost in costs if covers(player.goods, cost)]


def sites(yard: Yard, tile: Tile, beside: int) -> int:
    """The cells where a building may stand; beside a cell, if its bit plus 1 is given."""
    found = tile.site.on(yard)
    return found & around(1 << beside - 1) if beside else found


def obstacle_of(s: CreaturesState, seat: int, tile: Tile, beside: int) -> int:
    """0 if a building on display can be built now, else a code."""
    player = s.seats[seat]
    if not covers(player.goods, tile.cost) and not ways(player, tile):
        return CANNOT_PAY
    for kind in tile.animals:
        if not player.animals[kind]:
            return CANNOT_PAY
    if tile.need is not None and not tile.need.met(s, seat):
        return NEED
    if sites(player.yard, tile, beside):
        return 0
    return NEED if tile.site.replaces is not None and not tile.site.on(player.yard) else NO_SITE


def affordable(s: CreaturesState, player: Seat) -> int:
    """The buildings on display whose materials the seat can pay, as a mask."""
    goods = player.goods
    table = s.rules.payable[player.yard.tableau.says(WOOD_SAVED)]
    return s.display & table[supply_number(goods[WOOD], goods[REED], goods[STONE])]


def buildable(s: CreaturesState, seat: int, beside: int) -> list[int]:
    """The actions that build something on display."""
    found: list[int] = []
    left = affordable(s, s.seats[seat])
    while left:
        low = left & -left
        left ^= low
        number = low.bit_length() - 1
        if not obstacle_of(s, seat, s.rules.tiles[number], beside):
            found.append(BUILD.base + number)
    return found


def why_no_building(s: CreaturesState, seat: int, action: int, beside: int) -> Reason:
    """Why a building cannot be built."""
    tile = s.rules.tiles[action - BUILD.base]
    values: dict[str, object] = {"card": tile.name}
    if not s.display >> tile.number & 1:
        return explain(NOT_ON_DISPLAY, values)
    code = obstacle_of(s, seat, tile, beside)
    if code == CANNOT_PAY:
        cost = named(price(s.seats[seat], tile.cost))
        values["goods"] = {**cost, **{ANIMALS[kind]: 1 for kind in tile.animals}}
        if tile.instead:
            values["other"] = named(price(s.seats[seat], tile.instead))
            code = CANNOT_PAY_EITHER
    if code == NEED:
        values["need"] = Message(f"need-creatures-{tile.needed}")
    return explain(code or NO_BUILDING, values)


def begin_building(s: CreaturesState, seat: int, tile: Tile, beside: int) -> None:
    """Pay for a building, asking how if there are two ways, and go on to its site."""
    payable = ways(s.seats[seat], tile)
    if len(payable) > 1:
        s.stack.append((WAYS.id, seat, tile.number, beside))
    else:
        paid(s, seat, tile, beside, payable[0])


def paid(s: CreaturesState, seat: int, tile: Tile, beside: int, cost: Goods) -> None:
    """A building is paid; find its site, asking where if there are several."""
    pay(s, seat, cost)
    player = s.own(seat)
    for kind in tile.animals:
        player.animals[kind] -= 1
    if s.sink is not None:
        goods = {**named(cost), **{ANIMALS[kind]: 1 for kind in tile.animals}}
        id = "log-creatures-build" if goods else "log-creatures-build.bare"
        s.sink.note(seat, id, {"card": tile.name, "goods": goods})
    found = sites(player.yard, tile, beside)
    if found & (found - 1):
        s.stack.append((SITES.id, seat, tile.number, beside))
    else:
        raise_tile(s, seat, tile, found.bit_length() - 1)


def raise_tile(s: CreaturesState, seat: int, tile: Tile, bit: int) -> None:
    """Put a building on its site; what it replaces goes back, and it does what it does at once."""
    yard = s.seats[seat].yard
    old = yard.tile_on(bit)
    if old is not None:
        if 1 <= old.number <= STABLES:
            s.stalls += 1
        elif old.number > STABLES:
            s.display |= 1 << old.number
    s.display &= ~(1 << tile.number)
    put_tile(s, seat, yard.with_tile(bit, tile))
    if tile.is_stall:
        TELL.tell(s, STALL_BUILT, seat, bit)
    if tile.at_once is not None:
        tile.at_once.begin(s, seat)


@final
class BuildSpecial(Choice[CreaturesState]):
    """One of the special buildings on display."""

    asks: ClassVar[str] = "build"

    def __init__(self) -> None:
        super().__init__()
        self.particular = True

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        left = affordable(s, s.seats[seat])
        while left:
            low = left & -left
            left ^= low
            if not obstacle_of(s, seat, s.rules.tiles[low.bit_length() - 1], 0):
                return 0
        return NO_BUILDING

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code)

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-build")

    def owns(self, action: int) -> bool:
        return BUILD.base <= action < BUILD.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return buildable(s, seat, 0)

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        begin_building(s, seat, s.rules.tiles[action - BUILD.base], 0)

    def refusal(self, s: CreaturesState, seat: int, action: int) -> Reason:
        return why_no_building(s, seat, action, 0)


@final
class Ways(Question[CreaturesState]):
    """A building with two costs: the seat names one. Frame: seat, tile, cell to be beside."""

    fields: ClassVar[tuple[str, ...]] = ("tile", "beside")
    asks: ClassVar[str] = "pay"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-pay")

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [PAY.base, PAY.base + 1]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        tile = s.rules.tiles[frame[2]]
        paid(s, frame[1], tile, frame[3], ways(s.seats[frame[1]], tile)[action - PAY.base])


@final
class Sites(Question[CreaturesState]):
    """Where a paid building is to stand. Frame: seat, tile, cell to be beside."""

    fields: ClassVar[tuple[str, ...]] = ("tile", "beside")
    asks: ClassVar[str] = "site"

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-site", {"card": s.rules.tiles[frame[2]].name})

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        found = sites(s.seats[frame[1]].yard, s.rules.tiles[frame[2]], frame[3])
        return [SITE.base + cell for cell in cells_of(found)]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        raise_tile(s, frame[1], s.rules.tiles[frame[2]], CELL_BITS[action - SITE.base])

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if not SITE.owns(action):
            return super().why_not(s, frame, action)
        code = why_no_site(s.seats[frame[1]].yard, CELL_BITS[action - SITE.base])
        if code == BUILT_THERE and s.rules.tiles[frame[2]].site.replaces is not None:
            code = WRONG_SITE
        return explain(code, {"cell": CELLS[action - SITE.base]})


@final
class Beside(Question[CreaturesState]):
    """Another building right beside the one just built, or none. Frame: seat."""

    asks: ClassVar[str] = "beside"

    def __init__(self) -> None:
        super().__init__()
        self.number = -1

    def stands_on(self, space: int) -> None:
        self.number = space

    def beside(self, s: CreaturesState, seat: int) -> int:
        """The bit of its cell, plus 1."""
        return s.seats[seat].yard.cell_with(self.number) + 1

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-beside")

    def owns(self, action: int) -> bool:
        return BUILD.base <= action < BUILD.end

    def actions(self, s: CreaturesState, frame: Frame) -> list[int]:
        return [*buildable(s, frame[1], self.beside(s, frame[1])), DONE]

    def apply(self, s: CreaturesState, frame: Frame, action: int) -> None:
        if action != DONE:
            tile = s.rules.tiles[action - BUILD.base]
            begin_building(s, frame[1], tile, self.beside(s, frame[1]))

    def why_not(self, s: CreaturesState, frame: Frame, action: int) -> Reason:
        if self.owns(action):
            return why_no_building(s, frame[1], action, self.beside(s, frame[1]))
        return super().why_not(s, frame, action)


WAYS: Final = Ways()
SITES: Final = Sites()
