"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ..kernel.game import Points
from ..kernel.shapes import EntryKind
from .lines import clean_line
from .shapes import Ending, PaceKind, Talking, TimeIsUp

NAME_LENGTH = 40
SECRET_LENGTH = 100


def clean_name(name: str) -> str:
    """A name without spaces around it; refused if it is empty, long, or not one plain line."""
    return clean_line(name, NAME_LENGTH)


Name = Annotated[str, AfterValidator(clean_name)]
Secret = Annotated[str, Field(min_length=1, max_length=SECRET_LENGTH)]
PublicId = Annotated[str, Field(min_length=1, max_length=32)]
Kind = Literal["here", "link", "bot"]
Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}$")]


class Asked(BaseModel):
    """What a client sends: exactly the known fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewChair(Asked):
    """A seat of a new table."""

    kind: Kind
    name: Annotated[str, AfterValidator(lambda name: clean_name(name) if name else "")] = ""
    bot: Annotated[str, Field(max_length=32)] | None = None


class NewPace(Asked):
    """How much time seats have: `live` for the whole game, `daily` for each turn."""

    kind: PaceKind
    bank: Annotated[int, Field(ge=1, le=30 * 86400)]
    """Seconds for the game, or for each turn."""
    increment: Annotated[int, Field(ge=0, le=86400)] = 0
    """Further seconds for each turn of a live game."""
    end: TimeIsUp = "bot"
    bot: Annotated[str, Field(max_length=32)] = "fair"


class NewTable(Asked):
    """A table to be made."""

    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[str, bool | int | str], Field(max_length=32)] = {}
    open: bool = True
    hints: bool | None = None
    """Whether seats may ask for advice; null leaves it to who sits there."""
    seats: Annotated[list[NewChair], Field(min_length=1, max_length=16)]
    own: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=100)] = []
    campaign: Annotated[str, Field(max_length=32)] | None = None
    lesson: bool = False
    """Whether it is a guided first game, with the seats, options and cards of the game's lesson."""
    listed: bool | None = None
    """Whether the lobby shows it to spectators; null leaves it to how many people play."""
    join: bool = False
    """Whether anybody may take a free seat."""
    language: Language | None = None
    patience: Annotated[int, Field(ge=0, le=30 * 86400)] | None = None
    """Seconds after which a bot may be called in for somebody who is away; null is as usual."""
    pace: NewPace | None = None
    words: Talking = "all"
    """What people may say at the table."""
    counts: bool = False
    """Whether its results are kept for whoever keeps who they are."""
    maker: Secret | None = None


class Again(Asked):
    """Another table of the same kind to be made."""

    maker: Secret | None = None


class PlayOn(Asked):
    """A moment of a finished game from which to play on: in whose place, against which bots."""

    n: Annotated[int, Field(ge=0, lt=2**31)]
    seat: Annotated[int, Field(ge=0, lt=64)]
    bot: Annotated[str, Field(max_length=32)]
    maker: Secret | None = None


class Costly(Asked):
    """The seat whose decisions are to be looked at."""

    seat: Annotated[int, Field(ge=0, lt=64)]


class Tokens(Asked):
    """The tokens that a client has kept."""

    tokens: Annotated[list[Secret], Field(max_length=500)]


class Claim(Asked):
    """An invitation, the name of whoever takes the seat, and the secret that is to be its token."""

    invitation: Secret
    name: Name
    token: Secret | None = None


class Join(Asked):
    """The name of whoever takes a free seat, and the secret that is to be its token."""

    name: Name
    token: Secret | None = None


class Invite(Asked):
    """The secret that is to be a seat's new invitation."""

    invitation: Secret | None = None


class Keep(Asked):
    """The card that a seat keeps after the game at a table."""

    table: PublicId
    card: Annotated[str, Field(max_length=100)]


class GoOn(Asked):
    """The table whose game is over."""

    table: PublicId


class MessageBody(BaseModel):
    """A text in no language yet."""

    id: str
    values: dict[str, Any]
    game: str = ""


class Problem(BaseModel):
    """What was refused, and why."""

    code: str
    message: MessageBody


class Health(BaseModel):
    """The server is well."""

    ok: bool
    version: str


class Needed(BaseModel):
    """The value that another option must have."""

    option: str
    value: bool | int | str


class OptionBody(BaseModel):
    """An option of a game, and with what its values can be chosen."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    seats: list[int]
    seats_of: dict[str, list[int]]
    needs: Needed | None
    group: str
    """Options of a group are rules that few tables choose; the title is `options-<group>`."""


class PrintedItem(BaseModel):
    """An icon on a card, with its amount or one for each step."""

    icon: str
    amounts: list[int]
    how: str


class PrintedRow(BaseModel):
    """A line of icons on a card: when it can be played, what it takes, what it brings."""

    part: str
    items: list[PrintedItem]


class PrintedCard(BaseModel):
    """All that is printed on a card; its words only on an own one, by language."""

    id: str
    name: str
    kind: str
    deck: str
    category: str
    cost: dict[str, int]
    alternative: dict[str, int] | None
    per_person: bool
    points: int
    players: int
    need: MessageBody | None
    passing: bool
    bonus: bool
    capacity: int
    holds: list[str]
    printed: list[PrintedRow]
    strip: str
    returns: MessageBody | None
    words: dict[str, dict[str, str]] = {}


class PrintedSpace(BaseModel):
    """What a space of the board does, line by line in icons."""

    title: str
    seats: list[int]
    """The numbers of seats with which it is so."""
    lines: list[str]


class ScoringRow(BaseModel):
    """A row of a game's scoring table: what so many of what it counts are worth."""

    line: str
    """The line of the score that it adds to."""
    way: str
    """The condition or material, if a line has several rows."""
    steps: list[list[int]]
    """The smallest numbers of each step, with its points."""
    least: int
    """The points for having any at all."""
    points: int
    """What each full `per` beyond the last step adds, or of all if there are no steps."""
    per: int
    printed: bool
    """Whether the points stand on tiles or cards."""


class ImpossibleBody(BaseModel):
    """Choices that do not go together with some numbers of seats."""

    reason: MessageBody
    seats: list[int]
    choices: dict[str, list[bool | int | str]]
    """Options with some of their values, or `campaign` with kinds of campaigns."""


class GameBody(BaseModel):
    """A game of the catalogue."""

    id: str
    seats: list[int]
    options: list[OptionBody]
    bots: list[str]
    own: list[str]
    """The files of own cards that it can be played with."""
    campaigns: dict[str, list[int]]
    """The kinds of campaigns in which it is played, each with its numbers of seats."""
    impossible: list[ImpossibleBody]
    """What cannot be chosen together, beside what every option tells of itself."""
    lesson: int | None
    """How many minutes its guided first game takes, about; null where there is none."""


class ChairBody(BaseModel):
    """Who sits in a seat."""

    name: str
    kind: Kind
    bot: str | None
    joined: bool
    stand_in: str | None
    resigned: bool


class LegBody(BaseModel):
    """The game of a campaign that a table is."""

    id: str
    kind: str
    number: int
    goal: int | None
    over: bool
    next: str | None


class Ready(BaseModel):
    """Whether the server can do its work: the database answers, and is as the program knows it."""

    ok: bool
    database: bool
    migrations: bool


class PaceBody(BaseModel):
    """How much time seats have."""

    kind: PaceKind
    bank: int
    increment: int
    end: TimeIsUp
    bot: str


class ClocksBody(BaseModel):
    """What is left to each seat, in seconds, and the seats whose clocks run."""

    left: list[float]
    running: list[int]


class Summary(BaseModel):
    """A table in short."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[ChairBody]
    round: int
    rounds: int
    moves: int
    deciding: list[int]
    over: bool
    ended: Ending | None
    """How the game was ended before its end."""
    winners: list[int]
    totals: list[Points]
    open: bool
    join: bool
    """Whether anybody may take a free seat: one that nobody has and that waits for nobody."""
    counts: bool
    """Whether its results are kept for whoever keeps who they are."""
    language: str | None
    """The language of whoever made it."""
    pace: PaceBody | None
    clocks: ClocksBody | None
    words: Talking
    """What people may say there."""
    brought: bool
    """Whether the game was brought in from elsewhere."""
    created: float
    changed: float
    campaign: LegBody | None


class MySummary(Summary):
    """A table in short, and the seats that are yours."""

    you: list[int]


class TableSecrets(BaseModel):
    """A new table's id, its maker's secret, and the secrets of its seats."""

    id: str
    maker: str
    tokens: dict[str, str]
    invitations: dict[str, str]


class Claimed(BaseModel):
    """A seat that is now yours."""

    seat: int
    token: str


class Invited(BaseModel):
    """A seat that is free, and its invitation."""

    seat: int
    invitation: str


class OutlineMove(BaseModel):
    """A move; its action is null while it is another seat's secret."""

    n: int
    seat: int
    action: str | None
    message: MessageBody | None
    round: int
    turn: int


class OutlineRound(BaseModel):
    """Where a round begins and how the scores stand then; the last entry is the end of the game."""

    round: int
    n: int
    totals: list[Points]


class Outline(BaseModel):
    """All committed moves."""

    moves: list[OutlineMove]
    rounds: list[OutlineRound]
    over: bool


class EntryBody(BaseModel):
    """A line of the log."""

    i: int
    round: int
    seat: int
    id: str
    values: dict[str, Any]
    game: str = ""
    opens: bool = False
    kind: EntryKind = "other"


class ScoreBody(BaseModel):
    """A seat's score."""

    total: Points
    lines: dict[str, Points]


class Asking(BaseModel):
    """Who is asked what."""

    seat: int
    kind: str
    prompt: MessageBody


class Moment(BaseModel):
    """The table after `n` moves; `action` comes next, `log` is what the last move brought."""

    n: int
    view: dict[str, Any]
    decision: Asking | None
    action: str | None
    log: list[EntryBody]
    scores: list[ScoreBody]
    over: bool
    winners: list[int]


class AdviceBody(BaseModel):
    """An action that a seat is advised to take, and what is expected of it."""

    action: str
    message: MessageBody
    points: float
    """The seat's points at the end."""
    lead: float
    """How far it will be ahead of its best rival; alone, its points."""
    line: list[MessageBody]
    """How its turn is likely to go on."""
    why: MessageBody | None
    """What speaks for it, in a sentence."""


class Advised(BaseModel):
    """What a seat is advised to do as the table stands, the best first."""

    revision: int
    seat: int
    advice: list[AdviceBody]


class CostlyBody(BaseModel):
    """A decision that cost points, as a bot estimates it, and what would have been better."""

    n: int
    """The moves before it: where the replay shows it."""
    round: int
    action: str
    message: MessageBody
    better: MessageBody
    points: float
    why: MessageBody | None
    """What speaks for the better action, in a sentence."""


class Reviewed(BaseModel):
    """What a seat's decisions have cost it, the worst first; null while that is worked out."""

    seat: int
    done: float
    """How much of the work is done, from 0 to 1."""
    decisions: list[CostlyBody] | None


class Coming(BaseModel):
    """How the next game of a campaign begins: its number and goal, further food, who starts."""

    number: int
    goal: int | None
    food: list[int]
    starts: int | None


class PlayedGame(Coming):
    """A finished game of a campaign; `points` are campaign points."""

    table: str
    scores: list[Points]
    reached: bool | None
    points: list[int] | None
    kept: list[str | None]
    """The card of each seat that stays from then on."""


class EndedGame(BaseModel):
    """A game of a campaign that is over, but not closed: seats choose what they keep."""

    scores: list[Points]
    reached: bool | None
    points: list[int] | None
    choices: list[list[str]]
    chosen: list[bool]
    """Whether a seat has nothing left to choose."""
    next: Coming | None


class CampaignBody(Coming):
    """A campaign; `number`, `goal`, `kept`, `food` and `starts` are those of its present game."""

    id: str
    game: str
    kind: str
    options: dict[str, bool | int | str]
    seats: list[ChairBody]
    table: str
    """Where it is played, or was last."""
    kept: list[list[str]]
    points: list[int] | None
    games: list[PlayedGame]
    ended: EndedGame | None
    over: bool
    winners: list[int]
    open: bool
    changed: float
