"""Occupations of deck I for people and turns."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.cards.tables import ROOMS
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    open_spaces,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.common import deciding

from .deck_i import learn, outcomes, work
from .tables import alone, dawn, table, turn, window

# Businessman


@pytest.mark.card("I228")
def test_the_businessman_plays_a_major_improvement_after_the_minor_one() -> None:
    row = {"cards": ["I228"], "hand": ["K129", "I75"], "goods": {"clay": 2, "stone": 1}}
    t = turn(row, 3)
    play(t, "place meeting-place", "play K129")
    assert {"use I228", "done"} <= offered(t)
    play(t, "use I228")
    assert offered(t) == {"play I75", "build A1"}
    play(t, "build A1")
    assert seat(t)["cards"] == ["I228", "A1"]
    play_if_asked(t, "start")
    assert goods(t) == {"grain": 1, "stone": 1}
    assert "use I228" not in offered(t)


@pytest.mark.card("I228", "K281", "I220")
@pytest.mark.parametrize(
    ("card", "major", "supply"),
    [("K281", "A1", {"clay": 9}), ("I220", "A10", {"stone": 1, "wood": 1, "clay": 9})],
)
def test_a_major_in_place_of_the_minor_brings_the_businessman_nothing(
    card: str, major: str, supply: dict[str, int]
) -> None:
    t = turn({"cards": ["I228", card], "goods": supply}, 3, options={"decks": "EIK"})
    play(t, "place meeting-place", f"build {major}")
    play_if_asked(t, "start")
    assert seat(t)["cards"] == ["I228", card, major]
    assert "use I228" not in offered(t)


@pytest.mark.card("I228")
def test_without_a_minor_improvement_the_businessman_plays_nothing() -> None:
    t = turn({"cards": ["I228"], "goods": {"clay": 2}}, 3)
    play(t, "place meeting-place")
    assert seat(t)["cards"] == ["I228"]
    assert choices(t, "build") == set()
    t = turn({"cards": ["I228"], "hand": ["K129", "I75"], "goods": {"stone": 1}}, 3)
    play(t, "place major-improvement", "play K129")
    assert seat(t)["hand"] == ["I75"]


# Midwife and Farm Steward


@pytest.mark.card("I232")
@pytest.mark.parametrize(
    ("mine", "theirs", "food"), [(2, 2, 1), (2, 3, 2), (2, 4, 2), (3, 2, 0), (3, 3, 1)]
)
def test_the_midwife_is_paid_for_larger_families(mine: int, theirs: int, food: int) -> None:
    row = {"cards": ["I232"], "people": mine, "rooms": ROOMS[:mine], "placed": mine}
    other = {"people": theirs, "rooms": ROOMS[:5], "placed": theirs - 1}
    t = table(row, other, {"placed": 2}, {}, turn=1, round=12)
    work(t, "basic-wish")
    assert goods(t).get("food", 0) == food


@pytest.mark.card("I232")
def test_the_midwife_is_not_paid_for_the_own_child() -> None:
    t = alone({"cards": ["I232"], "rooms": ROOMS[:3]}, 4)
    work(t, "basic-wish")
    assert goods(t) == {}


@pytest.mark.card("I233")
@pytest.mark.parametrize(("house", "possible"), [("wood", False), ("clay", True), ("stone", True)])
def test_the_farm_steward_needs_no_room_in_a_better_house(house: str, possible: bool) -> None:
    t = alone({"cards": ["I233"], "house": house})
    assert ("place basic-wish" in offered(t)) is possible


@pytest.mark.card("I233")
def test_the_farm_steward_houses_one_child_only() -> None:
    t = alone({"cards": ["I233"], "house": "clay"})
    work(t, "basic-wish")
    assert seat(t)["people"] == 3
    t = alone({**seat(t), "placed": 0, "newborn": 0})
    assert reason(t, "place basic-wish") == "reason-no-room"


# Chamberlain


@pytest.mark.card("I238")
def test_from_round_eleven_on_the_chamberlain_uses_the_cards_to_come_alone() -> None:
    t = dawn({"cards": ["I238"]}, round=11)
    assert {"urgent-wish", "cultivation", "farm-redevelopment"} <= open_spaces(t)
    assert {"place urgent-wish", "place cultivation"} <= offered(t)
    work(t, "urgent-wish")
    assert seat(t)["people"] == 3
    assert deciding(t) == 1
    assert not {"place urgent-wish", "place cultivation"} & offered(t)


@pytest.mark.card("I238")
def test_before_round_eleven_the_chamberlain_sees_nothing() -> None:
    t = dawn({"cards": ["I238"]}, round=10)
    assert "urgent-wish" not in open_spaces(t)
    assert not {"place urgent-wish", "place cultivation"} & offered(t)


@pytest.mark.card("I238")
def test_a_late_chamberlain_lays_the_cards_out_at_once() -> None:
    t = learn("I238", round=12)
    assert {"place urgent-wish", "place cultivation"} <= offered(t)
    t = learn("I238", round=9)
    assert not {"place urgent-wish", "place cultivation"} & offered(t)


@pytest.mark.card("I238")
def test_others_use_a_card_of_the_chamberlain_in_its_own_round() -> None:
    cards = dawn({"cards": ["I238"]}, round=11).position()["round_cards"]
    t = dawn({"cards": ["I238"]}, round=11)
    work(t, "forest", "clay-pit", "reed-bank", "fishing")
    play_if_asked(t, "feed")
    assert t.position()["round"] == 12
    twelfth = t.position()["round_cards"][11]
    assert twelfth in {"urgent-wish", "cultivation"}
    assert t.position()["round_cards"][: len(cards)] == cards
    work(t, "forest")
    assert f"place {twelfth}" in offered(t)


# Taster


@pytest.mark.card("I260")
def test_the_taster_pays_the_starting_player_to_place_first_once() -> None:
    row = {"cards": ["I260"], "goods": {"food": 2}}
    t = dawn(row, 4, starting_player=2)
    assert (deciding(t), offered(t)) == (0, window("I260"))
    play(t, "use I260")
    assert (goods(t), goods(t, 2)) == ({"food": 1}, {"food": 1})
    order = []
    for space in ("forest", "clay-pit", "reed-bank", "fishing", "grain-seeds", "day-laborer"):
        order.append(deciding(t))
        work(t, space)
    assert order == [0, 2, 3, 0, 1, 2]


@pytest.mark.card("I260")
def test_the_taster_may_rest_and_does_not_taste_for_himself() -> None:
    t = dawn({"cards": ["I260"], "goods": {"food": 2}}, 4, starting_player=2)
    play(t, "done")
    assert deciding(t) == 2
    t = dawn({"cards": ["I260"], "goods": {"food": 2}}, 4)
    assert "place forest" in offered(t)
    t = dawn({"cards": ["I260"]}, 4, starting_player=2)
    assert deciding(t) == 2


# Corn Profiteer


@pytest.mark.card("I239")
def test_the_corn_profiteer_turns_a_grain_into_three_food_at_any_time() -> None:
    t = alone({"cards": ["I239"], "goods": {"grain": 1}}, 4)
    play(t, "anytime")
    play_if_asked(t, "trade 1 grain for 3 food")
    assert goods(t) == {"food": 3}


@pytest.mark.card("I239")
def test_another_player_may_buy_the_grain_of_the_corn_profiteer_for_two_food() -> None:
    t = alone({"cards": ["I239"], "goods": {"grain": 1}}, 4, others={"goods": {"food": 1}})
    position = t.position()
    position["seats"][2]["goods"] = {"food": 2}
    t = bocage.load(position)
    play(t, "anytime")
    play_if_asked(t, "trade 1 grain for 3 food")
    assert deciding(t) == 2
    found = outcomes(t, lambda tried: (goods(tried), goods(tried, 2)))
    assert sorted(found, key=str) == [({"food": 2}, {"grain": 1}), ({"food": 3}, {"food": 2})]
