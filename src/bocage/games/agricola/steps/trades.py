"""What cards exchange at any time: goods for goods."""

from __future__ import annotations

from ..deals import Deal
from ..state import AgricolaState
from .animals import settle
from .offers import book, hand_over
from .supply import leave


def make_trade(s: AgricolaState, seat: int, deal: Deal) -> None:
    """Exchange goods as one of the seat's cards allows."""
    book(s, seat, deal)
    leave(s, seat, deal.give)
    deliver(s, seat, deal, 1)


def deliver(s: AgricolaState, seat: int, deal: Deal, below: int = 0) -> None:
    """Hand over what a booked exchange brings, once it is paid; so many frames go on."""
    if hand_over(s, seat, deal, below):
        settle(s, seat, deal.get)
