"""The definition of a card: what is printed on it and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ...farm.goods import FOOD, NOTHING, Goods
from ...kernel.events import Listener
from ...kernel.messages import Message
from ...kernel.state import Step

if TYPE_CHECKING:
    from .prices import Alteration
    from .state import AgricolaState, Seat

MAJOR: Final = "major"
MINOR: Final = "minor"
OCCUPATION: Final = "occupation"

WORK: Final = 0
FIELDS: Final = 1
BREEDING: Final = 2
SCORING: Final = 3
PREPARATION: Final = 4
"""The points at which a seat may do what a card allows at any time."""


@final
class Craft:
    """Once in every harvest: one of a good into food; what is left of it at the end scores."""

    __slots__ = ("food", "good", "steps")

    def __init__(self, good: int, food: int, steps: tuple[int, int, int]) -> None:
        self.good = good
        self.food = food
        self.steps = steps

    def bonus(self, left: int) -> int:
        """Bonus points for so much left: the highest step reached."""
        return sum(1 for step in self.steps if left >= step)

    def given_up(self, left: int) -> int:
        """How much is handed in for the bonus points."""
        points = self.bonus(left)
        return self.steps[points - 1] if points else 0


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
class Deed:
    """What a card allows at any time, at the points where it makes a difference.

    A direct one is offered by its own actions, any other one by the card's name.
    """

    def __init__(
        self, flow: Step[AgricolaState], points: tuple[int, ...], direct: bool = False
    ) -> None:
        self.flow = flow
        self.direct = direct
        self.points = sum(1 << point for point in points)


@final
class Card:
    """The definition of a card: stateless, one per printed card.

    What it must remember is one number in its owner's `memory`; `stored` tells what lies on it.
    `answers` says that it touches the rules otherwise than by what it hears.
    """

    def __init__(
        self,
        id: str,
        name: str,
        edition: int,
        kind: str = MAJOR,
        deck: str = MAJOR,
        category: str = "food-provider",
        players: int = 1,
        cost: Goods = NOTHING,
        cost_per_person: Goods = NOTHING,
        returns: tuple[str, ...] = (),
        need: Need | None = None,
        points: int = 0,
        bonus: bool = False,
        passing: bool = False,
        cooks: Goods = NOTHING,
        bakes: int = 0,
        bakes_up_to: int = -1,
        craft: Craft | None = None,
        play: Step[AgricolaState] | None = None,
        play_when: Callable[[AgricolaState, int], bool] | None = None,
        hears: tuple[Listener[AgricolaState], ...] = (),
        alters: tuple[Alteration, ...] = (),
        starts_with: int = 0,
        trades: tuple[int, ...] = (),
        stack: tuple[int, ...] = (),
        trades_at: tuple[int, ...] = (),
        deed: Deed | None = None,
        pet_per_room: bool = False,
        pasture_room: int = 0,
        stable_room: int = 1,
        lodging: int = 0,
        is_field: bool = False,
        clay_fences: bool = False,
        free_fences: int = 0,
        skips_clay: bool = False,
        never_renovates: bool = False,
        joins_wishes: bool = False,
        adopts: bool = False,
        scores: Callable[[AgricolaState, int, int], int] | None = None,
        scores_all: Callable[[AgricolaState], list[int]] | None = None,
        stored: Callable[[Seat, int], dict[str, int]] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.edition = edition
        self.kind = kind
        self.deck = deck
        self.category = category
        self.players = players
        self.number = -1
        self.cost = cost
        self.cost_per_person = cost_per_person
        self.eats = any(good == FOOD for good, _ in cost + cost_per_person)
        self.returns = returns
        self.returns_mask = 0
        self.need = need
        self.points = points
        self.bonus = bonus or craft is not None
        self.passing = passing
        self.cooks = cooks
        self.bakes = bakes
        self.bakes_up_to = bakes_up_to
        self.craft = craft
        self.play = play
        self.play_when = play_when
        self.hears = hears
        self.alters = alters
        self.starts_with = starts_with
        self.trades = trades
        self.stack = stack
        self.trades_at = sum(1 << point for point in trades_at)
        self.deed = deed
        self.pet_per_room = pet_per_room
        self.pasture_room = pasture_room
        self.stable_room = stable_room
        self.lodging = lodging
        self.is_field = is_field
        self.clay_fences = clay_fences
        self.free_fences = free_fences
        self.skips_clay = skips_clay
        self.never_renovates = never_renovates
        self.joins_wishes = joins_wishes
        self.adopts = adopts
        self.scores = scores
        self.scores_all = scores_all
        self.stored = stored
        self.answers = bool(
            craft
            or alters
            or trades
            or stack
            or deed
            or pet_per_room
            or pasture_room
            or stable_room > 1
            or lodging
            or is_field
            or clay_fences
            or free_fences
            or skips_clay
            or never_renovates
            or joins_wishes
            or adopts
            or scores
            or scores_all
        )

    def flows(self) -> list[Step[AgricolaState]]:
        """All the steps that belong to the card."""
        found = [] if self.play is None else [self.play]
        for listener in self.hears:
            found.extend(listener.flows)
        if self.deed is not None:
            found.append(self.deed.flow)
        return found
