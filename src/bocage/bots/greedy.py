"""Plays what looks best one turn ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple, Protocol, final

from ..campaigns.campaign import Campaign
from ..kernel.actions import Action
from ..kernel.errors import Error
from ..kernel.options import check_seat
from ..kernel.seat import Advice, Decision, Seat
from ..kernel.table import Table
from .reasons.explain import explained

PLANNED: Final = 5
"""How many of the turns that look best are judged by the turn after them."""


class Judge(Protocol):
    """What a greedy player knows about a game."""

    def shortlist(self, table: Table, decision: Decision) -> Sequence[Action]:
        """The actions worth a look: at least one, and of equals only one."""
        ...

    def goes_on(self, decision: Decision) -> bool:
        """Whether a decision still belongs to the turn that is being looked at."""
        ...

    def last(self, decision: Decision) -> Action | None:
        """What ends the business of a decision, if something does.

        Whatever else is tried is looked at once it has been ended, too.
        """
        ...

    def value(self, table: Table, seat: int) -> float:
        """How good a table is for a seat; more is better."""
        ...

    def plans(self, table: Table, decision: Decision) -> bool:
        """Whether the turn after this one is planned with it, as nobody comes between them."""
        ...


@final
class Points:
    """For any game: all actions, one of them ahead, the score as if the game ended then."""

    def shortlist(self, table: Table, decision: Decision) -> Sequence[Action]:
        """All actions."""
        return decision.actions

    def goes_on(self, decision: Decision) -> bool:
        """Never: one action is looked at."""
        return False

    def last(self, decision: Decision) -> Action | None:
        """Nothing."""
        return None

    def value(self, table: Table, seat: int) -> float:
        """The seat's points."""
        return table.scores()[seat].total

    def plans(self, table: Table, decision: Decision) -> bool:
        """Never."""
        return False


def judge_of(game: str) -> Judge:
    """Who judges tables of a game."""
    if game in ("agricola-classic", "agricola-revised"):
        from .agricola.judge import AgricolaJudge

        return AgricolaJudge()
    if game == "creatures":
        from .creatures.judge import CreaturesJudge

        return CreaturesJudge()
    if game == "hallertau":
        from .hallertau.judge import HallertauJudge

        return HallertauJudge()
    if game == "express":
        from .express.judge import ExpressJudge

        return ExpressJudge()
    return Points()


def decision_of(table: Table, seat: int) -> Decision | None:
    """What a seat decides now, if anything."""
    for decision in table.decisions:
        if decision.seat == seat:
            return decision
    return None


@final
class GreedyBot:
    """Tries each action on a table of its own and takes the one that leads to the best table.

    What an action entails in the same turn is played out step by step in the same way, and where
    nobody comes between, the next turn counts too. Among equals the generator decides.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.judges: dict[str, Judge] = {}

    def choose(self, seat: Seat) -> Action:
        """The most promising action of the seat's decision."""
        judged = self.judged(seat)
        best = max([value for _, value in judged])
        equals = [action for action, value in judged if value == best]
        return equals[0] if len(equals) == 1 else self.rng.choice(equals)

    def judged(self, seat: Seat) -> list[tuple[Action, float]]:
        """The actions worth a look, and how good a table each leads to; one alone is not tried."""
        decision = seat.decision
        if decision is None:
            raise Error(f"seat {seat.number} has nothing to decide")
        table = seat.determinize(self.rng)
        judge = self.judges.get(table.game.id)
        if judge is None:
            judge = self.judges[table.game.id] = judge_of(table.game.id)
        actions = judge.shortlist(table, decision)
        if len(actions) == 1:
            return [(actions[0], 0.0)]
        turns = [tried(table, seat.number, action, judge) for action in actions]
        if judge.plans(table, decision):
            turns = planned(turns, seat.number, judge)
        return [(turn.action, turn.value) for turn in turns]

    def advise(self, seat: Seat) -> list[Advice]:
        """The actions worth a look by what they lead to; it looks at nobody else's points."""
        ranked = sorted(self.judged(seat), key=lambda pair: -pair[1])
        return explained(seat, self.rng, [Advice(action, value, value) for action, value in ranked])

    def keep(self, campaign: Campaign, seat: int) -> str | None:
        """The occupation with which the next game begins best."""
        from .agricola.staying import best_to_keep

        choices = campaign.choices[check_seat(seat, campaign.seats)]
        return best_to_keep(campaign, seat) if choices else None


class Turn(NamedTuple):
    """A turn that was tried: its first action, where it leads, and how good that is."""

    action: Action
    table: Table
    value: float


def tried(table: Table, seat: int, action: Action, judge: Judge) -> Turn:
    """A turn that begins with an action."""
    trial = table.copy()
    trial.play(action, seat)
    finish(trial, seat, judge)
    return Turn(action, trial, judge.value(trial, seat))


def planned(turns: Sequence[Turn], seat: int, judge: Judge) -> list[Turn]:
    """The turns that look best, each as good as the best turn after it."""
    return [
        turn._replace(value=next_turn(turn, seat, judge).value)
        for turn in sorted(turns, key=attrgetter("value"))[-PLANNED:]
    ]


def next_turn(turn: Turn, seat: int, judge: Judge) -> Turn:
    """The best turn after another, or that one itself if there is none."""
    decision = decision_of(turn.table, seat)
    if decision is None:
        return turn
    actions = judge.shortlist(turn.table, decision)
    further = [tried(turn.table, seat, action, judge) for action in actions]
    return max(further, key=attrgetter("value"))


def finish(table: Table, seat: int, judge: Judge) -> None:
    """Play the rest of a seat's turn, each time what is best at once."""
    while True:
        decision = decision_of(table, seat)
        if decision is None or not judge.goes_on(decision):
            return
        table.play(best_at_once(table, decision, judge), seat)


def best_at_once(table: Table, decision: Decision, judge: Judge) -> Action:
    """The action after which the table is best, the first among equals."""
    actions = judge.shortlist(table, decision)
    if len(actions) == 1:
        return actions[0]
    chosen, best = actions[0], 0.0
    last = judge.last(decision)
    for i, action in enumerate(actions):
        trial = table.copy()
        trial.play(action, decision.seat)
        if last is not None and action != last:
            end(trial, decision, judge)
        value = judge.value(trial, decision.seat)
        if i == 0 or value > best:
            chosen, best = action, value
    return chosen


def end(table: Table, decision: Decision, judge: Judge) -> None:
    """End the business of a decision, if it goes on."""
    after = decision_of(table, decision.seat)
    if after is not None and after.kind == decision.kind:
        last = judge.last(after)
        if last is not None:
            table.play(last, decision.seat)
