"""Every payment for rooms, upgrades, pastures, occupations and improvements, by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import pytest

import bocage

from .scenario import (
    IMPROVEMENTS,
    MATERIALS,
    OCCUPATIONS,
    WORKSHOPS,
    choices,
    goods,
    groups,
    offered,
    play,
    pool,
    seat,
    table,
)

HOUSES = ("wood", "brick", "stone")
LEVELS = tuple(product(range(3), repeat=2))
"""Stocks of two goods."""
OWNERS = tuple(product((False, True), repeat=2))
"""Whether the workshops of two goods are owned."""


class Means(NamedTuple):
    """What a cost can be paid with: the sheet, the unused dice, the workshops not yet used."""

    stock: Counter[str]
    dice: Counter[str]
    workshops: frozenset[str]

    def after(self, way: Way) -> Means:
        """What is left once a cost was paid in some way."""
        left = self.workshops - way.workshops
        return Means(self.stock - way.stock, self.dice - way.dice, left)


class Way(NamedTuple):
    """One way to pay a cost: how it is written and what it takes."""

    text: str
    stock: Counter[str]
    dice: Counter[str]
    workshops: frozenset[str]


def unit_ways(good: str, units: int, means: Means) -> Iterator[Way]:
    """Every way to pay some units of a material: one from the sheet, or two dice, for each.

    The workshop's die is one of those dice, once; at least one real die lies beside it.
    """
    for paid in range(units + 1):
        needed = 2 * (units - paid)
        for helped in (False, True):
            if helped and (not needed or WORKSHOPS[good] not in means.workshops):
                continue
            dice = needed - helped
            if paid > means.stock[good] or dice > means.dice[good]:
                continue
            parts = [f"{paid}{good}"] if paid else []
            if dice:
                parts.append(f"{dice}{good}-{'die' if dice == 1 else 'dice'}")
            helper = frozenset([WORKSHOPS[good]] if helped else [])
            yield Way("+".join(parts), Counter({good: paid}), Counter({good: dice}), helper)


def room_ways(house: str, means: Means) -> Iterator[Way]:
    """Every way to pay one reed and one of what the house is made of."""
    for reed, other in product(unit_ways("reed", 1, means), unit_ways(house, 1, means)):
        yield Way(
            f"{reed.text}+{other.text}",
            reed.stock + other.stock,
            reed.dice + other.dice,
            reed.workshops | other.workshops,
        )


def upgrade_ways(house: str, means: Means) -> Iterator[Way]:
    """Every way to pay the next house, if there is a better one."""
    if house != "stone":
        yield from unit_ways(HOUSES[HOUSES.index(house) + 1], 2, means)


def build_ways(improvement: str, means: Means) -> Iterator[Way]:
    """Every way to pay an improvement: a brick or a stone, or a wood for a workshop."""
    for good in ("wood",) if improvement in WORKSHOPS.values() else ("brick", "stone"):
        yield from unit_ways(good, 1, means)


def food_ways(means: Means) -> Iterator[Way]:
    """Every way to pay one food: from the sheet, with two dice of one or one die of two."""
    nobody: frozenset[str] = frozenset()
    if means.stock["food"]:
        yield Way("1food", Counter(food=1), Counter(), nobody)
    if means.dice["food"] >= 2:
        yield Way("2food-dice", Counter(), Counter(food=2), nobody)
    if means.dice["double"]:
        yield Way("1double-die", Counter(), Counter(double=1), nobody)


def pools(faces: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every pool of at most three dice."""
    sizes = range(4)
    return [dice for n in sizes for dice in combinations_with_replacement(faces, n)]


def expected(house: str, shown: str, means: Means) -> dict[str, Way]:
    """Every action with a payment in materials, while house, pasture and improvement dice lie."""
    found = {f"room {way.text}": way for way in room_ways(house, means)}
    found |= {f"upgrade {way.text}": way for way in upgrade_ways(house, means)}
    found |= {f"pasture {way.text}": way for way in unit_ways("wood", 1, means)}
    open_to = [id for id in IMPROVEMENTS if id not in means.workshops]
    for improvement in open_to if shown in means.workshops else [shown]:
        for way in build_ways(improvement, means):
            found[f"build {improvement} {way.text}"] = way
    return found


def position(house: str, shown: str, means: Means) -> bocage.Table:
    """A table where a seat has these means; one grain die keeps a group possible afterwards."""
    row = {"goods": dict(means.stock), "house": house, "improvements": sorted(means.workshops)}
    dice = " ".join(means.dice.elements())
    return table(row, dice=f"house pasture {shown} grain {dice}")


def means_of(house: str) -> Iterator[Means]:
    """Every stock of reed and the house's material, all pools, with and without both workshops.

    The other two materials go along with them: the first one as reed, the second one as the
    house's material, so that every upgrade, pasture and improvement meets all its cases too.
    """
    first, second = (good for good in HOUSES if good != house)
    for (a, b), (p, q), dice in product(LEVELS, OWNERS, pools(MATERIALS)):
        stock = Counter({"reed": a, house: b, first: a, second: b})
        owned = {"reed": p, house: q, first: p, second: q}
        workshops = frozenset(WORKSHOPS[good] for good, has in owned.items() if has)
        yield Means(stock, Counter(dice), workshops)


def paid(actions: set[str]) -> set[str]:
    """The actions that pay for something."""
    verbs = ("room", "upgrade", "pasture", "build", "learn")
    return {action for action in actions if action.split()[0] in verbs}


def follow_up(action: str, house: str, means: Means) -> set[str]:
    """What is asked after a first room or upgrade: one more of it, or enough."""
    verb = action.split()[0]
    more: set[str] = set()
    if verb == "room":
        more = {f"room {way.text}" for way in room_ways(house, means)}
    elif verb == "upgrade" and house == "wood":
        more = {f"upgrade {way.text}" for way in upgrade_ways("brick", means)}
    return more | {"done"} if more else set()


@pytest.mark.rule("D07", "D08", "D09", "D12", "D17", "D18", "D25", "DX01", "DX03", "DX04")
@pytest.mark.parametrize("house", HOUSES)
def test_exactly_the_payments_of_the_rules_are_offered(house: str) -> None:
    for number, means in enumerate(means_of(house)):
        shown = IMPROVEMENTS[number % 6]
        t = position(house, shown, means)
        assert paid(offered(t)) == expected(house, shown, means).keys(), (shown, means)


@pytest.mark.rule("D07", "D08", "D09", "D25", "DX05")
@pytest.mark.parametrize("house", HOUSES)
def test_another_room_or_step_is_paid_with_what_is_left(house: str) -> None:
    for means in means_of(house):
        ways = expected(house, "oven", means)
        firsts = [action for action in ways if action.startswith(("room", "upgrade"))]
        t = position(house, "oven", means) if firsts else None
        for action in firsts:
            assert t is not None
            after = t.copy()
            play(after, action)
            more = follow_up(action, house, means.after(ways[action]))
            asked = offered(after) if "done" in offered(after) else set()
            assert asked == more, (action, means)


@pytest.mark.rule("D05", "D07", "D25")
@pytest.mark.parametrize("house", HOUSES)
def test_sheet_dice_and_workshops_pay_what_is_written(house: str) -> None:
    """Each way to pay, with every set of workshops, where the means are just enough and more."""
    met: Counter[tuple[str, frozenset[str]]] = Counter()
    for number, means in enumerate(means_of(house)):
        shown = IMPROVEMENTS[number % 6]
        ways = {
            action: way
            for action, way in expected(house, shown, means).items()
            if met[action, means.workshops] < 3
        }
        if not ways:
            continue
        t = position(house, shown, means)
        for action, way in ways.items():
            met[action, means.workshops] += 1
            check_payment(t, action, way, means)


def check_payment(table: bocage.Table, action: str, way: Way, means: Means) -> None:
    """A payment takes what it says from the sheet and the pool, and nothing else."""
    group = groups(table)[action]
    verb = action.split()[0]
    face = {"room": "house", "upgrade": "house"}.get(verb, verb)
    before = Counter(pool(table))
    if verb == "build":
        face = next(face for face in IMPROVEMENTS if before[face])
    assert Counter(group["pays"]) == +way.stock
    assert set(group["workshops"]) == way.workshops
    assert Counter(group["dice"]) == +way.dice + Counter([face])
    after = table.copy()
    play(after, action)
    if "done" in offered(after):
        play(after, "done")
    assert Counter(goods(after)) == means.stock - way.stock
    assert Counter(pool(after)) == before - way.dice - Counter([face])
    assert seat(after)["done"] == 1
    assert seat(after)["improvements"] == [
        id for id in IMPROVEMENTS if id in means.workshops or action.startswith(f"build {id} ")
    ]


@pytest.mark.rule("D07", "D13", "D14")
@pytest.mark.parametrize("owned", [False, True])
def test_occupations_are_paid_with_food(owned: bool) -> None:
    learnt = [id for id in OCCUPATIONS if id != "mayor"] if owned else ["mayor"]
    for food, dice in product(range(3), pools(("food", "double", "grain", "vegetable"))):
        means = Means(Counter(food=food), Counter(dice), frozenset())
        row = {"goods": {"food": food}, "occupations": ["mayor"] if owned else []}
        t = table(row, dice=f"mayor wood wood {' '.join(dice)}")
        ways = {f"{id} {way.text}": way for id in learnt for way in food_ways(means)}
        assert choices(t, "learn") == ways.keys(), means
        for text, way in ways.items():
            after = t.copy()
            play(after, f"learn {text}")
            assert Counter(goods(after)) == means.stock - way.stock
            assert Counter(pool(after)) == means.dice - way.dice + Counter(wood=2)
