"""Tables and campaigns as the database keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ..kernel.shapes import Options
from .secret import hashed, id_of
from .shapes import Again, Clocks, Ending, Pace, SeatKind, Talking

PATIENCE = 300
"""Seconds that others wait for somebody who is away, unless a table says otherwise."""


class Key(NamedTuple):
    """A further token of a seat, as a hash, and the device of its person that has it."""

    hash: bytes
    device: str | None


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
    stand_in: str | None = None
    resigned: bool = False
    person: str | None = None
    """Whoever keeps who they are, and has the seat."""
    keys: tuple[Key, ...] = ()

    def known_by(self, hashes: frozenset[bytes]) -> bool:
        """Whether one of these is the hash of a token that opens the seat."""
        return self.token in hashes or any(key.hash in hashes for key in self.keys)

    @property
    def player(self) -> str | None:
        """The bot that decides, whether it is its own seat or it stands in for somebody."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def present(self) -> bool:
        """Whether a person has the seat and plays it."""
        return self.kind != "bot" and self.joined and self.stand_in is None

    @property
    def free(self) -> bool:
        """Whether nobody has it and it waits for nobody: a seat with a name is somebody's."""
        return self.kind == "link" and not self.joined and not self.name


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
    campaign: str | None = None
    leg: dict[str, Any] | None = None
    hints: bool | None = None
    lesson: bool = False
    listed: bool = True
    joining: bool = False
    language: str | None = None
    patience: int | None = None
    ending: list[int] | None = None
    ended: Ending | None = None
    again: Again | None = None
    pace: Pace | None = None
    clocks: Clocks | None = None
    ticking: float | None = None
    due: float | None = None
    words: Talking = "all"
    brought: bool = False
    seen: tuple[float | None, ...] = ()
    counts: bool = False

    @property
    def advised(self) -> bool:
        """Whether seats may ask for advice: as was chosen, else unless several people play."""
        people = [chair for chair in self.chairs if chair.kind != "bot"]
        return len(people) < 2 if self.hints is None else self.hints

    @property
    def waits(self) -> int:
        """Seconds after which a bot may be called in for somebody who is away."""
        if self.patience is None and self.pace is not None and self.pace["kind"] == "daily":
            return self.pace["bank"]
        return PATIENCE if self.patience is None else self.patience

    @property
    def home(self) -> str:
        """The table whose seats are also this one's: the first of a campaign."""
        return self.campaign or self.id

    @property
    def left(self) -> bool:
        """Whether its campaign has gone on at another table."""
        return self.leg is not None and self.leg["next"] is not None

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
        hashes = frozenset(map(hashed, tokens))
        return tuple([n for n, chair in enumerate(self.chairs) if chair.known_by(hashes)])

    def made_with(self, secret: str) -> bool:
        """Whether this is the secret of whoever made the table."""
        return id_of(secret) == self.home

    @property
    def told_whole(self) -> bool:
        """Whether nothing of the game is a secret to whoever sits there: it is over, or they have
        brought it in and play it alone."""
        alone = all(chair.kind != "link" for chair in self.chairs)
        return self.over or (self.brought and alone)

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays."""
        return any(chair.kind != "bot" for chair in self.chairs)


@dataclass(frozen=True, slots=True)
class StoredCampaign:
    """A campaign: its finished games, what is told of it, and what seats want to keep."""

    id: str
    kind: str
    revision: int
    table_id: str
    over: bool
    changed: float
    data: dict[str, Any]
    facts: dict[str, Any]
    ended: dict[str, Any] | None
    chosen: dict[str, str]

    def game_at(self, table: str) -> dict[str, Any] | None:
        """What is told of the finished game that was played at a table."""
        return next((game for game in self.facts["games"] if game["table"] == table), None)
