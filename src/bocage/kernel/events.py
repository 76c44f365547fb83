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
    """What a card does when something happens."""

    def __init__(
        self, event: int, hear: Hearer[S], scope: int = OWN, optional: bool = False
    ) -> None:
        self.event = event
        self.hear = hear
        self.scope = scope
        self.optional = optional


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
        self.by_event: list[tuple[Heard[S], ...]] = [
            tuple(h for h in heard if h.listener.event == event) for event in range(events)
        ]
        self.mask = sum(1 << event for event in range(events) if self.by_event[event])


class Announce(Step[S]):
    """Lets every seat's cards react to an event: the acting seat first, then clockwise.

    Automatic effects come in order of play; then one window per seat for the optional ones.
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
        """Something happened; whoever listens will react before anything else goes on."""
        if s.heard >> event & 1:
            s.stack.append((self.id, -1, event, seat, detail, 0, 0, 0))

    def hears(self, listener: Listener[S], owner: int, actor: int) -> bool:
        """Whether the listener's scope covers the acting seat."""
        if listener.scope == ANY:
            return True
        return (listener.scope == OWN) == (owner == actor)

    def open(self, s: S, frame: Frame) -> dict[int, int]:
        """The cards in the owner's window that can still be used, with their listener's place."""
        event, actor, detail, used = frame[2], frame[3], frame[4], frame[7]
        owner = frame[1]
        cards: dict[int, int] = {}
        for i, heard in enumerate(self.listening(s, owner).by_event[event]):
            listener = heard.listener
            if not listener.optional or used >> i & 1 or not self.hears(listener, owner, actor):
                continue
            flow = listener.hear(s, owner, detail)
            if heard.card not in cards and flow is not None and flow.obstacle(s, owner) == 0:
                cards[heard.card] = i
        return cards

    def prompt(self, s: S, frame: Frame) -> Message:
        return Message("prompt-use-cards")

    def actions(self, s: S, frame: Frame) -> list[int]:
        if frame[1] < 0:
            return [DONE]
        return [self.use + card for card in self.open(s, frame)] + [DONE]

    def apply(self, s: S, frame: Frame, action: int) -> None:
        event, actor, detail, k, i, used = frame[2:8]
        owner = (actor + k) % s.count
        if frame[1] < 0:
            self.automatic(s, event, actor, detail, k, i)
        elif action == DONE:
            self.onward(s, event, actor, detail, k)
        else:
            place = self.open(s, frame)[action - self.use]
            listener = self.listening(s, owner).by_event[event][place].listener
            flow = listener.hear(s, owner, detail)
            s.stack.append((self.id, owner, event, actor, detail, k, i, used | 1 << place))
            if flow is not None:
                flow.begin(s, owner)

    def automatic(self, s: S, event: int, actor: int, detail: int, k: int, i: int) -> None:
        """The k-th seat's automatic effect number i, or its window after the last."""
        owner = (actor + k) % s.count
        listeners = self.listening(s, owner).by_event[event]
        if i == len(listeners):
            s.stack.append((self.id, owner, event, actor, detail, k, i, 0))
            return
        s.stack.append((self.id, -1, event, actor, detail, k, i + 1, 0))
        listener = listeners[i].listener
        if not listener.optional and self.hears(listener, owner, actor):
            flow = listener.hear(s, owner, detail)
            if flow is not None and flow.obstacle(s, owner) == 0:
                flow.begin(s, owner)

    def onward(self, s: S, event: int, actor: int, detail: int, k: int) -> None:
        """On to the next seat, if there is one."""
        if k + 1 < s.count:
            s.stack.append((self.id, -1, event, actor, detail, k + 1, 0, 0))
