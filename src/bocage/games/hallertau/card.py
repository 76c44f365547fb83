"""A card: conditions and costs above, effects, income and points below."""

from __future__ import annotations

from typing import Final, final

from ...kernel.messages import Message
from .measures import Measure
from .needs import ALL, Need
from .part import Part
from .state import HallertauState, Seat
from .vocabulary import CATALOGUE, DECKS, KINDS, MOST_STEPS, PHASES, PLAY, STRIDE

BOARD: Final = ("full-spaces", "threes", "workers-on-nursery", "butchery-used")
"""Measures of the action board whose moment may pass before the running action is over."""
JUST: Final = (
    "tools-at-once",
    "exchanged",
    "last-jewel",
    "prompt",
    "last-worker-used",
    "used-section",
    "sowing-used",
    "butchery-used",
    "removed",
)
"""Measures of what has just happened."""
FIELD_MEASURES: Final = ("empty-fields", "sown-fields", "fields-in-rows")
"""Measures of fields; those of fields sown with a good have names of their own."""


@final
class HallertauCard:
    """A card as data.

    `needs` are conditions, the first `costs` of `parts` are paid, the others are effects;
    `income` comes in every phase 3. `only` is the one phase in which it can be played, `never` the
    one in which it cannot, or -1. `steps` counts the positions of its slash groups.
    """

    def __init__(
        self,
        id: str,
        needs: tuple[Need, ...] = (),
        costs: tuple[Part, ...] = (),
        effects: tuple[Part, ...] = (),
        income: tuple[Part, ...] = (),
        points: int = 0,
        only: int = -1,
        never: int = -1,
        butcher: bool = False,
    ) -> None:
        self.id = id
        self.number = CATALOGUE.index(id)
        self.deck = DECKS[int(id[0])]
        self.kind = min(int(id[0]) // 4, 2) + (1 if id[0] == "9" else 0)
        self.needs = needs
        self.parts = costs + effects
        self.costs = len(costs)
        self.income = income
        self.points = points
        self.only = only
        self.never = never
        self.butcher = butcher
        self.steps = max([1, *[n.steps for n in needs], *[part.steps for part in self.parts]])
        looked = self.measures()
        self.fixed = only < 0 and never < 0 and all(m.fixed for m in looked)
        self.board = any(measure.id in BOARD for measure in looked)
        self.acts_on_board = any(part.board for part in self.parts[self.costs :])
        self.exact = any(need.exact for need in needs) or any(part.exact for part in self.parts)
        """Whether it can fail, or bring less, because there is too much of something."""
        self.just = any(m.id in JUST for m in looked)
        """Whether it asks for what has just happened."""
        self.between = self.between_harvests()
        """Whether it may want to be played between the harvests of two fields."""
        self.plays = self.all_plays()
        self.floor = self.lowest()

    def measures(self) -> tuple[Measure, ...]:
        """What its conditions and costs look at."""
        found = [measure for need in self.needs for measure in need.measures()]
        for part in self.parts[: self.costs]:
            found.extend(part.measures())
        return tuple(found)

    def between_harvests(self) -> bool:
        """Whether only some harvests let it be played, cheaply, or with fields to sow again."""
        counted = [m.id for m in self.measures()]
        if any(n.exact and m.id in FIELD_MEASURES[:2] for n in self.needs for m in n.measures()):
            return True
        if self.only == PHASES.index("harvest"):
            return True
        if any(part.grows for part in self.parts[: self.costs]):
            return True
        on_fields = any(id in FIELD_MEASURES or id.startswith("sown-with") for id in counted)
        return on_fields and any(part.fills for part in self.parts[self.costs :])

    def lowest(self) -> tuple[tuple[int, int], ...]:
        """What one must have at least, of goods, tools, jewels, sheep and fields, by number."""
        found: dict[int, int] = {}
        for need in self.needs:
            for name, n in need.lowest():
                found[name] = max(n, found.get(name, 0))
        for part in self.parts[: self.costs]:
            for name, n in part.lowest():
                found[name] = max(n, found.get(name, 0))
        return tuple(found.items())

    def all_plays(self) -> list[list[int]]:
        """For every set of steps, as bits, the actions that play them."""
        base = PLAY.base + self.number * STRIDE
        if self.steps == 1:
            return [[base] if bits & 1 else [] for bits in range(2)]
        return [
            [base + 1 + k for k in range(MOST_STEPS) if bits >> k & 1]
            for bits in range(1 << self.steps)
        ]

    def allowed(self, s: HallertauState, p: Seat) -> int:
        """The steps whose conditions are met and whose cost can be paid, as bits."""
        bits = ALL
        for need in self.needs:
            bits &= need.allows(s, p)
            if not bits:
                return 0
        parts = self.parts
        for i in range(self.costs):
            bits &= parts[i].allows(s, p)
        return bits & (1 << self.steps) - 1

    @property
    def kind_name(self) -> str:
        """Gateway, farmyard, bonus or point."""
        return KINDS[self.kind]

    def phase_message(self) -> Message:
        """The phase to which it is bound, or from which it is barred."""
        phase = self.only if self.only >= 0 else self.never
        return Message(f"phase-hallertau-{PHASES[phase]}")
