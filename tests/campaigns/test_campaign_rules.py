"""The campaign of three games by the book: points, who starts, who gets food, what stays."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import bocage

from .playing import again, end, play_on, running

POINTS: dict[int, list[tuple[int, ...]]] = {
    4: [(7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)],
    3: [(7, 5, 3), (8, 5, 2), (9, 5, 1)],
    2: [(1, 0), (2, 0), (3, 0)],
}
"""Campaign points by seats, game and rank."""
every_size = pytest.mark.parametrize("seats", POINTS)
QUIET = ["A116", "A098", "B098", "A088", "B126", "B095", "A110"]
"""Occupations that bring nothing when they are played."""


def three(seats: int, seed: int = 7, **options: Any) -> bocage.Campaign:
    """A campaign of three games."""
    return bocage.campaign("agricola-revised", "three-games", seats=seats, seed=seed, **options)


def opened(campaign: bocage.Campaign) -> list[dict[str, Any]]:
    """Everybody's row at the first placement."""
    table = running(campaign)
    while table.progress[0] == 0:
        assert table.decision is not None
        table.play(table.decision.actions[0])
    rows: list[dict[str, Any]] = table.position()["seats"]
    return rows


@every_size
@pytest.mark.rule("R104")
def test_every_order_of_the_seats_gets_the_points_of_its_ranks(seats: int) -> None:
    for ranks in permutations(range(seats)):
        campaign = three(seats)
        for number, points in enumerate(POINTS[seats], start=1):
            assert campaign.number == number and campaign.goal is None
            end(campaign, [60 - 5 * rank for rank in ranks])
            campaign.finish()
            assert campaign.games[-1].points == [points[rank] for rank in ranks]
        assert campaign.over and campaign.table is None
        assert campaign.winners() == (ranks.index(0),)


@pytest.mark.rule("R104")
@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((40, 40, 30, 20), (7, 7, 4, 3)),
        ((40, 30, 30, 20), (7, 5, 5, 3)),
        ((40, 30, 20, 20), (7, 5, 4, 4)),
        ((30, 30, 30, 30), (7, 7, 7, 7)),
        ((20, 30, 30, 30), (3, 7, 7, 7)),
    ],
)
def test_seats_that_share_a_rank_all_get_its_points(
    scores: tuple[int, ...], points: tuple[int, ...]
) -> None:
    campaign = three(4)
    end(campaign, scores)
    campaign.finish()
    assert campaign.games[0].points == list(points)
    assert campaign.points == list(points)


@every_size
@pytest.mark.rule("R104", "R77")
def test_building_resources_break_ties_of_ranks(seats: int) -> None:
    campaign = three(seats)
    end(campaign, [30] * seats)
    position = running(campaign).position()
    for number, row in enumerate(position["seats"]):
        row["goods"] = {"wood": number, "food": 9 - number}
    campaign.load(position)
    campaign.finish()
    assert campaign.games[0].points == list(reversed(POINTS[seats][0]))
    assert campaign.starts == seats - 1


@pytest.mark.rule("R104", "R77", "R78")
def test_what_a_craft_scores_is_handed_in_before_ties_are_broken() -> None:
    campaign = three(2)
    end(campaign, (30, 30), [["M08"], []])
    position = running(campaign).position()
    position["seats"][0]["goods"] = {"wood": 7}
    position["seats"][0]["noted"] -= 3
    position["seats"][1]["goods"] = {"clay": 1}
    campaign.load(position)
    assert [score.total for score in running(campaign).scores()] == [30, 30]
    campaign.finish()
    assert campaign.games[0].points == [0, 1]


@every_size
@pytest.mark.rule("R105")
def test_the_winner_starts_the_next_game(seats: int) -> None:
    for winner in range(seats):
        campaign = three(seats)
        assert campaign.starts is None
        end(campaign, [50 if number == winner else 20 + number for number in range(seats)])
        campaign.finish()
        assert campaign.starts == winner
        opened(campaign)
        assert running(campaign).position()["starting_player"] == winner
        assert list(running(campaign).deciding) == [winner]


@every_size
@pytest.mark.rule("R105")
def test_the_lowest_score_gets_one_food_more(seats: int) -> None:
    for last in range(seats):
        campaign = three(seats)
        winner = (last + 1) % seats
        end(campaign, [{last: 10, winner: 50}.get(number, 30) for number in range(seats)])
        campaign.finish()
        assert campaign.food == [int(number == last) for number in range(seats)]
        found = [row["goods"]["food"] for row in opened(campaign)]
        usual = [2 if number == winner else 3 for number in range(seats)]
        assert found == [a + b for a, b in zip(usual, campaign.food, strict=True)]


@pytest.mark.rule("R105")
def test_of_several_lowest_scores_each_gets_food() -> None:
    campaign = three(4)
    end(campaign, (20, 40, 20, 30))
    campaign.finish()
    assert campaign.food == [1, 0, 1, 0]
    campaign = three(3)
    end(campaign, (30, 30, 30))
    campaign.finish()
    assert campaign.food == [1, 1, 1]


@pytest.mark.rule("R105")
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_of_several_winners_the_first_clockwise_from_the_last_starting_player(last: int) -> None:
    for winners in ((0, 2), (1, 3), (0, 1), (1, 2, 3)):
        campaign = three(4)
        scores = [50 if number in winners else 20 for number in range(4)]
        end(campaign, scores, starting_player=last)
        campaign.finish()
        clockwise = [(last + step) % 4 for step in range(4)]
        assert campaign.starts == next(number for number in clockwise if number in winners)


@pytest.mark.rule("R105", "R101")
def test_larkins_three_food_and_one_more_for_the_last() -> None:
    campaign = three(3, larkin=True)
    end(campaign, (50, 40, 30))
    campaign.finish()
    assert [row["goods"]["food"] for row in opened(campaign)] == [3, 3, 4]


# What stays


@pytest.mark.rule("R105")
def test_each_seat_keeps_one_occupation_in_front_of_it_beside_a_full_hand() -> None:
    campaign = three(3)
    end(campaign, (50, 40, 30), [QUIET[0:2], QUIET[2:3], []])
    assert campaign.choices == [QUIET[0:2], QUIET[2:3], []]
    campaign.finish([QUIET[1], QUIET[2], None])
    assert campaign.games[0].kept == [QUIET[1], QUIET[2], None]
    rows = opened(campaign)
    assert [row["cards"] for row in rows] == [[QUIET[1]], [QUIET[2]], []]
    printed = {card.id: card.kind for card in bocage.cards("agricola-revised")}
    for row in rows:
        hand = [printed[card] for card in row["hand"]]
        assert (hand.count("occupation"), hand.count("minor")) == (7, 7)
        assert row["placed"] == 0
    everywhere = [card for row in rows for card in (*row["hand"], *row["cards"])]
    assert len(everywhere) == len(set(everywhere))


@pytest.mark.rule("R105")
def test_for_the_third_game_the_one_kept_before_may_be_kept_again() -> None:
    for keep in (QUIET[0], QUIET[4]):
        campaign = three(2)
        end(campaign, (50, 40), [[QUIET[0]], [QUIET[1]]])
        campaign.finish([QUIET[0], QUIET[1]])
        end(campaign, (50, 40), [[QUIET[4]], []])
        assert campaign.choices == [[QUIET[0], QUIET[4]], [QUIET[1]]]
        campaign.finish([keep, QUIET[1]])
        assert [row["cards"] for row in opened(campaign)] == [[keep], [QUIET[1]]]
        end(campaign, (50, 40))
        campaign.finish()
        assert campaign.over


@pytest.mark.rule("R105")
def test_what_a_kept_occupation_brings_comes_without_a_fee() -> None:
    campaign = three(2)
    end(campaign, (50, 40), [["B102"], [QUIET[0]]])
    campaign.finish(["B102", QUIET[0]])
    rows = opened(campaign)
    assert rows[0]["goods"] == {"food": 2, "clay": 3}, "the consultant of two players"
    assert rows[1]["goods"] == {"food": 3 + 1}


@pytest.mark.rule("R105")
@pytest.mark.parametrize(
    "keep",
    [
        None,
        [QUIET[0]],
        [QUIET[1], QUIET[1]],
        [QUIET[0], QUIET[5]],
        [QUIET[0], None],
        ["M01", QUIET[1]],
        QUIET[0],
    ],
)
def test_nobody_keeps_what_was_not_played_nor_too_many_nor_too_few(keep: Any) -> None:
    campaign = three(2)
    end(campaign, (50, 40), [[QUIET[0]], [QUIET[1]]])
    text = campaign.to_json()
    with pytest.raises(bocage.Error):
        campaign.finish(keep)
    assert campaign.to_json() == text
    campaign.finish([QUIET[0], QUIET[1]])


# The end


@pytest.mark.rule("R105")
def test_equal_campaign_points_are_decided_by_the_sum_of_the_scores() -> None:
    for third, winner in (((30, 61), 1), ((31, 60), 0)):
        campaign = three(2)
        for scores in ((45, 30), (45, 30), third):
            end(campaign, scores)
            campaign.finish()
        assert campaign.points == [3, 3]
        assert campaign.winners() == (winner,)


@pytest.mark.rule("R105")
def test_equal_points_and_equal_sums_share_the_victory() -> None:
    campaign = three(2)
    for scores in ((45, 30), (45, 30), (20, 50)):
        end(campaign, scores)
        campaign.finish()
    assert campaign.points == [3, 3]
    assert campaign.winners() == (0, 1)
    campaign = three(4)
    for _ in range(3):
        end(campaign, (40, 40, 10, 10))
        campaign.finish()
    assert campaign.winners() == (0, 1)


@pytest.mark.rule("R104")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_campaign_is_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(bocage.Error):
        three(seats)


@every_size
@pytest.mark.rule("R104", "R105")
def test_games_that_were_really_played_are_ranked_by_what_stands_on_the_table(seats: int) -> None:
    for seed in range(3):
        campaign = three(seats, seed, cards="none" if seed else "base")
        for points in POINTS[seats]:
            bots = [bocage.bot("random", f"{seed} {number}") for number in range(seats)]
            play_on(campaign, bots)
            table = running(campaign)
            scores = [score.total for score in table.scores()]
            winners, last = table.winners(), table.position()["starting_player"]
            campaign.finish([bot.keep(campaign, number) for number, bot in enumerate(bots)])
            played = campaign.games[-1]
            assert played.scores == scores
            assert played.points is not None
            assert {n for n in range(seats) if played.points[n] == points[0]} == set(winners)
            for one in range(seats):
                for other in range(seats):
                    if scores[one] > scores[other]:
                        assert played.points[one] > played.points[other]
            if not campaign.over:
                clockwise = [(last + step) % seats for step in range(seats)]
                assert campaign.starts == next(n for n in clockwise if n in winners)
                assert campaign.food == [int(score == min(scores)) for score in scores]
            campaign = again(campaign)
        best = max(campaign.points or [])
        assert {(campaign.points or [])[number] for number in campaign.winners()} == {best}
