"""Solo series: goals, food, permanent occupations, from the first game to the ninth."""

from __future__ import annotations

import pytest

import bocage

from .playing import SOLO, again, end, play_on, running

GAMES = ("agricola-classic", "agricola-revised")


def solo() -> bocage.Campaign:
    """A solo series of the revised edition."""
    return bocage.campaign("agricola-revised", "solo", seed=7)


@pytest.mark.parametrize("game", GAMES)
def test_a_series_begins_with_an_ordinary_game(game: str) -> None:
    campaign = bocage.campaign(game, "solo", seed=7)
    assert (campaign.game, campaign.kind, campaign.seats) == (game, "solo", 1)
    assert campaign.options["cards"] == "base"
    assert (campaign.number, campaign.goal, campaign.over) == (1, 50, False)
    assert (campaign.kept, campaign.food, campaign.choices) == ([[]], [0], [[]])
    assert (campaign.games, campaign.points, campaign.starts) == ((), None, 0)
    table = running(campaign)
    assert table.observe(0)["seats"][0]["hand_size"] == {"occupations": 7, "minors": 7}
    assert table.progress == (1, 14)
    assert [entry.id for entry in table.log][:1] == ["log-round"]


def test_the_same_seed_gives_the_same_games_and_no_two_alike() -> None:
    first, second, other = solo(), solo(), bocage.campaign("agricola-revised", "solo", seed=8)
    assert first == second != other
    hands = []
    for campaign in (first, second):
        for points in (20, 20):
            hands.append(running(campaign).observe(0)["seats"][0]["hand"])
            end(campaign, [points])
            campaign.finish()
    assert hands[:2] == hands[2:] and hands[0] != hands[1]


def test_a_whole_series_of_bots_stopped_and_continued() -> None:
    """Every game is played and missed by a bot, then again and won from a position."""
    campaign = solo()
    goals = (50, 55, 59, 62, 64, 65, 66, 67)
    for number, goal in enumerate(goals, 1):
        bot = [bocage.bot("random", number)]
        play_on(campaign, bot, 15)
        twin = again(campaign)
        assert twin == campaign and running(twin).actions == running(campaign).actions
        play_on(campaign, [bocage.bot("random", 1)])
        play_on(twin, [bocage.bot("random", 1)])
        assert running(twin).position() == running(campaign).position()
        campaign = twin
        assert campaign.choices == [[]]
        campaign.finish(bot[0].keep(campaign, 0))
        assert campaign.games[-1].reached is False and campaign.food == [0]
        assert (campaign.number, campaign.goal) == (number, goal)
        assert campaign.kept == [list(SOLO[: number - 1])]
        end(campaign, [goal + number], [[SOLO[number - 1]]])
        last = number == len(goals)
        assert campaign.choices == [[] if last else [SOLO[number - 1]]]
        campaign.finish(bocage.bot("greedy", 1).keep(campaign, 0))
        campaign = again(campaign)
        assert campaign.games[-1].scores == [goal + number] and campaign.games[-1].reached
        assert campaign.food == [number // 2] and campaign.over == last
    assert campaign.table is None and len(campaign.games) == 16
    assert campaign.kept == [list(SOLO[:7])]
    assert [game.number for game in campaign.games] == [n for n in range(1, 9) for _ in "ab"]
    assert all(bocage.replay(game.record).over for game in campaign.games)


def test_further_games_are_for_one_point_more_and_nothing_more_stays() -> None:
    campaign = solo()
    for number in range(1, 9):
        end(campaign, [70], [[SOLO[number]]] if number < 3 else [[]])
        campaign.finish(campaign.choices[0][0] if campaign.choices[0] else None)
    assert campaign.over and (campaign.number, campaign.goal) == (9, 68)
    with pytest.raises(bocage.BadCampaign, match="finish"):
        campaign.finish()
    campaign = again(campaign)
    campaign.go_on()
    assert not campaign.over and campaign.food == [1]
    assert running(campaign).observe(0)["seats"][0]["cards"] == list(SOLO[1:3])
    campaign = again(campaign)
    end(campaign, [60], [["A112"]])
    assert campaign.choices == [[]]
    campaign.finish()
    assert (campaign.number, campaign.goal, campaign.food) == (9, 68, [0])
    end(campaign, [71], [["A112"]])
    campaign.finish()
    assert (campaign.number, campaign.goal, campaign.food) == (10, 69, [1])
    assert campaign.kept == [list(SOLO[1:3])] and not campaign.over
    assert again(campaign) == campaign
    with pytest.raises(bocage.BadCampaign, match="go_on"):
        campaign.go_on()


def test_what_comes_can_be_asked_and_rehearsed_before_it_is_decided() -> None:
    campaign = solo()
    with pytest.raises(bocage.BadCampaign, match="coming"):
        campaign.coming([None])
    end(campaign, [57], [["A116", "B097"]])
    for keep in (["A112"], [], ["A116", None]):
        with pytest.raises(bocage.BadCampaign, match="keep"):
            campaign.coming(keep)
    assert campaign.coming([None]).kept == [[]]
    coming = campaign.coming(["A116"])
    assert (coming.number, coming.kept, coming.food) == (2, [["A116"]], [3])
    rows = [campaign.rehearse(coming, seed).observe(0)["seats"][0] for seed in (1, 2)]
    assert [(row["food"], row["cards"]) for row in rows] == [(3, ["A116"])] * 2
    assert campaign.games == () and running(campaign).over
    campaign.finish("A116")
    hand = running(campaign).observe(0)["seats"][0]["hand"]
    assert hand not in [row["hand"] for row in rows] and rows[0]["hand"] != rows[1]["hand"]


@pytest.mark.parametrize("points", [50, 51, 52, 57])
def test_half_of_what_is_above_the_goal_is_food(points: int) -> None:
    campaign = solo()
    end(campaign, [points], [["A116"]])
    campaign.finish("A116")
    assert campaign.food == [(points - 50) // 2]
    assert running(campaign).observe(0)["seats"][0]["food"] == (points - 50) // 2


def test_what_stays_lies_there_from_the_start_and_the_hand_is_smaller() -> None:
    campaign = solo()
    for number, id in enumerate(SOLO[:7], 1):
        end(campaign, [80], [[id, "B097"]])
        campaign.finish(id)
        while running(campaign).progress[0] == 0:
            running(campaign).play(running(campaign).decisions[0].actions[0])
        view = running(campaign).observe(0)["seats"][0]
        assert view["cards"] == campaign.kept[0] == list(SOLO[:number])
        assert view["hand_size"] == {"occupations": 7 - number, "minors": 7}
        assert not set(view["hand"]) & set(view["cards"])
    end(campaign, [80], [["B097"]])
    assert campaign.choices == [[]]


def test_the_family_game_is_a_series_in_which_nothing_stays() -> None:
    campaign = bocage.campaign("agricola-classic", "solo", seed=1, cards="none")
    assert "decks" not in campaign.options
    play_on(campaign, [bocage.bot("greedy", 1)])
    assert campaign.choices == [[]]
    campaign.finish()
    end(campaign, [60])
    campaign.finish()
    assert (campaign.number, campaign.kept, campaign.food) == (2, [[]], [5])
    assert running(campaign).observe(0)["seats"][0]["food"] == 5


def test_decks_and_free_hands_and_chosen_round_cards_go_along() -> None:
    campaign = bocage.campaign(
        "agricola-classic", "solo", seed=1, decks="E", hands="chosen", round_cards="chosen"
    )
    end(campaign, [55], [["E150", "E187"]])
    campaign.finish("E187")
    table = running(campaign)
    assert table.decision is not None and table.decision.kind == "choose-hand"
    assert "draft E187" not in [action.text for action in table.decision.actions]
    play_on(campaign, [bocage.bot("random", 1)], 13)
    assert table.decision.kind == "reveal"
    hand = table.observe(0)["seats"][0]
    assert hand["hand_size"] == {"occupations": 6, "minors": 7}
    assert {id[0] for id in hand["hand"]} == {"E"}
    assert again(campaign) == campaign
