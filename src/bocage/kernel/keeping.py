"""Tables made anew: from options, a position, a record or another process."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from .errors import BadPosition, BadRecord, Error, listing
from .game import Game, Legacy
from .messages import Sink
from .options import check_options, check_seats, check_seed
from .record import Record, digest, seat_of
from .rng import seeded
from .shapes import Options, V
from .table import Table


def new_table(
    game: Game[V], seats: object, seed: int | str, options: Mapping[str, object]
) -> Table[V]:
    """A new game at its first decision."""
    count = check_seats(seats, game.seats)
    checked = check_options(options, game.options, count)
    sink = Sink(game.id)
    state = game.new(count, checked, seeded(seed), sink)
    return Table(game, count, checked, seed, state, None, sink)


def load_table(game: Game[V], position: dict[str, Any]) -> Table[V]:
    """A table in the state of a position."""
    own = game.own_files()
    if position.get("own", own) != own:
        raise BadPosition("own", position["own"], f"{own}")
    if not isinstance(position.get("options", {}), dict):
        raise BadPosition("options", position["options"], "an object of options")
    given = position.get("seats")
    if not isinstance(given, list) or len(given) not in game.seats:
        raise BadPosition("seats", given, f"a list of {listing(game.seats)} seats")
    count = len(given)
    checked = check_options(position.get("options", {}), game.options, count)
    state = game.load(count, checked, position)
    start = {**deepcopy(position), "options": checked}
    return Table(game, count, checked, None, state, start, state.sink)


def inherited_start(
    game: Game[V], seats: int, options: Options, seed: int | str, legacy: Legacy
) -> dict[str, Any]:
    """The position from which a game of a campaign begins."""
    state = game.inherit(seats, options, seeded(seed), legacy)
    return Table(game, seats, options, None, state).position()


def replay_record(game: Game[V], record: Record) -> Table[V]:
    """The table of a record. If the rules have changed since, so that its actions no longer
    give the same game, the table goes on from the record's last position, marked `diverged`."""
    record.check()
    if record.own != game.own_files():
        raise BadRecord("own", record.own, f"{game.own_files()}")
    start = record.start
    if start is not None and start.get("options", record.options) != record.options:
        raise BadRecord("start.options", start["options"], f"{record.options}")
    table = (
        load_table(game, start)
        if start is not None
        else new_table(game, record.seats, check_seed(record.seed), record.options)
    )
    try:
        for i, line in enumerate(record.actions):
            try:
                play_line(table, line)
            except Error as error:
                raise BadRecord(
                    f"actions[{i}]", line, f"an action that is possible ({error})"
                ) from None
        if digest(table.position()) != record.hash:
            raise BadRecord("hash", record.hash, f"{digest(table.position())}, as the actions give")
    except BadRecord:
        if record.rules == game.rules_version or record.position is None:
            raise
        table = load_table(game, record.position)
        table.diverged = True
    return table


def play_line(table: Table[V], line: str) -> None:
    """Take an action as a record writes it."""
    seat = seat_of(line)
    if seat < 0:
        table.play(line)
    else:
        table.play(line.partition(": ")[2], seat)


def begun(table: Table[V]) -> Table[V]:
    """Another table of the same game, as it was before its first action."""
    if table._start is not None:
        return load_table(table.game, table._start)
    return new_table(table.game, table.seats, check_seed(table._seed), table.options)


def unpickled(game: Game[V], record: Record | None, position: dict[str, Any] | None) -> Table[V]:
    """A table that was sent from another process."""
    if record is not None:
        return replay_record(game, record)
    table = load_table(game, position or {})
    table._start = {}
    table._keeps_log = False
    return table
