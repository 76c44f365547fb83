"""The occupations of deck B, revised edition."""

from __future__ import annotations

from typing import Final

from ....farm.goods import (
    CLAY,
    GRAIN,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    Goods,
    boar,
    cattle,
    clay,
    food,
    grain,
    reed,
    sheep,
    stone,
    vegetable,
    wood,
)
from ....kernel.flow import May, OneOf
from ....kernel.sequence import Seq
from ....kernel.tableau import Allows
from ..abilities.points import Scores, ScoresForAll
from ..card import OCCUPATION, Card
from ..deals import Trades
from ..events import BREEDING, PREPARATION, SCORING, WORK
from ..prices import (
    A_MAJOR,
    A_RENOVATION,
    A_ROOM,
    REPLACES,
    SUBSTITUTES,
    Alteration,
    amount,
    reduction,
    with_amount,
)
from ..state import AgricolaState
from ..steps.fields import Bake, Plow
from ..steps.goods import Gain, TakeOneOf
from ..steps.hand import PlayMinor
from ..steps.house import BuildRooms, BuildStables, Renovate
from ..steps.occupations import PlayOccupation
from ..steps.payment import Buy
from ..steps.schedule import GainOf, Schedule, next_rounds, rounds_ahead
from ..steps.tableaux import ByName
from ..vocabulary import ROUNDS
from .organic import LetGo, pastures_with_room
from .words import (
    ACTIONS_BOOSTER,
    AFTER_ANYONES_ROOMS,
    AFTER_RENOVATION,
    AHEAD_OF_OCCUPATION,
    AT_ROUND_START,
    BUILDING_RESOURCE_PROVIDER,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    WOOD_SPACES,
    highest_step,
    occupation,
    once,
    rounds_left,
    stone_house,
    using,
)

CONSULTANT: Final = (grain(2), clay(3), reed(2), sheep(2))
"""What the Consultant brings with 1, 2, 3 and 4 seats."""


def later_occupations(s: AgricolaState, seat: int, memory: int) -> int:
    """Tutor: the occupations played after it."""
    cards = s.seats[seat].tableau.cards
    place = [card.id for card in cards].index("B099")
    return len([card for card in cards[place + 1 :] if card.kind == OCCUPATION])


def lives_in_stone(s: AgricolaState, seat: int) -> bool:
    """Manservant: the house is of stone."""
    return s.seats[seat].house == 2


def last_with_two_rooms(s: AgricolaState, seat: int) -> bool:
    """Pastor: nobody else has exactly two rooms, its owner does."""
    with_two = [other for other in range(s.count) if s.seats[other].ground.rooms == 2]
    return with_two == [seat]


def childless(s: AgricolaState, owner: int, round: int) -> bool:
    """Childless: at least three rooms and just two people."""
    return s.seats[owner].ground.rooms >= 3 and s.seats[owner].people == 2


def stone_per_room(s: AgricolaState, seat: int) -> Goods:
    """Roof Ballaster: 1 stone per room."""
    return stone(s.seats[seat].ground.rooms)


def carpenter(rooms: int, cost: Goods) -> Goods | None:
    """Carpenter: 3 of the house's material and 2 reed per room."""
    material = next(good for good in (WOOD, CLAY, STONE) if amount(cost, good))
    return with_amount(cost, material, 3)


def brushwood(rooms: int, cost: Goods) -> Goods | None:
    """Brushwood Collector: 1 wood for all the reed."""
    if not amount(cost, REED):
        return None
    return with_amount(with_amount(cost, REED, 0), WOOD, amount(cost, WOOD) + 1)


def steward_wood(s: AgricolaState, seat: int) -> Goods:
    """House Steward: wood by the rounds left."""
    return wood(highest_step(rounds_left(s), (1, 1), (3, 2), (6, 3), (9, 4)))


def most_rooms(s: AgricolaState) -> list[int]:
    """House Steward: 3 points for everybody with the most rooms."""
    rooms = [player.ground.rooms for player in s.seats]
    return [3 if n == max(rooms) else 0 for n in rooms]


CARDS: Final[list[Card]] = [
    occupation(
        "B087",
        "Cottager",
        FARM_PLANNER,
        using("day-laborer").may(OneOf(BuildRooms(limit=1), Renovate())),
    ),
    occupation(
        "B089",
        "Groom",
        FARM_PLANNER,
        AT_ROUND_START.only(stone_house).may(BuildStables(wood=1, limit=1)),
        play=Gain(wood(1)),
    ),
    occupation("B091", "Assistant Tiller", FARM_PLANNER, using("day-laborer").may(Plow())),
    occupation(
        "B095",
        "Master Bricklayer",
        ACTIONS_BOOSTER,
        reduction((A_MAJOR,), STONE, lambda rooms: rooms - 2),
    ),
    occupation(
        "B097",
        "Scholar",
        ACTIONS_BOOSTER,
        AT_ROUND_START.only(stone_house).may(OneOf(PlayOccupation(1), PlayMinor())),
    ),
    occupation(
        "B098",
        "Organic Farmer",
        POINTS_PROVIDER,
        Allows(LetGo(), (SCORING,), direct=True),
        Scores(pastures_with_room),
    ),
    occupation("B099", "Tutor", POINTS_PROVIDER, Scores(later_occupations)),
    occupation(
        "B102", "Consultant", GOODS_PROVIDER, play=GainOf(lambda s, seat: CONSULTANT[s.count - 1])
    ),
    occupation(
        "B104",
        "Sheep Walker",
        GOODS_PROVIDER,
        Trades(
            (sheep(1), boar(1)),
            (sheep(1), vegetable(1)),
            (sheep(1), stone(1)),
            at=(WORK, BREEDING, PREPARATION, SCORING),
        ),
    ),
    once(
        "B107",
        "Manservant",
        FOOD_PROVIDER,
        AFTER_RENOVATION,
        lives_in_stone,
        Schedule(food(3), next_rounds(ROUNDS)),
    ),
    occupation("B108", "Oven Firing Boy", FOOD_PROVIDER, using(*WOOD_SPACES).may(Bake())),
    occupation(
        "B109",
        "Paper Maker",
        FOOD_PROVIDER,
        AHEAD_OF_OCCUPATION.may(
            Buy(wood(1), GainOf(lambda s, seat: food(s.seats[seat].tableau.occupations)))
        ),
    ),
    occupation(
        "B114",
        "Childless",
        CROP_PROVIDER,
        AT_ROUND_START.only(childless).do(Seq(Gain(food(1)), TakeOneOf((GRAIN, VEGETABLE)))),
    ),
    occupation(
        "B118",
        "Small-Scale Farmer",
        BUILDING_RESOURCE_PROVIDER,
        AT_ROUND_START.only(lambda s, owner, round: s.seats[owner].ground.rooms == 2).gain(wood(1)),
    ),
    occupation(
        "B121",
        "Geologist",
        BUILDING_RESOURCE_PROVIDER,
        using("forest", "reed-bank").gain(clay(1)),
        using("clay-pit").only(lambda s, owner, space: s.count >= 3).gain(clay(1)),
    ),
    occupation(
        "B123",
        "Roof Ballaster",
        BUILDING_RESOURCE_PROVIDER,
        play=May(ByName(Buy(food(1), GainOf(stone_per_room)))),
    ),
    occupation(
        "B126", "Carpenter", BUILDING_RESOURCE_PROVIDER, Alteration(REPLACES, (A_ROOM,), carpenter)
    ),
    occupation(
        "B136",
        "House Steward",
        POINTS_PROVIDER,
        ScoresForAll(most_rooms),
        players=3,
        play=GainOf(steward_wood),
    ),
    occupation(
        "B142", "Greengrocer", CROP_PROVIDER, using("grain-seeds").gain(vegetable(1)), players=3
    ),
    occupation(
        "B145",
        "Brushwood Collector",
        BUILDING_RESOURCE_PROVIDER,
        Alteration(SUBSTITUTES, (A_ROOM, A_RENOVATION), brushwood),
        players=3,
    ),
    occupation(
        "B156",
        "Storehouse Keeper",
        GOODS_PROVIDER,
        using("resource-market").do(TakeOneOf((CLAY, GRAIN))),
        players=4,
    ),
    once(
        "B163",
        "Pastor",
        BUILDING_RESOURCE_PROVIDER,
        AFTER_ANYONES_ROOMS,
        last_with_two_rooms,
        Gain(wood(3) + clay(2) + reed(1) + stone(1)),
        players=4,
    ),
    occupation(
        "B164",
        "Sheep Whisperer",
        LIVESTOCK_PROVIDER,
        players=4,
        play=Schedule(sheep(1), rounds_ahead(2, 5, 8, 10)),
    ),
    occupation(
        "B166",
        "Cattle Feeder",
        LIVESTOCK_PROVIDER,
        using("grain-seeds").may(Buy(food(1), Gain(cattle(1)))),
        players=4,
    ),
]
