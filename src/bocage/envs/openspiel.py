"""OpenSpiel: importing this registers the game `bocage`.

`pyspiel.load_game("bocage", {"game": "express", "seats": 1})`; a game's options are parameters of
their names. Chance is explicit: a node of `OUTCOMES` equally likely outcomes stands before
everything that draws something, and `DEALS` of them before the game begins. An outcome seeds the
generator from which all draws of that moment come, so a history tells everything.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

import numpy as np
import pyspiel

from ..games import catalogue
from ..kernel.record import digest
from ..kernel.rng import seeded
from ..kernel.shapes import OptionValue
from .course import Course, Floats, Setting

OUTCOMES: Final = 256
DEALS: Final = 4
LONGEST: Final = 10_000
"""More moves than any game has."""
HIGHEST: Final = 1000.0
"""More points than anybody makes, or loses."""
ALWAYS: Final[dict[str, OptionValue]] = {
    "game": "agricola-revised",
    "seats": 2,
    "reward": "margin",
}
UNSET: Final[dict[type, OptionValue]] = {str: "", bool: False, int: 0}
"""What stands for an option that is not given."""
TERMINAL = pyspiel.PlayerId.TERMINAL
CHANCE = pyspiel.PlayerId.CHANCE


def parameters() -> dict[str, OptionValue]:
    """What a game can be loaded with, and what stands for each that is not given."""
    found = dict(ALWAYS)
    for game in catalogue().values():
        for option in game.options:
            found.setdefault(option.name, UNSET[type(option.default)])
    return found


PARAMETERS: Final = parameters()


def kind(two_sided: bool) -> Any:
    """The kind of game; two seats that play for the margin have opposite interests."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="bocage",
        long_name="Bocage: Agricola, All Creatures Big and Small, Hallertau, Agricola Express",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if two_sided else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(max(game.seats) for game in catalogue().values()),
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


@final
class BocageGame(pyspiel.Game):
    """A game with its seats and options, as OpenSpiel knows it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        told = {name: given[name] for name in ALWAYS}
        options = {
            name: given[name]
            for name in PARAMETERS
            if name not in ALWAYS and given[name] != PARAMETERS[name]
        }
        self.setting = Setting(**told, options=options)
        two_sided = self.setting.seats == 2 and self.setting.reward == "margin"
        wins = self.setting.reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.seats,
            min_utility=0.0 if wins else -HIGHEST,
            max_utility=1.0 if wins else HIGHEST,
            utility_sum=0.0 if two_sided else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind(two_sided), info, {**told, **options})

    def new_initial_state(self) -> BocageState:
        """Before anything is dealt."""
        return BocageState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides at most."""
        return DEALS + LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What tells a player the state."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("bocage tells what a player knows now, not all it has ever seen")
        return Observer(self.setting)


@final
class BocageState(pyspiel.State):
    """A state: `course` is the game once it is dealt, `pending` an action that waits for chance."""

    def __init__(self, game: BocageGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deals: list[int] = []
        self.course: Course | None = None
        self.pending: int | None = None

    @property
    def dealt(self) -> Course:
        """The game, once it is dealt."""
        if self.course is None:
            raise ValueError("nothing is dealt yet")
        return self.course

    def current_player(self) -> int:
        """The seat that decides; secret answers are given in the order of seats."""
        if self.course is None or self.pending is not None:
            return int(CHANCE)
        return int(TERMINAL) if self.course.over else self.course.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.course.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.dealt.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All seeds of what is drawn now."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course is None:
            self._deal(action)
        elif self.pending is not None:
            course.state.rng = seeded(f"{course.state.rng} {action}")
            course.play(self.pending)
            self.pending = None
        else:
            tried = course.copy()
            tried.play(action)
            if tried.state.rng == course.state.rng:
                self.course = tried
            else:
                self.pending = action

    def _deal(self, outcome: int) -> None:
        self.deals.append(outcome)
        if len(self.deals) == DEALS:
            self.course = Course(self.setting, self.setting.dealt(seeded(str(self.deals))), None)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return self.setting.game.actions.actions[action].text

    def returns(self) -> list[float]:
        """What the game was worth to everybody; nothing before it is over."""
        return self.dealt.results() if self.is_terminal() else [0.0] * self.setting.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> BocageState:
        """A state that looks the same to a player; what it cannot know is dealt anew."""
        state: BocageState = self.clone()
        if self.course is not None:
            seed = Random(sampler()).getrandbits(64)
            state.course = self.course.imagined(player, seed)
        return state

    def picture(self, player: int | None = None) -> Any:
        """What a player sees, or everybody, drawn."""
        return self.dealt.picture(player)

    def __str__(self) -> str:
        if self.course is None:
            return f"{self.setting.game.id}, dealt by {self.deals}"
        waits = "" if self.pending is None else f"chance before {self.pending}\n"
        return f"{self.course.text(None)}{waits}{digest(self.course.table.position())}"


@final
class Observer:
    """Tells a player what it may know: the game's encoding, scaled, or a text."""

    def __init__(self, setting: Setting) -> None:
        self.tensor: Floats = np.zeros(setting.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BocageState, player: int) -> None:
        """Write what a player knows; nothing before the game is dealt."""
        self.tensor[:] = 0 if state.course is None else state.course.scaled(player)

    def string_from(self, state: BocageState, player: int) -> str:
        """What a player knows, in lines of text."""
        return "" if state.course is None else state.course.text(player)


pyspiel.register_game(kind(two_sided=False), BocageGame)
