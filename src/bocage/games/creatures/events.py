"""What tiles can hear: a closed list, and the points at which tiles may be used."""

from __future__ import annotations

from typing import Final

ROUND_BEGINS: Final = 0
"""The spaces are refilled, nobody is placed; each seat in turn. The detail is the round."""
PLACED: Final = 1
"""A worker stands on a space and nothing has happened yet; the detail is the space."""
STALL_ACTION: Final = 2
"""A stall was built by a Stall action."""
STALL_BUILT: Final = 3
"""A stall was built, whatever kind of stall and by whatever means."""
EXTENDED: Final = 4
"""An extension was added to the farm."""
WORK_OVER: Final = 5
"""All workers are placed; everybody's at once."""
BIRTH: Final = 6
"""Young are about to be born; the detail is a mask of their types."""
ROUND_OVER: Final = 7
"""Breeding is over; each seat in turn. The detail is the round."""

EVENTS: Final = 8

TURN: Final = 0
"""Before a worker is placed, or a space used without one."""
BREEDING: Final = 1
"""Before breeding."""
SCORING: Final = 2
"""Before scoring."""
OVERFLOW: Final = 3
"""Animals find no room, in the work phase."""
LATE_OVERFLOW: Final = 4
"""Animals find no room, outside of it."""
WORK_END: Final = 5
"""After the last worker and whatever uses a space without one."""

POINTS: Final = 6
