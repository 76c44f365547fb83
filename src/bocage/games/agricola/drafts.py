"""Drafts: packs go round, and everybody picks in secret."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Deed
from ...kernel.messages import Message
from ...kernel.state import Frame, Step
from ...kernel.together import Answers, Together
from .card import Card
from .dealing import HAND_SIZE, dealt, draw, give
from .hand import EMPTY_STOCK, GONE, Hand, by_number, of_kind
from .sights import throw_back
from .state import AgricolaState
from .vocabulary import DISCARD, DRAFT, MULLIGAN, OpenVerb

Steps = list[Step[AgricolaState]]

KINDS: Final = ("minor", "occupation")
"""What a kind of cards is called, by whether it is occupations."""


def card_of(s: AgricolaState, action: int, verb: OpenVerb) -> Card:
    """The hand card that an action names, given its verb."""
    return s.rules.cards[verb.what(action)]


def all_named(verb: OpenVerb, cards: tuple[Card, ...]) -> list[int]:
    """The actions of a verb that name these hand cards."""
    return [verb.of(card.number) for card in cards]


@final
class DealPacks(Deed[AgricolaState]):
    """So many occupations and minor improvements for everybody to pick from."""

    def __init__(self, occupations: int, minors: int) -> None:
        super().__init__()
        self.occupations = occupations
        self.minors = minors

    def do(self, s: AgricolaState, seat: int) -> None:
        for other in range(s.count):
            cards = draw(s, True, dealt(s, other, self.occupations))
            cards += draw(s, False, self.minors)
            player = s.own(other)
            player.hand = player.hand.picking(tuple(cards))


class FromPack(Together[AgricolaState]):
    """Everybody names cards in the pack, of these kinds in order: True for an occupation."""

    def __init__(self, verb: OpenVerb, said: str, *kinds: bool) -> None:
        super().__init__(each=len(kinds))
        self.verb = verb
        self.said = said
        self.kinds = kinds
        self.numbers = {"occupations": sum(kinds), "minors": len(kinds) - sum(kinds)}

    def choices(self, s: AgricolaState, seat: int, detail: int, given: list[int]) -> list[int]:
        pack = of_kind(s.seats[seat].hand.pack, self.kinds[len(given)])
        return [action for action in all_named(self.verb, pack) if action not in given]

    def moved(self, s: AgricolaState, hand: Hand, action: int) -> Hand:
        """A hand after one of its seat's answers."""
        raise NotImplementedError

    def resolve(self, s: AgricolaState, seat: int, action: int) -> None:
        player = s.own(seat)
        player.hand = self.moved(s, player.hand, action)
        if s.sink is not None:
            values = {"card": card_of(s, action, self.verb).name}
            s.sink.note(seat, self.said, values, audience=seat)


@final
class Keep(FromPack):
    """Everybody keeps cards from the pack."""

    asks: ClassVar[str] = "draft"

    def __init__(self, *kinds: bool) -> None:
        super().__init__(DRAFT, "log-draft", *kinds)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-draft", dict(self.numbers))

    def moved(self, s: AgricolaState, hand: Hand, action: int) -> Hand:
        card = card_of(s, action, self.verb)
        return hand.picked(card).adding(card)


@final
class Drop(FromPack):
    """Everybody puts cards of the pack out of the game."""

    asks: ClassVar[str] = "drop"

    def __init__(self, *kinds: bool) -> None:
        super().__init__(DISCARD, "log-drop", *kinds)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-drop", dict(self.numbers))

    def moved(self, s: AgricolaState, hand: Hand, action: int) -> Hand:
        card = card_of(s, action, self.verb)
        return hand.picked(card).having_seen((card.number, GONE))


def as_owner_sees(s: AgricolaState, seat: int) -> Hand:
    """A seat's hand and pack with the answers that nobody else knows of yet."""
    hand = s.seats[seat].hand
    if hand.pack and s.stack:
        frame = s.stack[-1]
        step = s.steps[frame[0]]
        if isinstance(step, FromPack):
            for action in step.answers(frame)[seat]:
                hand = step.moved(s, hand, action)
    return hand


@final
class PassOn(Deed[AgricolaState]):
    """Every pack goes to the left neighbour, in the first edition to the right one."""

    def do(self, s: AgricolaState, seat: int) -> None:
        packs = [player.hand.pack for player in s.seats]
        giver = -1 if s.rules.edition.drafts_left else 1
        for other in range(s.count):
            player = s.own(other)
            player.hand = player.hand.passed_on().picking(packs[(other + giver) % s.count])


@final
class KeepPack(Deed[AgricolaState]):
    """Everybody keeps all that is left in the pack."""

    def do(self, s: AgricolaState, seat: int) -> None:
        for other in range(s.count):
            player = s.own(other)
            pack = player.hand.pack
            player.hand = player.hand.picking(()).adding(*pack)
            if s.sink is not None:
                for card in pack:
                    s.sink.note(other, "log-draft", {"card": card.name}, audience=other)


@final
class DropPack(Deed[AgricolaState]):
    """What is left in the packs leaves the game."""

    def do(self, s: AgricolaState, seat: int) -> None:
        for other in range(s.count):
            player = s.own(other)
            left = [(card.number, GONE) for card in player.hand.pack]
            player.hand = player.hand.picking(()).having_seen(*left)


@final
class Mulligan(Together[AgricolaState]):
    """Whoever likes throws a kind of cards back and draws one fewer, again and again.

    The frame's detail is a mask of the seats that are content.
    """

    asks: ClassVar[str] = "mulligan"

    def choices(self, s: AgricolaState, seat: int, detail: int, given: list[int]) -> list[int]:
        options: list[int] = []
        if not detail >> seat & 1:
            for k, occupations in enumerate((True, False)):
                n = len(s.seats[seat].hand.of(occupations)) - 1
                if 0 < n <= len(s.stock.pile(occupations)):
                    options.append(MULLIGAN.base + k)
        options.append(DONE)
        return options

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-mulligan")

    def resolve(self, s: AgricolaState, seat: int, action: int) -> None:
        if action == DONE:
            return
        occupations = action == MULLIGAN.base
        thrown = s.seats[seat].hand.of(occupations)
        player = s.own(seat)
        for card in thrown:
            player.hand = player.hand.without(card)
        drawn = draw(s, occupations, len(thrown) - 1)
        give(s, seat, drawn)
        pile = by_number((*s.stock.pile(occupations), *thrown))
        s.stock = s.stock.with_pile(occupations, pile)
        throw_back(s, seat, occupations, thrown)
        if s.sink is not None:
            values = {"kind": KINDS[occupations], "n": len(drawn)}
            s.sink.note(seat, "log-mulligan", values)
            for card in drawn:
                s.sink.note(seat, "log-drawn", {"card": card.name}, audience=seat)

    def settle(self, s: AgricolaState, detail: int, answers: Answers) -> None:
        content = sum([1 << seat for seat, given in enumerate(answers) if given == [DONE]])
        if content != (1 << s.count) - 1:
            self.ask(s, content)


@final
class SpreadOut(Deed[AgricolaState]):
    """Every card of the game lies before a solo player."""

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(0)
        player.hand = player.hand.picking(s.stock.occupations + s.stock.minors)
        s.stock = EMPTY_STOCK


@final
class Choose(Step[AgricolaState]):
    """A solo player picks a hand: first the occupations, then the minor improvements."""

    asks: ClassVar[str] = "choose-hand"

    def __init__(self) -> None:
        super().__init__()
        self.waits = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, 0))

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        hand = s.seats[frame[1]].hand
        size = dealt(s, frame[1])
        if len(hand.occupations) < size:
            values = {"kind": KINDS[True], "n": size - len(hand.occupations)}
        else:
            values = {"kind": KINDS[False], "n": HAND_SIZE - len(hand.minors)}
        return Message("prompt-choose-hand", values)

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        hand = s.seats[frame[1]].hand
        return all_named(DRAFT, of_kind(hand.pack, len(hand.occupations) < dealt(s, frame[1])))

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        card = card_of(s, action, DRAFT)
        player = s.own(frame[1])
        player.hand = player.hand.picked(card).adding(card)
        if s.sink is not None:
            s.sink.note(frame[1], "log-draft", {"card": card.name}, audience=frame[1])
        if len(player.hand.minors) < HAND_SIZE:
            s.stack.append(frame)
        else:
            player.hand = player.hand.picking(())


def rounds(picks: int, *kinds: bool) -> Steps:
    """So many picks of one card of each kind, with the packs passed on in between."""
    found: Steps = []
    for pick in range(picks):
        found += [PassOn(), Keep(*kinds)] if pick else [Keep(*kinds)]
    return found


def of_each(n: int) -> list[bool]:
    """So many occupations, then so many minor improvements."""
    return [True] * n + [False] * n


def one_kind_after_the_other() -> Steps:
    """R84."""
    n = HAND_SIZE
    return [DealPacks(n, 0), *rounds(n, True), DealPacks(0, n), *rounds(n, False)]


def both_kinds() -> Steps:
    """R85."""
    return [DealPacks(HAND_SIZE, HAND_SIZE), *rounds(HAND_SIZE, True, False)]


def from_eight() -> Steps:
    """R86."""
    n = HAND_SIZE + 1
    occupations: Steps = [DealPacks(n, 0), *rounds(HAND_SIZE, True), DropPack()]
    return [*occupations, DealPacks(0, n), *rounds(HAND_SIZE, False), DropPack()]


def quick() -> Steps:
    """R87."""
    dealt = DealPacks(HAND_SIZE, HAND_SIZE)
    return [dealt, Keep(*of_each(3)), PassOn(), Keep(*of_each(2)), PassOn(), KeepPack()]


def seven_of_ten() -> Steps:
    """R88."""
    return [DealPacks(10, 10), Drop(*of_each(10 - HAND_SIZE)), KeepPack()]
