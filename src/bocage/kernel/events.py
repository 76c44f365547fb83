"""How what happens is told to cards: whose react, in which order, and which by choice.

A game numbers its events from 0. A listener names the event, whose events it hears and whether its
owner may decline; its function looks and returns a flow, and changes nothing itself.
"""

from __future__ import annotations

from typing import ClassVar

from .messages import Message
from .state import Frame, S, Step
from .tableau import Listener, Tableau
from .windows import Window


class Announce(Window[S]):
    """Lets every seat's cards react to an event: the acting seat first, then clockwise.

    Automatic effects come in order of play; then one window per seat for the optional ones.
    The frame's seat is the owner of an open window, or -1; `passed` seats and `done` automatic
    effects of the next one are over, and `used` are the optional ones used, as a mask.
    """

    fields: ClassVar[tuple[str, ...]] = ("event", "actor", "detail", "passed", "done", "used")

    asks: ClassVar[str] = "use-cards"

    def __init__(self) -> None:
        super().__init__()
        self.private = True

    def tableau(self, s: S, seat: int) -> Tableau[S]:
        """What the seat's cards hear."""
        raise NotImplementedError

    def deaf(self, s: S, seat: int, event: int) -> bool:
        """Whether a seat takes no part in an event, of which most of its cards then do not hear."""
        return False

    def unplayed(self, s: S, event: int) -> tuple[Listener[S], ...]:
        """What any seat may use because of an event, though it is not in play."""
        return ()

    def optional(self, s: S, seat: int, event: int) -> tuple[Listener[S], ...]:
        """What a seat may use because of an event, as far as it cares."""
        return self.unplayed(s, event) + self.tableau(s, seat).optional[event]

    def using(self, card: int) -> int:
        """The action that uses a card, by its number."""
        raise NotImplementedError

    def used(self, action: int) -> int:
        """The number of the card that an action uses."""
        raise NotImplementedError

    def tell(self, s: S, event: int, seat: int, detail: int) -> None:
        """Something happened; whoever listens reacts before anything else goes on."""
        if s.heard[event]:
            self.react(s, event, seat, detail, 0, 0, 0)

    def later(self, s: S, event: int, seat: int, detail: int, below: int = 0) -> None:
        """As `tell`, once the last frames and all put on the stack from now on are done."""
        if s.heard[event]:
            frame = (self.id, -1, event, seat, detail, 0, 0, 0)
            s.stack.insert(len(s.stack) - below, frame)

    def detail(self, s: S, event: int) -> int:
        """The detail of the event that is being told, to whoever uses a card because of it."""
        for frame in reversed(s.stack):
            if frame[0] == self.id and frame[2] == event:
                return frame[4]
        return 0

    def react(self, s: S, event: int, actor: int, detail: int, k: int, i: int, used: int) -> None:
        """Go on until something waits: the k-th seat's automatic effects from i, its window."""
        stack, count = s.stack, s.count
        size = len(stack)
        unplayed = self.unplayed(s, event)
        while k < count:
            owner = (actor + k) % count
            tableau = self.tableau(s, owner)
            automatic = tableau.automatic[event]
            if not (automatic or unplayed or tableau.optional[event]):
                k += 1
                i = used = 0
                continue
            deaf = self.deaf(s, owner, event)
            while i < len(automatic):
                listener = automatic[i]
                i += 1
                if deaf and not listener.regardless:
                    continue
                if listener.cares(owner, actor, detail):
                    flow = listener.answer(s, owner, actor, detail)
                    if flow is not None and flow.private:
                        s.look(owner)
                    if flow is not None and flow.obstacle(s, owner) == 0:
                        flow.begin(s, owner)
                        if len(stack) > size:
                            stack.insert(size, (self.id, -1, event, actor, detail, k, i, used))
                            return
                        tableau = self.tableau(s, owner)
                        automatic = tableau.automatic[event]
            if not deaf and (unplayed or tableau.optional[event]):
                window = (self.id, owner, event, actor, detail, k, i, used)
                if s.mover >= 0 and not self.certain(s, window):
                    s.look(owner)
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
        for i, listener in enumerate(self.optional(s, owner, event)):
            card = listener.card
            if used >> i & 1 or card in cards or (only >= 0 and card != only):
                continue
            if not listener.cares(owner, actor, detail):
                continue
            flow = listener.answer(s, owner, actor, detail)
            if flow is not None and flow.obstacle(s, owner) == 0:
                cards[card] = i
        return cards

    def certain(self, s: S, frame: Frame) -> bool:
        owner, event, actor, detail = frame[1:5]
        if owner >= 0:
            for listener in self.optional(s, owner, event):
                if listener.cares(owner, actor, detail):
                    flow = listener.answer(s, owner, actor, detail)
                    if flow is not None and flow.private:
                        return False
        return True

    def prompt(self, s: S, frame: Frame) -> Message:
        return Message("prompt-use-cards")

    def offers(self, s: S, frame: Frame) -> list[int]:
        if frame[1] < 0:
            return []
        return [self.using(card) for card in self.open(s, frame)]

    def flow_of(self, s: S, frame: Frame, place: int) -> Step[S] | None:
        """What the use of a card in a window begins, by the place of its listener."""
        owner, event, actor, detail = frame[1:5]
        return self.optional(s, owner, event)[place].answer(s, owner, actor, detail)

    def use(self, s: S, frame: Frame, action: int) -> None:
        owner, event, actor, detail, k, i, used = frame[1:8]
        card = self.used(action)
        place = self.open(s, frame, card)[card]
        flow = self.flow_of(s, frame, place)
        s.stack.append((self.id, -1, event, actor, detail, k, i, used | 1 << place))
        if flow is not None:
            flow.begin(s, owner)

    def decline(self, s: S, frame: Frame) -> None:
        owner, event, actor, detail, k, i, used = frame[1:8]
        if owner < 0:
            self.react(s, event, actor, detail, k, i, used)
        else:
            self.react(s, event, actor, detail, k + 1, 0, 0)
