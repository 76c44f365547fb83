"""The best arrangement of animals for whoever scores pastures that are not full."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import BOAR, CATTLE, SHEEP
from ....kernel.flow import Choice
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, explain
from ..scoring import graded
from ..state import AgricolaState, Seat
from ..steps.animals import part_with
from ..vocabulary import RELEASE

FREE: Final = 3
"""The places that must stay free in a pasture that scores."""

Standing = tuple[int, int, int, int, int, int]
"""The fewest and the most animals of each type in the pastures looked at so far."""
Kept = tuple[int, int, int]


def pastures_with_room(s: AgricolaState, seat: int, memory: int) -> int:
    """Organic Farmer: pastures with an animal and room for three more, as many as possible."""
    player = s.seats[seat]
    animals = herd(player)
    found = 0
    for standing, points in standings(player, animals).items():
        homeless = sum([max(animals[kind] - standing[3 + kind], 0) for kind in range(3)])
        if homeless <= player.housing.single:
            found = max(found, points)
    return found


def herd(player: Seat) -> Kept:
    """All animals of a seat."""
    goods = player.goods
    return goods[SHEEP], goods[BOAR], goods[CATTLE]


def standings(player: Seat, animals: Kept) -> dict[Standing, int]:
    """The most pastures that score, by how many animals stand in pastures.

    Every pasture is given a type. One that scores holds at least 1 animal and at most its
    capacity less the places that stay free; any other one holds what it can.
    """
    best: dict[Standing, int] = {(0, 0, 0, 0, 0, 0): 0}
    for capacity in sorted([player.capacity(pasture) for pasture in player.layout.pastures]):
        after: dict[Standing, int] = {}
        for standing, points in best.items():
            for kind in range(3):
                note(after, more(standing, kind, 0, capacity), points)
                if capacity > FREE and standing[kind] < animals[kind]:
                    note(after, more(standing, kind, 1, capacity - FREE), points + 1)
        best = after
    return best


def best_kept(player: Seat) -> Kept:
    """The animals to keep for the most points in all, as many as possible."""
    animals, single = herd(player), player.housing.single
    best, kept = -100, animals
    for standing, points in standings(player, animals).items():
        for sheep in range(min(single, animals[0]) + 1):
            for boar in range(min(single - sheep, animals[1]) + 1):
                alone = (sheep, boar, single - sheep - boar)
                stay = [min(animals[k], standing[3 + k] + alone[k]) for k in range(3)]
                total = points + graded("sheep", stay[0]) + graded("boar", stay[1])
                total += graded("cattle", stay[2])
                if (total, sum(stay)) > (best, sum(kept) if best > -100 else -1):
                    best, kept = total, (stay[0], stay[1], stay[2])
    return kept


@final
class LetGo(Choice[AgricolaState]):
    """One animal less, where that brings more points."""

    asks: ClassVar[str] = "anytime"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.first(s, seat) else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code, {"card": "B098"})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-anytime", {"point": 3})

    def owns(self, action: int) -> bool:
        return RELEASE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        animals, kept = herd(player), best_kept(player)
        return [RELEASE.base + SHEEP + k for k in range(3) if kept[k] < animals[k]]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        part_with(s, seat, action)


def note(best: dict[Standing, int], standing: Standing, points: int) -> None:
    """Keep the most points that lead to the same numbers."""
    best[standing] = max(points, best.get(standing, 0))


def more(standing: Standing, kind: int, least: int, most: int) -> Standing:
    """The numbers with another pasture of a type."""
    numbers = list(standing)
    numbers[kind] += least
    numbers[3 + kind] += most
    return (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
