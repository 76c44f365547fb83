"""The games, each in a folder that reads like its rulebook."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel.errors import UnknownGame, listing
from ..kernel.game import Game


@cache
def catalogue() -> dict[str, Game]:
    """All games by id."""
    from .agricola.game import GAMES as AGRICOLA
    from .creatures.game import GAMES as CREATURES
    from .express.game import GAMES as EXPRESS
    from .hallertau.game import GAMES as HALLERTAU

    return {game.id: game for game in (*AGRICOLA, *CREATURES, *HALLERTAU, *EXPRESS)}


def find(id: Any) -> Game:
    """The game with this id."""
    known = catalogue()
    if not isinstance(id, str) or id not in known:
        raise UnknownGame("game", id, f"one of {listing(known)}")
    return known[id]
