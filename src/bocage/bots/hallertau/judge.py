"""How the greedy player judges a table: the best way through the round, and what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...games.hallertau.vocabulary import SPACES
from ...kernel.actions import Action
from ...kernel.seat import Decision
from ...kernel.table import Table
from ..greedy import finish
from .progress import next_advance, payment
from .search import TOOLS, best_way, finished
from .village import Village, village_of
from .weights import WEIGHTS, Weights

TURN: Final = "turn"
PROGRESS: Final = "progress"
PAY: Final = "pay"
CARDS: Final = "cards"
INCOME: Final = "income"
HARVEST: Final = "harvest-phase"
WINDOWS: Final = (TURN, PROGRESS, CARDS, INCOME, HARVEST)
IDLE: Final = ("quiet", "sparing", "play")
"""What is never done, or only in a window."""
SOWING: Final = "sow"
GRAIN: Final = ("take barley", "take flax", "take hops", "take rye")


@final
class HallertauJudge:
    """Judges a village by the points that it may expect."""

    def __init__(self, weights: Weights = WEIGHTS, deep: bool = True) -> None:
        self.weights = weights
        self.deep = deep
        """Whether important answers are given with the rest of the round in mind."""

    def shortlist(self, table: Table, decision: Decision) -> Sequence[Action]:
        """The one action to take."""
        return [self.chosen(table, decision)]

    def chosen(self, table: Table, decision: Decision) -> Action:
        """What to do."""
        if decision.kind in WINDOWS:
            return self.aside(table, decision) or self.in_window(table, decision)
        if decision.kind == PAY:
            return payment(self.village(table, decision.seat), decision, self.weights)
        return self.answer(table, decision)

    def in_window(self, table: Table, decision: Decision) -> Action:
        """What comes if no card is played."""
        kind, texts = decision.kind, {action.text: action for action in decision.actions}
        if kind == TURN and "done" not in texts:
            return self.placement(table, decision)
        if kind == PROGRESS:
            return next_advance(self.village(table, decision.seat), decision, self.weights)
        for text in ("collect", "harvest all"):
            if text in texts:
                return texts[text]
        if kind in (INCOME, HARVEST):
            return self.answer(table, decision)
        return texts["done"]

    def placement(self, table: Table, decision: Decision) -> Action:
        """Where to put workers, or how many tools to make."""
        village = self.village(table, decision.seat)
        first = best_way(village, self.weights).first
        text = f"tools {min(village.workers, 20)}" if first == TOOLS else f"place {SPACES[first]}"
        for action in decision.actions:
            if action.text == text:
                return action
        return decision.actions[0]

    def aside(self, table: Table, decision: Decision) -> Action | None:
        """The card worth playing now, if there is one."""
        plays = [action for action in decision.actions if action.verb == "play"]
        if not plays:
            return None
        chosen, least = None, self.value(table, decision.seat) + self.weights.bother
        shallow = HallertauJudge(self.weights, False)
        for action in plays:
            trial = table.copy()
            trial.play(action, decision.seat)
            finish(trial, decision.seat, shallow)
            value = self.value(trial, decision.seat)
            if value > least:
                chosen, least = action, value
        return chosen

    def answer(self, table: Table, decision: Decision) -> Action:
        """The answer after which the village is worth most."""
        actions = [action for action in decision.actions if action.verb not in IDLE]
        if len(actions) == 1:
            return actions[0]
        found: list[tuple[float, int, Village]] = []
        for k, action in enumerate(actions):
            trial = table.copy()
            trial.play(action, decision.seat)
            village = self.village(trial, decision.seat)
            found.append((finished(village, self.weights), -k, village))
        found.sort(key=lambda entry: entry[:2], reverse=True)
        if not self.deep:
            return actions[-found[0][1]]
        ways = [(best_way(village, self.weights, 1).value, k) for _, k, village in found[:3]]
        return actions[-max(ways)[1]]

    def goes_on(self, decision: Decision) -> bool:
        """Whether it is still part of an action or card."""
        return decision.kind not in WINDOWS

    def last(self, decision: Decision) -> Action | None:
        """Nothing."""
        return None

    def plans(self, table: Table, decision: Decision) -> bool:
        """Never."""
        return False

    def value(self, table: Table, seat: int) -> float:
        """How good a table is for a seat."""
        village = self.village(table, seat)
        return finished(village, self.weights) + self.weights.worker * village.workers

    def village(self, table: Table, seat: int) -> Village:
        """A seat's village, with what a question that waits will still bring."""
        village = village_of(table, seat, self.weights)
        decision = table.decision
        if decision is not None and decision.seat == seat:
            texts = [action.text for action in decision.actions]
            if decision.kind == SOWING:
                frame = table.position()["stack"][-1]
                village.slots = min(frame[5], len(village.empty))
            elif all(text in texts for text in GRAIN):
                village.wild = table.position()["stack"][-1][5]
        return village
