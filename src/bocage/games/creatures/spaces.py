"""The seventeen spaces of the board."""

from __future__ import annotations

from ...kernel.sequence import Seq
from .rules import Space
from .steps.borders import Borders
from .steps.buildings import BuildSpecial
from .steps.extensions import Expand
from .steps.goods import BecomeStarter, BuildingMaterials, Gather
from .steps.stalls import BuildStall, FlipStalls
from .steps.troughs import PlaceTroughs


def spaces() -> list[Space]:
    """The board, in the order in which it is printed."""
    return [
        Space("start-player", Seq(Gather(), BecomeStarter()), "wood", 1, calm=True),
        Space("three-wood", Gather(), "wood", 3, calm=True),
        Space("one-stone", Gather(), "stone", 1, calm=True),
        Space("two-stone", Gather(), "stone", 2, calm=True),
        Space("building-materials", BuildingMaterials(), calm=True),
        Space("fences", Borders(wood=1)),
        Space("walls", Borders(free=2, stone=2)),
        Space("expand", Expand(), "border", 1),
        Space("troughs", PlaceTroughs(free=1, wood=3)),
        Space("stall", BuildStall()),
        Space("stables", FlipStalls()),
        Space("special-building-1", BuildSpecial()),
        Space("special-building-2", BuildSpecial()),
        Space("millpond", Gather(), "reed", 1, "sheep"),
        Space("pigs-and-sheep", Gather(), "pig", 1, "sheep"),
        Space("cows-and-pigs", Gather(), "cow", 1, "pig"),
        Space("horses-and-sheep", Gather(), "horse", 1, "sheep"),
    ]
