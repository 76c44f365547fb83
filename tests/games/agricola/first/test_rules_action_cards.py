"""The action cards of the full game for three, four and five seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import goods, lying, offered, piles, play, reason, seat

from .later import THREE_ROOMS
from .tables import FREE, QUIET, alone, dawn, pile, turn

MATERIALS = ("wood", "clay", "reed", "stone")


@pytest.mark.rule("F72", "F74", "F76", "F78")
@pytest.mark.parametrize(
    ("seats", "gathers"),
    [
        (3, {"grove": {"wood": 2}, "hollow": {"clay": 1}}),
        (
            4,
            {
                "copse": {"wood": 1},
                "grove": {"wood": 2},
                "hollow": {"clay": 2},
                "traveling-players": {"food": 1},
            },
        ),
        (
            5,
            {
                "wood-4": {"wood": 4},
                "clay-3": {"clay": 3},
                "reed-stone-wood": {"reed": 1},
                "room-or-players": {"food": 1},
            },
        ),
    ],
)
def test_what_gathers_on_the_action_cards(seats: int, gathers: dict[str, dict[str, int]]) -> None:
    found = piles(dawn({}, seats=seats, round=1, seed=3))
    board = {"forest", "clay-pit", "reed-bank", "fishing", "sheep-market"}
    assert {space: lie for space, lie in found.items() if space not in board} == gathers


@pytest.mark.rule("F72")
@pytest.mark.parametrize("good", MATERIALS)
def test_three_seats_have_one_material_of_choice(good: str) -> None:
    t = alone({}, seats=3)
    play(t, "place one-material", f"take {good}")
    assert goods(t) == {good: 1}
    assert reason(t, "place two-materials") == "reason-not-in-game"


@pytest.mark.rule("F74")
def test_four_seats_have_a_reed_a_stone_and_a_food() -> None:
    t = alone({}, seats=4)
    play(t, "place resource-market")
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1}
    assert reason(t, "place two-materials") == "reason-not-in-game"


@pytest.mark.rule("F76")
def test_five_seats_have_reed_with_a_stone_and_a_wood() -> None:
    t = alone({}, seats=5, spaces=pile("reed-stone-wood", "reed", 2))
    play(t, "place reed-stone-wood")
    assert goods(t) == {"reed": 2, "stone": 1, "wood": 1}


@pytest.mark.rule("F77")
@pytest.mark.parametrize(
    ("animal", "left"),
    [
        ("sheep", {"sheep": 1, "food": 2}),
        ("boar", {"boar": 1, "food": 1}),
        ("cattle", {"cattle": 1}),
    ],
)
def test_five_seats_choose_an_animal(animal: str, left: dict[str, int]) -> None:
    t = alone({"goods": {"food": 1}}, seats=5)
    play(t, "place animal-market", f"take {animal}")
    assert goods(t) == left


@pytest.mark.rule("F78")
def test_five_seats_build_one_room_or_take_the_food() -> None:
    row = {"goods": {"wood": 10, "reed": 4}}
    spaces = pile("room-or-players", "food", 3)
    t = alone(row, seats=5, spaces=spaces)
    play(t, "place room-or-players", "room r1c1")
    assert (goods(t), lying(t, "room-or-players")) == ({"wood": 5, "reed": 2}, {"food": 3})
    assert "place farmland" in offered(t)
    t = alone(row, seats=5, spaces=spaces)
    play(t, "place room-or-players", "collect")
    assert goods(t) == {"wood": 10, "reed": 4, "food": 3}


PRICES = [
    (3, "lessons-3", 0, 2),
    (3, "lessons-3", 1, 2),
    (3, "lessons-3", 3, 2),
    (4, "lessons-4", 0, 1),
    (4, "lessons-4", 1, 1),
    (4, "lessons-4", 2, 2),
    (4, "lessons-4", 3, 2),
    (5, "lessons-5", 0, 1),
    (5, "lessons-5", 1, 1),
    (5, "lessons-5", 2, 2),
    (5, "lessons-5", 3, 2),
]


@pytest.mark.rule("F73", "F75", "F80")
@pytest.mark.parametrize(("seats", "space", "played", "price"), PRICES)
def test_an_occupation_on_an_action_card_has_its_price(
    seats: int, space: str, played: int, price: int
) -> None:
    row: dict[str, Any] = {"cards": QUIET[:played], "hand": [QUIET[3]]}
    t = turn({**row, "goods": {"food": price}}, seats)
    play(t, f"place {space}")
    assert seat(t)["cards"] == [*QUIET[:played], QUIET[3]]
    assert goods(t) == {}
    short = turn({**row, "goods": {"food": price - 1}}, seats)
    assert f"place {space}" not in offered(short)


@pytest.mark.rule("F75", "F67")
def test_an_occupation_played_elsewhere_counts_for_the_price() -> None:
    t = alone({"cards": QUIET[:1], "hand": QUIET[1:3], "goods": {"food": 3}}, seats=4)
    play(t, "place lessons", f"play {QUIET[1]}", "place lessons-4")
    assert goods(t) == {}
    assert len(seat(t)["cards"]) == 3


@pytest.mark.rule("F80")
@pytest.mark.parametrize(("number", "grown"), [(4, False), (5, True), (14, True)])
def test_five_seats_have_growth_with_room_from_round_five_instead_of_an_occupation(
    number: int, grown: bool
) -> None:
    t = alone({"rooms": THREE_ROOMS}, seats=5, round=number)
    assert ("place lessons-5" in offered(t)) is grown
    if grown:
        play(t, "place lessons-5")
        assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)


@pytest.mark.rule("F80")
def test_five_seats_choose_between_occupation_and_growth_and_never_do_both() -> None:
    row = {"rooms": THREE_ROOMS, "hand": QUIET[:1], "goods": {"food": 1}}
    t = alone(row, seats=5)
    play(t, "place lessons-5")
    assert offered(t) == {f"play {QUIET[0]}", "grow"}
    play(t, "grow")
    assert (seat(t)["people"], seat(t)["hand"]) == (3, QUIET[:1])
    t = alone(row, seats=5)
    play(t, "place lessons-5", f"play {QUIET[0]}")
    assert (seat(t)["people"], seat(t)["cards"]) == (2, QUIET[:1])
    assert "place farmland" in offered(t)


@pytest.mark.rule("F79", "F80")
def test_the_growth_of_five_seats_needs_a_room_and_brings_no_minor() -> None:
    t = alone({"hand": [FREE]}, seats=5)
    assert "place lessons-5" not in offered(t)
    assert reason(t, "place materials-or-growth") == "reason-not-in-game"
    t = alone({"hand": [FREE], "rooms": THREE_ROOMS}, seats=5)
    play(t, "place lessons-5")
    assert seat(t)["hand"] == [FREE]
    assert "place farmland" in offered(t)
