"""Occupations of deck Z: what is printed on them, and what they do for their owner."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    seat,
)

from .deck_i import ZED, anytime, harvest, last_of_round, learn, meal
from .tables import QUIET, alone, at_once, bonus, every, line, on_card, turn, window

PLAYERS = {
    "Z325": 1,
    "Z326": 4,
    "Z327": 3,
    "Z328": 4,
    "Z329": 3,
    "Z330": 4,
    "Z331": 1,
    "Z332": 1,
    "Z333": 1,
    "Z334": 3,
    "Z335": 1,
    "Z336": 1,
}
BONUS = ("Z330", "Z333", "Z335")


@every(PLAYERS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck, entry.players) == ("occupation", "Z", PLAYERS[card])
    assert (dict(entry.cost), entry.points, entry.need) == ({}, 0, None)
    assert entry.bonus == (card in BONUS)


# Exchanges at any time


@pytest.mark.card("Z332")
def test_the_seed_trader_lays_out_two_grain_and_two_vegetables() -> None:
    t = learn("Z332", {"goods": {"food": 9}}, options=ZED)
    assert on_card(t, "Z332") == {"grain": 2, "vegetable": 2}
    assert (line(t, "grain"), line(t, "vegetables")) == (-1, -1)
    play(t, "anytime")
    assert offered(t) == {"trade 2 food for 1 grain", "trade 3 food for 1 vegetable"}
    play(t, "trade 2 food for 1 grain", "anytime", "trade 3 food for 1 vegetable")
    play(t, "anytime", "trade 2 food for 1 grain")
    assert (goods(t), on_card(t, "Z332")) == (
        {"grain": 2, "vegetable": 1, "food": 2},
        {"vegetable": 1},
    )
    play_if_asked(t, "anytime")
    assert choices(t, "trade") == set()


@pytest.mark.card("Z332")
def test_the_seed_trader_is_paid_first() -> None:
    t = learn("Z332", {"goods": {"food": 1}}, options=ZED)
    assert "anytime" not in offered(t)
    t = learn("Z332", {"goods": {"food": 2}}, options=ZED)
    play(t, "anytime")
    play_if_asked(t, "trade 2 food for 1 grain")
    assert goods(t) == {"grain": 1}


MATERIALS = {"wood": 2, "clay": 2, "reed": 2, "stone": 3}


@pytest.mark.card("Z333")
def test_the_game_designer_makes_food_and_a_point_of_four_materials_any_number_of_times() -> None:
    t = anytime("Z333", {"goods": MATERIALS})
    assert (bonus(t), goods(t)) == (1, {"wood": 1, "clay": 1, "reed": 1, "stone": 2, "food": 2})
    play(t, "anytime")
    assert (bonus(t), goods(t)) == (2, {"stone": 1, "food": 4})
    assert "anytime" not in offered(t)


@pytest.mark.card("Z333")
def test_the_game_designer_feeds_the_family() -> None:
    t = meal({"cards": ["Z333"], "goods": {**MATERIALS, "food": 2}}, options=ZED)
    deed = next(text for text in offered(t) if text not in {"beg", "feed"})
    play(t, deed)
    play_if_asked(t, "feed")
    assert (t.position()["round"], seat(t)["begging"], bonus(t)) == (5, 0, 1)


# Dance Instructor


@pytest.mark.card("Z334")
def test_the_dance_instructor_brings_four_food_and_goes_back_to_the_hand() -> None:
    t = learn("Z334", seats=3, options=ZED)
    assert goods(t) == {"food": 4}
    assert (seat(t)["hand"], seat(t)["cards"]) == (["Z334"], [])


@pytest.mark.card("Z334")
def test_the_food_of_the_dance_instructor_pays_for_the_lesson() -> None:
    row = {"cards": QUIET[:2], "hand": ["Z334"]}
    t = turn(row, 3, options=ZED)
    play(t, "place lessons")
    assert goods(t) == {"food": 4 - 1}
    t = turn(row, 3, options=ZED)
    play(t, "place lessons-3")
    assert goods(t) == {"food": 4 - 2}


@pytest.mark.card("Z334")
def test_the_dance_instructor_never_counts_as_played() -> None:
    row = {"hand": ["Z334", "I64"], "people": 3}
    t = turn(row, 3, options=ZED)
    play(t, "place lessons", "place meeting-place", "play I64")
    assert goods(t) == {"food": 4 + 5}
    t = turn({**seat(t), "hand": [QUIET[0]], "placed": 0}, 3, options=ZED)
    play(t, "place lessons")
    assert goods(t) == {"food": 4 + 5}


@pytest.mark.card("Z334", "E49")
def test_the_dance_instructor_is_played_twice_at_the_writing_desk() -> None:
    row = {"cards": ["E49", *QUIET[:2]], "hand": ["Z334"]}
    t = turn(row, 3, options=ZED)
    play(t, "place lessons")
    play_if_asked(t, "use E49")
    play_if_asked(t, "play Z334")
    assert goods(t) == {"food": 4 - 1 + 4 - 2}


# Sower


@pytest.mark.card("Z331")
def test_the_sower_sows_a_vegetable_at_once() -> None:
    t = alone({"cards": ["Z331"], "fields": {"r1c5": {}}}, options=ZED)
    play(t, "place vegetable-seeds")
    play_if_asked(t, "use Z331")
    play_if_asked(t, "sow vegetable r1c5")
    assert (seat(t)["fields"], goods(t)) == ({"r1c5": {"vegetable": 2}}, {})


@pytest.mark.card("Z331")
def test_the_sower_may_keep_the_vegetable_and_sows_no_other() -> None:
    row = {"cards": ["Z331"], "fields": {"r1c4": {}, "r1c5": {}}, "goods": {"vegetable": 1}}
    t = alone(row, options=ZED)
    play(t, "place vegetable-seeds", "done")
    assert (seat(t)["fields"], goods(t)) == (row["fields"], {"vegetable": 2})
    t = alone(row, options=ZED)
    play(t, "place vegetable-seeds")
    play_if_asked(t, "use Z331")
    play(t, "sow vegetable r1c5")
    assert goods(t) == {"vegetable": 1}
    assert choices(t, "sow") == set()


@pytest.mark.card("Z331", "I104", "I224", "E32")
def test_vegetables_that_come_together_are_sown_together_as_one_sowing() -> None:
    row = {"cards": ["Z331", "E32"], "goods": {"grain": 3}, "fields": {"r1c4": {}, "r1c5": {}}}
    worker = {"cards": ["I224"], "placed": 2}
    t = at_once("I104", row, worker, {"placed": 2}, options=ZED)
    play_if_asked(t, "use Z331")
    play(t, "sow vegetable r1c4")
    play_if_asked(t, "sow vegetable r1c5")
    assert seat(t)["fields"] == {"r1c4": {"vegetable": 3}, "r1c5": {"vegetable": 3}}
    assert (goods(t), goods(t, 1)) == ({}, {"grain": 1})


@pytest.mark.card("Z331")
def test_harvested_vegetables_are_not_sown_by_the_sower() -> None:
    fields = {"r1c4": {}, "r1c5": {"vegetable": 1}}
    t = harvest({"cards": ["Z331"], "goods": {"food": 4}, "fields": fields}, options=ZED)
    assert (t.position()["round"], goods(t)) == (5, {"vegetable": 1})


# Cube Cutter


@pytest.mark.card("Z335")
def test_the_cube_cutter_makes_a_point_of_a_wood_and_a_food_in_the_field_phase() -> None:
    row = {"cards": ["Z335"], "goods": {"wood": 2, "food": 9}}
    t = harvest(row, options=ZED)
    assert offered(t) == window("Z335")
    play(t, "use Z335")
    assert (t.position()["round"], bonus(t), goods(t)) == (5, 1, {"wood": 1, "food": 4})
    t = harvest(row, options=ZED)
    play(t, "done")
    assert (bonus(t), goods(t)) == (0, {"wood": 2, "food": 5})


@pytest.mark.card("Z335")
@pytest.mark.parametrize("supply", [{"wood": 1}, {"food": 9}])
def test_the_cube_cutter_needs_both(supply: dict[str, int]) -> None:
    t = harvest({"cards": ["Z335"], "goods": supply}, options=ZED)
    assert (t.position()["round"], bonus(t)) == (5, 0)


@pytest.mark.card("Z335", "I103")
def test_the_cube_cutter_is_paid_with_what_is_reaped_and_milled() -> None:
    fields = {"r1c5": {"grain": 2}}
    row = {"cards": ["Z335"], "goods": {"wood": 1}, "fields": fields}
    t = harvest(row, options=ZED)
    assert offered(t) == window("Z335")
    play(t, "use Z335")
    assert (bonus(t), goods(t)) == (1, {})
    t = harvest({**row, "cards": ["Z335", "I103"]}, options=ZED)
    assert offered(t) == window("Z335", "I103")
    play(t, "use I103", "use Z335")
    assert (bonus(t), seat(t)["begging"]) == (1, 2)


@pytest.mark.card("Z335", "I92")
def test_the_cube_cutter_rests_with_manure() -> None:
    row = {
        "cards": ["Z335", "I92"],
        "goods": {"wood": 1, "food": 1},
        "fields": {"r1c5": {"grain": 2}},
    }
    t = last_of_round(row, 5, options=ZED)
    play(t, "use I92")
    assert (t.position()["round"], bonus(t)) == (6, 0)
    assert goods(t) == {"wood": 1, "food": 3, "grain": 1}
