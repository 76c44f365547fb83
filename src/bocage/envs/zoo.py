"""PettingZoo: every seat is an agent, and they take turns."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ..kernel.errors import Error, IllegalAction
from ..kernel.record import Record
from ..kernel.shapes import OptionValue
from .course import Course, Setting
from .seen import METADATA, Row, Seen

Observation = dict[str, Row]


class AllSeats(AECEnv[str, Observation, int]):
    """A game in which every seat is an agent; rewards come when it is over.

    An observation is a row of features and the mask of what can be chosen. Whoever chooses
    anything else is told why by `bocage.IllegalAction`.
    """

    metadata = {**METADATA, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int,
        reward: str,
        scaled: bool,
        render_mode: str | None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, reward, options)
        self.seen = Seen(self.setting, scaled, render_mode)
        self.metadata = {**AllSeats.metadata, "name": f"bocage_{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._spaces()
        self._seeds = seeding.np_random()[0]
        self._course: Course | None = None

    def _spaces(self) -> None:
        self.observation_spaces: dict[str, Any] = {
            agent: Dict(
                {
                    "observation": self.seen.rows(),
                    "action_mask": Box(0, 1, (self.setting.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: self.seen.actions() for agent in self.possible_agents
        }

    @property
    def course(self) -> Course:
        """The game that is being played."""
        if self._course is None:
            raise Error("nothing is played yet: reset the environment first")
        return self._course

    def observation_space(self, agent: str) -> Dict:
        """What an agent observes: `observation` and `action_mask`."""
        space: Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """The game's actions."""
        space: Discrete[np.int64] = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._seeds = seeding.np_random(seed)[0]
        self._course = self.setting.begin(int(self._seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._course.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it can choose now."""
        seat = self.numbers[agent]
        return {
            "observation": self.seen.row(self.course, seat),
            "action_mask": self.course.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Take an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        if action is None or action not in course.options:
            raise IllegalAction(f"{agent} cannot choose {action}: {self._why_not(action)}")
        course.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if course.over:
            results = course.results()
            for other, seat in self.numbers.items():
                self.rewards[other] = results[seat]
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[course.seat]
        self._accumulate_rewards()

    def _why_not(self, action: int | None) -> str:
        return "an int is expected" if action is None else self.course.why_not(int(action))

    def render(self) -> Any:
        """What everybody sees, as text or picture."""
        return self.seen.render(self.course, None)

    def close(self) -> None:
        """Nothing is held open."""

    def record(self) -> Record:
        """The game so far."""
        return self.course.record()

    def clone(self, seed: int | None = None) -> AllSeats:
        """An independent environment in the same state, with the same chance to come.

        With a seed, what the agent whose turn it is cannot know is dealt anew.
        """
        cloned = AllSeats.__new__(AllSeats)
        cloned.__dict__.update(self.__dict__)
        cloned._spaces()
        cloned._seeds = deepcopy(self._seeds)
        if self._course is None:
            return cloned
        seat = self.numbers[self.agent_selection]
        cloned._course = self._course.copy() if seed is None else self._course.imagined(seat, seed)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(cloned, name, dict(getattr(self, name)))
        cloned.agents = self.agents[:]
        cloned.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return cloned

    def __deepcopy__(self, memo: dict[int, Any]) -> AllSeats:
        return self.clone()
