"""Occupations of deck Z that answer other players, the round and what is cooked."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS
from tests.games.agricola.scenario import choices, goods, lying, offered, play, seat
from tests.games.common import deciding

from .deck_i import MARKETS, ZED, learn, meal, work
from .tables import FED, alone, bonus, every, line, table, turn, window

IDLE = {"placed": 2}

# Gentleman


@pytest.mark.card("Z326")
def test_the_gentleman_gets_a_food_for_the_very_last_person_of_a_round() -> None:
    t = alone({"cards": ["Z326"]}, 4, round=5, options=ZED)
    work(t, "grain-seeds")
    assert goods(t) == {"grain": 1}
    work(t, "day-laborer")
    assert (t.position()["round"], goods(t)) == (6, {"grain": 1, "food": 3})


@pytest.mark.card("Z326")
def test_the_gentleman_gets_two_food_if_he_comes_last_himself() -> None:
    t = learn("Z326", {"placed": 1}, 4, round=5, options=ZED)
    assert (t.position()["round"], goods(t)) == (6, {"food": 2})
    t = learn("Z326", {}, 4, round=5, options=ZED)
    assert goods(t) == {}


@pytest.mark.card("Z326")
def test_the_last_person_of_another_brings_the_gentleman_nothing() -> None:
    rows = {"cards": ["Z326"], "placed": 1}, {"placed": 1}, IDLE, IDLE
    t = table(*rows, round=5, options=ZED)
    work(t, "grain-seeds", "day-laborer")
    assert (t.position()["round"], goods(t)) == (6, {"grain": 1})


@pytest.mark.card("Z326", "Z314")
def test_the_guest_of_a_keg_may_be_the_last() -> None:
    row = {"cards": ["Z326"], "hand": ["Z314"], "goods": {"wood": 1}, "placed": 1}
    t = table(row, IDLE, IDLE, IDLE, round=5, options=ZED)
    play(t, "place meeting-place", "play Z314", "start", "place grain-seeds")
    assert (t.position()["round"], goods(t)) == (6, {"grain": 1, "food": 1})


# Herald


@pytest.mark.card("Z327")
def test_the_herald_brings_two_wood() -> None:
    assert goods(learn("Z327", seats=3, options=ZED)) == {"wood": 2}


@pytest.mark.card("Z327")
@pytest.mark.parametrize("wanted", ["house-redevelopment", "western-quarry"])
def test_the_herald_orders_the_cards_of_a_stage(wanted: str) -> None:
    t = turn({"cards": ["Z327"]}, 3, round=5, options=ZED, starting_player=1)
    work(t, "day-laborer", "grain-seeds")
    assert deciding(t) == 0
    play(t, f"reveal {wanted}")
    assert t.position()["round"] == 6
    assert t.position()["round_cards"][5] == wanted
    assert deciding(t) == 1


@pytest.mark.card("Z327")
def test_the_herald_orders_nothing_beyond_the_stage_and_for_nobody_else() -> None:
    t = turn({"cards": ["Z327"]}, 3, round=5, options=ZED)
    work(t, "day-laborer", "grain-seeds")
    assert choices(t, "reveal") == {"house-redevelopment", "western-quarry"}
    t = turn({}, 3, round=5, options=ZED)
    work(t, "day-laborer", "grain-seeds")
    assert choices(t, "reveal") == set()


@pytest.mark.card("Z327")
def test_the_herald_puts_cards_in_order_until_it_is_enough() -> None:
    t = turn({"cards": ["Z327"]}, 3, round=5, options=ZED)
    play(t, "anytime")
    assert t.decision is not None
    assert bocage.text(t.decision.prompt).startswith("Put the cards to come in order")
    said = {action.text: bocage.text(t.describe(action)) for action in t.decision.actions}
    assert said["reveal western-quarry"] == "Put “1 Stone (Stage 2)” next in its stage"
    assert said["done"] == "Done"
    play(t, "reveal western-quarry", "reveal cattle-market", "done")
    work(t, "day-laborer", "grain-seeds")
    assert t.position()["round_cards"][5] == "western-quarry"


@pytest.mark.card("Z327")
def test_the_herald_may_only_look() -> None:
    t = turn({"cards": ["Z327"]}, 3, round=5, options=ZED)
    play(t, "anytime", "done")
    assert "place day-laborer" in offered(t)


# Cooper


@pytest.mark.card("Z328")
@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize("space", ["fishing", "traveling-players"])
def test_the_cooper_gets_a_food_when_anybody_takes_three(space: str, user: int) -> None:
    for lies, more in ((2, 0), (3, 1), (7, 1)):
        rows: list[dict[str, Any]] = [{"cards": ["Z328"]}, {}, {}, {}]
        spaces = {space: {"goods": {"food": lies}}}
        t = table(*rows, turn=user, round=5, options=ZED, spaces=spaces)
        work(t, space)
        assert goods(t).get("food", 0) == more + (lies if user == 0 else 0)


@pytest.mark.card("Z328", "I248")
def test_food_of_the_net_fisherman_does_not_concern_the_cooper() -> None:
    spaces = {"reed-bank": {"goods": {"reed": 1}}, "fishing": {"goods": {"food": 4}}}
    rows = {"cards": ["Z328"], "placed": 2}, {"cards": ["I248"], "placed": 1}, IDLE, IDLE
    t = table(*rows, turn=1, round=5, options=ZED, spaces=spaces)
    work(t, "reed-bank")
    assert [goods(t), goods(t, 1)] == [{}, {"reed": 1, "food": 4}]


@pytest.mark.card("Z328", "I100")
def test_food_from_the_supply_does_not_concern_the_cooper() -> None:
    rows: list[dict[str, Any]] = [{"cards": ["Z328", "I100"]}, {}, {}, {}]
    t = table(*rows, turn=1, round=5, options=ZED)
    work(t, "I100")
    assert [goods(t), goods(t, 1)] == [{}, {"food": 3}]


# Mail Coach Driver


def posted(space: str, lies: dict[str, int], **other: Any) -> bocage.Table:
    """Seat 1 has just used a space, seat 0 has the Mail Coach Driver and one person left."""
    spaces = {space: {"goods": lies}} if lies else {}
    rows = {"cards": ["Z329"], "placed": 1}, {"placed": 1, **other}, IDLE
    t = table(*rows, turn=1, round=10, options=ZED, spaces=spaces)
    work(t, space)
    return t


@pytest.mark.card("Z329")
@pytest.mark.parametrize(
    ("space", "lies", "found"),
    [
        ("forest", {"wood": 3}, {"wood": 3}),
        ("grain-seeds", {}, {"grain": 1}),
        ("vegetable-seeds", {}, {"vegetable": 1}),
        ("sheep-market", {"sheep": 1}, {"sheep": 1}),
    ],
)
def test_others_get_the_goods_of_spaces_when_their_people_come_home(
    space: str, lies: dict[str, int], found: dict[str, int]
) -> None:
    t = posted(space, lies)
    assert (deciding(t), goods(t, 1)) == (0, {})
    assert lying(t, space) == {}
    work(t, "day-laborer")
    assert (t.position()["round"], goods(t, 1)) == (11, found)


@pytest.mark.card("Z329")
def test_food_is_no_good_and_comes_at_once() -> None:
    assert goods(posted("fishing", {"food": 3}), 1) == {"food": 3}


@pytest.mark.card("Z329", "I74")
def test_what_a_card_adds_comes_at_once() -> None:
    t = posted("grain-seeds", {}, cards=["I74"])
    assert goods(t, 1) == {"grain": 2}
    work(t, "day-laborer")
    assert goods(t, 1) == {"grain": 3}


@pytest.mark.card("Z329", "K292", "K310")
@pytest.mark.parametrize(
    ("card", "space", "lies", "found"),
    [
        ("K292", "vegetable-seeds", {}, {"vegetable": 1, "grain": 2}),
        ("K310", "forest", {"wood": 3}, {"wood": 4}),
    ],
)
def test_who_hears_of_arrivals_does_so_when_the_goods_are_there(
    card: str, space: str, lies: dict[str, int], found: dict[str, int]
) -> None:
    t = posted(space, lies, cards=[card])
    assert goods(t, 1) == {}
    work(t, "day-laborer")
    assert goods(t, 1) == found


@pytest.mark.card("Z329", "Z331")
def test_the_sower_sows_vegetables_that_come_with_the_coach() -> None:
    t = posted("vegetable-seeds", {}, cards=["Z331"], fields={"r1c5": {}})
    assert deciding(t) == 0
    work(t, "day-laborer")
    assert (deciding(t), goods(t, 1), offered(t)) == (1, {"vegetable": 1}, window("Z331"))


@pytest.mark.card("Z329")
def test_the_mail_coach_driver_waits_for_nothing() -> None:
    spaces = {"forest": {"goods": {"wood": 3}}}
    t = turn({"cards": ["Z329"]}, 3, options=ZED, spaces=spaces)
    work(t, "forest")
    assert goods(t) == {"wood": 3}


# Taxidermist


def stuffed(row: dict[str, Any]) -> bocage.Table:
    """After the meal of round 4 for which seat 0, who has the Taxidermist, cooks all animals."""
    given = {"cards": ["Z330", "A1"], **row}
    t = meal(given, FED, FED, FED, options=ZED)
    while t.position()["round"] == 4 and t.decision is not None:
        cooked = [text for text in sorted(offered(t)) if text.startswith("cook")]
        t.play("use Z330" if "use Z330" in offered(t) else (cooked or ["beg"])[0])
    return t


@pytest.mark.card("Z330")
@pytest.mark.parametrize("animal", MARKETS)
def test_an_animal_that_is_cooked_still_counts_with_the_taxidermist(animal: str) -> None:
    t = stuffed({"animals": {animal: 1}})
    assert animal not in goods(t)
    assert line(t, animal) == 1
    others = [kind for kind in MARKETS if kind != animal]
    assert [line(t, kind) for kind in others] == [-1, -1]


@pytest.mark.card("Z330")
def test_the_taxidermist_keeps_one_animal_of_each_type() -> None:
    row = {"animals": {"boar": 3, "sheep": 1}, "pastures": MEADOWS, "people": 4}
    t = stuffed(row)
    assert (line(t, "boar"), line(t, "sheep")) == (1, 1)
    assert {"boar", "sheep"} & set(goods(t)) == set()


@pytest.mark.card("Z330", "I246")
def test_a_stuffed_head_of_cattle_makes_a_pair_for_the_milking_hand() -> None:
    t = stuffed({"cards": ["Z330", "A1", "I246"], "animals": {"cattle": 1}, "goods": {"food": 1}})
    assert bonus(t) == 0
    row = {**seat(t), "placed": 0, "animals": {"cattle": 1}}
    assert bonus(alone(row, 4, options=ZED)) == 1


@every(["Z330"])
def test_it_holds_no_live_animals(card: str) -> None:
    spaces = {"sheep-market": {"goods": {"sheep": 3}}}
    t = alone({"cards": [card]}, 4, options=ZED, spaces=spaces)
    work(t, "sheep-market")
    assert goods(t) == {"sheep": 1}
