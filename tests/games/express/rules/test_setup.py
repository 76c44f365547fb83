"""Setting up: seats, sheets, dice, rounds and who starts."""

from __future__ import annotations

import random

import pytest

import bocage

from ..scenario import (
    DICE,
    FACES,
    IMPROVEMENTS,
    OCCUPATIONS,
    START,
    animals,
    aside,
    collect_any,
    deciding,
    goods,
    harvest,
    new,
    play,
    play_out,
    seat,
    table,
)

HARVESTS_BEFORE = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2}
"""How many harvests are over in each round."""


@pytest.mark.rule("D01")
def test_one_to_four_seats_and_no_options() -> None:
    game = next(game for game in bocage.games() if game.id == "express")
    assert game.seats == (1, 2, 3, 4)
    assert not game.options
    for seats in (0, 5):
        with pytest.raises(bocage.BadOption):
            bocage.new("express", seats=seats, seed=1)
    with pytest.raises(bocage.BadOption):
        bocage.new("express", seats=2, seed=1, cards="none")


@pytest.mark.rule("D01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    t = new(seats)
    assert len(t.observe(None)["seats"]) == seats
    for number in range(seats):
        row = seat(t, number)
        assert goods(t, number) == START
        assert animals(t, number) == {}
        assert (row["house"], row["rooms"], row["babies"]) == ("wood", 0, 0)
        assert (row["fields"], row["pastures"], row["grazing"]) == (0, 0, [])
        assert (row["occupations"], row["improvements"]) == ([], [])
        assert (row["harvests"], row["totals"], row["total"]) == ([], [], 0)


@pytest.mark.rule("D01", "D04")
@pytest.mark.parametrize("seed", range(6))
def test_thirteen_dice_are_rolled_first(seed: int) -> None:
    t = new(seed=seed)
    dice = t.observe(None)["dice"]
    assert {kind: len(shown) for kind, shown in dice.items()} == DICE
    assert sum(DICE.values()) == 13
    for kind, shown in dice.items():
        assert set(shown) <= set(FACES[kind])
    assert aside(t) == {}
    assert t.observe(None)["rolled"] is True


@pytest.mark.rule("D01")
def test_six_occupations_and_six_improvements() -> None:
    kinds: dict[str, list[str]] = {}
    for card in bocage.cards("express"):
        kinds.setdefault(card.kind, []).append(card.id)
    assert {kind: sorted(ids) for kind, ids in kinds.items()} == {
        "occupation": sorted(OCCUPATIONS),
        "improvement": sorted(IMPROVEMENTS),
    }


@pytest.mark.rule("D01")
def test_nothing_is_hidden() -> None:
    t = new()
    collect_any(t)
    views = [t.observe(who) for who in (0, 1, None)]
    for view in views:
        view.pop("seat", None)
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("D02")
def test_the_first_round_of_six() -> None:
    view = new().observe(0)
    assert (view["round"], view["rounds"], view["harvest"]) == (1, 6, 0)
    assert (view["phase"], view["over"]) == ("turn", False)
    for row in view["seats"]:
        assert (row["done"], row["actions"], row["need"]) == (0, 2, 4)


@pytest.mark.rule("D02")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_harvests_follow_rounds_three_five_and_six(seats: int) -> None:
    rng = random.Random(seats)
    t = new(seats)
    rounds = set()
    while t.decision:
        view = t.observe(None)
        rounds.add(view["round"])
        assert view["harvest"] == HARVESTS_BEFORE[view["round"]]
        for row in view["seats"]:
            assert len(row["harvests"]) == len(row["totals"]) == HARVESTS_BEFORE[view["round"]]
            assert row["actions"] == 2 + row["babies"]
            assert row["done"] <= row["actions"]
        t.play(rng.choice(t.decision.actions))
    assert rounds == set(HARVESTS_BEFORE)
    view = t.observe(None)
    assert (view["phase"], view["over"], view["round"]) == ("end", True, 6)
    assert all(len(row["harvests"]) == 3 for row in view["seats"])


@pytest.mark.rule("D02")
@pytest.mark.parametrize(("rounds", "harvests"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_the_last_action_of_a_round_ends_it(rounds: int, harvests: int) -> None:
    scored: list[dict[str, int]] = [{}] * HARVESTS_BEFORE[rounds]
    t = table({"done": 1, "harvests": scored}, dice="wood food reed", round=rounds)
    play(t, "collect 1wood")
    assert len(seat(t)["harvests"]) == harvests
    assert t.observe(None)["round"] == min(rounds + 1, 6)
    assert t.observe(None)["over"] is (rounds == 6)
    if rounds < 6:
        assert (seat(t)["done"], seat(t)["actions"]) == (0, 2)


@pytest.mark.rule("D02")
def test_two_actions_each_and_one_more_per_baby() -> None:
    for babies in range(5):
        t = table({"rooms": 4, "babies": babies}, dice="wood food")
        assert seat(t)["actions"] == 2 + babies
        for number in range(2 + babies):
            assert (t.observe(None)["round"], seat(t)["done"]) == (1, number)
            collect_any(t)
        assert (t.observe(None)["round"], seat(t)["done"]) == (2, 0)


@pytest.mark.rule("D03")
def test_anybody_may_start_the_game() -> None:
    starters = set()
    for seed in range(40):
        t = new(4, seed)
        assert deciding(t) == t.observe(None)["starting_player"]
        starters.add(deciding(t))
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("D03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_starting_player_stays_until_the_harvest(first: int) -> None:
    t = table({}, {}, {}, starting_player=first, turn=first)
    order = []
    while t.observe(None)["round"] < 4:
        order.append(deciding(t))
        collect_any(t)
        if t.observe(None)["round"] < 4:
            assert t.observe(None)["starting_player"] == first
    assert order == [(first + k) % 3 for k in range(18)]


@pytest.mark.rule("D03")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_from_the_lowest_score_on_turns_go_round(lowest: int) -> None:
    rows = [{"goods": {"food": 4}, "fields": 1 + k} for k in range(3)]
    rows[lowest]["fields"] = 0
    t = harvest(*rows, starting_player=(lowest + 1) % 3)
    assert [row["total"] for row in t.observe(None)["seats"]] == [
        0 if k == lowest else 4 + k for k in range(3)
    ]
    order = []
    for _ in range(12):
        assert t.observe(None)["starting_player"] == lowest
        order.append(deciding(t))
        collect_any(t)
    assert order == [(lowest + k) % 3 for k in range(12)]


@pytest.mark.rule("D02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        t = new(seats, seed)
        play_out(t, seed)
        assert t.decision is None
        assert t.winners() or seats == 1
