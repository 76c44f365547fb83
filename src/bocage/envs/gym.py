"""Gymnasium: one seat plays, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np

from ..bots import Bot, make
from ..kernel.errors import BadValue, Error
from ..kernel.options import check_seat
from ..kernel.record import Record
from ..kernel.shapes import OptionValue
from .course import Course, Mask, Setting
from .seen import METADATA, Row, Seen


class OneSeat(gymnasium.Env[Row, np.int64]):
    """A game seen from one seat; the reward comes when it is over.

    `bots` are a name for all others or one for each of them in the order of seats; with no
    `seat`, one is drawn for every game. What cannot be chosen changes nothing and costs `penalty`.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        reward: str = "margin",
        scaled: bool = True,
        penalty: float = 1.0,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.setting = Setting(game, seats, reward, options)
        self.seen = Seen(self.setting, scaled, render_mode)
        self.render_mode = render_mode
        self.chosen_seat = None if seat is None else check_seat(seat, seats)
        self.names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != seats - 1:
            raise BadValue("bots", bots, f"one name, or {seats - 1}")
        for name in self.names:
            make(name)
        self.penalty = penalty
        self.observation_space = self.seen.rows()
        self.action_space = self.seen.actions()
        self.seat = self.chosen_seat or 0
        self.bots: dict[int, Bot] = {}
        self._course: Course | None = None

    @property
    def course(self) -> Course:
        """The game that is being played."""
        if self._course is None:
            raise Error("nothing is played yet: reset the environment first")
        return self._course

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a new game and play to the seat's first decision."""
        super().reset(seed=seed)
        seats = self.setting.seats
        drawn = [int(n) for n in self.np_random.integers(2**62, size=seats + 1)]
        self.seat = drawn[-1] % seats if self.chosen_seat is None else self.chosen_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        self.bots = {
            seat: make(name, drawn[1 + i])
            for i, (seat, name) in enumerate(zip(others, self.names, strict=True))
        }
        self._course = self.setting.begin(drawn[0])
        self._others_play()
        return self._row(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play to the seat's next decision."""
        course = self.course
        if course.over:
            raise Error("the game is over: reset the environment")
        if action not in course.options:
            info = {**self._info(), "illegal": course.why_not(int(action))}
            return self._row(), -self.penalty, False, False, info
        course.play(int(action))
        self._others_play()
        reward = course.results()[self.seat] if course.over else 0.0
        return self._row(), reward, course.over, False, self._info()

    def _others_play(self) -> None:
        course = self.course
        while not course.over and course.seat != self.seat:
            bot = self.bots[course.seat]
            course.play(bot.choose(course.table.seat(course.seat)).id)

    def _row(self) -> Row:
        return self.seen.row(self.course, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.course.over:
            info["points"] = self.setting.game.stakes(self.course.state)
        return info

    def action_masks(self) -> Mask:
        """1 for every action that can be chosen now."""
        return self.course.mask(self.seat)

    def render(self) -> Any:
        """What the seat sees, as text or picture."""
        return self.seen.render(self.course, self.seat)

    def record(self) -> Record:
        """The game so far."""
        return self.course.record()

    def clone(self, seed: int | None = None) -> OneSeat:
        """An independent environment in the same state, with the same chance to come.

        With a seed, what the seat cannot know is dealt anew: a world to try things in.
        """
        cloned = OneSeat.__new__(OneSeat)
        cloned.__dict__.update(self.__dict__)
        cloned.observation_space = self.seen.rows()
        cloned.action_space = self.seen.actions()
        cloned.bots = deepcopy(self.bots)
        cloned._np_random = deepcopy(self._np_random)
        course = self._course
        if course is not None:
            cloned._course = course.copy() if seed is None else course.imagined(self.seat, seed)
        return cloned

    def __deepcopy__(self, memo: dict[int, Any]) -> OneSeat:
        return self.clone()
