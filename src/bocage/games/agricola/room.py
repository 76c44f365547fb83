"""Room for animals: pastures, stables, the house and cards, as slots and single places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, final

from ...farm.housing import Housing, housing
from ...farm.slots import Counts, Slot, one_type, slot
from .queries import (
    LARGE_STABLE,
    MIXED_PASTURES,
    NO_PET,
    PASTURE_ROOM,
    PET_PER_ROOM,
    SHEEP_ROOM,
    SMALL_PASTURE,
    STABLE_ROOM,
    STABLE_SHEEP,
)

if TYPE_CHECKING:
    from .tableau import AgricolaTableau

Kind = Literal["pasture", "card", "house", "stable"]
MANY: Final = 99
"""Room for any number of animals."""


@final
class Place:
    """A place for animals: its slots, and how many animals of any type it holds besides.

    `number` is that of the pasture among those that were asked for, or of the card.
    """

    __slots__ = ("kind", "number", "single", "slots")

    def __init__(self, kind: Kind, number: int, slots: tuple[Slot, ...], single: int) -> None:
        self.kind: Kind = kind
        self.number = number
        self.slots = slots
        self.single = single

    def capacity(self) -> int:
        """How many animals it holds at most."""
        return sum([slot.capacity for slot in self.slots]) + self.single


def capacity(tableau: AgricolaTableau, spaces: int, stables: int) -> int:
    """How many animals a pasture holds: two per space, doubled by stables, more by cards."""
    n = 2 * spaces << stables
    if n == 2:
        n += tableau.says(SMALL_PASTURE)
    return n + tableau.says(PASTURE_ROOM)


def animals(sheep: int, boar: int, cattle: int) -> Counts:
    """So many animals of each type."""
    return (sheep, boar, cattle, 0)


def more_sheep(n: int, sheep: int) -> Slot:
    """Room for so many animals of a type, and for more if they are sheep."""
    return slot(animals(n + sheep, 0, 0), animals(0, n, 0), animals(0, 0, n))


def mixed(tableau: AgricolaTableau, kind: Kind, number: int, n: int) -> Place:
    """A place for so many animals of any types, and for more sheep where one of them is a sheep."""
    sheep = tableau.says(SHEEP_ROOM)
    if sheep and n:
        return Place(kind, number, (more_sheep(1, sheep),), n - 1)
    return Place(kind, number, (), n)


def any_types(n: int, sheep: int) -> Slot:
    """One slot for so many animals of any types, and for more sheep where one of them is one."""
    return slot(
        *[
            animals(a + (sheep if a else 0), b, n - a - b)
            for a in range(n + 1)
            for b in range(n + 1 - a)
        ]
    )


def pasture(tableau: AgricolaTableau, number: int, n: int, as_one: bool) -> Place:
    """A pasture for so many animals; one for several types may have to be a slot, `as_one`."""
    sheep = tableau.says(SHEEP_ROOM)
    if tableau.says(MIXED_PASTURES):
        if as_one:
            return Place("pasture", number, (any_types(n, sheep),), 0)
        return mixed(tableau, "pasture", number, n)
    return Place("pasture", number, (more_sheep(n, sheep) if sheep else one_type(n),), 0)


def stable(tableau: AgricolaTableau, number: int) -> Place:
    """An unfenced stable; one alone may be large."""
    large = tableau.says(LARGE_STABLE)
    if large and number == 0:
        return Place("stable", number, (one_type(large),), 0)
    sheep = tableau.says(STABLE_SHEEP)
    if sheep:
        return Place("stable", number, (more_sheep(1, sheep - 1),), 0)
    return Place("stable", number, (), tableau.says(STABLE_ROOM))


def pets(tableau: AgricolaTableau, rooms: int) -> int:
    """How many animals live in the house."""
    if tableau.says(NO_PET):
        return 0
    return rooms if tableau.says(PET_PER_ROOM) else 1


def places(
    tableau: AgricolaTableau,
    pastures: list[tuple[int, int]],
    stables: int,
    rooms: int,
    as_one: bool = False,
) -> list[Place]:
    """All places of a farm: its pastures (spaces, stables on them), cards, stables, house."""
    found = [pasture(tableau, i, capacity(tableau, *p), as_one) for i, p in enumerate(pastures)]
    found += [shelter.place(tableau) for shelter in tableau.shelters]
    found += [stable(tableau, i) for i in range(stables)]
    found.append(Place("house", 0, (), pets(tableau, rooms)))
    return found


def housed(found: list[Place], one_pasture: bool = False) -> Housing:
    """The room of all places together, where a type may have to stand in at most one pasture."""
    slots = [slot for place in found for slot in place.slots]
    apart = len([place for place in found if place.kind == "pasture"]) if one_pasture else 0
    return housing(slots, sum([place.single for place in found]), apart)
