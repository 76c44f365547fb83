"""A view as lines of text, whichever the game: all that a seat sees, briefly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..kernel.table import Table
from ..kernel.text import text

HEADING: Final = ("game", "round", "rounds", "deciding", "over", "seat")
SILENT: Final = ("title", "quiet", "groups")
"""What says nothing that another entry does not say."""


def told(view: Mapping[str, Any]) -> str:
    """Everything in a view that is not nothing; lists of things have a line per thing."""
    who = "over" if view["over"] else f"seat {view['deciding']} decides"
    eyes = "everybody" if view["seat"] is None else f"seat {view['seat']}"
    lines = [f"{view['game']}, round {view['round']} of {view['rounds']}, {who}; seen by {eyes}"]
    for name, value in view.items():
        if name in HEADING or name in SILENT or (not value and type(value) is not int):
            continue
        if isinstance(value, list) and isinstance(value[0], dict):
            lines.append(f"{name}:")
            numbered = name == "seats"
            lines += [(f"  {i}: " if numbered else "  ") + brief(v) for i, v in enumerate(value)]
        else:
            lines.append(f"{name}: {brief(value)}")
    return "\n".join(lines) + "\n"


def brief(value: object) -> str:
    """A value in few words; what is nothing is left out."""
    if isinstance(value, dict):
        places = all(isinstance(part, dict) for part in value.values())
        return ", ".join(
            entry(name, part)
            for name, part in value.items()
            if (part or places) and name not in SILENT
        )
    if isinstance(value, list):
        dicts = bool(value) and isinstance(value[0], dict)
        return ("; " if dicts else " ").join(brief(part) or "-" for part in value)
    return "-" if value is None else str(value)


def entry(name: str, value: object) -> str:
    """A named value: an id speaks for itself, a flag is its name."""
    if name == "id":
        return str(value)
    if value is True or value == {}:
        return name
    return f"{name} ({brief(value)})" if isinstance(value, dict | list) else f"{name} {value}"


def asked(table: Table, seat: int | None) -> str:
    """What a seat is asked and may answer; nothing while it waits for others."""
    for decision in table.decisions:
        if decision.seat == seat:
            answers = ", ".join(action.text for action in decision.actions)
            return f"{text(decision.prompt)}: {answers}\n"
    return ""
