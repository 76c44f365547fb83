"""The cards that tables are played with: the printed ones, then somebody's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, final

from ...kernel.actions import ActionTable
from ...kernel.own import Source
from ...kernel.state import Step
from .card import Card
from .tableau import AgricolaTableau

if TYPE_CHECKING:
    from .state import AgricolaState


Words = str | Mapping[str, str]
"""What is said in one language that serves for all, or in several by their codes."""


@final
class Scenario:
    """A position, what is played from it, and what then holds of the first seat.

    A seat, and the position, are what differs from the start of a game; of what holds only what
    matters need be said, and `score` holds the points by category and their `total`.
    """

    def __init__(
        self,
        seat: dict[str, Any],
        play: Sequence[str],
        then: dict[str, Any],
        others: Sequence[dict[str, Any]] = ({},),
        **position: Any,
    ) -> None:
        self.seat = seat
        self.play = play
        self.then = then
        self.others = others
        self.position = position


@final
class OwnCard:
    """A card with what is said on it and the scenarios that show what it does."""

    def __init__(
        self, card: Card, text: Words, scenarios: tuple[Scenario, ...], title: Words, need: Words
    ) -> None:
        self.card = card
        self.text = text
        self.scenarios = scenarios
        self.title = title
        self.need = need


@final
class Collection:
    """Cards by number, with their actions; `steps` are those of the own ones.

    `tableaux` keeps what cards come to together, for all tables that share the collection.
    """

    def __init__(
        self,
        cards: list[Card],
        actions: ActionTable,
        own: Sequence[OwnCard] = (),
        sources: tuple[Source, ...] = (),
    ) -> None:
        self.cards = cards
        self.actions = actions
        self.own = own
        self.sources = sources
        self.files = {source.name: source.hash for source in sources}
        self.numbers = {card.id: card.number for card in cards}
        self.by_id = {card.id: card for card in cards}
        self.steps: list[Step[AgricolaState]] = []
        self.tableaux: dict[tuple[int, ...], AgricolaTableau] = {}
