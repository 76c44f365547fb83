"""How far a lesson has come: a pure function of the moves of its game."""

from __future__ import annotations

from typing import Any, final

from ..kernel.game import Points
from ..kernel.messages import Message
from ..kernel.table import Table
from .lesson import LEARNER, About, Lesson, Moment, Step

SCORE = "score-"
"""How the ids of those steps begin that explain a line of the score sheet."""


def figure(points: Points) -> str:
    """Points as they are written on a sheet."""
    whole, rest = divmod(abs(points), 1)
    written = f"{int(whole) or ''}½" if rest else str(int(whole))
    return f"−{written}" if points < 0 else written


@final
class Said:
    """A step that was due: what it says, what it points at, and after how many moves it came."""

    __slots__ = ("about", "at", "id", "message", "points", "title")

    def __init__(
        self,
        id: str,
        about: About,
        message: Message,
        points: tuple[str, ...],
        at: int,
    ) -> None:
        self.id = id
        self.about = about
        self.message = message
        self.title = Message(f"{message.id}.title", message.values, message.game)
        self.points = points
        self.at = at

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def key(self) -> tuple[Any, ...]:
        """All that it consists of."""
        return (self.id, self.about, self.message, self.points, self.at)

    def __repr__(self) -> str:
        return f"Said({self.id!r}, at {self.at})"


@final
class Course:
    """The steps that were due so far. Whoever follows a table shows it every moment once.

    Nothing but the moments decides what is due: the same moves always lead to the same steps.
    """

    __slots__ = (
        "_counts",
        "_heard",
        "_holding",
        "_rounds",
        "lesson",
        "moments",
        "said",
        "suggestion",
    )

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.moments = 0
        """How many moments it was shown."""
        self.said: tuple[Said, ...] = ()
        self.suggestion: Said | None = None
        """What the guide suggests in the last moment."""
        self._heard = 0
        self._counts: dict[str, int] = {}
        self._holding: frozenset[str] = frozenset()
        self._rounds: dict[str, int] = {}

    def copy(self) -> Course:
        """Another one that goes on from here for itself."""
        twin = Course(self.lesson)
        twin.moments = self.moments
        twin.said = self.said
        twin.suggestion = self.suggestion
        twin._heard = self._heard
        twin._counts = dict(self._counts)
        twin._holding = self._holding
        twin._rounds = dict(self._rounds)
        return twin

    @property
    def now(self) -> str:
        """The step with which the newest ones begin, or nothing."""
        last = self.said[-1].at if self.said else -1
        return next((said.id for said in self.said if said.at == last), "")

    def meet(self, table: Table, ready: bool = False) -> None:
        """A table is shown as it stands, and what is due now is said."""
        moment = Moment(table, self._heard, self._counts, ready)
        self._heard = len(table.log)
        self.suggestion = None
        holding: set[str] = set()
        for step in self.lesson.steps:
            self._consider(step, moment, holding)
        if moment.over:
            self._explain_scores(moment)
        self._holding = frozenset(holding)
        self.moments += 1

    def _consider(self, step: Step, moment: Moment, holding: set[str]) -> None:
        """Say a step if it is due."""
        if step.about == "try":
            if self.suggestion is not None or moment.over:
                return
        elif self._counts.get(step.id, 0) >= step.times:
            return
        found = step.when(moment)
        if not found:
            return
        values = found if isinstance(found, dict) else {}
        if step.about == "try":
            self.suggestion = self._put(step.id, step.id, "try", values, step.points_at(moment))
            return
        holding.add(step.id)
        if step.id not in self._holding and self._rounds.get(step.id) != moment.round:
            self._rounds[step.id] = moment.round
            self._say(step.id, step.about, values, step.points_at(moment))

    def _explain_scores(self, moment: Moment) -> None:
        """Once the game is over every line of the learner's sheet is explained."""
        for line, points in moment.scores[LEARNER].lines.items():
            if f"{SCORE}{line}" not in self._counts:
                values = {"points": points, "figure": figure(points)}
                self._say(f"{SCORE}{line}", "score", values, (f"line:{line}",))

    def _say(self, id: str, about: About, values: dict[str, Any], points: tuple[str, ...]) -> None:
        times = self._counts[id] = self._counts.get(id, 0) + 1
        name = id if times == 1 else f"{id}-{times}"
        self.said = (*self.said, self._put(id, name, about, values, points))

    def _put(
        self, id: str, name: str, about: About, values: dict[str, Any], points: tuple[str, ...]
    ) -> Said:
        message = Message(self.lesson.message(id), values, self.lesson.game)
        return Said(name, about, message, points, self.moments)
