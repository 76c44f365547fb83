"""A game under way as an environment needs it: its state, in numbers, without log or undo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, final, get_args

import numpy as np
from numpy.typing import NDArray

from ..games import find
from ..kernel.errors import BadValue, Error, listing
from ..kernel.keeping import load_table, new_table
from ..kernel.options import check_options, check_seats
from ..kernel.record import Record
from ..kernel.rng import Words, seeded
from ..kernel.shapes import Options
from ..kernel.state import State
from ..kernel.table import Table, state_of
from ..kernel.text import text
from .picture import drawn
from .sketch import Picture
from .telling import asked, told

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Reward = Literal["margin", "points", "win"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)


@final
class Setting:
    """What is played: a game, how many play it, its options, and what a game is played for."""

    def __init__(self, game: str, seats: int, reward: str, options: Mapping[str, object]) -> None:
        self.game = find(game)
        self.seats = check_seats(seats, self.game.seats)
        self.options: Options = check_options(options, self.game.options, self.seats)
        if reward not in REWARDS:
            raise BadValue("reward", reward, f"one of {listing(REWARDS)}")
        self.reward: Reward = reward
        self.encoding = self.game.encoding
        self.actions = len(self.game.actions.actions)
        self.scales: Floats = np.array(self.encoding.scales, np.float32)

    def begin(self, seed: int | str) -> Course:
        """A new game."""
        return Course(self, self.dealt(seeded(seed)), seed)

    def dealt(self, words: Words) -> State:
        """A new game's state, dealt by a generator."""
        return self.game.new(self.seats, self.options, words, None)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (Setting, (self.game.id, self.seats, self.reward, self.options))


@final
class Course:
    """One game, played by action ints; secret answers are given in the order of seats."""

    def __init__(self, setting: Setting, state: State, seed: int | str | None) -> None:
        self.setting = setting
        self.state = state
        self.seed = seed
        self.played: list[int] = []
        self._table: Table | None = None

    @property
    def seat(self) -> int:
        """The seat that decides, or -1 once the game is over."""
        return self.state.seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.state.options

    @property
    def options(self) -> list[int]:
        """The actions that can be chosen now."""
        return self.state.options

    @property
    def table(self) -> Table:
        """The table at which bots sit; only looked at."""
        if self._table is None:
            setting = self.setting
            self._table = Table(
                setting.game, setting.seats, setting.options, None, self.state, start={}
            )
        return self._table

    def play(self, action: int) -> None:
        """Take one of the actions that can be chosen."""
        self.state.play(action)
        self.played.append(action)

    def why_not(self, action: int) -> str:
        """Why an action cannot be chosen now, in words."""
        reason = self.table.why_not(action)
        return "" if reason is None else text(reason)

    def row(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know, as the game's encoding tells it."""
        return np.frombuffer(self.setting.game.encode(self.state, seat), np.uint8)

    def scaled(self, seat: int) -> Floats:
        """The same, with every feature brought near 1."""
        return self.row(seat) * self.setting.scales

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat can choose now."""
        mask = np.zeros(self.setting.actions, np.int8)
        if seat == self.seat:
            mask[self.options] = 1
        return mask

    def results(self) -> list[float]:
        """What the game was worth to every seat."""
        game, s = self.setting.game, self.state
        if self.setting.reward == "win":
            winners = game.winners(s)
            return [float(seat in winners) for seat in range(s.count)]
        points = game.stakes(s)
        if self.setting.reward == "points" or s.count == 1:
            return points
        return [
            points[seat] - max(points[other] for other in game.rivals(s, seat))
            for seat in range(s.count)
        ]

    def text(self, seat: int | None) -> str:
        """What a seat sees, or everybody, and what it is asked, in lines of text."""
        return told(self.table.observe(seat)) + asked(self.table, seat)

    def picture(self, seat: int | None) -> Picture:
        """What a seat sees, or everybody, drawn."""
        return drawn(self.table.observe(seat))

    def copy(self) -> Course:
        """An independent game in the same state; the same chance is to come."""
        copied = Course(self.setting, self.state.copy(), self.seed)
        copied.played = self.played[:]
        return copied

    def imagined(self, seat: int, seed: int | str) -> Course:
        """A game that looks the same to a seat; what it cannot know is dealt anew."""
        state = self.setting.game.determinize(self.state, seat, seeded(seed))
        state.release()
        return Course(self.setting, state, None)

    def record(self) -> Record:
        """The game so far; `bocage.replay` gives its table, with a log."""
        if self.seed is None:
            raise Error("an imagined game has no record: its hidden part is made up")
        table = new_table(self.setting.game, self.setting.seats, self.seed, self.setting.options)
        for action in self.played:
            table.play(action)
        return table.record()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (resumed, (self.setting, self.table.position(), self.seed, self.played))


def resumed(
    setting: Setting, position: dict[str, Any], seed: int | str | None, played: list[int]
) -> Course:
    """A game that was sent from another process."""
    course = Course(setting, state_of(load_table(setting.game, position)), seed)
    course.played = played
    return course
