"""The shapes of a table of Hallertau: its view and its position; nothing here but types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...kernel.shapes import Goods, View

Phase = Literal[
    "remove",
    "workers",
    "income",
    "actions",
    "new-card",
    "fallow",
    "harvest",
    "milking",
    "progress",
    "boulders",
    "last-chance",
    "end",
]
CraftName = Literal["carpentry", "brewery", "icehouse", "bakery", "manufacturer"]


class Space(TypedDict):
    """A space of the board."""

    id: str
    section: int
    """Its section, 1 to 4."""
    rows: list[int]
    """The workers in each row, the lowest first; corner spaces have two rows."""
    cost: int | None
    """The workers that it takes now; null if it is full or closed."""
    closed: bool


class Field(TypedDict):
    """A field on the field board."""

    row: int
    crop: str | None
    """What is sown, or nothing."""
    double: bool
    """Whether two of it are sown."""


class Craft(TypedDict):
    """A craft in its row of the community centre."""

    id: CraftName
    position: int
    boulders: list[int]
    steps: int
    """How often it has advanced in this phase."""


class SeatView(TypedDict):
    """A village as it is seen."""

    goods: Goods
    tools: int
    exhausted: int
    jewels: int
    sheep: Goods
    """Sheep by the farmyard card on which they stand, or `stables`."""
    farmyard_cards: list[int]
    """The rounds whose farmyard card still lies on the stable board."""
    fields: list[Field]
    workers: int
    window: int
    """The workers that a round brings."""
    centre: int
    """How often the community centre has moved."""
    points: int
    """The points of its community centre."""
    crafts: list[Craft]
    hand: list[str] | None
    """The cards it holds; only its own player sees them."""
    hand_size: Goods
    played: list[str]
    """The cards in front of it, in order of play."""
    income: list[str]
    quiet: NotRequired[list[str]]
    """What it is not asked again; only its own player is told."""


class Price(TypedDict):
    """What the next advance of a craft costs."""

    craft: CraftName
    tools: int | None
    """The tools for its boulders; null where the row ends."""
    jewel: bool
    """Whether a jewel can pay for it."""
    payments: list[Goods]
    """The goods that can pay for it now."""


class HallertauView(View):
    """A table of Hallertau."""

    game: Literal["hallertau"]
    phase: Phase
    turn: int | None
    spaces: list[Space]
    decks: Goods
    """The cards left to draw, by kind."""
    sections_left: int
    cleared: list[int]
    """The sections that this round has cleared."""
    discarded: list[str]
    seats: list[SeatView]
    prices: list[Price] | None
    """What advances cost the looking seat, while it advances crafts."""


class Used(TypedDict):
    """The space that was used last."""

    space: str
    seat: int
    finished: bool


class Just(TypedDict, total=False):
    """What has just happened at a seat, where something has."""

    tools_at_once: int
    exchanged: int
    last_jewel: bool
    fresh: list[str]
    fresh_played: bool
    butcher: bool
    income: list[str]
    quiet: list[str]
    passed: list[str]
    before: list[str]


class VillageData(TypedDict):
    """A village and what its seat has."""

    goods: Goods
    tools: int
    jewels: int
    sheep: Goods
    fields: list[str]
    workers: int
    crafts: Goods
    boulders: dict[str, list[int]]
    centre: int
    hand: list[str]
    played: list[str]
    exhausted: int
    steps: Goods
    harvested: Goods
    tools_gained: int


class SeatPosition(VillageData, Just):
    """One seat, complete."""


class HallertauPosition(TypedDict):
    """The whole state but for stack and generator."""

    round: int
    phase: Phase
    turn: int | None
    starting_player: int
    sections: list[str]
    cleared: list[int]
    removed: list[int]
    spaces: dict[str, list[int]]
    discarded: list[str]
    seats: list[SeatPosition]
    used: NotRequired[Used]
    sparing: NotRequired[list[int]]
