"""Tables as the messages that clients are given."""

from __future__ import annotations

import re
from typing import Any, final

from ..kernel.game import Score
from ..kernel.messages import Entry, Message, Reason, Saying
from ..kernel.seat import Decision
from ..kernel.table import Table
from .turn import obstacle

Json = dict[str, Any]
ROUND = re.compile(r"log-([a-z]+-)?round")
"""The log entry with which a game opens a round."""


def message_json(message: Message) -> Json:
    """A message as data."""
    return {"id": message.id, "values": values_json(message.values)}


def values_json(values: dict[str, Any]) -> Json:
    """The values of a message as data."""
    return {name: value_json(value) for name, value in values.items()}


def value_json(value: Any) -> Any:
    """A value of a message as data."""
    if isinstance(value, Message):
        return message_json(value)
    if isinstance(value, Saying):
        return message_json(value.message)
    if isinstance(value, list | tuple):
        return [value_json(part) for part in value]
    return value


def decision_json(table: Table, decision: Decision) -> Json:
    """What a seat is asked, with every action in words."""
    return {
        "seat": decision.seat,
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


def scores_json(scores: list[Score]) -> list[Json]:
    """The score sheet."""
    return [{"total": score.total, "lines": score.lines} for score in scores]


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


def answer_json(table: Table, seat: int, action: str) -> Json:
    """Why not, or what would happen; nothing that chance or a secret would tell."""
    reason = obstacle(table, action, seat)
    entries: list[Json] = []
    if reason is None:
        entries = news(table, table.preview(" ".join(action.split()), seat), seat)
    return {
        "action": action,
        "reason": None if reason is None else message_json(reason.message),
        "reference": "" if reason is None else reason.reference,
        "entries": entries,
    }


def news(table: Table, entries: tuple[Entry, ...], seat: int | None) -> list[Json]:
    """Lines that a table's log would gain, as a seat may read them."""
    told = [entry for entry in table.log if heard(entry, seat)]
    round = next((e.values["round"] for e in reversed(told) if ROUND.fullmatch(e.id)), 0)
    lines: list[Json] = []
    for entry in entries:
        if heard(entry, seat):
            round = write(lines, entry, round, len(told))
    return lines


def refused_json(action: str, reason: Reason) -> Json:
    """An answer that is no for a reason of the server's."""
    return {
        "action": action,
        "reason": message_json(reason.message),
        "reference": reason.reference,
        "entries": [],
    }


def heard(entry: Entry, seat: int | None) -> bool:
    """Whether a line of the log is for a seat; None is everybody."""
    return entry.audience is None or entry.audience == seat


def write(lines: list[Json], entry: Entry, round: int, first: int = 0) -> int:
    """Add a line of the log to those from `first` on; the round that it belongs to."""
    if ROUND.fullmatch(entry.id):
        round = entry.values["round"]
    line = {"i": first + len(lines), "round": round, "seat": entry.seat, "id": entry.id}
    lines.append({**line, "values": values_json(entry.values)})
    return round


@final
class Scroll:
    """The log as one seat (or everybody) may read it, written down once per entry."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.entries: list[Entry] = []
        self.lines: list[Json] = []

    def read(self, table: Table) -> list[Json]:
        """The lines of a table's log."""
        log = [entry for entry in table.log if heard(entry, self.seat)]
        n = min(len(log), len(self.entries))
        while n and self.entries[n - 1] is not log[n - 1]:
            n -= 1
        lines = self.lines[:n]
        round = lines[-1]["round"] if lines else 0
        for entry in log[n:]:
            round = write(lines, entry, round)
        self.entries, self.lines = log, lines
        return lines


def common(old: list[Json], new: list[Json]) -> int:
    """How many lines two logs share from the start on."""
    n = 0
    for before, after in zip(old, new, strict=False):
        if before is not after and before != after:
            break
        n += 1
    return n
