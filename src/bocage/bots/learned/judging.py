"""What could follow from a state, as a network judges it."""

from __future__ import annotations

from typing import Final, final

import numpy as np

from ...kernel.encoding import Row
from ...kernel.game import Game
from ...kernel.rng import Words
from ...kernel.state import State
from .network import Floats, Network

LINE: Final = 6
"""How many actions ahead a likely continuation is told."""
HARDLY: Final = 1e-4
"""No action is wished for less."""


def options_of(s: State, seat: int) -> list[int]:
    """What a seat may do now."""
    frame = s.stack[-1]
    return s.options if frame[1] == seat else s.steps[frame[0]].actions_of(s, frame, seat)


def after(s: State, seat: int, action: int, words: Words) -> State:
    """The state after an action, with what chance these words bring."""
    found = s.copy()
    found.rng = words
    if s.steps[s.stack[-1][0]].secret:
        found.answer(seat, action)
    else:
        found.play(action)
    return found


def margins(game: Game, s: State, seat: int, scores: Floats) -> Floats:
    """What a seat is ahead of its best rival by, from points by seat, its own first."""
    rivals = [(rival - seat) % s.count for rival in game.rivals(s, seat)]
    own: Floats = scores[..., 0]
    return own - scores[..., rivals].max(-1) if rivals else own.copy()


def final_scores(game: Game, s: State, seat: int) -> list[float]:
    """The points of a finished game by seat, from one on clockwise."""
    stakes = game.stakes(s)
    return stakes[seat:] + stakes[:seat]


@final
class Prospect:
    """What could follow from a state: after each action of a seat, the row that it sees then.

    What is left to chance falls out the same after every action.
    """

    def __init__(self, game: Game, s: State, seat: int, words: Words) -> None:
        self.game = game
        self.state = s
        self.seat = seat
        self.words = words
        self.actions = options_of(s, seat)
        self.rows: list[Row] = []
        self.ends: list[tuple[int, list[float]]] = []
        for place, action in enumerate(self.actions):
            then = after(s, seat, action, words)
            self.rows.append(game.encode(then, seat))
            if not then.options:
                self.ends.append((place, final_scores(game, then, seat)))

    def judge(self, scores: Floats) -> Floats:
        """What the seat will be ahead by after each action; where the game ends it is known."""
        for place, known in self.ends:
            scores[place, : len(known)] = known
        return margins(self.game, self.state, self.seat, scores)

    def liked(self, values: Floats, network: Network, row: Row | None = None) -> Floats:
        """How much the seat likes each action: what it will be ahead by, and how much it wished
        for it before it looked at what follows, as far as its network trusts in that."""
        if not network.trust:
            return values
        row = row or self.game.encode(self.state, self.seat)
        wishes = network.wishes(network.hidden(network.summed(row)), self.actions)
        found: Floats = values + network.trust * np.log(wishes + HARDLY)
        return found
