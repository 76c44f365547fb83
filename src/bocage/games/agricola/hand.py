"""Cards that are not in play: hands with what their owners know, and piles on the table."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, final

from .card import OCCUPATION, Card

PILE: Final = 1 << 5
"""In a mask of seats that may hold a card: it may lie in the hidden pile, or where that went."""
GONE: Final = 1 << 6
"""In such a mask: it may have been discarded."""
LAP: Final = 1 << 7
NUMBER: Final = attrgetter("number")

Sight = tuple[int, int]
"""The number of a card seen before, and where it may be now: a mask of seats, PILE and GONE; or
LAP times the number of the pack with which it was passed on, and then it is where that one went."""


def of_kind(cards: Iterable[Card], occupations: bool) -> tuple[Card, ...]:
    """The occupations among some cards, or the minor improvements."""
    return tuple([card for card in cards if (card.kind == OCCUPATION) == occupations])


def by_number(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order of the catalogue."""
    return tuple(sorted(cards, key=NUMBER))


@final
class Hand:
    """The cards a seat holds; never changed, so copies share it.

    `pack` are the cards from which it picks in a draft, `seen` what it knows of other cards.
    """

    __slots__ = ("minors", "occupations", "pack", "seen")

    def __init__(
        self,
        occupations: tuple[Card, ...] = (),
        minors: tuple[Card, ...] = (),
        pack: tuple[Card, ...] = (),
        seen: tuple[Sight, ...] = (),
    ) -> None:
        self.occupations = occupations
        self.minors = minors
        self.pack = pack
        self.seen = seen

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, occupations first."""
        return self.occupations + self.minors

    def of(self, occupations: bool) -> tuple[Card, ...]:
        """The cards of a kind."""
        return self.occupations if occupations else self.minors

    def adding(self, *cards: Card) -> Hand:
        """The hand with further cards."""
        return holding(self.cards + cards, self.pack, self.seen_but(cards))

    def without(self, card: Card) -> Hand:
        """The hand after one of its cards has left it."""
        kept = tuple([other for other in self.of(card.kind == OCCUPATION) if other is not card])
        if card.kind == OCCUPATION:
            return Hand(kept, self.minors, self.pack, self.seen)
        return Hand(self.occupations, kept, self.pack, self.seen)

    def picking(self, pack: tuple[Card, ...]) -> Hand:
        """The hand with cards to pick from."""
        return Hand(self.occupations, self.minors, by_number(pack), self.seen_but(pack))

    def picked(self, card: Card) -> Hand:
        """The hand with a card less to pick from."""
        left = tuple([other for other in self.pack if other is not card])
        return Hand(self.occupations, self.minors, left, self.seen)

    def passed_on(self) -> Hand:
        """The hand of somebody whose pack goes on to the next seat."""
        laps = 1 + max([where // LAP for _, where in self.seen], default=0)
        passed = [(card.number, laps * LAP) for card in self.pack]
        return Hand(self.occupations, self.minors, (), self.seen).having_seen(*passed)

    def having_seen(self, *sights: Sight) -> Hand:
        """The hand of somebody who has learned where some cards may be."""
        known = dict(self.seen)
        known.update(sights)
        return Hand(self.occupations, self.minors, self.pack, tuple(sorted(known.items())))

    def seen_but(self, cards: tuple[Card, ...]) -> tuple[Sight, ...]:
        """What is known of cards elsewhere, some of which have come here."""
        if not self.seen:
            return ()
        here = [card.number for card in cards]
        return tuple([sight for sight in self.seen if sight[0] not in here])


def holding(
    cards: tuple[Card, ...], pack: tuple[Card, ...] = (), seen: tuple[Sight, ...] = ()
) -> Hand:
    """A hand of some cards, in the order of the catalogue."""
    ordered = by_number(cards)
    return Hand(of_kind(ordered, True), of_kind(ordered, False), by_number(pack), seen)


@final
class Stock:
    """Cards on the table: hidden piles as unordered sets, and what lies open; never changed."""

    __slots__ = ("minors", "occupations", "open")

    def __init__(
        self,
        occupations: tuple[Card, ...] = (),
        minors: tuple[Card, ...] = (),
        open: tuple[Card, ...] = (),
    ) -> None:
        self.occupations = occupations
        self.minors = minors
        self.open = open

    def pile(self, occupations: bool) -> tuple[Card, ...]:
        """One of the hidden piles."""
        return self.occupations if occupations else self.minors

    def with_pile(self, occupations: bool, cards: tuple[Card, ...]) -> Stock:
        """The stock with another hidden pile."""
        if occupations:
            return Stock(cards, self.minors, self.open)
        return Stock(self.occupations, cards, self.open)

    def showing(self, open: tuple[Card, ...]) -> Stock:
        """The stock with other open cards."""
        return Stock(self.occupations, self.minors, open)


EMPTY_HAND: Final = Hand()
EMPTY_STOCK: Final = Stock()
