"""How the greedy player judges a table: each way through an action by the outlook at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel.actions import Action
from ...kernel.seat import Decision
from ...kernel.table import Table
from .outlook import outlook
from .search import alone, best

SPARE: Final = "spare"


@final
class ExpressJudge:
    """Judges a sheet by the points that it may expect."""

    def shortlist(self, table: Table, decision: Decision) -> Sequence[Action]:
        """The one action to take; what is of no more use is cooked, for the tie."""
        if decision.kind == SPARE:
            return decision.actions[:1]
        chosen = best(alone(table, decision.seat))
        return [action for action in decision.actions if action.id == chosen]

    def goes_on(self, decision: Decision) -> bool:
        """Never: the search has looked at the whole action."""
        return False

    def last(self, decision: Decision) -> Action | None:
        """Nothing."""
        return None

    def plans(self, table: Table, decision: Decision) -> bool:
        """Never."""
        return False

    def value(self, table: Table, seat: int) -> float:
        """How good a table is for the seat that decides, or in the end for any."""
        return outlook(alone(table, seat))
