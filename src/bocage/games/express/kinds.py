"""What each line of the game's log is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.shapes import EntryKind

LOG_KINDS: Final[Mapping[str, EntryKind]] = {
    "log-express-round": "round",
    "log-express-harvest": "harvest",
    "log-express-collect": "gain",
    "log-express-add": "gain",
    "log-express-cook": "swap",
    "log-express-sow": "sow",
    "log-express-fed": "feed",
    "log-express-missing": "beg",
    "log-express-born": "breed",
    "log-express-free": "release",
    "log-express-room": "room",
    "log-express-upgrade": "renovate",
    "log-express-field": "plow",
    "log-express-pasture": "pasture",
    "log-express-baby": "grow",
    "log-express-learn": "card",
    "log-express-build": "card",
    "log-express-starter": "start",
    "log-express-roll": "roll",
    "log-express-set": "roll",
    "log-express-scored": "points",
    "log-express-lost": "points",
}
