"""Solo series by the book of either edition: goals, food, and occupations for good."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from .playing import again, end, play_on, running

CLASSIC = "agricola-classic"
REVISED = "agricola-revised"
both = pytest.mark.parametrize("game", [CLASSIC, REVISED])
GOALS = [50, 55, 59, 62, 64, 65, 66, 67]
QUIET = {
    CLASSIC: ["E150", "E151", "E153", "E162", "E171", "E174", "E175", "E187"],
    REVISED: ["A116", "A098", "B098", "A088", "B126", "B095", "A110", "A120"],
}
"""Occupations for one seat that bring nothing when they are played."""


def solo(game: str, seed: int = 7, **options: Any) -> bocage.Campaign:
    """A solo series."""
    return bocage.campaign(game, "solo", seed=seed, **options)


def won(campaign: bocage.Campaign, points: int, *played: str) -> None:
    """The running game is won with some points; the last of the occupations played stays."""
    end(campaign, [points], [played])
    campaign.finish(played[-1])


def opened(campaign: bocage.Campaign) -> dict[str, Any]:
    """The seat's row at its first placement."""
    table = running(campaign)
    while table.progress[0] == 0:
        assert table.decision is not None
        table.play(table.decision.actions[0])
    row: dict[str, Any] = table.position()["seats"][0]
    return row


def kinds(game: str, hand: list[str]) -> dict[str, int]:
    """How many cards of each kind are in a hand."""
    printed = {card.id: card.kind for card in bocage.cards(game)}
    found = [printed[card] for card in hand]
    return {kind: found.count(kind) for kind in ("occupation", "minor")}


@both
@pytest.mark.rule("F101", "R106")
def test_the_goals_of_eight_games_and_one_more_for_each_further_one(game: str) -> None:
    campaign = solo(game)
    for number, goal in enumerate(GOALS, start=1):
        assert (campaign.number, campaign.goal, campaign.over) == (number, goal, False)
        end(campaign, [goal], [[QUIET[game][number - 1]]])
        campaign.finish(QUIET[game][number - 1] if number < len(GOALS) else None)
        assert (campaign.games[-1].goal, campaign.games[-1].reached) == (goal, True)
    assert campaign.over
    assert campaign.table is None
    campaign.go_on()
    for goal in (68, 69, 70):
        assert campaign.goal == goal
        end(campaign, [goal])
        campaign.finish()
    assert [played.goal for played in campaign.games] == [*GOALS, 68, 69, 70]


@both
@pytest.mark.rule("FX08", "F102", "R106")
@pytest.mark.parametrize(
    ("points", "food"), [(50, 0), (51, 0), (52, 1), (53, 1), (57, 3), (58, 4), (120, 35)]
)
def test_half_of_what_exceeds_the_goal_is_food_rounded_down(
    game: str, points: int, food: int
) -> None:
    campaign = solo(game)
    won(campaign, points, QUIET[game][0])
    assert campaign.food == [food]
    assert opened(campaign)["goods"].get("food", 0) == food


@both
@pytest.mark.rule("F102", "R106")
def test_food_goes_by_the_last_game_alone(game: str) -> None:
    campaign = solo(game)
    won(campaign, 80, QUIET[game][0])
    assert campaign.food == [15]
    won(campaign, 58, QUIET[game][1])
    assert campaign.food == [1]
    won(campaign, 59, QUIET[game][2])
    assert campaign.food == [0]


@both
@pytest.mark.rule("R107", "F101")
def test_a_missed_goal_means_the_same_game_again_without_food(game: str) -> None:
    campaign = solo(game)
    won(campaign, 60, QUIET[game][0])
    before = (campaign.number, campaign.goal, campaign.kept)
    hand = opened(campaign)["hand"]
    assert campaign.food == [5]
    end(campaign, [54], [[QUIET[game][1]]])
    assert campaign.choices == [[]]
    campaign.finish()
    assert campaign.games[-1].reached is False
    assert (campaign.number, campaign.goal, campaign.kept) == before
    assert campaign.food == [0]
    row = opened(campaign)
    assert row["goods"].get("food", 0) == 0
    assert row["cards"] == [QUIET[game][0]]
    assert row["hand"] != hand, "the cards are shuffled anew"
    won(campaign, 55, QUIET[game][1])
    assert (campaign.number, campaign.kept) == (3, [QUIET[game][:2]])


@both
@pytest.mark.rule("F100", "R106")
def test_each_game_begins_with_one_occupation_more_and_one_less_in_hand(game: str) -> None:
    campaign = solo(game)
    assert kinds(game, opened(campaign)["hand"]) == {"occupation": 7, "minor": 7}
    for number, card in enumerate(QUIET[game][:7], start=1):
        won(campaign, 99, card)
        row = opened(campaign)
        assert row["cards"] == QUIET[game][:number]
        assert kinds(game, row["hand"]) == {"occupation": 7 - number, "minor": 7}
        assert not set(row["hand"]) & set(row["cards"])
        assert row["placed"] == 0, "no action is used"
    assert campaign.number == 8


@both
@pytest.mark.rule("F100", "R106")
def test_only_an_occupation_played_in_the_game_just_won_is_kept(game: str) -> None:
    campaign = solo(game)
    first, second, third, other = QUIET[game][:4]
    end(campaign, [70], [[first, second]])
    assert campaign.choices == [[first, second]]
    for keep in (other, None, [first, second], "A1" if game == CLASSIC else "M01"):
        with pytest.raises(bocage.Error):
            campaign.finish(keep)
        assert campaign.games == ()
    campaign.finish(second)
    end(campaign, [70], [[third]])
    assert campaign.choices == [[third]], "the one kept before is kept anyway"
    with pytest.raises(bocage.Error):
        campaign.finish(second)
    campaign.finish(third)
    assert campaign.kept == [[second, third]]


@both
@pytest.mark.rule("F100", "R106")
def test_who_played_no_occupation_keeps_none(game: str) -> None:
    campaign = solo(game)
    end(campaign, [60])
    assert campaign.choices == [[]]
    campaign.finish(None)
    assert (campaign.number, campaign.kept) == (2, [[]])
    assert kinds(game, opened(campaign)["hand"])["occupation"] == 7


@both
@pytest.mark.rule("F102", "R106")
def test_occupations_that_were_not_kept_and_all_minors_come_back(game: str) -> None:
    printed = {card.id: card for card in bocage.cards(game)}
    options = {"decks": "E"} if game == CLASSIC else {}
    seen: set[str] = set()
    kept, played = QUIET[game][:2]
    minor = next(c.id for c in printed.values() if c.kind == "minor" and c.deck in ("E", "A"))
    for seed in range(30):
        campaign = solo(game, seed, **options)
        end(campaign, [50], [[played, minor, kept]])
        campaign.finish(kept)
        hand = opened(campaign)["hand"]
        assert kept not in hand
        seen |= set(hand)
    assert {played, minor} <= seen


@both
@pytest.mark.rule("F100", "R106")
def test_a_kept_occupation_works_as_if_it_had_been_played(game: str) -> None:
    card = {CLASSIC: "E176", REVISED: "A116"}[game]
    campaign = solo(game)
    won(campaign, 50, card)
    table = running(campaign)
    opened(campaign)
    table.play("place forest")
    assert table.position()["seats"][0]["goods"] == {"wood": 2 + 1}


@pytest.mark.rule("F100", "R106")
def test_what_it_brings_when_played_comes_at_every_start() -> None:
    campaign = solo(REVISED)
    won(campaign, 50, "B102")
    assert opened(campaign)["goods"] == {"grain": 2}, "the consultant of a single player"
    won(campaign, 57, "A116")
    assert opened(campaign)["goods"] == {"grain": 2, "food": 1}
    end(campaign, [10])
    campaign.finish()
    assert opened(campaign)["goods"] == {"grain": 2}


@pytest.mark.rule("F100", "R106")
def test_what_it_lays_on_round_spaces_counts_from_round_nought() -> None:
    campaign = solo(CLASSIC, decks="E")
    won(campaign, 50, "E201")
    opened(campaign)
    due = [(e["round"], e["goods"]) for e in running(campaign).position()["scheduled"]]
    assert due == [(5, {"cattle": 1}), (9, {"cattle": 1})]


# An own cost

CHIEF = "E172"


def chief(points: int) -> bocage.Campaign:
    """A series of the first edition in which the Chief, who costs 2 food himself, was kept."""
    campaign = solo(CLASSIC, decks="E")
    won(campaign, points, CHIEF)
    return campaign


@pytest.mark.rule("R107")
def test_an_own_cost_is_paid_at_every_start() -> None:
    campaign = chief(55)
    decision = running(campaign).decision
    assert decision is not None and decision.kind == "kept-cost"
    assert {action.text for action in decision.actions} == {f"use {CHIEF}", f"discard {CHIEF}"}
    running(campaign).play(f"use {CHIEF}")
    row = opened(campaign)
    assert (row["cards"], row["goods"]) == ([CHIEF], {})
    won(campaign, 59, QUIET[CLASSIC][0])
    running(campaign).play(f"use {CHIEF}")
    row = opened(campaign)
    assert (row["cards"], row["goods"]) == ([CHIEF, QUIET[CLASSIC][0]], {})


@pytest.mark.rule("R107")
def test_who_does_not_pay_loses_it_for_good() -> None:
    campaign = chief(57)
    running(campaign).play(f"discard {CHIEF}")
    row = opened(campaign)
    assert (row["cards"], row["goods"]) == ([], {"food": 3})
    assert kinds(CLASSIC, row["hand"])["occupation"] == 7
    assert campaign.kept == [[]]
    won(campaign, 60, QUIET[CLASSIC][0])
    assert campaign.kept == [[QUIET[CLASSIC][0]]]
    assert opened(campaign)["cards"] == [QUIET[CLASSIC][0]]


@pytest.mark.rule("R107")
@pytest.mark.parametrize("points", [50, 53])
def test_who_cannot_pay_loses_it_without_being_asked(points: int) -> None:
    campaign = chief(points)
    table = running(campaign)
    assert table.decision is not None and table.decision.kind != "kept-cost"
    assert opened(campaign)["cards"] == []
    assert campaign.kept == [[]]
    assert again(campaign).kept == [[]]


@pytest.mark.rule("R107")
def test_a_repeated_game_has_no_food_to_pay_with() -> None:
    campaign = chief(60)
    running(campaign).play(f"use {CHIEF}")
    end(campaign, [10])
    campaign.finish()
    assert opened(campaign)["cards"] == []
    assert campaign.kept == [[]]


# Left and continued


@both
@pytest.mark.rule("F100", "R106")
def test_a_series_is_left_and_continued_with_everything_on_it(game: str) -> None:
    options: dict[str, Any] = {"hands": "chosen", "round_cards": "chosen"}
    if game == CLASSIC:
        options["decks"] = "IK"
    campaign = solo(game, **options)
    assert campaign.options.items() >= options.items()
    card = {CLASSIC: "I252", REVISED: "A116"}[game]
    won(campaign, 57, card)
    play_on(campaign, [bocage.bot("random", 3)], 25)
    twin = again(campaign)
    assert twin == campaign
    assert [g.scores for g in twin.games] == [[57]]
    assert (twin.number, twin.goal, twin.kept, twin.food) == (2, 55, [[card]], [3])
    assert running(twin).position() == running(campaign).position()
    for table in (running(campaign), running(twin)):
        assert table.decision is not None
        table.play(table.decision.actions[-1])
    assert running(twin).position() == running(campaign).position()


@both
@pytest.mark.rule("F100", "R106")
def test_the_records_of_a_series_replay_on_their_own(game: str) -> None:
    campaign = solo(game)
    won(campaign, 60, QUIET[game][0])
    play_on(campaign, [bocage.bot("random", 2)])
    played = running(campaign)
    assert bocage.replay(played.record()).position() == played.position()
    campaign.finish()
    assert bocage.replay(campaign.games[-1].record).position() == played.position()
    assert campaign.games[-1].scores == [played.scores()[0].total]


@both
@pytest.mark.rule("F100", "R106")
def test_a_game_that_is_not_over_cannot_be_finished(game: str) -> None:
    campaign = solo(game)
    text = campaign.to_json()
    with pytest.raises(bocage.Error):
        campaign.finish()
    assert campaign.to_json() == text
    with pytest.raises(bocage.Error):
        campaign.go_on()
    assert campaign.to_json() == text
    with pytest.raises(bocage.Error):
        bocage.campaign(game, "solo", seats=2, seed=1)
    with pytest.raises(bocage.Error):
        bocage.campaign(game, "duel", seed=1)
