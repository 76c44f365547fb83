"""An actor as a process: plays on with the newest network and sends what there is to learn."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ..bots.learned.network import load
from ..games import find
from .actor import CALM, Actor, Played
from .mixes import Mix
from .samples import joined

if TYPE_CHECKING:
    from .run import Settings

BAG: Final = 8
"""So many games are sent at once."""


def play_on(settings: Settings, number: int, folder: Path, queue: Any) -> None:
    """Play until the run ends, however it does, with the network that lies in the folder."""
    path = folder / "network.npz"
    mix = Mix(settings.game, settings.forms or None)
    rng = random.Random(f"{settings.seed}/{number}/{os.getpid()}")
    network = load(path, find(settings.game).encoding)
    read = path.stat().st_mtime_ns
    actor = Actor(mix, network, rng, settings.lanes, settings.trace, settings.sims)
    bag: list[Played] = []
    parent = os.getppid()
    while os.getppid() == parent:
        bag += actor.step()
        if len(bag) >= BAG:
            queue.put(packed(bag))
            bag = []
            if path.stat().st_mtime_ns != read:
                read = path.stat().st_mtime_ns
                actor.network = load(path, find(settings.game).encoding)


def packed(bag: list[Played]) -> tuple[list[Any], tuple[Any, ...]]:
    """Some games as they are sent: how each went, and all samples together."""
    told = [
        (game.form, game.seats, game.temperature == CALM, game.points, game.decisions)
        for game in bag
    ]
    samples = joined([part for game in bag for part in game.samples])
    return told, tuple(np.ascontiguousarray(part) for part in samples)
