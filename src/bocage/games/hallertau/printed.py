"""What is printed on a card, as rows of icons.

A row says what its icons are for: the phase, a condition on what one has or on the action board,
a cost, what the card gives once, or its income. An icon has one number for each step of a slash
group, one for all, or none; one without a number and without a `how` tells the icon before it
apart. Every `how` is explained in docs/web-table.md; alternatives are marked `or` and stand in a
row of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.printed import of
from . import boardwork, effects, fieldwork, sheepwork
from .card import HallertauCard
from .counts import SHEEP_ON_ONE_CARD
from .part import Part
from .printed_upper import (
    Item,
    alternatives,
    cost_items,
    icon,
    item_icon,
    measured,
    need_items,
    need_part,
    step_icons,
)
from .vocabulary import GRAIN


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
    if rows and rows[-1]["part"] == part and simply_count(rows[-1]["items"] + items):
        rows[-1]["items"] += items
    else:
        rows.append({"part": part, "items": items})


def simply_count(items: list[Item]) -> bool:
    """Whether every icon is simply so many of it."""
    return all(not item["how"] and item["amounts"] for item in items)


def gain_by_icons(part: effects.GainBy) -> list[Item]:
    """The icons of as much as a measure says, at each step."""
    found = [item_icon(part.item), *measured(part.by[0], (), "each")]
    if part.steps > 1:
        found[1]["amounts"] = [measure.n for measure in part.by]
    return found


def new_field_icons(part: effects.NewFields) -> list[Item]:
    """The icons of new fields, by the row of each step."""
    return step_icons([[icon(f"field-{row}", (part.n,))] if row else [] for row in part.rows])


def trade_icons(part: effects.Trade) -> list[Item]:
    """The icons of one thing for another."""
    paid = [item_icon(item, (n,), "lost") for item, n in part.cost]
    return [*paid, item_icon(part.item, (part.n,))]


def grain_to_sow_icons(part: fieldwork.GrainToSow) -> list[Item]:
    """The icons of any type of grain that can be sown."""
    return [*alternatives([[item_icon(good, (part.n,))] for good in GRAIN]), icon("sow")]


def sow_twice_icons(part: fieldwork.SowTwice) -> list[Item]:
    """The icons of two equal grain on one field."""
    alike = [icon("grain", (2,), "most"), icon("grain", (), "same")]
    return [icon("sow"), *alike, icon("field", (1,), "exactly")]


def raised_icon(part: fieldwork.RaiseEach) -> str:
    """The fields that go one row up."""
    return "field" if part.empty and part.sown else "empty-field" if part.empty else "sown-field"


EFFECT_ICONS: Final[dict[type, Callable[[Any], list[Item]]]] = dict(
    [
        of(effects.Gain, lambda part: [item_icon(part.item, part.amounts)]),
        of(effects.GainBy, gain_by_icons),
        of(effects.UpTo, lambda part: [item_icon(part.item), *measured(part.measure, (), "until")]),
        of(
            effects.GainByStep,
            lambda part: step_icons([[item_icon(i, (n,))] if n else [] for i, n in part.gains]),
        ),
        of(effects.NewFields, new_field_icons),
        of(
            effects.Pick,
            lambda part: alternatives([[item_icon(item, n)] for item, n in part.gains]),
        ),
        of(
            effects.DifferentGrain,
            lambda part: [icon("grain", part.amounts), icon("grain", (), "other")],
        ),
        of(
            sheepwork.PerSheepOnACard,
            lambda part: [item_icon(part.item), *measured(SHEEP_ON_ONE_CARD, (), "each")],
        ),
        of(effects.FieldsByJewels, lambda part: [icon("field", (2,)), icon("jewel", (), "rows")]),
        of(effects.Trade, trade_icons),
        of(sheepwork.MoveOne, lambda part: [icon("move-sheep", part.amounts)]),
        of(sheepwork.MoveSheep, lambda part: [icon("move-sheep", part.amounts)]),
        of(fieldwork.Sow, lambda part: [icon("sow", part.amounts)]),
        of(fieldwork.SowGood, lambda part: [icon("sow"), item_icon(part.good)]),
        of(fieldwork.GrainToSow, grain_to_sow_icons),
        of(fieldwork.SowTwice, sow_twice_icons),
        of(fieldwork.RaiseEach, lambda part: [icon("raise"), icon(raised_icon(part), (), "each")]),
        of(fieldwork.RaiseUpTo, lambda part: [icon("raise", (part.n,))]),
        of(fieldwork.Fertilize, lambda part: [icon("raise"), icon(f"field-{part.row}")]),
        of(fieldwork.HarvestNow, lambda part: [icon("harvest", (part.n,))]),
        of(fieldwork.DoubleHarvest, lambda part: [icon("harvest", (2,), "times")]),
        of(boardwork.AdvanceFree, lambda part: [icon("craft", (1,))]),
        of(boardwork.MoveBoulders, lambda part: [icon("boulder", (part.n,))]),
        of(boardwork.ClearSpace, lambda part: [icon("space"), icon("worker", (), "not")]),
        of(boardwork.ClearRows, lambda part: [icon("space"), icon("worker", (), "not")]),
        of(boardwork.Recall, lambda part: [icon("space"), icon("worker", (), "gained")]),
        of(boardwork.Occupy, lambda part: [icon("space"), icon("worker")]),
        of(boardwork.Visit, lambda part: [icon("space"), icon("worker")]),
        of(boardwork.Shift, lambda part: [icon("space"), icon("worker")]),
    ]
)
"""How effects are drawn."""


def effect_items(part: Part) -> list[Item]:
    """The icons of what a part gives or lets one do."""
    return EFFECT_ICONS[type(part)](part)
