"""The shapes of a table of Agricola: its view and its position; nothing here but types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...kernel.shapes import Goods, View

Id = Literal["agricola-classic", "agricola-revised"]
House = Literal["wood", "clay", "stone"]
How = Literal["cook", "eat", "trade"]


class OnSpace(TypedDict, total=False):
    """Goods and people on a space, as far as there are any."""

    goods: Goods
    beside: int
    """How many of the goods that the space gathers go to whoever uses it in any way."""
    people: list[int]
    """The seats whose people stand there, one entry for each of them."""
    newborn: list[int]


class RoundCard(TypedDict):
    """A round card that is still to come."""

    id: str
    title: str
    stage: int


class ByCards(TypedDict, total=False):
    """What cards make of a space."""

    owner: int
    """The seat in front of which it lies, if it is a card."""
    marked: list[int]
    """The seats of which a fence lies there."""
    early: list[int]
    """The only seats that may use it before its round comes."""


class Space(OnSpace, RoundCard, ByCards):
    """A space that can be used; one of stage 0 is printed on the board."""

    gathers: Goods
    tile: bool
    """Whether it lies on the tile of which only one space is used."""


class Scheduled(TypedDict):
    """What lies on the space of a round to come, for whom, and from which card.

    A view does not name one that travels.
    """

    round: int
    seat: int
    goods: Goods
    card: str


class Housing(TypedDict):
    """A place for animals, with those that stand there; a card has no cells."""

    kind: Literal["pasture", "card", "house", "stable"]
    cells: list[str]
    capacity: int
    animals: Goods
    card: NotRequired[str]


class Exchange(TypedDict):
    """The food that a good turns into, and how."""

    food: int
    how: How


class HandSize(TypedDict):
    """How many cards a seat holds."""

    occupations: int
    minors: int


class FarmData(TypedDict):
    """A family and its farm."""

    goods: Goods
    animals: Goods
    house: House
    rooms: list[str]
    fields: dict[str, Goods]
    pastures: list[list[str]]
    fences: NotRequired[list[str]]
    """Fences that enclose nothing yet."""
    pieces: NotRequired[int]
    """The partner's fences on the farm, less its own ones on the partner's."""
    stables: list[str]
    people: int
    newborn: int
    placed: int
    begging: int
    cards: list[str]


class HandView(TypedDict, total=False):
    """What is seen of a hand, in a game with hand cards."""

    hand_size: HandSize
    on_cards: dict[str, Goods]
    """What lies on its played cards."""
    hand: list[str]
    """The cards that it holds; only its own player sees them."""
    pack: list[str]
    """The cards that it picks from; only its own player sees them."""


class OnFarm(TypedDict, total=False):
    """What cards bring to a farm."""

    guests: int
    """How many of those who work in this round are guests."""
    second: dict[str, int]
    """The grain of second stacks on fields."""
    posts: list[str]
    """The cells on which a fence stands for itself."""


class SeatView(FarmData, HandView, OnFarm):
    """A seat with what players work out from its farm."""

    to_place: int
    fences_left: int
    stables_left: int
    food_needed: int
    food: int
    exchanges: dict[str, Exchange]
    housing: list[Housing]


class Team(TypedDict):
    """How two partners have done together."""

    seats: list[int]
    total: int
    lines: NotRequired[dict[str, int]]


class AgricolaView(View):
    """A table of either edition."""

    game: Id
    harvests: list[int]
    next_harvest: int
    spaces: list[Space]
    to_come: list[RoundCard]
    majors: list[str]
    open_cards: list[str]
    """Hand cards that lie open for everybody."""
    scheduled: list[Scheduled]
    seats: list[SeatView]
    teams: NotRequired[list[Team]]
    """The result of both teams, once the game is over."""


class HandData(TypedDict, total=False):
    """A hand, and what cards remember, in a game with hand cards."""

    hand: list[str]
    pack: list[str]
    seen: dict[str, int]
    memory: Goods
    gained: int
    last: str
    picked: bool
    guests: int
    noted: int


class SeatPosition(FarmData, HandData):
    """A seat of a position."""


class Piles(TypedDict):
    """Where hand cards are that nobody holds."""

    occupations: list[str]
    minors: list[str]
    open: list[str]


class AgricolaPosition(TypedDict):
    """The whole state but for stack and generator."""

    round: int
    starting_player: int
    round_cards: list[str]
    spaces: dict[str, OnSpace]
    scheduled: list[Scheduled]
    seats: list[SeatPosition]
    piles: NotRequired[Piles]
