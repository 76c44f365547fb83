"""What the first edition's cards count: cards in play, people on the board."""

from __future__ import annotations

from .....kernel.tableau import Says
from ...card import OCCUPATION, Card, Need, for_good
from ...queries import MORE_OCCUPATIONS
from ...state import AgricolaState, Seat
from ...steps.crops import grain_fields, vegetable_fields


def has_card(s: AgricolaState, seat: int, id: str) -> bool:
    """Whether a card lies in front of a seat."""
    number = s.rules.collection.numbers.get(id, -1)
    return number in s.seats[seat].cards


def all_occupations(player: Seat) -> int:
    """The occupations of a seat, where one may count as more."""
    return player.tableau.learned()


def occupations_from(cards: tuple[Card, ...]) -> int:
    """How many occupations some cards are, where one may count as more."""
    found = 0
    for card in cards:
        if card.kind == OCCUPATION:
            found += 1
            for ability in card.does:
                if isinstance(ability, Says) and ability.query is MORE_OCCUPATIONS:
                    found += ability.value
    return found


def other_short_of_occupations(limits: tuple[int, int, int, int, int]) -> Need:
    """Another seat has fewer occupations than the limit for the number of seats; alone, oneself."""

    def met(s: AgricolaState, seat: int) -> bool:
        limit = limits[s.count - 1]
        others = [other for other in range(s.count) if other != seat] or [seat]
        return not limit or any(all_occupations(s.seats[other]) < limit for other in others)

    return Need(f"others-occupations-{limits[1]}", met, lost=for_good)


def sown_fields(n: int) -> Need:
    """At least so many fields with crops, cards among them."""

    def met(s: AgricolaState, seat: int) -> bool:
        player = s.seats[seat]
        return grain_fields(player) + vegetable_fields(player) >= n

    return Need("sown-fields", met, n)


def people_out(s: AgricolaState, seat: int) -> int:
    """How many people of a seat stand on action spaces."""
    return sum([tokens.count(2 * seat) for tokens in s.occupants])
