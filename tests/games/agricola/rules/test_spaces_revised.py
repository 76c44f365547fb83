"""The extension boards and additional actions of the revised edition, without hand cards."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import REVISED, goods, lying, offered, open_spaces, piles, play, reason, seat, table

THREE_ROOMS = ["r1c1", "r2c1", "r3c1"]
TILE = {
    2: {"copse", "resource-market", "animal-market", "modest-wish"},
    3: {"animal-market", "modest-wish"},
    4: {"animal-market", "modest-wish"},
}


def seats(number: int, row: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """A table of the revised edition; seat 0 differs from the start of the game."""
    return table(REVISED, row or {}, *[{} for _ in range(number - 1)], **position)


def extended(number: int, row: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """The same with the additional actions."""
    return seats(number, row, options={"additional_actions": True}, **position)


def after(t: bocage.Table) -> bool:
    """Whether seat 0 has finished its turn."""
    return t.decision is not None and t.decision.seat == 1


@pytest.mark.rule("R68", "R72", "R73", "R80")
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


@pytest.mark.rule("R80")
def test_without_hand_cards_there_is_a_side_job_and_no_lesson() -> None:
    for number in (1, 2, 3, 4):
        spaces = open_spaces(bocage.new(REVISED, seats=number, seed=1, cards="none"))
        assert "side-job" in spaces
        assert not any("lesson" in space for space in spaces)


@pytest.mark.rule("R72")
@pytest.mark.parametrize("good", ["reed", "stone"])
def test_three_seats_resource_market(good: str) -> None:
    t = seats(3, round=3, phase="preparation")
    assert lying(t, "resource-market") == {}
    t.play("place resource-market")
    assert offered(t) == {"take reed", "take stone"}
    t.play(f"take {good}")
    assert after(t)
    assert goods(t) == {"food": 1, good: 1}


@pytest.mark.rule("R72")
def test_three_seats_piles() -> None:
    spaces = {"grove": {"goods": {"wood": 4}}, "hollow": {"goods": {"clay": 2}}}
    t = seats(3, round=1, spaces=spaces)
    play(t, "place grove", "place hollow")
    assert goods(t, 0) == {"wood": 4}
    assert goods(t, 1) == {"clay": 2}


@pytest.mark.rule("R73")
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


@pytest.mark.rule("R73")
def test_four_seats_resource_market_gives_three_goods() -> None:
    t = seats(4, round=1)
    t.play("place resource-market")
    assert after(t)
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1}


@pytest.mark.rule("R81", "R82")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_tile_adds_its_spaces_when_asked_for(number: int) -> None:
    plain = bocage.new(REVISED, seats=number, seed=1)
    more = bocage.new(REVISED, seats=number, seed=1, additional_actions=True)
    added = open_spaces(more) - open_spaces(plain)
    assert added == TILE[number]


@pytest.mark.rule("R81")
def test_two_seats_the_copse_of_the_tile_gathers_wood() -> None:
    t = extended(2, round=1, phase="preparation")
    assert lying(t, "copse") == {"wood": 1}
    t = extended(2, round=4, phase="preparation", spaces={"copse": {"goods": {"wood": 3}}})
    t.play("place copse")
    assert goods(t) == {"wood": 4}
    assert lying(t, "copse") == {}


@pytest.mark.rule("R81")
def test_two_seats_resource_market_of_the_tile() -> None:
    t = extended(2, round=1)
    t.play("place resource-market")
    assert after(t)
    assert goods(t) == {"stone": 1, "food": 1}


@pytest.mark.rule("R81", "R82")
@pytest.mark.parametrize(
    ("number", "used"), [(number, used) for number in TILE for used in sorted(TILE[number])]
)
def test_one_placement_blocks_the_whole_tile_for_the_round(number: int, used: str) -> None:
    rows = [{"rooms": THREE_ROOMS} for _ in range(number)]
    spaces = {} if number == 3 else {"copse": {"goods": {"wood": 1}}}
    t = table(REVISED, *rows, round=5, spaces=spaces, options={"additional_actions": True})
    assert {f"place {space}" for space in TILE[number]} <= offered(t)
    t.play(f"place {used}")
    if used == "animal-market":
        t.play("take boar")
    assert after(t)
    assert reason(t, f"place {used}") == "reason-occupied"
    for other in TILE[number] - {used}:
        assert f"place {other}" not in offered(t)
        assert reason(t, f"place {other}") == "reason-tile-blocked"


@pytest.mark.rule("R82")
def test_four_seats_the_copse_on_the_board_is_not_part_of_the_tile() -> None:
    spaces = {"copse": {"goods": {"wood": 1}}}
    t = extended(4, round=1, spaces=spaces)
    play(t, "place animal-market", "take boar")
    assert reason(t, "place copse") is None
    assert reason(t, "place resource-market") is None


@pytest.mark.rule("R81", "R82")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_tile_is_free_again_in_the_next_round(number: int) -> None:
    first = {"rooms": THREE_ROOMS, "placed": 1}
    others = [{"placed": 2} for _ in range(number - 1)]
    t = table(REVISED, first, *others, round=5, options={"additional_actions": True})
    play(t, "place animal-market", "take boar")
    assert t.position()["round"] == 6
    assert {"place animal-market", "place modest-wish"} <= offered(t)


@pytest.mark.rule("R81", "R82")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_growth_on_the_tile_only_from_round_five_and_with_room(number: int) -> None:
    early = extended(number, {"rooms": THREE_ROOMS}, round=4)
    assert reason(early, "place modest-wish") == "reason-too-early"
    crowded = extended(number, round=5)
    assert reason(crowded, "place modest-wish") == "reason-no-room"
    full = extended(number, {"rooms": [*THREE_ROOMS, "r1c2"], "people": 4, "placed": 2}, round=5)
    assert reason(full, "place modest-wish") == "reason-no-room"
    t = extended(number, {"rooms": THREE_ROOMS}, round=5)
    t.play("place modest-wish")
    assert after(t)
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)
    assert t.position()["spaces"]["modest-wish"] == {"people": [0], "newborn": [0]}


@pytest.mark.rule("R81")
def test_the_tile_is_not_for_one_seat() -> None:
    with pytest.raises(bocage.BadOption):
        bocage.new(REVISED, seats=1, seed=1, additional_actions=True)
