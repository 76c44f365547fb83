"""The guide at a table that is a lesson: what is due follows from the table's moves alone."""

from __future__ import annotations

from typing import final

from .. import lessons
from ..games import find
from ..lessons.course import Course, Said
from . import shapes
from .own import take
from .present import message_json
from .restore import opening
from .stored import Move, Stored
from .turn import Turn


@final
class Guiding:
    """Follows the committed moves of a table, and shows each moment to the lesson once."""

    def __init__(self, stored: Stored) -> None:
        self.table = opening(stored, find(stored.game))
        self.course = Course(lessons.find(stored.game))
        self.course.meet(self.table)
        self.moves: tuple[Move, ...] = stored.moves[: stored.start_n]
        self.follow(stored)

    def follow(self, stored: Stored) -> bool:
        """Go on to where a table stands; False if it is not one that has gone on from here."""
        past = stored.moves[: stored.committed]
        if past[: len(self.moves)] != self.moves:
            return False
        for move in past[len(self.moves) :]:
            take(self.table, move.action, move.seat)
            self.course.meet(self.table)
        self.moves = past
        return True

    def told(self, turn: Turn) -> shapes.Guide:
        """What the guide says during a turn; nothing of what its last move would reveal."""
        course = self.course
        if turn.moves:
            course = course.copy()
            table = self.table.copy()
            seen = turn.moves[:-1] if turn.held else turn.moves
            for n, move in enumerate(seen, 1):
                take(table, move.action, move.seat)
                course.meet(table, ready=turn.ended and n == len(turn.moves))
            if turn.held:
                course.meet(table, ready=True)
        return guide_json(course)


def guide_json(course: Course) -> shapes.Guide:
    """What was said in a lesson, as data."""
    suggestion = course.suggestion
    return {
        "minutes": course.lesson.minutes,
        "words": course.lesson.words,
        "steps": [step_json(said) for said in course.said],
        "now": course.now,
        "suggestion": None if suggestion is None else step_json(suggestion),
    }


def step_json(said: Said) -> shapes.GuideStep:
    """A step as data."""
    return {
        "id": said.id,
        "about": said.about,
        "title": message_json(said.title),
        "message": message_json(said.message),
        "points": list(said.points),
    }
