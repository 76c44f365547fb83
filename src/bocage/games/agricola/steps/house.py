"""Rooms, stables, renovation, family growth."""

from __future__ import annotations

from typing import Final, final

from ....farm.goods import CLAY, REED, STONE, WOOD, Goods, clay, named, reed, stone, wood
from ....kernel.flow import Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import (
    BUILT_ON,
    CANNOT_PAY,
    FAMILY_FULL,
    NO_CELL,
    NO_ROOM,
    NO_STABLE_LEFT,
    NOT_ADJACENT_ROOM,
    NOT_EMPTY,
    STONE_HOUSE,
    TOO_EARLY,
    explain,
)
from ..state import AgricolaState, Seat
from ..vocabulary import FARM, GROW, PEOPLE, RENOVATE, ROOM, STABLE, STABLES
from .goods import pay

HOUSES: Final = ("wood", "clay", "stone")
ROOM_COSTS: Final = (wood(5) + reed(2), clay(5) + reed(2), stone(5) + reed(2))
MATERIAL: Final = (WOOD, CLAY, STONE)


@final
class BuildRooms(Choice[AgricolaState]):
    """Rooms of the house's material, next to the house, as many as one likes and can pay."""

    def __init__(self, limit: int = FARM.size) -> None:
        super().__init__(limit)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        goods = player.goods
        if goods[REED] < 2 or goods[MATERIAL[player.house]] < 5:
            return CANNOT_PAY
        return 0 if player.ground.roomable else NO_CELL

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(ROOM_COSTS[s.seats[seat].house])})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-room", {"goods": named(ROOM_COSTS[s.seats[frame[1]].house])})

    def owns(self, action: int) -> bool:
        return ROOM.base <= action < ROOM.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return s.seats[seat].ground.room_actions()

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        pay(s, seat, ROOM_COSTS[player.house])
        player.rooms |= 1 << (action - ROOM.base)
        player.survey()
        if s.sink is not None:
            s.sink.note(
                seat,
                "log-room",
                {
                    "cell": FARM.names[action - ROOM.base],
                    "house": HOUSES[player.house],
                    "goods": named(ROOM_COSTS[player.house]),
                },
            )

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        code = self.obstacle(s, seat)
        cell = action - ROOM.base
        if not code:
            empty = s.seats[seat].ground.unused >> cell & 1
            code = NOT_ADJACENT_ROOM if empty else NOT_EMPTY
        return explain(
            s.rules,
            code,
            {"cell": FARM.names[cell], "goods": named(ROOM_COSTS[s.seats[seat].house])},
        )


@final
class BuildStables(Choice[AgricolaState]):
    """Stables, each paid and placed before the next."""

    def __init__(self, wood: int, limit: int = STABLES) -> None:
        super().__init__(limit)
        self.wood = wood
        self.cost: Goods = ((WOOD, wood),)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.goods[WOOD] < self.wood:
            return CANNOT_PAY
        if player.ground.stableable:
            return 0
        return NO_STABLE_LEFT if player.stables.bit_count() >= STABLES else NO_CELL

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(self.cost)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-stable", {"goods": named(self.cost)})

    def owns(self, action: int) -> bool:
        return STABLE.base <= action < STABLE.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return s.seats[seat].ground.stable_actions()

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        pay(s, seat, self.cost)
        player.stables |= 1 << (action - STABLE.base)
        player.rehouse()
        if s.sink is not None:
            s.sink.note(
                seat,
                "log-stable",
                {"cell": FARM.names[action - STABLE.base], "goods": named(self.cost)},
            )

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        cell = action - STABLE.base
        code = self.obstacle(s, seat) or BUILT_ON
        return explain(s.rules, code, {"cell": FARM.names[cell], "goods": named(self.cost)})


@final
class Renovate(Deed[AgricolaState]):
    """The whole house, one step: wood to clay, clay to stone."""

    def __init__(self) -> None:
        super().__init__(RENOVATE.base)

    def cost(self, player: Seat) -> Goods:
        """One of the next material per room and one reed."""
        return ((MATERIAL[player.house + 1], player.ground.rooms), (REED, 1))

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.house == 2:
            return STONE_HOUSE
        goods = player.goods
        if goods[REED] < 1 or goods[MATERIAL[player.house + 1]] < player.ground.rooms:
            return CANNOT_PAY
        return 0

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        player = s.seats[seat]
        goods = {} if player.house == 2 else named(self.cost(player))
        return explain(s.rules, code, {"goods": goods})

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        cost = self.cost(player)
        pay(s, seat, cost)
        player.house += 1
        if s.sink is not None:
            s.sink.note(seat, "log-renovate", {"house": HOUSES[player.house], "goods": named(cost)})


@final
class FamilyGrowth(Deed[AgricolaState]):
    """A child beside the person who acts; it works from the next round on."""

    def __init__(self, needs_room: bool = True, from_round: int = 1) -> None:
        super().__init__(GROW.base)
        self.needs_room = needs_room
        self.from_round = from_round
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.people >= PEOPLE:
            return FAMILY_FULL
        if self.needs_room and player.ground.rooms <= player.people:
            return NO_ROOM
        return 0 if s.round >= self.from_round else TOO_EARLY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        player = s.seats[seat]
        return explain(
            s.rules,
            code,
            {"rooms": player.ground.rooms, "people": player.people, "round": self.from_round},
        )

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-grow")

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        player.people += 1
        player.newborn += 1
        s.occupants[self.space] += (2 * seat + 1,)
        if s.sink is not None:
            s.sink.note(seat, "log-grow", {"people": player.people})
