"""What the spaces of the action board do, in icons, in up to two lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.game import Sign
from ...kernel.printed import counted, of, signs
from .boardwork import FirstPlayer, StepBack
from .counts import ROUND_NUMBER
from .effects import AnyGrain, ClayOr, Gain, GainBy, NewFields, Pick
from .fieldwork import Fertilize, FieldOrSow, SellField, Sow
from .part import Part
from .sheepwork import MILK_PER_SHEEP, Breed, Butcher, MoveSheep
from .spaces import EFFECTS
from .vocabulary import ITEMS

LINES: Final = 2


def items(pairs: tuple[tuple[int, int], ...]) -> str:
    """So many of each of some items."""
    return counted([(ITEMS[item], n) for item, n in pairs])


def measured_gain(part: GainBy) -> list[str]:
    """As much as a measure says; `{round}` is the number of the round."""
    measure = part.by[0]
    link = "{round}" if measure is ROUND_NUMBER else f"{measure.id} ›"
    return [f"{link} {ITEMS[part.item]}"]


def clay_or(part: ClayOr) -> list[str]:
    """Clay, or a field or grain instead."""
    return [f"{part.n} clay /", f"field ↑{part.row}" if part.row else f"{part.n} grain"]


PART_ICONS: Final[dict[type, Callable[[Any], list[str]]]] = dict(
    [
        of(FirstPlayer, lambda part: ["start"]),
        of(Gain, lambda part: [items(((part.item, part.amounts[0]),))]),
        of(GainBy, measured_gain),
        of(Pick, lambda part: [" / ".join([ITEMS[item] for item, _ in part.gains])]),
        of(AnyGrain, lambda part: [f"{part.n} grain"]),
        of(ClayOr, clay_or),
        of(NewFields, lambda part: [f"field ↑{part.rows[0]}"]),
        of(FieldOrSow, lambda part: [f"field ↑{part.row} /", f"{part.n} × sow"]),
        of(Fertilize, lambda part: [f"{part.n} field ↑{part.row}"]),
        of(Sow, lambda part: [f"{part.amounts[0]} × sow"]),
        of(SellField, lambda part: ["1 field ›", items(part.gains)]),
        of(Breed, lambda part: [f"{MILK_PER_SHEEP * n} milk › {n} sheep" for n in (1, 2)]),
        of(Butcher, lambda part: ["1 sheep ›", items(part.gains)]),
        of(MoveSheep, lambda part: ["survive"]),
        of(StepBack, lambda part: ["‹ 1 craft ›", f"{part.jewels} jewel"]),
    ]
)
"""How the parts of spaces are drawn, line by line."""


def lines_of(parts: tuple[Part, ...]) -> list[str]:
    """The lines of a space: plain gains beside each other, and what has no line of its own last."""
    found: list[str] = []
    for i, part in enumerate(parts):
        drawn = PART_ICONS[type(part)](part)
        if found and isinstance(part, Gain) and isinstance(parts[i - 1], Gain):
            drawn = [f"{found.pop()} {drawn[0]}"]
        found += drawn
    return [*found[: LINES - 1], " ".join(found[LINES - 1 :])]


def all_signs(seats: tuple[int, ...]) -> tuple[Sign, ...]:
    """The twenty spaces."""
    return signs(
        (f"hallertau-{id}", count, lines_of(parts))
        for id, parts in EFFECTS.items()
        for count in seats
    )
