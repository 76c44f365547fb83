"""Minor improvements of deck I for fields: ploughs, the Copse, the Planter Box."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_i import FIVE_FIELDS, harvest, last_of_round, work
from .tables import alone, bonus, dawn, on_card, table, turn, window

PLOUGHED = {"r1c4", "r1c5"}

# Moldboard Plough


@pytest.mark.card("I63")
def test_the_moldboard_plough_turns_a_second_field() -> None:
    t = turn({"cards": ["I63"]})
    play(t, "place farmland", "plow r1c5")
    assert offered(t) == window("I63")
    play(t, "use I63")
    assert choices(t, "plow") == {"r1c4", "r2c5"}
    play(t, "plow r1c4")
    assert set(seat(t)["fields"]) == PLOUGHED
    assert "use I63" not in offered(t)


@pytest.mark.card("I63")
def test_the_moldboard_plough_is_used_twice_in_a_game_and_may_rest_meanwhile() -> None:
    t = dawn({"cards": ["I63"]}, round=1)
    rounds = [("r1c1", "r1c2"), ("r1c3", None), ("r1c4", "r1c5")]
    for first, second in rounds:
        play(t, "place farmland", f"plow {first}")
        assert offered(t) == window("I63")
        if second is None:
            play(t, "done")
        else:
            play(t, "use I63")
            play_if_asked(t, f"plow {second}")
        work(t, "forest", "clay-pit", "reed-bank")
    assert set(seat(t)["fields"]) == set(FIVE_FIELDS)
    play(t, "place farmland", "plow r2c5")
    assert "use I63" not in offered(t)
    assert deciding(t) == 1


@pytest.mark.card("I63")
def test_the_moldboard_plough_does_not_work_where_one_sows_too() -> None:
    t = alone({"cards": ["I63"]})
    play(t, "place cultivation", "plow r1c5")
    assert "use I63" not in offered(t)


# Harrow


@pytest.mark.card("I68")
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_the_harrow_turns_a_second_field_once(space: str) -> None:
    t = alone({"cards": ["I68"], "people": 3})
    play(t, f"place {space}", "plow r1c5", "use I68", "plow r1c4")
    assert set(seat(t)["fields"]) == PLOUGHED
    play(t, "place cultivation" if space == "farmland" else "place farmland", "plow r1c3")
    assert "use I68" not in offered(t)


@pytest.mark.card("I68")
def test_every_other_player_may_use_the_harrow_once_for_two_food() -> None:
    t = table({"cards": ["I68"], "placed": 2}, {"goods": {"food": 5}}, turn=1, round=14)
    play(t, "place farmland", "plow r1c5")
    assert (deciding(t), offered(t)) == (1, window("I68"))
    play(t, "use I68", "plow r1c4")
    assert [goods(t), goods(t, 1)] == [{"food": 2}, {"food": 3}]
    assert set(seat(t, 1)["fields"]) == PLOUGHED
    play(t, "place cultivation", "plow r1c3")
    assert "use I68" not in offered(t)


@pytest.mark.card("I68")
def test_the_harrow_serves_each_player_once_and_is_not_lent_on_credit() -> None:
    t = table({"cards": ["I68"]}, {"goods": {"food": 2}}, {"goods": {"food": 1}}, round=14)
    play(t, "place farmland", "plow r1c5", "use I68", "plow r1c4", "place cultivation")
    play(t, "plow r1c5", "use I68", "plow r1c4")
    assert [goods(t), goods(t, 1)] == [{"food": 2}, {}]
    t = table({"cards": ["I68"], "placed": 2}, {"goods": {"food": 1}}, turn=1, round=14)
    play(t, "place farmland", "plow r1c5")
    assert "use I68" not in offered(t)


@pytest.mark.card("I68", "I63")
def test_plough_and_harrow_are_not_combined() -> None:
    for first, other in (("I63", "I68"), ("I68", "I63")):
        t = turn({"cards": ["I63", "I68"]})
        play(t, "place farmland", "plow r1c5")
        assert offered(t) == window("I63", "I68")
        play(t, f"use {first}", "plow r1c4")
        assert f"use {other}" not in offered(t)
        assert set(seat(t)["fields"]) == PLOUGHED


@pytest.mark.card("I68", "I63", "I225")
def test_neither_is_used_for_a_field_of_another_card() -> None:
    t = turn({"cards": ["I63", "I68", "I225"]})
    play(t, "place grain-seeds", "use I225", "plow r1c5")
    assert set(seat(t)["fields"]) == {"r1c5"}
    assert choices(t, "use") == set()


# Punner


def tilled(card: str, owner: int, **punner: Any) -> bocage.Table:
    """A table where seat 1 has ploughed a first field; seat 0 has the Punner."""
    rows: list[dict[str, Any]] = [{"cards": ["I70"], "placed": 2, **punner}, {"goods": {"food": 2}}]
    rows[owner] = {**rows[owner], "cards": [*rows[owner].get("cards", []), card]}
    t = table(*rows, turn=1, round=14)
    play(t, "place farmland", "plow r1c5")
    return t


@pytest.mark.card("I70", "I63", "I68")
@pytest.mark.parametrize(("card", "owner"), [("I63", 1), ("I68", 1), ("I68", 0)])
def test_the_punner_follows_anothers_plough_or_harrow(card: str, owner: int) -> None:
    t = tilled(card, owner)
    play(t, f"use {card}", "plow r1c4")
    assert (deciding(t), offered(t)) == (0, window("I70"))
    play(t, "use I70", "plow r3c5")
    assert set(seat(t)["fields"]) == {"r3c5"}
    assert deciding(t) == 1


@pytest.mark.card("I70", "I63")
def test_the_punner_may_rest_and_follows_no_single_field() -> None:
    t = tilled("I63", 1)
    play(t, "use I63", "plow r1c4", "done")
    assert seat(t)["fields"] == {}
    t = tilled("I63", 1)
    play(t, "done")
    assert deciding(t) == 1


@pytest.mark.card("I70", "I63")
def test_the_punner_does_not_follow_the_own_plough() -> None:
    t = turn({"cards": ["I70", "I63"]})
    play(t, "place farmland", "plow r1c5", "use I63", "plow r1c4")
    assert choices(t, "use") == set()
    assert set(seat(t)["fields"]) == PLOUGHED


@pytest.mark.card("I70", "Z313")
def test_the_punner_does_not_follow_the_stump_jump_plough() -> None:
    other = {"cards": ["Z313"], "house": "clay", "goods": {"food": 1}}
    t = table(
        {"cards": ["I70"], "placed": 2},
        other,
        turn=1,
        round=14,
        spaces={"forest": {"goods": {"wood": 3}}},
        options={"decks": "EIKZ"},
    )
    play(t, "place forest", "use Z313", "plow r1c5")
    assert deciding(t) == 1


# Copse

SOW = "sow wood on I78"


@pytest.mark.card("I78")
def test_wood_is_sown_on_the_copse_in_two_stacks_like_grain() -> None:
    t = alone({"cards": ["I78"], "goods": {"wood": 3}})
    play(t, "place grain-utilization")
    assert on_card(t, "I78") == {"wood": 3}
    assert offered(t) == {SOW, "done"}
    play(t, SOW)
    assert on_card(t, "I78") == {"wood": 6}
    assert goods(t) == {"wood": 1}
    assert choices(t, "sow") == set()


@pytest.mark.card("I78")
def test_the_copse_takes_wood_only_and_is_no_field() -> None:
    t = alone({"cards": ["I78"], "goods": {"grain": 1, "vegetable": 1}})
    assert "place grain-utilization" not in offered(t)
    assert t.scores()[0].lines["fields"] == -1


def wooded(stacks: int, *cards: str) -> dict[str, Any]:
    """A seat that has sown some stacks on its Copse, at home again."""
    t = alone({"cards": ["I78", *cards], "goods": {"wood": stacks}})
    play(t, "place grain-utilization")
    play_if_asked(t, *[SOW] * stacks)
    return {**seat(t), "placed": 0}


@pytest.mark.card("I78")
@pytest.mark.parametrize("stacks", [1, 2])
def test_a_wood_is_felled_on_each_stack_in_the_field_phase(stacks: int) -> None:
    t = harvest({**wooded(stacks), "goods": {"food": 4}})
    assert goods(t) == {"wood": stacks}
    assert on_card(t, "I78") == {"wood": 2 * stacks}


@pytest.mark.card("I78", "I92")
def test_manure_fells_wood_on_the_copse_too() -> None:
    t = last_of_round({**wooded(1, "I92"), "placed": 1}, 5)
    play(t, "use I92")
    assert goods(t) == {"food": 2, "wood": 1}


@pytest.mark.card("I78")
@pytest.mark.parametrize(("stacks", "points"), [(1, 1), (2, 2)])
def test_wood_on_the_copse_counts_for_the_joinery(stacks: int, points: int) -> None:
    assert bonus(alone(wooded(stacks, "A7"))) == points


# Planter Box


@pytest.mark.card("I90")
@pytest.mark.parametrize(
    ("crop", "cell", "n"),
    [
        ("grain", "r2c2", 5),
        ("grain", "r1c1", 5),
        ("vegetable", "r3c2", 3),
        ("grain", "r1c2", 3),
        ("vegetable", "r2c3", 2),
    ],
)
def test_the_planter_box_fills_fields_beside_the_house(crop: str, cell: str, n: int) -> None:
    t = alone({"cards": ["I90"], "fields": {cell: {}}, "goods": {crop: 1}})
    play(t, "place grain-utilization")
    assert seat(t)["fields"] == {cell: {crop: n}}
    assert goods(t) == {}


@pytest.mark.card("I90", "E18")
def test_a_field_on_a_card_is_never_beside_the_house() -> None:
    t = alone({"cards": ["I90", "E18"], "goods": {"vegetable": 1}})
    play(t, "place grain-utilization")
    assert on_card(t, "E18") == {"vegetable": 2}


@pytest.mark.card("I90")
def test_a_new_room_makes_a_field_lie_beside_the_house() -> None:
    rooms = ["r2c1", "r3c1", "r3c2"]
    t = alone({"cards": ["I90"], "rooms": rooms, "fields": {"r3c3": {}}, "goods": {"grain": 1}})
    play(t, "place grain-utilization")
    assert seat(t)["fields"] == {"r3c3": {"grain": 5}}
