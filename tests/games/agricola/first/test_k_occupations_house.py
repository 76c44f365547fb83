"""Occupations of deck K for prices and the house."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

from .later import TO_STONE, later
from .tables import FREE, alone, dawn, window

# Frame Builder


@pytest.mark.card("K272")
@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_the_frame_builder_renovates_with_a_wood_for_one_clay_or_stone(
    house: str, material: str
) -> None:
    row = {"cards": ["K272"], "house": house}
    t = alone({**row, "goods": {material: 1, "wood": 1, "reed": 1}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (material, {})
    t = alone({**row, "goods": {"wood": 2, "reed": 1}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("K272")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_frame_builder_builds_with_a_wood_for_exactly_two(house: str) -> None:
    row = {"cards": ["K272"], "house": house}
    t = alone({**row, "goods": {house: 6, "wood": 2, "reed": 4}})
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "use K272")
    play(t, "room r1c2")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})
    t = alone({**row, "goods": {house: 2, "wood": 3, "reed": 2}})
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("K272", "E36")
def test_the_frame_builder_replaces_clay_that_the_clay_roof_brought_in() -> None:
    t = alone({"cards": ["K272", "E36"], "goods": {"wood": 6}})
    play(t, "place farm-expansion", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})


@pytest.mark.card("K272", "E218")
def test_the_frame_builder_works_on_the_carpenters_price() -> None:
    t = alone(
        {"cards": ["K272", "E218"], "house": "clay", "goods": {"clay": 1, "wood": 1, "reed": 2}}
    )
    play(t, "place farm-expansion", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})


# Brushwood Collector


@pytest.mark.card("K294")
@pytest.mark.parametrize(
    ("house", "cost"),
    [("wood", {"wood": 6}), ("clay", {"clay": 5, "wood": 1}), ("stone", {"stone": 5, "wood": 1})],
)
def test_the_brushwood_collector_builds_with_one_wood_for_all_the_reed(
    house: str, cost: dict[str, int]
) -> None:
    t = alone({"cards": ["K294"], "house": house, "goods": cost}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})


@pytest.mark.card("K294")
def test_the_brushwood_collector_replaces_all_the_reed_or_none() -> None:
    t = alone({"cards": ["K294"], "goods": {"wood": 5, "reed": 1}}, seats=3)
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"
    t = alone({"cards": ["K294"], "goods": {"wood": 7, "reed": 2}}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert offered(t) == window("K294")
    play(t, "done")
    assert goods(t) == {"wood": 2}


@pytest.mark.card("K294", "K272")
def test_the_brushwood_collector_renovates_and_goes_with_the_frame_builder() -> None:
    t = alone({"cards": ["K294"], "goods": {"clay": 2, "wood": 1}}, seats=3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})
    t = alone({"cards": ["K294", "K272"], "goods": {"clay": 1, "wood": 2}}, seats=3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("clay", {})


# Wood Carver


@pytest.mark.card("K301")
def test_the_wood_carver_saves_a_wood_on_a_wooden_room_once_a_round() -> None:
    t = alone({"cards": ["K301"], "goods": {"wood": 9, "reed": 4}})
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "use K301")
    assert goods(t) == {"wood": 5, "reed": 2}
    play(t, "room r1c2")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})


@pytest.mark.card("K301")
def test_the_wood_carver_saves_a_wood_on_a_stable() -> None:
    t = alone({"cards": ["K301"], "goods": {"wood": 3}})
    play(t, "place farm-expansion", "stable r1c5")
    play_if_asked(t, "use K301")
    play(t, "stable r1c4")
    assert (len(seat(t)["stables"]), goods(t)) == (2, {})


@pytest.mark.card("K301")
def test_the_wood_carver_saves_a_wood_on_fences() -> None:
    t = alone({"cards": ["K301"], "goods": {"wood": 3}})
    play(t, "place fencing", "fence r1c5")
    play_if_asked(t, "use K301", "done")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.card("K301")
@pytest.mark.parametrize(
    ("action", "supply"), [("build A7", {"wood": 1, "stone": 2}), ("play K123", {})]
)
def test_the_wood_carver_saves_a_wood_on_an_improvement(
    action: str, supply: dict[str, int]
) -> None:
    t = alone({"cards": ["K301"], "goods": supply, "hand": ["K123", FREE]})
    play(t, "place major-improvement", action)
    play_if_asked(t, "use K301")
    assert goods(t) == {}
    assert action.split()[1] in seat(t)["cards"]


@pytest.mark.card("K301")
def test_the_wood_carver_helps_again_in_the_next_round_only() -> None:
    t = alone({"cards": ["K301"], "hand": ["K123", "K109"], "people": 3}, round=6)
    play(t, "place meeting-place", "play K123")
    play_if_asked(t, "done", "use K301")
    assert seat(t)["cards"] == ["K301", "K123"]
    assert "place major-improvement" not in offered(t)
    t = later(t, 7)
    assert "place major-improvement" in offered(t)


@pytest.mark.card("K301", "K294")
def test_the_wood_carver_does_not_help_with_clay_rooms() -> None:
    row = {"cards": ["K301", "K294"], "house": "clay", "goods": {"clay": 5}}
    assert "place farm-expansion" not in offered(alone({**row, "stables": STABLES}, seats=3))


STABLES = ["r1c2", "r1c3", "r1c4", "r1c5"]

# Manufacturer


@pytest.mark.card("K277")
@pytest.mark.parametrize("house", ["clay", "stone"])
@pytest.mark.parametrize(
    ("major", "cost"),
    [
        ("A7", {"stone": 2}),
        ("A7", {"wood": 2}),
        ("A7", {"wood": 1, "stone": 1}),
        ("A8", {"clay": 2}),
        ("A9", {"reed": 1, "stone": 1}),
    ],
)
def test_the_manufacturer_pays_two_resources_less_for_a_workshop(
    house: str, major: str, cost: dict[str, int]
) -> None:
    t = alone({"cards": ["K277"], "house": house, "goods": cost}, seats=3)
    play(t, "place major-improvement")
    play_if_asked(t, f"build {major}")
    assert (seat(t)["cards"], goods(t)) == (["K277", major], {})
    good = sorted(cost)[0]
    short = alone(
        {"cards": ["K277"], "house": house, "goods": {**cost, good: cost[good] - 1}}, seats=3
    )
    play_if_asked(short, "place major-improvement")
    assert f"build {major}" not in offered(short)
    assert seat(short)["cards"] == ["K277"]


@pytest.mark.card("K277")
def test_the_manufacturer_builds_workshops_with_a_minor_action() -> None:
    row = {"cards": ["K277"], "goods": {"clay": 2}, "hand": [FREE]}
    t = alone({**row, "house": "clay"}, seats=3)
    play(t, "place meeting-place")
    assert choices(t, "build") == {"A8"}
    play(t, "build A8")
    assert (seat(t)["cards"], goods(t)) == (["K277", "A8"], {})


@pytest.mark.card("K277")
def test_a_wooden_house_is_too_early_for_the_manufacturer() -> None:
    supply = {"wood": 9, "clay": 9, "reed": 9, "stone": 1}
    t = alone({"cards": ["K277"], "goods": supply, "hand": [FREE]}, seats=3)
    play(t, "place meeting-place")
    assert choices(t, "build") == set()
    t = alone({"cards": ["K277"], "goods": supply, "hand": [FREE]}, seats=3)
    play(t, "place major-improvement")
    assert {"A7", "A8", "A9"}.isdisjoint(choices(t, "build"))


# Stone Breaker


def broken(t: bocage.Table) -> None:
    """Renovate with the Stone Breaker."""
    play_if_asked(t, "anytime", "use K303", "renovate")


@pytest.mark.card("K303")
def test_the_stone_breaker_renovates_clay_to_stone_without_an_action() -> None:
    t = alone({"cards": ["K303"], "house": "clay", "goods": TO_STONE}, seats=4)
    broken(t)
    assert (seat(t)["house"], goods(t), seat(t)["placed"]) == ("stone", {}, 0)
    assert "place farmland" in offered(t)


@pytest.mark.card("K303")
@pytest.mark.parametrize(
    ("house", "supply"),
    [
        ("clay", {"stone": 1, "reed": 1}),
        ("clay", {"stone": 2}),
        ("wood", {"clay": 2, "stone": 2, "reed": 1}),
        ("stone", {"stone": 2, "reed": 1}),
    ],
)
def test_the_stone_breaker_asks_for_a_clay_house_and_the_price(
    house: str, supply: dict[str, int]
) -> None:
    for cards in (["K303"], ["K303", "E200"]):
        t = alone({"cards": cards, "house": house, "goods": supply}, seats=4)
        assert "anytime" not in offered(t)
        assert "use K303" not in offered(t)


@pytest.mark.card("K303")
def test_the_stone_breaker_renovates_as_a_round_begins() -> None:
    t = dawn(
        {"cards": ["K303", "K279"], "house": "clay", "goods": TO_STONE, "hand": [FREE]}, seats=4
    )
    broken(t)
    assert seat(t)["house"] == "stone"
