"""More animals than a farm holds: rearranging, letting go, cooking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.rules.markets import (
    FOOD,
    MARKETS,
    animals,
    at_markets,
    every_animal,
    every_cooker,
)
from tests.games.agricola.scenario import (
    alone,
    both,
    goods,
    lying,
    offered,
    play,
    play_if_asked,
    seat,
    table,
)


@both
@pytest.mark.rule("F48", "R32")
def test_animals_are_rearranged_to_make_room(game: str) -> None:
    row = {"pastures": [["r1c5"]], "stables": ["r3c3"], "animals": {"sheep": 2}}
    t = at_markets(game, row, cattle=2)
    play(t, "place cattle-market")
    assert animals(t) == {"sheep": 2, "cattle": 2}
    row = {"pastures": [["r1c5"], ["r1c4", "r1c3"]], "animals": {"sheep": 2}}
    t = at_markets(game, row, boar=4)
    play(t, "place pig-market")
    assert animals(t) == {"sheep": 2, "boar": 4}


@both
@pytest.mark.rule("F48", "R32")
def test_own_animals_are_set_free_for_new_ones(game: str) -> None:
    for answers, kept in (
        (["release sheep"], {"boar": 1}),
        (["release boar"], {"sheep": 1}),
    ):
        t = at_markets(game, {"animals": {"sheep": 1}}, boar=1)
        play(t, "place pig-market")
        assert offered(t) == {"release sheep", "release boar"}
        play(t, *answers)
        assert animals(t) == kept


@both
@pytest.mark.rule("F48", "R33")
def test_animals_leave_one_by_one_until_the_rest_has_room(game: str) -> None:
    t = at_markets(game, {"animals": {"sheep": 1}}, boar=3)
    play(t, "place pig-market", "release boar")
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release boar")
    assert animals(t) == {"sheep": 1, "boar": 1}
    play(t, "release sheep")
    assert animals(t) == {"boar": 1}
    assert "place farmland" in offered(t)


@both
@pytest.mark.rule("F48", "R33")
def test_nobody_is_let_go_for_whom_there_is_room(game: str) -> None:
    row = {"pastures": [["r1c5"]], "animals": {"sheep": 3}}
    t = at_markets(game, row, boar=4)
    play(t, "place pig-market", "release sheep", "release boar", "release boar")
    assert animals(t) == {"sheep": 2, "boar": 2}
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release boar")
    assert animals(t) == {"sheep": 2, "boar": 1}
    assert "place farmland" in offered(t)


@both
@pytest.mark.rule("F48", "R33")
def test_a_way_to_keep_fewer_of_every_type_is_not_offered(game: str) -> None:
    row = {"pastures": [["r1c4", "r1c5"]], "animals": {"sheep": 2}}
    t = at_markets(game, row, boar=5)
    play(t, "place pig-market", "release boar")
    assert animals(t) == {"sheep": 2, "boar": 4}
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release boar")
    assert animals(t) == {"sheep": 2, "boar": 1}
    t = at_markets(game, row, boar=5)
    play(t, "place pig-market", "release sheep", "release boar")
    assert animals(t) == {"sheep": 1, "boar": 4}


@both
@every_animal
@pytest.mark.rule("R33", "F48")
def test_what_finds_no_room_returns_to_the_supply_not_to_the_space(game: str, animal: str) -> None:
    t = at_markets(game, {}, **{animal: 5})
    play(t, f"place {MARKETS[animal]}")
    assert animals(t) == {animal: 1}
    assert lying(t, MARKETS[animal]) == {}
    assert "food" not in goods(t)
    assert "place farmland" in offered(t)


@both
@every_animal
@every_cooker
@pytest.mark.rule("R31", "R33", "R32")
def test_what_finds_no_room_is_cooked(game: str, card: str, animal: str) -> None:
    t = at_markets(game, {"cards": [card]}, **{animal: 4})
    play(t, f"place {MARKETS[animal]}")
    assert goods(t) == {animal: 1, "food": 3 * FOOD[card][animal]}


@both
@pytest.mark.rule("R31", "R32", "F48")
def test_own_animals_are_cooked_to_make_room(game: str) -> None:
    for answer, left in (
        ("cook sheep", {"cattle": 1, "food": 2}),
        ("cook cattle", {"sheep": 1, "food": 3}),
    ):
        t = at_markets(game, {"cards": ["fireplace-2"], "animals": {"sheep": 1}}, cattle=1)
        play(t, "place cattle-market")
        assert offered(t) == {"cook sheep", "cook cattle"}
        play(t, answer)
        assert goods(t) == left


@both
@pytest.mark.rule("R31", "R33")
@pytest.mark.parametrize("card", ["clay-oven", "stone-oven", "joinery", "well"])
def test_only_cooking_improvements_cook(game: str, card: str) -> None:
    t = at_markets(game, {"cards": [card]}, sheep=3)
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1}


@both
@pytest.mark.rule("R32", "R31")
def test_the_best_cooking_improvement_cooks(game: str) -> None:
    t = at_markets(game, {"cards": ["fireplace-2", "hearth-5"]}, cattle=2, boar=1)
    play(t, "place cattle-market")
    assert goods(t) == {"cattle": 1, "food": 4}
    play(t, "place pig-market", "cook boar")
    assert goods(t) == {"cattle": 1, "food": 7}


@both
@pytest.mark.rule("F45", "F43", "R26", "R28")
def test_dividing_a_pasture_with_a_stable_can_leave_animals_without_room(game: str) -> None:
    row = {
        "pastures": [["r1c4", "r1c5"]],
        "stables": ["r1c4"],
        "animals": {"sheep": 9},
        "goods": {"wood": 1},
    }
    for cards, food in (([], 0), (["fireplace-2"], 4)):
        t = alone(game, {**row, "cards": cards})
        play(t, "place fencing")
        play_if_asked(t, "fence r1c4")
        assert len(seat(t)["pastures"]) == 2
        assert animals(t) == {"sheep": 4 + 2 + 1}
        assert goods(t).get("food", 0) == food


@both
@pytest.mark.rule("F45", "F47", "R26", "R28")
def test_fencing_stables_together_can_leave_types_without_room(game: str) -> None:
    row = {
        "stables": ["r1c4", "r1c5"],
        "animals": {"sheep": 1, "boar": 1, "cattle": 1},
        "goods": {"wood": 7},
    }
    t = alone(game, row)
    play(t, "place fencing", "fence r1c4+r1c5", "done")
    assert offered(t) == {"release sheep", "release boar", "release cattle"}
    play(t, "release boar")
    assert animals(t) == {"sheep": 1, "cattle": 1}
    t = alone(game, {**row, "cards": ["hearth-4"]})
    play(t, "place fencing", "fence r1c4+r1c5", "done", "cook cattle")
    assert goods(t) == {"sheep": 1, "boar": 1, "food": 4, "wood": 1}


@both
@pytest.mark.rule("F45", "F43", "R26")
def test_animals_are_counted_when_all_fences_of_the_action_stand(game: str) -> None:
    row = {
        "stables": ["r1c4", "r1c5"],
        "animals": {"sheep": 1, "boar": 1, "cattle": 1},
        "goods": {"wood": 7},
    }
    t = alone(game, row)
    play(t, "place fencing", "fence r1c4+r1c5", "fence r1c4")
    assert goods(t) == {"sheep": 1, "boar": 1, "cattle": 1}
    assert len(seat(t)["pastures"]) == 2


@both
@pytest.mark.rule("R31", "R32")
def test_neither_young_nor_parents_are_cooked_in_the_breeding_step(game: str) -> None:
    full = {"stables": ["r1c5"], "animals": {"sheep": 2}, "cards": ["fireplace-2"]}
    t = table(game, full, {}, round=4, phase="breeding")
    assert t.position()["round"] == 5
    assert goods(t) == {"sheep": 2}
    row = {
        "pastures": [["r1c4"], ["r1c5"]],
        "animals": {"sheep": 2, "boar": 2},
        "cards": ["fireplace-2"],
    }
    t = table(game, row, {}, round=4, phase="breeding")
    assert offered(t) == {"forgo sheep", "forgo boar"}
    play(t, "forgo boar")
    assert goods(t) == {"sheep": 3, "boar": 2}


@both
@pytest.mark.rule("R32", "F48")
def test_an_animal_may_be_cooked_before_breeding_though_the_family_is_fed(game: str) -> None:
    row = {
        "pastures": [["r1c5"]],
        "animals": {"sheep": 3},
        "goods": {"food": 4},
        "cards": ["fireplace-2"],
    }
    t = table(game, row, {"goods": {"food": 4}}, round=4, phase="feeding")
    assert "cook sheep" in offered(t)
    play(t, "cook sheep")
    play_if_asked(t, "feed", "done")
    assert goods(t) == {"sheep": 3, "food": 2}


@both
@every_cooker
@pytest.mark.rule("R32", "R36", "F50")
@pytest.mark.parametrize("good", ["sheep", "boar", "cattle", "vegetable"])
def test_the_meal_is_cooked_at_the_rates_of_the_improvement(
    game: str, card: str, good: str
) -> None:
    kind = "goods" if good == "vegetable" else "animals"
    supply: dict[str, Any] = {"goods": {"food": 3}, "cards": [card]}
    supply[kind] = {**supply.get(kind, {}), good: 1}
    t = table(game, supply, {"goods": {"food": 9}}, round=4, phase="feeding")
    play_if_asked(t, f"cook {good}")
    assert t.position()["round"] == 5
    assert seat(t)["begging"] == 0
    assert goods(t) == {"food": FOOD[card][good] - 1}
