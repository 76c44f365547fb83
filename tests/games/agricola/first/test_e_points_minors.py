"""Minor improvements of deck E for points: E21, E23, E28, E38 and E44."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import choices, goods, offered, on_offer, play, play_if_asked, reason, seat
from .deck_e import ROOMS, improve
from .tables import FREE, QUIET, alone, bonus, due, improving, line, table

# Half-timbered House and Clogs


@pytest.mark.card("E21")
@pytest.mark.parametrize(
    ("house", "rooms", "points"), [("wood", 3, 0), ("clay", 3, 0), ("stone", 2, 2), ("stone", 5, 5)]
)
def test_the_half_timbered_house_scores_a_point_for_each_stone_room(
    house: str, rooms: int, points: int
) -> None:
    assert bonus(alone({"cards": ["E21"], "house": house, "rooms": ROOMS[:rooms]})) == points


@pytest.mark.card("E21", "K144")
def test_beside_the_mansion_the_half_timbered_house_scores_nothing() -> None:
    row = {"house": "stone", "rooms": ROOMS[:3]}
    assert bonus(alone({**row, "cards": ["E21", "K144"]})) == 6
    assert bonus(alone({**row, "cards": ["K144"]})) == 6
    assert bonus(alone({**row, "cards": ["E21", "K144", "E172"]})) == 6 + 3


@pytest.mark.card("E21", "E28", "E172", "E173")
def test_what_scores_a_stone_house_adds_up() -> None:
    row = {"house": "stone", "rooms": ROOMS[:3]}
    assert bonus(alone({**row, "cards": ["E21", "E28", "E172", "E173"]})) == 3 + 2 + 3 + 3


@pytest.mark.card("E28")
@pytest.mark.parametrize(("house", "points"), [("wood", 0), ("clay", 1), ("stone", 2)])
def test_the_clogs_score_the_kind_of_house(house: str, points: int) -> None:
    assert bonus(alone({"cards": ["E28"], "house": house, "rooms": ROOMS[:4]})) == points


# Manger

BLOCK = [f"r{row}c{column}" for row in (1, 2, 3) for column in (3, 4, 5)]


@pytest.mark.card("E23")
@pytest.mark.parametrize(
    ("pastures", "points"),
    [
        ([], 0),
        ([BLOCK[:5]], 0),
        ([BLOCK[:6]], 1),
        ([BLOCK[:7]], 2),
        ([BLOCK[:8]], 3),
        ([BLOCK], 4),
        ([[*BLOCK, "r1c2", "r2c2", "r3c2"]], 4),
        ([BLOCK[:3], BLOCK[3:6]], 1),
        ([BLOCK[:6], BLOCK[6:]], 4),
    ],
)
def test_the_manger_scores_the_spaces_of_all_pastures(
    pastures: list[list[str]], points: int
) -> None:
    assert bonus(alone({"cards": ["E23"], "pastures": pastures})) == points


# Madonna Statue


@pytest.mark.card("E38")
def test_the_statue_is_paid_with_two_improvements_in_front_of_its_owner() -> None:
    t = improve("E38", {"cards": ["joinery", "E12", "E153"]})
    play_if_asked(t, "return A7", "return E12")
    assert seat(t)["cards"] == ["E153", "E38"]
    assert line(t, "cards") == 2
    assert "A7" in on_offer(t)
    assert all("E12" not in pile for pile in t.position()["piles"].values())
    assert "E12" not in seat(t)["hand"]


@pytest.mark.card("E38")
def test_the_statues_owner_chooses_which_two_are_handed_in() -> None:
    t = improve("E38", {"cards": ["joinery", "E12", "pottery"]})
    assert choices(t, "return") == {"A7", "E12", "A8"}
    play(t, "return A8")
    assert choices(t, "return") == {"A7", "E12"}
    play(t, "return E12")
    assert seat(t)["cards"] == ["A7", "E38"]
    assert "A8" in on_offer(t)


@pytest.mark.card("E38")
@pytest.mark.parametrize(
    "row",
    [
        {"cards": ["joinery", "E153"]},
        {"cards": ["joinery"], "hand": ["E12"]},
        {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 9}},
    ],
    ids=["one and an occupation", "one and another in hand", "none"],
)
def test_the_statue_needs_two_improvements(row: dict[str, Any]) -> None:
    t = improving("E38", {**row, "hand": ["E38", *row.get("hand", []), FREE]})
    assert "play E38" not in offered(t)
    assert f"play {FREE}" in offered(t)


@pytest.mark.card("E38")
def test_what_returned_cards_laid_on_round_spaces_stays_there() -> None:
    rows = [
        {"round": 7, "seat": 0, "goods": {"food": 1}, "card": "A10"},
        {"round": 8, "seat": 0, "goods": {"wood": 1}, "card": "E45"},
    ]
    given = {"cards": ["well", "E45"], "hand": ["E38", FREE]}
    t = improving("E38", given, round=6, scheduled=rows)
    play(t, "play E38")
    assert due(t) == [(7, 0, {"food": 1}), (8, 0, {"wood": 1})]
    play(t, "start")
    assert (t.position()["round"], goods(t)) == (7, {"food": 1})


@pytest.mark.card("E38", "E58")
@pytest.mark.parametrize("cards", [["A1", "E58"], ["E58", "A1"]])
def test_animals_of_a_yard_are_cooked_before_the_fireplace_is_handed_in(cards: list[str]) -> None:
    t = improve("E38", {"cards": cards, "animals": {"sheep": 3}})
    assert goods(t) == {"sheep": 1, "food": 4}
    assert offered(t) == {"cook sheep", "done"}
    play(t, "done")
    assert (seat(t)["cards"], goods(t)) == (["E38"], {"sheep": 1, "food": 4})


@pytest.mark.card("E38", "E58")
def test_the_order_in_which_improvements_are_named_loses_no_food() -> None:
    t = improve("E38", {"cards": ["A1", "E58", "E12"], "animals": {"sheep": 3}})
    play(t, "return A1", "return E58", "cook sheep")
    assert goods(t) == {"food": 6}


@pytest.mark.card("E38", "E17", "E25")
@pytest.mark.parametrize(
    ("cards", "uses"),
    [
        (["A1", "E12"], {"cook vegetable", "cook sheep"}),
        (["E17", "E12"], {"trade 1 grain for 2 food"}),
        (["E25", "E12", "A1"], {"cook vegetable"}),
        (["A7", "E12"], set()),
    ],
)
def test_goods_may_become_food_before_what_makes_food_of_them_is_handed_in(
    cards: list[str], uses: set[str]
) -> None:
    given = {"grain": 1, "vegetable": 1}
    t = improve("E38", {"cards": cards, "goods": given, "animals": {"sheep": 1}})
    play_if_asked(t, *[f"return {card}" for card in cards[:2]])
    if uses:
        assert offered(t) == {*uses, "done"}
        play(t, "done")
    assert goods(t) == {**given, "sheep": 1}


@pytest.mark.card("E38", "I100", "I337", "K339", "Z321")
@pytest.mark.parametrize(("card", "points"), [("I100", 4), ("I337", 2), ("K339", 2), ("Z321", 5)])
def test_points_that_a_returned_card_has_won_stay(card: str, points: int) -> None:
    row = {"cards": [card, "joinery"], "memory": {card: points}, "hand": ["E38", FREE]}
    t = improving("E38", row, round=6, options={"decks": "EIKZ"})
    assert bonus(t) == points
    play(t, "play E38")
    assert (seat(t)["cards"], bonus(t)) == (["E38"], points)


@pytest.mark.card("E38", "I100", "K308")
def test_a_person_stays_where_a_card_was_that_is_handed_in() -> None:
    spaces = {"I100": {"people": [0], "goods": {"food": 1}}}
    row = {"cards": ["I100", "joinery"], "hand": ["E38", FREE], "placed": 1}
    t = table(row, {}, spaces=spaces, round=6, options={"decks": "EIK"})
    play(t, "place meeting-place", "play E38")
    assert t.position()["spaces"]["I100"] == {"people": [0]}
    again = bocage.load(t.position())
    assert (again.position(), offered(again)) == (t.position(), offered(t))
    play_if_asked(t, "start")
    assert "place I100" not in offered(t)


@pytest.mark.card("E38", "K146")
def test_points_that_a_returned_card_would_count_at_the_end_are_lost() -> None:
    row = {"cards": ["K146", "joinery"], "animals": {"sheep": 3}, "pastures": [["r1c4", "r1c5"]]}
    t = improving("E38", {**row, "hand": ["E38", FREE]}, round=6, options={"decks": "EK"})
    assert bonus(t) == 1
    play(t, "play E38")
    assert bonus(t) == 0


# Outhouse


def others(*numbers: int) -> list[dict[str, Any]]:
    """Seats that have placed everybody and have so many occupations."""
    free = ["E154", "E157", "E168", "E177", "E183", "E187", "E189", "E199", "E205", "E214"]
    return [{"placed": 2, "cards": [free.pop() for _ in range(n)]} for n in numbers]


OUTHOUSE = {"hand": ["E44", FREE], "goods": {"wood": 1, "clay": 1}}


@pytest.mark.card("E44")
@pytest.mark.parametrize(
    ("counts", "allowed"), [((1,), True), ((2,), False), ((3, 1, 4), True), ((2, 2, 3), False)]
)
def test_the_outhouse_asks_for_another_seat_with_fewer_than_two_occupations(
    counts: tuple[int, ...], allowed: bool
) -> None:
    t = table(OUTHOUSE, *others(*counts), round=14)
    play(t, "place meeting-place")
    assert ("play E44" in offered(t)) is allowed
    if not allowed:
        assert reason(t, "play E44") == "reason-need-not-met"


@pytest.mark.card("E44")
def test_the_own_occupations_do_not_matter_for_the_outhouse() -> None:
    t = table({**OUTHOUSE, "cards": QUIET}, *others(0), round=14)
    play(t, "place meeting-place", "play E44")
    assert line(t, "cards") == 2
    t = table(OUTHOUSE, *others(2), round=14)
    play(t, "place meeting-place")
    assert reason(t, "play E44") == "reason-need-not-met"


@pytest.mark.card("E44")
@pytest.mark.parametrize(("count", "allowed"), [(1, True), (2, False)])
def test_alone_one_has_fewer_than_two_oneself(count: int, allowed: bool) -> None:
    t = table({**OUTHOUSE, "cards": QUIET[:count]}, round=14)
    play(t, "place meeting-place")
    assert ("play E44" in offered(t)) is allowed


@pytest.mark.card("E44", "E148")
def test_an_academic_of_another_seat_counts_as_two_for_the_outhouse() -> None:
    t = table(OUTHOUSE, {"placed": 2, "cards": ["E148"]}, *others(2))
    play(t, "place meeting-place")
    assert reason(t, "play E44") == "reason-need-not-met"
