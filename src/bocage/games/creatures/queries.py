"""What the rules ask tiles: a closed list, the twin of `events.py`."""

from __future__ import annotations

from typing import Final

from ...kernel.queries import Queries

QUERIES: Final = Queries()

WOOD_SAVED: Final = QUERIES.sum()
"""How much less wood a trough, stables or a special building costs."""
WOOD_WITH_MATERIALS: Final = QUERIES.sum()
"""How much wood of the space with three wood comes with the building materials."""
KEEPS_TOGETHER: Final = QUERIES.flag()
"""Whether every new building has to stand beside another one."""
NEVER_EXTENDS: Final = QUERIES.flag()
"""Whether the farm takes no more extensions."""
BUILDS_NEW_BORDERS: Final = QUERIES.flag()
"""Whether borders may be built for nothing when they are received."""
LONE_PARENT: Final = QUERIES.flag()
"""Whether one animal of a type is enough for a young one."""
BREEDS_AGAIN: Final = QUERIES.flag()
"""Whether the animals breed a second time after the last round."""
PASTURE_ROOM: Final = QUERIES.sum()
"""How many more animals a pasture without a trough holds."""
STABLES_FOR_TWO: Final = QUERIES.maximum()
"""How many animals of each of two types stables hold instead of a single type."""
