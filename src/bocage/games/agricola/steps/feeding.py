"""The meal of a harvest: conversions, then food or begging."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import FOOD, GRAIN, VEGETABLE, named
from ....kernel.flow import Composite, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..abilities.food import Craft
from ..events import BEFORE_FEEDING, CRAFTED, EATING, FEEDING_PHASE
from ..queries import FEEDS_LAST, PAYS_FOR_UNUSED, SMALL_MEALS
from ..reasons import CROPS_LEFT, ENOUGH_FOOD, TOO_LITTLE_FOOD, explain
from ..state import AgricolaState, Seat
from ..telling import TELL, used_for
from ..vocabulary import BEG, CRAFT, FEED, ROUNDS
from .anytime import deal_in_words, deeds_at, describe_deed, do_deed
from .exchange import conversions, convert, converts
from .offers import possible_deals
from .payment import helps
from .supply import exchange, leave
from .trades import make_trade


def food_needed(s: AgricolaState, player: Seat) -> int:
    """What a family eats: its adults and lodgers, and one food for a child born this round."""
    adults = player.people - player.newborn
    if player.tableau.huts:
        adults += player.lodgers()
    if player.tableau.says(SMALL_MEALS) and adults > 2:
        return 2 * s.rules.adult_eats + adults - 2 + player.newborn
    return s.rules.adult_eats * adults + player.newborn


def food_of_use(s: AgricolaState, player: Seat, need: int) -> int:
    """What a family eats, and after the last harvest what its unused spaces cost."""
    if s.round == ROUNDS and player.tableau.says(PAYS_FOR_UNUSED):
        return need + player.ground.unused.bit_count()
    return need


def begging(missing: int, id: str = "warning-beg") -> Message:
    """So much food is missing at a meal, whatever is done."""
    return Message(id, {"begging": missing})


def open_crafts(s: AgricolaState, seat: int, used: int) -> dict[int, int]:
    """The crafts that a seat can use in a harvest: their actions, with their places."""
    player = s.seats[seat]
    found: dict[int, int] = {}
    for i, craft in enumerate(player.tableau.crafts):
        if used >> i & 1 or not player.goods[craft.good]:
            continue
        action = CRAFT.of(craft.card)
        if action not in found and (craft.flow is None or not craft.flow.obstacle(s, seat)):
            found[action] = i
    return found


@final
class Feed(Question[AgricolaState]):
    """One seat's meal. The frame remembers by their places the crafts used in this harvest."""

    fields: ClassVar[tuple[str, ...]] = ("crafts",)
    asks: ClassVar[str] = "feed"

    def begin(self, s: AgricolaState, seat: int) -> None:
        if s.rests(seat):
            return
        if s.heard[FEEDING_PHASE]:
            s.stack.append((self.id, seat, 0))
            TELL.tell(s, FEEDING_PHASE, seat, s.round)
            return
        player = s.seats[seat]
        need, food = food_needed(s, player), player.goods[FOOD]
        tableau = player.tableau
        busy = food < need or tableau.crafts or tableau.points >> EATING & 1
        if busy or food < food_of_use(s, player, need):
            s.stack.append((self.id, seat, 0))
        else:
            self.eat(s, seat, need, need)

    def eat(self, s: AgricolaState, seat: int, need: int, paid: int, unasked: bool = False) -> None:
        """Pay the meal; what is missing is begged for, `unasked` if that is the only way."""
        missing = need - paid
        leave(s, seat, ((FOOD, paid),)).begging += missing
        if s.sink is not None:
            s.sink.note(seat, "log-feed", {"goods": {"food": paid}})
            if missing > 0:
                short = begging(missing) if unasked else None
                s.sink.note(seat, "log-beg", {"begging": missing}, short=short)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        player = s.seats[frame[1]]
        need, food = food_needed(s, player), player.goods[FOOD]
        if food >= need:
            return Message("prompt-feed", {"need": need, "food": food})
        return Message("prompt-feed-short", {"need": need, "food": food, "missing": need - food})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        goods = player.goods
        options = list(open_crafts(s, frame[1], frame[2])) if player.tableau.crafts else []
        if player.tableau.points >> EATING & 1:
            options += deeds_at(s, frame[1], EATING)
        need, food = food_needed(s, player), goods[FOOD]
        if food < need or food < food_of_use(s, player, need):
            options += [action for action in conversions(s, frame[1]) if action not in options]
            if player.tableau.trading:
                for action, deal in possible_deals(player).items():
                    if helps(player, deal, []) and action not in options:
                        options.append(action)
        if food >= need:
            options.append(FEED.base)
        elif self.may_beg(s, player):
            options.append(BEG.base)
        return options

    def may_beg(self, s: AgricolaState, player: Seat) -> bool:
        """First edition: whenever food is missing; revised: once no crops are left to eat."""
        goods = player.goods
        return s.rules.edition.begs_freely or not (goods[GRAIN] or goods[VEGETABLE])

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == FEED.base or action == BEG.base:
            need = food_needed(s, s.seats[seat])
            paid = min(need, s.seats[seat].goods[FOOD])
            self.eat(s, seat, need, paid, self.unasked(s, frame))
        elif converts(s.seats[seat], action):
            s.stack.append(frame)
            convert(s, seat, action)
        elif not CRAFT.owns(action):
            s.stack.append(frame)
            deal = possible_deals(s.seats[seat]).get(action)
            if deal is None:
                do_deed(s, seat, EATING, action)
            else:
                make_trade(s, seat, deal)
        else:
            place = open_crafts(s, seat, frame[2])[action]
            s.stack.append((self.id, seat, frame[2] | 1 << place))
            self.craft(s, seat, s.seats[seat].tableau.crafts[place])

    def craft(self, s: AgricolaState, seat: int, craft: Craft) -> None:
        """Turn one good into food, as a card allows once in a harvest."""
        given = ((craft.good, 1),)
        if s.sink is not None:
            card = s.rules.cards[craft.card].name
            values = {"card": card, "food": craft.food, "goods": named(given)}
            s.sink.note(seat, "log-craft" if craft.flow is None else "log-trade", values)
        TELL.later(s, CRAFTED, seat, craft.card)
        if craft.flow is None:
            exchange(s, seat, given, ((FOOD, craft.food),))
        else:
            leave(s, seat, given)
            craft.flow.begin(s, seat)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if CRAFT.owns(action) or converts(s.seats[frame[1]], action):
            return None
        deal = possible_deals(s.seats[frame[1]]).get(action)
        if deal is not None:
            return used_for(s, deal.by.card, deal_in_words(s, frame[1], deal))
        return describe_deed(s, frame[1], EATING, action)

    def why_not(self, s: AgricolaState, frame: Frame, action: int) -> Reason:
        player = s.seats[frame[1]]
        need, food = food_needed(s, player), player.goods[FOOD]
        values = {"need": need, "food": food, "missing": need - food}
        if action == BEG.base:
            return explain(s.rules, ENOUGH_FOOD if food >= need else CROPS_LEFT, values)
        if converts(player, action) and food >= need:
            return explain(s.rules, ENOUGH_FOOD, values)
        if action == FEED.base:
            return explain(s.rules, TOO_LITTLE_FOOD, values)
        return super().why_not(s, frame, action)


def eating_order(s: AgricolaState) -> list[int]:
    """The seats as they eat."""
    seats = [(s.start + k) % s.count for k in range(s.count)]
    last = [seat for seat in seats if s.seats[seat].tableau.says(FEEDS_LAST)]
    return [seat for seat in seats if seat not in last] + last if last else seats


@final
class Meals(Composite[AgricolaState]):
    """Every seat's meal, clockwise from the starting player; some eat last, in the same order."""

    fields: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self) -> None:
        super().__init__([FEEDING])

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, -1, 0))
        if s.heard[BEFORE_FEEDING]:
            TELL.tell_all(s, BEFORE_FEEDING)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        k, size = frame[2], len(s.stack)
        order = eating_order(s)
        while k < s.count:
            FEEDING.begin(s, order[k])
            k += 1
            if len(s.stack) > size:
                if k < s.count:
                    s.stack.insert(size, (self.id, -1, k))
                return


FEEDING: Final = Feed()
