"""What the rules ask cards, as events are what cards hear of the rules.

A game declares its queries once, in its `queries.py`; a card `Says` something to one, a seat's
tableau answers it from a dense list, and a step asks.
"""

from __future__ import annotations

from typing import Final, final

FLAG: Final = 0
SUM: Final = 1
MAXIMUM: Final = 2


@final
class Query:
    """A question that is answered with a number; `unsaid` is the answer where no card speaks."""

    __slots__ = ("how", "number", "unsaid")

    def __init__(self, number: int, how: int, unsaid: int) -> None:
        self.number = number
        self.how = how
        self.unsaid = unsaid

    def joined(self, before: int, said: int) -> int:
        """The answer so far together with what one more card says."""
        if self.how == SUM:
            return before + said
        return max(before, said)


@final
class Queries:
    """The closed list of a game's queries."""

    def __init__(self) -> None:
        self.unsaid: list[int] = []

    def flag(self) -> Query:
        """Whether a card says so."""
        return self._declared(FLAG, 0)

    def sum(self) -> Query:
        """What all cards say, added up."""
        return self._declared(SUM, 0)

    def maximum(self, unsaid: int = 0) -> Query:
        """The most that a card says, or what holds without cards."""
        return self._declared(MAXIMUM, unsaid)

    def _declared(self, how: int, unsaid: int) -> Query:
        self.unsaid.append(unsaid)
        return Query(len(self.unsaid) - 1, how, unsaid)
