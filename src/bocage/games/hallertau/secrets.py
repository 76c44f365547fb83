"""What nobody else knows: hands dealt anew for whoever cannot see them."""

from __future__ import annotations

from typing import Final

from ...kernel.rng import Words, below
from .state import HallertauState, Numbers
from .vocabulary import KINDS, PLAY, STRIDE

TRIES: Final = 50
"""How often other hands are tried before the seat that decides keeps a card that it can play."""


def determinized(s: HallertauState, viewer: int | None, rng: Words) -> HallertauState:
    """The same table with other seats' hands dealt anew from what the viewer has not seen.

    Whoever decides must still have a choice: being asked tells that there is one.
    """
    for attempt in range(TRIES + 1):
        copy = s.copy()
        copy.rng = rng
        kept = playable_card(s) if attempt == TRIES else -1
        for kind in range(len(KINDS)):
            deal(copy, viewer, kept, kind)
        rng = copy.rng
        if not s.options or still_asked(copy, viewer):
            break
    return copy


def playable_card(s: HallertauState) -> int:
    """A card that the seat which decides can play, or -1."""
    plays = [action for action in s.options if PLAY.owns(action)]
    return (plays[0] - PLAY.base) // STRIDE if plays else -1


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


def deal(s: HallertauState, viewer: int | None, kept: int, kind: int) -> None:
    """Other cards of a kind, but for one that is kept, in the hands the viewer cannot see."""
    kinds = s.rules.kind_of
    hidden = list(s.piles[kind])
    others = [seat for seat in range(s.count) if seat != viewer]
    for seat in others:
        hidden += [card for card in s.seats[seat].hand if kinds[card] == kind and card != kept]
    hidden.sort()
    for seat in others:
        p = s.own(seat)
        swap: dict[int, int] = {}
        for card in p.hand:
            if kinds[card] == kind and card != kept:
                s.rng, k = below(s.rng, len(hidden))
                swap[card] = hidden.pop(k)
        p.hand = swapped(p.hand, swap)
        p.fresh = swapped(p.fresh, swap)
        p.quiet = ()
        p.passed = ()
        p.before = ()
    s.piles = s.piles[:]
    s.piles[kind] = tuple(hidden)


def swapped(cards: Numbers, swap: dict[int, int]) -> Numbers:
    """Cards, some of them exchanged."""
    return tuple([swap.get(card, card) for card in cards])
