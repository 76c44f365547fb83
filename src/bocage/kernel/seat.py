"""What a player is given: a decision, a view, and possible worlds to try things on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, final

from .actions import Action
from .messages import Message
from .shapes import RandomBits, V

if TYPE_CHECKING:
    from .table import Table


@final
class Decision:
    """A choice that waits: whose, what is asked, and the actions to choose from.

    `kind` names the question for programs, `prompt` asks it in words.
    """

    __slots__ = ("actions", "kind", "prompt", "seat")

    def __init__(self, seat: int, kind: str, prompt: Message, actions: tuple[Action, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.actions = actions

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.kind!r}, {len(self.actions)} actions)"


@final
class Advice:
    """What a bot expects of an action: the seat's points at the end, how far it will be ahead of
    its best rival (alone, its points), how its turn is likely to go on, and why in a sentence."""

    __slots__ = ("action", "lead", "line", "points", "why")

    def __init__(
        self,
        action: Action,
        points: float,
        lead: float,
        line: tuple[Action, ...] = (),
        why: Message | None = None,
    ) -> None:
        self.action = action
        self.points = points
        self.lead = lead
        self.line = line
        self.why = why

    def __repr__(self) -> str:
        return f"Advice({self.action.text!r}, points={self.points:.1f}, lead={self.lead:+.1f})"


class Adviser(Protocol):
    """Somebody who can say what is best for a seat."""

    def advise(self, seat: Seat) -> list[Advice]:
        """The actions of the seat's decision, the best first."""
        ...


@final
class Seat(Generic[V]):
    """What a player at a table is given: the decision, the view, and possible worlds."""

    __slots__ = ("_table", "number")

    def __init__(self, table: Table[V], number: int) -> None:
        self._table = table
        self.number = number

    @property
    def decision(self) -> Decision | None:
        """This seat's decision, or None while it waits for others."""
        for decision in self._table.decisions:
            if decision.seat == self.number:
                return decision
        return None

    def observe(self) -> V:
        """What this seat may know."""
        return self._table.observe(self.number)

    def encode(self) -> bytes:
        """What this seat may know, as a row of the features of the game's encoding."""
        return self._table.encode(self.number)

    def advise(self, bot: Adviser) -> list[Advice]:
        """The actions of this seat's decision as a bot ranks them, the best first."""
        return bot.advise(self)

    def determinize(self, rng: RandomBits) -> Table[V]:
        """A table of one's own to try things on; what is hidden is dealt at random by `rng`."""
        return self._table.determinize(self.number, rng)
