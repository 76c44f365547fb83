"""The game without cards, and the game alone."""

from __future__ import annotations

import pytest

from ..scenario import (
    CORNERS,
    DECKS,
    SPACES,
    choices,
    current,
    deciding,
    decks,
    ended,
    hand,
    lines,
    new,
    offered,
    play,
    play_out,
    refused,
    seat,
    space,
    standing,
    table,
    total,
    village,
    wait_for_round,
)


@pytest.mark.rule("H06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_without_cards_there_is_no_deck_and_no_hand(seats: int) -> None:
    t = new(seats, cards="none")
    assert decks(t) == dict.fromkeys(DECKS, 0)
    for number in range(seats):
        assert hand(t, number) == []
        assert seat(t, number)["farmyard_cards"] == [2, 3, 4, 5, 6]
        assert seat(t, number)["workers"] == 6


@pytest.mark.rule("H06")
def test_without_cards_the_corners_are_closed() -> None:
    t = table({}, cards="none")
    assert choices(t, "place") == set(SPACES) - set(CORNERS)
    for name in CORNERS:
        assert refused(t, f"place {name}") == "closed"
        assert (space(t, name)["closed"], space(t, name)["cost"]) == (True, None)
    assert not any(space(t, name)["closed"] for name in set(SPACES) - set(CORNERS))


@pytest.mark.rule("H06")
def test_without_cards_the_farmyard_card_is_discarded() -> None:
    t = table({}, {}, phase="new-card", cards="none")
    wait_for_round(t, 2)
    for number in (0, 1):
        assert hand(t, number) == []
        assert seat(t, number)["farmyard_cards"] == [3, 4, 5, 6]


@pytest.mark.rule("H06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_cards_the_marker_passes_clockwise_each_round(seats: int) -> None:
    t = table(*[{}] * seats, starting_player=seats - 1, turn=seats - 1, cards="none")
    for number in range(1, 7):
        wait_for_round(t, number)
        assert current(t) == (number, "actions")
        starter = (seats - 1 + number - 1) % seats
        assert deciding(t) == t.observe(0)["starting_player"] == starter


@pytest.mark.rule("H06", "H21")
def test_with_cards_the_marker_stays() -> None:
    t = table({}, {}, phase="boulders", starting_player=1)
    assert current(t) == (2, "actions")
    assert t.observe(0)["starting_player"] == deciding(t) == 1


@pytest.mark.rule("H06")
def test_without_cards_no_points_of_cards() -> None:
    t = new(2, cards="none")
    play_out(t, 3)
    for number in (0, 1):
        assert lines(t, number).keys() == {"centre", "icons", "sheep", "jewels", "stock"}


@pytest.mark.rule("H06")
def test_without_cards_sheep_and_workers_live_as_ever() -> None:
    t = table(village(sheep={"4": 1, "5": 1}), phase="workers", round=4, cards="none")
    assert seat(t)["sheep"] == {"3": 0, "4": 0, "5": 1, "6": 0, "stables": 0}
    assert seat(t)["workers"] == 6


@pytest.mark.rule("H07")
@pytest.mark.parametrize("cards", ["full", "none"])
def test_a_game_alone_has_the_same_rules(cards: str) -> None:
    t = new(1, cards=cards)
    assert len(t.observe(0)["cleared"]) == 1
    play_out(t, 5)
    assert t.observe(0)["round"] == 6
    assert t.over and t.winners() in ((), (0,))


@pytest.mark.rule("H07", "H16")
def test_alone_turn_follows_turn() -> None:
    t = table({})
    for name in ("clay-delivery", "clearing", "weekly-market"):
        play(t, f"place {name}")
        assert deciding(t) == 0
    assert "tools 3" in offered(t)
    assert "tools 4" not in offered(t)


@pytest.mark.rule("H07")
def test_more_than_a_hundred_points_can_be_reached() -> None:
    t = ended(village(jewels=10, sheep={"stables": 20}, goods={"rye": 5}, **standing(10)))
    assert total(t) == 70 + 10 + 20 + 1
