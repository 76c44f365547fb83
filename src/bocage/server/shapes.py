"""The shapes of what a client is told over the WebSocket; nothing here but types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ..games.shapes import View
from ..kernel.game import Points
from ..kernel.shapes import EntryKind, Goods
from ..lessons.lesson import About

SeatKind = Literal["here", "link", "bot"]
Ending = Literal["agreed", "host"]
"""How a game was ended before its end: all people agreed, or whoever runs the server did it."""
"""How a game was ended before its end."""
PaceKind = Literal["live", "daily"]
TimeIsUp = Literal["bot", "lose"]
"""What happens to a seat whose time is up: a bot plays until its person returns, or it loses."""
Talking = Literal["all", "remarks", "off"]
"""What people may say at a table: anything, remarks only, or nothing."""
Value: TypeAlias = "int | float | str | bool | Goods | Message | list[Message] | list[int]"


class Message(TypedDict):
    """A text in no language yet."""

    id: str
    values: dict[str, Value]
    game: NotRequired[str]
    """The game whose words it is told in, where it has its own."""


class Entry(Message):
    """A line of the log; seat -1 is the game itself."""

    i: int
    round: int
    seat: int
    opens: bool
    """Whether its round begins with it."""
    kind: EntryKind
    """What it is about, as a short name that stays the same whatever the words are."""


class Action(TypedDict):
    """One thing that can be chosen."""

    text: str
    verb: str
    kind: str
    argument: str
    message: Message


class Decision(TypedDict):
    """What a seat is asked."""

    seat: int
    kind: str
    """What is asked, as a short name that stays the same whatever the words are."""
    prompt: Message
    actions: list[Action]


class Score(TypedDict):
    """A seat's points, by category and in all."""

    total: Points
    lines: dict[str, Points]


class Chair(TypedDict):
    """Who sits in a seat."""

    name: str
    kind: SeatKind
    bot: str | None
    joined: bool
    stand_in: str | None
    """The bot that plays for whoever has the seat."""
    resigned: bool


class SeatInfo(Chair):
    """Who sits in a seat, and whether they are there."""

    online: bool
    away: float | None
    """Since when nobody is there, in seconds since 1970."""
    confirm: bool
    """Whether the seat confirms its turns."""


class Can(TypedDict):
    """What somebody can do with the turn."""

    undo: bool
    reset: bool
    confirm: bool


class Tail(TypedDict):
    """What the deciding seat has done in its turn so far."""

    seat: int
    actions: list[str]
    ready: bool
    held: str | None
    message: Message | None
    """What the turn was about: its first action."""
    messages: list[Message]
    """All its actions in words."""
    ahead: View | None
    """What the seat would see before chance or others decide what a held action brings."""
    warning: Message | None
    """What the seat loses by it without being asked."""


class GuideStep(TypedDict):
    """Something that the guide of a lesson says."""

    id: str
    about: About
    title: Message
    message: Message
    points: list[str]
    """The places that it speaks of, as `space:forest`."""


class Guide(TypedDict):
    """What the guide of a lesson says."""

    minutes: int
    """How long the lesson takes, about."""
    words: str
    """Whose words it speaks: its messages begin with `lesson-<words>-`."""
    steps: list[GuideStep]
    """All that was due so far, in order."""
    now: str
    """The id of the step with which the newest ones begin."""
    suggestion: GuideStep | None
    """What the learner might do now."""


class Face(TypedDict):
    """The game as a seat sees it."""

    view: View
    deciding: list[int]
    asked: Message | None
    """What is asked of the seat that decides."""
    decision: Decision | None
    tail: Tail | None
    log: list[Entry]
    scores: list[Score]
    over: bool
    winners: list[int]
    diverged: bool
    guide: Guide | None
    """What the guide says to whoever learns at this table; null everywhere else."""


Viewpoint = TypedDict("Viewpoint", {"as": int | None})
"""The seat whose view it is."""


class Leg(TypedDict):
    """The game of a campaign that a table is."""

    id: str
    kind: str
    number: int
    goal: int | None
    """The points to reach in it, if it is played for that."""
    over: bool
    """Whether the campaign was over with it."""
    next: str | None
    """The table at which the campaign has gone on."""


class Again(TypedDict):
    """Another game after this one: at which table, and the seats that have gone there."""

    table: str
    seats: list[int]


class Pace(TypedDict):
    """How much time seats have: `live` for the whole game, `daily` for each turn."""

    kind: PaceKind
    bank: int
    """Seconds for the game, or for each turn."""
    increment: int
    """Further seconds for each turn of a live game."""
    end: TimeIsUp
    bot: str
    """The bot that plays then."""


class Clocks(TypedDict):
    """What is left to each seat, in seconds, and the seats whose clocks run."""

    left: list[float]
    running: list[int]


class TableState(Face, Viewpoint):
    """A table as somebody is told of it."""

    type: Literal["state"]
    table: str
    game: str
    revision: int
    moves: int
    you: list[int]
    seats: list[SeatInfo]
    can: Can
    campaign: Leg | None
    hints: bool
    """Whether seats may ask for advice."""
    join: bool
    """Whether anybody may take a free seat."""
    patience: int
    """Seconds after which a bot may be called in for somebody who is away."""
    ending: list[int]
    """The seats that want to end the game now."""
    ended: Ending | None
    """How the game was ended before its end."""
    again: Again | None
    words: Talking
    """What people may say here."""
    pace: Pace | None
    clocks: Clocks | None
    """The clocks as they stand when this is sent."""
    now: float
    """The server's time when this is sent, in seconds since 1970."""
    log_from: int
    """The client's entries from here on are replaced."""


class Word(TypedDict):
    """Something that was said at a table: a text as it was typed, or a remark by its id."""

    n: int
    """Numbers go up with what is said."""
    seat: int
    name: str
    """What the seat was called then."""
    text: str | None
    remark: str | None
    at: float


class Words(TypedDict):
    """What was said at a table, as far as it is new to the client."""

    type: Literal["words"]
    words: list[Word]


class Answer(TypedDict):
    """Why an action cannot be taken, or what it would bring."""

    action: str
    reason: Message | None
    kind: str
    """What the reason is, as a short name that stays the same whatever the words are."""
    reference: str
    entries: list[Entry]
    warning: Message | None
    """What the seat would lose by it without being asked."""


class Problem(TypedDict):
    """What was refused, and why."""

    code: str
    message: Message
    reference: NotRequired[str]
