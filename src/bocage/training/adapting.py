"""A network for other features: what both encodings tell, and what both tables can do, is kept."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots.learned.network import Floats, Network, fresh
from ..kernel.game import Game


def adapted(old: Network, told: tuple[str, ...], acts: tuple[str, ...], game: Game) -> Network:
    """The network that a game begins with: it knows what an older one knew of the same names.

    `told` are the old features by name, `acts` the old actions by text. What is new weighs
    nothing at first.
    """
    encoding = game.encoding
    new = fresh(game.id, encoding, (len(old.first_bias), len(old.second_bias)))
    arrays: dict[str, Floats] = dict(new.arrays)
    arrays["first"] = rows_of(old.arrays["first"], told, encoding.names)
    texts = tuple([action.text for action in game.actions.actions[: encoding.actions]])
    arrays["wish"] = rows_of(old.arrays["wish"], acts, texts)
    arrays["wish_bias"] = rows_of(old.arrays["wish_bias"], acts, texts)
    for name in ("first_bias", "second", "second_bias"):
        arrays[name] = old.arrays[name].copy()
    seats = min(encoding.seats, old.arrays["score"].shape[1])
    arrays["score"][:, :seats] = old.arrays["score"][:, :seats]
    arrays["score_bias"][:seats] = old.arrays["score_bias"][:seats]
    about: dict[str, Any] = {**new.about, "training": old.about["training"]}
    return Network(about, arrays, encoding)


def rows_of(old: Floats, names: tuple[str, ...], wanted: tuple[str, ...]) -> Floats:
    """The rows of an array under the names that are wanted; new names have empty ones."""
    place = {name: i for i, name in enumerate(names)}
    found = np.zeros((len(wanted), *old.shape[1:]), np.float32)
    for i, name in enumerate(wanted):
        if name in place:
            found[i] = old[place[name]]
    return found
