"""What a lesson is made of: a game with a fixed seed, and the steps of a guide through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias, final

from ..kernel.game import Game, Score
from ..kernel.messages import Entry
from ..kernel.seat import Decision
from ..kernel.shapes import EntryKind, Options
from ..kernel.table import Table

About = Literal["goal", "thing", "fault", "score", "try"]
"""What a step does: tells what the game is about, explains a thing that matters now, says what
went wrong, explains a line of the score sheet, or suggests what to do now."""
Values: TypeAlias = "dict[str, Any]"
"""The values of a step's message."""
LEARNER: Final = 0
"""The seat of whoever learns; bots have all others."""


@final
class Moment:
    """A moment of a lesson as the learner sees it; nothing else decides which steps are due."""

    __slots__ = ("_table", "decision", "fresh", "game", "log", "over", "ready", "said", "view")

    def __init__(self, table: Table, heard: int, said: Mapping[str, int], ready: bool) -> None:
        self.game: Game = table.game
        self.view: dict[str, Any] = table.observe(LEARNER)
        """What the learner's browser is given."""
        self.decision: Decision | None = None
        """What the learner is asked, if anything."""
        for decision in table.decisions:
            if decision.seat == LEARNER and not ready:
                self.decision = decision
        self.log = [entry for entry in table.log if entry.audience in (None, LEARNER)]
        """What has happened so far."""
        self.fresh = [entry for entry in table.log[heard:] if entry.audience in (None, LEARNER)]
        """What of it the moment before this one did not know."""
        self._table = table
        self.over = table.over and not ready
        self.ready = ready
        """Whether the learner's turn only waits to be confirmed."""
        self.said = said
        """The steps that were due before, and how often."""

    @property
    def mine(self) -> dict[str, Any]:
        """The learner's seat in the view."""
        found: dict[str, Any] = self.view["seats"][LEARNER]
        return found

    @property
    def scores(self) -> list[Score]:
        """Everybody's points if the game ended now."""
        return self._table.scores()

    @property
    def round(self) -> int:
        """The round that is being played."""
        return int(self.view["round"])

    @property
    def kind(self) -> str:
        """What the learner is asked, as a short name, or nothing."""
        return self.decision.kind if self.decision else ""

    def offers(self, *starts: str) -> bool:
        """Whether the learner may take an action whose text begins so."""
        actions = self.decision.actions if self.decision else ()
        return any(action.text.startswith(starts) for action in actions)

    def happened(self, kind: EntryKind, seat: int | None = LEARNER) -> list[Entry]:
        """The fresh lines of the log about something, of one seat or (None) of anybody."""
        return self.of(self.fresh, kind, seat)

    def ever(self, kind: EntryKind, seat: int | None = LEARNER) -> list[Entry]:
        """All lines of the log about something, of one seat or (None) of anybody."""
        return self.of(self.log, kind, seat)

    def of(self, entries: list[Entry], kind: EntryKind, seat: int | None) -> list[Entry]:
        """Those of some lines that are about something."""
        return [
            entry
            for entry in entries
            if self.game.kind_of(entry.id) == kind and seat in (None, entry.seat)
        ]


When: TypeAlias = "Callable[[Moment], bool | Values]"
"""Whether a step is due: no (False or empty), yes, or yes with the values of its message."""
Points: TypeAlias = "tuple[str, ...] | Callable[[Moment], tuple[str, ...]]"
"""What a step points at; `points.py` lists the names of places."""


@final
class Step:
    """Something that the guide says when it first matters.

    Its words are the message `lesson-<words>-<id>` and that message's `.title`. A `fault` is due
    as often as `times` says, at most once in a round, when its condition comes to hold anew;
    everything else once. A `try` is no part of what was said: the first one that holds is what the
    guide suggests now.
    """

    __slots__ = ("about", "id", "points", "times", "when")

    def __init__(
        self,
        id: str,
        when: When,
        points: Points = (),
        about: About = "thing",
        times: int = 1,
    ) -> None:
        self.id = id
        self.when = when
        self.points = points
        self.about = about
        self.times = times

    def points_at(self, moment: Moment) -> tuple[str, ...]:
        """What it points at in a moment."""
        return self.points(moment) if callable(self.points) else self.points

    def __repr__(self) -> str:
        return f"Step({self.id!r})"


@final
class Lesson:
    """A guided first game: the table it is played at, and what the guide says.

    `words` is how its messages begin (`lesson-agricola-…`), which two games may share. The lines
    of the score sheet are explained by the messages `lesson-<words>-score-<line>`.
    """

    __slots__ = ("bots", "game", "minutes", "options", "seed", "steps", "words")

    def __init__(
        self,
        game: str,
        words: str,
        steps: tuple[Step, ...],
        seed: int,
        minutes: int,
        bots: tuple[str, ...] = (),
        options: Options | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.steps = steps
        self.seed = seed
        self.minutes = minutes
        self.bots = bots
        self.options: Options = options or {}

    @property
    def seats(self) -> int:
        """How many play."""
        return 1 + len(self.bots)

    def message(self, id: str) -> str:
        """The id of a step's message."""
        return f"lesson-{self.words}-{id}"

    def __repr__(self) -> str:
        return f"Lesson({self.game!r}, {len(self.steps)} steps)"
