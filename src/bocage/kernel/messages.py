"""What is said to players, as data: a message id and its values, put into words by `text`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, final

if TYPE_CHECKING:
    from .state import State


@final
class Message:
    """A message id with values; `bocage.text` puts it into any language.

    `game` is the id of the game that says it, where one does: a game may have its own words. It
    is no part of what is said, so that two games can say the same.
    """

    __slots__ = ("game", "id", "values")

    def __init__(self, id: str, values: dict[str, Any] | None = None, game: str = "") -> None:
        self.id = id
        self.values: dict[str, Any] = values or {}
        self.game = game

    def said_by(self, game: str) -> Message:
        """The same message, as a game says it."""
        return Message(self.id, self.values, game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.values) == (other.id, other.values)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.values!r})"


class Saying:
    """A message with something about it."""

    __slots__ = ("message",)

    def __init__(self, message: Message) -> None:
        self.message = message

    @property
    def id(self) -> str:
        """The message id."""
        return self.message.id

    @property
    def values(self) -> dict[str, Any]:
        """The values of the message."""
        return self.message.values

    @property
    def game(self) -> str:
        """The game that says it."""
        return self.message.game

    def __iter__(self) -> Iterator[Any]:
        """Unpacks as (message id, values)."""
        return iter((self.message.id, self.message.values))


@final
class Reason(Saying):
    """Why something is not possible, and the rule that says so; `kind` names it for programs."""

    __slots__ = ("kind", "reference")

    def __init__(self, message: Message, reference: str = "", kind: str = "") -> None:
        super().__init__(message)
        self.reference = reference
        self.kind = kind

    def said_by(self, game: str) -> Reason:
        """The same reason, as a game says it."""
        return Reason(self.message.said_by(game), self.reference, self.kind)

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, {self.values!r}, {self.reference!r})"


@final
class Entry(Saying):
    """One line of the log: who did it, what happened, and who may read it (None is everybody).

    `round` is the round it belongs to, 0 before the first; `opens` tells that the round begins,
    `loss` that the seat lost `goods` without being asked, of which it `had` so many. `short` says
    what it suffers otherwise because it could do nothing else.
    """

    __slots__ = ("audience", "had", "loss", "opens", "round", "seat", "short")

    def __init__(
        self,
        seat: int,
        message: Message,
        audience: int | None = None,
        round: int = 0,
        opens: bool = False,
        loss: bool = False,
        had: int = 0,
        short: Message | None = None,
    ) -> None:
        super().__init__(message)
        self.seat = seat
        self.audience = audience
        self.round = round
        self.opens = opens
        self.loss = loss
        self.had = had
        self.short = short

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.id!r}, {self.values!r})"


@final
class Sink:
    """Where a state puts log entries while somebody reads them.

    `foreseen` is how many there were when chance or another seat's secrets first decided, or -1
    if they did not yet; `halted` is the state before those secrets did, `drawn` the one before
    chance did, with the question that was answered still on its stack.
    """

    __slots__ = ("drawn", "entries", "foreseen", "game", "halted")

    def __init__(self, game: str, entries: list[Entry] | None = None) -> None:
        self.game = game
        self.entries: list[Entry] = [] if entries is None else entries
        self.foreseen = -1
        self.halted: State | None = None
        self.drawn: State | None = None

    def mark(self) -> None:
        """Whoever moves could not have foreseen what comes now."""
        if self.foreseen < 0:
            self.foreseen = len(self.entries)

    def note(
        self,
        seat: int,
        id: str,
        values: dict[str, Any],
        audience: int | None = None,
        loss: bool = False,
        had: int = 0,
        short: Message | None = None,
    ) -> None:
        """Add an entry."""
        round = self.entries[-1].round if self.entries else 0
        message = Message(id, values, self.game)
        said = None if short is None else short.said_by(self.game)
        self.entries.append(Entry(seat, message, audience, round, False, loss, had, said))

    def open_round(self, id: str, round: int) -> None:
        """Add the entry with which a round begins."""
        message = Message(id, {"round": round}, self.game)
        self.entries.append(Entry(-1, message, None, round, True))


def warning(entries: Iterable[Entry], seat: int, threat: Message | None = None) -> Message | None:
    """What a seat loses in these entries without being asked, in words; None if nothing.

    `threat` is what it cannot avoid any more after them.
    """
    goods: dict[str, int] = {}
    had: dict[str, int] = {}
    short: list[Message] = []
    game = "" if threat is None else threat.game
    for entry in entries:
        if entry.seat != seat:
            continue
        if entry.short is not None:
            game = entry.game
            short.append(entry.short)
        if entry.loss:
            game = entry.game
            for name, n in entry.values["goods"].items():
                goods[name] = goods.get(name, 0) + n
                had[name] = max(had.get(name, 0), entry.had)
    if threat is not None:
        short.append(threat)
    reasons = [
        Message("warning-room", {"n": n, "all": {name: had[name]}}) for name, n in goods.items()
    ]
    if not reasons and not short:
        return None
    values = {"goods": goods} if goods else {}
    return Message("warning-loss", {**values, "reasons": [*reasons, *short]}, game)
