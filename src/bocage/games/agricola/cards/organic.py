"""The best arrangement of animals for whoever scores pastures that are not full."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import SHEEP
from ....kernel.flow import Choice
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, explain
from ..room import Place
from ..scoring import graded, herd, living
from ..state import AgricolaState, Seat
from ..steps.animals import part_with
from ..vocabulary import RELEASE

FREE_ROOM: Final = 3
"""The places that must stay free in a pasture that scores."""

Standing = tuple[int, int, int, int, int, int, int, int]
"""The fewest and the most animals of each type in the places looked at so far; then how many of any
type besides these, and the fewest of these."""
Option = tuple[int, Standing]
"""Points and animals of a way to use a place."""
Kept = tuple[int, int, int]


def pastures_with_room(s: AgricolaState, seat: int, memory: int) -> int:
    """Organic Farmer: pastures with an animal and room for three more, as many as possible."""
    player = s.seats[seat]
    counts = living(player)
    animals = (counts[0], counts[1], counts[2])
    found = 0
    for standing, points in standings(player, animals).items():
        if homeless(standing, animals) <= standing[6]:
            found = max(found, points)
    return found


def homeless(standing: Standing, animals: Kept) -> int:
    """The animals that need a place for any type."""
    return sum([max(animals[kind] - standing[3 + kind], 0) for kind in range(3)])


def standings(player: Seat, animals: Kept) -> dict[Standing, int]:
    """The most places that score, by how many animals stand where.

    One that scores holds at least 1 animal and no more than leaves enough places free; any other
    one holds what it can.
    """
    one_pasture = player.layout.book.habits.one_pasture
    best: dict[tuple[Standing, int], int] = {(NOBODY, 0): 0}
    for place in player.places():
        options = typed(place) if place.slots and not place.single else of_any_type(place)
        apart = one_pasture and place.kind == "pasture"
        if apart:
            options = [*options, (0, NOBODY)]
        after: dict[tuple[Standing, int], int] = {}
        for (standing, used), points in best.items():
            for more, added in options:
                types = types_in(added) if apart else 0
                both = together(standing, added, animals)
                if not types & used and enough(both, animals):
                    note(after, (both, used | types), points + more)
        best = after
    found: dict[Standing, int] = {}
    for (standing, _), points in best.items():
        found[standing] = max(points, found.get(standing, 0))
    return found


def types_in(standing: Standing) -> int:
    """The types, as a mask, for which a way to use a place has room."""
    return sum([1 << kind for kind in range(3) if standing[3 + kind]])


def enough(standing: Standing, animals: Kept) -> bool:
    """Whether there is an animal for every place that scores."""
    return (
        standing[0] <= animals[0]
        and standing[1] <= animals[1]
        and standing[2] <= animals[2]
        and standing[0] + standing[1] + standing[2] + standing[7] <= sum(animals)
    )


def typed(place: Place) -> list[Option]:
    """The ways to use a place for animals of one type, or for certain ones of each."""
    found: list[Option] = []
    for fill in place.slots[0].fills:
        kinds = [kind for kind in range(3) if fill[kind]]
        if not kinds:
            continue
        found.append((0, standing_of(fill[:3])))
        if place.kind in SCORING_KINDS:
            for kind in kinds:
                for left in leaving(fill[:3], 0):
                    if left[kind]:
                        found.append((1, standing_of(left[:3], kind)))
    return found or [(0, NOBODY)]


def of_any_type(place: Place) -> list[Option]:
    """The ways to use a place for animals of different types."""
    fills = place.slots[0].fills if place.slots else ((0, 0, 0, 0),)
    found: list[Option] = []
    for fill in fills:
        if place.slots and not any(fill[:3]):
            continue
        found.append((0, standing_of(fill[:3], any=place.single)))
        if place.kind not in SCORING_KINDS:
            continue
        for left in leaving(fill[:3], place.single):
            if left[3]:
                found.append((1, standing_of(left[:3], any=left[3], least=1)))
            for kind in range(3):
                if left[kind]:
                    found.append((1, standing_of(left[:3], kind, left[3])))
    return found


SCORING_KINDS: Final = ("pasture", "card")
NOBODY: Final[Standing] = (0, 0, 0, 0, 0, 0, 0, 0)


def leaving(fill: tuple[int, ...], any: int) -> list[tuple[int, int, int, int]]:
    """What can stand in a place, type by type and of any type, so that enough stays free."""
    most = (*fill, any)
    found: list[tuple[int, int, int, int]] = []
    for a in range(min(FREE_ROOM, most[0]) + 1):
        for b in range(min(FREE_ROOM - a, most[1]) + 1):
            for c in range(min(FREE_ROOM - a - b, most[2]) + 1):
                d = FREE_ROOM - a - b - c
                if d <= any:
                    found.append((most[0] - a, most[1] - b, most[2] - c, any - d))
    return found


def standing_of(fill: tuple[int, ...], kind: int = -1, any: int = 0, least: int = 0) -> Standing:
    """A place with at most these animals, at least one of a type or one of any."""
    low = [1 if k == kind else 0 for k in range(3)]
    return (low[0], low[1], low[2], fill[0], fill[1], fill[2], any, least)


def together(a: Standing, b: Standing, animals: Kept) -> Standing:
    """The animals of both; there is no need for more room than there are animals."""
    return (
        a[0] + b[0],
        a[1] + b[1],
        a[2] + b[2],
        min(a[3] + b[3], animals[0]),
        min(a[4] + b[4], animals[1]),
        min(a[5] + b[5], animals[2]),
        min(a[6] + b[6], sum(animals)),
        a[7] + b[7],
    )


def note(best: dict[tuple[Standing, int], int], key: tuple[Standing, int], points: int) -> None:
    """Keep the most points that lead to the same numbers."""
    best[key] = max(points, best.get(key, 0))


def best_kept(player: Seat) -> Kept:
    """The animals to keep for the most points in all, as many as possible."""
    counts, scored = player.counts(), herd(player)
    animals = (counts[0], counts[1], counts[2])
    besides = [scored[kind] - counts[kind] for kind in range(3)]
    best, kept = -100, animals
    for standing, points in standings(player, animals).items():
        single = standing[6]
        for sheep in range(min(single, animals[0]) + 1):
            for boar in range(min(single - sheep, animals[1]) + 1):
                alone = (sheep, boar, single - sheep - boar)
                stay = [min(animals[k], standing[3 + k] + alone[k]) for k in range(3)]
                total = points + graded("sheep", stay[0] + besides[0])
                total += graded("boar", stay[1] + besides[1])
                total += graded("cattle", stay[2] + besides[2])
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
        return explain(s.rules, code, {"card": s.rules.cards[self.card].name})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-anytime", {"point": 3})

    def owns(self, action: int) -> bool:
        return RELEASE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        animals, kept = player.counts(), best_kept(player)
        return [RELEASE.base + SHEEP + k for k in range(3) if kept[k] < animals[k]]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        part_with(s, seat, action)
