"""The greedy bot at any table: only what is offered, always the same, to the end."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

import bocage
from bocage.bots.greedy import GreedyBot, Points, judge_of

from .playing import game


@pytest.mark.parametrize("id", ["agricola-classic", "agricola-revised"])
def test_the_same_seed_plays_the_same_game(id: str) -> None:
    games = [game((id, 3, {}), seed=2, rounds=5) for _ in range(2)]
    assert games[0].actions == games[1].actions


def test_hash_seed_and_process_do_not_matter() -> None:
    script = (
        "from tests.bots.playing import game\n"
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
