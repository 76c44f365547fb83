"""A village in numbers, as a player counts it from the position."""

from __future__ import annotations

from typing import Final, final

from ...games.hallertau.cards.catalogue import CARDS
from ...games.hallertau.shapes import SeatPosition
from ...games.hallertau.spaces import ROWS
from ...games.hallertau.vocabulary import (
    CRAFTS,
    CROPS,
    GOOD_OF,
    GOODS,
    INCOME,
    PHASES,
    ROUNDS,
    SINGLE,
    SPACES,
    SPOTS,
)
from ...kernel.table import Table
from .weights import Weights

CROP_NUMBER: Final = {crop: number for number, crop in enumerate(CROPS)}
CARD_OF: Final = {card.id: card for card in CARDS}
FULL: Final = 0
"""The cost of a space that cannot be used."""


@final
class Village:
    """One seat with what it needs to know of the board.

    `empty` are the rows of empty fields, `sown` goods, rows and times; `slots` sowings and `wild`
    grain that are still to be decided on; `rows` the workers a space takes next, or 0; `drawn`
    what cards are worth.
    """

    __slots__ = (
        "boulders",
        "centre",
        "crafts",
        "drawn",
        "empty",
        "exhausted",
        "goods",
        "jewels",
        "phase",
        "round",
        "rows",
        "sheep",
        "slots",
        "sown",
        "tools",
        "wild",
        "workers",
    )

    goods: list[int]
    empty: list[int]
    sown: list[tuple[int, int, int]]
    sheep: list[int]
    tools: int
    exhausted: int
    jewels: int
    workers: int
    crafts: tuple[int, ...]
    boulders: tuple[int, ...]
    centre: int
    rows: list[int]
    slots: int
    wild: int
    round: int
    phase: int
    drawn: float

    def copy(self) -> Village:
        """An independent copy."""
        twin = Village()
        twin.goods = self.goods[:]
        twin.empty = self.empty[:]
        twin.sown = self.sown
        twin.sheep = self.sheep[:]
        twin.tools = self.tools
        twin.exhausted = self.exhausted
        twin.jewels = self.jewels
        twin.workers = self.workers
        twin.crafts = self.crafts
        twin.boulders = self.boulders
        twin.centre = self.centre
        twin.rows = self.rows[:]
        twin.slots = self.slots
        twin.wild = self.wild
        twin.round = self.round
        twin.phase = self.phase
        twin.drawn = self.drawn
        return twin

    @property
    def fields(self) -> int:
        """All fields."""
        return len(self.empty) + len(self.sown)


def village_of(table: Table, seat: int, w: Weights) -> Village:
    """A seat's village."""
    view = table.position()
    own: SeatPosition = view["seats"][seat]
    v = Village()
    v.goods = [own["goods"].get(good, 0) for good in GOODS]
    v.sheep = [0, *[own["sheep"].get(spot, 0) for spot in SPOTS]]
    v.tools, v.jewels, v.workers = own["tools"], own["jewels"], own["workers"]
    v.exhausted = own.get("exhausted", 0)
    v.crafts = tuple([own["crafts"][craft] for craft in CRAFTS])
    v.boulders = tuple([place for craft in CRAFTS for place in own["boulders"][craft]])
    v.centre = own["centre"]
    v.empty, v.sown = [], []
    for field in own["fields"]:
        read_field(v, field)
    v.round, v.phase = view["round"], PHASES.index(view["phase"])
    v.slots = v.wild = 0
    with_cards = view["options"]["cards"] == "full"
    v.drawn = cards_worth(own, v, w) if with_cards else 0.0
    v.rows = next_rows(view["spaces"], with_cards)
    return v


def cards_worth(own: SeatPosition, v: Village, w: Weights) -> float:
    """Points of cards in play, and what these and the cards in hand may still bring."""
    left = ROUNDS - v.round + (1 if v.phase <= INCOME else 0)
    worth = 0.0
    for id in own["played"]:
        card = CARD_OF[id]
        worth += card.points + (w.income * left if card.income else 0.0)
    time = left / ROUNDS
    each = (w.gateway, w.farmyard, w.bonus, w.point)
    return worth + w.held * time * sum([each[CARD_OF[id].kind] for id in own["hand"]])


def read_field(v: Village, field: str) -> None:
    """Add a field by its name."""
    name, _, row = field.partition("-")
    crop = CROP_NUMBER[name]
    if crop:
        v.sown.append((GOOD_OF[crop], int(row), 2 if crop >= SINGLE else 1))
    else:
        v.empty.append(int(row))


def next_rows(spaces: dict[str, list[int]], with_cards: bool) -> list[int]:
    """How many workers each space takes next."""
    found = []
    for number, space in enumerate(SPACES):
        rows = spaces.get(space, ())
        taken = len([n for n in rows if n])
        most = 2 if ROWS[number] == 3 else 3
        closed = most == 2 and not with_cards
        found.append(FULL if closed or taken >= most else taken + 1)
    return found
