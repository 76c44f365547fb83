"""What is fixed for a table: its options, the spaces, the cards in play."""

from __future__ import annotations

from typing import final

from ...kernel.shapes import Options
from ...kernel.state import Step
from .card import HallertauCard
from .coming import ACTIONS_NEAR
from .part import Part
from .spaces import COUNT, PARTS, ROWS
from .state import HallertauState, Numbers
from .vocabulary import CATALOGUE, CORNERS, DECKS, PROGRESS


@final
class Rules:
    """A table's rules; tables with the same options share them.

    `parts` are those of the spaces, then of the cards, then the cards' income.
    """

    def __init__(
        self,
        options: Options,
        cards: tuple[HallertauCard, ...],
        steps: list[Step[HallertauState]],
        ask: int,
    ) -> None:
        self.options = options
        self.cards = cards
        self.steps = steps
        self.ask = ask
        self.with_cards: bool = options["cards"] == "full"
        self.rows = ROWS
        self.first_card = COUNT
        self.first_income = COUNT + len(cards)
        self.parts: list[tuple[Part, ...]] = [
            *PARTS,
            *[card.parts for card in cards],
            *[card.income for card in cards],
        ]
        self.kind_of: Numbers = tuple([card.kind for card in cards])
        self.board_cards = frozenset([card.number for card in cards if card.board])
        self.just = frozenset([card.number for card in cards if card.just])
        self.races = frozenset([card.number for card in cards if card.races])
        self.timely = self.just | self.races
        self.timely |= {card.number for card in cards if card.only == PROGRESS}
        """The cards that one may want to play right after an action, whatever was before."""
        self.exact = frozenset([card.number for card in cards if card.hurt_by])
        self.paid = frozenset([card.number for card in cards if card.costs])
        self.earners = frozenset([c.number for c in cards if c.income or c.ahead_of & ACTIONS_NEAR])
        """The cards that one may want to play in phase 3, whatever was before."""
        self.ahead_of: dict[int, frozenset[int]] = {}
        self.open_spaces: Numbers = tuple(
            [space for space in range(COUNT) if self.with_cards or space not in CORNERS]
        )
        self.decks = self.decks_in_play()
        self.piles = [
            tuple([c.number for c in cards if c.kind == kind and c.deck in self.decks])
            for kind in range(4)
        ]
        """By kind the cards of the game."""

    def decks_in_play(self) -> tuple[str, ...]:
        """The decks of the game; without cards no card is ever seen."""
        options = self.options
        if not self.with_cards:
            return ()
        if options["merged"]:
            return DECKS
        return (str(options["gateway"]), str(options["farmyard"]), *DECKS[8:])

    def urgent(self, coming: int) -> frozenset[int]:
        """The cards that may have to be played before what is coming."""
        found = self.ahead_of.get(coming)
        if found is None:
            found = frozenset([card.number for card in self.cards if card.ahead_of & coming])
            self.ahead_of[coming] = found
        return found

    def known(self, card: str) -> bool:
        """Whether a card is in the game."""
        return card in CATALOGUE and self.cards[CATALOGUE.index(card)].deck in self.decks
