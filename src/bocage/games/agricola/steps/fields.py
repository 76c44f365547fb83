"""Plowing and baking."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ....farm.goods import FOOD, GRAIN
from ....kernel.flow import DONE, Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ....kernel.windows import Window
from ..abilities.land import Plough
from ..events import BAKED, PLOWED, PLOWED_MORE
from ..reasons import (
    NO_CELL,
    NO_GRAIN,
    NO_OVEN,
    explain,
)
from ..state import AgricolaState
from ..telling import TELL, used_for
from ..vocabulary import (
    BAKE,
    FARM,
    PARTNER,
    PLOW,
    USE,
)
from .exchange import stir
from .partners_field import PARTNERS_FIELD, no_field_there, partner_of
from .payment import pay_to, payable
from .supply import exchange

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
        self.goodless = up_to is None
        self.up_to = up_to
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        if self.up_to is not None and not self.up_to(s, seat):
            return NO_CELL
        if s.seats[seat].ground.plowable:
            return 0
        there = s.rules.partners and s.seats[partner_of(seat)].ground.plowable
        return 0 if there else NO_CELL

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
        return PLOW.base <= action < PLOW.end or action == PARTNER.base

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        options = s.seats[seat].ground.plow_actions()
        if s.rules.partners and s.seats[partner_of(seat)].ground.plowable:
            options.append(PARTNER.base)
        return options

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        if action == PARTNER.base:
            s.stack.append((PARTNERS_FIELD.id, seat))
        else:
            plow(s, seat, action)
        if self.space >= 0 and s.heard[PLOWED]:
            space = s.rules.spaces[self.space].number
            TELL.later(s, PLOWED, seat, space)
            if ploughs_for(s, seat):
                s.stack.append((WITH_PLOUGH.id, seat, space))

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        if action == PARTNER.base:
            return explain(s.rules, NO_CELL)
        return no_field_there(s, seat, action)


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
        if not s.seats[frame[1]].ground.plowable:
            return []
        return [
            USE.of(plough.card)
            for owner, plough in ploughs_for(s, frame[1])
            if frame[2] in plough.spaces and usable(s, frame[1], owner, plough)
        ]

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if action == DONE:
            return None
        card = USE.what(action)
        owner, plough = next(pair for pair in ploughs_for(s, frame[1]) if pair[1].card == card)
        more = Message("prompt-plow-more", {"n": plough.more})
        if owner != frame[1]:
            fee = Message("prompt-pay-to", {"goods": {"food": plough.lent}, "by": owner})
            more = Message("prompt-then", {"first": fee, "then": more})
        return used_for(s, card, more)

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, card = frame[1], USE.what(action)
        for owner, plough in ploughs_for(s, seat):
            if plough.card == card:
                player = s.own(owner)
                left = player.recall(card) - (1 << seat if plough.lent else 1)
                player.remember(card, left)
                if s.sink is not None:
                    values = {"card": s.rules.cards[card].name, "left": left}
                    s.sink.note(seat, "log-use-plough", values)
                s.stack.append((PLOW_MORE.id, seat, card, 0))
                if owner != seat:
                    pay_to(s, seat, owner, ((FOOD, plough.lent),))


def ploughs_for(s: AgricolaState, seat: int) -> list[tuple[int, Plough]]:
    """The ploughs of a seat and those that others lend, with their owners."""
    found: list[tuple[int, Plough]] = []
    for owner in range(s.count):
        for plough in s.seats[owner].tableau.ploughs:
            if owner == seat or plough.lent:
                found.append((owner, plough))
    return found


def usable(s: AgricolaState, seat: int, owner: int, plough: Plough) -> bool:
    """Whether a plough is not used up, and a seat can pay for it if it is another's."""
    left = s.seats[owner].recall(plough.card)
    if plough.lent:
        left = left >> seat & 1
    return left > 0 and (owner == seat or payable(s.seats[seat], ((FOOD, plough.lent),)))


@final
class PlowMore(Question[AgricolaState]):
    """More fields by a plough, at least one. Frame: seat, card, how many are plowed."""

    fields: ClassVar[tuple[str, ...]] = ("card", "tally")
    asks: ClassVar[str] = "plow"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-plow")

    def most(self, s: AgricolaState, frame: Frame) -> int:
        """How many fields the plough plows besides the first."""
        ploughs = ploughs_for(s, frame[1])
        return max([plough.more for _, plough in ploughs if plough.card == frame[2]], default=0)

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
        if not self.owns(action):
            return None
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
        place = max(0, len(s.stack) - 1)
        if s.sink is not None:
            s.sink.note(seat, "log-bake", {"goods": {"grain": 1}, "food": bread})
        exchange(s, seat, ((GRAIN, 1),), ((FOOD, bread),))
        tableau = s.seats[seat].tableau
        if tableau.crock >= 0 and tableau.baked_by_fire(tally):
            stir(s, seat, place)

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        TELL.tell(s, BAKED, seat, tally)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        return explain(s.rules, self.obstacle(s, seat) or NO_OVEN)


WITH_PLOUGH: Final = WithPlough()
PLOW_MORE: Final = PlowMore()
