"""All tiles, by number."""

from __future__ import annotations

from typing import Final

from ..tile import Tile
from ..vocabulary import CATALOGUE
from . import basic, even_more, more

DECKS: Final = {"basic": basic.CARDS, "more": more.CARDS, "even-more": even_more.CARDS}
DECK_OF: Final = {tile.id: deck for deck, tiles in DECKS.items() for tile in tiles}
_by_id: Final = {tile.id: tile for tiles in DECKS.values() for tile in tiles}
TILES: Final[list[Tile]] = [_by_id[id] for id in CATALOGUE]
