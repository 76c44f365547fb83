"""Using an action space."""

from __future__ import annotations

from ..state import HallertauState
from ..vocabulary import SPACES
from .playing import RESOLVE, stir


def use_space(s: HallertauState, seat: int, space: int, workers: int) -> None:
    """Workers stand on a space: cards about the board first, then what the space offers."""
    s.used = -space - 1
    s.user = seat
    if s.sink is not None:
        values = {"space": f"hallertau-{SPACES[space]}", "n": workers}
        s.sink.note(seat, "log-hallertau-place", values)
    s.stack.append((RESOLVE.id, seat, space, 0, 0, len(s.rules.parts[space])))
    stir(s)
