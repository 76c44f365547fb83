"""After a harvest: who starts next, and after the last one: spare goods, winners, the solo goal."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import (
    animals,
    bare,
    deciding,
    ended,
    goods,
    harvest,
    lines,
    new,
    offered,
    play,
    prompt,
    scored,
    seat,
    total,
)

SPARE = "prompt-express-spare"


def fed(short: int = 0, **more: Any) -> dict[str, Any]:
    """A seat that misses some food at the harvest and scores nothing else."""
    return {"goods": {"food": 4 - short}, **more}


def last(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table at the beginning of the last harvest."""
    return harvest(*({"harvests": [{}, {}], **seat} for seat in seats), round=6, **position)


@pytest.mark.rule("D03")
@pytest.mark.parametrize("lowest", [0, 1, 2])
@pytest.mark.parametrize("starting", [0, 1, 2])
def test_the_lowest_score_starts_after_a_harvest(lowest: int, starting: int) -> None:
    seats = [fed(1 if number == lowest else 0) for number in range(3)]
    t = harvest(*seats, starting_player=starting)
    assert t.observe(0)["round"] == 4
    assert t.observe(0)["starting_player"] == lowest
    assert deciding(t) == lowest


@pytest.mark.rule("D03")
@pytest.mark.parametrize(
    ("starting", "short", "expected"),
    [
        (0, (0, 0, 0, 0), 0),
        (2, (0, 0, 0, 0), 2),
        (2, (1, 1, 0, 0), 0),
        (1, (1, 1, 0, 0), 1),
        (1, (1, 0, 0, 1), 3),
        (0, (0, 1, 0, 1), 1),
        (3, (0, 1, 1, 0), 1),
        (2, (0, 1, 0, 1), 3),
    ],
)
def test_of_equal_seats_the_next_clockwise_starts(
    starting: int, short: tuple[int, ...], expected: int
) -> None:
    t = harvest(*map(fed, short), starting_player=starting)
    assert t.observe(0)["starting_player"] == expected
    assert deciding(t) == expected


@pytest.mark.rule("D03")
def test_the_lowest_score_is_that_of_all_harvests_so_far() -> None:
    t = harvest(fed(2, harvests=[{"house": 9}]), fed(0, harvests=[{"house": 2}]), round=5)
    assert [total(t, 0), total(t, 1)] == [3, 2]
    assert t.observe(0)["round"] == 6
    assert t.observe(0)["starting_player"] == 1


@pytest.mark.rule("D27")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_ends_with_the_third_harvest(seats: int) -> None:
    t = last(*[fed() for _ in range(seats)])
    assert t.over
    assert t.observe(0)["over"]
    assert t.observe(0)["phase"] == "end"
    assert [len(scored(t, number)) for number in range(seats)] == [3] * seats


@pytest.mark.rule("D27")
@pytest.mark.parametrize("number", [3, 5])
def test_the_other_harvests_do_not_end_it(number: int) -> None:
    t = harvest(fed(harvests=[{}] * (number == 5)), round=number)
    assert not t.over
    assert t.observe(0)["round"] == number + 1


@pytest.mark.rule("D27")
def test_the_score_is_the_sum_of_three_harvests() -> None:
    row = fed(1, harvests=[{"house": 3, "food": -6}, {"house": 5, "sheep": 1}], fields=2)
    t = last(row, fed())
    assert {line: score for line, score in lines(t).items() if score} == {
        "house": 8,
        "food": -9,
        "sheep": 1,
        "fields": 5,
    }
    assert seat(t)["totals"] == [-3, 6, 2]
    assert total(t) == seat(t)["total"] == 5


@pytest.mark.rule("D27")
@pytest.mark.parametrize(
    ("scores", "food", "winners"),
    [
        ((3, 5), (9, 0), (1,)),
        ((5, 3), (0, 9), (0,)),
        ((-3, -6), (0, 9), (0,)),
        ((5, 5), (1, 2), (1,)),
        ((5, 5), (2, 1), (0,)),
        ((5, 5), (2, 2), (0, 1)),
        ((5, 5, 4), (1, 3, 9), (1,)),
        ((5, 4, 5), (3, 9, 3), (0, 2)),
        ((0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 2, 3)),
        ((0, 7, 7, 7), (9, 1, 4, 4), (2, 3)),
    ],
)
def test_the_most_points_win_then_the_most_food(
    scores: tuple[int, ...], food: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    seats = [
        {"goods": {"food": left}, "harvests": [{"house": 3}, {"food": -3}, {"grain": score}]}
        for score, left in zip(scores, food, strict=True)
    ]
    t = ended(*seats)
    assert t.over
    assert [total(t, number) for number in range(len(scores))] == list(scores)
    assert t.winners() == winners


@pytest.mark.rule("D27")
def test_only_food_breaks_a_tie() -> None:
    rich = {"goods": {"grain": 9, "wood": 9}, "fields": 4, "harvests": [{}, {}, {}]}
    assert ended(rich, bare(harvests=[{}, {}, {}])).winners() == (0, 1)


@pytest.mark.rule("D27")
def test_the_food_that_counts_is_what_the_last_feeding_leaves() -> None:
    big = {
        "goods": {"food": 12},
        "rooms": 4,
        "babies": 4,
        "harvests": [{"food": -15}, {"grain": 1}],
    }
    t = last(fed(), {"goods": {"food": 5}}, big)
    assert [total(t, number) for number in range(3)] == [0, 0, 0]
    assert [goods(t, number).get("food", 0) for number in range(3)] == [0, 1, 0]
    assert t.winners() == (1,)


@pytest.mark.rule("D24", "D27")
def test_spare_grain_may_be_cooked_before_the_last_scoring() -> None:
    row = {"goods": {"food": 4, "grain": 5}, "improvements": ["oven"]}
    t = last(row, fed())
    assert (deciding(t), prompt(t)) == (0, SPARE)
    assert offered(t) == {"cook grain", "done"}
    play(t, "cook grain")
    assert t.over
    assert goods(t) == {"food": 2, "grain": 4}
    assert lines(t)["grain"] == 3


@pytest.mark.rule("D24", "D27")
def test_what_is_cooked_at_the_end_can_decide_a_tie() -> None:
    row = {"goods": {"food": 4, "grain": 3}, "improvements": ["oven"]}
    for answers, winners in ((("done", "cook grain"), (1,)), (("cook grain", "done"), (0,))):
        t = last(row, row)
        assert (deciding(t), prompt(t)) == (0, SPARE)
        play(t, answers[0])
        assert (deciding(t), prompt(t)) == (1, SPARE)
        play(t, answers[1])
        assert total(t, 0) == total(t, 1) == 2
        assert t.winners() == winners


@pytest.mark.rule("D24", "D27")
def test_equal_spare_goods_leave_the_victory_shared() -> None:
    row = {"goods": {"food": 4, "grain": 3}, "improvements": ["oven"]}
    t = last(row, row)
    play(t, "done", "done")
    assert t.over
    assert t.winners() == (0, 1)


@pytest.mark.rule("D24", "D27")
@pytest.mark.parametrize(
    ("row", "spare"),
    [
        ({"goods": {"food": 4, "grain": 1}}, set()),
        ({"goods": {"food": 4, "grain": 2}}, set()),
        ({"goods": {"food": 4, "grain": 3}}, {"cook grain"}),
        ({"goods": {"food": 4, "vegetable": 3}}, set()),
        ({"pastures": 1, "animals": {"sheep": 1}}, set()),
        ({"pastures": 1, "animals": {"sheep": 2}}, set()),
        ({"pastures": 1, "animals": {"sheep": 3}}, {"cook sheep"}),
        ({"pastures": 1, "animals": {"boar": 2}}, {"cook boar"}),
        ({"pastures": 1, "animals": {"boar": 3}}, set()),
        ({"pastures": 1, "animals": {"cattle": 4}}, set()),
    ],
)
def test_only_what_scores_nothing_is_spare(row: dict[str, Any], spare: set[str]) -> None:
    farm = {**fed(), "improvements": ["oven", "hearth"], **row}
    t = last(farm, fed())
    assert (prompt(t) == SPARE) is bool(spare)
    assert offered(t) == (spare | {"done"} if spare else set())


@pytest.mark.rule("D24", "D27")
def test_several_spare_animals_are_cooked_one_by_one() -> None:
    farm = {**fed(), "pastures": 1, "animals": {"sheep": 4}, "improvements": ["hearth"]}
    t = last(fed(), farm)
    assert animals(t, 1) == {"sheep": 5}
    for left in (4, 3):
        assert offered(t) == {"cook sheep", "done"}
        play(t, "cook sheep")
        assert animals(t, 1) == {"sheep": left}
    assert t.over
    assert goods(t, 1) == {"food": 4}
    assert lines(t, 1)["sheep"] == 2


@pytest.mark.rule("D24", "D27")
def test_alone_nothing_is_spare() -> None:
    t = last({"goods": {"food": 4, "grain": 3}, "improvements": ["oven"]})
    assert t.over
    assert goods(t) == {"grain": 3}


@pytest.mark.rule("D24", "D26")
@pytest.mark.parametrize("number", [3, 5])
def test_nothing_is_spare_at_the_other_harvests(number: int) -> None:
    row = {"goods": {"food": 4, "grain": 3}, "improvements": ["oven"]}
    earlier: list[dict[str, int]] = [{}] * (number == 5)
    t = harvest({**row, "harvests": earlier}, fed(harvests=earlier), round=number)
    assert t.observe(0)["round"] == number + 1
    assert goods(t) == {"grain": 3}


@pytest.mark.rule("D27")
@pytest.mark.parametrize(("points", "winners"), [(84, ()), (85, (0,))])
def test_alone_one_wins_by_reaching_the_goal(points: int, winners: tuple[int, ...]) -> None:
    assert ended(bare(harvests=[{"grain": points}, {}, {}])).winners() == winners


@pytest.mark.rule("D27")
def test_the_solo_goal_is_85_points() -> None:
    assert new(seats=1).observe(0)["goals"] == [85]
    assert ended(bare(harvests=[{}, {}, {}])).observe(0)["goals"] == [85]
    for seats in (2, 3, 4):
        assert new(seats=seats).observe(0)["goals"] == []
