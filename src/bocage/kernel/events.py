"""How cards hear what happens, and what a seat's cards come to together.

A game numbers its events from 0. A card's listener names the event, whose events it hears and
whether its owner may decline; its function looks and returns a flow, and changes nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, final

from .flow import DONE
from .messages import Message
from .state import Frame, S, Step

OWN: Final = 0
OTHERS: Final = 1
ANY: Final = 2

Hearer = Callable[[S, int, int], "Step[S] | None"]
"""(state, owner, detail of the event) → what happens, or nothing."""


@final
class Listener(Generic[S]):
    """What a card does when something happens; `flows` are the steps that it may return.

    `details` are the only details of the event that it cares for, if they are known.
    """

    def __init__(
        self,
        event: int,
        hear: Hearer[S],
        scope: int = OWN,
        optional: bool = False,
        flows: tuple[Step[S], ...] = (),
        details: frozenset[int] | None = None,
    ) -> None:
        self.event = event
        self.hear = hear
        self.scope = scope
        self.optional = optional
        self.flows = flows
        self.details = details


@final
class Heard(Generic[S]):
    """A listener in play, with its card's number."""

    __slots__ = ("card", "listener")

    def __init__(self, card: int, listener: Listener[S]) -> None:
        self.card = card
        self.listener = listener


class Listening(Generic[S]):
    """The listeners of one seat by event, in order of play; never changed, so copies share it."""

    def __init__(self, heard: list[Heard[S]], events: int) -> None:
        self.automatic: list[tuple[Heard[S], ...]] = [()] * events
        self.optional: list[tuple[Heard[S], ...]] = [()] * events
        self.mask = 0
        self.add(heard)

    def add(self, heard: list[Heard[S]]) -> None:
        """Further listeners; only while it is being made."""
        for one in heard:
            event = one.listener.event
            self.mask |= 1 << event
            if one.listener.optional:
                self.optional[event] += (one,)
            else:
                self.automatic[event] += (one,)

    def copy(self) -> Listening[S]:
        """The same listeners, to which more can be added."""
        twin: Listening[S] = Listening([], 0)
        twin.automatic = self.automatic[:]
        twin.optional = self.optional[:]
        twin.mask = self.mask
        return twin


class Announce(Step[S]):
    """Lets every seat's cards react to an event: the acting seat first, then clockwise.

    Automatic effects come in order of play; then one window per seat for the optional ones.
    Frame: the owner of an open window or -1, event, acting seat, detail, how many seats and how
    many automatic effects of the next one are done, and the optional ones used as a mask.
    """

    def __init__(self, use: int) -> None:
        super().__init__()
        self.use = use
        self.waits = True
        self.size = 8

    def listening(self, s: S, seat: int) -> Listening[S]:
        """The seat's listeners."""
        raise NotImplementedError

    def tell(self, s: S, event: int, seat: int, detail: int) -> None:
        """Something happened; whoever listens reacts before anything else goes on."""
        if s.heard >> event & 1:
            self.react(s, event, seat, detail, 0, 0, 0)

    def later(self, s: S, event: int, seat: int, detail: int) -> None:
        """As `tell`, once everything put on the stack from now on is done."""
        if s.heard >> event & 1:
            s.stack.append((self.id, -1, event, seat, detail, 0, 0, 0))

    def hears(self, listener: Listener[S], owner: int, actor: int, detail: int) -> bool:
        """Whether the listener's scope covers the acting seat, and it cares for the detail."""
        if listener.details is not None and detail not in listener.details:
            return False
        if listener.scope == ANY:
            return True
        return (listener.scope == OWN) == (owner == actor)

    def react(self, s: S, event: int, actor: int, detail: int, k: int, i: int, used: int) -> None:
        """Go on until something waits: the k-th seat's automatic effects from i, its window."""
        stack, count = s.stack, s.count
        size = len(stack)
        while k < count:
            owner = (actor + k) % count
            listening = self.listening(s, owner)
            if not listening.mask >> event & 1:
                k += 1
                i = used = 0
                continue
            automatic = listening.automatic[event]
            while i < len(automatic):
                listener = automatic[i].listener
                i += 1
                if self.hears(listener, owner, actor, detail):
                    flow = listener.hear(s, owner, detail)
                    if flow is not None and flow.obstacle(s, owner) == 0:
                        flow.begin(s, owner)
                        if len(stack) > size:
                            stack.insert(size, (self.id, -1, event, actor, detail, k, i, used))
                            return
                        automatic = self.listening(s, owner).automatic[event]
            if self.listening(s, owner).optional[event]:
                window = (self.id, owner, event, actor, detail, k, i, used)
                if self.open(s, window):
                    stack.append(window)
                    return
            k += 1
            i = used = 0

    def open(self, s: S, frame: Frame, only: int = -1) -> dict[int, int]:
        """The cards in the owner's window that can still be used, with their listener's place.

        `only` looks at a single card.
        """
        event, actor, detail, used = frame[2], frame[3], frame[4], frame[7]
        owner = frame[1]
        cards: dict[int, int] = {}
        for i, heard in enumerate(self.listening(s, owner).optional[event]):
            if used >> i & 1 or heard.card in cards or (only >= 0 and heard.card != only):
                continue
            listener = heard.listener
            if not self.hears(listener, owner, actor, detail):
                continue
            flow = listener.hear(s, owner, detail)
            if flow is not None and flow.obstacle(s, owner) == 0:
                cards[heard.card] = i
        return cards

    def prompt(self, s: S, frame: Frame) -> Message:
        return Message("prompt-use-cards")

    def actions(self, s: S, frame: Frame) -> list[int]:
        if frame[1] < 0:
            return [DONE]
        return [self.use + card for card in self.open(s, frame)] + [DONE]

    def apply(self, s: S, frame: Frame, action: int) -> None:
        owner, event, actor, detail, k, i, used = frame[1:8]
        if owner < 0:
            self.react(s, event, actor, detail, k, i, used)
        elif action == DONE:
            self.react(s, event, actor, detail, k + 1, 0, 0)
        else:
            place = self.open(s, frame, action - self.use)[action - self.use]
            flow = self.listening(s, owner).optional[event][place].listener.hear(s, owner, detail)
            s.stack.append((self.id, -1, event, actor, detail, k, i, used | 1 << place))
            if flow is not None:
                flow.begin(s, owner)
