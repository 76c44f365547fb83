"""What is printed on a card, as rows of icons.

A row says what its icons are for: the phase, a condition on what one has or on the action board,
a cost, what the card gives once, or its income. An icon has one number for each step of a slash
group, one for all, or none; one without a number and without a `how` tells the icon before it
apart. Every `how` is explained in docs/web-table.md; alternatives are marked `or` and stand in a
row of their own.
"""

from __future__ import annotations

from typing import Any

from .boardwork import AdvanceFree, ClearRows, ClearSpace, MoveBoulders, OnSpaces, Recall, Shift
from .card import HallertauCard
from .effects import (
    DifferentGrain,
    FieldsByJewels,
    Gain,
    GainBy,
    GainByStep,
    NewFields,
    Pick,
    Trade,
    UpTo,
)
from .fieldwork import (
    DoubleHarvest,
    Fertilize,
    GrainToSow,
    HarvestNow,
    RaiseEach,
    RaiseUpTo,
    Sow,
    SowGood,
    SowTwice,
)
from .measures import Rest
from .part import Part
from .printed_upper import (
    Item,
    alternatives,
    cost_items,
    icon,
    measured,
    need_items,
    need_part,
    padded,
)
from .sheepwork import MoveOne, MoveSheep, PerSheepOnACard
from .vocabulary import GRAIN, ITEMS


def printed(card: HallertauCard) -> list[dict[str, Any]]:
    """The rows of icons of a card."""
    rows: list[dict[str, Any]] = []
    if card.only >= 0:
        add(rows, "phase", [icon("round", (card.only + 1,), "exactly")])
    if card.never >= 0:
        add(rows, "phase", [icon("round", (card.never + 1,), "not")])
    for need in card.needs:
        add(rows, need_part(need), need_items(need))
    for part in card.parts[: card.costs]:
        add(rows, "pay", cost_items(part))
    if card.butcher:
        add(rows, "gain", [icon("jewel", (1,), "lost"), icon("sheep", (), "not")])
    for part in card.parts[card.costs :]:
        add(rows, "gain", effect_items(part))
    for part in card.income:
        add(rows, "income", effect_items(part))
    return rows


def add(rows: list[dict[str, Any]], part: str, items: list[Item]) -> None:
    """Icons in a row of their own, or beside others of the same part if all simply count."""
    if not items:
        return
    last = rows[-1] if rows else None
    if (
        last is not None
        and last["part"] == part
        and simply_count(last["items"])
        and simply_count(items)
    ):
        last["items"] += items
    else:
        rows.append({"part": part, "items": items})


def simply_count(items: list[Item]) -> bool:
    """Whether every icon is simply so many of it."""
    return all(not item["how"] and item["amounts"] for item in items)


def effect_items(part: Part) -> list[Item]:
    """The icons of what a part gives or lets one do."""
    if isinstance(part, Gain):
        return [icon(ITEMS[part.item], part.amounts)]
    if isinstance(part, GainBy):
        found = [icon(ITEMS[part.item]), *measured(part.by[0], (), "each")]
        if part.steps > 1:
            found[1]["amounts"] = [rest.n for rest in part.by if isinstance(rest, Rest)]
        return found
    if isinstance(part, UpTo):
        return [icon(ITEMS[part.item]), *measured(part.measure, (), "until")]
    if isinstance(part, GainByStep):
        steps = part.steps
        gains = [(ITEMS[item], padded(n, k, steps)) for k, (item, n) in enumerate(part.gains) if n]
        return [icon(name, amounts) for name, amounts in gains]
    if isinstance(part, NewFields):
        return new_fields(part)
    if isinstance(part, Pick):
        return alternatives([[icon(ITEMS[item], amounts)] for item, amounts in part.gains])
    if isinstance(part, DifferentGrain):
        return [icon("grain", part.amounts), icon("grain", (), "other")]
    if isinstance(part, PerSheepOnACard):
        on_one = icon("farmyard", (1,), "exactly")
        return [icon(ITEMS[part.item]), icon("sheep", (), "each"), on_one]
    if isinstance(part, FieldsByJewels):
        return [icon("field", (2,)), icon("jewel", (), "rows")]
    if isinstance(part, Trade):
        paid = [icon(ITEMS[item], (n,), "lost") for item, n in part.cost]
        return [*paid, icon(ITEMS[part.item], (part.n,))]
    if isinstance(part, MoveOne | MoveSheep):
        return [icon("move-sheep", part.amounts)]
    return field_items(part) or board_items(part)


def new_fields(part: NewFields) -> list[Item]:
    """New fields, by the row of each step."""
    if len(part.rows) == 1:
        return [icon(f"field-{part.rows[0]}", (part.n,))]
    steps = part.steps
    return [
        icon(f"field-{row}", padded(part.n, k, steps)) for k, row in enumerate(part.rows) if row
    ]


def field_items(part: Part) -> list[Item]:
    """What a part lets one do with fields."""
    if isinstance(part, Sow):
        return [icon("sow", part.amounts)]
    if isinstance(part, SowGood):
        return [icon("sow"), icon(ITEMS[part.good])]
    if isinstance(part, GrainToSow):
        gains = alternatives([[icon(ITEMS[good], (part.n,))] for good in GRAIN])
        return [*gains, icon("sow")]
    if isinstance(part, SowTwice):
        alike = [icon("grain", (2,), "most"), icon("grain", (), "same")]
        return [icon("sow"), *alike, icon("field", (1,), "exactly")]
    if isinstance(part, RaiseEach):
        both = part.empty and part.sown
        kind = "field" if both else "empty-field" if part.empty else "sown-field"
        return [icon("raise"), icon(kind, (), "each")]
    if isinstance(part, RaiseUpTo):
        return [icon("raise", (part.n,))]
    if isinstance(part, Fertilize):
        return [icon("raise"), icon(f"field-{part.row}")]
    if isinstance(part, HarvestNow):
        return [icon("harvest", (part.n,))]
    return [icon("harvest", (2,), "times")] if isinstance(part, DoubleHarvest) else []


def board_items(part: Part) -> list[Item]:
    """What a part lets one do on the action board and in the community centre."""
    if isinstance(part, AdvanceFree):
        return [icon("craft", (1,))]
    if isinstance(part, MoveBoulders):
        return [icon("boulder", (part.n,))]
    if isinstance(part, ClearSpace | ClearRows):
        return [icon("space"), icon("worker", (), "not")]
    if isinstance(part, Recall):
        return [icon("space"), icon("worker", (), "gained")]
    assert isinstance(part, OnSpaces | Shift), part
    return [icon("space"), icon("worker")]
