"""What a game offers to a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, final

from .actions import Action, ActionTable
from .encoding import Encoding, Row
from .errors import BadValue
from .messages import Message, Sink
from .options import Impossible, Option
from .own import Source
from .rng import Words
from .shapes import EntryKind, Goods, Locale, Options, V
from .state import State

Points = int | float
"""Whole points are ints; a half one makes a float."""


class Score:
    """A seat's score: points per category and their total."""

    __slots__ = ("lines",)

    def __init__(self, lines: Mapping[str, Points]) -> None:
        self.lines = lines

    @property
    def total(self) -> Points:
        """All points."""
        return sum(self.lines.values())

    def __repr__(self) -> str:
        return f"Score({self.total}, {self.lines})"


@final
class Legacy:
    """What a game of a campaign takes over: per seat cards that stay and further food.

    `starts` is the seat that starts, or None if it is drawn.
    """

    __slots__ = ("food", "kept", "starts")

    def __init__(self, kept: list[list[str]], food: list[int], starts: int | None) -> None:
        self.kept = kept
        self.food = food
        self.starts = starts


class Card:
    """A catalogue entry: what is printed on a card, building or improvement.

    `alternative` is a second cost to choose from, `returns` tells what is handed in for the card. A
    building may hold `capacity` animals of one type: of any, of the one it `holds`, or of each that
    it holds. `printed` are the rows of icons of a card that is data through and through, `strip`
    the icons of one that a few tell.
    """

    __slots__ = (
        "alternative",
        "bonus",
        "capacity",
        "category",
        "cost",
        "deck",
        "game",
        "holds",
        "id",
        "kind",
        "name",
        "need",
        "passing",
        "per_person",
        "players",
        "points",
        "printed",
        "returns",
        "strip",
    )

    def __init__(
        self,
        game: str,
        id: str,
        kind: str,
        deck: str,
        cost: Goods,
        points: int,
        name: str,
        category: str = "",
        players: int = 1,
        need: Message | None = None,
        passing: bool = False,
        bonus: bool = False,
        per_person: bool = False,
        alternative: Goods | None = None,
        capacity: int = 0,
        holds: tuple[str, ...] = (),
        printed: list[dict[str, Any]] | None = None,
        strip: str = "",
        returns: Message | None = None,
    ) -> None:
        self.game = game
        self.id = id
        self.kind = kind
        self.deck = deck
        self.cost = cost
        self.points = points
        self.name = name
        self.category = category
        self.players = players
        self.need = None if need is None else need.said_by(game)
        self.passing = passing
        self.bonus = bonus
        self.per_person = per_person
        self.alternative = alternative
        self.capacity = capacity
        self.holds = holds
        self.printed = printed or []
        self.strip = strip
        self.returns = None if returns is None else returns.said_by(game)

    def text(self, locale: Locale = "en") -> str:
        """What the card does."""
        from .text import text

        return text(Message(f"card-{self.name}.text", None, self.game), locale)

    def title(self, locale: Locale = "en") -> str:
        """The card's name."""
        from .text import text

        return text(Message(f"card-{self.name}"), locale)

    def prerequisite(self, locale: Locale = "en") -> str:
        """What it takes to play the card, or nothing."""
        from .text import text

        return "" if self.need is None else text(self.need, locale)

    def __repr__(self) -> str:
        return f"Card({self.id!r}, {self.kind!r})"


class Sign:
    """A space of the board with some numbers of seats: what it does, line by line in icons.

    Its words are the messages `space-<title>` and `space-<title>.help`. In a line words are icons,
    `{round}` is the round's number, and everything else stands as it is.
    """

    __slots__ = ("lines", "seats", "title")

    def __init__(self, title: str, seats: tuple[int, ...], lines: tuple[str, ...]) -> None:
        self.title = title
        self.seats = seats
        self.lines = lines

    def __repr__(self) -> str:
        return f"Sign({self.title!r}, {self.lines!r})"


@final
class ScoreRow:
    """A row of a game's scoring table: what so many of what it counts are worth.

    `steps` are the smallest numbers of each step with its points. For each full `per` of what lies
    beyond the last step, or of all without steps, come `points`; `least` is for having any at all.
    A row that is `printed` has its points on tiles or cards. `way` is the condition or material, if
    a line of the score has several rows.
    """

    __slots__ = ("least", "line", "per", "points", "printed", "steps", "way")

    def __init__(
        self,
        line: str,
        points: int = 0,
        per: int = 1,
        least: int = 0,
        steps: tuple[tuple[int, int], ...] = (),
        way: str = "",
        printed: bool = False,
    ) -> None:
        self.line = line
        self.points = points
        self.per = per
        self.least = least
        self.steps = steps
        self.way = way
        self.printed = printed

    def worth(self, n: int) -> int:
        """The points for so many."""
        reached = [step for step in self.steps if n >= step[0]]
        if reached and reached[-1] != self.steps[-1]:
            return reached[-1][1]
        start, points = reached[-1] if reached else (0, self.least if n else 0)
        return points + self.points * ((n - start) // self.per)

    def __repr__(self) -> str:
        return f"ScoreRow({self.line!r}, {self.way!r})"


UNTOLD: Final[Mapping[str, EntryKind]] = {}


class Game(Generic[V]):
    """One game: catalogue data, and everything about its states that a table needs."""

    id: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    actions: ActionTable
    kinds: Mapping[str, EntryKind] = UNTOLD

    @property
    def name(self) -> str:
        """The game's name in English; `bocage.text(Message(f"game-{id}"))` gives others."""
        from .text import text

        return text(Message(f"game-{self.id}"))

    def new(self, seats: int, options: Options, rng: Words, sink: Sink | None) -> State:
        """A state at its first decision; `sink` hears what happened on the way there."""
        raise NotImplementedError

    def campaigns(self) -> tuple[str, ...]:
        """The kinds of campaigns in which it is played."""
        return ()

    def impossible(self) -> tuple[Impossible, ...]:
        """What cannot be chosen together, beside what every option tells of itself."""
        return ()

    def inherit(self, seats: int, options: Options, rng: Words, legacy: Legacy) -> State:
        """A state of a campaign at which nothing has been drawn yet."""
        raise BadValue("game", self.id, "a game that is played in campaigns")

    def lasting(self, s: State) -> list[list[str]]:
        """Per seat the cards that could stay for the next game of a campaign."""
        raise BadValue("game", self.id, "a game that is played in campaigns")

    def standings(self, s: State) -> list[tuple[Points, ...]]:
        """What each seat of a campaign is ranked by: its points, then what breaks ties."""
        raise BadValue("game", self.id, "a game that is played in campaigns")

    def position(self, s: State) -> Mapping[str, object]:
        """The state as readable JSON, complete but for the generator, stack and options."""
        raise NotImplementedError

    def load(self, seats: int, options: Options, position: dict[str, Any]) -> State:
        """The state of a position, as `position` wrote it or somebody by hand.

        One in which a game is yet to begin has a sink that heard what happened on the way.
        """
        raise NotImplementedError

    def observe(self, s: State, seat: int | None) -> V:
        """What a seat may know, or what everybody may."""
        raise NotImplementedError

    def progress(self, s: State) -> tuple[int, int]:
        """The round that is being played, and how many there are."""
        view = self.observe(s, None)
        return view["round"], view["rounds"]

    def determinize(self, s: State, seat: int | None, rng: Words) -> State:
        """A random full state that agrees with what the seat knows."""
        raise NotImplementedError

    @property
    def encoding(self) -> Encoding:
        """The features that `encode` writes, in a game for which there are learned players."""
        raise BadValue("game", self.id, "a game with an encoding")

    def encode(self, s: State, seat: int) -> Row:
        """What a seat may know, as a row of the encoding's features."""
        raise BadValue("game", self.id, "a game with an encoding")

    def scores(self, s: State) -> list[Score]:
        """Every seat's score if the game ended now."""
        raise NotImplementedError

    def stakes(self, s: State) -> list[float]:
        """What every seat plays for: its points if the game ended now, or those of its side."""
        return [float(score.total) for score in self.scores(s)]

    def rivals(self, s: State, seat: int) -> list[int]:
        """The seats that a seat plays against."""
        return [other for other in range(s.count) if other != seat]

    def threat(self, s: State, seat: int) -> Message | None:
        """What a seat cannot avoid any more, whatever it does: begging, say; None if nothing.

        It goes by what the seat knows.
        """
        return None

    def winners(self, s: State) -> tuple[int, ...]:
        """The seats that would win now."""
        raise NotImplementedError

    def cards(self) -> tuple[Card, ...]:
        """The catalogue of cards."""
        raise NotImplementedError

    def signs(self) -> tuple[Sign, ...]:
        """The spaces of its boards, in a game that has some."""
        return ()

    def score_rows(self) -> tuple[ScoreRow, ...]:
        """What scores, row by row as its scoring table has it."""
        raise NotImplementedError

    def kind_of(self, id: str) -> EntryKind:
        """What a line of the log with this id is about."""
        return self.kinds.get(id.partition(".")[0], "other")

    def describe(self, s: State | None, action: Action) -> Message:
        """An action in words."""
        raise NotImplementedError

    def worded(self, s: State) -> list[Action]:
        """All actions, as a table in some state calls them."""
        return self.actions.actions

    def own_files(self) -> dict[str, str]:
        """The files of own cards that it is played with, by name with their hashes."""
        return {}

    def with_own(self, sources: tuple[Source, ...]) -> Game[V]:
        """The same game with own cards."""
        if sources:
            raise BadValue("own", sources[0].name, f"nothing: {self.id} takes no own cards")
        return self

    def with_known(self, files: dict[str, str]) -> Game[V]:
        """The same game with the own cards of a table that is being played here."""
        return self

    def __repr__(self) -> str:
        return f"<{self.id}, {self.seats[0]}-{self.seats[-1]} seats>"
