"""The costs of cards in goods, tools, jewels, sheep and cards."""

from __future__ import annotations

from typing import ClassVar, final

from ...kernel.messages import Message
from ...kernel.state import Frame
from .coming import AGEING, HARVESTING
from .happened import JustHarvested
from .measures import Measure
from .needs import ALL, ALL_GRAIN, items_of
from .part import Part, Place, ask, at, bits_of, place_of
from .state import HallertauState, Seat
from .steps.goods import amount, holds, lose_sheep, spend, spots
from .vocabulary import (
    CATALOGUE,
    DISCARD,
    GATEWAY,
    GOODS,
    GRAIN,
    KEEP,
    LOSE_SHEEP,
    PAY,
    PAYMENT_NUMBER,
    PAYMENTS,
    SHEEP,
    Payment,
)


class Sheepish(Part):
    """A part that makes one lose sheep, one by one. The frame's own number: how many are left."""

    prompt_id: ClassVar[str] = "lose-sheep"

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        options = [LOSE_SHEEP.base + spot - 1 for spot in spots(p)]
        return options[:1] if sum(p.sheep) == frame[5] else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        lose_sheep(s, frame[1], action - LOSE_SHEEP.base + 1)
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1)


@final
class Pay(Sheepish):
    """So much of something; with several numbers, one per step."""

    def __init__(self, item: int, *amounts: int) -> None:
        self.item = item
        self.amounts = amounts

    @property
    def steps(self) -> int:
        return len(self.amounts)

    def allows(self, s: HallertauState, p: Seat) -> int:
        return bits_of(self.amounts, amount(p, self.item))

    def lowest(self) -> list[tuple[int, int]]:
        return [(self.item, min(self.amounts))] if min(self.amounts) else []

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        n = at(self.amounts, place[1])
        if self.item == SHEEP:
            ask(s, seat, place, n)
        elif n:
            spend(s, seat, ((self.item, n),))

    def ahead_of(self) -> int:
        return AGEING if self.item == SHEEP else 0


@final
class PayOneOf(Sheepish):
    """One of several payments. The frame's first number is that of sheep still to lose."""

    def __init__(self, *payments: Payment) -> None:
        self.payments = payments

    def allows(self, s: HallertauState, p: Seat) -> int:
        for payment in self.payments:
            if holds(p, payment):
                return ALL
        return 0

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return super().prompt(s, frame) if frame[5] else pay_prompt(s, frame)

    def asked(self, frame: Frame) -> str:
        return super().asked(frame) if frame[5] else "pay-card"

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        if frame[5]:
            return super().options(s, frame)
        p = s.seats[frame[1]]
        return [PAY.base + PAYMENT_NUMBER[paid] for paid in self.payments if holds(p, paid)]

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if frame[5]:
            super().choose(s, frame, action)
            return
        payment = PAYMENTS[action - PAY.base]
        if payment[0][0] == SHEEP:
            ask(s, frame[1], place_of(frame), payment[0][1])
        else:
            spend(s, frame[1], payment)

    def ahead_of(self) -> int:
        return AGEING if any(paid[0][0] == SHEEP for paid in self.payments) else 0


def pay_prompt(s: HallertauState, frame: Frame) -> Message:
    """Which card is to be paid."""
    card = frame[2] - s.rules.first_card
    return Message("prompt-hallertau-pay-card", {"card": f"hallertau-{CATALOGUE[card]}"})


@final
class PayBy(Part):
    """As much of something as a measure says."""

    def __init__(self, item: int, measure: Measure) -> None:
        self.item = item
        self.measure = measure

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if amount(p, self.item) >= self.measure.of(s, p) else 0

    def hurt_by(self) -> int:
        return items_of(self.measure)

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure,)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        n = self.measure.of(s, s.seats[seat])
        if n:
            spend(s, seat, ((self.item, n),))

    def ahead_of(self) -> int:
        return self.measure.rises()


@final
class PayHarvested(Part):
    """Goods that have just been harvested."""

    def __init__(self, good: int, n: int) -> None:
        self.good = good
        self.n = n
        self.measure = JustHarvested(good)

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if self.measure.of(s, p) >= self.n else 0

    def measures(self) -> tuple[Measure, ...]:
        return (self.measure,)

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        spend(s, seat, ((self.good, self.n),))

    def ahead_of(self) -> int:
        return self.measure.falls()


@final
class Alike(Part):
    """So many goods of one type, several times of different types.

    The frame's own numbers: sets still to pay, and the types paid, as bits.
    """

    prompt_id: ClassVar[str] = "pay-card"

    def __init__(self, n: int, sets: int = 1) -> None:
        self.n = n
        self.sets = sets

    def allows(self, s: HallertauState, p: Seat) -> int:
        return ALL if len([n for n in p.goods if n >= self.n]) >= self.sets else 0

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.sets)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return pay_prompt(s, frame)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        goods = s.seats[frame[1]].goods
        options = [
            PAY.base + PAYMENT_NUMBER[((good, self.n),)]
            for good in range(len(GOODS))
            if goods[good] >= self.n and not frame[6] >> good & 1
        ]
        return options[:1] if len(options) == frame[5] else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        payment = PAYMENTS[action - PAY.base]
        spend(s, frame[1], payment)
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1, frame[6] | 1 << payment[0][0])


@final
class Discard(Part):
    """Cards of the hand, of one kind or any, leave the game. The frame's own number: how many."""

    prompt_id: ClassVar[str] = "discard"

    def __init__(self, n: int, item: int = -1) -> None:
        self.n = n
        self.kind = item - GATEWAY

    def held(self, s: HallertauState, p: Seat) -> list[int]:
        """The cards that can be discarded."""
        kinds = s.rules.kind_of
        return [card for card in p.hand if self.kind < 0 or kinds[card] == self.kind]

    def allows(self, s: HallertauState, p: Seat) -> int:
        spare = 1 if self.kind < 0 else 0
        return ALL if len(self.held(s, p)) >= self.n + spare else 0

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-discard", {"n": frame[5]})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        options = [DISCARD.base + card for card in self.held(s, s.seats[frame[1]])]
        return options[:1] if len(options) == frame[5] else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        card = action - DISCARD.base
        p = s.own(frame[1])
        p.hand = tuple([held for held in p.hand if held != card])
        p.fresh = tuple([held for held in p.fresh if held != card])
        s.discarded = (*s.discarded, card)
        if s.sink is not None:
            s.sink.note(frame[1], "log-hallertau-discard", {"card": f"hallertau-{CATALOGUE[card]}"})
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1)


@final
class KeepGrain(Part):
    """Grain beyond a number goes back to the supply; the owner says which is kept.

    The frame's own numbers: how much is still to be kept, and what is, four bits a type.
    """

    prompt_id: ClassVar[str] = "keep"

    def __init__(self, n: int) -> None:
        self.n = n

    def hurt_by(self) -> int:
        return ALL_GRAIN

    def ahead_of(self) -> int:
        return HARVESTING

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if s.seats[seat].grain > self.n:
            ask(s, seat, place, self.n)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-keep", {"n": frame[5]})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        goods, kept = s.seats[frame[1]].goods, frame[6]
        return [KEEP.base + good for good in GRAIN if goods[good] > kept >> 4 * good & 15]

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        kept = frame[6] + (1 << 4 * (action - KEEP.base))
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1, kept)
            return
        goods = s.seats[frame[1]].goods
        back = [(good, goods[good] - (kept >> 4 * good & 15)) for good in GRAIN]
        spend(s, frame[1], tuple([(good, n) for good, n in back if n]))
