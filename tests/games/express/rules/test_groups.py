"""The groups that everybody sees: all that is offered, and exactly what each brings."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import bocage

from ..scenario import (
    ANIMALS,
    GOODS,
    KIND,
    WORKSHOPS,
    groups,
    new,
    offered,
    play,
    pool,
    seat,
    table,
)

TAKES = ("collect", "room", "upgrade", "baby", "field", "pasture", "learn", "build")
COUNTS = {"room": "rooms", "field": "fields", "pasture": "pastures", "baby": "babies"}
HOUSES = ("wood", "brick", "stone")


def held(row: dict[str, Any]) -> Counter[str]:
    """A seat's sheet as one count of everything that a group may bring."""
    found = Counter({**row["goods"], **row["animals"]})
    found.update({what: row[key] for what, key in COUNTS.items()})
    found["house"] = HOUSES.index(row["house"])
    found.update(row["occupations"] + row["improvements"])
    return found


def changes(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What there is more or less of."""
    names = set(before) | set(after)
    return {name: after[name] - before[name] for name in names if after[name] != before[name]}


def check(t: bocage.Table, text: str, group: dict[str, Any]) -> None:
    """A group does to sheet and dice what the view says of it."""
    number = t.observe(None)["deciding"]
    row, dice, entries = held(seat(t, number)), Counter(pool(t)), len(t.log)
    after = t.copy()
    play(after, text)
    happened = {entry.id for entry in after.log[entries:]}
    assert Counter(group["dice"]) <= dice
    assert group["gains"]
    for workshop in group["workshops"]:
        assert workshop in seat(t, number)["improvements"]
    if "log-express-harvest" in happened:
        return
    expected = Counter(group["gains"])
    expected.subtract(group["pays"])
    if after.decision and after.decision.prompt.id == "prompt-express-free":
        expected = Counter({what: n for what, n in expected.items() if what in ANIMALS})
    assert changes(row, held(seat(after, number))) == {w: n for w, n in expected.items() if n}
    if "log-express-roll" not in happened:
        assert Counter(pool(after)) == dice - Counter(group["dice"])


@pytest.mark.rule("D05", "D07", "D16")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_groups_do_what_the_view_says(seats: int) -> None:
    rng = random.Random(seats)
    seen: Counter[str] = Counter()
    for seed in range(3):
        t = new(seats, seed)
        while t.decision:
            found = groups(t)
            if t.decision.prompt.id == "prompt-express-turn":
                assert set(found) == {text for text in offered(t) if text.split()[0] in TAKES}
            for text, group in found.items():
                seen[text.split()[0]] += 1
                check(t, text, group)
            t.play(rng.choice(t.decision.actions))
    assert set(seen) == set(TAKES)


@pytest.mark.rule("D07", "D16")
def test_a_group_names_its_dice_its_price_and_its_workshops() -> None:
    row = {"goods": {"reed": 1, "brick": 2}, "improvements": ["joinery"], "rooms": 1}
    t = table(row, {}, dice="house pasture wood wood double")
    found = groups(t)
    assert found["collect 2wood"] == {
        "action": "collect 2wood",
        "dice": {"wood": 2},
        "pays": {},
        "gains": {"wood": 3},
        "workshops": ["joinery"],
    }
    assert found["room 1reed+1wood-die"] == {
        "action": "room 1reed+1wood-die",
        "dice": {"house": 1, "wood": 1},
        "pays": {"reed": 1},
        "gains": {"room": 1},
        "workshops": ["joinery"],
    }
    assert found["pasture 1wood-die"]["dice"] == {"pasture": 1, "wood": 1}
    assert found["upgrade 2brick"]["pays"] == {"brick": 2}
    assert found["upgrade 2brick"]["gains"] == {"house": 1}
    assert (found["baby"]["dice"], found["baby"]["gains"]) == ({"house": 1}, {"baby": 1})
    assert (found["collect 1double"]["dice"], found["collect 1double"]["gains"]) == (
        {"double": 1},
        {"food": 2},
    )


@pytest.mark.rule("D15")
def test_animals_without_a_pasture_are_seen_as_the_food_they_become() -> None:
    t = table({"improvements": ["hearth"]}, {}, dice="sheep sheep boar food")
    gains = {text: group["gains"] for text, group in groups(t).items()}
    assert gains == {
        "collect 1food": {"food": 1},
        "collect 1sheep": {"food": 2},
        "collect 2sheep": {"food": 4},
        "collect 1boar": {"food": 3},
    }


@pytest.mark.rule("D04")
def test_the_words_of_groups_are_those_of_the_game() -> None:
    things = {*GOODS, *ANIMALS, *COUNTS, "house", *WORKSHOPS.values(), *KIND}
    for seed in range(10):
        for group in groups(new(seed=seed)).values():
            assert set(group["dice"]) <= set(KIND)
            assert set(group["pays"]) <= set(GOODS)
            assert set(group["gains"]) <= things
