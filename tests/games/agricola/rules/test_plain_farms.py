"""What may be built where, on random farms, against plain definitions of the rules."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import Any

import pytest

import bocage
from tests.games.agricola.rules.house_rules import options
from tests.games.agricola.rules.plain_farm import (
    CELLS,
    EDGES,
    around,
    closed,
    connected,
    neighbours,
    standing,
)
from tests.games.agricola.scenario import CLASSIC, REVISED, alone, both, choices, offered, play

FENCES = 15
GEOMETRY = (
    "open_fences",
    "open_fences scattered_pastures",
    "open_fences author_adjacency",
    "open_fences scattered_pastures author_adjacency",
    "scattered_pastures",
    "author_adjacency",
    "scattered_pastures author_adjacency",
)
every_geometry = pytest.mark.parametrize("rules", GEOMETRY)
Fences = frozenset[str]


@cache
def shapes() -> list[tuple[frozenset[str], Fences]]:
    """Every connected set of cells that fifteen fences enclose, with those fences."""
    found = []
    for bits in range(1, 1 << len(CELLS)):
        cells = frozenset(cell for i, cell in enumerate(CELLS) if bits >> i & 1)
        fences = around(cells)
        if len(fences) <= FENCES and connected(cells):
            found.append((cells, frozenset(fences)))
    return found


class Farm:
    """Seat 0's farm as its position tells it, under some of the house rules."""

    def __init__(self, table: bocage.Table, rules: str) -> None:
        row = table.position()["seats"][0]
        self.open, self.scattered, self.adjoining = [
            rule in rules for rule in ("open_fences", "scattered_pastures", "author_adjacency")
        ]
        self.rooms, self.fields = set(row["rooms"]), set(row["fields"])
        self.stables = set(row["stables"])
        self.pastures = {frozenset(pasture) for pasture in row["pastures"]}
        self.enclosed = {cell for pasture in self.pastures for cell in pasture}
        self.fences = frozenset(standing(self.pastures, row.get("fences", [])))
        self.solid = self.rooms | self.fields
        self.stands = self.solid | self.stables | self.enclosed
        self.most = min(row["goods"].get("wood", 0), FENCES - len(self.fences))

    def touching(self, cells: set[str] | frozenset[str]) -> bool:
        """Whether cells may be built on: beside or over something, if everything must touch."""
        return not self.adjoining or bool((cells | neighbours(cells)) & self.stands)

    def empty(self) -> set[str]:
        """The cells on which nothing stands and that no pasture uses."""
        return set(CELLS) - self.stands

    def for_fields(self) -> set[str]:
        """Where the next field goes."""
        if self.fields:
            return self.empty() & neighbours(self.fields)
        return {cell for cell in self.empty() if self.touching({cell})}

    def for_rooms(self) -> set[str]:
        """Where the next room goes."""
        return self.empty() & neighbours(self.rooms)

    def for_stables(self) -> set[str]:
        """Where the next stable goes."""
        free = set(CELLS) - self.solid - self.stables
        return {cell for cell in free if self.touching({cell})}

    def fresh(self, fences: Fences) -> set[str]:
        """The cells that more fences would enclose for the first time."""
        found = closed(self.fences | fences, self.solid)
        return {cell for pasture in found for cell in pasture} - self.enclosed

    def for_single_fences(self) -> set[str]:
        """Where a single fence goes."""
        if not self.open or not self.most:
            return set()
        found = set()
        for name, sides in EDGES.items():
            if name not in self.fences and sides - self.solid - {"outside"}:
                fresh = self.fresh(frozenset({name}))
                held = self.scattered or connected(fresh | self.enclosed)
                if not fresh or (held and self.touching(fresh)):
                    found.add(name)
        return found

    def for_pastures(self) -> set[Fences]:
        """The sets of fences that the next pasture may add."""
        found = set()
        for cells, border in shapes():
            if cells & self.solid or not self.lies_well(cells):
                continue
            needed = border - self.fences
            if 1 + self.open <= len(needed) <= self.most and connected(cells, self.fences):
                found.add(needed)
        return found

    def lies_well(self, cells: frozenset[str]) -> bool:
        """Whether a pasture is part of another one, or lies where a new one may."""
        if cells & self.enclosed:
            return any(cells < pasture for pasture in self.pastures)
        if self.pastures and not self.scattered and not neighbours(cells) & self.enclosed:
            return False
        return self.touching(cells)

    def added(self, pasture: str) -> Fences:
        """The fences that a pasture, as actions name it, would add."""
        return frozenset(around(pasture.split("+"))) - self.fences


def random_row(rng: random.Random, **goods: int) -> dict[str, Any]:
    """A farm with random rooms, fields and stables."""
    rooms = ["r2c1", "r3c1"]
    for _ in range(rng.randint(0, 2)):
        rooms.append(rng.choice(sorted(neighbours(rooms) - set(rooms))))
    fields: list[str] = []
    for _ in range(rng.randint(0, 3)):
        free = (neighbours(fields) if fields else set(CELLS)) - set(rooms) - set(fields)
        fields += rng.sample(sorted(free), min(1, len(free)))
    left = sorted(set(CELLS) - set(rooms) - set(fields))
    stables = rng.sample(left, rng.randint(0, 3))
    return {
        "rooms": rooms,
        "fields": {cell: {} for cell in fields},
        "stables": sorted(stables),
        "goods": goods,
    }


@every_geometry
@pytest.mark.rule("R100", "R103")
def test_fences_go_where_the_rules_say_and_close_what_a_walk_finds(rules: str) -> None:
    rng = random.Random(rules)
    built = made = 0
    for turn in range(16):
        game = (CLASSIC, REVISED)[turn % 2]
        t = alone(game, random_row(rng, wood=rng.choice([4, 9, 15])), options=options(rules))
        if "place fencing" not in offered(t):
            assert not Farm(t, rules).for_pastures() and not Farm(t, rules).for_single_fences()
            continue
        play(t, "place fencing")
        while names := choices(t, "fence"):
            farm = Farm(t, rules)
            assert names & set(EDGES) == farm.for_single_fences()
            whole = names - set(EDGES)
            if rng.random() < 0.2:
                assert {farm.added(name) for name in whole} == farm.for_pastures()
            single = rng.random() < 0.8 and names & set(EDGES)
            name = rng.choice(sorted(names & set(EDGES) if single else whole or names))
            fences = farm.fences | ({name} if name in EDGES else farm.added(name))
            play(t, f"fence {name}")
            after = Farm(t, rules)
            assert after.fences == fences
            assert after.pastures == closed(fences, farm.solid)
            assert t.observe(1)["seats"][0]["fences_left"] == FENCES - len(fences)
            built += 1
            made += len(after.pastures) > len(farm.pastures)
            if rng.random() < 0.05 and "done" in offered(t):
                break
    assert built > 20 and made > 5


@both
@pytest.mark.rule("R103")
@pytest.mark.parametrize("rules", ["", "author_adjacency", "author_adjacency open_fences"])
def test_fields_rooms_and_stables_go_where_the_rules_say(game: str, rules: str) -> None:
    rng = random.Random(f"{game} {rules}")
    seen: dict[str, int] = {"plow": 0, "room": 0, "stable": 0}
    for _ in range(40):
        row = {**random_row(rng, wood=15, reed=9), "people": 4}
        t = alone(game, row, options=options(rules))
        for space in rng.sample(["farmland", "farm-expansion", "fencing"], 3):
            if f"place {space}" not in offered(t):
                continue
            play(t, f"place {space}")
            while t.decision is not None and t.decision.kind != "place":
                farm = Farm(t, rules)
                for verb, cells in (
                    ("plow", farm.for_fields()),
                    ("room", farm.for_rooms()),
                    ("stable", farm.for_stables()),
                ):
                    if choices(t, verb):
                        assert choices(t, verb) == cells
                        seen[verb] += 1
                play(t, rng.choice(sorted(offered(t))))
    assert min(seen.values()) > 20


@both
@pytest.mark.rule("R103")
@pytest.mark.parametrize("cards", ["none", "base"])
def test_in_random_games_everything_offered_touches_something(game: str, cards: str) -> None:
    rng = random.Random(f"{game} {cards}")
    rules = "author_adjacency"
    seen = 0
    for seed in range(25):
        t = bocage.new(game, seats=1, seed=seed, cards=cards, author_adjacency=True)
        while t.decision is not None:
            farm = Farm(t, rules)
            assert choices(t, "plow") <= farm.for_fields()
            assert choices(t, "room") <= farm.for_rooms()
            assert choices(t, "stable") <= farm.for_stables()
            seen += bool(choices(t, "plow") | choices(t, "room") | choices(t, "stable"))
            for pasture in choices(t, "fence"):
                cells = set(pasture.split("+"))
                assert farm.touching(cells)
                assert not cells & farm.solid
                seen += 1
            wish = [action for action in t.decision.actions if wanted(action.text)]
            t.play(rng.choice(wish or list(t.decision.actions)))
    assert seen > 300


# Animals on one pasture per type

KINDS = ("sheep", "boar", "cattle")
Herd = tuple[int, ...]


def has_room(capacities: list[int], free: int, herd: Herd) -> bool:
    """Whether some way to give each type at most one pasture leaves at most so many outside."""
    given = [*range(len(capacities)), *[None] * len(herd)]
    for pastures in set(itertools.permutations(given, len(herd))):
        places = [0 if i is None else capacities[i] for i in pastures]
        if sum(max(n - place, 0) for n, place in zip(herd, places, strict=True)) <= free:
            return True
    return False


def random_pastures(rng: random.Random) -> dict[str, Any]:
    """A farm with up to three pastures that lie anywhere, and with stables."""
    pastures: list[frozenset[str]] = []
    small = [cells for cells, _ in shapes() if len(cells) <= 3 and not cells & {"r2c1", "r3c1"}]
    for _ in range(rng.randint(1, 3)):
        cells = rng.choice(small)
        if not any(cells & other for other in pastures):
            if len(standing([*pastures, cells])) <= FENCES:
                pastures.append(cells)
    stables = rng.sample(sorted(set(CELLS) - {"r2c1", "r3c1"}), rng.randint(0, 3))
    return {"pastures": [sorted(cells) for cells in pastures], "stables": stables}


def measured(row: dict[str, Any]) -> tuple[list[int], int]:
    """How many animals each pasture holds, and how many any farm holds besides."""
    stables = set(row["stables"])
    inside = [len(stables & set(cells)) for cells in row["pastures"]]
    sizes = [2 * len(cells) << n for cells, n in zip(row["pastures"], inside, strict=True)]
    return sizes, 1 + len(stables) - sum(inside)


def outcomes(t: bocage.Table) -> set[Herd]:
    """The herds that may be left once everything without room has been let go."""
    if t.decision is None or t.decision.kind != "overflow":
        animals = t.position()["seats"][0]["animals"]
        return {tuple(animals.get(kind, 0) for kind in KINDS)}
    found: set[Herd] = set()
    for action in t.decision.actions:
        branch = t.copy()
        branch.play(action)
        found |= outcomes(branch)
    return found


@both
@pytest.mark.rule("R98")
def test_animals_find_room_where_some_assignment_gives_each_type_one_pasture(game: str) -> None:
    rng = random.Random(game)
    rules = options("one_pasture scattered_pastures")
    answers = {True: 0, False: 0}
    for _ in range(150):
        row = random_pastures(rng)
        sizes, free = measured(row)
        herd = tuple(rng.randint(0, 5) for _ in KINDS)
        fits = has_room(sizes, free, herd)
        answers[fits] += 1
        position = {**row, "animals": dict(zip(KINDS, herd, strict=True))}
        if fits:
            alone(game, position, options=rules)
        else:
            with pytest.raises(bocage.BadPosition, match="animals"):
                alone(game, position, options=rules)
    assert min(answers.values()) > 30


@both
@pytest.mark.rule("R98")
def test_what_is_kept_is_the_most_that_some_assignment_houses(game: str) -> None:
    rng = random.Random(f"{game} kept")
    asked = 0
    while asked < 40:
        row = random_pastures(rng)
        sizes, free = measured(row)
        there = tuple(rng.randint(0, 3) for _ in KINDS)
        if not has_room(sizes, free, there):
            continue
        coming = rng.randint(1, 4)
        t = alone(
            game,
            {**row, "people": 3, "animals": dict(zip(KINDS, there, strict=True))},
            options=options("one_pasture scattered_pastures"),
            spaces={"pig-market": {"goods": {"boar": coming}}},
        )
        play(t, "place pig-market")
        herd = (there[0], there[1] + coming, there[2])
        parts = itertools.product(*[range(n + 1) for n in herd])
        housed = {part for part in parts if has_room(sizes, free, part)}
        best = {
            part
            for part in housed
            if not any((*part[:i], part[i] + 1, *part[i + 1 :]) in housed for i in range(len(part)))
        }
        assert outcomes(t) == best, (row, herd)
        asked += len(best) > 1


def wanted(action: str) -> bool:
    """Whether an action brings building forward."""
    return action in (
        "place farmland",
        "place farm-expansion",
        "place fencing",
        "place cultivation",
        "place forest",
    )
