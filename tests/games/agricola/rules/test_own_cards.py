"""Rules for hand cards that no printed card of the base box shows, by cards of our own.

The cards stand in for Rammed Clay (A016) and the Drinking Trough (A012), both minor improvements,
and for the Wood Cutter (A116), an occupation.
"""

from __future__ import annotations

from typing import Any

import pytest

from bocage.farm.goods import CLAY, FOOD, STONE, clay, food, grain, sheep, stone, wood
from bocage.games.agricola.card import Card, Need
from bocage.games.agricola.cards.words import (
    AT_ROUND_START,
    ON_ANY_SPACE,
    When,
    after_using,
    at_most_occupations,
    minor,
    occupation,
)
from bocage.games.agricola.events import BEFORE_ROUND
from bocage.games.agricola.plan import neighbours
from bocage.games.agricola.queries import STABLE_ROOM
from bocage.games.agricola.state import AgricolaState
from bocage.games.agricola.steps.crops import Reaping
from bocage.games.agricola.steps.fields import Plow
from bocage.games.agricola.steps.goods import Gain
from bocage.games.agricola.steps.house import BuildStables, FamilyGrowth
from bocage.games.agricola.steps.payment import Buy
from bocage.games.agricola.vocabulary import TAKE
from bocage.kernel.flow import Named, OneOf
from bocage.kernel.tableau import ANY, Says
from tests.games.agricola.cards.tables import QUIET, alone, pile, table

from ..own_cards import ComeHome, own_cards
from ..scenario import choices, events, goods, offered, play, reason, seat, wait_for_round


def without_food(s: AgricolaState, owner: int, detail: int) -> bool:
    """Whether the owner has no food."""
    return not s.seats[owner].goods[FOOD]


BEFORE = minor(
    "A016", "Own", "crop-provider", When(BEFORE_ROUND, ANY).only(without_food).gain(grain(1))
)
AT_START = minor("A016", "Own", "crop-provider", AT_ROUND_START.only(without_food).gain(grain(1)))


@pytest.mark.rule("R09")
@pytest.mark.parametrize(("card", "grain"), [(BEFORE, 1), (AT_START, 0)], ids=["before", "at"])
def test_before_the_start_of_a_round_its_goods_have_not_come(card: Card, grain: int) -> None:
    lies = [{"round": 6, "seat": 0, "goods": {"food": 1}, "card": "A044"}]
    with own_cards(card):
        rows = {"placed": 1, "cards": ["A044", "A016"]}, {"placed": 2}
        t = table(*rows, round=5, scheduled=lies, spaces=pile("reed-bank", "reed", 1))
        play(t, "place reed-bank")
        assert t.position()["round"] == 6
        assert goods(t) == {"reed": 1, "food": 1, **({"grain": 1} if grain else {})}


@pytest.mark.rule("R09")
@own_cards(BEFORE)
def test_before_the_start_of_a_round_nothing_is_revealed_or_laid_out() -> None:
    rows = {"placed": 1, "cards": ["A016"]}, {"placed": 2}
    t = table(*rows, round=5, spaces=pile("reed-bank", "reed", 1))
    play(t, "place reed-bank")
    told = ("log-receive", "log-receive.card", "log-round", "log-reveal")
    order = [id for _, id in events(t) if id in told]
    assert order == list(told)


STABLE_IN_8 = minor(
    "A016",
    "Own",
    "farm-planner",
    AT_ROUND_START.only(lambda s, owner, round: round == 8).may(BuildStables(wood=0, limit=1)),
)
SHEEP_IN_8 = minor(
    "A016",
    "Own",
    "livestock-provider",
    AT_ROUND_START.only(lambda s, owner, round: round == 8).may(Buy(wood(1), Gain(sheep(1)))),
)


@pytest.mark.rule("R11")
@own_cards(STABLE_IN_8)
def test_a_stable_that_is_declined_is_in_the_reserve_again() -> None:
    row = {"cards": ["A016"], "goods": {"wood": 8, "food": 9}}
    t = table(row, {"goods": {"food": 9}}, round=8, phase="preparation")
    play(t, "done", "place farm-expansion", *[f"stable r1c{column}" for column in (2, 3, 4)])
    assert choices(t, "stable")
    play(t, "stable r1c5")
    assert seat(t)["stables"] == ["r1c2", "r1c3", "r1c4", "r1c5"]


@pytest.mark.rule("R11")
@own_cards(SHEEP_IN_8)
def test_an_exchange_that_is_declined_costs_nothing_and_does_not_come_again() -> None:
    row = {"cards": ["A016"], "goods": {"wood": 1, "food": 40}}
    t = table(row, {"goods": {"food": 40}}, round=8, phase="preparation")
    assert offered(t) == {"use A016", "done"}
    play(t, "done")
    assert goods(t) == {"wood": 1, "food": 40}
    wait_for_round(t, 11)
    assert "sheep" not in goods(t)


GROWTH_AFTER_WORK = minor(
    "A016",
    "Own",
    "actions-booster",
    after_using("day-laborer").may(FamilyGrowth(needs_room=False, by_card=True)),
)
GROWTH_WHEN_PLAYED = minor(
    "A016", "Own", "actions-booster", play=FamilyGrowth(needs_room=False, by_card=True)
)
ON_FARMLAND = {"farmland": {"people": [0]}}


@pytest.mark.rule("R25")
@own_cards(GROWTH_AFTER_WORK)
def test_growth_by_a_card_puts_the_child_beside_the_person_who_acted() -> None:
    t = table({"cards": ["A016"], "placed": 1}, {}, round=5, spaces=ON_FARMLAND)
    play(t, "place day-laborer", "use A016")
    spaces = t.position()["spaces"]
    assert spaces["day-laborer"] == {"people": [0], "newborn": [0]}
    assert spaces["farmland"] == {"people": [0]}
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)


@pytest.mark.rule("R25")
@own_cards(GROWTH_WHEN_PLAYED)
def test_growth_by_a_card_that_is_played_puts_the_child_where_it_was_played() -> None:
    t = table({"hand": ["A016"], "placed": 1}, {}, round=5, spaces=ON_FARMLAND)
    play(t, "place major-improvement")
    assert seat(t)["cards"] == ["A016"]
    spaces = t.position()["spaces"]
    assert spaces["major-improvement"] == {"people": [0], "newborn": [0]}
    assert spaces["farmland"] == {"people": [0]}


@pytest.mark.rule("R25")
@pytest.mark.parametrize(("people", "newborn"), [(2, 0), (3, 0), (4, 1), (5, 0)])
def test_people_in_reserve_count_for_nothing(people: int, newborn: int) -> None:
    row = {"people": people, "newborn": newborn, "hand": ["B036", "A016"]}
    t = alone({**row, "goods": {"clay": 5, "food": 5}})
    play(t, "place meeting-place", "play B036")
    assert goods(t) == {good: 5 - people for good in ("clay", "food") if people < 5}


@pytest.mark.rule("R29")
def test_a_stable_has_one_special_ability_at_most() -> None:
    roomy = minor("A012", "Own", "farm-planner", Says(STABLE_ROOM, 2))
    roomier = minor("A016", "Own", "farm-planner", Says(STABLE_ROOM, 3))
    pet = 1
    with own_cards(roomy, roomier):
        for cards, room in (([], 1), (["A012"], 2), (["A016"], 3), (["A012", "A016"], 3)):
            t = alone(
                {"cards": cards, "stables": ["r1c5"]}, spaces=pile("sheep-market", "sheep", 9)
            )
            play(t, "place sheep-market")
            assert goods(t) == {"sheep": room + pet}


@pytest.mark.rule("R41")
@own_cards(minor("A016", "Own", "crop-provider", play=Reaping()))
def test_a_field_phase_by_a_card_is_no_harvest() -> None:
    row = {
        "hand": ["A016"],
        "cards": ["A112", "B039", "B050", "B061", "joinery"],
        "goods": {"wood": 1},
        "animals": {"sheep": 3},
        "pastures": [["r1c5", "r2c5"]],
        "fields": {"r1c2": {"grain": 3}, "r1c3": {"vegetable": 2}, "r1c4": {}},
    }
    t = alone(row, round=5)
    play(t, "place major-improvement")
    assert goods(t) == {"wood": 1, "grain": 1, "vegetable": 1, "sheep": 3}
    assert seat(t)["fields"] == {"r1c2": {"grain": 2}, "r1c3": {"vegetable": 1}, "r1c4": {}}
    assert "place day-laborer" in offered(t)


@pytest.mark.rule("R49")
@own_cards(
    minor(
        "A016",
        "Own",
        "food-provider",
        need=Need("own", lambda s, seat: s.seats[seat].tableau.improvements > 0),
    )
)
def test_a_travelling_card_does_not_count_for_a_prerequisite() -> None:
    row = {"goods": {"food": 1, "clay": 3}, "hand": ["A005", "A012", "A016"]}
    t = alone(row)
    play(t, "place meeting-place")
    assert reason(t, "play A016") == "reason-need-not-met"
    for first, why in (("A005", "reason-need-not-met"), ("A012", None)):
        t = alone(row)
        play(t, "place meeting-place", f"play {first}", "done", "place major-improvement")
        assert reason(t, "play A016") == why


NO_FIELDS = Need("own", lambda s, seat: not s.seats[seat].fields)


@pytest.mark.rule("R50")
@pytest.mark.parametrize(
    ("need", "spoils"),
    [(at_most_occupations(0), {"cards": QUIET[:1]}), (NO_FIELDS, {"fields": {"r1c5": {}}})],
    ids=["occupations", "fields"],
)
def test_a_prerequisite_may_be_to_have_none(need: Need, spoils: dict[str, Any]) -> None:
    with own_cards(minor("A016", "Own", "points-provider", need=need)):
        for row, why in (({}, None), (spoils, "reason-need-not-met")):
            t = alone({**row, "goods": {"clay": 1}, "hand": ["A016", "A012"]})
            play(t, "place meeting-place")
            assert reason(t, "play A016") == why


DEAR = occupation("A116", "Own", "building-resource-provider", cost=food(2), play=Gain(wood(1)))


@pytest.mark.rule("R52")
@own_cards(DEAR)
def test_the_cost_of_an_occupation_comes_on_top_of_that_of_the_lesson() -> None:
    for played, lesson in ((0, 0), (1, 1)):
        row = {"hand": ["A116"], "cards": QUIET[:played], "goods": {"food": 5}}
        t = alone(row)
        play(t, "place lessons")
        assert goods(t) == {"wood": 1, "food": 5 - lesson - 2}


@pytest.mark.rule("R52")
@own_cards(DEAR)
def test_the_cost_of_an_occupation_cannot_be_avoided() -> None:
    t = alone({"hand": ["A116"], "goods": {"food": 1}})
    assert reason(t, "place lessons") == "reason-cannot-pay"
    t = alone({"hand": ["A116", "A119", "A110"], "goods": {"food": 1}})
    play(t, "place lessons")
    assert choices(t, "play") == {"A119", "A110"}
    assert reason(t, "play A116") == "reason-cannot-pay"


@pytest.mark.rule("R56")
@own_cards(minor("A016", "Own", "actions-booster", play=ComeHome("day-laborer")))
def test_a_space_that_the_last_person_has_left_may_be_used_again() -> None:
    there = {"day-laborer": {"people": [0]}, "farmland": {"people": [0]}}
    t = table({"hand": ["A016"], "people": 4, "placed": 2}, {}, round=5, spaces=there)
    assert reason(t, "place day-laborer") == "reason-occupied"
    play(t, "place major-improvement")
    assert reason(t, "place farmland") == "reason-occupied"
    play(t, "place day-laborer")
    assert goods(t, 1) == {"food": 2}
    assert t.position()["spaces"]["day-laborer"] == {"people": [1]}
    assert reason(t, "place day-laborer") == "reason-occupied"
    assert seat(t)["placed"] == 2


SLASHES = minor(
    "A016",
    "Own",
    "crop-provider",
    play=OneOf(
        Named(TAKE.base + CLAY, Gain(clay(1) + food(1))),
        Named(TAKE.base + STONE, Gain(stone(1) + grain(1))),
    ),
)


@pytest.mark.rule("RX10", "R51")
@pytest.mark.parametrize(
    ("take", "gain"), [("clay", {"clay": 1, "food": 1}), ("stone", {"stone": 1, "grain": 1})]
)
@own_cards(SLASHES)
def test_slashes_match_first_with_first_and_second_with_second(
    take: str, gain: dict[str, int]
) -> None:
    t = alone({"hand": ["A016"]})
    play(t, "place major-improvement")
    assert offered(t) == {"take clay", "take stone"}
    play(t, f"take {take}")
    assert goods(t) == gain


@pytest.mark.rule("R55")
@own_cards(minor("A016", "Own", "farm-planner", after_using("farmland").may(Plow())))
def test_an_action_by_a_card_is_no_second_use_of_the_space() -> None:
    t = alone({"cards": ["A016"]})
    play(t, "place farmland", "plow r1c5", "use A016", "plow r1c4")
    assert seat(t)["fields"] == {"r1c4": {}, "r1c5": {}}
    assert "place day-laborer" in offered(t), "the second field opens no window of its own"


def beside_an_own_person(s: AgricolaState, owner: int, space: int) -> bool:
    """Whether somebody of the owner stands on a neighbour of the space."""
    return any(2 * owner in s.occupants[s.rules.space_of[other]] for other in neighbours(s, space))


NEIGHBOUR = minor(
    "A016", "Own", "crop-provider", ON_ANY_SPACE.only(beside_an_own_person).gain(grain(1))
)


@pytest.mark.rule("R59")
@pytest.mark.parametrize(
    ("first", "second", "beside"),
    [
        ("clay-pit", "forest", True),
        ("clay-pit", "reed-bank", True),
        ("clay-pit", "fishing", False),
        ("forest", "sheep-market", True),
        ("clay-pit", "sheep-market", False),
        ("grain-seeds", "farmland", True),
        ("grain-seeds", "day-laborer", False),
        ("grain-seeds", "clay-pit", False),
        ("grain-utilization", "western-quarry", True),
        ("western-quarry", "sheep-market", False),
        ("grain-utilization", "fencing", True),
        ("vegetable-seeds", "western-quarry", True),
        ("vegetable-seeds", "sheep-market", False),
    ],
)
@own_cards(NEIGHBOUR)
def test_neighbours_lie_orthogonally_and_gaps_do_not_part_them(
    first: str, second: str, beside: bool
) -> None:
    piles: dict[str, Any] = {}
    for space, good in (
        ("forest", "wood"),
        ("clay-pit", "clay"),
        ("reed-bank", "reed"),
        ("fishing", "food"),
        ("sheep-market", "sheep"),
        ("western-quarry", "stone"),
    ):
        piles |= pile(space, good, 1)
    cards = [
        *("sheep-market", "grain-utilization", "fencing", "major-improvement"),
        *("western-quarry", "basic-wish", "house-redevelopment"),
        "vegetable-seeds",
    ]
    supply = {"grain": 1, "wood": 4}
    row = {"placed": 1, "cards": ["A016"], "goods": supply, "fields": {"r3c5": {}}}
    piles[first] = {**piles.get(first, {}), "people": [0]}
    t = table(row, {"placed": 2}, round=8, round_cards=cards, spaces=piles)
    play(t, f"place {second}")
    assert goods(t)["grain"] == (2 if beside else 1)
