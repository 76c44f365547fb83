"""A campaign: finished games, what they leave to the next one, and the game that is played."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, final

from ..kernel.errors import BadCampaign, listing
from ..kernel.game import Game, Legacy
from ..kernel.keeping import begun, inherited_start, load_table, play_line
from ..kernel.own import Own
from ..kernel.record import digest
from ..kernel.shapes import Options
from ..kernel.table import Table, state_of
from .kinds import Coming, Kept, Kind, Outcome
from .played import Played

FORMAT = 1


@final
class Campaign:
    """Games that leave something to the next one. Use `bocage.campaign` to get one."""

    __slots__ = (
        "_coming",
        "_game",
        "_games",
        "_kind",
        "_loaded",
        "_over",
        "_survived",
        "_table",
        "kind",
        "options",
        "seats",
        "seed",
    )

    def __init__(
        self, game: Game[Any], rules: Kind, seats: int, options: Options, seed: int | str
    ) -> None:
        self.kind = rules.id
        self.seats = seats
        self.options = options
        self.seed = seed
        self._game = game
        self._kind = rules
        self._games: list[Played] = []
        self._coming = rules.first(seats)
        self._over = False
        self._table: Table[Any] | None = None
        self._loaded: Kept | None = None
        self._survived: tuple[tuple[str, ...], Kept] | None = None

    # What is played

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._game.id

    @property
    def own(self) -> dict[str, str]:
        """The files of own cards that it is played with, by name with their hashes."""
        return self._game.own_files()

    @property
    def table(self) -> Table[Any] | None:
        """The running game; None when the campaign is over."""
        if self._table is None and not self._over:
            self._table = load_table(self._game, self._start())
        return self._table

    def _start(self) -> dict[str, Any]:
        """The position from which the running game has begun, before anything was dealt."""
        return self._begins(self._coming, f"{self.seed}/{len(self._games) + 1}")

    def _begins(self, coming: Coming, seed: int | str) -> dict[str, Any]:
        """The position from which a game begins, before anything is dealt."""
        legacy = Legacy(coming.kept, coming.food, coming.starts)
        return inherited_start(self._game, self.seats, self.options, seed, legacy)

    @property
    def number(self) -> int:
        """Which game of the campaign is played or comes next; one that is repeated keeps it."""
        return self._coming.number

    @property
    def goal(self) -> int | None:
        """The points to reach in it, in a solo series."""
        return self._kind.goal(self.number)

    @property
    def games(self) -> tuple[Played, ...]:
        """The finished games, oldest first."""
        return tuple(self._games)

    @property
    def kept(self) -> Kept:
        """Per seat the occupations with which that game starts, in order, but those lost there."""
        kept = self._coming.kept if self._loaded is None else self._loaded
        table = self.table
        if table is None or not any(kept):
            return [list(ids) for ids in kept]
        there = self._arrived(table)
        return [[id for id in ids if id in there[seat]] for seat, ids in enumerate(kept)]

    def _arrived(self, table: Table[Any]) -> Kept:
        """What lay in front of each seat as the first round began, or lies there before it."""
        known = self._survived
        if known is not None and known[0] == table.actions[: len(known[0])]:
            return known[1]
        first = at_first_round(table)
        there = self._game.lasting(state_of(first))
        self._survived = (first.actions, there) if first.progress[0] else None
        return there

    @property
    def food(self) -> list[int]:
        """Per seat the food with which it starts on top of what the rules give."""
        return list(self._coming.food)

    @property
    def starts(self) -> int | None:
        """The seat that starts it, or None if that is drawn."""
        return self._coming.starts

    @property
    def points(self) -> list[int] | None:
        """The campaign points of each seat; None in a solo series."""
        if self.goal is not None:
            return None
        rows = [game.points for game in self._games if game.points is not None]
        return [sum([row[seat] for row in rows]) for seat in range(self.seats)]

    @property
    def over(self) -> bool:
        """Whether it is over: a solo series with its eighth game won, otherwise after three."""
        return self._over

    def winners(self) -> tuple[int, ...]:
        """The seats with the most campaign points; in a tie those with the most points in all."""
        points = self.points
        if points is None or not self._over:
            raise BadCampaign("winners", self.kind, "a campaign of three games that is over")
        sums = [sum([game.scores[seat] for game in self._games]) for seat in range(self.seats)]
        ranks = list(zip(points, sums, strict=True))
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    # Going on

    @property
    def choices(self) -> Kept:
        """Once the running game is over: per seat, the occupations that may be kept."""
        table = self.table
        if table is None or not table.over:
            return [[] for _ in range(self.seats)]
        return self._kind.choices(self._outcome(table))

    def _outcome(self, table: Table[Any]) -> Outcome:
        """How a game that is over has ended."""
        state = state_of(table)
        lasting, standings = self._game.lasting(state), self._game.standings(state)
        return Outcome(self.number, standings, lasting, self.kept, state.start)

    def coming(self, keep: Sequence[str | None]) -> Coming:
        """What comes after the running game, which must be over, if these occupations stay.

        None where a seat keeps nothing, or nobody knows what.
        """
        table = self.table
        if table is None or not table.over:
            raise BadCampaign("coming", f"game {self.number}", "a game that is over")
        outcome = self._outcome(table)
        allowed: list[list[str | None]] = [[None, *ids] for ids in self._kind.choices(outcome)]
        return self._kind.following(outcome, self._checked(keep, allowed))

    def rehearse(self, coming: Coming, seed: int | str) -> Table[Any]:
        """A table that begins as the next game will, with other cards: the seed decides them."""
        return load_table(self._game, self._begins(coming, seed))

    def finish(self, keep: str | Sequence[str | None] | None = None) -> None:
        """Close the running game, which must be over, and start the next one.

        `keep` is the occupation that stays, or one for each seat; None where there are no choices.
        """
        table = self.table
        if table is None:
            raise BadCampaign("finish", self.kind, "a campaign that is not over")
        if not table.over:
            raise BadCampaign("finish", f"game {self.number}", "a game that is over")
        self._close(table, self._outcome(table), keep)

    def _close(self, table: Table[Any], outcome: Outcome, keep: object) -> None:
        """A game is over with this outcome."""
        allowed: list[list[str | None]] = [[*ids] or [None] for ids in self._kind.choices(outcome)]
        kept = self._checked(keep, allowed)
        self._games.append(
            Played(
                self.number,
                self.goal,
                outcome.scores,
                self._kind.reached(outcome),
                self._kind.points(outcome),
                kept,
                table.record(),
                self._loaded,
            )
        )
        self._coming = self._kind.following(outcome, kept)
        self._over = self._kind.over(outcome)
        self._play_on(None)

    def _checked(self, keep: object, allowed: list[list[str | None]]) -> list[str | None]:
        """What each seat keeps, if it may and must."""
        given = keep
        if keep is None or (isinstance(keep, str) and self.seats == 1):
            given = [keep] * self.seats
        if not isinstance(given, list | tuple) or len(given) != self.seats:
            raise BadCampaign("keep", keep, f"a list of {self.seats}, one for each seat")
        for seat, possible in enumerate(allowed):
            if given[seat] not in possible:
                field = "keep" if self.seats == 1 else f"keep[{seat}]"
                ids = [id for id in possible if id is not None]
                need = f"one of {listing(ids)}" if ids else "None"
                raise BadCampaign(field, given[seat], need)
        return list(given)

    def _play_on(self, table: Table[Any] | None, loaded: Kept | None = None) -> None:
        """Another table is the running game, or None for a new one.

        One that was loaded from a position has these occupations from the games before.
        """
        self._table = table
        self._loaded = loaded
        self._survived = None

    def go_on(self) -> None:
        """After the eighth game of a solo series: further games with the same occupations."""
        if not self._over or self.goal is None:
            raise BadCampaign("go_on", self.kind, "a solo series that is over")
        self._over = False

    def load(self, position: dict[str, Any]) -> None:
        """Let the running game go on from a position, as `bocage.load` reads it.

        It is one of the same game, seats and options (game and options may be left out), in which
        the occupations that were kept lie in front of their seats.
        """
        if self.table is None:
            raise BadCampaign("load", self.kind, "a campaign that is not over")
        if not isinstance(position, dict):
            raise BadCampaign("position", position, "an object")
        given = {"game": self.game, "options": self.options, **position}
        if given["game"] != self.game:
            raise BadCampaign("position.game", given["game"], repr(self.game))
        table, kept = load_table(self._game, given), self.kept
        self._check_loaded(table, kept, "position")
        self._play_on(table, kept)

    def join(self, table: Table[Any]) -> None:
        """Let the running game be a table that began as it did, and is played somewhere else.

        Where the rules have changed since, such a table goes on from one of its positions.
        """
        if self.table is None:
            raise BadCampaign("join", self.kind, "a campaign that is not over")
        loaded, start = None, table.record().start
        if start is None or digest(start) != digest(self._start()):
            first = begun(table)
            there = self._game.lasting(state_of(first))
            kept = enumerate(self._coming.kept)
            loaded = [[id for id in ids if id in there[seat]] for seat, ids in kept]
            self._check_loaded(first, loaded, "table")
        self._play_on(table, loaded)

    def _check_loaded(self, table: Table[Any], kept: Kept, place: str) -> None:
        """Refuse a table that is none of this campaign, with these occupations."""
        if table.seats != self.seats:
            raise BadCampaign(f"{place}.seats", table.seats, f"{self.seats} seats")
        if table.options != self.options:
            raise BadCampaign(f"{place}.options", table.options, f"{self.options}")
        there = self._game.lasting(state_of(table))
        for seat, ids in enumerate(kept):
            for id in ids:
                if id not in there[seat]:
                    raise BadCampaign(f"{place}.seats[{seat}].cards", there[seat], f"{id}, too")

    # Keeping

    def data(self) -> dict[str, Any]:
        """The campaign as JSON-ready data."""
        own, table = self.own, self.table
        return {
            "format": FORMAT,
            "game": self.game,
            "kind": self.kind,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            **({"own": own} if own else {}),
            "games": [game.data() for game in self._games],
            "table": None if table is None else table.record().data(),
            **({} if self._loaded is None else {"loaded": self._loaded}),
        }

    def to_json(self) -> str:
        """The campaign as JSON text, with all of its games."""
        return json.dumps(self.data(), ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: str | bytes, own: Own = None) -> Campaign:
        """The campaign in a JSON text, whose games are replayed and must agree with the rest.

        The files of own cards that it names must be among `own`.
        """
        from .reading import read

        return read(text, own)

    def __reduce__(self) -> tuple[Any, ...]:
        from .reading import reread

        return (reread, (self._game, self.to_json()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Campaign) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.game, self.kind, self.seed))

    def __repr__(self) -> str:
        return f"<Campaign of {self.game}, {self.kind}, {len(self._games)} games played>"


def at_first_round(table: Table[Any]) -> Table[Any]:
    """A table as its first round began, or as far before as it has come."""
    first = begun(table)
    for line in table.actions:
        if first.progress[0]:
            break
        play_line(first, line)
    return first
