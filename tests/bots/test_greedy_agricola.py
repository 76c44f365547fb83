"""Sound judgement in Agricola: eating, growing, sowing, building."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.bots.agricola.judge import AgricolaJudge
from tests.bots.playing import choice, let_decide
from tests.games.agricola.scenario import both, goods, seat, table

HOME = ["r2c1", "r3c1", "r1c1"]


@both
@pytest.mark.parametrize(
    "farm",
    [
        {"goods": {"food": 2, "grain": 2}},
        {"goods": {"food": 1, "vegetable": 2, "grain": 1}},
        {"goods": {"food": 2}, "animals": {"sheep": 1}, "cards": ["fireplace-2"]},
        {"goods": {"food": 2, "wood": 4}, "cards": ["joinery"]},
    ],
    ids=["grain", "crops", "sheep", "joinery"],
)
def test_eats_what_it_has_rather_than_beg(game: str, farm: dict[str, Any]) -> None:
    harvest = table(game, farm, {"goods": {"food": 9}}, round=4, phase="feeding")
    let_decide(harvest)
    assert seat(harvest)["begging"] == 0


@both
def test_keeps_what_it_need_not_eat(game: str) -> None:
    farm = {"goods": {"food": 3, "grain": 6, "vegetable": 1}}
    harvest = table(game, farm, {"goods": {"food": 9}}, round=13, phase="feeding")
    assert let_decide(harvest) == ["eat grain"]


@both
def test_a_child_when_there_is_room(game: str) -> None:
    farm = {"rooms": HOME, "goods": {"food": 6}}
    assert choice(table(game, farm, {}, round=5)) == "place basic-wish"


@both
def test_a_room_when_there_is_wood_and_reed(game: str) -> None:
    farm = {"goods": {"wood": 5, "reed": 2, "food": 6}}
    early = table(game, farm, {}, round=5)
    assert choice(early) == "place farm-expansion"
    early.play("place farm-expansion")
    let_decide(early)
    assert len(seat(early)["rooms"]) == 3


@both
def test_food_when_the_harvest_is_at_hand(game: str) -> None:
    spaces = {"fishing": {"goods": {"food": 4}}, "forest": {"goods": {"wood": 3}}}
    hungry = {"goods": {"food": 0}, "placed": 1}
    assert choice(table(game, hungry, {}, round=4, spaces=spaces)) == "place fishing"
    full = {"goods": {"food": 9}, "placed": 1}
    assert choice(table(game, full, {}, round=4, spaces=spaces)) != "place fishing"


@both
def test_sows_all_it_can(game: str) -> None:
    fields: dict[str, dict[str, int]] = {"r1c3": {}, "r2c3": {}, "r3c3": {}}
    farm = {"fields": fields, "goods": {"grain": 2, "vegetable": 1, "food": 9}, "placed": 1}
    spring = table(game, farm, {}, round=5)
    assert choice(spring) == "place grain-utilization"
    spring.play("place grain-utilization")
    let_decide(spring)
    assert goods(spring) == {"food": 9}


@both
def test_bread_before_begging(game: str) -> None:
    farm = {"cards": ["clay-oven"], "goods": {"grain": 1}, "placed": 1}
    hungry = table(game, farm, {}, round=4)
    assert choice(hungry) in ("place grain-utilization", "place side-job")


@both
def test_fences_leave_room_for_fields(game: str) -> None:
    farm = {"goods": {"wood": 15, "food": 9}, "rooms": HOME, "people": 3}
    pastures = table(game, farm, {}, round=8)
    pastures.play("place fencing")
    let_decide(pastures)
    cells = [cell for pasture in seat(pastures)["pastures"] for cell in pasture]
    assert len(seat(pastures)["pastures"]) >= 3
    assert 4 <= len(cells) <= 7
    assert not any(cell.endswith("c2") for cell in cells)


@both
def test_the_last_turn_makes_points(game: str) -> None:
    farm = {"goods": {"food": 9, "clay": 2, "reed": 1}, "placed": 1}
    last = table(game, farm, {}, round=14)
    before = last.scores()[0].total
    last.play(choice(last))
    let_decide(last)
    assert last.scores()[0].total >= before + 2


@both
def test_terms_add_up_to_the_value(game: str) -> None:
    judge = AgricolaJudge()
    start = table(game, {"goods": {"food": 2}}, {"goods": {"food": 3}})
    terms = judge.terms(start, 0)
    assert terms["house"] == 6
    assert judge.value(start, 0) == sum(terms.values())
    over = table(game, {"begging": 1}, {}, round=14, phase="end")
    assert judge.value(over, 0) == over.scores()[0].total


@both
def test_hunger_grows_as_the_harvest_comes_near(game: str) -> None:
    judge = AgricolaJudge()
    hunger = [judge.terms(table(game, {}, {}, round=n), 0)["hunger"] for n in (1, 2, 3, 4)]
    assert hunger == sorted(hunger, reverse=True)
    harvest = table(game, {}, {}, round=14, phase="feeding")
    if harvest.decision is not None:
        assert judge.terms(harvest, 0)["hunger"] == -12
