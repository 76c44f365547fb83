"""What spaces and cards do to the action board and the community centre."""

from __future__ import annotations

from typing import ClassVar, final

from ...kernel.flow import DONE
from ...kernel.messages import Message
from ...kernel.state import Frame
from .coming import ACTIONS_NEAR, AGEING, FALLOWING, HARVEST_OVER, OTHERS, PAYING
from .part import Part, Place, ask, place_of, spares, with_done
from .rows import LONE, next_row, top_row, workers_on
from .state import HallertauState
from .steps.crafts import step, step_back
from .steps.giving import give
from .steps.playing import stir
from .steps.using import use_space
from .vocabulary import (
    ACCEPT,
    ADVANCE,
    BACK,
    BOULDER,
    CATALOGUE,
    CLEAR,
    CRAFTS,
    EMPTY_SPACE,
    FILL,
    JEWEL,
    LAST,
    MOST_JEWELS,
    OCCUPY,
    RECALL,
    SPACES,
    VISIT,
)


@final
class StepBack(Part):
    """A craft ahead of the tile goes one step back, for jewels."""

    prompt_id: ClassVar[str] = "back"

    def __init__(self, jewels: int) -> None:
        self.jewels = jewels

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if max(s.seats[seat].crafts) > s.seats[seat].centre:
            ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        options = [BACK.base + k for k, position in enumerate(p.crafts) if position > p.centre]
        full = p.jewels == MOST_JEWELS
        return with_done(options) if full or spares(s, frame[1]) else options

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            step_back(s, frame[1], action - BACK.base)
            give(s, frame[1], JEWEL, self.jewels)


@final
class AdvanceFree(Part):
    """A craft may advance for nothing, if its next space is free."""

    prompt_id: ClassVar[str] = "advance-free"

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        p = s.seats[frame[1]]
        return with_done(
            [
                ADVANCE.base + craft
                for craft, position in enumerate(p.crafts)
                if position < LAST and position + 1 not in p.boulders[2 * craft : 2 * craft + 2]
            ]
        )

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            craft = action - ADVANCE.base
            if s.sink is not None:
                s.sink.note(frame[1], "log-hallertau-advance.free", {"craft": CRAFTS[craft]})
            step(s, frame[1], craft)


@final
class MoveBoulders(Part):
    """Up to so many boulders may be moved a space on, each once.

    The frame's own numbers: how many are left, and those moved, as bits.
    """

    prompt_id: ClassVar[str] = "boulder"

    def __init__(self, n: int) -> None:
        self.n: int = n  # mypyc reads the icons ahead of this, and has to know the type

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place, self.n)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        boulders = s.seats[frame[1]].boulders
        return with_done(
            [
                BOULDER.base + k
                for k, position in enumerate(boulders)
                if not frame[6] >> k & 1
                and position <= LAST
                and (position == LAST or boulders[k ^ 1] != position + 1)
            ]
        )

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        k = action - BOULDER.base
        p = s.own(frame[1])
        p.boulders = tuple([at + (1 if i == k else 0) for i, at in enumerate(p.boulders)])
        if s.sink is not None:
            s.sink.note(frame[1], "log-hallertau-boulder", {"craft": CRAFTS[k // 2]})
        if frame[5] > 1:
            ask(s, frame[1], place_of(frame), frame[5] - 1, frame[6] | 1 << k)


class OnSpaces(Part):
    """A part that asks for a space."""

    verb: ClassVar[int] = 0

    def spaces(self, s: HallertauState) -> list[int]:
        """The spaces that can be chosen."""
        raise NotImplementedError

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place)

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        return with_done([self.verb + space for space in self.spaces(s)])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            self.change(s, frame[1], action - self.verb)

    def change(self, s: HallertauState, seat: int, space: int) -> None:
        """Do it there."""
        raise NotImplementedError


def tell(s: HallertauState, seat: int, what: str, space: int, n: int) -> None:
    """Tell the log what happened on a space."""
    if n and s.sink is not None:
        values = {"space": f"hallertau-{SPACES[space]}", "n": n}
        s.sink.note(seat, f"log-hallertau-{what}", values)


@final
class ClearSpace(OnSpaces):
    """All workers may be taken off a space."""

    prompt_id: ClassVar[str] = "clear"
    verb: ClassVar[int] = CLEAR.base

    def spaces(self, s: HallertauState) -> list[int]:
        return [space for space, rows in enumerate(s.board) if rows]

    def change(self, s: HallertauState, seat: int, space: int) -> None:
        tell(s, seat, "clear", space, workers_on(s.board[space]))
        s.board[space] = 0
        stir(s)


@final
class Recall(OnSpaces):
    """The top row of workers of a space may come to the own stock."""

    prompt_id: ClassVar[str] = "recall"
    verb: ClassVar[int] = RECALL.base

    def spaces(self, s: HallertauState) -> list[int]:
        return [space for space, rows in enumerate(s.board) if rows]

    def change(self, s: HallertauState, seat: int, space: int) -> None:
        s.board[space], n = top_row(s.board[space])
        s.own(seat).workers += n
        tell(s, seat, "recall", space, n)
        stir(s)

    def ahead_of(self) -> int:
        return OTHERS


@final
class Occupy(OnSpaces):
    """The last worker may be put on the free second row of a space, which is used."""

    prompt_id: ClassVar[str] = "occupy"
    verb: ClassVar[int] = OCCUPY.base

    def spaces(self, s: HallertauState) -> list[int]:
        return [space for space, rows in enumerate(s.board) if not rows & 2]

    def change(self, s: HallertauState, seat: int, space: int) -> None:
        s.own(seat).workers -= 1
        s.board[space] |= 2 | LONE
        use_space(s, seat, space, 1)

    def ahead_of(self) -> int:
        return OTHERS


@final
class Visit(OnSpaces):
    """A space may be used with one or two workers of the general supply."""

    prompt_id: ClassVar[str] = "visit"
    verb: ClassVar[int] = VISIT.base

    def spaces(self, s: HallertauState) -> list[int]:
        most = s.rules.rows
        return [k for k, rows in enumerate(s.board) if next_row(rows, most[k]) in (1, 2)]

    def change(self, s: HallertauState, seat: int, space: int) -> None:
        row = next_row(s.board[space], s.rules.rows[space])
        s.board[space] |= 1 << row - 1
        use_space(s, seat, space, row)

    def ahead_of(self) -> int:
        return FALLOWING | HARVEST_OVER | AGEING | PAYING | ACTIONS_NEAR


@final
class Shift(Part):
    """Three workers of a space may fill another. The frame's own number: 1 + the space emptied."""

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        ask(s, seat, place)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return Message("prompt-hallertau-fill" if frame[5] else "prompt-hallertau-empty")

    def asked(self, frame: Frame) -> str:
        return "fill" if frame[5] else "empty"

    def targets(self, s: HallertauState, source: int) -> list[int]:
        """The spaces of three rows whose two lower rows hold three workers."""
        return [
            k
            for k, rows in enumerate(s.board)
            if rows == 3 and s.rules.rows[k] == 7 and k != source
        ]

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        if frame[5]:
            return [FILL.base + space for space in self.targets(s, frame[5] - 1)]
        sources = [k for k, rows in enumerate(s.board) if rows == 3 and self.targets(s, k)]
        return with_done([EMPTY_SPACE.base + space for space in sources])

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        if not frame[5]:
            ask(s, frame[1], place_of(frame), action - EMPTY_SPACE.base + 1)
            return
        source, target = frame[5] - 1, action - FILL.base
        s.board[source] = 0
        s.board[target] = 7
        stir(s)
        if s.sink is not None:
            values = {
                "space": f"hallertau-{SPACES[source]}",
                "other": Message(f"space-hallertau-{SPACES[target]}"),
            }
            s.sink.note(frame[1], "log-hallertau-shift", values)


@final
class ClearRows(Part):
    """The top rows of certain spaces may be cleared, all of them or none."""

    prompt_id: ClassVar[str] = "accept"

    def __init__(self, *spaces: str) -> None:
        self.spaces = tuple([SPACES.index(space) for space in spaces])

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if any(s.board[space] for space in self.spaces):
            ask(s, seat, place)

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        card = f"hallertau-{CATALOGUE[frame[2] - s.rules.first_card]}"
        return Message("prompt-hallertau-accept", {"card": card})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        return [ACCEPT.base, DONE]

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        for space in self.spaces:
            s.board[space], n = top_row(s.board[space])
            tell(s, frame[1], "clear", space, n)
        stir(s)


@final
class FirstPlayer(Part):
    """The starting player's token."""

    prompt_id: ClassVar[str] = "starter"

    def do(self, s: HallertauState, seat: int, place: Place) -> None:
        if spares(s, seat):
            ask(s, seat, place)
        else:
            self.take(s, seat)

    def take(self, s: HallertauState, seat: int) -> None:
        """It counts from the next phase on."""
        if s.start != seat:
            s.start = seat
            if s.sink is not None:
                s.sink.note(seat, "log-hallertau-starter", {})

    def options(self, s: HallertauState, frame: Frame) -> list[int]:
        return [ACCEPT.base, DONE]

    def choose(self, s: HallertauState, frame: Frame, action: int) -> None:
        if action != DONE:
            self.take(s, frame[1])
