"""Phase 3: the bonus cards in play pay."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame
from .coming import IN_INCOME
from .effects import Gain, NewFields, Trade
from .fieldwork import Sow, SowGood
from .guessing import look_for, may_play
from .needs import NEW_FIELD
from .state import HallertauState, Numbers
from .steps.chances import asked, heeded, news, playable, without
from .steps.fields import GRAIN_CROPS, sowable
from .steps.playing import (
    MOMENT,
    base_seat,
    end_turn,
    income_of,
    play_from_menu,
    silence,
    why_not_play,
)
from .vocabulary import (
    CATALOGUE,
    COLLECT,
    CROP_OF,
    GATEWAY,
    JEWEL,
    MOST_FIELDS,
    MOST_JEWELS,
    PLAY,
    QUIET,
    SPARING,
    USE_INCOME,
)

FIRST_BONUS: Final = CATALOGUE.index("801")


def plain(s: HallertauState, card: int) -> bool:
    """Whether a card's income leaves no choice."""
    return all(isinstance(part, Gain | NewFields) for part in s.rules.cards[card].income)


def useful(s: HallertauState, seat: int, card: int) -> bool:
    """Whether a card's income could do anything now."""
    p = s.seats[seat]
    for part in s.rules.cards[card].income:
        if isinstance(part, Trade):
            return part.possible(s, seat)
        if isinstance(part, SowGood):
            return bool(sowable(p, (CROP_OF[part.good],)))
        if isinstance(part, Sow):
            return bool(sowable(p, GRAIN_CROPS))
    return True


def draws(s: HallertauState, card: int) -> bool:
    """Whether a card's income is cards."""
    part = s.rules.cards[card].income[0]
    return isinstance(part, Gain) and part.item >= GATEWAY


def tell(s: HallertauState, seat: int, card: int) -> None:
    """Tell the log which card pays."""
    if s.sink is not None:
        s.sink.note(seat, "log-hallertau-income", {"card": f"hallertau-{CATALOGUE[card]}"})


@final
class Income(Question[HallertauState]):
    """A seat's income, in any order; asked only where it matters. Frame: seat."""

    asks: ClassVar[str] = "income"

    def __init__(self) -> None:
        super().__init__()
        self.private = True

    def certain(self, s: HallertauState, frame: Frame) -> bool:
        return bool(self.due(s, frame[1])) or not may_play(s, frame[1])

    def begin(self, s: HallertauState, seat: int) -> None:
        if s.seats[seat].hand:
            s.touch(seat).before = without(playable(s, seat), s.rules.earners)
        self.draw(s, seat)
        if s.seats[seat].income:
            s.stack.append((self.id, seat))
            if not self.matters(s, seat):
                self.collect(s, seat, False)
        elif asked(s, seat, IN_INCOME):
            s.stack.append((self.id, seat))

    def draw(self, s: HallertauState, seat: int) -> None:
        """Cards come first, so that the rest can be taken in view of them."""
        due = s.seats[seat].income
        drawing = [card for card in due if draws(s, card)]
        if drawing:
            s.own(seat).income = tuple([card for card in due if card not in drawing])
            for card in drawing:
                tell(s, seat, card)
                for i, part in enumerate(s.rules.cards[card].income):
                    part.do(s, seat, (s.rules.first_income + card, 0, i))

    def matters(self, s: HallertauState, seat: int) -> bool:
        """Whether the order of plain income, or declining some, could make a difference."""
        p = s.seats[seat]
        items, fields, jewels = 0, 0, 0
        for card in p.income:
            for part in s.rules.cards[card].income:
                if isinstance(part, NewFields):
                    items |= 1 << NEW_FIELD
                    fields += 1
                elif isinstance(part, Gain):
                    items |= 1 << part.item
                    jewels += 1 if part.item == JEWEL else 0
        room = MOST_FIELDS - len(p.fields)
        if 0 < room <= fields:
            return True
        spills = fields > room or p.jewels + jewels > MOST_JEWELS
        look_for(s, seat, s.rules.exact | s.rules.paid if spills else s.rules.exact)
        if any(card.hurt_by & items or (spills and card.costs) for card in heeded(s, p)):
            return True
        return self.leaves_choice(s, seat)

    def leaves_choice(self, s: HallertauState, seat: int) -> bool:
        """Whether income with a choice would be of use after all plain income."""
        chosen = [card for card in s.seats[seat].income if not plain(s, card)]
        if not chosen:
            return False
        trial = s.copy()
        for card in s.seats[seat].income:
            if plain(s, card):
                for i, part in enumerate(s.rules.cards[card].income):
                    part.do(trial, seat, (s.rules.first_income + card, 0, i))
        return any(useful(trial, seat, card) for card in chosen)

    def collect(self, s: HallertauState, seat: int, everything: bool) -> None:
        """All income without a choice, then the rest if `everything` is taken."""
        due = s.seats[seat].income
        taken = [card for card in due if plain(s, card)]
        others = [card for card in due if card not in taken]
        s.own(seat).income = () if everything else tuple(others)
        self.pay(s, seat, taken + others if everything else taken)

    def pay(self, s: HallertauState, seat: int, cards: list[int]) -> None:
        """The income of some cards; then cards can be played, by others as well."""
        s.stack.append((MOMENT.id, -1, base_seat(s), 0, seat + 1))
        for card in reversed(cards):
            s.stack.append(income_of(s, seat, card))
        for card in cards:
            tell(s, seat, card)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        due = self.due(s, frame[1])
        return Message("prompt-hallertau-income" if due else "prompt-hallertau-cards")

    def due(self, s: HallertauState, seat: int) -> list[int]:
        """The cards whose income is still to come; what is of no use is left out at the end."""
        due = s.seats[seat].income
        if any(plain(s, card) for card in due):
            return list(due)
        return [card for card in due if useful(s, seat, card)]

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        seat = frame[1]
        due = self.due(s, seat)
        options: list[int] = []
        if len(due) > 1:
            options.append(COLLECT.base)
        options += [USE_INCOME.base + card - FIRST_BONUS for card in due]
        plays = playable(s, seat)
        if not due and not self.tempts(s, seat, plays):
            return [DONE]
        if not s.sparing >> seat & 1:
            options.append(SPARING.base)
        if plays:
            options += plays
            options.append(QUIET.base)
        options.append(DONE)
        return options

    def tempts(self, s: HallertauState, seat: int, plays: Numbers) -> bool:
        """Whether a card may be wanted in this phase, or for income that is of no use yet."""
        if s.seats[seat].income and news(s, seat, plays):
            return True
        return asked(s, seat, IN_INCOME)

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action in (DONE, QUIET.base):
            if action == QUIET.base:
                silence(s, seat)
            self.finish(s, frame)
            return
        s.stack.append(frame)
        if PLAY.owns(action):
            play_from_menu(s, seat, action)
        elif action == SPARING.base:
            s.sparing |= 1 << seat
        elif action == COLLECT.base:
            self.collect(s, seat, True)
        else:
            card = action - USE_INCOME.base + FIRST_BONUS
            p = s.own(seat)
            p.income = tuple([one for one in p.income if one != card])
            part = s.rules.cards[card].income[0]
            if isinstance(part, Trade):
                self.pay(s, seat, [])
                tell(s, seat, card)
                part.exchange(s, seat)
            else:
                self.pay(s, seat, [card])

    def finish(self, s: HallertauState, frame: Frame) -> None:
        """No more cards, and no more income but what comes without a choice."""
        seat = frame[1]
        if any(plain(s, card) for card in s.seats[seat].income):
            s.touch(seat).before = playable(s, seat)
            s.stack.append(frame)
            self.collect(s, seat, False)
            s.own(seat).income = ()
            return
        asked = len(self.actions(s, frame)) > 1
        if s.seats[seat].income:
            s.own(seat).income = ()
        end_turn(s, seat, asked)

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        return why_not_play(s, frame[1], action) or super().why_not(s, frame, action)


INCOME_TURN: Final = Income()
