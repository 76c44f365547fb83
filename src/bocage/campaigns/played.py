"""A finished game of a campaign."""

from __future__ import annotations

from typing import Any, final

from ..kernel.errors import listing
from ..kernel.game import Points
from ..kernel.record import Record


@final
class Played:
    """A finished game of a campaign.

    `scores` are the points of each seat. In a solo series it was played for a `goal`, which was
    `reached` or not, otherwise for campaign `points` by seat. `kept` are the occupations that stay
    from then on, by seat; `record` is the game. If it went on from a position that somebody wrote,
    `loaded` are the occupations from games before that lay in it.
    """

    __slots__ = ("goal", "kept", "loaded", "number", "points", "reached", "record", "scores")

    def __init__(
        self,
        number: int,
        goal: int | None,
        scores: list[Points],
        reached: bool | None,
        points: list[int] | None,
        kept: list[str | None],
        record: Record,
        loaded: list[list[str]] | None,
    ) -> None:
        self.number = number
        self.goal = goal
        self.scores = scores
        self.reached = reached
        self.points = points
        self.kept = kept
        self.record = record
        self.loaded = loaded

    def told(self) -> dict[str, Any]:
        """What is told of it beside the record, ready for JSON."""
        found = {
            "number": self.number,
            "goal": self.goal,
            "scores": self.scores,
            "reached": self.reached,
            "points": self.points,
            "kept": self.kept,
        }
        return {name: value for name, value in found.items() if value is not None}

    def data(self) -> dict[str, Any]:
        """The game as JSON-ready data."""
        loaded = {} if self.loaded is None else {"loaded": self.loaded}
        return {**self.told(), **loaded, "record": self.record.data()}

    def __repr__(self) -> str:
        return f"<Game {self.number}, {listing(self.scores)} points>"
