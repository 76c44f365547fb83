"""Fences, pasture by pasture."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import CLAY, WOOD
from ....kernel.flow import Choice
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..events import FENCED
from ..prices import SOME_FENCES, amount
from ..queries import CLAY_FENCES
from ..reasons import (
    CANNOT_PAY,
    NO_FENCE_LEFT,
    NO_PASTURE,
    explain,
)
from ..state import AgricolaState, Seat
from ..vocabulary import EDGE, FARM, FENCE, FENCE_LARGER, FENCES, PASTURES
from .animals import settle
from .buying import buy, can_afford, expected
from .fence_reasons import fence_refusal
from .fencing import FENCING, due, fences_left, payable_numbers
from .laying import (
    MIXED_FENCES,
    all_next,
    described,
    fences_for,
    mixes,
    put_up,
    same_division,
    something_next,
    something_within,
    to_spend,
    within,
)
from .partner import PARTNERS_FENCES
from .payment import THE_PRICE, tell_once_paid
from .supply import leave

PAYS_FENCES: Final = 1 << WOOD | 1 << CLAY


@final
class BuildFences(Choice[AgricolaState]):
    """New pastures, each closed all round, one wood per fence."""

    asks: ClassVar[str] = "fence"

    def __init__(self) -> None:
        super().__init__(limit=FENCES)

    def begin(self, s: AgricolaState, seat: int) -> None:
        self.open(s, seat)
        super().begin(s, seat)

    def take(self, s: AgricolaState, seat: int, action: int) -> None:
        self.open(s, seat)
        super().take(s, seat, action)

    def open(self, s: AgricolaState, seat: int) -> None:
        """Where a card cares, keep what there is before the action."""
        if s.rules.partners or s.heard[FENCED] or not s.seats[seat].tableau.wood_fences:
            FENCING.open(s, seat)

    def wood(self, s: AgricolaState, seat: int) -> int:
        """How much wood, or what is paid instead, the seat has for fences."""
        player = s.seats[seat]
        tableau, wood = player.tableau, player.goods[WOOD]
        if tableau.says(CLAY_FENCES):
            wood += player.goods[CLAY]
        if tableau.obtainable & PAYS_FENCES:
            while wood < FENCES and mixes(player, wood + 1):
                wood += 1
        if tableau.altered >> SOME_FENCES & 1:
            while wood < FENCES and can_afford(player, SOME_FENCES, ((WOOD, wood + 1),)):
                wood += 1
        return wood

    def affordable(self, s: AgricolaState, seat: int) -> int:
        """The numbers of fences that the seat can build for its next pasture, as a mask."""
        return payable_numbers(s, seat, self.wood(s, seat))

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        if s.rules.partners and for_partner(s, seat):
            return 0
        if player.tableau.wood_fences:
            wood = player.goods[WOOD]
            return 0 if wood and something_next(player, wood) else NO_PASTURE
        return 0 if something_within(player, self.affordable(s, seat)) else NO_PASTURE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        cheapest = self.cheapest(s, seat)
        if cheapest:
            code = CANNOT_PAY
        elif not fences_left(s.seats[seat]):
            code = NO_FENCE_LEFT
        return explain(s.rules, code, {"goods": {"wood": cheapest}})

    def cheapest(self, s: AgricolaState, seat: int) -> int:
        """The wood that the cheapest next pasture takes."""
        player = s.seats[seat]
        for fences in range(1, fences_left(player) + 1):
            if something_next(player, fences):
                return self.price(s, seat, fences)
        return 0

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        seat = frame[1]
        player = s.seats[seat]
        left = fences_left(player)
        costs = [self.price(s, seat, n) for n in range(1, left + 1)]
        return Message(
            "prompt-fence", {"wood": player.goods[WOOD], **to_spend(player, left, costs)}
        )

    def owns(self, action: int) -> bool:
        if FENCE.base <= action < FENCE.end or FENCE_LARGER.owns(action) or EDGE.owns(action):
            return True
        return action in PARTNERS_FENCES

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        if player.tableau.wood_fences:
            found = all_next(player, min(player.goods[WOOD], FENCES))
        else:
            found = within(player, self.affordable(s, seat))
        return found + for_partner(s, seat) if s.rules.partners else found

    def instead(self, s: AgricolaState, frame: Frame, action: int) -> int:
        return same_division(s.seats[frame[1]], action)

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        if action in PARTNERS_FENCES:
            PARTNERS_FENCES[action].begin(s, seat)
            return
        player = s.own(seat)
        cost = fences_for(player, action)
        if not player.tableau.wood_fences:
            cost = due(s, seat, cost)
        if player.tableau.wood_fences or cost <= 0:
            put_up(s, seat, action, cost)
            leave(s, seat, ((WOOD, cost),))
        elif player.tableau.altered >> SOME_FENCES & 1:
            put_up(s, seat, action, 0)
            height = len(s.stack)
            paid = buy(s, seat, SOME_FENCES, ((WOOD, cost),))
            if paid:
                tell_once_paid(s, height, seat, THE_PRICE, 0, paid)
        else:
            put_up(s, seat, action, 0)
            s.stack.append((MIXED_FENCES.id, seat, cost, 0))

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        player = s.seats[frame[1]]
        if not self.owns(action) or action in PARTNERS_FENCES or player.tableau.wood_fences:
            return None
        return described(player, action, self.price(s, frame[1], fences_for(player, action)))

    def price(self, s: AgricolaState, seat: int, fences: int) -> int:
        """The wood that a seat will pay for so many more fences, if all of it is paid in wood."""
        wood = due(s, seat, fences)
        if wood <= 0:
            return 0
        return amount(expected(s.seats[seat], SOME_FENCES, ((WOOD, wood),)), WOOD)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        if action in PARTNERS_FENCES:
            return explain(s.rules, NO_PASTURE)
        player = s.seats[seat]
        wood = fences_for(player, action)
        wood = wood if player.tableau.wood_fences else self.price(s, seat, wood)
        return fence_refusal(s, player, action, fences_left(player), wood)


def for_partner(s: AgricolaState, seat: int) -> list[int]:
    """The actions by which a seat of a team can fence on its partner's farm."""
    return [action for action, step in PARTNERS_FENCES.items() if not step.obstacle(s, seat)]


def lone_spaces(player: Seat, among: int = FARM.full, divides: bool = False) -> list[int]:
    """The cells, of some in a mask, that can be fenced in each by itself.

    With `divides` also those of larger pastures.
    """
    layout, beside = player.layout, player.ground.beside
    free = among & ~(player.ground.solid | layout.enclosed)
    if layout.enclosed and not layout.book.habits.scattered:
        free &= FARM.neighbours(layout.enclosed)
    if beside:
        free &= PASTURES.reach(beside)
    if divides:
        for pasture in layout.pastures:
            if pasture.bit_count() > 1:
                free |= among & pasture
    left = fences_left(player)
    return [
        cell
        for cell in FARM.cells(free)
        if PASTURES.cost(layout, PASTURES.number_of[1 << cell]) <= left
    ]


@final
class MiniPasture(Choice[AgricolaState]):
    """One new pasture of a single space, without paying for its fences."""

    asks: ClassVar[str] = "mini-pasture"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if lone_spaces(s.seats[seat]) else NO_PASTURE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-mini-pasture")

    def owns(self, action: int) -> bool:
        return FENCE.base <= action < FENCE.end

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        numbers = PASTURES.number_of
        return [FENCE.base + numbers[1 << cell] for cell in lone_spaces(s.seats[seat])]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        put_up(s, seat, action, 0)
        settle(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return described(s.seats[frame[1]], action, 0) if self.owns(action) else None

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        return explain(s.rules, NO_PASTURE)
