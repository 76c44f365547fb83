"""Goods on their way from a space to a supply, on which cards have a say."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import ANIMALS, FOOD, KINDS, Goods, count_of, counted_in, food, named
from ....kernel.flow import Deed
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..events import PERFORMED, TAKEN, TAKING
from ..prices import amount, with_amount
from ..reasons import EMPTY_SPACE, explain
from ..state import AgricolaState
from ..telling import TELL
from .animals import settle
from .supply import ELSEWHERE, LEFT, LYING, OF_CARD, TALLY, arrive, delayed_by

SAID: Final = ("space", "supply")
"""Where goods come from that lie on a space, or that it gives, as the log says it."""


def receive(
    s: AgricolaState, seat: int, goods: Goods, source: int = ELSEWHERE, said: str = "supply"
) -> None:
    """Goods from spaces and the common supply; animals are housed at once."""
    if bring(s, seat, goods, source, said):
        settle(s, seat, goods)


def bring(s: AgricolaState, seat: int, goods: Goods, source: int, said: str) -> bool:
    """The same, while animals wait for others to be housed with; whether there are any."""
    if s.sink is not None:
        if source >= OF_CARD:
            values = {"goods": named(goods), "card": s.rules.cards[source - OF_CARD].name}
            s.sink.note(seat, "log-receive.card", values)
        else:
            s.sink.note(seat, "log-receive", {"goods": named(goods), "source": said})
    return arrive(s, seat, goods, source)


def goods_of(number: int) -> Goods:
    """The goods that a number counts."""
    found = [(good, count_of(number, good)) for good in range(KINDS)]
    return tuple([(good, n) for good, n in found if n])


def has_animals(number: int) -> bool:
    """Whether there are animals among the goods that a number counts."""
    return any(count_of(number, animal) for animal in ANIMALS)


@final
class OnTheWay(Step[AgricolaState]):
    """Goods that a seat takes from a space, once all have said what they leave or add.

    Frame: seat, space, whether they lie there or are given by it, 1 if it is a performance; the
    goods, what is left of them, what cards add; 1 if food is doubled, how much food it is at least.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "space",
        "source",
        "performs",
        "goods",
        "left",
        "more",
        "doubled",
        "least",
    )

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return frame[3] < LEFT

    def send(
        self, s: AgricolaState, seat: int, space: int, source: int, goods: Goods, performs: bool
    ) -> None:
        """Goods are about to come to a seat."""
        if source == LYING:
            goods = without_claims(s, seat, space, goods)
        number = counted_in(0, goods)
        s.stack.append((self.id, seat, space, source, int(performs), number, 0, 0, 0, 0))
        TELL.tell(s, TAKING, seat, counted_in(0, goods, source))

    def put_off(self, s: AgricolaState, seat: int, taken: int, source: int, card: int) -> int:
        """Let goods wait until the people go home; the food among them does not."""
        later = tuple([(good, n) for good, n in goods_of(taken) if good != FOOD])
        if later:
            TALLY.add(s, TAKEN, later, source)
            wait(s, seat, later, card, source)
        return counted_in(0, food(count_of(taken, FOOD)))

    def run(self, s: AgricolaState, frame: Frame) -> None:
        _, seat, space, source, performs, goods, left, more, doubled, least = frame
        taken = goods - left
        meals = count_of(taken, FOOD)
        if performs:
            TELL.later(s, PERFORMED, seat, meals, below=doubled)
        if source == LYING:
            there = s.goods_on(space)
            for good, n in goods_of(goods):
                s.lay(space, good, amount(there, good) - n + count_of(left, good))
        if left:
            TALLY.add(s, TAKEN, goods_of(left), LEFT)
        waiting = delayed_by(s, seat)
        if waiting >= 0:
            taken = self.put_off(s, seat, taken, source, waiting)
        if taken:
            if bring(s, seat, goods_of(taken), source, SAID[source]) and not has_animals(more):
                settle(s, seat, goods_of(taken))
        if doubled:
            more = counted_in(more, food(meals))
        elif meals < least:
            more = counted_in(more, food(least - meals))
        if more and bring(s, seat, goods_of(more), ELSEWHERE, "supply"):
            settle(s, seat, goods_of(counted_in(taken, goods_of(more))))


def wait(s: AgricolaState, seat: int, goods: Goods, card: int, source: int) -> None:
    """Goods wait for a seat on the space of the running round, because of a card."""
    s.scheduled += tuple([(s.round, seat, good, n, card) for good, n in goods])
    if s.sink is not None:
        s.sink.note(seat, "log-wait", {"goods": named(goods), "source": SAID[source]})


ON_THE_WAY: Final = OnTheWay()


def without_claims(s: AgricolaState, seat: int, space: int, goods: Goods) -> Goods:
    """What a seat takes from a space, less what it has to give to others of it."""
    number = s.rules.spaces[space].number
    for k in range(1, s.count):
        owner = (seat + k) % s.count
        for claim in s.seats[owner].tableau.claims:
            if claim.space == number and amount(goods, claim.good):
                piece: Goods = ((claim.good, 1),)
                goods = with_amount(goods, claim.good, amount(goods, claim.good) - 1)
                s.lay(space, claim.good, amount(goods, claim.good))
                TALLY.add(s, TAKEN, piece, LEFT)
                waiting = delayed_by(s, seat)
                if waiting >= 0:
                    wait(s, owner, piece, waiting, LYING)
                    continue
                if s.sink is not None:
                    s.sink.note(owner, "log-claim", {"goods": named(piece), "by": seat})
                arrive(s, owner, piece)
    return goods


@final
class TakeRest(Step[AgricolaState]):
    """What else lies on a space goes to whoever has used it. Frame: seat, space, 1 once gone."""

    fields: ClassVar[tuple[str, ...]] = ("space", "gone")

    def wait(self, s: AgricolaState, seat: int, space: int) -> None:
        """A space is used on which there may be more than it gathers."""
        s.stack.append((self.id, seat, space, 0))

    def gone(self, s: AgricolaState, space: int) -> Goods:
        """All that lies on a space, taken at once with what it gathers."""
        for i, frame in enumerate(s.stack):
            if frame[0] == self.id and frame[2] == space:
                s.stack[i] = (*frame[:3], 1)
        return s.goods_on(space)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        _, seat, space, gone = frame
        rest = tuple([(good, n) for place, good, n in s.extras if place == space])
        if rest and not gone:
            ON_THE_WAY.send(s, seat, space, LYING, rest, False)


TAKE_REST: Final = TakeRest()


def place_of(s: AgricolaState) -> int:
    """Where the goods that are on their way lie on the stack, or -1."""
    for i in range(len(s.stack) - 1, -1, -1):
        if s.stack[i][0] == ON_THE_WAY.id:
            return i
    return -1


def lying(s: AgricolaState, good: int) -> int:
    """How many of a good lie on the space and are on their way, without what is left there."""
    place = place_of(s)
    if place < 0 or s.stack[place][3] != LYING:
        return 0
    return count_of(s.stack[place][5] - s.stack[place][6], good)


def performing(s: AgricolaState, owner: int, detail: int) -> bool:
    """Whether the goods on their way are those of a Traveling Players action."""
    place = place_of(s)
    return place >= 0 and s.stack[place][4] == 1


def fishing(s: AgricolaState, owner: int, detail: int) -> bool:
    """Whether the goods on their way are those of Fishing."""
    place = place_of(s)
    return place >= 0 and s.rules.spaces[s.stack[place][2]].id == "fishing"


def changed(s: AgricolaState, left: Goods, more: Goods) -> None:
    """Leave some of the goods that are on their way, and add others to them."""
    place = place_of(s)
    frame = s.stack[place]
    new = (counted_in(frame[6], left), counted_in(frame[7], more))
    s.stack[place] = (*frame[:6], *new, *frame[8:])


@final
class LeaveThere(Deed[AgricolaState]):
    """Some of the goods lying on a space stay there; the owner receives others instead."""

    def __init__(self, left: Goods, got: Goods) -> None:
        super().__init__()
        self.left = left
        self.got = got

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        for good, n in self.left:
            if lying(s, good) < n:
                return EMPTY_SPACE
        return 0

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-leave", {"goods": named(self.left), "gains": named(self.got)})

    def do(self, s: AgricolaState, seat: int) -> None:
        changed(s, self.left, self.got)
        if s.sink is not None:
            s.sink.note(seat, "log-leave", {"goods": named(self.left)})


@final
class Along(Deed[AgricolaState]):
    """Goods from the common supply that come along with those taken."""

    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        changed(s, (), self.goods)


@final
class AtLeast(Deed[AgricolaState]):
    """The food taken from a space is topped up."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        place = place_of(s)
        s.stack[place] = (*s.stack[place][:9], self.least)
