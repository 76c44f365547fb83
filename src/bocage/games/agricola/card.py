"""The definition of a card: what is printed on it and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ...farm.goods import FOOD, NOTHING, Goods
from ...kernel.messages import Message
from ...kernel.state import Step
from ...kernel.tableau import Ability, Listener
from .abilities import (
    AnswersTo,
    Bakes,
    Brings,
    Cooks,
    CountsVegetables,
    Craft,
    DrawsMinors,
    GoesBack,
    IsSpace,
    MarksSpace,
    Remembers,
    Scores,
    ScoresForAll,
    Sells,
)
from .events import minded
from .tableau import AgricolaTableau

if TYPE_CHECKING:
    from .rules import Space
    from .state import AgricolaState, Seat

MAJOR: Final = "major"
MINOR: Final = "minor"
OCCUPATION: Final = "occupation"
ANY_IMPROVEMENT: Final = "any"
"""What can be handed in for a card, if it does not matter."""

SCORING_ABILITIES: Final = (Scores, ScoresForAll, CountsVegetables)
Does = Ability[AgricolaTableau]
"""One thing that a card does."""


@final
class Need:
    """A prerequisite: must hold when the card is played, and is not paid."""

    def __init__(self, id: str, met: Callable[[AgricolaState, int], bool], n: int = 0) -> None:
        self.id = id
        self.met = met
        self.n = n

    @property
    def message(self) -> Message:
        """The prerequisite in words."""
        return Message(f"need-{self.id}", {"n": self.n} if self.n else {})


@final
class Card:
    """The definition of a card: stateless, one per printed card.

    `title` is its printed name in English, `name` the key of its texts. What it costs is `cost`, or
    `instead` where there are two; `returns` are the improvements of which so many are handed in for
    it. `play` happens when it is played, all else is in `does`. What it must remember is one number
    in its owner's `memory`.
    """

    def __init__(
        self,
        id: str,
        title: str,
        edition: int,
        kind: str,
        category: str,
        does: tuple[Does, ...],
        players: int = 1,
        cost: Goods = NOTHING,
        instead: Goods = NOTHING,
        cost_per_person: Goods = NOTHING,
        returns: tuple[str, ...] = (),
        hands_in: int = 1,
        need: Need | None = None,
        points: int = 0,
        passing: bool = False,
        bonus: bool = False,
        play: Step[AgricolaState] | None = None,
        name: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.name = name or id
        self.edition = edition
        self.kind = kind
        self.deck = MAJOR if kind == MAJOR else id[0]
        self.category = category
        self.players = players
        self.number = -1
        self.cost = cost
        self.instead = instead
        self.cost_per_person = cost_per_person
        self.eats = any(good == FOOD for good, _ in cost + cost_per_person)
        self.returns = returns
        self.returns_mask = 0
        self.hands_in = hands_in if returns else 0
        self.returnable = kind == MAJOR
        self.need = need
        self.points = points
        self.passing = passing
        self.play = play
        self.does = does
        self.hears = [ability for ability in does if isinstance(ability, Listener)]
        self.minds = minded(self.hears)
        self.cooks = any(isinstance(ability, Cooks) for ability in does)
        self.bakes = any(isinstance(ability, Bakes) for ability in does)
        self.bonus = bonus or any(
            a.steps if isinstance(a, Craft) else isinstance(a, SCORING_ABILITIES) for a in does
        )
        self.space: Callable[[], Space] | None = None
        self.answers_to = ""
        self.brings: Goods = NOTHING
        self.marks_space = any(isinstance(ability, MarksSpace) for ability in does)
        self.goes_back = any(isinstance(ability, GoesBack) for ability in does)
        self.draws = any(isinstance(ability, DrawsMinors) for ability in does)
        self.starts_with = 0
        self.shown: Callable[[Seat, int], dict[str, int]] | None = None
        self.sells = NOTHING
        for ability in does:
            if isinstance(ability, Sells):
                self.sells = ability.price
            if isinstance(ability, Remembers):
                self.starts_with = ability.starts_with
                self.shown = ability.shown
            elif isinstance(ability, Brings):
                self.brings = ability.goods
            elif isinstance(ability, IsSpace):
                self.space = ability.make
            elif isinstance(ability, AnswersTo):
                self.answers_to = ability.id

    def numbered(self, number: int) -> None:
        """Take a place in the catalogue; everything that the card does knows it."""
        self.number = number
        for ability in self.does:
            if ability.card >= 0:
                raise ValueError(f"{self.id} shares something with another card")
            ability.card = number

    def flows(self) -> list[Step[AgricolaState]]:
        """All the steps that belong to the card."""
        found = [] if self.play is None else [self.play]
        for ability in self.does:
            found.extend(ability.flows())
        return found
