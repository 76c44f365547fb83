"""Occupations of deck B for actions: B095 and B097."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import IDLE, ROOMS, SLEEPY, alone, coming, dawn, window
from tests.games.agricola.scenario import choices, goods, offered, play, reason, seat

# B095 Master Bricklayer


@pytest.mark.card("B095")
@pytest.mark.parametrize(("rooms", "stone"), [(2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_the_master_bricklayer_saves_a_stone_for_each_room_added(rooms: int, stone: int) -> None:
    row = {"cards": ["B095"], "rooms": ROOMS[:rooms]}
    t = alone({**row, "goods": {"wood": 1, "clay": 2, "stone": stone}})
    play(t, "place major-improvement", "build M05")
    assert goods(t) == {"clay": 2}
    for short in {"wood": 0, "stone": 3}, {"wood": 1, "stone": stone - 1}:
        if short["stone"] >= 0:
            t = alone({**row, "goods": {"clay": 2, **short}})
            play(t, "place major-improvement")
            assert reason(t, "build M05") == "reason-cannot-pay"


@pytest.mark.card("B095")
def test_the_master_bricklayer_saves_nothing_but_stone() -> None:
    t = alone({"cards": ["B095"], "rooms": ROOMS, "goods": {"clay": 3, "wood": 2}})
    play(t, "place major-improvement")
    assert choices(t, "build") == {"M01", "M02", "M05", "M06", "M07", "M08", "M09"}
    play(t, "build M06")
    assert goods(t) == {"wood": 2}


@pytest.mark.card("B095")
def test_the_master_bricklayer_does_not_help_with_minor_improvements() -> None:
    row = {"cards": ["B095"], "rooms": ROOMS, "hand": ["A063", "A016"]}
    t = alone({**row, "goods": {"wood": 2, "clay": 2, "stone": 1}})
    play(t, "place major-improvement")
    assert reason(t, "play A063") == "reason-cannot-pay"
    t = alone({**row, "goods": {"wood": 2, "clay": 2, "stone": 2}})
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
