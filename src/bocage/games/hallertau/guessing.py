"""What others may hold: whether whoever moves can tell if a seat is asked to play a card."""

from __future__ import annotations

from .state import HallertauState


def may_hold(s: HallertauState, seat: int) -> list[int]:
    """The cards that a seat may hold, as far as whoever moves can tell."""
    kinds = s.rules.kind_of
    held = {kinds[card] for card in s.seats[seat].hand}
    found: list[int] = []
    for kind in held:
        found += s.piles[kind]
    for other, p in enumerate(s.seats):
        if other != s.mover:
            found += [card for card in p.hand if kinds[card] in held]
    return found


def may_play(s: HallertauState, seat: int, among: frozenset[int] | None = None) -> bool:
    """Whether a seat may hold a card, of all or of some, that can be played now."""
    p = s.seats[seat]
    for number in may_hold(s, seat):
        if (among is None or number in among) and s.rules.cards[number].playable(s, p):
            return True
    return False


def look_for(s: HallertauState, seat: int, cards: frozenset[int]) -> None:
    """What comes now depends on whether a seat holds one of some cards."""
    if 0 <= s.mover != seat and not cards.isdisjoint(may_hold(s, seat)):
        s.look(seat)


def look_for_plays(s: HallertauState, seat: int, among: frozenset[int] | None = None) -> None:
    """What comes now depends on whether a seat can play a card, of all or of some."""
    if 0 <= s.mover != seat and may_play(s, seat, among):
        s.look(seat)
