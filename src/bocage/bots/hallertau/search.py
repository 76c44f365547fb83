"""The rest of a seat's phase 4: ways to place its workers, the best few kept at each step."""

from __future__ import annotations

from typing import Final, NamedTuple

from .moves import BY_SPACE, follow
from .outlook import outlook
from .village import Village
from .weights import Weights

TOOLS: Final = -1
"""Instead of a space: all workers become tools."""


class Way(NamedTuple):
    """A way to begin: the first space, or TOOLS, and what it may lead to."""

    value: float
    first: int


def finished(v: Village, w: Weights) -> float:
    """The value if the workers that are left become tools."""
    workers = v.workers
    if not workers:
        return outlook(v, w)
    v.tools += workers
    value = outlook(v, w)
    v.tools -= workers
    return value


def best_way(v: Village, w: Weights, width: int = 0) -> Way:
    """The best way found to use all workers."""
    best = Way(finished(v, w), TOOLS)
    beam: list[tuple[float, int, Village]] = [(best.value, TOOLS, v)]
    deep = False
    while beam:
        grown: dict[tuple[object, ...], tuple[float, int, Village]] = {}
        for _, first, node in beam:
            for space in range(len(BY_SPACE)):
                cost = node.rows[space]
                if not cost or cost > node.workers:
                    continue
                for twin in follow(node, space, w):
                    key = signature(twin)
                    if key in grown:
                        continue
                    value = finished(twin, w)
                    start = first if deep else space
                    if value > best.value:
                        best = Way(value, start)
                    grown[key] = (value + w.worker * twin.workers, start, twin)
        beam = sorted(grown.values(), key=lambda entry: -entry[0])[: width or w.width]
        deep = True
    return best


def signature(v: Village) -> tuple[object, ...]:
    """The same for villages that came about in another order."""
    return (tuple(v.rows), tuple(v.goods), v.slots, v.wild, len(v.empty), v.crafts, v.jewels)
