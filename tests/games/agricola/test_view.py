"""What a seat is shown beyond the position: rates, capacities, the harvests to come."""

from __future__ import annotations

from .scenario import REVISED, both, play, table


@both
def test_crops_are_eaten_raw_without_improvements(game: str) -> None:
    view = table(game).observe(0)
    once = {"food": 1, "how": "eat"}
    assert view["seats"][0]["exchanges"] == {"grain": once, "vegetable": once}


@both
def test_the_best_rate_of_all_improvements_is_shown(game: str) -> None:
    view = table(game, {"cards": ["fireplace-2", "hearth-4"]}, {}).observe(1)
    cooked = {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}
    assert view["seats"][0]["exchanges"] == {
        "grain": {"food": 1, "how": "eat"},
        **{good: {"food": food, "how": "cook"} for good, food in cooked.items()},
    }


@both
def test_the_rounds_with_a_harvest_are_shown(game: str) -> None:
    assert table(game).observe(None)["harvests"] == [4, 7, 9, 11, 13, 14]


def test_a_pasture_tells_how_many_animals_it_would_hold() -> None:
    board = table(
        REVISED,
        {"goods": {"wood": 8}, "stables": ["r1c5"]},
        {},
        round_cards=["fencing"],
    )
    play(board, "place fencing")
    assert board.decision is not None
    held = {
        action.argument: board.describe(action).values["capacity"]
        for action in board.decision.actions
        if action.verb == "fence"
    }
    assert (held["r2c5"], held["r1c5"], held["r1c5+r2c5"]) == (2, 4, 8)
