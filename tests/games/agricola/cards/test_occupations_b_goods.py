"""Occupations of deck B for goods of several kinds: B102, B104 and B156."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import MEADOWS, alone, table, theirs
from tests.games.agricola.scenario import goods, offered, play, seat

# B102 Consultant


@pytest.mark.card("B102")
@pytest.mark.parametrize(
    ("seats", "gain"), [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2}), (4, {"sheep": 2})]
)
def test_the_consultant_brings_goods_by_the_number_of_players(
    seats: int, gain: dict[str, int]
) -> None:
    t = alone({"hand": ["B102"], "pastures": MEADOWS}, seats=seats)
    play(t, "place lessons")
    assert goods(t) == gain


@pytest.mark.card("B102")
@pytest.mark.parametrize(("cards", "food"), [(["A012"], {}), (["M01"], {"food": 2})])
def test_a_sheep_of_the_consultant_without_room_is_cooked_or_released(
    cards: list[str], food: dict[str, int]
) -> None:
    t = alone({"hand": ["B102"], "cards": cards}, seats=4)
    play(t, "place lessons")
    assert goods(t) == {"sheep": 1, **food}


# B104 Sheep Walker

SWAPS = {good: f"trade 1 sheep for 1 {good}" for good in ("boar", "vegetable", "stone")}


@pytest.mark.card("B104")
@pytest.mark.parametrize("good", SWAPS)
def test_the_sheep_walker_trades_any_number_of_sheep_before_a_placement(good: str) -> None:
    t = alone({"cards": ["B104"], "animals": {"sheep": 4}, "pastures": MEADOWS})
    play(t, "anytime")
    assert offered(t) == set(SWAPS.values())
    play(t, SWAPS[good], "anytime", SWAPS[good])
    assert goods(t) == {"sheep": 2, good: 2}
    play(t, "anytime", SWAPS[good], "anytime", SWAPS[good])
    assert goods(t) == {good: 4}
    assert "anytime" not in offered(t)


@pytest.mark.card("B104")
def test_the_sheep_walker_does_not_trade_sheep_on_their_way_from_the_market() -> None:
    t = alone({"cards": ["B104"]}, spaces={"sheep-market": {"goods": {"sheep": 3}}})
    assert "anytime" not in offered(t)
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1}
    assert "place farmland" in offered(t)


@pytest.mark.card("B104")
@pytest.mark.parametrize(
    ("row", "actions"),
    [
        ({"goods": {"clay": 3}, "animals": {"sheep": 1}}, ["major-improvement", "build M06"]),
        ({"goods": {"reed": 1}, "animals": {"sheep": 2}}, ["house-redevelopment"]),
        ({"hand": ["B121"], "animals": {"sheep": 1}}, ["lessons"]),
    ],
    ids=["an improvement", "a renovation", "an occupation"],
)
def test_the_sheep_walker_trades_in_order_to_pay(row: dict[str, Any], actions: list[str]) -> None:
    t = alone({"cards": ["B104"], "house": "clay", "pastures": MEADOWS, **row})
    play(t, f"place {actions[0]}", *actions[1:])
    assert goods(t) == {}
    assert "anytime" not in offered(t)


@pytest.mark.card("B104")
def test_a_boar_of_the_sheep_walker_needs_room() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 4, "boar": 1}, "pastures": MEADOWS[:1]}
    t = alone(row)
    play(t, "anytime", SWAPS["boar"])
    assert offered(t) == {"release boar", "release sheep"}
    play(t, "release boar")
    assert goods(t) == {"sheep": 3, "boar": 1}


@pytest.mark.card("B104")
def test_the_sheep_walker_feeds_with_vegetables() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 1}, "goods": {"food": 3}}
    t = table(row, {"goods": {"food": 9}}, round=13, phase="feeding")
    assert offered(t) == {SWAPS["vegetable"], "beg"}
    play(t, SWAPS["vegetable"])
    assert t.position()["round"] == 14
    assert seat(t)["begging"] == 0
    assert goods(t) == {}


@pytest.mark.card("B104")
def test_the_sheep_walker_trades_before_and_after_breeding_but_not_meanwhile() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 3, "boar": 1}, "pastures": MEADOWS}
    t = table(row, {}, phase="breeding", round=14)
    assert offered(t) == {*SWAPS.values(), "done"}
    play(t, SWAPS["boar"], "done")
    assert goods(t) == {"sheep": 3, "boar": 3}
    assert offered(t) == {*SWAPS.values(), "done"}
    play(t, SWAPS["vegetable"], "done")
    assert t.decision is None
    assert goods(t) == {"sheep": 2, "boar": 3, "vegetable": 1}
    assert t.scores()[0].lines["vegetables"] == 1


@pytest.mark.card("B104")
def test_the_sheep_walker_does_not_trade_while_animals_are_born() -> None:
    animals = {"sheep": 2, "boar": 2}
    row = {"cards": ["B104"], "animals": animals, "pastures": [["r1c4"], ["r1c5"]]}
    t = table(row, {}, round=4, phase="breeding")
    play(t, "done")
    assert offered(t) == {"forgo sheep", "forgo boar"}


@pytest.mark.card("B104")
def test_the_sheep_walker_trades_right_after_breeding_in_an_earlier_harvest() -> None:
    row = {"cards": ["B104"], "animals": {"sheep": 2}, "pastures": MEADOWS}
    t = table(row, {}, round=4, phase="breeding")
    play(t, "done")
    assert t.position()["round"] == 5
    play(t, "anytime", SWAPS["stone"])
    assert goods(t) == {"sheep": 2, "stone": 1}


@pytest.mark.card("B104")
def test_the_sheep_walker_makes_room_after_breeding_for_what_the_next_round_brings() -> None:
    row = {"cards": ["B104", "B164"], "animals": {"sheep": 2}, "pastures": [["r1c5"]]}
    sheep = {"round": 5, "seat": 0, "goods": {"sheep": 1}, "card": "B164"}
    t = table(row, {}, {}, {}, round=4, phase="breeding", scheduled=[sheep])
    play(t, "done")
    assert goods(t) == {"sheep": 3}
    play(t, SWAPS["stone"], "done")
    assert t.position()["round"] == 5
    assert goods(t) == {"sheep": 3, "stone": 1}


@pytest.mark.card("B104")
def test_the_sheep_walker_trades_for_its_owner_only() -> None:
    t = theirs({"cards": ["B104"], "animals": {"sheep": 1}})
    assert "anytime" not in offered(t)
    t = table({"cards": ["B104"], "placed": 2}, {"animals": {"sheep": 1}}, turn=1, round=14)
    assert "anytime" not in offered(t)


# B156 Storehouse Keeper


@pytest.mark.card("B156")
@pytest.mark.parametrize("good", ["clay", "grain"])
def test_the_storehouse_keeper_takes_clay_or_grain_at_the_resource_market(good: str) -> None:
    t = alone({"cards": ["B156"]}, seats=4)
    play(t, "place resource-market")
    assert offered(t) == {"take clay", "take grain"}
    play(t, f"take {good}")
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1, good: 1}
