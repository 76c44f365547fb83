"""Greedy in Agricola Express: sound judgement, no look into the future, and games that it wins."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

import bocage
from bocage.bots.express.judge import ExpressJudge
from bocage.bots.express.outlook import counts, sure
from bocage.bots.express.search import alone, best, promising, ways
from bocage.bots.express.weights import WEIGHTS
from bocage.games.express.vocabulary import ACTIONS
from tests.bots.playing import asked_by_chance, choice, let_decide, played_out

DICE = {
    "farm": ["house", "field"],
    "occupation": ["mayor"],
    "improvement": ["oven"],
    "produce": ["food", "double", "grain"],
    "material": ["wood", "wood", "reed"],
    "animal": ["sheep", "sheep", "boar"],
}


def game(seed: int, bots: tuple[str, ...]) -> bocage.Table:
    """A whole game of bots."""
    return played_out(bocage.new("express", seats=len(bots), seed=seed), seed, bots)


def position(*seats: dict[str, Any], **more: Any) -> bocage.Table:
    """A position with all dice, unless told otherwise."""
    return bocage.load({"game": "express", "dice": DICE, "seats": list(seats), **more})


def last_action(**more: Any) -> bocage.Table:
    """The last action of a solo game, with food enough and a simple farm."""
    farm = {"goods": {"food": 9}, "rooms": 1, "fields": 1, "pastures": 1, "done": 1, **more}
    return position(farm, round=6)


def total(table: bocage.Table) -> float:
    """The points of the first seat."""
    return table.scores()[0].total


# Games


def test_it_reaches_the_goal_alone() -> None:
    totals = [total(game(seed, ("greedy",))) for seed in range(20)]
    assert sum(points >= 85 for points in totals) >= 14
    assert mean(totals) >= 95


def test_it_beats_chance_from_either_seat() -> None:
    for seed in range(5):
        assert game(seed, ("greedy", "random")).winners() == (0,)
        assert game(seed, ("random", "greedy")).winners() == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_makes_farms_that_count_among_its_like(seats: int) -> None:
    played = game(seats, ("greedy",) * seats)
    assert mean([score.total for score in played.scores()]) >= 80


def test_whatever_chance_has_led_to() -> None:
    games = (bocage.new("express", seats=1 + seed % 4, seed=seed) for seed in range(80))
    asked = asked_by_chance(games, 2)
    prompts = {kind[0].removeprefix("prompt-express-") for kind in asked}
    assert prompts >= {"turn", "rooms", "upgrade", "sow", "add", "free", "feed", "spare"}


def test_the_same_game_again_whatever_its_own_generator_says() -> None:
    played = game(3, ("greedy", "greedy"))
    again = bocage.new("express", seats=2, seed=3)
    for seed, action in enumerate(played.actions):
        assert choice(again, seed) == action
        again.play(action)


def test_the_table_is_left_as_it_was() -> None:
    table = position({"done": 1}, {}, turn=0)
    before = table.position()
    choice(table)
    assert table.position() == before


# What it knows


def test_every_count_has_a_weight_for_each_round() -> None:
    sheet = alone(position({}), 0).seats[0]
    assert counts(sheet).keys() == WEIGHTS.keys()


def test_what_is_sure_is_scored_at_every_harvest_to_come() -> None:
    for round, harvests in enumerate((3, 3, 3, 2, 2, 1), 1):
        player = alone(position({"rooms": 2, "babies": 1}, round=round), 0).seats[0]
        assert sure(player, round) == 5 * harvests + 1


def test_in_the_end_only_points_count() -> None:
    table = last_action()
    let_decide(table)
    assert ExpressJudge().value(table, 0) == total(table)


def test_a_way_ends_before_the_next_dice_are_seen() -> None:
    s = alone(position({"goods": {"reed": 2, "wood": 2}, "pastures": 1}), 0)
    ends = dict(ways(s))
    assert len(ends) > 8
    for end in ends.values():
        assert end.seats[0].done == 1
        assert end.dice != s.dice


def test_a_seat_among_others_is_looked_at_alone() -> None:
    others = position({"done": 2}, {"goods": {"food": 9}, "done": 1}, {"done": 2}, round=3, turn=1)
    s = alone(others, 1)
    assert (s.count, s.seat) == (1, 0)
    for _, end in ways(s):
        assert end.round == 4
        assert len(end.seats[0].harvests) == 1


def test_dice_are_set_in_order_to_be_used() -> None:
    s = alone(position({"occupations": ["gatherer"]}), 0)
    texts = [ACTIONS.actions[action].text for action in promising(s, -1)]
    assert {text for text in texts if text.startswith("set")} == {
        "set reed-wood",
        "set reed-brick",
        "set reed-stone",
        "set wood-reed",
    }
    assert "collect 2wood" in texts and "collect 1wood" not in texts
    first = ACTIONS.by_text["set reed-stone"].id
    s.play(first)
    texts = [ACTIONS.actions[action].text for action in promising(s, first)]
    assert texts == ["collect 1stone", "set wood-stone"]


def test_future_rolls_do_not_matter() -> None:
    table = position({}, dice={"farm": ["pasture"], "material": ["reed"]})
    chosen = set()
    for number in range(1, 6):
        data = {**table.position(), "random": [number, 2, 3, 4]}
        chosen.add(best(alone(bocage.load(data), 0)))
    assert chosen == {ACTIONS.by_text["roll"].id}


# What it does


def test_the_last_action_takes_the_most_points() -> None:
    assert choice(last_action(occupations=["mayor"])) == "field"
    assert choice(last_action(fields=0)) == "field"
    cattle = {**DICE, "animal": ["cattle", "cattle", "cattle"]}
    farm = {"goods": {"food": 9}, "rooms": 1, "fields": 1, "pastures": 1, "done": 1}
    assert choice(position(farm, round=6, dice=cattle)) == "collect 3cattle"


def test_rooms_as_many_as_can_be_paid_in_the_end() -> None:
    table = last_action(goods={"food": 9, "reed": 3, "stone": 3}, house="stone")
    assert let_decide(table) == ["room 1reed+1stone"] * 3


def test_hunger_is_cooked_away() -> None:
    farm = {"goods": {"food": 1, "grain": 2}, "improvements": ["oven"], "done": 2}
    table = position(farm, round=6, phase="harvest")
    assert let_decide(table)[0] == "cook grain"
    assert table.scores()[0].lines["food"] > -9


def test_the_type_that_scores_stays() -> None:
    farm = {"goods": {"food": 4}, "animals": {"sheep": 5, "cattle": 4}, "pastures": 3}
    table = position({**farm, "done": 2}, round=6, phase="harvest")
    assert let_decide(table) == ["breed cattle"]


def test_what_is_of_no_more_use_is_cooked_for_the_tie() -> None:
    farm = {"goods": {"food": 4, "grain": 3}, "improvements": ["oven"], "done": 2}
    table = position(farm, {"goods": {"food": 4}, "done": 2}, round=6, phase="harvest")
    assert choice(table) == "cook grain"
