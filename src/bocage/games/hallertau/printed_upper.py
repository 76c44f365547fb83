"""The upper half of a card in icons: conditions and costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.printed import of
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


def item_icon(item: int, amounts: tuple[int, ...] = (), how: str = "") -> Item:
    """The icon of an item."""
    return icon(ITEMS[item], amounts, how)


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
    "window-beyond-round": (icon("window"), icon("round", (), "beyond")),
    "prompt": (icon("card", (), "gained"), icon("played")),
}
"""What stands for a measure, if not an icon of its own name."""
NUMBER_LAST: Final = frozenset(["furthest-sheep", "lead", "window-beyond-round"])
"""Measures whose number belongs to their last icon, not to their first."""


def own_icons(measure: Measure, amounts: tuple[int, ...], how: str) -> list[Item]:
    """The icons of a measure that has some of its own."""
    found = [dict(item) for item in ICONS.get(measure.id, (icon(measure.id),))]
    found[0]["how"] = found[0]["how"] or how
    found[-1 if measure.id in NUMBER_LAST else 0]["amounts"] = list(amounts)
    return found


def total_icons(measure: Total, amounts: tuple[int, ...], how: str) -> list[Item]:
    """The icons of several measures together."""
    first, *others = measure.parts
    added = [item for part in others for item in measured(part, (), "plus")]
    return measured(first, amounts) + added


def field_icons(measure: Fields, amounts: tuple[int, ...], how: str) -> list[Item]:
    """The icons of fields, which have one per row where only some rows count."""
    if measure.id != "fields-in-rows":
        return own_icons(measure, amounts, how)
    return [icon(f"field-{row}", amounts, how) for row in measure.rows]


MEASURE_ICONS: Final[dict[type, Callable[[Any, tuple[int, ...], str], list[Item]]]] = dict(
    [
        of(Least, lambda m, amounts, _: [i for part in m.parts for i in measured(part, amounts)]),
        of(Total, total_icons),
        of(Rest, lambda m, amounts, how: measured(m.part, (m.n,), "lacking")),
        of(Half, lambda m, amounts, how: measured(m.part, (2,), "each")),
        of(Times, lambda m, amounts, how: measured(m.part, (m.n,), "times")),
        of(Fields, field_icons),
    ]
)
"""How measures are drawn that have no icons of their own."""


def measured(measure: Measure, amounts: tuple[int, ...] = (), how: str = "") -> list[Item]:
    """The icons of a measure."""
    return MEASURE_ICONS.get(type(measure), own_icons)(measure, amounts, how)


def step_icons(parts: list[list[Item]]) -> list[Item]:
    """The icons of each step, of which the other steps have none."""
    steps = range(len(parts))
    return [
        {**item, "amounts": [n if step == k else 0 for n in item["amounts"] for step in steps]}
        for k, items in enumerate(parts)
        for item in items
    ]


def exact_icons(need: Exactly) -> list[Item]:
    """The icons of one of several numbers."""
    first, *others = need.amounts
    found = measured(need.measure, (first,), "exactly")
    return found + [item for n in others for item in measured(need.measure, (n,), "or")]


NEED_ICONS: Final[dict[type, Callable[[Any], list[Item]]]] = dict(
    [
        of(AtLeast, lambda need: measured(need.measure, need.amounts)),
        of(AtMost, lambda need: measured(need.measure, need.amounts, "most")),
        of(Exactly, exact_icons),
        of(AsMany, lambda need: measured(need.measure) + measured(need.other, (), "as-many")),
        of(MoreThan, lambda need: measured(need.measure) + measured(need.other, (), "more")),
        of(Either, lambda need: alternatives([need_items(part) for part in need.parts])),
        of(ByStep, lambda need: step_icons([need_items(part) for part in need.parts])),
    ]
)
"""How conditions are drawn."""


def need_items(need: Need) -> list[Item]:
    """The icons of a condition."""
    return NEED_ICONS[type(need)](need)


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


def alike_icons(part: Alike) -> list[Item]:
    """The icons of goods of one type, or of several types."""
    others = [icon("goods", (part.n,), "other") for _ in range(1, part.sets)]
    return [icon("goods", (part.n,)), *(others or [icon("goods", (), "same")])]


def lost_field_icons(part: LoseFields) -> list[Item]:
    """The icons of fields that are lost."""
    if len(part.rows) == 1:
        return [icon(f"field-{part.rows[0]}", part.amounts)]
    spared = [row for row in range(LOWEST, HIGHEST + 1) if part.rows and row not in part.rows]
    lost = icon("sown-field" if part.sown else "field", part.amounts)
    return [lost, *[icon(f"field-{row}", (), "not") for row in spared]]


def payment_icons(payment: Payment) -> list[Item]:
    """The icons of a payment."""
    return [item_icon(item, (n,)) for item, n in payment]


COST_ICONS: Final[dict[type, Callable[[Any], list[Item]]]] = dict(
    [
        of(Pay, lambda part: [item_icon(part.item, part.amounts)]),
        of(
            PayOneOf,
            lambda part: alternatives([payment_icons(payment) for payment in part.payments]),
        ),
        of(PayBy, lambda part: [item_icon(part.item), *measured(part.measure, (), "each")]),
        of(PayHarvested, lambda part: [item_icon(part.good, (part.n,)), icon("harvest")]),
        of(Alike, alike_icons),
        of(LoseFields, lost_field_icons),
        of(Uproot, lambda part: [icon("goods", (1,)), icon("sown-field")]),
        of(Discard, lambda part: [icon("card" if part.kind < 0 else KINDS[part.kind], (part.n,))]),
        of(KeepGrain, lambda part: [icon("grain", (part.n,), "more")]),
        of(ReturnSheep, lambda part: [icon("return-sheep", (part.n,))]),
    ]
)
"""How costs are drawn."""


def cost_items(part: Part) -> list[Item]:
    """The icons of a cost."""
    return COST_ICONS[type(part)](part)
