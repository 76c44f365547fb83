"""Occupations that have stayed from the games of a campaign before: they begin in play."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import named
from ....kernel.flow import Question
from ....kernel.messages import Message
from ....kernel.state import Frame, Step
from ..card import OCCUPATION
from ..hand import by_number
from ..state import AgricolaState
from ..vocabulary import DISCARD, USE
from .payment import charge, payable, told
from .tableaux import PLAYED, enter


@final
class Kept(Question[AgricolaState]):
    """An occupation comes into play without action or fee; its own cost is paid, or it is lost.

    Frame: seat, card.
    """

    fields: ClassVar[tuple[str, ...]] = ("card",)
    asks: ClassVar[str] = "kept-cost"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        card = s.rules.cards[frame[2]]
        return Message("prompt-kept-cost", {"card": card.name, "goods": named(card.cost)})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        card = s.rules.cards[frame[2]]
        return card in s.rules.hand_cards and card.kind == OCCUPATION and lies_nowhere(s, frame)

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        card = s.rules.cards[frame[2]]
        use, discard = USE.of(card.number), DISCARD.of(card.number)
        if not card.cost:
            return [use]
        return [use, discard] if payable(s.seats[frame[1]], card.cost) else [discard]

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        if DISCARD.owns(action):
            return None
        card = s.rules.cards[frame[2]]
        return Message("action-pay-using", {"card": card.name, "goods": named(card.cost)})

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, card = frame[1], s.rules.cards[frame[2]]
        if DISCARD.owns(action):
            pile = by_number((*s.stock.occupations, card))
            s.stock = s.stock.with_pile(True, pile)
            if s.sink is not None:
                s.sink.note(seat, "log-kept-lost", {"card": card.name})
            return
        if s.sink is not None:
            values = {"card": card.name, "goods": named(card.cost)}
            s.sink.note(seat, told("log-kept", card.cost), values)
        s.stack.append((IN_PLAY.id, seat, card.number))
        charge(s, seat, card.cost)


@final
class InPlay(Step[AgricolaState]):
    """A kept occupation is paid for and takes effect, though nobody plays it. Frame: seat, card."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return frame[1] >= 0 and KEPT.fits(s, frame)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        enter(s, frame[1], s.rules.cards[frame[2]])
        PLAYED.run(s, frame)


def lies_nowhere(s: AgricolaState, frame: Frame) -> bool:
    """Whether the card of a frame from outside is on its way into play and nowhere else."""
    card = s.rules.cards[frame[2]]
    for player in s.seats:
        if card.number in player.cards or card in player.hand.cards + player.hand.pack:
            return False
    for other in s.stack:
        if other[0] in (KEPT.id, IN_PLAY.id) and other[2] == card.number:
            return False
    return card not in s.stock.occupations + s.stock.open


def let_come(s: AgricolaState, kept: list[list[int]]) -> None:
    """Put cards by seat ahead of all that is on the stack, the starting player's first."""
    numbers = [number for cards in kept for number in cards]
    pile = tuple([card for card in s.stock.occupations if card.number not in numbers])
    s.stock = s.stock.with_pile(True, pile)
    for k in range(s.count - 1, -1, -1):
        seat = (s.start + k) % s.count
        for number in reversed(kept[seat]):
            s.stack.append((KEPT.id, seat, number))


def lasting(s: AgricolaState) -> list[list[int]]:
    """The occupations of each seat: those in play, and those still on their way into it."""
    found = [[c.number for c in p.tableau.cards if c.kind == OCCUPATION] for p in s.seats]
    for frame in reversed(s.stack):
        if frame[0] in (KEPT.id, IN_PLAY.id):
            found[frame[1]].append(frame[2])
    return found


KEPT: Final = Kept()
IN_PLAY: Final = InPlay()
