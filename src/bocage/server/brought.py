"""Records and positions from elsewhere: what is wrong with them, and what they give."""

from __future__ import annotations

import json
import logging
import re
import time
from typing import Any, Final, Literal, NamedTuple

from ..games import find
from ..kernel.errors import BadValue, Error, UnknownGame, shorten
from ..kernel.game import Game
from ..kernel.keeping import begun, load_table, replay_record
from ..kernel.own import Source
from ..kernel.record import Record, seat_of
from ..kernel.shapes import Options
from ..kernel.table import Table
from .present import Scroll, decision_json, message_json, summary_json
from .refusals import Refusal
from .secret import new_seed
from .stored import Chair, Move, Stored

LOG = logging.getLogger("bocage.server")
Kind = Literal["record", "position"]
PLAIN: Final = re.compile(r"[^\s,]+(, [^\s,]+)*")
"""Possible values as a list; what is said of them in more words is said in English."""
SEED_LENGTH: Final = 64
"""Digits of a seed that a table keeps; others give the position with which the game began."""


class Found(NamedTuple):
    """A game that was brought in: how it begins, its moves, and where it stands after them."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: int | None
    start: dict[str, Any] | None
    moves: tuple[tuple[int, str], ...]
    position: dict[str, Any]
    summary: dict[str, Any]
    over: bool


def examined(kind: Kind, data: dict[str, Any], own: tuple[Source, ...], moment: bool) -> Found:
    """What a record gives, move by move; or the last moment of it, or a position, to play on from.

    Whatever is wrong with it is refused in a sentence.
    """
    try:
        game = find(data.get("game")).with_own(own)
        table = recorded(game, data) if kind == "record" else load_table(game, data)
        if not moment:
            return unrolled(game, table)
        if table.over:
            raise Refusal("over", "error-over")
        return found(load_table(game, table.position()), None, ())
    except Refusal:
        raise
    except BadValue as error:
        raise refused(error) from None
    except Exception as error:
        if not isinstance(error, Error):
            LOG.warning("what was brought in cannot be played: %s", type(error).__name__)
        raise Refusal("bad-message", "error-brought-broken") from None


def recorded(game: Game[Any], data: dict[str, Any]) -> Table[Any]:
    """The table of a record; one of other rules is taken if it comes to the same."""
    record = Record.from_json(json.dumps(data))
    other = record.rules != game.rules_version
    try:
        table = replay_record(game, record)
    except BadValue as error:
        if other and (error.field == "hash" or error.field.startswith("actions[")):
            raise other_rules(record, game) from None
        raise
    if table.diverged:
        raise other_rules(record, game)
    return table


def other_rules(record: Record, game: Game[Any]) -> Refusal:
    """A record goes otherwise by the rules that we have."""
    known = game.rules_version
    return Refusal("bad-message", "error-brought-rules", found=record.rules, known=known)


def unrolled(game: Game[Any], table: Table[Any]) -> Found:
    """A game with all of its moves, each of which can be told."""
    lines, seed = table.record().actions, table.record().seed
    again = begun(table)
    if not isinstance(seed, int) or len(str(seed)) > SEED_LENGTH:
        again, seed = load_table(game, again.position()), None
    start = again.record().start
    moves: list[tuple[int, str]] = []
    for line in lines:
        seat = seat_of(line)
        action = line if seat < 0 else line.partition(": ")[2]
        if seat < 0:
            assert again.decision is not None
            seat = again.decision.seat
        message_json(again.describe(action))
        again.play(action, seat)
        moves.append((seat, action))
    return found(again, seed, tuple(moves), start)


def found(
    table: Table[Any],
    seed: int | None,
    moves: tuple[tuple[int, str], ...],
    start: dict[str, Any] | None = None,
) -> Found:
    """A table as it is brought in, once it can be shown to everybody."""
    for seat in (None, *range(table.seats)):
        table.observe(seat)
        Scroll(seat).read(table)
    for decision in table.decisions:
        decision_json(table, decision)
    return Found(
        table.game.id,
        table.game.rules_version,
        table.seats,
        table.options,
        seed,
        table.record().start if start is None else start,
        moves,
        table.position(),
        summary_json(table),
        table.over,
    )


def refused(error: BadValue) -> Refusal:
    """What is wrong with a field of a record or a position."""
    field = error.field
    if isinstance(error, UnknownGame) or field == "game":
        return Refusal("bad-message", "error-brought-game", found=shorten(error.value))
    if field.startswith("actions[") and field.endswith("]"):
        number = int(field.removeprefix("actions[")[:-1]) + 1
        action = shorten(error.value)
        return Refusal("bad-message", "error-brought-action", number=number, found=action)
    if field == "hash":
        return Refusal("bad-message", "error-brought-hash")
    id = "error-brought-field" if PLAIN.fullmatch(error.allowed) else "error-brought-odd"
    found, allowed = shorten(error.value), error.allowed[:200]
    return Refusal("bad-message", id, field=field[:60], found=found, allowed=allowed)


def kept(found: Found, id: str, chairs: tuple[Chair, ...], open: bool) -> Stored:
    """A game that was brought in, as a table that nobody finds who has no link."""
    now = time.time()
    return Stored(
        id=id,
        game=found.game,
        options=found.options,
        seed=new_seed() if found.seed is None else found.seed,
        rules=found.rules,
        revision=1,
        open=open,
        over=found.over,
        created=now,
        changed=now,
        summary=found.summary,
        position=found.position,
        start=found.start,
        start_n=0,
        chairs=chairs,
        moves=tuple([Move(seat, action, now) for seat, action in found.moves]),
        committed=len(found.moves),
        listed=False,
        brought=True,
    )
