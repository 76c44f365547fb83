"""Sound judgement in campaigns: what stays is what the next game can begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from tests.campaigns.playing import end

OCCUPATIONS = """
from bocage.own import FOOD_PROVIDER, Gain, Scenario, food, occupation, own, wood


def brings(id, cost, n):
    start = {"food": 3, "wood": 3}
    left = {
        "food": 3 - dict(cost).get(food(1)[0][0], 0),
        "wood": 3 + n - dict(cost).get(wood(1)[0][0], 0),
    }
    return own(
        occupation(id, f"Brings {n}", FOOD_PROVIDER, cost=cost, play=Gain(wood(n))),
        f"You immediately get {n} wood.",
        Scenario(
            {"hand": [id], "goods": start}, ["place lessons"], {"goods": left, "cards": [id]}
        ),
    )


OWN = [
    brings("X001", (), 2),
    brings("X002", (), 4),
    brings("X003", food(2), 9),
    brings("X004", wood(2), 9),
]
"""
FREE, BETTER, FOR_FOOD, FOR_WOOD = range(4)


def kept(
    folder: Path, points: int, choices: tuple[int, ...], before: tuple[int, ...] = ()
) -> int | None:
    """Which of these own occupations greedy keeps after so many points, with others from before."""
    file = folder / "brings.py"
    file.write_text(OCCUPATIONS, encoding="utf-8")
    campaign = bocage.campaign("agricola-revised", "solo", seed=3, own=file)
    assert campaign.table is not None
    ids = [card.id for card in campaign.table.game.cards() if card.id.startswith("X")]
    for card in before:
        end(campaign, [50], [[ids[card]]])
        campaign.finish(ids[card])
    end(campaign, [points], [[ids[card] for card in choices]])
    found = bocage.bot("greedy", 1).keep(campaign, 0)
    return None if found is None else ids.index(found)


@pytest.mark.parametrize(("points", "stays"), [(50, FREE), (53, FREE), (59, FOR_FOOD)])
def test_what_the_food_at_the_start_cannot_pay_does_not_stay(
    tmp_path: Path, points: int, stays: int
) -> None:
    assert kept(tmp_path, points, (FREE, FOR_FOOD)) == stays


@pytest.mark.parametrize(("points", "stays"), [(54, BETTER), (55, FOR_FOOD)])
def test_where_the_next_goal_is_out_of_reach_a_start_without_food_counts(
    tmp_path: Path, points: int, stays: int
) -> None:
    """The next goal is 55: who misses it begins again, without food."""
    assert kept(tmp_path, points, (BETTER, FOR_FOOD)) == stays


def test_what_stays_already_may_pay_for_it(tmp_path: Path) -> None:
    assert kept(tmp_path, 60, (BETTER, FOR_WOOD)) == BETTER
    assert kept(tmp_path, 60, (BETTER, FOR_WOOD), before=(FREE,)) == FOR_WOOD


def test_the_hand_to_come_is_not_known(tmp_path: Path) -> None:
    """Campaigns that differ in nothing but what chance has in store lead to the same choice."""
    keeps = set()
    for seed in range(4):
        campaign = bocage.campaign("agricola-revised", "solo", seed=seed)
        end(campaign, [60], [["A116", "B091", "B099", "A125"]])
        keeps.add(bocage.bot("greedy", seed).keep(campaign, 0))
    assert len(keeps) == 1
