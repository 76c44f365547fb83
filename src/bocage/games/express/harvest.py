"""The harvest: feeding, breeding, scoring, and who starts the next rounds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Deed, Question
from ...kernel.messages import Message, Reason
from ...kernel.sequence import ForEachSeat, Seq
from ...kernel.state import Frame
from .payments import ANIMALS, FOOD, SHEEP, STOCK
from .reasons import refuse
from .scoring import MISSING, harvest_of, lines, need
from .state import ExpressState, Seat
from .steps.goods import cook, cookable, refuse_cooking
from .vocabulary import BREED, COOK, COOKABLE, HEARTH, ROUNDS


def pairs(player: Seat) -> list[int]:
    """By type: the births, had each pair a pasture to itself."""
    return [player.stock[SHEEP + kind] // 2 for kind in range(len(ANIMALS))]


def lacking(player: Seat, births: list[int]) -> bool:
    """Whether pastures are too few for these births, when every type present has one."""
    return sum([n - 1 for n in births if n]) > player.pastures - player.types()


def crowded(player: Seat) -> bool:
    """Whether other types would breed more if one were cooked away and left them its pasture."""
    if not player.improvements >> HEARTH & 1:
        return False
    births = pairs(player)
    return any(
        player.stock[SHEEP + kind] and lacking(player, births[:kind] + births[kind + 1 :])
        for kind in range(len(ANIMALS))
    )


@final
class Begin(Deed[ExpressState]):
    """The harvest is announced."""

    def do(self, s: ExpressState, seat: int) -> None:
        if s.sink is not None:
            s.sink.note(-1, "log-express-harvest", {"n": harvest_of(s.round) + 1})


@final
class Feed(Question[ExpressState]):
    """Every member of the family eats. Frame: seat.

    Somebody is asked who can cook and is short of food, or whose animals are crowded.
    """

    asks: ClassVar[str] = "feed"

    def begin(self, s: ExpressState, seat: int) -> None:
        player = s.seats[seat]
        short = player.stock[FOOD] < need(player)
        if (short and cookable(player)) or crowded(player):
            s.stack.append((self.id, seat))
        else:
            self.eat(s, seat, True)

    def eat(self, s: ExpressState, seat: int, unasked: bool = False) -> None:
        """Food is paid as far as it goes; `unasked` if nothing could be cooked."""
        player = s.own(seat)
        wanted = need(player)
        eaten = min(wanted, player.stock[FOOD])
        player.stock[FOOD] -= eaten
        player.missing = wanted - eaten
        if s.sink is not None:
            s.sink.note(seat, "log-express-fed", {"n": eaten})
            if player.missing:
                values = {"n": player.missing, "points": -MISSING * player.missing}
                short = Message("warning-express-missing", values) if unasked else None
                s.sink.note(seat, "log-express-missing", values, short=short)

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return self.question(s, frame)[1]

    def question(self, s: ExpressState, frame: Frame) -> tuple[str, Message]:
        player = s.seats[frame[1]]
        wanted, have = need(player), player.stock[FOOD]
        if have >= wanted:
            return "crowded", Message("prompt-express-crowded")
        return self.asks, Message("prompt-express-feed", {"n": wanted, "have": have})

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        return [*cookable(s.seats[frame[1]]), DONE]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        if action == DONE:
            self.eat(s, frame[1])
        else:
            cook(s, frame[1], COOKABLE[action - COOK.base])
            self.begin(s, frame[1])

    def describe(self, s: ExpressState, frame: Frame, action: int) -> Message | None:
        if action != DONE:
            return None
        return Message("action-express-done.feed", {"n": need(s.seats[frame[1]])})

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if COOK.owns(action):
            return refuse_cooking(s.seats[frame[1]], action)
        return super().why_not(s, frame, action)


@final
class Breed(Question[ExpressState]):
    """Each pasture with at least two animals brings one more.

    Animals are spread over the pastures as their owner likes, every type on one at least; where
    pastures are too few, the owner says which type has more of them. Frame: seat, and by type the
    births beyond the first.
    """

    fields: ClassVar[tuple[str, ...]] = ("sheep", "boar", "cattle")
    asks: ClassVar[str] = "breed"

    def begin(self, s: ExpressState, seat: int) -> None:
        births = pairs(s.seats[seat])
        if lacking(s.seats[seat], births):
            self.ask(s, seat, [0] * len(births))
        else:
            self.bear(s, seat, births)

    def ask(self, s: ExpressState, seat: int, more: list[int]) -> None:
        """Ask for one more birth, if there is a pasture for it."""
        player = s.seats[seat]
        if sum(more) < player.pastures - player.types():
            s.stack.append((self.id, seat, *more))
        else:
            self.bear(s, seat, [min(n, 1) + k for n, k in zip(pairs(player), more, strict=True)])

    def bear(self, s: ExpressState, seat: int, births: list[int]) -> None:
        """The young animals come."""
        if not any(births):
            return
        stock = s.own(seat).stock
        for kind, n in enumerate(births):
            stock[SHEEP + kind] += n
        if s.sink is not None:
            born = {ANIMALS[kind]: n for kind, n in enumerate(births) if n}
            s.sink.note(seat, "log-express-born", {"goods": born})

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-breed")

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        most = pairs(s.seats[frame[1]])
        return [BREED.base + kind for kind, n in enumerate(most) if n > 1 + frame[2 + kind]]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        more = list(frame[2:5])
        more[action - BREED.base] += 1
        self.ask(s, frame[1], more)

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if BREED.owns(action):
            return refuse("no-pair", {"good": ANIMALS[action - BREED.base]})
        return super().why_not(s, frame, action)


@final
class Spare(Question[ExpressState]):
    """Before the last scoring, what scores nothing may be cooked: food breaks ties.

    Frame: seat.
    """

    asks: ClassVar[str] = "spare"

    def begin(self, s: ExpressState, seat: int) -> None:
        if s.round == ROUNDS and s.count > 1 and spare(s.seats[seat]):
            s.stack.append((self.id, seat))

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-spare")

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        return [*spare(s.seats[frame[1]]), DONE]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        if action != DONE:
            cook(s, frame[1], COOKABLE[action - COOK.base])
            self.begin(s, frame[1])

    def describe(self, s: ExpressState, frame: Frame, action: int) -> Message | None:
        return Message("action-express-done.spare") if action == DONE else None

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        player = s.seats[frame[1]]
        if action in cookable(player):
            return refuse("scores", {"good": STOCK[COOKABLE[action - COOK.base]]})
        if COOK.owns(action):
            return refuse_cooking(player, action)
        return super().why_not(s, frame, action)


def spare(player: Seat) -> list[int]:
    """What can be cooked without losing points."""
    now = sum(lines(player, True))
    found: list[int] = []
    for action in cookable(player):
        trial = player.copy()
        trial.stock[COOKABLE[action - COOK.base]] -= 1
        if sum(lines(trial, True)) == now:
            found.append(action)
    return found


@final
class Count(Deed[ExpressState]):
    """A seat's harvest is written on its sheet."""

    def do(self, s: ExpressState, seat: int) -> None:
        player = s.own(seat)
        found = lines(player, s.round == ROUNDS)
        player.harvests = (*player.harvests, found)
        player.missing = -1
        if s.sink is not None:
            points = sum(found)
            id = "log-express-scored" if points >= 0 else "log-express-lost"
            s.sink.note(seat, id, {"points": abs(points)})


@final
class NewStarter(Deed[ExpressState]):
    """The lowest score starts; in a tie the first of them clockwise from the last to start."""

    def do(self, s: ExpressState, seat: int) -> None:
        if s.round == ROUNDS or s.count == 1:
            return
        order = [(s.start + k) % s.count for k in range(s.count)]
        totals = [s.seats[seat].total() for seat in order]
        s.start = order[totals.index(min(totals))]
        if s.sink is not None:
            s.sink.note(s.start, "log-express-starter", {})


HARVEST: Final = Seq[ExpressState](
    Begin(),
    ForEachSeat(Feed()),
    ForEachSeat(Breed()),
    ForEachSeat(Spare()),
    ForEachSeat(Count()),
    NewStarter(),
    sure=True,
)


def in_harvest(s: ExpressState) -> bool:
    """Whether a harvest is going on."""
    return any(s.steps[frame[0]].name.startswith(HARVEST.name) for frame in s.stack)
