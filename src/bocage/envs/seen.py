"""What learners are given of a game: spaces, observations, and pictures or texts on request."""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ..kernel.encoding import MOST
from ..kernel.errors import BadValue, listing
from .course import Course, Setting
from .sketch import Picture

RENDERS: Final = ("ansi", "rgb_array")
METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDERS), "render_fps": 4}
Row = NDArray[Any]


@final
class Seen:
    """How a game is shown: rows of features, scaled or as they are, and one way to render."""

    def __init__(self, setting: Setting, scaled: bool, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDERS:
            raise BadValue("render_mode", render_mode, f"None or one of {listing(RENDERS)}")
        self.setting = setting
        self.scaled = scaled
        self.render_mode = render_mode

    def rows(self) -> Box:
        """The space of observations."""
        if self.scaled:
            high = np.maximum(self.setting.scales * np.float32(MOST), 1)
            return Box(np.zeros_like(high), high, dtype=np.float32)
        return Box(0, MOST, (self.setting.encoding.size,), np.uint8)

    def actions(self) -> Discrete[np.int64]:
        """The space of actions: the game's table of them."""
        return Discrete(self.setting.actions)

    def row(self, course: Course, seat: int) -> Row:
        """What a seat may know."""
        return course.scaled(seat) if self.scaled else course.row(seat).copy()

    def render(self, course: Course, seat: int | None) -> str | Picture | None:
        """What a seat sees, or everybody, as text or picture."""
        if self.render_mode == "ansi":
            return course.text(seat)
        return course.picture(seat) if self.render_mode == "rgb_array" else None
