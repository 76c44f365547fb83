"""What an action leads to in its seat's turn, as far as neither chance nor secrets decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ...kernel.actions import Action
from ...kernel.game import Game, Points
from ...kernel.messages import Message
from ...kernel.seat import Decision
from ...kernel.shapes import Goods
from ...kernel.state import State
from ...kernel.table import Table, state_of

TURNS: Final = frozenset({"place", "turn"})
"""The questions with which a turn begins."""
WALKS: Final = frozenset({"rounds", "round", "harvest"})
"""The steps at the bottom of a stack that lead on when a turn, a round or a harvest is over."""

Why = tuple[float, Message]
"""A reason, and how much it weighs, in points or about as much."""


class Outcome(NamedTuple):
    """A seat's view before an action and after it, and its points by category."""

    seat: int
    kind: str
    """What the seat is asked."""
    action: Action
    view: Any
    after: Any
    lines: Mapping[str, Points]
    then: Mapping[str, Points]

    @property
    def mine(self) -> Any:
        """The seat before."""
        return self.view["seats"][self.seat]

    @property
    def own(self) -> Any:
        """The seat after."""
        return self.after["seats"][self.seat]

    def gains(self, part: str = "goods") -> Goods:
        """What the seat has more of."""
        return more(self.mine[part], self.own[part])

    def earned(self) -> dict[str, Points]:
        """The points of the categories that score more than before."""
        return {
            line: points - self.lines[line]
            for line, points in self.then.items()
            if points > self.lines[line]
        }

    def net(self) -> Points:
        """The points that all categories score more than before."""
        return sum(self.then.values()) - sum(self.lines.values())


def more(before: Goods, after: Goods) -> Goods:
    """What there is more of."""
    return {good: n - before.get(good, 0) for good, n in after.items() if n > before.get(good, 0)}


def holds(goods: Goods, price: Goods) -> bool:
    """Whether goods are enough for a price."""
    return all(goods.get(good, 0) >= n for good, n in price.items())


def outcome(
    table: Table, decision: Decision, action: Action, line: Sequence[Action]
) -> Outcome | None:
    """What comes of an action and of what is likely to follow it in the turn, if that is certain.

    The table may be any world that the seat thinks possible: what those differ in is not looked at.
    """
    seat, game = decision.seat, table.game
    s = state_of(table)
    if s.steps[s.stack[-1][0]].secret:
        return None
    then = followed(s, seat, [action.id, *[step.id for step in line]])
    if then is None:
        return None
    return Outcome(
        seat,
        decision.kind,
        action,
        game.observe(s, seat),
        game.observe(then, seat),
        lines_of(game, s, seat),
        lines_of(game, then, seat),
    )


def lines_of(game: Game, s: State, seat: int) -> Mapping[str, Points]:
    """A seat's points by category."""
    return game.scores(s)[seat].lines


def followed(s: State, seat: int, actions: Sequence[int]) -> State | None:
    """Where a seat's actions lead in this turn; neither a round's end nor anything drawn counts."""
    s = s.copy()
    while s.steps[s.stack[0][0]].name in WALKS:
        del s.stack[0]
    found: State | None = None
    for action in actions:
        if not s.options or s.stack[-1][1] != seat or action not in s.options:
            break
        if found is not None and new_turn(s):
            break
        then = s.copy()
        then.answer(seat, action)
        if then.barriers != s.barriers:
            break
        found = s = then
    return found


def new_turn(s: State) -> bool:
    """Whether a turn begins, rather than goes on."""
    frame = s.stack[-1]
    step = s.steps[frame[0]]
    return step.question(s, frame)[0] in TURNS
