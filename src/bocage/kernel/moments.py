"""The words in which cards say when they act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Self

from .state import S, Step
from .tableau import OWN, Listener

Condition = Callable[[S, int, int], bool]
"""(state, owner, detail of the event) → whether the card has something to say."""


class Moment(Generic[S]):
    """Something that happens, heard by a card: what follows is one of the methods."""

    def __init__(
        self,
        event: int,
        scope: int = OWN,
        condition: Condition[S] | None = None,
        details: frozenset[int] | None = None,
    ) -> None:
        self.event = event
        self.scope = scope
        self.condition = condition
        self.details = details

    def only(self, condition: Condition[S]) -> Self:
        """Only under a further condition."""
        first = self.condition
        if first is None:
            return type(self)(self.event, self.scope, condition, self.details)

        def both(s: S, owner: int, detail: int) -> bool:
            return first(s, owner, detail) and condition(s, owner, detail)

        return type(self)(self.event, self.scope, both, self.details)

    def do(self, flow: Step[S]) -> Listener[S]:
        """It must be done, as far as it is possible; the flow asks where its owner may decline."""
        return self._listener(flow, optional=False)

    def do_last(self, flow: Step[S]) -> Listener[S]:
        """As `do`, after everything else that the owner's cards must do."""
        listener = self.do(flow)
        listener.last = True
        return listener

    def do_regardless(self, flow: Step[S]) -> Listener[S]:
        """As `do`, even where the owner takes no part in what happens."""
        listener = self.do(flow)
        listener.regardless = True
        return listener

    def may(self, flow: Step[S]) -> Listener[S]:
        """It may be done, once."""
        return self._listener(flow, optional=True)

    def _listener(self, flow: Step[S], optional: bool) -> Listener[S]:
        condition = self.condition

        def hear(s: S, owner: int, detail: int) -> Step[S] | None:
            return flow if condition is None or condition(s, owner, detail) else None

        sure = condition is None
        return Listener(self.event, hear, self.scope, optional, (flow,), self.details, sure)
