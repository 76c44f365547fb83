"""The upper half of a card in icons: conditions and costs."""

from __future__ import annotations

from typing import Any, Final

from .costs import (
    Alike,
    Discard,
    KeepGrain,
    LoseFields,
    Pay,
    PayBy,
    PayHarvested,
    PayOneOf,
    ReturnSheep,
    Uproot,
)
from .measures import Fields, Half, Least, Measure, Rest, Times, Total
from .needs import AsMany, AtLeast, AtMost, ByStep, Either, Exactly, MoreThan, Need
from .part import Part
from .vocabulary import ITEMS, KINDS, Payment

Item = dict[str, Any]

ON_BOARD: Final = frozenset(
    [
        *("full-spaces", "threes", "workers-on-nursery", "removed", "used-section"),
        *("sowing-used", "butchery-used"),
    ]
)
"""Measures of the action board."""
ICONS: Final = {
    "fields": ("field",),
    "empty-fields": ("empty-field",),
    "sown-fields": ("sown-field",),
    "sown-in-row-5": ("sown-field", "field-5"),
    "sown-with-hops": ("sown-field", "hops"),
    "sown-with-flax": ("sown-field", "flax"),
    "sown-with-barley-rye": ("sown-field", "barley", "rye"),
    "same-crop": ("sown-field",),
    "crop-kinds": ("sown-field", "grain"),
    "grain-same": ("grain",),
    "grain-all": ("grain",),
    "sheep-on-one-card": ("sheep", "farmyard"),
    "sheep-on-cards": ("sheep", "farmyard"),
    "cards-with-sheep": ("farmyard", "sheep"),
    "furthest-sheep": ("farmyard", "sheep"),
    "free-cards": ("farmyard",),
    "dying-sheep": ("sheep", "farmyard"),
    "lead": ("craft",),
    "advances": ("craft",),
    "workers-left": ("worker",),
    "exchanged": ("worker", "tool"),
    "tools-at-once": ("tool",),
    "tools-this-phase": ("tool",),
    "harvest-total": ("harvest",),
    "harvest-same": ("harvest", "grain"),
    "full-spaces": ("space", "worker"),
    "threes": ("space", "worker"),
    "removed": ("worker",),
    "workers-on-nursery": ("worker", "space"),
    "used-section": ("worker",),
    "sowing-used": ("sow",),
    "butchery-used": ("space", "meat"),
    "beyond": ("window", "round"),
    "prompt": (),
}
"""What stands for a measure, if not an icon of its own name; numbers belong to the first."""
GONE: Final = {"last-jewel": "jewel", "last-worker-used": "worker"}
"""Measures that say that the last of something has just gone."""


def icon(name: str, amounts: tuple[int, ...] = (), how: str = "") -> Item:
    """One icon with its numbers."""
    return {"icon": name, "amounts": list(amounts), "how": how}


def padded(n: int, k: int, steps: int) -> tuple[int, ...]:
    """A number that one step has and the others do not."""
    return tuple([n if step == k else 0 for step in range(steps)])


def measured(measure: Measure, amounts: tuple[int, ...] = (), how: str = "") -> list[Item]:
    """The icons of a measure."""
    if isinstance(measure, Total | Least):
        parts = [item for part in measure.parts for item in measured(part)]
        parts[0]["amounts"] = list(amounts)
        if isinstance(measure, Least):
            parts = [{**item, "amounts": list(amounts)} for item in parts]
        return parts
    if isinstance(measure, Rest):
        return measured(measure.part, (measure.n,), "most")
    if isinstance(measure, Half | Times):
        return measured(measure.part, (2,), how)
    if isinstance(measure, Fields) and measure.id == "fields-in-rows":
        return [icon(f"field-{row}", amounts, how) for row in measure.rows]
    if measure.id in GONE:
        return [icon(GONE[measure.id], (0,), "exactly")]
    if measure.id in ("other-cards", "played", "played-alike"):
        kinds = KINDS[1:] if measure.id == "other-cards" else KINDS
        return [
            icon(kind, () if k else amounts, "or" if k else how) for k, kind in enumerate(kinds)
        ]
    names = ICONS.get(measure.id, (measure.id.removeprefix("played-"),))
    return [icon(name, () if k else amounts, "" if k else how) for k, name in enumerate(names)]


def compared(measure: Measure, other: Measure) -> list[Item]:
    """So much for each of something else."""
    return measured(measure) + measured(other, (), "each")


def need_items(need: Need) -> list[Item]:
    """The icons of a condition."""
    if isinstance(need, AtLeast):
        return measured(need.measure, need.amounts)
    if isinstance(need, AtMost):
        return measured(need.measure, need.amounts, "most")
    if isinstance(need, Exactly):
        found = measured(need.measure, need.amounts[:1], "exactly")
        for n in need.amounts[1:]:
            found += measured(need.measure, (n,), "or")
        return found
    if isinstance(need, AsMany | MoreThan):
        return compared(need.measure, need.other)
    if isinstance(need, Either):
        return alternatives([need_items(part) for part in need.parts])
    assert isinstance(need, ByStep), need
    found = []
    for k, part in enumerate(need.parts):
        assert isinstance(part, AtLeast), part
        found += measured(part.measure, padded(part.amounts[0], k, need.steps))
    return found


def need_part(need: Need) -> str:
    """Whether a condition looks at the action board."""
    on_board = [measure.id in ON_BOARD for measure in need.measures()]
    return "board" if on_board and all(on_board) else "have"


def alternatives(parts: list[list[Item]]) -> list[Item]:
    """One of several groups of icons."""
    if len(parts) == 1:
        return parts[0]
    return [
        {**item, "how": "or"} if not k and not item["how"] else item
        for items in parts
        for k, item in enumerate(items)
    ]


def payment_items(payment: Payment) -> list[Item]:
    """The icons of a payment."""
    return [icon(ITEMS[item], (n,)) for item, n in payment]


def cost_items(part: Part) -> list[Item]:
    """The icons of a cost."""
    if isinstance(part, Pay):
        return [icon(ITEMS[part.item], part.amounts)]
    if isinstance(part, PayOneOf):
        return alternatives([payment_items(payment) for payment in part.payments])
    if isinstance(part, PayBy):
        return [icon(ITEMS[part.item]), *measured(part.measure, (), "each")]
    if isinstance(part, PayHarvested):
        return [icon(ITEMS[part.good], (part.n,)), icon("harvest")]
    if isinstance(part, Alike):
        return [icon("goods", (part.n,)) for _ in range(part.sets)]
    if isinstance(part, LoseFields):
        name = f"field-{part.rows[0]}" if len(part.rows) == 1 else "field"
        return [icon("sown-field" if part.sown else name, part.amounts)]
    if isinstance(part, Uproot):
        return [icon("sown-field")]
    if isinstance(part, Discard):
        kinds = KINDS if part.kind < 0 else (KINDS[part.kind],)
        return alternatives([[icon(kind, (part.n,))] for kind in kinds])
    if isinstance(part, ReturnSheep):
        return [icon("sheep", (part.n,)), icon("farmyard")]
    assert isinstance(part, KeepGrain), part
    return [icon("grain", (part.n,), "most")]
