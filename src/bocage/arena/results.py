"""What a match has come to so far, and its file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..kernel.errors import BadValue
from .games import Outcome
from .match import Match

FORMAT: Final = 1


class BadResults(BadValue):
    """Results are damaged, or those of another match."""


class Side(NamedTuple):
    """What a game was for one of those who are compared."""

    bot: str
    points: float
    win: float
    """The part of the win that is its own; of a solo game, whether the goal was reached."""


class Results(NamedTuple):
    """The games of a match, as far as they are played: set after set, seating after seating."""

    match: Match
    games: tuple[Outcome, ...] = ()

    @property
    def sets(self) -> int:
        """How many sets are whole; only these count."""
        return len(self.games) // len(self.match.plans)

    def encounters(self) -> list[list[list[Side]]]:
        """By set, the groups whose points are compared: the seats of a table, or in solo games
        everybody who had the same deal."""
        size = len(self.match.plans)
        return [
            encounters_of(self.match, self.games[number * size : (number + 1) * size])
            for number in range(self.sets)
        ]

    def to_json(self) -> str:
        """As text for a file."""
        data = {
            "bocage_arena": FORMAT,
            "match": self.match.to_json(),
            "games": [[list(game.totals), list(game.winners)] for game in self.games],
        }
        return json.dumps(data, ensure_ascii=False)


def encounters_of(match: Match, games: Sequence[Outcome]) -> list[list[Side]]:
    """Those who are compared in one set."""
    found = [sides(match, number, game) for number, game in enumerate(games)]
    return found if match.seats > 1 else [[side for (side,) in found]]


def sides(match: Match, seating: int, game: Outcome) -> list[Side]:
    """The seats of a game; a win that several share counts in parts, for partners in full."""
    shared = max(1, len(game.winners) // match.partners)
    return [
        Side(bot, points, (seat in game.winners) / shared)
        for seat, (bot, points) in enumerate(
            zip(match.plans[seating].bots, game.totals, strict=True)
        )
    ]


def seed_in(text: str) -> int | str:
    """The seed of the match that a file belongs to."""
    seed: int | str = read(text)["match"]["seed"]
    return seed


def results_in(text: str, match: Match) -> Results:
    """The results in a file; those of another match are refused."""
    data = read(text)
    wanted = match.to_json()
    for field in wanted:
        if data["match"].get(field) != wanted[field]:
            allowed = f"{wanted[field]!r}: the file holds another match"
            raise BadResults(field, data["match"].get(field), allowed)
    games = [game_in(row, match.seats) for row in data["games"]]
    return Results(match, tuple(games))


def read(text: str) -> dict[str, Any]:
    """A file's fields."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadResults("results", text, "JSON that an arena has written") from None
    if not isinstance(data, dict) or data.get("bocage_arena") != FORMAT:
        raise BadResults("results", data, f"results of an arena, format {FORMAT}")
    match, games = data.get("match"), data.get("games")
    if not isinstance(match, dict) or not isinstance(match.get("seed"), int | str):
        raise BadResults("match", match, "an object that tells what was played, with its seed")
    if not isinstance(games, list):
        raise BadResults("games", games, "a list")
    return data


def game_in(row: object, seats: int) -> Outcome:
    """A game of a file."""
    if isinstance(row, list) and len(row) == 2:
        totals, winners = row
        if isinstance(totals, list) and isinstance(winners, list) and len(totals) == seats:
            known = all(type(seat) is int and 0 <= seat < seats for seat in winners)
            if known and all(type(points) in (int, float) for points in totals):
                return Outcome(tuple(totals), tuple(winners))
    raise BadResults("games", row, f"the points of {seats} seats, and the seats that won")
