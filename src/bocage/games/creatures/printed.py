"""What the spaces of the board do, in icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...farm.goods import NAMES, Goods
from ...kernel.game import Sign
from ...kernel.printed import counted, of, signs, strip
from .spaces import spaces
from .steps.borders import Borders
from .steps.buildings import BuildSpecial
from .steps.extensions import Expand
from .steps.goods import BecomeStarter, BuildingMaterials, Gather
from .steps.stalls import FLIP_STONE, FLIP_WOOD, BuildStall, FlipStalls
from .steps.troughs import PlaceTroughs


def amounts(goods: Goods) -> str:
    """So much of each of some materials."""
    return counted([(NAMES[good], n) for good, n in goods])


def further(icon: str, free: int, price: str) -> str:
    """Some for nothing and more for a price, or all for it."""
    return f"{free} {icon} , {price} › +1" if free else f"{price} › {icon}"


STEP_ICONS: Final[dict[type, Callable[[Any], str]]] = dict(
    [
        of(Gather, lambda step: ""),
        of(BecomeStarter, lambda step: "start"),
        of(BuildingMaterials, lambda step: amounts(step.goods)),
        of(Borders, lambda step: further("border", step.free, amounts(step.each))),
        of(Expand, lambda step: "extension"),
        of(PlaceTroughs, lambda step: further("trough", step.free, f"{step.wood} wood")),
        of(BuildStall, lambda step: f"{amounts(step.cost)} › stall"),
        of(FlipStalls, lambda step: f"{FLIP_WOOD} wood / {amounts(FLIP_STONE)} › stables"),
        of(BuildSpecial, lambda step: "building"),
    ]
)
"""How steps are drawn; what lies on a space is drawn beside its strip."""


def all_signs() -> tuple[Sign, ...]:
    """The spaces of the board."""
    return signs((space.title, 2, [strip(space.flow, STEP_ICONS)]) for space in spaces())
