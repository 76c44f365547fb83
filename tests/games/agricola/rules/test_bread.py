"""Baking bread."""

from __future__ import annotations

import pytest

from tests.games.agricola.scenario import (
    CARDS,
    alone,
    at_market,
    both,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    table,
)

BREADS = [
    (["fireplace-2"], [2, 2, 2, 2, 2]),
    (["fireplace-3"], [2, 2, 2, 2, 2]),
    (["fireplace-2", "fireplace-3"], [2, 2, 2, 2, 2]),
    (["hearth-4"], [3, 3, 3, 3, 3]),
    (["hearth-5"], [3, 3, 3, 3, 3]),
    (["fireplace-2", "hearth-5"], [3, 3, 3, 3, 3]),
    (["hearth-4", "hearth-5"], [3, 3, 3, 3, 3]),
    (["clay-oven"], [5]),
    (["stone-oven"], [4, 4]),
    (["clay-oven", "stone-oven"], [5, 4, 4]),
    (["stone-oven", "clay-oven"], [5, 4, 4]),
    (["fireplace-2", "clay-oven"], [5, 2, 2, 2, 2]),
    (["fireplace-3", "stone-oven"], [4, 4, 2, 2, 2]),
    (["hearth-4", "clay-oven"], [5, 3, 3, 3, 3]),
    (["hearth-4", "stone-oven"], [4, 4, 3, 3, 3]),
    (["hearth-4", "clay-oven", "stone-oven"], [5, 4, 4, 3, 3]),
    (["fireplace-2", "hearth-5", "stone-oven", "clay-oven"], [5, 4, 4, 3, 3]),
]
"""Baking improvements, and the food for each of five grain, the best first."""

combinations = pytest.mark.parametrize(("cards", "breads"), BREADS)


@both
@combinations
@pytest.mark.rule("F40", "R42")
def test_every_grain_goes_to_the_best_improvement_left(
    game: str, cards: list[str], breads: list[int]
) -> None:
    t = alone(game, {"cards": cards, "goods": {"grain": 5}})
    play(t, "place side-job")
    food = 0
    for i, bread in enumerate(breads):
        if i:
            assert offered(t) == {"bake grain", "done"}
            play(t, "bake grain")
        food += bread
        assert goods(t).get("food", 0) == food
        assert goods(t).get("grain", 0) == 4 - i
    assert "bake grain" not in offered(t)
    assert "place farmland" in offered(t)


@both
@combinations
@pytest.mark.rule("F40", "R42")
def test_a_limit_holds_for_each_bake_action_anew(
    game: str, cards: list[str], breads: list[int]
) -> None:
    t = alone(game, {"people": 3, "cards": cards, "goods": {"grain": 10}})
    for n, space in enumerate(("side-job", "grain-utilization"), start=1):
        play(t, f"place {space}", *["bake grain"] * (len(breads) - 1))
        play_if_asked(t, "done")
        assert goods(t)["food"] == n * sum(breads)
        assert goods(t).get("grain", 0) == 10 - n * len(breads)


@both
@pytest.mark.rule("F40", "R42")
def test_the_number_of_loaves_is_free_but_not_zero(game: str) -> None:
    t = alone(game, {"cards": ["hearth-4"], "goods": {"grain": 4, "wood": 1}})
    play(t, "place side-job")
    assert "done" not in offered(t)
    play(t, "bake grain", "bake grain", "done")
    assert goods(t) == {"grain": 2, "wood": 1, "food": 6}
    assert seat(t)["stables"] == []


@both
@pytest.mark.rule("F40", "R42")
def test_baking_needs_a_baking_improvement_and_grain(game: str) -> None:
    crafts = ["joinery", "pottery", "basketmaker", "well"]
    t = alone(game, {"cards": crafts, "goods": {"grain": 5, "wood": 1}})
    play(t, "place side-job")
    assert choices(t, "bake") == set()
    assert reason(t, "bake grain") == "reason-no-oven"
    t = alone(game, {"cards": ["hearth-4"], "goods": {"wood": 1, "vegetable": 3}})
    play(t, "place side-job")
    assert choices(t, "bake") == set()
    assert reason(t, "bake grain") == "reason-no-grain"
    t = alone(game, {"cards": crafts, "goods": {"grain": 5}})
    assert "place side-job" not in offered(t)
    assert "place grain-utilization" not in offered(t)


@both
@pytest.mark.rule("F40", "R42", "R36")
def test_grain_is_baked_from_the_stock_and_not_from_fields(game: str) -> None:
    t = alone(game, {"cards": ["hearth-4"], "fields": {"r1c5": {"grain": 3}}})
    assert "place side-job" not in offered(t)
    assert "place grain-utilization" not in offered(t)
    row = {"cards": ["hearth-4"], "fields": {"r1c5": {"grain": 3}}, "goods": {"grain": 1}}
    t = alone(game, row)
    play(t, "place grain-utilization")
    assert goods(t) == {"food": 3}
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}


@both
@pytest.mark.rule("F40", "R42")
@pytest.mark.parametrize("card", ["fireplace-2", "hearth-4", "clay-oven", "stone-oven"])
def test_at_the_meal_grain_is_worth_one_even_with_a_baking_improvement(
    game: str, card: str
) -> None:
    row = {"cards": [card], "goods": {"grain": 5}}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    assert choices(t, "bake") == set() and choices(t, "cook") == set()
    while "eat grain" in offered(t):
        play(t, "eat grain")
    assert t.position()["round"] == 5
    assert goods(t) == {"grain": 1}
    assert seat(t)["begging"] == 0


@both
@pytest.mark.rule("F40", "R42")
def test_grain_is_not_baked_to_pay_a_price(game: str) -> None:
    t = at_market(game, {"cards": ["hearth-4"], "goods": {"grain": 1}})
    play(t, "place animal-market", "take cattle")
    assert goods(t) == {"cattle": 1}


@both
@pytest.mark.rule("F40", "F36", "R35", "R42")
@pytest.mark.parametrize(
    "order", [["sow grain r1c5", "bake grain"], ["bake grain", "sow grain r1c5"]]
)
def test_sowing_and_baking_in_either_order(game: str, order: list[str]) -> None:
    row = {"cards": ["fireplace-2"], "fields": {"r1c5": {}}, "goods": {"grain": 2}}
    t = alone(game, row)
    play(t, "place grain-utilization", *order[:1])
    play_if_asked(t, order[1])
    assert goods(t) == {"food": 2}
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}


@both
@pytest.mark.rule("F40", "R42")
def test_either_part_of_sow_and_or_bake_alone(game: str) -> None:
    row = {"cards": ["fireplace-2"], "fields": {"r1c5": {}}, "goods": {"grain": 2}}
    for first, left, fields in (
        ("sow grain r1c5", {"grain": 1}, {"r1c5": {"grain": 3}}),
        ("bake grain", {"grain": 1, "food": 2}, {"r1c5": {}}),
    ):
        t = alone(game, row)
        play(t, "place grain-utilization")
        assert "done" not in offered(t)
        play(t, first, "done")
        assert goods(t) == left
        assert seat(t)["fields"] == fields


OVENS = [
    ("clay-oven", {"clay": 3, "stone": 1}, [5]),
    ("stone-oven", {"clay": 1, "stone": 3}, [4, 4]),
]
ovens = pytest.mark.parametrize(("oven", "cost", "breads"), OVENS)


@both
@ovens
@pytest.mark.rule("F52", "R44")
def test_a_new_oven_bakes_at_once(
    game: str, oven: str, cost: dict[str, int], breads: list[int]
) -> None:
    card = CARDS[game][oven]
    t = alone(game, {"goods": {**cost, "grain": 3}})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {card}")
    assert seat(t)["cards"] == [card]
    assert goods(t) == {"grain": 3}
    assert offered(t) == {"bake grain", "done"}
    play(t, *["bake grain"] * len(breads))
    assert goods(t) == {"grain": 3 - len(breads), "food": sum(breads)}
    assert "place farmland" in offered(t)


@both
@ovens
@pytest.mark.rule("F52", "R44")
def test_the_bread_of_a_new_oven_is_optional(
    game: str, oven: str, cost: dict[str, int], breads: list[int]
) -> None:
    t = alone(game, {"goods": {**cost, "grain": 3}})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {CARDS[game][oven]}")
    play(t, "done")
    assert seat(t)["cards"] == [CARDS[game][oven]]
    assert goods(t) == {"grain": 3}
    assert "place side-job" in offered(t)


@both
@ovens
@pytest.mark.rule("F52", "R44")
def test_without_grain_a_new_oven_asks_nothing(
    game: str, oven: str, cost: dict[str, int], breads: list[int]
) -> None:
    t = alone(game, {"goods": {**cost, "vegetable": 1}, "cards": ["hearth-4"]})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {CARDS[game][oven]}")
    assert CARDS[game][oven] in seat(t)["cards"]
    assert goods(t) == {"vegetable": 1}
    assert "place farmland" in offered(t)


@both
@ovens
@pytest.mark.rule("F52", "R44", "F40")
def test_the_bread_of_a_new_oven_uses_all_baking_improvements(
    game: str, oven: str, cost: dict[str, int], breads: list[int]
) -> None:
    other, theirs = ("stone-oven", [4, 4]) if oven == "clay-oven" else ("clay-oven", [5])
    t = alone(game, {"goods": {**cost, "grain": 5}, "cards": ["hearth-5", other]})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {CARDS[game][oven]}")
    play(t, *["bake grain"] * 5)
    assert sorted(breads + theirs) == [4, 4, 5]
    assert goods(t) == {"food": 5 + 4 + 4 + 3 + 3}


@both
@ovens
@pytest.mark.rule("F52", "R44")
def test_a_new_oven_bakes_at_once_after_a_renovation_too(
    game: str, oven: str, cost: dict[str, int], breads: list[int]
) -> None:
    card = CARDS[game][oven]
    supply = {"reed": 1, "clay": cost["clay"] + 2, "stone": cost["stone"], "grain": 2}
    t = alone(game, {"goods": supply})
    play(t, "place house-redevelopment", f"build {card}")
    assert goods(t) == {"grain": 2}
    assert offered(t) == {"bake grain", "done"}
    play(t, "bake grain")
    play_if_asked(t, "done")
    assert goods(t) == {"grain": 1, "food": breads[0]}
    assert (seat(t)["house"], seat(t)["cards"]) == ("clay", [card])


@both
@pytest.mark.rule("F52", "R44")
@pytest.mark.parametrize(
    ("card", "clay"), [("fireplace-2", 2), ("fireplace-3", 3), ("hearth-4", 4)]
)
def test_other_baking_improvements_do_not_bake_when_built(game: str, card: str, clay: int) -> None:
    t = alone(game, {"goods": {"clay": clay, "grain": 3}})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {CARDS[game][card]}")
    assert seat(t)["cards"] == [CARDS[game][card]]
    assert goods(t)["grain"] == 3
    assert "place farmland" in offered(t)
