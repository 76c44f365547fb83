"""What cards in play do and when: round spaces, uses and actions, fields, goods on cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import (
    FREE,
    QUIET,
    alone,
    at_once,
    bonus,
    due,
    line,
    pile,
    table,
)
from tests.games.common import deciding

from ..hands import PRINTED
from ..scenario import choices, events, goods, offered, play, reason, seat, wait_for_round

FED = {"goods": {"food": 40}}
THREE_ROOMS = ["r1c1", "r2c1", "r3c1"]
EIGHT_CELLS = [[f"r{row}c{column}" for row in (1, 2) for column in (2, 3, 4, 5)]]
PLAYERS = pile("traveling-players", "food", 2)
TILE = {"round": 8, "seat": 0, "goods": {"field": 1}, "card": "A019"}
"""A field tile that seat 0 may plow at the start of round 8."""
STAGE_1 = ["major-improvement", "fencing", "grain-utilization", "sheep-market"]


@pytest.mark.rule("R11")
def test_a_field_tile_that_is_declined_is_gone_for_good() -> None:
    row = {**FED, "cards": ["A019"]}
    t = table(row, FED, round=8, phase="preparation", scheduled=[TILE])
    assert "done" in offered(t) and choices(t, "plow")
    play(t, "done")
    assert due(t) == []
    assert t.observe(None)["seats"][0]["on_cards"] == {}
    wait_for_round(t, 14)
    assert seat(t)["fields"] == {}


@pytest.mark.rule("R11", "R10")
def test_goods_are_not_declined_with_the_field_tile() -> None:
    lies = [TILE, {"round": 8, "seat": 0, "goods": {"vegetable": 1}, "card": "A069"}]
    t = table({"cards": ["A019", "A069"]}, {}, round=8, phase="preparation", scheduled=lies)
    play(t, "done")
    assert goods(t) == {"vegetable": 1}


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("card", "now", "rounds"),
    [
        ("A044", 10, [11, 12, 13]),
        ("A044", 13, [14]),
        ("A044", 14, []),
        ("A069", 4, [8, 11, 13]),
        ("A069", 7, [11, 14]),
        ("A069", 11, []),
        ("B074", 9, [10, 12, 14]),
    ],
)
def test_cards_lay_goods_on_the_rounds_that_remain(card: str, now: int, rounds: list[int]) -> None:
    row = {"goods": {"wood": 2, "clay": 5}, "cards": QUIET[:2]}
    t = at_once(card, row, round=now)
    assert [round for round, _, _ in due(t)] == rounds


@pytest.mark.rule("R13")
def test_a_card_that_is_lost_takes_only_its_own_goods_off_the_round_spaces() -> None:
    lies = [
        {"round": 13, "seat": 0, "goods": {"food": 2}, "card": "M01"},
        {"round": 13, "seat": 0, "goods": {"wood": 1}, "card": "B074"},
        {"round": 13, "seat": 1, "goods": {"clay": 1}, "card": "A120"},
    ]
    rows = {"placed": 1, "cards": ["M01", "B074"]}, {"placed": 2, "cards": ["A120"]}
    t = table(*rows, round=12, scheduled=lies)
    play(t, "place major-improvement", "build M03")
    assert seat(t)["cards"] == ["B074", "M03"]
    assert t.position()["round"] == 13
    assert (goods(t, 0), goods(t, 1)) == ({"wood": 1}, {"clay": 1})


@pytest.mark.rule("R41")
def test_breeding_by_a_card_outside_a_harvest_is_no_harvest() -> None:
    row = {
        "placed": 1,
        "cards": ["A165", "B039", "joinery"],
        "goods": {"wood": 3},
        "animals": {"boar": 2, "sheep": 2},
        "pastures": [["r1c5"], ["r1c4"], ["r1c3"]],
        "fields": {"r3c5": {"grain": 3}},
        "stables": ["r2c5"],
    }
    t = table(row, {"placed": 2}, {"placed": 2}, {"placed": 2}, round=12)
    play(t, "place day-laborer")
    assert t.position()["round"] == 13
    assert goods(t) == {"wood": 3, "food": 2, "boar": 3, "sheep": 2}
    assert seat(t)["fields"] == {"r3c5": {"grain": 3}}
    assert seat(t)["begging"] == 0
    assert not [id for _, id in events(t) if id == "log-harvest"]


@pytest.mark.rule("R51")
def test_what_a_card_brings_comes_from_the_common_supply() -> None:
    rows = {"cards": ["A116", "B121"]}, {"goods": {"wood": 5, "clay": 5}}
    piles = {**pile("forest", "wood", 3), **pile("clay-pit", "clay", 2)}
    t = table(*rows, spaces=piles)
    play(t, "place forest")
    assert goods(t) == {"wood": 4, "clay": 1}
    assert goods(t, 1) == {"wood": 5, "clay": 5}
    assert t.position()["spaces"]["clay-pit"]["goods"] == {"clay": 2}


@pytest.mark.rule("R51")
def test_a_card_speaks_of_its_owners_things() -> None:
    flock = {"animals": {"sheep": 6}, "pastures": EIGHT_CELLS, "goods": {"food": 4}}
    t = table({"cards": ["B039"], "goods": {"food": 4}}, flock, round=14, phase="harvest")
    assert goods(t) == {}
    assert bonus(t) == 0
    t = table({**flock, "cards": ["B039"]}, {"goods": {"food": 4}}, round=14, phase="harvest")
    assert goods(t)["food"] == 2
    assert bonus(t) == 2


@pytest.mark.rule("R51")
def test_a_card_that_speaks_of_all_players_says_so() -> None:
    t = table({}, {"cards": ["A050"]}, {}, round=14, spaces=pile("cattle-market", "cattle", 1))
    play(t, "place cattle-market")
    assert [goods(t, number).get("food", 0) for number in range(3)] == [1, 3, 1]


@pytest.mark.rule("R53", "R21")
def test_the_text_of_a_card_beats_the_rules() -> None:
    row = {"goods": {"stone": 2, "reed": 1}}
    assert reason(alone(row), "place house-redevelopment") == "reason-cannot-pay"
    t = alone({**row, "cards": ["A087"]})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"


@pytest.mark.rule("R54")
def test_every_hand_card_belongs_to_one_of_eight_categories() -> None:
    hand_cards = [card for card in PRINTED.values() if card.kind != "major"]
    assert len(hand_cards) == 96
    assert {card.category for card in hand_cards} == {
        "farm-planner",
        "actions-booster",
        "points-provider",
        "goods-provider",
        "food-provider",
        "crop-provider",
        "building-resource-provider",
        "livestock-provider",
    }


LISTENING = ["A119", "A024", "B019", "fireplace-2"]
"""Cards that hear of the farmland being used, and an oven."""


@pytest.mark.rule("R55")
def test_using_the_farmland_wakes_the_cards_that_speak_of_it() -> None:
    t = alone({"cards": LISTENING, "goods": {"grain": 1}})
    play(t, "place farmland", "plow r1c5")
    assert offered(t) == {"use A024", "use B019", "done"}
    play(t, "done")
    assert goods(t) == {"grain": 1, "wood": 1}


@pytest.mark.rule("R55", "R58")
@pytest.mark.parametrize(
    ("card", "position", "actions", "food"),
    [
        ("B091", {}, ["place day-laborer", "use B091"], 5),
        ("A090", {"phase": "preparation"}, ["use A090"], 2),
        ("A019", {"phase": "preparation", "scheduled": [TILE]}, [], 3),
        ("B097", {"phase": "preparation"}, ["use B097"], 1),
    ],
)
def test_plowing_without_a_person_on_the_farmland_does_not(
    card: str, position: dict[str, Any], actions: list[str], food: int
) -> None:
    row = {"house": "stone", "goods": {"grain": 1, "food": 3}, "hand": ["A002"]}
    t = table({**row, "cards": [*LISTENING, card]}, {}, round=8, **position)
    play(t, *actions, "plow r1c5")
    assert seat(t)["fields"] == {"r1c5": {}}
    assert goods(t) == {"grain": 1, "food": food}
    assert deciding(t) == (0 if position else 1), "no window opens"


@pytest.mark.rule("R56", "R53")
def test_a_card_allows_a_second_family_on_a_space() -> None:
    wish = {"basic-wish": {"people": [1], "newborn": [1]}}
    other = {"people": 3, "newborn": 1, "placed": 1, "rooms": THREE_ROOMS}
    for cards, why in ((["A026"], None), ([], "reason-occupied")):
        t = table({"cards": cards, "rooms": THREE_ROOMS}, other, round=14, spaces=wish)
        assert reason(t, "place basic-wish") == why
    t = table({"cards": ["A026"], "rooms": THREE_ROOMS}, other, round=14, spaces=wish)
    play(t, "place basic-wish")
    assert t.position()["spaces"]["basic-wish"] == {"people": [1, 0], "newborn": [1, 0]}


@pytest.mark.rule("R57")
def test_two_people_in_a_row_act_one_after_the_other_and_once() -> None:
    row = {"people": 5, "rooms": THREE_ROOMS, "cards": ["B024"], "pastures": [["r1c5"]]}
    piles = {**pile("sheep-market", "sheep", 1), **pile("pig-market", "boar", 1)}
    t = table(row, {"people": 4}, round=14, spaces={**piles, **pile("forest", "wood", 3)})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1}, "the first has acted"
    play(t, "use B024", "place pig-market")
    assert goods(t) == {"sheep": 1, "boar": 1}
    assert deciding(t) == 1, "no third person follows"
    play(t, "place day-laborer")
    assert deciding(t) == 0
    play(t, "place forest")
    assert deciding(t) == 1, "one person as usual"


@pytest.mark.rule("R58")
def test_what_a_card_lets_a_seat_do_takes_no_turn_from_it() -> None:
    t = table({}, {"cards": ["A160"], "goods": {"food": 1}}, {}, {}, round=5, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert deciding(t) == 1
    play(t, "use A160")
    assert goods(t, 1) == {"wood": 1, "vegetable": 1}
    assert deciding(t) == 1
    assert "place farmland" in offered(t)
    assert seat(t, 1)["placed"] == 0


@pytest.mark.rule("R58")
def test_a_card_played_through_a_card_is_no_turn_of_a_person() -> None:
    row = {"house": "stone", "cards": ["B097", "B024"], "goods": {"food": 2}, "hand": ["A002"]}
    t = table({}, row, round=14, phase="preparation", spaces=pile("sheep-market", "sheep", 2))
    assert deciding(t) == 1
    play(t, "use B097", "plow r1c5")
    assert deciding(t) == 0, "the starting player begins, nobody places a second person"
    assert seat(t, 1)["placed"] == 0


@pytest.mark.rule("R59")
@pytest.mark.parametrize("first", STAGE_1)
def test_the_column_above_fishing_ends_with_the_card_of_round_one(first: str) -> None:
    cards = [first, *[card for card in STAGE_1 if card != first]]
    supply = {"goods": {"wood": 4, "grain": 1}, "fields": {"r2c3": {}}}
    row = {"cards": ["B056"], "hand": [FREE], **supply}
    for space in cards:
        piles = pile("sheep-market", "sheep", 1)
        t = table(row, {}, round=4, round_cards=cards, spaces=piles)
        play(t, f"place {space}")
        assert goods(t).get("food", 0) == (1 if space == first else 0)


@pytest.mark.rule("R59")
def test_only_spaces_in_the_column_count() -> None:
    piles = {
        **pile("forest", "wood", 3),
        **pile("grove", "wood", 2),
        **pile("copse", "wood", 1),
        **pile("clay-pit", "clay", 1),
        **pile("hollow", "clay", 2),
        **pile("reed-bank", "reed", 1),
    }
    paid = set()
    for space in (*piles, "grain-seeds", "farmland", "lessons"):
        t = table({"cards": ["B056"], "hand": ["A098"]}, {}, {}, {}, spaces=piles)
        play(t, f"place {space}")
        if goods(t).get("food"):
            paid.add(space)
    assert paid == {"reed-bank", "clay-pit", "forest"}


@pytest.mark.rule("R60", "R74")
def test_a_card_that_is_a_field_is_no_field_tile() -> None:
    t = alone({"cards": ["B068"], "memory": {"B068": 2}})
    assert line(t, "fields") == -1
    assert line(t, "vegetables") == 2
    t = alone({"cards": ["B068"], "fields": {"r1c4": {}, "r1c5": {}}})
    assert line(t, "fields") == 1
    t = alone({"cards": ["B068"]})
    play(t, "place farmland")
    assert len(choices(t, "plow")) == 13, "no tile lies there to be adjacent to"


@pytest.mark.rule("R60")
@pytest.mark.parametrize(("beans", "why"), [(1, None), (0, "reason-need-not-met")])
def test_a_card_that_is_a_field_counts_as_one(beans: int, why: str | None) -> None:
    row = {"goods": {"wood": 1}, "cards": ["B068"], "memory": {"B068": beans}}
    t = alone({**row, "fields": {"r1c5": {"vegetable": 1}}, "hand": ["B045", FREE]})
    play(t, "place meeting-place")
    assert reason(t, "play B045") == why


@pytest.mark.rule("R60")
@pytest.mark.parametrize(("grain", "why"), [(3, None), (1, None), (0, "reason-need-not-met")])
def test_a_grain_field_holds_at_least_one_grain(grain: int, why: str | None) -> None:
    fields = {"r1c4": {"grain": 2}, "r1c5": {"grain": grain}}
    t = alone({"goods": {"wood": 1}, "fields": fields, "hand": ["A026", FREE]})
    play(t, "place meeting-place")
    assert reason(t, "play A026") == why


@pytest.mark.rule("R60")
@pytest.mark.parametrize(
    ("fields", "beans", "food"),
    [
        ({"r1c4": {"grain": 1}, "r1c5": {"vegetable": 1}}, 0, 3),
        ({"r1c4": {"grain": 1}, "r1c5": {"vegetable": 1}}, 1, 0),
        ({"r1c4": {"grain": 1}, "r1c5": {}}, 1, 3),
        ({"r1c4": {"grain": 1}, "r1c5": {}}, 0, 0),
    ],
)
def test_an_empty_field_has_nothing_on_it_be_it_a_tile_or_a_card(
    fields: dict[str, dict[str, int]], beans: int, food: int
) -> None:
    row = {"cards": ["B061", "B068"], "memory": {"B068": beans}, "fields": fields}
    t = table({**row, "goods": {"food": 4}}, FED, round=4, phase="harvest")
    assert goods(t).get("food", 0) == food


@pytest.mark.rule("R62")
def test_another_player_is_never_the_owner_of_the_card() -> None:
    t = table({"cards": ["A160"], "goods": {"food": 2}}, {}, {}, {}, round=5, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert goods(t) == {"food": 4}
    assert deciding(t) == 1
    wish = {"urgent-wish": {"people": [0], "newborn": [0]}}
    row = {"people": 3, "newborn": 1, "placed": 1, "cards": ["A026"]}
    t = table(row, {"cards": []}, round=14, spaces=wish)
    assert reason(t, "place urgent-wish") == "reason-occupied"


@pytest.mark.rule("R62")
@pytest.mark.parametrize(("rooms", "wood"), [(THREE_ROOMS, 3), (["r2c1", "r3c1"], 0)])
def test_the_other_players_are_all_but_the_owner(rooms: list[str], wood: int) -> None:
    others = [{"rooms": THREE_ROOMS}, {"rooms": THREE_ROOMS}, {"rooms": rooms}]
    t = table({"hand": ["B163"]}, *others)
    play(t, "place lessons")
    assert goods(t).get("wood", 0) == wood


@pytest.mark.rule("R64", "R74")
def test_goods_that_wait_on_a_card_are_neither_in_the_farm_nor_in_the_supply() -> None:
    t = alone({"cards": ["A102", "B019"], "goods": {"reed": 5}})
    assert t.observe(None)["seats"][0]["on_cards"]["A102"]["wood"] == 1
    assert [line(t, name) for name in ("grain", "vegetables", "fields")] == [-1, -1, -1]
    assert reason(t, "place farm-expansion") == "reason-none-of"
    play(t, "place grain-seeds")
    assert line(t, "grain") == 1


@pytest.mark.rule("R64", "R78")
def test_building_resources_on_a_card_break_no_tie() -> None:
    for cards, wood, winners in ((["A102"], 0, (0, 1)), (["A102"], 1, (0,)), ([], 0, (0, 1))):
        t = table({"cards": cards, "goods": {"wood": wood}}, {}, round=14, phase="end")
        assert t.winners() == winners


@pytest.mark.rule("R64")
def test_goods_on_a_card_that_is_a_field_belong_to_the_farm() -> None:
    row = {"cards": ["B068"], "memory": {"B068": 2}, "goods": {"food": 4}}
    assert line(alone(row), "vegetables") == 2
    t = table(row, FED, round=4, phase="harvest")
    assert goods(t) == {"vegetable": 1}
    assert t.observe(None)["seats"][0]["on_cards"] == {"B068": {"vegetable": 1}}


@pytest.mark.rule("R67")
@pytest.mark.parametrize("more", [0, 1, 2])
def test_any_number_may_be_none(more: int) -> None:
    fields = {"r1c4": {"grain": 3}, "r1c5": {"grain": 2}}
    row = {"cards": ["A112"], "fields": fields, "goods": {"food": 4}}
    t = table(row, FED, round=4, phase="harvest")
    assert offered(t) == {"reap r1c4", "reap r1c5", "done"}
    play(t, *["reap r1c4", "reap r1c5"][:more])
    if more < 2:
        play(t, "done")
    assert goods(t) == {"grain": 2 + more}


@pytest.mark.rule("RX03", "R76")
def test_a_manger_with_eight_spaces_scores_three_and_not_the_lower_steps_as_well() -> None:
    t = alone({"cards": ["A032"], "pastures": EIGHT_CELLS})
    assert bonus(t) == 3
