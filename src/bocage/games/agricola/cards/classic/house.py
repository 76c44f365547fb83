"""The house at one's own moment: rooms and renovations besides the actions, and what follows."""

from __future__ import annotations

from typing import Final

from .....farm.goods import Goods, clay, food, reed, sheep, stone, wood
from .....kernel.flow import OnlyIf, Provided
from .....kernel.sequence import Seq
from .....kernel.tableau import ANY, Allows
from ...abilities.points import Scores
from ...card import Card, Need
from ...events import BUILT
from ...state import AgricolaState
from ...steps.goods import Gain
from ...steps.house import BuildRooms, Renovate
from ...steps.schedule import GainOf, Note, Schedule, next_rounds
from ...vocabulary import CATALOGUE, HOUSES, ROUNDS
from ..words import (
    AFTER_ANYONES_ROOMS,
    AFTER_RENOVATION,
    AT_ROUND_START,
    Flow,
    Holds,
    When,
    armed,
)
from .counting import has_card
from .words import AT_ANY_TIME, minor, occupation

WOODEN: Final = 0
CLAYEY: Final = 1
STONY: Final = 2
"""The houses, from hut to house."""


def living_in(house: int) -> Need:
    """A house of one material."""
    return Need(
        f"{HOUSES[house]}-house",
        lambda s, seat: s.seats[seat].house == house,
        lost=lambda s, seat: s.seats[seat].house > house,
    )


def at_least(house: int) -> Holds:
    """The house is of a material, or of a better one."""
    return lambda s, seat: s.seats[seat].house >= house


def free_room() -> BuildRooms:
    """A room that costs nothing."""
    return BuildRooms(limit=1, free=True)


def once_a_game(condition: Holds) -> Allows[AgricolaState]:
    """A free room a single time, at any time while something holds."""
    note = Note(lambda s, seat: 1)

    def open(s: AgricolaState, seat: int) -> bool:
        return not s.seats[seat].recall(note.card) and condition(s, seat)

    return Allows(Provided(open, Seq(free_room(), note)), AT_ANY_TIME)


def as_soon_as(id: str, title: str, house: int, flow: Flow, players: int = 1) -> Card:
    """An occupation that does something once its owner lives in a house."""
    heard, at_once = armed(AFTER_RENOVATION, at_least(house), flow)
    return occupation(id, title, *heard, players=players, play=at_once)


def five_rooms(s: AgricolaState, seat: int) -> bool:
    """Master Builder: at least five rooms."""
    return s.seats[seat].ground.rooms >= 5


def four_stone_rooms(s: AgricolaState, seat: int) -> bool:
    """Mason: a stone house with at least four rooms."""
    return s.seats[seat].house == STONY and s.seats[seat].ground.rooms >= 4


def rooms_of_stone(s: AgricolaState, seat: int, memory: int) -> int:
    """Chief: a point for every room of a stone house."""
    return s.seats[seat].ground.rooms if s.seats[seat].house == STONY else 0


def last_with_two_rooms(s: AgricolaState, seat: int) -> bool:
    """Pastor: nobody else has a house of two rooms, its owner does."""
    return [other for other in range(s.count) if s.seats[other].ground.rooms == 2] == [seat]


def stone_by_rank(s: AgricolaState, seat: int) -> Goods:
    """Social Climber: stone by how many others live in such a house already."""
    house = s.seats[seat].house
    reached = [
        other
        for other in range(s.count)
        if s.seats[other].house >= house and not (house == CLAYEY and left_out_clay(s, other))
    ]
    return stone(max(0, 4 - len(reached)))


def left_out_clay(s: AgricolaState, seat: int) -> bool:
    """Whether a seat went from wood straight to stone, as the Conservator remembers."""
    conservator = s.rules.collection.numbers["E200"]
    player = s.seats[seat]
    return conservator in player.cards and player.recall(conservator) == 1


def well_built(s: AgricolaState, seat: int) -> bool:
    """Water Carrier: somebody has the Well, or what it was turned into."""
    return any(has_card(s, other, id) for other in range(s.count) for id in ("A10", "I66"))


def hut_builder() -> Card:
    """Hut Builder: a free room in round 11, if it was played early."""
    note = Note(lambda s, seat: int(s.round <= 4))

    def due(s: AgricolaState, owner: int, round: int) -> bool:
        player = s.seats[owner]
        return round == 11 and player.recall(note.card) == 1 and player.house < STONY

    heard = AT_ROUND_START.only(due).may(free_room())
    return occupation("E178", "Hut Builder", heard, players=4, play=note)


def every_round() -> Schedule:
    """A food on every round space to come."""
    return Schedule(food(1), next_rounds(ROUNDS))


def pastor() -> Card:
    """Pastor: goods once for the last house of two rooms."""
    goods = wood(3) + clay(2) + reed(1) + stone(1)
    heard, at_once = armed(AFTER_ANYONES_ROOMS, last_with_two_rooms, Gain(goods))
    return occupation("E193", "Pastor", *heard, players=4, play=at_once)


CARDS: Final[list[Card]] = [
    minor(
        "E50",
        "Builder’s Trowel",
        Allows(Renovate(WOODEN), AT_ANY_TIME),
        cost=wood(1),
    ),
    minor(
        "E55",
        "Stone House Extension",
        cost=reed(1) + stone(3),
        need=living_in(STONY),
        passing=True,
        play=free_room(),
    ),
    minor(
        "I81",
        "Wooden Hut Extension",
        cost=wood(5) + reed(1),
        need=living_in(WOODEN),
        passing=True,
        play=free_room(),
    ),
    minor(
        "K132",
        "Clay Hut Extension",
        cost=clay(4) + reed(1),
        need=living_in(CLAYEY),
        passing=True,
        play=free_room(),
    ),
    occupation("E151", "Master Builder", once_a_game(five_rooms)),
    occupation("E172", "Chief", Scores(rooms_of_stone), cost=food(2)),
    hut_builder(),
    as_soon_as("E190", "Maid", CLAYEY, every_round()),
    occupation("E191", "Mason", once_a_game(four_stone_rooms)),
    pastor(),
    occupation("I222", "Social Climber", AFTER_RENOVATION.do(GainOf(stone_by_rank)), players=4),
    as_soon_as("I231", "Manservant", STONY, Schedule(food(3), next_rounds(ROUNDS))),
    as_soon_as("I242", "Clay Hut Builder", CLAYEY, Schedule(clay(2), next_rounds(5))),
    occupation(
        "I262",
        "Water Carrier",
        When(BUILT, ANY, details=frozenset([CATALOGUE.index("A10")])).do(every_round()),
        play=OnlyIf(well_built, every_round()),
    ),
    as_soon_as("K298", "Shepherd Boy", STONY, Schedule(sheep(1), next_rounds(ROUNDS)), players=4),
    occupation("K303", "Stone Breaker", Allows(Renovate(CLAYEY), AT_ANY_TIME), players=4),
]
