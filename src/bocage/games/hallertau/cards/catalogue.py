"""All 330 cards."""

from __future__ import annotations

from typing import Final

from ..card import HallertauCard
from ..vocabulary import CATALOGUE
from . import beginner, bonus, expert, fields, hops, intermediate, jewelry, master, point, sheep

CARDS: Final[tuple[HallertauCard, ...]] = (
    *beginner.CARDS,
    *intermediate.CARDS,
    *expert.CARDS,
    *master.CARDS,
    *hops.CARDS,
    *sheep.CARDS,
    *fields.CARDS,
    *jewelry.CARDS,
    *bonus.CARDS,
    *point.CARDS,
)
assert tuple([card.id for card in CARDS]) == CATALOGUE
