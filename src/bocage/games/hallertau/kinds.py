"""What each line of the game's log is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.shapes import EntryKind

LOG_KINDS: Final[Mapping[str, EntryKind]] = {
    "log-hallertau-round": "round",
    "log-hallertau-place": "place",
    "log-hallertau-gain": "gain",
    "log-hallertau-draw": "gain",
    "log-hallertau-pay": "pay",
    "log-hallertau-tools": "swap",
    "log-hallertau-sow": "sow",
    "log-hallertau-harvest": "reap",
    "log-hallertau-sheep-die": "release",
    "log-hallertau-field": "plow",
    "log-hallertau-fertilize": "plow",
    "log-hallertau-raise": "plow",
    "log-hallertau-advance": "progress",
    "log-hallertau-centre": "progress",
    "log-hallertau-play": "card",
    "log-hallertau-income": "card",
    "log-hallertau-starter": "start",
}
