"""Occupations: played from the hand, paid for, and sometimes found by chance."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import FOOD, NOTHING, Goods, merged, named
from ....kernel.flow import DONE, Choice, Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..card import Card
from ..dealing import give
from ..events import BEFORE_OCCUPATION, OCCUPATION_ACTION, OCCUPATION_PLAYED
from ..prices import amount
from ..reasons import CANNOT_PAY, NO_OCCUPATION, NOT_IN_HAND, explain
from ..sights import all_see
from ..state import AgricolaState, Seat
from ..telling import TELL
from ..vocabulary import BEG, FIRST_FURTHER, PLAY, USE, plays_occupation
from .exchange import conversions, convert, converts
from .goods import receive
from .hand import MINOR_ACTIONS, playing
from .offers import possible_deals
from .payment import PLAYING, charge, helps, payable, tell_once_paid, told
from .supply import leave
from .tableaux import LAID, PLAYED
from .trades import make_trade


@final
class PlayOccupation(Choice[AgricolaState]):
    """One occupation from the hand; its cost in food goes by how many the seat has played.

    A card may let chance choose.
    """

    asks: ClassVar[str] = "play-occupation"

    def __init__(self, *food: int) -> None:
        super().__init__()
        self.food = food
        self.costs: tuple[Goods, ...] = tuple([((FOOD, n),) if n else NOTHING for n in food])
        self.particular = True
        self.private = True
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space

    def cost(self, player: Seat) -> Goods:
        """What the next occupation costs here."""
        return self.costs[min(player.tableau.occupations, len(self.food) - 1)]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        cards = player.hand.occupations
        if not cards:
            return NO_OCCUPATION
        played, food = player.tableau.occupations, self.food
        n = food[played] if played < len(food) else food[-1]
        if player.goods[FOOD] >= n and not cards[0].cost:
            return 0
        return 0 if player.tableau.studies >= 0 or self.payable(s, seat) else CANNOT_PAY

    def payable(self, s: AgricolaState, seat: int) -> list[Card]:
        """The occupations in hand that the seat can pay for."""
        player = s.seats[seat]
        cost = self.cost(player)
        found: list[Card] = []
        usual = -1
        for card in player.hand.occupations:
            if card.cost or card.brings:
                if self.affordable(s, seat, card, merged(cost, card.cost)):
                    found.append(card)
                continue
            if usual < 0:
                usual = self.affordable(s, seat, card, cost)
            if usual:
                found.append(card)
        return found

    def affordable(self, s: AgricolaState, seat: int, card: Card, cost: Goods) -> bool:
        """Whether the seat can pay for a card, with what it and others bring ahead of it."""
        player = s.seats[seat]
        if not cost or payable(player, cost):
            return True
        if card.brings or player.tableau.hears(BEFORE_OCCUPATION):
            trial = s.copy()
            trial.stack = []
            self.act(trial, seat, playing(card), 0)
            trial.guards = 0
            return trial.finishes(0)
        return False

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        player = s.seats[seat]
        costs = [merged(self.cost(player), card.cost) for card in player.hand.occupations]
        least = min(costs, key=lambda cost: amount(cost, FOOD), default=NOTHING)
        return explain(s.rules, code, {"goods": named(least)})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        cost = self.cost(s.seats[frame[1]])
        return Message("prompt-play-occupation", {"food": cost[0][1] if cost else 0})

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if not self.owns(action) or action in STUDYING:
            return None
        card = s.rules.cards[PLAY.what(action)]
        cost = merged(self.cost(s.seats[frame[1]]), card.cost)
        values = {"card": card.name, "goods": named(cost)}
        return Message("action-play.now" if cost else "action-play", values)

    def owns(self, action: int) -> bool:
        if action >= FIRST_FURTHER:
            return plays_occupation(action) or action in STUDYING
        return PLAY.owns(action) and action not in MINOR_ACTIONS

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        options = [playing(card) for card in self.payable(s, seat)]
        studies = s.seats[seat].tableau.studies
        return [*options, USE.of(studies)] if studies >= 0 else options

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        player = s.own(seat)
        food = self.food[min(player.tableau.occupations, len(self.food) - 1)]
        if self.space >= 0:
            TELL.later(s, OCCUPATION_ACTION, seat, s.rules.spaces[self.space].number)
        if USE.owns(action):
            study(s, seat, food)
            return
        card = s.rules.cards[PLAY.what(action)]
        player.hand = player.hand.without(card)
        if card.brings:
            receive(s, seat, card.brings)
        if s.heard[BEFORE_OCCUPATION]:
            s.stack.append((LEARNED.id, seat, card.number, food))
            s.guards += 1
            TELL.tell(s, BEFORE_OCCUPATION, seat, card.number)
        else:
            learn(s, seat, card, food)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        if USE.owns(action):
            return Step.why_not(self, s, (self.id, seat, 0), action)
        card = s.rules.cards[PLAY.what(action)]
        if card not in s.seats[seat].hand.occupations:
            return explain(s.rules, NOT_IN_HAND, {"card": card.name})
        cost = merged(self.cost(s.seats[seat]), card.cost)
        return explain(s.rules, CANNOT_PAY, {"goods": named(cost)})


@final
class Learned(Step[AgricolaState]):
    """An occupation is paid for and laid down, once cards ahead of it have spoken.

    Frame: seat, card, its cost in food.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "food")

    def __init__(self) -> None:
        super().__init__()
        self.guarded = True

    def stuck(self, s: AgricolaState, frame: Frame) -> bool:
        cost = merged(((FOOD, frame[3]),), s.rules.cards[frame[2]].cost)
        return not payable(s.seats[frame[1]], cost)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        if s.guards:
            s.guards -= 1
        learn(s, frame[1], s.rules.cards[frame[2]], frame[3])


def learn(s: AgricolaState, seat: int, card: Card, food: int) -> None:
    """Pay for an occupation and lay it down."""
    cost = merged(((FOOD, food),) if food else NOTHING, card.cost)
    lay_down(s, seat, card)
    height = len(s.stack)
    charge(s, seat, cost)
    tell_once_paid(s, height, seat, PLAYING, card.number, cost)


def lay_down(s: AgricolaState, seat: int, card: Card) -> None:
    """An occupation takes effect once it is paid; it stays, or goes back to the hand."""
    step = TAKEN_BACK.id if card.goes_back else LAID.id
    s.stack.append((step, seat, card.number))


@final
class TakenBack(Step[AgricolaState]):
    """An occupation takes effect and goes back to the hand. Frame: seat, card."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        seat, card = frame[1], s.rules.cards[frame[2]]
        give(s, seat, [card])
        all_see(s, card, 1 << seat)
        if s.sink is not None:
            s.sink.note(seat, "log-taken-back", {"card": card.name})
        TELL.later(s, OCCUPATION_PLAYED, seat, card.number)
        PLAYED.run(s, frame)


def study(s: AgricolaState, seat: int, food: int) -> None:
    """An occupation is drawn from the hand; it must be played, and food comes ahead of it."""
    player = s.own(seat)
    cards = player.hand.occupations
    card = cards[s.draw(len(cards))]
    player.hand = player.hand.without(card)
    if s.sink is not None:
        s.sink.note(seat, "log-studied", {"card": card.name})
    s.stack.append((STUDIED.id, seat, card.number, food))
    receive(s, seat, merged(STIPEND, card.brings))
    TELL.tell(s, BEFORE_OCCUPATION, seat, card.number)


@final
class Studied(Question[AgricolaState]):
    """A drawn occupation is paid for; who has too little food turns goods into it, or begs.

    Frame: seat, card, its cost in food without what is printed on it.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "food")
    asks: ClassVar[str] = "owing"

    def owed(self, s: AgricolaState, frame: Frame) -> int:
        """What the occupation costs."""
        return frame[3] + amount(s.rules.cards[frame[2]].cost, FOOD)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        owed, food = self.owed(s, frame), s.seats[frame[1]].goods[FOOD]
        values = {"card": s.rules.cards[frame[2]].name, "need": owed, "missing": owed - food}
        return Message("prompt-owing", values)

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        if player.goods[FOOD] >= self.owed(s, frame):
            return [DONE]
        options = conversions(s, frame[1])
        for action, deal in possible_deals(player).items():
            if helps(player, deal, []) and action not in options:
                options.append(action)
        return [*options, BEG.base]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action not in (DONE, BEG.base):
            s.stack.append(frame)
            if converts(s.seats[seat], action):
                convert(s, seat, action)
            else:
                make_trade(s, seat, possible_deals(s.seats[seat])[action])
            return
        card, owed = s.rules.cards[frame[2]], self.owed(s, frame)
        lay_down(s, seat, card)
        paid = min(owed, s.seats[seat].goods[FOOD])
        cost: Goods = ((FOOD, paid),) if paid else NOTHING
        leave(s, seat, cost).begging += owed - paid
        if s.sink is not None:
            s.sink.note(seat, told("log-play", cost), {"card": card.name, "goods": named(cost)})
            if owed > paid:
                s.sink.note(seat, "log-beg", {"begging": owed - paid})


@final
class Answer(Deed[AgricolaState]):
    """A card of the hand is played in answer to what happens, free."""

    def __init__(self) -> None:
        super().__init__()
        self.card = -1
        self.private = True

    def lies_on(self, card: int) -> None:
        self.card = card

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        held = s.rules.cards[self.card] in s.seats[seat].hand.occupations
        return 0 if held else NOT_IN_HAND

    def do(self, s: AgricolaState, seat: int) -> None:
        GRANTED.act(s, seat, playing(s.rules.cards[self.card]), 0)


GRANTED: Final = PlayOccupation(0)
STIPEND: Final = ((FOOD, 3),)
"""What a seat gets ahead of an occupation that chance chooses."""
STUDYING: Final[set[int]] = set()
"""The actions by which chance chooses an occupation; filled by the catalogue of cards."""
LEARNED: Final = Learned()
TAKEN_BACK: Final = TakenBack()
STUDIED: Final = Studied()
