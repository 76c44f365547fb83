"""What cards are made of, and what a seat's played cards come to together.

A card is a tuple of abilities, and each joins the tableau of the seat that plays it: a `Listener`
hears an event, `Says` answers a query, `Allows` is for its owner to do, and a game adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

from .queries import Queries, Query
from .state import S, Step

OWN: Final = 0
OTHERS: Final = 1
ANY: Final = 2

Hearer = Callable[[S, int, int], "Step[S] | None"]
"""(state, owner, detail of the event) → what happens, or nothing."""
HearerOf = Callable[[S, int, int, int], "Step[S] | None"]
"""(state, owner, acting seat, detail of the event) → what happens, or nothing."""


class Tableau(Generic[S]):
    """What a seat's cards hear and say; never changed once made, so copies share it.

    `answers` has one number per query, `automatic` and `optional` have the listeners by event, in
    order of play; `heard` is a mask of all that they listen to. `allows` has by point what the
    owner may do there; `points` is a mask of those at which it may do anything.
    """

    __slots__ = ("allows", "answers", "automatic", "heard", "optional", "points")

    def __init__(self, queries: Queries, events: int, points: int) -> None:
        self.allows: list[tuple[Allows[S], ...]] = [()] * points
        self.points = 0
        self.answers = queries.unsaid
        self.automatic: list[tuple[Listener[S], ...]] = [()] * events
        self.optional: list[tuple[Listener[S], ...]] = [()] * events
        self.heard = 0

    def says(self, query: Query) -> int:
        """What the cards answer."""
        return self.answers[query.number]

    def hears(self, event: int) -> bool:
        """Whether a card listens to an event."""
        return bool(self.heard >> event & 1)


T_contra = TypeVar("T_contra", bound=Tableau[Any], contravariant=True)


class Ability(Generic[T_contra]):
    """A part of what a card does; it knows how it joins a tableau, and its card's number."""

    card: int = -1

    def join(self, tableau: T_contra) -> None:
        """Add this to a tableau that is being made."""
        raise NotImplementedError

    def flows(self) -> Sequence[Step[Any]]:
        """The steps that belong to it."""
        return ()


@final
class Says(Ability[Tableau[Any]]):
    """A card's answer to a query."""

    def __init__(self, query: Query, value: int = 1) -> None:
        self.query = query
        self.value = value

    def join(self, tableau: Tableau[Any]) -> None:
        number = self.query.number
        answers = tableau.answers[:]
        answers[number] = self.query.joined(answers[number], self.value)
        tableau.answers = answers


@final
class Listener(Ability[Tableau[S]]):
    """What a card does when something happens; `steps` are those that it may return.

    `details` are the only details of the event that it cares for, if they are known; `sure` says
    that its one step always follows. `of` is for what depends on the acting seat; `hear` then
    tells what may be expected. `last` is for what comes after the owner's other effects,
    `regardless` for what is heard where its owner takes no part in what happens.
    """

    def __init__(
        self,
        event: int,
        hear: Hearer[S],
        scope: int = OWN,
        optional: bool = False,
        steps: tuple[Step[S], ...] = (),
        details: frozenset[int] | None = None,
        sure: bool = False,
        of: HearerOf[S] | None = None,
        last: bool = False,
        regardless: bool = False,
    ) -> None:
        self.event = event
        self.hear = hear
        self.of = of
        self.last = last
        self.regardless = regardless
        self.scope = scope
        self.optional = optional
        self.steps = steps
        self.details = details
        self.sure = sure

    def join(self, tableau: Tableau[S]) -> None:
        tableau.heard |= 1 << self.event
        listeners = (tableau.optional if self.optional else tableau.automatic)[:]
        others = listeners[self.event]
        place = len(others)
        while place and others[place - 1].last and not self.last:
            place -= 1
        listeners[self.event] = (*others[:place], self, *others[place:])
        if self.optional:
            tableau.optional = listeners
        else:
            tableau.automatic = listeners

    def flows(self) -> Sequence[Step[Any]]:
        return self.steps

    def answer(self, s: S, owner: int, actor: int, detail: int) -> Step[S] | None:
        """What happens, or nothing."""
        if self.of is None:
            return self.hear(s, owner, detail)
        return self.of(s, owner, actor, detail)

    def cares(self, owner: int, actor: int, detail: int) -> bool:
        """Whether its scope covers the acting seat, and it minds the detail."""
        if self.details is not None and detail not in self.details:
            return False
        return self.scope == ANY or (self.scope == OWN) == (owner == actor)


class Allows(Ability[Tableau[S]]):
    """What a card's owner may do at some points, as often as it can.

    A `direct` one is offered by its own actions, any other one by the action that uses the card.
    """

    def __init__(self, flow: Step[S], points: tuple[int, ...], direct: bool = False) -> None:
        self.flow = flow
        self.points = points
        self.direct = direct

    def join(self, tableau: Tableau[S]) -> None:
        """Those that are bound to one point come first there."""
        allows = tableau.allows[:]
        for point in self.points:
            others = allows[point]
            bound = len([other for other in others if len(other.points) == 1])
            place = bound if len(self.points) == 1 else len(others)
            allows[point] = (*others[:place], self, *others[place:])
            tableau.points |= 1 << point
        tableau.allows = allows

    def flows(self) -> Sequence[Step[Any]]:
        return (self.flow,)

    def offers(self, s: S, seat: int, using: int) -> list[int]:
        """Its actions, if it can be done now; `using` is the one that uses the card."""
        if self.flow.obstacle(s, seat):
            return []
        return self.flow.first(s, seat) if self.direct else [using]

    def owns(self, action: int, using: int) -> bool:
        """Whether an action does it."""
        return self.flow.owns(action) if self.direct else action == using

    def do(self, s: S, seat: int, action: int) -> None:
        """Do it, by one of its actions."""
        if self.direct:
            self.flow.take(s, seat, action)
        else:
            self.flow.begin(s, seat)


_spread: Final[dict[int, tuple[int, ...]]] = {}


def spread(heard: int, size: int) -> tuple[int, ...]:
    """A mask bit by bit, to be looked up by number however many there are."""
    known = _spread.get(heard)
    if known is None or len(known) != size:
        if len(_spread) >= 1000:
            _spread.clear()
        known = tuple([heard >> i & 1 for i in range(size)])
        _spread[heard] = known
    return known
