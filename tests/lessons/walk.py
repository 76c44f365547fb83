"""A lesson walked through move by move: whoever learns does as told, and bots answer."""

from __future__ import annotations

from typing import Any

from bocage import bots
from bocage.lessons.lesson import LEARNER

from .learners import Game, suggested

CALM = ("three-wood", "start-player", "two-stone", "one-stone", "building-materials")
"""Spaces of All Creatures that bring nothing but materials."""


class Walk(Game):
    """A lesson, and deeds of one's own in it."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.bots = [bots.make(name, 1) for name in self.lesson.bots]
        self.rest()

    def rest(self) -> None:
        """Bots play until the learner is asked."""
        while (decision := self.table.decision) is not None and decision.seat != LEARNER:
            seat = decision.seat
            self.table.play(self.bots[seat - 1].choose(self.table.seat(seat)))
            self.look()

    def do(self, *actions: str) -> Walk:
        """The learner's actions, one after the other."""
        for action in actions:
            self.table.play(action)
            self.look()
            self.rest()
        return self

    def follow(self) -> str:
        """Do what the guide suggests; the action that it was."""
        text = suggested(self.course.suggestion, self.table)
        assert text, self.course.suggestion
        self.do(text)
        return text

    def calm(self) -> Walk:
        """Take what brings nothing but goods, if it is there, otherwise what is offered first."""
        wanted = [f"place {space}" for space in CALM]
        offered = self.offered
        return self.do(next((text for text in wanted if text in offered), offered[0]))

    @property
    def offered(self) -> list[str]:
        """The actions that the learner may take."""
        assert self.table.decision is not None
        return [action.text for action in self.table.decision.actions]

    @property
    def kind(self) -> str:
        """What the learner is asked."""
        return self.table.decision.kind if self.table.decision else ""

    @property
    def said(self) -> list[str]:
        """The steps that were said."""
        return [step.id for step in self.course.said]

    @property
    def round(self) -> int:
        """The round that is being played."""
        return int(self.table.observe(LEARNER)["round"])

    @property
    def mine(self) -> dict[str, Any]:
        """The learner's seat."""
        found: dict[str, Any] = self.table.observe(LEARNER)["seats"][LEARNER]
        return found
