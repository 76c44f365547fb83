"""The action cards of the first edition for three, four and five seats, family side."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import CLASSIC, goods, lying, offered, piles, play, reason, seat, table

MATERIALS = ("wood", "clay", "reed", "stone")
TAKES = {f"take {good}" for good in MATERIALS}
THREE_ROOMS = ["r1c1", "r2c1", "r3c1"]


def seats(number: int, row: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """A table of the first edition; seat 0 differs from the start of the game."""
    return table(CLASSIC, row or {}, *[{} for _ in range(number - 1)], **position)


def after(t: bocage.Table) -> bool:
    """Whether seat 0 has finished its turn."""
    return t.decision is not None and t.decision.seat == 1


@pytest.mark.rule("F59", "F72", "F74", "F76", "F78")
@pytest.mark.parametrize(
    ("number", "extra"),
    [
        (2, {}),
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
def test_what_gathers_every_round(number: int, extra: dict[str, dict[str, int]]) -> None:
    expected = {
        "forest": {"wood": 3},
        "clay-pit": {"clay": 1},
        "reed-bank": {"reed": 1},
        "fishing": {"food": 1},
        "meeting-place": {"food": 1},
        **extra,
    }
    once = seats(number, round=1, phase="preparation", seed=4)
    revealed = set(once.position()["round_cards"])
    assert {s: g for s, g in piles(once).items() if s not in revealed} == expected
    lies = {space: {"goods": amount} for space, amount in expected.items()}
    again = seats(number, round=2, phase="preparation", spaces=lies)
    for space, amount in expected.items():
        assert lying(again, space) == {good: 2 * n for good, n in amount.items()}


@pytest.mark.rule("F72")
def test_three_seats_piles() -> None:
    spaces = {"grove": {"goods": {"wood": 4}}, "hollow": {"goods": {"clay": 2}}}
    t = seats(3, round=1, spaces=spaces)
    play(t, "place grove", "place hollow")
    assert goods(t, 0) == {"wood": 4}
    assert goods(t, 1) == {"clay": 2}


@pytest.mark.rule("F72")
@pytest.mark.parametrize("good", MATERIALS)
def test_three_seats_one_material_of_choice(good: str) -> None:
    t = seats(3, round=1)
    t.play("place one-material")
    assert offered(t) == TAKES
    t.play(f"take {good}")
    assert after(t)
    assert goods(t) == {good: 1}


@pytest.mark.rule("F72", "F74")
@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("good", MATERIALS)
def test_two_materials_equal_or_different(number: int, good: str) -> None:
    t = seats(number, round=1)
    t.play("place two-materials")
    assert offered(t) == TAKES
    t.play("take reed")
    assert offered(t) == TAKES
    t.play(f"take {good}")
    assert after(t)
    assert goods(t) == ({"reed": 2} if good == "reed" else {"reed": 1, good: 1})


@pytest.mark.rule("F74")
def test_four_seats_piles() -> None:
    spaces = {
        "copse": {"goods": {"wood": 3}},
        "grove": {"goods": {"wood": 6}},
        "hollow": {"goods": {"clay": 4}},
        "traveling-players": {"goods": {"food": 2}},
    }
    t = seats(4, round=1, spaces=spaces)
    play(t, *(f"place {space}" for space in spaces))
    assert [goods(t, n) for n in range(4)] == [{"wood": 3}, {"wood": 6}, {"clay": 4}, {"food": 2}]
    assert not piles(t)


@pytest.mark.rule("F74")
def test_four_seats_resource_card_gives_three_goods_and_does_not_gather() -> None:
    t = seats(4, round=3, phase="preparation")
    assert lying(t, "resource-market") == {}
    t.play("place resource-market")
    assert after(t)
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1}


@pytest.mark.rule("F76")
def test_five_seats_wood_and_clay() -> None:
    t = seats(5, round=1, phase="preparation")
    play(t, "place wood-4", "place clay-3")
    assert goods(t, 0) == {"wood": 4}
    assert goods(t, 1) == {"clay": 3}


@pytest.mark.rule("F76")
@pytest.mark.parametrize("reed", [1, 4])
def test_five_seats_reed_comes_with_a_stone_and_a_wood(reed: int) -> None:
    t = seats(5, round=1, spaces={"reed-stone-wood": {"goods": {"reed": reed}}})
    t.play("place reed-stone-wood")
    assert after(t)
    assert goods(t) == {"reed": reed, "stone": 1, "wood": 1}
    assert lying(t, "reed-stone-wood") == {}


@pytest.mark.rule("F78")
def test_five_seats_one_room_and_the_food_stays() -> None:
    row = {"goods": {"wood": 10, "reed": 4}}
    t = seats(5, row, round=1, spaces={"room-or-players": {"goods": {"food": 3}}})
    t.play("place room-or-players")
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2", "collect"}
    t.play("room r1c1")
    assert after(t)
    assert seat(t)["rooms"] == THREE_ROOMS
    assert goods(t) == {"wood": 5, "reed": 2}
    assert lying(t, "room-or-players") == {"food": 3}


@pytest.mark.rule("F78")
def test_five_seats_the_food_that_stayed_is_taken_later() -> None:
    row = {"placed": 1, "goods": {"wood": 5, "reed": 2}}
    spaces = {"room-or-players": {"goods": {"food": 3}}}
    t = table(CLASSIC, row, *[{"placed": 2} for _ in range(4)], round=1, spaces=spaces)
    play(t, "place room-or-players", "room r2c2")
    assert t.position()["round"] == 2
    assert lying(t, "room-or-players") == {"food": 4}
    t.play("place room-or-players")
    assert goods(t) == {"food": 4}


@pytest.mark.rule("F78")
def test_five_seats_all_the_food_and_no_room() -> None:
    row = {"goods": {"wood": 5, "reed": 2}}
    t = seats(5, row, round=1, spaces={"room-or-players": {"goods": {"food": 3}}})
    play(t, "place room-or-players", "collect")
    assert after(t)
    assert goods(t) == {"wood": 5, "reed": 2, "food": 3}
    assert seat(t)["rooms"] == ["r2c1", "r3c1"]
    empty = seats(5, round=1)
    assert reason(empty, "place room-or-players") is not None


@pytest.mark.rule("F79")
def test_five_seats_two_materials() -> None:
    t = seats(5, round=1)
    play(t, "place materials-or-growth", "take stone", "take stone")
    assert after(t)
    assert goods(t) == {"stone": 2}


@pytest.mark.rule("F79")
def test_five_seats_growth_from_round_five_instead_of_materials() -> None:
    t = seats(5, {"rooms": THREE_ROOMS}, round=5)
    t.play("place materials-or-growth")
    assert offered(t) == {*TAKES, "grow"}
    t.play("grow")
    assert after(t)
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)
    assert goods(t) == {}


@pytest.mark.rule("F79")
def test_five_seats_never_both() -> None:
    t = seats(5, {"rooms": THREE_ROOMS}, round=5)
    play(t, "place materials-or-growth", "take wood")
    assert offered(t) == TAKES


@pytest.mark.rule("F79")
def test_five_seats_no_growth_before_round_five_or_without_room() -> None:
    early = seats(5, {"rooms": THREE_ROOMS}, round=4)
    early.play("place materials-or-growth")
    assert offered(early) == TAKES
    assert reason(early, "grow") == "reason-too-early"
    crowded = seats(5, round=5)
    crowded.play("place materials-or-growth")
    assert offered(crowded) == TAKES
    assert reason(crowded, "grow") == "reason-no-room"
