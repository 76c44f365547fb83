"""Cards that bring something at the start of a round or of its work."""

from __future__ import annotations

from typing import Final, final

from .....farm.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    NAMES,
    REED,
    SHEEP,
    STONE,
    WOOD,
    Goods,
    food,
    named,
    wood,
)
from .....kernel.flow import Deed
from .....kernel.sequence import Seq
from .....kernel.tableau import ANY
from ...abilities.playing import Remembers
from ...card import Card, Does
from ...events import WORK_START
from ...state import AgricolaState, Seat
from ...steps.goods import receive
from ...steps.schedule import GainOf, Note
from ...steps.supply import OF_CARD
from ...vocabulary import FARM
from ..words import AT_ROUND_START, When
from .words import occupation

STORED: Final = ((STONE, 5), (REED, 6), (CLAY, 7), (WOOD, 8))
"""Of how much the Storehouse Clerk brings one more."""
BAG: Final = {SHEEP: 4, BOAR: 3, CATTLE: 2}
"""The markers of the Veterinarian."""
BAG_BITS: Final = 3


def most_used(s: AgricolaState, owner: int, round: int) -> bool:
    """Rancher: more spaces of the farm are used than on any other."""
    used = [FARM.size - player.ground.unused.bit_count() for player in s.seats]
    return used.count(max(used)) == 1 and used[owner] == max(used)


def stored(s: AgricolaState, seat: int) -> Goods:
    """Storehouse Clerk: one more of each resource of which there is much."""
    goods = s.seats[seat].goods
    return tuple(sorted([(good, 1) for good, least in STORED if goods[good] >= least]))


def storehouse_clerk() -> Does:
    """Once in every round, after all else that comes at its start."""
    note = Note(lambda s, seat: s.round)
    waits = AT_ROUND_START.only(lambda s, owner, round: s.seats[owner].recall(note.card) < round)
    return waits.do_last(Seq(GainOf(stored), note))


def markers(memory: int) -> list[int]:
    """The animals in the bag, marker by marker."""
    mask = (1 << BAG_BITS) - 1
    return [
        animal for i, animal in enumerate(ANIMALS) for _ in range(memory >> BAG_BITS * i & mask)
    ]


def bag(markers: list[int]) -> int:
    """The markers as a card remembers them."""
    return sum([1 << BAG_BITS * ANIMALS.index(animal) for animal in markers])


@final
class DrawMarkers(Deed[AgricolaState]):
    """Two markers from the bag: of two alike one is gained, all others go back."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        left = markers(s.seats[seat].recall(self.card))
        drawn = [left.pop(s.draw(len(left))), left.pop(s.draw(len(left)))]
        if s.sink is not None:
            values = {"goods": {NAMES[animal]: drawn.count(animal) for animal in sorted(drawn)}}
            s.sink.note(seat, "log-draw-markers", values)
        if drawn[0] == drawn[1]:
            s.own(seat).remember(self.card, bag([*left, drawn[0]]))
            receive(s, seat, ((drawn[0], 1),), OF_CARD + self.card)


def in_bag(player: Seat, memory: int) -> dict[str, int]:
    """The markers in the bag by name."""
    left = markers(memory)
    return named(tuple([(animal, left.count(animal)) for animal in ANIMALS if animal in left]))


CARDS: Final[list[Card]] = [
    occupation("I340", "Rancher", AT_ROUND_START.only(most_used).gain(wood(1)), players=4),
    occupation("K287", "Storehouse Clerk", storehouse_clerk(), players=4),
    occupation(
        "K304",
        "Veterinarian",
        AT_ROUND_START.do(DrawMarkers()),
        Remembers(in_bag, bag([animal for animal, n in BAG.items() for _ in range(n)])),
        players=4,
    ),
    occupation(
        "K309",
        "Weaver",
        When(WORK_START, ANY)
        .only(lambda s, owner, round: s.seats[owner].goods[SHEEP] >= 2)
        .gain(food(1)),
        players=4,
    ),
]
