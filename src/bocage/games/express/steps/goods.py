"""Paying, setting dice aside, and cooking."""

from __future__ import annotations

from typing import Any

from ....kernel.messages import Message, Reason
from ..dice import FACES, IMPROVEMENTS, less
from ..payments import FIRST_WORKSHOP, FOOD, STOCK, Payment
from ..reasons import refuse
from ..state import ExpressState, Seat
from ..vocabulary import COOK, COOKABLE, COOKED, HEARTH, IN_HEARTH, IN_OVEN, OVEN, PAYMENTS


def set_aside(s: ExpressState, kind: int, dice: tuple[tuple[int, int], ...]) -> None:
    """Take dice of a kind out of the unused ones."""
    pool = s.dice[kind]
    for face, n in dice:
        pool = less(pool, face, n)
    s.leave(kind, pool)


def pay(s: ExpressState, seat: int, action: int) -> Payment:
    """Pay what an action costs, the way it says."""
    payment = PAYMENTS[action]
    stock = s.own(seat).stock
    for good, n in payment.goods:
        stock[good] -= n
    if payment.dice:
        set_aside(s, payment.kind, payment.dice)
    return payment


def paid(payment: Payment) -> dict[str, int]:
    """A payment as goods, dice and workshops, for messages."""
    found = {STOCK[good]: n for good, n in payment.goods}
    for face, n in payment.dice:
        found[f"die-{FACES[payment.kind][face]}"] = n
    for improvement, name in enumerate(IMPROVEMENTS):
        if payment.workshops >> improvement & 1:
            found[name] = 1
    return found


def refuse_payment(s: ExpressState, player: Seat, payment: Payment, used: int = 0) -> Reason:
    """Why a payment is not possible; `used` are workshops whose die is spent."""
    for good, n in payment.goods:
        if player.stock[good] < n:
            return refuse("cannot-pay", {"goods": {STOCK[good]: n}})
    for improvement in range(FIRST_WORKSHOP, len(IMPROVEMENTS)):
        if payment.workshops & ~(player.improvements & ~used) & 1 << improvement:
            return refuse("no-workshop", {"card": f"express-{IMPROVEMENTS[improvement]}"})
    dice = {f"die-{FACES[payment.kind][face]}": n for face, n in payment.dice}
    return refuse("no-dice-to-pay", {"goods": dice})


def cookable(player: Seat) -> list[int]:
    """The actions that cook something."""
    stock, improvements = player.stock, player.improvements
    found: list[int] = []
    if improvements >> OVEN & 1:
        found += [COOK.base + i for i, good in enumerate(IN_OVEN) if stock[good]]
    if improvements >> HEARTH & 1:
        base = COOK.base + len(IN_OVEN)
        found += [base + i for i, good in enumerate(IN_HEARTH) if stock[good]]
    return found


def cook(s: ExpressState, seat: int, good: int, n: int = 1) -> None:
    """Make food of some of a kind."""
    stock = s.own(seat).stock
    stock[good] -= n
    stock[FOOD] += n * COOKED[good]
    if s.sink is not None:
        s.sink.note(seat, "log-express-cook", cooked(good, n))


def cooked(good: int, n: int = 1) -> dict[str, Any]:
    """What goes in and what comes out, for messages."""
    return {"goods": {STOCK[good]: n}, "gains": {STOCK[FOOD]: n * COOKED[good]}}


def refuse_cooking(player: Seat, action: int) -> Reason:
    """Why something cannot be cooked."""
    good = COOKABLE[action - COOK.base]
    improvement = OVEN if good in IN_OVEN else HEARTH
    if not player.improvements >> improvement & 1:
        return refuse("needs", {"card": f"express-{IMPROVEMENTS[improvement]}"})
    return refuse("nothing-to-cook", {"good": STOCK[good]})


def face_message(kind: int, face: int) -> Message:
    """A face in words."""
    return Message(f"face-express-{FACES[kind][face]}")
