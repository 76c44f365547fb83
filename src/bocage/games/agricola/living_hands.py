"""Hands that live: other mixtures, cards that lie open, cards drawn and exchanged in the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Deed
from ...kernel.messages import Message
from ...kernel.sequence import ForEachSeat
from ...kernel.state import Frame, Step
from .card import OCCUPATION, Card
from .dealing import HAND_SIZE, dealt, draw, give
from .drafts import KINDS, all_named, card_of
from .sights import all_see, discard
from .state import AgricolaState
from .vocabulary import DISCARD, DRAW, PICK, ROUNDS

OPEN_OF_EACH: Final = 4
EXCHANGES_BEFORE: Final = 6
SWAPPING: Final = "three-for-one"
"""The way to deal in which three cards can be given for a new one at any time."""
SWAPPED: Final = 3
DRAWING: Final = ("draw-5", "draw-3")
"""The ways to deal in which a card follows each card played."""


@final
class DealTravelling(Deed[AgricolaState]):
    """Occupations, and minor improvements of which one travels."""

    def do(self, s: AgricolaState, seat: int) -> None:
        for other in range(s.count):
            cards = draw(s, True, dealt(s, other))
            cards += draw(s, False, HAND_SIZE - 1, lambda card: not card.passing)
            give(s, other, cards + draw(s, False, 1, lambda card: card.passing))


def printed_for(players: int) -> Callable[[Card], bool]:
    """Whether a card is for so many players and more."""
    return lambda card: card.players == players


@final
class DealSymbols(Deed[AgricolaState]):
    """Occupations of every symbol in use: two for 3 and more, two for 4; and the minors.

    The others are for any number of players, also where one of these runs out: whoever comes last
    from the starting player gets them then.
    """

    def do(self, s: AgricolaState, seat: int) -> None:
        for k in range(s.count):
            seat = (s.start + k) % s.count
            cards: list[Card] = []
            for players in range(s.count, 2, -1):
                wanted = printed_for(players)
                left = len([card for card in s.stock.occupations if wanted(card)])
                cards += draw(s, True, min(2, left), wanted)
            cards += draw(s, True, dealt(s, seat) - len(cards), printed_for(1))
            give(s, seat, cards + draw(s, False, HAND_SIZE))


@final
class LayOpen(Deed[AgricolaState]):
    """Some cards of each kind lie open on the table."""

    def do(self, s: AgricolaState, seat: int) -> None:
        cards = draw(s, True, OPEN_OF_EACH) + draw(s, False, OPEN_OF_EACH)
        s.stock = s.stock.showing(tuple(cards))


def take_open(s: AgricolaState, seat: int, action: int) -> None:
    """Take an open card into the hand; another one takes its place."""
    card = card_of(s, action, PICK)
    s.own(seat).picked = True
    give(s, seat, [card])
    all_see(s, card, 1 << seat)
    occupations = card.kind == OCCUPATION
    place = s.stock.open.index(card)
    new = draw(s, occupations, min(1, len(s.stock.pile(occupations))))
    s.stock = s.stock.showing((*s.stock.open[:place], *new, *s.stock.open[place + 1 :]))
    if s.sink is not None:
        s.sink.note(seat, "log-pick", {"card": card.name})


def draw_after_playing(s: AgricolaState, seat: int) -> None:
    """Where hands are drawn up, a new card follows once everything else is done."""
    if s.rules.options.get("hands") in DRAWING:
        DRAW_CARD.begin(s, seat)


@final
class DrawCard(Step[AgricolaState]):
    """One card of the kind the seat likes, as long as there are any."""

    asks: ClassVar[str] = "draw"

    def __init__(self) -> None:
        super().__init__()
        self.waits = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        if s.stock.occupations or s.stock.minors:
            s.stack.append((self.id, seat))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-draw")

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        piles = (s.stock.occupations, s.stock.minors)
        return [DRAW.base + k for k, pile in enumerate(piles) if pile] or [DONE]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        seat, occupations = frame[1], action == DRAW.base
        drawn = draw(s, occupations, 1)
        give(s, seat, drawn)
        if s.sink is not None:
            s.sink.note(seat, "log-draw", {"kind": KINDS[occupations]})
            s.sink.note(seat, "log-drawn", {"card": drawn[0].name}, audience=seat)


@final
class Exchange(Step[AgricolaState]):
    """Up to so many times a card out of hand and game, unseen, for a new one of any kind.

    Frame: seat, how often before.
    """

    fields: ClassVar[tuple[str, ...]] = ("before",)
    asks: ClassVar[str] = "exchange"

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.waits = True
        self.secret = True
        self.limit = limit

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, seat, 0))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-exchange", {"n": self.limit - frame[2]})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        if not (s.stock.occupations or s.stock.minors):
            return [DONE]
        return [*all_named(DISCARD, s.seats[frame[1]].hand.cards), DONE]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        seat = frame[1]
        throw_away(s, seat, action)
        if frame[2] + 1 < self.limit:
            s.stack.append((self.id, seat, frame[2] + 1))
        DRAW_CARD.begin(s, seat)


def throw_away(s: AgricolaState, seat: int, action: int) -> None:
    """A card out of hand and game, unseen."""
    card = card_of(s, action, DISCARD)
    discard(s, seat, card)
    if s.sink is not None:
        s.sink.note(seat, "log-discard", {"kind": KINDS[card.kind == OCCUPATION]})
        s.sink.note(seat, "log-drop", {"card": card.name}, audience=seat)


def may_swap(s: AgricolaState, seat: int) -> bool:
    """Whether a seat can give three cards for a new one, where that is played."""
    if s.rules.options.get("hands") != SWAPPING or not (s.stock.occupations or s.stock.minors):
        return False
    return len(s.seats[seat].hand.cards) >= SWAPPED


@final
class Swap(Step[AgricolaState]):
    """Three cards out of hand and game, unseen, for a new one. Frame: seat, how many so far."""

    fields: ClassVar[tuple[str, ...]] = ("before",)
    asks: ClassVar[str] = "swap"

    def __init__(self) -> None:
        super().__init__()
        self.waits = True
        self.secret = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, seat, 0))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-swap", {"n": SWAPPED - frame[2]})

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        left = len(s.seats[frame[1]].hand.cards)
        return frame[2] < SWAPPED <= left + frame[2] and bool(s.stock.occupations or s.stock.minors)

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return all_named(DISCARD, s.seats[frame[1]].hand.cards)

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat = frame[1]
        throw_away(s, seat, action)
        if frame[2] + 1 < SWAPPED:
            s.stack.append((self.id, seat, frame[2] + 1))
        else:
            DRAW_CARD.begin(s, seat)


@final
class WithExchange(Step[AgricolaState]):
    """A harvest, after which hands are exchanged where that is played, unless it was the last."""

    def __init__(self, harvest: Step[AgricolaState]) -> None:
        super().__init__()
        self.harvest = harvest

    def begin(self, s: AgricolaState, seat: int) -> None:
        exchange_later(s)
        self.harvest.begin(s, seat)


def exchange_later(s: AgricolaState) -> None:
    """An exchange for everybody after what is put on the stack from now on."""
    if s.rules.options.get("hands") == "draw-5" and s.round < ROUNDS:
        AFTER_HARVEST.begin(s, -1)


@final
class NewMinors(Deed[AgricolaState]):
    """All minor improvements in hand leave the game for so many of those that nobody was dealt."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        for card in s.seats[seat].hand.minors:
            discard(s, seat, card)
        drawn = draw(s, False, min(self.n, len(s.stock.minors)))
        give(s, seat, drawn)
        if s.sink is not None:
            s.sink.note(seat, "log-new-minors", {"n": len(drawn)})
            for card in drawn:
                s.sink.note(seat, "log-drawn", {"card": card.name}, audience=seat)


DRAW_CARD: Final = DrawCard()
SWAP: Final = Swap()
AFTER_HARVEST: Final = ForEachSeat[AgricolaState](Exchange(1))
BEFORE_THE_GAME: Final = ForEachSeat[AgricolaState](Exchange(EXCHANGES_BEFORE))
