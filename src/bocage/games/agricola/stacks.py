"""Stacks of crops: on the tiles of a farm, on cards, a second one on a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .vocabulary import FARM, HOUSE

if TYPE_CHECKING:
    from .abilities.land import IsField
    from .state import Seat

STACK_BITS: Final = 5
"""Per stack in what a card with several of them remembers."""
SECOND_BITS: Final = 4
"""Per tile in what a card remembers that lays a second stack on some."""
TILES: Final = FARM.cells(FARM.full & ~HOUSE)
"""The cells on which a field can lie."""


def stacks_on(player: Seat, field: IsField) -> list[int]:
    """The heights of the stacks on a card that is a field."""
    memory = player.recall(field.card)
    if field.stacks == 1:
        return [memory]
    return [memory >> STACK_BITS * i & 31 for i in range(field.stacks)]


def raise_stack(player: Seat, field: IsField, i: int, by: int) -> None:
    """So many crops more on a stack of a card, or fewer."""
    player.remember(field.card, player.recall(field.card) + (by << STACK_BITS * i))


def sown_stacks(player: Seat, good: int) -> int:
    """How many stacks of a crop stand on cards."""
    return sum(
        [
            len([height for height in stacks_on(player, field) if height])
            for field in player.tableau.fields
            if field.good == good
        ]
    )


def raise_tile(player: Seat, cell: int, by: int) -> None:
    """So many crops more on a tile."""
    planes = list(player.crops)
    for i in range(len(planes) + by):
        if by == 0:
            break
        if i == len(planes):
            planes.append(0)
        if not planes[i] >> cell & 1:
            planes[i] |= 1 << cell
            by -= 1
    player.crops = tuple(planes)


def seconds(player: Seat) -> dict[int, int]:
    """The tiles with a second stack, which is grain, and its height."""
    card = player.tableau.doubles
    memory = player.recall(card) if card >= 0 else 0
    if not memory:
        return {}
    heights = [(cell, memory >> SECOND_BITS * i & 15) for i, cell in enumerate(TILES)]
    return {cell: height for cell, height in heights if height}


def raise_second(player: Seat, cell: int, by: int) -> None:
    """So many crops more on the second stack of a tile, or fewer."""
    card = player.tableau.doubles
    player.remember(card, player.recall(card) + (by << SECOND_BITS * TILES.index(cell)))


def move_up(player: Seat, cell: int) -> None:
    """The second stack of a tile takes the place of the first, where that is gone."""
    height = seconds(player).get(cell, 0)
    if height and not player.sown() >> cell & 1:
        raise_second(player, cell, -height)
        raise_tile(player, cell, height)


def lay_together(player: Seat) -> None:
    """The second stacks of tiles come on the first ones."""
    for cell, height in seconds(player).items():
        raise_second(player, cell, -height)
        raise_tile(player, cell, height)
