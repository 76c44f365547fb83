"""Fences, pasture by pasture."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import CLAY, WOOD, Goods, named
from ....kernel.flow import DONE, Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..events import FENCED
from ..prices import SOME_FENCES
from ..queries import CLAY_FENCES
from ..reasons import (
    ALREADY_FENCED,
    BUILT_ON,
    CANNOT_PAY,
    NO_FENCE_LEFT,
    NO_PASTURE,
    NOT_ADJACENT_PASTURE,
    OVERLAPS,
    TOO_MANY_FENCES,
    explain,
)
from ..state import AgricolaState, Seat
from ..vocabulary import FARM, FENCE, FENCES, PASTURES, SPEND_CLAY
from .animals import settle
from .buying import buy, can_afford
from .fencing import FENCING, due, fences_left
from .payment import charge, payable
from .supply import leave

PAYS_FENCES: Final = 1 << WOOD | 1 << CLAY


@final
class BuildFences(Choice[AgricolaState]):
    """New pastures, each closed all round, one wood per fence."""

    asks: ClassVar[str] = "fence"

    def __init__(self) -> None:
        super().__init__(limit=FENCES)

    def begin(self, s: AgricolaState, seat: int) -> None:
        self.open(s, seat)
        super().begin(s, seat)

    def take(self, s: AgricolaState, seat: int, action: int) -> None:
        self.open(s, seat)
        super().take(s, seat, action)

    def open(self, s: AgricolaState, seat: int) -> None:
        """Where a card cares, keep what there is before the action."""
        if s.heard[FENCED] or not s.seats[seat].tableau.wood_fences:
            FENCING.open(s, seat)

    def wood(self, s: AgricolaState, seat: int) -> int:
        """How much wood, or what is paid instead, the seat has for fences."""
        player = s.seats[seat]
        tableau, wood = player.tableau, player.goods[WOOD]
        if tableau.says(CLAY_FENCES):
            wood += player.goods[CLAY]
        if tableau.obtainable & PAYS_FENCES:
            while wood < FENCES and mixes(player, wood + 1):
                wood += 1
        if tableau.altered >> SOME_FENCES & 1:
            while wood < FENCES and can_afford(player, SOME_FENCES, ((WOOD, wood + 1),)):
                wood += 1
        return wood

    def affordable(self, s: AgricolaState, seat: int) -> int:
        """The numbers of fences that the seat can build for its next pasture, as a mask."""
        wood = self.wood(s, seat)
        found = 0
        for n in range(1, fences_left(s.seats[seat]) + 1):
            if due(s, seat, n) <= wood:
                found |= 1 << n
        return found

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.tableau.wood_fences:
            budget = player.goods[WOOD]
            if budget and PASTURES.possible(player.layout, player.ground.solid, budget):
                return 0
            return NO_PASTURE
        return 0 if within(player, self.affordable(s, seat)) else NO_PASTURE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        cheapest = self.cheapest(s, seat)
        if cheapest:
            code = CANNOT_PAY
        elif not fences_left(s.seats[seat]):
            code = NO_FENCE_LEFT
        return explain(s.rules, code, {"goods": {"wood": cheapest}})

    def cheapest(self, s: AgricolaState, seat: int) -> int:
        """The wood that the cheapest next pasture takes."""
        player = s.seats[seat]
        for fences in range(1, fences_left(player) + 1):
            if PASTURES.possible(player.layout, player.ground.solid, fences):
                return max(due(s, seat, fences), 0)
        return 0

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        player = s.seats[frame[1]]
        values = {"wood": player.goods[WOOD], "fences": fences_left(player)}
        return Message("prompt-fence", values)

    def owns(self, action: int) -> bool:
        return FENCE.base <= action < FENCE.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        if player.tableau.wood_fences:
            wood = min(player.goods[WOOD], FENCES)
            return PASTURES.options(player.layout, player.ground.solid, wood, FENCE.base)
        return within(player, self.affordable(s, seat))

    def instead(self, s: AgricolaState, frame: Frame, action: int) -> int:
        if not self.owns(action):
            return action
        layout = s.seats[frame[1]].layout
        return FENCE.base + PASTURES.equal(layout, action - FENCE.base)

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        number = action - FENCE.base
        cost = PASTURES.cost(player.layout, number)
        if not player.tableau.wood_fences:
            cost = due(s, seat, cost)
        if player.tableau.wood_fences or cost <= 0:
            enclose(s, seat, number, cost)
            leave(s, seat, ((WOOD, cost),))
        elif player.tableau.altered >> SOME_FENCES & 1:
            enclose(s, seat, number, 0)
            paid = buy(s, seat, SOME_FENCES, ((WOOD, cost),))
            if s.sink is not None and paid:
                s.sink.note(seat, "log-pay", {"goods": named(paid)})
        else:
            enclose(s, seat, number, 0)
            s.stack.append((MIXED_FENCES.id, seat, cost, 0))

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        player = s.seats[frame[1]]
        if not self.owns(action) or player.tableau.wood_fences:
            return None
        fences = PASTURES.cost(player.layout, action - FENCE.base)
        return described(player, action, max(due(s, frame[1], fences), 0))

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        player = s.seats[seat]
        number = action - FENCE.base
        mask, layout = PASTURES.masks[number], player.layout
        cost = PASTURES.cost(layout, number)
        if mask & player.ground.solid:
            code = BUILT_ON
        elif mask in layout.pastures:
            code = ALREADY_FENCED
        elif mask & layout.enclosed and all(mask & ~p for p in layout.pastures):
            code = OVERLAPS
        elif layout.enclosed and not (mask | FARM.neighbours(mask)) & layout.enclosed:
            code = NOT_ADJACENT_PASTURE
        elif cost > fences_left(player):
            code = TOO_MANY_FENCES
        else:
            code = CANNOT_PAY
        return explain(
            s.rules,
            code,
            {
                "cells": FARM.label(mask),
                "cell": FARM.label(mask),
                "goods": {"wood": cost},
                "fences": fences_left(player),
            },
        )


def described(player: Seat, action: int, wood: int) -> Message:
    """A pasture to be fenced, with what it costs and holds."""
    mask = PASTURES.masks[action - FENCE.base]
    values: dict[str, object] = {
        "cells": FARM.label(mask),
        "goods": {"wood": wood} if wood else {},
        "capacity": player.capacity(mask),
    }
    return Message("action-fence.now" if wood else "action-fence", values)


def enclose(s: AgricolaState, seat: int, number: int, cost: int) -> None:
    """Put up the fences of a pasture."""
    player = s.own(seat)
    player.layout = PASTURES.add(player.layout, PASTURES.masks[number])
    player.rehouse()
    if s.sink is not None:
        goods = {"wood": cost} if cost > 0 else {}
        values = {"cells": FARM.label(PASTURES.masks[number]), "goods": goods}
        s.sink.note(seat, "log-fence" if goods else "log-fence.bare", values)


def within(player: Seat, allowed: int) -> list[int]:
    """The pastures that can be fenced with one of some numbers of fences, given as a mask."""
    layout, solid = player.layout, player.ground.solid
    options = PASTURES.options(layout, solid, allowed.bit_length() - 1, FENCE.base)
    return [a for a in options if allowed >> PASTURES.cost(layout, a - FENCE.base) & 1]


@final
class ClayFences(Question[AgricolaState]):
    """Fences that are paid in wood or, if a card allows, in clay.

    Frame: seat, fences to pay, how many of them in clay so far.
    """

    fields: ClassVar[tuple[str, ...]] = ("fences", "clay")
    asks: ClassVar[str] = "clay-fences"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-clay-fences", {"fences": frame[2] - frame[3]})

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if action != DONE:
            return None
        return Message("action-pay-rest", {"goods": named(mixed(frame[2], frame[3]))})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player, due, clay = s.seats[frame[1]], frame[2], frame[3]
        possible = mixes(player, due)
        options = [SPEND_CLAY.base] if max(possible) > clay else []
        return [*options, DONE] if clay in possible else options

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, due, clay = frame[1], frame[2], frame[3]
        if action == DONE:
            charge(s, seat, mixed(due, clay))
            if s.sink is not None:
                s.sink.note(seat, "log-pay", {"goods": named(mixed(due, clay))})
        else:
            s.stack.append((self.id, seat, due, clay + 1))


def mixes(player: Seat, fences: int) -> list[int]:
    """How many of some fences can be paid for in clay while the rest is paid for in wood."""
    most = fences if player.tableau.says(CLAY_FENCES) else 0
    return [clay for clay in range(most + 1) if payable(player, mixed(fences, clay))]


def mixed(fences: int, clay: int) -> Goods:
    """Wood and clay for some fences."""
    return tuple([(good, n) for good, n in ((WOOD, fences - clay), (CLAY, clay)) if n])


def lone_spaces(player: Seat, among: int = FARM.full, divides: bool = False) -> list[int]:
    """The cells, of some in a mask, that can be fenced in each by itself.

    With `divides` also those of larger pastures.
    """
    layout = player.layout
    free = among & ~(player.ground.solid | layout.enclosed)
    if layout.enclosed:
        free &= FARM.neighbours(layout.enclosed)
    if divides:
        for pasture in layout.pastures:
            if pasture.bit_count() > 1:
                free |= among & pasture
    left = fences_left(player)
    return [
        cell
        for cell in FARM.cells(free)
        if PASTURES.cost(layout, PASTURES.number_of[1 << cell]) <= left
    ]


@final
class MiniPasture(Choice[AgricolaState]):
    """One new pasture of a single space, without paying for its fences."""

    asks: ClassVar[str] = "mini-pasture"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if lone_spaces(s.seats[seat]) else NO_PASTURE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-mini-pasture")

    def owns(self, action: int) -> bool:
        return FENCE.base <= action < FENCE.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        numbers = PASTURES.number_of
        return [FENCE.base + numbers[1 << cell] for cell in lone_spaces(s.seats[seat])]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        enclose(s, seat, action - FENCE.base, 0)
        settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return described(s.seats[frame[1]], action, 0) if self.owns(action) else None

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        return explain(s.rules, NO_PASTURE)


MIXED_FENCES: Final = ClayFences()
