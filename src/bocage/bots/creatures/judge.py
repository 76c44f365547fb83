"""How the greedy player judges a table: points to come, and the means to get them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel.actions import Action
from ...kernel.seat import Decision
from ...kernel.table import Table
from ..greedy import finish
from .animals import herds
from .farm import Farm, farm_of
from .land import land
from .lasting import lasting
from .moving import best_lift
from .projects import materials
from .sites import best_site, border, done_of, what_to_put
from .weights import WEIGHTS, Weights

LIFTING: Final = "lift"
WINDOWS: Final = ("place", "after-work", "before-breeding", "before-scoring")
ASIDES: Final = ("anytime", "use")
SITES: Final = ("trough", "stall", "site", "extend")
BRANCHING: Final = ("build", "spend", "use")
"""What is judged only once all it entails is done."""
TWIN: Final = ("special-building-1", "special-building-2")


@final
class CreaturesJudge:
    """Judges a farm by a sum of named terms, in points."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def shortlist(self, table: Table, decision: Decision) -> Sequence[Action]:
        """Of cells and edges the best ones, buildings used first where that costs no turn."""
        if decision.kind in WINDOWS:
            return self.in_window(table, decision)
        if decision.kind == LIFTING:
            lift = self.lift(table, decision)
            return [lift] if lift is not None else done_of(decision) or decision.actions[:1]
        verbs = {action.verb for action in decision.actions}
        if "border" in verbs:
            farm = farm_of(table, decision.seat)
            return border(table, decision, farm, self.worth, self.weights)
        if verbs & set(SITES):
            return self.site(table, decision)
        if verbs & set(BRANCHING):
            return [self.best_branch(table, decision)]
        if "release" in verbs:
            return [action for action in decision.actions if action.verb != "anytime"]
        return decision.actions

    def site(self, table: Table, decision: Decision) -> Sequence[Action]:
        """The best cell for what is put on one."""
        farm = farm_of(table, decision.seat)
        return best_site(farm, decision, what_to_put(table, farm.yard), self.worth)

    def lift(self, table: Table, decision: Decision) -> Action | None:
        """What should be moved, if anything."""
        farm = farm_of(table, decision.seat)
        return best_lift(farm, decision, self.worth, self.worth(farm) + self.weights.bother)

    def in_window(self, table: Table, decision: Decision) -> Sequence[Action]:
        """A building that is worth using now; else a worker to place, or nothing."""
        aside = self.aside(table, decision)
        if aside is not None:
            return [aside]
        done = done_of(decision)
        if done:
            return done
        places = [action for action in decision.actions if action.verb == "place"]
        twins = [action for action in places if action.argument in TWIN]
        if len(twins) == len(TWIN):
            places.remove(twins[1])
        return places or decision.actions

    def aside(self, table: Table, decision: Decision) -> Action | None:
        """What is worth doing besides placing a worker, if anything."""
        asides = [action for action in decision.actions if action.verb in ASIDES]
        if not asides:
            return None
        chosen, least = None, self.value(table, decision.seat) + self.weights.bother
        for action in asides:
            value = self.after(table, decision.seat, action)
            if value > least:
                chosen, least = action, value
        return chosen

    def best_branch(self, table: Table, decision: Decision) -> Action:
        """The action that is best once all it entails is done."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        values = [self.after(table, decision.seat, action) for action in decision.actions]
        return decision.actions[values.index(max(values))]

    def after(self, table: Table, seat: int, action: Action) -> float:
        """How good a table is after an action and all it entails; nothing is moved in vain."""
        trial = table.copy()
        trial.play(action, seat)
        decision = trial.decision
        if decision is not None and decision.kind == LIFTING:
            if self.lift(trial, decision) is None:
                return float("-inf")
        finish(trial, seat, self)
        return self.value(trial, seat)

    def goes_on(self, decision: Decision) -> bool:
        """Whether it is not yet somebody's next turn, or the time before breeding."""
        return decision.kind not in WINDOWS

    def last(self, decision: Decision) -> Action | None:
        """Nothing."""
        return None

    def plans(self, table: Table, decision: Decision) -> bool:
        """Never."""
        return False

    def value(self, table: Table, seat: int) -> float:
        """How good a table is for a seat."""
        return self.worth(farm_of(table, seat))

    def worth(self, farm: Farm) -> float:
        """All terms together."""
        return sum(self.terms(farm).values())

    def terms(self, farm: Farm) -> dict[str, float]:
        """The evaluation, term by term."""
        w = self.weights
        return {
            "buildings": farm.points,
            **herds(farm, w),
            **land(farm, w),
            "lasting": lasting(farm, w),
            "materials": materials(farm, w),
            "lead": w.lead if farm.leads and farm.rounds else 0.0,
        }
