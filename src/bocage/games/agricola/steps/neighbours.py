"""What happens between seats: a card that others may use, goods bought from whoever has them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import FOOD, GRAIN, NAMES, Goods, counted_in, food, grain, named
from ....kernel.flow import DONE, Choice, Deed, Led, Question
from ....kernel.messages import Message, Reason
from ....kernel.sequence import Seq
from ....kernel.state import Frame, Step
from ....kernel.windows import InTurn, Window
from ..events import CONVERTED
from ..reasons import NO_EFFECT, NO_FIELD, explain
from ..stacks import raise_second, seconds
from ..state import AgricolaState, Seat
from ..telling import TELL, using
from ..vocabulary import FARM, REAP, SEAT, USE, field_card, place_of
from .crops import height, lower
from .payment import PayTo, pay_to, payable
from .supply import arrive, leave
from .taking import receive

GRAIN_PIECE: Final[Goods] = grain(1)


@final
class OfferedTo(Window[AgricolaState]):
    """A seat that is not the card's owner may use it, and is asked."""

    asks: ClassVar[str] = "use-cards"

    def __init__(self, user: int, flow: Step[AgricolaState]) -> None:
        super().__init__()
        self.user = user
        self.flow = flow
        self.private = flow.private

    def children(self) -> list[Step[AgricolaState]]:
        return [self.flow]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return self.flow.obstacle(s, self.user)

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, self.user))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-use-cards")

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [] if self.flow.obstacle(s, frame[1]) else [USE.of(self.card)]

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        self.flow.begin(s, frame[1])

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return using(s, frame[1], self.card, self.flow) if USE.owns(action) else None


@final
class HandOver(Deed[AgricolaState]):
    """One piece of a good goes from a seat to another, and some food out of the supply to it."""

    asks: ClassVar[str] = "gain"

    def __init__(self, seller: int, good: int, bonus: int = 0) -> None:
        super().__init__()
        self.seller = seller
        self.good = good
        self.bonus = bonus

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if s.seats[self.seller].goods[self.good] else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def do(self, s: AgricolaState, seat: int) -> None:
        piece: Goods = ((self.good, 1),)
        leave(s, self.seller, piece)
        if s.sink is not None:
            goods = {NAMES[self.good]: 1}
            s.sink.note(seat, "log-buy-from", {"goods": goods, "by": self.seller})
        arrive(s, seat, piece)
        if self.bonus:
            receive(s, self.seller, food(self.bonus))


@final
class BuyFrom(Led[AgricolaState]):
    """One piece of a good from a seat for 1 food, which cannot refuse."""

    def __init__(self, seller: int, good: int, bonus: int = 0) -> None:
        self.goods = HandOver(seller, good, bonus)
        self.price: Goods = ((FOOD, 1),)
        super().__init__([Seq(PayTo(self.price, lambda s, seat: seller), self.goods)])

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        goods = {NAMES[self.goods.good]: 1}
        values = {"goods": goods, "by": self.goods.seller, "price": named(self.price)}
        return Message("prompt-buy-from", values)

    def told(self, s: AgricolaState, seat: int) -> Message | None:
        return self.prompt(s, (self.id, seat, 0))

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return self.goods.obstacle(s, seat) or super().obstacle(s, seat)


@final
class Haggle(InTurn[AgricolaState]):
    """A grain that a seat has given: others may buy it for less than it is worth otherwise.

    Everybody else is asked in turn. Frame: those who want it, as a mask.
    """

    fields: ClassVar[tuple[str, ...]] = ("first", "passed", "willing")

    def __init__(self, price: int, worth: int) -> None:
        super().__init__()
        self.price: Goods = food(price)
        self.worth: Goods = food(worth)
        self.bidding = Bidding(self.price)
        self.choosing = ChooseBuyer(self)
        self.bought = Bought()
        self.fallible = False

    def children(self) -> list[Step[AgricolaState]]:
        return [self.bidding, self.choosing, self.bought]

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-haggle", {"price": named(self.price), "worth": named(self.worth)})

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, -1, (seat + 1) % s.count, 0, 0))

    def window(self, s: AgricolaState, seat: int, frame: Frame) -> Frame | None:
        if (seat + 1) % s.count == frame[2] or not payable(s.seats[seat], self.price):
            return None
        return (self.bidding.id, seat, (frame[2] - 1) % s.count)

    def over(self, s: AgricolaState, frame: Frame) -> None:
        seller = (frame[2] - 1) % s.count
        willing = [seat for seat in range(s.count) if frame[4] >> seat & 1]
        if len(willing) > 1:
            s.stack.append((self.choosing.id, seller, frame[4]))
        elif willing:
            self.sell(s, seller, willing[0])
        else:
            if s.sink is not None:
                card = s.rules.cards[self.bidding.card].name
                s.sink.note(seller, "log-trade", {"card": card, "goods": named(GRAIN_PIECE)})
            receive(s, seller, self.worth)
            if s.heard[CONVERTED]:
                given = counted_in(0, GRAIN_PIECE, 0)
                TELL.tell(s, CONVERTED, seller, counted_in(given, self.worth, 1))

    def sell(self, s: AgricolaState, seller: int, buyer: int) -> None:
        """The grain goes to a buyer who pays for it."""
        s.stack.append((self.bought.id, buyer, seller))
        pay_to(s, buyer, seller, self.price)


@final
class Bidding(Window[AgricolaState]):
    """A seat may say that it wants to buy a grain. Frame: seat, seller."""

    fields: ClassVar[tuple[str, ...]] = ("actor",)
    asks: ClassVar[str] = "buy-grain"

    def __init__(self, price: Goods) -> None:
        super().__init__()
        self.price = price

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        card = s.rules.cards[self.card].name
        values = {"price": named(self.price), "by": frame[2], "card": card}
        return Message("prompt-buy-grain", values)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if action == DONE:
            return Message("action-let-be")
        return Message("action-buy-grain", {"price": named(self.price)})

    def offers(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [USE.of(self.card)]

    def use(self, s: AgricolaState, frame: Frame, action: int) -> None:
        s.stack[-1] = (*s.stack[-1][:4], s.stack[-1][4] | 1 << frame[1])


@final
class ChooseBuyer(Question[AgricolaState]):
    """Several seats want the grain: its seller chooses one. Frame: seat, the others as a mask."""

    fields: ClassVar[tuple[str, ...]] = ("willing",)
    asks: ClassVar[str] = "choose-seat"

    def __init__(self, haggle: Haggle) -> None:
        super().__init__()
        self.haggle = haggle

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-choose-buyer")

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [SEAT.base + seat for seat in range(s.count) if frame[2] >> seat & 1]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        self.haggle.sell(s, frame[1], action - SEAT.base)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return Message("action-choose-seat", {"seat": action - SEAT.base})


@final
class Bought(Step[AgricolaState]):
    """A grain that has been paid for comes to its buyer. Frame: seat, seller."""

    fields: ClassVar[tuple[str, ...]] = ("actor",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        if s.sink is not None:
            values = {"goods": named(GRAIN_PIECE), "by": frame[2]}
            s.sink.note(frame[1], "log-buy-from", values)
        arrive(s, frame[1], GRAIN_PIECE)


@final
class TakeFromField(Choice[AgricolaState]):
    """One grain from a field of another seat, which gets food out of the supply for it."""

    asks: ClassVar[str] = "choose-seat"

    def __init__(self, food: int) -> None:
        super().__init__()
        self.which = FieldOf(food)

    def children(self) -> list[Step[AgricolaState]]:
        return [self.which]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.first(s, seat) else NO_FIELD

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-choose-farm")

    def owns(self, action: int) -> bool:
        return SEAT.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        others = [(seat + k) % s.count for k in range(1, s.count)]
        return [SEAT.base + other for other in others if grain_on(s.seats[other])]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        s.stack.append((self.which.id, seat, action - SEAT.base))

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return Message("action-choose-seat", {"seat": action - SEAT.base})


@final
class FieldOf(Question[AgricolaState]):
    """From which field of a seat a grain is taken. Frame: seat, whose field it is."""

    fields: ClassVar[tuple[str, ...]] = ("actor",)
    asks: ClassVar[str] = "choose-field"

    def __init__(self, food: int) -> None:
        super().__init__()
        self.food = food

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-choose-field", {"by": frame[2]})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        places = grain_on(s.seats[frame[2]])
        return [
            REAP.base + place if place < FARM.size else USE.of(field_card(place))
            for place in places
        ]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, owner = frame[1], frame[2]
        place = action - REAP.base if REAP.owns(action) else place_of(USE.what(action))
        take_grain(s.own(owner), place)
        if s.sink is not None:
            values = {"goods": named(GRAIN_PIECE), "by": owner}
            s.sink.note(seat, "log-take-from", values)
        arrive(s, seat, GRAIN_PIECE)
        receive(s, owner, food(self.food))

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if REAP.owns(action):
            return Message("action-take-grain", {"place": FARM.names[action - REAP.base]})
        return Message("action-take-grain", {"place": s.rules.cards[USE.what(action)].name})


def grain_on(player: Seat) -> list[int]:
    """The fields of a seat with grain on them, tiles and cards, as places."""
    tiles = player.sown() & ~player.vegetables
    for cell in seconds(player):
        tiles |= 1 << cell
    cards = [place_of(field.card) for field in player.tableau.fields if field.good == GRAIN]
    return FARM.cells(tiles) + [place for place in cards if height(player, place)]


def take_grain(player: Seat, place: int) -> None:
    """Take one grain from a field; where vegetables stand there too, from the other stack."""
    if place < FARM.size and player.vegetables >> place & 1:
        raise_second(player, place, -1)
    else:
        lower(player, place)
