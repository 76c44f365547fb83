"""A table as the database keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel.shapes import Options
from .secret import opens
from .shapes import SeatKind


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: who or what sits there, and the hashes of its secrets."""

    kind: SeatKind
    name: str
    bot: str | None
    token: bytes | None
    invitation: bytes | None
    joined: bool
    confirm: bool


@dataclass(frozen=True, slots=True)
class Move:
    """An action that a seat has taken, and when."""

    seat: int
    action: str
    at: float


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything about a table; the first `committed` moves are part of the game."""

    id: str
    game: str
    options: Options
    seed: int
    rules: int
    revision: int
    open: bool
    over: bool
    created: float
    changed: float
    summary: dict[str, Any]
    position: dict[str, Any]
    start: dict[str, Any] | None
    start_n: int
    chairs: tuple[Chair, ...]
    moves: tuple[Move, ...]
    committed: int

    @property
    def own(self) -> dict[str, str]:
        """The files of own cards that it is played with, by name with their hashes."""
        return dict(self.position.get("own", {}))

    @property
    def tail(self) -> tuple[Move, ...]:
        """The moves that can still be taken back."""
        return self.moves[self.committed :]

    def seats_of(self, tokens: list[str]) -> tuple[int, ...]:
        """The seats whose tokens these are."""
        return tuple(
            number
            for number, chair in enumerate(self.chairs)
            if any(opens(token, chair.token) for token in tokens)
        )

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays."""
        return any(chair.kind != "bot" for chair in self.chairs)
