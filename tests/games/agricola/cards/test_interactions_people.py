"""Cards that meet between seats and people: hands, others' turns, children."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS, ROOMS, alone, table, window
from tests.games.agricola.hands import hand
from tests.games.agricola.scenario import (
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.common import deciding

# A card that goes from hand to hand


HANDS = [["A098"], ["A012", "A116"], ["A067", "B118"]]
"""Some cards for three seats."""


@pytest.mark.rule("R48")
@pytest.mark.card("A005", "B008")
@pytest.mark.parametrize(
    ("card", "supply", "left"),
    [
        ("A005", {"clay": 5, "food": 1}, {"clay": 7}),
        ("B008", {"grain": 1, "food": 1}, {"vegetable": 1, "food": 1}),
    ],
)
def test_a_travelling_card_is_played_by_two_seats_in_a_round_and_everybody_knows_where_it_is(
    card: str, supply: dict[str, int], left: dict[str, int]
) -> None:
    rows = [{"goods": supply, "hand": cards} for cards in ([*HANDS[0], card], *HANDS[1:])]
    t = table(*rows, round=6)
    play(t, "place major-improvement")
    play_if_asked(t, f"play {card}")
    assert deciding(t) == 1
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, "done")
    assert [goods(t, number) for number in range(3)] == [left, left, supply]
    assert [set(hand(t, number)) - {card} for number in range(3)] == [set(h) for h in HANDS]
    assert [card in hand(t, number) for number in range(3)] == [False, False, True]
    assert t.observe(0)["seats"][2]["hand_size"] == {"occupations": 1, "minors": 2}
    assert "hand" not in t.observe(0)["seats"][2]
    assert "hand" not in t.observe(None)["seats"][2]
    rng = random.Random(5)
    for viewer in (0, 1):
        worlds = [hand(t.determinize(viewer, rng), 2) for _ in range(30)]
        assert all(card in world for world in worlds)
        assert len({tuple(sorted(world)) for world in worlds}) > 5


@pytest.mark.rule("R48")
@pytest.mark.card("A005")
def test_a_travelling_card_comes_back_to_who_played_it_and_is_played_again() -> None:
    rows = {"goods": {"clay": 4, "food": 3}, "hand": ["A005"]}, {"goods": {"clay": 4, "food": 3}}
    t = table(*rows, round=6)
    play(t, "place meeting-place", "play A005")
    play_if_asked(t, "done")
    play(t, "place major-improvement")
    play_if_asked(t, "play A005")
    assert [seat(t, number)["hand"] for number in (0, 1)] == [["A005"], []]
    assert [goods(t, number) for number in (0, 1)] == [{"clay": 6, "food": 2}] * 2


# Out of turn


@pytest.mark.card("A160", "A155")
def test_the_lutenist_buys_in_anothers_turn_which_then_goes_on() -> None:
    spaces = {"traveling-players": {"goods": {"food": 3}}}
    row = {"cards": ["A160"], "goods": {"food": 1}, "placed": 2}
    t = table(row, {"cards": ["A155"]}, {}, {}, turn=1, spaces=spaces, round=14)
    play(t, "place traveling-players")
    assert (deciding(t), offered(t)) == (0, window("A160"))
    assert goods(t) == {"food": 2, "wood": 1}
    assert goods(t, 1) == {"wood": 1, "grain": 1}
    play(t, "use A160")
    assert goods(t) == {"wood": 1, "vegetable": 1}
    assert goods(t, 1) == {"wood": 1, "grain": 1, "food": 3}
    assert deciding(t) == 2


BUILDER = {"rooms": ROOMS[:2], "placed": 1, "goods": {"wood": 5, "reed": 2}}
PASTOR = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}


def parish(*cards: str, builder: dict[str, Any]) -> bocage.Table:
    """The pastor's seat, two with three rooms, and one who has two and builds the third."""
    others = [{"rooms": ROOMS[:3], "placed": 2}] * 2
    row = {"cards": list(cards), "placed": 2}
    return table(row, *others, {**BUILDER, **builder}, turn=3, round=6)


@pytest.mark.card("B163", "A053")
def test_what_the_pastor_gets_through_anothers_room_fills_the_claypipe() -> None:
    t = parish("B163", "A053", builder={})
    play(t, "place farm-expansion", "room r1c1")
    assert t.position()["round"] == 7
    assert goods(t) == {**PASTOR, "food": 2}


@pytest.mark.card("B163", "A111", "A110")
def test_who_builds_answers_first_and_the_pastor_hears_of_it_next() -> None:
    house = {"house": "clay", "goods": {"clay": 5, "reed": 2}}
    t = parish("B163", builder={**house, "cards": ["A111", "A110"]})
    play(t, "place farm-expansion", "room r1c1")
    assert (deciding(t), offered(t)) == (3, window("A111"))
    assert (goods(t), goods(t, 3)) == ({}, {"food": 3})
    play(t, "use A111")
    assert goods(t) == PASTOR
    assert goods(t, 3) == {"food": 4}


@pytest.mark.card("A119", "A116", "B142", "A050")
def test_only_the_milk_jug_hears_what_others_use() -> None:
    spaces = {"cattle-market": {"goods": {"cattle": 1}}, "forest": {"goods": {"wood": 3}}}
    row = {"cards": ["A119", "A116", "B142", "A050"], "placed": 2}
    t = table(row, {"people": 4}, {"placed": 2}, turn=1, spaces=spaces, round=14)
    play(t, "place forest", "place cattle-market", "place grain-seeds")
    assert goods(t) == {"food": 3}
    assert goods(t, 1) == {"wood": 3, "cattle": 1, "grain": 1, "food": 1}
    assert goods(t, 2) == {"food": 1}


# People


MARKETS = {
    "sheep-market": {"goods": {"sheep": 1}},
    "forest": {"goods": {"wood": 3}},
    "basic-wish": {"people": [0], "newborn": [0]},
}
FAMILY = {"people": 3, "newborn": 1, "rooms": ROOMS[:5], "goods": {"food": 2}}


@pytest.mark.card("A092", "B024")
def test_an_adopted_child_is_one_of_the_two_people_of_the_lasso() -> None:
    row = {**FAMILY, "cards": ["A092", "B024"], "placed": 1}
    t = table(row, {}, round=6, spaces=MARKETS)
    play(t, "use A092", "place sheep-market")
    assert offered(t) == window("B024")
    play(t, "use B024", "place forest")
    assert goods(t) == {"food": 1, "sheep": 1, "wood": 3}
    assert (deciding(t), seat(t)["placed"], seat(t)["newborn"]) == (1, 3, 0)


@pytest.mark.card("A092", "B024")
def test_the_lasso_makes_no_third_placement_of_a_child() -> None:
    row = {**FAMILY, "people": 4, "cards": ["A092", "B024"], "placed": 1}
    t = table(row, {}, round=6, spaces=MARKETS)
    play(t, "place sheep-market", "use B024", "place forest")
    assert deciding(t) == 1
    play(t, "place day-laborer")
    assert offered(t) == {"use A092", "pass"}


@pytest.mark.card("A092", "B024")
def test_a_child_born_by_the_first_placement_may_be_the_second_of_the_lasso() -> None:
    row = {"cards": ["A092", "B024"], "placed": 1, "rooms": ROOMS[:5], "goods": {"food": 2}}
    market = {"sheep-market": {"goods": {"sheep": 1}}}
    t = table(row, {}, round=6, spaces=market)
    play(t, "place basic-wish")
    assert offered(t) == window("B024"), "the child can go to the market for 1 food"
    play(t, "use B024")
    assert goods(t) == {"food": 1, "sheep": 1}, "there is but one market"
    assert (deciding(t), seat(t)["placed"], seat(t)["newborn"]) == (1, 3, 0)


@pytest.mark.card("A092", "B024")
def test_the_second_of_the_lasso_is_a_person_at_home_or_the_child() -> None:
    row = {"people": 3, "cards": ["A092", "B024"], "placed": 1, "goods": {"food": 2}}
    markets = {"sheep-market": {"goods": {"sheep": 1}}, "pig-market": {"goods": {"boar": 1}}}
    row["rooms"] = ROOMS[:5]
    t = table(row, {}, round=9, spaces=markets)
    play(t, "place basic-wish", "use B024")
    assert offered(t) == {"place sheep-market", "place pig-market", "use A092"}
    play(t, "use A092")
    assert offered(t) == {"place sheep-market", "place pig-market"}
    play(t, "place pig-market")
    assert (deciding(t), seat(t)["placed"], seat(t)["newborn"]) == (1, 3, 0)


@pytest.mark.card("A092", "B024")
@pytest.mark.parametrize(("food", "market"), [(0, True), (2, False)], ids=["no food", "no market"])
def test_without_food_or_market_the_child_is_no_second(food: int, market: bool) -> None:
    row = {"cards": ["A092", "B024"], "placed": 1, "rooms": ROOMS[:5], "goods": {"food": food}}
    spaces = {"sheep-market": {"goods": {"sheep": 1}}} if market else {}
    t = table(row, {}, round=6, spaces=spaces)
    play(t, "place basic-wish")
    assert deciding(t) == 1


def with_wishes(*rows: dict[str, Any], **position: Any) -> bocage.Table:
    """A table in round 12 with all three wishes for children."""
    return table(*rows, options={"additional_actions": True}, round=12, **position)


@pytest.mark.card("A092")
def test_two_people_and_three_food_make_a_family_of_five_at_work_in_one_round() -> None:
    row = {"cards": ["A092"], "rooms": ROOMS[:5], "goods": {"food": 3}}
    t = with_wishes(row, {"placed": 2})
    play(t, "place basic-wish", "place urgent-wish")
    assert (seat(t)["people"], seat(t)["newborn"]) == (4, 2)
    play(t, "use A092", "place modest-wish")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (5, 2, {"food": 2})
    play(t, "use A092", "place day-laborer")
    assert t.position()["round"] == 12
    assert (seat(t)["newborn"], seat(t)["placed"], goods(t)) == (1, 4, {"food": 3})
    play(t, "use A092", "place grain-seeds")
    assert t.position()["round"] == 13
    assert goods(t) == {"food": 2, "grain": 1}


@pytest.mark.card("A092")
def test_a_full_family_has_no_further_child_however_many_of_it_are_newborn() -> None:
    row = {"cards": ["A092"], "rooms": ROOMS, "people": 5, "newborn": 2, "placed": 2}
    spaces = {space: {"people": [0], "newborn": [0]} for space in ("basic-wish", "urgent-wish")}
    t = with_wishes({**row, "goods": {"food": 9}}, {"placed": 2}, spaces=spaces)
    assert reason(t, "place modest-wish") == "reason-family-full"
    play(t, "use A092")
    assert reason(t, "place modest-wish") == "reason-family-full"


@pytest.mark.rule("R17")
@pytest.mark.card("A092")
def test_who_has_a_person_may_pass_while_another_has_a_child_to_place() -> None:
    family = {"people": 3, "newborn": 1, "placed": 2, "goods": {"food": 1}}
    spaces = {"urgent-wish": {"people": [1], "newborn": [1]}}
    t = table({"placed": 1}, {**family, "cards": ["A092"]}, spaces=spaces, round=12)
    assert "pass" in offered(t)
    play(t, "pass", "use A092", "place grain-seeds")
    assert (deciding(t), seat(t)["placed"]) == (0, 1)
    t = table({"placed": 1}, family, spaces=spaces, round=12)
    assert "pass" not in offered(t)


@pytest.mark.card("A026", "A092")
def test_only_the_own_child_leaves_a_wish_where_two_families_stand() -> None:
    row = {"cards": ["A026", "A092"], "rooms": ROOMS[:3], "placed": 1, "goods": {"food": 1}}
    parents = {"people": 3, "newborn": 1, "placed": 2}
    spaces = {"basic-wish": {"people": [1], "newborn": [1]}}
    t = table(row, parents, spaces=spaces, round=12)
    play(t, "place basic-wish")
    assert t.position()["spaces"]["basic-wish"] == {"people": [1, 0], "newborn": [1, 0]}
    play(t, "use A092")
    assert t.position()["spaces"]["basic-wish"] == {"people": [1, 0], "newborn": [1]}
    assert (seat(t)["newborn"], seat(t, 1)["newborn"]) == (0, 1)
    assert reason(t, "place basic-wish") == "reason-occupied"


@pytest.mark.card("A026", "A092")
def test_the_sleeping_corner_joins_a_parent_whose_child_has_gone_to_work() -> None:
    row = {"cards": ["A026"], "rooms": ROOMS[:3]}
    parents = {"cards": ["A092"], "people": 3, "newborn": 1, "placed": 1, "goods": {"food": 1}}
    spaces = {"basic-wish": {"people": [1], "newborn": [1]}}
    t = table(row, parents, spaces=spaces, round=12, turn=1)
    play(t, "use A092", "place day-laborer", "place basic-wish")
    assert t.position()["spaces"]["basic-wish"] == {"people": [1, 0], "newborn": [0]}
    assert seat(t)["newborn"] == 1


@pytest.mark.card("A026", "B024")
def test_the_lasso_leads_to_a_wish_that_only_the_sleeping_corner_opens() -> None:
    row = {"cards": ["A026", "B024"], "rooms": ROOMS[:3]}
    parents = {"people": 3, "newborn": 1, "placed": 1}
    spaces = {
        "sheep-market": {"goods": {"sheep": 1}},
        "basic-wish": {"people": [1], "newborn": [1]},
    }
    t = table(row, parents, spaces=spaces, round=12)
    play(t, "place sheep-market", "use B024")
    assert "place basic-wish" in offered(t)
    play(t, "place basic-wish")
    assert (seat(t)["people"], deciding(t)) == (3, 1)


@pytest.mark.card("B024", "A119", "A147")
def test_each_placement_of_the_lasso_ends_with_what_belongs_to_it() -> None:
    spaces = {"sheep-market": {"goods": {"sheep": 1}}}
    row = {"cards": ["B024", "A119", "A147"], "goods": {"food": 1}, "pastures": MEADOWS}
    t = table({**row, "people": 3}, {}, {}, spaces=spaces, round=14)
    play(t, "place sheep-market", "use A147", "use B024", "place farmland")
    play_if_asked(t, "plow r1c2")
    assert goods(t) == {"sheep": 2, "wood": 1}
    assert deciding(t) == 1


@pytest.mark.rule("R47")
@pytest.mark.card("A116", "B142", "A119", "A067")
def test_cards_in_hand_do_nothing() -> None:
    spaces = {"forest": {"goods": {"wood": 3}}}
    t = alone({"hand": ["A116", "B142", "A119", "A067"], "people": 3}, seats=3, spaces=spaces)
    play(t, "place forest", "place grain-seeds")
    assert goods(t) == {"wood": 3, "grain": 1}
