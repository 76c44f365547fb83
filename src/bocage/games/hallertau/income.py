"""Phase 3: the bonus cards in play pay."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame
from .effects import Gain, NewFields, Trade
from .fieldwork import Sow, SowGood
from .guessing import look_for, look_for_plays, may_play
from .state import HallertauState
from .steps.fields import GRAIN_CROPS, sowable
from .steps.playing import (
    MOMENT,
    base_seat,
    income_of,
    news,
    play_from_menu,
    playable,
    turn_to,
    unsilence,
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
        if s.seats[seat].income:
            s.stack.append((self.id, seat))
            if not self.matters(s, seat):
                self.collect(s, seat)
            return
        look_for_plays(s, seat)
        plays = playable(s, seat)
        unsilence(s, seat, plays)
        if news(s.seats[seat], plays):
            s.stack.append((self.id, seat))

    def matters(self, s: HallertauState, seat: int) -> bool:
        """Whether the order of plain income, or declining some, could make a difference."""
        p = s.seats[seat]
        fields, jewels, cards = 0, 0, 0
        for card in p.income:
            for part in s.rules.cards[card].income:
                if isinstance(part, NewFields):
                    fields += 1
                elif isinstance(part, Gain) and part.item == JEWEL:
                    jewels += 1
                elif isinstance(part, Gain) and part.item >= GATEWAY:
                    cards += 1
        if (fields and len(p.fields) + fields >= MOST_FIELDS) or p.jewels + jewels > MOST_JEWELS:
            return True
        if 0 < cards < len(p.income):
            return True
        look_for(s, seat, s.rules.exact)
        if not s.rules.exact.isdisjoint(p.hand):
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

    def collect(self, s: HallertauState, seat: int) -> None:
        """All income without a choice."""
        p = s.own(seat)
        due, p.income = p.income, tuple([card for card in p.income if not plain(s, card)])
        self.pay(s, seat, [card for card in due if plain(s, card)])

    def pay(self, s: HallertauState, seat: int, cards: list[int]) -> None:
        """The income of some cards; then cards can be played, by others as well."""
        s.stack.append((MOMENT.id, -1, base_seat(s), 0, seat + 1))
        for card in reversed(cards):
            if s.sink is not None:
                s.sink.note(seat, "log-hallertau-income", {"card": f"hallertau-{CATALOGUE[card]}"})
            part = s.rules.cards[card].income[0]
            if isinstance(part, Trade):
                part.exchange(s, seat)
            else:
                s.stack.append(income_of(s, seat, card))

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
        if len([card for card in due if plain(s, card)]) > 1:
            options.append(COLLECT.base)
        options += [USE_INCOME.base + card - FIRST_BONUS for card in due]
        plays = playable(s, seat)
        if not due:
            unsilence(s, seat, plays)
            plays = plays if news(s.seats[seat], plays) else ()
        if (plays or due) and not s.sparing >> seat & 1:
            options.append(SPARING.base)
        options += plays
        return [DONE] if not due and not plays else [*options, DONE]

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == DONE:
            if s.seats[seat].income:
                s.own(seat).income = ()
            turn_to(s, seat, False)
            p = s.touch(seat)
            p.passed = playable(s, seat)
            s.sparing &= ~(1 << seat)
            return
        s.stack.append(frame)
        if PLAY.owns(action):
            play_from_menu(s, seat, action)
        elif action == SPARING.base:
            s.sparing |= 1 << seat
        elif action == COLLECT.base:
            self.collect(s, seat)
        else:
            card = action - USE_INCOME.base + FIRST_BONUS
            p = s.own(seat)
            p.income = tuple([one for one in p.income if one != card])
            self.pay(s, seat, [card])

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        return why_not_play(s, frame[1], action) or super().why_not(s, frame, action)


INCOME_TURN: Final = Income()
