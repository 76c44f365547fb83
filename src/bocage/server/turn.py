"""A turn in the making: the committed game, and what the deciding seat has done since."""

from __future__ import annotations

from typing import final

from ..kernel.errors import IllegalAction
from ..kernel.messages import Message, Reason
from ..kernel.table import Table
from .own import take
from .stored import Move


@final
class Turn:
    """The committed table, the tail of moves after it, and the tables on the way.

    `before` is what is shown while the last move is held back: the table before it, or the table
    as it stands until others' secrets decide. The tables in here never change: every move is
    played on a copy.
    """

    __slots__ = ("asked", "before", "committed", "ended", "moves", "played", "secret")

    def __init__(
        self,
        committed: Table,
        moves: tuple[Move, ...] = (),
        before: Table | None = None,
        played: Table | None = None,
        secret: bool = False,
        asked: list[int] | None = None,
    ) -> None:
        self.asked = committed.deciding if asked is None else asked
        """The seats that decide, as everybody knows."""
        self.committed = committed
        self.moves = moves
        self.before = before or committed
        self.played = played or committed
        self.secret = secret
        self.ended = bool(moves) and (self.reveals or self.seat not in self.played.deciding)
        """Whether the turn is over."""

    def extended(self, seat: int, actions: list[str], at: float) -> Turn:
        """The turn after more actions, all or none; IllegalAction says why not."""
        if seat not in self.asked or (self.moves and self.seat != seat):
            refuse(self.committed, actions[0], seat)
        turn = self
        for action in actions:
            turn = turn.step(seat, action, at)
        return turn

    def step(self, seat: int, action: str, at: float) -> Turn:
        """The turn after one more action."""
        if self.reveals:
            reason = Reason(Message("reason-list-ends"))
            raise IllegalAction("something is revealed before this", reason)
        played = self.played.copy()
        take(played, action, seat)
        text = played.game.actions.find(action).text
        return Turn(
            self.committed,
            (*self.moves, Move(seat, text, at)),
            played.halted() or self.played,
            played,
            self.secret or played.answered_in_secret,
            self.asked,
        )

    @property
    def seat(self) -> int | None:
        """The seat whose tail this is."""
        return self.moves[0].seat if self.moves else None

    @property
    def reveals(self) -> bool:
        """Whether the last move of the tail brought something to light."""
        return self.played.barriers != self.committed.barriers

    @property
    def warning(self) -> Message | None:
        """What the seat loses by the tail without being asked."""
        if self.seat is None or self.secret:
            return None
        return self.played.warned(len(self.committed.log), self.seat)

    @property
    def held(self) -> str | None:
        """The move that may not be looked at before it is confirmed."""
        return self.moves[-1].action if self.moves and self.reveals else None

    def table_for(self, seat: int | None) -> Table:
        """The table as a seat is shown it; None is everybody."""
        if not self.moves or seat != self.seat:
            return self.committed
        return self.before if self.reveals else self.played


def resumed(committed: Table, tail: tuple[Move, ...]) -> Turn:
    """The turn that a stored tail gives."""
    turn = Turn(committed)
    for move in tail:
        turn = turn.step(move.seat, move.action, move.at)
    return Turn(committed, tail, turn.before, turn.played, turn.secret, turn.asked)


def refuse(table: Table, action: str, seat: int) -> None:
    """Say why a seat that does not decide cannot act."""
    reason = obstacle(table, action, seat) or Reason(Message("reason-not-now"))
    raise IllegalAction(f"{action}: not this seat's turn", reason)


def obstacle(table: Table, action: str, seat: int) -> Reason | None:
    """Why an action, known to the game or not, cannot be taken now."""
    if " ".join(action.split()) not in table.game.actions.by_text:
        return Reason(Message("reason-unknown-action", {"action": action}))
    return table.why_not(action, seat)
