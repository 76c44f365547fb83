"""The scores of teams: the lower of two in every category, or the product of two totals."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.rules.partners import WAYS
from tests.games.agricola.scenario import REVISED, play_out, table

every_way = pytest.mark.parametrize("way", WAYS)

FIELDS: dict[str, Any] = {"fields": {f"r1c{column}": {} for column in (1, 2, 3, 4, 5)}}
"""Five fields."""
CROPS = {"goods": {"grain": 8, "vegetable": 4}}
PENS: dict[str, Any] = {"pastures": [["r3c3"], ["r3c4"], ["r3c5"]], "animals": {"sheep": 2}}
STONE = {"house": "stone", "rooms": ["r2c1", "r3c1", "r2c2", "r3c2"], "people": 4}


def ended(*rows: dict[str, Any], way: str = "lowest") -> bocage.Table:
    """A game of teams that is over."""
    four = [*rows, *[{}] * (4 - len(rows))]
    return table(REVISED, *four, round=14, phase="end", options={"teams": way})


def teams(t: bocage.Table) -> list[dict[str, Any]]:
    """The teams as everybody sees them."""
    found: list[dict[str, Any]] = t.observe()["teams"]
    return found


def totals(t: bocage.Table) -> list[float]:
    """The totals of the seats."""
    return [score.total for score in t.scores()]


@pytest.mark.rule("R96")
def test_in_every_category_the_lower_of_both_counts() -> None:
    t = ended({**FIELDS, **CROPS, **STONE}, {}, {**PENS, **FIELDS}, {})
    first, second = teams(t)
    assert (first["seats"], second["seats"]) == ([0, 2], [1, 3])
    lines = [dict(score.lines) for score in t.scores()]
    lower = {name: min(lines[0][name], lines[2][name]) for name in lines[0]}
    assert first["lines"] == lower
    assert first["total"] == sum(lower.values())
    assert (lower["fields"], lower["grain"], lower["sheep"], lower["pastures"]) == (4, -1, -1, -1)
    assert (lower["people"], lower["rooms"]) == (6, 0)
    assert first["total"] < min(totals(t)[0], totals(t)[2])


@pytest.mark.rule("R96")
def test_a_team_of_equals_scores_as_much_as_one_of_them() -> None:
    row = {**FIELDS, **STONE, "goods": {"grain": 8}}
    t = ended(row, {}, row, {})
    assert teams(t)[0]["total"] == totals(t)[0] == totals(t)[2]


@pytest.mark.rule("R96")
def test_seats_keep_their_own_scores() -> None:
    rows = [{**FIELDS, **CROPS}, {}, {**PENS}, STONE]
    in_teams = ended(*rows)
    alone = table(REVISED, *rows, round=14, phase="end")
    assert [dict(s.lines) for s in in_teams.scores()] == [dict(s.lines) for s in alone.scores()]


@pytest.mark.rule("R96")
def test_two_specialists_lose_against_two_who_do_everything_a_little() -> None:
    a_little = {"fields": {"r1c1": {}, "r1c2": {}}, "goods": {"grain": 1, "vegetable": 1}}
    t = ended({**FIELDS, **CROPS}, a_little, {**STONE, **PENS}, a_little)
    assert totals(t)[0] + totals(t)[2] > totals(t)[1] + totals(t)[3]
    assert t.winners() == (1, 3)


@pytest.mark.rule("R96")
def test_the_product_of_both_totals() -> None:
    t = ended({**FIELDS, **CROPS, **STONE}, {}, {**STONE, **PENS, **CROPS}, STONE, way="product")
    first, second = teams(t)
    scores = totals(t)
    assert min(scores[0], scores[2]) > 1
    assert first == {"seats": [0, 2], "total": scores[0] * scores[2]}
    assert "lines" not in first and "lines" not in second
    assert t.winners() == (0, 2)


@pytest.mark.rule("R96")
def test_a_total_below_zero_counts_as_none() -> None:
    t = ended({}, {}, {**FIELDS, **CROPS, **STONE}, {}, way="product")
    scores = totals(t)
    assert scores[0] < 0 < scores[2]
    assert [found["total"] for found in teams(t)] == [0, 0], "two below 0 make no 196"
    lowest = ended({}, {}, {}, {})
    assert [found["total"] for found in teams(lowest)] == [-14, -14]


@every_way
@pytest.mark.rule("R96")
def test_winners_are_the_two_of_the_better_team(way: str) -> None:
    rich = {**FIELDS, **CROPS, **STONE}
    assert ended(rich, {}, rich, {}, way=way).winners() == (0, 2)
    assert ended({}, rich, {}, rich, way=way).winners() == (1, 3)


@every_way
@pytest.mark.rule("R96", "R77")
def test_a_tie_is_broken_by_the_building_resources_of_both_together(way: str) -> None:
    rich = {**FIELDS, **STONE, "goods": {"grain": 8}}

    def left(**more: int) -> dict[str, Any]:
        return {**rich, "goods": {"grain": 8, **more}}

    t = ended(left(wood=1, stone=1), left(reed=3), left(clay=2), rich, way=way)
    assert teams(t)[0]["total"] == teams(t)[1]["total"]
    assert t.winners() == (0, 2)
    t = ended(left(wood=3), left(clay=2, reed=1), left(wood=1), left(wood=2), way=way)
    assert t.winners() == (1, 3)
    food = ended(left(food=9), rich, rich, left(wood=1), way=way)
    assert food.winners() == (1, 3), "food is no building resource"


@every_way
@pytest.mark.rule("R96", "R77")
def test_teams_that_are_equal_in_everything_share_the_victory(way: str) -> None:
    rich = {**FIELDS, **STONE, "goods": {"grain": 8, "wood": 1}}
    bare = {**rich, "goods": {"grain": 8}}
    assert ended(rich, bare, bare, rich, way=way).winners() == (0, 1, 2, 3)


@every_way
@pytest.mark.rule("R96", "R78")
def test_what_the_crafts_score_is_handed_in_before_the_tie_is_broken(way: str) -> None:
    rich = {**FIELDS, **STONE, "goods": {"grain": 8}}
    joiner = {**rich, "cards": ["joinery"], "goods": {"grain": 8, "wood": 7}}
    other = {**rich, "cards": ["basketmaker"], "goods": {"grain": 8, "reed": 5}}
    t = ended(joiner, other, rich, rich, way=way)
    lines = [dict(score.lines) for score in t.scores()]
    assert lines[0]["bonus"] == lines[1]["bonus"] == 3
    assert totals(t)[0] == totals(t)[1]
    assert t.winners() == (0, 1, 2, 3), "all wood and all reed are handed in"


@every_way
@pytest.mark.rule("R96")
def test_teams_are_told_once_the_game_is_over(way: str) -> None:
    t = bocage.new(REVISED, seats=4, seed=3, teams=way)
    assert "teams" not in t.observe()
    play_out(t, 3)
    for viewer in (None, 0, 1, 2, 3):
        assert t.observe(viewer)["teams"] == teams(t)
    plain = bocage.new(REVISED, seats=4, seed=3)
    play_out(plain, 3)
    assert "teams" not in plain.observe()


@every_way
@pytest.mark.rule("R96")
@pytest.mark.parametrize("cards", ["none", "base"])
def test_random_games_are_won_by_a_team(way: str, cards: str) -> None:
    for seed in range(4):
        t = bocage.new(REVISED, seats=4, seed=seed, teams=way, cards=cards)
        play_out(t, seed)
        assert t.winners() in ((0, 2), (1, 3), (0, 1, 2, 3))
        best = max(found["total"] for found in teams(t))
        for found in teams(t):
            lines = [dict(t.scores()[seat].lines) for seat in found["seats"]]
            if way == "lowest":
                assert found["total"] == sum(min(x[name] for x in lines) for name in lines[0])
            else:
                low, high = [max(0, sum(x.values())) for x in lines]
                assert found["total"] == low * high
            if set(found["seats"]) <= set(t.winners()):
                assert found["total"] == best
