"""Greedy in Hallertau: its planner against all ways there are, and games that it wins."""

from __future__ import annotations

import random
from functools import cache
from statistics import mean
from typing import Any

import pytest

import bocage
from bocage.bots.hallertau.judge import HallertauJudge
from bocage.bots.hallertau.outlook import outlook
from bocage.bots.hallertau.paying import spending, tools_for
from bocage.bots.hallertau.planner import Means, best_plan, quick
from bocage.bots.hallertau.village import village_of
from bocage.bots.hallertau.weights import WEIGHTS
from bocage.games.hallertau.vocabulary import LAST, PRICES
from tests.bots.playing import asked_by_chance, choice, played_out

Numbers = tuple[int, ...]


def game(seed: int, bots: tuple[str, ...], **options: Any) -> bocage.Table:
    """A whole game of bots."""
    return played_out(bocage.new("hallertau", seats=len(bots), seed=seed, **options), seed, bots)


def alone(village: dict[str, Any], **more: Any) -> bocage.Table:
    """A solo position without cards."""
    return bocage.load(
        {"game": "hallertau", "options": {"cards": "none"}, "seats": [village], **more}
    )


def let_decide(position: bocage.Table, round: int) -> None:
    """The bot plays on to the end of a round."""
    while position.decision is not None and position.observe()["round"] == round:
        position.play(choice(position))


# The planner


def every_way(means: Means) -> tuple[int, int]:
    """The most slides, and the most advances with these, by trying everything."""

    @cache
    def best(
        goods: Numbers, jewels: int, tools: int, crafts: Numbers, boulders: Numbers
    ) -> tuple[int, int]:
        found = (min(crafts), sum(crafts))
        for craft in range(5):
            moved = pushed(craft, tools, crafts, boulders)
            if moved is None:
                continue
            left, ahead, stones = moved
            if jewels:
                found = max(found, best(goods, jewels - 1, left, ahead, stones))
            for payment in PRICES[craft][means.round]:
                rest = list(goods)
                for good, n in payment:
                    rest[good] -= n
                if min(rest) >= 0:
                    found = max(found, best(tuple(rest), jewels, left, ahead, stones))
        return found

    return best(
        tuple(means.goods), means.jewels, means.tools, tuple(means.crafts), tuple(means.boulders)
    )


def pushed(
    craft: int, tools: int, crafts: Numbers, boulders: Numbers
) -> tuple[int, Numbers, Numbers] | None:
    """A craft one space further with its boulders out of the way, if that can be."""
    goal = crafts[craft] + 1
    if goal > LAST:
        return None
    stones = list(boulders)
    near, far = sorted(stones[2 * craft : 2 * craft + 2])
    if near == goal:
        tools -= 1
        near += 1
        if far == near:
            tools -= 1 if far <= LAST else 0
            far += 1
    if tools < 0:
        return None
    stones[2 * craft : 2 * craft + 2] = [near, far]
    return tools, (*crafts[:craft], goal, *crafts[craft + 1 :]), tuple(stones)


def reached(steps: Numbers, means: Means) -> tuple[int, int]:
    """Slides and advances of a plan."""
    crafts = [position + n for position, n in zip(means.crafts, steps, strict=True)]
    return min(crafts), sum(crafts)


def some_means(rng: random.Random) -> Means:
    """A small stock in any round."""
    round = rng.randint(1, 6)
    most = (0, 1, 2, 3, 3, 4, 5)[round]
    goods = [rng.randint(0, most) for _ in range(9)]
    lowest = rng.randint(0, 9)
    crafts = tuple([min(LAST, lowest + rng.choice((0, 0, 1))) for _ in range(5)])
    boulders = tuple([position + k for position in crafts for k in (2, 4)])
    return Means(goods, rng.choice((0, 0, 1, 2)), rng.randint(0, 3), crafts, boulders, round)


def test_no_way_to_advance_is_better_than_the_plan() -> None:
    rng = random.Random(6)
    quickly = 0
    for _ in range(40):
        means = some_means(rng)
        most = every_way(means)
        assert reached(best_plan(means).steps, means) == most, means
        quickly += reached(quick(means, True).steps, means) == most
    assert quickly >= 32


def test_plans_can_be_paid() -> None:
    rng = random.Random(7)
    for _ in range(200):
        means = some_means(rng)
        for plan in (best_plan(means), quick(means, False)):
            assert min(plan.goods) >= 0
            assert plan.jewels == means.jewels - sum(plan.by_jewel) >= 0
            assert plan.tools <= means.tools


def test_shared_goods_are_spared() -> None:
    """Carpentry, round 4: of 5 clay and 3 rye two advances need at least one rye."""
    paid = spending(0, 2, (5, 3), 4)
    assert paid is not None
    assert paid.used in ((5, 2), (4, 2))
    assert spending(0, 1, (4, 3), 4) == (0, 4, 9, (4, 0), ((4, 0),))


def test_tools_for_boulders() -> None:
    assert [tools_for(0, 2, 4, n) for n in range(5)] == [0, 0, 1, 3, 5]
    assert tools_for(7, 9, 11, 3) == 2
    assert tools_for(8, 10, 12, 3) == 99


# The judgement


def test_in_the_end_only_points_count() -> None:
    village = {
        "goods": {"barley": 3, "clay": 4},
        "tools": 3,
        "jewels": 2,
        "sheep": {"stables": 4},
        "crafts": dict.fromkeys(CRAFT_NAMES, 8) | {"bakery": 10},
        "centre": 8,
    }
    over = alone(village, round=6, phase="end")
    points = outlook(village_of(over, 0, WEIGHTS), WEIGHTS)
    assert int(points) == over.scores()[0].total


CRAFT_NAMES = ("carpentry", "brewery", "icehouse", "bakery", "manufacturer")


def test_what_helps_is_worth_something() -> None:
    judge = HallertauJudge()
    base: dict[str, Any] = {"goods": {"barley": 1, "flax": 1, "rye": 1}}
    poor = judge.value(alone(base, round=2), 0)
    for more in (
        {"tools": 3},
        {"jewels": 1},
        {"sheep": {"5": 1}},
        {"goods": {"barley": 1, "flax": 1, "rye": 1, "clay": 2}},
        {"fields": ["empty-2", "empty-3", "empty-4", "empty-5"]},
    ):
        assert judge.value(alone({**base, **more}, round=2), 0) > poor, more


def test_the_rearmost_craft_comes_first() -> None:
    crafts = dict.fromkeys(CRAFT_NAMES, 3) | {"bakery": 2}
    village = {"goods": {"barley": 3}, "crafts": crafts, "centre": 2}
    position = alone(village, round=3, phase="progress")
    assert choice(position) == "advance bakery"


def test_a_jewel_makes_the_last_slide() -> None:
    crafts = dict.fromkeys(CRAFT_NAMES, 9) | {"brewery": 8}
    village = {"goods": {}, "jewels": 1, "crafts": crafts, "centre": 8}
    position = alone(village, round=6, phase="progress")
    assert choice(position) == "jewel brewery"


# Whole games


def test_alone_without_cards_it_reaches_sixty() -> None:
    scores = [game(seed, ("greedy",), cards="none").scores()[0].total for seed in range(3)]
    assert mean(scores) >= 60


def late() -> bocage.Table:
    """Two equal villages with a round to go."""
    village = {
        "goods": dict.fromkeys(("barley", "flax", "rye", "clay", "milk"), 2),
        "tools": 5,
        "sheep": {"stables": 3},
        "fields": ["empty-3", "empty-4", "empty-4", "empty-5"],
        "crafts": dict.fromkeys(CRAFT_NAMES, 6),
        "boulders": {craft: [8, 10] for craft in CRAFT_NAMES},
        "centre": 6,
    }
    position = {"game": "hallertau", "options": {"cards": "none"}, "seats": [village, village]}
    return bocage.load({**position, "round": 6, "phase": "remove"})


def test_it_beats_chance_from_either_seat() -> None:
    for seed in range(10):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        assert played_out(late(), seed, names).winners() == (names.index("greedy"),)
    assert game(6, ("random", "greedy")).winners() == (1,)


@pytest.mark.parametrize(
    ("gateway", "farmyard"),
    [("intermediate", "sheep"), ("expert", "fields"), ("master", "jewelry")],
)
def test_it_plays_with_any_cards(gateway: str, farmyard: str) -> None:
    played = game(2, ("greedy",), gateway=gateway, farmyard=farmyard)
    assert played.scores()[0].total >= 40
    assert len(played.observe(0)["seats"][0]["played"]) >= 3


def test_whatever_chance_has_led_to() -> None:
    games = (bocage.new("hallertau", seats=2, seed=seed, merged=True) for seed in range(12))
    assert len(asked_by_chance(games, 1)) >= 20


def test_the_table_is_left_as_it_was() -> None:
    position = bocage.new("hallertau", seats=2, seed=3)
    before = position.position()
    choice(position)
    assert position.position() == before


def test_the_same_seed_plays_the_same_round() -> None:
    first, second = [bocage.new("hallertau", seats=1, seed=3) for _ in range(2)]
    let_decide(first, 1)
    let_decide(second, 1)
    assert first.actions == second.actions
