"""The engine's housing against brute force, on random farms with every kind of place."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage

from ..scenario import ANIMALS, animals, choices, lines, new, pastures, play, room, seat, table
from .brute import (
    ANY,
    NONE,
    ONLY,
    BruteFarm,
    Herd,
    fits,
    kept,
    plus,
    sides,
    some,
)

UPGRADES = ("half-timbered-house", "log-house", "byre-dwelling")
TIED = {"cottage", "stall", "stables", "farm-shop", "corner-houses", "cottage-extension", *UPGRADES}
FREE = sorted(({*ANY, *ONLY, *NONE} | {"rearing-station"}) - TIED)
"""Special buildings that may stand anywhere."""

SPECIAL = ("haystack", "feeding-station", "rearing-station", "stud", "dog-house", "dairy-farm")
"""Buildings with rules of their own for housing; half of all random farms have two or three."""

STEPS = ((8, 11, 13), (7, 9, 11), (6, 8, 10), (5, 7, 9))
"""Where the bonus of sheep, pigs, cows and horses grows; later with every animal."""

SPACES = (
    ("pigs-and-sheep", "pig", "sheep"),
    ("cows-and-pigs", "cow", "pig"),
    ("horses-and-sheep", "horse", "sheep"),
)


def random_farm(rng: random.Random) -> dict[str, Any]:
    """A seat's farm: some columns, buildings, troughs and borders."""
    columns = rng.choice(["fg", "efg", "fgh", "efgh", "defg", "fghi"])
    cells = [f"{column}{line}" for column in columns for line in (1, 2, 3)]
    tiles = {"f3": rng.choice(["cottage", "cottage", *UPGRADES])}
    land = [cell for cell in cells if cell != "f3"]
    rng.shuffle(land)
    wanted = rng.sample(FREE, rng.randint(0, 3)) + ["stall"] * rng.randint(0, 2)
    wanted += ["stables"] * rng.randint(0, 2)
    if rng.random() < 0.5:
        more = [*SPECIAL, "wild-boar-pen"]
        wanted += [tile for tile in rng.sample(more, rng.randint(2, 3)) if tile not in wanted]
    for tile in wanted[: len(land)]:
        tiles[land.pop()] = tile
    return {
        "columns": list(columns),
        "tiles": tiles,
        "troughs": sorted(rng.sample(cells, rng.randint(0, 4))),
        "borders": sorted(random_borders(rng, cells)),
    }


def random_borders(rng: random.Random, cells: list[str]) -> set[str]:
    """Borders around some patches of land, some of them missing, some more anywhere."""
    borders: set[str] = set()
    for _ in range(rng.randint(0, 3)):
        patch = {rng.choice(cells)}
        for _ in range(rng.randint(0, 3)):
            near = {beyond for cell in patch for beyond in sides(cell).values()} & set(cells)
            patch.add(rng.choice(sorted(near)))
        for cell in patch:
            borders |= {side for side, beyond in sides(cell).items() if beyond not in patch}
    edges = sorted({side for cell in cells for side in sides(cell)})
    if rng.random() < 0.5:
        borders -= set(rng.sample(edges, 3))
    return borders | set(rng.sample(edges, rng.randint(0, 3)))


def farms(seed: int, number: int) -> list[tuple[random.Random, dict[str, Any], BruteFarm]]:
    """Random farms with their brute-force twins."""
    rng = random.Random(seed)
    found = []
    for _ in range(number):
        row = random_farm(rng)
        found.append((rng, row, BruteFarm(row)))
    return found


def herd_of(t: bocage.Table) -> Herd:
    """Seat 0's animals."""
    return some(**animals(t))


def within(rng: random.Random, full: set[Herd]) -> Herd:
    """A random herd that finds room and nearly fills the farm."""
    a, b, c, d = rng.choice(tuple(full))
    return (less(rng, a), less(rng, b), less(rng, c), less(rng, d))


def less(rng: random.Random, count: int) -> int:
    """Mostly the number, sometimes a smaller one."""
    return count if rng.random() < 0.7 else rng.randint(0, count)


def stock(herd: Herd) -> dict[str, int]:
    """A herd as positions write it."""
    return {kind: count for kind, count in zip(ANIMALS, herd, strict=True) if count}


def load(row: dict[str, Any], herd: Herd, **position: Any) -> bocage.Table:
    """A table where seat 0 has a farm and a herd, and nothing to spend."""
    mine = {**row, "animals": stock(herd), "goods": {"border": 0}}
    return table(mine, {"placed": 3}, mode="expert", buildings=[], **position)


def results(t: bocage.Table, seen: dict[Herd, set[Herd]]) -> set[Herd]:
    """All herds that releasing can end in."""
    herd = herd_of(t)
    kinds = choices(t, "release")
    if not kinds:
        return {herd}
    if herd not in seen:
        seen[herd] = set()
        for kind in sorted(kinds):
            after = t.copy()
            play(after, f"release {kind}")
            seen[herd] |= results(after, seen)
    return seen[herd]


@pytest.mark.rule("C12", "C16", "C17")
@pytest.mark.parametrize("seed", range(4))
def test_room_pastures_and_unused_spaces_agree(seed: int) -> None:
    for _, row, brute in farms(seed, 200):
        t = load(row, (0, 0, 0, 0))
        full = brute.full()
        most = {kind: max(way[i] for way in full) for i, kind in enumerate(ANIMALS)}
        assert room(t) == most, row
        assert set(seat(t)["unused"]) == brute.unused, row
        assert pastures(t) == {frozenset(p): brute.capacity(p) for p in brute.pastures}, row


@pytest.mark.rule("C09", "C16", "C17", "C18")
@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_kept_of_arriving_animals_agrees(seed: int) -> None:
    asked = 0
    for rng, row, brute in farms(100 + seed, 120):
        full = brute.full()
        herd = within(rng, full)
        space, first, then = rng.choice(SPACES)
        pile = {first: 1, then: rng.randint(0, 2)}
        t = load(row, herd, spaces={space: {"goods": pile}})
        assert herd_of(t) == herd, row
        play(t, f"place {space}")
        expected = kept(full, plus(herd, some(**pile)))
        asked += len(expected) > 1
        assert results(t, {}) == expected, (row, herd, pile)
    assert asked > 30


@pytest.mark.rule("C09", "C18")
@pytest.mark.parametrize("seed", range(2))
def test_the_shown_arrangement_keeps_to_the_rules(seed: int) -> None:
    for rng, row, brute in farms(200 + seed, 150):
        herd = within(rng, brute.full())
        held: Herd = (0, 0, 0, 0)
        for place in seat(load(row, herd))["housing"]:
            here = stock(some(**place["animals"]))
            held = plus(held, some(**here))
            assert set(here) <= set(place["types"]), (row, place)
            for cell in place["cells"]:
                assert cell in brute.cells
            if place["kind"] in ("pasture", "trough"):
                assert len(here) <= 1
                assert sum(here.values()) <= place["capacity"]
        assert held == herd, row


@pytest.mark.rule("C09", "C10", "C18")
@pytest.mark.parametrize("seed", range(6))
def test_before_every_placement_all_animals_have_room(seed: int) -> None:
    rng = random.Random(seed)
    t = new("expert", seed)
    checked = 0
    while t.decision:
        texts = [action.text for action in t.decision.actions]
        if texts[0].startswith("place "):
            for number in (0, 1):
                row = seat(t, number)
                farm = BruteFarm(row)
                assert set(row["unused"]) == farm.unused
                assert fits(farm.full(), some(**row["animals"])), row
                checked += any(row["animals"].values())
        building = [text for text in texts if text.startswith(("place special", "place expand"))]
        play(t, rng.choice(building if building and rng.random() < 0.3 else texts))
    assert checked > 10


def worth(herd: Herd) -> int:
    """The points of a herd with its bonus."""
    points = 0
    for count, steps in zip(herd, STEPS, strict=True):
        bonus = sum(count >= step for step in steps) + max(0, count - steps[-1])
        points += count + (bonus if count >= 4 else -3)
    return points


@pytest.mark.rule("C18", "C26", "C51")
@pytest.mark.parametrize("seed", range(2))
def test_the_score_takes_the_best_animals_that_fit_outside_the_pen(seed: int) -> None:
    needed = 0
    for rng, row, brute in farms(300 + seed, 180):
        cells = [cell for cell in brute.cells if cell not in brute.tiles]
        if brute.has("pen") or brute.has("pig-stall") or brute.has("cow-stall") or not cells:
            continue
        row["tiles"][min(cells)] = "pen"
        farm = BruteFarm(row)
        herd = within(rng, farm.full())
        rest = farm.without("pen").full()
        needed += not fits(rest, herd)
        expected = max(map(worth, kept(rest, herd)))
        score = lines(load(row, herd, phase="end", round=8))
        found = sum(score.values()) - score["extensions"] - score["buildings"]
        assert found == expected, (row, herd)
    assert needed > 25
