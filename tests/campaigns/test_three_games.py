"""Campaigns of three games: points by rank, who starts, food for the last, what stays."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from .playing import again, end, play_on, running

PLAYED: list[list[str]] = [["A116", "B102"], ["A086"], [], ["B099", "A112"]]


def three(seats: int) -> bocage.Campaign:
    """A campaign of three games."""
    return bocage.campaign("agricola-revised", "three-games", seats=seats, seed=7)


def finish(campaign: bocage.Campaign) -> None:
    """Every seat keeps the first occupation it may keep."""
    campaign.finish([choices[0] if choices else None for choices in campaign.choices])


@pytest.mark.parametrize(
    ("scores", "rows"),
    [
        ((30, 20), ((1, 0), (2, 0), (3, 0))),
        ((30, 40, 20), ((5, 7, 3), (5, 8, 2), (5, 9, 1))),
        ((10, 40, 30, 20), ((3, 7, 5, 4), (2, 8, 5, 3), (1, 9, 6, 3))),
        ((30, 30), ((1, 1), (2, 2), (3, 3))),
        ((30, 40, 30), ((5, 7, 5), (5, 8, 5), (5, 9, 5))),
        ((40, 40, 30, 30), ((7, 7, 4, 4), (8, 8, 3, 3), (9, 9, 3, 3))),
    ],
)
def test_points_go_by_rank_and_are_shared(
    scores: tuple[int, ...], rows: tuple[tuple[int, ...], ...]
) -> None:
    campaign = three(len(scores))
    for row in rows:
        end(campaign, scores)
        campaign.finish()
        assert campaign.games[-1].points == list(row)
        assert campaign.games[-1].scores == list(scores)
    assert campaign.points == [sum(column) for column in zip(*rows, strict=True)]
    assert campaign.over and campaign.table is None
    best = max(campaign.points)
    assert campaign.winners() == tuple(i for i, n in enumerate(campaign.points) if n == best)
    assert again(campaign) == campaign


def test_building_resources_decide_between_equal_scores() -> None:
    campaign = three(2)
    end(campaign, (30, 30))
    position = running(campaign).position()
    position["seats"][1]["goods"] = {"reed": 2}
    campaign.load(position)
    campaign.finish()
    assert campaign.games[0].points == [0, 1] and campaign.starts == 1
    assert campaign.food == [1, 1], "the lowest score is that of both"


def test_the_winner_starts_and_the_last_gets_food() -> None:
    campaign = three(3)
    assert campaign.starts is None and campaign.food == [0, 0, 0]
    end(campaign, (30, 45, 20))
    campaign.finish()
    assert campaign.starts == 1 and campaign.food == [0, 0, 1]
    view = running(campaign).observe(None)
    assert view["starting_player"] == 1
    assert [row["food"] for row in view["seats"]] == [3, 2, 4]


@pytest.mark.parametrize(("last", "starts"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_of_several_winners_the_first_from_the_last_starting_player(last: int, starts: int) -> None:
    campaign = three(4)
    end(campaign, (50, 20, 50, 20), starting_player=last)
    campaign.finish()
    assert campaign.starts == starts and campaign.food == [0, 1, 0, 1]


def test_one_occupation_stays_beside_a_full_hand_and_may_stay_again() -> None:
    campaign = three(4)
    end(campaign, (10, 40, 30, 20), PLAYED)
    assert campaign.choices == [["A116", "B102"], ["A086"], [], ["B099", "A112"]]
    campaign.finish(["B102", "A086", None, "A112"])
    assert campaign.kept == [["B102"], ["A086"], [], ["A112"]]
    assert campaign.games[0].kept == ["B102", "A086", None, "A112"]
    table = running(campaign)
    assert table.decision is not None and table.decision.seat == 1, "the Animal Tamer asks"
    table.play(table.decision.actions[0])
    while table.progress[0] == 0:
        assert table.decision is not None
        table.play(table.decision.actions[0])
    view = table.observe(None)
    assert [row["cards"] for row in view["seats"]] == campaign.kept
    assert {row["hand_size"]["occupations"] for row in view["seats"]} == {7}
    end(campaign, (10, 40, 30, 20), [["A116"], [], ["A098"], []])
    assert campaign.choices == [["B102", "A116"], ["A086"], ["A098"], ["A112"]]
    campaign.finish(["B102", "A086", "A098", "A112"])
    assert campaign.kept == [["B102"], ["A086"], ["A098"], ["A112"]]
    end(campaign, (10, 40, 30, 20))
    assert campaign.choices == [[], [], [], []]
    campaign.finish()
    assert campaign.over and campaign.kept == [[], [], [], []]


def test_the_sum_of_all_scores_decides_a_tie_at_the_end() -> None:
    campaign = three(3)
    for scores in ((40, 30, 20), (20, 30, 40), (31, 33, 32)):
        end(campaign, scores)
        campaign.finish()
    assert campaign.points == [7 + 2 + 1, 5 + 5 + 9, 3 + 8 + 5]
    assert campaign.winners() == (1,)
    campaign = three(2)
    for pair in ((40, 30), (40, 30), (20, 41)):
        end(campaign, pair)
        campaign.finish()
    assert campaign.points == [3, 3]
    assert campaign.winners() == (1,), "101 points against 100"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_campaign_of_bots_stopped_and_continued(seats: int) -> None:
    campaign = three(seats)
    for number in (1, 2, 3):
        assert campaign.number == number and campaign.goal is None
        bots = [bocage.bot("random", f"{number}/{seat}") for seat in range(seats)]
        play_on(campaign, bots, 40)
        campaign = again(campaign)
        assert len(running(campaign).actions) == 40
        play_on(campaign, bots)
        campaign = again(campaign)
        campaign.finish([bot.keep(campaign, seat) for seat, bot in enumerate(bots)])
    assert campaign.over and len(campaign.games) == 3
    assert campaign.points == [
        sum(g.points[s] for g in campaign.games if g.points) for s in range(seats)
    ]
    assert all(campaign.points[seat] == max(campaign.points) for seat in campaign.winners())


def test_what_stays_is_in_no_draft() -> None:
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=3, hands="draft")
    end(campaign, (30, 40), (["A116"], ["B102"]))
    finish(campaign)
    table = running(campaign)
    assert table.secret
    seen = {action.argument for decision in table.decisions for action in decision.actions}
    assert not seen & {"A116", "B102"}
    play_on(campaign, [bocage.bot("random", seat) for seat in range(2)])
    assert table.over
    assert again(campaign) == campaign


FARM = ("house_first", "one_pasture", "take_usable", "open_fences", "author_adjacency")


@pytest.mark.parametrize(
    ("seats", "more"), [(1, ()), (2, ("larkin", "szongott")), (4, ("larkin",))]
)
def test_other_rules_go_along_and_are_written_down(seats: int, more: tuple[str, ...]) -> None:
    rules: dict[str, Any] = dict.fromkeys((*FARM, *more), True)
    kind = "solo" if seats == 1 else "three-games"
    campaign = bocage.campaign("agricola-revised", kind, seats=seats, seed=1, **rules)
    assert campaign.options.items() >= rules.items()
    bots = [bocage.bot("random", seat) for seat in range(seats)]
    for _ in range(2):
        play_on(campaign, bots)
        campaign.finish([bot.keep(campaign, seat) for seat, bot in enumerate(bots)])
        campaign = again(campaign)
        assert running(campaign).options == campaign.options
    if "larkin" in more:
        start = running(campaign).record().start
        assert start is not None
        found = [row["goods"]["food"] for row in start["seats"]]
        assert found == [3 + food for food in campaign.food]
