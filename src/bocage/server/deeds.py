"""What can be done to a table: from a table and its turn to the next, or a refusal."""

from __future__ import annotations

from dataclasses import replace

from ..kernel.errors import IllegalAction
from .ends import standings
from .making import seated
from .refusals import Refusal, illegal
from .stored import Move, Stored
from .turn import Turn, resumed

Pair = tuple[Stored, Turn]


def acted(
    stored: Stored, turn: Turn, seat: int, actions: list[str], now: float, careful: bool = False
) -> Pair:
    """A seat plays some actions; its turn is committed if it is over and needs no word.

    Who is careful is asked for it where something is lost unasked.
    """
    still_on(stored)
    if turn.ended and turn.seat == seat:
        raise Refusal("illegal", "error-confirm-first")
    try:
        new = turn.extended(seat, actions, now)
    except IllegalAction as error:
        raise illegal(error) from None
    if careful and new.warning is not None:
        return kept(stored, new, now)
    return settled(stored, new, now)


def settled(stored: Stored, turn: Turn, now: float) -> Pair:
    """The table with this turn: committed if it is over and its seat does not confirm."""
    seat = turn.seat
    waits = seat is not None and stored.chairs[seat].confirm and not turn.secret
    if turn.secret or (turn.ended and not waits):
        return committed(stored, turn, now)
    return kept(stored, turn, now)


def kept(stored: Stored, turn: Turn, now: float) -> Pair:
    """The table with this turn as its tail."""
    moves = (*stored.moves[: stored.committed], *turn.moves)
    return replace(stored, revision=stored.revision + 1, changed=now, moves=moves), turn


def committed(stored: Stored, turn: Turn, now: float) -> Pair:
    """The table with this turn as part of the game."""
    moves = (*stored.moves[: stored.committed], *turn.moves)
    return standing(stored, Turn(turn.played), moves, len(moves), now)


def standing(stored: Stored, turn: Turn, moves: tuple[Move, ...], n: int, now: float) -> Pair:
    """The table with `n` committed moves that lead to the turn's committed table."""
    new = replace(
        stored,
        revision=stored.revision + 1,
        changed=now,
        moves=moves,
        committed=n,
        over=turn.committed.over,
        summary=standings(turn.committed, stored.chairs),
        position=turn.committed.position(),
    )
    return new, turn


def confirmed(stored: Stored, turn: Turn, seat: int, now: float) -> Pair:
    """A seat says that its turn is as it should be."""
    still_on(stored)
    if turn.seat != seat or not turn.ended:
        raise Refusal("illegal", "error-not-ready")
    return committed(stored, turn, now)


def undone(stored: Stored, turn: Turn, mine: tuple[int, ...], now: float) -> Pair:
    """The last action of one of my seats is taken back."""
    still_on(stored)
    if turn.seat in mine:
        return kept(stored, resumed(turn.committed, turn.moves[:-1]), now)
    if can_reopen(stored, turn, mine):
        return reopened(stored, turn, now)
    raise Refusal("nothing-to-undo", "error-nothing-to-undo")


def reset(stored: Stored, turn: Turn, seat: int, now: float) -> Pair:
    """A seat's whole tail is taken back."""
    still_on(stored)
    if turn.seat != seat:
        raise Refusal("nothing-to-undo", "error-nothing-to-undo")
    return kept(stored, Turn(turn.committed), now)


def can_reopen(stored: Stored, turn: Turn, mine: tuple[int, ...]) -> bool:
    """Whether the last committed move is mine, was committed unasked, and told nothing."""
    if turn.moves or stored.over or stored.committed <= stored.start_n:
        return False
    last = stored.moves[stored.committed - 1]
    return (
        last.seat in mine
        and not stored.chairs[last.seat].confirm
        and turn.committed.can_undo
        and not turn.committed.answered_in_secret
    )


def reopened(stored: Stored, turn: Turn, now: float) -> Pair:
    """The last committed move is taken back; what came before it in the turn is a tail again."""
    table = turn.committed.copy()
    n = stored.committed
    while table.can_undo:
        table.undo()
        n -= 1
    moves = stored.moves[: stored.committed - 1]
    return standing(stored, resumed(table, moves[n:]), moves, n, now)


def set_confirm(stored: Stored, turn: Turn, seat: int, confirm: bool, now: float) -> Pair:
    """A seat confirms its turns from now on, or does not."""
    chair = replace(stored.chairs[seat], confirm=confirm)
    stored = seated(stored, seat, chair)
    if turn.seat == seat:
        return settled(stored, turn, now)
    return kept(stored, turn, now)


def renamed(stored: Stored, turn: Turn, seat: int, name: str, now: float) -> Pair:
    """A seat has a new name."""
    stored = seated(stored, seat, replace(stored.chairs[seat], name=name))
    return kept(stored, turn, now)


def still_on(stored: Stored) -> None:
    """Refuse when the game is over."""
    if stored.over:
        raise Refusal("over", "error-over")
