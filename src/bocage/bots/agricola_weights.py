"""What the greedy player of Agricola believes in, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The one table of numbers behind the evaluation."""

    food: float = 0.55
    food_per_action: float = 2.0
    strain: float = 2.0
    hope: float = 0.4
    pair: float = 0.6
    patience: float = 0.35
    action: float = 1.25
    growth_chance: float = 0.8
    ready: float = 0.7
    focus: float = 1.6
    haste: float = 3.0
    cooking: float = 0.3
    fence: float = 0.4
    stable: float = 0.5
    major: float = 0.6
    sowing: float = 0.7
    crop: float = 0.8
    baking: float = 0.5
    stall: float = 0.12
    land: float = 1.5
    start_to_grow: float = 0.6
    start: float = 0.2


WEIGHTS = Weights()
