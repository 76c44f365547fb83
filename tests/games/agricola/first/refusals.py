"""What the first edition's hand cards cost and ask for: positions just short of it, and with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, final

from .tables import QUIET

Row = dict[str, Any]
Goods = dict[str, int]

COSTS: dict[str, tuple[Goods, ...]] = {
    "E11": ({"food": 1},),
    "E12": ({"wood": 1},),
    "E13": ({"wood": 1, "stone": 1},),
    "E15": ({"wood": 1},),
    "E17": ({"wood": 3, "stone": 1},),
    "E19": ({"clay": 2},),
    "E20": ({"clay": 1},),
    "E21": ({"wood": 1, "clay": 1, "reed": 1, "stone": 2},),
    "E22": ({"wood": 2},),
    "E23": ({"wood": 2},),
    "E24": ({"wood": 2},),
    "E26": ({"wood": 1},),
    "E27": ({"wood": 3, "stone": 1},),
    "E28": ({"wood": 1},),
    "E30": ({"wood": 2},),
    "E32": ({"wood": 1},),
    "E33": ({"clay": 1},),
    "E34": ({"reed": 1},),
    "E35": ({"wood": 1},),
    "E37": ({"wood": 2},),
    "E39": ({"grain": 1},),
    "E40": ({"food": 2},),
    "E41": ({"stone": 1},),
    "E42": ({"wood": 1}, {"clay": 1}),
    "E44": ({"wood": 1, "clay": 1},),
    "E45": ({"food": 2},),
    "E46": ({"wood": 2},),
    "E49": ({"wood": 1},),
    "E50": ({"wood": 1},),
    "E51": ({"wood": 1},),
    "E52": ({"wood": 1},),
    "E53": ({"wood": 2},),
    "E55": ({"reed": 1, "stone": 3},),
    "E56": ({"wood": 1},),
    "E57": ({"stone": 2},),
    "E58": ({"wood": 2},),
    "E59": ({"wood": 2},),
    "E60": ({"sheep": 1},),
    "E61": ({"wood": 4},),
    "E62": ({"wood": 3},),
    "I63": ({"wood": 2},),
    "I65": ({"stone": 2},),
    "I67": ({"wood": 2},),
    "I68": ({"wood": 2},),
    "I70": ({"wood": 1},),
    "I71": ({"wood": 3, "reed": 2}, {"clay": 3, "reed": 2}),
    "I73": ({"food": 2},),
    "I74": ({"wood": 2},),
    "I75": ({"stone": 1},),
    "I76": ({"wood": 1},),
    "I77": ({"wood": 1},),
    "I78": ({"wood": 2},),
    "I79": ({"wood": 3},),
    "I80": ({"wood": 1},),
    "I81": ({"reed": 1, "wood": 5},),
    "I82": ({"wood": 3},),
    "I83": ({"wood": 1},),
    "I84": ({"wood": 2, "reed": 1}, {"clay": 2, "reed": 1}),
    "I86": ({"wood": 2, "reed": 2}, {"clay": 2, "reed": 2}),
    "I87": ({"clay": 1},),
    "I88": ({"reed": 1},),
    "I89": ({"clay": 3},),
    "I91": ({"wood": 2},),
    "I93": ({"stone": 3, "clay": 2},),
    "I94": ({"stone": 5},),
    "I95": ({"wood": 1},),
    "I96": ({"wood": 2}, {"clay": 2}),
    "I97": ({"stone": 2, "clay": 2},),
    "I98": ({"vegetable": 1, "stone": 2},),
    "I100": ({"wood": 2, "stone": 2},),
    "I102": ({"wood": 2},),
    "I103": ({"wood": 1, "clay": 2, "reed": 1, "stone": 2},),
    "I104": ({"grain": 3},),
    "K106": ({"stone": 3},),
    "K107": ({"stone": 1},),
    "K109": ({"wood": 1},),
    "K110": ({"grain": 2, "stone": 2},),
    "K111": ({"wood": 1},),
    "K112": ({"wood": 1},),
    "K113": ({"wood": 1},),
    "K115": ({"wood": 3},),
    "K116": ({"wood": 3}, {"clay": 3}),
    "K117": ({"wood": 2},),
    "K119": ({"wood": 3},),
    "K121": ({"wood": 2},),
    "K123": ({"wood": 1},),
    "K124": ({"wood": 1},),
    "K125": ({"wood": 1},),
    "K126": ({"reed": 1},),
    "K127": ({"wood": 1},),
    "K132": ({"reed": 1, "clay": 4},),
    "K133": ({"wood": 1},),
    "K134": ({"wood": 3},),
    "K138": ({"reed": 4, "wood": 1},),
    "K139": ({"wood": 1},),
    "K141": ({"food": 1},),
    "K142": ({"wood": 2},),
    "K143": ({"wood": 2}, {"clay": 2}),
    "K144": ({"wood": 3, "clay": 3, "reed": 2, "stone": 3},),
    "K146": ({"wood": 2},),
    "Z313": ({"wood": 2},),
    "Z314": ({"wood": 1},),
    "Z315": ({"grain": 1, "stone": 1},),
    "Z316": ({"stone": 1},),
    "Z320": ({"wood": 1},),
    "Z323": ({"vegetable": 1},),
}
"""What minor improvements cost, in each of the ways to pay for them."""

COSTS_PER_PERSON: dict[str, Goods] = {"Z317": {"food": 2}}
"""What minor improvements cost for every member of the family."""

SURCHARGES: dict[str, int] = {"E172": 2, "K291": 4}
"""The food that occupations cost on top of the fee."""

OCCUPATIONS = {
    1: ("E36", "E58", "I63", "I78", "K105", "K113", "K117", "K119"),
    2: (
        *("E18", "E30", "E46", "E49", "E62"),
        *("I67", "I74", "I90", "I102"),
        *("K114", "K133", "K136", "K142", "K146"),
    ),
    3: (
        *("E43", "E47", "E48", "E61"),
        *("I72", "I79", "I80", "I337"),
        *("K112", "K115", "K131", "K137", "K145", "K339"),
    ),
    4: ("E24", "E54", "K140"),
}
"""The cards that ask for so many occupations."""


@final
@dataclass(frozen=True)
class Case:
    """A card, farms just short of what it asks for, others that have it; `why` it is refused.

    The other seat has nothing in play, unless told otherwise.
    """

    card: str
    short: list[Row]
    enough: list[Row]
    why: str = "need-not-met"
    others: list[Row] = field(default_factory=lambda: [{}])
    round: int = 6
    enough_others: list[Row] | None = None
    enough_round: int = 0


def house(material: str) -> Row:
    """A farm with a house of a material."""
    return {"house": material}


def in_play(*cards: str) -> Row:
    """A farm with some cards in front of it."""
    return {"cards": list(cards)}


def grain(*cells: str) -> Row:
    """A farm with a grain on each of some fields."""
    return {"fields": {cell: {"grain": 1} for cell in cells}}


def vegetables(*cells: str) -> Row:
    """A farm with a vegetable on each of some fields."""
    return {"fields": {cell: {"vegetable": 1} for cell in cells}}


def occupations(n: int) -> Row:
    """A farm with so many occupations."""
    return in_play(*QUIET[:n])


MEADOW = [["r1c4", "r1c5"]]
"""Room for four animals."""
EVERYWHERE = [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)]
HOME = ["r2c1", "r3c1"]
AROUND = [cell for cell in EVERYWHERE if cell not in HOME]
"""All cells but those of the house."""


def fields(*without: str) -> Row:
    """A farm with fields everywhere but on some cells."""
    return {"fields": {cell: {} for cell in AROUND if cell not in without}}


def rooms(*without: str) -> Row:
    """A farm with rooms everywhere but on some cells."""
    return {"rooms": [cell for cell in EVERYWHERE if cell not in without]}


NO_OVEN = [in_play(), in_play("A1", "A3"), in_play("E20"), in_play("I65"), in_play("K106")]
OVENS = [in_play(card) for card in ("A5", "A6", "E27", "E14")]
LOST = "nothing-to-hand-in"
NO_PLACE = "no-effect"
IN_A_ROW = [["r1c2"], ["r1c3"], ["r1c4"], ["r1c5"]]
"""Pastures of one cell with 4, 7, 10 and 13 fences; one more beside them takes 3."""
ALL_FENCES = [["r1c4", "r1c5", "r2c4", "r2c5"], ["r1c3", "r2c3"], ["r3c5"]]
"""Pastures that take all fifteen fences."""


def conditions() -> Iterator[Case]:
    """What minor improvements ask for besides their cost."""
    for n, cards in OCCUPATIONS.items():
        for card in cards:
            short = [occupations(n - 1), in_play("A1", "A3", "E28", "E51", *QUIET[: n - 1])]
            double = [in_play("E148", *QUIET[: n - 2])] if n > 1 else [in_play("E148")]
            yield Case(card, short, [occupations(n), *double])
    yield Case(
        "E31",
        [in_play("A1", *QUIET), in_play("A1", "E28")],
        [in_play("A1", "A2", QUIET[0]), in_play("E28", "E51", QUIET[0])],
    )
    yield Case(
        "K108",
        [in_play("A1", *QUIET), in_play("A1", "E28", *QUIET[:2])],
        [in_play("A1", "E28", *QUIET[:3]), in_play("A1", "E28", "E148", QUIET[0])],
    )
    yield Case("I64", [occupations(1)], [in_play(), in_play("A1", "E28")])
    yield Case("E29", [{}, {"animals": {"boar": 1}}], [{"animals": {"sheep": 1}}])
    yield Case("E33", NO_OVEN, OVENS)
    yield Case("E14", NO_OVEN, OVENS[:3], LOST)
    yield Case("I65", [in_play(), in_play("A1", "A3"), in_play("K106")], OVENS, LOST)
    yield Case("K106", [in_play(), in_play("A1", "A3"), in_play("I65")], OVENS, LOST)
    yield Case("I66", [in_play(), in_play("A9")], [in_play("A10")], LOST)
    hearths = [in_play(card) for card in ("A3", "A4", "K128")]
    yield Case("I85", [in_play(), in_play("A1", "A2", "E20")], hearths, LOST)
    yield Case("K122", [in_play(), in_play("A8", "I258")], [in_play("A7")], LOST)
    fires = [in_play(card) for card in ("A1", "A2", "E20")]
    yield Case("K128", [in_play(), in_play("A3", "A5")], fires, LOST)
    yield Case(
        "E38",
        [in_play("A1", *QUIET), in_play("E28")],
        [in_play("A1", "E28"), in_play("A1", "A2"), in_play("E28", "E51")],
        LOST,
    )
    yield Case("E55", [house("wood"), house("clay")], [house("stone")])
    yield Case("I81", [house("clay"), house("stone")], [house("wood")])
    yield Case("K132", [house("wood"), house("stone")], [house("clay")])
    for card, material in (("E55", "stone"), ("I81", "wood"), ("K132", "clay")):
        full = {**fields(), **house(material)}
        yield Case(card, [full], [{**fields("r1c1"), **house(material)}], NO_PLACE)
    fenced = {**rooms("r1c5"), "pastures": [["r1c5"]]}
    yield Case("E11", [rooms(), fenced], [rooms("r1c5")], NO_PLACE)
    yield Case("E40", [fields(), rooms()], [fields("r1c5")], NO_PLACE)
    yield Case("E40", [{"pastures": ALL_FENCES}], [{"pastures": ALL_FENCES[:2]}], NO_PLACE)
    yield Case("E40", [{"pastures": IN_A_ROW}], [{"pastures": IN_A_ROW[:3]}], NO_PLACE)
    far = {"pastures": [["r1c5"]], "fields": {"r1c4": {}, "r2c5": {}}}
    yield Case("E40", [far], [{**far, "fields": {"r1c4": {}}}], NO_PLACE)
    stables = ["r1c2", "r1c3", "r1c4", "r1c5"]
    yield Case("E52", [{"stables": stables}, fields()], [{"stables": stables[:3]}], NO_PLACE)
    sown = {"r1c5": {"grain": 1}, "r1c4": {"vegetable": 1}}
    beans = [card_sown(card) for card in ("E18", "E47", "K137")]
    yield Case("K130", [{}, grain("r1c5"), *stored()], [vegetables("r1c5"), *beans])
    yield Case("Z319", [{}, grain("r1c5")], [vegetables("r1c5"), card_sown("E47")])
    yield Case(
        "I69",
        [
            *[vegetables("r1c5"), {"fields": sown}, {**vegetables("r1c5"), "cards": ["E18"]}],
            *[{**vegetables("r1c5"), **row} for row in stored()],
        ],
        [vegetables("r1c5", "r1c4"), *[{**vegetables("r1c5"), **row} for row in beans]],
    )
    yield Case(
        "K139",
        [grain("r1c5"), {"fields": sown}, {**grain("r1c5"), "cards": ["K105"]}],
        [grain("r1c5", "r1c4"), {**grain("r1c5"), **card_sown("K105")}, acreage(2)],
    )
    yield Case(
        "I99",
        [grain("r1c5", "r1c4"), {**grain("r1c5"), **card_sown("K105")}],
        [grain("r1c5", "r1c4", "r1c3"), {**grain("r1c5"), **acreage(2)}],
    )
    third = {"r1c3": {"grain": 1}}
    yield Case(
        "I101",
        [
            {"fields": {**sown, **third, "r1c2": {}}},
            {"fields": {**sown, **third}, **card_sown("I78")},
            {"fields": {**sown, **third}, **card_sown("K278")},
            {"fields": {**sown, **third}, **card_sown("Z323")},
        ],
        [
            {"fields": {**sown, **third, "r1c2": {"vegetable": 1}}},
            {"fields": {**sown, **third}, **card_sown("E18")},
            {"fields": sown, **acreage(2)},
        ],
    )
    one = {"r1c5": {}, "r1c4": {"grain": 1}}
    yield Case("Z324", [{"fields": one}, {"fields": one, "cards": ["E18"]}], [fields()])
    for n, card in ((2, "I92"), (4, "K118")):
        few: Row = {"pastures": MEADOW, "animals": {"sheep": n - 1}}
        goat = {**few, "cards": ["K120", "K135"]}
        mixed: Row = {"pastures": MEADOW, "animals": {"sheep": n - 1, "boar": 1}}
        yield Case(card, [few, goat], [{**few, "animals": {"cattle": n}}, mixed])
    yield Case("K124", [{}, {"animals": {"boar": 1}}], [{"animals": {"cattle": 1}}])
    herd: Row = {"pastures": MEADOW, "animals": {"cattle": 1, "sheep": 1}}
    yield Case("K134", [herd], [{"pastures": MEADOW, "animals": {"cattle": 2}}])
    yield Case("Z321", [fields("r1c5")], [fields(), rooms(), fenced])
    yield Case("I71", [{}], [{}], round=14, enough_round=13)
    yield Case("Z320", [{}], [{}], round=5, enough_round=4)
    no_fence, some_left = {"pastures": ALL_FENCES}, {"pastures": ALL_FENCES[:2]}
    yield Case("Z320", [fields(), no_fence], [fields("r1c5"), some_left], NO_PLACE, round=4)
    yield from by_others()


def card_sown(card: str) -> Row:
    """A farm with one stack on a card that is a field."""
    return {"cards": [card], "memory": {card: 1}}


def stored() -> list[Row]:
    """Farms with vegetables on cards that are no fields."""
    oil = {"cards": ["Z319"], "memory": {"Z319": 2}}
    return [in_play("E184"), in_play("Z332"), card_sown("Z323"), oil]


def acreage(stacks: int) -> Row:
    """A farm with so many stacks on the Acreage."""
    return {"cards": ["K105"], "memory": {"K105": sum(1 << 5 * i for i in range(stacks))}}


def by_others() -> Iterator[Case]:
    """What minor improvements ask of the other seats."""
    two, three, four = QUIET[:2], ["E177", "E181", "E189"], ["E209", "E211", "E214", "E218"]
    many, some = {"cards": two}, {"cards": three[:1]}
    yield Case("E44", [{}], [{}, in_play(*four)], others=[many], enough_others=[some])
    yield Case("E44", [{}], [{}], others=[in_play("E148")], enough_others=[{}])
    yield Case(
        "E44",
        [{}, in_play(*four)],
        [{}],
        others=[many, in_play(*three)],
        enough_others=[many, some],
    )
    yield Case("E44", [occupations(2)], [occupations(1), in_play()], others=[])
    yield Case(
        "Z316",
        [{}],
        [{}, occupations(4)],
        others=[in_play(*four)],
        enough_others=[in_play(*three)],
    )
    yield Case("Z316", [], [{}, occupations(4)], others=[])
    yield Case("Z316", [{}], [{}], others=[in_play("E148", *two)], enough_others=[in_play(*three)])
    yield Case(
        "Z316",
        [{}],
        [{}],
        others=[in_play(*three), in_play(*four)],
        enough_others=[in_play(*two), in_play(*four)],
    )
    yield Case(
        "Z316",
        [{}],
        [{}],
        others=[many, in_play(*three), in_play(*four)],
        enough_others=[in_play(*three), in_play(*four), in_play("E174")],
    )


CONDITIONS = list(conditions())
