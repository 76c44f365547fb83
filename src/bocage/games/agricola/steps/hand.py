"""Playing cards from the hand: occupations and minor improvements."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import Goods, covers, named
from ....kernel.flow import Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..card import OCCUPATION, Card
from ..dealing import give
from ..events import BUILT, MAJOR_OR_MINOR, MINOR_PLAYED, OF_SPACE
from ..hand import GONE
from ..living_hands import draw_after_playing
from ..prices import A_MINOR, prices
from ..reasons import (
    CANNOT_PAY,
    NEED_NOT_MET,
    NO_EFFECT,
    NO_MINOR,
    NOT_IN_HAND,
    NOTHING_TO_HAND_IN,
    explain,
)
from ..sights import all_see
from ..state import AgricolaState, Seat
from ..telling import TELL
from ..vocabulary import (
    AS_OCCUPATION,
    BUILD,
    FIRST_FURTHER,
    PLAY,
    SPEND,
)
from .buying import buy_and_tell, can_afford, expected
from .improvements import (
    HAND_IN,
    begin_building,
    returnable,
    tell_improved,
    ways,
    why_not_built,
)
from .payment import PLAYING, limits
from .tableaux import LAID, PLAYED


def playing(card: Card) -> int:
    """The action that plays a card."""
    action = PLAY.of(card.number)
    if action >= FIRST_FURTHER and card.kind == OCCUPATION:
        return action + AS_OCCUPATION
    return action


def cost_of(player: Seat, card: Card) -> Goods:
    """The printed cost, counted out per person where the card says so."""
    if card.cost_per_person:
        return tuple([(good, n * player.people) for good, n in card.cost_per_person])
    return card.cost


def costs_of(player: Seat, card: Card) -> list[Goods]:
    """What a card costs, in each of the ways that are printed on it."""
    return [card.cost, card.instead] if card.instead else [cost_of(player, card)]


def obstacle_of(s: AgricolaState, seat: int, card: Card) -> int:
    """0 if a minor improvement in hand can be played now, else a code."""
    player = s.seats[seat]
    if card.need is not None and not card.need.met(s, seat):
        return NEED_NOT_MET
    cost = cost_of(player, card) if card.cost_per_person else card.cost
    if not covers(player.goods, cost):
        if player.tableau.plain and not card.eats and not card.instead:
            return CANNOT_PAY
        if not any(can_afford(player, A_MINOR, cost, card.id) for cost in costs_of(player, card)):
            return CANNOT_PAY
    if card.hands_in and len(returnable(s, seat, card)) < card.hands_in:
        return NOTHING_TO_HAND_IN
    if card.play is not None and card.play.fallible and card.play.obstacle(s, seat):
        return NO_EFFECT
    return 0


@final
class PlayMinor(Choice[AgricolaState]):
    """One minor improvement from the hand; `how` tells what kind of action it belongs to.

    Cards may let a major improvement take its place.
    """

    asks: ClassVar[str] = "play-minor"

    def __init__(self, how: int = 0) -> None:
        super().__init__()
        self.particular = True
        self.private = True
        self.how = how
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space
        self.how |= OF_SPACE

    def majors(self, s: AgricolaState, seat: int) -> list[Card]:
        """The major improvements that the seat may build and pay for here."""
        player = s.seats[seat]
        tableau = player.tableau
        if self.how & MAJOR_OR_MINOR or not (tableau.as_minors or tableau.widens >= 0):
            return []
        wide = self.how & OF_SPACE and tableau.widens >= 0 and not player.recall(tableau.widens)
        return [
            card
            for card in s.rules.offer_of(s.majors).cards
            if (wide or counts_as_minor(player, card)) and ways(s, seat, card)
        ]

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        goods, tableau = player.goods, player.tableau
        plain = not tableau.altered >> A_MINOR & 1
        most = limits(player) if tableau.trading else goods
        for card in player.hand.minors:
            if plain and not card.eats and not card.instead and not covers(most, card.cost):
                continue
            if not obstacle_of(s, seat, card):
                return 0
        return 0 if self.majors(s, seat) else NO_MINOR

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        majors = bool(self.majors(s, frame[1]))
        return Message("prompt-play-minor.major" if majors else "prompt-play-minor")

    def owns(self, action: int) -> bool:
        if BUILD.base <= action < BUILD.end:
            return not self.how & MAJOR_OR_MINOR
        return PLAY.owns(action) and (action >= FIRST_FURTHER or action in MINOR_ACTIONS)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        minors = s.seats[seat].hand.minors
        options = [playing(card) for card in minors if not obstacle_of(s, seat, card)]
        return options + [BUILD.base + card.number for card in self.majors(s, seat)]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        if BUILD.owns(action):
            self.build(s, seat, s.rules.cards[action - BUILD.base])
            return
        tell_improved(s, seat, self.how | MINOR_PLAYED, self.space)
        card = s.rules.cards[PLAY.what(action)]
        player = s.own(seat)
        player.hand = player.hand.without(card)
        s.stack.append((TRAVELS.id if card.passing else LAID.id, seat, card.number))
        if card.hands_in:
            s.stack.append((HAND_IN.id, seat, card.number, card.hands_in, 0))
        costs = [
            cost for cost in costs_of(player, card) if can_afford(player, A_MINOR, cost, card.id)
        ]
        if len(costs) > 1:
            s.stack.append((EITHER.id, seat, card.number))
        else:
            pay_for(s, seat, card, costs[0])

    def build(self, s: AgricolaState, seat: int, card: Card) -> None:
        """Build a major improvement in place of a minor one."""
        tell_improved(s, seat, self.how, self.space)
        player = s.seats[seat]
        if not counts_as_minor(player, card):
            s.own(seat).remember(player.tableau.widens, 1)
        begin_building(s, seat, card)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        player = s.seats[seat]
        if BUILD.owns(action):
            if not (player.tableau.as_minors or player.tableau.widens >= 0):
                return Step.why_not(self, s, (self.id, seat, 0), action)
            return why_not_built(s, seat, s.rules.cards[action - BUILD.base])
        card = s.rules.cards[PLAY.what(action)]
        if card not in player.hand.minors:
            return explain(s.rules, NOT_IN_HAND, {"card": card.name})
        code = obstacle_of(s, seat, card)
        cost = prices(player, A_MINOR, cost_of(player, card), card.id)[0][0]
        values: dict[str, object] = {"card": card.name, "goods": named(cost)}
        if card.need is not None:
            values["need"] = card.need.message
            values["lost"] = int(card.need.lost is not None and card.need.lost(s, seat))
        return explain(s.rules, code or NO_MINOR, values)


def counts_as_minor(player: Seat, card: Card) -> bool:
    """Whether a card of the seat lets a major improvement be built as if it were a minor one."""
    return any(as_minor.covers(player, card.id) for as_minor in player.tableau.as_minors)


def pay_for(s: AgricolaState, seat: int, card: Card, cost: Goods) -> None:
    """Pay for a minor improvement that leaves the hand."""
    buy_and_tell(s, seat, A_MINOR, cost, card.number, PLAYING, card.number)


@final
class Either(Question[AgricolaState]):
    """A card that is paid for in one of two ways: the seat names one, by its first good.

    Frame: seat, card.
    """

    fields: ClassVar[tuple[str, ...]] = ("card",)
    asks: ClassVar[str] = "payment"

    def ways(self, s: AgricolaState, frame: Frame) -> dict[int, Goods]:
        """The action of each cost."""
        card = s.rules.cards[frame[2]]
        return {SPEND[cost[0][0]]: cost for cost in (card.cost, card.instead)}

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-payment", {"card": s.rules.cards[frame[2]].name})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return bool(s.rules.cards[frame[2]].instead) and bool(self.actions(s, frame))

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        id = s.rules.cards[frame[2]].id
        ways = self.ways(s, frame)
        return [action for action, cost in ways.items() if can_afford(player, A_MINOR, cost, id)]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        pay_for(s, frame[1], s.rules.cards[frame[2]], self.ways(s, frame)[action])

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        cost, id = self.ways(s, frame)[action], s.rules.cards[frame[2]].id
        price = expected(s.seats[frame[1]], A_MINOR, cost, id)
        return Message("action-pay-goods", {"goods": named(price)})


@final
class Travels(Step[AgricolaState]):
    """A paid travelling card takes effect and is passed on. Frame: seat, card."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        draw_after_playing(s, frame[1])
        TELL.later(s, BUILT, frame[1], frame[2])
        s.stack.append((PASSED_ON.id, *frame[1:]))
        PLAYED.run(s, frame)


@final
class PassedOn(Step[AgricolaState]):
    """A travelling card goes to the left neighbour's hand; alone, out of the game.

    Frame: seat, card.
    """

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        seat, card = frame[1], s.rules.cards[frame[2]]
        if s.count == 1:
            all_see(s, card, GONE)
            return
        left = (seat + 1) % s.count
        give(s, left, [card])
        all_see(s, card, 1 << left)
        if s.sink is not None:
            s.sink.note(left, "log-passed-on", {"card": card.name})


EITHER: Final = Either()
TRAVELS: Final = Travels()
PASSED_ON: Final = PassedOn()
MINOR_ACTIONS: Final[set[int]] = set()
"""The actions that play minor improvements; filled by the catalogue of cards."""
