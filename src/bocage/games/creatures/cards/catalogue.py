"""All tiles, by number."""

from __future__ import annotations

from typing import Final

from ..tile import Tile
from ..vocabulary import CATALOGUE
from . import basic, even_more, more

_by_id: Final = {tile.id: tile for tile in basic.CARDS + more.CARDS + even_more.CARDS}
TILES: Final[list[Tile]] = [_by_id[id] for id in CATALOGUE]
