"""The occupations of deck B, B098 to B109."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.test_occupations_b import (
    IDLE,
    MEADOWS,
    PILES,
    coming,
    dawn,
    hands,
    mine,
    theirs,
    window,
)
from tests.games.agricola.scenario import (
    goods,
    lying,
    offered,
    play,
    reason,
    seat,
)

# B098 Organic Farmer

ORGANIC = {
    "an animal and three free places": (MEADOWS[:1], [], {"sheep": 1}, [], 1),
    "no animal": (MEADOWS[:1], [], {}, [], 0),
    "one animal in the house": (MEADOWS[:1], [], {"sheep": 2}, [], 1),
    "two free places": (MEADOWS[:1], [], {"sheep": 3}, [], 0),
    "a small pasture": ([["r1c5"]], [], {"sheep": 1}, [], 0),
    "a small pasture with a stable": ([["r1c5"]], ["r1c5"], {"sheep": 1}, [], 1),
    "a small pasture with a trough": ([["r1c5"]], [], {"sheep": 1}, ["A012"], 1),
    "a pasture with a trough": (MEADOWS[:1], [], {"sheep": 4}, ["A012"], 1),
    "one animal for two pastures": (MEADOWS, [], {"cattle": 1}, [], 1),
    "two animals for two pastures": (MEADOWS, [], {"cattle": 2}, [], 2),
    "two types for two pastures": (MEADOWS, [], {"sheep": 1, "boar": 1}, [], 2),
    "three types": (MEADOWS, [], {"sheep": 1, "boar": 1, "cattle": 1}, [], 2),
    "all crowded into one pasture": (MEADOWS, [], {"sheep": 6}, [], 1),
    "too many animals": (MEADOWS, [], {"sheep": 7}, [], 0),
    "a second type in the way": (MEADOWS, [], {"sheep": 3, "boar": 3}, [], 0),
    "a stable outside": (MEADOWS[:1], ["r3c5"], {"sheep": 3}, [], 1),
    "an animal per room": (MEADOWS[:1], [], {"sheep": 3}, ["A086"], 1),
}


@pytest.mark.card("B098")
@pytest.mark.parametrize("case", ORGANIC)
def test_the_organic_farmer_scores_pastures_with_room_for_three_more(case: str) -> None:
    pastures, stables, animals, cards, points = ORGANIC[case]
    row = {"pastures": pastures, "stables": stables, "animals": animals}
    t = hands({**row, "cards": ["B098", *cards]}, {**row, "animals": {}}, phase="end")
    assert t.scores()[0].lines["bonus"] == points
    assert t.scores()[1].lines["bonus"] == 0


# B099 Tutor


@pytest.mark.card("B099")
def test_the_tutor_scores_the_occupations_played_after_it() -> None:
    cards = [IDLE, "A102", "B099", "B118", "M01", "A050", "B121"]
    t = mine({"cards": cards, "hand": ["B104"], "goods": {"food": 1}})
    assert t.scores()[0].lines["bonus"] == 2
    play(t, "place lessons")
    assert t.scores()[0].lines["bonus"] == 3


@pytest.mark.card("B099")
def test_the_tutor_scores_neither_itself_nor_others_occupations() -> None:
    t = hands({"cards": ["B118", "B099"]}, {"cards": ["B121", "B104"]}, phase="end")
    assert [score.lines["bonus"] for score in t.scores()] == [0, 0]


# B102 Consultant


@pytest.mark.card("B102")
@pytest.mark.parametrize(
    ("seats", "gain"), [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2}), (4, {"sheep": 2})]
)
def test_the_consultant_brings_goods_by_the_number_of_players(
    seats: int, gain: dict[str, int]
) -> None:
    t = mine({"hand": ["B102"], "pastures": MEADOWS}, seats=seats)
    play(t, "place lessons")
    assert goods(t) == gain


@pytest.mark.card("B102")
@pytest.mark.parametrize(("cards", "food"), [(["A012"], {}), (["M01"], {"food": 2})])
def test_a_sheep_of_the_consultant_without_room_is_cooked_or_released(
    cards: list[str], food: dict[str, int]
) -> None:
    t = mine({"hand": ["B102"], "cards": cards}, seats=4)
    play(t, "place lessons")
    assert goods(t) == {"sheep": 1, **food}


# B104 Sheep Walker

SWAPS = {good: f"trade 1 sheep for 1 {good}" for good in ("boar", "vegetable", "stone")}


@pytest.mark.card("B104")
@pytest.mark.parametrize("good", SWAPS)
def test_the_sheep_walker_trades_any_number_of_sheep_before_a_placement(good: str) -> None:
    t = mine({"cards": ["B104"], "animals": {"sheep": 4}, "pastures": MEADOWS})
    play(t, "anytime")
    assert offered(t) == set(SWAPS.values())
    play(t, SWAPS[good], "anytime", SWAPS[good])
    assert goods(t) == {"sheep": 2, good: 2}
    play(t, "anytime", SWAPS[good], "anytime", SWAPS[good])
    assert goods(t) == {good: 4}
    assert "anytime" not in offered(t)


@pytest.mark.card("B104")
def test_the_sheep_walker_does_not_trade_sheep_on_their_way_from_the_market() -> None:
    t = mine({"cards": ["B104"]}, spaces={"sheep-market": {"goods": {"sheep": 3}}})
    assert "anytime" not in offered(t)
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B104")
@pytest.mark.parametrize(
    ("row", "actions"),
    [
        ({"goods": {"clay": 3}, "animals": {"sheep": 1}}, ["major-improvement", "build M06"]),
        ({"goods": {"reed": 1}, "animals": {"sheep": 2}}, ["house-redevelopment"]),
        ({"hand": ["B121"], "animals": {"sheep": 1}}, ["lessons"]),
    ],
    ids=["an improvement", "a renovation", "an occupation"],
)
def test_the_sheep_walker_trades_in_order_to_pay(row: dict[str, Any], actions: list[str]) -> None:
    t = mine({"cards": ["B104"], "house": "clay", "pastures": MEADOWS, **row})
    play(t, f"place {actions[0]}", *actions[1:])
    assert goods(t) == {}
    assert "anytime" not in offered(t)


@pytest.mark.card("B104")
def test_a_boar_of_the_sheep_walker_needs_room() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 4, "boar": 1}, "pastures": MEADOWS[:1]}
    t = mine(row)
    play(t, "anytime", SWAPS["boar"])
    assert offered(t) == {"release boar", "release sheep"}
    play(t, "release boar")
    assert goods(t) == {"sheep": 3, "boar": 1}


@pytest.mark.card("B104")
def test_the_sheep_walker_feeds_with_vegetables() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 1}, "goods": {"food": 3}}
    t = hands(row, {"goods": {"food": 9}}, round=13, phase="feeding")
    assert offered(t) == {SWAPS["vegetable"], "beg"}
    play(t, SWAPS["vegetable"])
    assert t.position()["round"] == 14
    assert seat(t)["begging"] == 0
    assert goods(t) == {}


@pytest.mark.card("B104")
def test_the_sheep_walker_trades_before_and_after_breeding_but_not_meanwhile() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 3, "boar": 1}, "pastures": MEADOWS}
    t = hands(row, {}, phase="breeding")
    assert offered(t) == {*SWAPS.values(), "done"}
    play(t, SWAPS["boar"], "done")
    assert goods(t) == {"sheep": 3, "boar": 3}
    assert offered(t) == {*SWAPS.values(), "done"}
    play(t, SWAPS["vegetable"], "done")
    assert t.decision is None
    assert goods(t) == {"sheep": 2, "boar": 3, "vegetable": 1}
    assert t.scores()[0].lines["vegetables"] == 1


@pytest.mark.card("B104")
def test_the_sheep_walker_does_not_trade_while_animals_are_born() -> None:
    animals = {"sheep": 2, "boar": 2}
    row = {"cards": ["B104"], "animals": animals, "pastures": [["r1c4"], ["r1c5"]]}
    t = hands(row, {}, round=4, phase="breeding")
    play(t, "done")
    assert offered(t) == {"forgo sheep", "forgo boar"}


@pytest.mark.card("B104")
def test_the_sheep_walker_trades_right_after_breeding_in_an_earlier_harvest() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 2}, "pastures": MEADOWS}
    t = hands(row, {}, round=4, phase="breeding")
    play(t, "done")
    assert t.position()["round"] == 5
    play(t, "anytime", SWAPS["stone"])
    assert goods(t) == {"sheep": 2, "stone": 1}


@pytest.mark.card("B104")
def test_the_sheep_walker_makes_room_after_breeding_for_what_the_next_round_brings() -> None:
    row = {"cards": ["B104", "B164"], "animals": {"sheep": 2}, "pastures": [["r1c5"]]}
    sheep = {"round": 5, "seat": 0, "goods": {"sheep": 1}, "card": "B164"}
    t = hands(row, {}, {}, {}, round=4, phase="breeding", scheduled=[sheep])
    play(t, "done")
    assert goods(t) == {"sheep": 3}
    play(t, SWAPS["stone"], "done")
    assert t.position()["round"] == 5
    assert goods(t) == {"sheep": 3, "stone": 1}


@pytest.mark.card("B104")
def test_the_sheep_walker_trades_for_its_owner_only() -> None:
    t = theirs({"cards": ["B104"], "animals": {"sheep": 1}})
    assert "anytime" not in offered(t)
    t = hands({"cards": ["B104"], "placed": 2}, {"animals": {"sheep": 1}}, turn=1)
    assert "anytime" not in offered(t)


# B107 Manservant


@pytest.mark.card("B107")
@pytest.mark.parametrize(("number", "rounds"), [(9, [10, 11, 12, 13, 14]), (13, [14]), (14, [])])
def test_the_manservant_lays_food_for_all_rounds_ahead_in_a_stone_house(
    number: int, rounds: list[int]
) -> None:
    t = mine({"hand": ["B107"], "house": "stone"}, round=number)
    play(t, "place lessons")
    assert coming(t) == [(ahead, {"food": 3}, "B107") for ahead in rounds]
    assert goods(t) == {}


@pytest.mark.card("B107")
@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_manservant_waits_for_the_stone_house(house: str) -> None:
    goods_for_two = {"clay": 2, "stone": 2, "reed": 2}
    row = {"hand": ["B107"], "house": house, "goods": goods_for_two}
    t = mine(row, round=12)
    play(t, "place lessons")
    assert coming(t) == []
    play(t, "place house-redevelopment")
    laid = [(13, {"food": 3}, "B107"), (14, {"food": 3}, "B107")] if house == "clay" else []
    assert coming(t) == laid


@pytest.mark.card("B107", "A087")
def test_the_manservant_hears_of_a_wooden_house_that_turns_to_stone() -> None:
    goods_for_stone = {"stone": 2, "reed": 1}
    t = mine({"cards": ["B107", "A087"], "goods": goods_for_stone}, round=12)
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert [number for number, _, _ in coming(t)] == [13, 14]


@pytest.mark.card("B107")
def test_the_manservant_brings_the_food_once_in_each_of_those_rounds() -> None:
    row = {"cards": ["B107"], "house": "clay", "goods": {"stone": 2, "reed": 1}}
    t = mine(row, round=12)
    play(t, "place house-redevelopment", "place grain-seeds")
    assert t.position()["round"] == 13
    assert goods(t) == {"grain": 1, "food": 3}
    assert [number for number, _, _ in coming(t)] == [14]


@pytest.mark.card("B107")
def test_the_manservant_does_not_care_for_others_houses() -> None:
    rich = {"house": "clay", "goods": {"stone": 2, "reed": 1}}
    t = hands({"cards": ["B107"], "placed": 2}, rich, round=12, turn=1)
    play(t, "place house-redevelopment")
    assert seat(t, 1)["house"] == "stone"
    assert t.position()["scheduled"] == []


# B108 Oven Firing Boy


@pytest.mark.card("B108")
@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_the_oven_firing_boy_bakes_at_every_space_that_gathers_wood(space: str) -> None:
    row = {"cards": ["B108", "M01"], "goods": {"grain": 3}}
    t = mine(row, seats=4, spaces={space: {"goods": {"wood": 3}}})
    play(t, f"place {space}")
    assert offered(t) == window("B108")
    play(t, "use B108", "bake grain", "done")
    assert goods(t) == {"wood": 3, "grain": 1, "food": 4}
    assert lying(t, space) == {}


@pytest.mark.card("B108")
def test_the_oven_firing_boy_gives_a_single_bake_action() -> None:
    t = mine({"cards": ["B108", "M06"], "goods": {"grain": 3}}, spaces=PILES)
    play(t, "place forest", "use B108")
    assert goods(t) == {"wood": 3, "grain": 2, "food": 5}
    assert "place farmland" in offered(t)


@pytest.mark.card("B108")
def test_the_oven_firing_boy_may_be_declined() -> None:
    t = mine({"cards": ["B108", "M01"], "goods": {"grain": 1}}, spaces=PILES)
    play(t, "place forest", "done")
    assert goods(t) == {"wood": 3, "grain": 1}


@pytest.mark.card("B108")
@pytest.mark.parametrize(
    ("cards", "grain", "space"),
    [(["M01"], 0, "forest"), ([], 2, "forest"), (["M01"], 2, "reed-bank")],
    ids=["no grain", "no oven", "no wood space"],
)
def test_the_oven_firing_boy_needs_grain_an_oven_and_a_wood_space(
    cards: list[str], grain: int, space: str
) -> None:
    t = mine({"cards": ["B108", *cards], "goods": {"grain": grain}}, spaces=PILES)
    play(t, f"place {space}")
    assert "food" not in goods(t)
    assert "place farmland" in offered(t)


# B109 Paper Maker


@pytest.mark.card("B109")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_the_paper_maker_gives_food_for_each_occupation_already_in_play(before: int) -> None:
    cards = [*[IDLE, "B099", "A102"][:before], "B109"]
    t = mine({"cards": cards, "hand": ["B121"], "goods": {"wood": 3, "food": 1}})
    play(t, "place lessons")
    assert offered(t) == window("B109")
    play(t, "use B109")
    assert seat(t)["cards"] == [*cards, "B121"]
    assert goods(t) == {"wood": 2, "food": before + 1}


@pytest.mark.card("B109")
def test_the_paper_maker_may_be_declined() -> None:
    t = mine({"cards": ["B109"], "hand": ["B121"], "goods": {"wood": 1, "food": 1}})
    play(t, "place lessons", "done")
    assert seat(t)["cards"] == ["B109", "B121"]
    assert goods(t) == {"wood": 1}


@pytest.mark.card("B109")
def test_the_paper_maker_pays_for_the_very_occupation() -> None:
    t = mine({"cards": ["B109"], "hand": ["B121"], "goods": {"wood": 1}})
    play(t, "place lessons")
    assert seat(t)["cards"] == ["B109", "B121"]
    assert goods(t) == {}
    assert reason(mine({"cards": ["B109"], "hand": ["B121"]}), "place lessons") == (
        "reason-cannot-pay"
    )


@pytest.mark.card("B109", "B097")
def test_the_paper_maker_pays_for_an_occupation_of_the_scholar() -> None:
    row = {"cards": ["B109", "B097"], "hand": ["B121"], "house": "stone", "goods": {"wood": 1}}
    t = dawn(row)
    assert offered(t) == window("B097")
    play(t, "use B097")
    assert seat(t)["cards"] == ["B109", "B097", "B121"]
    assert goods(t) == {"food": 1}


@pytest.mark.card("B109")
def test_the_paper_maker_does_not_work_for_itself() -> None:
    t = mine({"cards": [IDLE], "hand": ["B109"], "goods": {"wood": 1, "food": 1}})
    play(t, "place lessons")
    assert goods(t) == {"wood": 1}
    t = mine({"cards": [IDLE], "hand": ["B109"], "goods": {"wood": 1}})
    assert reason(t, "place lessons") == "reason-cannot-pay"


@pytest.mark.card("B109")
def test_the_paper_maker_does_not_hear_of_minor_improvements_or_others_occupations() -> None:
    t = mine({"cards": ["B109"], "hand": ["A050"], "goods": {"wood": 1, "clay": 1}})
    play(t, "place meeting-place", "start")
    assert goods(t) == {"wood": 1, "clay": 1}
    rows = {"cards": ["B109"], "goods": {"wood": 1}, "placed": 2}, {"hand": ["B121"]}
    t = hands(*rows, turn=1)
    play(t, "place lessons")
    assert seat(t, 1)["cards"] == ["B121"]
    assert goods(t) == {"wood": 1}
