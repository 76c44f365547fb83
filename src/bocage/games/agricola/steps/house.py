"""Rooms, stables, renovation, family growth."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import (
    CLAY,
    NOTHING,
    REED,
    STONE,
    WOOD,
    Goods,
    clay,
    named,
    reed,
    stone,
    wood,
)
from ....kernel.flow import Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..events import BORN, GREW, RENOVATED, ROOMS
from ..prices import A_RENOVATION, A_ROOM, A_STABLE, prices
from ..queries import LODGING, NEVER_RENOVATES, PET_PER_ROOM, SKIPS_CLAY
from ..reasons import (
    BOUND_TO_HOUSE,
    BUILT_ON,
    CANNOT_PAY,
    FAMILY_FULL,
    NO_CELL,
    NO_EFFECT,
    NO_ROOM,
    NO_STABLE_LEFT,
    NOT_ADJACENT_ROOM,
    NOT_BESIDE,
    NOT_EMPTY,
    STONE_HOUSE,
    TOO_EARLY,
    explain,
)
from ..state import AgricolaState, Seat
from ..telling import TELL
from ..vocabulary import (
    FARM,
    GROW,
    HOUSES,
    PEOPLE,
    RENOVATE,
    RENOVATE_TO_STONE,
    ROOM,
    STABLE,
    STABLES,
)
from .buying import buy, buy_and_tell, can_afford, expected, tell_bought
from .payment import A_NEW_ROOM, A_NEW_STABLE, RENOVATING
from .stabling import STABLING

PLACING: Final = ("place", "place-another", "place-guest")
"""What a seat is asked that is about to place somebody."""
ROOM_COSTS: Final = (wood(5) + reed(2), clay(5) + reed(2), stone(5) + reed(2))
MATERIAL: Final = (WOOD, CLAY, STONE)
BUILDS: Final = tuple(1 << REED | 1 << material for material in MATERIAL)
"""The goods that rooms are made of, as masks."""


def room_payable(player: Seat) -> bool:
    """Whether a seat can pay for a room of its house."""
    return can_afford(player, A_ROOM, ROOM_COSTS[player.house], HOUSES[player.house])


@final
class BuildRooms(Choice[AgricolaState]):
    """Rooms of the house's material, next to the house, as many as one likes and can pay.

    A card may build them `free` of cost.
    """

    asks: ClassVar[str] = "room"

    def __init__(self, limit: int = FARM.size, free: bool = False) -> None:
        super().__init__(limit)
        self.free = free

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if self.free:
            return 0 if player.ground.roomable else NO_CELL
        goods = player.goods
        if goods[REED] < 2 or goods[MATERIAL[player.house]] < 5:
            tableau = player.tableau
            if tableau.plain:
                return CANNOT_PAY
            helped = tableau.altered >> A_ROOM & 1 or tableau.obtainable & BUILDS[player.house]
            if not helped or not room_payable(player):
                return CANNOT_PAY
        return 0 if player.ground.roomable else NO_CELL

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": self.cheapest(s.seats[seat])})

    def cheapest(self, player: Seat) -> dict[str, int]:
        """What the next room costs, in the way that takes the fewest goods."""
        if self.free:
            return {}
        return named(prices(player, A_ROOM, ROOM_COSTS[player.house], HOUSES[player.house])[0][0])

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        player = s.seats[frame[1]]
        house = player.house
        price = () if self.free else expected(player, A_ROOM, ROOM_COSTS[house], HOUSES[house])
        return Message("prompt-room" if price else "prompt-room.bare", {"goods": named(price)})

    def owns(self, action: int) -> bool:
        return ROOM.base <= action < ROOM.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return s.seats[seat].ground.room_actions()

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        if not self.repeats:
            TELL.later(s, ROOMS, seat, player.house)
        cell, height = action - ROOM.base, len(s.stack)
        price: Goods = NOTHING
        if not self.free:
            price = buy(s, seat, A_ROOM, ROOM_COSTS[player.house], player.house)
        player.rooms |= 1 << cell
        if player.tableau.says(PET_PER_ROOM):
            player.rehouse()
        else:
            player.survey()
        tell_bought(s, height, seat, A_NEW_ROOM, cell, price)

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        TELL.tell(s, ROOMS, seat, s.seats[seat].house + 3 * (tally - 1))

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        code = self.obstacle(s, seat)
        cell = action - ROOM.base
        if not code:
            empty = s.seats[seat].ground.unused >> cell & 1
            code = NOT_ADJACENT_ROOM if empty else NOT_EMPTY
        return explain(
            s.rules,
            code,
            {"cell": FARM.names[cell], "goods": self.cheapest(s.seats[seat])},
        )


@final
class BuildStables(Choice[AgricolaState]):
    """Stables, each paid and placed before the next."""

    asks: ClassVar[str] = "stable"

    def __init__(self, wood: int, limit: int = STABLES) -> None:
        super().__init__(limit)
        self.wood = wood
        self.cost: Goods = ((WOOD, wood),) if wood else NOTHING

    def due(self, player: Seat) -> Goods:
        """What the next stable costs; a card may bring it for nothing."""
        card = player.tableau.free_stable
        return NOTHING if card >= 0 and not player.recall(card) else self.cost

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.goods[WOOD] < self.wood:
            tableau = player.tableau
            if tableau.plain and tableau.free_stable < 0:
                return CANNOT_PAY
            if self.due(player):
                helped = tableau.obtainable >> WOOD & 1 or tableau.altered >> A_STABLE & 1
                if not helped or not can_afford(player, A_STABLE, self.cost):
                    return CANNOT_PAY
        if player.ground.stableable:
            return 0
        return NO_STABLE_LEFT if player.stables.bit_count() >= STABLES else NO_CELL

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": named(self.cost)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        player = s.seats[frame[1]]
        goods = named(expected(player, A_STABLE, self.due(player)))
        return Message("prompt-stable" if goods else "prompt-stable.bare", {"goods": goods})

    def owns(self, action: int) -> bool:
        return STABLE.base <= action < STABLE.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return s.seats[seat].ground.stable_actions()

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        if not tally:
            STABLING.open(s, seat, below=1 if self.repeats else 0)
        cell, height = action - STABLE.base, len(s.stack)
        price = buy(s, seat, A_STABLE, self.due(player))
        if player.tableau.free_stable >= 0:
            player.remember(player.tableau.free_stable, 1)
        player.stables |= 1 << cell
        player.rehouse()
        tell_bought(s, height, seat, A_NEW_STABLE, cell, price)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        cell = action - STABLE.base
        ground = s.seats[seat].ground
        code = self.obstacle(s, seat) or BUILT_ON
        if code == BUILT_ON and ground.beside and ground.unused >> cell & 1:
            code = NOT_BESIDE
        name = FARM.names[cell]
        return explain(s.rules, code, {"cell": name, "cells": name, "goods": named(self.cost)})


@final
class Renovate(Choice[AgricolaState]):
    """The whole house, one step: wood to clay, clay to stone; a card may allow wood to stone.

    One that is for a single `house` is never more than that step.
    """

    asks: ClassVar[str] = "renovate"

    def __init__(self, house: int = -1) -> None:
        super().__init__()
        self.house = house

    def skips(self, player: Seat) -> bool:
        """Whether the seat may leave out clay."""
        return self.house < 0 and player.tableau.says(SKIPS_CLAY) > 0

    def cost(self, player: Seat, house: int) -> Goods:
        """One of the new material per room and one reed."""
        return ((MATERIAL[house], player.ground.rooms), (REED, 1))

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.house == 2:
            return STONE_HOUSE
        if self.house >= 0 and player.house != self.house:
            return NO_EFFECT
        goods, tableau = player.goods, player.tableau
        if goods[REED] and goods[MATERIAL[player.house + 1]] >= player.ground.rooms:
            return BOUND_TO_HOUSE if not tableau.plain and tableau.says(NEVER_RENOVATES) else 0
        if tableau.plain:
            return CANNOT_PAY
        if tableau.says(NEVER_RENOVATES):
            return BOUND_TO_HOUSE
        helped = tableau.altered >> A_RENOVATION & 1 or tableau.obtainable
        if not helped and not self.skips(player):
            return CANNOT_PAY
        return 0 if self.targets(player) else CANNOT_PAY

    def targets(self, player: Seat) -> list[int]:
        """The houses that the seat can renovate to."""
        skips = player.house == 0 and self.skips(player)
        houses = [1, 2] if skips else [player.house + 1]
        return [
            house
            for house in houses
            if can_afford(player, A_RENOVATION, self.cost(player, house), HOUSES[house])
        ]

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        player = s.seats[seat]
        if player.house == 2:
            return explain(s.rules, code)
        house = player.house + 1
        price = prices(player, A_RENOVATION, self.cost(player, house), HOUSES[house])[0][0]
        return explain(s.rules, code, {"goods": named(price)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-renovate")

    def owns(self, action: int) -> bool:
        return action == RENOVATE.base or action == RENOVATE_TO_STONE.base

    def begin(self, s: AgricolaState, seat: int) -> None:
        if self.skips(s.seats[seat]):
            super().begin(s, seat)
        else:
            self.act(s, seat, RENOVATE.base, 0)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        if not self.skips(player):
            return [RENOVATE.base]
        skips = player.house == 0
        return [
            RENOVATE_TO_STONE.base if skips and house == 2 else RENOVATE.base
            for house in self.targets(player)
        ]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        old = player.house
        player.house = 2 if action == RENOVATE_TO_STONE.base else old + 1
        TELL.later(s, RENOVATED, seat, 3 * old + player.house)
        cost = self.cost(player, player.house)
        buy_and_tell(s, seat, A_RENOVATION, cost, player.house, RENOVATING, player.house)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        code = self.obstacle(s, seat)
        if code:
            return self.reason(s, seat, code)
        return explain(s.rules, CANNOT_PAY, {"goods": named(self.cost(s.seats[seat], 2))})


def token_left(s: AgricolaState, seat: int) -> bool:
    """Whether there is a token for a child: an unused one, or a lodger's who does not act now."""
    player = s.seats[seat]
    if player.people + player.lodgers() < PEOPLE:
        return True
    choosing = bool(s.stack) and s.steps[s.stack[-1][0]].asks in PLACING
    acting = player.workers() - player.idle + choosing
    family = player.people - player.newborn
    return acting != family + 1 or player.guests > 0


def take_home(player: Seat) -> None:
    """A lodger moves in as a child; one who has not been placed yet does no more work."""
    family = player.people - player.newborn
    if player.workers() - player.idle > family + 1:
        player.guests += 1
    else:
        player.idle -= 1
    for card in player.tableau.huts:
        player.remember(card, 0)


@final
class FamilyGrowth(Deed[AgricolaState]):
    """A child beside the person who acts, or by a card who acted last; or its `twin`.

    It works from the next round on.
    """

    asks: ClassVar[str] = "grow"

    def __init__(
        self,
        needs_room: bool = True,
        from_round: int = 1,
        by_card: bool = False,
        twin: bool = False,
    ) -> None:
        super().__init__(GROW.base)
        self.goodless = True
        self.twin = twin
        self.by_card = by_card
        self.needs_room = needs_room
        self.from_round = from_round
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        people, tableau = player.people, player.tableau
        if people >= PEOPLE or (tableau.huts and not token_left(s, seat)):
            return FAMILY_FULL
        if self.needs_room:
            lacking = people - player.ground.rooms
            if lacking >= 0 and lacking >= tableau.answers[LODGING.number]:
                if not tableau.beds or not any(bed.holds(player) for bed in tableau.beds):
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
        if player.tableau.huts and player.people + player.lodgers() >= PEOPLE:
            take_home(player)
        player.people += 1
        player.newborn += 1
        space = player.last if self.by_card else self.space
        if space >= 0:
            s.occupants[space] += (2 * seat + 1,)
        if s.sink is not None:
            s.sink.note(seat, "log-grow", {"people": player.people})
        if not self.twin:
            TELL.later(s, GREW, seat, player.people)
        TELL.later(s, BORN, seat, player.people)
