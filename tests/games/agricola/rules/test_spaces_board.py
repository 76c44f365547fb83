"""The printed spaces and the fourteen round cards, as both editions have them."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import (
    CARDS,
    CLASSIC,
    REVISED,
    both,
    goods,
    lying,
    offered,
    piles,
    play,
    reason,
    seat,
    table,
)

THREE_ROOMS = ["r1c1", "r2c1", "r3c1"]


def after(t: bocage.Table, number: int = 0) -> bool:
    """Whether the seat has finished its turn and the next one moves."""
    return t.decision is not None and t.decision.seat != number


@pytest.mark.rule("F59", "R68")
@both
def test_four_piles_grow_every_round(game: str) -> None:
    growth = {"forest": {"wood": 3}, "clay-pit": {"clay": 1}, "reed-bank": {"reed": 1}}
    growth["fishing"] = {"food": 1}
    t = bocage.new(game, seats=2, seed=1)
    assert {space: lying(t, space) for space in growth} == growth
    lies = {}
    for space, amount in growth.items():
        lies[space] = {"goods": {good: 4 * n for good, n in amount.items()}}
    t = table(game, {}, {}, round=5, phase="preparation", spaces=lies)
    for space, amount in growth.items():
        assert lying(t, space) == {good: 5 * n for good, n in amount.items()}
    play(t, "place forest", "place clay-pit", "place reed-bank", "place fishing")
    assert goods(t, 0) == {"wood": 15, "reed": 5}
    assert goods(t, 1) == {"clay": 5, "food": 5}


@pytest.mark.rule("F60", "R68")
@both
def test_farm_expansion_builds_any_number_of_rooms_and_stables(game: str) -> None:
    t = table(game, {"goods": {"wood": 18, "reed": 4}}, {}, round=1)
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    play(t, "stable r1c5", "stable r2c5", "stable r3c5", "stable r3c4")
    assert after(t)
    assert goods(t) == {}
    assert len(seat(t)["rooms"]) == 4
    assert len(seat(t)["stables"]) == 4


@pytest.mark.rule("F60", "F96", "R68")
@both
def test_a_fifth_stable_does_not_exist(game: str) -> None:
    four = {"stables": ["r1c5", "r2c5", "r3c5", "r3c4"]}
    t = table(game, {"goods": {"wood": 9, "reed": 2}, **four}, {}, round=1)
    t.play("place farm-expansion")
    assert all(action.startswith("room ") for action in offered(t))
    assert reason(t, "stable r1c4") == "reason-no-stable-left"


@pytest.mark.rule("F96")
@both
def test_people_and_fences_are_limited(game: str) -> None:
    five = {"people": 5, "rooms": [*THREE_ROOMS, "r1c2", "r2c2", "r3c2"]}
    t = table(game, five, {}, round=5)
    assert reason(t, "place basic-wish") == "reason-family-full"
    pastures = [["r1c4"], ["r1c5"], ["r2c4"], ["r2c5"], ["r3c5"]]
    fenced = {"goods": {"wood": 9}, "pastures": pastures}
    t = table(game, fenced, {}, round=2)
    assert t.observe()["seats"][0]["fences_left"] == 0
    assert reason(t, "place fencing") == "reason-no-fence-left"


@pytest.mark.rule("F38", "R68")
@both
def test_grain_seeds_give_one_grain_that_is_not_sown_at_once(game: str) -> None:
    t = table(game, {"fields": {"r1c3": {}}}, {}, round=3, phase="preparation")
    assert lying(t, "grain-seeds") == {}
    t.play("place grain-seeds")
    assert after(t)
    assert goods(t) == {"grain": 1}
    assert seat(t)["fields"] == {"r1c3": {}}


@pytest.mark.rule("F38", "F70", "R71")
@both
def test_vegetable_seeds_give_one_vegetable_that_is_not_sown_at_once(game: str) -> None:
    t = table(game, {"fields": {"r1c3": {}}}, {}, round=9, phase="preparation")
    assert lying(t, "vegetable-seeds") == {}
    t.play("place vegetable-seeds")
    assert after(t)
    assert goods(t) == {"vegetable": 1}
    assert seat(t)["fields"] == {"r1c3": {}}


@pytest.mark.rule("R68")
@both
def test_farmland_plows_one_field(game: str) -> None:
    t = table(game, {}, {}, round=1)
    play(t, "place farmland", "plow r2c3")
    assert after(t)
    assert seat(t)["fields"] == {"r2c3": {}}


@pytest.mark.rule("F63", "R80")
@both
def test_side_job_builds_one_stable_for_one_wood(game: str) -> None:
    t = table(game, {"goods": {"wood": 5}}, {}, round=1)
    play(t, "place side-job", "stable r1c5")
    assert after(t)
    assert goods(t) == {"wood": 4}
    assert seat(t)["stables"] == ["r1c5"]


@pytest.mark.rule("F63", "R80")
@both
def test_side_job_bakes(game: str) -> None:
    t = table(game, {"goods": {"grain": 2}, "cards": ["fireplace-2"]}, {}, round=1)
    t.play("place side-job")
    assert goods(t) == {"grain": 1, "food": 2}
    play(t, "bake grain")
    assert after(t)
    assert goods(t) == {"food": 4}
    without = table(game, {"goods": {"grain": 2}}, {}, round=1)
    assert reason(without, "place side-job") == "reason-none-of"


@pytest.mark.rule("F63", "R80", "F15", "R15")
@both
@pytest.mark.parametrize("order", [("stable r1c5", "bake grain"), ("bake grain", "stable r1c5")])
def test_side_job_does_both_in_either_order(game: str, order: tuple[str, str]) -> None:
    row = {"goods": {"wood": 2, "grain": 1}, "cards": ["clay-oven"]}
    t = table(game, row, {}, round=1)
    play(t, "place side-job", *order)
    assert after(t)
    assert goods(t) == {"wood": 1, "food": 5}
    assert seat(t)["stables"] == ["r1c5"]


@pytest.mark.rule("F68", "R70", "F15", "R15")
@both
@pytest.mark.parametrize("first", ["sow", "bake"])
def test_grain_utilization_sows_and_bakes_in_either_order(game: str, first: str) -> None:
    row = {"goods": {"grain": 2}, "fields": {"r1c3": {}}, "cards": ["fireplace-2"]}
    t = table(game, row, {}, round=3)
    t.play("place grain-utilization")
    assert offered(t) == {"sow grain r1c3", "bake grain"}
    order = ["sow grain r1c3", "bake grain"]
    play(t, *(order if first == "sow" else order[::-1]))
    assert after(t)
    assert goods(t) == {"food": 2}
    assert seat(t)["fields"] == {"r1c3": {"grain": 3}}


@pytest.mark.rule("F68", "R70")
@both
def test_grain_utilization_may_leave_fields_empty(game: str) -> None:
    row = {"goods": {"grain": 1, "vegetable": 1}, "fields": {"r1c3": {}, "r1c4": {}}}
    t = table(game, row, {}, round=3)
    play(t, "place grain-utilization", "sow vegetable r1c4", "done")
    assert after(t)
    assert seat(t)["fields"] == {"r1c3": {}, "r1c4": {"vegetable": 2}}
    assert goods(t) == {"grain": 1}


@pytest.mark.rule("F68", "R70")
@both
def test_the_improvement_card_gives_one_major(game: str) -> None:
    t = table(game, {"goods": {"clay": 9}}, {}, round=1)
    play(t, "place major-improvement", f"build {CARDS[game]['fireplace-3']}")
    assert after(t)
    assert seat(t)["cards"] == [CARDS[game]["fireplace-3"]]
    assert goods(t) == {"clay": 6}


@pytest.mark.rule("F68", "R70")
@both
def test_fencing_costs_one_wood_per_fence(game: str) -> None:
    t = table(game, {"goods": {"wood": 7}}, {}, round=2)
    play(t, "place fencing", "fence r1c5", "fence r2c5")
    assert after(t)
    assert goods(t) == {}
    assert seat(t)["pastures"] == [["r1c5"], ["r2c5"]]


@pytest.mark.rule("F68", "F69", "F70", "R70", "R71")
@both
def test_five_round_cards_gather_one_good_every_round(game: str) -> None:
    growth = {
        "sheep-market": ("sheep", 1),
        "western-quarry": ("stone", 1),
        "pig-market": ("boar", 1),
        "cattle-market": ("cattle", 1),
        "eastern-quarry": ("stone", 1),
    }
    once = table(game, {}, {}, round=14, phase="preparation")
    cards = set(once.position()["round_cards"])
    assert {s: g for s, g in piles(once).items() if s in cards} == {
        space: {good: n} for space, (good, n) in growth.items()
    }
    spaces: dict[str, Any] = {s: {"goods": {good: 3}} for s, (good, _) in growth.items()}
    farm = {"pastures": [["r1c4", "r1c5"], ["r2c4", "r2c5"], ["r3c4", "r3c5"]], "people": 5}
    t = table(game, farm, {"placed": 2}, round=14, phase="work", spaces=spaces)
    play(t, "place sheep-market", "place pig-market", "place cattle-market")
    play(t, "place western-quarry")
    assert goods(t) == {"sheep": 3, "boar": 3, "cattle": 3, "stone": 3}
    assert lying(t, "eastern-quarry") == {"stone": 3}


@pytest.mark.rule("F69", "R70")
@both
def test_the_first_growth_card_needs_a_free_room(game: str) -> None:
    t = table(game, {"rooms": THREE_ROOMS}, {}, round=5)
    t.play("place basic-wish")
    assert after(t)
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)
    assert t.position()["spaces"]["basic-wish"] == {"people": [0], "newborn": [0]}
    for row in ({}, {"rooms": THREE_ROOMS, "people": 3}):
        crowded = table(game, {**row, "placed": 1}, {}, round=5)
        assert reason(crowded, "place basic-wish") == "reason-no-room"


@pytest.mark.rule("F69", "R70")
@both
def test_renovation_may_be_followed_by_one_major(game: str) -> None:
    t = table(game, {"goods": {"clay": 7, "reed": 1}}, {}, round=6)
    t.play("place house-redevelopment")
    expected = {"fireplace-2", "fireplace-3", "hearth-4", "hearth-5"}
    assert offered(t) == {"done", *(f"build {CARDS[game][card]}" for card in expected)}
    t.play(f"build {CARDS[game]['fireplace-2']}")
    assert after(t)
    assert seat(t)["house"] == "clay"
    assert seat(t)["cards"] == [CARDS[game]["fireplace-2"]]
    assert goods(t) == {"clay": 3}


@pytest.mark.rule("F69", "R70")
@both
def test_one_renovation_action_renovates_once(game: str) -> None:
    t = table(game, {"goods": {"clay": 2, "stone": 2, "reed": 2}}, {}, round=6)
    t.play("place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert "renovate" not in offered(t)
    assert goods(t) == {"stone": 2, "reed": 1}


@pytest.mark.rule("F71", "R71")
@both
def test_the_second_growth_card_needs_no_room(game: str) -> None:
    t = table(game, {}, {}, round=12)
    t.play("place urgent-wish")
    assert after(t)
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)


@pytest.mark.rule("F71", "R71", "F39")
@both
def test_cultivation_plows_and_sows_the_new_field(game: str) -> None:
    t = table(game, {"goods": {"grain": 1}, "fields": {"r1c3": {"grain": 1}}}, {}, round=13)
    play(t, "place cultivation", "plow r1c4", "sow grain r1c4")
    assert after(t)
    assert seat(t)["fields"] == {"r1c3": {"grain": 1}, "r1c4": {"grain": 3}}
    assert goods(t) == {}


@pytest.mark.rule("F71", "R71")
@both
def test_cultivation_may_do_one_part_only(game: str) -> None:
    row = {"goods": {"vegetable": 1}, "fields": {"r1c3": {}}}
    t = table(game, row, {}, round=13)
    play(t, "place cultivation", "sow vegetable r1c3", "done")
    assert seat(t)["fields"] == {"r1c3": {"vegetable": 2}}
    t = table(game, row, {}, round=13)
    play(t, "place cultivation", "plow r1c4", "done")
    assert after(t)
    assert seat(t)["fields"] == {"r1c3": {}, "r1c4": {}}
    assert goods(t) == {"vegetable": 1}


@pytest.mark.rule("R15", "R71")
def test_cultivation_may_sow_before_plowing() -> None:
    t = table(REVISED, {"goods": {"grain": 1}, "fields": {"r1c3": {}}}, {}, round=13)
    play(t, "place cultivation", "sow grain r1c3", "plow r1c4")
    assert after(t)
    assert seat(t)["fields"] == {"r1c3": {"grain": 3}, "r1c4": {}}


@pytest.mark.rule("F71", "R71")
@both
def test_the_last_card_renovates_and_then_may_fence(game: str) -> None:
    row = {"goods": {"clay": 2, "reed": 1, "wood": 4}, "placed": 1}
    t = table(game, row, {}, round=14)
    t.play("place farm-redevelopment")
    assert seat(t)["house"] == "clay"
    assert "done" in offered(t) and "fence r1c5" in offered(t)
    t.play("fence r1c5")
    assert seat(t)["pastures"] == [["r1c5"]]
    assert goods(t) == {}
    only = table(game, row, {}, round=14)
    play(only, "place farm-redevelopment", "done")
    assert seat(only)["pastures"] == []
    refused = table(game, {"goods": {"wood": 15}}, {}, round=14)
    assert reason(refused, "place farm-redevelopment") == "reason-cannot-pay"


@pytest.mark.rule("F64", "R68")
@pytest.mark.parametrize("good", ["wood", "clay", "reed", "stone"])
def test_day_laborer(good: str) -> None:
    family = table(CLASSIC, {}, {}, round=1)
    family.play("place day-laborer")
    assert offered(family) == {"take wood", "take clay", "take reed", "take stone"}
    family.play(f"take {good}")
    assert after(family)
    assert goods(family) == {"food": 1, good: 1}
    revised = table(REVISED, {}, {}, round=1)
    revised.play("place day-laborer")
    assert after(revised)
    assert goods(revised) == {"food": 2}
