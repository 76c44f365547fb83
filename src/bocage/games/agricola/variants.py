"""The ways to come to a hand: the values of the option `hands`."""

from __future__ import annotations

from typing import Final

from ...kernel.options import Option
from ...kernel.sequence import Seq
from ...kernel.shapes import OptionValue
from ...kernel.state import Step
from .dealing import HAND_SIZE, Deal, PutAway, in_game
from .drafts import (
    Choose,
    Mulligan,
    SpreadOut,
    both_kinds,
    from_eight,
    one_kind_after_the_other,
    quick,
    seven_of_ten,
)
from .hand import Stock
from .living_hands import BEFORE_THE_GAME, OPEN_OF_EACH, DealSymbols, DealTravelling, LayOpen
from .rules import Rules
from .state import AgricolaState


def flow(*steps: Step[AgricolaState]) -> Seq[AgricolaState]:
    """What happens before the first round, after which the rest of the cards leaves the game."""
    return Seq(*steps, PutAway(), sure=True)


def lasting(*steps: Step[AgricolaState]) -> Seq[AgricolaState]:
    """What happens before the first round where the rest of the cards stays."""
    return Seq(*steps, sure=True)


HANDS: Final[dict[str, Seq[AgricolaState]]] = {
    "dealt": flow(Deal(HAND_SIZE, HAND_SIZE)),
    "draft": flow(*one_kind_after_the_other()),
    "draft-both": flow(*both_kinds()),
    "draft-8": flow(*from_eight()),
    "draft-quick": flow(*quick()),
    "ten": flow(*seven_of_ten()),
    "mulligan": flow(Deal(HAND_SIZE, HAND_SIZE), Mulligan()),
    "three-for-one": lasting(Deal(HAND_SIZE, HAND_SIZE)),
    "travelling": flow(DealTravelling()),
    "symbols": flow(DealSymbols()),
    "market": lasting(Deal(HAND_SIZE, HAND_SIZE), LayOpen()),
    "draw-5": lasting(Deal(5, 5)),
    "draw-3": lasting(Deal(3, 3), BEFORE_THE_GAME),
    "chosen": flow(SpreadOut(), Choose()),
}
USUAL: Final = "dealt"
DRAFTS: Final = ("draft", "draft-both", "draft-8", "draft-quick")


def hands_option(seats: int, *without: str) -> Option:
    """The ways to come to a hand for up to so many seats, without some of them."""
    several = tuple(range(2, seats + 1))
    ways = tuple([way for way in HANDS if way not in without])
    seats_of: dict[OptionValue, tuple[int, ...]] = dict.fromkeys(DRAFTS, several)
    return Option(
        "hands", ways, USUAL, needs=("cards", "base"), seats_of={**seats_of, "chosen": (1,)}
    )


IN_EACH_HAND: Final = {"ten": 10, "draft-8": 8}
"""The cards of each kind that everybody gets at first, where these are not the usual number."""


def suffice(rules: Rules) -> bool:
    """Whether the decks hold enough cards for this many seats to be dealt so."""
    hands = str(rules.options.get("hands", USUAL))
    needed = IN_EACH_HAND.get(hands, HAND_SIZE) * rules.seats
    if hands == "market":
        needed += OPEN_OF_EACH
    return all(len(in_game(rules, occupations)) >= needed for occupations in (True, False))


def set_hands(s: AgricolaState) -> None:
    """Bring everybody to a hand, before anything else that is on the stack."""
    if s.rules.hand_cards:
        s.stock = Stock(in_game(s.rules, True), in_game(s.rules, False))
        HANDS[str(s.rules.options.get("hands", USUAL))].begin(s, -1)
