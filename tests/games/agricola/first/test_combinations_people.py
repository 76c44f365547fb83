"""Cards together that concern people: children, guests, lodgers, those who move and perform."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import goods, lying, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_i import ZED, work
from .later import ROOMS, THREE_ROOMS
from .tables import FED, alone, bonus, dawn, pile, table, turn, window

IDLE = {"placed": 2}
FAMILY = {"goods": {"food": 20}, "rooms": ROOMS[:5]}

# Children


@pytest.mark.card("I232", "K270", "K291", "Z325")
@pytest.mark.parametrize(
    ("row", "actions"),
    [
        (
            {"cards": ["K270"], "goods": {"wood": 5, "reed": 2, "food": 1}},
            ["place farm-expansion", "room r1c1", "use K270"],
        ),
        ({"hand": ["K291"], "goods": {"food": 4}}, ["place lessons"]),
        (
            {"cards": ["Z325"], "rooms": THREE_ROOMS, "goods": {"food": 3}},
            ["anytime", "use Z325"],
        ),
    ],
    ids=["K270", "K291", "Z325"],
)
@pytest.mark.parametrize(("people", "food"), [(3, 0), (2, 1)])
def test_the_midwife_hears_of_children_that_come_by_cards(
    row: dict[str, Any], actions: list[str], people: int, food: int
) -> None:
    midwife = {"cards": ["I232"], "people": people, "placed": people}
    t = table(midwife, row, IDLE, IDLE, turn=1, round=6, options=ZED)
    play_if_asked(t, *actions)
    assert (seat(t, 1)["people"], goods(t)) == (3, {"food": food} if food else {})


@pytest.mark.card("K267", "Z325")
def test_adoptive_parents_take_in_a_child_of_the_village_beauty() -> None:
    row = {"cards": ["K267", "Z325"], "rooms": THREE_ROOMS, "goods": {"food": 4}, "placed": 1}
    t = turn(row, options=ZED)
    play(t, "anytime")
    play_if_asked(t, "use Z325")
    play(t, "use K267")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (3, 0, {})
    play(t, "place day-laborer", "place grain-seeds")
    assert (t.position()["round"], goods(t)) == (7, {"food": 2, "grain": 1})


@pytest.mark.card("K267", "Z336")
@pytest.mark.parametrize("first", ["use K267", "done"])
@pytest.mark.parametrize("second", ["use K267", "done"])
def test_adoptive_parents_take_in_one_twin_or_both_for_a_food_each(first: str, second: str) -> None:
    row = {"cards": ["K267", "Z336"], "rooms": THREE_ROOMS, "goods": {"food": 5}}
    t = alone(row, options=ZED)
    play(t, "place basic-wish", first, "use Z336", second)
    adopted = [first, second].count("use K267")
    assert (seat(t)["people"], seat(t)["newborn"]) == (4, 2 - adopted)
    assert goods(t).get("food", 0) == 5 - 3 - adopted
    assert t.observe(0)["seats"][0]["to_place"] == 1 + adopted


@pytest.mark.card("K270", "Z336")
def test_the_wet_nurse_has_twins_of_whom_one_needs_no_room() -> None:
    row = {"cards": ["K270", "Z336"], "goods": {"wood": 5, "reed": 2, "food": 4}}
    t = alone(row, options=ZED)
    play(t, "place farm-expansion", "room r1c1", "use K270", "use Z336")
    assert (seat(t)["people"], len(seat(t)["rooms"]), goods(t)) == (4, 3, {})


@pytest.mark.card("K291", "Z336")
def test_the_lover_has_twins() -> None:
    row = {"cards": ["Z336"], "hand": ["K291"], "goods": {"food": 1 + 4 + 3}}
    t = alone(row, 3, options=ZED)
    play(t, "place lessons")
    play_if_asked(t, "use Z336")
    assert (seat(t)["people"], seat(t)["newborn"], goods(t)) == (4, 2, {})


@pytest.mark.card("E178", "K270")
def test_the_wet_nurse_fills_the_room_of_the_hut_builder() -> None:
    t = turn({"cards": ["K270"], "hand": ["E178"], "goods": {"food": 2}}, 4, round=4)
    play(t, "place lessons")
    row = {**seat(t), "placed": 0}
    t = dawn(row, 4, round=11)
    play(t, "use E178")
    play_if_asked(t, "room r1c1")
    play(t, "use K270")
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)


# Lodgers


@pytest.mark.card("E198", "K138")
@pytest.mark.parametrize(("people", "to_place"), [(2, 3), (3, 3)])
def test_the_ratcatcher_keeps_no_lodger_at_home(people: int, to_place: int) -> None:
    lodger = {"cards": ["K138"], "memory": {"K138": 1}, "people": people, "rooms": THREE_ROOMS}
    rows: list[dict[str, Any]] = [{"cards": ["E198"]}, lodger, {}]
    t = table(*rows, round=10, phase="preparation")
    assert t.observe(1)["seats"][1]["to_place"] == to_place


@pytest.mark.card("K138", "Z317")
def test_a_lodger_is_not_on_the_family_portrait() -> None:
    row = {"cards": ["K138"], "memory": {"K138": 1}, "hand": ["Z317"], "goods": {"food": 4}}
    t = alone(row, options=ZED)
    play(t, "place meeting-place", "play Z317")
    assert (goods(t), bonus(t)) == ({}, 4)


@pytest.mark.card("K138", "Z314")
def test_the_guest_of_the_keg_comes_after_the_lodger() -> None:
    row = {"cards": ["K138"], "memory": {"K138": 1}, "hand": ["Z314"], "goods": {"wood": 1}}
    t = table({**row, "placed": 1}, {"placed": 1}, round=5, options=ZED)
    play(t, "place meeting-place", "play Z314", "start", "place farmland")
    play(t, "plow r1c5", "place day-laborer")
    assert (t.position()["round"], deciding(t)) == (5, 0)
    assert goods(t) == {"food": 2}, "the lodger has acted, the guest has not"
    play(t, "place grain-seeds")
    assert (t.position()["round"], goods(t)) == (6, {"food": 2, "grain": 1})


# Guests


@pytest.mark.card("I73", "Z314")
def test_the_guest_of_the_keg_comes_after_another_guest_and_others_people() -> None:
    row = {"hand": ["Z314"], "goods": {"wood": 1}, "guests": 1, "placed": 2}
    t = table(row, {"placed": 1}, round=5, options=ZED)
    play(t, "place meeting-place", "play Z314", "start")
    assert deciding(t) == 1
    play(t, "place day-laborer")
    assert deciding(t) == 0
    play(t, "place grain-seeds")
    assert (t.position()["round"], goods(t)) == (6, {"grain": 1})


@pytest.mark.card("I227", "Z314")
@pytest.mark.parametrize(("people", "points"), [(3, 0), (4, 3)])
def test_the_guest_of_the_keg_goes_to_church(people: int, points: int) -> None:
    row = {**FAMILY, "people": people, "cards": ["I227"], "hand": ["Z314"]}
    supply = {"food": 20, "wood": 1}
    t = alone({**row, "goods": supply}, options=ZED, spaces=pile("forest", "wood", 3))
    play(t, "place meeting-place", "play Z314", "start")
    for space in ("forest", "day-laborer", "grain-seeds", "vegetable-seeds")[: people - 1]:
        play(t, f"place {space}")
    play(t, "place clay-pit" if "place clay-pit" in offered(t) else "place farmland")
    play_if_asked(t, "plow r1c5")
    assert t.over
    assert bonus(t) == points


@pytest.mark.card("I227", "I71")
def test_whoever_is_in_the_holiday_house_misses_church() -> None:
    rows = [{**FAMILY, "people": 5, "cards": ["I71", "I227"]}, {**FED, "placed": 2}]
    assert bonus(table(*rows, round=14, phase="end")) == 0
    t = table(rows[0], FED, round=14, phase="preparation")
    while t.decision is not None:
        assert deciding(t) == 1
        play(t, next(a for a in sorted(offered(t)) if a.split()[0] in ("place", "feed", "take")))
    assert bonus(t) == 0


@pytest.mark.card("I227", "K269", "K289")
@pytest.mark.parametrize(
    ("card", "space", "target"),
    [
        ("K269", "traveling-players", "grain-seeds"),
        ("K289", "grain-seeds", "grain-utilization"),
    ],
)
def test_a_person_who_moves_goes_to_church_once(card: str, space: str, target: str) -> None:
    idle: list[dict[str, Any]] = [{**FED, "placed": 2}] * 3
    for people, points in ((4, 0), (5, 3)):
        row = {**FAMILY, "people": people, "placed": people - 1, "cards": ["I227", card]}
        out = ("forest", "clay-pit", "reed-bank", "fishing")[: people - 1]
        spaces: dict[str, Any] = {place: {"people": [0]} for place in out}
        spaces |= pile("traveling-players", "food", 2)
        t = table({**row, "fields": {"r1c5": {}}}, *idle, round=14, spaces=spaces)
        play(t, f"place {space}", f"use {card}")
        play_if_asked(t, f"place {target}", "sow grain r1c5", "done", "feed")
        assert t.over
        assert bonus(t) == points


@pytest.mark.card("K269", "K289", "Z314")
@pytest.mark.parametrize(
    ("card", "space"), [("K269", "traveling-players"), ("K289", "grain-seeds")]
)
def test_people_move_after_the_guest_of_the_keg(card: str, space: str) -> None:
    spaces = pile("traveling-players", "food", 2)
    row = {"cards": [card], "hand": ["Z314"], "goods": {"wood": 1}, "fields": {"r1c5": {}}}
    t = table(row, *[IDLE] * 3, round=12, options=ZED, spaces=spaces)
    play(t, "place meeting-place", "play Z314", "start", f"place {space}")
    assert f"use {card}" not in offered(t)
    play(t, "place day-laborer")
    assert offered(t) == window(card)


@pytest.mark.card("K269", "K289")
def test_a_person_moves_once_though_two_cards_would_move_it() -> None:
    spaces = pile("traveling-players", "food", 2)
    row = {"cards": ["K269", "K289"], "fields": {"r1c5": {}}, "placed": 1}
    t = table(row, *[IDLE] * 3, round=12, spaces=spaces)
    play(t, "place traveling-players", "use K269")
    play_if_asked(t, "place grain-seeds")
    assert (t.position()["round"], goods(t)) == (13, {"food": 2, "grain": 1})


@pytest.mark.card("K269", "K289")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2]), (2, [2, 1]), (3, [1, 2])])
def test_moves_begin_to_the_left_of_whoever_placed_last(first: int, order: list[int]) -> None:
    rows: list[dict[str, Any]] = [
        {},
        {"cards": ["K269"]},
        {"cards": ["K289"], "fields": {"r1c5": {}}},
        {},
    ]
    given = [{**row, "placed": 1} for row in rows]
    t = table(*given, round=12, turn=first, spaces=pile("traveling-players", "food", 2))
    places = ("day-laborer", "traveling-players", "grain-seeds", "vegetable-seeds")
    work(t, *(places[(first + k) % 4] for k in range(4)))
    asked = []
    while t.position()["round"] == 12:
        asked.append(deciding(t))
        play(t, "done")
    assert asked == order


@pytest.mark.card("E163", "K289")
def test_the_field_warden_lets_the_countryman_sow_where_another_stands() -> None:
    spaces = {"cultivation": {"people": [1]}, "grain-utilization": {"people": [2]}}
    row = {"cards": ["K289", "E163"], "placed": 1, "fields": {"r1c5": {}}}
    t = table(row, *[IDLE] * 3, round=13, spaces=spaces)
    play(t, "place grain-seeds", "use K289")
    play_if_asked(t, "sow grain r1c5", "done")
    assert seat(t)["fields"]["r1c5"] == {"grain": 3 - 1}, "and then it is harvested"


# Artists


@pytest.mark.card("I237", "K269", "K342", "E167", "E169", "E212", "I249", "I257", "K311")
@pytest.mark.parametrize("artist", ["K269", "K342", "E167", "E169", "E212", "I249", "I257", "K311"])
def test_the_juggler_pays_every_artist(artist: str) -> None:
    rows: list[dict[str, Any]] = [{"cards": ["I237"]}, {"cards": [artist]}, {}, {}]
    t = table(*rows, round=6, spaces=pile("traveling-players", "food", 3))
    play(t, "place traveling-players", "use I237")
    play_if_asked(t, "done")
    assert (goods(t), goods(t, 1)["food"]) == ({"food": 2 * 3 - 1}, 1)


@pytest.mark.card("I237", "K342")
@pytest.mark.parametrize(("lies", "sheep"), [(1, 0), (2, 1), (4, 2)])
def test_food_that_the_juggler_adds_buys_no_animals(lies: int, sheep: int) -> None:
    row = {"cards": ["I237", "K342"], "pastures": [["r1c4", "r1c5"]]}
    t = turn(row, 4, spaces=pile("traveling-players", "food", lies))
    play(t, "place traveling-players", "use I237")
    for _ in range(4):
        play_if_asked(t, "use K342")
        play_if_asked(t, "take sheep")
    play_if_asked(t, "done")
    assert goods(t).get("sheep", 0) == sheep
    assert goods(t)["food"] == 2 * lies - 2 * sheep


@pytest.mark.card("I237", "E212")
def test_juggler_and_dancer_are_not_used_together() -> None:
    for answer, food in (("use I237", 4), ("done", 4)):
        t = turn({"cards": ["I237", "E212"]}, 4, spaces=pile("traveling-players", "food", 2))
        play(t, "place traveling-players", answer)
        assert goods(t) == {"food": food}
    t = turn({"cards": ["I237", "E212"]}, 4, spaces=pile("traveling-players", "food", 3))
    play(t, "place traveling-players", "use I237")
    assert goods(t) == {"food": 6}
    assert lying(t, "traveling-players") == {}
