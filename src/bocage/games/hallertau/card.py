"""A card: conditions and costs above, effects, income and points below."""

from __future__ import annotations

from typing import final

from ...kernel.messages import Message
from .coming import (
    ACTIONS_OVER,
    HARVEST_NEAR,
    HARVEST_OVER,
    HARVESTING,
    OTHERS,
    PAYING,
    SOMETHING,
    union,
)
from .measures import Measure
from .needs import ALL, ALL_GRAIN, Need
from .part import Part
from .state import HallertauState, Seat
from .vocabulary import (
    ACTIONS_PHASE,
    CATALOGUE,
    DECKS,
    HARVEST,
    KINDS,
    MOST_STEPS,
    PHASES,
    PLAY,
    STRIDE,
)


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
        self.board = any(measure.falls() & OTHERS for measure in looked)
        """Whether it looks at the action board, where its time may soon be over."""
        self.races = any(part.ahead_of() & OTHERS for part in self.parts)
        """Whether it does something on the action board that others may do first."""
        self.just = any(measure.falls() & SOMETHING for measure in looked)
        """Whether it asks for what has just happened."""
        self.hurt_by = union([need.hurt_by for need in needs])
        self.hurt_by |= union([part.hurt_by() for part in self.parts])
        """The items of which more can prevent it, make it dearer or bring less, as bits."""
        self.ahead_of = self.urgency() | union([part.ahead_of() for part in self.parts])
        """What is coming that it may have to be played before, as bits."""
        self.plays = self.all_plays()
        self.floor = self.lowest()

    def measures(self) -> tuple[Measure, ...]:
        """What its conditions and costs look at."""
        found = [measure for need in self.needs for measure in need.measures()]
        for part in self.parts[: self.costs]:
            found.extend(part.measures())
        return tuple(found)

    def urgency(self) -> int:
        """What it has to be ahead of for its conditions, its phase and its income, as bits."""
        bits = union([need.ahead_of() for need in self.needs])
        if self.income:
            bits |= PAYING
        if self.only == ACTIONS_PHASE:
            bits |= ACTIONS_OVER
        elif self.only == HARVEST:
            bits |= HARVEST_OVER
        elif self.never == HARVEST:
            bits |= HARVEST_NEAR
        return bits

    def between(self, s: HallertauState, p: Seat, sown: int) -> bool:
        """Whether it may be wanted between the harvests of two of so many fields."""
        if self.only >= 0 or not self.ahead_of & HARVESTING:
            return False
        if self.hurt_by & ALL_GRAIN:
            return True
        if not self.allowed(s, p):
            return any(need.passes(p.empty, sown) for need in self.needs)
        return not self.hurt_by and any(part.fills for part in self.parts[self.costs :])

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

    def playable(self, s: HallertauState, p: Seat) -> bool:
        """Whether somebody with it in hand could play it now."""
        phase = s.phase
        return self.never != phase and self.only in (-1, phase) and self.allowed(s, p) > 0

    @property
    def kind_name(self) -> str:
        """Gateway, farmyard, bonus or point."""
        return KINDS[self.kind]

    def phase_message(self) -> Message:
        """The phase to which it is bound, or from which it is barred."""
        phase = self.only if self.only >= 0 else self.never
        return Message(f"phase-hallertau-{PHASES[phase]}")
