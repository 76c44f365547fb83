"""A lesson walked through move by move: whoever learns does as told, and bots answer."""

from __future__ import annotations

from typing import Any

import bocage
from bocage.games import find as game_of
from bocage.kernel.keeping import new_table
from bocage.lessons import find
from bocage.lessons.course import Course
from bocage.lessons.lesson import LEARNER


class Walk:
    """A table of a lesson, and what the guide has said at it."""

    def __init__(self, game: str) -> None:
        lesson = find(game)
        self.table = new_table(game_of(game), lesson.seats, lesson.seed, lesson.options)
        self.course = Course(lesson)
        self.bots = [bocage.bot(name, seed=1) for name in lesson.bots]
        self.wait()

    def wait(self, ready: bool = False) -> None:
        """The guide looks at the table, and bots play until the learner is asked."""
        self.course.meet(self.table, ready)
        decision = self.table.decision
        while decision is not None and decision.seat != LEARNER:
            seat = decision.seat
            self.table.play(self.bots[seat - 1].choose(self.table.seat(seat)))
            self.course.meet(self.table)
            decision = self.table.decision

    def play(self, *actions: str) -> Walk:
        """The learner's actions, one after the other."""
        for action in actions:
            self.table.play(action)
            self.wait()
        return self

    def follow(self) -> str:
        """Do what the guide suggests; the action that it was."""
        suggested = self.course.suggestion
        assert suggested is not None, self.said
        decision = self.table.decision
        assert decision is not None
        kind, _, name = suggested.points[0].partition(":")
        text = name if kind == "action" else f"place {name}"
        assert text in [action.text for action in decision.actions], suggested
        self.play(text)
        return text

    @property
    def kind(self) -> str:
        """What the learner is asked."""
        decision = self.table.decision
        return decision.kind if decision else ""

    def first(self) -> str:
        """The first of the offered actions."""
        decision = self.table.decision
        assert decision is not None
        return str(decision.actions[0].text)

    def calm(self) -> str:
        """An action that brings nothing but goods, if there is one."""
        decision = self.table.decision
        assert decision is not None
        texts = [action.text for action in decision.actions]
        calm = ["three-wood", "start-player", "two-stone", "one-stone", "building-materials"]
        wanted = [f"place {space}" for space in calm]
        return next((text for text in wanted if text in texts), texts[0])

    @property
    def said(self) -> list[str]:
        """The steps that were said."""
        return [step.id for step in self.course.said]

    @property
    def mine(self) -> dict[str, Any]:
        """The learner's seat."""
        found: dict[str, Any] = self.table.observe(LEARNER)["seats"][LEARNER]
        return found
