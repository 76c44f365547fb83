"""The ten major improvements of both editions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    CARDS,
    CLASSIC,
    REVISED,
    alone,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    table,
)

EDITIONS = (CLASSIC, REVISED)
COSTS = {
    "fireplace-2": {"clay": 2},
    "fireplace-3": {"clay": 3},
    "hearth-4": {"clay": 4},
    "hearth-5": {"clay": 5},
    "clay-oven": {"clay": 3, "stone": 1},
    "stone-oven": {"clay": 1, "stone": 3},
    "joinery": {"wood": 2, "stone": 2},
    "pottery": {"clay": 2, "stone": 2},
    "basketmaker": {"reed": 2, "stone": 2},
    "well": {"wood": 1, "stone": 3},
}
POINTS = {
    "fireplace-2": 1,
    "fireplace-3": 1,
    "hearth-4": 1,
    "hearth-5": 1,
    "clay-oven": 2,
    "stone-oven": 3,
    "joinery": 2,
    "pottery": 2,
    "basketmaker": 2,
    "well": 4,
}
COOKS = {
    "fireplace-2": {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3},
    "fireplace-3": {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3},
    "hearth-4": {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4},
    "hearth-5": {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4},
}
BREADS = {
    "fireplace-2": [2, 2, 2, 2],
    "fireplace-3": [2, 2, 2, 2],
    "hearth-4": [3, 3, 3, 3],
    "hearth-5": [3, 3, 3, 3],
    "clay-oven": [5],
    "stone-oven": [4, 4],
}
CRAFTS = {
    "joinery": ("wood", 2, (3, 5, 7)),
    "pottery": ("clay", 2, (3, 5, 7)),
    "basketmaker": ("reed", 3, (2, 4, 5)),
}


def each(names: Iterable[str]) -> pytest.MarkDecorator:
    """A test for some of the majors in both editions, by their printed numbers."""
    return pytest.mark.parametrize(
        ("game", "name"),
        [
            pytest.param(game, name, id=f"{CARDS[game][name]} {name}")
            for game in EDITIONS
            for name in names
        ],
    )


@each(COSTS)
@pytest.mark.rule("F49", "R43", "R44", "R45", "R46")
def test_it_costs_exactly_what_is_printed(game: str, name: str) -> None:
    t = alone(game, {"goods": {**COSTS[name], "food": 1}})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {CARDS[game][name]}")
    assert seat(t)["cards"] == [CARDS[game][name]]
    assert goods(t) == {"food": 1}


@each(COSTS)
@pytest.mark.rule("F49", "R43", "R44", "R45", "R46")
def test_it_is_refused_when_one_of_its_cost_is_missing(game: str, name: str) -> None:
    plenty = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    for good, n in COSTS[name].items():
        t = alone(game, {"goods": {**plenty, good: n - 1}})
        play(t, "place major-improvement")
        assert reason(t, f"build {CARDS[game][name]}") == "reason-cannot-pay"
    t = alone(game, {"goods": plenty})
    play(t, "place major-improvement")
    assert reason(t, f"build {CARDS[game][name]}") is None


@each(COSTS)
@pytest.mark.rule("F49", "R43", "R44", "R45", "R46")
def test_it_scores_its_points(game: str, name: str) -> None:
    t = alone(game, {"cards": [name]})
    assert t.scores()[0].lines["cards"] == POINTS[name]
    assert t.scores()[0].lines["bonus"] == 0
    assert t.scores()[1].lines["cards"] == 0
    assert t.scores()[0].total - t.scores()[1].total == POINTS[name]


@each(COSTS)
@pytest.mark.rule("F49", "R43", "R44", "R45", "R46")
def test_the_catalogue_knows_it(game: str, name: str) -> None:
    card = next(card for card in bocage.cards(game) if card.id == CARDS[game][name])
    assert card.kind == "major"
    assert card.cost == COSTS[name]
    assert card.points == POINTS[name]


@each(COOKS)
@pytest.mark.parametrize("good", ["vegetable", "sheep", "boar", "cattle"])
@pytest.mark.rule("F51", "R43")
def test_it_cooks(game: str, name: str, good: str) -> None:
    kind = "goods" if good == "vegetable" else "animals"
    row: dict[str, Any] = {"cards": [name], "goods": {}}
    row[kind] = {**row.get(kind, {}), good: 1}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    food = COOKS[name][good]
    play_if_asked(t, f"cook {good}")
    play_if_asked(t, "beg")
    assert t.position()["round"] == 5
    assert seat(t)["begging"] == 4 - food
    assert goods(t) == {}


@each(COOKS)
@pytest.mark.rule("F51", "R43")
def test_it_cooks_any_number_at_once(game: str, name: str) -> None:
    t = alone(game, {"cards": [name]}, spaces={"cattle-market": {"goods": {"cattle": 6}}})
    play(t, "place cattle-market")
    assert goods(t) == {"cattle": 1, "food": 5 * COOKS[name]["cattle"]}


@each([name for name in COSTS if name not in COOKS])
@pytest.mark.rule("F51", "R42")
def test_it_does_not_cook(game: str, name: str) -> None:
    t = alone(game, {"cards": [name]}, spaces={"pig-market": {"goods": {"boar": 3}}})
    play(t, "place pig-market")
    assert goods(t) == {"boar": 1}


@each(BREADS)
@pytest.mark.rule("F40", "R42", "R44")
def test_it_bakes(game: str, name: str) -> None:
    t = alone(game, {"cards": [name], "goods": {"grain": 4}})
    play(t, "place side-job")
    play(t, *["bake grain"] * (len(BREADS[name]) - 1))
    assert "bake grain" not in offered(t)
    left = 4 - len(BREADS[name])
    assert goods(t) == {"food": sum(BREADS[name]), **({"grain": left} if left else {})}


@each([name for name in COSTS if name not in BREADS])
@pytest.mark.rule("F40", "R42")
def test_it_does_not_bake(game: str, name: str) -> None:
    t = alone(game, {"cards": [name], "goods": {"grain": 4}})
    assert "place side-job" not in offered(t)


@each(["clay-oven", "stone-oven"])
@pytest.mark.rule("F52", "R44")
def test_it_bakes_when_built(game: str, name: str) -> None:
    t = alone(game, {"goods": {**COSTS[name], "grain": 2}})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {CARDS[game][name]}")
    assert offered(t) == {"bake grain", "done"}
    play(t, "bake grain")
    play_if_asked(t, "done")
    assert goods(t) == {"grain": 1, "food": BREADS[name][0]}


@each(["hearth-4", "hearth-5"])
@pytest.mark.rule("F51", "R43")
def test_it_replaces_a_fireplace(game: str, name: str) -> None:
    t = alone(game, {"cards": ["fireplace-2"]})
    play(t, "place major-improvement", f"build {CARDS[game][name]}")
    assert seat(t)["cards"] == [CARDS[game][name]]


@each(CRAFTS)
@pytest.mark.rule("F53", "R45")
def test_it_makes_food_of_one_material_in_each_harvest(game: str, name: str) -> None:
    material, food, _ = CRAFTS[name]
    row = {"cards": [name], "goods": {material: 2, "food": 4}}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    play(t, f"craft {CARDS[game][name]}")
    assert goods(t) == {material: 1, "food": food}


@each(CRAFTS)
@pytest.mark.rule("F53", "R45")
def test_it_scores_what_is_left_of_its_material(game: str, name: str) -> None:
    material, _, steps = CRAFTS[name]
    for n in range(12):
        t = alone(game, {"cards": [name], "goods": {material: n}})
        assert t.scores()[0].lines["bonus"] == sum(n >= step for step in steps)
        assert t.scores()[0].lines["cards"] == 2
    others = {good: 9 for good in ("wood", "clay", "reed", "stone") if good != material}
    assert alone(game, {"cards": [name], "goods": others}).scores()[0].lines["bonus"] == 0
    assert alone(game, {"goods": {material: 9}}).scores()[0].lines["bonus"] == 0


@each(["well"])
@pytest.mark.rule("F56", "R46")
def test_it_gives_food_in_the_next_five_rounds(game: str, name: str) -> None:
    t = table(game, {"goods": {"wood": 1, "stone": 3}}, {"placed": 2}, round=6)
    play(t, "place major-improvement")
    assert t.position()["scheduled"] == [
        {"round": number, "seat": 0, "goods": {"food": 1}, "card": CARDS[game][name]}
        for number in (7, 8, 9, 10, 11)
    ]


@each(["well"])
@pytest.mark.rule("F56", "R46")
def test_it_gives_less_near_the_end(game: str, name: str) -> None:
    for number, rounds in ((10, [11, 12, 13, 14]), (12, [13, 14]), (14, [])):
        t = table(game, {"goods": COSTS[name]}, {"placed": 2}, round=number)
        play(t, "place major-improvement")
        assert [entry["round"] for entry in t.position()["scheduled"]] == rounds
        assert t.scores()[0].lines["cards"] == 4
