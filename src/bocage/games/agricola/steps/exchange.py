"""Goods into food: eaten raw, cooked or exchanged as cards allow; always at the best rate."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ....farm.goods import FOOD, KINDS, NAMES
from ....kernel.flow import DONE, Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, explain
from ..state import AgricolaState, Seat
from ..vocabulary import ALL_TRADES, COOK, EAT, traded
from .supply import arrive, exchange


def conversions(s: AgricolaState, seat: int) -> list[int]:
    """The exchanges into food that a seat can make."""
    player = s.seats[seat]
    return [rendering(player, good) for good, _ in player.tableau.edible if player.goods[good]]


def rendering(player: Seat, good: int) -> int:
    """The action that makes the most food of a good that can be turned into food."""
    tableau = player.tableau
    if tableau.swaps[good]:
        return tableau.swaps[good]
    return (COOK.base if tableau.cooks[good] else EAT.base) + good


def converts(player: Seat, action: int) -> bool:
    """Whether the action is an exchange of one good into food, in the best way."""
    if EAT.base <= action < EAT.end or COOK.base <= action < COOK.end:
        return True
    return action > 0 and action in player.tableau.swaps


def converted(action: int) -> int:
    """The good that an exchange into food takes."""
    if COOK.owns(action):
        return action - COOK.base
    return action - EAT.base if EAT.owns(action) else ALL_TRADES[traded(action)][0]


def in_words(player: Seat, action: int) -> Message:
    """An exchange into food, with what it brings."""
    good = converted(action)
    food = player.tableau.rates[good]
    if COOK.owns(action) or EAT.owns(action):
        verb = "cook" if COOK.owns(action) else "eat"
        return Message(f"action-{verb}.now", {"good": NAMES[good], "food": food})
    return exchange_in_words({NAMES[good]: 1}, {"food": food})


def exchange_in_words(given: dict[str, int], got: dict[str, int]) -> Message:
    """An exchange of goods for others."""
    return Message("action-trade.now", {"goods": given, "gains": got})


def convert(s: AgricolaState, seat: int, action: int, below: int = 1) -> None:
    """Eat or cook one, or exchange it for food; so many frames of what asks for it go on."""
    tableau = s.seats[seat].tableau
    place = len(s.stack) - below
    good = converted(action)
    if EAT.owns(action):
        food, message, card = tableau.raw[good], "log-eat", ""
    elif COOK.owns(action):
        food, message, card = tableau.cooks[good], "log-cook", ""
    else:
        seller = next(sale.card for sale in tableau.selling if action in sale.actions)
        food, message, card = tableau.rates[good], "log-craft", s.rules.cards[seller].name
    if s.sink is not None:
        values: dict[str, object] = {"goods": {NAMES[good]: 1}, "food": food}
        s.sink.note(seat, message, {**values, "card": card} if card else values)
    exchange(s, seat, ((good, 1),), ((FOOD, food),))
    if tableau.crock >= 0 and COOK.owns(action):
        stir(s, seat, max(0, place))


def cookable(player: Seat) -> list[int]:
    """The goods that a seat has and turns into food with its fires."""
    tableau = player.tableau
    found: list[int] = []
    for good, _ in tableau.edible:
        if player.goods[good] and tableau.cooks[good] and not tableau.swaps[good]:
            found.append(good)
    return found


def stir(s: AgricolaState, seat: int, place: int) -> None:
    """A good is turned into food with a fire: every second one of a moment brings one more food.

    The card that says so remembers whether the number is odd. The moment ends at a place of the
    stack.
    """
    player = s.own(seat)
    crock = player.tableau.crock
    odd = player.recall(crock)
    player.remember(crock, 1 - odd)
    if odd:
        if s.sink is not None:
            values = {"goods": {"food": 1}, "card": s.rules.cards[crock].name}
            s.sink.note(seat, "log-receive.card", values)
        arrive(s, seat, ((FOOD, 1),))
    if not any(frame[0] == SAME_MOMENT.id and frame[1] == seat for frame in s.stack):
        s.stack.insert(place, (SAME_MOMENT.id, seat))


@final
class SameMoment(Question[AgricolaState]):
    """Lies below what lets a seat cook; at the end of it an odd good may be joined by another."""

    asks: ClassVar[str] = "cook-more"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-cook-more")

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return s.seats[frame[1]].tableau.crock >= 0

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        if player.tableau.crock < 0 or not player.recall(player.tableau.crock):
            return [DONE]
        return [*[COOK.base + good for good in cookable(player)], DONE]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        crock = s.seats[seat].tableau.crock
        if action != DONE:
            s.stack.append(frame)
            convert(s, seat, action)
        elif crock >= 0 and s.seats[seat].recall(crock):
            s.own(seat).remember(crock, 0)


@final
class CookOne(Choice[AgricolaState]):
    """One of some goods into food, where there are at least so many of them."""

    asks: ClassVar[str] = "anytime"

    def __init__(
        self,
        goods: tuple[int, ...],
        least: int,
        when: Callable[[AgricolaState, int], bool] | None = None,
    ) -> None:
        super().__init__()
        self.goods = goods
        self.least = least
        self.when = when

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        n = sum([player.goods[good] for good in self.renderable(player)])
        if n < self.least or (self.when is not None and not self.when(s, seat)):
            return NO_EFFECT
        return 0

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def renderable(self, player: Seat) -> list[int]:
        """Those of the goods that the seat has and can turn into food; with fires, if it is all."""
        if len(self.goods) == KINDS:
            return cookable(player)
        rates = player.tableau.rates
        return [good for good in self.goods if player.goods[good] and rates[good]]

    def owns(self, action: int) -> bool:
        return COOK.owns(action) or traded(action) >= 0

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        return [rendering(player, good) for good in self.renderable(player)]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        convert(s, seat, action, below=0)


SAME_MOMENT: Final = SameMoment()
