"""Taking goods: from a space, from the supply."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import FOOD, NAMES, SHEEP, WOOD, Goods, counted_in, named
from ....kernel.flow import Choice, Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..events import PERFORMED, TAKEN, TAKING
from ..prices import with_amount
from ..reasons import CANNOT_PAY, EMPTY_SPACE, NO_EFFECT, explain
from ..state import AgricolaState
from ..telling import TELL
from ..vocabulary import ALL_SPACES, COLLECT, RELEASE, START, TAKE, TAKE_ONLY
from .animals import parting, settle
from .supply import ELSEWHERE, LYING, OF_CARD, THROUGH, collect, leave
from .taking import ON_THE_WAY, TAKE_REST
from .taking import receive as receive


def hand_out(s: AgricolaState, seat: int, goods: Goods, source: int, space: int) -> None:
    """Goods from the common supply come to a seat, through a space or by a card."""
    if source == THROUGH and s.heard[TAKING]:
        ON_THE_WAY.send(s, seat, space, source, goods, False)
    else:
        receive(s, seat, goods, source)


@final
class Gain(Deed[AgricolaState]):
    """Goods from the common supply."""

    asks: ClassVar[str] = "gain"

    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods
        self.fallible = False
        self.source = ELSEWHERE
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.source = THROUGH
        self.space = space

    def lies_on(self, card: int) -> None:
        if self.space < 0:
            self.source = OF_CARD + card

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-gain", {"goods": named(self.goods)})

    def do(self, s: AgricolaState, seat: int) -> None:
        hand_out(s, seat, self.goods, self.source, self.space)


@final
class TakePile(Deed[AgricolaState]):
    """All the goods that lie on the space; who `performs` is one of the Traveling Players."""

    asks: ClassVar[str] = "collect"

    def __init__(self, even_empty: bool = False, performs: bool = False) -> None:
        super().__init__(COLLECT.base)
        self.space = -1
        self.even_empty = even_empty
        self.performs = performs
        self.fallible = not even_empty

    def stands_on(self, space: int) -> None:
        self.space = space

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.even_empty or s.piles[self.space] else EMPTY_SPACE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-collect", {"goods": s.lying(s.rules.spaces[self.space])})

    def do(self, s: AgricolaState, seat: int) -> None:
        n = s.piles[self.space]
        if s.rules.take_usable and n > 1 and s.rules.spaces[self.space].good >= SHEEP:
            most = usable(s, seat, self.space)
            if most > 1:
                s.stack.append((USABLE_ONLY.id, seat, self.space, most))
                return
            n = most
        if n:
            take_some(s, seat, self.space, n, self.performs)


def take_some(s: AgricolaState, seat: int, space: int, n: int, performs: bool) -> None:
    """So many of the goods that a space gathers, and all others on it, come to a seat."""
    good = s.rules.spaces[space].good
    if s.heard[TAKING] or s.extras:
        goods = with_amount(TAKE_REST.gone(s, space), good, n + s.beside(space))
        ON_THE_WAY.send(s, seat, space, LYING, goods, performs)
        return
    s.piles[space] -= n
    if s.sink is not None:
        s.sink.note(seat, "log-receive", {"goods": {NAMES[good]: n}, "source": "space"})
    collect(s, seat, good, n)
    if good >= SHEEP:
        settle(s, seat, ((good, n),))
    if performs:
        TELL.tell(s, PERFORMED, seat, n)


def usable(s: AgricolaState, seat: int, space: int) -> int:
    """How many of the animals on a space a seat can house or cook, at least one."""
    player, kind = s.seats[seat], s.rules.spaces[space].good - SHEEP
    room = player.housing.most[kind]
    if not RELEASE.owns(parting(player, kind)):
        room = room if s.rules.house_first else s.piles[space]
    else:
        room -= player.goods[SHEEP + kind]
    return max(min(room, s.piles[space], TAKE_ONLY.end - TAKE_ONLY.base), 1)


@final
class UsableOnly(Question[AgricolaState]):
    """How many animals of those that can be used are taken from a space; the rest stays.

    Frame: seat, space, how many at most.
    """

    fields: ClassVar[tuple[str, ...]] = ("space", "most")
    asks: ClassVar[str] = "take-usable"

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        if not 0 <= frame[2] < len(s.rules.spaces):
            return False
        return s.rules.spaces[frame[2]].good >= SHEEP and 0 < frame[3] <= s.piles[frame[2]]

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-take-usable", {"goods": s.lying(s.rules.spaces[frame[2]])})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [TAKE_ONLY.base + n for n in range(frame[3])]

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        good = NAMES[s.rules.spaces[frame[2]].good]
        return Message("action-take-only.now", {"goods": {good: action - TAKE_ONLY.base + 1}})

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        take_some(s, frame[1], frame[2], action - TAKE_ONLY.base + 1, False)


USABLE_ONLY: Final = UsableOnly()


@final
class TakeOneOf(Choice[AgricolaState]):
    """One good of the seat's choice.

    `another` says that it must have one of it already, `as_taken` that others look on the card's
    owner as on somebody who takes it from a space.
    """

    asks: ClassVar[str] = "take"

    def __init__(
        self, goods: tuple[int, ...], another: bool = False, as_taken: bool = False
    ) -> None:
        super().__init__()
        self.offers = [TAKE.base + good for good in goods]
        self.another = another
        self.fallible = another
        self.source = ELSEWHERE
        self.space = -1
        self.as_taken = as_taken

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return NO_EFFECT if self.another and not self.first(s, seat) else 0

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def stands_on(self, space: int) -> None:
        self.source = THROUGH
        self.space = space

    def lies_on(self, card: int) -> None:
        if self.space < 0:
            self.source = OF_CARD + card

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-take")

    def owns(self, action: int) -> bool:
        return action in self.offers

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        if self.another:
            goods = s.seats[seat].goods
            return [offer for offer in self.offers if goods[offer - TAKE.base]]
        return self.offers[:]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        goods = ((action - TAKE.base, 1),)
        hand_out(s, seat, goods, self.source, self.space)
        if self.as_taken:
            TELL.tell(s, TAKEN, seat, counted_in(0, goods, ELSEWHERE))


@final
class StartingPlayer(Deed[AgricolaState]):
    """Take the starting-player marker; the order of the running round stays as it is."""

    asks: ClassVar[str] = "start"

    def __init__(self) -> None:
        super().__init__(START.base)
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-start")

    def do(self, s: AgricolaState, seat: int) -> None:
        s.start = seat
        if s.sink is not None:
            s.sink.note(seat, "log-starting-player", {})


@final
class LayOn(Deed[AgricolaState]):
    """Goods from the common supply onto a space."""

    def __init__(self, space: str, n: int) -> None:
        super().__init__()
        self.space = ALL_SPACES.index(space)
        self.n = n
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        space = s.rules.spaces[s.rules.space_of[self.space]]
        s.piles[space.index] += self.n
        s.look_again()
        if s.sink is not None:
            s.sink.note(
                seat, "log-lay-on", {"goods": {NAMES[space.good]: self.n}, "space": space.title}
            )


@final
class LayBack(Deed[AgricolaState]):
    """Wood from the supply back onto a space, for food."""

    def __init__(self, space: str, wood: int, food: int) -> None:
        super().__init__()
        self.space = ALL_SPACES.index(space)
        self.wood = wood
        self.food = food

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if s.seats[seat].goods[WOOD] >= self.wood else CANNOT_PAY

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"goods": {"wood": self.wood}})

    def do(self, s: AgricolaState, seat: int) -> None:
        leave(s, seat, ((WOOD, self.wood),))
        s.piles[s.rules.space_of[self.space]] += self.wood
        if s.sink is not None:
            s.sink.note(seat, "log-lay-back", {"goods": {"wood": self.wood}})
        receive(s, seat, ((FOOD, self.food),))
