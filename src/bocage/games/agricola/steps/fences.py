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
    CLOSED_ONLY,
    FENCE_STANDS,
    NO_FENCE_LEFT,
    NO_PASTURE,
    NOT_ADJACENT_PASTURE,
    NOT_BESIDE,
    OVERLAPS,
    TOO_MANY_FENCES,
    explain,
)
from ..state import AgricolaState, Seat
from ..vocabulary import EDGE, FARM, FENCE, FENCES, PASTURES, SPEND_CLAY
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
            return 0 if budget and something_next(player, budget) else NO_PASTURE
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
            if something_next(player, fences):
                return max(due(s, seat, fences), 0)
        return 0

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        player = s.seats[frame[1]]
        values = {"wood": player.goods[WOOD], "fences": fences_left(player)}
        return Message("prompt-fence", values)

    def owns(self, action: int) -> bool:
        return FENCE.base <= action < FENCE.end or EDGE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        if player.tableau.wood_fences:
            return all_next(player, min(player.goods[WOOD], FENCES))
        return within(player, self.affordable(s, seat))

    def instead(self, s: AgricolaState, frame: Frame, action: int) -> int:
        return same_division(s.seats[frame[1]], action)

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        cost = fences_for(player, action)
        if not player.tableau.wood_fences:
            cost = due(s, seat, cost)
        if player.tableau.wood_fences or cost <= 0:
            put_up(s, seat, action, cost)
            leave(s, seat, ((WOOD, cost),))
        elif player.tableau.altered >> SOME_FENCES & 1:
            put_up(s, seat, action, 0)
            paid = buy(s, seat, SOME_FENCES, ((WOOD, cost),))
            if s.sink is not None and paid:
                s.sink.note(seat, "log-pay", {"goods": named(paid)})
        else:
            put_up(s, seat, action, 0)
            s.stack.append((MIXED_FENCES.id, seat, cost, 0))

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        player = s.seats[frame[1]]
        if not self.owns(action) or player.tableau.wood_fences:
            return None
        fences = fences_for(player, action)
        return described(player, action, max(due(s, frame[1], fences), 0))

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        player = s.seats[seat]
        if EDGE.owns(action):
            return self.edge_refusal(s, player, action - EDGE.base)
        number = action - FENCE.base
        mask, layout = PASTURES.masks[number], player.layout
        cost = PASTURES.cost(layout, number)
        scattered = layout.book.habits.scattered
        beside = player.ground.beside
        if mask & player.ground.solid:
            code = BUILT_ON
        elif mask in layout.pastures:
            code = ALREADY_FENCED
        elif mask & layout.enclosed and all(mask & ~p for p in layout.pastures):
            code = OVERLAPS
        elif layout.enclosed and not scattered and not PASTURES.reach(mask) & layout.enclosed:
            code = NOT_ADJACENT_PASTURE
        elif beside and not PASTURES.reach(mask) & beside:
            code = NOT_BESIDE
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

    def edge_refusal(self, s: AgricolaState, player: Seat, edge: int) -> Reason:
        """Why a single fence cannot stand somewhere."""
        layout, ground = player.layout, player.ground
        if not layout.book.habits.open:
            code = CLOSED_ONLY
        elif layout.fences >> edge & 1:
            code = FENCE_STANDS
        elif not FARM.sides[edge] & ~ground.solid:
            code = BUILT_ON
        elif not fences_left(player):
            code = NO_FENCE_LEFT
        elif not layout.book.closes_well(layout, edge, ground.solid, 0):
            code = NOT_ADJACENT_PASTURE
        elif not layout.book.closes_well(layout, edge, ground.solid, ground.beside):
            code = NOT_BESIDE
        else:
            code = CANNOT_PAY
        label = FARM.label(FARM.sides[edge])
        values = {"cells": label, **edge_values(edge), "goods": {"wood": 1}}
        return explain(s.rules, code, values)


def fences_for(player: Seat, action: int) -> int:
    """How many fences an action takes."""
    return 1 if EDGE.owns(action) else PASTURES.cost(player.layout, action - FENCE.base)


def same_division(player: Seat, action: int) -> int:
    """The action that stands for a division of a pasture which can be named in two ways."""
    if not FENCE.owns(action):
        return action
    return FENCE.base + PASTURES.equal(player.layout, action - FENCE.base)


def something_next(player: Seat, fences: int) -> bool:
    """Whether something can be fenced with so many fences."""
    layout, ground = player.layout, player.ground
    return layout.book.possible(layout, ground.solid, fences, ground.beside)


def all_next(player: Seat, fences: int) -> list[int]:
    """What can be fenced with so many fences: pastures, and single fences where these may stand."""
    layout, ground = player.layout, player.ground
    book = layout.book
    found = book.options(layout, ground.solid, fences, FENCE.base, ground.beside)
    if book.habits.open and fences:
        found += [EDGE.base + edge for edge in book.single(layout, ground.solid, ground.beside)]
    return found


def described(player: Seat, action: int, wood: int) -> Message:
    """A pasture to be fenced, with what it costs and holds, or a single fence."""
    goods = {"wood": wood} if wood else {}
    if EDGE.owns(action):
        edge = {**edge_values(action - EDGE.base), "goods": goods}
        return Message("action-fence-edge.now" if wood else "action-fence-edge", edge)
    mask = PASTURES.masks[action - FENCE.base]
    values: dict[str, object] = {
        "cells": FARM.label(mask),
        "goods": goods,
        "capacity": player.capacity(mask),
    }
    return Message("action-fence.now" if wood else "action-fence", values)


def put_up(s: AgricolaState, seat: int, action: int, cost: int) -> None:
    """Put up the fences of a pasture, or a single one."""
    player = s.own(seat)
    book, layout, solid = player.layout.book, player.layout, player.ground.solid
    if EDGE.owns(action):
        player.layout = book.put_up(layout, 1 << action - EDGE.base, solid)
    else:
        player.layout = book.add(layout, PASTURES.masks[action - FENCE.base], solid)
    player.rehouse()
    if s.sink is not None:
        values: dict[str, object] = {"goods": {"wood": cost} if cost > 0 else {}}
        said = "log-fence-edge" if EDGE.owns(action) else "log-fence"
        if EDGE.owns(action):
            values |= edge_values(action - EDGE.base)
        else:
            values["cells"] = FARM.label(PASTURES.masks[action - FENCE.base])
        s.sink.note(seat, said if cost > 0 else f"{said}.bare", values)


def edge_values(edge: int) -> dict[str, object]:
    """An edge as texts name it: a cell and one of its sides."""
    name = FARM.edge_names[edge]
    return {"cell": name[:-1], "side": name[-1]}


def within(player: Seat, allowed: int) -> list[int]:
    """The pastures that can be fenced with one of some numbers of fences, given as a mask."""
    options = all_next(player, max(allowed.bit_length() - 1, 0))
    return [action for action in options if allowed >> fences_for(player, action) & 1]


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


def lone_spaces(player: Seat, among: int = FARM.full) -> list[int]:
    """The cells, of some in a mask, that can be fenced in each by itself."""
    layout, beside = player.layout, player.ground.beside
    free = among & ~(player.ground.solid | layout.enclosed)
    if layout.enclosed and not layout.book.habits.scattered:
        free &= FARM.neighbours(layout.enclosed)
    if beside:
        free &= PASTURES.reach(beside)
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
        put_up(s, seat, action, 0)
        settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return described(s.seats[frame[1]], action, 0) if self.owns(action) else None

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        return explain(s.rules, NO_PASTURE)


MIXED_FENCES: Final = ClayFences()
