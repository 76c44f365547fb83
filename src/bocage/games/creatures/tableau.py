"""What the tiles of a farm come to together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...kernel.tableau import Tableau
from .events import EVENTS, POINTS
from .queries import QUERIES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .abilities import KeepsOnUnused, Scores
    from .state import CreaturesState  # noqa: F401  the base class names it
    from .tile import Tile


@final
class CreaturesTableau(Tableau["CreaturesState"]):
    """What a farm's tiles hear and say; never changed once made, so copies share it.

    `emptied` is a mask of the points at which a tile holds no animals.
    """

    __slots__ = ("emptied", "keeps_on_unused", "scoring")

    def __init__(self) -> None:
        super().__init__(QUERIES, EVENTS, POINTS)
        self.emptied = 0
        self.keeps_on_unused: tuple[KeepsOnUnused, ...] = ()
        self.scoring: tuple[Scores, ...] = ()


def together(tiles: Iterable[Tile]) -> CreaturesTableau:
    """What some tiles come to together."""
    tableau = CreaturesTableau()
    for tile in tiles:
        for ability in tile.does:
            ability.join(tableau)
    return tableau


_tableaux: Final[dict[int, CreaturesTableau]] = {}


def tableau_of(tiles: list[Tile]) -> CreaturesTableau:
    """The one tableau of these tiles, in the order of their numbers; recent ones are kept."""
    numbers = 0
    for tile in tiles:
        numbers |= 1 << tile.number
    tableau = _tableaux.get(numbers)
    if tableau is None:
        if len(_tableaux) >= 1000:
            _tableaux.clear()
        different = {tile.number: tile for tile in tiles}
        tableau = together([different[number] for number in sorted(different)])
        _tableaux[numbers] = tableau
    return tableau
