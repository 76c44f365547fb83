"""What steps were called in positions that were written under rules version 1."""

from __future__ import annotations

from typing import Final

FORMER_NAMES: Final = {
    "workshop": "heard/carpenters-workshop",
    "barn": "heard/barn",
    "cattle-farm": "extended",
    "swap": "heard/cattle-farm",
    "well": "heard/farm-well",
    "foal": "heard/ranch",
    "foal-border": "heard/ranch/0",
    "round/3": "heard/stewards-office",
    "round/8/0": "heard/stone-carvers-workshop",
}
"""Also the beginnings of the names of their parts."""
