"""What scenarios of farmyard cards begin with: many fields, a certain window, short piles."""

from __future__ import annotations

from typing import Any

from tests.games.hallertau.scenario import CRAFTS

GATEWAY = tuple(f"{deck}{number:02}" for deck in range(4) for number in range(1, 31))
FARMYARD = tuple(f"{deck}{number:02}" for deck in range(4, 8) for number in range(1, 36))


def many(count: int, field: str = "empty-2") -> str:
    """Several fields of one kind, as `holding` takes them."""
    return " ".join([field] * count)


def slid(slides: int) -> dict[str, Any]:
    """A community centre after some slides, with all crafts beside it; its window shows 6 more."""
    return {
        "centre": slides,
        "crafts": dict.fromkeys(CRAFTS, slides),
        "boulders": {craft: [slides + 2, slides + 4] for craft in CRAFTS},
    }


def all_but(deck: str, *cards: str) -> list[str]:
    """The cards of a deck, by its first digit, without some: to be discarded before a draw."""
    return [card for card in (*GATEWAY, *FARMYARD) if card[0] == deck and card not in cards]
