"""A game of coins for testing the kernel: dice, secret picks, cards that listen."""

from __future__ import annotations

from typing import Any

from bocage.kernel.actions import Action, ActionTable
from bocage.kernel.events import Announce
from bocage.kernel.flow import DONE, AndOr, Choice, Deed, May, OneOf, Then
from bocage.kernel.game import Game, Score
from bocage.kernel.messages import Message, Reason, Sink
from bocage.kernel.queries import Queries
from bocage.kernel.rng import Words
from bocage.kernel.sequence import Seq
from bocage.kernel.state import Frame, State, Step
from bocage.kernel.tableau import Listener, Tableau, spread
from bocage.kernel.together import Answers, Together

ACTIONS = ActionTable()
ACTIONS.add("done")
CARDS = 6
USE = ACTIONS.add("use", tuple(f"card{i}" for i in range(CARDS)), "name")
PICK = ACTIONS.add("pick", ("low", "middle", "high"), "name")
EARN = ACTIONS.add("earn", ("1", "2", "3"), "n")
SPEND = ACTIONS.add("spend", ("1", "2", "3"), "n")
ROLL = ACTIONS.add("roll")
CHEER = ACTIONS.add("cheer")

EARNED, CHEERED = 0, 1
EVENTS = 2
QUERIES = Queries()
TOO_POOR = 1


class ToyState(State):
    """Coins per seat, what was done, and everybody's listeners."""

    def __init__(self, steps: list[Step[Any]], count: int, rng: Words) -> None:
        super().__init__(steps, rng, count, (0,) * EVENTS)
        self.coins = [0] * count
        self.done: list[str] = []
        self.cards: list[list[Listener[ToyState]]] = [[] for _ in range(count)]

    def copy(self) -> ToyState:
        """An independent copy."""
        new = ToyState(self.steps, self.count, self.rng)
        new.stack = self.stack[:]
        new.options = self.options
        new.barriers, new.start, new.heard = self.barriers, self.start, self.heard
        new.coins, new.done = self.coins[:], self.done[:]
        new.cards = [row[:] for row in self.cards]
        return new

    def give(self, seat: int, card: int, listener: Listener[ToyState]) -> None:
        """Put a listening card into play."""
        listener.card = card
        self.cards[seat].append(listener)
        heard = 0
        for other in range(self.count):
            heard |= self.tableau(other).heard
        self.heard = spread(heard, EVENTS)

    def tableau(self, seat: int) -> Tableau[ToyState]:
        """What a seat's cards hear."""
        tableau: Tableau[ToyState] = Tableau(QUERIES, EVENTS, 0)
        for listener in self.cards[seat]:
            listener.join(tableau)
        return tableau


class Tell(Announce[ToyState]):
    """The toy's events."""

    def tableau(self, s: ToyState, seat: int) -> Tableau[ToyState]:
        return s.tableau(seat)

    def using(self, card: int) -> int:
        return USE.base + card

    def used(self, action: int) -> int:
        return action - USE.base


TELL = Tell()


class Earn(Choice[ToyState]):
    """Earn up to three coins, once or several times; others hear how much."""

    def owns(self, action: int) -> bool:
        return EARN.owns(action)

    def first(self, s: ToyState, seat: int) -> list[int]:
        return list(range(EARN.base, EARN.end))

    def act(self, s: ToyState, seat: int, action: int, tally: int) -> None:
        n = action - EARN.base + 1
        s.coins[seat] += n
        s.done.append(f"{seat} earns {n}")
        if not self.repeats:
            TELL.tell(s, EARNED, seat, n)

    def close(self, s: ToyState, seat: int, tally: int) -> None:
        s.done.append(f"{seat} has earned")
        TELL.tell(s, EARNED, seat, tally)


class Spend(Choice[ToyState]):
    """Spend one to three coins."""

    def obstacle(self, s: ToyState, seat: int) -> int:
        return 0 if s.coins[seat] else TOO_POOR

    def reason(self, s: ToyState, seat: int, code: int) -> Reason:
        return Reason(Message("too-poor"), "T1")

    def owns(self, action: int) -> bool:
        return SPEND.owns(action)

    def first(self, s: ToyState, seat: int) -> list[int]:
        return [SPEND.base + n for n in range(min(3, s.coins[seat]))]

    def act(self, s: ToyState, seat: int, action: int, tally: int) -> None:
        s.coins[seat] -= action - SPEND.base + 1
        s.done.append(f"{seat} spends {action - SPEND.base + 1}")


class Fee(Deed[ToyState]):
    """Pay exactly so many coins."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def obstacle(self, s: ToyState, seat: int) -> int:
        return 0 if s.coins[seat] >= self.n else TOO_POOR

    def reason(self, s: ToyState, seat: int, code: int) -> Reason:
        return Reason(Message("fee"), "T2")

    def do(self, s: ToyState, seat: int) -> None:
        s.coins[seat] -= self.n
        s.done.append(f"{seat} pays {self.n}")


class Roll(Deed[ToyState]):
    """Roll a die for coins."""

    def __init__(self) -> None:
        super().__init__(ROLL.base)
        self.fallible = False

    def do(self, s: ToyState, seat: int) -> None:
        n = s.draw(6) + 1
        s.coins[seat] += n
        s.done.append(f"{seat} rolls {n}")


class Cheer(Deed[ToyState]):
    """Make a noise that cards may hear."""

    def __init__(self) -> None:
        super().__init__(CHEER.base)
        self.fallible = False

    def do(self, s: ToyState, seat: int) -> None:
        s.done.append(f"{seat} cheers")
        TELL.tell(s, CHEERED, seat, 0)


class Pick(Together[ToyState]):
    """Everybody picks in secret; the higher the pick, the more coins."""

    def choices(self, s: ToyState, seat: int, detail: int, given: list[int]) -> list[int]:
        return list(range(PICK.base, PICK.end))

    def resolve(self, s: ToyState, seat: int, action: int) -> None:
        s.coins[seat] += action - PICK.base
        s.done.append(f"{seat} picked {action - PICK.base}")


class Bid(Pick):
    """As a pick, but of no more than one's coins; whoever bids high is asked again."""

    def choices(self, s: ToyState, seat: int, detail: int, given: list[int]) -> list[int]:
        most = 0 if detail >> seat & 1 else min(2, s.coins[seat])
        return [PICK.base + n for n in range(most + 1)]

    def settle(self, s: ToyState, detail: int, answers: Answers) -> None:
        high = [seat for seat, given in enumerate(answers) if given == [PICK.base + 2]]
        if high:
            self.ask(s, sum(1 << seat for seat in range(s.count) if seat not in high))


class PickTwice(Pick):
    """Everybody picks two different things in secret."""

    def __init__(self) -> None:
        super().__init__(each=2)

    def choices(self, s: ToyState, seat: int, detail: int, given: list[int]) -> list[int]:
        return [a for a in super().choices(s, seat, detail, given) if a not in given]


STEPS: list[Step[Any]] = []
FLOWS: dict[str, Step[ToyState]] = {
    "earn": Earn(),
    "earn-more": Earn(limit=2),
    "spend": Spend(),
    "roll": Roll(),
    "cheer": Cheer(),
    "pick": Pick(),
    "bid": Bid(),
    "pick-twice": PickTwice(),
    "and-or": AndOr(Earn(limit=2), Spend(), Cheer()),
    "one-of": OneOf(Earn(), Spend(), Roll()),
    "then": Then(Earn(), Spend()),
    "may": May(Spend()),
    "seq": Seq(Spend(), Fee(2)),
    "earn-then-fee": Seq(Earn(), Fee(2)),
    "menu-then-fee": Seq(OneOf(Spend(), Earn()), Fee(2)),
    "and-or-then-fee": Seq(AndOr(Earn(limit=2), Spend()), Fee(2)),
    "both": Seq(Roll(), Earn()),
}
for _name, _flow in FLOWS.items():
    _flow.bind(STEPS, _name)
TELL.bind(STEPS, "tell")
COIN = Roll()
COIN.bind(STEPS, "coin")
PAYS = Fee(1)
PAYS.bind(STEPS, "pays")
LOUD = Cheer()
LOUD.bind(STEPS, "loud")


def state(*flows: str, seats: int = 2, coins: int = 0, seat: int = 0) -> ToyState:
    """A state that will run some flows for a seat, the first one first."""
    s = ToyState(STEPS, seats, (1, 2, 3, 4))
    s.coins = [coins] * seats
    for name in reversed(flows):
        FLOWS[name].begin(s, seat)
    return s


def texts(s: State) -> list[str]:
    """The offered actions."""
    return [ACTIONS.actions[a].text for a in s.options]


def play(s: State, *actions: str) -> None:
    """Play some actions by their texts."""
    for action in actions:
        s.play(ACTIONS.by_text[action].id)


class ToyGame(Game):
    """Two rounds of secret picks, or one of other flows, then everybody earns."""

    def __init__(self, *flows: str) -> None:
        self.flows = flows or ("pick", "pick")
        self.id = "toy"
        self.seats = (2, 3)
        self.options = ()
        self.rules_version = 1
        self.actions = ACTIONS

    def new(self, seats: int, options: dict[str, Any], rng: Words, sink: Sink | None) -> State:
        s = state(*self.flows, "earn", seats=seats)
        s.rng = rng
        s.advance()
        return s

    def position(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ToyState)
        return {"seats": [{"coins": n} for n in s.coins]}

    def load(self, seats: int, options: dict[str, Any], position: dict[str, Any]) -> State:
        s = ToyState(STEPS, seats, (1, 2, 3, 4))
        s.coins = [seat["coins"] for seat in position["seats"]]
        names = {step.name: step.id for step in STEPS}
        s.stack = [(names[frame[0]], *frame[1:]) for frame in position["stack"]]
        s.advance()
        return s

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        return self.position(s)

    def determinize(self, s: State, seat: int | None, rng: Words) -> State:
        return s.copy()

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, ToyState)
        return [Score({"coins": n}) for n in s.coins]

    def winners(self, s: State) -> tuple[int, ...]:
        return (0,)

    def describe(self, s: State | None, action: Action) -> Message:
        return action.message


__all__ = ["DONE", "Frame", "ToyGame", "play", "state", "texts"]
