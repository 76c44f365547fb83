"""Greedy in All Creatures Big and Small: sound judgement, and games that it wins."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

import bocage
from bocage.bots.creatures.farm import farm_of
from bocage.bots.creatures.judge import CreaturesJudge
from tests.bots.playing import asked_by_chance, choice, let_decide, played_out
from tests.games.creatures.scenario import alone, breeding, ended, table


def game(seed: int, bots: tuple[str, str], mode: str = "standard") -> bocage.Table:
    """A whole game of two bots."""
    played = bocage.new("creatures", seats=2, seed=seed, mode=mode)
    return played_out(played, seed, bots)


def farm(position: bocage.Table, seat: int = 0) -> dict[str, Any]:
    """A seat's part of the view."""
    view: dict[str, Any] = position.observe(seat)["seats"][seat]
    return view


def test_it_beats_chance_from_either_seat() -> None:
    for seed in range(10):
        assert game(seed, ("greedy", "random")).winners() == (0,)
        assert game(seed, ("random", "greedy")).winners() == (1,)


def test_against_itself_it_makes_a_farm_that_counts() -> None:
    scores = [
        score.total for seed in range(6) for score in game(seed, ("greedy", "greedy")).scores()
    ]
    assert mean(scores) >= 35


@pytest.mark.parametrize("mode", ["advanced", "expert"])
def test_any_building_may_be_on_display(mode: str) -> None:
    games = [game(seed, ("greedy", "greedy"), mode) for seed in range(4)]
    assert mean([score.total for played in games for score in played.scores()]) >= 35
    special = [
        [tile for tile in farm(played, seat)["tiles"].values() if tile not in PLAIN]
        for played in games
        for seat in (0, 1)
    ]
    assert mean([len(tiles) for tiles in special]) >= 1


PLAIN = ("cottage", "stall", "stables")


def test_whatever_chance_has_led_to() -> None:
    games = (bocage.new("creatures", seats=2, seed=seed, mode="expert") for seed in range(30))
    assert len(asked_by_chance(games, 3)) >= 20


def test_the_same_seed_plays_the_same_game() -> None:
    games = [game(3, ("greedy", "greedy"), "expert") for _ in range(2)]
    assert games[0].actions == games[1].actions


def test_the_table_is_left_as_it_was() -> None:
    position = table({"goods": {"wood": 3, "stone": 3, "reed": 1}}, round=3, mode="expert")
    before = position.position()
    choice(position)
    assert position.position() == before


def test_borders_close_a_pasture_at_the_least_cost() -> None:
    fences = alone({"goods": {"wood": 5, "border": 9}, "animals": {"sheep": 1}}, round=4)
    fences.play("place fences")
    let_decide(fences)
    pastures = [place for place in farm(fences)["housing"] if place["kind"] == "pasture"]
    assert [place["capacity"] for place in pastures] == [4]
    assert len(farm(fences)["borders"]) == 5


def test_walls_are_built_toward_one_pasture() -> None:
    row: dict[str, Any] = {}
    for round in range(2, 6):
        walls = alone({**row, "placed": 0}, round=round)
        walls.play("place walls")
        let_decide(walls)
        row = rebuilt(walls)
    pastures = [place for place in farm(walls)["housing"] if place["kind"] == "pasture"]
    assert sum(place["capacity"] for place in pastures) >= 4


def rebuilt(position: bocage.Table) -> dict[str, Any]:
    """Seat 0 as a position holds it."""
    seat: dict[str, Any] = position.position()["seats"][0]
    return seat


def test_a_trough_goes_where_most_animals_are() -> None:
    borders = ["f1n", "g1n", "f1w", "f2w", "h1w", "h2w", "g3n"]
    stall = {"f3": "cottage", "g3": "stall"}
    yard = {"borders": borders, "tiles": stall, "animals": {"sheep": 8, "pig": 3}}
    troughs = alone(yard, round=5)
    troughs.play("place troughs")
    assert let_decide(troughs)[0] in ("trough f1", "trough g1", "trough f2", "trough g2")


def test_the_animals_that_count_most_stay() -> None:
    tiles = {"f3": "cottage", "g1": "stables"}
    row = {"animals": {"sheep": 2, "horse": 5}, "tiles": tiles, "troughs": ["f3"]}
    last = breeding(row, round=8)
    assert let_decide(last)
    assert farm(last)["animals"] == {"sheep": 2, "horse": 5}


def test_the_last_worker_makes_points() -> None:
    goods = {"wood": 3, "stone": 2, "reed": 1}
    last = alone({"goods": goods, "placed": 2}, round=8)
    assert choice(last) == "place special-building-1"
    last.play("place special-building-1")
    let_decide(last)
    assert "half-timbered-house" in farm(last)["tiles"].values()


def test_a_building_is_used_where_that_brings_something() -> None:
    reed = {"goods": {"reed": 2}, "tiles": {"f3": "cottage", "g1": "cattle-market"}}
    late = alone({**reed, "placed": 2}, round=8, mode="expert")
    assert choice(late) == "anytime"
    full = {**reed, "animals": {"sheep": 2, "cow": 1}}
    assert choice(alone({**full, "placed": 2}, round=8, mode="expert")) != "anytime"


def test_before_breeding_there_may_be_room_to_make() -> None:
    tiles = {"f3": "cottage", "g1": "joinery", "g2": "stall"}
    row = {"goods": {"wood": 2}, "tiles": tiles, "animals": {"pig": 4}}
    last = breeding(row, round=8, mode="expert")
    assert let_decide(last)[0] == "use joinery"
    assert farm(last)["animals"] == {"pig": 5}


def test_a_carpenter_moves_a_trough_to_where_it_helps() -> None:
    tiles = {"f3": "cottage", "g1": "carpenter", "g2": "stables"}
    row = {"tiles": tiles, "troughs": ["f1"], "animals": {"sheep": 5}, "placed": 1}
    late = alone(row, round=8, mode="expert")
    assert choice(late) == "anytime"
    late.play("anytime")
    assert let_decide(late) == ["site g2"]


def test_a_lone_extension_stands_among_buildings() -> None:
    tiles = {"f3": "cottage", "g2": "stall"}
    row = {"goods": {"stone": 1}, "tiles": tiles, "placed": 2}
    site = alone(row, round=8, mode="advanced", buildings=["small-extension"])
    site.play("place special-building-1")
    let_decide(site)
    site_of = {tile: cell for cell, tile in farm(site)["tiles"].items()}
    assert site_of["small-extension"] in ("f2", "g3")


def test_in_the_end_only_points_count() -> None:
    judge = CreaturesJudge()
    row = {
        "goods": {"wood": 7, "stone": 3},
        "animals": {"sheep": 9, "pig": 2},
        "tiles": {"f3": "cottage", "g1": "stables", "g2": "stables", "f1": "storage-building"},
        "troughs": ["g1", "g2"],
    }
    over = ended(row)
    assert judge.value(over, 0) == over.scores()[0].total


def test_a_pair_is_worth_most_while_there_is_time_to_breed() -> None:
    judge = CreaturesJudge()
    tiles = {"f3": "cottage", "g1": "stables", "g2": "stables"}
    stables = {"tiles": tiles, "troughs": ["g1", "g2"]}
    gains = []
    for round in (4, 8):
        none, two = [
            judge.terms(farm_of(alone({**stables, "animals": {"pig": n}}, round=round), 0))
            for n in (0, 2)
        ]
        gains.append(two["herds"] - none["herds"])
    assert gains[0] > gains[1]
