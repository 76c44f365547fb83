"""Positions out of greedy's games, from which others go on.

What pays late, and only if much is done for it first, is hardly found by chance. Who begins where
somebody else has done it learns what it is worth, and then how to get there.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Final, final

import bocage

from ..bots import make
from ..kernel.rng import seeded
from ..kernel.state import State
from ..kernel.table import state_of
from .mixes import Mix

KEPT: Final = 0.15
"""Of so many decisions of a game the position is kept."""
MANY: Final = 1000
"""So many positions of a form are kept, the newest ones."""
FIRST: Final = 4
"""So many games are watched before others go on from them."""
OFTEN: Final = 0.1
"""How often another game is watched, once per second of play."""


@final
class Leads:
    """Greedy's positions by form; a share of all games begins at one of them."""

    def __init__(self, mix: Mix, rng: random.Random, share: float) -> None:
        self.mix = mix
        self.rng = rng
        self.share = share
        self.watched = 0
        self.states: dict[str, deque[State]] = {}

    def look(self) -> None:
        """Watch a game or two, if it is time to."""
        if not self.share:
            return
        while self.watched < FIRST:
            self.watch()
        if self.rng.random() < OFTEN:
            self.watch()

    def watch(self) -> None:
        """Let greedy play a game, and keep some of its positions."""
        form, seats, options = self.mix.draw(self.rng)
        kept = self.states.setdefault(form, deque(maxlen=MANY))
        table = bocage.new(self.mix.game.id, seats, self.rng.getrandbits(64), own=None, **options)
        bots = [make("greedy", self.rng.getrandbits(64)) for _ in range(seats)]
        while waiting := table.decisions:
            if self.rng.random() < KEPT:
                kept.append(state_of(table).copy())
            seat = waiting[0].seat
            table.play(bots[seat].choose(table.seat(seat)), seat)
        self.watched += 1

    def begin(self, form: str) -> State | None:
        """A position to go on from, or nothing if a game is to begin at its beginning."""
        if self.rng.random() >= self.share or not self.states.get(form):
            return None
        found = self.rng.choice(self.states[form]).copy()
        found.rng = seeded(self.rng.getrandbits(64))
        return found
