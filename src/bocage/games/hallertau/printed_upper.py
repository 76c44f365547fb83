"""The upper half of a card in icons: conditions and costs."""

from __future__ import annotations

from typing import Any, Final

from .costs import Alike, Discard, KeepGrain, Pay, PayBy, PayHarvested, PayOneOf
from .farm_costs import LoseFields, ReturnSheep, Uproot
from .measures import Fields, Half, Least, Measure, Rest, Times, Total
from .needs import AsMany, AtLeast, AtMost, ByStep, Either, Exactly, MoreThan, Need
from .part import Part
from .vocabulary import HIGHEST, ITEMS, KINDS, LOWEST, Payment

Item = dict[str, Any]

ON_BOARD: Final = frozenset(
    [
        *("full-spaces", "threes", "workers-on-nursery", "removed", "used-section"),
        *("sowing-used", "butchery-used"),
    ]
)
"""Measures of the action board."""


def icon(name: str, amounts: tuple[int, ...] = (), how: str = "") -> Item:
    """One icon with its numbers, and how they or the icon are meant."""
    return {"icon": name, "amounts": list(amounts), "how": how}


ICONS: Final = {
    "fields": (icon("field"),),
    "empty-fields": (icon("empty-field"),),
    "sown-fields": (icon("sown-field"),),
    "sown-in-row-5": (icon("sown-field-5"),),
    "sown-with-hops": (icon("sown-field"), icon("hops")),
    "sown-with-flax": (icon("sown-field"), icon("flax")),
    "sown-with-barley-rye": (icon("sown-field"), icon("barley"), icon("rye", (), "or")),
    "same-crop": (icon("sown-field"), icon("grain"), icon("grain", (), "same")),
    "crop-kinds": (icon("sown-field"), icon("grain"), icon("grain", (), "other")),
    "grain-same": (icon("grain"), icon("grain", (), "same")),
    "grain-all": (icon("grain"),),
    "other-cards": (icon("card"), icon("gateway", (), "not")),
    "played": (icon("card"), icon("played")),
    "played-alike": (
        icon(KINDS[0]),
        *[icon(kind, (), "or") for kind in KINDS[1:]],
        icon("played"),
    ),
    **{f"played-{kind}": (icon(kind), icon("played")) for kind in KINDS},
    "sheep-on-one-card": (icon("sheep"), icon("farmyard", (1,), "exactly")),
    "sheep-on-cards": (icon("sheep"), icon("farmyard")),
    "cards-with-sheep": (icon("farmyard"), icon("sheep"), icon("stables", (), "plus")),
    "furthest-sheep": (icon("sheep"), icon("farmyard", (), "from")),
    "free-cards": (icon("farmyard"), icon("sheep", (), "not")),
    "dying-sheep": (icon("sheep"), icon("farmyard", (), "lost")),
    "lead": (icon("craft"), icon("craft", (), "beyond")),
    "advances": (icon("craft", (), "gained"),),
    "workers-left": (icon("worker"),),
    "last-worker-used": (icon("worker", (), "lost"), icon("worker", (0,), "exactly")),
    "last-jewel": (icon("jewel", (), "lost"), icon("jewel", (0,), "exactly")),
    "exchanged": (icon("worker", (), "lost"), icon("tool", (), "gained")),
    "tools-at-once": (icon("tool", (), "gained"),),
    "tools-this-phase": (icon("tool", (), "gained"),),
    "harvest-total": (icon("harvest"),),
    "harvest-same": (icon("harvest"), icon("grain"), icon("grain", (), "same")),
    "full-spaces": (icon("space"), icon("worker")),
    "threes": (icon("space"), icon("worker", (3,), "exactly")),
    "removed": (icon("worker", (), "lost"),),
    "workers-on-nursery": (icon("worker"), icon("space")),
    "used-section": (icon("worker"),),
    "sowing-used": (icon("sow"),),
    "butchery-used": (icon("space"), icon("meat")),
    "beyond": (icon("window"), icon("round", (), "beyond")),
    "prompt": (icon("card", (), "gained"), icon("played")),
}
"""What stands for a measure, if not an icon of its own name."""
NUMBER_LAST: Final = frozenset(["furthest-sheep", "lead", "beyond"])
"""Measures whose number belongs to their last icon, not to their first."""


def padded(n: int, k: int, steps: int) -> tuple[int, ...]:
    """A number that one step has and the others do not."""
    return tuple([n if step == k else 0 for step in range(steps)])


def measured(measure: Measure, amounts: tuple[int, ...] = (), how: str = "") -> list[Item]:
    """The icons of a measure."""
    if isinstance(measure, Least):
        return [item for part in measure.parts for item in measured(part, amounts)]
    if isinstance(measure, Total):
        first, *others = measure.parts
        added = [item for part in others for item in measured(part, (), "plus")]
        return measured(first, amounts) + added
    if isinstance(measure, Rest):
        return measured(measure.part, (measure.n,), "lacking")
    if isinstance(measure, Half):
        return measured(measure.part, (2,), "each")
    if isinstance(measure, Times):
        return measured(measure.part, (measure.n,), "times")
    if isinstance(measure, Fields) and measure.id == "fields-in-rows":
        return [icon(f"field-{row}", amounts, how) for row in measure.rows]
    found = [dict(item) for item in ICONS.get(measure.id, (icon(measure.id),))]
    found[0]["how"] = found[0]["how"] or how
    found[-1 if measure.id in NUMBER_LAST else 0]["amounts"] = list(amounts)
    return found


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
        how = "more" if isinstance(need, MoreThan) else "as-many"
        return measured(need.measure) + measured(need.other, (), how)
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
    on_farm = farm_cost_items(part)
    if on_farm:
        return on_farm
    if isinstance(part, Pay):
        return [icon(ITEMS[part.item], part.amounts)]
    if isinstance(part, PayOneOf):
        return alternatives([payment_items(payment) for payment in part.payments])
    if isinstance(part, PayBy):
        return [icon(ITEMS[part.item]), *measured(part.measure, (), "each")]
    if isinstance(part, PayHarvested):
        return [icon(ITEMS[part.good], (part.n,)), icon("harvest")]
    if isinstance(part, Alike):
        others = [icon("goods", (part.n,), "other") for _ in range(1, part.sets)]
        return [icon("goods", (part.n,)), *(others or [icon("goods", (), "same")])]
    if isinstance(part, Discard):
        return [icon("card" if part.kind < 0 else KINDS[part.kind], (part.n,))]
    assert isinstance(part, KeepGrain), part
    return [icon("grain", (part.n,), "more")]


def farm_cost_items(part: Part) -> list[Item]:
    """The icons of a cost in fields, crops or sheep that go back."""
    if isinstance(part, LoseFields):
        if len(part.rows) == 1:
            return [icon(f"field-{part.rows[0]}", part.amounts)]
        spared = [row for row in range(LOWEST, HIGHEST + 1) if part.rows and row not in part.rows]
        lost = icon("sown-field" if part.sown else "field", part.amounts)
        return [lost, *[icon(f"field-{row}", (), "not") for row in spared]]
    if isinstance(part, Uproot):
        return [icon("goods", (1,)), icon("sown-field")]
    return [icon("return-sheep", (part.n,))] if isinstance(part, ReturnSheep) else []
