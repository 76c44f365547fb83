"""Tables as the messages that clients are given."""

from __future__ import annotations

from typing import Any, final

from ..kernel.game import Score
from ..kernel.messages import Entry, Message, Reason, Saying
from ..kernel.seat import Decision
from ..kernel.table import Table
from . import shapes
from .turn import obstacle

Json = dict[str, Any]


def message_json(message: Message | Saying) -> shapes.Message:
    """A message as data."""
    found: shapes.Message = {"id": message.id, "values": values_json(message.values)}
    if message.game:
        found["game"] = message.game
    return found


def values_json(values: dict[str, Any]) -> dict[str, shapes.Value]:
    """The values of a message as data."""
    return {name: value_json(value) for name, value in values.items()}


def value_json(value: Any) -> Any:
    """A value of a message as data."""
    if isinstance(value, Message | Saying):
        return message_json(value)
    if isinstance(value, list | tuple):
        return [value_json(part) for part in value]
    return value


def decision_json(table: Table, decision: Decision) -> shapes.Decision:
    """What a seat is asked, with every action in words."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": message_json(decision.prompt),
        "actions": [
            {
                "text": action.text,
                "verb": action.verb,
                "kind": action.kind,
                "argument": action.argument,
                "message": message_json(table.describe(action)),
            }
            for action in decision.actions
        ],
    }


def decision_of(table: Table, seat: int | None) -> Decision | None:
    """A seat's own decision, if it has one."""
    for decision in table.decisions:
        if decision.seat == seat:
            return decision
    return None


def scores_json(scores: list[Score]) -> list[shapes.Score]:
    """The score sheet."""
    return [{"total": score.total, "lines": dict(score.lines)} for score in scores]


def summary_json(table: Table) -> Json:
    """What a summary says about the state of a game."""
    round, rounds = table.progress
    return {
        "round": round,
        "rounds": rounds,
        "deciding": table.deciding,
        "winners": list(table.winners()) if table.over else [],
        "totals": [score.total for score in table.scores()],
    }


def answer_json(table: Table, seat: int, action: str) -> shapes.Answer:
    """Why not, or what would happen; nothing that chance or a secret would tell."""
    reason = obstacle(table, action, seat)
    trial = None if reason else table.tried(" ".join(action.split()), seat)
    since = len(table.log)
    entries = () if trial is None else trial.foreseen(since)
    return {
        "action": action,
        "reason": None if reason is None else message_json(reason),
        "kind": "" if reason is None else reason.kind,
        "reference": "" if reason is None else reason.reference,
        "entries": news(table, entries, seat),
        "warning": warning_json(None if trial is None else trial.warned(since, seat)),
    }


def warning_json(found: Message | None) -> shapes.Message | None:
    """A warning as data, if there is one."""
    return None if found is None else message_json(found)


def news(table: Table, entries: tuple[Entry, ...], seat: int | None) -> list[shapes.Entry]:
    """Lines that a table's log would gain, as a seat may read them."""
    first = len([entry for entry in table.log if heard(entry, seat)])
    told = [entry for entry in entries if heard(entry, seat)]
    return [entry_json(table, entry, i) for i, entry in enumerate(told, first)]


def refused_json(action: str, reason: Reason) -> shapes.Answer:
    """An answer that is no for a reason of the server's."""
    return {
        "action": action,
        "reason": message_json(reason),
        "kind": reason.kind,
        "reference": reason.reference,
        "entries": [],
        "warning": None,
    }


def heard(entry: Entry, seat: int | None) -> bool:
    """Whether a line of the log is for a seat; None is everybody."""
    return entry.audience is None or entry.audience == seat


def entry_json(table: Table, entry: Entry, i: int) -> shapes.Entry:
    """A line of a table's log as data."""
    line: shapes.Entry = {
        "i": i,
        "round": entry.round,
        "seat": entry.seat,
        "id": entry.id,
        "values": values_json(entry.values),
        "opens": entry.opens,
        "kind": table.game.kind_of(entry.id),
    }
    if entry.game:
        line["game"] = entry.game
    return line


@final
class Scroll:
    """The log as one seat (or everybody) may read it, written down once per entry."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.entries: list[Entry] = []
        self.lines: list[shapes.Entry] = []

    def read(self, table: Table) -> list[shapes.Entry]:
        """The lines of a table's log."""
        log = [entry for entry in table.log if heard(entry, self.seat)]
        n = min(len(log), len(self.entries))
        while n and self.entries[n - 1] is not log[n - 1]:
            n -= 1
        fresh = [entry_json(table, entry, i) for i, entry in enumerate(log[n:], n)]
        self.lines = self.lines[:n] + fresh
        self.entries = log
        return self.lines


def common(old: list[shapes.Entry], new: list[shapes.Entry]) -> int:
    """How many lines two logs share from the start on."""
    both = min(len(old), len(new))
    if old[:both] == new[:both]:
        return both
    n = 0
    for before, after in zip(old, new, strict=False):
        if before is not after and before != after:
            break
        n += 1
    return n
