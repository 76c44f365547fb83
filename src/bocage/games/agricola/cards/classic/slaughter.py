"""Cards that make something of animals turned into food."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....farm.goods import (
    BOAR,
    CATTLE,
    FOOD,
    NOTHING,
    SHEEP,
    Goods,
    count_of,
    food,
    wood,
)
from .....farm.slots import Counts
from .....kernel.tableau import OWN, Allows, Listener
from ...abilities.animals import Trophy
from ...abilities.playing import Remembers
from ...abilities.points import CountsAnimals, Scores
from ...card import Card, Does
from ...events import CONVERTED, EATING, WORK
from ...state import AgricolaState, Seat
from ...steps.barbecue import Barbecue
from ...steps.exchange import CookOne
from ...steps.slaughter import AskForUse
from ..words import Flow, highest_step, holds, occupations, scores_noted
from .words import minor, occupation

BODY: Final = 1
FAT: Final = 2
PELT: Final = 4
"""The parts of an animal; what uses the same part excludes each other."""
A_SHEEP: Final = 1
A_BOAR: Final = 2
A_CATTLE: Final = 4
ANY_ANIMAL: Final = A_SHEEP | A_BOAR | A_CATTLE
CATTLE_STEP: Final = 64
"""A cattle on the Tanner, in the number that it remembers; a boar is 1."""
WITHOUT_POINTS: Final = (1, 4, 7, 10)
"""The wood on the Basin Maker that brings no point."""


def one_more(memory: int, kind: int) -> int:
    """The card remembers how many lie on it."""
    return memory + 1


def always(player: Seat, memory: int, kind: int) -> bool:
    """There is no limit."""
    return True


def making(
    kinds: int,
    parts: int,
    takes: Goods = NOTHING,
    times: int = 1,
    room: Callable[[Seat, int, int], bool] = always,
    remembered: Callable[[int, int], int] = one_more,
    at_home: bool = False,
) -> tuple[Does, ...]:
    """A use for animals; of a seat's cards the first asks which of them are used.

    It may be worth cooking where nobody is hungry: in one's turn and in the feeding phase.
    """
    trophy = Trophy(kinds, parts, takes, times, room, remembered, at_home)
    flows: list[Flow] = [AskForUse(kind) for kind in range(3)]

    def hear(s: AgricolaState, owner: int, detail: int) -> Flow | None:
        if s.seats[owner].tableau.trophies[0] is not trophy or not count_of(detail, FOOD, 1):
            return None
        for kind in range(3):
            if count_of(detail, SHEEP + kind):
                return flows[kind]
        return None

    def worth_it(s: AgricolaState, seat: int) -> bool:
        player = s.seats[seat]
        memory = player.recall(trophy.card)
        has = all(player.goods[good] >= n for good, n in takes if good != FOOD)
        return has and any(
            player.goods[SHEEP + kind] and room(player, memory, kind)
            for kind in range(3)
            if kinds >> kind & 1
        )

    animals = tuple([SHEEP + kind for kind in range(3) if kinds >> kind & 1])
    cook = Allows(CookOne(animals, 1, worth_it), (WORK, EATING), direct=True)
    return trophy, Listener(CONVERTED, hear, OWN, False, tuple(flows)), cook


def tanned(memory: int, kind: int) -> int:
    """Tanner: boar and cattle are counted apart."""
    return memory + (CATTLE_STEP if kind == CATTLE - SHEEP else 1)


def on_tanner(player: Seat, memory: int) -> dict[str, int]:
    """Tanner: what lies on it."""
    found = {"boar": memory % CATTLE_STEP, "cattle": memory // CATTLE_STEP}
    return {name: n for name, n in found.items() if n}


def tanner(s: AgricolaState, seat: int, memory: int) -> int:
    """Tanner: by boar and by cattle."""
    points = highest_step(memory % CATTLE_STEP, (2, 1), (4, 2), (6, 3))
    return points + highest_step(memory // CATTLE_STEP, (2, 1), (3, 2), (4, 3))


def brush_maker(s: AgricolaState, seat: int, memory: int) -> int:
    """Brush Maker: by boar."""
    return highest_step(memory, (2, 1), (3, 2), (4, 3))


def basin_maker(s: AgricolaState, seat: int, memory: int) -> int:
    """Basin Maker: a point for most of the wood."""
    return memory - len([n for n in WITHOUT_POINTS if n <= memory])


def a_room_free(player: Seat, memory: int, kind: int) -> bool:
    """Pelts: one food to a room."""
    return memory < player.ground.rooms


def not_stuffed(player: Seat, memory: int, kind: int) -> bool:
    """Taxidermist: one animal of each type."""
    return not memory >> kind & 1


def stuffed(player: Seat, memory: int) -> Counts:
    """Taxidermist: its animals count with those of the farm."""
    return (memory & 1, memory >> 1 & 1, memory >> 2 & 1, 0)


def on_taxidermist(player: Seat, memory: int) -> dict[str, int]:
    """Taxidermist: what lies on it."""
    names = ("sheep", "boar", "cattle")
    return {name: 1 for kind, name in enumerate(names) if memory >> kind & 1}


CARDS: Final[list[Card]] = [
    occupation(
        "E156",
        "Brush Maker",
        *making(A_BOAR, BODY),
        holds("boar"),
        Scores(brush_maker),
        players=3,
    ),
    occupation(
        "K273",
        "Basin Maker",
        *making(A_BOAR, FAT, wood(1), times=2),
        holds("wood"),
        Scores(basin_maker),
        players=4,
    ),
    occupation(
        "K280",
        "Tanner",
        *making(A_BOAR | A_CATTLE, BODY | FAT, remembered=tanned),
        Remembers(on_tanner),
        Scores(tanner),
        players=3,
    ),
    minor(
        "K339",
        "Pelts",
        *making(ANY_ANIMAL, PELT, food(1), room=a_room_free, at_home=True),
        holds("food"),
        scores_noted(),
        need=occupations(3),
    ),
    minor("Z318", "Barbecue", passing=True, play=Barbecue(((SHEEP, 3), (BOAR, 4), (CATTLE, 5)))),
    occupation(
        "Z330",
        "Taxidermist",
        *making(
            ANY_ANIMAL,
            BODY | FAT,
            room=not_stuffed,
            remembered=lambda memory, kind: memory | 1 << kind,
        ),
        CountsAnimals(stuffed, living=False),
        Remembers(on_taxidermist),
        players=4,
        bonus=True,
    ),
]
