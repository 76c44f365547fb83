"""Learners who play a guided first game to the end, without a server."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import bocage
from bocage import bots, lessons
from bocage.kernel.table import Table
from bocage.lessons.course import Course, Said
from bocage.lessons.lesson import LEARNER
from bocage.lessons.points import parted


def suggested(suggestion: Said | None, table: Table) -> str | None:
    """The action that a suggestion points at, if it can be taken."""
    assert table.decision is not None
    texts = [action.text for action in table.decision.actions]
    return suggested_by(suggestion.points if suggestion else (), texts)


def suggested_by(points: Iterable[str], texts: Sequence[str]) -> str | None:
    """The first of these actions at which one of the points lies."""
    for point in points:
        kind, name = parted(point)
        wanted = name if kind in ("action", "group") else f"place {name}" if kind == "space" else ""
        if wanted in texts:
            return wanted
    return None


class Game:
    """A lesson that is played: its table, what the guide said, and every place it pointed at."""

    def __init__(self, game: str) -> None:
        self.lesson = lessons.find(game)
        options: dict[str, Any] = dict(self.lesson.options)
        self.table = bocage.new(game, self.lesson.seats, self.lesson.seed, **options)
        self.course = Course(self.lesson)
        self.tries: dict[str, Said] = {}
        self.followed = 0
        self.decided: list[int] = []
        """The seats that have decided, in order."""
        self.look()

    def look(self) -> None:
        """Show the table to the guide."""
        self.course.meet(self.table)
        self.note(self.course)

    def wait(self) -> None:
        """Show the guide a turn that waits to be confirmed."""
        waiting = self.course.copy()
        waiting.meet(self.table, ready=True)
        self.note(waiting)

    def note(self, course: Course) -> None:
        """Remember what is suggested."""
        if course.suggestion is not None:
            self.tries.setdefault(course.suggestion.id, course.suggestion)

    def play(self, how: str, seed: int) -> Game:
        """Play to the end: as the guide suggests, as a bot would, carelessly, or in between."""
        dice = random.Random(f"{how} {seed}")
        players = [bots.make("beginner", seed + seat) for seat in range(self.lesson.seats)]
        while (decision := self.table.decision) is not None:
            seat = decision.seat
            action: str | None = None
            if seat == LEARNER and (how == "follows" or (how == "wanders" and dice.random() < 0.6)):
                action = suggested(self.course.suggestion, self.table)
                self.followed += action is not None
            if how in ("careless", "wanders") and action is None:
                action = dice.choice(decision.actions).text
            if action is None:
                action = players[seat].choose(self.table.seat(seat)).text
            self.table.play(action, seat)
            self.decided.append(seat)
            if seat == LEARNER and LEARNER not in self.table.deciding:
                self.wait()
            self.look()
        return self


@cache
def played(game: str, how: str, seed: int = 1) -> Game:
    """A lesson played to the end, once for all tests."""
    return Game(game).play(how, seed)
