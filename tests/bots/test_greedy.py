"""The greedy bot at any table: only what is offered, always the same, to the end."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest

import bocage
from bocage.bots.greedy import GreedyBot, Points, judge_of
from tests.contract.driver import DECKS, Variant, name, variants


class Handle:
    """What DESIGN grants a bot, and nothing else."""

    def __init__(self, seat: bocage.Seat) -> None:
        self.number = seat.number
        self.decision = seat.decision
        self.observe = seat.observe
        self.determinize = seat.determinize


def game(variant: Variant, seed: int, rounds: int = 14) -> bocage.Table:
    """A game of greedy bots, as far as a round."""
    id, seats, options = variant
    table = bocage.new(id, seats=seats, seed=seed, **options)
    bots = [GreedyBot(random.Random(seat)) for seat in range(seats)]
    while table.decision is not None and table.observe()["round"] <= rounds:
        seat = table.decision.seat
        handle: Any = Handle(table.seat(seat))
        action = bots[seat].choose(handle)
        offered = table.decision.actions
        assert action in offered
        assert action.verb != "pass" or not any(a.verb == "place" for a in offered)
        table.play(action)
    return table


HOUSE_RULES = [
    option.name
    for game in bocage.games()
    if game.id == "agricola-classic"
    for option in game.options
    if option.group == "farm"
]


def usual(variant: Variant) -> bool:
    """Whether only seats and the kind of game differ, not hands, decks or the farm's rules; what
    else may be chosen is tried without hand cards."""
    options = variant[2]
    if {*DECKS, "merged", "teams", *HOUSE_RULES} & options.keys():
        return False
    if options.get("cards") == "base" and (
        options.get("additional_actions") or options.get("round_cards") == "chosen"
    ):
        return False
    return bool(options.get("hands", "dealt") == "dealt")


@pytest.mark.parametrize("variant", [v for v in variants() if usual(v)], ids=name)
def test_a_whole_game_without_misery(variant: Variant) -> None:
    table = game(variant, seed=1)
    assert table.over
    scores = table.scores()
    assert sum(score.total for score in scores) > 15 * len(scores)
    assert sum(score.lines.get("begging", 0) < 0 for score in scores) <= (len(scores) + 1) // 4


@pytest.mark.parametrize("rule", [rule for rule in HOUSE_RULES if rule != "szongott"])
def test_a_whole_game_by_a_house_rule(rule: str) -> None:
    id = "agricola-classic" if HOUSE_RULES.index(rule) % 2 else "agricola-revised"
    scores = game((id, 4, {"cards": "base", rule: True}), seed=1).scores()
    assert sum(score.total for score in scores) > 15 * len(scores)
    assert sum(score.lines["begging"] < 0 for score in scores) <= 1


@pytest.mark.parametrize("way", ["lowest", "product"])
def test_partners_help_each_other(way: str) -> None:
    table = game(("agricola-revised", 4, {"teams": way}), seed=1)
    scores = table.scores()
    assert min(score.total for score in scores) > 15
    assert {entry.id for entry in table.log} & {"log-market-give", "log-partner-plow"}


def test_hardly_anybody_begs() -> None:
    variant: Variant = ("agricola-revised", 4, {"cards": "base"})
    scores = [score for seed in range(6) for score in game(variant, seed).scores()]
    assert sum(score.lines["begging"] < 0 for score in scores) <= 1


@pytest.mark.parametrize("id", ["agricola-classic", "agricola-revised"])
def test_the_same_seed_plays_the_same_game(id: str) -> None:
    games = [game((id, 3, {}), seed=2, rounds=5) for _ in range(2)]
    assert games[0].actions == games[1].actions


def test_hash_seed_and_process_do_not_matter() -> None:
    script = (
        "from tests.bots.test_greedy import game\n"
        "print(game(('agricola-revised', 2, {}), 3, 4).actions)"
    )
    played = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert played == {f"{game(('agricola-revised', 2, {}), 3, 4).actions}\n"}


def test_the_table_is_left_as_it_was() -> None:
    table = game(("agricola-revised", 2, {}), seed=4, rounds=3)
    before = table.position()
    assert table.decision is not None
    bocage.bot("greedy", 5).choose(table.seat(table.decision.seat))
    assert table.position() == before


def test_nothing_to_decide() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=6)
    assert table.decision is not None
    with pytest.raises(bocage.Error):
        bocage.bot("greedy", 5).choose(table.seat(1 - table.decision.seat))


def test_an_unknown_game_is_judged_by_its_points() -> None:
    assert isinstance(judge_of("chess"), Points)
    table = bocage.new("agricola-revised", seats=2, seed=7)
    assert table.decision is not None
    seat = table.decision.seat
    bot = GreedyBot(random.Random(8))
    bot.judges["agricola-revised"] = Points()
    action = bot.choose(table.seat(seat))
    points = table.scores()[seat].total
    table.play(action)
    assert action.text == "place grain-seeds"
    assert table.scores()[seat].total == points + 2


def test_it_beats_chance() -> None:
    table = bocage.new("agricola-classic", seats=2, seed=9)
    bots = [bocage.bot("greedy", 1), bocage.bot("random", 1)]
    while table.decision is not None:
        seat = table.decision.seat
        table.play(bots[seat].choose(table.seat(seat)))
    assert table.scores()[0].total > table.scores()[1].total + 20
