"""Cards that score at the end by the farm or by a comparison of all farms."""

from __future__ import annotations

from typing import Final

from .....farm.goods import Goods, clay, food, reed, stone, wood
from .....farm.slots import TYPES
from .....kernel.sequence import Seq
from .....kernel.tableau import ANY, Allows, Says
from ...abilities.points import Scores, ScoresForAll
from ...card import Card
from ...events import GOING_HOME, SCORING
from ...queries import FORGIVEN, PAYS_FOR_UNUSED, SPARED
from ...scoring import fenced_stables, graded_lines, herd, loses_points
from ...state import AgricolaState
from ...steps.schedule import GainOf, Note, NotePoints
from ...vocabulary import ROUNDS
from ..organic import LetGo, pastures_with_room
from ..words import ALL_USED, When, highest_step, holds, rounds_left, scores_noted
from .counting import (
    all_occupations,
    has_card,
    occupations_from,
    other_short_of_occupations,
    people_out,
)
from .words import minor, occupation, title_wood

MANSION: Final = "K144"
ROADS: Final = ("I83", "I89", "I94")
"""The roads, from the least to the most valuable."""
WORKS_THE_GROUND: Final = ("E61", "E62", "I63", "I68", "I70", "K115", "K119", "K124", "Z313")
"""Ploughs, the Harrow, the Punner and the Yoke."""


# The own farm


def per_stone_room(s: AgricolaState, seat: int, each: int) -> int:
    """So many points for each room of a stone house."""
    player = s.seats[seat]
    return each * player.ground.rooms if player.house == 2 else 0


def half_timbered(s: AgricolaState, seat: int, memory: int) -> int:
    """Half-timbered House: a point per stone room, unless the Mansion scores them."""
    return 0 if has_card(s, seat, MANSION) else per_stone_room(s, seat, 1)


def wooden_rooms(s: AgricolaState, seat: int, memory: int) -> int:
    """Wooden Hut Builder: a point per wooden room."""
    player = s.seats[seat]
    return player.ground.rooms if player.house == 0 else 0


def strongbox(s: AgricolaState, seat: int, memory: int) -> int:
    """Wooden Strongbox: by the number of rooms."""
    return highest_step(s.seats[seat].ground.rooms, (5, 2), (6, 4))


def manger(s: AgricolaState, seat: int, memory: int) -> int:
    """Manger: by the spaces in pastures."""
    return highest_step(s.seats[seat].layout.enclosed.bit_count(), (6, 1), (7, 2), (8, 3), (9, 4))


def best_lines(s: AgricolaState, seat: int, memory: int) -> int:
    """Lord of the Manor: a point for every category with the most points there can be."""
    player = s.seats[seat]
    return [*graded_lines(player).values(), fenced_stables(player)].count(4)


def braggart(s: AgricolaState, seat: int, memory: int) -> int:
    """Braggart: by the improvements in front of its owner."""
    n = s.seats[seat].tableau.improvements
    return highest_step(n, (5, 1), (6, 3), (7, 5), (8, 7), (9, 9))


def rake(s: AgricolaState, seat: int, memory: int) -> int:
    """Rake: five fields, or six for whoever has help in working them."""
    helped = any(has_card(s, seat, id) for id in WORKS_THE_GROUND)
    return 2 if s.seats[seat].fields.bit_count() >= (6 if helped else 5) else 0


def horse(s: AgricolaState, seat: int, memory: int) -> int:
    """Horse: a type of animals is missing."""
    return 2 if 0 in herd(s.seats[seat])[:3] else 0


def later_occupations(s: AgricolaState, seat: int, memory: int) -> int:
    """Tutor: the occupations played after it."""
    cards = s.seats[seat].tableau.cards
    place = [card.id for card in cards].index("E174")
    return occupations_from(cards[place + 1 :])


# Everybody


def road(id: str) -> Scores:
    """Two points if no better road is in play."""
    better = ROADS[ROADS.index(id) + 1 :]

    def points(s: AgricolaState, seat: int, memory: int) -> int:
        for other in range(s.count):
            for road in better:
                if has_card(s, other, road):
                    return 0
        return 2

    return Scores(points)


def estate_manager(s: AgricolaState, seat: int, memory: int) -> int:
    """Estate Manager: nobody has more animals of any type; the more points, the more seats."""
    herds = [herd(player) for player in s.seats]
    for kind in TYPES:
        if max([counts[kind] for counts in herds]) > herds[seat][kind]:
            return 0
    return s.count - 1


def three_for_the_most(numbers: list[int]) -> list[int]:
    """Three points for everybody with the highest number."""
    most = max(numbers)
    return [3 if n == most else 0 for n in numbers]


def most_occupations(s: AgricolaState) -> list[int]:
    """Reeve."""
    return three_for_the_most([all_occupations(player) for player in s.seats])


def most_improvements(s: AgricolaState) -> list[int]:
    """Village Elder."""
    return three_for_the_most([player.tableau.improvements for player in s.seats])


def most_rooms(s: AgricolaState) -> list[int]:
    """House Steward."""
    return three_for_the_most([player.ground.rooms for player in s.seats])


def without_losses(s: AgricolaState) -> list[int]:
    """Constable: five points for everybody who loses none."""
    return [0 if loses_points(s, seat) else 5 for seat in range(s.count)]


def with_five_people(s: AgricolaState, seat: int) -> int:
    """Church Warden: the seats with at least five people on spaces, as a mask."""
    return sum([1 << other for other in range(s.count) if people_out(s, other) >= 5])


def church_warden(s: AgricolaState) -> list[int]:
    """Church Warden: three points for everybody who had five people out in the last round."""
    found = [0] * s.count
    for seat, player in enumerate(s.seats):
        if has_card(s, seat, "I227"):
            mask = player.recall(s.rules.collection.numbers["I227"])
            found = [3 if mask >> other & 1 else 0 for other in range(s.count)]
    return found


def two_food_a_round(s: AgricolaState, seat: int) -> Goods:
    """Ranch: 2 food for every round that has not begun."""
    return food(2 * rounds_left(s))


CARDS: Final[list[Card]] = [
    minor(
        "E21",
        "Half-timbered House",
        Scores(half_timbered),
        cost=wood(1) + clay(1) + reed(1) + stone(2),
    ),
    minor("E23", "Manger", Scores(manger), cost=wood(2)),
    minor("E28", "Clogs", Scores(lambda s, seat, memory: s.seats[seat].house), cost=wood(1)),
    minor(
        "E44",
        "Outhouse",
        cost=wood(1) + clay(1),
        need=other_short_of_occupations((2, 2, 2, 2, 2)),
        points=2,
    ),
    occupation("E153", "Mendicant", Says(FORGIVEN, 2)),
    occupation("E165", "Yeoman Farmer", Says(SPARED), players=3),
    occupation("E170", "Estate Manager", Scores(estate_manager), players=3),
    occupation("E174", "Tutor", Scores(later_occupations)),
    occupation("E177", "Wooden Hut Builder", Scores(wooden_rooms), players=3),
    occupation("E189", "Lord of the Manor", Scores(best_lines)),
    occupation("E197", "Braggart", Scores(braggart), players=3),
    occupation("E217", "Reeve", ScoresForAll(most_occupations), players=3, play=title_wood()),
    minor("I76", "Rake", Scores(rake), cost=wood(1)),
    minor("I83", "Wooden Path", road("I83"), cost=wood(1)),
    minor("I89", "Clay Path", road("I89"), cost=clay(3), points=1),
    minor("I94", "Paved Road", road("I94"), cost=stone(5), points=2),
    occupation(
        "I221", "Village Elder", ScoresForAll(most_improvements), players=3, play=title_wood()
    ),
    occupation(
        "I227",
        "Church Warden",
        When(GOING_HOME, ANY, details=frozenset([ROUNDS])).do(Note(with_five_people)),
        ScoresForAll(church_warden),
        play=title_wood(),
    ),
    occupation("I236", "Hide Farmer", Says(PAYS_FOR_UNUSED), players=3, bonus=True),
    minor("K123", "Wooden Strongbox", Scores(strongbox), cost=wood(1)),
    minor("K135", "Horse", Scores(horse)),
    minor(
        "K144",
        "Mansion",
        Scores(lambda s, seat, memory: per_stone_room(s, seat, 2)),
        cost=wood(3) + clay(3) + reed(2) + stone(3),
    ),
    occupation(
        "K274",
        "Organic Farmer",
        Allows(LetGo(), (SCORING,), direct=True),
        Scores(pastures_with_room),
    ),
    occupation("K276", "Constable", ScoresForAll(without_losses), players=3, play=title_wood()),
    occupation("K282", "House Steward", ScoresForAll(most_rooms), players=3, play=title_wood()),
    minor(
        "Z316",
        "Bust",
        cost=stone(1),
        need=other_short_of_occupations((0, 4, 3, 2, 2)),
        points=2,
    ),
    minor(
        "Z317",
        "Family Portrait",
        cost_per_person=food(2),
        passing=True,
        bonus=True,
        play=NotePoints(4),
    ),
    minor(
        "Z321",
        "Ranch",
        scores_noted(),
        holds("points"),
        need=ALL_USED,
        play=Seq(Note(lambda s, seat: rounds_left(s)), GainOf(two_food_a_round)),
    ),
]
