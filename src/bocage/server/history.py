"""What somebody's games have come to, read from the results that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine, case, func, select

from ..arena.ratings import Skill, interval
from .database import reading
from .schema import RATINGS, RESULTS, TABLES
from .selves import AgainstBody, RatingBody, ResultBody, Results, ResultSeat, StatisticBody

NEWEST: Final = 100
"""How many games are told one by one."""
OFTEN: Final = 50
"""How many of those are told with whom one has played most."""


def results_of(engine: Engine, person: str) -> Results:
    """All that somebody's results tell."""
    with reading(engine) as connection:
        return Results(
            games=games_of(connection, person),
            statistics=statistics_of(connection, person),
            ratings=ratings_of(connection, person),
            against=against_of(connection, person),
        )


def games_of(connection: Connection, person: str) -> list[ResultBody]:
    """The newest games."""
    result = RESULTS.c
    newest = (
        select(result.table_id)
        .where(result.person == person)
        .group_by(result.table_id)
        .order_by(func.max(result.at).desc())
        .limit(NEWEST)
    )
    ids = list(connection.scalars(newest))
    there = set(connection.scalars(select(TABLES.c.id).where(TABLES.c.id.in_(ids))))
    rows: dict[str, list[Any]] = {id: [] for id in ids}
    chosen = select(RESULTS).where(result.table_id.in_(ids)).order_by(result.seat)
    for row in connection.execute(chosen):
        rows[row.table_id].append(row)
    return [game(found, person, id in there) for id, found in rows.items()]


def game(rows: Sequence[Any], person: str, there: bool) -> ResultBody:
    """A game from the results of its seats."""
    seats = [
        ResultSeat(
            name=row.name,
            bot=row.bot,
            place=row.place,
            points=row.points,
            left=row.left,
            you=row.person == person,
        )
        for row in rows
    ]
    first = rows[0]
    return ResultBody(table=first.table_id, there=there, game=first.game, at=first.at, seats=seats)


def statistics_of(connection: Connection, person: str) -> list[StatisticBody]:
    """Games, places and points by game and number of seats."""
    result = RESULTS.c
    kind = (result.game, result.seats)
    chosen = (
        select(*kind, result.place, func.count(), func.sum(result.points), func.max(result.points))
        .where(result.person == person)
        .group_by(*kind, result.place)
        .order_by(*kind, result.place)
    )
    found: dict[tuple[str, int], list[Any]] = {}
    for name, seats, *rest in connection.execute(chosen):
        found.setdefault((name, seats), []).append(rest)
    return [statistic(name, seats, rows) for (name, seats), rows in found.items()]


def statistic(name: str, seats: int, rows: list[Any]) -> StatisticBody:
    """The figures of one kind of game, from those of its places."""
    games = {place: count for place, count, _, _ in rows}
    total = sum(games.values())
    return StatisticBody(
        game=name,
        seats=seats,
        games=total,
        places=[games.get(place, 0) for place in range(1, seats + 1)],
        best=max(best for *_, best in rows),
        mean=sum(points for _, _, points, _ in rows) / total,
    )


def ratings_of(connection: Connection, person: str) -> list[RatingBody]:
    """What somebody is taken to be worth."""
    chosen = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game)
    found = []
    for row in connection.execute(chosen):
        value, low, high = interval(Skill(row.mu, row.sigma))
        assert low is not None and high is not None
        rating = RatingBody(game=row.game, games=row.games, value=value, low=low, high=high)
        found.append(rating)
    return found


def against_of(connection: Connection, person: str) -> list[AgainstBody]:
    """With whom somebody has played: people apart who have the same name, if they are known."""
    mine, others = RESULTS.alias("mine"), RESULTS.alias("others")
    games = func.count().label("games")
    ahead = func.sum(case((mine.c.place < others.c.place, 1), else_=0)).label("ahead")
    behind = func.sum(case((mine.c.place > others.c.place, 1), else_=0)).label("behind")
    same_table = mine.c.table_id == others.c.table_id
    chosen = (
        select(others.c.name, others.c.bot, games, ahead, behind)
        .select_from(mine.join(others, same_table & (mine.c.seat != others.c.seat)))
        .where(mine.c.person == person, others.c.person.is_distinct_from(person))
        .group_by(others.c.person, others.c.name, others.c.bot)
        .order_by(games.desc(), others.c.name)
        .limit(OFTEN)
    )
    return [AgainstBody(**row) for row in connection.execute(chosen).mappings()]
