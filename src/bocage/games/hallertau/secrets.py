"""What nobody else knows: hands dealt anew for whoever cannot see them."""

from __future__ import annotations

from typing import Final

from ...kernel.rng import Words, below
from .state import HallertauState, Numbers
from .vocabulary import KINDS

TRIES: Final = 50
"""How often other hands are tried before the seat that decides keeps its own."""


def determinized(s: HallertauState, viewer: int | None, rng: Words) -> HallertauState:
    """The same table with other seats' hands dealt anew from what the viewer has not seen.

    Whoever decides must still have a choice: being asked tells that there is one.
    """
    for attempt in range(TRIES + 1):
        copy = s.copy()
        copy.rng = rng
        keeps = s.stack[-1][1] if s.stack and attempt == TRIES else -1
        for kind in range(len(KINDS)):
            deal(copy, viewer, keeps, kind)
        rng = copy.rng
        if not s.options or still_asked(copy, viewer):
            break
    return copy


def still_asked(s: HallertauState, viewer: int | None) -> bool:
    """Whether the seat that decides still has a choice."""
    frame = s.stack[-1]
    if frame[1] == viewer:
        return True
    options = s.steps[frame[0]].actions(s, frame)
    if len(options) < 2:
        return False
    s.options = options
    return True


def deal(s: HallertauState, viewer: int | None, keeps: int, kind: int) -> None:
    """Other cards of a kind in the hands that the viewer cannot see."""
    kinds = s.rules.kind_of
    hidden = list(s.piles[kind])
    others = [seat for seat in range(s.count) if seat not in (viewer, keeps)]
    for seat in others:
        hidden += [card for card in s.seats[seat].hand if kinds[card] == kind]
    hidden.sort()
    for seat in others:
        p = s.own(seat)
        swap: dict[int, int] = {}
        for card in p.hand:
            if kinds[card] == kind:
                s.rng, k = below(s.rng, len(hidden))
                swap[card] = hidden.pop(k)
        p.hand = swapped(p.hand, swap)
        p.fresh = swapped(p.fresh, swap)
        p.quiet = ()
        p.passed = ()
    s.piles[kind] = tuple(hidden)


def swapped(cards: Numbers, swap: dict[int, int]) -> Numbers:
    """Cards, some of them exchanged."""
    return tuple([swap.get(card, card) for card in cards])
