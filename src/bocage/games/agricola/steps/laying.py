"""Fences as they are put up and paid for, pasture by pasture or one by one."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import CLAY, WOOD, Goods, named
from ....kernel.flow import DONE, Question
from ....kernel.messages import Message
from ....kernel.state import Frame
from ..queries import CLAY_FENCES
from ..state import AgricolaState, Seat
from ..vocabulary import EDGE, FARM, FENCE, MASKS, PASTURES, SPEND_CLAY, fenced, fencing
from .fencing import fences_left
from .payment import pay, payable


def fences_for(player: Seat, action: int) -> int:
    """How many fences an action takes."""
    return 1 if EDGE.owns(action) else PASTURES.cost(player.layout, fenced(action))


def same_division(player: Seat, action: int) -> int:
    """The action that stands for a division of a pasture which can be named in two ways."""
    number, book = fenced(action), player.layout.book
    if not 0 <= number < len(book.masks):
        return action
    return fencing(book.equal(player.layout, number))


def something_next(player: Seat, fences: int) -> bool:
    """Whether something can be fenced with so many fences."""
    layout, ground = player.layout, player.ground
    if layout.book.habits.lent:
        fences = min(fences, fences_left(player))
    return layout.book.possible(layout, ground.solid, fences, ground.beside)


def all_next(player: Seat, fences: int, stock: int = -1) -> list[int]:
    """What can be fenced with so many fences: pastures, and single fences where these may stand.

    The stock of fences is the seat's own, unless it is said.
    """
    layout, ground = player.layout, player.ground
    book = layout.book
    if book.habits.lent:
        fences = min(fences, fences_left(player) if stock < 0 else stock)
        found = [fencing(n) for n in book.options(layout, ground.solid, fences, 0, ground.beside)]
    else:
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
    mask = MASKS[fenced(action)]
    values: dict[str, object] = {
        "cells": FARM.label(mask),
        "goods": goods,
        "capacity": player.capacity(mask),
    }
    return Message("action-fence.now" if wood else "action-fence", values)


def to_spend(player: Seat, fences: int, costs: list[int]) -> dict[str, object]:
    """What a question about fences tells: how many are left, and the wood for 1, 2, 3 … of them.

    Where `clay` may be paid instead, it tells how much the seat has.
    """
    values: dict[str, object] = {"fences": fences, "costs": costs}
    if player.tableau.says(CLAY_FENCES):
        values["clay"] = player.goods[CLAY]
    return values


def put_up(s: AgricolaState, seat: int, action: int, cost: int, actor: int = -1) -> None:
    """Put up the fences of a pasture, or a single one; an actor does it for the seat."""
    player = s.own(seat)
    book, layout, solid = player.layout.book, player.layout, player.ground.solid
    if EDGE.owns(action):
        player.layout = book.put_up(layout, 1 << action - EDGE.base, solid)
    else:
        player.layout = book.add(layout, MASKS[fenced(action)], solid)
    player.rehouse()
    if s.sink is not None:
        values: dict[str, object] = {"goods": {"wood": cost} if cost > 0 else {}}
        said = "log-fence"
        if EDGE.owns(action):
            said = "log-fence-edge"
            values |= edge_values(action - EDGE.base)
        else:
            new = [MASKS[fenced(action)]]
            if new[0] & layout.enclosed:
                said = "log-divide"
                new = [p for p in player.layout.pastures if p not in layout.pastures]
            values["cells"] = " / ".join([FARM.label(pasture) for pasture in new])
        if actor >= 0:
            values["by"] = seat
            s.sink.note(actor, said.replace("log-", "log-partner-"), values)
        else:
            s.sink.note(seat, said if cost > 0 else f"{said}.bare", values)


def edge_values(edge: int) -> dict[str, object]:
    """An edge as texts name it: a cell and one of its sides."""
    name = FARM.edge_names[edge]
    return {"cell": name[:-1], "side": name[-1]}


def up_to(player: Seat, allowed: int) -> int:
    """The most of some numbers of fences, given as a mask, if all smaller ones are among them.

    Otherwise -1, and also where a pasture may need none: within fences that others have lent.
    """
    most = max(allowed.bit_length() - 1, 0)
    return most if allowed == (2 << most) - 2 and not player.layout.book.habits.lent else -1


def something_within(player: Seat, allowed: int) -> bool:
    """Whether something can be fenced with one of some numbers of fences, given as a mask."""
    most = up_to(player, allowed)
    return something_next(player, most) if most >= 0 else len(within(player, allowed)) > 0


def within(player: Seat, allowed: int) -> list[int]:
    """What can be fenced with one of some numbers of fences, given as a mask."""
    most = up_to(player, allowed)
    if most >= 0:
        return all_next(player, most)
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
            pay(s, seat, mixed(due, clay))
        else:
            s.stack.append((self.id, seat, due, clay + 1))


def mixes(player: Seat, fences: int) -> list[int]:
    """How many of some fences can be paid for in clay while the rest is paid for in wood."""
    most = fences if player.tableau.says(CLAY_FENCES) else 0
    return [clay for clay in range(most + 1) if payable(player, mixed(fences, clay))]


def mixed(fences: int, clay: int) -> Goods:
    """Wood and clay for some fences."""
    return tuple([(good, n) for good, n in ((WOOD, fences - clay), (CLAY, clay)) if n])


MIXED_FENCES: Final = ClayFences()
