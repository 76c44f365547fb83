"""The family: children at other times, without a room, two at once, at work at once."""

from __future__ import annotations

from typing import Final

from .....farm.goods import food, wood
from .....kernel.flow import IfPossible, OnlyIf, Then
from .....kernel.sequence import Seq
from .....kernel.tableau import OWN, Allows, Listener
from ...abilities.people import SpareBed
from ...adoption import GrowUp
from ...card import Card
from ...events import BORN, GREW, ROOMS
from ...rules import WISHES
from ...state import AgricolaState, Seat
from ...steps.crops import GrowTaller
from ...steps.house import FamilyGrowth
from ...steps.payment import Pay
from ...steps.schedule import Note
from ...steps.tableaux import ByName
from ...vocabulary import PEOPLE
from ..words import Flow, When, space_number, using
from .words import AT_ANY_TIME, COMBINED, COMBINED_FROM, minor, occupation


def nursed(n: int) -> Flow:
    """Wet Nurse: up to so many children for 1 food each."""
    child: Flow = Seq(Pay(food(1)), FamilyGrowth(by_card=True))
    return child if n == 1 else Then(child, ByName(nursed(n - 1)))


def wet_nurse() -> Listener[AgricolaState]:
    """Wet Nurse: children after building rooms, as many as rooms."""
    flows = [nursed(n) for n in range(1, PEOPLE - 1)]

    def hear(s: AgricolaState, owner: int, rooms: int) -> Flow | None:
        return flows[min(rooms // 3, len(flows) - 1)]

    return Listener(ROOMS, hear, OWN, True, tuple(flows))


def farm_steward() -> Card:
    """Farm Steward: the first family growth out of the hut needs no room."""
    used = Note(lambda s, seat: 1)

    def unused(player: Seat) -> bool:
        return player.house > 0 and not player.recall(used.card)

    grown = When(GREW).only(lambda s, owner, people: unused(s.seats[owner]))
    return occupation("I233", "Farm Steward", SpareBed(unused), grown.do(used))


def has_grown(s: AgricolaState, seat: int) -> bool:
    """Clapper: somebody stands on a space for family growth that can be used as such."""
    for space in (*WISHES, COMBINED):
        index = s.rules.space_of[space_number(space)]
        open = space in WISHES or s.round >= COMBINED_FROM
        if index >= 0 and open and 2 * seat in s.occupants[index]:
            return True
    return False


CARDS: Final[list[Card]] = [
    minor(
        "K127",
        "Clapper",
        using(*WISHES).do(GrowTaller()),
        using(COMBINED).only(lambda s, owner, space: s.round >= COMBINED_FROM).do(GrowTaller()),
        cost=wood(1),
        play=OnlyIf(has_grown, GrowTaller()),
    ),
    farm_steward(),
    occupation("K267", "Adoptive Parents", When(BORN).may(Seq(Pay(food(1)), GrowUp()))),
    occupation("K270", "Wet Nurse", wet_nurse()),
    occupation(
        "K291",
        "Lover",
        players=3,
        cost=food(4),
        play=IfPossible(FamilyGrowth(needs_room=False, by_card=True)),
    ),
    occupation(
        "Z325",
        "Village Beauty",
        Allows(Seq(Pay(food(3)), FamilyGrowth(by_card=True)), AT_ANY_TIME),
    ),
    occupation(
        "Z336",
        "Mother of Twins",
        When(GREW).may(Seq(Pay(food(3)), FamilyGrowth(needs_room=False, by_card=True, twin=True))),
    ),
]
