"""Minor improvements of deck A for food: A044, A050, A053, A055, A056 and A063."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import FREE, MAJORS, QUIET, alone, at_once, due, pile, table
from tests.games.agricola.scenario import goods, lying, offered, play, reason, seat


@pytest.mark.card("A044")
@pytest.mark.parametrize(
    ("now", "rounds"), [(1, [2, 3, 4]), (11, [12, 13, 14]), (12, [13, 14]), (14, [])]
)
def test_the_pond_hut_lays_food_on_the_next_three_rounds(now: int, rounds: list[int]) -> None:
    t = at_once("A044", {"cards": QUIET[:2], "goods": {"wood": 1}}, round=now)
    assert due(t) == [(number, 0, {"food": 1}) for number in rounds]
    assert goods(t) == {}


@pytest.mark.card("A044")
def test_the_food_of_the_pond_hut_comes_at_the_start_of_its_rounds() -> None:
    lies = [{"round": n, "seat": 1, "goods": {"food": 1}, "card": "A044"} for n in (2, 3)]
    t = table({}, {"cards": ["A044"]}, round=2, phase="preparation", scheduled=lies)
    assert goods(t, 1) == {"food": 1}
    assert goods(t) == {}
    assert due(t) == [(3, 1, {"food": 1})]


HERD = pile("cattle-market", "cattle", 1)


@pytest.mark.card("A050")
@pytest.mark.parametrize("user", [0, 1, 2])
def test_the_milk_jug_feeds_everybody_when_the_cattle_market_is_used(user: int) -> None:
    t = table({}, {"cards": ["A050"]}, {}, round=12, turn=user, spaces=HERD)
    play(t, "place cattle-market")
    assert [goods(t, number).get("food", 0) for number in range(3)] == [1, 3, 1]
    assert goods(t, user)["cattle"] == 1


@pytest.mark.card("A050")
def test_the_milk_jug_gives_the_solo_player_three_food() -> None:
    t = table({"cards": ["A050"]}, round=12, spaces=HERD)
    play(t, "place cattle-market")
    assert goods(t) == {"food": 3, "cattle": 1}


@pytest.mark.card("A050")
def test_the_milk_jug_hears_neither_other_markets_nor_cattle_from_elsewhere() -> None:
    there = {**pile("sheep-market", "sheep", 1), **pile("pig-market", "boar", 1)}
    t = table({"cards": ["A050"]}, {}, round=12, spaces=there)
    play(t, "place sheep-market", "place pig-market")
    assert [goods(t), goods(t, 1)] == [{"sheep": 1}, {"boar": 1}]
    t = at_once("A009", {"cards": ["A050"], "animals": {"sheep": 1}})
    assert [goods(t), goods(t, 1)] == [{"cattle": 1}, {}]


def evening(row: dict[str, Any], **position: Any) -> bocage.Table:
    """A table of two late in round 2, where only one person of seat 0 is still to be placed."""
    return table({"placed": 1, **row}, {"placed": 2}, **{"round": 2, **position})


@pytest.mark.card("A053")
@pytest.mark.parametrize(("wood", "food"), [(6, 0), (7, 2), (8, 2), (14, 2)])
def test_the_claypipe_brings_food_after_gaining_seven_materials(wood: int, food: int) -> None:
    t = evening({"cards": ["A053"]}, spaces=pile("forest", "wood", wood))
    play(t, "place forest")
    assert t.position()["round"] == 3
    assert goods(t) == {"wood": wood, **({"food": food} if food else {})}


@pytest.mark.card("A053")
def test_the_claypipe_adds_the_four_materials_of_a_work_phase_up() -> None:
    spaces = {
        **pile("forest", "wood", 3),
        **pile("clay-pit", "clay", 2),
        **pile("reed-bank", "reed", 1),
        **pile("western-quarry", "stone", 1),
    }
    row = {"cards": ["A053"], "people": 4}
    t = table(row, {"placed": 2}, round=8, spaces=spaces)
    play(t, *[f"place {space}" for space in spaces])
    assert t.position()["round"] == 9
    assert goods(t) == {"wood": 3, "clay": 2, "reed": 1, "stone": 1, "food": 2}


@pytest.mark.card("A053")
def test_the_claypipe_counts_neither_food_nor_crops_nor_others() -> None:
    t = evening({"cards": ["A053"], "gained": 6}, spaces=pile("fishing", "food", 5))
    play(t, "place fishing")
    assert goods(t) == {"food": 5}
    rows = {"cards": ["A053"], "placed": 2, "gained": 6}, {"placed": 1}
    t = table(*rows, round=2, turn=1, spaces=pile("forest", "wood", 9))
    play(t, "place forest")
    assert t.position()["round"] == 3
    assert goods(t) == {}


@pytest.mark.card("A053")
def test_the_claypipe_counts_what_was_spent_again() -> None:
    row = {"cards": ["A053"], "people": 2}
    t = table(row, {"placed": 2}, round=2, spaces=pile("forest", "wood", 7))
    play(t, "place forest", "place farm-expansion", "stable r1c5", "stable r1c4", "stable r1c3")
    assert t.position()["round"] == 3
    assert goods(t) == {"wood": 1, "food": 2}


@pytest.mark.card("A053", "A056")
def test_the_claypipe_counts_what_was_laid_back() -> None:
    t = evening({"cards": ["A053", "A056"]}, spaces=pile("forest", "wood", 7))
    play(t, "place forest", "use A056")
    assert goods(t) == {"wood": 5, "food": 3 + 2}


@pytest.mark.card("A053")
def test_the_claypipe_counts_what_cards_bring_and_sell() -> None:
    row = {"cards": ["A053", "A102", "A116"], "goods": {"food": 1}}
    t = evening(row, spaces=pile("forest", "wood", 5))
    play(t, "anytime", "place forest")
    assert goods(t) == {"wood": 1 + 5 + 1, "food": 2}


@pytest.mark.card("A053")
def test_the_claypipe_does_not_count_what_comes_in_the_preparation() -> None:
    lies = [{"round": 2, "seat": 0, "goods": {"clay": 2}, "card": "A120"}]
    row = {"cards": ["A053", "A120"], "memory": {"A120": 1}}
    t = table(
        row, {}, round=2, phase="preparation", scheduled=lies, spaces=pile("forest", "wood", 3)
    )
    play(
        t, "place forest", "place day-laborer", "place meeting-place", "place farmland", "plow r1c5"
    )
    assert t.position()["round"] == 3
    assert goods(t) == {"wood": 6, "clay": 2}


@pytest.mark.card("A053")
def test_the_claypipe_begins_anew_every_round() -> None:
    t = evening({"cards": ["A053"], "gained": 4}, spaces=pile("forest", "wood", 3))
    play(t, "place forest")
    assert goods(t) == {"wood": 3, "food": 2}
    play(t, "place forest", "place day-laborer", "place grain-seeds", "place meeting-place")
    assert t.position()["round"] == 4
    assert goods(t) == {"wood": 6, "grain": 1, "food": 2}


@pytest.mark.card("A053")
def test_the_claypipe_counts_what_was_gained_before_it_was_played() -> None:
    row = {"hand": ["A053"], "goods": {"clay": 1}, "gained": 7}
    t = evening(row)
    play(t, "place major-improvement")
    assert t.position()["round"] == 3
    assert goods(t) == {"food": 2}


@pytest.mark.card("A055")
def test_the_junk_room_brings_food_for_every_major() -> None:
    t = alone({"cards": ["A055"], "goods": {"clay": 2}})
    play(t, "place major-improvement")
    assert goods(t) == {"food": 1}
    assert seat(t)["cards"] == ["A055", MAJORS["fireplace-2"]]


@pytest.mark.card("A055")
def test_the_junk_room_counts_an_upgraded_fireplace() -> None:
    t = alone({"cards": ["A055", "fireplace-2"]})
    play(t, "place major-improvement", f"build {MAJORS['hearth-4']}")
    assert goods(t) == {"food": 1}


@pytest.mark.card("A055")
def test_the_junk_room_counts_minors_and_travelling_ones() -> None:
    assert goods(at_once("A019", {"cards": ["A055"], "goods": {"wood": 1}})) == {"food": 1}
    row = {"cards": ["A055"], "animals": {"sheep": 1}}
    assert goods(at_once("A009", row)) == {"cattle": 1, "food": 1}


@pytest.mark.card("A055")
def test_the_food_of_the_junk_room_comes_too_late_to_pay() -> None:
    t = alone({"cards": ["A055"], "goods": {"food": 1}, "hand": ["A002", FREE]})
    play(t, "place meeting-place")
    assert reason(t, "play A002") == "reason-cannot-pay"


@pytest.mark.card("A055")
def test_the_junk_room_counts_neither_occupations_nor_others() -> None:
    t = alone({"cards": ["A055"], "hand": ["A098"]})
    play(t, "place lessons")
    assert seat(t)["cards"] == ["A055", "A098"]
    assert goods(t) == {}
    t = table({"cards": ["A055"]}, {"hand": [FREE]}, turn=1)
    play(t, "place meeting-place", f"play {FREE}")
    assert goods(t) == {}


@pytest.mark.card("A056")
@pytest.mark.parametrize(("seats", "space"), [(2, "forest"), (3, "grove"), (4, "copse")])
def test_the_basket_lays_two_wood_back_for_three_food(seats: int, space: str) -> None:
    others = [{"placed": 2}] * (seats - 1)
    t = table({"cards": ["A056"]}, *others, spaces=pile(space, "wood", 5))
    play(t, f"place {space}")
    assert goods(t) == {"wood": 5}
    assert offered(t) == {"use A056", "done"}
    play(t, "use A056")
    assert goods(t) == {"wood": 3, "food": 3}
    assert lying(t, space) == {"wood": 2}
    assert "place grain-seeds" in offered(t)


@pytest.mark.card("A056")
def test_the_basket_may_be_declined() -> None:
    t = alone({"cards": ["A056"]}, spaces=pile("forest", "wood", 5))
    play(t, "place forest", "done")
    assert goods(t) == {"wood": 5}
    assert lying(t, "forest") == {}


@pytest.mark.card("A056")
def test_the_basket_takes_wood_of_the_supply() -> None:
    for supply, possible in ((1, True), (0, False)):
        row = {"cards": ["A056"], "goods": {"wood": supply}}
        t = alone(row, spaces=pile("forest", "wood", 1))
        play(t, "place forest")
        assert ("use A056" in offered(t)) == possible
    t = alone({"cards": ["A056"], "goods": {"wood": 1}}, spaces=pile("forest", "wood", 1))
    play(t, "place forest", "use A056")
    assert goods(t) == {"food": 3}


@pytest.mark.card("A056")
def test_the_wood_from_the_basket_stays_for_the_next_round() -> None:
    t = evening({"cards": ["A056"]}, spaces=pile("forest", "wood", 3))
    play(t, "place forest", "use A056")
    assert t.position()["round"] == 3
    assert lying(t, "forest") == {"wood": 5}


@pytest.mark.card("A056")
def test_the_basket_hears_wood_spaces_of_its_owner_only() -> None:
    t = alone({"cards": ["A056"], "goods": {"wood": 9}}, spaces=pile("clay-pit", "clay", 3))
    play(t, "place clay-pit")
    assert "use A056" not in offered(t)
    row = {"cards": ["A056"], "goods": {"wood": 9}}
    t = table(row, {}, turn=1, spaces=pile("forest", "wood", 3))
    play(t, "place forest")
    assert "use A056" not in offered(t)


@pytest.mark.card("A056")
def test_the_basket_goes_together_with_the_mushroom_collector() -> None:
    t = alone({"cards": ["A056", "A108"]}, spaces=pile("forest", "wood", 3))
    play(t, "place forest", "use A108", "use A056")
    assert goods(t) == {"food": 5}
    assert lying(t, "forest") == {"wood": 3}


@pytest.mark.card("A063")
@pytest.mark.parametrize("now", range(3, 15))
def test_the_dutch_windmill_brings_food_when_baking_after_a_harvest(now: int) -> None:
    row = {"cards": ["A063", "fireplace-2"], "goods": {"grain": 2}}
    t = table(row, {"placed": 2}, round=now)
    play(t, "place grain-utilization", "bake grain")
    more = 3 if now in (5, 8, 10, 12, 14) else 0
    assert goods(t) == {"food": 4 + more}


@pytest.mark.card("A063")
def test_the_dutch_windmill_counts_every_bake_bread_action() -> None:
    row = {"cards": ["A063", "A024", "fireplace-2"], "goods": {"grain": 2}}
    t = alone(row, round=12)
    play(t, "place farmland", "plow r1c5", "use A024", "done")
    assert goods(t) == {"grain": 1, "food": 2 + 3}
    play(t, "place grain-utilization", "bake grain")
    assert goods(t) == {"food": 2 * (2 + 3)}


@pytest.mark.card("A063")
def test_the_dutch_windmill_hears_the_baking_of_a_new_oven() -> None:
    t = alone({"cards": ["A063"], "goods": {"clay": 3, "stone": 1, "grain": 1}})
    play(t, "place major-improvement", f"build {MAJORS['clay-oven']}", "bake grain")
    assert goods(t) == {"food": 5 + 3}


@pytest.mark.card("A063")
def test_the_dutch_windmill_brings_nothing_without_baking() -> None:
    t = alone({"cards": ["A063"], "goods": {"grain": 2}})
    assert "place grain-utilization" not in offered(t)
    row = {"cards": ["A063", "fireplace-2"], "goods": {"grain": 1}, "fields": {"r1c5": {}}}
    t = alone(row)
    play(t, "place grain-utilization", "sow grain r1c5")
    assert goods(t) == {}


@pytest.mark.card("A063")
def test_the_dutch_windmill_does_not_hear_others_bake() -> None:
    baker = {"cards": ["fireplace-2"], "goods": {"grain": 1}}
    t = table({"cards": ["A063"]}, baker, round=14, turn=1)
    play(t, "place grain-utilization")
    assert [goods(t), goods(t, 1)] == [{}, {"food": 2}]
