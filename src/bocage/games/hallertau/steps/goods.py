"""Gaining and paying: goods, tools, jewels, sheep, cards."""

from __future__ import annotations

from ..state import HallertauState, Seat
from ..vocabulary import (
    ACTIONS_PHASE,
    CATALOGUE,
    FARMYARD,
    GATEWAY,
    ITEMS,
    JEWEL,
    KINDS,
    MOST_JEWELS,
    ROUNDS,
    SHEEP,
    STABLES,
    TOOL,
    Payment,
    named,
)


def receive(s: HallertauState, seat: int, item: int, n: int) -> None:
    """A seat gains so many of something."""
    if n <= 0:
        return
    if item >= GATEWAY:
        draw(s, seat, item - GATEWAY, n)
        return
    p = s.own(seat)
    if item < TOOL:
        p.goods[item] += n
    elif item == TOOL:
        p.tools += n
        p.at_once = max(p.at_once, n)
        if s.phase == ACTIONS_PHASE:
            p.gained += n
    elif item == JEWEL:
        n = min(n, MOST_JEWELS - p.jewels)
        p.jewels += n
    else:
        p.sheep[fold(s)] += n
    if n and s.sink is not None:
        s.sink.note(seat, "log-hallertau-gain", {"goods": {ITEMS[item]: n}})


def fold(s: HallertauState) -> int:
    """Where new sheep stand: three farmyard cards on, or in the stables."""
    return s.round + 3 if s.round + 3 <= ROUNDS else STABLES


def left(s: HallertauState, kind: int) -> int:
    """How many cards of a kind can be drawn; some farmyard cards lie on the stable boards."""
    n = len(s.piles[kind])
    if kind == FARMYARD - GATEWAY and n:
        n -= s.lying
    return max(0, n)


def draw(s: HallertauState, seat: int, kind: int, n: int) -> None:
    """A seat draws cards as long as there are any."""
    n = min(n, left(s, kind))
    if n and s.sink is not None:
        s.sink.note(seat, "log-hallertau-draw", {"goods": {KINDS[kind]: n}})
    for _ in range(n):
        take_card(s, seat, kind)


def take_card(s: HallertauState, seat: int, kind: int) -> None:
    """One card of a pile comes to hand."""
    pile = s.piles[kind]
    k = s.draw(len(pile))
    card = pile[k]
    s.piles = s.piles[:]
    s.piles[kind] = pile[:k] + pile[k + 1 :]
    p = s.own(seat)
    p.hand = (*p.hand, card)
    p.fresh = (*p.fresh, card)
    if s.sink is not None:
        name = f"hallertau-{CATALOGUE[card]}"
        s.sink.note(seat, "log-hallertau-drew", {"card": name}, seat)


def holds(p: Seat, payment: Payment) -> bool:
    """Whether a seat can pay that."""
    for item, n in payment:
        if amount(p, item) < n:
            return False
    return True


def amount(p: Seat, item: int) -> int:
    """How much of something a seat has."""
    if item < TOOL:
        return p.goods[item]
    if item == TOOL:
        return p.tools
    return p.jewels if item == JEWEL else sum(p.sheep)


def spend(s: HallertauState, seat: int, payment: Payment) -> None:
    """Pay goods, tools and jewels; sheep are chosen one by one."""
    p = s.own(seat)
    for item, n in payment:
        if not n:
            continue
        if item < TOOL:
            p.goods[item] -= n
        elif item == TOOL:
            p.tools -= n
            p.exhausted = max(0, p.exhausted - n)
        elif item == JEWEL:
            spend_jewels(p, n)
    if s.sink is not None:
        paid = tuple([(item, n) for item, n in payment if n and item != SHEEP])
        if paid:
            s.sink.note(seat, "log-hallertau-pay", {"goods": named(paid)})


def spend_jewels(p: Seat, n: int) -> None:
    """Jewels leave the box."""
    p.jewels -= n
    if n and not p.jewels:
        p.last_jewel = True


def lose_sheep(s: HallertauState, seat: int, spot: int) -> None:
    """A sheep goes back to the supply."""
    s.own(seat).sheep[spot] -= 1
    if s.sink is not None:
        s.sink.note(seat, "log-hallertau-pay", {"goods": {"sheep": 1}})


def spots(p: Seat) -> list[int]:
    """Where sheep stand."""
    return [spot for spot, n in enumerate(p.sheep) if n]
