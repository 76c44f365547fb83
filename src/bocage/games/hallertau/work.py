"""Phase 4: in turn, workers are placed or turned into tools."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import DONE, Deed, Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame, Step
from .guessing import may_play
from .reasons import CLOSED, FEW_WORKERS, FULL, TOO_FEW, explain
from .rows import next_row
from .state import HallertauState
from .steps.chances import asked, coming, playable
from .steps.playing import MOMENT, play_from_menu, rest, turn_to, why_not_play
from .steps.using import use_space
from .vocabulary import ACTIONS_PHASE, MAKE_TOOLS, PLACE, PLAY, SPACES, SPARING


@final
class Turn(Question[HallertauState]):
    """A seat's turn. Frame: seat."""

    asks: ClassVar[str] = "turn"

    def __init__(self) -> None:
        super().__init__()
        self.private = True

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        workers = s.seats[frame[1]].workers
        if not workers:
            return Message("prompt-hallertau-cards")
        return Message("prompt-hallertau-turn", {"round": s.round, "n": workers})

    def certain(self, s: HallertauState, frame: Frame) -> bool:
        return len(self.uses(s, frame[1])) > 1 or not may_play(s, frame[1])

    def uses(self, s: HallertauState, seat: int) -> list[int]:
        """What the seat's workers can do."""
        workers, board, most = s.seats[seat].workers, s.board, s.rules.rows
        options: list[int] = []
        base = PLACE.base
        for space in s.rules.open_spaces:
            rows = board[space]
            row = 1 if not rows & 1 else next_row(rows, most[space])
            if row and row <= workers:
                options.append(base + space)
        options += range(MAKE_TOOLS.base, min(MAKE_TOOLS.base + workers, MAKE_TOOLS.end))
        return options

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        seat = frame[1]
        p = s.seats[seat]
        if not p.workers:
            return [*playable(s, seat), DONE] if asked(s, seat, coming(s, seat)) else [DONE]
        options = self.uses(s, seat)
        if p.hand:
            options += playable(s, seat)
        if not s.sparing >> seat & 1:
            options.append(SPARING.base)
        return options

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if PLAY.owns(action):
            s.stack.append(frame)
            play_from_menu(s, seat, action)
        elif action == SPARING.base:
            s.sparing |= 1 << seat
            s.stack.append(frame)
        elif action == DONE:
            s.stack.append((NEXT_TURN.id, seat))
        else:
            keeps = self.keeps(s, seat, action)
            turn_to(s, seat, keeps)
            s.stack.append((NEXT_TURN.id, seat))
            s.stack.append((MOMENT.id, -1, seat, 0, seat + 1 if keeps and alone(s, seat) else 0))
            if PLACE.owns(action):
                self.place(s, seat, action - PLACE.base)
            else:
                self.make_tools(s, seat, action - MAKE_TOOLS.base + 1)

    def keeps(self, s: HallertauState, seat: int, action: int) -> bool:
        """Whether the seat will have workers left."""
        if PLACE.owns(action):
            space = action - PLACE.base
            used = next_row(s.board[space], s.rules.rows[space])
        else:
            used = action - MAKE_TOOLS.base + 1
        return s.seats[seat].workers > used

    def place(self, s: HallertauState, seat: int, space: int) -> None:
        """Workers on the lowest free row; then the space is used."""
        row = next_row(s.board[space], s.rules.rows[space])
        s.own(seat).workers -= row
        s.board[space] |= 1 << row - 1
        use_space(s, seat, space, row)

    def make_tools(self, s: HallertauState, seat: int, n: int) -> None:
        """Workers become tools."""
        p = s.own(seat)
        p.workers -= n
        if s.sink is not None:
            s.sink.note(seat, "log-hallertau-tools", {"n": n})
        p.tools += n
        p.gained += n
        p.at_once = p.exchanged = n

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        reason = why_not_play(s, frame[1], action)
        if reason is not None:
            return reason
        if PLACE.owns(action):
            return why_not_there(s, frame[1], action - PLACE.base)
        if MAKE_TOOLS.owns(action):
            values = {"n": action - MAKE_TOOLS.base + 1, "have": s.seats[frame[1]].workers}
            return explain(TOO_FEW, values)
        return super().why_not(s, frame, action)


def why_not_there(s: HallertauState, seat: int, space: int) -> Reason:
    """Why workers cannot be put on a space."""
    values = {"space": f"hallertau-{SPACES[space]}"}
    row = next_row(s.board[space], s.rules.rows[space])
    if space not in s.rules.open_spaces:
        return explain(CLOSED, values)
    if not row:
        return explain(FULL, values)
    return explain(FEW_WORKERS, {**values, "n": row, "have": s.seats[seat].workers})


def alone(s: HallertauState, seat: int) -> bool:
    """Whether nobody else has workers."""
    for k in range(s.count):
        if k != seat and s.seats[k].workers:
            return False
    return True


@final
class NextTurn(Step[HallertauState]):
    """The turn passes clockwise to whoever has workers. Frame: the seat that had it."""

    def run(self, s: HallertauState, frame: Frame) -> None:
        for k in range(1, s.count + 1):
            seat = (frame[1] + k) % s.count
            if s.seats[seat].workers:
                if seat != frame[1]:
                    rest(s, frame[1])
                s.turn = seat
                s.stack.append((TURN.id, seat))
                return
        s.turn = -1


@final
class Actions(Deed[HallertauState]):
    """The phase, from the starting player on."""

    def do(self, s: HallertauState, seat: int) -> None:
        s.phase = ACTIONS_PHASE
        for k in range(s.count):
            if s.seats[k].gained:
                s.touch(k).gained = 0
        s.stack.append((NEXT_TURN.id, (s.start - 1) % s.count))


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
