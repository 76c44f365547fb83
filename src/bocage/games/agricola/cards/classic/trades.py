"""Exchanges at any time: goods for goods, goods for food."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    BOAR,
    CATTLE,
    CLAY,
    GRAIN,
    MATERIALS,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    boar,
    cattle,
    clay,
    count_of,
    food,
    grain,
    reed,
    sheep,
    stone,
    vegetable,
    wood,
)
from .....kernel.flow import OnlyIf
from .....kernel.tableau import ANY, Listener
from ...abilities.playing import Knows, Remembers
from ...abilities.points import CountsVegetables, Scores
from ...card import Card
from ...deals import FoodFor, Trades
from ...events import BEFORE_ROUND, BUILT, CROWDED, EATING, TAKING, WORK
from ...state import AgricolaState, Seat
from ...steps.schedule import Note
from ...steps.supply import LYING, THROUGH
from ...steps.taking import Along
from ..words import When, fields_with_vegetables, holds, scores_noted, selling
from .words import OVENS, minor, occupation

WELLS: Final = ("A10", "I66")
GROCER: Final = (REED, GRAIN, STONE, VEGETABLE, WOOD, CLAY, REED, VEGETABLE)
"""The goods on the Grocer, from the top."""
ALWAYS: Final = (WORK, EATING)
FOR_SALE_EACH: Final = 2
"""How much grain, and how many vegetables, lie on the Seed Trader."""
OILED: Final = 3
"""How many vegetables become oil."""


def dock_worker() -> Trades:
    """Dock Worker: 3 wood or 2 of another building resource for any other one."""
    pairs = [
        (((give, 3 if give == WOOD else 2),), ((get, 1),))
        for give in MATERIALS
        for get in MATERIALS
        if give != get
    ]
    return Trades(*pairs, at=ALWAYS)


def once_a_round() -> Listener[AgricolaState]:
    """Pumpkin Seed Oil: the mark of the round that is over is taken away."""
    note = Note(lambda s, seat: s.seats[seat].recall(note.card) & ~1)
    return When(BEFORE_ROUND, ANY).do(note)


def takes_sheep(s: AgricolaState, owner: int, goods: int) -> bool:
    """Sheep Farmer: sheep come from a space."""
    return count_of(goods, SHEEP, LYING) + count_of(goods, SHEEP, THROUGH) > 0


def a_well(s: AgricolaState, owner: int, card: int) -> bool:
    """Tinsmith: somebody has built a well."""
    return s.rules.cards[card].id in WELLS


def well_there(s: AgricolaState, seat: int) -> bool:
    """Tinsmith: a well lies in front of somebody."""
    return any(card.id in WELLS for player in s.seats for card in player.tableau.cards)


def seeds_left(memory: int) -> tuple[int, ...]:
    """Seed Trader: which of grain and vegetables is still there."""
    return tuple([i for i in range(2) if memory >> 2 * i & 3 < FOR_SALE_EACH])


def seeds(player: Seat, memory: int) -> dict[str, int]:
    """Seed Trader: what lies on the card."""
    left = [FOR_SALE_EACH - (memory >> 2 * i & 3) for i in range(2)]
    return {name: n for name, n in zip(("grain", "vegetable"), left, strict=True) if n}


CARDS: Final[list[Card]] = [
    minor("E17", "Windmill", FoodFor(((GRAIN, 2),)), cost=wood(3) + stone(1), points=2),
    occupation("E158", "Turner", FoodFor(((WOOD, 1),)), players=3),
    occupation("E162", "Meat Seller", FoodFor(((SHEEP, 2), (BOAR, 3), (CATTLE, 4)), beside=OVENS)),
    occupation("E171", "Dock Worker", dock_worker()),
    occupation("E184", "Grocer", *selling(GROCER, *ALWAYS)),
    occupation(
        "E185",
        "Clay Firer",
        Trades((clay(2), stone(1)), (clay(3), stone(2)), at=ALWAYS),
        players=4,
    ),
    occupation(
        "E186",
        "Clay Seller",
        Trades(
            (clay(2), sheep(1)),
            (clay(2), reed(1)),
            (clay(3), boar(1)),
            (clay(3), stone(1)),
            (clay(4), cattle(1)),
            at=ALWAYS,
        ),
        players=4,
    ),
    occupation("E209", "Quarryman", FoodFor(((STONE, 2),)), players=3),
    occupation("I247", "Butcher", FoodFor(((SHEEP, 1), (BOAR, 2), (CATTLE, 3)))),
    occupation(
        "K285",
        "Tinsmith",
        FoodFor(((CLAY, 1),)),
        Trades((clay(2), food(3)), offered=lambda well: (0,) if well else ()),
        When(BUILT, ANY).only(a_well).do(Note(lambda s, seat: 1)),
        Knows(lambda s, seat: int(well_there(s, seat))),
        players=3,
        play=OnlyIf(well_there, Note(lambda s, seat: 1)),
    ),
    occupation(
        "K297",
        "Sheep Farmer",
        When(TAKING).only(takes_sheep).do(Along(sheep(1))),
        Trades((sheep(3), boar(1) + cattle(1)), named=True, at=(*ALWAYS, CROWDED)),
        players=3,
    ),
    minor(
        "Z319",
        "Pumpkin Seed Oil",
        Trades(
            (vegetable(1), food(3)),
            named=True,
            at=ALWAYS,
            offered=lambda memory: () if memory & 1 or memory >> 1 == OILED else (0,),
            then=lambda memory, place: memory + 3,
            times=1,
        ),
        once_a_round(),
        CountsVegetables(lambda memory: memory >> 1),
        Remembers(lambda player, memory: {"vegetable": memory >> 1} if memory else {}),
        need=fields_with_vegetables(1),
        bonus=True,
    ),
    minor(
        "Z323",
        "Giant Pumpkin",
        Trades(
            ((), ()),
            named=True,
            at=ALWAYS,
            offered=lambda memory: (0,) if memory else (),
            then=lambda memory, place: memory - 1,
            times=1,
            cooked=VEGETABLE,
        ),
        CountsVegetables(lambda memory: memory),
        Scores(lambda s, seat, memory: 2 * memory),
        holds("vegetable", 1),
        cost=vegetable(1),
    ),
    occupation(
        "Z332",
        "Seed Trader",
        Trades(
            (food(2), grain(1)),
            (food(3), vegetable(1)),
            at=ALWAYS,
            offered=seeds_left,
            then=lambda memory, place: memory + (1 << 2 * place),
            times=FOR_SALE_EACH,
        ),
        Remembers(seeds),
    ),
    occupation(
        "Z333",
        "Game Designer",
        Trades(
            (wood(1) + clay(1) + reed(1) + stone(1), food(2)),
            named=True,
            at=ALWAYS,
            then=lambda memory, place: memory + 1,
        ),
        scores_noted(),
        holds("points"),
    ),
]
