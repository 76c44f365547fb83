"""The harvest: feeding, breeding, scoring, and who starts the next rounds."""

from __future__ import annotations

from typing import Final, final

from ...kernel.flow import DONE, Deed, Question
from ...kernel.messages import Message, Reason
from ...kernel.sequence import ForEachSeat, Seq
from ...kernel.state import Frame
from .payments import ANIMALS, FOOD, SHEEP
from .reasons import refuse
from .scoring import MISSING, harvest_of, lines, need
from .state import ExpressState, Seat
from .steps.goods import COOKABLE, cook, cookable, refuse_cooking
from .vocabulary import BREED, COOK, HEARTH, ROUNDS


def pairs(player: Seat) -> list[int]:
    """By type: the births, had each pair a pasture to itself."""
    return [player.stock[SHEEP + kind] // 2 for kind in range(len(ANIMALS))]


def lacking(player: Seat) -> int:
    """How many pastures are missing for all these births."""
    more = sum([n - 1 for n in pairs(player) if n])
    return max(0, more - (player.pastures - player.types()))


@final
class Begin(Deed[ExpressState]):
    """The harvest is announced."""

    def do(self, s: ExpressState, seat: int) -> None:
        if s.sink is not None:
            s.sink.note(-1, "log-express-harvest", {"n": harvest_of(s.round) + 1})


@final
class Feed(Question[ExpressState]):
    """Every member of the family eats. Frame: seat.

    Somebody is asked who can cook and is short of food, or has too few pastures for all births.
    """

    def begin(self, s: ExpressState, seat: int) -> None:
        player = s.seats[seat]
        short = player.stock[FOOD] < need(player)
        crowded = player.improvements >> HEARTH & 1 and player.types() > 1 and lacking(player)
        if (short or crowded) and cookable(player):
            s.stack.append((self.id, seat))
        else:
            self.eat(s, seat)

    def eat(self, s: ExpressState, seat: int) -> None:
        """Food is paid as far as it goes."""
        player = s.own(seat)
        wanted = need(player)
        eaten = min(wanted, player.stock[FOOD])
        player.stock[FOOD] -= eaten
        player.missing = wanted - eaten
        if s.sink is not None:
            s.sink.note(seat, "log-express-fed", {"n": eaten})
            if player.missing:
                values = {"n": player.missing, "points": -MISSING * player.missing}
                s.sink.note(seat, "log-express-missing", values)

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        player = s.seats[frame[1]]
        return Message("prompt-express-feed", {"n": need(player), "have": player.stock[FOOD]})

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

    def begin(self, s: ExpressState, seat: int) -> None:
        player = s.seats[seat]
        if lacking(player):
            self.ask(s, seat, [0, 0, 0])
        else:
            self.bear(s, seat, pairs(player))

    def ask(self, s: ExpressState, seat: int, more: list[int]) -> None:
        """Ask for one more birth, if there is a pasture for it."""
        player = s.seats[seat]
        if sum(more) < player.pastures - player.types():
            s.stack.append((self.id, seat, more[0], more[1], more[2]))
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
        return [BREED.base + kind for kind in range(3) if most[kind] > 1 + frame[2 + kind]]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        more = list(frame[2:5])
        more[action - BREED.base] += 1
        self.ask(s, frame[1], more)

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if BREED.owns(action):
            return refuse("not-here", {"good": ANIMALS[action - BREED.base]})
        return super().why_not(s, frame, action)


@final
class Spare(Question[ExpressState]):
    """Before the last scoring, what scores nothing may be cooked: food breaks ties.

    Frame: seat.
    """

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
        if COOK.owns(action):
            return refuse_cooking(s.seats[frame[1]], action)
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
        player.missing = 0
        if s.sink is not None:
            s.sink.note(seat, "log-express-scored", {"points": sum(found)})


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


FEED: Final = Feed()
HARVEST: Final = Seq[ExpressState](
    Begin(),
    ForEachSeat(FEED),
    ForEachSeat(Breed(5)),
    ForEachSeat(Spare()),
    ForEachSeat(Count()),
    NewStarter(),
    sure=True,
)
