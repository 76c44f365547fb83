"""Plowing, sowing, baking."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ....farm.goods import FOOD, GRAIN, NAMES, VEGETABLE
from ....kernel.flow import DONE, Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ....kernel.windows import Window
from ..events import BAKED, PLOWED, PLOWED_MORE, SOWN
from ..reasons import (
    FIELD_SOWN,
    NO_CELL,
    NO_FIELD,
    NO_FIELD_THERE,
    NO_GRAIN,
    NO_OVEN,
    NO_SEED,
    NOT_ADJACENT_FIELD,
    NOT_EMPTY,
    explain,
)
from ..state import AgricolaState
from ..telling import TELL
from ..vocabulary import (
    BAKE,
    FARM,
    PLOW,
    SOW_GRAIN,
    SOW_GRAIN_ON,
    SOW_VEGETABLE,
    SOW_VEGETABLE_ON,
    USE,
)
from .crops import empty_cards
from .supply import TALLY, exchange, leave

ANY_NUMBER: Final = 10_000
"""More grain than anybody bakes."""


@final
class Plow(Choice[AgricolaState]):
    """One field on an empty space, next to a field if there is one.

    With `up_to` it is as many as that function says, or fewer.
    """

    asks: ClassVar[str] = "plow"

    def __init__(self, up_to: Callable[[AgricolaState, int], int] | None = None) -> None:
        super().__init__(limit=1 if up_to is None else FARM.size)
        self.up_to = up_to
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        if self.up_to is not None and not self.up_to(s, seat):
            return NO_CELL
        return 0 if s.seats[seat].ground.plowable else NO_CELL

    def more(self, s: AgricolaState, seat: int, tally: int) -> list[int]:
        if self.up_to is None or tally >= self.up_to(s, seat):
            return []
        return super().more(s, seat, tally)

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return Reason(
            Message("reason-no-field-cell"), "F35" if s.rules.edition.number == 1 else "R34"
        )

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-plow")

    def owns(self, action: int) -> bool:
        return PLOW.base <= action < PLOW.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return s.seats[seat].ground.plow_actions()

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        plow(s, seat, action)
        if self.space >= 0 and s.heard[PLOWED]:
            space = s.rules.spaces[self.space].number
            TELL.later(s, PLOWED, seat, space)
            if s.seats[seat].tableau.ploughs:
                s.stack.append((WITH_PLOUGH.id, seat, space))

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        cell = action - PLOW.base
        empty = s.seats[seat].ground.unused >> cell & 1
        code = NOT_ADJACENT_FIELD if empty else NOT_EMPTY
        return explain(s.rules, code, {"cell": FARM.names[cell]})


def plow(s: AgricolaState, seat: int, action: int) -> None:
    """Plow a field."""
    player = s.own(seat)
    player.fields |= 1 << (action - PLOW.base)
    player.survey()
    if s.sink is not None:
        s.sink.note(seat, "log-plow", {"cell": FARM.names[action - PLOW.base]})


@final
class WithPlough(Window[AgricolaState]):
    """A field has been plowed, and one plough may plow more. Frame: seat, the space in use."""

    fields: ClassVar[tuple[str, ...]] = ("space_number",)
    asks: ClassVar[str] = "use-cards"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-use-cards")

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        if not player.ground.plowable:
            return []
        return [
            USE.of(plough.card)
            for plough in player.tableau.ploughs
            if frame[2] in plough.spaces and player.recall(plough.card)
        ]

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, card = frame[1], USE.what(action)
        player = s.own(seat)
        player.remember(card, player.recall(card) - 1)
        s.stack.append((PLOW_MORE.id, seat, card, 0))


@final
class PlowMore(Question[AgricolaState]):
    """More fields by a plough, at least one. Frame: seat, card, how many are plowed."""

    fields: ClassVar[tuple[str, ...]] = ("card", "tally")
    asks: ClassVar[str] = "plow"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-plow")

    def most(self, s: AgricolaState, frame: Frame) -> int:
        """How many fields the plough plows besides the first."""
        ploughs = s.seats[frame[1]].tableau.ploughs
        return max([plough.more for plough in ploughs if plough.card == frame[2]], default=0)

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return frame[3] < self.most(s, frame)

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        options = s.seats[frame[1]].ground.plow_actions()
        return [*options, DONE] if frame[3] else options

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        _, seat, card, tally = frame
        if action != DONE:
            plow(s, seat, action)
            if tally + 1 < self.most(s, frame):
                s.stack.append((self.id, seat, card, tally + 1))
                return
        TELL.tell(s, PLOWED_MORE, seat, card)


@final
class Sow(Choice[AgricolaState]):
    """Any number of empty fields: 1 grain becomes 3, 1 vegetable becomes 2."""

    asks: ClassVar[str] = "sow"

    def __init__(self) -> None:
        super().__init__(limit=FARM.size)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        fields = player.fields
        if fields == 0 or (player.crops and fields == player.crops[0]):
            cards = empty_cards(player) if player.tableau.fields else []
            if not cards:
                return NO_FIELD
            for good in (GRAIN, VEGETABLE):
                if player.goods[good] and empty_cards(player, good):
                    return 0
            return NO_SEED
        return 0 if player.goods[GRAIN] or player.goods[VEGETABLE] else NO_SEED

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-sow")

    def owns(self, action: int) -> bool:
        return SOW_GRAIN.base <= action < SOW_VEGETABLE.end or sows_card(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        cells = FARM.cells(player.fields & ~player.sown())
        options: list[int] = []
        if player.goods[GRAIN]:
            options += [SOW_GRAIN.base + cell for cell in cells]
            if player.tableau.fields:
                options += [SOW_GRAIN_ON.of(card) for card in empty_cards(player, GRAIN)]
        if player.goods[VEGETABLE]:
            options += [SOW_VEGETABLE.base + cell for cell in cells]
            if player.tableau.fields:
                options += [SOW_VEGETABLE_ON.of(card) for card in empty_cards(player, VEGETABLE)]
        return options

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        if not tally:
            TALLY.open(s, SOWN, seat, below=1)
        if sows_card(action):
            if SOW_GRAIN_ON.owns(action):
                self.sow_card(s, seat, SOW_GRAIN_ON.what(action), GRAIN, 3)
            else:
                self.sow_card(s, seat, SOW_VEGETABLE_ON.what(action), VEGETABLE, 2)
            return
        if action < SOW_GRAIN.end:
            cell, good, height = action - SOW_GRAIN.base, GRAIN, 3
        else:
            cell, good, height = action - SOW_VEGETABLE.base, VEGETABLE, 2
            player.vegetables |= 1 << cell
        sow(s, seat, good)
        planes = list(player.crops) + [0] * (height - len(player.crops))
        for i in range(height):
            planes[i] |= 1 << cell
        player.crops = tuple(planes)
        if s.sink is not None:
            crop = "grain" if good == GRAIN else "vegetable"
            s.sink.note(seat, "log-sow", {"cell": FARM.names[cell], "goods": {crop: 1}})

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        TALLY.close(s, seat, SOWN)

    def sow_card(self, s: AgricolaState, seat: int, number: int, good: int, height: int) -> None:
        """Sow a card that is a field."""
        player = s.own(seat)
        sow(s, seat, good)
        player.remember(number, height)
        if s.sink is not None:
            values = {"card": s.rules.cards[number].name, "goods": {NAMES[good]: 1}}
            s.sink.note(seat, "log-sow-card", values)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        player = s.seats[seat]
        if sows_card(action):
            return explain(s.rules, NO_SEED if empty_cards(player) else NO_FIELD)
        wants_grain = action < SOW_GRAIN.end
        cell = action - (SOW_GRAIN.base if wants_grain else SOW_VEGETABLE.base)
        if not player.fields >> cell & 1:
            code = NO_FIELD_THERE
        elif player.sown() >> cell & 1:
            code = FIELD_SOWN
        else:
            code = NO_SEED
        return explain(s.rules, code, {"cell": FARM.names[cell]})


def sow(s: AgricolaState, seat: int, good: int) -> None:
    """Take a crop from the supply for a field."""
    leave(s, seat, ((good, 1),))
    if s.heard[SOWN]:
        TALLY.add(s, SOWN, ((good, 1),))


def sows_card(action: int) -> bool:
    """Whether an action sows a card that is a field."""
    return SOW_VEGETABLE_ON.owns(action) or SOW_GRAIN_ON.owns(action)


@final
class Bake(Choice[AgricolaState]):
    """Grain from the supply into food, grain by grain, the best oven first."""

    asks: ClassVar[str] = "bake"

    def __init__(self) -> None:
        super().__init__(limit=ANY_NUMBER)

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if player.goods[GRAIN] == 0:
            return NO_GRAIN
        return 0 if player.tableau.bread(0) else NO_OVEN

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-bake", {"food": s.seats[frame[1]].tableau.bread(frame[2])})

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        food = s.seats[frame[1]].tableau.bread(frame[2])
        return Message("action-bake", {"good": "grain", "food": food})

    def owns(self, action: int) -> bool:
        return action == BAKE.base

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return [BAKE.base]

    def more(self, s: AgricolaState, seat: int, tally: int) -> list[int]:
        player = s.seats[seat]
        return [BAKE.base] if player.goods[GRAIN] and player.tableau.bread(tally) else []

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        bread = s.seats[seat].tableau.bread(tally)
        if s.sink is not None:
            s.sink.note(seat, "log-bake", {"goods": {"grain": 1}, "food": bread})
        exchange(s, seat, ((GRAIN, 1),), ((FOOD, bread),))

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        TELL.tell(s, BAKED, seat, tally)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        return explain(s.rules, self.obstacle(s, seat) or NO_OVEN)


WITH_PLOUGH: Final = WithPlough()
PLOW_MORE: Final = PlowMore()
