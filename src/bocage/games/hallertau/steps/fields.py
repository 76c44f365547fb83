"""The field board: fields come, are sown, harvested, raised and lost."""

from __future__ import annotations

from typing import Any, Final

from ..state import HallertauState, Seat
from ..vocabulary import (
    FIELD_NAMES,
    FIRST_SOWN,
    GOOD_OF,
    GRAIN,
    HIGHEST,
    LOWEST,
    MOST_FIELDS,
    SINGLE,
    SOW,
)


def row_of(field: int) -> int:
    """The row of a field."""
    return field % 4 + LOWEST


def told(field: int) -> dict[str, Any]:
    """A field as messages name it."""
    return told_by_name(FIELD_NAMES[field])


def told_by_name(name: str) -> dict[str, Any]:
    """A field as messages name it, where `+` cannot stand."""
    crop, _, row = name.partition("-")
    return {"crop": crop.replace("+", "-"), "row": int(row)}


def note(s: HallertauState, seat: int, what: str, field: int) -> None:
    """Tell the log what happened to a field."""
    if s.sink is not None:
        s.sink.note(seat, f"log-hallertau-{what}", told(field))


def add_field(s: HallertauState, seat: int, row: int) -> None:
    """A new field in a row, if a column is free."""
    if len(s.seats[seat].fields) < MOST_FIELDS:
        s.own(seat).fields.append(row - LOWEST)
        if s.sink is not None:
            s.sink.note(seat, "log-hallertau-field", {"row": row})


def change(s: HallertauState, seat: int, old: int, new: int) -> None:
    """One field of a kind becomes another."""
    fields = s.own(seat).fields
    fields[fields.index(old)] = new


def lose_field(s: HallertauState, seat: int, field: int) -> None:
    """A field and what is sown there go back."""
    s.own(seat).fields.remove(field)
    note(s, seat, "lose-field", field)


def sow(s: HallertauState, seat: int, field: int) -> None:
    """Sow so that an empty field becomes this one."""
    crop = field // 4
    change(s, seat, field % 4, field)
    s.own(seat).goods[GOOD_OF[crop]] -= 2 if crop >= SINGLE else 1
    note(s, seat, "sow", field)


def sowable(p: Seat, crops: tuple[int, ...]) -> list[int]:
    """The fields that could be sown with one of some crops, as actions."""
    rows: list[int] = []
    for field in p.fields:
        if field < FIRST_SOWN and field not in rows:
            rows.append(field)
    if not rows:
        return []
    rows.sort()
    goods = p.goods
    base = SOW.base
    return [
        base + crop * 4 + row
        for crop in crops
        if goods[GOOD_OF[crop]] > (1 if crop >= SINGLE else 0)
        for row in rows
    ]


def distinct(p: Seat, codes: frozenset[int]) -> list[int]:
    """The different fields among some."""
    found: list[int] = []
    for field in p.fields:
        if field in codes and field not in found:
            found.append(field)
    found.sort()
    return found


def raise_field(s: HallertauState, seat: int, field: int) -> None:
    """A field one row up."""
    change(s, seat, field, field + 1)
    note(s, seat, "raise", field + 1)


def reap(s: HallertauState, seat: int, field: int, times: int = 1) -> None:
    """Harvest a field, which drops a row."""
    crop, row = field // 4, row_of(field)
    n = row * times * (2 if crop >= SINGLE else 1)
    p = s.own(seat)
    good = GOOD_OF[crop]
    p.goods[good] += n
    gained = list(p.harvested)
    gained[good] += n
    p.harvested = tuple(gained)
    change(s, seat, field, max(row - 1, LOWEST) - LOWEST)
    if s.sink is not None:
        s.sink.note(seat, "log-hallertau-harvest", {**told(field), "n": n})


LOW_CODES: Final = frozenset([field for field in range(48) if row_of(field) < HIGHEST])
"""The numbers of fields that can go up."""
EMPTY_CODES: Final = frozenset(range(FIRST_SOWN))
"""The numbers of empty fields."""
SOWN_CODES: Final = frozenset(range(FIRST_SOWN, 48))
"""The numbers of fields on which something is sown."""
ALL_CODES: Final = EMPTY_CODES | SOWN_CODES
GRAIN_CROPS: Final = tuple([good + 1 for good in GRAIN])
