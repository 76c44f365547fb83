"""Advice for a seat that decides, where the table allows it."""

from __future__ import annotations

from typing import final

from .host import Host
from .live import Live
from .models import Advised
from .present import decision_of, message_json
from .refusals import Refusal
from .thinking import Counsel
from .turn import Turn


@final
class Advisers:
    """Give seats advice, each seat one piece at a time."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.asked: set[tuple[str, int]] = set()

    async def advise(self, live: Live, seat: int) -> Advised:
        """What a seat is advised to do as the table stands, the best first."""
        turn = live.turn
        may_ask(live, turn, seat)
        asked = (live.stored.id, seat)
        if asked in self.asked:
            raise Refusal("too-fast", "error-hint-thinking")
        self.asked.add(asked)
        try:
            async with self.host.shifts.claimed(f"advice {asked}") as mine:
                if not mine:
                    raise Refusal("too-fast", "error-hint-thinking")
                thought = self.host.thinkers.advise(turn.table_for(seat), seat)
                counsel = await live.await_thought(seat, thought)
        finally:
            self.asked.discard(asked)
        return told(live, turn, seat, counsel)


def may_ask(live: Live, turn: Turn, seat: int) -> None:
    """Refuse advice that the table does not allow, or that there is nothing to give about."""
    if not live.stored.advised:
        raise Refusal("forbidden", "error-no-hints")
    if turn.ended and turn.seat == seat:
        raise Refusal("illegal", "error-confirm-first")
    if live.stored.over:
        raise Refusal("over", "error-over")
    if decision_of(turn.table_for(seat), seat) is None:
        raise Refusal("illegal", "error-hint-not-asked")


def told(live: Live, turn: Turn, seat: int, counsel: list[Counsel]) -> Advised:
    """Advice in no language yet."""
    table = turn.table_for(seat)
    return Advised.model_validate(
        {
            "revision": live.stored.revision,
            "seat": seat,
            "advice": [
                {
                    "action": found.action,
                    "message": message_json(table.describe(found.action)),
                    "points": round(found.points, 1),
                    "lead": round(found.lead, 1),
                    "line": [message_json(table.describe(action)) for action in found.line],
                    "why": found.why,
                }
                for found in counsel
            ],
        }
    )
