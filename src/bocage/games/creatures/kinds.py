"""What each line of the game's log is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.shapes import EntryKind

LOG_KINDS: Final[Mapping[str, EntryKind]] = {
    "log-creatures-round": "round",
    "log-creatures-place": "place",
    "log-creatures-visit": "place",
    "log-creatures-receive": "gain",
    "log-creatures-spend": "pay",
    "log-creatures-swap": "swap",
    "log-creatures-born": "breed",
    "log-creatures-release": "release",
    "log-creatures-border": "border",
    "log-creatures-extend": "border",
    "log-creatures-trough": "trough",
    "log-creatures-move-trough": "trough",
    "log-creatures-stall": "stable",
    "log-creatures-stables": "stable",
    "log-creatures-move-stall": "stable",
    "log-creatures-build": "card",
    "log-creatures-use": "card",
    "log-starting-player": "start",
}
