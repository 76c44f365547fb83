"""The occupations of deck B, B087 to B097."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.test_occupations_b import (
    IDLE,
    ROOMS,
    SLEEPY,
    coming,
    dawn,
    mine,
    window,
)
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    reason,
    seat,
)

# B087 Cottager


@pytest.mark.card("B087")
def test_the_cottager_builds_a_single_room_at_the_day_laborer() -> None:
    t = mine({"cards": ["B087"], "goods": {"wood": 10, "reed": 4}})
    play(t, "place day-laborer")
    assert offered(t) == window("B087")
    play(t, "use B087")
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2"}
    play(t, "room r1c1")
    assert goods(t) == {"wood": 5, "reed": 2, "food": 2}
    assert seat(t)["rooms"] == ["r1c1", "r2c1", "r3c1"]
    assert "place farmland" in offered(t)


@pytest.mark.card("B087")
def test_the_cottager_renovates_at_the_day_laborer() -> None:
    t = mine({"cards": ["B087"], "goods": {"clay": 2, "reed": 1}})
    play(t, "place day-laborer", "use B087")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"food": 2}


@pytest.mark.card("B087")
def test_the_cottager_does_one_of_the_two_only() -> None:
    t = mine({"cards": ["B087"], "goods": {"wood": 5, "clay": 9, "reed": 9}})
    play(t, "place day-laborer", "use B087")
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2", "renovate"}
    play(t, "renovate")
    assert seat(t)["house"] == "clay"
    assert seat(t)["rooms"] == ["r2c1", "r3c1"]
    assert goods(t) == {"wood": 5, "clay": 7, "reed": 8, "food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B087")
def test_the_cottager_may_be_declined() -> None:
    t = mine({"cards": ["B087"], "goods": {"wood": 5, "reed": 2}})
    play(t, "place day-laborer", "done")
    assert goods(t) == {"wood": 5, "reed": 2, "food": 2}


@pytest.mark.card("B087")
@pytest.mark.parametrize(
    "short", [{"wood": 4, "reed": 2}, {"wood": 5, "reed": 1}, {"clay": 1, "reed": 1}, {"clay": 2}]
)
def test_the_cottager_asks_for_the_normal_cost(short: dict[str, int]) -> None:
    t = mine({"cards": ["B087"], "goods": short})
    play(t, "place day-laborer")
    assert goods(t) == {**short, "food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B087", "B077")
@pytest.mark.parametrize("cards", [["B077", "B087"], ["B087", "B077"]])
def test_the_cottager_may_spend_clay_of_the_same_use(cards: list[str]) -> None:
    t = mine({"cards": cards, "goods": {"reed": 1}})
    play(t, "place day-laborer")
    assert offered(t) == window("B087")
    play(t, "use B087")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"clay": 1, "food": 2}


# B089 Groom


@pytest.mark.card("B089")
def test_the_groom_builds_one_stable_for_one_wood_when_a_round_begins() -> None:
    t = dawn({"cards": ["B089"], "house": "stone", "goods": {"wood": 2}})
    assert offered(t) == window("B089")
    play(t, "use B089", "stable r1c5")
    assert seat(t)["stables"] == ["r1c5"]
    assert goods(t) == {"wood": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B089")
def test_the_groom_may_be_declined_and_asks_again_in_the_next_round() -> None:
    t = dawn({"cards": ["B089"], "house": "stone", "goods": {"wood": 2}})
    play(t, "done", *SLEEPY)
    assert goods(t)["wood"] == 2
    assert t.position()["round"] == 9
    assert offered(t) == window("B089")


@pytest.mark.card("B089")
@pytest.mark.parametrize(
    "row",
    [
        {"house": "wood", "goods": {"wood": 2}},
        {"house": "clay", "goods": {"wood": 2}},
        {"house": "stone", "goods": {}},
        {"house": "stone", "goods": {"wood": 2}, "stables": ["r1c2", "r1c3", "r1c4", "r1c5"]},
    ],
    ids=["wooden house", "clay house", "no wood", "no stable left"],
)
def test_the_groom_needs_a_stone_house_wood_and_a_stable(row: dict[str, Any]) -> None:
    t = dawn({"cards": ["B089"], **row})
    assert "place farmland" in offered(t)
    assert goods(t) == row["goods"]


# B091 Assistant Tiller


@pytest.mark.card("B091")
def test_the_assistant_tiller_plows_one_field_at_the_day_laborer() -> None:
    t = mine({"cards": ["B091"]})
    play(t, "place day-laborer")
    assert offered(t) == window("B091")
    play(t, "use B091", "plow r1c5")
    assert list(seat(t)["fields"]) == ["r1c5"]
    assert goods(t) == {"food": 2}
    assert "place farmland" in offered(t)


@pytest.mark.card("B091")
def test_the_assistant_tiller_plows_beside_other_fields() -> None:
    t = mine({"cards": ["B091"], "fields": {"r1c5": {}}})
    play(t, "place day-laborer", "use B091")
    assert choices(t, "plow") == {"r1c4", "r2c5"}


@pytest.mark.card("B091")
def test_the_assistant_tiller_may_be_declined() -> None:
    t = mine({"cards": ["B091"]})
    play(t, "place day-laborer", "done")
    assert list(seat(t)["fields"]) == []
    assert goods(t) == {"food": 2}


@pytest.mark.card("B087", "B091")
def test_the_cottager_and_the_assistant_tiller_both_work_at_one_use() -> None:
    t = mine({"cards": ["B087", "B091"], "goods": {"clay": 2, "reed": 1}})
    play(t, "place day-laborer")
    assert offered(t) == window("B087", "B091")
    play(t, "use B091", "plow r1c5", "use B087")
    assert seat(t)["house"] == "clay"
    assert list(seat(t)["fields"]) == ["r1c5"]


# B095 Master Bricklayer


@pytest.mark.card("B095")
@pytest.mark.parametrize(("rooms", "stone"), [(2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_the_master_bricklayer_saves_a_stone_for_each_room_added(rooms: int, stone: int) -> None:
    row = {"cards": ["B095"], "rooms": ROOMS[:rooms]}
    t = mine({**row, "goods": {"wood": 1, "clay": 2, "stone": stone}})
    play(t, "place major-improvement", "build M05")
    assert goods(t) == {"clay": 2}
    for short in {"wood": 0, "stone": 3}, {"wood": 1, "stone": stone - 1}:
        if short["stone"] >= 0:
            t = mine({**row, "goods": {"clay": 2, **short}})
            play(t, "place major-improvement")
            assert reason(t, "build M05") == "reason-cannot-pay"


@pytest.mark.card("B095")
def test_the_master_bricklayer_saves_nothing_but_stone() -> None:
    t = mine({"cards": ["B095"], "rooms": ROOMS, "goods": {"clay": 3, "wood": 2}})
    play(t, "place major-improvement")
    assert choices(t, "build") == {"M01", "M02", "M05", "M06", "M07", "M08", "M09"}
    play(t, "build M06")
    assert goods(t) == {"wood": 2}


@pytest.mark.card("B095")
def test_the_master_bricklayer_does_not_help_with_minor_improvements() -> None:
    row = {"cards": ["B095"], "rooms": ROOMS, "hand": ["A063", "A016"]}
    t = mine({**row, "goods": {"wood": 2, "clay": 2, "stone": 1}})
    play(t, "place major-improvement")
    assert reason(t, "play A063") == "reason-cannot-pay"
    t = mine({**row, "goods": {"wood": 2, "clay": 2, "stone": 2}})
    play(t, "place major-improvement", "play A063")
    assert goods(t) == {"clay": 2}


# B097 Scholar


@pytest.mark.card("B097")
def test_the_scholar_plays_an_occupation_for_one_food_when_a_round_begins() -> None:
    cards = [IDLE, "B099", "B097"]
    t = dawn({"cards": cards, "hand": ["B121"], "house": "stone", "goods": {"food": 2}}, seats=4)
    assert offered(t) == window("B097")
    play(t, "use B097")
    assert seat(t)["cards"] == [*cards, "B121"]
    assert goods(t) == {"food": 1}
    assert "place farmland" in offered(t)
    assert seat(t)["placed"] == 0


@pytest.mark.card("B097")
def test_the_scholar_plays_a_minor_improvement_at_its_cost() -> None:
    row = {"cards": ["B097"], "hand": ["A050"], "house": "stone"}
    t = dawn({**row, "goods": {"clay": 2, "food": 1}})
    play(t, "use B097")
    assert seat(t)["cards"] == ["B097", "A050"]
    assert goods(t) == {"clay": 1, "food": 1}
    assert "place farmland" in offered(dawn({**row, "goods": {"food": 1}}))


@pytest.mark.card("B097")
def test_the_scholar_plays_one_card_a_round() -> None:
    hand = [IDLE, "B121", "A016", "A050"]
    row = {"cards": ["B097"], "hand": hand, "house": "stone", "goods": {"food": 5, "clay": 5}}
    t = dawn(row)
    play(t, "use B097")
    assert offered(t) == {f"play {card}" for card in hand}
    play(t, "play B121")
    assert "place farmland" in offered(t)
    play(t, *SLEEPY)
    assert t.position()["round"] == 9
    assert offered(t) == window("B097")


@pytest.mark.card("B097")
def test_the_scholar_minds_prerequisites() -> None:
    hand = ["A024", "A050", "A016"]
    row = {"cards": ["B097"], "hand": hand, "house": "stone", "goods": {"wood": 1, "clay": 1}}
    t = dawn(row)
    play(t, "use B097")
    assert offered(t) == {"play A016", "play A050"}
    assert reason(t, "play A024") == "reason-need-not-met"
    t = dawn({**row, "cards": [IDLE, "B097"]})
    play(t, "use B097")
    assert offered(t) == {"play A016", "play A024", "play A050"}


@pytest.mark.card("B097")
def test_the_scholar_may_be_declined() -> None:
    t = dawn({"cards": ["B097"], "hand": [IDLE], "house": "stone", "goods": {"food": 1}})
    play(t, "done")
    assert seat(t)["hand"] == [IDLE]
    assert goods(t) == {"food": 1}


@pytest.mark.card("B097")
@pytest.mark.parametrize(
    "row",
    [
        {"house": "clay", "hand": [IDLE, "A016"], "goods": {"food": 1}},
        {"house": "wood", "hand": [IDLE, "A016"], "goods": {"food": 1}},
        {"house": "stone", "hand": [IDLE], "goods": {"wood": 1}},
        {"house": "stone", "goods": {"food": 1}},
    ],
    ids=["clay house", "wooden house", "no food", "no card in hand"],
)
def test_the_scholar_needs_a_stone_house_and_a_card_to_play(row: dict[str, Any]) -> None:
    t = dawn({"cards": ["B097"], **row})
    assert "place farmland" in offered(t)
    assert goods(t) == row["goods"]


@pytest.mark.card("B097")
def test_the_scholar_may_spend_what_lay_on_the_round_space() -> None:
    well = {"round": 8, "seat": 0, "goods": {"food": 1}, "card": "M05"}
    row = {"cards": ["M05", "B097"], "hand": [IDLE], "house": "stone"}
    t = dawn(row, scheduled=[well])
    play(t, "use B097")
    assert seat(t)["cards"] == ["M05", "B097", IDLE]
    assert goods(t) == {}


@pytest.mark.card("B097", "B089")
def test_a_groom_played_through_the_scholar_works_in_the_same_round() -> None:
    t = dawn({"cards": ["B097"], "hand": ["B089"], "house": "stone", "goods": {"food": 1}})
    play(t, "use B097")
    assert goods(t) == {"wood": 1}
    assert offered(t) == window("B089")
    play(t, "use B089", "stable r1c5")
    assert goods(t) == {}
    assert seat(t)["stables"] == ["r1c5"]
    assert "place farmland" in offered(t)


@pytest.mark.card("B097")
def test_a_plow_driver_played_through_the_scholar_works_in_the_same_round() -> None:
    t = dawn({"cards": ["B097"], "hand": ["A090"], "house": "stone", "goods": {"food": 2}})
    play(t, "use B097")
    assert offered(t) == window("A090")
    play(t, "use A090", "plow r1c5")
    assert goods(t) == {}
    assert list(seat(t)["fields"]) == ["r1c5"]


@pytest.mark.card("B097", "B118")
def test_a_small_scale_farmer_played_through_the_scholar_works_in_the_same_round() -> None:
    t = dawn({"cards": ["B097"], "hand": ["B118"], "house": "stone", "goods": {"food": 1}})
    play(t, "use B097")
    assert goods(t) == {"wood": 1}


@pytest.mark.card("B097", "B107")
def test_a_manservant_played_through_the_scholar_starts_with_the_next_round() -> None:
    t = dawn({"cards": ["B097"], "hand": ["B107"], "house": "stone", "goods": {"food": 1}})
    play(t, "use B097")
    assert coming(t) == [(number, {"food": 3}, "B107") for number in range(9, 15)]
    assert goods(t) == {}
